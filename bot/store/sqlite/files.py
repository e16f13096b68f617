"""The database as a file: copied while a bot writes to it, put back, and looked at. Nothing here migrates one."""

from __future__ import annotations

import contextlib
import glob
import os
import shutil
import sqlite3
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.store.base import StoreBusy, StoreUnusable
from bot.store.migrations import newest_version, version_of

PATIENCE_SECONDS = 2.0  # for whoever writes at this moment
OUR_TABLES = frozenset({"tables", "moves", "results", "house"})
BUSY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
BEYOND_READING = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_IOERR)
AT_FAULT = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR)
BESIDE = ("-wal", "-shm", "-journal")  # what SQLite lays beside a database
LEFT_BEHIND = ("-wal", "-journal")  # of these only by a process that was killed, or if the database was taken away
IN_MEMORY = ":memory:"
HEADER = b"SQLite format 3\0"
# what sqlite3 raises while it reads a damaged file, such as text that is not UTF-8 or a number out of range
UNREADABLE = (sqlite3.Error, ValueError, ArithmeticError, TypeError, MemoryError)
RESTORE = "put a backup in its place: `python -m bot restore FILE`"
START_EMPTY = "to begin with an empty one: `python -m bot --new`"
LOOKS, LOOK_SECONDS = 4, 0.1  # before a loss is believed: another process may be making the file just now
CHECK_SECONDS = 5.0  # that a start may take longer because of the check


@dataclass(frozen=True, slots=True)
class Look:
    """What a database file is like."""

    version: int
    newest: int  # that this Onetable knows
    violations: tuple[str, ...]  # that SQLite finds inside
    size: int


def look_at(path: Path) -> Look:
    """Read the file from beginning to end; raises StoreUnusable if it is no database of ours."""
    with explained(path), closing(_read_only(path)) as db:
        _require_ours(db, path)
        violations = tuple(str(row[0]) for row in db.execute("PRAGMA integrity_check(5)") if row[0] != "ok")
        violations += tuple(f"{row[0]} names a missing {row[2]}" for row in db.execute("PRAGMA foreign_key_check"))[:5]
        return Look(version_of(db), newest_version(), violations, path.stat().st_size)


def quick_faults(db: sqlite3.Connection, seconds: float = CHECK_SECONDS) -> tuple[str, ...] | None:
    """The first faults of the file's structure; None if the check did not finish in time."""
    timer = threading.Timer(seconds, db.interrupt)
    timer.start()
    try:
        return tuple(str(row[0]) for row in db.execute("PRAGMA quick_check(5)").fetchall() if row[0] != "ok")
    except sqlite3.OperationalError as error:
        if _kind(error) != sqlite3.SQLITE_INTERRUPT:
            raise
        return None
    finally:
        timer.cancel()
        timer.join()  # an interrupt that comes later would hit another statement


def sign_of_loss(path: Path) -> Path | None:
    """A file that tells that a database was here which is missing or empty now; None if all is well.

    Opening an empty database is not harmless: SQLite deletes the log beside it, and with it what could be saved.
    """
    if str(path) == IN_MEMORY or (path.exists() and path.stat().st_size > 0):
        return None
    for suffix in LEFT_BEHIND:
        if _beside(path, suffix).exists():
            return _beside(path, suffix)
    stem, suffix = glob.escape(path.stem), glob.escape(path.suffix)
    copies = [*path.parent.glob(f"{stem}*{suffix}"), *path.parent.glob(f"{stem}{suffix}*")]
    copies += path.parent.glob("backups/*")
    return next((copy for copy in sorted(copies) if copy != path and _is_database(copy)), None)


def require_no_loss(path: Path) -> None:
    """Refuse to begin anew where a database was lost; raises StoreUnusable with what can be done."""
    for _ in range(LOOKS):
        sign = sign_of_loss(path)
        if sign is None:
            return
        time.sleep(LOOK_SECONDS)
    what = "empty" if path.exists() else "missing"
    raise StoreUnusable(f"the database {path} is {what}, but there is {sign}; {RESTORE}; or {START_EMPTY}")


def set_aside_lost(path: Path) -> None:
    """Keep what is left of a lost database under another name: SQLite would delete it."""
    if sign_of_loss(path) is not None:
        _set_aside(path)


