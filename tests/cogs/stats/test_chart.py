"""The rating chart: range, file size, shape of the line."""

from __future__ import annotations

import pytest
from PIL import Image

from bot.i18n import localizer
from bot.pictures import encode
from bot.stats.ratings import GameStats
from cogs.stats.chart import GAMES_SHOWN, paint_path, path_key
from cogs.stats.page import LONGEST_DESCRIPTION, chart_alt_text
from rules.ratings import NEW, Rating, Streaks, rate


def climbing(games: int) -> tuple[Rating, ...]:
    path = [NEW]
    for _ in range(games):
        path.append(rate((0, 1), (1, 2), (path[-1], NEW))[0])
    return tuple(path)


@pytest.mark.parametrize(
    "path",
    [climbing(1), climbing(30), climbing(500), (Rating(25, 0.5),) * 2, (NEW, Rating(-60, 8), Rating(140, 8))],
    ids=["one", "thirty", "many", "flat", "wild"],
)
def test_any_path_becomes_a_small_palette_picture(path):
    picture = paint_path(path)
    assert (picture.mode, picture.size) == ("P", (900, 420))
    assert len(encode(picture)) < 30_000


def test_the_line_goes_where_the_rating_goes():
    def heights(path: tuple[Rating, ...]) -> tuple[int, int]:
        """Return the height of the gold line at the left and right edge."""
        picture = paint_path(path).convert("RGBA")
        found = []
        for left, right in ((96, 128), (656, 678)):
            part = picture.crop((left, 32, right, 304))
            rows = [y for y in range(part.height) if any(_is_gold(part, x, y) for x in range(part.width))]
            found.append(sum(rows) // len(rows))
        return found[0], found[1]

    rising = climbing(30)
    left, right = heights(rising)
    assert right < left, "up is better"
    left, right = heights(tuple(reversed(rising)))
    assert right > left


def _is_gold(picture: Image.Image, x: int, y: int) -> bool:
    red, green, blue, _ = picture.getpixel((x, y))
    return red > 220 and 170 < green < 230 and blue < 130


def test_the_same_path_is_not_painted_twice_and_only_the_last_games_matter():
    many = climbing(500)
    assert path_key(many) == path_key(many[-GAMES_SHOWN - 1 :])
    assert path_key(many) != path_key(many[:-1])


def test_the_description_says_what_it_shows():
    path = (NEW, Rating(30, 6), Rating(20, 5), Rating(26, 4))
    text = chart_alt_text(
        GameStats("one-shot", games=3, wins=1, draws=0, streaks=Streaks(0, 1), path=path), localizer("en")
    )
    assert "ONE SHOT over the last 3 games" in text
    assert "started at 1500, was 1380 at its lowest and 1620 at its highest, and is now 1524" in text
    assert "96 up or down" in text
    assert len(text) <= LONGEST_DESCRIPTION
