"""A player's private panel of Just One: the word, their clues, the comparison and the vote; and the menu's moves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import discord
from discord import ui

from bot.i18n import Localizer
from bot.pictures import PictureCache
from bot.tables.service import Scene
from cogs.core.buttons import MoveButton, MoveSelect, PanelButton
from cogs.core.game_ui import MenuMove
from cogs.core.layout import BLURPLE, GREY, MAX_TEXT, MessageLayout, Picture, row, without, without_controls
from cogs.core.modals import ModalButton, ModalField, ModalSpec
from cogs.core.text import plain_name, safe_text, timestamp
from cogs.just_one.easels import Easels, is_drawn, picture_of_view
from cogs.just_one.table import draw_just_one, guess_buttons, vote_buttons
from cogs.just_one.text import LONGEST_UNDRAWN, JustOneText, clue_text, guess_text
from rules.errors import IllegalMove, Refusal
from rules.game import Move, Seat
from rules.just_one.moves import (
    LONGEST_CLUE,
    LONGEST_GUESS,
    Blank,
    Cancel,
    Close,
    Excuse,
    Nudge,
    Ready,
    Restore,
    Stop,
    Unknown,
)
from rules.just_one.view import ClueSeen, JustOneView

Part = ui.Item[ui.LayoutView]
QUIET = discord.ButtonStyle.secondary
FORM_LIMIT = 45  # of a modal's title and label
LABEL = 24  # characters of a clue on a button
MOST_REMARKS = 2
MOST_BUTTONS = 2  # for clues in question; all other clues are in a select
SLOTS = {"clue": 1, "second-clue": 2}


async def draw_panel(scene: Scene, seat: Seat, say: Localizer, picture_cache: PictureCache) -> MessageLayout:
    """Return the panel of one seat, drawn from that seat's view."""
    view = scene.view
    assert isinstance(view, JustOneView)
    if view.outcome is not None:
        return MessageLayout([ui.TextDisplay(say("just-one-panel-is-over"))], accent=GREY)
    if seat in view.coming:
        return MessageLayout([ui.TextDisplay(say("just-one-panel-coming"))], accent=GREY)
    panel = _Panel(scene, view, seat, say)
    picture = await panel.picture(picture_cache)
    parts = list(panel.of_giver(picture) if view.gives_clues else panel.of_active(picture))
    return MessageLayout(parts, accent=BLURPLE, pictures=[picture] if picture is not None else [])


async def draw_private(scene: Scene, say: Localizer, picture_cache: PictureCache) -> MessageLayout:
    """Return a private table: the table and the player's panel in one message."""
    view, seat = scene.view, scene.record.seat_of(scene.record.host)
    assert isinstance(view, JustOneView)
    assert seat is not None
    table = await draw_just_one(scene, say, picture_cache)
    if seat == view.active and view.phase in ("number", "guess"):
        return replace(table, parts=list(without(table.parts, PanelButton)))
    if not view.gives_clues or view.outcome is not None:
        return replace(table, parts=list(without_controls(table.parts)))
    panel = _Panel(scene, view, seat, say)
    picture = await panel.picture(picture_cache)
    pictures = [*table.pictures, *([picture] if picture is not None else [])]
    return replace(table, parts=[*without_controls(table.parts), *panel.of_giver(picture)], pictures=pictures)


