"""Brackets and standings as pictures: nothing overlaps or is cut off, whatever the names."""

from __future__ import annotations

import threading
from dataclasses import replace
from io import BytesIO
from itertools import combinations
from random import Random

import pytest
from PIL import Image

from bot.i18n import localizer
from bot.pictures import PictureCache, encode
from bot.pictures.text import LONGEST, drawable, fits, has_glyph, lettering
from bot.tournaments.model import MatchRow, Person, TournamentRecord, TournamentSettings
from bot.tournaments.model import Tournament as TournamentData
from cogs.tournament.announcement import render_announcement
from cogs.tournament.browse import heading, legend, part_name, render_bracket, render_standings
from cogs.tournament.pictures import build
from cogs.tournament.pictures.bracket import paint_bracket, seed_colour
from cogs.tournament.pictures.build import bracket_part, overview, rows, table_page, whole_bracket
from cogs.tournament.pictures.cards import COLUMNS, MATCHES, Part, cards_of, parts, whole
from cogs.tournament.pictures.layout import MARGIN, WIDTH, Layout, lay_out, lay_out_whole
from cogs.tournament.pictures.standings import count, paint_table, tally
from cogs.tournament.pictures.text import describe
from rules.tournament.formats.knockout import bracket
from rules.tournament.model import Tournament
from rules.tournament.progress import advance, begin, drop, enter_late, record
from tests.cogs.tournament.steps import announce, boss, lead, notice, settled
from tests.cogs.tournament.steps import begin as begin_on
from tests.rules.tournament.playing import by_scores, open_matches, play_all, play_round, tournament

SAY = localizer("en")
SIZES = (2, 3, 5, 8, 16, 33, 64, 128)
POINTS = ("swiss", "pods", "robin", "arena", "duplicate")
HOSTILE = (
    "Z̵̡̛̗͔͈a̷͎͐l̸̰̓g̷̙͠o̵" * 6,
    "שלום עליכם",
    "\u202egnp.tixe",
    "👩‍👩‍👧‍👦🏳️‍🌈",
    "W" * 32,
    "﷽" * 8,
    "\x00\x1b[31m\n\r\t\u200b",
    "@everyone <@1> `x`",
    "日本語の名前",
    "𝕭𝖎𝖌 𝓕𝓪𝓷𝓬𝔂",
    "ǅ½ℵ",
    "",
)


@pytest.fixture(autouse=True)
def pair_without_thread() -> None:
    """Override the fixture of this folder: standings are counted in a real thread here, except with `at_once`."""


def tournament_data(state: Tournament, names: tuple[str, ...] = ()) -> TournamentData:
    """A tournament with people: by these names, or numbered."""
    players = tuple(
        Person(
            number=one.id,
            user=one.id,
            name=names[(one.id - 1) % len(names)] if names else f"Player {one.id}",
            party=one.id,
            entrant=one.id,
        )
        for one in state.entrants
    )
    over = "over" if state.finished else "running"
    record = TournamentRecord(
        id=1, guild=1, channel=1, organiser=1, name="Cup", game="one-shot", options={}, language="en", made_at=0.0,
        settings=TournamentSettings(), state=state, phase=over,
    )  # fmt: skip
    open_now = {match.number: MatchRow(number=match.number, stage="playing") for match in open_matches(state)}
    return TournamentData(record=record, players=players, rows=open_now)


def played(format: str, size: int, rounds: int | None = None, **plan: object) -> Tournament:
    """After so many rounds, or to the end."""
    state, rng = tournament(format, size, **plan), Random(5)
    if rounds is None:
        return play_all(state, rng, draws=False)
    state = begin(state)
    for _ in range(rounds):
        state = play_round(state, rng, draws=False)
    return state


def layouts(data: TournamentData) -> list[Layout]:
    """Every part, and then each side as a whole."""
    sides = bracket(data.state)
    everything = whole(sides)
    cut = [lay_out(cards_of(data, everything, part)) for part in parts(sides)]
    return cut + [lay_out_whole(cards_of(data, everything, Part((section,)))) for section in everything]


