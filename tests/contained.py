"""Runs the image's files as a container would, without an engine.

`unpack` carries out the Dockerfile's steps for our own files. `Container` starts commands on them in a mount namespace:
the root has the image's files, the system's programs and this Python, all read-only; /data is writable and /tmp is a
tmpfs. The process has the Dockerfile's user, no group but its own, no capability, and cannot gain any. Unlike in a real
container, it shares network and process ids with the tests.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

PROJECT = Path(__file__).parents[1]
DOCKERFILE = (PROJECT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
SYSTEM = ("/usr", "/bin", "/sbin", "/lib", "/lib64", "/etc")
USER = 10001

# $1 is an empty folder for the root, $2 the unpacked image, $3 the folder for /data; what follows is the command.
ENTER = """
set -eu
root=$1 image=$2 data=$3; shift 3
show() { mkdir -p "$root$2"; mount --bind "$1" "$root$2"; mount -o remount,bind,ro,nosuid,nodev "$root$2"; }
mount -t tmpfs -o mode=755,nosuid tmpfs "$root"
for part in $SYSTEM; do
    if [ -L "$part" ]; then cp -P "$part" "$root$part"; elif [ -d "$part" ]; then show "$part" "$part"; fi
done
show "$PYTHON_BASE" "$PYTHON_BASE"
show "$PYTHON_VENV" /venv
show "$image" /onetable
mkdir "$root/data" "$root/tmp" "$root/proc" "$root/dev"
mount --bind "$data" "$root/data"
mount -t tmpfs -o mode=1777,noexec,nosuid,nodev tmpfs "$root/tmp"
mount -t proc -o ro,nosuid,nodev,noexec proc "$root/proc"
for device in /dev/null /dev/zero /dev/random /dev/urandom; do
    touch "$root$device"; mount --bind "$device" "$root$device"
done
mount -o remount,ro "$root"
cd /
exec chroot "$root" /usr/bin/setpriv --reuid "$USER" --regid "$USER" --clear-groups \\
    --bounding-set=-all --inh-caps=-all --no-new-privs /usr/bin/env -i -C /onetable "$@"
"""


def lines(instruction: str) -> list[str]:
    """Return what follows an instruction of the Dockerfile, for each time it is there."""
    return [line.partition(" ")[2].strip() for line in DOCKERFILE if line.startswith(f"{instruction} ")]


def command(instruction: str) -> list[str]:
    """Return the command in CMD or HEALTHCHECK."""
    (line,) = lines(instruction)
    parts: list[str] = json.loads(line[line.index("[") :])
    return parts


def environment() -> dict[str, str]:
    """Return the variables that the image sets."""
    (line,) = lines("ENV")
    pairs = dict(part.split("=", 1) for part in shlex.split(line))
    return pairs | {"PATH": pairs["PATH"].replace("$PATH", "/usr/bin:/bin")}


def unpack(folder: Path) -> Path:
    """Carry out the steps that build /onetable, from a checkout that nobody but its owner can read."""
    image = folder / "onetable"
    image.mkdir()
    for source, target in (line.split() for line in lines("COPY") if not line.startswith("--from")):
        if (PROJECT / source).is_dir():
            shutil.copytree(PROJECT / source, image / target, ignore=shutil.ignore_patterns("__pycache__", ".env"))
        elif not target.startswith("/"):
            shutil.copy(PROJECT / source, image / target)
    for path in (image, *image.rglob("*")):
        path.chmod(0o700 if path.is_dir() else 0o600)
    for line in lines("RUN"):
        if "/onetable" in line:
            for step in line.split("&&"):
                words = [word.replace("/onetable", str(image)) for word in step.split()]
                programs = {"/venv/bin/python": sys.executable}
                subprocess.run([programs.get(words[0], words[0]), *words[1:]], check=True, capture_output=True)
    return image


@cache
def obstacle() -> str | None:
    """Return why nothing can be contained on this machine, or None."""
    if sys.platform != "linux":
        return "containers are a matter of Linux"
    if os.geteuid() != 0:
        return "only root may change the user and mount"
    if missing := [name for name in ("unshare", "setpriv", "chroot", "mount") if shutil.which(name) is None]:
        return f"not installed: {', '.join(missing)}"
    tried = subprocess.run(
        ["unshare", "--mount", "--propagation", "private", "mount", "-t", "tmpfs", "tmpfs", "/mnt"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    return None if tried.returncode == 0 else f"not allowed to mount: {tried.stderr.strip()}"


def user() -> str:
    """Return the image's user."""
    (line,) = lines("USER")
    assert re.fullmatch(r"\d+:\d+", line)
    return line


class Uncontained:
    """Starts commands on the unpacked image with the user and on the file system of the tests."""

    def __init__(self, folder: Path, image: Path) -> None:
        self.image, self.data = image, folder

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Run a command to its end."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("ONETABLE", "DISCORD"))}
        assert words[0] == "python"
        return subprocess.run(
            [sys.executable, *words[1:]],
            cwd=self.image, env=kept | {"ONETABLE_DATABASE": str(self.data / "onetable.db")},
            capture_output=True, text=True, timeout=60, check=False,
        )  # fmt: skip


class Container:
    """Starts commands in the unpacked image. `data` is its volume."""

    def __init__(self, folder: Path, image: Path) -> None:
        self.image = image
        self.root = folder / "root"
        self.data = folder / "data"
        self.root.mkdir()
        self.data.mkdir(mode=0o700)
        os.chown(self.data, USER, USER)

    def argv(self, *words: str, **variables: str) -> list[str]:
        """Return what runs a command in here; its process becomes that command, so signals reach it."""
        assigned = [f"{name}={value}" for name, value in (environment() | variables).items()]
        return [
            *("unshare", "--mount", "--propagation", "private", "sh", "-c", ENTER, "sh"),
            *(str(self.root), str(self.image), str(self.data)),
            *assigned,
            *words,
        ]

    @staticmethod
    def outside() -> dict[str, str]:
        """Return the environment for the process that enters."""
        return {
            "PATH": os.environ["PATH"],
            "SYSTEM": " ".join(SYSTEM),
            "PYTHON_BASE": sys.base_prefix,
            "PYTHON_VENV": str(Path(sys.prefix).resolve()),
            "USER": str(USER),
        }

    def run(self, *words: str, **variables: str) -> subprocess.CompletedProcess[str]:
        """Run a command to its end."""
        return subprocess.run(
            self.argv(*words, **variables),
            env=self.outside(), capture_output=True, text=True, timeout=60, check=False,
        )  # fmt: skip
