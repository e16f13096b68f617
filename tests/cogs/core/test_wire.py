"""Lines of our own to Discord: what is read of an answer, and that nothing is lost when they break."""

from __future__ import annotations

import asyncio
import shutil
import ssl
from collections.abc import AsyncIterator

import pytest

from cogs.core import wire as wires
from cogs.core.wire import Answer, NoAnswer, Wire, read

DONE = b"HTTP/1.1 204 No Content\r\nServer: x\r\n\r\n"


def test_an_answer_is_read_once_all_of_it_has_come():
    for length in range(len(DONE)):
        assert read(DONE[:length]) is None
    assert read(DONE) == Answer(204, 0.0, closes=False)


@pytest.mark.parametrize(
    ("field", "content"),
    [(b"Content-Length: 7", b'{"a":1}'), (b"Transfer-Encoding: chunked", b'7\r\n{"a":1}\r\n0\r\n\r\n')],
)
def test_so_is_one_with_something_in_it(field: bytes, content: bytes):
    whole = b"HTTP/1.1 200 OK\r\n" + field + b"\r\n\r\n" + content
    for length in range(len(whole)):
        assert read(whole[:length]) is None
    assert read(whole) == Answer(200, 0.0, closes=False)


@pytest.mark.parametrize("begin", [b"HTTP/1.1 200 OK", b"HTTP/1.1 103 Early Hints", b"nonsense"])
def test_what_has_no_known_end_is_not_read(begin: bytes):
    with pytest.raises(ValueError, match=r"invalid literal|not an answer"):
        read(begin + b"\r\n\r\n")


def test_it_tells_how_long_to_wait_and_whether_the_line_closes():
    spent = b"HTTP/1.1 204 No Content\r\nX-RateLimit-Remaining: 0\r\nX-RateLimit-Reset-After: 1.25\r\n\r\n"
    assert read(spent) == Answer(204, 1.25, closes=False)
    assert read(spent.replace(b": 0\r\n", b": 3\r\n")) == Answer(204, 0.0, closes=False)
    limited = b"HTTP/1.1 429 Too Many Requests\r\nContent-Length: 0\r\nRetry-After: 2\r\nConnection: close\r\n\r\n"
    assert read(limited) == Answer(429, 2.0, closes=True)


class Host:
    """Answers each request with the next of its answers; None hangs up."""

    def __init__(self) -> None:
        self.answers: list[bytes | None] = []
        self.heard: list[bytes] = []
        self.lines = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.lines += 1
        while self.answers:
            head = await reader.readuntil(b"\r\n\r\n")
            length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
            self.heard.append(head + await reader.readexactly(length))
            answer = self.answers.pop(0)
            if answer is None:
                break
            writer.write(answer)
        writer.close()


@pytest.fixture
async def host() -> AsyncIterator[Host]:
    host = Host()
    server = await asyncio.start_server(host.serve, "127.0.0.1", 0)
    host.base = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/a"
    async with server:
        yield host


async def test_one_line_serves_one_after_the_other(host):
    wire, host.answers = Wire(), [DONE, DONE, DONE]
    for number in range(3):
        await wire.send("POST", host.base, "/b", "X: y\r\n", [b"%d" % number])
    assert host.lines == 1
    assert [heard[-1:] for heard in host.heard] == [b"0", b"1", b"2"]
    assert host.heard[0].startswith(b"POST /a/b HTTP/1.1\r\nHost: 127.0.0.1:")
    assert b"\r\nContent-Length: 1\r\nX: y\r\n\r\n0" in host.heard[0]
    wire.hang_up()


async def test_those_at_once_have_lines_of_their_own_and_few_stay_open(host, monkeypatch):
    monkeypatch.setattr(wires, "MOST_IDLE", 2)
    wire, host.answers = Wire(), [DONE] * 8
    await asyncio.gather(*(wire.send("POST", host.base, "/b", "", []) for _ in range(4)))
    assert host.lines == 4
    await asyncio.gather(*(wire.send("POST", host.base, "/b", "", []) for _ in range(2)))
    assert host.lines == 4
    await asyncio.gather(*(wire.send("POST", host.base, "/b", "", []) for _ in range(2)))
    assert host.lines == 4
    wire.hang_up()


async def test_a_line_that_was_closed_meanwhile_is_not_used_again(host):
    wire, host.answers = Wire(), [DONE]
    await wire.send("POST", host.base, "/b", "", [])
    await asyncio.sleep(0.05)  # it has closed
    host.answers = [DONE.replace(b"Server: x", b"Connection: close"), DONE]
    await wire.send("POST", host.base, "/b", "", [])
    await wire.send("POST", host.base, "/b", "", [])
    assert host.lines == 3
    wire.hang_up()


async def test_a_line_that_breaks_says_so_and_the_next_may_be_better(host):
    wire, host.answers = Wire(), [None, DONE]
    with pytest.raises(ConnectionResetError):
        await wire.send("POST", host.base, "/b", "", [])
    assert wire.is_good
    assert (await wire.send("POST", host.base, "/b", "", [])).status == 204


async def test_an_answer_that_cannot_be_read_is_one_too_many(host):
    wire, host.answers = Wire(), [b"HTTP/1.1 200 OK\r\n\r\nwho knows how long"]
    with pytest.raises(NoAnswer):
        await wire.send("POST", host.base, "/b", "", [])
    assert not wire.is_good


async def test_nobody_waits_for_ever(host, monkeypatch):
    monkeypatch.setattr(wires, "PATIENCE_SECONDS", 0.05)
    host.answers = [b"HTTP/1.1 2", None]
    wire = Wire()
    with pytest.raises(NoAnswer):
        await wire.send("POST", host.base, "/b", "", [])
    assert not wire.is_good


async def test_an_answer_that_nobody_waits_for_any_more_is_not_taken_for_another(host):
    wire, host.answers = Wire(), [b"HTTP/1.1 2", b"04 No Content\r\n\r\n", DONE]
    sending = asyncio.create_task(wire.send("POST", host.base, "/b", "", []))
    await asyncio.sleep(0.05)
    sending.cancel()
    with pytest.raises(asyncio.CancelledError):
        await sending
    assert not wire._idle


OPENSSL = shutil.which("openssl")


@pytest.mark.skipif(OPENSSL is None, reason="there is no openssl to make a certificate with")
async def test_it_speaks_in_secret_and_only_to_whom_it_believes(host, tmp_path, monkeypatch):
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    made = await asyncio.create_subprocess_exec(
        OPENSSL, *"req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost".split(),
        "-addext", "subjectAltName=DNS:localhost", "-keyout", str(key), "-out", str(certificate),
        stderr=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    assert await made.wait() == 0
    shown = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    shown.load_cert_chain(certificate, key)
    wire, host.answers = Wire(), [DONE, DONE]
    async with await asyncio.start_server(host.serve, "127.0.0.1", 0, ssl=shown) as server:
        base = f"https://localhost:{server.sockets[0].getsockname()[1]}/a"
        with pytest.raises(ssl.SSLCertVerificationError):
            await wire.send("POST", base, "/b", "", [b"x"])
        believed = ssl.create_default_context(cafile=str(certificate))
        monkeypatch.setattr(wires, "secrecy", lambda: believed)
        for _ in range(2):
            assert await wire.send("POST", base, "/b", "", [b"x" * 100_000]) == Answer(204, 0.0, closes=False)
        assert [len(heard) > 100_000 for heard in host.heard] == [True, True]
        wire.hang_up()
        await asyncio.sleep(0.05)
