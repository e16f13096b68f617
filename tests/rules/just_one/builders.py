"""Small builders, so that a test reads like the rulebook: `at(4).pick(2).clue(1, "cold").clue(2, "snow")`."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random
from typing import Literal

from rules.game import ANYBODY, Event
from rules.just_one import JustOne
from rules.just_one.language.verdict import Verdict
from rules.just_one.moves import (
    Arrive,
    Blank,
    Cancel,
    Close,
    Decide,
    Excuse,
    Guess,
    JustOneMove,
    Leave,
    Nudge,
    Pick,
    Ready,
    Restore,
    Skip,
    Stop,
    Unknown,
    Vote,
    Write,
    WriteTwo,
)
from rules.just_one.state import JustOneOptions, JustOneState
from rules.just_one.view import JustOneView


class PlainJudge:
    """Knows one family, one suspicion, one sound, one foreign word and one invented one."""

    families = ({"prince", "princess"}, {"ice", "icy", "word11"})
    suspicions = ({"bake", "bakery"}, {"word", "word11"})
    sounds = ({"weather", "whether", "word12"},)
    foreign = ({"wort", "word11"},)
    invented = "blorp"

    def load(self, language: str) -> None:
        pass

    def fold(self, text: str, language: str) -> str:
        return text.casefold()

    def compare(self, a: str, b: str, language: str) -> Verdict:
        pair = {self.fold(a, language), self.fold(b, language)}
        if len(pair) == 1:
            return Verdict("same", "equal")
        if any(pair <= family for family in self.families):
            return Verdict("same", "family")
        return Verdict("ask", "affix") if any(pair <= asked for asked in self.suspicions) else Verdict("different")

    def check(self, clue: str, word: str, language: str) -> Verdict:
        pair = {self.fold(clue, language), self.fold(word, language)}
        if any(pair <= sound for sound in self.sounds):
            return Verdict("same", "sound")
        if any(pair <= two for two in self.foreign):
            return Verdict("same", "translation")
        if self.invented in pair:
            return Verdict("ask", "unknown")
        return self.compare(clue, word, language)

    def sounds_like(self, guess: str, word: str, language: str) -> bool:
        return any({self.fold(guess, language), word} <= sound for sound in self.sounds)


class PlainBox:
    """Cards with numbered words: card 3 has word31 to word35. The top card is number 1."""

    def __init__(self) -> None:
        self.asked_to_come_last: Collection[str] = ()

    def deal_cards(
        self, count: int, language: str, rng: Random, *, seen: Collection[str] = ()
    ) -> tuple[tuple[str, ...], ...]:
        self.asked_to_come_last = seen
        return tuple(tuple(f"word{card}{number}" for number in range(1, 6)) for card in range(1, count + 1))

    def own_cards(
        self, words: Sequence[str], count: int, rng: Random, *, seen: Collection[str] = ()
    ) -> tuple[tuple[str, ...], ...]:
        return tuple(tuple(words[5 * card : 5 * card + 5]) for card in range(count))


class First(Random):
    """Seat 0 begins."""

    def randrange(self, *_limits: int) -> int:  # type: ignore[override]
        return 0


GAME = JustOne(PlainJudge(), PlainBox())


class Played:
    """A game in the middle of a test."""

    def __init__(self, state: JustOneState) -> None:
        self.state = state
        self.events: tuple[Event, ...] = ()

    def play(self, seat: int, move: JustOneMove) -> Played:
        assert seat in (ANYBODY, *GAME.may_act(self.state))
        step = GAME.play(self.state, seat, GAME.read(move.model_dump_json()), Random(0))
        return self._after(step.state, step.events)

    def expire(self) -> Played:
        step = GAME.expire(self.state, Random(0))
        return self._after(step.state, step.events)

    def _after(self, state: JustOneState, events: tuple[Event, ...]) -> Played:
        self.state, self.events = state, events
        assert GAME.violations(state) == []
        return self

    def pick(self, number: int = 1) -> Played:
        return self.play(self.state.active, Pick.model_validate({"number": number}))

    def clue(self, seat: int, text: str, slot: Literal[1, 2] = 1) -> Played:
        return self.play(seat, Write(do="clue" if slot == 1 else "second-clue", text=text))

    def clues(self, *texts: str) -> Played:
        """Write the clues of all clue-givers in seat order; "-" is no clue."""
        seats = [seat for seat in self.state.givers for _ in range(self.state.each)]
        assert len(seats) == len(texts)
        for place, (seat, text) in enumerate(zip(seats, texts, strict=True)):
            slot: Literal[1, 2] = 2 if place and seats[place - 1] == seat else 1
            if text != "-":
                self.clue(seat, text, slot)
            elif seat in GAME.to_act(self.state):
                self.play(seat, Blank())
        return self

    def unknown(self, seat: int) -> Played:
        return self.play(seat, Unknown())

    def blank(self, seat: int) -> Played:
        return self.play(seat, Blank())

    def cancel(self, seat: int, place: int) -> Played:
        return self.play(seat, Cancel(clue=place))

    def restore(self, seat: int, place: int) -> Played:
        return self.play(seat, Restore(clue=place))

    def ready(self, *seats: int) -> Played:
        for seat in seats or self.state.givers:
            self.play(seat, Ready())
        return self

    def guess(self, text: str) -> Played:
        return self.play(self.state.active, Guess(text=text))

    def skip(self) -> Played:
        return self.play(self.state.active, Skip())

    def vote(self, **choices: Literal["yes", "no"]) -> Played:
        """`vote(s1="yes", s2="no")`"""
        for seat, choice in choices.items():
            self.play(int(seat[1:]), Vote(choice=choice))
        return self

    def accept(self, *seats: int) -> Played:
        for seat in seats:
            self.play(seat, Decide(do="accept"))
        return self

    def reject(self, *seats: int) -> Played:
        for seat in seats:
            self.play(seat, Decide(do="reject"))
        return self

    def two_clues(self, seat: int, first: str, second: str) -> Played:
        return self.play(seat, WriteTwo(text=first, second=second))

    def nudge(self, seat: int) -> Played:
        return self.play(seat, Nudge())

    def leave(self, *seats: int) -> Played:
        for seat in seats:
            self.play(seat, Leave())
        return self

    def arrive(self) -> Played:
        return self.play(ANYBODY, Arrive())

    def excuse(self, host: int, seat: int) -> Played:
        return self.play(host, Excuse(seat=seat))

    def close(self, host: int = 0) -> Played:
        return self.play(host, Close())

    def stop(self, host: int = 0) -> Played:
        return self.play(host, Stop())

    def turn(self, result: str) -> Played:
        """A whole turn: `found`, `missed`, `skipped`."""
        self.pick()
        texts = [f"clue{place}" for place in range(len(self.state.givers) * self.state.each)]
        self.clues(*texts).ready()
        match result:
            case "found":
                return self.guess(str(self.state.word))
            case "missed":
                return self.guess("wrong").vote(**dict.fromkeys([f"s{seat}" for seat in self.state.givers], "no"))
            case _:
                return self.skip()

    def view(self, seat: int | None) -> JustOneView:
        return GAME.view(self.state, seat)

    @property
    def happened(self) -> list[str]:
        return [event.what for event in self.events]

    @property
    def cancelled(self) -> list[str]:
        return [clue.text for clue in self.state.clues if clue.cancelled]


def at(seats: int = 4, **options: object) -> Played:
    """A fresh table; seat 0 is active."""
    return Played(GAME.deal(seats, JustOneOptions.model_validate(options), First(0)))


def comparing(*texts: str, seats: int = 4, **options: object) -> Played:
    """A table whose clue-givers compare these clues."""
    return at(seats, **options).pick().clues(*texts)


def guessing(seats: int = 4, **options: object) -> Played:
    """A table whose active player has clues and is to guess `word11`."""
    game = at(seats, **options).pick()
    return game.clues(*[f"clue{place}" for place in range(len(game.state.givers) * game.state.each)]).ready()
