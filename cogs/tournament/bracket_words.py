"""What a picture of a bracket shows, for those who cannot see it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.languages import Speaker
from bot.tournament.model import Affair
from cogs.tournament.parts import Part
from cogs.wording import plain_name
from rules.tournament.bracket import BracketMatch
from rules.tournament.model import EntrantId, Match

LONGEST = 1024


def describe(affair: Affair, part: Part, say: Speaker, crowned: str = "") -> str:
    """Every match of it; as a sum of each round if that is too much. `crowned` is the place of a final that is over."""
    by_round: dict[int, list[BracketMatch]] = {}
    for match in part.matches:
        by_round.setdefault(match.round, []).append(match)
    words = _Words(affair, say)
    champion = [words.champion(match) for match in part.matches if match.place == crowned]
    for tell in (words.all_of, words.some_of, words.sum_of):
        lines = [line for number in sorted(by_round) if (line := _round(number, by_round[number], say, tell))]
        text = " ".join([say("tournament-seen-bracket"), *lines, *champion])
        if len(text) <= LONGEST:
            return text
    return text[: LONGEST - 1] + "…"


def _round(
    number: int, matches: list[BracketMatch], say: Speaker, tell: Callable[[list[BracketMatch]], Iterator[str]]
) -> str:
    told = "; ".join(tell(matches))
    return say.plain("tournament-seen-round", round=number, matches=told) if told else ""


class _Words:
    def __init__(self, affair: Affair, say: Speaker) -> None:
        self.affair, self.say = affair, say.plain  # alt text is shown as it is

    def all_of(self, matches: list[BracketMatch]) -> Iterator[str]:
        """Each match."""
        return (told for match in matches if (told := self._match(match)))

    def some_of(self, matches: list[BracketMatch]) -> Iterator[str]:
        """Those that are or were played."""
        return (self._match(match) for match in matches if match.number is not None and not match.is_bye)

    def sum_of(self, matches: list[BracketMatch]) -> Iterator[str]:
        """How many of them were played."""
        played = [self._played(match) for match in matches if not match.is_bye]
        done = sum(match is not None and match.result is not None for match in played)
        yield self.say("tournament-seen-sum", done=done, count=len(played))

    def champion(self, match: BracketMatch) -> str:
        """Who has won it all."""
        return self.say("tournament-seen-champion", name=self._names([match.winner] if match.winner else []))

    def _match(self, match: BracketMatch) -> str:
        played = self._played(match)
        known = [seat.entrant for seat in match.seats if seat.entrant is not None]
        if not known:
            return ""
        if match.is_bye:
            return self.say("tournament-seen-bye", name=self._names(known))
        if played is None or (played.result is None and self.affair.state.finished):
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
        return self.affair.state.match(match.number) if match.number is not None else None

    def _names(self, entrants: list[EntrantId]) -> str:
        return ", ".join(plain_name(self.affair.name(entrant)) for entrant in entrants)
