"""Texts about a tournament: names, rounds, results and times."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.i18n import Localizer, Markup
from bot.tournaments import best_of
from bot.tournaments.model import (
    MAX_DESCRIPTION,
    Person,
    Tournament,
    TournamentRecord,
    TournamentSettings,
    party_name,
)
from cogs.core.text import plain_name, safe_name, safe_text, timestamp
from rules.tournament.formats.knockout import column_of, columns_after, first_stage_rounds, is_knock_out
from rules.tournament.model import EntrantId, Match, Result
from rules.tournament.pairing import rounds

MAX_THREAD_NAME = 100
MAX_ENTRANT_NAME = 36
MAX_TITLE = 60
MAX_DESCRIPTION_LINES = 10
SIDES_IN_ORDER = "WPLFT"  # of a bracket, as they are listed


def title(record: TournamentRecord) -> str:
    """Return the name of a tournament, escaped for Markdown."""
    return safe_text(record.name, MAX_TITLE)


def plain_title(record: TournamentRecord) -> str:
    """Return the name of a tournament for places without Markdown."""
    return " ".join(record.name.split())[:MAX_TITLE]


def description_text(record: TournamentRecord) -> Markup:
    """Return the description, escaped line by line."""
    lines = [line for line in record.settings.description.splitlines() if line.strip()]
    return Markup("\n".join(safe_text(line, MAX_DESCRIPTION) for line in lines[:MAX_DESCRIPTION_LINES]))


def game_and_format(record: TournamentRecord, say: Localizer) -> str:
    """Return `ONE SHOT · Swiss`."""
    return f"{say(f'{record.game}-name')} · {format_name(record.state.plan.format, say)}"


def format_name(name: str, say: Localizer) -> str:
    """Return the name of a format."""
    return say(f"tournament-format-{name}")


def entrant_name(tournament: Tournament, entrant: EntrantId) -> str:
    """Return the name of an entrant, escaped for Markdown."""
    return safe_text(tournament.name(entrant), MAX_ENTRANT_NAME)


def names(tournament: Tournament, entrants: Iterable[EntrantId], say: Localizer) -> Markup:
    """Return the names of several entrants, in bold, as a list."""
    return Markup(say.listed(f"**{entrant_name(tournament, entrant)}**" for entrant in entrants))


def sides(tournament: Tournament, entrants: Iterable[EntrantId], between: str) -> Markup:
    """Return the names of the entrants of a match, in bold."""
    return Markup(between.join(f"**{entrant_name(tournament, entrant)}**" for entrant in entrants))


def people_names(players: list[Person]) -> str:
    """Return the name of a party, escaped; for a team with its members."""
    known = safe_name(party_name(players))
    return f"{known} ({', '.join(safe_name(person.name) for person in players)})" if players[0].team else known


def match_name(
    tournament: Tournament, match: Match, say: Localizer, known: Mapping[EntrantId, str] | None = None
) -> str:
    """Return `Round 2 · Ada – Ben · #7`, for places without Markdown. `known` saves looking the names up."""
    entrant_names = known or {entrant: tournament.name(entrant) for entrant in match.entrants}
    sides = " – ".join(plain_name(entrant_names.get(entrant, "?")) for entrant in match.entrants)
    before, after = f"{round_name(tournament, match, say)} · ", f" · #{match.number}"
    return f"{before}{sides[: MAX_THREAD_NAME - len(before) - len(after)]}{after}"


def round_name(tournament: Tournament, match: Match, say: Localizer) -> str:
    """Return the round of a match: `Round 2`, `Semi-final`, `Group A, round 2`; an arena has no rounds."""
    if tournament.record.is_arena:
        return say("tournament-arena-match")
    if not is_knock_out(tournament.state.plan) or not match.place:
        return say("tournament-round", round=match.round)
    if match.place and "." not in match.place:
        return say("tournament-round-group", group=match.place, round=match.round)
    return bracket_round_name(tournament, match.place, say)


def bracket_round_name(tournament: Tournament, place: str, say: Localizer) -> str:
    """Return the round of a place in the bracket: `Semi-final` for `W2.1` of `W3.1`; the group stage has no place."""
    if not place:
        return say("tournament-swiss-stage" if tournament.state.plan.format == "swiss" else "tournament-group-stage")
    side, column, left = place[0], column_of(place), columns_after(tournament.state, place)
    stage = {0: "final", 1: "semi", 2: "quarter"}.get(left, "round")
    if side == "L":
        return say("tournament-knockout-losers", stage=stage, round=column)
    if tournament.state.plan.format == "double" and side == "W":
        return say("tournament-knockout-winners", stage=stage, round=column)
    if side == "T":
        stage = "third"
    elif side == "F":
        stage = "grand" if column == 1 else "reset"
    elif stage == "round" and side == "W":
        stage = "of"
    elif stage == "quarter" and side == "P":  # tables of more than two: their number is not fixed
        stage = "round"
    return say("tournament-knockout", stage=stage, size=2 ** (left + 1), round=column)


def round_of(tournament: Tournament, say: Localizer) -> str:
    """Return `Round 2 of 5` where rounds are counted; for a bracket the rounds that are being played."""
    state = tournament.state
    if tournament.record.is_arena:
        return say("tournament-arena-played", played=sum(not match.is_open for match in state.matches))
    if not is_knock_out(state.plan):
        return say("tournament-round-of", round=state.round, rounds=rounds(state))
    if state.round <= (last := first_stage_rounds(state)):
        key = "tournament-group-stage-round" if state.plan.format == "groups" else "tournament-round-of"
        return say(key, round=state.round, rounds=last)
    open_matches = [match for match in state.matches if match.is_open]
    return round_names(tournament, open_matches or state.matches[-1:], say)


def round_names(tournament: Tournament, matches: Iterable[Match], say: Localizer) -> str:
    """Return the different rounds of these matches: `Winners' final, Losers' round 2`."""
    ordered = sorted(matches, key=lambda match: (match.round, SIDES_IN_ORDER.find(match.place[:1])))
    return say.listed(dict.fromkeys(round_name(tournament, match, say) for match in ordered))


def result_line(tournament: Tournament, match: Match, say: Localizer) -> str:
    """Return the result of a match in one line."""
    assert match.result is not None
    result = match.result
    if match.is_bye:
        return say("tournament-result-bye", name=entrant_name(tournament, match.entrants[0]))
    if len(result.forfeits) == len(match.entrants):
        return say("tournament-result-nobody", names=names(tournament, match.entrants, say))
    if match.alone:
        score = result.scores[0] if result.scores else 0
        return say("tournament-result-alone", name=entrant_name(tournament, match.entrants[0]), score=score)
    winners = [one for one, place in zip(match.entrants, result.places, strict=True) if place == 1]
    line = (
        say("tournament-result-draw", names=names(tournament, winners, say))
        if len(winners) > 1
        else say(
            "tournament-result-won",
            names=names(tournament, winners, say),
            others=_losers(tournament, match, result, say),
        )
    )
    if result.forfeits:
        line = Markup(f"{line} {say('tournament-result-forfeit', names=names(tournament, result.forfeits, say))}")
    return line


def series_score(tournament: Tournament, match: Match, games: tuple[EntrantId, ...], say: Localizer) -> str:
    """Return the score of a match of several games, and which game comes next."""
    won = best_of.wins(match, games)
    score = " – ".join(
        f"**{entrant_name(tournament, one)}** {count}" for one, count in zip(match.entrants, won, strict=True)
    )
    return say("tournament-dealt-game", score=Markup(score), game=len(games) + 1)


def corrected_values(
    tournament: Tournament, number: int, details: Mapping[str, object], say: Localizer
) -> dict[str, str | int]:
    """Return the values of the message about a corrected result: the match, its result before and after."""
    match = tournament.state.match(number)

    def line(name: str) -> str:
        known = details.get(name)
        result = Result.model_validate_json(known) if isinstance(known, str) else match.result
        return say("tournament-match-off") if result is None else _line(match.model_copy(update={"result": result}))

    def _line(played: Match) -> str:
        return result_line(tournament, played, say)

    return {
        "round": round_name(tournament, match, say),
        "number": number,
        "before": line("before"),
        "result": line("after"),
    }


def _losers(tournament: Tournament, match: Match, result: Result, say: Localizer) -> str:
    order = sorted(zip(result.places, match.entrants, strict=True))
    return say.listed(entrant_name(tournament, one) for place, one in order if place > 1)


def when(at: float, style: str = "R") -> Markup:
    """Return a Discord timestamp, shown in each reader's time zone."""
    return timestamp(at, style)


def break_text(settings: TournamentSettings, say: Localizer) -> str:
    """Return when rounds start, or nothing if they follow each other at once."""
    if settings.rounds_every is not None:
        return say(f"tournament-rounds-{settings.rounds_every}")
    pause = settings.pause_minutes
    return say("tournament-break", time=minutes(pause, say)) if pause else ""


def move_limit_text(seconds: int, say: Localizer) -> str:
    """Return the time for a move: `5 minutes`, or that there is no limit."""
    return minutes(seconds // 60, say) if seconds else say("tournament-no-clock")


def minutes(count: int, say: Localizer) -> str:
    """Return a duration in minutes, hours or days."""
    if count and count % 1440 == 0:
        return say("tournament-days", count=count // 1440)
    if count and count % 60 == 0:
        return say("tournament-hours", count=count // 60)
    return say("tournament-minutes", count=count)
