"""Organisers and members cannot make the bot do what their own permissions do not allow."""

from __future__ import annotations

from dataclasses import replace

import discord
import pytest
from simcord.actors import MemberActor

from bot.i18n import localizer
from cogs.tournament.roles.champion_role import MODERATION
from tests.cogs.tournament.steps import (
    BASICS,
    MAY_GIVE_ROLES,
    announce,
    begin,
    begin_for_a_role,
    boss,
    confirm,
    decide,
    draft,
    fill_in,
    holders,
    lead,
    notice,
    set_permissions,
    settled,
    sign_up,
)

LEAD_BUTTONS = ("checkin", "start", "pause", "resume", "sure-cancel", "sure-stop", "back")


def posted(world) -> str:
    """Everything that was posted: a badge may be announced after the result."""
    return "\n".join(message.text for message in world.messages())


def forged(world, custom_id: str):
    button = {"type": 2, "style": 1, "label": "x", "custom_id": custom_id}
    return replace(notice(world), parts=({"type": 1, "components": [button]},))


# --- organising


@pytest.mark.parametrize("act", LEAD_BUTTONS)
async def test_an_organiser_who_lost_the_permission_cannot_use_their_buttons(world, act):
    await begin(world, names=("ana", "ben"))
    before = await world.bot.tournaments.get(1)
    await set_permissions(world, "boss")
    answer = await world.press_id("boss", forged(world, f"tm:1:{act}"), f"tm:1:{act}")
    assert "you no longer have either" in answer.whisper
    assert await world.bot.tournaments.get(1) == before


async def test_an_organiser_who_lost_the_permission_cannot_use_their_commands(world):
    await begin(world, names=("ana", "ben"))
    before = await world.bot.tournaments.get(1)
    await set_permissions(world, "boss")
    ana, ben = world.players["ana"], world.players["ben"]
    commands = {
        "manage": {},
        "result": {"match": 1, "outcome": "1>2"},
        "swap": {"first": ana, "second": ben},
        "add": {"member": world.players["cy"]},
        "remove": {"member": ana},
    }
    for command, options in commands.items():
        answer = await world.slash("boss", f"tournament {command}", **options)
        assert "you no longer have either" in answer.whisper, command
    assert await world.bot.tournaments.get(1) == before


async def test_any_member_with_the_permission_can_organise_a_tournament(world):
    await begin(world, names=("ana", "ben"))
    boss(world, "helper", manage_guild=True)
    await set_permissions(world, "boss")
    answer = await world.slash("helper", "tournament result", match=1, outcome="1>2")
    assert "Saved." in answer.whisper
    await settled(world)
    assert "Finished!" in notice(world).text


def allow_in(world, who: str, channel: str, **permissions: bool) -> None:
    """Allow permissions to a member in a new channel only."""
    overwrites = {world.players[who]: discord.PermissionOverwrite(**permissions)}
    world.channels[channel] = world.guild.create_text_channel(channel, overwrites=overwrites)


async def test_managing_events_in_one_channel_is_not_organising_on_the_server(world):
    """Discord lets a server allow Manage Events in a single voice channel, where commands can be typed too."""
    await begin(world, names=("ana", "ben"))
    before = await world.bot.tournaments.get(1)
    allow_in(world, "cy", "stage", manage_events=True, manage_guild=True, create_events=True)
    for command, options in {"manage": {}, "result": {"match": 1, "outcome": "1>2"}}.items():
        answer = await world.slash("cy", f"tournament {command}", "stage", tournament="1", **options)
        assert "Only members" in answer.whisper, answer.whisper
    answer = await world.press_id("cy", forged(world, "tm:1:sure-cancel"), "tm:1:sure-cancel", "stage")
    assert "Only members" in answer.whisper
    assert await world.bot.tournaments.get(1) == before
    answer = await world.slash("cy", "tournament create", "stage", game="one-shot")
    assert "You need *Manage Events*" in answer.whisper


