"""What an answer would lead to, shown before it is confirmed (R25.1, R25.3)."""

from games.core.question import Decision, Value
from games.core.text import Text, say
from games.south_tigris.almanac import research_words
from games.south_tigris.asking import name
from games.south_tigris.content import PASS_TILES, RESEARCH_VP, SECTION, TENT_TILES
from games.south_tigris.effects import effect_text
from games.south_tigris.placing import max_raise
from games.south_tigris.state import TigrisState
from games.south_tigris.workshops import ability, would_meet


def preview(state: TigrisState, decision: Decision, value: Value) -> list[Text]:
    """Return what follows from an answer, as far as its seat can know."""
    seat, chosen = decision.seat, str(value)
    if decision.key in ("die", "second") and state.action.doing == "workshop" and chosen != "none":
        return _abilities(state, seat, chosen)
    if decision.key == "tent_space":
        return _tent(state, seat, chosen)
    if decision.key == "site" and chosen.isdigit():
        return _site(state, seat, chosen)
    return []


def _abilities(state: TigrisState, seat: int, chosen: str) -> list[Text]:
    """Say which abilities of the row the dice would satisfy, raised as far as they go."""
    row, player = state.action.target, state.players[seat]
    zone, _, die = chosen.partition(":")
    lying = list(player.dice[f"workshop_{row}"])
    raised = f"{die[0]}{int(die[1]) + max_raise(state, seat, zone, die)}"
    tiles = [f"printed_{row}", *player.rows[row]]
    met = [tile for tile in tiles if would_meet(state, seat, row, [*lying, raised], ability(tile))]
    return [say("preview-abilities", tiles=[name(tile) for tile in met])]


def _tent(state: TigrisState, seat: int, space: str) -> list[Text]:
    """Say what the tent will give: unused camels and workers, pass tile, research of section 2 (R16.3)."""
    player = state.players[seat]
    unused = len(player.free_camels()) + player.workers + (player.envoy == "available")
    tile = state.pass_tiles[int(space) - 1]
    lasting = [effect for one in player.research for effect in TENT_TILES.get(one, ())]
    gained = [effect_text(effect) for effect in (*PASS_TILES[tile], *lasting)]
    return [say("preview-tent", n=unused, gain=gained)]


def _site(state: TigrisState, seat: int, pos: str) -> list[Text]:
    """Say what researching at a site gives: points, and the tile that lies there (R10.4, R10.6)."""
    site = state.sites.get(pos)
    left, right = RESEARCH_VP[SECTION[int(pos)]]
    lines = [say("preview-site", points=left if site is None else right)]
    if site is None:
        return [
            *lines,
            say("preview-draw-tiles", n=min(3, len(state.research_decks[str(SECTION[int(pos)])]))),
        ]
    return [*lines, name(site.tile), *research_words(site.tile)] if site.tile else lines
