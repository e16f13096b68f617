"""A seat that the channel plays: whoever watches votes on the table's buttons, and the most votes are played."""

from __future__ import annotations

import json
from random import Random

import pytest

from bot.tables.lobby import rematch
from rules.catalogue import GAMES
from rules.crowd import CrowdMove
from rules.only_one import OnlyOne
from rules.replay import replay
from tests.cogs.table.test_menu import do, turn
from tests.cogs.table.test_more import more
from tests.rules.only_one.builders import at, columns
from tests.table_state import state_of
from tests.worlds import Message, walk
from tests.worlds.simulated import SimulatedWorld

WATCHERS = ("ben", "cy", "dee")
CHANNEL = "The channel"


async def play_with_crowd(world: SimulatedWorld, game: str = "one-shot", **options: str) -> None:
    """Ana plays against the channel."""
    await world.slash("ana", "play", game=game)
    panel = (await world.press_more("ana", "Add the channel")).message
    for option, value in options.items():
        await world.choose("ana", panel, option, value)
    await world.press("ana", "Start")


async def until_choice(world: SimulatedWorld) -> Message:
    """Play until the channel can take a coin or pass."""
    for _ in range(200):
        table = world.table()
        if not table.labels:
            await world.wait(601)
        elif (who := await turn(world)) != CHANNEL:
            await world.press(who, table.labels[-1])
        elif len(table.labels) > 1:
            return table
        else:
            await world.press("dee", table.labels[0])
    raise AssertionError("the channel never had a choice")


async def moves(world: SimulatedWorld) -> list[tuple[int | None, dict]]:
    return [(entry.seat, json.loads(entry.move)) for entry in await world.store.journal(1)]


async def elected(world: SimulatedWorld) -> CrowdMove:
    return CrowdMove.model_validate((await moves(world))[-1][1])


def enabled(message: Message) -> dict[str, str]:
    """The custom_ids of the buttons of moves, by their label."""
    buttons = [part for part in walk(message.parts) if part["type"] == 2]
    return {part["label"]: part["custom_id"] for part in buttons if part["custom_id"].startswith("m:")}


async def require_exact_replay(world: SimulatedWorld) -> None:
    """The journal, votes and lots included, leads to the state of the table."""
    live = await world.bot.tables.cache.get(1)
    game = GAMES[live.record.game]
    options = game.Options.model_validate(live.record.options)
    steps = replay(game, live.record.dealt, options, live.table.seed, await world.store.journal(1))
    assert steps[-1].state == state_of(live.table)


async def test_the_lobby_offers_and_shows_the_channels_seat(world):
    await world.slash("ana", "play", game="one-shot")
    panel = (await world.press_more("ana", "Add the channel")).message
    assert "🗳️ **The channel** · everyone who watches votes" in world.table().text
    assert "Players (2 of 4)" in world.table().text
    assert "Start" in world.table().labels
    assert "Add the channel" not in panel.labels
    await world.press("ana", "Remove the channel", on=panel)
    assert CHANNEL not in world.table().text


async def test_only_the_host_lets_the_channel_play(world):
    await world.slash("ana", "play", game="one-shot")
    await world.press("ben", "Join")
    assert "Add the channel" not in (await more(world, "ben")).labels
    refused = await world.forge("ben", await more(world, "ben"), "l:1:crowd")
    assert "ana" in refused.message.text
    assert CHANNEL not in world.table().text


@pytest.mark.parametrize(("game", "offers"), [(name, game.takes_votes) for name, game in GAMES.items()])
async def test_where_moves_cannot_be_voted_on_the_channel_is_not_offered(world, game, offers):
    await world.slash("ana", "play", game=game)
    panel = await more(world, "ana")
    assert ("Add the channel" in panel.labels) == offers
    if not offers:
        await world.forge("ana", panel, "l:1:crowd")
        assert CHANNEL not in world.table().text


def test_the_three_turn_based_games_take_votes():
    assert {name for name, game in GAMES.items() if game.takes_votes} == {"one-shot", "only-one", "rokujika"}


