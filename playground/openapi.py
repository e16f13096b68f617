"""Checks a request body against Discord's official OpenAPI document."""

from __future__ import annotations

import importlib
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playground.paths import bare

if TYPE_CHECKING:
    from jsonschema_rs import Draft202012Validator, ValidationError

_MEDIA_TYPES = ("application/json", "multipart/form-data")

# Where the document refuses what Discord takes: the schema in the document, and what it should say.
# The document is laxer than Discord in more places; those are the business of `playground.limits`.
EXCEPTIONS: Mapping[str, Mapping[str, object]] = {
    # Discord takes ids as numbers too (the reference itself numbers uploads so), and discord.py sends
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
    """One method of one path, as the document has it."""

    pattern: re.Pattern[str]
    literals: int
    """How many steps of the path are fixed: `/messages/@original` goes before `/messages/{message_id}`."""
    schema: Mapping[str, Any] | None
    body_required: bool


class OpenApi:
    """The requests that the document describes."""

    def __init__(self, document: Path) -> None:
        try:
            self._jsonschema = importlib.import_module("jsonschema_rs")
        except ImportError as missing:
            raise RuntimeError("the OpenAPI document is checked with the package jsonschema-rs") from missing
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

    def faults(self, method: str, path: str, body: object) -> list[str]:
        """List what the document says against a request; each fault names its field."""
        operation = self._find(method.upper(), bare(path))
        if operation is None:
            return [f"{method.upper()} {bare(path)} is not in the document"]
        if body is None:
            return ["a body is required"] if operation.body_required else []
        if operation.schema is None:
            return ["this request takes no body"] if body else []
        if isinstance(body, dict) and isinstance(body.get("payload_json"), str):
            body = json.loads(body["payload_json"])  # the form fields of a request with files
        return sorted(set(_sentences(self._validator(operation).iter_errors(body))))

    def _find(self, method: str, path: str) -> _Operation | None:
        fitting = [each for each in self._operations.get(method, ()) if each.pattern.fullmatch(path)]
        return max(fitting, key=lambda each: each.literals, default=None)

    def _validator(self, operation: _Operation) -> Draft202012Validator:
        if operation not in self._validators:
            schema = {**(operation.schema or {}), "components": {"schemas": self._schemas}}
            # A fault names the field and the rule; what was sent there may be long or secret.
            self._validators[operation] = self._jsonschema.Draft202012Validator(schema, mask="the value")
        return self._validators[operation]


def _operation(template: str, operation: Mapping[str, Any]) -> _Operation:
    steps = template.strip("/").split("/")
    fixed = [not step.startswith("{") for step in steps]
    pattern = "".join(
        "/" + (re.escape(step) if is_fixed else "[^/]+") for step, is_fixed in zip(steps, fixed, strict=True)
    )
    body = operation.get("requestBody", {})
    content = body.get("content", {})
    schema = next((content[kind]["schema"] for kind in _MEDIA_TYPES if kind in content), None)
    return _Operation(re.compile(pattern), sum(fixed), schema, bool(body.get("required")))


def _sentences(errors: Iterable[ValidationError]) -> Iterator[str]:
    """Put errors in words, following a choice of schemas into the branch that was meant."""
    for error in errors:
        where = ".".join(map(str, error.instance_path)) or "the body"
        branches: list[list[ValidationError]] = getattr(error.kind, "context", [])
        meant = [branch for branch in branches if not _unlike(branch, len(error.instance_path))]
        if meant:
            nearest = min(meant, key=len)
            yield from _sentences(nearest)
        elif branches:
            yield f"{where}: fits none of the {len(branches)} schemas that are allowed here"
        else:
            yield f"{where}: {error.message}"


def _unlike(branch: list[ValidationError], depth: int) -> bool:
    """Whether a branch is for something else: null, another constant, a component of another `type`."""
    return any(
        error.instance_path[depth:] == ["type"]
        or (len(error.instance_path) == depth and error.kind.name in ("type", "const"))
        for error in branch
    )
