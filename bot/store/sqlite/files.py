"""The database as a file: inspect, back up and restore it. Nothing here migrates a database."""

from __future__ import annotations

import contextlib
import glob
import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.store.base import StoreBusy, StoreUnusable
from bot.store.migrations import newest_version, version_of
from bot.store.sqlite.checks import check_structure, damaged_games
from bot.store.sqlite.wal import find_log_damage

PATIENCE_SECONDS = 2.0  # how long to wait for another process that is writing
OUR_TABLES = frozenset({"tables", "moves", "results"})
BUSY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
UNREADABLE_FILE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_IOERR)
FILE_ERRORS = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR)
SIDE_FILES = ("-wal", "-shm", "-journal")  # files that SQLite creates beside a database
LEFTOVERS = ("-wal", "-journal")  # stay only if a process was killed, or if the database was removed
IN_MEMORY = ":memory:"
META_SINCE = 18  # the schema that renamed the table `house`
HEADER = b"SQLite format 3\0"
# Raised by sqlite3 for damaged files, e.g. text that is not UTF-8 or a number out of range.
DAMAGE_ERRORS = (sqlite3.Error, ValueError, ArithmeticError, TypeError, MemoryError)
RESTORE = "restore a backup: `python -m bot restore FILE`"
KEEP = "or keep what can be read: `python -m bot backup FILE`, then restore that"
START_EMPTY = "start with an empty database: `python -m bot --new`"
CHECKS, CHECK_PAUSE_SECONDS = 4, 0.1  # before a loss is reported: another process may be creating the file


@dataclass(frozen=True, slots=True)
class Inspection:
    """Result of `inspect_file`."""

    version: int
    newest: int  # the newest schema this version knows
    errors: tuple[str, ...]  # found by SQLite's integrity check
    size: int
    games: tuple[str, ...] = ()  # unfinished ones that cannot be read


def inspect_file(path: Path) -> Inspection:
    """Check the whole file. Raise StoreUnusable if it is not a database of Onetable."""
    with explained(path), closing(_read_only(path)) as db:
        _require_ours(db, path)
        errors = (check_structure(db) or ()) + _log_errors(path)
        errors += tuple(f"{row[0]} names a missing {row[2]}" for row in db.execute("PRAGMA foreign_key_check"))[:5]
        version, newest = version_of(db), newest_version()
        damaged = () if errors or version != newest else damaged_games(db) or ()
        games = tuple(f"{kind} {number}" for kind, number in damaged)
        return Inspection(version, newest, errors, path.stat().st_size, games)


def require_whole_log(path: Path) -> None:
    """Raise StoreUnusable with advice if SQLite would ignore saved transactions in the log."""
    for error in _log_errors(path):
        raise StoreUnusable(f"{path} is damaged: {error}; {RESTORE}; {KEEP}")


def _log_errors(path: Path) -> tuple[str, ...]:
    damage = find_log_damage(path)
    if damage is None:
        return ()
    return (f"{path.name}-wal cannot be read from byte {damage.at} on, and has {damage.lost} more saved changes",)


def sign_of_loss(path: Path) -> Path | None:
    """Return a file which shows that a database existed that is missing or empty now, or None.

    Never open an empty database to find out: SQLite would delete the log beside it, which can still be recovered.
    """
    if str(path) == IN_MEMORY or (path.exists() and path.stat().st_size > 0):
        return None
    for suffix in LEFTOVERS:
        if _beside(path, suffix).exists():
            return _beside(path, suffix)
    stem, suffix = glob.escape(path.stem), glob.escape(path.suffix)
    copies = [*path.parent.glob(f"{stem}*{suffix}"), *path.parent.glob(f"{stem}{suffix}*")]
    copies += path.parent.glob("backups/*")
    return next((copy for copy in sorted(copies) if copy != path and _is_database(copy)), None)


def require_no_loss(path: Path) -> None:
    """Raise StoreUnusable with advice if a database was lost here."""
    for _ in range(CHECKS):
        sign = sign_of_loss(path)
        if sign is None:
            return
        time.sleep(CHECK_PAUSE_SECONDS)
    what = "empty" if path.exists() else "missing"
    raise StoreUnusable(f"the database {path} is {what}, but {sign} exists; {RESTORE}; or {START_EMPTY}")


def set_aside_lost(path: Path) -> None:
    """Rename what is left of a lost database, because SQLite would delete it."""
    if sign_of_loss(path) is not None:
        _set_aside(path)


