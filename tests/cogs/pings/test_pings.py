"""Quiet pings: called when it is one's turn, and the message gone when one has moved."""

from __future__ import annotations

import pytest

from rules.catalogue import GAMES
from tests.cogs.just_one.players import MARKED, JustOneGame
from tests.cogs.table.test_menu import begin, do, menu, turn
from tests.worlds import Message
from tests.worlds.simulated import SimulatedWorld


def pings(world: SimulatedWorld, channel: str = "games") -> list[Message]:
    return [message for message in world.messages(channel) if "🔔" in message.content]


def called(world: SimulatedWorld) -> list[str]:
    """Those on the one message there is."""
    (ping,) = pings(world)
    return [name for name, person in world.players.items() if f"<@{person.id}>" in ping.content]


def notified(world: SimulatedWorld) -> list[set[str]]:
    """Whom each message notified, in the order in which they were sent."""
    names = {str(person.id): name for name, person in world.players.items()}
    sent = [request.json for request in world.env.http_requests if request.method == "POST"]
    return [
        {names[str(user)] for user in body["allowed_mentions"]["users"]}
        for body in sent
        if isinstance(body, dict) and "🔔" in (body.get("content") or "")
    ]


async def wants(world: SimulatedWorld, who: str, policy: str) -> None:
    await world.bot.personal_settings.change(world.players[who].id, pings=policy)


async def pass_on(world: SimulatedWorld) -> str:
    """Play for the player whose turn it is until it is another player's; return who."""
    before = await turn(world)
    while await turn(world) == before:
        await world.press(before, world.table().labels[-1])  # no coins, so no turn plays automatically
    return await turn(world)


async def test_a_slow_player_is_pinged_until_they_move(world):
    await begin(world, "ana", "ben")
    active = await turn(world)
    await world.wait(55)
    assert not pings(world)
    await world.wait(10)
    assert called(world) == [active], "a minute is the default"
    assert (await world.bot.tables.record(1)).link in pings(world)[0].content
    assert notified(world) == [{active}]
    await world.wait(3600)
    assert notified(world) == [{active}], "once a turn"
    await world.press(active, world.table().labels[0])
    assert not pings(world)
    assert await world.store.pings() == {}


async def test_where_a_move_may_take_an_hour_nobody_is_pinged_after_a_minute(world):
    await world.bot.servers.change(world.guild.id, turn_limit=3600)
    await begin(world, "ana", "ben")
    await world.wait(290)
    assert not pings(world)
    await world.wait(20)
    assert called(world) == [await turn(world)]


@pytest.mark.parametrize(("policy", "before", "after"), [("off", 7200, None), ("2", 115, 10), ("60", 3590, 20)])
async def test_pings_as_the_server_has_it(world, policy, before, after):
    await world.bot.servers.change(world.guild.id, pings=policy)
    await begin(world, "ana", "ben")
    await world.wait(before)
    assert not pings(world)
    if after is not None:
        await world.wait(after)
        assert called(world) == [await turn(world)]


async def test_a_personal_choice_overrides_the_server_setting(world):
    await world.bot.servers.change(world.guild.id, pings="off")
    for who in ("ana", "ben"):
        await wants(world, who, "2")
    await begin(world, "ana", "ben")
    await world.wait(125)
    assert called(world) == [await turn(world)]
    await wants(world, "ana", "off")
    await wants(world, "ben", "off")
    await pass_on(world)
    await world.wait(7200)
    assert not pings(world)


async def test_at_once_but_not_while_they_are_there(world):
    for who in ("ana", "ben"):
        await wants(world, who, "at-once")
    await begin(world, "ana", "ben")
    active = await turn(world)
    await world.wait(50)
    assert not pings(world), "the game has just begun"
    other = await pass_on(world)
    assert not pings(world), f"{other} has pressed something a minute ago"
    await world.wait(65)
    assert called(world) == [other]
    await pass_on(world)
    assert called(world) == [active], "who has been away for a minute"
    assert notified(world) == [{other}, {active}]


