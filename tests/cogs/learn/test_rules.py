"""`/rules`: every game explains itself, truly and within Discord's limits, and its pages turn after any restart."""

from __future__ import annotations

import json
import re
import threading
from dataclasses import replace
from pathlib import Path

import discord
import pytest
import structlog
from discord import ui
from fluent.syntax import FluentParser, ast

from bot.i18n import languages, localizer
from bot.pictures import PictureCache
from bot.pictures.canvas import Canvas
from bot.pictures.colours import TEAL
from bot.tables.service import Scene
from cogs.just_one import rulebook as just_one
from cogs.learn.pages import Book, Page, Situation, example_record
from cogs.learn.rules import draw_page
from cogs.omiga import rulebook as omiga
from cogs.omiga.panel import OmigaPanel
from cogs.one_shot import rulebook as one_shot
from cogs.only_one import rulebook as only_one
from cogs.rokujika import rulebook as rokujika
from cogs.table.options import option_text, option_values
from rules.catalogue import GAMES
from rules.errors import Refusal
from rules.rokujika.cards import offers
from tests.worlds import Message, walk
from tests.worlds.simulated import SimulatedWorld

BOOKS: dict[str, Book] = {
    "one-shot": one_shot.BOOK,
    "just-one": just_one.BOOK,
    "only-one": only_one.BOOK,
    "rokujika": rokujika.BOOK,
    "omiga": omiga.BOOK,
}
EVERY_PAGE = [(game, page.name) for game, book in BOOKS.items() for page in book.pages]
TEXTS = sorted((Path(__file__).parents[3] / "cogs").glob("*/texts/rules/en.ftl"))
LONGEST_PAGE = 900
LONGER = {"de": 1.35, "es": 1.3, "fr": 1.35, "pt": 1.3}  # the same text takes more letters than in English ...
SHORTEST = {"ja": 0.4}  # ... or fewer
SAY = localizer("en")


def sentences() -> dict[str, ast.Message]:
    return {
        entry.id.name: entry
        for file in TEXTS
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
    }


def references(node: object) -> set[str]:
    """Every other sentence that a sentence is put together from."""
    if isinstance(node, ast.MessageReference):
        return {node.id.name}
    parts = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    return {name for part in parts for name in references(part)}


def literal_text(message: ast.Message) -> str:
    assert message.value is not None
    return "".join(
        element.value if isinstance(element, ast.TextElement) else "{}" for element in message.value.elements
    )


# --- what the books are made of


async def test_every_game_of_the_catalogue_brings_its_pages(world):
    books = {game.name: game.rules for game in world.bot.games}
    assert set(books) == set(GAMES)
    assert {game: [page.name for page in book.pages] for game, book in books.items()} == {
        game: [page.name for page in book.pages] for game, book in BOOKS.items()
    }
    for book in books.values():
        names = [page.name for page in book.pages]
        assert 4 <= len(names) <= 7
        assert len(set(names)) == len(names)
        assert names[0] == "about"
        assert sum(page.situation is not None for page in book.pages) >= 2
        assert sum(page.lists_options for page in book.pages) == 1


def test_every_sentence_of_the_rules_belongs_to_a_page():
    wanted = set()
    for game, book in BOOKS.items():
        for page in book.pages:
            key = f"{game}-rules-{page.name}"
            wanted |= {key, f"{key}-title"} | ({f"{key}-picture"} if page.situation else set())
    named = {"omiga-rules-white", "omiga-rules-black"}  # parts of other sentences
    assert set(sentences()) == wanted | named