def read_meta(path: Path, key: str) -> str | None:
    """Return a meta value, also while a bot is running: nothing is created, migrated or locked."""
    with explained(path), closing(_read_only(path)) as db:
        table, column = _meta_names(db)
        row = db.execute(f"SELECT value FROM {table} WHERE {column} = ?", (key,)).fetchone()  # noqa: S608 - our names
        return None if row is None else str(row[0])


def try_to_write(path: Path) -> None:
    """Write and roll back. Raise StoreUnusable with the reason if the database cannot be written."""
    with explained(path), closing(_open(path, "rw")) as db:
        db.execute("BEGIN IMMEDIATE")
        db.execute(f"UPDATE {_meta_names(db)[0]} SET value = value")  # noqa: S608 - our names
        db.execute("ROLLBACK")


def back_up(path: Path, copy: Path, *, overwrite: bool = False) -> Inspection:
    """Copy the database, also while a bot is writing to it. The copy is complete and checked, or does not exist."""
    require_free(path, copy, overwrite=overwrite)
    with explained(path), closing(_read_only(path)) as db:
        _require_ours(db, path)
        part = _write_part(db, copy)
    try:
        inspection = _verified(part)
        require_free(path, copy, overwrite=overwrite)  # another process may have created it meanwhile
        _take_place(part, copy)
    except OSError as error:
        raise StoreUnusable(f"cannot write {copy}: {error.strerror}") from error
    finally:
        part.unlink(missing_ok=True)
    return inspection


def restore(copy: Path, path: Path, *, forget: tuple[str, ...] = ()) -> Path | None:
    """Replace the database with a copy; return where the old database is kept, or None if there was none.

    Raise StoreBusy while a process has the database open. The meta keys in `forget` are deleted: they are out of date.
    """
    if copy.exists() and path.exists() and copy.samefile(path):
        raise StoreUnusable(f"{copy} is the database itself")
    if path.is_symlink():
        path = path.resolve()  # the link stays as it is
    _require_readable(copy, inspect_file(copy))
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


def _require_readable(path: Path, inspection: Inspection) -> None:
    if inspection.version > inspection.newest:
        known = f"this version of Onetable knows only {inspection.newest}"
        raise StoreUnusable(f"{path} has schema {inspection.version}, {known}")
    if inspection.errors:
        raise StoreUnusable(f"{path} is damaged: {inspection.errors[0]}")


def require_free(source: object, copy: Path, *, overwrite: bool) -> None:
    """Raise StoreUnusable unless a copy of the source can be written there."""
    if copy.is_dir():
        raise StoreUnusable(f"{copy} is a folder; name a file")
    if not copy.parent.is_dir():
        raise StoreUnusable(f"the folder {copy.parent} does not exist")
    if isinstance(source, Path) and copy.exists() and source.exists() and copy.samefile(source):
        raise StoreUnusable(f"{copy} is the database itself")
    if copy.exists() and not overwrite:
        raise StoreUnusable(f"{copy} already exists; name another file, or add --overwrite")


def _require_ours(db: sqlite3.Connection, path: Path) -> None:
    names = {row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not names >= OUR_TABLES:
        raise StoreUnusable(f"{path} is not a database of Onetable")


def _meta_names(db: sqlite3.Connection) -> tuple[str, str]:
    """Return the names of the meta table and its key column, which differ before schema 18."""
    return ("meta", "key") if version_of(db) >= META_SINCE else ("house", "fact")


def _write_part(db: sqlite3.Connection, target: Path, *, forget: tuple[str, ...] = ()) -> Path:
    """Write a complete copy as a single temporary file beside the target, synced to disk; return its path."""
    try:  # readable by the owner only: it holds hidden cards
        file, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".part", dir=target.parent)
        os.close(file)
    except OSError as error:
        raise StoreUnusable(f"cannot write into {target.parent}: {error.strerror}") from error
    part = Path(name)
    try:
        with closing(sqlite3.connect(part, isolation_level=None)) as copy:
            db.backup(copy)  # in one step: later writes neither wait nor get in
            copy.execute("PRAGMA journal_mode = DELETE")
            table, column = _meta_names(copy)
            copy.executemany(f"DELETE FROM {table} WHERE {column} = ?", [(key,) for key in forget])  # noqa: S608 - our names
        with part.open("rb+") as written:
            os.fsync(written.fileno())
    except BaseException as error:
        part.unlink(missing_ok=True)
        if isinstance(error, (sqlite3.Error, OSError)):
            raise StoreUnusable(f"cannot make a copy in {target.parent}: {error}") from error
        raise
    return part


