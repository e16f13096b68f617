"""The table's menu, used by those who may and those who may not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.i18n import localizer
from cogs.core.layout import MessageLayout
from cogs.table.menu import choices, with_menu
from tests.worlds import Message, walk


async def begin(world, *players: str, game: str = "one-shot", computers: int = 0) -> None:
    host, *others = players
    await world.slash(host, "play", game=game)
    for who in others:
        await world.press(who, "Join")
    for _ in range(computers):
        await world.press_more(host, "Add a computer")
    await world.press(host, "Start")


async def menu(world, who: str) -> Message:
    answer = await world.press_id(who, world.table(), "t:1")
    assert answer.message.ephemeral
    return answer.message


def offered(message: Message) -> list[str]:
    return [option["value"] for part in walk(message.parts) if part["type"] == 3 for option in part["options"]]


async def do(world, who: str, what: str) -> str:
    """Choose something from one's menu, and confirm it if asked; returns what one is told."""
    answer = await world.choose(who, await menu(world, who), "u:1", what)
    confirm = [label for label in answer.message.labels if label in ("Leave", "Remove")] if answer.message else []
    return (await world.press(who, confirm[0], on=answer.message)).whisper if confirm else answer.whisper


async def turn(world) -> str:
    return next(line for line in world.table().text.splitlines() if line.startswith(("➡️", "✨"))).split("**")[1]


async def advance(world) -> None:
    """Press the first button for the player whose turn it is, or wait while the turn plays automatically."""
    if labels := world.table().labels:
        await world.press(await turn(world), labels[0])
    else:
        await world.wait(601)


async def play_on(world) -> None:
    """Play ONE SHOT to its end."""
    while "🏆" not in world.table().text:
        await advance(world)


async def take_coin(world) -> str:
    """Throw until there is a coin, and take it without throwing again; return the table's text before that."""
    for _ in range(60):
        if any(label.startswith("Take") for label in world.table().labels):
            break
        await advance(world)
    live, before = await world.bot.tables.cache.get(1), world.table().text
    (seat,) = live.table.to_act
    user, epoch = live.record.players[seat].user, live.table.view(seat).epoch
    place = {"guild": live.record.guild, "channel": live.record.channel}
    await world.bot.tables.play(1, user, '{"do":"take"}', epoch=epoch, key=f"k{live.table.version}", **place)
    await world.bot.table_messages.show(1)
    return before


async def test_what_is_offered_depends_on_who_asks(world):
    await begin(world, "ana", "ben", "cy")
    active = await turn(world)
    waiting = next(who for who in ("ana", "ben", "cy") if who != active)
    assert "nudge-0" not in offered(await menu(world, active))
    assert "nudge-0" in offered(await menu(world, waiting))
    assert set(offered(await menu(world, "ana"))) >= {"end-0", "leave-0", "host-1", "remove-1", "host-2", "remove-2"}
    assert not [value for value in offered(await menu(world, "ben")) if value.startswith(("host", "remove"))]
    assert offered(await menu(world, "dee")) == ["rules-0", "learn-0", "watch-0"]


async def test_leave_and_take_the_seat(world):
    await begin(world, "ana", "ben")
    assert "You left the game" in await do(world, "ben", "leave-0")
    assert "**ben** left; a computer took over. Press **Menu** to take the seat" in world.table().text
    assert offered(await menu(world, "cy")) == ["take-1", "rules-0", "learn-0", "watch-0"]
    assert "You're in" in await do(world, "cy", "take-1")
    assert "took over" not in world.table().text
    assert "cy" in world.table().text


async def test_a_computer_plays_the_open_seat(world):
    await begin(world, "ana", "ben")
    await do(world, "ana", "leave-0")
    while await turn(world) != "ana":
        await advance(world)
    before = world.table().text
    await world.wait(601)
    assert world.table().text != before


async def test_two_people_take_the_same_seat(world):
    await begin(world, "ana", "ben")
    await do(world, "ben", "leave-0")
    cys, dees = await menu(world, "cy"), await menu(world, "dee")
    await world.choose("cy", cys, "u:1", "take-1")
    late = await world.choose("dee", dees, "u:1", "take-1")
    assert "isn't free" in late.whisper
    assert "cy" in world.table().text


async def test_a_menu_opened_before_the_end_does_no_harm_after_it(world):
    await begin(world, "ana", "ben")
    old = await menu(world, "ben")
    await do(world, "ana", "end-0")
    await do(world, "ben", "end-0")
    assert "closed" in world.table().text
    assert "closed" in (await world.choose("ben", old, "u:1", "leave-0")).whisper


async def test_the_host_kicks_a_player_and_transfers_the_host_role(world):
    await begin(world, "ana", "ben", "cy")
    await do(world, "ana", "remove-2")
    assert "**cy** left; a computer took over" in world.table().text
    await do(world, "ana", "host-1")
    assert any(value.startswith("remove") for value in offered(await menu(world, "ben")))
    assert not [value for value in offered(await menu(world, "ana")) if value.startswith("remove")]


@pytest.mark.parametrize(
    "forged", ["remove-0", "host-1", "take-0", "back-0", "open-0", "nudge-0", "eat-0", "", "take-x"]
)
async def test_a_stranger_with_a_forged_choice_changes_nothing(world, forged):
    await begin(world, "ana", "ben")
    before = world.table()
    custom_id = "u:1"
    record = (await world.bot.tables.record(1)).players
    answer = await world.forge_choice("dee", world.table(), custom_id, forged)
    assert answer.whisper
    assert (await world.bot.tables.record(1)).players == record
    assert world.table().text == before.text