class _Panel:
    """The items of one panel."""

    def __init__(self, scene: Scene, view: JustOneView, seat: Seat, say: Localizer) -> None:
        self.record, self.view, self.seat, self.say, self.deadline = scene.record, view, seat, say, scene.deadline
        self.table, self.epoch = scene.record.id, view.epoch
        self.texts = JustOneText(scene.record, say)
        self.easels = self._easels()

    def _easels(self) -> Easels | None:
        """Return the easels in this panel: clue-givers compare them, and the guesser sees those that are left."""
        phase = "compare" if self.view.gives_clues else "guess"
        return picture_of_view(self.view, self.texts.plain_names) if self.view.phase == phase else None

    async def picture(self, picture_cache: PictureCache) -> Picture | None:
        """Return the panel's picture, if it has one."""
        return await self.texts.picture(self.easels, picture_cache) if self.easels is not None else None

    def shown(self, picture: Picture | None) -> Iterator[Part]:
        """Yield the picture, and the clues that it cannot show exactly."""
        if picture is not None and self.easels is not None:
            yield picture.item()
            is_guess = self.view.phase == "guess"
            if undrawn := self.texts.undrawn(self.easels, MAX_TEXT if is_guess else LONGEST_UNDRAWN):
                yield ui.TextDisplay(undrawn)

    # --- the active player

    def of_active(self, picture: Picture | None) -> Iterator[Part]:
        """Yield the items for the guesser, who sees nothing until it is time to guess."""
        yield from self.shown(picture)
        yield ui.TextDisplay(self.say(f"just-one-active-{self.view.phase}"))
        if self.view.phase == "guess":
            yield row(*guess_buttons(self.table, self.epoch, self.say))

    # --- those who give clues

    def of_giver(self, picture: Picture | None) -> Iterator[Part]:
        """Yield the items for a player who knows the word."""
        yield ui.TextDisplay("\n".join(self.card()))
        yield from self.shown(picture)
        name = self.texts.name(self.view.active)
        match self.view.phase:
            case "number":
                yield ui.TextDisplay(self.say("just-one-giver-number", name=name))
            case "clues":
                yield from self.writing()
            case "compare":
                yield from self.comparing()
            case "vote":
                yield from self.voting()
            case _:
                yield ui.TextDisplay(self.say("just-one-giver-guess", name=name))

    def card(self) -> Iterator[str]:
        """J-4a: yield all words of the card, the chosen one highlighted; first the word, unless the picture has it."""
        view, words = self.view, []
        is_in_picture = self.easels is not None and view.word is not None and is_drawn(view.word)
        if view.word is not None and not is_in_picture:
            yield f"# {safe_text(view.word, LONGEST_GUESS)}"
        for number, word in enumerate(view.card, 1):
            shown = f"{number} {safe_text(word, LONGEST_GUESS)}"
            is_gone = number not in view.numbers
            words.append(f"**{shown}**" if number == view.number else f"~~{shown}~~" if is_gone else shown)
        yield f"-# {self.say('just-one-card')} {' · '.join(words)}"

    def writing(self) -> Iterator[Part]:
        """Yield the buttons to write or change clues, ask for another word, or pass."""
        say, view = self.say, self.view
        mine = [seen.clue for seen in view.clues]
        lines = [say("just-one-my-clue", clue=clue_text(clue)) for clue in mine]
        if self.seat in view.excused:
            lines.append(say("just-one-excused"))
        if self.seat in view.to_act or not mine:
            lines.append(say("just-one-giver-clues", each=view.each))
        else:
            lines.append(say("just-one-giver-written", names=self.texts.names(view.to_act)))
        lines += self.moving_on()
        yield ui.TextDisplay("\n".join(lines))
        is_done = len(mine) == view.each
        write = ModalButton(
            self.table,
            self.epoch,
            "clue" if view.each == 1 else "clues",
            label=self.write_label(is_done=is_done),
            style=QUIET if is_done else discord.ButtonStyle.success,
        )
        buttons: list[ui.Item[Any]] = [write]
        if self.seat in view.to_act:
            buttons.append(MoveButton(self.table, self.epoch, Blank(), label=say("just-one-button-blank"), style=QUIET))
        if view.may_ask_for_another:
            unknown = say("just-one-button-unknown")
            buttons.append(MoveButton(self.table, self.epoch, Unknown(), label=unknown, emoji="🤷", style=QUIET))
        yield row(*buttons)

    def write_label(self, *, is_done: bool) -> str:
        """Return the label of the button that opens the modal for clues."""
        if self.view.each == 1:
            return self.say("just-one-button-change" if is_done else "just-one-button-write")
        return self.say("just-one-button-change-two" if is_done else "just-one-button-write-two")

    def moving_on(self) -> Iterator[str]:
        """Yield the deadline, if there is one."""
        if self.deadline is not None:
            yield f"-# {self.say('just-one-deadline', when=timestamp(self.deadline))}"

    def comparing(self) -> Iterator[Part]:
        """Yield what is cancelled or doubtful; any player may cancel or restore a clue."""
        say, view = self.say, self.view
        is_ready = self.seat in view.ready
        kind = "ready" if is_ready else "compare"
        lines = [say(f"just-one-giver-{kind}", names=self.texts.names(view.to_act)), *self.remarks(), *self.moving_on()]
        yield ui.TextDisplay("\n".join(lines))
        asked = [seen for seen in view.clues if self.is_in_question(seen)][:MOST_BUTTONS]
        if asked:
            yield row(*map(self.turn_over, asked))
        others = [self.choice(seen) for seen in view.clues if seen not in asked and self.may_turn_over(seen)]
        if others:
            placeholder = say("just-one-select-clue")
            yield row(MoveSelect(self.table, self.epoch, "turn-over", others, placeholder=placeholder))
        total = len(view.present) - 1
        label = say("just-one-button-ready", done=total - len(view.to_act), total=total)
        success = discord.ButtonStyle.success
        yield row(
            MoveButton(self.table, self.epoch, Ready(), label=label, emoji="✅", style=success, disabled=is_ready)
        )

    def remarks(self) -> list[str]:
        """Return why clues were cancelled, unless that is obvious, and what may be wrong with the others."""
        texts, alike, clues = self.texts, self.view.alike, tuple(seen.clue for seen in self.view.clues)
        lines = [f"✋ {texts.clue(clue)} · {texts.by_hand(clue, clue.by)}" for clue in clues if clue.by is not None]
        for clue in clues:
            if clue.doubt is not None and clue.by is None:
                lines.append(f"⚠️ {texts.clue(clue)} · {self.say(f'just-one-doubt-{clue.doubt}')}")
        lines += [f"❓ {texts.likeness(pair, clues)}" for pair in alike if not pair.sure]
        lines += [f"✂️ {texts.likeness(pair, clues)}" for pair in alike if pair.sure and not pair.to_the_letter]
        return [f"-# {line}" for line in lines[:MOST_REMARKS]]

    def is_in_question(self, seen: ClueSeen) -> bool:
        """Whether there is something to decide about a clue: the machine doubts it, or it can be restored."""
        doubted = {place for pair in self.view.alike if not pair.sure for place in (pair.first, pair.second)}
        is_doubted = seen.clue.doubt is not None or seen.place in doubted
        return seen.restorable or (is_doubted and not seen.clue.cancelled)

    def may_turn_over(self, seen: ClueSeen) -> bool:
        """J-9: whether the clue can be cancelled or restored."""
        return seen.restorable or not seen.clue.cancelled

    def turn_over(self, seen: ClueSeen) -> MoveButton:
        """Return the button to cancel or restore a clue."""
        move, label, _ = self.choice(seen)
        style = QUIET if seen.clue.cancelled else discord.ButtonStyle.danger
        return MoveButton(self.table, self.epoch, move, label=label, style=style)

    def choice(self, seen: ClueSeen) -> tuple[Move, str, str]:
        """Return the move that cancels or restores a clue, with its label and author."""
        key = "just-one-restore-clue" if seen.clue.cancelled else "just-one-cancel-clue"
        move: Move = Restore(clue=seen.place) if seen.clue.cancelled else Cancel(clue=seen.place)
        clue = plain_name(seen.clue.text)[:LABEL]
        return move, self.say.plain(key, clue=clue), plain_name(self.record.players[seen.clue.seat].name)

    def voting(self) -> Iterator[Part]:
        """Yield the vote on the guess."""
        name = self.texts.name(self.view.active)
        yield ui.TextDisplay(self.say("just-one-giver-vote", name=name, guess=guess_text(self.view.guess or "")))
        if self.view.my_vote is None:
            yield row(*vote_buttons(self.table, self.epoch, self.say))
        else:
            yield ui.TextDisplay(self.say(f"just-one-voted-{self.view.my_vote}"))


