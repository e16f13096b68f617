"""Losses of power and cut files: every acknowledged change is there, or one line says what to do.

By hand with more: CUTS=5000 make test ARGS=tests/bot/store/test_power_loss.py
"""

from __future__ import annotations

import os
import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.base import StoreUnusable
from bot.store.sqlite.files import back_up, inspect_file, read_meta, restore
from bot.store.sqlite.store import SqliteStore
from tests.bot.store.recorded import SECTOR, Moment, content, record_life, reopened

CASES = int(os.environ.get("CUTS", "60"))  # of each kind
SEED = int(os.environ.get("CUTS_SEED", "0"))
CHECKPOINTS = (20, 45)
SET_UP = 3  # the first moments, which hold several changes each

pytestmark = pytest.mark.timeout(120 + CASES)


@pytest.fixture
async def life(tmp_path: Path) -> list[Moment]:
    """The files after each change; the log is used from its start again after each checkpoint."""
    (tmp_path / "life").mkdir()
    return await record_life(tmp_path / "life" / "onetable.db", CHECKPOINTS)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "left" / "onetable.db"


class Contents:
    """The content of the database at each moment."""

    def __init__(self, life: list[Moment], folder: Path) -> None:
        self.life, self.folder = life, folder
        self._known: dict[int, str] = {}

    def __getitem__(self, number: int) -> str:
        if number not in self._known:
            whole = self.folder / "whole" / "onetable.db"
            self.life[number].put(whole)
            self._known[number] = content(whole)
        return self._known[number]


@pytest.fixture
def contents(life: list[Moment], tmp_path: Path) -> Contents:
    return Contents(life, tmp_path)


def cases(kind: str) -> Iterator[random.Random]:
    """Yield a random generator for each case."""
    for case in range(CASES):
        yield random.Random(f"{kind} {SEED + case}")


# --- the power fails


def arrived(before: bytes, after: bytes, rng: random.Random) -> bytes:
    """Return a file of which only some sectors that were being written have reached the disk.

    The others hold what was there before, or nothing yet; the file may have grown already or not.
    """
    share = rng.choice((0.0, 0.1, 0.5, 0.9, 1.0))
    written = bytearray(after[: len(before)] if rng.random() < 0.3 else after)
    for at in range(0, len(written), SECTOR):
        old, new = before[at : at + SECTOR], after[at : at + SECTOR]
        if old != new and rng.random() >= share:
            length = len(written[at : at + SECTOR])
            written[at : at + SECTOR] = (old + bytes(SECTOR))[:length]
    return bytes(written)


def spoil_index(path: Path, rng: random.Random) -> None:
    """Leave a shared-memory file that has nothing to do with the log: it is not synced."""
    match rng.randrange(3):
        case 0:
            path.with_name(f"{path.name}-shm").write_bytes(rng.randbytes(32768))
        case 1:
            path.with_name(f"{path.name}-shm").write_bytes(bytes(rng.randrange(40000)))


async def test_a_loss_of_power_during_a_change_loses_nothing_else(life, contents, path):
    """Everything up to the last acknowledged change has been synced; of the next one any sectors may be there."""
    done = 0
    for rng in cases("power"):
        last = rng.randrange(len(life) - 1)
        now, later = life[last], life[last + 1]
        Moment(arrived(now.main, later.main, rng), arrived(now.log, later.log, rng)).put(path)
        spoil_index(path, rng)
        found = await reopened(path)
        assert found in (contents[last], contents[last + 1]), f"case {last}"
        done += found == contents[last + 1] != contents[last]
    assert 0 < done < CASES


def folded(life: list[Moment]) -> list[int]:
    """Return the moments right after a checkpoint, when the whole log is in the file too."""
    found = [at for at in range(1, len(life)) if life[at].log == life[at - 1].log and life[at] != life[at - 1]]
    assert len(found) == len(CHECKPOINTS)
    return found


async def test_a_loss_of_power_during_a_checkpoint_loses_nothing(life, contents, path):
    for rng in cases("checkpoint"):
        at = rng.choice(folded(life))
        Moment(arrived(life[at - 1].main, life[at].main, rng), life[at].log).put(path)
        spoil_index(path, rng)
        assert await reopened(path) == contents[at]


# --- the log is cut, overwritten or damaged at any byte


def changes_before(life: list[Moment], last: int, at: int) -> int:
    """Return the newest moment up to `last` of which every byte in the log is before this one."""
    found = last
    while found > 0 and life[found - 1].main == life[last].main and ends_at(life, found) > at:
        found -= 1
    return found


def ends_at(life: list[Moment], number: int) -> int:
    """Return how many bytes of the log are in use at a moment."""
    before = life[number - 1].log if number else b""
    log = life[number].log
    if len(log) > len(before):
        return len(log)
    return max((at + 1 for at in range(len(log)) if log[at] != before[at]), default=0)


def cut(log: bytes, at: int, _rng: random.Random) -> bytes:
    return log[:at]


def zeroed(log: bytes, at: int, _rng: random.Random) -> bytes:
    return log[:at] + bytes(len(log) - at)


def noise(log: bytes, at: int, rng: random.Random) -> bytes:
    return log[:at] + rng.randbytes(len(log) - at)


@pytest.mark.parametrize("damage", [cut, zeroed, noise])
async def test_a_log_that_ends_anywhere_has_every_change_up_to_there(life, contents, path, damage):
    # Until the next change a log that was folded in is still read, over the newer file; it is synced, so no loss of
    # power cuts it.
    growing = sorted(set(range(len(life))) - set(folded(life)))
    for rng in cases(damage.__name__):
        last = rng.choice(growing)
        log = life[last].log
        at = rng.randrange(len(log) + 1)
        Moment(life[last].main, damage(log, at, rng)).put(path)
        spoil_index(path, rng)
        found, newest = await reopened(path), changes_before(life, last, at)
        if newest > SET_UP or life[last].main != life[0].main:
            assert found == contents[newest], f"{last} cut at {at}"
