"""What somebody has chosen for themselves, be it a server or a person: one frozen model each, kept as JSON."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Generic, Self, TypeVar

import structlog
from pydantic import ConfigDict, TypeAdapter, ValidationError

from rules.errors import Refusal
from rules.game import Frozen

log = structlog.get_logger("onetable.choices")

_STORED: TypeAdapter[dict[str, Any]] = TypeAdapter(dict[str, Any])


class Choices(Frozen):
    """Every field has a default: whoever never chose anything has them all."""

    model_config = ConfigDict(extra="ignore")

    @classmethod
    def read(cls, stored: str | None) -> Self:
        """As they were kept; what cannot be read any more, such as a zone that is gone, takes its default."""
        chosen = _STORED.validate_json(stored or "{}")
        try:
            return cls.model_validate(chosen)
        except ValidationError as error:
            spoiled = {str(fault["loc"][0]) for fault in error.errors()}
            log.warning("choices unreadable", of=cls.__name__, fields=sorted(spoiled))
            return cls.model_validate({name: value for name, value in chosen.items() if name not in spoiled})


C = TypeVar("C", bound=Choices)


class Chosen(Generic[C]):
    """The choices of all servers, or of all people, read when they are needed."""

    def __init__(
        self,
        model: type[C],
        recall: Callable[[int], Awaitable[str | None]],
        keep: Callable[[int, str], Awaitable[None]],
    ) -> None:
        self._model, self._recall, self._keep = model, recall, keep
        self._one_at_a_time = asyncio.Lock()  # two people may change different settings at once

    async def settings(self, whose: int) -> C:
        """What this one has chosen."""
        return self._model.read(await self._recall(whose))

    async def change(self, whose: int, **changes: object) -> C:
        """Keep a choice; refuses what cannot be chosen."""
        async with self._one_at_a_time:
            before = await self.settings(whose)
            try:
                after = self._model.model_validate({**before.model_dump(), **changes})
            except ValidationError as error:
                name = str(error.errors()[0]["loc"][0]).replace("_", "-")
                raise Refusal(f"settings-bad-{name}") from error
            await self._keep(whose, after.model_dump_json())
        log.info("choices changed", of=self._model.__name__, whose=whose, fields=sorted(changes))
        return after
