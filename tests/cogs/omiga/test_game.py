"""Omiga through the panels: whole games, simultaneous clicks, restarts, spectators, stale clicks."""

from __future__ import annotations

import re
import sys
from random import Random

import pytest

from cogs.omiga.picture import UNKNOWN, lettered, paint, picture_content
from rules.game import ANYBODY
from rules.omiga.state import Lay
from tests.cogs.omiga.players import (
    GAME,
    PLAYERS,
    begin,
    check_alt_text,
    check_replay,
    get_ready,
    journal,
    label_of,
    open_panel,
    open_panels,
    panel,
    play_on,
    play_one,
    press,
    said_of,
    start_round,
    state,
    view,
)
from tests.worlds import walk
from tests.worlds.simulated import SimulatedWorld


@pytest.fixture(autouse=True)
def calm(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same cards in every run and disable deadlines that depend on the real clock."""
    monkeypatch.setattr("bot.tables.deals.secrets.token_hex", lambda _bytes: "omiga")
    monkeypatch.setattr("rules.omiga.state.WATCH_SECONDS", 600.0)


@pytest.mark.parametrize("board", ["7x6", "9x8", "11x10"])
async def test_a_whole_game_from_lobby_to_result(world, board):
    await start_round(world, board=f'"{board}"')
    await play_on(world, Random(3))
    result = world.table()
    assert "🏆" in result.text or "🏁" in result.text
    assert result.labels == ["Play again", "Replay", "Film"]
    assert result.pictures == ("table.png",)
    assert len(world.messages()) == 1, "one message, edited"
    for who in PLAYERS:
        assert ("🏆" in panel(world, who).text) == ("🏆" in result.text)
        assert panel(world, who).labels == ["Play again"]
    await check_replay(world, board=board)


async def test_best_of_three_goes_on_when_both_are_ready_again(world):
    await start_round(world, best_of="3", board='"7x6"')
    rng, rounds = Random(5), 0
    while (await view(world)).outcome is None:
        await play_on(world, rng)
        rounds += 1
        seen = await view(world)
        if seen.outcome is None:
            assert f"Press **Ready** for round {rounds + 1}" in world.table().text
            for who in PLAYERS:
                parts = [part for part in walk(panel(world, who).parts) if part["type"] in (2, 10)]
                result = next(
                    at for at, part in enumerate(parts) if part.get("content", "").startswith(("**🏆", "**🏁"))
                )
                button = next(at for at, part in enumerate(parts) if part.get("label") == "Ready")
                assert result < button, "who won is above the button"
            await get_ready(world)
            await world.press("ben", "Omiga!")
    assert 2 <= rounds <= 3
    assert "game" in world.table().text
    headline = next(line for line in world.table().text.splitlines() if line.startswith(("**🏆", "**🏁")))
    assert "the game" in headline.lower(), "who won the game comes before how the last round ended"
    await check_replay(world, best_of=3, board="7x6")


async def test_a_pulse_game_by_buttons(world):
    await start_round(world, pulse="8", board='"7x6"')
    await press(world, "ana", "Throw hand")
    assert "You picked a new hand" in panel(world, "ana").text
    assert "ana has picked" in world.table().text
    assert "hand" not in world.table().text.lower()
    seen = await view(world, "ana")
    move = next((m for m in GAME.moves(await state(world), 0) if isinstance(m, Lay) and m.turned is None), None)
    if move is not None:
        await press(world, "ana", label_of(seen, move))
        assert "You picked card" in panel(world, "ana").text
    laid = len((await view(world)).laid)
    await press(world, "ben", "Throw hand")
    assert len((await view(world)).laid) == laid + (move is not None)
    assert (await view(world)).has_chosen == (False, False)
    await play_on(world, Random(9))
    assert (await view(world)).outcome is not None


async def test_a_pulse_beats_by_itself(world):
    await start_round(world, pulse="12", board='"7x6"')
    await press(world, "ana", "Throw hand")
    hand = (await view(world, "ana")).hands[0]
    await world.wait(12.5)
    assert (await view(world, "ana")).hands[0] != hand
    assert (await view(world)).has_chosen == (False, False)


# --- before the start


async def test_hands_are_hidden_before_the_start(world):
    await begin(world)
    await open_panels(world)
    await get_ready(world)
    dealt = await state(world)
    for text in [world.table().text, *(panel(world, who).text for who in PLAYERS)]:
        assert "needs" not in text
        assert "top" not in text
    assert all(hand == () for hand in (await view(world, "ana")).hands)
    assert len(dealt.hands[0]) == 3


async def test_o25_a_spectator_starts_the_round_and_all_panels_are_redrawn(world):
    await begin(world)
    await open_panel(world, "ana")
    assert "Omiga!" not in world.table().labels
    await open_panel(world, "ben")
    answer = await world.press("dee", "Omiga!")
    assert answer.acknowledged
    assert not answer.whisper
    assert (await view(world)).phase == "playing"
    assert [(entry.seat, entry.by) for entry in await journal(world)][-1] == (ANYBODY, world.players["dee"].id)
    for who in PLAYERS:
        assert "1 → A" in panel(world, who).labels
    await check_replay(world)


async def test_a_stranger_can_do_nothing_else(world):
    await begin(world)
    assert "not in this game" in (await world.press("dee", "Ready")).whisper
    assert await journal(world) == []
    await open_panels(world)
    await world.press("ana", "Omiga!")
    assert "not in this game" in (await world.press("dee", "My panel")).whisper
    mine = panel(world, "ana")
    answer = await world.press_id("dee", mine, mine.button("Throw hand"))
    assert "not in this game" in answer.whisper
    assert len(await journal(world)) == 3


async def test_simultaneous_starts_begin_the_round_once(world):
    await begin(world)
    await open_panels(world)
    await get_ready(world)
    table = world.table()
    call = table.button("Omiga!")
    answers = await world.press_together([(who, table, call) for who in ("dee", "ana", "cy", "ben")])
    assert all(answer.acknowledged for answer in answers)
    moves = [entry.move for entry in await journal(world)]
    assert moves.count('{"do":"omiga"}') == 1


# --- simultaneous clicks


async def test_simultaneous_clicks_of_both_players_count(world):
    await start_round(world)
    clicks = [(who, panel(world, who), panel(world, who).button("Throw hand")) for who in PLAYERS]
    answers = await world.press_together(clicks)
    assert all(answer.acknowledged for answer in answers)
    assert [entry.seat for entry in await journal(world)][-2:] == [0, 1]
    for who, seat in (("ana", 0), ("ben", 1)):
        assert said_of(panel(world, who).parts).count("needs") >= 1
        assert (await view(world)).discards[seat] == 3


async def contested(world: SimulatedWorld) -> tuple[str, str]:
    """Play until both players can lay a card on the same place. Return the labels of those buttons."""
    rng = Random(11)
    for turn in range(60):
        now = await state(world)
        options = [
            {m.place: m for m in GAME.moves(now, seat) if isinstance(m, Lay) and m.turned is None} for seat in (0, 1)
        ]
        if common := set(options[0]) & set(options[1]):
            place = min(common)
            labels = [label_of(await view(world, who), options[seat][place]) for seat, who in enumerate(PLAYERS)]
            return labels[0], labels[1]
        await play_one(world, PLAYERS[turn % 2], rng)
        assert (await view(world)).phase == "playing", "choose another seed"
    raise AssertionError


async def test_o9_both_want_the_same_place_and_the_first_gets_it(world, monkeypatch):
    monkeypatch.setattr("bot.tables.deals.secrets.token_hex", lambda _bytes: "contested")
    await start_round(world)
    labels = await contested(world)
    before = len((await view(world)).laid)
    clicks = [
        (who, panel(world, who), panel(world, who).button(label)) for who, label in zip(PLAYERS, labels, strict=True)
    ]
    answers = await world.press_together(clicks)
    after = await view(world)
    assert len(after.laid) == before + 1
    assert after.laid[-1].seat == 0
    assert all(answer.acknowledged for answer in answers)
    theirs = panel(world, "ben").text
    assert ": ana got there first" in theirs, "refused in the panel itself, which shows the new board"
    assert len([m for m in world.private("ben") if m.parts]) == 1, "and no message more"


async def test_many_quick_clicks_are_applied_exactly_once(world):
    """Ten simultaneous clicks, some of them contradictory; each gets a response."""
    await start_round(world)
    for _ in range(4):
        if (await view(world)).phase != "playing":
            break
        clicks = []
        for who in PLAYERS:
            mine = panel(world, who)
            clicks += [(who, mine, mine.button(label)) for label in [*mine.labels[:4], "Throw hand"]]
        before = len(await journal(world))
        answers = await world.press_together(clicks)
        assert all(answer.acknowledged for answer in answers)
        assert len(await journal(world)) > before
        assert GAME.violations(await state(world)) == []
    entries = await journal(world)
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    assert len({entry.key for entry in entries}) == len(entries)
    await check_replay(world)


async def test_the_others_card_does_not_spoil_my_click(world):
    await start_round(world)
    old = panel(world, "ben")
    await play_one(world, "ana", Random(1))
    before = len(await journal(world))
    await world.press_id("ben", old, old.button("Throw hand"))
    assert len(await journal(world)) == before + 1


async def test_the_other_cards_keep_their_rows(world):
    """Buttons keep their positions: a laid card leaves a gap."""
    await start_round(world)
    seen = await view(world, "ana")
    move = next(m for m in GAME.moves(await state(world), 0) if isinstance(m, Lay) and m.turned is None)
    row = seen.hands[0].index(move.card) + 1
    await press(world, "ana", label_of(seen, move))
    rows = {label[0] for label in panel(world, "ana").labels if "→" in label}
    assert rows == {"1", "2", "3"} - {str(row)}


async def test_a_double_click_on_throw_throws_once(world):
    await start_round(world)
    mine = panel(world, "ana")
    await world.press_together([("ana", mine, mine.button("Throw hand"))] * 2)
    assert (await view(world)).discards[0] == 3
    assert "moved on" in panel(world, "ana").text


async def test_a_stale_click_is_refused_with_the_new_board(world):
    await start_round(world)
    old = panel(world, "ana")
    await press(world, "ana", "Throw hand")
    fresh = said_of(panel(world, "ana").parts)
    answer = await world.press_id("ana", old, old.button("1 → A"))
    assert "moved on" in answer.whisper
    assert re.findall("Free places: .*", said_of(answer.message.parts)) == re.findall("Free places: .*", fresh)
    assert len(await journal(world)) == 4


async def misfit(world: SimulatedWorld) -> str:
    """Return the label of a button whose card does not fit; discard until there is one."""
    while True:
        seen = await view(world, "ana")
        for letter, spot in lettered(seen):
            for number, ways in enumerate(spot.ways, 1):
                if not ways:
                    return f"{number} → {letter}"
        await press(world, "ana", "Throw hand")


async def test_o23_a_wrong_card_is_refused_in_the_panel_and_changes_nothing(world):
    await start_round(world)
    label = await misfit(world)
    before, table = await journal(world), world.table()
    answer = await press(world, "ana", label)
    assert f"**{label}**: needs " in answer.whisper
    assert await journal(world) == before
    assert world.table() == table
    await press(world, "ana", "Throw hand")
    assert ": needs" not in panel(world, "ana").text, "said once"


async def test_every_refusal_changes_the_panel_visibly(world):
    await start_round(world)
    label = await misfit(world)
    shown = [(await press(world, "ana", label)).whisper for _ in range(3)]
    assert len(set(shown)) == 3
    assert "(×3)" in shown[2]
    seen = await view(world, "ben")
    move = next(m for m in GAME.moves(await state(world), 1) if isinstance(m, Lay) and m.turned is None)
    await press(world, "ben", label_of(seen, move))
    assert ": needs" not in panel(world, "ana").text, "letters may have changed"
    assert "**ben** played a card on " in panel(world, "ana").text


async def test_assist_greys_what_does_not_fit(world):
    await start_round(world, assist="true")
    label = await misfit(world)
    assert label not in panel(world, "ana").labels
    seen = await view(world, "ana")
    fitting = sum(ways > 0 for spot in seen.spots for ways in spot.ways)
    assert sum("→" in label for label in panel(world, "ana").labels) == fitting


async def test_assist_says_that_nothing_fits(world):
    await start_round(world, assist="true")
    rng = Random(1)
    for turn in range(200):
        who = PLAYERS[turn % 2]
        seen = await view(world, who)
        assert seen.phase == "playing", "a player has no card that fits before the round is over"
        none = not any(ways for spot in seen.spots for ways in spot.ways)
        assert ("Nothing fits" in panel(world, who).text) == none
        if none:
            break
        await play_one(world, who, rng)


async def test_without_assist_no_button_tells_what_fits(world):
    await start_round(world)
    seen = await view(world, "ana")
    assert sum("→" in label for label in panel(world, "ana").labels) == 3 * len(seen.spots)


# --- interruptions


async def test_after_a_restart_the_round_is_paused_until_both_are_ready(world):
    await start_round(world)
    await play_one(world, "ana", Random(1))
    old = panel(world, "ben")
    before = (await view(world)).laid
    await world.restart()
    answer = await world.press_id("ben", old, old.button("Throw hand"))
    assert "is paused" in answer.whisper
    assert "is paused" in world.table().text, "everybody is told"
    assert (await view(world)).laid == before
    await press(world, "ben", "Ready")
    assert (await view(world)).phase == "paused"
    await open_panel(world, "ana")
    assert (await view(world)).phase == "playing", "Ready at the table opens the panel and is all it takes"
    await play_on(world, Random(2))
    assert (await view(world)).outcome is not None
    await check_replay(world)


async def test_the_bot_dies_again_and_again_and_the_game_is_played_to_its_end(world):
    await begin(world, board='"7x6"')
    rng = Random(4)
    for turn in range(200):
        await world.restart()
        seen = await view(world)
        if seen.phase in ("ready", "paused"):
            await open_panels(world)
            await get_ready(world)
        elif seen.phase == "called":
            await world.press("cy", "Omiga!")
        elif seen.phase == "over":
            break
        for step in range(4):
            if (await view(world)).phase == "playing":
                await open_panels(world)
                await play_one(world, PLAYERS[(turn + step) % 2], rng)
    assert (await view(world)).outcome is not None
    await check_replay(world, board="7x6")


async def test_after_a_restart_both_players_are_notified_without_a_click(world):
    """The panels' tokens have expired, so the public message is edited and mentions both players."""
    await start_round(world)
    await play_one(world, "ana", Random(1))
    before = await state(world)
    await world.restart()
    await world.wait(0)
    assert "is paused" in world.table().text
    assert (await view(world)).laid == GAME.view(before, None).laid
    players = [f"<@{player.user}>" for player in (await world.bot.tables.scene(1)).record.players]
    called = [message.content for message in world.messages() if all(who in message.content for who in players)]
    assert len(called) == 1
    await open_panels(world)
    await get_ready(world)
    assert (await view(world)).phase == "playing"


async def test_after_a_restart_players_with_pings_off_are_not_notified(world):
    await start_round(world)
    await world.bot.personal_settings.change(world.players["ana"].id, pings="off")
    await world.restart()
    await world.wait(0)
    bodies = [one.json for one in world.env.http_requests if one.method == "POST" and isinstance(one.json, dict)]
    (said,) = [body for body in bodies if "restarted" in (body.get("content") or "")]
    assert [int(user) for user in said["allowed_mentions"]["users"]] == [world.players["ben"].id]


async def test_a_restart_reads_only_games_that_mind_it(world):
    await begin(world)
    assert await world.store.running_tables(["omiga"]) == []  # no clock is running yet
    await open_panels(world)
    await get_ready(world)
    await world.press("ana", "Omiga!")
    assert await world.store.running_tables(["omiga"]) == [1]
    assert await world.store.running_tables(["one-shot", "just-one"]) == []
    await world.restart()
    await world.wait(0)
    assert await world.store.running_tables(["omiga"]) == []  # paused, without a deadline
    await world.restart()
    await world.wait(0)
    assert len([message for message in world.messages() if "restarted" in message.content]) == 1


async def test_o26_the_remaining_player_can_claim_the_win(world, monkeypatch):
    monkeypatch.setattr("rules.omiga.state.WATCH_SECONDS", 60.0)
    await start_round(world)
    assert not any("claim" in label for label in panel(world, "ana").labels)
    for _ in range(2):
        await world.wait(61)
        await press(world, "ana", "Throw hand")
    await press(world, "ana", "Opponent gone")
    assert "ben went quiet, so ana wins" in world.table().text
    assert (await view(world)).outcome.places == (1, 2)


async def test_o26_a_failed_attempt_counts_as_activity(world, monkeypatch):
    monkeypatch.setattr("rules.omiga.state.WATCH_SECONDS", 60.0)
    await start_round(world)
    label = await misfit(world)
    for _ in range(2):
        await world.wait(61)
        await press(world, "ben", "Throw hand")
    assert "Opponent gone: claim the win" in panel(world, "ben").labels
    assert ": needs " in (await press(world, "ana", label)).whisper
    assert "still there" in (await press(world, "ben", "Opponent gone")).whisper
    assert not any("claim" in label for label in panel(world, "ben").labels)
    assert (await view(world)).phase == "playing"
    await check_replay(world)


async def test_a_panel_opened_anew_replaces_the_old_one(world):
    await start_round(world)
    await world.press("ana", "My panel")
    assert len([message for message in world.private("ana") if message.parts]) == 1
    assert "1 → A" in panel(world, "ana").labels


# --- texts


async def test_the_words_say_what_the_picture_shows(world):
    await start_round(world)
    seen = await view(world, "ben")
    details = (await world.press("ben", "Details", on=panel(world, "ben"))).message.text
    assert details.count("needs") == len(seen.spots)
    assert len(re.findall(r"\*\*[123]\*\* top \w+, bottom \w+, left \w+, right \w+", details)) == 6, "O-8: both hands"
    watching = (await world.press("dee", "Details")).message.text
    assert watching.count("** top ") == 6
    assert "needs" not in watching
    assert re.search(r"<t:\d+:R>", world.table().text)


async def check_words(world: SimulatedWorld, phase: str) -> None:
    """Alt texts cover everything the pictures show."""
    assert (await view(world)).phase == phase
    check_alt_text(picture_content(await view(world)), said_of(world.table().parts))
    for who in PLAYERS:
        check_alt_text(picture_content(await view(world, who)), said_of(panel(world, who).parts))


@pytest.mark.parametrize("options", [{"best_of": "3"}, {"pulse": "12"}])
async def test_the_words_say_what_the_picture_shows_in_every_phase(world, options):
    await begin(world, board='"7x6"', **options)
    check_alt_text(picture_content(await view(world)), said_of(world.table().parts))
    await open_panels(world)
    await check_words(world, "called")
    await world.press("dee", "Omiga!")
    await check_words(world, "playing")
    rng = Random(3)
    for turn in range(6):
        await play_one(world, PLAYERS[turn % 2], rng)
        await check_words(world, "playing")
    await world.restart()
    await world.wait(0)
    assert (await view(world)).phase == "paused"
    check_alt_text(picture_content(await view(world)), said_of(world.table().parts))
    await open_panels(world)
    await check_words(world, "playing")
    while (await view(world)).outcome is None:
        await play_on(world, rng)
        if (await view(world)).phase == "scored":
            await check_words(world, "scored")
            await get_ready(world)
            await world.press("dee", "Omiga!")
    await check_words(world, "over")


async def test_the_replay_steps_through_the_round_and_is_private(world):
    await start_round(world, board='"7x6"', best_of="3")
    await play_on(world, Random(3))
    cards = len((await view(world)).laid) - 2
    shown = (await world.press("dee", "Replay round")).message
    assert shown.ephemeral
    assert f"card 0 of {cards}" in shown.text
    for step in range(1, cards + 1):
        shown = (await world.press_id("dee", shown, shown.button(str(step)))).message
        assert f"card {step} of {cards}" in shown.text
        assert "played a card on" in shown.text
    assert "🏆" in shown.text or "🏁" in shown.text
    assert len(world.messages()) == 1


async def test_the_replay_of_a_round_shows_nothing_of_its_end_before_it(world, monkeypatch):
    seen = []
    # discord.py re-imports a cog's package for each bot, so a lookup by name would find an earlier bot's module
    monkeypatch.setattr(sys.modules["cogs.omiga.text"], "paint", lambda shown: seen.append(shown) or paint(shown))
    await start_round(world, board='"7x6"', best_of="3")
    await play_on(world, Random(3))
    assert sum((await view(world)).wins) == 1
    seen.clear()
    answer = await world.press("dee", "Replay round")
    assert "card 0 of" in answer.message.text
    (shown,) = seen
    assert shown.wins == (0, 0)
    assert shown.piles == (UNKNOWN, UNKNOWN)
    assert not shown.decided


async def test_a_replay_of_a_round_long_gone_says_so(world):
    await start_round(world, board='"7x6"', best_of="5")
    await play_on(world, Random(3))
    old = world.table()
    await get_ready(world)
    answer = await world.press_id("dee", old, old.button("Replay round"))
    assert "can't replay" in answer.whisper


async def test_after_a_restart_a_computer_is_not_called(world):
    await world.slash("ana", "play", game="omiga")
    await world.press_more("ana", "Add a computer")
    for option, value in (("computers", "easy"), ("board", "11x10")):  # so that it does not win meanwhile
        await world.bot.tables.choose(1, world.players["ana"].id, option, value)
    await world.press("ana", "Start")
    await open_panel(world, "ana")
    await world.wait(601)
    await world.press("ana", "Omiga!")
    assert (await view(world)).phase == "playing"
    await world.restart()
    said = world.messages()[-1].text
    assert f"<@{world.players['ana'].id}>" in said
    assert said.count("<@") == 1


# --- playing again


async def moves(world: SimulatedWorld, table: int) -> list[str]:
    return [entry.move for entry in await world.store.journal(table)]


async def played(world: SimulatedWorld, **options: str) -> None:
    await start_round(world, board='"7x6"', **options)
    rng = Random(3)
    while (await view(world)).outcome is None:
        await play_on(world, rng)
        if (await view(world)).phase == "scored":
            await get_ready(world)
            await world.press("ana", "Omiga!")


async def test_a_rematch_takes_three_presses_and_keeps_the_panels(world):
    await played(world)
    panels = {who: panel(world, who).id for who in PLAYERS}
    answer = await press(world, "ana", "Play again")
    assert answer.message.id == panels["ana"]
    assert "Waiting for **ben**" in panel(world, "ana").text, "who asks for it is ready"
    assert "Press **Ready**" in panel(world, "ben").text
    assert await moves(world, 2) == ['{"do":"ready"}']
    record = await world.bot.tables.record(2)
    assert record.options["best_of"] == 3
    assert record.options["board"] == "7x6"
    assert [player.name for player in record.players] == ["ben", "ana"], "the other one is white now"
    assert len(world.messages()) == 2, "the result stays"
    await press(world, "ben", "Ready")
    await world.press("dee", "Omiga!")
    for who in PLAYERS:
        assert panel(world, who).id == panels[who]
        assert "1 → A" in panel(world, who).labels


async def test_both_may_press_play_again(world):
    await played(world)
    mine = {who: panel(world, who) for who in PLAYERS}
    clicks = [(who, mine[who], mine[who].button("Play again")) for who in PLAYERS]
    assert all(answer.acknowledged for answer in await world.press_together(clicks))
    assert await moves(world, 2) == ['{"do":"ready"}'] * 2
    assert "Omiga!" in world.table().labels
    for who in PLAYERS:
        assert "Omiga!" in panel(world, who).labels


async def test_play_again_at_the_table_opens_the_panel(world):
    await played(world, best_of="5")
    answer = await world.press("ben", "Play again")
    assert answer.message.ephemeral
    assert "Waiting for **ana**" in panel(world, "ben").text
    assert (await world.bot.tables.record(2)).options["best_of"] == 5, "not fewer rounds than before"
    assert "Ready" in panel(world, "ana").labels, "her panel follows"


async def test_play_again_by_a_spectator_opens_a_lobby(world):
    await played(world)
    await world.press("dee", "Play again")
    record = await world.bot.tables.record(2)
    assert record.phase == "lobby"
    assert [player.name for player in record.players] == ["dee"]


async def test_a_rematch_where_another_game_runs_is_refused(world):
    await played(world)
    result = panel(world, "ana")
    await world.slash("dee", "play", game="one-shot")
    answer = await world.press_id("ana", result, result.button("Play again"))
    assert "https://discord.com/channels/" in answer.whisper
    assert (await world.bot.tables.find(world.channels["games"].id)).game == "one-shot"
