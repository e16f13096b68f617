"""Broken invariants of an Only One Collection state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.only_one.cards import BITS, CARDS_FOR, COLUMN_SIZE, FIG, NAMED, PAIRS, VALUES_FOR, clashes
from rules.only_one.scoring import decide, specials, tally_of
from rules.only_one.state import OnlyOneState
from rules.only_one.turn import open_columns, places


def violations_of(state: OnlyOneState) -> list[str]:
    """Return every broken invariant as text. Most checks need the right number of seats and columns."""
    found = [*_shape(state)]
    return found or [*_cards(state), *_familiars(state), *_turn(state), *_scoring(state)]


def _shape(state: OnlyOneState) -> Iterator[str]:
    if state.seats not in VALUES_FOR:
        yield f"{state.seats} seats"
    for name in ("collections", "familiars", "earned"):
        if len(getattr(state, name)) != state.seats:
            yield f"{name} are not one for each seat"
    if not (0 <= state.token < state.seats and 0 <= state.active < state.seats):
        yield "the token or the turn is at no seat"
    if len(state.columns) != places(state.seats):
        yield f"{len(state.columns)} columns"
    if len(set(state.ended)) != len(state.ended) or not set(state.ended) <= set(range(state.seats)):
        yield "those who ended the round are not different seats"


def _cards(state: OnlyOneState) -> Iterator[str]:
    table = Counter((*state.deck, *state.discards))
    for cards in (*state.columns, *state.collections):
        table.update(card for card in cards if card not in NAMED)
    if state.card is not None:
        table[state.card] += 1
    if table != Counter(CARDS_FOR[state.seats]):
        yield "cards are lost or doubled"
        return
    for column in state.columns:
        if len(column) > COLUMN_SIZE:
            yield "a column has more than four cards"
        if any(clashes(card, column[:at]) for at, card in enumerate(column) if card in BITS):
            yield "a number is in a column twice"
    if state.last_call == (FIG in state.deck):
        yield "the Fig is in the deck and out of it"


def _familiars(state: OnlyOneState) -> Iterator[str]:
    on_table = [card for column in state.columns for card in column if card in NAMED]
    owned = [familiar for familiar in state.familiars if familiar is not None]
    there = [*on_table, *owned]
    if len(there) != (0 if state.options.familiars == "off" else state.seats):
        yield f"{len(there)} familiars are on the table"
    if any(sum(familiar in pair for familiar in there) > 1 for pair in PAIRS):
        yield "both sides of a familiar card are in the game"
    if on_table and state.round > 1:
        yield "a familiar is in a column after the first round"
    if state.peeked and "seer" not in owned:
        yield "peeked without the seer"


def _turn(state: OnlyOneState) -> Iterator[str]:
    if state.round < 1:
        yield f"round {state.round}"
    if (state.card is not None) != (state.phase in ("place", "keep")):
        yield "a drawn card in the wrong phase, or none in a phase that needs one"
    if (state.broken is not None) != (state.phase == "keep"):
        yield "a bust column in the wrong phase, or none in the phase keep"
    if state.phase in ("choose", "keep") and not state.has_power("seer" if state.phase == "choose" else "picker"):
        yield "a choice without the power to choose"
    if state.phase == "choose" and not state.peeked:
        yield "the seer chooses, but is not marked as used"
    if state.phase in ("scoring", "over"):
        if len(state.ended) != state.seats or not state.last_call:
            yield "scoring before the last round is over"
        return
    if state.active in state.ended:
        yield "it is the turn of a player whose round is over"
    if sum(map(bool, state.columns)) != len(state.columns) - len(state.ended):
        yield "the columns left do not fit the players left"
    if state.phase == "place" and not open_columns(state):
        yield "there is no column for the card"


def _scoring(state: OnlyOneState) -> Iterator[str]:
    if (state.phase == "over") != (state.outcome is not None):
        yield "over without an outcome, or an outcome before the end"
    if any(points < 0 for points in state.earned):
        yield "negative points were earned"
    if state.specials is not None and (state.phase not in ("scoring", "over") or state.specials != specials(state)):
        yield "the special icons are counted wrongly"
    if state.tallies and state.specials is None:
        yield "values were scored before the special icons"
    if tuple(tally.value for tally in state.tallies) != VALUES_FOR[state.seats][: len(state.tallies)]:
        yield "the values are not scored in their order"
        return
    for at, tally in enumerate(state.tallies):
        if tally != tally_of(state.model_copy(update={"token": tally.holder}), tally.value):
            yield f"value {tally.value} is scored wrongly"
        after = state.tallies[at + 1].holder if at + 1 < len(state.tallies) else state.token
        if after != (tally.holder if tally.winner is None else tally.winner):
            yield f"the token did not follow value {tally.value}"
    if state.outcome is not None and state.outcome != decide(state):
        yield "the outcome is not what the scores say"