def test_buttons_are_named_by_the_keys_that_the_game_itself_uses():
    for key, message in sentences().items():
        for name in references(message):
            assert SAY.knows(name), f"{key} speaks of {name}"
            assert "-rules-" not in name


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_name_the_buttons_of_the_game(game):
    named = {name for key, message in sentences().items() if key.startswith(game) for name in references(message)}
    # a button of the game that nobody explains: a panel, a replay and the like may be left out, moves may not
    buttons = {key for key in keys_of(game) if "-button-" in key}
    unexplained = {
        "one-shot": {"one-shot-button-pass-last", "one-shot-button-take-last", "one-shot-button-take-only"},
        "just-one": {
            "just-one-button-write-two",
            "just-one-button-change",
            "just-one-button-change-two",
            "just-one-button-blank",
        },
        "only-one": {f"only-one-button-{power}" for power in ("peek", "look", "keep", "skip")},
        "rokujika": {f"daily-button-{act}" for act in ("today", "resume", "practise", "share")},
    }
    assert buttons - named == unexplained.get(game, set())


def keys_of(game: str) -> set[str]:
    folder = Path(__file__).parents[3] / "cogs" / game.replace("-", "_") / "texts" / "en.ftl"
    return set(re.findall(r"^([a-z][\w-]*) =", folder.read_text(encoding="utf-8"), flags=re.MULTILINE))


def test_numbers_of_the_rules_are_filled_in_and_not_written_down():
    for key, message in sentences().items():
        text = re.sub(r"^\d\. ", "", literal_text(message), flags=re.MULTILINE)  # steps
        text = "\n".join(line for line in text.splitlines() if "⏱️" not in line)  # how long it takes is no rule
        assert set(re.findall(r"\d+", text)) <= {"0", "1", "007"}, key


# --- each page


@pytest.mark.parametrize("language", sorted(languages()))
@pytest.mark.parametrize(("game", "name"), EVERY_PAGE)
async def test_a_page_is_short_complete_and_within_the_limits_of_discord(game, name, language):
    book = BOOKS[game]
    with structlog.testing.capture_logs() as logs:
        layout = await draw_page(game, book, book.place_of(name), localizer(language), PictureCache())
    assert not logs, "a sentence is missing or lacks a value"
    view = layout.view()
    assert view.total_children_count <= 40
    assert view.content_length() <= 4000
    texts = [part.content for part in layout.parts if isinstance(part, ui.TextDisplay)]
    assert 150 * SHORTEST.get(language, 1) < len(texts[-1]) <= LONGEST_PAGE * LONGER.get(language, 1)
    assert not re.search(r"[{}]|\$\w|None", "".join(texts))
    assert str(min(GAMES[game].seats)) in texts[-1] or str(max(GAMES[game].seats)) in texts[-1] or name != "about"
    for picture in layout.pictures:
        assert picture.png.startswith(b"\x89PNG")
        assert 150 * SHORTEST.get(language, 1) < len(picture.description) < 1024  # shorter, or its end would be cut off
        assert not re.search(r"[{}]|\$\w|None", picture.description)


@pytest.mark.parametrize("game", GAMES)
async def test_the_rules_list_every_option_of_the_lobby(game):
    book = BOOKS[game]
    place = next(at for at, page in enumerate(book.pages) if page.lists_options)
    layout = await draw_page(game, book, place, SAY, PictureCache())
    text = "\n".join(part.content for part in layout.parts if isinstance(part, ui.TextDisplay))
    for option in option_values(game):
        assert option_text(game, option, SAY) in text


async def test_a_picture_is_painted_once_and_not_on_the_loop():
    painted_in = []

    def paint(_moment):
        painted_in.append(threading.current_thread())
        return Canvas(40, 40, TEAL).finish()

    def play():
        assert threading.current_thread() is not threading.main_thread()
        return 7

    book = Book((Page("about", Situation(play, paint, lambda moment, _say: {"tiles": moment})),), lambda _say: {})
    picture_cache = PictureCache()
    for _ in range(3):
        await draw_page("one-shot", book, 0, SAY, picture_cache)
    assert len(painted_in) == 1
    assert painted_in[0] is not threading.main_thread()


