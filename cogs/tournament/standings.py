"""Standings as lines of text."""

from __future__ import annotations

from collections.abc import Iterable

from bot.i18n import Localizer
from bot.i18n.markup import Markup
from bot.pictures.text import drawable
from bot.tournaments.model import Affair
from cogs.tournament.pictures.build import PAGE, number_of
from cogs.tournament.pictures.tally import Tally
from cogs.tournament.pictures.text import groups_by_entrant
from cogs.tournament.text import entrant_name, names, round_name, round_of, title
from rules.errors import Refusal, Value
from rules.tournament.explain import why_paired, why_placed
from rules.tournament.model import EntrantId, Reason, Standing


def heading(affair: Affair, say: Localizer) -> list[str]:
    """Which tournament, and how far it has come."""
    is_over = affair.record.phase == "over"
    return [f"## {title(affair.record)}", say("tournament-over") if is_over else round_of(affair, say)]


def table_lines(affair: Affair, counted: Tally, page: int, own: EntrantId | None, say: Localizer) -> list[str]:
    """One page of the standings; whoever looks finds their own line marked, or added."""
    shown = counted.places[page * PAGE : (page + 1) * PAGE]
    lines = [_line(affair, one, say, own=one.entrant == own) for one in shown]
    mine = next((one for one in counted.places if one.entrant == own), None)
    if mine is not None and mine not in shown:
        lines += ["…", _line(affair, mine, say, own=True)]
    return lines or [say("tournament-nobody-yet")]


def _line(affair: Affair, standing: Standing, say: Localizer, *, own: bool) -> str:
    name = entrant_name(affair, standing.entrant)
    if affair.state.entrant(standing.entrant).gone is not None:
        name = f"~~{name}~~"
    if group := groups_by_entrant(affair.state).get(standing.entrant):
        name += f" ({group})"
    if not drawable(affair.name(standing.entrant)):
        name += f" (\\#{number_of(affair, standing.entrant)})"  # all that the picture shows of them
    record = say("tournament-record", wins=standing.wins, draws=standing.draws, losses=standing.losses)
    # without the stroke Discord would make a list of it and number that anew
    text = f"{standing.place}\\. {f'**{name}**' if own else name} · {points(standing.points)} · {record}"
    return f"➤ {text}" if own else text


def points_text(value: float, say: Localizer) -> str:
    """`1 point`, `2½ points`."""
    return say("tournament-points", points=points(value), amount=int(value) if value == int(value) else 2)


def points(value: float) -> str:
    """`2½`, `1.33`, `3`."""
    whole, rest = divmod(round(value * 100), 100)
    if rest == 50:
        return f"{whole or ''}½"
    return f"{whole}.{rest:02}" if rest else str(whole)


PEOPLE = ("entrant", "rival")  # values that are numbers of entrants
LONGEST = 1900


def explain(affair: Affair, user: int, say: Localizer) -> str:
    """Why somebody plays whom they play, or played last, and why they stand where they stand."""
    person = affair.person(user) or next((one for one in affair.players if one.user == user and one.entrant), None)
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


def sentences(affair: Affair, reasons: Iterable[Reason], say: Localizer) -> list[str]:
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