async def test_the_most_votes_win_at_the_deadline(world):
    await play_with_crowd(world)
    table = await until_choice(world)
    assert (
        "🗳️ Not playing? Vote for **The channel** with the table's buttons. Most votes win; ties are drawn by lot."
        in table.text
    )
    assert "No votes yet" in table.text
    take, leave = enabled(table)
    await world.press("ben", take)
    await world.press("cy", leave)
    await world.press("dee", leave)
    assert "3 votes so far" in world.table().text
    assert list(enabled(world.table())) == [f"{take} · 🗳️ 1", f"{leave} · 🗳️ 2"]
    await world.wait(29)
    assert "3 votes so far" in world.table().text
    await world.wait(2)
    chosen = await elected(world)
    assert (chosen.move, chosen.votes_for, chosen.votes, chosen.is_drawn) == ({"do": "pass"}, 2, 3, False)
    await require_exact_replay(world)


async def test_a_vote_can_be_changed_until_the_deadline_and_counts_once(world):
    await play_with_crowd(world)
    take, leave = enabled(await until_choice(world))
    await world.press("ben", take)
    await world.press("ben", leave)
    await world.press("ben", leave)
    assert "1 vote so far" in world.table().text
    assert list(enabled(world.table())) == [take, f"{leave} · 🗳️ 1"]
    await world.wait(31)
    assert [(count.move, count.votes) for count in (await elected(world)).counts] == [({"do": "pass"}, 1)]


async def test_a_tie_is_drawn_by_lot_and_replayed_exactly(world):
    await play_with_crowd(world)
    take, leave = enabled(await until_choice(world))
    await world.press("ben", take)
    await world.press("cy", leave)
    await world.wait(31)
    chosen = await elected(world)
    assert chosen.is_drawn
    assert [count.votes for count in chosen.counts] == [1, 1]
    await require_exact_replay(world)


async def test_without_votes_a_computer_moves_at_the_deadline(world):
    await play_with_crowd(world)
    await until_choice(world)
    before = len(await moves(world))
    await world.wait(299)
    assert len(await moves(world)) == before
    await world.wait(3)
    seat, move = (await moves(world))[before]
    assert (seat, move["do"]) == (1, move["do"])
    assert move["do"] in ("take", "pass"), "a computer's move, not a vote"
    live = await world.bot.tables.cache.get(1)
    assert [(player.missed, player.away) for player in live.record.players] == [(0, False)] * 2


async def test_the_tables_own_time_limit_is_the_longest_wait(world):
    await play_with_crowd(world, turn_limit="60")
    table = await until_choice(world)
    assert "if they don't" not in table.text, "the vote's own end is shown"
    before = len(await moves(world))
    await world.wait(50)
    await world.press("ben", next(iter(enabled(world.table()))))
    await world.wait(9)
    assert len(await moves(world)) == before
    await world.wait(2)
    assert (await elected(world)).votes == 1, "ten seconds after the vote: the time for the move is over"


async def test_players_of_the_table_cannot_vote(world):
    await play_with_crowd(world)
    table = await until_choice(world)
    answer = await world.press("ana", next(iter(enabled(table))))
    assert "turn" in answer.whisper
    assert "No votes yet" in world.table().text


async def test_a_kicked_player_cannot_vote(world):
    await world.slash("ana", "play", game="one-shot")
    await world.press("ben", "Join")
    panel = (await world.press_more("ana", "Add the channel")).message
    sure = await world.choose("ana", panel, "x:1", str(world.players["ben"].id))
    await world.press("ana", "Remove", on=sure.message)
    await world.press("ana", "Start")
    table = await until_choice(world)
    assert "removed you" in (await world.press("ben", next(iter(enabled(table))))).whisper
    assert "No votes yet" in world.table().text


async def test_the_vote_of_someone_who_takes_a_seat_no_longer_counts(world):
    await world.slash("ana", "play", game="one-shot")
    await world.press("ben", "Join")
    await world.press_more("ana", "Add the channel")
    await world.press("ana", "Start")
    take, leave = enabled(await until_choice(world))
    await do(world, "ben", "leave-0")
    await world.press("ben", take)
    await world.press("cy", leave)
    assert "2 votes so far" in world.table().text
    await do(world, "ben", "take-1")
    await world.wait(31)
    chosen = next(move for _, move in reversed(await moves(world)) if move["do"] == "crowd")
    assert [count["move"] for count in chosen["counts"]] == [{"do": "pass"}]


