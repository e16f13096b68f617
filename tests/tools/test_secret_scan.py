"""No tracked file holds a secret, and the scan finds those that are planted."""

from __future__ import annotations

import base64
import lzma
import subprocess
from pathlib import Path

import pytest

from tools.supply import secret_scan
from tools.supply.secret_scan import ROOT, history, secrets_in, tracked

# Put together here, so that this file does not look as if it held secrets.
ID = base64.b64encode(b"987654321098765432").decode()
BOT_TOKEN = f"{ID}.Gx7_kQ.{'Zk3-q9Vt' * 5}"
PLANTED = {
    "token of a Discord bot": f"DISCORD_TOKEN={BOT_TOKEN}",
    "Discord webhook": "https://discord.com/api/webhooks/" + f"987654321098765432/{'aB3_' * 17}",
    "token of a Discord user": "mfa." + "x9_Q" * 21,
    "private key": "-----BEGIN " + "OPENSSH PRIVATE KEY-----",
    "password in a URL": "postgresql://onetable:" + "hunter2@db.internal/onetable",
    "token of GitHub": "ghp_" + "a1B2c3" * 6,
    "token of a package index": "npm_" + "a1B2c3" * 6,
    "key of a cloud": "AKIA" + "Q3EG7RZX2MTV5K4W",
    "signed web token": f"eyJ{'hbGciOiJIUzI1'}.eyJ{'zdWIiOiIxMjM0'}." + "s9-Kd3_p" * 4,
    "assigned secret": 'ONETABLE_API_KEY = "' + "q7Rt2-xP9w_L4mZ8" + '"',
}


def kinds(data: bytes, name: str = "a.txt") -> list[str]:
    return [finding.kind for finding in secrets_in(data, name)]


@pytest.fixture(scope="module")
def checkout() -> Path:
    if not (ROOT / ".git").exists():
        pytest.skip("this is no git checkout")
    return ROOT


def test_no_tracked_file_holds_a_secret(checkout):
    assert [str(finding) for finding in tracked(checkout)] == []


def test_every_kind_is_planted_here():
    assert {kind for kind, *_ in secret_scan.KINDS} == set(PLANTED)


@pytest.mark.parametrize("kind", PLANTED)
def test_a_planted_secret_is_found(kind):
    text = f"first line\nsecond line {PLANTED[kind]}\n".encode()
    findings = list(secrets_in(text, "a.txt"))
    assert kind in [finding.kind for finding in findings]
    assert {finding.line for finding in findings} == {2}


def test_a_finding_does_not_repeat_the_secret():
    (finding,) = secrets_in(BOT_TOKEN.encode(), "a.txt")
    assert str(finding) == "a.txt:1: token of a Discord bot"


def test_compressed_files_are_searched_as_what_they_contain():
    assert kinds(lzma.compress(BOT_TOKEN.encode()), "words.xz") == ["token of a Discord bot"]
    assert kinds(BOT_TOKEN.encode(), "not-compressed.xz") == ["token of a Discord bot"]


@pytest.mark.parametrize(
    "harmless",
    [
        "postgresql://user:password@host/database",
        "postgresql://onetable:${ONETABLE_DATABASE_PASSWORD:?put it into .env}@database/onetable",
        "token = self._settings.token.get_secret_value()",
        "Notatoken_butlongenough.abcdef.ghijklmnopqrstuvwxyzabcdefghij",  # its first part is no number
        "DISCORD_TOKEN=\n#ONETABLE_DATABASE=data/onetable.db",
        "--hash=sha256:065665c041c42a5938ed220bdcd7230f22527fbec085e1853d2402c8a3615d9d",
    ],
)
def test_what_only_looks_like_a_secret_is_left_alone(harmless):
    assert kinds(harmless.encode()) == []


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    git(tmp_path, "init", "--quiet")
    return tmp_path


def git(where: Path, *arguments: str) -> None:
    names = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", "-C", str(where), *names, *arguments], check=True, capture_output=True)


def commit(where: Path, message: str) -> None:
    git(where, "add", "--all", "--force")
    git(where, "commit", "--quiet", "--allow-empty", "--message", message)


def test_a_secret_that_was_removed_again_is_found_in_the_history(repository):
    (repository / "notes.md").write_text(f"the token\n{BOT_TOKEN}\n", encoding="utf-8")
    commit(repository, "Add notes")
    (repository / "notes.md").write_text("nothing\n", encoding="utf-8")
    commit(repository, "Remove the token")
    assert list(tracked(repository)) == []
    (finding,) = history(repository)
    assert (finding.place.partition(":")[2], finding.line) == ("notes.md", 2)


def test_a_secret_in_a_commit_message_is_found(repository):
    commit(repository, f"Rotate {BOT_TOKEN}")
    assert [finding.kind for finding in history(repository)] == ["token of a Discord bot"]


def test_untracked_files_are_not_searched_and_tracked_settings_are_refused(repository):
    (repository / ".env").write_text(f"DISCORD_TOKEN={BOT_TOKEN}", encoding="utf-8")
    assert list(tracked(repository)) == []
    (repository / ".env").write_text("DISCORD_TOKEN=", encoding="utf-8")
    (repository / ".env.example").write_text("DISCORD_TOKEN=", encoding="utf-8")
    (repository / "onetable.db").write_bytes(b"SQLite format 3\0")
    commit(repository, "Add settings")
    assert {finding.place for finding in tracked(repository)} == {".env", "onetable.db"}


def test_the_command_fails_on_a_finding_and_not_without_a_repository(repository, monkeypatch, capsys):
    monkeypatch.setattr(secret_scan, "ROOT", repository)
    (repository / "a.txt").write_text(BOT_TOKEN, encoding="utf-8")
    commit(repository, "Add a file")
    assert secret_scan.main(["--history"]) == 1
    printed = capsys.readouterr().out
    assert "a.txt:1: token of a Discord bot" in printed
    assert BOT_TOKEN not in printed
    monkeypatch.setattr(secret_scan, "ROOT", repository / "elsewhere")
    assert secret_scan.main([]) == 0
    assert "not searched" in capsys.readouterr().out
