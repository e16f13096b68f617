"""The phases before "Omiga!": shuffle, lay the opening cards, draw three cards face down, get ready."""

from __future__ import annotations

from random import Random

from rules.errors import IllegalMove
from rules.game import Event, Seat, Step
from rules.omiga.deck import ABOVE, CARDS, WAYS, way
from rules.omiga.field import BLACK, WHITE, Field
from rules.omiga.state import BecameReady, Called, Cards, Dealt, OmigaState, Resumed

HAND = 3
BOTH = (True, True)


def opened(field: Field, rng: Random) -> dict[str, object]:
    """Return the cards of a new round. O-4: white's first card as drawn; black searches one that fits above it."""
    white, black = _shuffled(rng), _shuffled(rng)
    first, white = way(white[0], False), white[1:]
    fits = ABOVE[1 + first]
    sought = next(at for at, card in enumerate(black) if fits & WAYS[card])
    ways = fits & WAYS[black[sought]]
    second = (ways & -ways).bit_length() - 1  # turned only if it must be
    # O-5: the cards looked at are shuffled back before hands are drawn
    rest = [*black[:sought], *black[sought + 1 :]]
    if sought:
        rng.shuffle(rest)
    black = tuple(rest)
    grid = [0] * (field.columns * field.rows + 1)
    places = field.openings
    grid[places[WHITE]], grid[places[BLACK]] = 1 + first, 1 + second
    return {
        "grid": tuple(grid),
        "owned": (1 << places[WHITE], 1 << places[BLACK]),
        "laid": places,
        "hands": (white[:HAND], black[:HAND]),
        "piles": (white[HAND:], black[HAND:]),
        "discards": ((), ()),
        "watches": 0,
    }


def new_phase(state: OmigaState, **changes: object) -> OmigaState:
    """Return the state in a new phase; older buttons become stale."""
    token = max(state.epoch, *state.tokens) + 1
    return state.model_copy(
        update={
            "epoch": token,
            "tokens": (token, token),
            "ready": (False, False),
            "chosen": (None, None),
            "silent": (0, 0),
            **changes,
        }
    )


def get_ready(state: OmigaState, seat: Seat, rng: Random) -> Step[OmigaState]:
    """Mark a player as ready. Once both are ready anyone may call; a paused round continues at once."""
    if state.phase == "called":
        raise IllegalMove("omiga-both-ready")
    if state.phase == "playing":
        raise IllegalMove("omiga-has-begun")
    if state.ready[seat]:
        raise IllegalMove("omiga-already-ready")
    ready = (True, state.ready[1]) if seat == WHITE else (state.ready[0], True)
    became = BecameReady(seat=seat)
    if ready != BOTH:
        return Step(state.model_copy(update={"ready": ready}), (became,))
    if state.phase == "paused":
        return Step(new_phase(state, phase="playing"), (became, Resumed()))
    events: tuple[Event, ...] = (became,)
    fresh: dict[str, object] = {}
    if state.phase == "scored":
        fresh = opened(state.field, rng)
        events = (became, Dealt(round=state.round + 1))
    return Step(new_phase(state, **{**fresh, "phase": "called"}), events)


def call(state: OmigaState) -> Step[OmigaState]:
    """Call "Omiga!" (O-25): the hands are turned up and play begins."""
    if state.phase in ("ready", "scored"):
        raise IllegalMove("omiga-not-ready")
    if state.phase != "called":
        raise IllegalMove("omiga-has-begun")
    return Step(new_phase(state, phase="playing"), (Called(),))


def _shuffled(rng: Random) -> Cards:
    cards = list(CARDS)
    rng.shuffle(cards)
    return tuple(cards)
