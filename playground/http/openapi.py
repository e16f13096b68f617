"""Checks a request body against Discord's official OpenAPI document."""

from __future__ import annotations

import importlib
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playground.limits import bare_path

if TYPE_CHECKING:
    from jsonschema_rs import Draft202012Validator, ValidationError

_MEDIA_TYPES = ("application/json", "multipart/form-data")

# Schemas where the document is stricter than Discord, with the corrected schema.
# `playground.limits` covers the places where the document is less strict than Discord.
EXCEPTIONS: Mapping[str, Mapping[str, object]] = {
    # Discord accepts ids as numbers too (the reference itself does so for uploads), and discord.py sends
    # numbers: attachments, allowed mentions, default values of selects, stickers, bulk deletes.
    "SnowflakeType": {
        "anyOf": [
            {"type": "string", "pattern": "^(0|[1-9][0-9]*)$"},
            {"type": "integer", "minimum": 0},
        ]
    },
}


@dataclass(frozen=True, eq=False)
class _Operation:
    """One method of one path in the document."""

    pattern: re.Pattern[str]
    literals: int
    """How many path segments are fixed: `/messages/@original` wins over `/messages/{message_id}`."""
    schema: Mapping[str, Any] | None
    body_required: bool


class OpenApi:
    """Validates requests against the document."""

    def __init__(self, document: Path) -> None:
        try:
            self._jsonschema = importlib.import_module("jsonschema_rs")
        except ImportError as missing:
            raise RuntimeError("checking against the OpenAPI document needs the package jsonschema-rs") from missing
        content = json.loads(document.read_text(encoding="utf-8"))
        unknown = EXCEPTIONS.keys() - content["components"]["schemas"].keys()
        if unknown:
            raise ValueError(f"exceptions to schemas that the document does not have: {sorted(unknown)}")
        self._schemas = content["components"]["schemas"] | EXCEPTIONS
        self._operations: dict[str, list[_Operation]] = {}
        for template, item in content["paths"].items():
            for method in item.keys() & {"get", "post", "put", "patch", "delete"}:
                operation = _operation(template, item[method])
                self._operations.setdefault(method.upper(), []).append(operation)
        self._validators: dict[_Operation, Draft202012Validator] = {}

    def violations(self, method: str, path: str, body: object) -> list[str]:
        """Return all violations of the document by a request; each names its field."""
        operation = self._find(method.upper(), bare_path(path))
        if operation is None:
            return [f"{method.upper()} {bare_path(path)} is not in the document"]
        if body is None:
            return ["a body is required"] if operation.body_required else []
        if operation.schema is None:
            return ["this request takes no body"] if body else []
        if isinstance(body, dict) and isinstance(body.get("payload_json"), str):
            body = json.loads(body["payload_json"])  # a multipart request with files
        return sorted(set(error_messages(self._validator(operation).iter_errors(body))))

    def _find(self, method: str, path: str) -> _Operation | None:
        matching = [each for each in self._operations.get(method, ()) if each.pattern.fullmatch(path)]
        return max(matching, key=lambda each: each.literals, default=None)

    def _validator(self, operation: _Operation) -> Draft202012Validator:
        if operation not in self._validators:
            schema = {**(operation.schema or {}), "components": {"schemas": self._schemas}}
            # Messages name the field and the rule but mask the value, which may be long or secret.
            self._validators[operation] = self._jsonschema.Draft202012Validator(schema, mask="the value")
        return self._validators[operation]


def _operation(template: str, operation: Mapping[str, Any]) -> _Operation:
    segments = template.strip("/").split("/")
    fixed = [not segment.startswith("{") for segment in segments]
    pattern = "".join(
        "/" + (re.escape(segment) if is_fixed else "[^/]+") for segment, is_fixed in zip(segments, fixed, strict=True)
    )
    body = operation.get("requestBody", {})
    content = body.get("content", {})
    schema = next((content[kind]["schema"] for kind in _MEDIA_TYPES if kind in content), None)
    return _Operation(re.compile(pattern), sum(fixed), schema, bool(body.get("required")))


def error_messages(errors: Iterable[ValidationError]) -> Iterator[str]:
    """Yield a message per error; for a choice of schemas, the errors of the most likely branch."""
    for error in errors:
        where = ".".join(map(str, error.instance_path)) or "the body"
        branches: list[list[ValidationError]] = getattr(error.kind, "context", [])
        meant = [branch for branch in branches if not _is_other_kind(branch, len(error.instance_path))]
        if meant:
            nearest = min(meant, key=len)
            yield from error_messages(nearest)
        elif branches:
            yield f"{where}: matches none of the {len(branches)} allowed schemas"
        else:
            yield f"{where}: {error.message}"


def _is_other_kind(branch: list[ValidationError], depth: int) -> bool:
    """Whether a branch is for another kind of value: null, another constant, another component `type`."""
    return any(
        error.instance_path[depth:] == ["type"]
        or (len(error.instance_path) == depth and error.kind.name in ("type", "const"))
        for error in branch
    )