async def test_an_old_button_and_a_wrong_moment_count_for_nothing(world):
    await play_with_crowd(world)
    table = await until_choice(world)
    take, leave = enabled(table)
    await world.press("ben", leave)
    await world.wait(31)
    before = len(await moves(world))
    assert "moved on" in (await world.press("cy", take, on=table)).whisper
    while await turn(world) != "ana":
        await world.wait(301)
    answer = await world.press("cy", world.table().labels[0])
    assert answer.whisper == "It isn't the channel's turn yet. When it is, you can vote here."
    epoch = (await world.bot.tables.scene(1)).view.epoch
    assert (await world.forge("cy", world.table(), f'm:1:{epoch}:{{"do":"throw"}}')).whisper
    assert len([move for _, move in (await moves(world))[before:] if move["do"] == "crowd"]) == 0


async def test_a_move_that_the_game_does_not_offer_is_no_vote(world):
    await play_with_crowd(world)
    await until_choice(world)
    epoch = (await world.bot.tables.scene(1)).view.epoch
    refused = await world.forge("ben", world.table(), f'm:1:{epoch}:{{"do":"throw"}}')
    assert refused.whisper == "The channel can't do that now."
    assert "No votes yet" in world.table().text


async def test_two_votes_at_once_both_count(world):
    await play_with_crowd(world)
    table = await until_choice(world)
    take, leave = enabled(table).values()
    clicks = [("ben", table, take), ("cy", table, take), ("dee", table, leave)]
    await world.press_together(clicks, twice=True)
    assert "3 votes so far" in world.table().text
    assert [label.rpartition("🗳️ ")[2] for label in enabled(world.table())] == ["2", "1"]


async def test_a_move_without_an_alternative_is_played_at_the_first_click(world):
    await play_with_crowd(world)
    while await turn(world) != CHANNEL:
        await world.press("ana", world.table().labels[-1])
    table = world.table()
    assert "anyone who isn't playing can press the button" in table.text
    before = len(await moves(world))
    throw = next(iter(enabled(table).values()))
    await world.press_together([("ben", table, throw), ("cy", table, throw)], twice=True)
    played = (await moves(world))[before:]
    assert [(seat, move["do"], move["move"]) for seat, move in played] == [(1, "crowd", {"do": "throw"})]


async def test_votes_survive_a_restart(world):
    await play_with_crowd(world)
    take, leave = enabled(await until_choice(world))
    await world.press("ben", leave)
    await world.press("cy", leave)
    await world.wait(10)
    await world.restart()
    await world.wait(1)
    assert "2 votes so far" in world.table().text
    await world.press("dee", take)
    await world.wait(31)
    assert [count.votes for count in (await elected(world)).counts] == [2, 1]
    await require_exact_replay(world)


async def test_a_restart_without_votes_leaves_nothing_stuck(world):
    await play_with_crowd(world)
    await until_choice(world)
    before = len(await moves(world))
    await world.restart()
    await world.wait(302)
    assert len(await moves(world)) > before


async def test_a_whole_game_is_played_by_nobody_watching_and_counts_for_nothing(world):
    await play_with_crowd(world, turn_limit="60")
    for _ in range(400):
        if "🏆" in world.table().text:
            break
        await world.wait(61)
        if world.table().labels and "🏆" not in world.table().text and await turn(world) == "ana":
            await world.press("ana", world.table().labels[-1])
    assert "🏆" in world.table().text
    await require_exact_replay(world)
    assert await world.store.played(world.guild.id, world.players["ana"].id) == []
    assert await world.store.ranking(world.guild.id, "one-shot", 1, 1) == []
    await world.press("ana", "Play again")
    assert "🗳️ **The channel** · everyone who watches votes" in world.table().text
    await world.restart()  # results that are not rated are looked at again at every start
    assert await world.store.played(world.guild.id, world.players["ana"].id) == []


async def test_nobody_is_pinged_for_the_channel(world):
    await play_with_crowd(world)
    await until_choice(world)
    before = len(world.messages())
    await world.wait(250)
    assert len(world.messages()) == before


async def test_play_again_keeps_the_channels_seat(world):
    await play_with_crowd(world)
    live = await world.bot.tables.cache.get(1)
    assert [player.kind for player in rematch(live.record, world.players["ana"].id)] == ["crowd", "member"]


# --- the other games


async def vote_at_random(world: SimulatedWorld, rng: Random, message: Message) -> None:
    """Watchers vote for something on this message, by a button or a select; in a panel, only its reader."""
    selects = [part for part in walk(message.parts) if part["type"] == 3]
    voters = ("ben",) if message.ephemeral else rng.sample(WATCHERS, rng.choice((1, 2)))
    for who in voters:
        if selects and rng.random() < 0.5:
            option = rng.choice(selects[0]["options"])
            answer = await world.choose(who, message, selects[0]["custom_id"], option["value"])
        elif offered := enabled(message):
            answer = await world.press_id(who, message, rng.choice(list(offered.values())))
        else:
            continue
        assert answer.acknowledged
        assert not answer.whispers, answer.whisper


