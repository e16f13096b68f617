"""Non-interference of all games: change what a viewer may not know, and all that is made for them stays the same.

At least VIEWS views of states in every phase are compared, those of each seat and of spectators, and with each view all
else that comes out of a state: events, moves, votes, deadlines, and what computer players and the coach make of it.
"""

from __future__ import annotations

from collections import Counter
from itertools import cycle
from random import Random
from typing import Any, get_args

import pytest

from rules.catalogue import GAMES
from rules.game import Level
from rules.just_one import JustOne
from rules.one_shot.state import OneShotState
from tests.secrets.hidden import PHASES, VARIANTS, Variant, changed, moments, other_tiles, phase_of

pytestmark = pytest.mark.no_cover

VIEWS = 25_000
VIEWS_OF_A_GAME = VIEWS // len(GAMES)
STRIDE = {"rokujika": 20}  # games of many moves by many players: every twentieth state
LEVELS: tuple[Level, ...] = get_args(Level)


def variants_of(name: str) -> list[Variant]:
    return [variant for variant in VARIANTS if variant.name == name]


def shown(variant: Variant, state: Any, viewer: int | None) -> dict[str, Any]:
    """Return all that the rules make of a state for a viewer."""
    game = variant.game
    made: dict[str, Any] = {
        "view": game.view(state, viewer),
        "text": game.view(state, viewer).model_dump_json(),
        "epoch": game.epoch(state, viewer),
        "outcome": game.outcome(state),
        "to_act": game.to_act(state),
        "may_act": game.may_act(state),
        "overdue": game.overdue(state),
        "time_limit": game.time_limit(state),
        "turn": variant.name != "rokujika" and game.turn(state),  # the slowest village's: shown in replays only
    }
    if viewer is not None and viewer in game.may_act(state):
        made["moves"] = game.moves(state, viewer)
        made["ballot"] = game.ballot(state, viewer)
    if viewer is not None and viewer in game.to_act(state):
        made["pause"] = game.stand_in_pause(state, frozenset({viewer}))
    return made


@pytest.mark.parametrize("name", GAMES)
def test_nobody_can_tell_what_they_may_not_know(name, record_property):
    views, differed, phases = 0, 0, Counter[str]()
    for number, variant in enumerate(cycle(variants_of(name))):
        if views >= VIEWS_OF_A_GAME and number >= len(variants_of(name)) and set(phases) >= PHASES[name]:
            break
        assert number < 2000, f"never seen: {PHASES[name] - set(phases)}"
        for at, moment in enumerate(moments(variant, number)):
            if at % STRIDE.get(name, 1) and phases[phase_of(moment.state)]:
                continue
            for viewer in (None, *range(variant.seats)):
                other = changed(name, moment.state, viewer, Random(f"{number}/{at}/{viewer}"))
                differed += other != moment.state
                mine, theirs = (shown(variant, state, viewer) for state in (moment.state, other))
                assert mine == theirs, f"{variant}, game {number}, move {at}, viewer {viewer}"
                views += 1
            phases[phase_of(moment.state)] += 1
    assert views >= VIEWS_OF_A_GAME
    assert differed > 0.7 * views, "nothing was changed"
    record_property("summary", f"secrets of {name}: {views} views in {len(phases)} phases, none told apart")


@pytest.mark.parametrize("name", sorted(GAMES.keys() - {"omiga"}))  # its cards are numbers, and hands are open
def test_the_events_of_a_move_tell_a_viewer_no_more_than_their_views(name):
    """What is written in an event is in the view before or after it, or was all along."""
    checked = 0
    for number, variant in enumerate(variants_of(name)):
        game, known = variant.game, dict.fromkeys((None, *range(variant.seats)), "")
        for moment in moments(variant, number, 150):
            for viewer, before in known.items():
                after = known[viewer] = game.view(moment.state, viewer).model_dump_json()
                for event in game.events_for(moment.state, moment.events, viewer):
                    for text in written_in(event.model_dump(mode="json")):
                        assert text in before or text in after, f"{variant}: {viewer} was told {text} by {event}"
                        checked += 1
    assert checked > 200


WORDS_OF_EVENTS = ("what", "reason", "by", "ended_by", "how", "result", "doubt", "choice", "do")


def written_in(value: Any) -> list[str]:
    """Return every text in an event that names something of the game."""
    match value:
        case str():
            return [value]
        case dict():
            return [text for key, inner in value.items() if key not in WORDS_OF_EVENTS for text in written_in(inner)]
        case list():
            return [text for inner in value for text in written_in(inner)]
    return []


def computers_of(name: str, level: Level) -> list[Variant]:
    return [Variant(name, variant.seats, {**variant.options, "computers": level}) for variant in variants_of(name)]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_cannot_see_never_changes_what_its_computer_does(name, level):
    """Nor how long it thinks, nor what a stand-in does who plays for a player who is away."""
    compared, most = 0, 12 if (name, level) == ("only-one", "hard") else 60
    for number, variant in enumerate(computers_of(name, level)):
        game = JustOne() if name == "just-one" else variant.game  # with the clues that computers know
        rng, state = Random(f"{variant}"), None
        state = game.deal(variant.seats, game.Options.model_validate(variant.options), rng)
        for at in range(most):
            if not (waiting_for := sorted(game.to_act(state))):
                break
            seat = rng.choice(waiting_for)
            other = changed(name, state, seat, Random(f"{number}/{at}"))
            if at % 3 == 0 or most > 12:
                moves = [game.computer_move(one, seat, Random(at)) for one in (state, other)]
                assert moves[0] == moves[1], f"{variant}, move {at}, seat {seat}"
                assert game.stand_in(state, seat, Random(at)) == game.stand_in(other, seat, Random(at))
                assert game.is_slow(state) == game.is_slow(other)
                compared += 1
            state = game.play(state, seat, game.computer_move(state, seat, rng), rng).state
    assert compared >= 20


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.notable_loss is not None])
def test_what_a_seat_could_not_see_never_changes_what_the_coach_says(name):
    judged = 0
    for number, variant in enumerate(variants_of(name)):
        game = variant.game
        for at, moment in enumerate(moments(variant, number, 60)):
            for seat in sorted(game.to_act(moment.state)):
                rng = Random(f"{number}/{at}/{seat}")
                if isinstance(moment.state, OneShotState):
                    other = other_tiles(moment.state, seat, rng, remembers=True)
                else:
                    other = changed(name, moment.state, seat, rng)
                if at % 4 == 0:
                    said = [game.judge(one, seat, Random(at), 2) for one in (moment.state, other)]
                    assert said[0] == said[1], f"{variant}, move {at}, seat {seat}"
                    judged += bool(said[0])
    assert judged > 20
