"""The image, without an engine: its files, its user and its commands, and a game played in what a container allows.

`make image` builds and starts it with an engine, where there is one.
"""

from __future__ import annotations

import asyncio
import json
import re
import signal
from pathlib import Path

import pytest

from playground.playground import Playground
from tests.contained import DOCKERFILE, PROJECT, USER, Container, Uncontained, command, lines, obstacle, unpack, user
from tests.end_to_end.killable_bot import begin, table

HARDENED = {
    "compose.yaml": (
        "read_only: true",
        "- /tmp",
        "cap_drop: [ALL]",
        'security_opt: ["no-new-privileges:true"]',
        "127.0.0.1:9400:9400",
    ),
    "deploy/kubernetes.yaml": (
        "runAsNonRoot: true",
        f"runAsUser: {USER}",
        "readOnlyRootFilesystem: true",
        "allowPrivilegeEscalation: false",
        "capabilities: { drop: [ALL] }",
        "seccompProfile: { type: RuntimeDefault }",
        "automountServiceAccountToken: false",
        "mountPath: /tmp",
        "mountPath: /data",
        "livenessProbe:",
        "readinessProbe:",
    ),
}
# Starts `python -m bot` on the playground instead of Discord: its addresses are the first three arguments.
ON_THE_PLAYGROUND = """
import runpy, sys, discord, yarl
discord.http.Route.BASE, gateway, discord.asset.Asset.BASE, *sys.argv[1:] = sys.argv[1:]
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
runpy.run_module("bot", run_name="__main__", alter_sys=True)
"""


def test_the_user_is_a_number_and_not_root():
    assert user() == f"{USER}:{USER}"
    assert DOCKERFILE.index(f"USER {user()}") > max(DOCKERFILE.index(line) for line in DOCKERFILE if line[:4] == "RUN ")


def test_it_holds_no_secret_and_installs_only_what_is_locked():
    text = "\n".join(DOCKERFILE)
    assert "TOKEN=" not in text
    assert "**/.env" in (PROJECT / ".dockerignore").read_text(encoding="utf-8").split()
    assert all("--require-hashes" in line for line in lines("RUN") if "pip install" in line)


def test_all_that_is_copied_is_sent_to_the_builder():
    ignored = (PROJECT / ".dockerignore").read_text(encoding="utf-8").split()
    copied = [line.split()[0] for line in lines("COPY") if not line.startswith("--from")]
    assert len(copied) > 5
    assert [name for name in copied if f"!{name}" not in ignored] == []


@pytest.mark.parametrize(("file", "needed"), HARDENED.items(), ids=HARDENED)
def test_deployments_give_it_no_more_than_it_needs(file, needed):
    text = (PROJECT / file).read_text(encoding="utf-8")
    assert [line for line in needed if line not in text] == []
    assert "privileged" not in re.sub("no-new-privileges", "", text)


def test_compose_asks_for_its_health_as_the_image_does():
    asked = re.search(r'test: \["CMD", ("python".*)\]', (PROJECT / "compose.yaml").read_text(encoding="utf-8"))
    assert json.loads(f"[{asked[1]}]") == command("HEALTHCHECK")


@pytest.fixture(scope="module")
def image(tmp_path_factory) -> Path:
    return unpack(tmp_path_factory.mktemp("image"))


@pytest.fixture
def container(tmp_path, image) -> Container:
    if reason := obstacle():
        pytest.skip(reason)
    return Container(tmp_path, image)


@pytest.fixture
def anywhere(tmp_path, image) -> Container | Uncontained:
    return (Uncontained if obstacle() else Container)(tmp_path, image)


def test_without_a_token_it_says_so_and_stops_rather_than_play_with_itself(anywhere):
    ended = anywhere.run(*command("CMD"))
    assert ended.returncode == 2
    assert "DISCORD_TOKEN" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_it_is_not_well_while_nothing_runs(anywhere):
    ended = anywhere.run(*command("HEALTHCHECK"))
    assert ended.returncode == 1
    assert "not running" in ended.stderr + ended.stdout


def test_it_has_no_power_and_can_write_nothing_but_its_data(container):
    status = container.run("grep", "-E", "^(Uid|Gid|Groups|Cap...|NoNewPrivs):", "/proc/self/status").stdout
    fields = {name: value.split() for name, value in (line.split(":") for line in status.splitlines())}
    assert set(fields["Uid"]) == set(fields["Gid"]) == {str(USER)}
    assert fields["Groups"] == []
    assert {int(value[0], 16) for name, value in fields.items() if name.startswith("Cap")} == {0}
    assert fields["NoNewPrivs"] == ["1"]

    places = ["/", "/onetable", "/onetable/bot", "/venv", "/usr", "/etc", "/data", "/tmp"]
    writable = "import os, sys; print(*[place for place in sys.argv[1:] if os.access(place, os.W_OK)])"
    assert container.run("python", "-c", writable, *places).stdout.split() == ["/data", "/tmp"]
    refused = container.run("touch", "/onetable/bot/new.py", "/data/mine")
    assert "Read-only file system" in refused.stderr
    assert [file.name for file in container.data.iterdir()] == ["mine"]


@pytest.mark.timeout(180)
async def test_a_game_is_played_in_it(container):
    async with Playground() as playground:
        places = (playground.api_base, playground.gateway_url, playground.cdn_base)
        program, *_, bot, option = command("CMD")
        assert bot == "bot"
        process = await asyncio.create_subprocess_exec(
            *container.argv(
                program, "-c", ON_THE_PLAYGROUND, *places, option,
                DISCORD_TOKEN=playground.token, ONETABLE_EMOJIS="false",
            ),
            env=container.outside(), stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        try:
            await playground.bot_online(60)
            await begin(playground, 2)
            await playground.click("ada", table(playground), label="Throw")
            message = table(playground)
            well = await asyncio.to_thread(container.run, *command("HEALTHCHECK"))
            copied = await asyncio.to_thread(container.run, "python", "-m", "bot", "backup", "/data/copy.db")
            process.send_signal(getattr(signal, lines("STOPSIGNAL")[0]))
            _, log = await asyncio.wait_for(process.communicate(), 30)
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
    text = log.decode()
    assert message.components
    assert (well.returncode, well.stderr) == (0, "")
    assert copied.returncode == 0, copied.stderr
    assert process.returncode == 0, text
    assert "stopping" in text
    assert "Traceback" not in text
    assert {file.name for file in container.data.iterdir()} >= {"onetable.db", "copy.db"}