async def test_an_event_needs_the_permission_on_the_server(world):
    boss(world, manage_guild=True)
    allow_in(world, "boss", "stage", create_events=True, manage_events=True)
    answer = await world.slash("boss", "tournament create", "stage", game="one-shot", event=True)
    assert "You need *Create Events*" in answer.whisper


async def test_a_player_can_drop_out_without_any_permission(world):
    boss(world)
    await announce(world)
    await sign_up(world, "boss", "ana", "ben")
    await set_permissions(world, "boss")
    asked = (await world.slash("boss", "tournament drop")).message
    assert "withdrawn" in await confirm(world, "boss", asked, "Withdraw")


async def test_a_draft_needs_the_permission_at_each_step(world):
    boss(world)
    page = await draft(world)
    opened = await world.press_id("boss", page, page.button("Name"))
    form, record = world.forms[id(opened)], (await world.bot.tournaments.get(1)).record
    await set_permissions(world, "boss")
    for label in ("Name", "Announce"):
        answer = await world.press_id("boss", page, page.button(label))
        assert "you no longer have either" in answer.whisper
    answer = await world.choose("boss", page, ":format", '"double"')
    assert "you no longer have either" in answer.whisper
    basics = {"name": "Mine", "start": "", "size": "8", "rounds": "", "checkin": "0"}
    answer = world.read_answer(await world.players["boss"].submit_modal(form, basics))
    assert "you no longer have either" in answer.whisper
    assert (await world.bot.tournaments.get(1)).record == record
    await set_permissions(world, "boss", manage_events=True)
    page = (await fill_in(world, "boss", page, "Name", **basics)).message
    await world.press_id("boss", page, page.button("Announce"))
    assert "Mine" in notice(world).text


# --- the champion's role


async def test_a_member_who_manages_events_cannot_make_a_player_a_moderator(world):
    """The attack: a tournament of two for the moderators' role, with the result set by the organiser."""
    boss(world)
    moderators = world.guild.create_role("Moderators", permissions=discord.Permissions(ban_members=True))
    answer = await world.slash("boss", "tournament create", game="one-shot", **{"champion-role": moderators})
    assert "I don't give roles with moderator permissions. That one has Ban Members." in answer.whisper
    harmless = world.guild.create_role("VIP")
    answer = await world.slash("boss", "tournament create", game="one-shot", **{"champion-role": harmless})
    assert "a role that you can give yourself" in answer.whisper
    # a tournament that was drafted before the check existed
    page = await draft(world)
    await keep_role(world, moderators)
    answer = await world.press_id("boss", page, page.button("Announce"))
    assert "moderator permissions" in answer.whisper
    await keep_role(world, None)
    page = (await fill_in(world, "boss", page, "Name", **BASICS)).message
    await world.press_id("boss", page, page.button("Announce"))
    await sign_up(world, "ana", "ben")
    await lead(world, "Start now")
    await keep_role(world, moderators)
    await decide(world, "1>2")
    assert holders(world, moderators) == set()
    assert "ana** wins the tournament" in posted(world)
    text = posted(world)
    assert "it has moderator permissions (Ban Members)" in text
    assert f"<@{world.players['boss'].id}>" in text


async def keep_role(world, role) -> None:
    """Write a role into the stored tournament, past every check."""
    store = world.store.tournaments
    async with world.bot.tournaments.lock_all():
        tournament = await store.load(1)
        settings = tournament.record.settings.model_copy(update={"role": role.id if role else None})
        await store.save(tournament, tournament.with_record(settings=settings), None)


MODERATOR_PERMISSIONS = [name for name, held in MODERATION if held]
HARMLESS = {
    *("add_reactions", "attach_files", "change_nickname", "connect", "create_instant_invite", "embed_links", "speak"),
    *("create_private_threads", "create_public_threads", "external_emojis", "external_stickers", "read_messages"),
    *("read_message_history", "request_to_speak", "send_messages", "send_messages_in_threads", "send_polls", "stream"),
    *("send_tts_messages", "send_voice_messages", "use_application_commands", "use_embedded_activities"),
    *("use_external_apps", "use_external_sounds", "use_soundboard", "use_voice_activation"),
}


