"""What a picture of the standings shows, for those who cannot see it, and what its columns are."""

from __future__ import annotations

from collections.abc import Sequence

from bot.languages import Speaker
from bot.tournament.model import Affair
from cogs.tournament.tally import Tally
from cogs.wording import plain_name
from rules.tournament.groups import groups_of
from rules.tournament.model import EntrantId, Standing, Tournament

LONGEST = 1024


def describe_table(affair: Affair, counted: Tally, shown: Sequence[Standing], say: Speaker) -> str:
    """Every line of it; with fewer numbers if that is too much."""
    words = _Words(affair, counted, say)
    for tell in (words.all_of, words.some_of, words.least_of):
        text = " ".join([say("tournament-seen-standings"), *(f"{tell(one)}." for one in shown)])
        if len(text) <= LONGEST:
            return text
    return text[: LONGEST - 1] + "…"


def columns(counted: Tally, say: Speaker) -> str:
    """What the small numbers are, from left to right."""
    return ", ".join(say("tournament-tie-break", tie=name) for name in counted.numbers)


class _Words:
    def __init__(self, affair: Affair, counted: Tally, say: Speaker) -> None:
        self.affair, self.counted, self.say = affair, counted, say.plain  # alt text is shown as it is
        self.groups = groups_by_entrant(affair.state)

    def all_of(self, one: Standing) -> str:
        """Place, name, points, what has changed, and the numbers."""
        values = dict(one.tie_breaks)
        more = [
            f"{self.say('tournament-tie-break', tie=name)} {decimal(values.get(name, 0))}"
            for name in self.counted.numbers
        ]
        return ", ".join([self.some_of(one), *more])

    def some_of(self, one: Standing) -> str:
        """Place, name, points, and what has changed."""
        moved = self.counted.moved(one)
        key = "tournament-seen-up" if moved > 0 else "tournament-seen-down"
        return self.least_of(one) + (f", {self.say(key, places=abs(moved))}" if moved else "")

    def least_of(self, one: Standing) -> str:
        """Place, name and points."""
        name = plain_name(self.affair.name(one.entrant))
        gone = f" ({self.say('tournament-seen-gone')})" if self.affair.state.entrant(one.entrant).gone else ""
        group = f" ({self.groups[one.entrant]})" if one.entrant in self.groups else ""
        return f"{one.place}. {name}{group}{gone} {decimal(one.points)}"


def groups_by_entrant(state: Tournament) -> dict[EntrantId, str]:
    """Which group each is in, where there are groups."""
    if state.plan.format != "groups" or not state.order:
        return {}
    return {one: name for name, members in groups_of(state).items() for one in members}


def decimal(value: float) -> str:
    """`2.5`, `1.33`, `3`: the font of the pictures has no halves."""
    return f"{value:.2f}".rstrip("0").rstrip(".")
