"""Why do I play them, why am I third? In sentences."""

from __future__ import annotations

from collections.abc import Iterable

from bot.languages import Speaker
from bot.languages.markup import Markup
from bot.tournament.model import Affair
from cogs.tournament.table import points
from cogs.tournament.wording import entrant_name, names, round_name
from rules.errors import Refusal, Value
from rules.tournament.explain import why_paired
from rules.tournament.model import Reason
from rules.tournament.placing import why_placed

PEOPLE = ("entrant", "rival")  # values that are numbers of entrants
LONGEST = 1900


def explain(affair: Affair, user: int, say: Speaker) -> str:
    """Why somebody plays whom they play, or played last, and why they stand where they stand."""
    person = affair.person(user) or next((one for one in affair.people if one.user == user and one.entrant), None)
    if person is None or person.entrant is None:
        raise Refusal("tournament-refused-not-in")
    entrant, lines = person.entrant, []
    own = [match for match in affair.state.matches if entrant in match.entrants]
    if own:
        match = next((one for one in own if one.is_open), own[-1])
        others = [one for one in match.entrants if one != entrant]
        key = "tournament-why-match" if others else "tournament-why-own-match"
        lines.append(f"### {say(key, round=round_name(affair, match.round, say), names=names(affair, others))}")
        lines += sentences(affair, why_paired(affair.state, match.number, entrant), say)
    lines.append(f"### {say('tournament-why-place')}")
    lines += sentences(affair, why_placed(affair.state, entrant), say)
    return "\n".join(lines)[:LONGEST]


def sentences(affair: Affair, reasons: Iterable[Reason], say: Speaker) -> list[str]:
    """Each reason in words."""
    return [
        say(reason.key, **{name: _value(affair, name, value) for name, value in reason.values.items()})
        for reason in reasons
    ]


def _value(affair: Affair, name: str, value: str | int | float) -> Value:
    if name in PEOPLE and isinstance(value, int):
        return Markup(f"**{entrant_name(affair, value)}**")
    if isinstance(value, float):
        return int(value) if value.is_integer() else points(value)
    return value
