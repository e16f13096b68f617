"""Texts of Only One Collection: cards, players, the table and the scoring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.i18n import Localizer, Markup
from bot.tables.record import TableRecord
from cogs.core.text import plain_name, safe_name, timestamp
from rules.game import Seat
from rules.only_one.cards import EGG, FIG, KINDS, NAMED, Card, Familiar
from rules.only_one.state import Busted, Collected, Column, LastTurn, OnlyOneView, Placed, Tally

SEATS = ("🟥", "🟦", "🟩", "🟨")
EMOJI: dict[str, str] = {
    "1": "🟣",
    "2": "🐍",
    "3": "🧀",
    "4A": "🍀",
    "4B": "☘️",
    "5": "⭐",
    "6A": "🍄",
    "6B": "🪸",
    "7": "🍬",
    "8A": "🐙",
    "8B": "🦑",
    "9": "🦊",
    "10": "🎃",
    EGG: "🥚",
}
POWER_EMOJI: dict[Familiar, str] = {
    "keeper": "🔑",
    "early": "🌅",
    "gleaner": "🌾",
    "charmer": "💜",
    "seer": "🔮",
    "finisher": "🏁",
    "picker": "✋",
    "breaker": "⚡",
}
ARROW = "▶️"  # the start player token
ICON = "✦"  # of special cards


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
        """Return `🍄6A✦`."""
        familiar = NAMED.get(card)
        if familiar is not None:
            return Markup(f"{POWER_EMOJI[familiar]}*{self.familiar(familiar)}*")
        value = card.removesuffix("*")
        label = "" if value == EGG else value
        return f"{EMOJI[value]}{label}{ICON if card.endswith('*') or card == EGG else ''}"

    def plain(self, card: Card) -> str:
        """Return a card's name without emoji, for descriptions and buttons: `Mushroom 6A`."""
        familiar = NAMED.get(card)
        if familiar is not None:
            return self.familiar(familiar)
        value = card.removesuffix("*")
        name = self.say(f"only-one-card-{value}")
        return self.say("only-one-card-special", card=name) if card.endswith("*") else name

    def familiar(self, familiar: Familiar) -> str:
        """Return the name of a familiar."""
        return self.say(f"only-one-familiar-{familiar}")

    def cards(self, cards: Column) -> str:
        """Return cards in their order."""
        return Markup(" · ".join(self.card(card) for card in cards) or "–")

    def plain_cards(self, cards: Column) -> str:
        """Return cards in their order without emoji."""
        return ", ".join(self.plain(card) for card in cards) or self.say("only-one-nothing")

    def collection(self, cards: Column) -> str:
        """Return cards sorted and counted: `🧀3×2 🍄6A✦`."""
        counted = Counter(cards)
        parts = [
            self.card(kind) + (f"×{counted[kind]}" if counted[kind] > 1 else "") for kind in KINDS if counted[kind]
        ]
        return " ".join(parts) or "–"

    def turn(self, turn: LastTurn) -> Iterator[str]:
        """Yield the lines about a turn."""
        name, column = self.name(turn.seat), turn.column + 1
        match turn:
            case Placed():
                yield self.say("only-one-placed", name=name, card=self.card(turn.card), column=column)
            case Collected():
                yield self.say(
                    "only-one-collected", name=name, column=column, cards=self._gained(turn.familiar, turn.cards)
                )
                if turn.points:
                    yield self.say("only-one-early-scored", name=name, points=turn.points)
            case Busted():
                yield self.say("only-one-busted", name=name, card=self.card(turn.card), column=column)
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
        """Return the title with round, remaining cards and discards."""
        view, title = self.view, self.say("only-one-title")
        left = (
            self.say("only-one-fig-is-there")
            if view.until_fig is None
            else self.say("only-one-until-fig", cards=view.until_fig)
        )
        place = self.say("only-one-round", round=view.round)
        return f"## {title} · {place}\n-# {left} · {self.say('only-one-discards', cards=view.discarded)}"

    def news(self) -> Iterator[str]:
        """What happened in the turn before, and whether a round has begun."""
        view = self.view
        if view.last is None:
            yield self.say("only-one-begin", name=self.name(view.token))
            return
        yield from self.turn(view.last)
        if not view.ended and not isinstance(view.last, Placed):
            yield self.say("only-one-round-began", round=view.round, name=self.name(view.token))

    def columns(self) -> Iterator[str]:
        """Each column with what it holds, and what the open card would do there."""
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
                mark = f" ⛔ {self.say('only-one-mark-full' if len(column) == 4 else 'only-one-mark-far')}"
            yield f"**{place + 1}** {self.cards(column)}{mark}"

    def players(self) -> Iterator[str]:
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
                yield say("only-one-prompt-place", name=name, card=self.card(view.card))
                if view.card == FIG:
                    yield say("only-one-fig-turned-up")
                elif len(view.would_bust) == len(view.may_place):
                    yield say("only-one-all-bust")
            case "choose":
                yield say("only-one-prompt-choose", name=name)
            case "keep":
                yield say("only-one-prompt-keep", name=name)
            case _ if view.may_explore:
                yield say("only-one-prompt-turn", name=name)
            case _:
                yield say("only-one-prompt-collect", name=name)
                yield say("only-one-why-fig" if view.last_call else "only-one-why-full")
        if view.phase == "turn":
            yield from self._hints()

    def _hints(self) -> Iterator[str]:
        """Yield hints about limits and bonuses of the active player."""
        view, say = self.view, self.say
        standing = [place for place, column in enumerate(view.columns) if column]
        if len(view.may_collect) < len(standing):
            column = view.may_collect[0]
            has_fig = FIG in view.columns[column]
            yield say("only-one-hint-fig" if has_fig else "only-one-hint-nearest", column=column + 1)
        assert view.active is not None
        familiar = view.familiars[view.active]
        if familiar == "early" and not view.ended and view.round > 1:
            yield say("only-one-hint-early")
        if view.may_peek:
            yield say("only-one-hint-peek")

    def description(self) -> str:
        """Return the alt text of the picture."""
        view, say = self.view, self.say
        columns = "; ".join(
            say("only-one-picture-column", column=place + 1, cards=self.plain_cards(column))
            for place, column in enumerate(view.columns)
            if column
        )
        card = self.plain(view.card) if view.card else say("only-one-nothing")
        text = say("only-one-picture", columns=columns, card=card, deck=view.deck, discards=view.discarded)
        return text if len(text) <= 1024 else text[:1023] + "…"