@pytest.mark.parametrize(("game", "page"), [("rokujika", 1), ("rokujika", 3), ("omiga", 1)])
async def test_a_picture_with_words_in_it_is_painted_in_the_language(game, page):
    book, picture_cache = BOOKS[game], PictureCache()
    pictures = {
        (await draw_page(game, book, page, localizer(language), picture_cache)).pictures[0].png
        for language in languages()
    }
    assert len(pictures) == len(languages())


# --- the situations are what the texts say of them


def test_one_shot_shows_a_tile_on_offer_and_a_turn_with_a_bonus():
    view = one_shot.tile_on_offer()
    assert view.phase == "choose"
    assert view.coins
    assert view.shown not in view.coins
    turn = one_shot.turn_ended().last_turn
    assert turn is not None
    assert turn.score == sum(coin.value for coin in turn.coins) + turn.bonus
    assert turn.bonus == turn.aside


@pytest.mark.parametrize("language", sorted(languages()))
def test_just_one_shows_the_word_that_the_clues_are_for(language):
    word, clues = just_one.EXAMPLES[language]
    view = just_one.clues_compared(language)
    assert view.word == word
    assert [(seen.clue.seat, seen.clue.text) for seen in view.clues] == [*zip(just_one.WRITERS, clues, strict=True)]
    assert [seen.clue.text for seen in view.clues if seen.clue.cancelled] == [clues[0], clues[2]]
    assert not any(seen.clue.doubt for seen in view.clues)
    assert just_one.clues_being_written(language).clues == ()
    left = just_one.clues_left(language)
    assert left.word is None
    assert [seen.clue.text for seen in left.clues] == [clues[1], clues[3]]
    assert left.cancelled == 2


def test_only_one_shows_a_card_that_fits_here_and_busts_there():
    view = only_one.card_to_place()
    assert view.would_bust
    assert set(view.may_place) > set(view.would_bust)
    assert not any(view.scores)
    assert only_one.all_scored().outcome is not None


def test_rokujika_shows_a_new_village_without_a_set_and_one_with_the_best_of_sets():
    new = rokujika.new_village()
    assert not offers(new.front, new.in_reach)
    assert offers(rokujika.set_in_front().front, rokujika.set_in_front().in_reach)[0].sixth is not None
    assert rokujika.grown_village().phase == "over"


async def test_omiga_shows_buttons_that_are_there():
    view = omiga.cards_to_lay()
    values = omiga.BOOK.pages[4].situation.values(view, SAY)
    scene = Scene(example_record("omiga", 2), view, None, None)
    layout = await OmigaPanel()(scene, 0, SAY, PictureCache())
    labels = [part["label"] for part in walk(layout.view().to_components()) if part["type"] == 2]
    assert {values["fits"], values["misfit"], "1 → A"} <= set(labels)
    assert omiga.round_won().results[-1].winner == 0
    assert set(values["needs"].split(", ")) <= set(values["edges"].split(", "))


def test_equal_clues_are_equal_scribbles_and_different_ones_differ():
    view = just_one.clues_compared()
    assert just_one.paint(view).tobytes() == just_one.paint(view).tobytes()
    from cogs.just_one.picture import _clue

    assert _clue("egypt", False).image.tobytes() != _clue("tomb", False).image.tobytes()
    assert _clue("egypt", False).image.tobytes() != _clue("egypt", True).image.tobytes()


# --- turning pages


def forged(message: Message, old: str, new: str) -> Message:
    """The message with another custom_id in it: an old version's, or an attacker's."""
    return replace(message, parts=json.loads(json.dumps(message.parts).replace(json.dumps(old), json.dumps(new))))


def titles(world: SimulatedWorld, who: str) -> list[str]:
    return [title for message in world.private(who) for title in re.findall(r"^## (.*)$", message.text, re.MULTILINE)]