def test_every_permission_is_known_to_be_harmless_or_for_moderators():
    assert set(MODERATOR_PERMISSIONS) | HARMLESS == {name for name, _ in discord.Permissions.all()}
    assert not set(MODERATOR_PERMISSIONS) & HARMLESS
    assert discord.Permissions.elevated() <= MODERATION
    assert not any(name.startswith("manage_") for name in HARMLESS)


@pytest.mark.parametrize("name", MODERATOR_PERMISSIONS)
def test_every_permission_for_moderators_has_a_name(name):
    assert localizer("en").knows(f"permission-{name.replace('_', '-')}")


async def refused(world, role, who: str = "boss") -> str:
    answer = await world.slash(who, "tournament create", game="one-shot", **{"champion-role": role})
    return answer.whisper


async def test_moderator_roles_are_refused_even_for_an_administrator(world):
    boss(world, administrator=True)
    for name in ("administrator", "kick_members", "moderate_members", "mention_everyone", "view_audit_log"):
        role = world.guild.create_role(name, permissions=discord.Permissions(**{name: True}))
        assert "moderator permissions" in await refused(world, role)
    assert (await draft(world, **{"champion-role": world.guild.create_role("champion")})).text


async def test_a_role_that_moderates_only_one_channel_is_refused_too(world):
    boss(world, administrator=True)
    role = world.guild.create_role("champion")
    overwrites = {role: discord.PermissionOverwrite(view_channel=True)}
    world.guild.create_text_channel("champions", overwrites=overwrites)
    page = await draft(world, **{"champion-role": role})
    overwrites = {role: discord.PermissionOverwrite(manage_messages=True)}
    world.guild.create_text_channel("staff", overwrites=overwrites)
    assert "That one has Manage Messages." in await refused(world, role)
    answer = await world.press_id("boss", page, page.button("Announce"))
    assert "moderator permissions" in answer.whisper


async def test_the_roles_of_everyone_and_of_integrations_are_refused(world):
    boss(world, administrator=True)
    assert "No one can give that role" in await refused(world, world.guild.default_role)
    assert "No one can give that role" in await refused(world, world.guild.create_role("bot", managed=True))


async def test_the_organiser_needs_manage_roles_and_a_role_above_the_champions(world):
    above = world.guild.create_role("above")
    boss(world, **MAY_GIVE_ROLES)
    await settled(world)
    assert "a role that you can give yourself" in await refused(world, above)
    await set_permissions(world, "boss", manage_events=True)
    assert "a role that you can give yourself" in await refused(world, world.guild.create_role("champion"))


async def test_managing_permissions_in_the_channel_is_not_managing_roles(world):
    """In a channel, the Manage Roles bit only allows to edit its overwrites."""
    boss(world)
    overwrites = {world.players["boss"]: discord.PermissionOverwrite(manage_roles=True)}
    world.channels["own"] = world.guild.create_text_channel("own", overwrites=overwrites)
    role = world.guild.create_role("champion")
    options = {"game": "one-shot", "champion-role": role}
    answer = await world.slash("boss", "tournament create", channel="own", **options)
    assert "a role that you can give yourself" in answer.whisper


async def test_the_server_owner_needs_no_role_with_the_permission(world):
    owner = world.guild.owner
    world.players["owner"] = MemberActor(world.env, world.guild, owner)
    role = world.guild.create_role("champion")
    await begin_for_a_role(world, role, "owner")
    await decide(world, "1>2", "owner")
    assert holders(world, role) == {"ana"}


