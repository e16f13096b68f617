"""Where the database is: a SQLite file, or a database on a PostgreSQL server."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

SCHEMES = ("postgresql", "postgres")
SQLITE = "sqlite:"


@dataclass(frozen=True, slots=True)
class PostgresUrl:
    """The address of a PostgreSQL database. Its text is for logs and messages, and leaves the password out."""

    url: str = field(repr=False)

    def __str__(self) -> str:
        parts = urlsplit(self.url)
        address = parts.hostname or ""
        if parts.port:
            address = f"{address}:{parts.port}"
        return f"postgresql://{address}{parts.path}"


Location = Path | PostgresUrl


def parse_location(text: str) -> Location:
    """Return the location that a text names. Raise ValueError if it is neither a file nor a PostgreSQL address."""
    scheme, separator, _ = text.partition("://")
    if separator and scheme in SCHEMES:
        try:
            urlsplit(text).port  # noqa: B018 - reading it checks it
        except ValueError:
            raise ValueError("this is no address of a PostgreSQL database") from None
        return PostgresUrl(text)
    if separator and scheme != "sqlite":
        raise ValueError(f"unknown kind of database: {scheme}; name a file, or postgresql://...")
    path = text.removeprefix(SQLITE)
    if separator:  # sqlite:///data/x.db, as other programs write it
        path = path.removeprefix("//").removeprefix("/") if path.startswith("///") else path.removeprefix("//")
    if not path:
        raise ValueError("name a file, or postgresql://...")
    return Path(path)
