"""Broken invariants of a Just One state."""

from __future__ import annotations

from collections.abc import Iterator

from rules.just_one import comparing, guessing, writing
from rules.just_one.state import FEWEST, MOST, NUMBERS, JustOneState
from rules.just_one.turns import clues_each


def violations_of(state: JustOneState) -> list[str]:
    """Return every broken invariant as text."""
    return [*_cards(state), *_players(state), *_turn(state), *_clues(state), *_end(state)]


def _cards(state: JustOneState) -> Iterator[str]:
    cards = (state.card, *state.deck)
    if any(len(card) != len(NUMBERS) or not all(card) for card in cards):
        yield "a card does not have five words"
    words = [word for card in cards for word in card]
    if len(set(words)) != len(words):
        yield "a word is in the game twice"
    over_early = state.phase == "over" and state.outcome is not None and state.outcome.reason != "finished"
    finished = sum(turn.result != "ended" for turn in state.turns)
    burned = sum(turn.burned for turn in state.turns)
    on_table = 0 if state.phase == "over" and not over_early else 1
    if finished + burned + on_table + len(state.deck) != state.options.cards:
        yield f"{state.options.cards} cards were dealt and not all are accounted for"
    won = sum((turn.result == "found") - turn.taken_back for turn in state.turns)
    if state.won != won or state.won < 0:
        yield f"{state.won} cards are won, the turns say {won}"


def _players(state: JustOneState) -> Iterator[str]:
    named = (*state.gone, *state.coming, state.active, *state.ready, *state.excused)
    if not all(0 <= seat < state.seats for seat in named):
        yield "a seat does not exist"
    if len({*state.gone, *state.coming}) != len(state.gone) + len(state.coming):
        yield "a player left twice, or both left and is joining"
    if len(state.present) + len(state.coming) > MOST:
        yield "too many players"
    if state.phase != "over":
        if len(state.present) < FEWEST:
            yield "the game continues with too few players"
        if state.active in state.gone and state.phase != "vote":
            yield "the active player has left"


def _turn(state: JustOneState) -> Iterator[str]:
    if len(set(state.numbers_gone)) != len(state.numbers_gone) or state.number in state.numbers_gone:
        yield "a number was chosen twice"
    if not set(state.numbers_gone) < set(NUMBERS):
        yield "no number is left"
    if (state.number is None) != (state.phase == "number") and state.phase != "over":
        yield f"number {state.number} in the phase {state.phase}"
    if state.numbers and (state.phase == "number" or len(state.numbers) != state.options.cards):
        yield "the numbers are fixed, but not for every card"
    if state.phase == "number" and (state.clues or state.guess):
        yield "something was written before a number was chosen"
    if (state.guess is not None) != (state.phase == "vote") and state.phase != "over":
        yield f"{'no ' if state.guess is None else ''}guess in the phase {state.phase}"  # logged: not what was typed
    as_dealt = not (state.gone or state.coming)
    if state.phase == "number" and as_dealt and state.each != clues_each(len(state.present), state.options):
        yield f"{state.each} clues each with {len(state.present)} players"
    waiting_for = {"clues": writing.waiting_for, "compare": comparing.waiting_for, "vote": guessing.waiting_for}
    if state.phase in waiting_for and not waiting_for[state.phase](state):
        yield f"it is nobody's turn in the phase {state.phase}"


def _clues(state: JustOneState) -> Iterator[str]:
    places = [(clue.seat, clue.slot) for clue in state.clues]
    if places != sorted(set(places)):
        yield "the clues are not in order, or one is there twice"
    if any(clue.seat == state.active or clue.slot > state.each for clue in state.clues):
        yield "a clue by a seat that writes none"
    if state.phase == "clues" and (state.alike or any(clue.cancelled for clue in state.clues)):
        yield "clues are compared before all are written"
    if any(not 0 <= pair.first < pair.second < len(state.clues) for pair in state.alike):
        yield "a pair of clues that do not exist"
    elif any(not state.clues[place].cancelled for place in comparing.doubles(state.alike)):
        yield "a double is not cancelled"
    if state.phase == "guess" and all(clue.cancelled for clue in state.clues):
        yield "the phase is guess without clues"


def _end(state: JustOneState) -> Iterator[str]:
    if (state.phase == "over") != (state.outcome is not None):
        yield "over without an outcome, or an outcome before the end"
    if state.outcome is not None and set(state.outcome.scores) != {state.won}:
        yield "the score is not the number of cards won"