class ScoreText(OnlyOneText):
    """Texts of the scoring."""

    def __init__(self, record: TableRecord, view: OnlyOneView, say: Localizer) -> None:
        super().__init__(record, say)
        self.view = view

    def heading(self) -> str:
        """Return the title."""
        key = "only-one-scoring-heading" if self.view.outcome is None else "only-one-over"
        return f"## {self.say('only-one-title')} · {self.say(key)}"

    def steps(self) -> Iterator[str]:
        """Yield one line per scoring step so far."""
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
        """Yield who won and how it was decided."""
        view, outcome = self.view, self.view.outcome
        assert outcome is not None
        names, many = self.side(outcome.winners), len(outcome.winners)
        won = self.say(f"only-one-won-{outcome.reason}", names=names, many=many, score=max(outcome.scores))
        yield f"# 🏆 {won}"
        if view.to_score:
            owner = self.name(view.familiars.index("finisher"))
            yield f"{POWER_EMOJI['finisher']} {self.say('only-one-finished-early', name=owner)}"

    def totals(self) -> Iterator[str]:
        """Yield the points by team with their sums; at the end sorted by place."""
        view, outcome = self.view, self.view.outcome
        sides = list(view.sides)
        if outcome is not None:
            sides.sort(key=lambda side: outcome.places[side[0]])
        for place, side in enumerate(sides):
            # bold, or Discord turns it into a numbered list
            rank = f"**{place + 1}.** " if outcome is not None else ""
            if len(side) > 1:
                total = sum(view.scores[seat] for seat in side)
                yield f"{rank}**{self.side(side)}** = **{total}**"
            for seat in side:
                yield f"{rank if len(side) == 1 else '- '}{self._sum(seat)}"

    def _sum(self, seat: Seat) -> str:
        """Return `🟥 ana ▶️ ✦ 3 + 🐍 1 + 🦊 4 = 8`: familiars, icons, then each potion."""
        view = self.view
        parts = [f"{self.say('only-one-sum-earned')} {view.earned[seat]}"] if view.earned[seat] else []
        if view.specials is not None:
            parts.append(f"{ICON} {view.specials[seat]}")
        parts += [f"{EMOJI[tally.value]} {tally.points}" for tally in view.tallies if tally.winner == seat]
        token = f" {ARROW}" if seat == view.token else ""
        return f"{SEATS[seat]} **{self.name(seat)}**{token} {' + '.join(parts) or '0'} = **{view.scores[seat]}**"

    def description(self) -> str:
        """Return the alt text of the picture."""
        names = [plain_name(player.name) for player in self.record.players]
        scores = ", ".join(f"{name} {points}" for name, points in zip(names, self.view.scores, strict=True))
        return self.say.plain("only-one-picture-scores", scores=scores)