def menu_moves(scene: Scene, seat: Seat, say: Localizer) -> Iterator[MenuMove]:
    """Yield what the menu offers besides leaving: a nudge, and the host's moves."""
    view, record = scene.view, scene.record
    assert isinstance(view, JustOneView)
    if view.outcome is not None or seat not in view.present:
        return
    if not view.nudged and any(other != seat for other in view.to_act):
        yield MenuMove(Nudge(), say("menu-nudge"), say("just-one-menu-nudge-why"))
    if record.players[seat].user != record.host:
        return
    yield MenuMove(Close(), say("just-one-more-close"), say("just-one-more-close-why"))
    if view.phase == "clues":
        for other in view.to_act:
            name = plain_name(record.players[other].name)
            why = say.plain("just-one-more-excuse-why", name=name)
            yield MenuMove(Excuse(seat=other), say.plain("just-one-more-excuse", name=name), why)
    if not record.is_match:
        yield MenuMove(
            Stop(), say("just-one-more-stop"), say("just-one-more-stop-why"), say("just-one-more-stop-question")
        )


def render_modal(scene: Scene, do: str, say: Localizer) -> ModalSpec:
    """Return the modal for clues or the guess; refuse before the player types in vain."""
    view = scene.view
    assert isinstance(view, JustOneView)
    if view.seat not in view.present:
        raise Refusal("refused-not-at-table")
    if do == "guess":
        if view.seat != view.active:
            raise IllegalMove("just-one-only-active")
        return ModalSpec(say("just-one-form-guess"), say("just-one-form-guess-label"), longest=LONGEST_GUESS)
    if view.word is None:
        raise IllegalMove("just-one-not-active" if view.seat == view.active else "just-one-not-now")
    title = say.plain("just-one-form-clue", word=plain_name(view.word))[:FORM_LIMIT]
    hint = say("just-one-form-clue-hint")
    mine: dict[int, str] = {seen.clue.slot: seen.clue.text for seen in view.clues}
    if do != "clues":
        label, text = say("just-one-form-clue-label"), mine.get(SLOTS.get(do, 1), "")
        return ModalSpec(title, label, placeholder=hint, value=text, longest=LONGEST_CLUE)
    labels = say("just-one-form-first-label"), say("just-one-form-second-label")
    second = ModalField("second", labels[1], hint, mine.get(2, ""), LONGEST_CLUE)
    return ModalSpec(title, labels[0], hint, mine.get(1, ""), LONGEST_CLUE, more=(second,))