def is_clean(layout: Layout) -> None:
    """Check that no match leaves the picture, overlaps another or is crossed by a line."""
    for box in layout.boxes:
        assert MARGIN - 1 <= box.left < box.right <= layout.width - MARGIN + 1, box
        assert MARGIN - 1 <= box.top < box.bottom <= layout.height - MARGIN + 1, box
        assert not box.card.is_crowned or box.top >= 44, "no room for the crown"
    for one, other in combinations(sorted(layout.boxes, key=lambda box: (box.left, box.top)), 2):
        if one.left == other.left:
            assert one.bottom + 4 <= other.top, (one, other)
        else:
            assert one.right + 10 <= other.left, (one, other)
    for path in layout.paths:
        assert path.start[0] < path.turn < path.end[0]
        low, high = sorted((path.start[1], path.end[1]))
        assert not [
            box for box in layout.boxes if box.left <= path.turn <= box.right and box.top < high and box.bottom > low
        ]


BRACKETS = [
    *((format, size, {}) for format in ("single", "double") for size in SIZES),
    *(("single", size, {"third_place": True}) for size in (4, 7, 16, 64)),
    *(("single", size, {"seats": (3, 4)}) for size in (3, 9, 14, 50, 128)),
    *(("groups", size, {}) for size in (4, 11, 16, 64)),
]


@pytest.mark.parametrize(("format", "size", "plan"), BRACKETS)
def test_nothing_overlaps_and_every_match_is_shown_from_the_beginning_to_the_end(format, size, plan):
    for rounds in (0, 1, None):
        data = tournament_data(played(format, size, rounds, **plan))
        sides = bracket(data.state)
        for layout in layouts(data):
            is_clean(layout)
        shown = {match.place for part in parts(sides) for match in part.matches}
        there = {match.place for side in sides for column in side.rounds for match in column if match.needed is True}
        assert there <= shown
        for part in parts(sides):
            for section in part.sections:
                assert len(section.columns) <= COLUMNS
                assert not section.is_tree or max(map(len, section.columns)) <= MATCHES


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("format", ["single", "double"])
def test_parts_are_as_wide_as_every_picture_and_files_are_small(format, size):
    data = tournament_data(played(format, size), ("W" * 32, "Quentin the Third", "Bartholomew & Co"))
    cut = layouts(data)
    for layout in cut[: len(parts(bracket(data.state)))][:2]:
        assert (layout.width, layout.height < 900) == (WIDTH, True)
        assert Image.open(BytesIO(encode(paint_bracket(layout)))).mode == "P"
    assert len(encode(paint_bracket(cut[-1]))) < 400_000  # 128 names in a font of the system


def test_the_best_of_everything_meet_in_the_last_part_and_neighbours_share_a_round():
    found = parts(bracket(played("single", 64, 0)))
    assert [len(part.sections[0].columns[0]) for part in found] == [8] * 5
    assert found[-1].sections[0].columns[-1][0].place == "W6.1"
    first = {match.place for match in found[0].matches}
    assert first & {match.place for match in found[-1].matches}
    assert len(parts(bracket(played("single", 16, 0)))) == 1
    assert len(parts(bracket(played("double", 4, 0)))) == 1
    assert len(parts(bracket(played("single", 500, 0)))) < 60


async def test_a_bracket_opens_where_something_happens_or_where_one_plays():
    picture_cache, state = PictureCache(), played("single", 64, 0)
    assert (await bracket_part(tournament_data(state), None, SAY, picture_cache)).at < 4
    late = played("single", 64, 4)
    assert (await bracket_part(tournament_data(late), None, SAY, picture_cache)).at == 4
    for own in (1, 17, 40, 64):
        shown = await bracket_part(tournament_data(state), None, SAY, picture_cache, own)
        seen = {seat.entrant for section in shown.sections for match in section.columns[0] for seat in match.seats}
        assert own in seen
    assert (await bracket_part(tournament_data(state), 999, SAY, picture_cache)).at == 4


def test_cards_tell_who_won_who_plays_who_waits_and_who_is_crowned():
    state = begin(tournament("single", 5))
    first = open_matches(state)[0]
    state = advance(record(state, first.number, by_scores(3, 12)))
    data, sides = tournament_data(state), bracket(state)
    cards = {card.place: card for card in cards_of(data, whole(sides), parts(sides)[0])[0].columns[0]}
    assert [card.state for card in cards.values()].count("bye") == 3
    done = next(card for card in cards.values() if card.state == "done")
    assert [(line.score, line.won, line.lost) for line in done.lines] == [("3", False, True), ("12", True, False)]
    later = cards_of(data, whole(sides), parts(sides)[0])[0].columns
    assert {card.state for card in later[1]} == {"running"}
    assert later[2][0].state == "coming"
    assert not later[2][0].is_crowned
    over = tournament_data(played("single", 5))
    last = cards_of(over, whole(bracket(over.state)), parts(bracket(over.state))[0])[0].columns[-1][0]
    assert last.is_crowned
    assert sum(line.won for line in last.lines) == 1