async def test_the_bot_needs_a_role_above_the_champions_too(world):
    boss(world, administrator=True)
    high = world.guild.create_role("high", position=50)
    world.env.backend.edit_role(world.guild.id, world.guild.roles["boss"].id, {"position": 60})
    await settled(world)
    assert "I can't give that role" in await refused(world, high)


def bot_role(world) -> int:
    return world.env.backend.guilds[world.guild.id].members[world.bot.user.id].role_ids[0]


async def lose_manage_roles(world, _role) -> None:
    await set_permissions(world, "boss", manage_events=True)


async def fall_below_the_role(world, role) -> None:
    world.env.backend.edit_role(world.guild.id, role.id, {"position": 40})
    world.env.backend.edit_role(world.guild.id, bot_role(world), {"position": 50})
    await settled(world)


async def leave_the_server(world, _role) -> None:
    boss(world, "helper", manage_events=True)
    world.guild.remove_member(world.players["boss"])
    await settled(world)


async def gain_a_permission(world, role) -> None:
    held = discord.Permissions(manage_nicknames=True)
    world.env.backend.edit_role(world.guild.id, role.id, {"permissions": held.value})
    await settled(world)


async def gain_an_overwrite(world, role) -> None:
    world.guild.create_text_channel("staff", overwrites={role: discord.PermissionOverwrite(manage_messages=True)})
    await settled(world)


async def be_deleted(world, role) -> None:
    world.env.backend.delete_role(world.guild.id, role.id)
    await settled(world)


async def take_the_bots_permission(world, _role) -> None:
    held = discord.Permissions.all() & ~discord.Permissions(manage_roles=True, administrator=True)
    world.env.backend.edit_role(world.guild.id, bot_role(world), {"permissions": held.value})
    await settled(world)


@pytest.mark.parametrize(
    ("happens", "why"),
    [
        (lose_manage_roles, "the organiser isn't allowed to give it"),
        (fall_below_the_role, "the organiser isn't allowed to give it"),
        (leave_the_server, "the organiser isn't allowed to give it"),
        (gain_a_permission, "it has moderator permissions (Manage Nicknames)"),
        (gain_an_overwrite, "it has moderator permissions (Manage Messages)"),
        (be_deleted, "the champion role was deleted"),
        (take_the_bots_permission, "I need *Manage Roles* and a role above it"),
    ],
)
async def test_permissions_are_checked_again_when_the_role_is_given(world, happens, why):
    boss(world, **MAY_GIVE_ROLES)
    role = world.guild.create_role("champion")
    await begin_for_a_role(world, role)
    await happens(world, role)
    await decide(world, "1>2", "helper" if "helper" in world.players else "boss")
    assert holders(world, role) == set()
    assert "wins the tournament" in posted(world)
    text = posted(world)
    assert why in text
    assert "yourself" in text or "can do it" in text
    assert f"<@{world.players['ana'].id}>" in text
    assert f"<@{world.players['boss'].id}>" in text


async def test_a_role_that_the_champion_had_before_is_not_taken_by_a_correction(world):
    boss(world, **MAY_GIVE_ROLES)
    role = world.guild.create_role("champion")
    world.env.backend.add_member_role(world.guild.id, world.players["ana"].id, role.id)
    await begin_for_a_role(world, role)
    await decide(world, "1>2")
    assert holders(world, role) == {"ana"}
    await decide(world, "2>1")
    assert holders(world, role) == {"ana", "ben"}
    await decide(world, "1>2")
    assert holders(world, role) == {"ana"}


async def test_a_role_that_was_given_by_hand_instead_is_not_taken_by_a_correction(world):
    boss(world, **MAY_GIVE_ROLES)
    role = world.guild.create_role("champion")
    await begin_for_a_role(world, role)
    await set_permissions(world, "boss", manage_events=True)
    await decide(world, "1>2")
    world.env.backend.add_member_role(world.guild.id, world.players["ana"].id, role.id)
    await decide(world, "2>1")
    assert holders(world, role) == {"ana"}


