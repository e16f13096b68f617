"""Why do I play them, why am I third? In sentences."""

from __future__ import annotations

from bot.languages import Speaker
from bot.tournament.model import Affair
from cogs.tournament.table import points
from cogs.tournament.wording import names
from rules.errors import Refusal
from rules.tournament.standings import standings


async def explain(affair: Affair, user: int, say: Speaker) -> str:
    """What decided where somebody stands, and whom they play."""
    person = affair.person(user)
    if person is None or person.entrant is None:
        raise Refusal("tournament-refused-not-in")
    lines = []
    for match, _ in affair.open_rows():
        others = [one for one in match.entrants if one != person.entrant]
        if person.entrant in match.entrants and others:
            lines.append(say("tournament-why-match", names=names(affair, others)))
    for standing in standings(affair.state):
        if standing.entrant == person.entrant:
            lines.append(say("tournament-why-place", place=standing.place, points=points(standing.points)))
            lines += [
                say("tournament-why-tie-break", what=say(f"tournament-tie-break-{name}"), value=points(value))
                for name, value in standing.tie_breaks
            ]
    return "\n".join(lines)
