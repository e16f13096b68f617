"""Limits of interaction responses, by callback type."""

from collections.abc import Iterator, Mapping, Sequence
from enum import IntEnum

from playground.limits.commands import choices
from playground.limits.fields import Violation, as_list, as_number, as_object, at, one_of, required
from playground.limits.messages import EPHEMERAL, message
from playground.limits.modals import modal


class Answer(IntEnum):
    """The callback types with data."""

    REPLY = 4
    DEFER_REPLY = 5
    DEFER_UPDATE = 6
    UPDATE = 7
    AUTOCOMPLETE = 8
    MODAL = 9


_PONG, _LAUNCH_ACTIVITY = 1, 12
_TYPES = (_PONG, *map(int, Answer), _LAUNCH_ACTIVITY)


def callback(body: Mapping[str, object], file_names: Sequence[str]) -> Iterator[Violation]:
    """Check an interaction response."""
    kind, carried = body.get("type"), as_object(body.get("data"))
    yield from one_of("type", kind, _TYPES, "BASE_TYPE_CHOICES")
    if kind in (Answer.AUTOCOMPLETE, Answer.MODAL):
        yield from required("", body, "data")
    match kind:
        case Answer.REPLY:
            yield from message("data", carried, file_names, new=True)
        case Answer.DEFER_REPLY:
            yield from _dropped(carried, besides="flags")
            if (as_number(carried.get("flags")) or 0) & ~EPHEMERAL:
                what = "A deferred reply takes the flag EPHEMERAL and no other"
                yield Violation("data.flags", what, "FLAG_NOT_KEPT", refused=False)
        case Answer.DEFER_UPDATE:
            yield from _dropped(carried)
        case Answer.UPDATE:
            yield from message("data", carried, file_names, new=False)
        case Answer.AUTOCOMPLETE:
            yield from choices("data.choices", as_list(carried.get("choices")))
        case Answer.MODAL if carried:
            yield from modal("data", carried)


def _dropped(carried: Mapping[str, object], besides: str = "") -> Iterator[Violation]:
    for key, value in carried.items():
        if value and key != besides:
            what = "A deferred answer carries no message: send this with the edit or follow-up"
            yield Violation(at("data", key), what, "FIELD_NOT_KEPT", refused=False)
