"""Alt texts of tournament pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from bot.i18n import Localizer
from bot.tournaments.model import Tournament
from cogs.core.text import plain_name
from cogs.tournament.pictures.cards import Part
from cogs.tournament.pictures.standings import Tally
from cogs.tournament.text import bracket_round_name
from rules.tournament.formats.knockout import BracketMatch
from rules.tournament.formats.round_robin import groups_of
from rules.tournament.model import EntrantId, Match, Standing
from rules.tournament.model import Tournament as TournamentState

LONGEST = 1024


def describe(tournament: Tournament, part: Part, say: Localizer, crowned: str = "") -> str:
    """Return the matches of a part in words, summed up by round if too long. `crowned`: place of a decided final."""
    by_round: dict[str, list[BracketMatch]] = {}
    for match in sorted(part.matches, key=lambda match: match.round):
        by_round.setdefault(bracket_round_name(tournament, match.place, say), []).append(match)
    words = _Words(tournament, say)
    champion = [words.champion(match) for match in part.matches if match.place == crowned]
    for tell in (words.all_of, words.some_of, words.sum_of):
        lines = [line for name, matches in by_round.items() if (line := _round(name, matches, say, tell))]
        text = " ".join([say("tournament-seen-bracket"), *lines, *champion])
        if len(text) <= LONGEST:
            return text
    return text[: LONGEST - 1] + "…"


def _round(
    name: str, matches: list[BracketMatch], say: Localizer, tell: Callable[[list[BracketMatch]], Iterator[str]]
) -> str:
    text = "; ".join(tell(matches))
    return say.plain("tournament-seen-round", round=name, matches=text) if text else ""


class _Words:
    def __init__(self, tournament: Tournament, say: Localizer) -> None:
        self.tournament, self.say, self.listed = tournament, say.plain, say.listed  # alt text is shown as it is

    def all_of(self, matches: list[BracketMatch]) -> Iterator[str]:
        """Yield every match."""
        return (text for match in matches if (text := self._match(match)))

    def some_of(self, matches: list[BracketMatch]) -> Iterator[str]:
        """Yield the matches that are running or finished."""
        return (self._match(match) for match in matches if match.number is not None and not match.is_bye)

    def sum_of(self, matches: list[BracketMatch]) -> Iterator[str]:
        """Yield how many of the matches were played."""
        played = [self._played(match) for match in matches if not match.is_bye]
        done = sum(match is not None and match.result is not None for match in played)
        yield self.say("tournament-seen-sum", done=done, count=len(played))

    def champion(self, match: BracketMatch) -> str:
        """Return who has won the tournament."""
        return self.say("tournament-seen-champion", name=self._names([match.winner] if match.winner else []))

    def _match(self, match: BracketMatch) -> str:
        played = self._played(match)
        known = [seat.entrant for seat in match.seats if seat.entrant is not None]
        if not known:
            return ""
        if match.is_bye:
            return self.say("tournament-seen-bye", name=self._names(known))
        if played is None or (played.result is None and self.tournament.state.finished):
            sides = [
                "?" if seat.entrant is None else self._names([seat.entrant]) for seat in match.seats if not seat.empty
            ]
            return self.say("tournament-seen-coming", sides=" – ".join(sides))
        if played.result is None:
            return self.say("tournament-seen-now", sides=" – ".join(self._names([one]) for one in known))
        if match.winner is None:
            return self.say("tournament-seen-nobody", names=self._names(known))
        return self._result(match.winner, played)

    def _result(self, winner: EntrantId, played: Match) -> str:
        assert played.result is not None
        scores = dict(zip(played.entrants, played.result.scores, strict=False))
        others = [one for one in played.entrants if one != winner]
        score = ":".join(str(scores[one]) for one in (winner, *others)) if scores else "none"
        return self.say("tournament-seen-won", name=self._names([winner]), others=self._names(others), score=score)

    def _played(self, match: BracketMatch) -> Match | None:
        return self.tournament.state.match(match.number) if match.number is not None else None

    def _names(self, entrants: list[EntrantId]) -> str:
        return self.listed(plain_name(self.tournament.name(entrant)) for entrant in entrants)


def describe_table(tournament: Tournament, counted: Tally, shown: Sequence[Standing], say: Localizer) -> str:
    """Return every line of the standings in words, with fewer numbers if that is too long."""
    words = _TableWords(tournament, counted, say)
    for tell in (words.all_of, words.some_of, words.least_of):
        text = " ".join([say("tournament-seen-standings"), *(f"{tell(one)}." for one in shown)])
        if len(text) <= LONGEST:
            return text
    return text[: LONGEST - 1] + "…"


def columns(counted: Tally, say: Localizer) -> str:
    """Return the names of the tie-break columns, from left to right."""
    return say.listed(say("tournament-tie-break", tie=name) for name in counted.numbers)


class _TableWords:
    def __init__(self, tournament: Tournament, counted: Tally, say: Localizer) -> None:
        self.tournament, self.counted = tournament, counted
        self.say, self.listed = say.plain, say.listed  # alt text is shown as it is
        self.groups = groups_by_entrant(tournament.state)

    def all_of(self, one: Standing) -> str:
        """Return place, name, points, places moved, and tie-breaks."""
        values = dict(one.tie_breaks)
        more = [
            f"{self.say('tournament-tie-break', tie=name)} {decimal(values.get(name, 0))}"
            for name in self.counted.numbers
        ]
        return self.listed([self.some_of(one), *more])

    def some_of(self, one: Standing) -> str:
        """Return place, name, points, and places moved."""
        moved = self.counted.moved(one)
        key = "tournament-seen-up" if moved > 0 else "tournament-seen-down"
        return self.listed([self.least_of(one), *([self.say(key, places=abs(moved))] if moved else [])])

    def least_of(self, one: Standing) -> str:
        """Return place, name and points."""
        name = plain_name(self.tournament.name(one.entrant))
        gone = f" ({self.say('tournament-seen-gone')})" if self.tournament.state.entrant(one.entrant).gone else ""
        group = f" ({self.groups[one.entrant]})" if one.entrant in self.groups else ""
        return f"{one.place}. {name}{group}{gone} {decimal(one.points)}"


def groups_by_entrant(state: TournamentState) -> dict[EntrantId, str]:
    """Return each entrant's group, in formats with groups."""
    if state.plan.format != "groups" or not state.order:
        return {}
    return {one: name for name, members in groups_of(state).items() for one in members}


def decimal(value: float) -> str:
    """Format a number like `2.5`, `1.33` or `3`: the pictures' font has no ½."""
    return f"{value:.2f}".rstrip("0").rstrip(".")