def read_fact(path: Path, fact: str) -> str | None:
    """A fact about the house, read beside a running bot: nothing is made, migrated or locked."""
    with explained(path), closing(_read_only(path)) as db:
        row = db.execute("SELECT value FROM house WHERE fact = ?", (fact,)).fetchone()
        return None if row is None else str(row[0])


def try_to_write(path: Path) -> None:
    """Begin to write and think better of it; raises StoreUnusable with the reason if that is not possible."""
    with explained(path), closing(_open(path, "rw")) as db:
        db.execute("BEGIN IMMEDIATE")
        db.execute("UPDATE house SET value = value")
        db.execute("ROLLBACK")


def back_up(path: Path, copy: Path, *, overwrite: bool = False) -> Look:
    """Copy the database as it is at this moment, also while a bot writes to it; the copy is whole or not there."""
    _require_free(path, copy, overwrite=overwrite)
    with explained(path), closing(_read_only(path)) as db:
        _require_ours(db, path)
        part = _write_part(db, copy)
    try:
        look = _verified(part)
        _require_free(path, copy, overwrite=overwrite)  # somebody may have made one meanwhile
        _take_place(part, copy)
    except OSError as error:
        raise StoreUnusable(f"cannot write {copy}: {error.strerror}") from error
    finally:
        part.unlink(missing_ok=True)
    return look


def restore(copy: Path, path: Path, *, forget: tuple[str, ...] = ()) -> Path | None:
    """Put a copy in the place of the database; returns where the old one is now, if there was one.

    Refuses while anybody has the database open. `forget` are facts that are not true any more.
    """
    if copy.exists() and path.exists() and copy.samefile(path):
        raise StoreUnusable(f"{copy} is the database itself")
    if path.is_symlink():
        path = path.resolve()  # the link stays as it is
    look = look_at(copy)
    _refuse_unreadable(copy, look)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreUnusable(f"cannot write into {path.parent}: {error.strerror}") from error
    with _alone(path), explained(copy):
        with closing(_read_only(copy)) as db:
            part = _write_part(db, path, forget=forget)
        try:
            _verified(part)
            _give_to_owner(part, path)
            aside = _set_aside(path)
            _take_place(part, path)
        except OSError as error:
            raise StoreUnusable(f"cannot put {copy} in place of {path}: {error.strerror}") from error
        finally:
            part.unlink(missing_ok=True)
    return aside


def _refuse_unreadable(path: Path, look: Look) -> None:
    if look.version > look.newest:
        raise StoreUnusable(f"{path} has schema {look.version}, this version of Onetable knows only {look.newest}")
    if look.violations:
        raise StoreUnusable(f"{path} is damaged: {look.violations[0]}")


def _require_free(path: Path, copy: Path, *, overwrite: bool) -> None:
    if copy.is_dir():
        raise StoreUnusable(f"{copy} is a folder; name a file")
    if not copy.parent.is_dir():
        raise StoreUnusable(f"there is no folder {copy.parent}")
    if copy.exists() and path.exists() and copy.samefile(path):
        raise StoreUnusable(f"{copy} is the database itself")
    if copy.exists() and not overwrite:
        raise StoreUnusable(f"{copy} is there already; name another file, or add --overwrite")


def _require_ours(db: sqlite3.Connection, path: Path) -> None:
    names = {row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not names >= OUR_TABLES:
        raise StoreUnusable(f"{path} is not a database of Onetable")


def _write_part(db: sqlite3.Connection, target: Path, *, forget: tuple[str, ...] = ()) -> Path:
    """A whole copy beside the target under a name of its own, on disk and in one file."""
    try:  # for the owner's eyes only: hidden cards are nobody else's business
        file, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".part", dir=target.parent)
        os.close(file)
    except OSError as error:
        raise StoreUnusable(f"cannot write into {target.parent}: {error.strerror}") from error
    part = Path(name)
    try:
        with closing(sqlite3.connect(part, isolation_level=None)) as copy:
            db.backup(copy)  # in one step: what is written meanwhile neither waits nor gets in
            copy.execute("PRAGMA journal_mode = DELETE")
            copy.executemany("DELETE FROM house WHERE fact = ?", [(fact,) for fact in forget])
        with part.open("rb+") as written:
            os.fsync(written.fileno())
    except BaseException as error:
        part.unlink(missing_ok=True)
        if isinstance(error, (sqlite3.Error, OSError)):
            raise StoreUnusable(f"cannot make a copy in {target.parent}: {error}") from error
        raise
    return part


