"""Texts of Only One Collection: cards, players, the table, the scoring, and the details of both."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from bot.i18n import Localizer, Markup
from bot.tables.record import TableRecord
from cogs.core.text import plain_name, safe_name, timestamp
from cogs.only_one.emojis import card_emoji
from cogs.only_one.sheet import seat_order
from rules.game import Seat
from rules.only_one.cards import COLUMN_SIZE, EGG, FIG, FIRST_ROUND_OF_POWERS, KINDS, NAMED, Card, Familiar
from rules.only_one.state import Busted, Collected, Column, LastTurn, OnlyOneView, Placed, Tally

SEATS = ("🟥", "🟦", "🟩", "🟨")  # the colours of the names in the picture
POWER_EMOJI: dict[Familiar, str] = {  # as drawn on their cards
    "keeper": "🔑",
    "early": "🌅",
    "gleaner": "🌾",
    "charmer": "💜",
    "seer": "👁️",
    "finisher": "🚩",
    "picker": "✋",
    "breaker": "⚡",
}
ARROW = "▶️"  # the start player token
ICON = "✦"  # of special cards
LONGEST_DESCRIPTION = 1024


class OnlyOneText:
    """Names of cards, players and turns in one language."""

    def __init__(self, record: TableRecord, say: Localizer) -> None:
        self.record, self.say = record, say

    def name(self, seat: Seat | None) -> str:
        """Return the escaped name of a player, or a dash."""
        return safe_name(self.record.players[seat].name) if seat is not None else "–"

    def side(self, side: tuple[Seat, ...]) -> str:
        """Return the names of a team."""
        return " & ".join(self.name(seat) for seat in side)

    def card(self, card: Card) -> str:
        """Return a card's name with the sign of special cards: `Mushroom 6A ✦`."""
        familiar = NAMED.get(card)
        if familiar is not None:
            return Markup(f"{POWER_EMOJI[familiar]} {self.familiar(familiar)}")
        return card_name(card, self.say)

    def drawn(self, card: Card) -> str:
        """Return a card's name with its drawing, if there is an emoji of it: for the few cards of a sentence."""
        sign = card_emoji(card)
        return Markup(f"{sign} {self.card(card)}") if sign else self.card(card)

    def plain(self, card: Card) -> str:
        """Return a card's name in words only, for descriptions: `Mushroom 6A (special)`."""
        familiar = NAMED.get(card)
        if familiar is not None:
            return self.familiar(familiar)
        value = card.removesuffix("*")
        name = self.say(f"only-one-card-{value}")
        return self.say("only-one-card-special", card=name) if card.endswith("*") else name

    def familiar(self, familiar: Familiar) -> str:
        """Return the name of a familiar."""
        return self.say(f"only-one-familiar-{familiar}")

    def power(self, familiar: Familiar) -> str:
        """Return the line about a familiar's power."""
        power = self.say(f"only-one-power-{familiar}")
        return f"{POWER_EMOJI[familiar]} **{self.familiar(familiar)}**{self.say.colon}{power}"

    def cards(self, cards: Column) -> str:
        """Return cards in their order."""
        return Markup(self.say.listed(self.card(card) for card in cards) or self.say("only-one-nothing"))

    def plain_cards(self, cards: Column) -> str:
        """Return cards in their order, in words only."""
        return self.say.listed(self.plain(card) for card in cards) or self.say("only-one-nothing")

    def collection(self, cards: Column) -> str:
        """Return cards sorted and counted: `2 × Cheese 3, Mushroom 6A ✦`."""
        counted = Counter(cards)
        parts = [
            (f"{counted[kind]} × " if counted[kind] > 1 else "") + self.card(kind) for kind in KINDS if counted[kind]
        ]
        return self.say.listed(parts) or self.say("only-one-nothing")

    def turn(self, turn: LastTurn) -> Iterator[str]:
        """Yield the sentences about a turn."""
        name, column = self.name(turn.seat), turn.column + 1
        match turn:
            case Placed():
                yield self.say("only-one-placed", name=name, card=self.drawn(turn.card), column=column)
            case Collected():
                cards = self._gained(turn.familiar, turn.cards)
                yield self.say("only-one-collected", name=name, column=column, cards=cards)
                if turn.points:
                    yield self.say("only-one-early-scored", name=name, points=turn.points)
            case Busted():
                yield self.say("only-one-busted", name=name, card=self.drawn(turn.card), column=column)
                kept = self._gained(turn.familiar, (turn.kept,))
                yield self.say("only-one-bust-kept", kept=kept, lost=self.cards(turn.lost))
                if turn.points:
                    yield self.say("only-one-breaker-scored", name=name, points=turn.points)

    def _gained(self, familiar: Familiar | None, cards: Column) -> str:
        return self.cards(cards if familiar is None else (familiar, *cards))


