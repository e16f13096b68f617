"""The database and its disk."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from bot.ops.doctor.findings import Finding, fault, fine, warning
from bot.ops.health import UNHEALTHY_AFTER, heartbeat
from bot.request_budget import BAN, WARN, read_note
from bot.store.base import INVALID_REQUESTS, StoreBusy, StoreUnusable
from bot.store.sqlite.files import START_EMPTY, look_at, read_fact, sign_of_loss, try_to_write

MIB = 1024 * 1024
SCARCE_DISK, NO_DISK = 500 * MIB, 50 * MIB
LARGE_WAL = 64 * MIB  # a bot folds it in far sooner
RESTORE = "stop the bot and put a backup in its place: `python -m bot restore FILE`"


def look_at_database(path: Path, now: float) -> list[Finding]:
    """Is it there, whole, ours, writable, and is there room for more?"""
    folder = _nearest(path.absolute().parent)
    if _there(path.parent) and (sign := sign_of_loss(path)) is not None:
        return [_lost(path, sign), *_disk(folder)]
    if not _there(path) or path.stat().st_size == 0:
        return [_to_be_made(path, folder), *_disk(folder)]
    if not (os.access(path, os.R_OK | os.W_OK) and os.access(folder, os.W_OK)):
        says = f"the user that asks may not read and write {path} and its folder"
        advice = "ask as the user that runs the bot; if that is this one, let it: `chown -R` the folder"
        return [fault("writing", says, advice), *_disk(folder)]
    found = [_inside(path)]
    if found[0].level != "fault":
        found += [_writing(path), _wal(path), _alive(path, now), _requests(path, now)]
    return [*found, *_disk(folder)]


def _to_be_made(path: Path, folder: Path) -> Finding:
    if folder.is_dir() and os.access(folder, os.W_OK):
        return fine("database", f"{path} is not there yet; it is made at the first start")
    why = "the bot may not write there" if folder.is_dir() else f"{folder} is not a folder"
    advice = f"set ONETABLE_DATABASE to a file in a folder that the bot may write to, or mend {folder}"
    return fault("database", f"{path} cannot be made: {why}", advice)


def _lost(path: Path, sign: Path) -> Finding:
    what = "empty" if _there(path) else "missing"
    return fault("database", f"{path} is {what}, but there is {sign}", f"{RESTORE}; or {START_EMPTY}")


def _inside(path: Path) -> Finding:
    try:
        look = look_at(path)
    except StoreBusy:
        return _held(path)
    except StoreUnusable as unusable:
        return fault("database", str(unusable), f"{RESTORE}; or set ONETABLE_DATABASE to another file")
    if look.version > look.newest:
        says = f"{path} has schema {look.version}, this version of Onetable knows only {look.newest}"
        return fault("database", says, f"start the newer version that wrote it; or {RESTORE}")
    if look.violations:
        return fault("database", f"{path} is damaged: {look.violations[0]}", RESTORE)
    older = "" if look.version == look.newest else f" (brought to {look.newest} at the next start)"
    return fine("database", f"{path}: {look.size:,} bytes, schema {look.version}{older}, whole")


def _writing(path: Path) -> Finding:
    try:
        try_to_write(path)
    except StoreBusy:
        return _held(path)
    except StoreUnusable as unusable:
        return fault("writing", str(unusable), f"make {path} and its folder writable; is the disk mounted read-only?")
    return fine("writing", "the database can be written")


def _held(path: Path) -> Finding:
    advice = "end the program that holds it, such as a shell of sqlite3; only the bot may write to it"
    return fault("writing", f"another program holds {path} and lets nobody write", advice)


def _wal(path: Path) -> Finding:
    wal = path.with_name(f"{path.name}-wal")
    size = wal.stat().st_size if wal.exists() else 0
    if size > LARGE_WAL:
        says = f"{wal} has grown to {size // MIB} MiB: somebody has been reading the database for long"
        return warning("wal", says, "end that reader and restart the bot: a clean stop folds it in")
    return fine("wal", f"{size:,} bytes")


def _alive(path: Path, now: float) -> Finding:
    try:
        alive_at = heartbeat(path)
    except StoreUnusable as unusable:
        return fault("heartbeat", str(unusable), RESTORE)
    if alive_at is None:
        return fine("heartbeat", "no bot has run with this database yet")
    ago = now - alive_at
    if ago < -UNHEALTHY_AFTER:
        says = f"the last heartbeat lies {-ago:.0f} s in the future: a clock is or was wrong"
        return warning(
            "heartbeat", says, "set this machine's clock (`timedatectl set-ntp true`) and start the bot once"
        )
    return fine(
        "heartbeat", f"{'a bot runs' if ago < UNHEALTHY_AFTER else 'no bot runs'}, the last was {ago:.0f} s ago"
    )


def _requests(path: Path, now: float) -> Finding:
    """Invalid requests, as the bot noted them at its last heartbeat."""
    count = read_note(read_fact(path, INVALID_REQUESTS), now)
    says = f"{count:,} invalid requests in the last ten minutes; Discord bans this address at {BAN:,}"
    if count < WARN:
        return fine("requests", says)
    advice = (
        "look for 403 in the log: on which server may the bot not see its channels? Let it, or remove it from there"
    )
    return warning("requests", says, advice)


def _disk(folder: Path) -> list[Finding]:
    free = shutil.disk_usage(folder).free
    says = f"{free // MIB:,} MiB free where the database is"
    advice = f"make room on the disk of {folder}, or set ONETABLE_DATABASE to a file on a larger one"
    if free < NO_DISK:
        return [fault("disk", says, advice)]
    return [warning("disk", says, advice) if free < SCARCE_DISK else fine("disk", says)]


def _there(path: Path) -> bool:
    try:
        return path.exists()
    except PermissionError:  # not to be seen is not to be there
        return False


def _nearest(folder: Path) -> Path:
    """The folder, or the nearest above it that is there."""
    while not _there(folder):
        folder = folder.parent
    return folder
