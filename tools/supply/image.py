"""Builds the image and starts it as compose.yaml does: `make image`, with Docker or Podman.

It plays on the playground inside the container: read-only, without capabilities, with a volume for /data. Where there
is no engine, or the base image cannot be fetched, it says so in one line and exits with 0. tests/test_image.py runs the
same files without an engine in any case.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[2]
NAME = f"onetable-check-{os.getpid()}"
LIMITS = ("--read-only", "--tmpfs=/tmp", "--cap-drop=ALL", "--security-opt=no-new-privileges")
START_SECONDS = 120.0
USER = "10001"


class Broken(Exception):
    """The image is not as it should be. The message says how."""


def find_engine() -> str | None:
    """Return the program of an engine that runs, or None."""
    for name in ("docker", "podman"):
        if shutil.which(name) and subprocess.run([name, "info"], capture_output=True, check=False).returncode == 0:
            return name
    return None


def base_images(dockerfile: str) -> set[str]:
    """Return the images that a Dockerfile starts from."""
    return set(re.findall(r"^FROM (\S+)", dockerfile, re.MULTILINE))


def check(call: Callable[..., subprocess.CompletedProcess[str]], *options: str) -> None:
    """Build the image with these options, start it and stop it. Raise Broken."""

    def expect(what: str, ended: subprocess.CompletedProcess[str], code: int = 0) -> str:
        if ended.returncode != code:
            raise Broken(f"{what}: exit code {ended.returncode}\n{ended.stdout[-2000:]}{ended.stderr[-2000:]}")
        return ended.stdout.strip()

    expect("build", call("build", *options, "--tag", NAME, str(ROOT)))
    expect("start without a token", call("run", "--rm", *LIMITS, NAME), code=2)
    play = ("python", "-m", "bot", "--playground", "--no-browser")
    volume, database = f"--volume={NAME}:/data", "--env=ONETABLE_DATABASE=/data/playground.db"
    expect("start", call("run", "--detach", f"--name={NAME}", *LIMITS, volume, database, NAME, *play))
    deadline = time.monotonic() + START_SECONDS
    while call("exec", NAME, "python", "-m", "bot", "--health").returncode != 0:
        if time.monotonic() > deadline:
            raise Broken(f"not well after {START_SECONDS:.0f} s\n{call('logs', NAME).stderr[-2000:]}")
        time.sleep(1)
    if (user := expect("user", call("exec", NAME, "id", "-u"))) != USER:
        raise Broken(f"runs as user {user}")
    if call("exec", NAME, "touch", "/onetable/new.py").returncode == 0:
        raise Broken("/onetable can be written")
    expect("stop", call("stop", "--time=15", NAME))
    if (code := expect("end", call("inspect", "--format={{.State.ExitCode}}", NAME))) != "0":
        raise Broken(f"exit code {code} when stopped\n{call('logs', NAME).stderr[-2000:]}")


def main() -> int:
    """Check the image and remove everything again. Return 1 if it is broken."""
    engine = find_engine()
    if engine is None:
        print("Image: not built, no engine runs here.")
        return 0

    def call(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([engine, *words], capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)

    for image in base_images((ROOT / "Dockerfile").read_text(encoding="utf-8")):
        if call("image", "inspect", image).returncode != 0 and call("pull", image).returncode != 0:
            print(f"Image: not built, {image} cannot be fetched.")
            return 0
    try:
        check(call, *(["--format=docker"] if engine == "podman" else []))  # its own format has no health checks
    except Broken as broken:
        print(f"Image: {broken}")
        return 1
    finally:
        call("rm", "--force", NAME)
        call("volume", "rm", "--force", NAME)
        call("rmi", "--force", NAME)
    print(f"Image: built and started with {engine}, read-only and as user {USER}; stopped cleanly.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
