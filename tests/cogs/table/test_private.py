"""Private tables: seen and used by one user only, in any channel of the server, through restarts."""

from __future__ import annotations

import asyncio
import itertools
import re

import discord
import pytest

from bot.tables.record import NOBODY, Player
from rules.errors import Refusal
from rules.replay import replay
from rules.rokujika import Rokujika
from tests.cogs.rokujika.steps import finish, is_done, step, village
from tests.worlds import Message
from tests.worlds.simulated import SimulatedWorld


@pytest.fixture(autouse=True)
def _known_villages(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = (f"village {number}" for number in itertools.count(1))
    monkeypatch.setattr("bot.tables.deals.secrets.token_hex", lambda _bytes: next(seeds))


async def open_private(world: SimulatedWorld, who: str = "ana", channel: str = "games") -> Message:
    return (await world.slash(who, "play", channel, game="rokujika", private=True)).message


def forged(real: Message, custom_id: str, *, ephemeral: bool = True) -> Message:
    """A message with a button that the bot never drew."""
    button = {"type": 2, "style": 1, "label": "?", "custom_id": custom_id, "disabled": False}
    return Message(real.id, ({"type": 1, "components": [button]},), ephemeral=ephemeral)


async def test_alone_without_a_lobby_and_without_a_word_in_the_channel(world):
    message = await open_private(world)
    assert message.ephemeral
    assert "Only you can see this" in message.text
    assert "turn 1 of 10" in message.text
    await finish(world, "ana", buys=0)
    assert "🏆" in village(world, "ana").text
    assert world.messages() == []
    assert world.private("ben") == []
    saved = await world.store.load_table(1)
    assert (saved.record.phase, saved.record.private) == ("over", True)


async def test_play_again_deals_another_private_village(world):
    await open_private(world)
    await finish(world, "ana", buys=0)
    await world.press("ana", "Play again", on=village(world, "ana"))
    assert "turn 1 of 10" in village(world, "ana").text
    assert len(await world.store.private_tables(world.guild.id, world.players["ana"].id)) == 1
    assert world.messages() == []


async def test_the_bot_dies_between_every_two_clicks(world):
    await open_private(world)
    clicks = 0
    while not is_done(village(world, "ana")):
        await world.restart()
        await step(world, "ana", village(world, "ana"), buys=1)
        clicks += 1
    saved = await world.store.load_table(1)
    steps = replay(Rokujika(), 1, Rokujika.Options(), saved.seed, await world.store.journal(1))
    assert len(steps) == clicks + 1
    assert Rokujika.State.model_validate_json(saved.position.state) == steps[-1].state
    assert world.messages() == []


async def test_a_game_of_several_cannot_be_private(world):
    answer = await world.slash("ana", "play", game="one-shot", private=True)
    assert "needs at least 2 players" in answer.whisper


async def test_the_chooser_offers_what_can_be_played_alone(world):
    answer = await world.slash("ana", "play", private=True)
    assert [option["value"] for option in answer.message.select("private")["options"]] == ["rokujika"]
    await world.choose("ana", answer.message, "private", "rokujika")
    assert "turn 1 of 10" in village(world, "ana").text
    assert world.messages() == []


async def test_the_lobby_offers_private_play_and_closes_if_the_host_is_alone(world):
    await world.slash("ana", "play", game="rokujika")
    await world.press_more("ana", "Play privately")
    assert "turn 1 of 10" in village(world, "ana").text
    assert len(world.private("ana")) == 1, "More is gone"
    assert "closed" in world.table().text
    await world.slash("ben", "play", game="one-shot")
    assert "Play privately" not in (await world.press("ben", "More")).message.labels


async def test_other_users_may_play_privately_without_changing_the_lobby(world):
    await world.slash("ana", "play", game="rokujika")
    before = world.table()
    await world.forge("ben", before, "l:1:private")  # as lobbies once offered
    assert "turn 1 of 10" in village(world, "ben").text
    assert world.table() == before
    more = (await world.press("ana", "More")).message
    await world.press("cy", "Join")
    assert "Play privately" not in (await world.press("ana", "More")).message.labels
    await world.press("ana", "Play privately", on=more)
    assert "Players (2 of 6)" in world.table().text, "a player waits here"


async def test_no_lobby_no_private_table(world):
    await world.slash("ana", "play", game="rokujika")
    lobby = world.table()
    await world.press("ana", "Start")
    assert "already started" in (await world.forge("ben", lobby, "l:1:private")).whisper
    await world.slash("ana", "table end")
    await world.press("ana", "End the game", on=world.private("ana")[-1])
    assert "closed" in (await world.forge("ben", lobby, "l:1:private")).whisper


async def test_one_of_a_kind_and_a_second_shows_the_first(world):
    first = await open_private(world)
    await step(world, "ana", first, buys=9)
    answer = await world.slash("ana", "play", "lounge", game="rokujika", private=True)
    assert "already have this private game open" in answer.whisper
    assert "Drew " in answer.message.text
    assert await world.store.private_tables(world.guild.id, world.players["ana"].id) == [1]


async def test_it_occupies_no_channel(world):
    await open_private(world, "ana")
    await open_private(world, "ben")
    await world.slash("cy", "play", game="rokujika")
    await world.press("cy", "Start")
    assert "turn 1 of 10" in world.table().text
    assert len({(await world.store.load_table(table)).seed for table in (1, 2, 3)}) == 3


async def test_it_comes_back_in_any_channel_and_is_played_there(world):
    await open_private(world)
    await world.slash("ana", "table show", "lounge")
    there = village(world, "ana", "lounge")
    await step(world, "ana", there, "lounge", buys=9)
    assert "Drew " in village(world, "ana", "lounge").text
    assert world.private("ana") == [], "shown in one place"
    assert world.messages("lounge") == []


async def test_a_channel_in_which_the_bot_may_do_nothing_will_do(world):
    me = world.guild.me
    silent = discord.PermissionOverwrite(send_messages=False, attach_files=False)
    world.channels["quiet"] = world.guild.create_text_channel("quiet", overwrites={me: silent})
    assert "turn 1 of 10" in (await open_private(world, channel="quiet")).text
    await step(world, "ana", village(world, "ana", "quiet"), "quiet", buys=9)
    assert "Drew " in village(world, "ana", "quiet").text


async def test_with_a_table_in_the_channel_too_it_is_asked_which(world):
    await world.slash("ben", "play", game="one-shot")
    await open_private(world)
    answer = await world.slash("ana", "table show")
    assert answer.message.labels == ["ONE SHOT in this channel", "Rokujika Collection, private"]
    await world.press("ana", "Rokujika Collection, private", on=answer.message)
    assert "turn 1 of 10" in village(world, "ana").text
    old = world.table()
    await world.press("ana", "ONE SHOT", on=answer.message)
    assert world.table().id != old.id
    assert "ONE SHOT" in world.table().text
    assert "Which" not in (await world.slash("ben", "table show")).message.text, "he has but one"


async def test_ending_it(world):
    message = await open_private(world)
    answer = await world.slash("ana", "table end")
    assert "your private game of Rokujika" in answer.whisper
    await world.press("ana", "End the game", on=answer.message)
    assert "closed" in (await world.press("ana", "Draw a card", on=message)).whisper
    assert "no table" in (await world.slash("ana", "table show")).whisper
    assert "turn 1 of 10" in (await open_private(world)).text


async def test_a_deleted_channel_takes_no_private_table_along(world):
    await open_private(world, channel="lounge")
    world.env.backend.delete_channel(world.channels["lounge"].id)
    await world.env.settle()
    await world.slash("ana", "table show")
    assert "turn 1 of 10" in village(world, "ana").text


# --- strangers


FORGED = (
    'm:1:0:{"do":"buy"}',
    "h:1",
    "p:1:0:clue",
    "n:1:0",
    "e:1",
    "w:1:show",
    "w:1:end",
    "l:1:join",
    "l:1:start",
    "l:1:options",
    "l:1:leave",
    "l:1:cancel",
    "l:1:private",
    "l:1:computer",
    "t:1",
)


@pytest.mark.parametrize("custom_id", FORGED)
async def test_a_forged_click_of_another_user_reveals_and_changes_nothing(world, custom_id):
    mine = await open_private(world)
    role = world.guild.create_role("mods", permissions=discord.Permissions(administrator=True))
    world.invite("mod", roles=[role])
    for who in ("ben", "mod"):
        for ephemeral in (True, False):
            message = forged(mine, custom_id, ephemeral=ephemeral)
            answer = await world.press_id(who, message, custom_id)
            assert answer.acknowledged
            heard = f"{answer.message} {answer.whispers}"
            assert answer.whisper
            assert not re.search(r"\bana\b", heard)
            assert "turn 1" not in heard
    assert (village(world, "ana").text, village(world, "ana").labels) == (mine.text, mine.labels)
    assert await world.store.journal(1) == []
    assert (await world.store.load_table(1)).record.phase == "playing"
    assert world.messages() == []


async def test_a_stranger_gets_a_game_of_their_own_and_not_that_one(world):
    mine = await open_private(world)
    await world.press_id("ben", forged(mine, "a:1"), "a:1")
    assert village(world, "ben").text != mine.text
    assert [(await world.store.load_table(table)).record.host for table in (1, 2)] == [
        world.players["ana"].id,
        world.players["ben"].id,
    ]


async def test_a_private_table_cannot_be_played_from_another_server(world):
    await open_private(world)
    ana = world.players["ana"].id
    with pytest.raises(Refusal) as refused:
        await world.bot.tables.play(1, ana, '{"do":"buy"}', epoch=0, key="k", guild=1, channel=2)
    assert refused.value.key == "refused-other-server"


async def test_computers_may_keep_its_host_company(world):
    ana, robot = Player(user=world.players["ana"].id, name="ana"), Player(user=NOBODY, name="Robot", kind="computer")
    place = {"guild": world.guild.id, "channel": world.channels["games"].id}
    asked = {"game": "one-shot", **place, "host": ana, "language": "en"}
    with pytest.raises(Refusal, match="refused-too-few"):
        await world.bot.tables.deals.open_private(**asked)
    record, is_new = await world.bot.tables.deals.open_private(**asked, company=(robot,))
    assert is_new
    assert record.stand_ins == {1}
    await world.bot.tables.play(record.id, ana.user, '{"do":"throw"}', epoch=0, key="k", **place)
    assert len(await world.store.journal(record.id)) == 1


async def test_no_moderator_gives_its_seat_to_anybody(world):
    await open_private(world)
    tables, ben = world.bot.tables, Player(user=world.players["ben"].id, name="ben")
    for attempt in (
        tables.seats.kick(1, ben.user, 0, moderator=True),
        tables.seats.transfer_host(1, ben.user, 0, moderator=True),
        tables.seats.take(1, 0, ben),
        tables.seats.leave(1, ben.user),
        tables.seats.vote_end(1, ben.user),
    ):
        with pytest.raises(Refusal) as refused:
            await attempt
        assert refused.value.key == "refused-private"


async def test_opening_twice_at_the_same_moment_deals_once(world):
    ana = Player(user=1, name="Ana")
    asked = {"game": "rokujika", "guild": 5, "channel": 10, "host": ana, "language": "en"}
    opened = await asyncio.gather(*(world.bot.tables.deals.open_private(**asked) for _ in range(3)))
    assert sorted(is_new for _, is_new in opened) == [False, False, True]
    assert len({record.id for record, _ in opened}) == 1


async def test_a_player_who_joins_while_the_host_opens_a_private_table_keeps_the_lobby(world, monkeypatch):
    await world.slash("ana", "play", game="rokujika")
    open_private = world.bot.tables.deals.open_private

    async def slowly(**about):
        await world.bot.tables.join(1, Player(user=world.players["ben"].id, name="ben"))
        return await open_private(**about)

    monkeypatch.setattr(world.bot.tables.deals, "open_private", slowly)
    await world.press_more("ana", "Play privately")
    record = await world.bot.tables.record(1)
    assert (record.phase, record.host) == ("lobby", world.players["ben"].id)
