"""Films and web pages of finished games, through their buttons."""

from __future__ import annotations

import asyncio
import io
import itertools
import re
from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace

import discord
import pytest
from PIL import Image

from bot.i18n import localizer
from bot.tables.replays import Replay
from cogs.core.emojis import use_emojis
from cogs.films import service
from cogs.films.film import MAX_BYTES, TooLarge, film
from cogs.films.shots import (
    LONGEST_ALT,
    MAX_SECONDS,
    MOST_SHOTS,
    Shot,
    _stories,
    alt_text,
    chosen,
    durations,
    filmed,
    pictured,
    shots_of,
    spread,
)
from rules.catalogue import GAMES
from rules.errors import Refusal
from tests.cogs.rokujika.daily_steps import play_daily
from tests.cogs.rokujika.steps import finish as end_alone
from tests.cogs.rokujika.steps import village
from tests.cogs.settings.test_server_rules import with_button
from tests.cogs.table.test_replay import finish
from tests.worlds.simulated import SimulatedWorld

SAY = localizer("en")
LIMIT = 10 * 1024 * 1024


@pytest.fixture
def sent_files(monkeypatch: pytest.MonkeyPatch) -> list[discord.File]:
    """The films and pages that were sent: the simulation keeps only their names."""
    files: list[discord.File] = []
    real = discord.File.__init__

    def init(self: discord.File, fp: object, *args: object, **named: object) -> None:
        real(self, fp, *args, **named)
        if self.filename.endswith((".gif", ".html")):
            files.append(self)

    monkeypatch.setattr(discord.File, "__init__", init)
    return files


@pytest.fixture
def uploaded_emojis(world: SimulatedWorld) -> Iterator[None]:
    """The application has all its emojis."""
    use_emojis({name: f"<:{name}:1>" for game in world.bot.games for name in game.emojis})
    yield
    use_emojis({})


async def replay_of(world: SimulatedWorld, table: int) -> Replay:
    return await world.bot.replays.get(table, world.guild.id, world.channels["games"].id)


async def film_shots(world: SimulatedWorld, game: str, **how: object) -> tuple[Replay, list[Shot]]:
    played = await replay_of(world, await finish(world, game, **how))
    return played, await shots_of(world.bot, played, SAY, world.bot.pictures)


def shot(step: int, *, turn: bool = False, quote: bool = False, png: bytes | None = b"x") -> Shot:
    return Shot(step, f"step {step}", f"step {step}", "a table", png, begins_turn=turn, is_quote=quote)


# --- the choice of steps


def test_a_short_game_is_shown_whole():
    shots = [shot(step) for step in range(MOST_SHOTS)]
    assert chosen(shots) == shots


def test_a_long_game_keeps_its_first_and_last_step_and_its_turns():
    shots = [shot(step, turn=step % 40 == 0) for step in range(301)]
    steps = [one.step for one in chosen(shots)]
    assert len(steps) == MOST_SHOTS
    assert steps == sorted(set(steps))
    assert {0, 300, *range(0, 301, 40)} <= set(steps)
    assert max(after - before for before, after in itertools.pairwise(steps)) <= 40


def test_of_too_many_turns_some_are_left_out():
    steps = [one.step for one in chosen([shot(step, turn=True) for step in range(1000)])]
    assert len(steps) == MOST_SHOTS
    assert (steps[0], steps[-1]) == (0, 999)


@pytest.mark.parametrize("count", [1, 2, 3, 10, MOST_SHOTS])
def test_a_film_lasts_at_most_twenty_seconds_and_its_end_is_shown_longest(count):
    for turns in (1, 2, 99):
        times = durations([shot(step, turn=step % turns == 0) for step in range(count)])
        assert len(times) == count
        assert sum(times) <= 1000 * MAX_SECONDS
        assert max(times) == times[-1]
        assert min(times) >= 300


def test_turns_are_shown_longer_than_moves():
    times = durations([shot(step, turn=step == 5) for step in range(20)])
    assert times[5] > times[4]


def test_steps_with_the_same_picture_are_one_unless_a_player_said_something():
    shots = [shot(0, png=None), shot(1, png=b"a"), shot(2, png=b"a"), shot(3, png=b"a", quote=True), shot(4, png=b"b")]
    assert [one.step for one in pictured(shots)] == [1, 4]
    assert [one.step for one in filmed(shots)] == [1, 3, 4]


