"""Options, moves, events, state and view of Only One Collection."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import Field, TypeAdapter

from rules.game import Event, Frozen, Move, Options, Outcome, Seat, State, View
from rules.only_one.cards import FIRST_ROUND_OF_POWERS, PAIRS, Card, Familiar, Familiars, Value

Phase = Literal["turn", "place", "choose", "keep", "scoring", "over"]
Column = tuple[Card, ...]  # top first; empty once it has been taken this round
TEAMS: tuple[tuple[Seat, ...], ...] = ((0, 2), (1, 3))  # C-70


class OnlyOneOptions(Options):
    """The variants of Only One Collection."""

    parts: ClassVar = {"familiars": PAIRS}

    familiars: Familiars = "off"  # C-50: sides at random, or chosen by the host
    teams: bool = False  # C-70: seats 0 and 2 against 1 and 3


# --- moves


class Explore(Move):
    """Draw the top card of the deck."""

    do: Literal["explore"] = "explore"


class Place(Move):
    """Add the drawn card to a column."""

    do: Literal["place"] = "place"
    column: int


class Collect(Move):
    """Take a column and end the round for this player."""

    do: Literal["collect"] = "collect"
    column: int


class Peek(Move):
    """The seer: look at the top three cards."""

    do: Literal["peek"] = "peek"


class Choose(Move):
    """The seer: draw one of the three; of the other two, `next` goes on top."""

    do: Literal["choose"] = "choose"
    card: int
    next: int


class Keep(Move):
    """The picker: which card of the bust column to keep; the added card is the last."""

    do: Literal["keep"] = "keep"
    card: int


class Skip(Move):
    """See the result without waiting for each value."""

    do: Literal["skip"] = "skip"


OnlyOneMove = Explore | Place | Collect | Peek | Choose | Keep | Skip
MOVES: TypeAdapter[OnlyOneMove] = TypeAdapter(Annotated[OnlyOneMove, Field(discriminator="do")])


# --- events


class Turned(Event):
    """A card was drawn."""

    what: Literal["turned"] = "turned"
    seat: Seat
    card: Card


class Peeked(Event):
    """The seer looked at three cards; the event does not say which."""

    what: Literal["peeked"] = "peeked"
    seat: Seat


class Placed(Event):
    """A card was added to a column."""

    what: Literal["placed"] = "placed"
    seat: Seat
    card: Card
    column: int


class Busted(Event):
    """A column was lost; one card was kept."""

    what: Literal["busted"] = "busted"
    seat: Seat
    card: Card  # that caused it
    column: int
    kept: Card
    lost: tuple[Card, ...]  # visible until now; from now on face down
    familiar: Familiar | None = None  # that came with the column in the first round
    points: int = 0  # of the breaker


class Collected(Event):
    """A column was taken."""

    what: Literal["collected"] = "collected"
    seat: Seat
    column: int
    cards: tuple[Card, ...]
    familiar: Familiar | None = None
    points: int = 0  # of the early bird


class FigFound(Event):
    """The Fig is out: no more cards are drawn."""

    what: Literal["fig-found"] = "fig-found"


FIG_FOUND = FigFound()


class RoundBegan(Event):
    """New cards were laid out."""

    what: Literal["round-began"] = "round-began"
    round: int
    starter: Seat
    columns: tuple[Column, ...]


class SpecialsCounted(Event):
    """Scoring, first step: a point for each special icon."""

    what: Literal["specials-counted"] = "specials-counted"
    points: tuple[int, ...]


class Tally(Frozen):
    """Scoring, second step: one value."""

    value: Value
    counts: tuple[int, ...]  # by seat
    winner: Seat | None  # None: nobody has this value (C-17)
    by: Literal["most", "token", "clockwise", "nobody"]
    holder: Seat  # of the token before it moved
    discarded: int = 0  # [b]
    neighbour: int = 0  # [c]
    keeper: int = 0
    gleaner: int = 0

    @property
    def points(self) -> int:
        """The points of the winner, one of them for the potion."""
        potion = 0 if self.winner is None else 1
        return potion + self.discarded + self.neighbour + self.keeper + self.gleaner


class ValueScored(Event):
    """A value was scored."""

    what: Literal["value-scored"] = "value-scored"
    tally: Tally


class Ended(Event):
    """The game is over."""

    what: Literal["ended"] = "ended"
    outcome: Outcome


LastTurn = Placed | Busted | Collected


# --- state


class OnlyOneState(State):
    """A game of Only One Collection."""

    options: OnlyOneOptions
    seats: int
    round: int = 1
    phase: Phase = "turn"
    token: Seat  # holder of the start player token
    active: Seat
    deck: tuple[Card, ...]  # top first
    columns: tuple[Column, ...]  # C-30: with two players the first place is next to the deck
    card: Card | None = None  # drawn and not yet placed
    broken: int | None = None  # the bust column that the picker chooses from
    ended: tuple[Seat, ...] = ()  # seats that have ended the round, in order
    collections: tuple[tuple[Card, ...], ...]
    discards: tuple[Card, ...] = ()
    familiars: tuple[Familiar | None, ...]
    peeked: bool = False  # the seer has been used
    last_call: bool = False  # the Fig has been drawn
    earned: tuple[int, ...]  # points from familiars during play
    specials: tuple[int, ...] | None = None
    tallies: tuple[Tally, ...] = ()
    last: Annotated[LastTurn, Field(discriminator="what")] | None = None  # the last turn
    outcome: Outcome | None = None

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat so far."""
        points = list(self.earned)
        for seat, special in enumerate(self.specials or ()):
            points[seat] += special
        for tally in self.tallies:
            if tally.winner is not None:
                points[tally.winner] += tally.points
        return tuple(points)

    @property
    def potions(self) -> tuple[tuple[Value, ...], ...]:
        """The potions of each seat so far."""
        return tuple(tuple(tally.value for tally in self.tallies if tally.winner == seat) for seat in range(self.seats))

    def has_power(self, familiar: Familiar) -> bool:
        """Whether the active player may use this familiar now. C-54: from the second round on."""
        return self.familiars[self.active] == familiar and self.round >= FIRST_ROUND_OF_POWERS

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """The sides: C-71 in a team game, otherwise one for each seat."""
        if self.options.teams:
            return TEAMS
        return tuple((seat,) for seat in range(self.seats))


# --- view


class OnlyOneView(View):
    """The view of one seat. C-13: only the number of discards until scoring."""

    seat: Seat | None
    round: int
    phase: Phase
    sides: tuple[tuple[Seat, ...], ...]
    token: Seat
    active: Seat | None
    columns: tuple[Column, ...]
    card: Card | None
    broken: int | None
    ended: tuple[Seat, ...]
    collections: tuple[tuple[Card, ...], ...]
    discarded: int
    discards: tuple[Card, ...] | None
    familiars: tuple[Familiar | None, ...]
    peeked: bool
    deck: int
    until_fig: int | None  # C-2: cards above the Fig, whose back is visible; None once it is out
    last_call: bool
    may_explore: bool
    may_peek: bool
    may_place: tuple[int, ...]  # columns
    would_bust: tuple[int, ...]  # columns of `may_place` that the drawn card would bust
    may_collect: tuple[int, ...]
    peek: tuple[Card, ...] | None  # C-60: for the seer only
    earned: tuple[int, ...]
    specials: tuple[int, ...] | None
    tallies: tuple[Tally, ...]
    to_score: tuple[Value, ...]  # values not scored yet
    scores: tuple[int, ...]
    potions: tuple[tuple[Value, ...], ...]
    last: Annotated[LastTurn, Field(discriminator="what")] | None
    outcome: Outcome | None
