"""The easel: painted once, shared, off the event loop; and the files it gives out."""

from __future__ import annotations

import asyncio
import threading
from io import BytesIO

import pytest
from PIL import Image

from bot.pictures import SEAT_COLOURS, Canvas, PictureCache, encode, paint_podium
from bot.pictures.colours import FELT, INK, IVORY
from bot.pictures.sprites import SpriteCanvas, dimmed, number
from rules.game import Outcome


class Painter:
    """Paints a picture of one colour, and remembers when, where and how often."""

    def __init__(self, colour: tuple[int, int, int] = IVORY) -> None:
        self.colour = colour
        self.threads: list[int] = []
        self.has_begun = threading.Event()
        self.may_go_on = threading.Event()
        self.may_go_on.set()

    def __call__(self) -> Image.Image:
        self.threads.append(threading.get_ident())
        self.has_begun.set()
        assert self.may_go_on.wait(10)
        return Image.new("RGB", (4, 4), self.colour)


def opened(file: bytes) -> Image.Image:
    return Image.open(BytesIO(file))


def rgb(picture: Image.Image) -> Image.Image:
    return picture.convert("RGBA").convert("RGB")


async def test_a_picture_is_painted_once():
    picture_cache, painter = PictureCache(), Painter()
    first = await picture_cache.png("key", painter)
    assert await picture_cache.png("key", painter) == first
    assert len(painter.threads) == 1


async def test_another_key_is_another_picture():
    picture_cache = PictureCache()
    light, dark = await picture_cache.png("light", Painter(IVORY)), await picture_cache.png("dark", Painter(INK))
    assert rgb(opened(light)).getpixel((0, 0)) == IVORY
    assert rgb(opened(dark)).getpixel((0, 0)) == INK


async def test_painting_is_off_the_event_loop():
    painter = Painter()
    painter.may_go_on.clear()
    asked = asyncio.create_task(PictureCache().png("key", painter))
    assert await asyncio.to_thread(painter.has_begun.wait, 10)  # the loop still turns while the painter waits
    assert not asked.done()
    painter.may_go_on.set()
    await asked
    assert painter.threads != [threading.get_ident()]


async def test_those_who_ask_together_share_one_painting():
    picture_cache, painter = PictureCache(), Painter()
    painter.may_go_on.clear()
    asked = [asyncio.create_task(picture_cache.png("key", painter)) for _ in range(5)]
    assert await asyncio.to_thread(painter.has_begun.wait, 10)
    painter.may_go_on.set()
    assert len(set(await asyncio.gather(*asked))) == 1
    assert len(painter.threads) == 1


async def test_one_who_goes_away_leaves_the_picture_to_the_others():
    picture_cache, painter = PictureCache(), Painter()
    painter.may_go_on.clear()
    first, second = (asyncio.create_task(picture_cache.png("key", painter)) for _ in range(2))
    assert await asyncio.to_thread(painter.has_begun.wait, 10)
    first.cancel()
    await asyncio.sleep(0)
    painter.may_go_on.set()
    assert opened(await second).size == (4, 4)
    assert first.cancelled()
    assert len(painter.threads) == 1


async def test_a_failure_is_raised_to_everybody_and_not_kept():
    picture_cache = PictureCache()

    def spill() -> Image.Image:
        raise OSError("no paint")

    answers = await asyncio.gather(*(picture_cache.png("key", spill) for _ in range(3)), return_exceptions=True)
    assert [str(answer) for answer in answers] == ["no paint"] * 3
    with pytest.raises(OSError, match="no paint"):
        await picture_cache.png("key", spill)
    assert opened(await picture_cache.png("key", Painter())).size == (4, 4)


async def test_the_picture_asked_for_longest_ago_makes_room():
    picture_cache = PictureCache(keep=2)
    painters = {key: Painter() for key in "abc"}
    for key in "abaca":  # b is the one asked for longest ago when c comes
        await picture_cache.png(key, painters[key])
    assert [len(painters[key].threads) for key in "abc"] == [1, 1, 1]
    await picture_cache.png("b", painters["b"])
    assert len(painters["b"].threads) == 2


def test_files_are_palette_pngs():
    file = opened(encode(Image.new("RGB", (8, 8), FELT)))
    assert (file.format, file.mode) == ("PNG", "P")
    assert rgb(file).getpixel((3, 3)) == FELT


def test_felt_is_see_through_outside_its_round_corners_only():
    picture = opened(encode(Canvas(200, 100, SEAT_COLOURS[2]).finish())).convert("RGBA")
    corners = [picture.getpixel(at)[3] for at in ((0, 0), (199, 0), (0, 99), (199, 99))]
    assert corners == [0, 0, 0, 0]
    alpha = picture.getchannel("A")
    assert alpha.crop((30, 0, 170, 100)).getextrema() == (255, 255)
    assert alpha.transpose(Image.Transpose.ROTATE_180).tobytes() == alpha.tobytes()
    assert picture.getpixel((6, 50))[:3] == SEAT_COLOURS[2]
    assert picture.getpixel((100, 50))[:3] == FELT


def test_digits_are_as_high_as_asked_and_never_clipped():
    for text in ("0", "1", "4", "24", "+13", "88"):
        sprite = number(text, 40, INK)
        left, top, right, bottom = sprite.getbbox()
        assert 38 <= bottom - top <= 42, text
        assert min(left, top) > 0, text
        assert min(sprite.width - right, sprite.height - bottom) > 0, text


def test_dimmed_sprites_leave_the_original_alone():
    canvas = SpriteCanvas(10, 10)
    canvas.box((0, 0, 10, 10), 0, IVORY)
    sprite = canvas.finish()
    assert dimmed(sprite).getpixel((5, 5)) == (*IVORY, 102)
    assert sprite.getpixel((5, 5)) == (*IVORY, 255)


@pytest.mark.parametrize(
    ("scores", "places"),
    [((3, 9), (2, 1)), ((0, 0, 0), (1, 1, 1)), ((-4, 2, 1), (3, 1, 2)), (tuple(range(8)), (8, 7, 6, 5, 4, 3, 2, 1))],
)
def test_every_seat_stands_on_the_podium(scores: tuple[int, ...], places: tuple[int, ...]):
    picture = rgb(paint_podium(Outcome(places=places, scores=scores, reason="points")))
    floor = picture.crop((0, 310, picture.width, 320))
    seen = {colour for _, colour in floor.getcolors(10_000)}
    assert set(SEAT_COLOURS[: len(scores)]) <= seen
