"""Rokujika Collection through buttons, selects and panels: solo, as a race, with restarts."""

from __future__ import annotations

import itertools
import json
import re

import discord
import pytest

from bot.i18n import localizer
from cogs.core.layout import MessageLayout
from cogs.core.replies import edit_through
from rules.replay import replay
from rules.rokujika import Rokujika
from tests.cogs.rokujika.steps import described, details, finish, is_done, selects, step, village
from tests.cogs.table.test_menu import do
from tests.worlds import Message
from tests.worlds.simulated import SimulatedWorld

PLAYERS = ("ana", "ben", "cy", "dee")


@pytest.fixture(autouse=True)
def _known_villages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal village 1 at the first table, village 2 at the next, and so on."""
    seeds = (f"village {number}" for number in itertools.count(1))
    monkeypatch.setattr("bot.tables.deals.secrets.token_hex", lambda _bytes: next(seeds))


async def begin(world: SimulatedWorld, players: int = 1, channel: str = "games", **options: str) -> None:
    await world.slash("ana", "play", channel=channel, game="rokujika")
    for name in PLAYERS[1:players]:
        await world.press(name, "Join", channel)
    if options:
        panel = (await world.press("ana", "More", channel)).message
        for option, value in options.items():
            await world.choose("ana", panel, option, value, channel)
    await world.press("ana", "Start", channel)


async def play_alone(world: SimulatedWorld, channel: str = "games", **how: int) -> None:
    while "🏆" not in world.table(channel).text:
        await step(world, "ana", world.table(channel), channel, **how)


async def open_village(world: SimulatedWorld, who: str, channel: str = "games") -> Message:
    answer = await world.press(who, "My village", channel)
    assert answer.message.ephemeral
    return answer.message


async def saved_state(world: SimulatedWorld, table: int = 1):
    saved = await world.store.load_table(table)
    return saved, Rokujika.State.model_validate_json(saved.position.state)


# --- solo


async def test_alone_from_the_lobby_to_the_result(world):
    await begin(world)
    assert "turn 1 of 10" in world.table().text
    await play_alone(world)
    result = world.table()
    assert "🏆" in result.text
    assert len(world.messages()) == 1, "one message, edited"
    assert result.pictures == ("table.png",)
    saved, state = await saved_state(world)
    assert saved.record.phase == "over"
    assert f"ana: {state.villages[0].score} points, " in result.text
    steps = replay(Rokujika(), 1, Rokujika.Options(), saved.seed, await world.store.journal(1))
    assert steps[-1].state == state
    assert result.labels == ["Play again", "Replay", "Film"]
    await world.press("ana", "Play again")
    assert "Players (1 of 6)" in world.table().text


async def test_with_trademarks_and_many_cards_it_stays_within_discords_limits(world):
    """Buying every card for a few turns gives long texts and more sets than a select can hold."""
    await begin(world)
    most = 0
    while "turn 4 of" not in world.table().text:
        await step(world, "ana", world.table(), buys=21)
        most = max([most, *(len(select["options"]) for select in selects(world.table()))])
    assert most == 25


async def test_the_bot_dies_between_every_two_clicks(world):
    await world.slash("ana", "play", game="rokujika")
    await world.restart()
    await world.press("ana", "Start")
    clicks = 0
    while "🏆" not in world.table().text:
        await world.restart()
        await step(world, "ana", world.table(), buys=2)
        clicks += 1
    assert "🏆" in world.table().text
    assert len(await world.store.journal(1)) == clicks


async def test_details_list_all_cards_and_the_description_those_in_the_picture(world):
    await begin(world)
    _, state = await saved_state(world)
    text, told, here = await details(world, "ana"), described(world.table()), state.villages[0]
    say = localizer("en")
    for sixth in here.display:
        assert say(f"rokujika-sixth-{sixth}") in text
        assert say(f"rokujika-sixth-{sixth}") in told
        assert say(f"rokujika-original-{sixth}") in text
    for card in (*here.front, *here.pile):
        assert say(f"rokujika-card-{card}") in text
    assert "10 coins" in told
    assert "Row 1 · last turn" in text
    assert "How to read the picture" in text
    hidden = [say(f"rokujika-sixth-{sixth}") for sixth in state.sixths[6:]]
    assert not any(name in text or name in told for name in hidden), "cards to come"
    assert text == await details(world, "ben"), "spectators see the village of a solo game"


async def test_any_set_of_the_select_can_be_made_and_does_what_it_says(world):
    await begin(world)
    while not selects(world.table()):
        await world.press("ana", "Draw a card")
        if "No trademark" in world.table().labels:
            await world.press("ana", "No trademark")
    table = world.table()
    option = table.select(":set")["options"][-1]
    before = (await saved_state(world))[1].villages[0].coins
    await world.choose("ana", table, ":set", option["value"])
    after = (await saved_state(world))[1].villages[0]
    gained = int(re.match(r"(\d+) 🪙", option["label"])[1])
    assert after.coins == before + gained
    assert list(after.history[-1].cards) == json.loads(option["value"])["cards"]
    assert f"= **{gained}** 🪙" in world.table().text


async def test_sets_are_offered_best_first(world):
    await begin(world)
    while len(selects(world.table())) == 0 or len(world.table().select(":set")["options"]) < 4:
        await world.press("ana", "Draw a card")
        if "No trademark" in world.table().labels:
            await world.press("ana", "No trademark")
    options = world.table().select(":set")["options"]
    gains = [sum(map(int, re.findall(r"(\d+) [🪙⭐]", option["label"]))) for option in options]
    assert gains == sorted(gains, reverse=True)
    best = next(label for label in world.table().labels if label.startswith("Best set"))
    assert sum(map(int, re.findall(r"(\d+) [🪙⭐]", best))) == gains[0]
    for option in options:
        worth = [int(base) for base in re.findall(r" (\d)(?: ×|$)", option["description"])]
        assert worth[0] * worth[1] * worth[2] == int(re.match(r"(\d+) 🪙", option["label"])[1])


async def test_a_trademark_is_offered_registered_and_listed(world):
    await begin(world)
    for _ in range(6):
        await world.press("ana", "Draw a card")
    table = world.table()
    assert table.labels == ["No trademark"]
    chosen = table.select(":trademark")["options"][2]
    await world.choose("ana", table, ":trademark", chosen["value"])
    assert "®️ Your trademarks" in await details(world, "ana", on=world.table())
    assert "Your trademarks: " in described(world.table())
    assert (await saved_state(world))[1].villages[0].trademarks == (json.loads(chosen["value"])["sixth"],)
    assert "empty" in described(world.table())


async def test_spectators_clicks_are_refused(world):
    await begin(world)
    before = world.table()
    answer = await world.press("ben", "Draw a card")
    assert "not in this game" in answer.whisper
    assert world.table() == before


async def test_a_stale_button_is_refused(world):
    await begin(world)
    old = world.table()
    await world.press("ana", "Draw a card")
    assert "moved on" in (await world.press("ana", "Draw a card", on=old)).whisper
    assert len(await world.store.journal(1)) == 1


async def test_running_out_of_coins_ends_it_with_a_warning_before(world, monkeypatch):
    monkeypatch.setattr(
        "bot.tables.deals.secrets.token_hex", lambda _bytes: "village 1139"
    )  # five coins per turn and no set
    await begin(world)
    for _ in range(5):
        await world.press("ana", "Draw a card")
    await world.press("ana", "End turn")
    for _ in range(5):
        await world.press("ana", "Draw a card")
    assert "the game ends here" in world.table().text
    await world.press("ana", "End turn")
    assert "Out of coins after turn 2" in world.table().text
    assert "## 🏆 ana: 0 points, still a sleepy village" in world.table().text


async def test_with_a_time_limit_a_stand_in_ends_the_turn(world):
    await begin(world, turn_limit="60")
    assert "A computer finishes the turn <t:" in world.table().text
    await world.wait(61)
    assert "turn 2 of 10" in world.table().text


# --- the race


async def test_a_race_of_three_from_lobby_to_result(world):
    await begin(world, 3)
    board = world.table()
    assert "race of 3" in board.text
    assert board.labels == ["My village"]
    for who, buys in zip(PLAYERS[:3], (0, 1, 2), strict=True):
        await open_village(world, who)
        await finish(world, who, buys=buys)
        if who != "cy":
            assert "You finished with" in village(world, who).text
            assert f"🏁 **{PLAYERS[0]}** finished with" in world.table().text
    _, state = await saved_state(world)
    assert all("🏆" in village(world, who).text for who in PLAYERS[:3])
    result, told = world.table(), await details(world, "ana")
    assert f"🏆 {PLAYERS[state.outcome.winners[0]]} wins the race" in result.text
    for seat, who in enumerate(PLAYERS[:3]):
        place, score = state.outcome.places[seat], state.outcome.scores[seat]
        assert re.search(rf"(?m)^\*\*{place}\.\*\* . {who} \*\*{score}\*\*$", result.text)
        assert f"{who}: {score} (" in described(result)
        found = re.search(rf"\*\*{who}\*\*: 🏁 (.+) = \*\*{score}\*\*", told)
        coins, points, *off = map(int, re.findall(r"\d+", found[1]))
        assert coins + points - sum(off) == score
    assert len(world.messages()) == 1


async def test_all_players_have_the_same_village_and_see_only_their_own(world):
    await begin(world, 3)
    ana, ben = await open_village(world, "ana"), await open_village(world, "ben")
    assert described(ana) == described(ben)
    before = village(world, "ben")
    for _ in range(5):
        await step(world, "ana", village(world, "ana"), buys=9)
    assert "Drew " in village(world, "ana").text
    public = world.table()
    assert "ana: turn 1 of 10 · 🪙 5 · ⭐ 0" in described(public), "told how many coins ana has, not what for"
    assert "Row 1" not in public.text + described(public)
    assert village(world, "ben") == before
    for who in ("ben", "cy", "dee"):
        told = await details(world, who)
        assert "**ana**: turn 1 of 10 · 🪙 5 · ⭐ 0" in told
        assert ("Row 1" in told) == (who != "dee"), "no village of a spectator"
        for message in [*world.messages(), *world.private(who)]:
            assert "Drew " not in message.text
    assert (await details(world, "ben")).split("### The race")[0] != (await details(world, "ana")).split(
        "### The race"
    )[0]


async def test_a_panel_is_edited_only_when_its_own_village_changes(world, monkeypatch):
    """An edit closes the select that the player may have open."""
    edited = []

    async def spy(interaction: discord.Interaction, layout: MessageLayout) -> None:
        edited.append(interaction.user.name)
        await edit_through(interaction, layout)

    monkeypatch.setattr("cogs.core.panels.edit_through", spy)
    await begin(world, 2, turn_limit="60")
    for who in PLAYERS[:2]:
        await open_village(world, who)
    for who in ("ben", *("ana",) * 6):
        await step(world, who, village(world, who), buys=2)
    assert edited == ["ben", *("ana",) * 6]
    await world.wait(61)
    assert edited == ["ben", *("ana",) * 6], "both have moved since the last bell"
    await world.wait(61)
    assert sorted(edited[7:]) == ["ana", "ben"], "a computer played a turn for each"


async def test_a_computer_that_takes_over_leaves_turns_to_a_replacement(world, monkeypatch):
    monkeypatch.setattr("rules.game.Game.stand_in_seconds", 1.5)
    await begin(world, 2)
    await do(world, "ben", "leave-0")
    for _ in range(60):
        await world.wait(1)
    _, state = await saved_state(world)
    moved, turn = state.villages[1].epoch, state.villages[1].turn
    assert 1 <= moved <= 7, "a move about every ten seconds"
    assert turn < 5
    await do(world, "cy", "take-1")
    await world.wait(60)
    assert (await saved_state(world))[1].villages[1].epoch == moved
    await open_village(world, "cy")
    await step(world, "cy", village(world, "cy"))


async def test_a_neighbours_move_does_not_spoil_mine(world):
    await begin(world, 2)
    ana, ben = await open_village(world, "ana"), await open_village(world, "ben")
    await world.press("ben", "Draw a card", on=ben)
    answer = await world.press("ana", "Draw a card", on=ana)
    assert "moved on" not in answer.whisper
    _, state = await saved_state(world)
    assert [village.paid for village in state.villages] == [1, 1]


async def test_clicks_at_the_same_moment(world):
    await begin(world, 3)
    panels = {who: await open_village(world, who) for who in PLAYERS[:3]}
    clicks = [(who, panel, panel.button("Draw a card")) for who, panel in panels.items()]
    answers = await world.press_together(clicks)
    assert all(answer.acknowledged for answer in answers)
    _, state = await saved_state(world)
    assert [village.paid for village in state.villages] == [1, 1, 1]


async def test_another_players_panel_button_plays_the_own_village(world):
    """A custom_id contains no seat: the user who clicks plays their own village or is refused."""
    await begin(world, 2)
    ana = await open_village(world, "ana")
    await world.press("ben", "Draw a card", on=ana)
    _, state = await saved_state(world)
    assert [village.paid for village in state.villages] == [0, 1]
    assert "not in this game" in (await world.press("cy", "My village")).whisper


async def test_a_race_through_restarts(world):
    await begin(world, 2)
    await world.restart()
    for who in PLAYERS[:2]:
        await open_village(world, who)
        while not is_done(village(world, who)):
            await step(world, who, village(world, who), buys=0)
            await world.restart()
    assert "🏆" in world.table().text
    saved, state = await saved_state(world)
    steps = replay(Rokujika(), 2, Rokujika.Options(), saved.seed, await world.store.journal(1))
    assert steps[-1].state == state


async def test_two_races_in_two_threads_at_once(world):
    parent = world.bot.get_channel(world.channels["games"].id)
    for name in ("left", "right"):
        thread = await parent.create_thread(name=name, type=discord.ChannelType.public_thread)
        (world.channels[name],) = [made for made in world.channels["games"].threads if made.id == thread.id]
    await world.env.settle()
    racing = [(channel, who) for channel in ("left", "right") for who in PLAYERS[:2]]
    for channel in ("left", "right"):
        await begin(world, 2, channel)
    for channel, who in racing:
        await open_village(world, who, channel)
    while racing:
        for channel, who in list(racing):
            if is_done(village(world, who, channel)):
                racing.remove((channel, who))
            else:
                await step(world, who, village(world, who, channel), channel, buys=0)
    (_, first), (_, second) = await saved_state(world, 1), await saved_state(world, 2)
    assert first.outcome.scores != second.outcome.scores
    assert first.sixths != second.sixths
    for channel in ("left", "right"):
        assert "🏆" in world.table(channel).text


async def test_the_bell_plays_for_those_who_did_nothing(world):
    await begin(world, 2, turn_limit="60")
    assert "Next bell" in world.table().text
    await open_village(world, "ana")
    await world.press("ana", "Draw a card", on=village(world, "ana"))
    await world.wait(61)
    _, state = await saved_state(world)
    assert [village.turn for village in state.villages] == [1, 2]
    assert "ben: turn 2 of 10" in described(world.table())


async def test_equal_play_gives_an_equal_result(world):
    await begin(world, 2)
    for who in PLAYERS[:2]:
        await open_village(world, who)
        await finish(world, who, buys=1)
    assert "It's a tie!" in world.table().text
