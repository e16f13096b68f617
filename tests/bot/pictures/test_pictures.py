"""The picture cache: painted once, shared, slow pictures in a thread; canvas, sprites and the PNG files."""

from __future__ import annotations

import asyncio
import threading
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from bot.pictures import SEAT_COLOURS, Canvas, PictureCache, encode, paint_podium
from bot.pictures.colours import FAINT, GOLD, INK, IVORY, TEAL, mix
from bot.pictures.sprites import Sprite, SpriteCanvas, dimmed, number
from rules.game import Outcome


class Painter:
    """Paints a picture of one colour and records in which threads."""

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


async def test_every_picture_is_painted_off_the_event_loop():
    picture_cache = PictureCache()
    for turn in range(3):
        painter = Painter()
        painter.may_go_on.clear()
        asked = asyncio.create_task(picture_cache.png(("table", turn), painter))
        assert await asyncio.to_thread(painter.has_begun.wait, 10)  # the event loop runs on while the painter waits
        assert not asked.done()
        painter.may_go_on.set()
        await asked
        assert painter.threads != [threading.get_ident()]


async def test_concurrent_calls_share_one_painting():
    picture_cache, painter = PictureCache(), Painter()
    painter.may_go_on.clear()
    asked = [asyncio.create_task(picture_cache.png("key", painter)) for _ in range(5)]
    assert await asyncio.to_thread(painter.has_begun.wait, 10)
    painter.may_go_on.set()
    assert len(set(await asyncio.gather(*asked))) == 1
    assert len(painter.threads) == 1


async def test_a_cancelled_call_does_not_cancel_the_painting_for_others():
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


async def test_a_failure_is_raised_to_all_callers_and_not_cached():
    picture_cache = PictureCache()

    def spill() -> Image.Image:
        raise OSError("no paint")

    answers = await asyncio.gather(*(picture_cache.png("key", spill) for _ in range(3)), return_exceptions=True)
    assert [str(answer) for answer in answers] == ["no paint"] * 3
    with pytest.raises(OSError, match="no paint"):
        await picture_cache.png("key", spill)
    assert opened(await picture_cache.png("key", Painter())).size == (4, 4)


