"""Plays Just One through buttons and modals and checks every request for leaked secrets.

Words and clues are unique markers: `Qw0103` is the third word of the first card.
After every action each request of the bot is checked for what its readers must not know yet.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator, Sequence
from random import Random

from rules.catalogue import GAMES
from rules.just_one import JustOne
from rules.just_one.moves import read_clue
from rules.just_one.state import JustOneState
from tests.rules.just_one.builders import PlainJudge
from tests.worlds import Answer, Message, World, walk
from tests.worlds.simulated import SimulatedWorld

PLAYERS = ("ana", "ben", "cy", "dee", "eve", "fay", "gus")
STRANGER = "zoe"
EPHEMERAL = 1 << 6
EVERYBODY = "everybody"


class MarkedBox:
    """Return cards with unique marker words."""

    def deal_cards(
        self, count: int, language: str, rng: Random, *, seen: Collection[str] = ()
    ) -> tuple[tuple[str, ...], ...]:
        return tuple(tuple(f"Qw{card:02}{number:02}" for number in range(1, 6)) for card in range(1, count + 1))

    def own_cards(
        self, words: Sequence[str], count: int, rng: Random, *, seen: Collection[str] = ()
    ) -> tuple[tuple[str, ...], ...]:
        return self.deal_cards(count, "", rng)


MARKED = JustOne(PlainJudge(), MarkedBox())


class JustOneGame:
    """The players of a table."""

    def __init__(self, world: World, players: int) -> None:
        self.world = world
        self.players = PLAYERS[:players]
        for name in (*PLAYERS[4:players], STRANGER):
            world.invite(name)
        self._read = 0  # number of checked requests
        self.looked_at = 0  # number of texts checked for secrets

    @classmethod
    async def begin(cls, world: World, players: int, **options: str) -> JustOneGame:
        game = cls(world, players)
        await world.slash("ana", "play", game="just-one")
        for name in game.players[1:]:
            await world.press(name, "Join")
        if options:
            panel = (await world.press("ana", "More")).message
            for option, value in options.items():
                await world.choose("ana", panel, option, value)
        await world.press("ana", "Start")
        await game.watch()
        return game

    # --- the table

    async def state(self) -> JustOneState:
        saved = await self.world.store.load_table(1)
        assert saved is not None
        assert saved.position is not None
        return JustOneState.model_validate_json(saved.position.state)

    async def active(self) -> str:
        return self.players[(await self.state()).active]

    async def givers(self) -> list[str]:
        return [self.players[seat] for seat in (await self.state()).givers]

    async def word(self) -> str:
        word = (await self.state()).word
        assert word is not None
        return word

    # --- actions

    async def press(self, who: str, label: str, on: Message | None = None) -> Answer:
        answer = await self.world.press(who, label, on=on)
        await self.watch()
        return answer

    async def panel(self, who: str) -> Message:
        """Open the private panel. Return it, or the refusal."""
        answer = await self.world.press_id(who, self.world.table(), "h:1")
        await self.watch()
        assert answer.message is not None
        return answer.message

    async def press_panel(self, who: str, label: str) -> Answer:
        return await self.press(who, label, on=await self.panel(who))

    async def write(self, who: str, label: str, text: str, on: Message | None = None, **more: str) -> Answer:
        answer = await self.world.write(who, on or await self.panel(who), label, text, **more)
        await self.watch()
        return answer

    async def choose(self, who: str, move: dict[str, object]) -> Answer:
        """Choose a move in the menu, and confirm it if there is a question."""
        menu = (await self.world.press(who, "Menu")).message
        assert menu is not None
        epoch, value = (await self.state()).epoch, json.dumps(move, separators=(",", ":"))
        answer = await self.world.choose(who, menu, "u:1", f"move-{epoch}-{value}")
        if move["do"] == "stop":
            answer = await self.world.press(who, "End the game", on=answer.message)
        await self.watch()
        return answer

    async def leave(self, who: str) -> Answer:
        """Leave through the menu."""
        menu = (await self.world.press(who, "Menu")).message
        assert menu is not None
        asked = await self.world.choose(who, menu, "u:1", "leave-0")
        answer = await self.world.press(who, "Leave", on=asked.message)
        await self.watch()
        return answer

    async def turn_over(self, who: str, place: int) -> Answer:
        """Cancel a clue that nobody doubts, in the select of the panel."""
        value = json.dumps({"do": "cancel", "clue": place}, separators=(",", ":"))
        answer = await self.world.choose(who, await self.panel(who), ":turn-over", value)
        await self.watch()
        return answer

    async def wait(self, seconds: float) -> None:
        await self.world.wait(seconds)
        await self.watch()

    async def pick(self, number: int = 1) -> None:
        await self.press(await self.active(), str(number))

    async def write_all(self, texts: Sequence[str] = ()) -> list[str]:
        """Write a clue for every clue writer, generated if none are given. Return the clues."""
        state, written = await self.state(), []
        for seat in state.givers:
            name = self.players[seat]
            clues = [f"Kl{state.turn:02}{name}{slot}" for slot in range(1, state.each + 1)]
            if texts:
                clues = list(texts[len(written) : len(written) + state.each])
            if state.each == 1:
                await self.write(name, "Write clue", clues[0])
            else:
                await self.write(name, "Write both clues", clues[0], second=clues[1])
            written += clues
        assert [clue.text for clue in (await self.state()).clues] == [read_clue(text) for text in written]
        return written

    async def write_together(self, names: Sequence[str]) -> None:
        """Send several clues at once."""
        forms = []
        for name in names:
            panel = await self.panel(name)
            forms.append((name, panel, await self.press(name, "Write clue", on=panel), f"Kl{name}"))
        await self.world.submit_together(forms)
        await self.watch()

    async def all_ready(self) -> None:
        for name in await self.givers():
            await self.press_panel(name, "Ready")

    async def guess(self, text: str) -> Answer:
        return await self.write(await self.active(), "Guess", text, on=self.world.table())

    async def vote(self, *choices: str) -> None:
        for name, choice in zip(await self.givers(), choices, strict=False):
            await self.press(name, "Accept" if choice == "yes" else "Reject")

    async def turn(self, result: str) -> None:
        """Play a whole turn."""
        await self.pick()
        clues = await self.write_all()
        if result == "no-clues":
            for place in range(len(clues)):
                await self.turn_over((await self.givers())[0], place)
        await self.all_ready()
        match result:
            case "found":
                await self.guess(await self.word())
            case "missed":
                await self.guess("Gs00")
                await self.vote(*["no"] * -(-len(await self.givers()) // 2))  # half of them are enough
            case "skipped":
                await self.press(await self.active(), "Skip")

    # --- checking for leaked secrets

    async def watch(self) -> None:
        """Check that no request since the last check leaked a secret to a player."""
        if GAMES["just-one"] is not MARKED:  # real words may appear by chance
            return
        state = await self.state()
        if not isinstance(self.world, SimulatedWorld):
            self._look_at_screens(state)
            return
        requests = self.world.env.http_requests
        fresh, self._read = requests[self._read :], len(requests)
        for request in fresh:
            reader = self._reader(request.path, request.json)
            if reader is None:
                continue
            text = json.dumps(request.json, ensure_ascii=False)
            self.looked_at += 1
            for name in [*self.players, STRANGER] if reader == EVERYBODY else [reader]:
                self._check(state, name, text)

    def _look_at_screens(self, state: JustOneState) -> None:
        """Check all currently visible messages, for worlds whose requests cannot be read."""
        for name in [*self.players, STRANGER]:
            for message in self.world.messages() + self.world.private(name):
                self.looked_at += 1
                self._check(state, name, f"{message.content} {json.dumps(message.parts, ensure_ascii=False)}")

    def _check(self, state: JustOneState, name: str, text: str) -> None:
        for secret in hidden_from(state, self._seat(name)):
            leaked = secret in text and re.search(rf"(?<!\w){re.escape(secret)}(?!\w)", text)
            assert not leaked, f"{name} was told {secret} in {state.phase}: {text}"

    def _seat(self, name: str) -> int | None:
        return self.players.index(name) if name in self.players else None

    def _reader(self, path: str, body: object) -> str | None:
        """Return the readers of a request's message, or None if it sends nothing."""
        if not isinstance(body, dict):
            return None
        parts = path.strip("/").split("/")
        if parts[0] == "channels":
            return EVERYBODY
        assert isinstance(self.world, SimulatedWorld)
        backend = self.world.env.backend
        if parts[0] == "interactions":
            record = backend.interactions[int(parts[1])]
            message = body.get("data") or {}
            private = body["type"] == 9 or bool(message.get("flags", 0) & EPHEMERAL) or self._on_panel(record)
        elif parts[0] == "webhooks" and len(parts) > 2:
            record = backend.interactions[backend.interaction_tokens[parts[2]]]
            private = bool(body.get("flags", 0) & EPHEMERAL) if len(parts) == 3 else self._edits_private(record)
        else:
            return None
        name = next(name for name, member in self.world.players.items() if member.id == record.user_id)
        return name if private else EVERYBODY

    def _on_panel(self, record: object) -> bool:
        """Whether the clicked message is ephemeral."""
        source = self._message(record.source_message_id)  # type: ignore[attr-defined]
        return source is None or bool(source.flags & EPHEMERAL)

    def _edits_private(self, record: object) -> bool:
        target = record.message_id or record.source_message_id  # type: ignore[attr-defined]
        message = self._message(target)
        return message is None or bool(message.flags & EPHEMERAL)

    def _message(self, message: int | None) -> object:
        """Return a message of the simulation, or None if it was dismissed."""
        assert isinstance(self.world, SimulatedWorld)
        return self.world.env.backend.messages[self.world.channels["games"].id].get(message)


def seen(message: Message) -> str:
    """The text of a message and the descriptions of its pictures."""
    galleries = [part["items"] for part in walk(message.parts) if part["type"] == 12]
    return "\n".join((message.text, *(str(item["description"]) for items in galleries for item in items)))


def hidden_from(state: JustOneState, seat: int | None) -> Iterator[str]:
    """Return every word and clue that this seat, or a spectator, must not know now."""
    giver = seat in state.givers and state.phase != "over"
    yield from (word for card in state.deck for word in card)
    if state.phase == "over":
        return
    if not giver:  # J-4a
        yield from state.card
    for clue in state.clues:
        mine = clue.seat == seat
        if state.phase == "clues":
            secret = not mine
        elif state.phase == "compare":
            secret = not giver
        else:
            secret = clue.cancelled and not giver
        if secret and clue.text not in {
            other.text for other in state.clues if other.seat == seat or not clue.cancelled
        }:
            yield clue.text
