"""Where did I lose it? The coach's button, and what it answers."""

from __future__ import annotations

import asyncio
import itertools
import threading
from dataclasses import replace
from random import Random

import pytest

from bot.coach import MOST_OF_SERVER, MOST_WAITING, has_coach
from bot.i18n import localizer
from bot.tables.record import NOBODY, Player
from cogs.table.coach import advice
from rules.catalogue import GAMES, game_named
from rules.coach import Mistake
from rules.errors import Refusal
from tests.cogs.table.test_replay import holding
from tests.table_state import state_of
from tests.worlds import walk
from tests.worlds.simulated import SimulatedWorld

BUTTON = "Where did I lose it?"


@pytest.fixture(autouse=True)
def _known_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same games each time: whether a decision cost anything depends on the deal."""
    seeds = (f"coach {number}" for number in itertools.count(1))
    monkeypatch.setattr("bot.tables.deals.secrets.token_hex", lambda _bytes: next(seeds))


NAMES = {"one-shot": 1, "only-one": 2, "rokujika": 1}  # games with a coach, and how many computers sit there


async def finish(world: SimulatedWorld, game: str, computers: int, *, seed: int = 1, people: int = 1) -> int:
    """Return a finished game in which people play at random against computers."""
    tables, place = world.bot.tables, {"guild": world.guild.id, "channel": world.channels["games"].id}
    players = [Player(user=world.players[name].id, name=name) for name in ("ana", "ben")[:people]]
    record = await tables.deals.open(game=game, host=players[0], language="en", **place)
    for player in players[1:]:
        await tables.join(record.id, player)
    for number in range(computers):
        await tables.add_computer(record.id, players[0].user, f"Computer {number + 1}")
    await tables.deals.start(record.id, players[0].user)
    await play_out(world, record.id, seed)
    await world.bot.table_messages.show(record.id)
    await world.bot.pending.over()
    return record.id


async def play_out(world: SimulatedWorld, table: int, seed: int) -> None:
    """Play at random for the people; the computers move when their time has come."""
    tables, picks = world.bot.tables, Random(seed)
    live = await tables.cache.get(table)
    game, record = live.table.game, live.record
    place = {"guild": record.guild, "channel": record.channel}
    while live.table.outcome is None:
        people = sorted(seat for seat in live.table.to_act if record.players[seat].is_member)
        if not people:
            assert live.table.deadline is not None
            await live.table.expire(at=live.table.deadline)
            continue
        seat, state = people[0], state_of(live.table)
        move = picks.choice(game.moves(state, seat)).model_dump_json()
        user, key = record.players[seat].user, f"k{live.table.version}"
        await tables.play(table, user, move, epoch=game.epoch(state, seat), key=key, **place)


async def ask(world: SimulatedWorld, who: str, table: int = 1) -> str:
    return (await world.press_id(who, holding(world.table(), f"coach:{table}"), f"coach:{table}")).whisper


@pytest.mark.parametrize("game", NAMES)
async def test_a_player_learns_in_private_which_decision_cost_most(world, game):
    await finish(world, game, NAMES[game])
    before = len(world.messages())
    answer = await world.press("ana", BUTTON)
    assert answer.message.ephemeral
    assert "would have been better" in answer.whisper
    assert "Coach · before move" in answer.whisper
    assert answer.message.labels == ["Replay"]
    assert len(world.messages()) == before, "nobody else sees it"
    replay = await world.press("ana", "Replay", on=answer.message)
    step = int(answer.whisper.split("before move ")[1].split(" ")[0]) - 1
    assert f"move {step} of" in replay.whisper


async def test_the_position_is_drawn_with_its_picture(world):
    await finish(world, "one-shot", 1)
    answer = await world.press("ana", BUTTON)
    assert any(part["type"] == 12 for part in walk(answer.message.parts)), "a gallery with the picture"


async def test_each_player_asks_about_their_own_moves_and_nobody_else_may(world):
    table = await finish(world, "one-shot", 1, people=2)
    played = await world.bot.replays.get(table, world.guild.id, world.channels["games"].id)
    for who in ("ana", "ben"):
        mistake = await world.bot.coach.worst(played, world.players[who].id)
        assert mistake is not None
        assert mistake.seat == ("ana", "ben").index(who)
        assert "would have been better" in await ask(world, who)
    assert "Only players of this game" in await ask(world, "cy")


async def test_a_player_without_a_notable_mistake_is_told_so(world, monkeypatch):
    await finish(world, "one-shot", 1)
    monkeypatch.setattr(game_named("one-shot").__class__, "notable_loss", 100.0)
    assert "Well played!" in (await world.press("ana", BUTTON)).whisper


async def test_the_button_is_only_where_computers_played_and_the_rules_can_judge(world):
    await finish(world, "one-shot", 0, people=2)
    assert BUTTON not in world.table().labels
    assert "no coach" in await ask(world, "ana")
    record = (await world.bot.tables.record(1)).model_copy()
    outcome = (await world.bot.tables.scene(1)).outcome
    robot = Player(user=NOBODY, name="Robot", kind="computer")
    for game in GAMES:
        one = record.model_copy(update={"game": game, "players": (*record.players, robot)})
        assert has_coach(one, outcome) == (game in NAMES)
        assert not has_coach(one, None)
        assert not has_coach(one.model_copy(update={"purpose": "tournament/1/1/1"}), outcome)


async def test_a_running_game_has_no_coach_yet(world):
    await world.slash("ana", "play", game="one-shot")
    await world.press_more("ana", "Add a computer")
    await world.press("ana", "Start")
    assert BUTTON not in world.table().labels
    assert "isn't over yet" in await ask(world, "ana")


async def test_a_private_game_with_computers_has_a_coach_for_its_player_only(world):
    ana, robot = Player(user=world.players["ana"].id, name="ana"), Player(user=NOBODY, name="Robot", kind="computer")
    place = {"guild": world.guild.id, "channel": world.channels["games"].id}
    record, _ = await world.bot.tables.deals.open_private(
        game="one-shot", **place, host=ana, language="en", company=(robot,)
    )
    await play_out(world, record.id, 1)
    await world.slash("ana", "play", game="rokujika")  # a message to press on
    answer = await world.press_id("ana", holding(world.table(), "coach:1"), "coach:1")
    assert "would have been better" in answer.whisper
    assert "Replay" not in answer.message.labels
    assert "wasn't played in this channel" in await ask(world, "ben")


async def test_it_is_computed_once(world, monkeypatch):
    await finish(world, "one-shot", 1)
    first = (await world.press("ana", BUTTON)).whisper
    monkeypatch.setattr("bot.coach.worst_mistake", None)
    assert (await world.press("ana", BUTTON)).whisper == first


@pytest.mark.parametrize("game", NAMES)
async def test_there_is_a_sentence_for_every_pair_of_moves(world, game):
    """Of all moves that were judged in a game, each can be the one played and the one that was better."""
    await finish(world, game, NAMES[game])
    place = (world.guild.id, world.channels["games"].id)
    played = await world.bot.replays.get(1, *place)
    for step, entry in enumerate(played.entries[:60]):
        judged = played.game.judge(played.steps[step].state, entry.seat, Random(step), 1)
        for one, other in zip(judged, judged[::-1], strict=True):
            mistake = Mistake(step, entry.seat, one.move, other.move, 3.0)
            said = advice(world.bot, played, mistake, localizer("en"))
            assert "would have been better" in said
            assert "{" not in said
            assert "coach-" not in said


async def test_only_a_few_people_wait_for_the_coach_and_not_all_from_one_server(world, monkeypatch):
    table = await finish(world, "one-shot", 1)
    played = await world.bot.replays.get(table, world.guild.id, world.channels["games"].id)
    coach, go_on = world.bot.coach, threading.Event()

    def slow(*_about: object) -> None:
        go_on.wait(10)

    monkeypatch.setattr("bot.coach.worst_mistake", slow)
    others = [replace(played, record=played.record.model_copy(update={"guild": guild})) for guild in range(4)]
    waiting = [
        asyncio.create_task(coach.worst(others[user // MOST_OF_SERVER], user)) for user in range(1, 1 + MOST_WAITING)
    ]
    await asyncio.sleep(0)
    for game, user, why in (
        (others[1], 99, "coach-busy-here"),
        (others[3], 98, r"coach-busy$"),
        (played, 1, "already"),
    ):
        with pytest.raises(Refusal, match=why):
            await coach.worst(game, user)
    go_on.set()
    assert await asyncio.gather(*waiting) == [None] * MOST_WAITING
    assert await coach.worst(others[1], 99) is None
