"""Looks for tokens, private keys and passwords: `python -m tools.supply.secret_scan` searches the tracked files.

With `--history` every version of every file that the current commit can reach is searched too. Findings name file, line
and kind, never the secret. Exits with 1 if there is one. Compressed files (`.xz`) are searched as what they contain.

A secret that was ever pushed is known: revoke it. Only then it may be added to `EXAMPLES`, so that the history passes.
"""

from __future__ import annotations

import argparse
import base64
import binascii
import contextlib
import lzma
import math
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]

# Values that only look like secrets: what documentation and tests write in place of one.
EXAMPLES = {
    b"...",
    b"password",
    b"secret",
    b"MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.abcdefghijklmnopqrstuvwxyz0123456789AB",  # application 123456789012345678
}
FORBIDDEN_FILES = re.compile(
    r"(^|/)(\.env(?!\.example$)(\..+)?|id_(rsa|ed25519|ecdsa)|.+\.(pem|key|p12|pfx|kdbx|db|sqlite3?))$"
)


@dataclass(frozen=True)
class Finding:
    """A place that looks like a secret."""

    place: str
    line: int
    kind: str

    def __str__(self) -> str:
        return f"{self.place}:{self.line}: {self.kind}"


def _is_bot_token(token: bytes) -> bool:
    """Whether the first part is the id of an application, as in every token of a bot."""
    first = token.partition(b".")[0]
    try:
        return base64.urlsafe_b64decode(first + b"=" * (-len(first) % 4)).isdigit()
    except binascii.Error:
        return False


def _is_random(value: bytes) -> bool:
    """Whether a value looks generated: letters and digits mixed, and hardly any sign more often than others."""
    counts = Counter(value)
    entropy = -sum(count / len(value) * math.log2(count / len(value)) for count in counts.values())
    return entropy >= 3 and len(re.findall(rb"\d", value)) >= 3 and re.search(rb"[A-Za-z]", value) is not None


# What is found, with the secret itself in the last group; a function says whether it is one.
KINDS: tuple[tuple[str, re.Pattern[bytes], Callable[[bytes], bool]], ...] = (
    ("token of a Discord bot", re.compile(rb"(?<![\w-])([MNO][\w-]{22,27}\.[\w-]{6}\.[\w-]{27,45})"), _is_bot_token),
    ("Discord webhook", re.compile(rb"/api/webhooks/\d{15,}/([\w-]{40,})"), bool),
    ("token of a Discord user", re.compile(rb"(mfa\.[\w-]{60,})"), bool),
    ("private key", re.compile(rb"(-----BEGIN [A-Z ]{0,30}PRIVATE KEY)"), bool),
    ("password in a URL", re.compile(rb"://[^\s/:@\"'`<>(){}]*:([^\s/@\"'`<>{}$]+)@"), bool),
    ("token of GitHub", re.compile(rb"(gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{50,})"), bool),
    ("token of a package index", re.compile(rb"(pypi-[\w-]{60,}|npm_[A-Za-z0-9]{36})"), bool),
    ("key of a cloud", re.compile(rb"(AKIA[0-9A-Z]{16}|AIza[\w-]{35}|xox[abprs]-[\w-]{20,})"), bool),
    ("signed web token", re.compile(rb"(eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,})"), bool),
    (
        "assigned secret",
        re.compile(
            rb"(?:TOKEN|PASSWORD|PASSWD|SECRET|API_?KEY|[Tt]oken|[Pp]assword|[Pp]asswd|[Ss]ecret|[Aa]pi_?[Kk]ey)"
            rb"\w{0,20}[\"']?\s{0,3}[:=]\s{0,3}[\"']?([\w+/=-]{16,})"
        ),
        _is_random,
    ),
)


def secrets_in(data: bytes, place: str) -> Iterator[Finding]:
    """Yield everything in a file's content that looks like a secret."""
    if place.endswith(".xz"):
        with contextlib.suppress(lzma.LZMAError):  # not compressed after all
            data = lzma.decompress(data)
    for kind, pattern, is_secret in KINDS:
        for match in pattern.finditer(data):
            if match[1] not in EXAMPLES and is_secret(match[1]):
                yield Finding(place, data.count(b"\n", 0, match.start()) + 1, kind)


def tracked(root: Path) -> Iterator[Finding]:
    """Yield what is found in tracked files, as they are in the work tree, and files that must not be tracked."""
    for name in _git(root, "ls-files", "-z").decode().split("\0")[:-1]:
        if FORBIDDEN_FILES.search(name):
            yield Finding(name, 1, "file that must not be tracked")
        file = root / name
        if file.is_file():
            yield from secrets_in(file.read_bytes(), name)


def history(root: Path) -> Iterator[Finding]:
    """Yield what is found in commit messages and in every version of every file that the current commit can reach."""
    named = (line.partition(" ") for line in _git(root, "rev-list", "--objects", "HEAD").decode().splitlines())
    names = {object_id: name for object_id, _, name in named}
    with tempfile.TemporaryFile() as wanted:
        wanted.write("".join(f"{object_id}\n" for object_id in names).encode())
        wanted.seek(0)
        command = ["git", "-C", str(root), "cat-file", "--batch", "--buffer"]
        with subprocess.Popen(command, stdin=wanted, stdout=subprocess.PIPE) as reader:
            assert reader.stdout is not None
            while header := reader.stdout.readline().decode().split():
                object_id, kind, size = header
                data = reader.stdout.read(int(size) + 1)
                if kind != "tree":
                    yield from secrets_in(data, f"{object_id[:12]}:{names[object_id]}")


def main(arguments: list[str]) -> int:
    """Print every finding. Return 1 if there is one."""
    parser = argparse.ArgumentParser(prog="python -m tools.supply.secret_scan", description="Look for secrets.")
    parser.add_argument("--history", action="store_true", help="search the whole history, not only the current files")
    options = parser.parse_args(arguments)
    try:
        found = [*tracked(ROOT), *(history(ROOT) if options.history else ())]
    except (OSError, subprocess.CalledProcessError):
        print("Secrets: not searched, because this is no git repository.")
        return 0
    for finding in found:
        print(finding)
    print(f"Secrets: {len(found) or 'none'} found in {'the history' if options.history else 'tracked files'}.")
    return 1 if found else 0


def _git(root: Path, *arguments: str) -> bytes:
    return subprocess.run(["git", "-C", str(root), *arguments], capture_output=True, check=True).stdout


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
