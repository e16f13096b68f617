"""Losses of power and cut files: every acknowledged change is there, or one line says what to do.

By hand with more: CUTS=5000 make test ARGS=tests/bot/store/test_power_loss.py
"""

from __future__ import annotations

import os
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.ops.doctor.database import look_at_database
from bot.store.base import ALIVE_AT, StoreUnusable
from bot.store.sqlite.files import back_up, read_meta, restore
from bot.store.sqlite.store import SqliteStore
from tests.bot.store.recorded import SECTOR, Moment, content, record_life, reopened

CASES = int(os.environ.get("CUTS", "60"))  # of each kind
SEED = int(os.environ.get("CUTS_SEED", "0"))
CHECKPOINTS = (20, 45)
PAGE = 2048
LOG_HEADER, FRAME = 32, 24 + PAGE
FULL = 2  # PRAGMA synchronous
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
        yield random.Random(f"{kind} {SEED} {case}")


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
        last = rng.randrange(SET_UP, len(life) - 1)
        now, later = life[last], life[last + 1]
        # SQLite syncs the header of a log that is used from its start again before it writes anything behind it
        begun = later.log[:LOG_HEADER] + now.log[LOG_HEADER:]
        log = begun if rng.random() < 0.1 else arrived(begun, later.log, rng)
        Moment(arrived(now.main, later.main, rng), log).put(path)
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
    starts = range(LOG_HEADER, len(log), FRAME)
    return max((at + FRAME for at in starts if log[at : at + FRAME] != before[at : at + FRAME]), default=0)


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


# --- damage to what has long been synced, which no loss of power does


def frames_of(log: bytes) -> list[bool]:
    """Return for each frame of a log whether it ends a change."""
    return [log[at + 4 : at + 8] != bytes(4) for at in range(LOG_HEADER, len(log), FRAME)]


def spoil(content: bytearray, rng: random.Random, start: int, end: int) -> None:
    """Flip a bit, or overwrite a sector."""
    at = rng.randrange(start, end)
    if rng.random() < 0.5:
        content[at] ^= 1 << rng.randrange(8)
    else:
        length = min(SECTOR, end - at)
        content[at : at + length] = rng.choice((bytes(length), rng.randbytes(length)))


async def test_a_log_that_is_damaged_before_its_end_is_refused(life, path):
    """SQLite would ignore every change from there on without a word."""
    last = folded(life)[0] - 1
    commits = [number for number, is_commit in enumerate(frames_of(life[last].log)) if is_commit]
    for rng in cases("middle"):
        log = bytearray(life[last].log)
        spoil(log, rng, LOG_HEADER, LOG_HEADER + FRAME * (commits[-3] + 1))
        if log == life[last].log:
            continue
        Moment(life[last].main, bytes(log)).put(path)
        with pytest.raises(StoreUnusable, match=r"damaged: .*-wal cannot be read from byte \d+ on, .* restore FILE"):
            await SqliteStore.open(path)


async def test_what_is_intact_of_a_damaged_log_can_be_kept(life, contents, path, tmp_path):
    kept = 12
    log = bytearray(life[19].log)
    log[ends_at(life, kept) + FRAME // 2] ^= 1
    Moment(life[19].main, bytes(log)).put(path)
    assert [finding.level for finding in look_at_database(path, 0.0) if finding.about == "database"] == ["fault"]
    assert read_meta(path, ALIVE_AT) is not None
    back_up(path, tmp_path / "copy.db")
    with pytest.raises(StoreUnusable, match="-wal cannot be read"):  # nobody who looked has folded it in
        await SqliteStore.open(path)
    restore(tmp_path / "copy.db", path)
    assert await reopened(path) == contents[kept]


def blank_sector(content: bytearray, rng: random.Random) -> None:
    at = SECTOR * rng.randrange(len(content) // SECTOR)
    content[at : at + SECTOR] = bytes(SECTOR)


def swap_sector(content: bytearray, rng: random.Random) -> None:
    to, at = (SECTOR * rng.randrange(len(content) // SECTOR) for _ in range(2))
    content[to : to + SECTOR] = content[at : at + SECTOR]


def noisy_sector(content: bytearray, rng: random.Random) -> None:
    at = SECTOR * rng.randrange(len(content) // SECTOR)
    content[at : at + SECTOR] = rng.randbytes(SECTOR)


def blank_page(content: bytearray, rng: random.Random) -> None:
    at = PAGE * rng.randrange(len(content) // PAGE)
    content[at : at + PAGE] = bytes(PAGE)


def shorten(content: bytearray, rng: random.Random) -> None:
    del content[rng.randrange(1, len(content)) :]


def flip_bit(content: bytearray, rng: random.Random) -> None:
    content[rng.randrange(len(content))] ^= 1 << rng.randrange(8)


@pytest.mark.parametrize("damage", [blank_sector, swap_sector, noisy_sector, blank_page, shorten, flip_bit])
async def test_damaged_pages_are_found_at_the_start(life, contents, path, damage, record_property):
    """A page with damage is refused, or holds nothing there; a damaged text of a game is named in the log.

    SQLite has no checksums: what is left after that must be rare, except for single bits.
    """
    life[-1].put(path)
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    whole, refusals, unnoticed = path.read_bytes(), list[str](), 0
    for rng in cases(damage.__name__):
        main = bytearray(whole)
        damage(main, rng)
        Moment(bytes(main), b"").put(path)
        with capture_logs() as logs:
            try:
                found = await reopened(path)
            except StoreUnusable as unusable:
                refusals.append(str(unusable))
                continue
        named = [line["event"] for line in logs] == ["stored game damaged"]
        unnoticed += not named and found != contents[len(life) - 1]
    record_property("summary", f"{damage.__name__}: {CASES}, refused {len(refusals)}, not noticed {unnoticed}")
    assert len(refusals) > (0 if damage is flip_bit else CASES // 4)
    assert unnoticed <= CASES // (5 if damage is flip_bit else 30)
    assert [line for line in refusals if "\n" in line] == []


@pytest.mark.parametrize(
    ("sql", "kind"),
    [
        ("UPDATE tables SET state = substr(state, 1, 99) || char(0) || substr(state, 101) WHERE id = 1", "table"),
        ("UPDATE tables SET players = '[' WHERE id = 1", "table"),
        ("UPDATE tables SET players = replace(players, 'Ana', CAST(x'ff' AS TEXT)) WHERE id = 1", "table"),
        ("UPDATE moves SET move = 'throw' WHERE table_id = 1", "table"),
        ("UPDATE tournaments SET state = 'x' WHERE id = 1", "tournament"),
    ],
)
async def test_a_damaged_game_is_named_at_the_start_and_by_the_doctor(life, path, sql, kind):
    life[10].put(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        assert db.execute(sql).rowcount
    with capture_logs() as logs:
        await reopened(path)
    assert [(line["event"], line[kind], line["log_level"]) for line in logs] == [("stored game damaged", 1, "error")]
    (finding,) = [one for one in look_at_database(path, 0.0) if one.about == "database"]
    assert finding.level == "warning"
    assert f"{kind} 1" in finding.says


async def test_every_commit_is_synced(tmp_path):
    """Else a loss of power would take acknowledged changes with it."""
    store = await SqliteStore.open(tmp_path / "onetable.db")
    found = await store.database.run(
        lambda db: [db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
    )
    await store.close()
    assert found == ["wal", FULL]
