"""Every request against Discord's limits and, when its path is given, the official OpenAPI document."""

import logging
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from playground.errors import Refusal
from playground.limits import breaches, form_errors
from playground.openapi import OpenApi

log = logging.getLogger(__name__)


class Checker:
    """Refuses what Discord would refuse for its form alone, and remembers what it would silently drop."""

    def __init__(self, openapi: Path | None = None) -> None:
        self.openapi = OpenApi(openapi) if openapi is not None else None
        self.refused: list[str] = []
        self.dropped: list[str] = []

    def check(self, method: str, path: str, body: Any, *, file_names: Sequence[str], params: Mapping[str, str]) -> None:
        """Refuse a request with 50035, naming each field that is wrong."""
        found = breaches(method, path, body, file_names=file_names, params=params)
        self.dropped += [f"{method} {path}: {b.where}: {b.what}" for b in found if not b.refused]
        answer = form_errors(found)
        faults = self.openapi.faults(method, path, body) if self.openapi else []
        if faults and not answer:
            errors = {"_errors": [{"code": "OPENAPI", "message": fault} for fault in faults]}
            answer = {"message": "Invalid Form Body", "code": 50035, "errors": errors}
        if not answer:
            return
        reasons = [f"{b.where}: {b.what}" for b in found if b.refused] + faults
        self.refused.append(f"{method} {path}: {'; '.join(reasons)}")
        log.warning("refused %s %s: %s", method, path, "; ".join(reasons))
        raise Refusal(400, int(str(answer["code"])), str(answer["message"]), errors=_errors(answer))


def _errors(answer: Mapping[str, object]) -> dict[str, Any] | None:
    errors = answer.get("errors")
    return errors if isinstance(errors, dict) else None
