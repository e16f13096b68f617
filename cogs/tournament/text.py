"""A tournament in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.i18n import Localizer
from bot.i18n.markup import Markup
from bot.tournaments.model import Affair, Person, TournamentRecord, party_name
from cogs.core.text import plain_name, safe_name, safe_text, timestamp
from rules.tournament.model import EntrantId, Match, Result
from rules.tournament.pairing import rounds

LONGEST_THREAD = 100
LONGEST_SIDE = 36
LONGEST_TITLE = 60


def title(record: TournamentRecord) -> str:
    """The name of a tournament as it may stand in a message."""
    return safe_text(record.name, LONGEST_TITLE)


def plain_title(record: TournamentRecord) -> str:
    """The same where Discord reads no Markdown."""
    return " ".join(record.name.split())[:LONGEST_TITLE]


def game_and_format(record: TournamentRecord, say: Localizer) -> str:
    """What is played, and how."""
    return f"{say(f'{record.game}-name')} · {format_name(record.state.plan.format, say)}"


def format_name(name: str, say: Localizer) -> str:
    """What a format is called."""
    return say(f"tournament-format-{name}")


def entrant_name(affair: Affair, entrant: EntrantId) -> str:
    """An entrant as they may stand in a message."""
    return safe_text(affair.name(entrant), LONGEST_SIDE)


def names(affair: Affair, entrants: Iterable[EntrantId]) -> Markup:
    """Several of them."""
    return Markup(", ".join(f"**{entrant_name(affair, entrant)}**" for entrant in entrants))


def people_names(players: list[Person]) -> str:
    """Those who signed up together, as they may stand in a message."""
    known = safe_name(party_name(players))
    return f"{known} ({', '.join(safe_name(person.name) for person in players)})" if players[0].team else known


def match_name(affair: Affair, match: Match, say: Localizer, known: Mapping[EntrantId, str] | None = None) -> str:
    """A match where Discord reads no Markdown: `Round 2 · Ada – Ben · #7`."""
    called = known or {entrant: affair.name(entrant) for entrant in match.entrants}
    sides = " – ".join(plain_name(called.get(entrant, "?")) for entrant in match.entrants)
    before, after = f"{round_name(affair, match.round, say)} · ", f" · #{match.number}"
    return f"{before}{sides[: LONGEST_THREAD - len(before) - len(after)]}{after}"


def round_name(affair: Affair, number: int, say: Localizer) -> str:
    """`Round 2`; in an arena every match is one of its own."""
    return say("tournament-arena-match") if affair.record.is_arena else say("tournament-round", round=number)


def round_of(affair: Affair, say: Localizer) -> str:
    """`Round 2 of 5` where that is known."""
    state = affair.state
    if affair.record.is_arena:
        return say("tournament-arena-played", played=sum(not match.is_open for match in state.matches))
    if state.plan.format in ("single", "double", "groups"):
        return say("tournament-round", round=state.round)
    return say("tournament-round-of", round=state.round, rounds=rounds(state))


def result_line(affair: Affair, match: Match, say: Localizer) -> str:
    """How a match ended, in one line."""
    assert match.result is not None
    result = match.result
    if match.is_bye:
        return say("tournament-result-bye", name=entrant_name(affair, match.entrants[0]))
    if len(result.forfeits) == len(match.entrants):
        return say("tournament-result-nobody", names=names(affair, match.entrants))
    if match.alone:
        score = result.scores[0] if result.scores else 0
        return say("tournament-result-alone", name=entrant_name(affair, match.entrants[0]), score=score)
    winners = [one for one, place in zip(match.entrants, result.places, strict=True) if place == 1]
    line = (
        say("tournament-result-draw", names=names(affair, winners))
        if len(winners) > 1
        else say("tournament-result-won", names=names(affair, winners), others=_others(affair, match, result))
    )
    if result.forfeits:
        line = Markup(f"{line} {say('tournament-result-forfeit', names=names(affair, result.forfeits))}")
    return line


def _others(affair: Affair, match: Match, result: Result) -> str:
    order = sorted(zip(result.places, match.entrants, strict=True))
    return ", ".join(entrant_name(affair, one) for place, one in order if place > 1)


def when(at: float, style: str = "R") -> Markup:
    """An instant as Discord shows it, in everybody's own time."""
    return timestamp(at, style)


def minutes(count: int, say: Localizer) -> str:
    """A span of time."""
    if count and count % 1440 == 0:
        return say("tournament-days", count=count // 1440)
    if count and count % 60 == 0:
        return say("tournament-hours", count=count // 60)
    return say("tournament-minutes", count=count)