async def test_from_another_channel_the_menu_is_refused_even_to_a_moderator(world):
    await begin(world, "ana", "ben")
    answer = await world.press_id("ana", world.table(), "t:1", channel="lounge")
    assert "another channel" in answer.whisper


async def test_a_nudge_mentions_only_the_players_whose_turn_it_is(world):
    await begin(world, "ana", "ben", "cy")
    active = await turn(world)
    waiting = next(who for who in ("ana", "ben", "cy") if who != active)
    assert "Nudged" in await do(world, waiting, "nudge-0")
    said = world.messages()[-1].text
    assert said.count("<@") == 1
    assert f"<@{world.players[active].id}>" in said
    assert "A computer moves" in world.table().text
    assert "moment ago" in await do(world, waiting, "nudge-0")


async def test_a_whole_game_against_computers_with_restarts(world):
    await begin(world, "ana", computers=2)
    assert "Computer 1" in world.table().text
    for step in range(300):
        table = world.table()
        if "🏆" in table.text:
            break
        if await turn(world) != "ana":
            await world.wait(601)
        else:
            await advance(world)
            if step % 10 == 0 and table.labels:  # time without a heartbeat would be added to the deadline
                await world.restart()
    assert "🏆" in world.table().text
    assert world.table().labels == ["Play again", "Replay", "Where did I lose it?", "Film"]
    await world.press("ana", "Play again")
    lobby = world.table().text
    assert lobby.index("Computer 1") < lobby.index("Computer 2") < lobby.index("**ana** · host"), "seats move on by one"
    await world.press("ana", "Start")
    assert "round 1 of 3" in world.table().text


async def test_more_time(world):
    await world.slash("ana", "play", game="one-shot")
    await world.press("ben", "Join")
    panel = (await world.press("ana", "More")).message
    await world.choose("ana", panel, "turn_limit", "60")
    await world.press("ana", "Start")
    active = await turn(world)
    assert "more time" in await do(world, active, "time-0")
    await world.wait(61)
    assert await turn(world) == active
    assert "had more time" in await do(world, active, "time-0")


async def test_an_absent_player_comes_back_with_one_click(world):
    await world.slash("ana", "play", game="one-shot")
    await world.press("ben", "Join")
    panel = (await world.press("ana", "More")).message
    await world.choose("ana", panel, "turn_limit", "60")
    await world.press("ana", "Start")
    for _ in range(60):
        if "is away" in world.table().text:
            break
        if await turn(world) == "ana":
            await advance(world)
        else:
            await world.wait(61)
    assert "**ben** is away" in world.table().text
    assert "open-1" in offered(await menu(world, "ana"))
    assert "Welcome back" in await do(world, "ben", "back-0")
    assert "is away" not in world.table().text


async def test_the_last_move_is_taken_back_from_the_menu(world):
    await begin(world, "ana", "ben")
    before = await take_coin(world)
    active = await turn(world)
    other = "ben" if active == "ana" else "ana"
    assert "undo-0" not in offered(await menu(world, other))
    assert "is undone" in await do(world, active, "undo-0")
    assert world.table().text == before
    await take_coin(world)
    late = await menu(world, active)
    await advance(world)
    assert "can't undo that" in (await world.choose(active, late, "u:1", "undo-0")).whisper


async def test_a_person_finds_all_their_tables_again(world):
    assert "not in any game" in (await world.slash("ana", "table list")).whisper
    await begin(world, "ana", "ben")
    await world.slash("ben", "play", "lounge", game="just-one")
    active = await turn(world)
    waiting = "ben" if active == "ana" else "ana"
    assert (
        "**ONE SHOT** · your turn · https://discord.com/channels/" in (await world.slash(active, "table list")).whisper
    )
    assert "your turn" not in (await world.slash(waiting, "table list")).whisper
    bens = (await world.slash("ben", "table list", "lounge")).whisper
    newest_first = bens.index("Just One") < bens.index("ONE SHOT")
    assert newest_first == (active == "ana"), "tables that wait for a move first, then the newest"
    assert "not started yet" in bens
    await world.slash("ana", "play", game="rokujika", private=True)
    assert "private" in (await world.slash("ana", "table list")).whisper
    await do(world, "ana", "leave-0")
    assert "ONE SHOT" not in (await world.slash("ana", "table list")).whisper
    assert "not in any game" in (await world.slash("dee", "table list")).whisper


async def test_at_a_match_anybody_may_watch_and_no_seat_is_offered(world):
    await begin(world, "ana", "ben", "cy")
    await do(world, "cy", "leave-0")
    scene = await world.bot.tables.scene(1)
    match, say = replace(scene, record=scene.record.model_copy(update={"purpose": "tournament/1/1"})), localizer("en")
    assert [choice.act for choice in choices(match, world.players["dee"].id, say, moderator=True)] == [
        "rules",
        "learn",
        "watch",
    ]
    assert {"pings", "watch"} <= {
        choice.act for choice in choices(match, world.players["ana"].id, say, moderator=False)
    }
    shown = str(with_menu(match, say, MessageLayout([])).view().to_components())
    assert "**cy** left; a computer took over." in shown
    assert "take the seat" not in shown