class TableText(OnlyOneText):
    """Texts of a running game."""

    def __init__(self, record: TableRecord, view: OnlyOneView, say: Localizer) -> None:
        super().__init__(record, say)
        self.view = view

    def heading(self) -> str:
        """Return the title with the round and the cards above the Fig."""
        view = self.view
        left = (
            self.say("only-one-fig-is-there")
            if view.until_fig is None
            else self.say("only-one-until-fig", cards=view.until_fig)
        )
        return f"### {self.say('only-one-title')} · {self.say('only-one-round', round=view.round)}\n-# {left}"

    def news(self) -> str:
        """Return what happened in the turn before, and whether a round has begun."""
        view = self.view
        if view.last is None:
            return self.say("only-one-begin", name=self.name(view.token))
        sentences = list(self.turn(view.last))
        if not view.ended and not isinstance(view.last, Placed):
            sentences.append(self.say("only-one-round-began", round=view.round, name=self.name(view.token)))
        return " ".join(sentences)

    def prompt(self, deadline: float | None) -> str:
        """Return whose turn it is, what they can do, and the deadline."""
        lines = list(self._prompt_lines())
        if deadline is not None:
            lines.append(f"-# {self.say('table-deadline', when=timestamp(deadline))}")
        return "\n".join(lines)

    def _prompt_lines(self) -> Iterator[str]:
        view, say = self.view, self.say
        name = self.name(view.active)
        match view.phase:
            case "place" if view.card is not None:
                yield say("only-one-prompt-place", name=name, card=self.drawn(view.card))
                if view.card == FIG:
                    yield f"-# {say('only-one-fig-turned-up')}"
                elif len(view.would_bust) == len(view.may_place):
                    yield f"-# {say('only-one-all-bust')}"
            case "choose":
                yield say("only-one-prompt-choose", name=name)
            case "keep":
                yield say("only-one-prompt-keep", name=name)
            case _ if view.may_explore:
                yield say("only-one-prompt-turn", name=name)
            case _:
                yield say("only-one-prompt-collect", name=name)
                yield f"-# {say('only-one-why-fig' if view.last_call else 'only-one-why-full')}"
        if view.phase == "turn":
            yield from (f"-# {hint}" for hint in self._hints())

    def _hints(self) -> Iterator[str]:
        """Yield hints about limits and bonuses of the active player."""
        view, say = self.view, self.say
        left = [place for place, column in enumerate(view.columns) if column]
        if len(view.may_collect) < len(left):
            column = view.may_collect[0]
            has_fig = FIG in view.columns[column]
            yield say("only-one-hint-fig" if has_fig else "only-one-hint-nearest", column=column + 1)
        assert view.active is not None
        familiar = view.familiars[view.active]
        if familiar == "early" and not view.ended and view.round >= FIRST_ROUND_OF_POWERS:
            yield say("only-one-hint-early")
        if any(card in NAMED for column in view.columns for card in column):
            yield say("only-one-hint-familiars")

    def details(self) -> Iterator[str]:
        """Yield the columns, the collections, the familiars in play and the signs in words."""
        view, say = self.view, self.say
        yield "\n".join((f"### {say('only-one-details-columns')}", *self._columns()))
        yield "\n".join((f"### {say('only-one-details-collections')}", *self._players()))
        if familiars := familiars_in_play(view):
            powers = (self.power(familiar) for familiar, _ in familiars)
            yield "\n".join((f"### {say('only-one-details-familiars')}", *powers))
        counts = say("only-one-details-counts", deck=view.deck, discards=view.discarded)
        yield f"-# {counts}\n-# {say('only-one-legend')}"

    def _columns(self) -> Iterator[str]:
        """Yield each column with its cards, and what the drawn card would do there."""
        view = self.view
        for place, column in enumerate(view.columns):
            if not column:  # taken
                continue
            mark = ""
            if place == view.broken:
                mark = f" 💥 {self.say('only-one-mark-broken')}"
            elif view.phase == "place" and place in view.would_bust:
                mark = f" 💥 {self.say('only-one-mark-bust')}"
            elif view.phase == "place" and place not in view.may_place:
                is_full = len(column) == COLUMN_SIZE
                mark = f" ⛔ {self.say('only-one-mark-full' if is_full else 'only-one-mark-far')}"
            yield f"**{place + 1}** {self.cards(column)}{mark}"

    def _players(self) -> Iterator[str]:
        """Yield each player's collection, token, familiar and points."""
        for number, side in enumerate(self.view.sides):
            if len(side) > 1:
                yield f"**{self.say('only-one-team', number=number + 1)}**"
            for seat in side:
                yield self._player(seat)

    def _player(self, seat: Seat) -> str:
        view = self.view
        marks = [ARROW] if seat == view.token else []
        marks += ["✅"] if seat in view.ended else []
        familiar = view.familiars[seat]
        if familiar is not None:
            spent = familiar == "seer" and view.peeked
            label = f"{POWER_EMOJI[familiar]} {self.familiar(familiar)}"
            marks.append(f"~~{label}~~" if spent else label)
        if view.earned[seat]:
            marks.append(self.say("only-one-points", points=view.earned[seat]))
        who = " · ".join([f"{SEATS[seat]} **{self.name(seat)}**", *marks])
        return f"{who}\n-# {self.collection(view.collections[seat])}"

    def description(self) -> str:
        """Return the alt text of the picture."""
        view, say = self.view, self.say
        columns = "; ".join(
            say("only-one-picture-column", column=place + 1, cards=self.plain_cards(column))
            for place, column in enumerate(view.columns)
            if column
        )
        card = self.plain(view.card) if view.card else say("only-one-nothing")
        counts = {"deck": view.deck, "discards": view.discarded}
        collections = collections_in_words(self.record, view, say)
        text = say.plain("only-one-picture", columns=columns, card=card, collections=collections, **counts)
        return _shortened(text)


