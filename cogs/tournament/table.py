"""Standings as lines of text."""

from __future__ import annotations

from bot.languages import Speaker
from bot.pictures.lettering import drawable
from bot.tournament.model import Affair
from cogs.tournament.pictures import PAGE, number_of
from cogs.tournament.table_words import groups_by_entrant
from cogs.tournament.tally import Tally
from cogs.tournament.wording import entrant_name, round_of, title
from rules.tournament.model import EntrantId, Standing


def heading(affair: Affair, say: Speaker) -> list[str]:
    """Which tournament, and how far it has come."""
    is_over = affair.record.phase == "over"
    return [f"## {title(affair.record)}", say("tournament-over") if is_over else round_of(affair, say)]


def table_lines(affair: Affair, counted: Tally, page: int, own: EntrantId | None, say: Speaker) -> list[str]:
    """One page of the standings; whoever looks finds their own line marked, or added."""
    shown = counted.places[page * PAGE : (page + 1) * PAGE]
    lines = [_line(affair, one, say, own=one.entrant == own) for one in shown]
    mine = next((one for one in counted.places if one.entrant == own), None)
    if mine is not None and mine not in shown:
        lines += ["…", _line(affair, mine, say, own=True)]
    return lines or [say("tournament-nobody-yet")]


def _line(affair: Affair, standing: Standing, say: Speaker, *, own: bool) -> str:
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


def points_text(value: float, say: Speaker) -> str:
    """`1 point`, `2½ points`."""
    return say("tournament-points", points=points(value), amount=int(value) if value == int(value) else 2)


def points(value: float) -> str:
    """`2½`, `1.33`, `3`."""
    whole, rest = divmod(round(value * 100), 100)
    if rest == 50:
        return f"{whole or ''}½"
    return f"{whole}.{rest:02}" if rest else str(whole)