async def test_an_absent_player_is_pinged_at_once(world):
    await wants(world, "ben", "at-once")
    await begin(world, "ana", "ben")
    if await turn(world) == "ben":
        await pass_on(world)
    await world.wait(61)
    await pass_on(world)
    assert called(world) == ["ben"]


async def test_a_player_who_has_seen_the_table_is_not_pinged_while_they_think(world):
    await wants(world, "ana", "at-once")
    await wants(world, "ben", "at-once")
    await begin(world, "ana", "ben")
    await world.wait(40)
    await menu(world, await turn(world))
    await world.wait(200)
    assert not pings(world)
    await world.wait(110)
    assert called(world) == [await turn(world)]


async def test_several_are_called_by_one_message_that_gets_shorter(world, monkeypatch):
    monkeypatch.setitem(GAMES, "just-one", MARKED)
    game = await JustOneGame.begin(world, 4)
    guesser = await game.active()
    early, late, last = (name for name in game.players if name != guesser)
    await world.bot.servers.change(world.guild.id, pings="5")
    await wants(world, early, "2")
    await game.pick()
    await world.wait(125)
    assert called(world) == [early]
    await world.wait(200)
    assert called(world) == [early, late, last]
    assert notified(world) == [{early}, {late, last}], "nobody twice"
    await game.write(late, "Write clue", "Kllate")
    assert called(world) == [early, last]
    await world.wait(1)
    await world.restart()
    await game.write(early, "Write clue", "Klearly")
    assert called(world) == [last]
    await game.write(last, "Write clue", "Kllast")
    assert not pings(world)


async def test_a_ping_is_deleted_after_a_restart(world):
    await begin(world, "ana", "ben")
    await world.wait(310)
    assert called(world) == [await turn(world)]
    await world.restart()
    assert called(world) == [await turn(world)]
    assert len(notified(world)) == 1
    await pass_on(world)
    assert not pings(world)


async def test_after_a_restart_what_was_due_is_posted(world):
    await world.bot.servers.change(world.guild.id, pings="5")
    await begin(world, "ana", "ben")
    await pass_on(world)
    await world.wait(200)
    await world.restart()
    await world.wait(90)
    assert not pings(world)
    await world.wait(20)
    assert called(world) == [await turn(world)]


async def test_a_player_who_has_just_moved_is_not_pinged_after_a_restart(world):
    for who in ("ana", "ben"):
        await wants(world, who, "at-once")
    await begin(world, "ana", "ben")
    active = await turn(world)
    await world.press(active, world.table().labels[0])
    await world.restart()
    assert not pings(world)
    await world.wait(65)
    assert called(world) == [await turn(world)]


async def test_the_ping_of_a_finished_game_is_deleted(world):
    await begin(world, "ana", "ben")
    await world.wait(310)
    record = await world.bot.tables.record(1)
    await world.store.save_table(
        record.model_copy(update={"phase": "closed"}), None
    )  # as if the bot had died just after
    await world.restart()
    assert not pings(world)
    assert await world.store.pings() == {}


@pytest.mark.parametrize("how", ["end", "leave", "remove"])
async def test_a_player_whose_turn_is_over_is_no_longer_pinged(world, how):
    await begin(world, "ana", "ben", "cy")
    if await turn(world) == "ana":
        await pass_on(world)
    active = await turn(world)
    await world.wait(310)
    assert called(world) == [active]
    if how == "end":
        await world.press("ana", "End the game", on=(await world.slash("ana", "table end")).message)
    elif how == "leave":
        await do(world, active, "leave-0")
    else:
        seat = (await world.bot.tables.record(1)).seat_of(world.players[active].id)
        await do(world, "ana", f"remove-{seat}")
    assert not pings(world)


