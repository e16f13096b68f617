"""Schema migrations: `0001_tables.sql`, `0002_...sql` for SQLite, each applied once; `postgres/` has PostgreSQL's."""

from __future__ import annotations

import sqlite3
from importlib import resources

from bot.store.base import StoreUnusable


def migrate(db: sqlite3.Connection) -> None:
    """Migrate the database to the newest schema. Raise StoreUnusable if it was written by a newer version."""
    steps = migration_steps()
    newest = len(steps)
    found = version_of(db)
    if found > newest:
        raise StoreUnusable(
            f"the database has schema {found}, this version of Onetable knows only {newest}: "
            "start the newer version that wrote it, or restore a backup"
        )
    for number in range(found + 1, newest + 1):
        try:
            db.executescript(f"BEGIN IMMEDIATE;\n{steps[number - 1]}\nPRAGMA user_version = {number};\nCOMMIT;")
        except sqlite3.OperationalError:
            if db.in_transaction:
                db.execute("ROLLBACK")
            if version_of(db) < number:  # otherwise another process has just applied this step
                raise


def version_of(db: sqlite3.Connection) -> int:
    """Return the schema version of a database."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    return int(version)


def newest_version() -> int:
    """Return the schema version that this version of Onetable writes."""
    return len(migration_steps())


def migration_steps() -> list[str]:
    """Return the SQL of every migration of SQLite in order."""
    return numbered_steps()


def numbered_steps(*folder: str) -> list[str]:
    """Return the SQL of every migration in a folder in order."""
    files = sorted(
        (file for file in resources.files(__package__).joinpath(*folder).iterdir() if file.name.endswith(".sql")),
        key=lambda file: file.name,
    )
    numbers = [int(file.name.split("_")[0]) for file in files]
    assert numbers == list(range(1, len(files) + 1)), "migrations are numbered without gaps"
    return [file.read_text(encoding="utf-8") for file in files]