def _verified(part: Path) -> Look:
    look = look_at(part)
    if look.violations:
        raise StoreUnusable(f"the database is damaged: {look.violations[0]}")
    return look


def _take_place(part: Path, target: Path) -> None:
    """From now on the part has the target's name, also after a power failure."""
    part.replace(target)
    with contextlib.suppress(OSError):  # not every system lets folders be opened
        folder = os.open(target.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _give_to_owner(part: Path, path: Path) -> None:
    """The bot must be able to use the new database as it used the old one, whoever puts it there."""
    before = (path if path.exists() else path.parent).stat()
    if path.exists():
        part.chmod(before.st_mode & 0o777)
    now = part.stat()
    if (now.st_uid, now.st_gid) != (before.st_uid, before.st_gid):
        with contextlib.suppress(OSError):  # only root may give files away
            os.chown(part, before.st_uid, before.st_gid)


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Nobody else has the database open, nor can open it meanwhile. One that cannot be read at all is nobody's."""
    if not path.exists() or path.stat().st_size == 0:  # an empty one is not opened: SQLite would delete its log
        yield
        return
    with explained(path), closing(_open(path, "rw")) as db:
        try:
            db.execute("PRAGMA locking_mode = EXCLUSIVE")
            db.execute("PRAGMA journal_mode = DELETE")  # from WAL only for whoever is alone
            db.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            if _kind(error) in BUSY:
                raise StoreBusy(f"the database {path} is in use; stop the bot first") from error
            if _kind(error) not in BEYOND_READING:
                raise
        yield


def _set_aside(path: Path) -> Path | None:
    """Keep the old database, and what SQLite may have left beside it, under a name with the time."""
    stamp = time.strftime("%Y%m%dT%H%M%SZ", time.gmtime())
    aside = path.with_name(f"{path.name}.before-restore-{stamp}")
    while aside.exists() or any(_beside(aside, suffix).exists() for suffix in BESIDE):
        aside = aside.with_name(f"{aside.name}+")
    for suffix in BESIDE:  # first, so that they never lie beside the new one
        with contextlib.suppress(FileNotFoundError):
            _beside(path, suffix).rename(_beside(aside, suffix))
    if not path.exists():
        return None
    try:
        os.link(path, aside)  # until the new one takes its name, the old one keeps it too
    except OSError:
        shutil.copy2(path, aside)  # no links here
    return aside


@contextmanager
def explained(path: Path, advice: str = "") -> Iterator[None]:
    """Turn whatever a damaged, locked or missing file makes sqlite3 raise into StoreUnusable with one line.

    The advice is added where the file itself is at fault.
    """
    try:
        yield
    except OSError as error:
        raise StoreUnusable(f"cannot use {path}: {error.strerror}") from error
    except UNREADABLE as error:
        kind = _kind(error) if isinstance(error, sqlite3.Error) else sqlite3.SQLITE_CORRUPT
        if kind in BUSY:
            raise StoreBusy(f"cannot use {path}: {error}") from error
        says = f"{path} is damaged" if kind == sqlite3.SQLITE_CORRUPT else f"cannot use {path}"
        more = f"; {advice}" if advice and kind in AT_FAULT else ""
        raise StoreUnusable(f"{says}: {error}{more}") from error


def _kind(error: sqlite3.Error) -> int:
    """SQLite's code without its finer distinctions."""
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF


def _read_only(path: Path) -> sqlite3.Connection:
    if not path.exists():
        raise StoreUnusable(f"there is no file {path}")
    if not os.access(path, os.R_OK):
        raise StoreUnusable(f"{path} may not be read by this user; be the one that runs the bot")
    if path.stat().st_size == 0:  # SQLite would delete the log that is beside it
        raise StoreUnusable(f"{path} is empty")
    # whoever may not write cannot tidy up either, and leaves files beside the database
    db = _open(path, "rw" if os.access(path, os.W_OK) else "ro")
    db.execute("PRAGMA query_only = ON")
    return db


def _open(path: Path, mode: str) -> sqlite3.Connection:
    uri = f"{path.absolute().as_uri()}?mode={mode}"
    return sqlite3.connect(uri, uri=True, isolation_level=None, timeout=PATIENCE_SECONDS)


def _beside(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)


def _is_database(file: Path) -> bool:
    try:
        with file.open("rb") as opened:
            return opened.read(len(HEADER)) == HEADER
    except OSError:
        return False