async def test_a_game_closed_for_inactivity_says_so_and_pings_no_one(world, monkeypatch):
    monkeypatch.setattr("bot.tables.deadlines.LONGEST_SLEEP", 1e9)  # half a year has many hours
    await begin(world, "ana", "ben")
    await world.wait(305)
    assert pings(world)
    await world.wait(181 * 86400)
    assert not pings(world)
    assert "closed" in world.table().text


async def test_a_single_player_is_not_pinged(world):
    await begin(world, "ana", computers=1)
    await world.slash("ben", "play", "lounge", game="rokujika", private=True)
    for _ in range(3):
        await world.wait(601)
    assert not pings(world)
    assert not pings(world, "lounge")


async def test_a_nudge_is_call_enough(world):
    await world.bot.servers.change(world.guild.id, pings="2")
    await begin(world, "ana", "ben")
    active = await turn(world)
    await do(world, "ben" if active == "ana" else "ana", "nudge-0")
    await world.wait(200)
    assert not pings(world)


async def test_a_ping_that_may_not_be_sent_causes_no_error(world):
    await begin(world, "ana", "ben")
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
    await world.wait(310)
    assert not pings(world)
    await pass_on(world)
    await world.wait(310)
    assert called(world) == [await turn(world)], "the next one is called again"


async def test_a_deleted_ping_causes_no_error(world):
    await begin(world, "ana", "ben")
    await world.wait(310)
    world.env.backend.delete_message(world.channels["games"].id, pings(world)[0].id)
    await pass_on(world)
    assert await world.store.pings() == {}
    await world.wait(310)
    assert called(world) == [await turn(world)]


async def test_a_ping_goes_with_its_channel(world):
    await begin(world, "ana", "ben")
    await world.wait(310)
    world.env.backend.delete_channel(world.channels["games"].id)
    await world.env.settle()
    assert await world.store.pings() == {}


async def test_the_command_and_the_menu_show_and_keep_the_choice(world):
    page = (await world.slash("ana", "pings")).message
    assert page.ephemeral
    assert "server setting: after 1 minute" in [option["label"] for option in page.select("pings")["options"]]
    await world.restart()
    await world.choose("ana", page, "pings", "15")
    assert "Saved" in world.private("ana")[-1].text
    assert (await world.bot.personal_settings.settings(world.players["ana"].id)).pings == "15"
    await begin(world, "ana", "ben")
    await world.choose("ben", await menu(world, "ben"), "u:1", "pings-0")
    await world.choose("ben", world.private("ben")[-1], "pings", "off")
    assert (await world.bot.personal_settings.settings(world.players["ben"].id)).pings == "off"
    assert (await world.bot.personal_settings.settings(world.players["ana"].id)).pings == "15"


async def test_a_choice_that_is_not_offered_is_refused(world):
    page = (await world.slash("ana", "pings")).message
    answer = await world.forge_choice("ana", page, "pings", "3")
    assert "doesn't exist any more" in answer.whisper
    assert (await world.bot.personal_settings.settings(world.players["ana"].id)).pings == "server"


async def test_a_hostile_name_is_never_in_a_ping(world):
    user = world.env.create_user("mallory", global_name="@everyone")
    world.players["mallory"] = world.guild.add_member(user)
    await begin(world, "ana", "mallory")
    if await turn(world) == "ana":
        await pass_on(world)
    await world.wait(310)
    assert "everyone" not in pings(world)[0].content
    assert called(world) == ["mallory"]


async def test_looking_for_whom_to_call_draws_nothing(world, monkeypatch):
    await begin(world, "ana", "ben")
    monkeypatch.setattr(world.bot.tables, "scene", None)
    await world.wait(305)
    assert pings(world)


async def test_a_ping_that_failed_is_sent_later(world, monkeypatch):
    await begin(world, "ana", "ben")
    active, failures = await turn(world), [OSError("no route to host")]
    sender = world.bot.turn_pings.observers[0]
    look = sender.ping_due

    async def fails(table):
        if failures:
            raise failures.pop()
        await look(table)

    monkeypatch.setattr(sender, "ping_due", fails)
    await world.wait(400)
    assert called(world) == [active]
