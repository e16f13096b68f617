"""What the table says during play: the news, the columns, the collections, what is awaited."""

from __future__ import annotations

from collections.abc import Iterator

from bot.languages import Speaker
from bot.record import TableRecord
from cogs.only_one.wording import ARROW, POWER_EMOJI, SEATS, Wording
from cogs.wording import timestamp
from rules.game import Seat
from rules.only_one.cards import FIG
from rules.only_one.state import OnlyOneView, Placed


class Words(Wording):
    """The table in play, in one language."""

    def __init__(self, record: TableRecord, view: OnlyOneView, say: Speaker) -> None:
        super().__init__(record, say)
        self.view = view

    def heading(self) -> str:
        """Where the game stands."""
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
        """Everybody's collection, token, familiar and points."""
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
        """What is awaited, of whom, and until when."""
        lines = list(self._asked())
        if deadline is not None:
            lines.append(f"-# {self.say('table-deadline', when=timestamp(deadline))}")
        return "\n".join(lines)

    def _asked(self) -> Iterator[str]:
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
        """What limits or rewards the active player just now."""
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
        """The picture in words, for those who do not see it."""
        view, say = self.view, self.say
        columns = "; ".join(
            say("only-one-picture-column", column=place + 1, cards=self.plain_cards(column))
            for place, column in enumerate(view.columns)
            if column
        )
        card = self.plain(view.card) if view.card else say("only-one-nothing")
        text = say("only-one-picture", columns=columns, card=card, deck=view.deck, discards=view.discarded)
        return text if len(text) <= 1024 else text[:1023] + "…"
