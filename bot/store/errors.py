"""What the store may refuse, as exceptions whose sentence an operator can read."""

# ruff: noqa: N818 - most of these are refusals, not errors


class StoreError(Exception):
    """The database cannot be used, or what it holds is damaged. The message is one readable sentence."""


class UnknownGame(StoreError):
    """There is no game with this id."""

    def __init__(self, game_id: str) -> None:
        super().__init__(f"There is no game {game_id!r}.")
        self.game_id = game_id


class ChannelBusy(StoreError):
    """The channel already has a game in its lobby or running: `game_id`."""

    def __init__(self, channel_id: int, game_id: str) -> None:
        super().__init__(f"Channel {channel_id} already has the game {game_id}.")
        self.channel_id = channel_id
        self.game_id = game_id


class Stale(StoreError):
    """Somebody else changed the game first: its version is `actual`, not `expected`."""

    def __init__(self, expected: int, actual: int) -> None:
        super().__init__(f"The game is at version {actual}, not {expected}.")
        self.expected = expected
        self.actual = actual


class Repeated(StoreError):
    """This interaction was already carried out; nothing was changed by the repeat."""

    def __init__(self, interaction_id: int) -> None:
        super().__init__(f"Interaction {interaction_id} was carried out before.")
        self.interaction_id = interaction_id


class WrongStatus(StoreError):
    """The game is in a status (`lobby`, `running`, `finished`, `ended`) that forbids this."""

    def __init__(self, game_id: str, status: str) -> None:
        super().__init__(f"The game {game_id} is {status}.")
        self.game_id = game_id
        self.status = status


class SeatTaken(StoreError):
    """This user already holds a seat in the game."""

    def __init__(self, game_id: str, user_id: int) -> None:
        super().__init__(f"User {user_id} already has a seat in the game {game_id}.")
        self.game_id = game_id
        self.user_id = user_id


class NoSeat(StoreError):
    """All seats of the game are taken, or the seat asked for does not exist."""

    def __init__(self, game_id: str) -> None:
        super().__init__(f"There is no such free seat in the game {game_id}.")
        self.game_id = game_id
