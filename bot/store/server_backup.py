"""Backups of a database on a PostgreSQL server: one SQLite file with everything as it was at one moment."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bot.ops.metrics import Metrics
from bot.store.base import StoreUnusable
from bot.store.copying import Progress, copy
from bot.store.location import PostgresUrl
from bot.store.opening import open_store
from bot.store.sql.plans import execute
from bot.store.sqlite.files import Inspection, back_up, require_free


async def back_up_server(
    location: PostgresUrl, file: Path, progress: Progress, *, overwrite: bool = False
) -> Inspection:
    """Write everything into a file, also while bots are running. It is complete and checked, or does not exist."""
    require_free(location, file, overwrite=overwrite)
    with _folder_beside(file) as folder:
        await copy(location, folder / "copy.db", progress)
        return back_up(folder / "copy.db", file, overwrite=overwrite)


async def restore_to_server(
    file: Path, location: PostgresUrl, progress: Progress, *, forget: tuple[str, ...] = ()
) -> None:
    """Copy a backup into an empty database, or finish doing so after an interruption.

    The meta keys in `forget` are left out: they are out of date.
    """
    with _folder_beside(file) as folder:
        own = folder / "copy.db"
        back_up(file, own)
        store: Any = await open_store(own, Metrics())  # a backup of an older version is migrated
        try:
            for key in forget:
                await store.database.change(lambda key=key: execute("DELETE FROM meta WHERE key = ?", key))
        finally:
            await store.close()
        await copy(own, location, progress, resume=True)


@contextmanager
def _folder_beside(file: Path) -> Iterator[Path]:
    """Context manager for a folder that only its owner can read: backups hold hidden cards."""
    try:
        with tempfile.TemporaryDirectory(prefix=f".{file.name}.", suffix=".part", dir=file.parent) as folder:
            yield Path(folder)
    except OSError as error:
        raise StoreUnusable(f"cannot write into {file.parent}: {error.strerror}") from error