@pytest.mark.parametrize("game", GAMES)
async def test_a_book_is_read_from_the_first_page_to_the_last_and_back(world, game):
    shown = (await world.slash("ana", "rules", game=game)).message
    assert shown.ephemeral
    assert world.messages() == []  # nobody else sees anything, and no table is needed
    assert shown.labels == ["Next"]
    for page in BOOKS[game].pages[1:]:
        await world.press_id("ana", shown, shown.button("Next"))
        (shown,) = world.private("ana")
        assert SAY(f"{game}-rules-{page.name}-title") in shown.text
        assert bool(shown.pictures) == (page.situation is not None)
    assert shown.labels == ["First", "Back", "Learn by playing"]
    await world.press_id("ana", shown, shown.button("Back"))
    await world.press_id("ana", shown, shown.button("First"))
    (shown,) = world.private("ana")
    assert "page 1 of" in shown.text


async def test_a_page_can_be_chosen_by_its_title(world):
    shown = (await world.slash("ben", "rules", game="omiga")).message
    titles = [option["label"] for option in shown.select("rp:omiga")["options"]]
    assert titles[:2] == [f"1. {SAY('omiga-rules-about-title')}", f"2. {SAY('omiga-rules-table-title')}"]
    await world.choose("ben", shown, "rp:omiga", "end")
    (shown,) = world.private("ben")
    assert f"## {SAY('omiga-rules-end-title')}" in shown.text


async def test_pages_turn_after_a_restart(world):
    shown = (await world.slash("ana", "rules", game="rokujika")).message
    await world.restart()
    await world.press_id("ana", shown, shown.button("Next"))
    assert titles(world, "ana") == ["What you see"]


async def test_the_lobby_opens_the_first_page_for_anybody_and_stays_as_it_is(world):
    await world.slash("ana", "play", game="just-one")
    before = world.table()
    answer = await world.press_more("dee", "Rules")  # who has no seat
    assert SAY("just-one-rules-about-title") in answer.whisper
    assert answer.message.ephemeral
    assert world.table() == before
    await world.restart()
    await world.press_more("dee", "Rules")
    assert titles(world, "dee")[-1] == SAY("just-one-rules-about-title")
    assert world.table() == before


async def test_two_people_read_at_the_same_time_without_disturbing_each_other(world):
    ana = (await world.slash("ana", "rules", game="one-shot")).message
    ben = (await world.slash("ben", "rules", game="only-one")).message
    await world.press_together([("ana", ana, ana.button("Next")), ("ben", ben, ben.button("Next"))])
    assert "ONE SHOT" in world.private("ana")[0].text
    assert "Only One" in world.private("ben")[0].text


@pytest.mark.parametrize(
    ("custom_id", "answer"),
    [
        ("r:one-shot:a-page-of-old:next", "That page is gone"),
        ("r:chess:about:next", "know a game called chess"),
        ("r:chess::open", "know a game called chess"),
        ("r:-:-:first", "know a game called"),
        ("r:one-shot:about:sideways", "older version"),
        ("r:one-shot:../../etc:next", "older version"),
        ("r:ONE:about:next", "older version"),
    ],
)
async def test_an_old_or_forged_button_is_answered_kindly(world, custom_id, answer):
    shown = (await world.slash("ana", "rules", game="one-shot")).message
    said = await world.press_id("ana", forged(shown, shown.button("Next"), custom_id), custom_id)
    assert answer in said.whisper
    assert titles(world, "ana")[0] == SAY("one-shot-rules-about-title")  # the page that was open stays


async def test_a_page_chosen_that_is_no_more_is_answered_kindly(world):
    shown = (await world.slash("ana", "rules", game="one-shot")).message
    game = world.bot.games["one-shot"]
    shorter = Book(tuple(page for page in game.rules.pages if page.name != "tips"))
    world.bot.games.add(replace(game, rules=shorter))
    said = await world.choose("ana", shown, "rp:one-shot", "tips")
    assert "That page is gone" in said.whisper


