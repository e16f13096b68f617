"""What the table says while scores are added up and at the end: value by value, by which tie-break, and the sheet."""

from __future__ import annotations

from collections.abc import Iterator

from bot.languages import Speaker
from bot.record import TableRecord
from cogs.only_one.wording import ARROW, EMOJI, ICON, POWER_EMOJI, SEATS, Wording
from cogs.wording import plain_name
from rules.game import Seat
from rules.only_one.state import OnlyOneView, Tally


class ScoreWords(Wording):
    """Scoring, in one language."""

    def __init__(self, record: TableRecord, view: OnlyOneView, say: Speaker) -> None:
        super().__init__(record, say)
        self.view = view

    def heading(self) -> str:
        """Where scoring stands."""
        key = "only-one-scoring-heading" if self.view.outcome is None else "only-one-over"
        return f"## {self.say('only-one-title')} · {self.say(key)}"

    def steps(self) -> Iterator[str]:
        """Everything that has been added up so far, a line a step."""
        view = self.view
        if view.specials is None:
            if view.last is not None:
                yield from self.turn(view.last)
            yield self.say("only-one-scoring-begin", name=self.name(view.token))
            return
        parts = [f"{SEATS[seat]} {points}" for seat, points in enumerate(view.specials)]
        yield f"{ICON} {self.say('only-one-scoring-specials')} {' · '.join(parts)}"
        for tally in view.tallies:
            yield self._tally(tally)

    def _tally(self, tally: Tally) -> str:
        value = f"{EMOJI[tally.value]}**{tally.value}**"
        if tally.winner is None:
            return f"{value} {self.say('only-one-tally-nobody')}"
        held = "–".join(str(held) for held in sorted(tally.counts, reverse=True) if held)
        gains = [self.say("only-one-gain-potion")]
        if tally.discarded:
            gains.append(self.say("only-one-gain-discards", points=tally.discarded))
        if tally.neighbour:
            right = (tally.winner - 1) % len(tally.counts)
            gains.append(self.say("only-one-gain-neighbour", points=tally.neighbour, name=SEATS[right]))
        gains += [f"{POWER_EMOJI['keeper']} {tally.keeper}"] if tally.keeper else []
        gains += [f"{POWER_EMOJI['gleaner']} {tally.gleaner}"] if tally.gleaner else []
        by = "" if tally.by == "most" else f" ({self.say(f'only-one-tally-{tally.by}', name=self.name(tally.holder))})"
        token = f" {ARROW}" if tally.winner != tally.holder else ""
        line = f"{value} {SEATS[tally.winner]} **{self.name(tally.winner)}** {held}{by}: "
        return f"{line}{' + '.join(gains)} = **{tally.points}**{token}"

    def result(self) -> Iterator[str]:
        """Who won, and how it was decided."""
        view, outcome = self.view, self.view.outcome
        assert outcome is not None
        names, many = self.side(outcome.winners), len(outcome.winners)
        won = self.say(f"only-one-won-{outcome.reason}", names=names, many=many, score=max(outcome.scores))
        yield f"# 🏆 {won}"
        if view.to_score:
            owner = self.name(view.familiars.index("finisher"))
            yield f"{POWER_EMOJI['finisher']} {self.say('only-one-finished-early', name=owner)}"

    def totals(self) -> Iterator[str]:
        """The points as they stand, by side; at the end by place, each with how they add up."""
        view, outcome = self.view, self.view.outcome
        sides = list(view.sides)
        if outcome is not None:
            sides.sort(key=lambda side: outcome.places[side[0]])
        for place, side in enumerate(sides):
            # bold, or Discord makes a list of it and numbers every line
            rank = f"**{place + 1}.** " if outcome is not None else ""
            if len(side) > 1:
                total = sum(view.scores[seat] for seat in side)
                yield f"{rank}**{self.side(side)}** = **{total}**"
            for seat in side:
                yield f"{rank if len(side) == 1 else '- '}{self._sum(seat)}"

    def _sum(self, seat: Seat) -> str:
        """`🟥 ana ▶️ ✦ 3 + 🐍 1 + 🦊 4 = 8`: what familiars brought, icons, then each potion."""
        view = self.view
        parts = [f"{self.say('only-one-sum-earned')} {view.earned[seat]}"] if view.earned[seat] else []
        if view.specials is not None:
            parts.append(f"{ICON} {view.specials[seat]}")
        parts += [f"{EMOJI[tally.value]} {tally.points}" for tally in view.tallies if tally.winner == seat]
        token = f" {ARROW}" if seat == view.token else ""
        return f"{SEATS[seat]} **{self.name(seat)}**{token} {' + '.join(parts) or '0'} = **{view.scores[seat]}**"

    def description(self) -> str:
        """The picture in words, for those who do not see it."""
        names = [plain_name(sitter.name) for sitter in self.record.people]
        scores = ", ".join(f"{name} {points}" for name, points in zip(names, self.view.scores, strict=True))
        return self.say.plain("only-one-picture-scores", scores=scores)
