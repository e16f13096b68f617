"""Standings and explanations as text."""

from __future__ import annotations

from collections.abc import Iterable

from bot.i18n import Localizer, Markup
from bot.pictures.text import drawable
from bot.tournaments.model import Tournament
from cogs.tournament.pictures.build import PAGE, number_of
from cogs.tournament.pictures.tally import Tally
from cogs.tournament.pictures.text import groups_by_entrant
from cogs.tournament.text import entrant_name, names, round_name, round_of, title
from rules.errors import Refusal, Value
from rules.tournament.explain import why_paired, why_placed
from rules.tournament.model import EntrantId, Reason, Standing


def heading(tournament: Tournament, say: Localizer) -> list[str]:
    """Return the title and the current round."""
    is_over = tournament.record.phase == "over"
    return [f"## {title(tournament.record)}", say("tournament-over") if is_over else round_of(tournament, say)]


def table_lines(tournament: Tournament, counted: Tally, page: int, own: EntrantId | None, say: Localizer) -> list[str]:
    """Return one page of the standings with the viewer's own line marked, or added."""
    shown = counted.places[page * PAGE : (page + 1) * PAGE]
    lines = [_line(tournament, one, say, own=one.entrant == own) for one in shown]
    mine = next((one for one in counted.places if one.entrant == own), None)
    if mine is not None and mine not in shown:
        lines += ["…", _line(tournament, mine, say, own=True)]
    return lines or [say("tournament-nobody-yet")]


def _line(tournament: Tournament, standing: Standing, say: Localizer, *, own: bool) -> str:
    name = entrant_name(tournament, standing.entrant)
    if tournament.state.entrant(standing.entrant).gone is not None:
        name = f"~~{name}~~"
    if group := groups_by_entrant(tournament.state).get(standing.entrant):
        name += f" ({group})"
    if not drawable(tournament.name(standing.entrant)):
        name += f" (\\#{number_of(tournament, standing.entrant)})"  # the picture shows only the number
    record = say("tournament-record", wins=standing.wins, draws=standing.draws, losses=standing.losses)
    # the backslash keeps Markdown from making a numbered list of it
    text = f"{standing.place}\\. {f'**{name}**' if own else name} · {points(standing.points)} · {record}"
    return f"➤ {text}" if own else text


def points_text(value: float, say: Localizer) -> str:
    """Return `1 point`, `2½ points`."""
    return say("tournament-points", points=points(value), amount=int(value) if value == int(value) else 2)


def points(value: float) -> str:
    """Return `2½`, `1.33`, `3`."""
    whole, rest = divmod(round(value * 100), 100)
    if rest == 50:
        return f"{whole or ''}½"
    return f"{whole}.{rest:02}" if rest else str(whole)


ENTRANT_VALUES = ("entrant", "rival")  # values of reasons that are entrant ids
MAX_LENGTH = 1900


def explain(tournament: Tournament, user: int, say: Localizer) -> str:
    """Explain the user's current or last pairing and their place. Raise a refusal if they are not in it."""
    dropped = (one for one in tournament.players if one.user == user and one.entrant)
    person = tournament.person(user) or next(dropped, None)
    if person is None or person.entrant is None:
        raise Refusal("tournament-refused-not-in")
    entrant, lines = person.entrant, []
    own = [match for match in tournament.state.matches if entrant in match.entrants]
    if own:
        match = next((one for one in own if one.is_open), own[-1])
        others = [one for one in match.entrants if one != entrant]
        key = "tournament-why-match" if others else "tournament-why-own-match"
        lines.append(f"### {say(key, round=round_name(tournament, match.round, say), names=names(tournament, others))}")
        lines += sentences(tournament, why_paired(tournament.state, match.number, entrant), say)
    lines.append(f"### {say('tournament-why-place')}")
    lines += sentences(tournament, why_placed(tournament.state, entrant), say)
    return "\n".join(lines)[:MAX_LENGTH]


def sentences(tournament: Tournament, reasons: Iterable[Reason], say: Localizer) -> list[str]:
    """Return each reason as a sentence."""
    return [
        say(reason.key, **{name: _value(tournament, name, value) for name, value in reason.values.items()})
        for reason in reasons
    ]


def _value(tournament: Tournament, name: str, value: str | int | float) -> Value:
    if name in ENTRANT_VALUES and isinstance(value, int):
        return Markup(f"**{entrant_name(tournament, value)}**")
    if isinstance(value, float):
        return int(value) if value.is_integer() else points(value)
    return value
