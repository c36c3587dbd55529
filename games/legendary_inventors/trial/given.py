"""What a scenario may give, as a model; an unknown word makes the scenario unfit to run."""

from pydantic import Field

from games.core.state import Part


class RowEntry(Part):
    """An open invention: empty slots by discipline, or only how many."""

    id: str
    free: list[int] | None = None
    free_total: int | None = None


class Given(Part):
    """The starting position of a scenario; what is not said is free."""

    players: int = 3
    start_seat: int = 0
    seat: int = 0
    seat_to_act: int = 0
    owner: int = 0
    owner_of_token: int = 0
    team: str = "red"
    inventor: str = ""
    seat0_team: str = "red"
    seats: dict[str, str] = Field(default_factory=dict)
    age: int = 1
    phase: str = "turn"
    levels: list[int] = Field(default_factory=list)
    free: list[int] = Field(default_factory=list)
    slots: list[int] = Field(default_factory=list)
    reserve: int | dict[str, int] | None = None
    inventor_busy: bool = False
    busy: list[bool] = Field(default_factory=list)
    busy_before_age_change: list[bool] = Field(default_factory=list)
    ready_inventors: int = 4
    busy_inventors: int = 0
    invention: str = ""
    inventions: list[RowEntry] = Field(default_factory=list)
    inventions_on_board: int = 0
    invention_unfinished: bool = True
    turns_passed: int = 0
    cubes_on_it: dict[str, int] = Field(default_factory=dict)
    cubes: dict[str, dict[str, int]] = Field(default_factory=dict)
    counts: list[int] | dict[str, int] = Field(default_factory=list)
    counts_before: list[int] = Field(default_factory=list)
    completer: int = 0
    rewards: list[str] = Field(default_factory=list)
    consecutive_forced_passes: int = 0
    team_levels_sum_by_discipline: list[int] = Field(default_factory=list)
    all_free_slots: list[int] = Field(default_factory=list)
    additional_tokens_used: int = 0
    extra_slots: list[str] = Field(default_factory=list)
    token: str = ""
    tokens: list[str] = Field(default_factory=list)
    placed_token: str = ""
    flipped_and_placed: bool = False
    flipped: list[str] = Field(default_factory=list)
    cards: list[int] = Field(default_factory=list)
    classification_tokens: int = 0
    totals: list[int] = Field(default_factory=list)
    invention_cards: list[int] = Field(default_factory=list)
    player_contributed_to: list[str] = Field(default_factory=list)
    player_owns: list[str] = Field(default_factory=list)
