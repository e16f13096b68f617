"""Check token, application, servers and commands with Discord. Sends GET requests only."""

from __future__ import annotations

import base64
import binascii
import contextlib
import re
from collections import defaultdict
from collections.abc import Callable
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any

import aiohttp
import discord
from discord import app_commands

from bot.app import Onetable, outlines
from bot.i18n import localizer
from bot.ops.doctor.findings import Finding, fault, fine, warning
from bot.servers.permissions import NEEDED_ANYWHERE, OPTIONAL, intents, invite_link, missing, user_install_link
from bot.settings import Settings
from bot.store.sqlite.store import SqliteStore

PORTAL = "https://discord.com/developers/applications"
COPY_IT = f"copy it from {PORTAL} (your application, Bot, Reset Token) into .env: DISCORD_TOKEN=..."
MOST_SERVERS = 25  # checked in detail; each takes three requests
MOST_NAMES = 5
SLOPPY_CLOCK, WRONG_CLOCK = 5.0, 60.0
PATIENCE = aiohttp.ClientTimeout(total=10)
PRIVILEGED = ("gateway_presence", "gateway_guild_members", "gateway_message_content")


class Account:
    """Checks the account of one token."""

    def __init__(self, settings: Settings, clock: Callable[[], float]) -> None:
        self._settings = settings
        self._clock = clock
        self.invite: str | None = None  # known after the login

    async def look(self) -> list[Finding]:
        """Return the findings about the account."""
        found = await self._reach()
        token = self._settings.token.get_secret_value() if self._settings.token else None
        if token is None:
            return [*found, fault("token", "DISCORD_TOKEN is not set", COPY_IT)]
        if found[0].level == "fault":
            return [*found, _token_form(token)]
        async with discord.Client(intents=discord.Intents.none()) as client:
            try:
                await client.login(token)
                found += await self._logged_in(client)
            except discord.LoginFailure:
                says = f"Discord does not know this token: {_form(token) or 'it was reset, or copied incompletely'}"
                found.append(fault("token", says, COPY_IT))
            except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
                found.append(_unreachable(error))
        return found

    async def _reach(self) -> list[Finding]:
        """Check the connection to Discord and compare the clocks. Does not send the token."""
        try:
            async with aiohttp.request("GET", f"{discord.http.Route.BASE}/gateway", timeout=PATIENCE) as reply:
                if reply.status != 200:
                    return [_unreachable(f"it answers with {reply.status}")]
                text, date = await reply.text(errors="replace"), reply.headers.get("Date", "")
        except (aiohttp.ClientError, TimeoutError, OSError) as error:
            return [_unreachable(error)]
        if '"url"' not in text:  # for example the login page of a hotel network
            return [_unreachable("something else answers instead")]
        found = [fine("discord", "can be reached")]
        with contextlib.suppress(ValueError):  # the header may be missing
            found.append(_clock_finding(self._clock() - parsedate_to_datetime(date).timestamp()))
        return found

    async def _logged_in(self, client: discord.Client) -> list[Finding]:
        application = client.application
        assert client.user is not None
        assert application is not None
        self.invite = invite_link(application.id)
        found = [
            fine("token", f"Discord knows it: {client.user.name}, application {application.id}"),
            *look_at_application(application),
            fine("invite", self.invite),
        ]
        servers = [server async for server in client.fetch_guilds(limit=None, with_counts=False)]
        if not servers:
            found.append(warning("servers", "the bot is in no server", f"open {self.invite} and choose your server"))
        for server in servers[:MOST_SERVERS]:
            try:
                found += await self._server(client, server.id)
            except discord.HTTPException as error:
                advice = f"run the doctor again; if that does not help, open {self.invite} again and choose it"
                found.append(warning(f"server {server.name}", f"cannot be checked: {error}", advice))
        if len(servers) > MOST_SERVERS:
            found.append(fine("servers", f"{len(servers)}, of which the first {MOST_SERVERS} were checked in detail"))
        return [*found, await self._commands(client, {server.id for server in servers})]

    async def _server(self, client: discord.Client, server_id: int) -> list[Finding]:
        """Return the permissions that are missing in a server or in a channel that the bot can see."""
        assert client.user is not None
        server = await client.fetch_guild(server_id, with_counts=False)
        member = await server.fetch_member(client.user.id)
        about = f"server {server.name}"
        found: list[Finding] = []
        everywhere = missing(member.guild_permissions, needed=NEEDED_ANYWHERE)
        if everywhere:
            advice = f"open {self.invite} again and choose it, or give the bot's role: {_named(everywhere)}"
            found.append(warning(about, f"missing everywhere: {_named(everywhere)}", advice))
        channels = [channel for channel in await server.fetch_channels() if isinstance(channel, discord.TextChannel)]
        seen = [channel for channel in channels if channel.permissions_for(member).view_channel]
        if channels and not seen and not everywhere:
            advice = "allow the bot's role to View Channel where it should play (Edit Channel, Permissions)"
            found.append(warning(about, "the bot sees no channel", advice))
        lacking: dict[tuple[str, ...], list[str]] = defaultdict(list)
        for channel in seen:
            here = missing(channel.permissions_for(member), needed=NEEDED_ANYWHERE)
            lacking[tuple(name for name in here if name not in everywhere)].append(f"#{channel.name}")
        lacking.pop((), None)
        for names, places in lacking.items():
            where = ", ".join(places[:MOST_NAMES])
            where += f" and {len(places) - MOST_NAMES} more" if len(places) > MOST_NAMES else ""
            advice = f"allow the bot's role there (Edit Channel, Permissions): {_named(names)}"
            found.append(warning(about, f"missing in {where}: {_named(names)}", advice))
        found = found or [fine(about, f"the bot may play in {len(seen)} of {len(channels)} text channels")]
        return [*found, *_optional(about, member.guild_permissions)]

    async def _commands(self, client: discord.Client, servers: set[int]) -> Finding:
        """Check that Discord has the commands of this version."""
        scope = self._settings.test_guild
        if scope is not None and scope not in servers:
            says = f"ONETABLE_TEST_GUILD: the bot is not in server {scope}, and does not start"
            return fault("commands", says, f"invite it there with {self.invite}, or remove ONETABLE_TEST_GUILD")
        ours = outlines(await _our_commands(self._settings))
        guild = None if scope is None else discord.Object(scope)
        known = await app_commands.CommandTree(client).fetch_commands(guild=guild)
        if outlines(command.to_dict() for command in known) != ours:
            says = "Discord has the commands of another version" if known else "Discord has no commands yet"
            return warning("commands", says, "start the bot, or restart it: it then sends its commands to Discord")
        names = ", ".join(f"/{name}" for name, *_ in sorted(ours))
        return fine("commands", f"{names}{'' if scope is None else f' in server {scope} only'}")


