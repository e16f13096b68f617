"""Whisper, the smallest game, for tests and as an example: everyone has a secret number and whispers a word."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Annotated, Literal

from discord import ui
from pydantic import Field, TypeAdapter

from bot.i18n import Localizer
from bot.pictures import PictureCache
from bot.tables.service import Scene
from cogs.core.buttons import MoveButton, MoveSelect, PanelButton
from cogs.core.layout import MessageLayout, row
from cogs.core.modals import ModalButton, ModalSpec
from rules.errors import IllegalMove
from rules.game import Game, Move, Options, Outcome, Seat, State, Step, View


class Whisper(Move):
    do: Literal["whisper"] = "whisper"
    text: str


class Change(Move):
    do: Literal["change"] = "change"
    number: int


class Finish(Move):
    do: Literal["finish"] = "finish"


AnyMove = Whisper | Change | Finish


class WhisperState(State):
    numbers: tuple[int, ...]
    words: tuple[str, ...]
    over: bool = False


class WhisperView(View):
    number: int | None  # the viewer's own; None for spectators
    words: tuple[str, ...]  # "" where the viewer may not know the word
    done: tuple[bool, ...]


class WhisperGame(Game[Options, WhisperState, AnyMove, WhisperView]):
    name = "whisper"
    seats = range(2, 4)
    host_only = frozenset({"finish"})
    Options = Options
    State = WhisperState
    Move = TypeAdapter(Annotated[AnyMove, Field(discriminator="do")])

    def deal(self, seats: int, options: Options, rng: Random) -> WhisperState:
        return WhisperState(numbers=tuple(rng.randrange(100, 999) for _ in range(seats)), words=("",) * seats)

    def to_act(self, state: WhisperState) -> frozenset[Seat]:
        return frozenset() if state.over else frozenset(seat for seat, word in enumerate(state.words) if not word)

    def may_act(self, state: WhisperState) -> frozenset[Seat]:
        return frozenset() if state.over else frozenset(range(len(state.words)))

    def moves(self, state: WhisperState, seat: Seat) -> Sequence[AnyMove]:
        return () if state.over else (Change(number=1), Change(number=2), Finish())

    def play(self, state: WhisperState, seat: Seat, move: AnyMove, rng: Random) -> Step[WhisperState]:
        match move:
            case Whisper():
                if " " in move.text:
                    raise IllegalMove("whisper-one-word")
                words = tuple(move.text if at == seat else word for at, word in enumerate(state.words))
                return Step(state.model_copy(update={"words": words, "over": all(words)}))
            case Change():
                numbers = tuple(move.number if at == seat else number for at, number in enumerate(state.numbers))
                return Step(state.model_copy(update={"numbers": numbers}))
            case Finish():
                return Step(state.model_copy(update={"over": True}))

    def view(self, state: WhisperState, seat: Seat | None) -> WhisperView:
        return WhisperView(
            epoch=state.epoch,
            to_act=tuple(self.to_act(state)),
            number=None if seat is None else state.numbers[seat],
            words=tuple(word if state.over or at == seat else "" for at, word in enumerate(state.words)),
            done=tuple(bool(word) for word in state.words),
        )

    def outcome(self, state: WhisperState) -> Outcome | None:
        return Outcome(places=(1,) * len(state.words), scores=state.numbers, reason="all") if state.over else None

    def stand_in(self, state: WhisperState, seat: Seat, rng: Random) -> AnyMove:
        return Whisper(text="pst")

    def violations(self, state: WhisperState) -> list[str]:
        return []


async def draw_table(scene: Scene, say: Localizer, picture_cache: PictureCache) -> MessageLayout:
    view = scene.view
    assert isinstance(view, WhisperView)
    done = sum(view.done)
    parts = [ui.TextDisplay(f"{done} done {'|'.join(view.words)}")]
    return MessageLayout([*parts, row(PanelButton(scene.record.id, label="Hand"))])


async def draw_panel(scene: Scene, seat: Seat, say: Localizer, picture_cache: PictureCache) -> MessageLayout:
    view, table = scene.view, scene.record.id
    assert isinstance(view, WhisperView)
    choices = [(Change(number=number), f"change to {number}", "") for number in (7, 8)]
    return MessageLayout(
        [
            ui.TextDisplay(f"your number {view.number}, {sum(view.done)} done, {'|'.join(view.words)}"),
            row(
                ModalButton(table, view.epoch, "whisper", label="Whisper"),
                MoveButton(table, view.epoch, Finish(), label="Finish"),
            ),
            row(MoveSelect(table, view.epoch, "number", choices)),
        ]
    )


def render_modal(scene: Scene, do: str, say: Localizer) -> ModalSpec:
    return ModalSpec(title="Whisper", label="Your word")