async def test_a_button_of_the_rules_never_edits_what_everybody_sees(world):
    await world.slash("ana", "play", game="one-shot")
    before = world.table()
    false = forged(before, before.button("More"), "r:one-shot:turn:next")
    said = await world.press_id("ben", false, false.button("More"))
    assert "Your turn" in said.whisper
    assert world.table() == before


@pytest.mark.parametrize("on_table", [False, True])
async def test_a_page_that_takes_long_to_paint_arrives_all_the_same(world, monkeypatch, on_table):
    monkeypatch.setattr("cogs.core.errors.DEFER_AFTER_SECONDS", 0.0)
    slow = threading.Event()

    def play() -> int:
        slow.wait(0.1)
        return 1

    page = Page("about", Situation(play, lambda _one: Canvas(40, 40).finish(), lambda one, _say: {"tiles": one}))
    if on_table:
        await world.slash("ana", "play", game="one-shot")
        before = world.table()
        world.bot.games.add(replace(world.bot.games["one-shot"], rules=Book((page,))))
        answer = await world.forge("ben", before, "r:one-shot::open")
        assert SAY("one-shot-rules-about-title") in answer.whisper
        assert world.table() == before
    else:
        shown = (await world.slash("ben", "rules", game="omiga")).message
        await world.press_id("ben", shown, shown.button("Next"))
        (shown,) = world.private("ben")
        world.bot.games.add(replace(world.bot.games["one-shot"], rules=Book((page,))))
        false = forged(shown, shown.button("First"), "r:one-shot:about:first")
        await world.press_id("ben", false, false.button("First"))
    assert titles(world, "ben") == [SAY("one-shot-rules-about-title")]


async def test_help_mentions_every_command_that_one_can_use(world):
    boss = world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    world.invite("mo", roles=[boss])
    said = (await world.slash("mo", "help")).whisper
    for command in world.bot.tree.get_commands():
        assert f"</{command.name}" in said or command.name == "help", command.name
    assert "settings" not in (await world.slash("ana", "help")).whisper


async def test_the_commands_of_the_help_can_be_clicked(world):
    registered = {command.name: command.id for command in await world.bot.tree.fetch_commands()}
    for _ in range(2):
        said = (await world.slash("ana", "help")).whisper
        assert f"</play:{registered['play']}>" in said
        assert f"</table show:{registered['table']}>" in said
        assert "`/" not in said
        await world.restart()  # the commands are synced already, and their ids are fetched


async def test_without_ids_the_help_names_the_commands(world):
    world.bot.command_mentions = {}
    said = (await world.slash("ana", "help")).whisper
    assert "`/play`" in said
    assert "`/table show`" in said


async def test_the_help_is_one_short_page(world):
    page = (await world.slash("ana", "help")).message
    assert len([line for line in page.text.splitlines() if line]) <= 14
    assert {option["value"] for option in page.select("g:choose")["options"]} == set(GAMES)


async def test_from_the_help_to_a_table(world):
    page = (await world.slash("ana", "help")).message
    await world.restart()
    await world.choose("ana", page, "g:choose", "omiga")
    assert "Omiga" in world.table().text
    assert "Join" in world.table().labels


def test_a_page_is_found_by_name_and_no_name_is_the_first():
    book = BOOKS["omiga"]
    assert book.place_of("") == 0
    assert book.place_of(book.pages[-1].name) == len(book.pages) - 1
    with pytest.raises(Refusal):
        book.place_of("about ")


async def test_a_rules_button_in_a_private_message_does_not_take_its_place(world):
    panel = (await world.slash("ana", "help")).message
    button = {"type": 2, "style": 2, "label": "Rules", "custom_id": "r:omiga::open"}
    said = await world.press_id("ana", replace(panel, parts=({"type": 1, "components": [button]},)), "r:omiga::open")
    assert SAY("omiga-rules-about-title") in said.whisper
    assert len(world.private("ana")) == 2  # the help is still there