async def test_the_least_recently_used_picture_is_dropped_when_the_bytes_are_used_up():
    size = len(encode(Image.new("RGB", (4, 4), IVORY)))
    picture_cache = PictureCache(max_bytes=2 * size + size // 2)
    painters = {key: Painter() for key in "abc"}
    for key in "abaca":  # b is the least recently used when c is painted
        await picture_cache.png(key, painters[key])
    assert [len(painters[key].threads) for key in "abc"] == [1, 1, 1]
    await picture_cache.png("b", painters["b"])
    assert len(painters["b"].threads) == 2


async def test_a_picture_larger_than_the_cache_is_returned_all_the_same():
    assert opened(await PictureCache(max_bytes=10).png("key", Painter())).size == (4, 4)


def test_files_are_palette_pngs():
    file = opened(encode(Image.new("RGB", (8, 8), TEAL)))
    assert (file.format, file.mode) == ("PNG", "P")
    assert rgb(file).getpixel((3, 3)) == TEAL


def test_a_canvas_is_transparent_outside_its_round_corners_only():
    picture = opened(encode(Canvas(200, 100, SEAT_COLOURS[2], unit=1).finish())).convert("RGBA")
    corners = [picture.getpixel(at)[3] for at in ((0, 0), (199, 0), (0, 99), (199, 99))]
    assert corners == [0, 0, 0, 0]
    alpha = picture.getchannel("A")
    assert alpha.crop((30, 0, 170, 100)).getextrema() == (255, 255)
    assert alpha.transpose(Image.Transpose.ROTATE_180).tobytes() == alpha.tobytes()
    assert picture.getpixel((6, 50))[:3] == SEAT_COLOURS[2]
    assert picture.getpixel((100, 50))[:3] == TEAL


def test_digits_are_as_high_as_asked_and_never_clipped():
    for text in ("0", "1", "4", "24", "+13", "88"):
        sprite = number(text, 40, INK)
        left, top, right, bottom = sprite.mask.getbbox()
        assert 38 <= bottom - top <= 42, text
        assert min(left, top) > 0, text
        assert min(sprite.mask.width - right, sprite.mask.height - bottom) > 0, text


def square(colour: tuple[int, int, int], on: tuple[int, int, int]) -> Sprite:
    """A sprite whose left column of pixels is half covered."""
    canvas = SpriteCanvas(10, 10, unit=1)
    canvas.box((0.5, 0, 10, 10), 0, colour)
    return canvas.finish(on)


def test_dimmed_sprites_leave_the_original_alone():
    sprite = square(IVORY, TEAL)
    assert rgb(dimmed(sprite, TEAL).image).getpixel((5, 5)) == mix(IVORY, TEAL, FAINT)
    assert rgb(sprite.image).getpixel((5, 5)) == IVORY


@pytest.mark.parametrize("on", [TEAL, IVORY, SEAT_COLOURS[0]])
def test_smooth_edges_are_blended_with_the_background_they_are_put_on(on: tuple[int, int, int]):
    edge = rgb(square(INK, on).image).getpixel((0, 5))
    for channel, dark, light in zip(edge, INK, on, strict=True):
        assert min(dark, light) <= channel <= max(dark, light)
    assert edge not in (INK, on)


def test_a_sprite_covers_only_its_own_pixels():
    canvas, dot = Canvas(200, 100, unit=1), SpriteCanvas(4, 4, unit=1)
    before = rgb(canvas.finish())
    dot.box((1, 1, 2, 2), 0, IVORY)
    canvas.put(dot.finish(), 100, 50)
    assert ImageChops.difference(before, rgb(canvas.finish())).getbbox() == (101, 51, 102, 52)


def test_sprites_and_rectangles_may_reach_beyond_the_edge():
    canvas = Canvas(200, 100, unit=1)
    canvas.centre(square(IVORY, TEAL), 200, 50)
    canvas.fill((-20, 40, 5.4, 60), GOLD)
    canvas.fill((50, 50, 50, 60), GOLD)
    picture = rgb(canvas.finish())
    assert picture.getpixel((198, 50)) == IVORY
    assert (picture.getpixel((4, 50)), picture.getpixel((6, 50)), picture.getpixel((50, 55))) == (GOLD, TEAL, TEAL)


def test_lengths_are_in_units():
    canvas, sprite = Canvas(200, 100, unit=0.8), SpriteCanvas(50, 40, unit=0.8)
    sprite.box((0, 0, 50, 40), 0, IVORY)
    square = sprite.finish()
    assert (square.width, square.height, square.image.size) == (50, 40, (40, 32))
    canvas.put(square, 100, 50)
    canvas.fill((50, 50, 75, 60), GOLD)
    picture = rgb(canvas.finish())
    assert picture.size == (160, 80)
    assert [picture.getpixel(at) for at in ((79, 45), (80, 45), (119, 45), (120, 45))] == [TEAL, IVORY, IVORY, TEAL]
    assert [picture.getpixel(at) for at in ((39, 42), (40, 42), (59, 42), (60, 42))] == [TEAL, GOLD, GOLD, TEAL]


def test_a_copy_of_a_canvas_is_painted_on_by_itself():
    canvas = Canvas(200, 100, unit=1)
    before, copy = canvas.finish().tobytes(), canvas.copy()
    copy.put(square(IVORY, TEAL), 50, 50)
    assert canvas.finish().tobytes() == before != copy.finish().tobytes()
    assert copy.finish().size == (200, 100)


@pytest.mark.parametrize(
    ("scores", "places"),
    [((3, 9), (2, 1)), ((0, 0, 0), (1, 1, 1)), ((-4, 2, 1), (3, 1, 2)), (tuple(range(8)), (8, 7, 6, 5, 4, 3, 2, 1))],
)
def test_every_seat_is_on_the_podium(scores: tuple[int, ...], places: tuple[int, ...]):
    picture = rgb(paint_podium(Outcome(places=places, scores=scores, reason="points")))
    floor = picture.crop((0, 248, picture.width, 256))
    seen = {colour for _, colour in floor.getcolors(10_000)}
    assert set(SEAT_COLOURS[: len(scores)]) <= seen