@pytest.mark.parametrize("seed", [1, 2])
async def test_a_whole_game_of_only_one_collection(world, seed):
    rng = Random(seed)
    await play_with_crowd(world, "only-one")
    while "➡️" in world.table().text:
        if await turn(world) == CHANNEL:
            if "Vote for" in world.table().text:
                await vote_at_random(world, rng, world.table())
                await world.wait(31)
            else:
                await world.press("cy", rng.choice(list(enabled(world.table()))))
        else:
            await world.press("ana", rng.choice(list(enabled(world.table()))))
    assert "votes" not in world.table().text, "scoring goes on by itself"
    for _ in range(30):
        await world.wait(601)
    assert "🏆" in world.table().text
    assert any(move["do"] == "crowd" for _, move in await moves(world))
    await require_exact_replay(world)


async def test_whoever_watches_sees_the_seers_cards_and_votes_in_a_panel(world, monkeypatch):
    position = at(columns("2", "5", "9"), familiars="gleaner keeper seer", draw="10 6A 7")
    dealt = position.state.model_copy(update={"active": 2, "token": 2})
    monkeypatch.setattr(OnlyOne, "deal", lambda *_: dealt)
    await world.slash("ana", "play", game="only-one")
    await world.press("ben", "Join")
    await world.press_more("ana", "Add the channel")
    await world.press("ana", "Start")
    peek = next(part for part in walk(world.table().parts) if part.get("custom_id", "").startswith("peek:"))
    await world.press_id("cy", world.table(), peek["custom_id"])
    assert world.private("cy") == [], "a vote opens no panel"
    assert "1 vote so far" in world.table().text
    assert any(part.get("label", "").endswith(" · 🗳️ 1") for part in walk(world.table().parts))
    await world.wait(31)
    assert "Press the button below and vote there" in world.table().text
    opened = (await world.press("cy", "See the three")).message
    options = opened.select(":peek")["options"]
    assert len(options) == 6
    refused = await world.press("ana", "See the three")
    assert not [part for part in walk(refused.message.parts) if part["type"] == 3], "players see nothing of it"
    await world.choose("cy", opened, ":peek", options[2]["value"])
    assert world.private("cy")[-1].select(":peek")["options"][2]["label"].endswith(" · 🗳️ 1")
    await world.press("dee", "See the three")
    await world.wait(31)
    assert (await elected(world)).move == json.loads(options[2]["value"])
    await require_exact_replay(world)


async def test_a_race_of_villages_against_the_channel(world):
    await play_with_crowd(world, "rokujika")
    assert "plays too: not playing? Press the button below and vote there." in world.table().text
    village = (await world.press("ben", "My village")).message
    assert "The channel" in village.text
    label = next(iter(enabled(village)))
    await world.press("ben", label, on=village)
    await world.press("cy", label, on=(await world.press("cy", "My village")).message)
    assert "2 votes so far" in world.private("cy")[-1].text
    before = len(await moves(world))
    await world.wait(31)
    seat, move = (await moves(world))[before]
    assert (seat, move["do"], move["counts"][0]["votes"]) == (1, "crowd", 2)
    assert "votes so far" not in world.private("ben")[-1].text, "an open village follows"
    await require_exact_replay(world)


async def test_a_whole_race_with_votes_and_without(world):
    rng = Random(3)
    await play_with_crowd(world, "rokujika")
    await world.press("ana", "My village")
    for _ in range(400):
        if "🏆" in world.table().text:
            break
        mine = world.private("ana")[-1]
        if labels := list(enabled(mine)):
            await world.press("ana", rng.choice(labels), on=mine)
        if rng.random() < 0.7 and "My village" in world.table().labels:
            village = (await world.press("ben", "My village")).message
            if enabled(village):
                await vote_at_random(world, rng, village)
        await world.wait(301 if rng.random() < 0.2 else 31)
    assert "🏆" in world.table().text
    kinds = {move["do"] for seat, move in await moves(world) if seat == 1}
    assert "crowd" in kinds
    assert len(kinds) > 1, "a computer moved where nobody voted"
    assert await world.store.played(world.guild.id, world.players["ana"].id) == []
    await require_exact_replay(world)