@pytest.mark.parametrize("size", [2, 8, 16, 64, 256])
def test_those_who_meet_in_the_first_round_have_different_colours(size):
    assert all(seed_colour(seed) != seed_colour(size + 1 - seed) for seed in range(1, size // 2 + 1))


def test_of_bigger_tables_all_who_go_on_are_marked_also_where_the_next_round_is_not_shown():
    data = tournament_data(played("single", 128, 1, seats=(3, 4)))
    sides = bracket(data.state)
    cards = cards_of(data, whole(sides), parts(sides)[0])[0].columns[0]
    assert all(sum(line.won for line in card.lines) == 2 for card in cards if len(card.lines) == 4)


def test_before_the_groups_are_done_a_bracket_says_which_places_lead_there():
    data = tournament_data(played("groups", 16, 0))
    cards = cards_of(data, whole(bracket(data.state)), parts(bracket(data.state))[0])[0].columns[0]
    assert {line.group for card in cards for line in card.lines} == {
        f"{group}{rank}" for group in "ABCD" for rank in (1, 2)
    }


def test_a_second_grand_final_is_there_once_it_has_to_be_played():
    state, rng = begin(tournament("double", 4)), Random(1)
    while "F1.1" not in {match.place for match in open_matches(state)}:
        state = play_round(state, rng, draws=False)
    assert "F2.1" not in {match.place for part in parts(bracket(state)) for match in part.matches}
    state = advance(record(state, open_matches(state)[0].number, by_scores(0, 1)))
    assert "F2.1" in {match.place for part in parts(bracket(state)) for match in part.matches}
    for layout in layouts(tournament_data(state)):
        is_clean(layout)


# --- names


@pytest.mark.parametrize("name", HOSTILE)
def test_only_characters_that_the_font_has_are_drawn(name):
    text = drawable(name)
    assert len(text) <= LONGEST
    assert all(has_glyph(character) or character == " " for character in text)


def test_names_are_drawn_as_far_as_they_can_be():
    drawn = {"Jörg": "Jorg", "Zoë 🎲": "Zoe", "𝓐𝓭𝓪": "Ada", "Łódź": "Lodz", "Straße": "Strasse", "a\nb": "a b"}
    assert {name: drawable(name) for name in drawn} == drawn
    assert [drawable(name) for name in ("Влад", "日本", "👑", "!!!", "", "Ada Влад")] == [""] * 6


@pytest.mark.parametrize("name", [*HOSTILE, "i" * 32, "Mm " * 10])
@pytest.mark.parametrize("width", [2, 20, 90, 300])
def test_no_name_is_wider_than_its_width(name, width):
    text = drawable(name)
    assert lettering(text, 18, width, (0, 0, 0)).width <= width
    assert fits("", 18, width)


@pytest.mark.parametrize("size", [4, 16, 64])
async def test_hostile_names_are_drawn_described_and_explained(size):
    data, picture_cache = tournament_data(played("single", size), HOSTILE), PictureCache()
    shown = await bracket_part(data, 0, SAY, picture_cache)
    assert 0 < len(shown.picture.description) <= 1024
    assert all(name not in legend(shown, SAY) for name in (" <@1>", "@everyone", "\u202e"))
    assert any("日本語の名前" in line for line in shown.legend) or size == 4
    layout = await render_bracket(data, 0, SAY, picture_cache)
    assert layout.fits()
    swiss = tournament_data(played("swiss", size), HOSTILE)
    table = await table_page(swiss, count(swiss.state), 0, SAY, picture_cache)
    assert 0 < len(table.picture.description) <= 1024
    assert (await render_announcement(swiss, SAY, picture_cache)).fits()
    assert (await render_standings(swiss, 0, SAY, picture_cache, 1)).fits()


async def test_the_legend_names_those_whom_the_picture_cannot():
    data = tournament_data(begin(tournament("single", 4)), ("Ada", "Влад", "Jörg", "W" * 32))
    shown = await bracket_part(data, None, SAY, PictureCache())
    assert [line.split()[0] for line in shown.legend] == ["**2**", "**3**", "**4**"]
    swiss = tournament_data(played("swiss", 4), ("Ada", "Влад", "Cy", "Dee"))
    lines = [
        part.content
        for part in (await render_standings(swiss, 0, SAY, PictureCache())).parts
        if hasattr(part, "content")
    ]
    assert "Влад (\\#2)" in "".join(lines)
    notice_ = await render_announcement(swiss, SAY, PictureCache())
    lines = [part.content for part in notice_.parts if hasattr(part, "content")]
    assert "-# In the picture: **\\#2** Влад" in lines
    assert {row.name for row in rows(swiss, count(swiss.state), 0)} == {"Ada", "#2", "Cy", "Dee"}


async def test_while_a_bracket_is_played_no_standings_are_shown_below_it():
    running = tournament_data(played("single", 8, 1))
    texts = [
        part.content
        for part in (await render_announcement(running, SAY, PictureCache())).parts
        if hasattr(part, "content")
    ]
    assert not any("Standings" in text for text in texts)
    over = tournament_data(played("single", 4), ("Ada", "Ben", "Cleo", "Dan"))
    texts = [
        part.content
        for part in (await render_announcement(over, SAY, PictureCache())).parts
        if hasattr(part, "content")
    ]
    assert any("### Standings\n🥇" in text for text in texts)
    assert [heading(one, SAY)[1] for one in (running, over)] == ["Semi-final", "Finished!"]


# --- what it shows in words


def test_the_description_says_who_beat_whom_who_plays_and_who_is_the_champion():
    data = tournament_data(played("single", 4), ("Ada", "Ben", "Cleo", "Dan"))
    part = parts(bracket(data.state))[0]
    words = describe(data, part, SAY, "W2.1")
    assert "Semi-final:" in words
    assert "Final:" in words
    assert words.count(" beat ") == 3
    assert "wins the tournament." in words
    running = tournament_data(played("single", 4, 0), ("Ada", "Ben", "Cleo", "Dan"))
    assert "Ada – Dan, playing now" in describe(running, parts(bracket(running.state))[0], SAY)
    assert "has a bye" in describe(
        tournament_data(played("single", 5, 0)), parts(bracket(played("single", 5, 0)))[0], SAY
    )


async def test_a_long_description_is_summed_up():
    data = tournament_data(played("single", 128), ("M" * 32,))
    words = [picture.description for picture in await whole_bracket(data, SAY, PictureCache())]
    assert "64 of 64 matches played" in words[0]
    assert len(words[0]) <= 1024


def test_the_standings_in_words_tell_points_movement_and_tie_breaks():
    state = played("swiss", 8, 2)
    data, counted = tournament_data(state), count(state)
    words = " ".join(build.describe_table(data, counted, counted.places, SAY).split())
    assert all(f"Player {one.id}" in words for one in state.entrants)
    assert all(SAY("tournament-tie-break", tie=name) in words for name in counted.numbers)
    assert "points" in words
    assert ("up " in words) == any(counted.moved(one) > 0 for one in counted.places)


def test_of_groups_it_tells_which_one_each_is_in():
    state = played("groups", 8, 1)
    data, counted = tournament_data(state), count(state)
    assert {row.group for row in rows(data, counted, 1)} == {"B"}
    shown = rows(data, counted, None)
    assert {row.group for row in shown} == {"A", "B"}
    words = build.describe_table(data, counted, counted.places, SAY)
    assert all(f"{row.place}. {row.name} ({row.group}) {row.points}" in words for row in shown)


# --- standings


@pytest.mark.parametrize("format", POINTS)
@pytest.mark.parametrize("size", [3, 16, 64])
def test_standings_of_every_format_are_small_pictures(format, size):
    plan = {"pods": {"seats": (3, 4)}, "duplicate": {"seats": (1, 2)}}.get(format, {})
    state = play_all(tournament(format, size if format != "robin" else min(size, 16), **plan), Random(2))
    data, counted = tournament_data(state), count(state)
    for page in range(-(-len(counted.places) // build.PAGE)):
        shown = rows(data, counted, page, own=2)
        assert 0 < len(shown) <= build.PAGE
        assert all(0 <= row.share <= 1 for row in shown)
        png = encode(paint_table(shown, is_over=True))
        assert (Image.open(BytesIO(png)).width, len(png) < 40_000) == (900, True)


def test_movement_is_since_the_round_before_and_late_comers_have_none():
    first = played("swiss", 8, 1)
    assert not count(begin(tournament("swiss", 8))).before
    assert not count(first).before
    late, number = enter_late(first)
    second = play_round(advance(late), Random(3))
    counted, before = count(second), {one.entrant: one.place for one in count(late).places if one.entrant != number}
    assert number not in counted.before
    assert set(counted.before) == set(before)
    assert {entrant: counted.before[entrant] for entrant in before} == before
    ups = [counted.moved(one) for one in counted.places]
    assert any(moved > 0 for moved in ups)
    assert any(moved < 0 for moved in ups)


def test_equal_standings_are_equal_pictures_and_others_are_not():
    state = played("swiss", 8, 2)
    data, counted = tournament_data(state), count(state)
    assert rows(data, counted, 0) == rows(tournament_data(state), count(state), 0)
    gone = drop(state, counted.places[-1].entrant)
    different = [
        rows(data, counted, 0),
        rows(data, counted, 0, own=1),
        rows(tournament_data(gone), count(gone), 0),
        rows(tournament_data(state, ("Ada", "Ben")), counted, 0),
    ]
    painted = {paint_table(one, is_over=False).tobytes() for one in different}
    assert len(set(different)) == len(painted) == 4


async def test_standings_are_counted_in_a_thread_once_for_each_change(monkeypatch):
    places = []
    monkeypatch.setattr(
        "cogs.tournament.pictures.standings.count",
        lambda state: places.append(threading.current_thread()) or count(state),
    )
    data = tournament_data(played("swiss", 9, 1))
    for _ in range(3):
        await tally(data)
    assert len(places) == 1
    assert places[0] is not threading.main_thread()
    await tally(tournament_data(played("swiss", 9, 2)))
    assert len(places) == 2


async def test_what_has_not_changed_is_not_painted_again(monkeypatch):
    painted = []
    monkeypatch.setattr(
        "cogs.tournament.pictures.build.paint_bracket", lambda layout: painted.append(1) or paint_bracket(layout)
    )
    data, picture_cache = tournament_data(played("single", 8, 1)), PictureCache()
    for _ in range(3):
        await render_announcement(data, SAY, picture_cache)
        await render_bracket(data, None, SAY, picture_cache)
    assert len(painted) == 1


async def test_a_tournament_goes_on_without_its_picture(monkeypatch):
    def fails(_layout):
        raise RuntimeError("no paint")

    monkeypatch.setattr("cogs.tournament.pictures.build.paint_bracket", fails)
    layout = await render_announcement(tournament_data(played("single", 8, 1)), SAY, PictureCache())
    assert not layout.pictures
    assert layout.fits()


async def test_before_anybody_has_won_there_are_no_standings_to_show():
    assert await overview(tournament_data(played("swiss", 8, 0)), SAY, PictureCache()) is None
    assert await overview(tournament_data(tournament("single", 8)), SAY, PictureCache()) is None
    assert (await overview(tournament_data(played("single", 8, 0)), SAY, PictureCache())).picture.name == "bracket.png"
    assert (
        await overview(tournament_data(played("groups", 8, 1)), SAY, PictureCache())
    ).picture.name == "standings.png"
    assert (await overview(tournament_data(played("groups", 8)), SAY, PictureCache())).picture.name == "bracket.png"


async def test_parts_are_named_by_side_and_rounds():
    picture_cache, data = PictureCache(), tournament_data(played("double", 16, 1))
    names = [part_name(data, await bracket_part(data, at, SAY, picture_cache), SAY) for at in range(3)]
    assert names[0].startswith("Winners' round 1 to Winners' final · part 1 of ")
    assert names[1].startswith("Losers' round 1 to Losers' round ")
    assert names[2].split(" · ")[0].endswith("to Grand final")
    two = tournament_data(played("single", 2))
    assert part_name(two, await bracket_part(two, None, SAY, picture_cache), SAY) == "Final"


# --- on Discord


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The simulation does not wait for threads."""

    async def work_here(work, given):
        return work(given)

    async def paint_here(_cache, _key, paint):
        return encode(paint())

    monkeypatch.setattr("bot.tournaments.pairing_thread.off_loop", work_here)
    monkeypatch.setattr(PictureCache, "png", paint_here)


def players(count: int) -> list[str]:
    return ["ana", "ben", "cy", "dee", *(f"p{number:02}" for number in range(5, count + 1))]


async def decide(world, *, most: int = 99) -> None:
    """The organiser decides the open matches, each for its first entrant."""
    data = await world.bot.tournaments.get(1)
    for match, _ in list(data.open_rows())[:most]:
        outcome = ">".join(map(str, match.entrants))
        await world.slash("boss", "tournament result", match=match.number, outcome=outcome)
    await settled(world)


def seen(message) -> str:
    """How the picture of a message is described."""
    return next(
        str(one["items"][0]["description"]) for part in message.parts for one in part["components"] if one["type"] == 12
    )


async def test_standings_come_with_their_picture_through_pages_and_restarts(world, at_once):
    await begin_on(world, "swiss", players(12), rounds="2")
    assert notice(world).pictures == ()
    await decide(world)
    assert notice(world).pictures == ("standings.png",)
    page = (await world.slash("ana", "tournament standings")).message
    assert page.pictures == ("standings.png",)
    assert "1. " in seen(page)
    assert "Page 1 of 2" in page.text
    old = page
    await world.restart()
    page = (await world.press_id("ana", page, page.button("▶"))).message
    assert page.pictures == ("standings.png",)
    assert "Page 2 of 2" in page.text
    assert seen(page).count(". ") < seen(old).count(". ")
    await decide(world)
    await world.restart()
    again = (await world.press_id("ana", old, old.button("▶"))).message
    assert "Page 2 of 2" in again.text
    assert again.pictures == ("standings.png",)
    champion = next(message for message in world.messages() if "champion" in message.text or "share" in message.text)
    assert champion.pictures == ("standings.png",)


async def test_a_bracket_is_on_the_public_message_and_paged_in_private(world, at_once):
    await begin_on(world, "single", players(20))
    assert notice(world).pictures == ("bracket.png",)
    public = notice(world)
    answer = await world.press_id("ana", public, public.button("Bracket"))
    page = answer.message
    assert page.ephemeral
    assert page.pictures == ("bracket.png",)
    assert "part " in page.text
    assert notice(world).parts == public.parts
    await world.restart()
    for label, part in (("⏭", 3), ("◀", 2), ("⏮", 1), ("▶", 2)):
        page = (await world.press_id("ana", page, page.button(label))).message
        assert f"part {part} of 3" in page.text
        assert page.pictures == ("bracket.png",)
    mine = (await world.press_id("ana", page, page.button("My match"))).message
    assert "ana" in seen(mine)
    everything = (await world.press_id("ana", page, page.button("Whole bracket"))).message
    assert everything.ephemeral
    assert everything.pictures == ("bracket-1.png",)
    table = (await world.press_id("ana", page, page.button("Standings"))).message
    assert table.pictures == ()
    assert "Page 1 of 2" in table.text
    back = (await world.press_id("ana", table, table.button("Bracket"))).message
    assert back.pictures == ("bracket.png",)
    assert (await world.slash("ben", "tournament standings")).message.pictures == ("bracket.png",)


async def test_the_champion_is_announced_with_the_bracket(world, at_once):
    await begin_on(world, "single")
    await decide(world)
    await decide(world)
    champion = next(message for message in world.messages() if "wins the tournament!" in message.text)
    assert champion.pictures == ("bracket.png",)
    assert "wins the tournament." in seen(champion)
    assert notice(world).pictures == ("bracket.png",)


@pytest.mark.parametrize("at", ["0", "999", "now", "own", "all", "0:a"])
async def test_forged_buttons_of_a_bracket_are_refused_with_the_reason(world, at_once, at):
    boss(world)
    await announce(world)
    for tournament_id in (1, 99, 10**17):
        custom_id = f"tk:{tournament_id}:{at}"
        button = {"type": 2, "style": 1, "label": "x", "custom_id": custom_id}
        forged = replace(notice(world), parts=({"type": 1, "components": [button]},))
        assert (await world.press_id("ana", forged, custom_id)).whisper
    assert notice(world).pictures == ()


async def test_a_stranger_has_no_match_of_their_own_and_other_servers_see_nothing(world, at_once):
    await begin_on(world, "single", players(20))
    world.invite("eve")
    page = (await world.slash("eve", "tournament standings")).message
    assert "not in this tournament" in (await world.press_id("eve", page, page.button("My match"))).whisper
    await world.add_server("elsewhere")
    button = {"type": 2, "style": 1, "label": "x", "custom_id": "tk:1:now"}
    forged = replace(page, parts=({"type": 1, "components": [button]},))
    assert "can't find that tournament" in (await world.press_id("ana", forged, "tk:1:now", "elsewhere")).whisper


async def test_a_cancelled_tournament_has_no_picture_any_more(world, at_once):
    await begin_on(world, "single")
    page = (await lead(world, "Cancel")).message
    await world.press_id("boss", page, page.button("Yes"))
    await settled(world)
    assert [message.pictures for message in world.messages() if "🏆" in message.text] == [()]
