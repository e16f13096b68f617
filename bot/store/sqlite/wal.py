"""Reads the write-ahead log beside a database: does it end where it was being written, or is it damaged before that?

SQLite reads the log up to the first frame that is not valid, and ignores the rest without a word. That is right at
the end of the log: a loss of power leaves a transaction there that nobody was told about. But each commit is synced
before the next one begins, so if later transactions are intact, saved moves would be lost in silence.
The format is described at https://www.sqlite.org/fileformat2.html#walformat.
"""

from __future__ import annotations

import struct
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

MAGIC = {0x377F0682: "<", 0x377F0683: ">"}  # the byte order of the checksums
HEADER = struct.Struct(">8I")  # magic, format, page size, checkpoint, two salts, two checksums
FRAME = struct.Struct(">6I")  # page, size of the database after a commit or 0, two salts, two checksums
CHECKED = 8  # bytes of a frame's header that its checksum covers
UNSURE_SECONDS = 0.1  # after which the log is read once more: a bot may be writing it

Sums = tuple[int, int]


class _Frame(NamedTuple):
    is_commit: bool
    is_intact: bool  # its checksum continues that of the frame before it


class LogDamage(NamedTuple):
    """A damaged place in the log, with saved transactions after it."""

    at: int  # the first byte of the damaged frame
    lost: int  # transactions that cannot be read, at least


def find_log_damage(path: Path) -> LogDamage | None:
    """Look for saved transactions in a database's log that SQLite would ignore."""
    log = path.with_name(f"{path.name}-wal")
    try:
        found = _damage_in(log.read_bytes())
        if found is not None:
            time.sleep(UNSURE_SECONDS)
            found = found if _damage_in(log.read_bytes()) == found else None
    except FileNotFoundError:
        return None
    return found


def _damage_in(log: bytes) -> LogDamage | None:
    frames, size = _frames(log)
    intact = next((number for number, frame in enumerate(frames) if not frame.is_intact), len(frames))
    later = frames[intact:]
    # the last commit may not have been synced; those before it were, or nothing would have been written after them
    saved = [at for at, frame in enumerate(later[:-1]) if frame.is_commit and later[at + 1].is_intact]
    return LogDamage(HEADER.size + intact * size, len(saved)) if saved else None


def _frames(log: bytes) -> tuple[list[_Frame], int]:
    """Return the frames since the log was last begun anew, and the size of one."""
    if len(log) < HEADER.size:
        return [], 0
    magic, _, page, _, *salts, first, second = HEADER.unpack_from(log)
    if magic not in MAGIC or page < 512 or page & (page - 1):
        return [], 0
    order, size = MAGIC[magic], FRAME.size + page
    if _sums(log[: HEADER.size - 8], (0, 0), order) != (first, second):
        return [], size
    return list(_read(log, page, salts, (first, second), order)), size


def _read(log: bytes, page: int, salts: list[int], before: Sums, order: str) -> Iterator[_Frame]:
    """Yield the frames; those of an earlier use of the log have other salts, and are not intact."""
    for at in range(HEADER.size, len(log) - FRAME.size - page + 1, FRAME.size + page):
        _, size_after, first_salt, second_salt, *stored = FRAME.unpack_from(log, at)
        sums, start = (0, 0), at + FRAME.size
        if is_ours := [first_salt, second_salt] == salts:
            sums = _sums(log[start : start + page], _sums(log[at : at + CHECKED], before, order), order)
        before = stored[0], stored[1]
        yield _Frame(is_ours and size_after != 0, is_ours and sums == before)


def _sums(content: bytes, before: Sums, order: str) -> Sums:
    """Return SQLite's checksum of some bytes, continued from another one."""
    first, second = before
    words = struct.unpack(f"{order}{len(content) // 4}I", content)
    for even, odd in zip(words[::2], words[1::2], strict=True):
        first = (first + even + second) & 0xFFFFFFFF
        second = (second + odd + first) & 0xFFFFFFFF
    return first, second