class ScoreText(OnlyOneText):
    """Texts of the scoring."""

    def __init__(self, record: TableRecord, view: OnlyOneView, say: Localizer) -> None:
        super().__init__(record, say)
        self.view = view

    def heading(self) -> str:
        """Return the title."""
        key = "only-one-scoring-heading" if self.view.outcome is None else "only-one-over"
        return f"### {self.say('only-one-title')} · {self.say(key)}"

    def news(self) -> str:
        """Return the newest step of scoring; at the end who won, and everyone's points."""
        view = self.view
        if view.outcome is not None:
            return "\n".join(self._result())
        if view.specials is None:
            last = [] if view.last is None else self.turn(view.last)
            return " ".join((*last, self.say("only-one-scoring-begin", name=self.name(view.token))))
        if not view.tallies:
            return self._specials()
        return self._tally(view.tallies[-1])

    def _specials(self) -> str:
        view = self.view
        points = self.say.listed(f"{self.name(seat)} {(view.specials or ())[seat]}" for seat in seat_order(view))
        return f"{ICON} {self.say('only-one-scoring-specials')} {points}"

    def _tally(self, tally: Tally) -> str:
        """Return the line about one value: who won it, with how many cards, and the points."""
        card = self.say(f"only-one-card-{tally.value}")
        if tally.winner is None:
            return self.say("only-one-tally-nobody", card=card)
        gains = [self.say("only-one-gain-potion")]
        if tally.discarded:
            gains.append(self.say("only-one-gain-discards", points=tally.discarded))
        if tally.neighbour:
            right = (tally.winner - 1) % len(tally.counts)
            gains.append(self.say("only-one-gain-neighbour", points=tally.neighbour, name=self.name(right)))
        for familiar, points in (("keeper", tally.keeper), ("gleaner", tally.gleaner)):
            if points:
                gains.append(self.say("only-one-gain-familiar", points=points, name=self.familiar(NAMED[familiar])))
        won = self.say(
            f"only-one-tally-{tally.by}",
            card=card,
            name=self.name(tally.winner),
            held=tally.counts[tally.winner],
            holder=self.name(tally.holder),
        )
        return f"{won} {' + '.join(gains)} = **{tally.points}**"

    def _result(self) -> Iterator[str]:
        """Yield who won and how it was decided, and the points of every side by place."""
        view, outcome = self.view, self.view.outcome
        assert outcome is not None
        names, many = self.side(outcome.winners), len(outcome.winners)
        won = self.say(f"only-one-won-{outcome.reason}", names=names, many=many, score=max(outcome.scores))
        yield f"## 🏆 {won}"
        if view.to_score:
            owner = self.name(view.familiars.index("finisher"))
            yield f"{POWER_EMOJI['finisher']} {self.say('only-one-finished-early', name=owner)}"
        yield " · ".join(f"{self.side(side)} **{outcome.scores[side[0]]}**" for side in self._sides())

    def _sides(self) -> list[tuple[Seat, ...]]:
        """Return the sides; at the end sorted by place."""
        outcome = self.view.outcome
        if outcome is None:
            return list(self.view.sides)
        return sorted(self.view.sides, key=lambda side: outcome.places[side[0]])

    def details(self) -> Iterator[str]:
        """Yield every step of scoring so far, everyone's sum, and the collections."""
        view, say = self.view, self.say
        steps = [] if view.specials is None else [self._specials(), *map(self._tally, view.tallies)]
        if steps:
            yield "\n".join((f"### {say('only-one-details-steps')}", *(f"- {step}" for step in steps)))
        yield "\n".join((f"### {say('only-one-details-totals')}", *self._totals()))
        held = (
            f"**{self.name(seat)}**{say.colon}{self.collection(view.collections[seat])}" for seat in seat_order(view)
        )
        yield "\n".join((f"### {say('only-one-details-collections')}", *held))
        earned = f" {say('only-one-scoring-earned')}" if any(view.earned) else ""
        yield f"-# {say('only-one-scoring-legend')}{earned}"

    def _totals(self) -> Iterator[str]:
        """Yield the points by team with their sums; at the end sorted by place."""
        view = self.view
        for place, side in enumerate(self._sides()):
            # bold, or Discord turns it into a numbered list
            rank = f"**{place + 1}.** " if view.outcome is not None else ""
            if len(side) > 1:
                yield f"{rank}**{self.side(side)}** = **{sum(view.scores[seat] for seat in side)}**"
            for seat in side:
                yield f"{rank if len(side) == 1 else '- '}{self._sum(seat)}"

    def _sum(self, seat: Seat) -> str:
        """Return `🟥 Ana: 1 familiar + 3 special + 4 (9) = 8`: familiars, icons, then each potion."""
        view = self.view
        parts = [self.say("only-one-sum-earned", points=view.earned[seat])] if view.earned[seat] else []
        if view.specials is not None:
            parts.append(f"{view.specials[seat]} {ICON}")
        parts += [
            self.say("only-one-sum-potion", points=tally.points, value=tally.value)
            for tally in view.tallies
            if tally.winner == seat
        ]
        token = f" {ARROW}" if seat == view.token else ""
        who = f"{SEATS[seat]} **{self.name(seat)}**{token}"
        return f"{who}{self.say.colon}{' + '.join(parts) or '0'} = **{view.scores[seat]}**"

    def description(self) -> str:
        """Return the alt text of the picture."""
        view, say = self.view, self.say
        names = _plain_names(self.record)
        scores = say.listed(f"{names[seat]} {view.scores[seat]}" for seat in seat_order(view))
        collections = collections_in_words(self.record, view, say)
        text = say.plain("only-one-picture-scores", scores=scores, collections=collections)
        if view.outcome is not None:
            winners = " & ".join(names[seat] for seat in view.outcome.winners)
            text = f"{say.plain('only-one-picture-winner', names=winners)} {text}"
        return _shortened(text)