def test_spread_takes_evenly():
    assert spread(range(10), 20) == list(range(10))
    assert spread(range(10), 2) == [2, 7]
    assert spread(range(10), 0) == []


# --- the picture


@pytest.mark.parametrize("game", GAMES)
async def test_the_film_of_every_game_keeps_the_limits_and_ends_with_the_result(world, game):
    played, shots = await film_shots(world, game)
    gif = film(filmed(shots), played.last)
    assert len(gif) <= MAX_BYTES
    with Image.open(io.BytesIO(gif)) as picture:
        assert picture.format == "GIF"
        assert picture.info["loop"] == 0
        assert 2 <= picture.n_frames <= MOST_SHOTS
        lasts = 0
        for number in range(picture.n_frames):
            picture.seek(number)
            lasts += picture.info["duration"]
        assert lasts <= 1000 * MAX_SECONDS
        final = picture.convert("RGB")
    assert shots[-1].png is not None
    with Image.open(io.BytesIO(shots[-1].png)) as end:
        x, y = final.width // 2, (final.height - 84) // 2  # the words and the bar are below
        assert final.getpixel((x, y)) == end.convert("RGBA").getpixel((end.width // 2, end.height // 2))[:3]


async def test_a_film_that_would_be_too_large_has_fewer_and_smaller_pictures(world):
    played, shots = await film_shots(world, "only-one")
    whole = film(filmed(shots), played.last)
    small = film(filmed(shots), played.last, len(whole) // 4)
    assert len(small) <= len(whole) // 4
    with Image.open(io.BytesIO(whole)) as large, Image.open(io.BytesIO(small)) as other:
        assert (other.n_frames, other.width) < (large.n_frames, large.width)
    with pytest.raises(TooLarge):
        film(filmed(shots), played.last, 1000)


async def test_the_guess_of_just_one_is_in_the_film_and_the_word_only_once_it_was_shown(world):
    played, shots = await film_shots(world, "just-one")
    said = [one for one in filmed(shots) if one.is_quote]
    assert said
    assert all("wumpet" in one.caption for one in said)
    word = played.steps[1].state.word
    before = next(step for step, one in enumerate(played.steps) if one.state.phase == "number" and step > 1)
    assert word not in " ".join(one.description + one.words for one in shots[:before])
    assert word in shots[before].description


# --- in words


@pytest.mark.parametrize("game", GAMES)
async def test_the_words_name_players_moments_and_result(world, game):
    played, shots = await film_shots(world, game, names=("*ana*", "<@1>", "c" * 40, "# dee"))
    text = alt_text(played, shots, SAY)
    assert len(text) <= LONGEST_ALT
    assert text.startswith(f"Film of a whole game of {SAY(f'{game}-name')}: *ana*, <@1>")
    assert "The result: 1." in text
    assert any((one.told.rstrip(".") or one.words) in text for one in shots[1:-1])
    told = " ".join(one.told for one in shots)
    assert not re.search(r"\\|\*\*|<:|\u200b", told), "no Markdown, and names as they were typed"


@pytest.mark.usefixtures("uploaded_emojis")
@pytest.mark.parametrize(
    ("game", "turn"),
    [
        ("one-shot", r"(ana|ben|cy|dee) scores \d+: "),
        ("just-one", r"It was \w+|[Tt]he word was \w+|it was \w+"),
        ("only-one", r"(ana|ben|cy|dee) took column \d: |busted column"),
        ("rokujika", r"ana: turn \d+ of 10 · 🪙 \d+"),
    ],
)
async def test_the_words_tell_how_turns_ended(world, game, turn):
    played, shots = await film_shots(world, game)
    text = alt_text(played, shots, SAY)
    assert len(re.findall(turn, text)) >= 2
    assert "<:" not in text, "emojis of the application are no plain text"


def test_moments_that_say_nothing_new_are_left_out_and_each_ends_once():
    told = ["ana passed.", "ana passed.", "ben won!", "cy lost."]
    (first, *_), (*_, last) = list(_stories(told, 99)), list(_stories(told, 99))
    assert first == "ana passed; ben won!; cy lost."
    assert last == "ben won!"
    assert list(_stories(told, 5)) == []
    assert next(_stories(["スキップ。", "正解。"], 99)) == "スキップ; 正解。"


async def test_names_that_cannot_be_drawn_are_numbers_in_the_picture(world):
    _, shots = await film_shots(world, "one-shot", names=("أحمد", "ben", "cy", "dee"))
    captions = {one.caption for one in shots}
    assert "1 threw the die" in captions
    assert "ben threw the die" in captions
    assert "1: " in shots[-1].caption


# --- the buttons


async def test_the_result_offers_the_film_which_is_shown_to_one_person_alone(world, sent_files):
    await finish(world, "one-shot")
    assert "Film" in world.table().labels
    before = len(world.messages())
    await world.press("dee", "Film")
    mine = world.private("dee")[-1]
    assert mine.pictures == ("film.gif",)
    assert mine.labels == ["Post it here", "Web page"]
    assert len(world.private("dee")) == 1, "in place of the announcement"
    assert len(world.messages()) == before
    assert sent_files[0].description.startswith("Film of a whole game of ONE SHOT: ana, ben, cy, dee.")
    gallery = next(part for part in mine.parts[0]["components"] if part["type"] == 12)
    assert gallery["items"][0]["description"] == sent_files[0].description


async def test_the_user_is_told_at_once_that_it_is_being_made(world):
    await finish(world, "one-shot")
    await world.press("dee", "Film")
    texts = [str(request.json) for request in world.env.http_requests]
    told = next(number for number, text in enumerate(texts) if "Making the film" in text)
    shown = next(number for number, text in enumerate(texts) if "film.gif" in text)
    assert told < shown


async def test_a_film_is_made_once_and_again_if_the_names_have_changed(world, monkeypatch):
    made = []
    monkeypatch.setattr(service, "film", lambda *how: made.append(how) or film(*how))
    table = await finish(world, "one-shot")
    for who in ("ana", "ben", "cy"):
        await world.press(who, "Film")
    assert len(made) == 1
    assert world.bot.films.kept.currsize <= service.KEPT_BYTES
    await world.bot.privacy.forget(world.players["ana"].id)
    await world.press("ben", "Film")
    assert len(made) == 2
    assert "ana" not in world.bot.films.kept[table, "en"].description


async def test_the_film_is_posted_in_the_channel(world):
    await finish(world, "one-shot")
    await world.press("dee", "Film")
    await world.press("dee", "Post it here", on=world.private("dee")[-1])
    posted = world.messages()[-1]
    assert posted.pictures == ("film.gif",)
    assert "Posted by dee" in posted.text
    assert posted.labels == []


async def test_a_film_that_is_no_longer_kept_is_made_again_to_be_posted(world):
    await finish(world, "one-shot")
    await world.press("dee", "Film")
    await world.restart()
    await world.press("dee", "Post it here", on=world.private("dee")[-1])
    assert world.messages()[-1].pictures == ("film.gif",)


async def test_who_may_not_post_sees_the_film_and_cannot_post_it(world):
    await finish(world, "one-shot")
    await world.press("dee", "Film")
    await world.deny("dee", send_messages=False)
    before = len(world.messages())
    answer = await world.press("dee", "Post it here", on=world.private("dee")[-1])
    assert "may" in answer.whisper or "can't" in answer.whisper
    assert len(world.messages()) == before


async def test_a_game_alone_in_private_has_a_film_for_its_player(world):
    await world.slash("ana", "play", game="rokujika", private=True)
    await end_alone(world, "ana", buys=0)
    shown = village(world, "ana")
    await world.press("ana", "Film", on=shown)
    mine = world.private("ana")[-1]
    assert mine.pictures == ("film.gif",)
    assert world.messages() == []
    for act in ("show", "post", "page"):
        answer = await world.press_id("ben", with_button(f"film-{act}:1"), f"film-{act}:1")
        assert "wasn't played in this channel" in answer.whisper
    await world.press("ana", "Post it here", on=mine)
    assert world.messages()[-1].pictures == ("film.gif",)


async def test_a_daily_village_has_no_film_that_would_show_it_to_others(world):
    assert "Film" not in (await play_daily(world, "ana")).labels


async def test_a_game_of_another_channel_or_one_that_runs_has_no_film(world):
    await finish(world, "one-shot", "lounge")
    for act in ("show", "post", "page"):
        answer = await world.press_id("ana", with_button(f"film-{act}:1"), f"film-{act}:1")
        assert "another channel" in answer.whisper
        assert "film" not in str(world.messages())
    await world.slash("ana", "play", game="one-shot")
    await world.press("ben", "Join")
    await world.press("ana", "Start")
    assert "isn't over" in (await world.press_id("ana", with_button("film-show:2"), "film-show:2")).whisper


async def test_a_game_that_is_still_played_elsewhere_is_sealed(world, monkeypatch):
    table = await finish(world, "one-shot")

    async def sealed(record: object) -> bool:
        return True

    monkeypatch.setattr(world.bot.tournaments.matches, "is_sealed", sealed)
    for act in ("show", "post", "page"):
        answer = await world.press_id("ana", with_button(f"film-{act}:{table}"), f"film-{act}:{table}")
        assert answer.whisper == SAY("replay-sealed")


async def test_a_game_that_is_deleted_while_the_film_is_made_is_not_shown(world, monkeypatch):
    table = await finish(world, "one-shot")
    real = world.bot.films.film

    async def slowly(*how: object) -> service.Film:
        made = await real(*how)
        monkeypatch.setattr(world.bot.store, "load_table", lambda number: asyncio.sleep(0))
        return made

    monkeypatch.setattr(world.bot.films, "film", slowly)
    answer = await world.press_id("dee", with_button(f"film-show:{table}"), f"film-show:{table}")
    assert "No game has finished" in answer.whisper
    assert not any(message.pictures for message in world.private("dee"))
    assert not any("Making" in message.text for message in world.private("dee")), "the announcement is gone"


# --- limits


async def test_each_person_gets_so_many_films_an_hour(world):
    await finish(world, "one-shot")
    limits = world.bot.rate_limits
    for _ in range(world.bot.settings.films_per_hour):
        limits.film(world.players["dee"].id)
    assert "a lot of films" in (await world.press("dee", "Film")).whisper
    assert "film.gif" in (await world.press("ben", "Film")).message.pictures
    assert "film.gif" in (await world.press("dee", "Film")).message.pictures, "one that is kept costs nothing"
    for _ in range(world.bot.settings.films_per_hour):
        limits.film_posted(world.players["dee"].id)
    answer = await world.press("dee", "Post it here", on=world.private("dee")[-1])
    assert "a lot of films" in answer.whisper


async def test_one_film_is_made_at_a_time_and_only_a_few_people_wait(world, monkeypatch):
    played = await replay_of(world, await finish(world, "one-shot"))
    films, begun, go_on = world.bot.films, asyncio.Event(), asyncio.Event()
    at_once = SimpleNamespace(now=0, most=0)

    async def slow_page(*how: object) -> bytes:
        at_once.now += 1
        at_once.most = max(at_once.most, at_once.now)
        begun.set()
        await go_on.wait()
        at_once.now -= 1
        return b"page"

    monkeypatch.setattr(service, "make_page", slow_page)
    others = [replace(played, record=played.record.model_copy(update={"guild": guild})) for guild in range(3)]
    waiting = [
        asyncio.create_task(films.page(others[user // service.MOST_OF_SERVER], SAY, user, LIMIT))
        for user in range(service.MOST_WAITING)
    ]
    await begun.wait()
    with pytest.raises(Refusal, match="film-busy-here"):
        await films.page(others[0], SAY, 99, LIMIT)
    with pytest.raises(Refusal, match=r"film-busy$"):
        await films.page(played, SAY, 99, LIMIT)
    with pytest.raises(Refusal, match="film-already"):
        await films.page(played, SAY, 0, LIMIT)
    go_on.set()
    assert await asyncio.gather(*waiting) == [b"page"] * service.MOST_WAITING
    assert at_once.most == 1
    assert await films.page(played, SAY, 0, LIMIT) == b"page", "and then there is room again"


async def test_a_server_that_takes_only_small_files_gets_a_small_film_or_a_refusal(world):
    played = await replay_of(world, await finish(world, "only-one"))
    user = world.players["dee"].id
    made = await world.bot.films.film(played, SAY, user, LIMIT)
    small = await world.bot.films.film(played, SAY, user, len(made.gif) // 2)
    assert len(small.gif) <= len(made.gif) // 2
    with pytest.raises(Refusal, match="film-too-large"):
        await world.bot.films.film(played, SAY, user, 1000)
