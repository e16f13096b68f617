"""Checks every request against Discord's limits and, if given, the official OpenAPI document."""

import logging
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from playground.errors import ApiError
from playground.http.openapi import OpenApi
from playground.limits import form_errors, violations

log = logging.getLogger(__name__)


class RequestChecker:
    """Rejects requests that Discord would reject as malformed; lists fields that it would silently drop."""

    def __init__(self, openapi: Path | None = None) -> None:
        self.openapi = OpenApi(openapi) if openapi is not None else None
        self.refused: list[str] = []
        self.dropped: list[str] = []

    def check(self, method: str, path: str, body: Any, *, file_names: Sequence[str], params: Mapping[str, str]) -> None:
        """Raise a 400 (50035) that names each invalid field."""
        found = violations(method, path, body, file_names=file_names, params=params)
        self.dropped += [f"{method} {path}: {b.where}: {b.what}" for b in found if not b.refused]
        answer = form_errors(found)
        problems = self.openapi.violations(method, path, body) if self.openapi else []
        if problems and not answer:
            errors = {"_errors": [{"code": "OPENAPI", "message": problem} for problem in problems]}
            answer = {"message": "Invalid Form Body", "code": 50035, "errors": errors}
        if not answer:
            return
        reasons = [f"{b.where}: {b.what}" for b in found if b.refused] + problems
        self.refused.append(f"{method} {path}: {'; '.join(reasons)}")
        log.warning("request rejected: %s %s: %s", method, path, "; ".join(reasons))
        raise ApiError(400, int(str(answer["code"])), str(answer["message"]), errors=_errors(answer))


def _errors(answer: Mapping[str, object]) -> dict[str, Any] | None:
    errors = answer.get("errors")
    return errors if isinstance(errors, dict) else None