def familiars_in_play(view: OnlyOneView) -> list[tuple[Familiar, Seat | None]]:
    """Return the familiars in front of players and, in the first round, in columns."""
    owned = [(familiar, seat) for seat, familiar in enumerate(view.familiars) if familiar is not None]
    in_columns = [NAMED[card] for column in view.columns for card in column if card in NAMED]
    return [*owned, *((familiar, None) for familiar in in_columns)]


def collections_in_words(record: TableRecord, view: OnlyOneView, say: Localizer) -> str:
    """Return every collection without Markdown, in the order of the picture: `Ana: 2, 3 × 2, Egg; Ben: nothing`."""
    names = _plain_names(record)
    return "; ".join(
        f"{names[seat]}: {_counted(view.collections[seat], say) or say('only-one-nothing')}"
        for seat in seat_order(view)
    )


def _counted(cards: Iterable[Card], say: Localizer) -> str:
    """Return how many there are of each kind: what is printed on the cards, and the name of those without a number."""
    counted = Counter(card.removesuffix("*") for card in cards)
    parts = []
    for kind in dict.fromkeys(kind.removesuffix("*") for kind in KINDS):
        shown = kind if kind[0].isdigit() else say.plain(f"only-one-card-{kind}")
        if counted[kind]:
            parts.append(f"{shown} × {counted[kind]}" if counted[kind] > 1 else shown)
    return say.listed(parts)


def _plain_names(record: TableRecord) -> list[str]:
    return [plain_name(player.name) for player in record.players]


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST_DESCRIPTION else text[: LONGEST_DESCRIPTION - 1] + "…"


def card_name(card: Card, say: Localizer) -> str:
    """Return the name of an ingredient or an egg, with the sign of special cards."""
    name = say(f"only-one-card-{card.removesuffix('*')}")
    return f"{name} {ICON}" if card.endswith("*") or card == EGG else name