async def _our_commands(settings: Settings) -> list[dict[str, Any]]:
    """Return the command payloads of a bot that is never started."""
    store = await SqliteStore.open(Path(":memory:"))
    try:
        bot = Onetable(settings, store)
        await bot.load_cogs()
        return await bot.command_payloads(None)
    finally:
        await store.close()


def look_at_application(application: discord.AppInfo) -> list[Finding]:
    """Check the settings in the developer portal."""
    page = f"{PORTAL}/{application.id}"
    found: list[Finding] = []
    if application.interactions_endpoint_url:
        says = "Discord sends interactions to an Interactions Endpoint URL instead of the bot"
        found.append(fault("application", says, f"empty that field at {page}/information"))
    if application.bot_require_code_grant:
        says = "Requires OAuth2 Code Grant is on, so the invite link does not work"
        found.append(fault("application", says, f"switch it off at {page}/bot"))
    unneeded = [name for name in PRIVILEGED if _granted(application.flags, name)]
    if unneeded:
        says = f"privileged intents are on that this bot does not need: {', '.join(unneeded)}"
        found.append(warning("intents", says, f"switch them off at {page}/bot"))
    else:
        needed = ", ".join(name for name, on in intents() if on)
        found.append(fine("intents", f"{needed}; none is privileged, and none has to be switched on"))
    return [*found, _user_install(application)]


def _user_install(application: discord.AppInfo) -> Finding:
    """Return whether people can add the bot for themselves. That is optional."""
    if application.user_integration_config is not None:
        return fine("user install", f"on; people add the bot for themselves with {user_install_link(application.id)}")
    says = "off, so the bot only works in its servers; it is optional"
    where = f"{PORTAL}/{application.id}/installation"
    return fine("user install", f"{says}: tick User Install at {where}, and restart the bot")


def _granted(flags: discord.ApplicationFlags, name: str) -> bool:
    return bool(getattr(flags, name) or getattr(flags, f"{name}_limited"))


def _clock_finding(ahead: float) -> Finding:
    off = abs(ahead)
    if off <= SLOPPY_CLOCK:
        return fine("clock", "agrees with Discord's")
    says = f"this machine's clock is {off:.0f} s {'ahead of' if ahead > 0 else 'behind'} Discord's"
    advice = "set it, and keep it set: `timedatectl set-ntp true`"
    return fault("clock", says, advice) if off > WRONG_CLOCK else warning("clock", says, advice)


def _unreachable(why: object) -> Finding:
    advice = "check this machine's network, DNS and firewall, and https://discordstatus.com"
    return fault("discord", f"cannot be reached: {str(why) or type(why).__name__}", advice)


def _token_form(token: str) -> Finding:
    odd = _form(token)
    if odd is not None:
        return fault("token", odd, COPY_IT)
    return fine("token", "well formed; not tried, because Discord cannot be reached")


def _optional(about: str, held: discord.Permissions) -> list[Finding]:
    """Return the optional permissions that are missing, and what they are for."""
    lacking = missing(held, needed=tuple(extra.name for extra in OPTIONAL))
    return [fine(about, f"{_named([name])} is not given; it is optional, for {_purpose(name)}") for name in lacking]


def _purpose(name: str) -> str:
    return localizer("en")(f"permission-{name.replace('_', '-')}-for")


def _named(names: list[str] | tuple[str, ...]) -> str:
    say = localizer("en")
    return ", ".join(say(f"permission-{name.replace('_', '-')}") for name in names)


def _form(token: str) -> str | None:
    """Return why this does not look like a token, or None if it does."""
    parts = token.split(".")
    if re.fullmatch(r"\d{15,20}", token):
        return "this is an application's id, not a token"
    if re.fullmatch(r"[0-9a-f]{64}", token):
        return "this is an application's public key, not a token"
    if len(parts) != 3:
        return "a token has three parts with dots between them"
    try:
        owner = base64.urlsafe_b64decode(parts[0] + "=" * (-len(parts[0]) % 4))
    except (binascii.Error, ValueError):
        owner = b""
    return None if owner.isdigit() else "its first part is damaged"
