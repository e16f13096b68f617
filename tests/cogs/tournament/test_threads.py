"""Match threads: private in duplicates, and all archived at the end."""

from __future__ import annotations

import discord

from tests.cogs.tournament.steps import (
    announce,
    be_ready,
    begin,
    boss,
    draft,
    enter,
    fill_in,
    lead,
    notice,
    open_threads,
    play_out,
    settled,
    sign_up,
    threads,
)

ALL = discord.Permissions.all()


def bot_role(world) -> int:
    """The id of the role with which the bot was added."""
    member = world.env.backend.guilds[world.guild.id].members[world.bot.user.id]
    return member.role_ids[-1]


def take_from_bot(world, **permissions: bool) -> None:
    """Take permissions from the bot's role and from everyone."""
    held = ALL & ~discord.Permissions(administrator=True, **permissions)
    for role in (bot_role(world), world.guild.id):
        world.env.backend.edit_role(world.guild.id, role, {"permissions": held.value})


async def begin_duplicate(world, **permissions: bool) -> list[str]:
    """Start a duplicate of four members, who also tried to peek; return the names of the threads."""
    boss(world, manage_events=True, create_private_threads=True, **permissions)
    await announce(world, "duplicate", rounds="1")
    await sign_up(world, "ana", "ben", "cy", "dee")
    await lead(world, "Start now")
    return [enter(world, thread) for thread in world.channels["games"].threads]


def members_of(world, channel: str) -> set[str]:
    members = world.env.backend.get_channel(world.channels[channel].id).thread_members
    return {name for name, person in world.players.items() if person.id in members}


async def test_threads_of_a_duplicate_are_private_and_only_their_players_are_in_them(world):
    channels = await begin_duplicate(world)
    assert len(channels) == 2
    for channel in channels:
        created = world.bot.get_channel(world.channels[channel].id)
        assert created.is_private()
        ours = {name for name in ("ana", "ben", "cy", "dee") if name in channel}
        assert members_of(world, channel) >= ours
        assert not members_of(world, channel) & ({"ana", "ben", "cy", "dee"} - ours)
        assert "Everyone can read" not in world.messages(channel)[-1].text
    assert "<#" not in notice(world).text, "a link that others cannot open"


async def test_other_tournaments_have_public_threads(world):
    await begin(world, names=("ana", "ben"))
    (thread,) = world.channels["games"].threads
    assert not world.bot.get_channel(thread.id).is_private()


async def test_without_the_permission_the_organiser_and_the_players_are_told_that_threads_are_public(world):
    boss(world)
    await world.deny("boss", create_private_threads=False)
    page = await draft(world)
    page = (await world.choose("boss", page, ":format", '"duplicate"')).message
    page = (await fill_in(world, "boss", page, "Name", name="Cup", start="", size="8", rounds="1", checkin="0")).message
    answer = await world.press_id("boss", page, page.button("Announce"))
    assert "threads will be public" in answer.message.text
    assert "*Create Private Threads*" in answer.message.text
    await sign_up(world, "ana", "ben")
    await lead(world, "Start now")
    (channel,) = open_threads(world)
    assert not world.bot.get_channel(world.channels[channel].id).is_private()
    assert "Everyone can read this thread" in world.messages(channel)[-1].text


async def test_a_bot_that_lost_the_permission_falls_back_to_public_threads(world):
    boss(world, manage_events=True, create_private_threads=True)
    await announce(world, "duplicate", rounds="1")
    await sign_up(world, "ana", "ben")
    assert (await world.bot.tournaments.get(1)).record.settings.private_threads
    take_from_bot(world, create_private_threads=True)
    await lead(world, "Start now")
    (channel,) = open_threads(world)
    assert not world.bot.get_channel(world.channels[channel].id).is_private()
    assert "Everyone can read this thread" in world.messages(channel)[-1].text


# --- archived at the end


async def still_open(world) -> list[str]:
    await settled(world)
    return [name for name, thread in threads(world).items() if not world.is_archived(thread)]


async def test_a_thread_in_which_players_wrote_is_archived_at_the_end(world):
    await begin(world, names=("ana", "ben", "cy", "dee"))
    first, second = open_threads(world)
    await be_ready(world, first)
    await play_out(world, first)
    assert world.is_archived(world.channels[first])
    world.env.backend.get_channel(world.channels[first].id).thread_metadata.archived = False  # somebody writes there
    await be_ready(world, second)
    await play_out(world, second)
    while rounds := open_threads(world):
        for channel in rounds:
            await be_ready(world, channel)
            await play_out(world, channel)
    assert "Finished!" in notice(world).text
    assert await still_open(world) == []


async def test_a_thread_that_was_created_but_not_saved_is_archived_when_the_tournament_is_cancelled(world):
    boss(world)
    await announce(world)
    await sign_up(world, "ana", "ben")
    world.env.inject_error("POST", "/channels/*/threads", status=500)
    await lead(world, "Start now")
    games = world.bot.get_channel(world.channels["games"].id)
    tournament = await world.bot.tournaments.get(1)
    first, second = (tournament.name(one) for one in tournament.state.match(1).entrants)
    lost = await games.create_thread(name=f"Round 1 · {first} – {second} · #1", type=discord.ChannelType.public_thread)
    other = await games.create_thread(name="table talk", type=discord.ChannelType.public_thread)
    await settled(world)
    await world.bot.tournaments.organising.cancel(1, by=0, manager=True)
    assert await still_open(world) == ["table talk"]
    assert lost.id != other.id
