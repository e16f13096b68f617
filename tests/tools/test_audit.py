"""The audit fails on a known vulnerability, and says so where nothing can be asked. `make audit` installs pip-audit."""

from __future__ import annotations

import json
import re
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from tests.contained import DOCKERFILE
from tools.supply import audit
from tools.supply.audit import KNOWN, LOCKS, ROOT, Pin, read_pins, to_lists

LOCK = """
aiohttp==3.14.5 \\
    --hash=sha256:0133c3
    # via discord-py
numpy==2.4.6 ; python_full_version < '3.12' \\
numpy==2.5.4 ; python_full_version >= '3.12' \\
"""


def test_every_version_of_a_lock_is_asked_about():
    pins = read_pins(LOCK)
    assert pins == {("aiohttp", "3.14.5"), ("numpy", "2.4.6"), ("numpy", "2.5.4")}
    assert to_lists(pins) == [[("aiohttp", "3.14.5"), ("numpy", "2.4.6")], [("numpy", "2.5.4")]]


@pytest.mark.parametrize("lock", LOCKS)
def test_every_line_of_the_locks_is_read(lock):
    text = (ROOT / lock).read_text(encoding="utf-8")
    packages = [line for line in text.splitlines() if line and not line.startswith((" ", "#"))]
    assert len(packages) == len(read_pins(text)) > 20


@pytest.mark.parametrize("lock", LOCKS)
def test_every_package_of_the_locks_has_a_hash(lock):
    entries = re.split(r"^(?=[\w.-]+==)", (ROOT / lock).read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    assert len(entries) > 20
    assert [entry.splitlines()[0] for entry in entries if "--hash=sha256:" not in entry] == []
    uses = (ROOT / "Makefile").read_text(encoding="utf-8").splitlines() + DOCKERFILE
    assert all("--require-hashes" in line for line in uses if f"-r {lock}" in line or f"-r /tmp/{lock}" in line)


def write_locks(folder: Path, *pins: Pin) -> None:
    for lock in LOCKS:
        (folder / lock).write_text("".join(f"{name}=={version} \\\n" for name, version in pins), encoding="utf-8")


def test_without_pip_audit_nothing_is_audited_and_nothing_fails(tmp_path, capsys):
    assert audit.main(["--program", str(tmp_path / "none")]) == 0
    assert "nothing audited" in capsys.readouterr().out


@contextmanager
def service(vulnerable: set[Pin], status: int = 200) -> Iterator[str]:
    """Serve OSV's protocol on this machine, with one vulnerability for some packages. Yield its URL."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            pin = asked["package"]["name"], asked["version"]
            package = {"name": pin[0], "ecosystem": "PyPI"}
            ranges = [{"type": "ECOSYSTEM", "events": [{"introduced": "0"}, {"fixed": "99.1"}]}]
            found = {"id": f"GHSA-{pin[0]}", "summary": "bad", "affected": [{"package": package, "ranges": ranges}]}
            body = json.dumps({"vulns": [found]} if pin in vulnerable else {}).encode()
            self.send_response(status)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Log nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/v1/query"
        finally:
            server.shutdown()
            thread.join()


@pytest.fixture
def ask(tmp_path, monkeypatch):
    """Return a function that audits two versions of a package with the real pip-audit."""
    program = ROOT / ".venv-audit" / ("Scripts" if sys.platform == "win32" else "bin") / "pip-audit"
    if not program.exists():
        pytest.skip("pip-audit is not installed: make audit")
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    monkeypatch.setattr(audit, "ROOT", tmp_path)
    write_locks(tmp_path, ("leaky", "1.0"), ("leaky", "2.0"), ("sound", "1.0"))
    return lambda url: audit.main(["--program", str(program), "--osv-url", url])


def test_a_known_vulnerability_fails(ask, capsys):
    with service({KNOWN, ("leaky", "2.0")}) as url:
        assert ask(url) == 1
    assert capsys.readouterr().out.splitlines() == [
        "leaky 2.0: GHSA-leaky, fixed in 99.1",
        "Vulnerabilities: 1 known in 3 packages.",
    ]


def test_an_accepted_vulnerability_passes(ask, capsys, monkeypatch):
    monkeypatch.setitem(audit.ACCEPTED, "GHSA-leaky", "we never call it")
    with service({KNOWN, ("leaky", "2.0")}) as url:
        assert ask(url) == 0
    assert capsys.readouterr().out == "Vulnerabilities: none known in 3 packages.\n"


def test_a_service_that_knows_nothing_is_not_taken_for_good_news(ask, capsys):
    with service(set()) as url:
        assert ask(url) == 0
    assert "nothing audited" in capsys.readouterr().out


def test_a_service_that_fails_fails_nothing(ask, capsys):
    with service({KNOWN}, status=503) as url:
        assert ask(url) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert "nothing audited" in line
