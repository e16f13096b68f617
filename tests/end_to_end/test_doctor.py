"""`doctor`: broken set-ups; following the advice fixes each of them."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
import shlex
import socket
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlparse

import discord
import pytest
from aiohttp import test_utils, web

from bot.app import Onetable
from bot.cli import main
from bot.ops.doctor import diagnose
from bot.ops.doctor.account import _our_commands
from bot.runner import point_discord_at
from bot.servers.permissions import NEEDED_ANYWHERE
from bot.settings import Settings, load_settings
from bot.store.sqlite.files import back_up
from bot.store.sqlite.store import SqliteStore
from playground.playground import Playground
from playground.world.model import GLOBAL, World
from playground.world.permissions import Permission
from tests.bot.pictures.test_fonts import built_in_font
from tests.bot.store.test_files import damage, from_the_future

ENV, DATABASE, FONTS = Path(".env"), Path("data/onetable.db"), Path("fonts")
Case = AsyncIterator[tuple[str, str]]


class DoctorEnv:
    """A working set-up, to be broken and fixed."""

    def __init__(self, playground: Playground, capsys: pytest.CaptureFixture[str]) -> None:
        self.playground, self._capsys = playground, capsys
        self.settings = {"DISCORD_TOKEN": playground.token}
        (self.guild,) = playground.world.guilds_of_bot

    def set(self, **settings: str | None) -> None:
        """Set or remove variables in `.env`."""
        self.settings = {name: value for name, value in {**self.settings, **settings}.items() if value is not None}
        ENV.write_text("".join(f"{name}={value}\n" for name, value in self.settings.items()))
        ENV.chmod(0o600)

    async def bot(self, *arguments: str) -> tuple[int, str]:
        """Run `python -m bot ...`. Return its exit code and output."""
        code = await asyncio.to_thread(main, arguments)
        printed = "".join(self._capsys.readouterr())
        for token in {self.playground.token, self.settings.get("DISCORD_TOKEN", self.playground.token)}:
            assert token.strip("'") not in printed
        return code, printed

    async def doctor(self) -> tuple[int, list[dict[str, Any]]]:
        code, printed = await self.bot("doctor", "--json")
        return code, json.loads(printed)["findings"]

    async def start_the_bot(self) -> None:
        """Start the bot and stop it again."""
        store = await SqliteStore.open(DATABASE)
        bot = Onetable(load_settings(), store)
        running = asyncio.create_task(bot.start(self.playground.token))
        await self.playground.bot_online()
        await bot.close()
        await running
        await store.close()
        await self.playground.until(lambda: not self.playground.backend.gateway.online)
        self._capsys.readouterr()  # its log

    async def follow(self, advice: str) -> None:
        """Run the command that the advice names; FILE is the backup."""
        (command,) = re.findall("`(.+?)`", advice)
        words = [word.replace("FILE", "backup.db") for word in shlex.split(command)]
        if words[:3] == ["python", "-m", "bot"]:
            assert (await self.bot(*words[3:]))[0] == 0
        else:
            await asyncio.to_thread(subprocess.run, words, check=True)


@pytest.fixture
async def doctor_env(tmp_path, monkeypatch, capsys):
    for name in list(os.environ):
        if name.startswith("ONETABLE_") or name == "DISCORD_TOKEN":
            monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(logging.getLogger("discord"), "level", logging.CRITICAL)
    monkeypatch.setattr("bot.store.sqlite.files.PATIENCE_SECONDS", 0.05)
    monkeypatch.setattr("bot.pictures.fonts.FOLDERS", (FONTS,))
    install_font()
    for part, name in [
        (discord.http.Route, "BASE"),
        (discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY"),
        (discord.asset.Asset, "BASE"),
    ]:
        monkeypatch.setattr(part, name, getattr(part, name))
    async with Playground(World.small(bot_name="Onetable")) as playground:
        point_discord_at(playground)
        playground.backend.commands.replace_all(GLOBAL, await _our_commands(Settings(_env_file=None)))
        store = await SqliteStore.open(DATABASE)
        await store.close()
        back_up(DATABASE, Path("backup.db"))
        doctor_env = DoctorEnv(playground, capsys)
        doctor_env.set()
        yield doctor_env
        assert playground.unknown_routes == []
        assert playground.refused_requests == []


def install_font(file: Path = FONTS / "NotoSans-Regular.ttf") -> None:
    """Write a font, by default into the folder that is searched; it does not matter which."""
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(built_in_font())


def open_to_all(path: Path) -> None:
    path.chmod(0o644)


def write(path: Path, text: str) -> None:
    path.write_text(text)


def files() -> dict[Path, bytes]:
    """Return the contents of all files in the folder."""
    return {path: path.read_bytes() for path in Path().rglob("*") if path.is_file()}


def hang_up(server: socket.socket) -> None:
    """Accept a connection and close it, like another program on the port."""
    server.accept()[0].close()


def removed(advice: str) -> str:
    """Return the setting that the advice says to remove."""
    (name,) = re.findall(r"remove ([A-Z_]+)", advice)
    return name


def permissions(advice: str) -> list[str]:
    """Return the permissions named in the advice."""
    return [name.lower().replace(" ", "_") for name in advice.rsplit(": ", 1)[1].split(", ")]


# --- broken set-ups: each yields the expected finding, receives the advice and follows it


async def no_token(doctor_env: DoctorEnv) -> Case:
    doctor_env.set(DISCORD_TOKEN=None)
    advice = yield "token", "fault"
    assert "into .env: DISCORD_TOKEN=" in advice
    doctor_env.set(DISCORD_TOKEN=doctor_env.playground.token)


async def the_wrong_token(doctor_env: DoctorEnv) -> Case:
    doctor_env.set(DISCORD_TOKEN="MTIz.copied.badly")
    advice = yield "token", "fault"
    assert "into .env: DISCORD_TOKEN=" in advice
    doctor_env.set(DISCORD_TOKEN=doctor_env.playground.token)


async def a_setting_out_of_range(doctor_env: DoctorEnv) -> Case:
    doctor_env.set(ONETABLE_LOBBY_MINUTES="0")
    advice = yield "settings", "fault"
    assert "correct it in .env" in advice
    doctor_env.set(ONETABLE_LOBBY_MINUTES="1")


async def a_misspelt_setting(doctor_env: DoctorEnv) -> Case:
    doctor_env.set(ONETABLE_LOBY_MINUTES="5")
    advice = yield "settings", "warning"
    doctor_env.set(ONETABLE_LOBY_MINUTES=None, **{advice.removeprefix("rename it to "): "5"})


async def a_setting_that_never_was(doctor_env: DoctorEnv) -> Case:
    doctor_env.set(ONETABLE_COLOUR_OF_FELT="green")
    advice = yield "settings", "warning"
    assert advice.startswith("remove it")
    doctor_env.set(ONETABLE_COLOUR_OF_FELT=None)


async def a_token_for_everybody_to_read(doctor_env: DoctorEnv) -> Case:
    open_to_all(ENV)
    await doctor_env.follow((yield "settings", "warning"))


async def a_database_that_cannot_be_made(doctor_env: DoctorEnv) -> Case:
    doctor_env.set(ONETABLE_DATABASE="backup.db/x.db")
    advice = yield "database", "fault"
    assert "set ONETABLE_DATABASE to a file in a folder" in advice
    doctor_env.set(ONETABLE_DATABASE="folder/x.db")


async def a_file_that_is_no_database(doctor_env: DoctorEnv) -> Case:
    write(DATABASE, "Dear diary, " * 1000)
    await doctor_env.follow((yield "database", "fault"))


async def a_database_from_the_future(doctor_env: DoctorEnv) -> Case:
    from_the_future(DATABASE)
    await doctor_env.follow((yield "database", "fault"))


async def a_damaged_database(doctor_env: DoctorEnv) -> Case:
    damage(DATABASE)
    await doctor_env.follow((yield "database", "fault"))


async def a_locked_database(doctor_env: DoctorEnv) -> Case:
    hold = (
        "import sqlite3, sys; db = sqlite3.connect(sys.argv[1]); db.execute('BEGIN IMMEDIATE');"
        "print('held', flush=True); sys.stdin.read()"
    )
    holder = await asyncio.create_subprocess_exec(
        sys.executable, "-c", hold, str(DATABASE), stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    await holder.stdout.readline()
    advice = yield "writing", "fault"
    assert advice.startswith("end the program that locks it")
    await holder.communicate(b"")


async def a_log_that_grew_without_end(doctor_env: DoctorEnv) -> Case:
    reader = sqlite3.connect(DATABASE, isolation_level=None)
    store = await SqliteStore.open(DATABASE)
    reader.execute("BEGIN")
    reader.execute("SELECT * FROM meta").fetchall()
    await store.set_meta("fact", "x" * 70_000)
    advice = yield "wal", "warning"
    assert advice.startswith("end that reader and restart the bot")
    reader.close()
    await store.close()


async def an_address_without_a_port(doctor_env: DoctorEnv) -> Case:
    doctor_env.set(ONETABLE_MONITOR_HOST="0.0.0.0")
    doctor_env.set(**{removed((yield "monitor", "warning")): None})


async def a_port_that_is_taken(doctor_env: DoctorEnv) -> Case:
    with socket.create_server(("127.0.0.1", 0)) as other:
        doctor_env.set(ONETABLE_MONITOR_PORT=str(other.getsockname()[1]))
        accepting = asyncio.to_thread(hang_up, other)
        interaction_errors = asyncio.create_task(accepting)
        advice = yield "monitor", "fault"
        await interaction_errors
    assert advice.startswith("set ONETABLE_MONITOR_PORT to a port that is free")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    doctor_env.set(ONETABLE_MONITOR_PORT=str(port))


async def no_fonts(_doctor_env: DoctorEnv) -> Case:
    (FONTS / "NotoSans-Regular.ttf").unlink()
    advice = yield "fonts", "warning"
    assert "fonts-noto-core" in advice
    install_font()


async def a_font_that_is_none(doctor_env: DoctorEnv) -> Case:
    write(Path("font.ttf"), "not a font")
    doctor_env.set(ONETABLE_FONT="font.ttf")
    advice = yield "fonts", "fault"
    assert "TTF" in advice
    install_font(Path("font.ttf"))


async def a_bot_in_no_server(doctor_env: DoctorEnv) -> Case:
    doctor_env.playground.world.guilds.clear()
    advice = yield "servers", "warning"
    (link,) = re.findall(r"https://\S+", advice)
    asked = parse_qs(urlparse(link).query)
    assert asked["client_id"] == [str(doctor_env.playground.world.application.id)]
    assert asked["scope"] == ["bot applications.commands"]
    guild = doctor_env.playground.add_guild("A wary one", ["ada"])  # grants exactly the permissions of the invite link
    for role in guild.roles.values():
        role.permissions = int(asked["permissions"][0]) if role.of_bot else 0
    doctor_env.playground.add_channel("games", guild)


async def a_role_that_may_too_little(doctor_env: DoctorEnv) -> Case:
    for role in doctor_env.guild.roles.values():
        role.permissions &= ~(Permission.ATTACH_FILES | Permission.SEND_MESSAGES_IN_THREADS)
    advice = yield "server The Table", "warning"
    assert permissions(advice) == ["send_messages_in_threads", "attach_files"]
    role = next(role for role in doctor_env.guild.roles.values() if role.of_bot)
    for name in permissions(advice):
        role.permissions |= Permission[name.upper()]


async def a_role_without_what_is_optional(doctor_env: DoctorEnv) -> Case:
    for role in doctor_env.guild.roles.values():
        role.permissions &= ~(Permission.CREATE_PUBLIC_THREADS | Permission.ATTACH_FILES)
    advice = yield "server The Table", "warning"
    assert permissions(advice) == ["attach_files"], "what is optional is nothing to mend"
    role = next(role for role in doctor_env.guild.roles.values() if role.of_bot)
    role.permissions |= Permission.ATTACH_FILES


async def a_channel_where_the_bot_may_not_speak(doctor_env: DoctorEnv) -> Case:
    doctor_env.playground.forbid("games", "send_messages")
    advice = yield "server The Table", "warning"
    assert permissions(advice) == ["send_messages", "attach_files"]  # without send_messages there is no attach_files
    doctor_env.playground.allow("games", *permissions(advice))


async def a_server_that_hides_every_channel(doctor_env: DoctorEnv) -> Case:
    for channel in ("games", "table-talk"):
        doctor_env.playground.forbid(channel, "view_channel")
    advice = yield "server The Table", "warning"
    assert "View Channel" in advice
    doctor_env.playground.allow("games", "view_channel")


async def interactions_endpoint_elsewhere(doctor_env: DoctorEnv) -> Case:
    doctor_env.playground.world.application.interactions_url = "https://example.org/interactions"
    advice = yield "application", "fault"
    assert advice.startswith("empty that field at https://discord.com/developers/applications/")
    doctor_env.playground.world.application.interactions_url = None


async def an_invite_that_wants_a_code(doctor_env: DoctorEnv) -> Case:
    doctor_env.playground.world.application.requires_code_grant = True
    advice = yield "application", "fault"
    assert advice.startswith("switch it off at")
    doctor_env.playground.world.application.requires_code_grant = False


async def intents_nobody_needs(doctor_env: DoctorEnv) -> Case:
    doctor_env.playground.world.application.flags = discord.ApplicationFlags(gateway_message_content_limited=True).value
    advice = yield "intents", "warning"
    assert advice.startswith("switch them off at")
    doctor_env.playground.world.application.flags = 0


async def a_test_server_without_the_bot(doctor_env: DoctorEnv) -> Case:
    doctor_env.set(ONETABLE_TEST_GUILD="77")
    doctor_env.set(**{removed((yield "commands", "fault")): None})


async def commands_that_were_never_synced(doctor_env: DoctorEnv) -> Case:
    doctor_env.playground.backend.commands.replace_all(GLOBAL, [])
    advice = yield "commands", "warning"
    assert advice.startswith("start the bot")
    await doctor_env.start_the_bot()


async def commands_that_were_changed_behind_our_back(doctor_env: DoctorEnv) -> Case:
    await doctor_env.start_the_bot()  # it stores the synced commands
    synced = doctor_env.playground.backend.commands.listed(GLOBAL)
    doctor_env.playground.backend.commands.replace_all(GLOBAL, [{**synced[0], "description": "Old."}, *synced[1:]])
    advice = yield "commands", "warning"
    assert "restart it" in advice
    await doctor_env.start_the_bot()


async def no_way_to_discord(doctor_env: DoctorEnv) -> Case:
    discord.http.Route.BASE = "http://127.0.0.1:9/api/v10"
    advice = yield "discord", "fault"
    assert "network" in advice
    point_discord_at(doctor_env.playground)


BROKEN: list[Callable[[DoctorEnv], Case]] = [
    no_token,
    the_wrong_token,
    a_setting_out_of_range,
    a_misspelt_setting,
    a_setting_that_never_was,
    a_token_for_everybody_to_read,
    a_database_that_cannot_be_made,
    a_file_that_is_no_database,
    a_database_from_the_future,
    a_damaged_database,
    a_locked_database,
    a_log_that_grew_without_end,
    an_address_without_a_port,
    a_port_that_is_taken,
    no_fonts,
    a_font_that_is_none,
    a_bot_in_no_server,
    a_role_that_may_too_little,
    a_role_without_what_is_optional,
    a_channel_where_the_bot_may_not_speak,
    a_server_that_hides_every_channel,
    interactions_endpoint_elsewhere,
    an_invite_that_wants_a_code,
    intents_nobody_needs,
    a_test_server_without_the_bot,
    commands_that_were_never_synced,
    commands_that_were_changed_behind_our_back,
    no_way_to_discord,
]


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: broken.__name__)
async def test_a_broken_set_up_is_mended_by_the_advice(doctor_env, broken, monkeypatch):
    monkeypatch.setattr("bot.ops.doctor.database.LARGE_WAL", 65_536)
    case = broken(doctor_env)
    about, level = await anext(case)
    code, findings = await doctor_env.doctor()
    assert code == (1 if level == "fault" else 0)
    wrong = [finding for finding in findings if finding["level"] == level and finding["about"] == about]
    assert len(wrong) == 1, findings
    assert all(finding["advice"] for finding in findings if finding["level"] != "ok")
    with suppress(StopAsyncIteration):
        await case.asend(wrong[0]["advice"])
    code, findings = await doctor_env.doctor()
    assert code == 0
    assert {finding["level"] for finding in findings} == {"ok"}, findings


async def test_each_finding_is_one_line_with_its_mark(doctor_env):
    doctor_env.guild.name = "Evil\x1b[31m\nserver"
    doctor_env.playground.forbid("games", "attach_files")
    doctor_env.set(DISCORD_TOKEN=f"'{doctor_env.playground.token}'", ONETABLE_TEST_GUILD="77")
    code, printed = await doctor_env.bot("doctor")
    lines = printed.splitlines()
    assert code == 1
    assert "\x1b" not in printed
    assert all(re.match(r"[✓!✗] [\w .\[]+: ", line) for line in lines), printed
    assert all(("→" in line) == (line[0] != "✓") for line in lines)
    assert sum(line[0] == "!" for line in lines) == 1
    assert sum(line[0] == "✗" for line in lines) == 1


async def test_only_a_wrong_clock_is_reported(doctor_env):
    from time import time

    for ahead, level in [(0.0, "ok"), (-20.0, "warning"), (4000.0, "fault")]:
        diagnosis = await diagnose(lambda ahead=ahead: time() + ahead)
        (clock,) = [finding for finding in diagnosis.findings if finding.about == "clock"]
        assert clock.level == level
    assert re.fullmatch(r"this machine's clock is 400\d s ahead of Discord's", clock.says)


@pytest.mark.parametrize(
    ("kind", "body"),
    [("text/html", "<h1>Log in to the airport</h1>"), ("application/json", "[]"), ("application/json", "{")],
)
async def test_a_server_that_is_not_discord_is_reported(doctor_env, kind, body):
    async def answer(_request: web.Request) -> web.Response:
        return web.Response(text=body, content_type=kind)

    app = web.Application()
    app.router.add_get("/{rest:.*}", answer)
    async with test_utils.TestServer(app) as portal:
        discord.http.Route.BASE = str(portal.make_url("/api"))
        code, findings = await doctor_env.doctor()
        invited, printed = await doctor_env.bot("invite")
    assert (invited, len(printed.splitlines())) == (2, 1)
    assert code == 1
    (found,) = [finding for finding in findings if finding["about"] == "discord"]
    assert found["says"] == "cannot be reached: something else answers instead"


async def test_the_doctor_changes_nothing(doctor_env):
    before, changes = files(), []
    doctor_env.playground.backend.events.on_change.append(lambda kind, _id: changes.append(kind))
    await doctor_env.doctor()
    assert changes == []
    assert files() == before


async def test_the_doctor_tells_whether_people_can_add_the_bot_for_themselves(doctor_env):
    _, findings = await doctor_env.doctor()
    (found,) = [finding["says"] for finding in findings if finding["about"] == "user install"]
    _, printed = await doctor_env.bot("invite")
    assert found.endswith(printed.splitlines()[1].removeprefix("for yourself: "))
    doctor_env.playground.world.application.integration_types = [0]
    code, findings = await doctor_env.doctor()
    (found,) = [finding for finding in findings if finding["about"] == "user install"]
    assert (code, found["level"]) == (0, "ok"), "it is optional"
    assert "tick User Install at https://discord.com/developers/applications/" in found["says"]


async def test_without_user_install_the_commands_are_kept_to_servers(doctor_env):
    doctor_env.playground.world.application.integration_types = [0]
    doctor_env.playground.backend.commands.replace_all(GLOBAL, [])
    await doctor_env.start_the_bot()
    commands = doctor_env.playground.backend.commands.listed(GLOBAL)
    assert {tuple(command["integration_types"]) for command in commands} == {(0,)}
    doctor_env.playground.world.application.integration_types = [0, 1]
    await doctor_env.start_the_bot()
    commands = doctor_env.playground.backend.commands.listed(GLOBAL)
    assert {tuple(command["integration_types"]) for command in commands} == {(0,), (0, 1)}


async def test_the_invite_link_asks_for_exactly_what_is_needed(doctor_env):
    code, printed = await doctor_env.bot("invite")
    assert code == 0
    to_server, for_oneself = (line.partition(": ")[2] for line in printed.splitlines())
    assert parse_qs(urlparse(for_oneself).query)["scope"] == ["applications.commands"]
    assert parse_qs(urlparse(for_oneself).query)["integration_type"] == ["1"]
    link = urlparse(to_server)
    assert f"{link.scheme}://{link.netloc}{link.path}" == "https://discord.com/oauth2/authorize"
    asked = parse_qs(link.query)
    assert asked["scope"] == ["bot applications.commands"]
    assert {name for name, on in discord.Permissions(int(asked["permissions"][0])) if on} == {
        "read_messages" if name == "view_channel" else name
        for name in (*NEEDED_ANYWHERE, "create_public_threads", "create_private_threads", "create_events")
    }
    code, diagnosis = await doctor_env.bot("doctor", "--json")
    assert json.loads(diagnosis)["invite"] == to_server


@pytest.mark.parametrize(
    ("token", "why"), [(None, "DISCORD_TOKEN is not set"), ("MTIz.copied.badly", "Discord does not know this token")]
)
async def test_without_a_token_that_works_there_is_no_invite_but_one_line(doctor_env, token, why):
    doctor_env.set(DISCORD_TOKEN=token)
    code, printed = await doctor_env.bot("invite")
    assert code == 2
    assert printed.startswith("onetable: DISCORD_TOKEN")
    assert why in printed
    assert len(printed.splitlines()) == 1
    assert "badly" not in printed


async def test_without_a_network_there_is_no_invite_but_one_line(doctor_env):
    discord.http.Route.BASE = "http://127.0.0.1:9/api/v10"
    code, printed = await doctor_env.bot("invite")
    assert (code, len(printed.splitlines())) == (2, 1)
    assert "Discord cannot be reached" in printed
