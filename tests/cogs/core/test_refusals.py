"""Every refusal: one sentence for the user, one line in the log, and the table is unchanged."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random

import discord
import pytest
from simcord.interactions import base_payload
from simcord.results import InteractionResult
from structlog.testing import capture_logs

from tests.cogs.just_one.players import JustOneGame
from tests.cogs.omiga import players as omiga
from tests.cogs.omiga.test_game import misfit
from tests.cogs.one_shot import test_game as one_shot
from tests.cogs.settings.test_server_rules import set_to, with_button
from tests.cogs.table.test_menu import play_on
from tests.cogs.tournament.steps import announce, boss
from tests.worlds import Answer
from tests.worlds.simulated import SimulatedWorld

Refused = Callable[[], Awaitable[Answer]]  # does what is refused
SECRET = "Quagmire"  # typed by a user


async def not_your_turn(world: SimulatedWorld) -> Refused:
    await one_shot.begin(world)
    return lambda: world.press("ben", "Throw")


async def not_at_this_table(world: SimulatedWorld) -> Refused:
    await one_shot.begin(world)
    return lambda: world.press("dee", "Throw")


async def stale_button(world: SimulatedWorld) -> Refused:
    await one_shot.begin(world)
    old = world.table()
    await world.press("ana", "Throw")
    return lambda: world.press("ana", "Throw", on=old)


async def game_over(world: SimulatedWorld) -> Refused:
    await one_shot.begin(world)
    old = world.table()
    await play_on(world)
    return lambda: world.press("ana", "Throw", on=old)


async def old_button(world: SimulatedWorld) -> Refused:
    return lambda: world.press_id("ana", with_button(f"throw-v0:{SECRET}"), f"throw-v0:{SECRET}")


async def old_modal(world: SimulatedWorld) -> Refused:
    return lambda: _submit_modal(world, f"p:1:{SECRET}")


async def old_tournament_modal(world: SimulatedWorld) -> Refused:
    return lambda: _submit_modal(world, f"tf:{SECRET}")


async def no_permission_to_send_here(world: SimulatedWorld) -> Refused:
    mute = {world.guild.me: discord.PermissionOverwrite(send_messages=False)}
    world.channels["quiet"] = world.guild.create_text_channel("quiet", overwrites=mute)
    return lambda: world.slash("ana", "play", channel="quiet", game="one-shot")


async def channel_deleted(world: SimulatedWorld) -> Refused:
    """A click that was sent just before its channel was deleted."""
    await omiga.begin(world)
    await omiga.open_panels(world)
    old = omiga.panel(world, "ana")
    await world.bot.tables.close(1, "channel deleted")
    return lambda: world.press_id("ana", old, old.button("Omiga!"))


async def filtered_word(world: SimulatedWorld) -> Refused:
    await set_to(world, unwanted_words=(SECRET.lower(),))
    game = await JustOneGame.begin(world, 4)
    await game.pick(1)
    giver = (await game.givers())[0]
    mine = await game.panel(giver)
    form = await world.press_id(giver, mine, mine.button("Write"))
    return lambda: world.submit(giver, form, SECRET)


async def omiga_card_that_does_not_fit(world: SimulatedWorld) -> Refused:
    await omiga.start_round(world)
    label = await misfit(world)
    return lambda: omiga.press(world, "ana", label)


async def omiga_stale_button(world: SimulatedWorld) -> Refused:
    await omiga.start_round(world)
    old = omiga.panel(world, "ana")
    await omiga.press(world, "ana", "Throw hand")
    return lambda: world.press_id("ana", old, old.button("1 → A"))


async def omiga_game_over(world: SimulatedWorld) -> Refused:
    await omiga.start_round(world, board='"7x6"')
    old = omiga.panel(world, "ana")
    await omiga.play_on(world, Random(3))
    return lambda: world.press_id("ana", old, old.button("1 → A"))


async def omiga_stranger(world: SimulatedWorld) -> Refused:
    await omiga.start_round(world)
    theirs = omiga.panel(world, "ana")
    return lambda: world.press_id("dee", theirs, theirs.button("Throw hand"))


async def _submit_modal(world: SimulatedWorld, custom_id: str) -> Answer:
    field = {"type": 18, "id": 1, "component": {"type": 4, "id": 2, "custom_id": "text", "value": SECRET}}
    record, payload = base_payload(
        world.env.backend,
        type=5,
        channel_id=world.channels["games"].id,
        guild_id=world.guild.id,
        user_id=world.players["ana"].id,
        data={"custom_id": custom_id, "components": [field]},
    )
    world.env.backend.emit("INTERACTION_CREATE", payload)
    await world.env.settle()
    return world.read_answer(InteractionResult(world.env, record))


REFUSALS: list[tuple[Callable[[SimulatedWorld], Awaitable[Refused]], str]] = [
    (not_your_turn, "refused-not-your-turn"),
    (not_at_this_table, "refused-not-at-table"),
    (stale_button, "refused-stale"),
    (game_over, "refused-game-over"),
    (old_button, "refused-old-button"),
    (old_modal, "refused-old-button"),
    (old_tournament_modal, "refused-old-button"),
    (no_permission_to_send_here, "refused-permissions"),
    (channel_deleted, "refused-table-closed"),
    (filtered_word, "refused-unwanted-word"),
    (omiga_card_that_does_not_fit, "omiga-does-not-fit"),
    (omiga_stale_button, "refused-stale"),
    (omiga_game_over, "refused-game-over"),
    (omiga_stranger, "refused-not-at-table"),
]
AT_NO_TABLE = (old_button, old_modal, old_tournament_modal, no_permission_to_send_here)


@pytest.mark.parametrize(("scene", "why"), REFUSALS, ids=[scene.__name__ for scene, _ in REFUSALS])
async def test_a_refusal_is_one_line_in_the_log_and_is_counted(world, monkeypatch, scene, why):
    monkeypatch.setattr("bot.tables.deals.secrets.token_hex", lambda _bytes: "omiga")
    monkeypatch.setattr("rules.omiga.state.WATCH_SECONDS", 600.0)
    refused = await scene(world)
    await world.env.settle()
    kept, answers, refusals = await _kept(world), _counts(world, "answers"), _counts(world, "refusals")
    with capture_logs() as lines:
        answer = await refused()
        await world.env.settle()
    assert answer.whisper
    assert await _kept(world) == kept
    assert [(line["event"], line.get("why")) for line in lines] == [("interaction refused", why)]
    (line,) = lines
    del line["event"]
    assert line["guild"] == world.guild.id
    assert line.get("table") == (None if scene in AT_NO_TABLE else 1)
    for name, value in line.items():  # nobody's words, and no hidden card
        assert isinstance(value, int) or re.fullmatch(r"[a-z-]+", value), name
    assert SECRET.casefold() not in str(line).casefold()
    assert _counts(world, "answers") - answers == {"refused": 1}
    assert _counts(world, "refusals") - refusals == {why: 1}


async def test_a_channel_that_is_deleted_is_one_line_in_the_log(world):
    await one_shot.begin(world)
    with capture_logs() as lines:
        world.env.backend.delete_channel(world.channels["games"].id)
        await world.env.settle()
    about = {"table": 1, "guild": world.guild.id, "reason": "channel deleted"}
    assert lines == [{"event": "table closed", "log_level": "info", **about}]


async def _kept(world: SimulatedWorld) -> tuple[object, ...]:
    return await world.store.load_table(1), await world.store.journal(1)


def _counts(world: SimulatedWorld, what: str) -> Counter[str]:
    (family,) = getattr(world.bot.metrics, what).collect()
    return Counter({next(iter(sample.labels.values())): int(sample.value) for sample in family.samples})


async def test_an_option_that_cannot_be_read_is_refused_and_not_logged(world, caplog):
    """A user who is not on the server, where a member is asked for: discord.py names them in its error."""
    boss(world)
    await announce(world)
    outsider = world.env.create_user(SECRET, global_name=SECRET)
    with capture_logs() as logged:
        reply = (await world.slash("boss", "tournament add", member=outsider)).whisper
    assert reply == "That person isn't on this server."
    assert [line["why"] for line in logged if line["event"] == "interaction refused"] == ["refused-not-a-member"]
    assert SECRET not in caplog.text