async def test_the_role_is_removed_even_if_the_organiser_may_no_longer_assign_it(world):
    boss(world, **MAY_GIVE_ROLES)
    role = world.guild.create_role("champion")
    await begin_for_a_role(world, role)
    await decide(world, "1>2")
    await set_permissions(world, "boss", manage_events=True)
    await world.restart()
    await decide(world, "2>1")
    assert holders(world, role) == set()


async def test_no_role_is_given_for_an_erased_organiser(world):
    boss(world, **MAY_GIVE_ROLES)
    boss(world, "helper", manage_events=True)
    role = world.guild.create_role("champion")
    await begin_for_a_role(world, role)
    await world.bot.privacy.forget(world.players["boss"].id)
    await decide(world, "1>2", "helper")
    assert holders(world, role) == set()
    text = posted(world)
    assert "the organiser isn't allowed to give it" in text
    assert "<@0>" not in text


# --- channel and server permissions


@pytest.mark.parametrize(
    ("permission", "name"), [("send_messages", "Send Messages"), ("create_public_threads", "Create Public Threads")]
)
async def test_a_channel_where_the_organiser_may_not_post_or_create_threads_is_refused(world, permission, name):
    boss(world)
    page = await draft(world)
    await world.deny("boss", **{permission: False})
    answer = await world.slash("boss", "tournament create", game="one-shot")
    assert f"You still need: {name}" in answer.whisper
    answer = await world.press_id("boss", page, page.button("Announce"))
    assert f"You still need: {name}" in answer.whisper
    assert world.messages() == []


@pytest.mark.parametrize(
    ("held", "allowed"), [({}, False), ({"create_events": True}, True), ({"manage_events": True}, False)]
)
async def test_an_event_needs_an_organiser_who_may_create_one(world, held, allowed):
    boss(world, manage_guild=True, **held)
    answer = await world.slash("boss", "tournament create", game="one-shot", event=True)
    assert ("You need *Create Events*" in answer.whisper) is not allowed
    await set_permissions(world, "boss", manage_guild=True)
    if allowed:
        page = answer.message
        answer = await world.press_id("boss", page, page.button("Announce"))
        assert "You need *Create Events*" in answer.whisper


async def test_an_event_needs_a_bot_that_may_create_one(world):
    boss(world, manage_events=True, create_events=True)
    held = discord.Permissions.all() & ~discord.Permissions(create_events=True, administrator=True)
    world.env.backend.edit_role(world.guild.id, bot_role(world), {"permissions": held.value})
    answer = await world.slash("boss", "tournament create", game="one-shot", event=True)
    assert "give me: Create Events" in answer.whisper


async def test_a_tournament_in_a_channel_the_user_cannot_see_is_hidden(world):
    boss(world)
    await announce(world)
    await sign_up(world, "ana")
    boss(world, "outsider", manage_events=True)
    before = await world.bot.tournaments.get(1)
    for name in ("outsider", "ana"):
        await world.deny(name, view_channel=False)
    commands = {"manage": {}, "show": {}, "add": {"member": world.players["cy"]}}
    for command, options in commands.items():
        answer = await world.slash("outsider", f"tournament {command}", "lounge", tournament="1", **options)
        assert "can't find that tournament" in answer.whisper
    answer = await world.press_id("outsider", forged(world, "tm:1:sure-cancel"), "tm:1:sure-cancel", "lounge")
    assert "can't find that tournament" in answer.whisper
    assert "Cup" not in (await world.slash("outsider", "tournament list", "lounge")).message.text
    typing = world.players["outsider"]
    lounge = world.channels["lounge"]
    assert await typing.autocomplete(lounge, "tournament show", "tournament", "") == []
    assert await world.bot.tournaments.get(1) == before
    asked = (await world.slash("ana", "tournament drop", "lounge", tournament="1")).message
    answer = await world.press_id("ana", asked, asked.button("Withdraw"), "lounge")
    assert "withdrawn" in answer.message.text
