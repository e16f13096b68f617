"""Settings of the operator, from the environment or a `.env` file; `.env.example` explains each."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal, Self

from pydantic import Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.cluster.leases import RENEW_SECONDS
from bot.cluster.shards import ShardScope, parse_ids
from bot.store.location import PostgresUrl, parse_location


class BadSettings(Exception):
    """One line that says which setting is wrong and how to fix it. Never contains a secret."""


class Settings(BaseSettings):
    """Every setting, with its default."""

    model_config = SettingsConfigDict(
        env_prefix="ONETABLE_", env_file=".env", env_ignore_empty=True, extra="ignore", hide_input_in_errors=True
    )

    token: SecretStr | None = Field(None, validation_alias="DISCORD_TOKEN")
    database: Annotated[Path | PostgresUrl, NoDecode] = Path("data/onetable.db")
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["text", "json"] = "text"
    test_guild: int | None = Field(None, gt=0)
    lobby_minutes: int = Field(15, ge=1, le=24 * 60)
    idle_minutes: int = Field(10, ge=1, le=24 * 60)
    keep_games_days: int = Field(365, ge=0, le=36500)
    abandoned_days: int = Field(180, ge=0, le=36500)
    keep_server_days: int = Field(30, ge=0, le=36500)
    stop_seconds: float = Field(8.0, gt=0, le=600)
    tables_per_person: int = Field(10, ge=0)
    tables_per_server: int = Field(200, ge=0)
    tables_per_hour: int = Field(30, ge=0)
    tournaments_per_person: int = Field(5, ge=0)
    tournaments_per_server: int = Field(20, ge=0)
    server_tables_per_hour: int = Field(300, ge=0)
    uploads_per_hour: int = Field(20, ge=0)
    server_uploads_per_hour: int = Field(60, ge=0)
    films_per_hour: int = Field(20, ge=0)
    emojis: bool = True
    press_burst: int = Field(40, ge=0)
    presses_per_second: float = Field(15, ge=0, allow_inf_nan=False)
    server_press_burst: int = Field(400, ge=0)
    server_presses_per_second: float = Field(100, ge=0, allow_inf_nan=False)
    monitor_port: int | None = Field(None, ge=1, le=65535)
    monitor_host: str = "127.0.0.1"
    font: Path | None = None
    shard_count: int | None = Field(None, ge=1, le=100_000)
    shard_ids: Annotated[tuple[int, ...] | None, NoDecode] = None
    shards_per_process: int | None = Field(None, ge=1)
    process_index: int | None = Field(None, ge=0)

    @property
    def shards(self) -> ShardScope:
        """The shards of this process."""
        ids = self.shard_ids
        if self.shard_count is not None and self.shards_per_process is not None and self.process_index is not None:
            processes = -(-self.shard_count // self.shards_per_process)
            first = self.process_index % processes * self.shards_per_process  # more processes stand by
            ids = tuple(range(first, min(first + self.shards_per_process, self.shard_count)))
        return ShardScope(self.shard_count, ids)

    @property
    def folder(self) -> Path:
        """Where files are kept: beside the database, if that is a file."""
        return self.database.parent if isinstance(self.database, Path) else Path("data")

    @field_validator("database", mode="before")
    @classmethod
    def _locate(cls, database: object) -> object:
        return parse_location(database) if isinstance(database, str) else database

    @field_validator("shard_ids", mode="before")
    @classmethod
    def _list_shards(cls, ids: object) -> object:
        return parse_ids(ids) if isinstance(ids, str) else ids

    @model_validator(mode="after")
    def _check_shards(self) -> Self:
        if (self.shards_per_process is None) != (self.process_index is None):
            raise ValueError("ONETABLE_SHARDS_PER_PROCESS and ONETABLE_PROCESS_INDEX belong together: set both")
        if self.shard_ids is not None and self.process_index is not None:
            raise ValueError("ONETABLE_SHARD_IDS: leave it empty if ONETABLE_PROCESS_INDEX chooses the shards")
        if self.shard_count is None:
            if self.shard_ids is not None or self.process_index is not None:
                raise ValueError("ONETABLE_SHARD_COUNT: say how many shards there are in all")
            return self
        if self.shards.shards[-1] >= self.shard_count:
            raise ValueError(f"ONETABLE_SHARD_IDS: of {self.shard_count} shards the last one is {self.shard_count - 1}")
        if (self.process_index or not self.shards.is_everything) and isinstance(self.database, Path):
            raise ValueError(
                "ONETABLE_DATABASE: several processes need PostgreSQL: postgresql://user:password@host/database"
            )
        return self

    @field_validator("token")
    @classmethod
    def _trim(cls, token: SecretStr | None) -> SecretStr | None:
        """Accept a token that was pasted with spaces or quotes around it."""
        if token is None:
            return None
        trimmed = token.get_secret_value().strip().strip("\"'")
        if not all("!" <= character <= "~" for character in trimmed):
            raise ValueError("no token looks like this: it has spaces or letters that no token has; copy it again")
        return SecretStr(trimmed)


@dataclass(frozen=True)
class Timings:
    """Intervals in seconds that no operator has to set; tests use others."""

    heartbeat: float = 15.0  # between two
    lease_renewal: float = RENEW_SECONDS  # between two
    edit_pace: float = 1.0  # between two edits of a message that answer no click: a channel allows five in 5 s
    redraw_pace: float = 0.25  # between two tables that are redrawn after a start or a reconnect
    replay_pace: float = 3.0  # between two moves of a replay that plays by itself
    emoji_pace: float = 1.0  # between two emojis that are uploaded or deleted
    emoji_check: float = 60.0  # between two looks at them after refused requests
    shown_delay: float = 10.0  # until the store is told which revisions are shown
    token_window: float = 2.0  # see `rate_limit_wait` in cogs/core/replies.py


def load_settings() -> Settings:
    """Read the settings. Raise BadSettings with one clear line."""
    try:
        return Settings()
    except ValidationError as error:
        raise BadSettings("; ".join(_explain(dict(problem)) for problem in error.errors(include_input=False))) from None
    except UnicodeDecodeError:
        raise BadSettings(".env: this file is not UTF-8 text; save it again as UTF-8") from None
    except OSError as error:
        raise BadSettings(f".env: cannot be read: {error.strerror}") from None


def _explain(problem: dict[str, object]) -> str:
    location = problem["loc"]
    if location == ():  # of several settings together: the message names them
        return str(problem["msg"]).removeprefix("Value error, ")
    name = str(location[0]) if isinstance(location, tuple) and location else "?"
    variable = name if name.isupper() else f"ONETABLE_{name.upper()}"
    return f"{variable}: {problem['msg']}"
