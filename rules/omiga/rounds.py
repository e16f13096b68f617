"""The start of a round, up to "Omiga!", and its end: wins, draws, and best of several rounds."""

from __future__ import annotations

from random import Random

from rules.errors import IllegalMove
from rules.game import Event, Outcome, Seat, Step
from rules.omiga.board import ABOVE, BLACK, CARDS, WAYS, WHITE, Field, Place, free_places, places_in, way
from rules.omiga.state import (
    BecameReady,
    Called,
    Cards,
    Dealt,
    Ended,
    OmigaState,
    Resumed,
    RoundEnd,
    RoundEnded,
    wins_in,
)

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


SILENCE_SECONDS = 45.0  # O-26: after this the opponent may claim the win


def decided(state: OmigaState, seat: Seat, place: Place) -> RoundEnd | None:
    """Return how the card just laid here ends the round, or None. A card that wins and draws wins (O-15)."""
    field, enemies = state.field, state.owned[1 - seat]
    enemy = field.behind[seat][place]
    if enemies >> enemy & 1:  # O-12
        return RoundEnd(how="behind", winner=seat, places=(place, enemy))
    if field.far[seat] >> place & 1:  # O-13
        return RoundEnd(how="edge", winner=seat, places=(place,))
    own, first, last = state.owned[seat], field.first, field.last
    if own & first and own & last and enemies & first and enemies & last:
        return RoundEnd(how="sides", winner=None, places=tuple(places_in((own | enemies) & (first | last))))
    return None


def wins_at(state: OmigaState, seat: Seat, place: Place) -> bool:
    """Whether a card of this seat would win here."""
    field = state.field
    return bool(state.owned[1 - seat] >> field.behind[seat][place] & 1 or field.far[seat] >> place & 1)


def run_dry(state: OmigaState) -> RoundEnd | None:
    """Return the end of the round if a player has only the hand left and none of it fits (O-16), else None."""
    dry = tuple([seat for seat in (0, 1) if _is_dry(state, seat)])
    return RoundEnd(how="exhausted", winner=None, seats=dry) if dry else None


def locked(state: OmigaState) -> RoundEnd | None:
    """Return the end of the round if no card of either player fits anywhere (O-17), else None."""
    for seat in (0, 1):
        hand = state.hands[seat]  # checked first: nearly always one of it fits
        if _fits_anywhere(state, seat, hand) or _fits_anywhere(state, seat, state.piles[seat] + state.discards[seat]):
            return None
    return RoundEnd(how="stuck", winner=None, seats=(0, 1))


def end_round(state: OmigaState, events: tuple[Event, ...], end: RoundEnd) -> Step[OmigaState]:
    """Count the round. The game ends if the leader cannot be caught, or no round is left."""
    results = (*state.results, end)
    white, black = wins_in(results)
    left = state.options.best_of - len(results)
    if left >= abs(white - black) and left and end.how != "claimed":
        return Step(new_phase(state, phase="scored", results=results), (*events, RoundEnded(end=end)))
    best = end.winner if end.how == "claimed" else None if white == black else int(black > white)
    places = (1, 1) if best is None else (1 + best, 2 - best)
    reason = end.how if len(results) == 1 or end.how == "claimed" else "rounds"
    outcome = Outcome(places=places, scores=(white, black), reason=reason)
    over = new_phase(state, phase="over", results=results, outcome=outcome)
    return Step(over, (*events, RoundEnded(end=end), Ended(outcome=outcome)))


def claim(state: OmigaState, seat: Seat) -> Step[OmigaState]:
    """Claim the win against a silent opponent (O-26)."""
    if state.phase != "playing":
        raise IllegalMove("omiga-not-begun")
    if not may_claim(state, seat):
        raise IllegalMove("omiga-not-silent")
    return end_round(state, (), RoundEnd(how="claimed", winner=seat))


def may_claim(state: OmigaState, seat: Seat) -> bool:
    """Whether the opponent has been silent long enough (O-26)."""
    return state.silent[1 - seat] > 0 and state.silence(1 - seat) >= SILENCE_SECONDS


def _is_dry(state: OmigaState, seat: Seat) -> bool:
    """Whether this seat can neither draw nor lay a card."""
    return not (state.piles[seat] or state.discards[seat] or _fits_anywhere(state, seat, state.hands[seat]))


def _fits_anywhere(state: OmigaState, seat: Seat, cards: Cards) -> bool:
    """Whether one of these cards can be laid now."""
    field, grid = state.field, state.grid
    for place in free_places(field, state.owned[seat], state.owned[1 - seat]):
        fitting = field.fitting(grid, place)
        for card in cards:
            if fitting & WAYS[card]:
                return True
    return False