def _verified(part: Path) -> Inspection:
    inspection = inspect_file(part)
    if inspection.errors:
        raise StoreUnusable(f"the database is damaged: {inspection.errors[0]}")
    return inspection


def _take_place(part: Path, target: Path) -> None:
    """Rename the temporary file to the target, durably."""
    part.replace(target)
    with contextlib.suppress(OSError):  # some systems cannot open folders
        folder = os.open(target.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _give_to_owner(part: Path, path: Path) -> None:
    """Give the new file the owner and mode of the old one, so that the bot can use it."""
    before = (path if path.exists() else path.parent).stat()
    if path.exists():
        part.chmod(before.st_mode & 0o777)
    now = part.stat()
    if (now.st_uid, now.st_gid) != (before.st_uid, before.st_gid):
        with contextlib.suppress(OSError):  # only root may change the owner
            os.chown(part, before.st_uid, before.st_gid)


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Context manager that holds the database exclusively. Raise StoreBusy if another process has it open.

    A file that cannot be read at all needs no lock.
    """
    if not path.exists() or path.stat().st_size == 0:  # do not open an empty file: SQLite would delete its log
        yield
        return
    with explained(path), closing(_open(path, "rw")) as db:
        try:
            db.execute("PRAGMA locking_mode = EXCLUSIVE")
            db.execute("PRAGMA journal_mode = DELETE")  # leaving WAL needs exclusive access
            db.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            if _kind(error) in BUSY:
                raise StoreBusy(f"the database {path} is in use; stop the bot first") from error
            if _kind(error) not in UNREADABLE_FILE:
                raise
        yield


def _set_aside(path: Path) -> Path | None:
    """Rename the old database and its side files to a name with the time; return the new path."""
    stamp = time.strftime("%Y%m%dT%H%M%SZ", time.gmtime())
    aside = path.with_name(f"{path.name}.before-restore-{stamp}")
    while aside.exists() or any(_beside(aside, suffix).exists() for suffix in SIDE_FILES):
        aside = aside.with_name(f"{aside.name}+")
    for suffix in SIDE_FILES:  # first, so that they are never beside the new database
        with contextlib.suppress(FileNotFoundError):
            _beside(path, suffix).rename(_beside(aside, suffix))
    if not path.exists():
        return None
    try:
        os.link(path, aside)  # the old name stays until the new file replaces it
    except OSError:
        shutil.copy2(path, aside)  # no hard links on this file system
    return aside


@contextmanager
def explained(path: Path, advice: str = "") -> Iterator[None]:
    """Context manager that turns errors of a damaged, locked or missing file into StoreUnusable with one line.

    The advice is added if the file itself is damaged.
    """
    try:
        yield
    except OSError as error:
        raise StoreUnusable(f"cannot use {path}: {error.strerror}") from error
    except DAMAGE_ERRORS as error:
        kind = _kind(error) if isinstance(error, sqlite3.Error) else sqlite3.SQLITE_CORRUPT
        if kind in BUSY:
            raise StoreBusy(f"cannot use {path}: {error}") from error
        says = f"{path} is damaged" if kind == sqlite3.SQLITE_CORRUPT else f"cannot use {path}"
        more = f"; {advice}" if advice and kind in FILE_ERRORS else ""
        why = " ".join(str(error).split())  # one of a damaged schema contains the schema
        raise StoreUnusable(f"{says}: {why}{more}") from error


def _kind(error: sqlite3.Error) -> int:
    """Return SQLite's primary error code."""
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF


def _read_only(path: Path) -> sqlite3.Connection:
    if not path.exists():
        raise StoreUnusable(f"{path} does not exist")
    if path.is_dir():
        raise StoreUnusable(f"{path} is a folder")
    if not os.access(path, os.R_OK):
        raise StoreUnusable(f"this user may not read {path}; run this as the user that runs the bot")
    if path.stat().st_size == 0:  # SQLite would delete the log beside it
        raise StoreUnusable(f"{path} is empty")
    # Without write permission SQLite cannot remove its side files afterwards. A log that a process has left stays as it
    # is: whoever closes the database last would fold in what is intact of it and delete it.
    log = _beside(path, "-wal")
    is_left = log.exists() and log.stat().st_size > 0
    db = _open(path, "rw" if os.access(path, os.W_OK) and not is_left else "ro")
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
