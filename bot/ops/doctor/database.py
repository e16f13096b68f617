"""Check the database and its disk."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from bot.ops.doctor.findings import Finding, fault, fine, warning
from bot.ops.health import UNHEALTHY_AFTER, heartbeat
from bot.rate_limits import BAN, WARN, read_note
from bot.store.base import INVALID_REQUESTS, StoreBusy, StoreUnusable
from bot.store.sqlite.files import START_EMPTY, inspect_file, read_meta, sign_of_loss, try_to_write

MIB = 1024 * 1024
SCARCE_DISK, NO_DISK = 500 * MIB, 50 * MIB
MOST_NAMED = 5
LARGE_WAL = 64 * MIB  # a running bot keeps it far smaller
RESTORE = "stop the bot and restore a backup: `python -m bot restore FILE`"


def look_at_database(path: Path, now: float) -> list[Finding]:
    """Check that the database exists, is intact and writable, and that the disk has room."""
    folder = _nearest(path.absolute().parent)
    if _exists(path.parent) and (sign := sign_of_loss(path)) is not None:
        return [_lost(path, sign), *_disk(folder)]
    if not _exists(path) or path.stat().st_size == 0:
        return [_not_created(path, folder), *_disk(folder)]
    if not (os.access(path, os.R_OK | os.W_OK) and os.access(folder, os.W_OK)):
        says = f"this user may not read and write {path} and its folder"
        advice = "run the doctor as the user that runs the bot; if this is that user, `chown -R` the folder"
        return [fault("writing", says, advice), *_disk(folder)]
    found = [_inside(path)]
    if found[0].level != "fault":
        found += [_writing(path), _wal(path), _alive(path, now)]
        found.append(judge_requests(read_meta(path, INVALID_REQUESTS), now))
    return [*found, *_disk(folder)]


def _not_created(path: Path, folder: Path) -> Finding:
    if folder.is_dir() and os.access(folder, os.W_OK):
        return fine("database", f"{path} does not exist yet; it is created at the first start")
    why = "the bot may not write there" if folder.is_dir() else f"{folder} is not a folder"
    advice = f"set ONETABLE_DATABASE to a file in a folder that the bot may write to, or make {folder} writable"
    return fault("database", f"{path} cannot be created: {why}", advice)


def _lost(path: Path, sign: Path) -> Finding:
    what = "empty" if _exists(path) else "missing"
    return fault("database", f"{path} is {what}, but {sign} exists", f"{RESTORE}; or {START_EMPTY}")


def _inside(path: Path) -> Finding:
    try:
        found = inspect_file(path)
    except StoreBusy:
        return _held(path)
    except StoreUnusable as unusable:
        return fault("database", str(unusable), f"{RESTORE}; or set ONETABLE_DATABASE to another file")
    if found.version > found.newest:
        says = f"{path} has schema {found.version}, this version of Onetable knows only {found.newest}"
        return fault("database", says, f"start the newer version that wrote it; or {RESTORE}")
    if found.errors:
        return fault("database", f"{path} is damaged: {found.errors[0]}", RESTORE)
    if found.games:
        says = f"{path} has damaged games, which cannot be played on: {', '.join(found.games[:MOST_NAMED])}"
        return warning("database", says, f"let their hosts end them; or {RESTORE}")
    older = "" if found.version == found.newest else f" (migrated to {found.newest} at the next start)"
    return fine("database", f"{path}: {found.size:,} bytes, schema {found.version}{older}, intact")


def _writing(path: Path) -> Finding:
    try:
        try_to_write(path)
    except StoreBusy:
        return _held(path)
    except StoreUnusable as unusable:
        return fault("writing", str(unusable), f"make {path} and its folder writable; is the disk mounted read-only?")
    return fine("writing", "the database can be written")


def _held(path: Path) -> Finding:
    advice = "end the program that locks it, such as a sqlite3 shell; only the bot may write to it"
    return fault("writing", f"another program has locked {path}", advice)


def _wal(path: Path) -> Finding:
    wal = path.with_name(f"{path.name}-wal")
    size = wal.stat().st_size if wal.exists() else 0
    if size > LARGE_WAL:
        says = f"{wal} has grown to {size // MIB} MiB: another program has been reading the database for a long time"
        return warning("wal", says, "end that reader and restart the bot: a clean stop empties it")
    return fine("wal", f"{size:,} bytes")


def _alive(path: Path, now: float) -> Finding:
    try:
        return judge_heartbeat(heartbeat(path), now)
    except StoreUnusable as unusable:
        return fault("heartbeat", str(unusable), RESTORE)


def judge_heartbeat(alive_at: float | None, now: float) -> Finding:
    """Return the finding about the last heartbeat."""
    if alive_at is None:
        return fine("heartbeat", "no bot has run with this database yet")
    ago = now - alive_at
    if ago < -UNHEALTHY_AFTER:
        says = f"the last heartbeat is {-ago:.0f} s in the future: a clock is or was wrong"
        return warning(
            "heartbeat", says, "set this machine's clock (`timedatectl set-ntp true`) and start the bot once"
        )
    return fine(
        "heartbeat",
        f"{'a bot is' if ago < UNHEALTHY_AFTER else 'no bot is'} running, last heartbeat {ago:.0f} s ago",
    )


def judge_requests(noted: str | None, now: float) -> Finding:
    """Return the finding about the number of invalid requests that the bot saved with its last heartbeat."""
    count = read_note(noted, now)
    says = f"{count:,} invalid requests in the last ten minutes; Discord bans this address at {BAN:,}"
    if count < WARN:
        return fine("requests", says)
    advice = "look for 403 in the log: give the bot access to its channels in that server, or remove it from there"
    return warning("requests", says, advice)


def _disk(folder: Path) -> list[Finding]:
    free = shutil.disk_usage(folder).free
    says = f"{free // MIB:,} MiB free where the database is"
    advice = f"make room on the disk of {folder}, or set ONETABLE_DATABASE to a file on a larger one"
    if free < NO_DISK:
        return [fault("disk", says, advice)]
    return [warning("disk", says, advice) if free < SCARCE_DISK else fine("disk", says)]


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except PermissionError:  # treat it as missing
        return False


def _nearest(folder: Path) -> Path:
    """Return the folder, or its nearest parent that exists."""
    while not _exists(folder):
        folder = folder.parent
    return folder
