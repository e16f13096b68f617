"""A village as a picture without words: coins, turns and points, the sixth cards by rows, and the cards in front."""

from __future__ import annotations

from collections.abc import Hashable

from PIL import Image

from bot.pictures import SEAT_COLOURS, Canvas, Colour, Sprite, number
from bot.pictures.colours import GOLD, IVORY, TEAL, TEAL_DARK
from bot.pictures.shared_sprites import pawn
from cogs.rokujika import sprites
from rules.rokujika.cards import CARDS, TIERS, offers
from rules.rokujika.state import COLUMNS, ROWS, TURNS, Racer, VillageView

_WIDTH = 900
_LEFT, _RIGHT = 30, 870
_HEADER = 58  # middle of the line with coins, turns and points
_DOTS = 104
_DISPLAY_TOP = 122
_GAP = 12
_COLUMN = sprites.SIXTH_WIDTH + _GAP
_FRONT_TOP = _DISPLAY_TOP + 2 * (sprites.SIXTH_HEIGHT + 8) + 12
_LINE = sprites.TILE_HEIGHT + 8
_RACE_LINE = 84


def village_key(village: VillageView, colour: Colour | None) -> Hashable:
    """Return everything the picture depends on and nothing else: equal keys mean equal pictures."""
    turns = tuple((done.sixth, done.cards is not None) for done in village.history)
    counts = (village.coins, village.points, village.pile, len(village.discards))
    return "village", colour, turns, village.phase == "over", counts, village.front, village.display, village.trademarks


def paint_village(village: VillageView, colour: Colour | None = None) -> Image.Image:
    """Paint the whole village; `colour` is the frame, the seat's own in a race."""
    trademark_lines = -(-len(village.trademarks) // ROWS)
    height = _FRONT_TOP + len(TIERS) * _LINE + trademark_lines * (sprites.SIXTH_HEIGHT + 8) + 24
    canvas = Canvas(_WIDTH, height, colour)
    found = offers(village.front, village.in_reach)
    scorable = {offer.sixth for offer in found}
    _put_header(canvas, village)
    for place, sixth in enumerate(village.display):
        row, column = divmod(place, COLUMNS)
        x, y = _LEFT + row * _COLUMN, _DISPLAY_TOP + column * (sprites.SIXTH_HEIGHT + 8)
        _put_sixth(canvas, village, sixth, (x, y), is_scorable=sixth in scorable)
    for row in range(ROWS):
        canvas.centre(sprites.turns_left(row + 1), _LEFT + row * _COLUMN + sprites.SIXTH_WIDTH / 2, _DOTS)
    _put_front(canvas, village, found[0].cards if found else ())
    top = _FRONT_TOP + len(TIERS) * _LINE + 4
    for place, sixth in enumerate(village.trademarks):
        line, column = divmod(place, ROWS)
        at = _LEFT + column * _COLUMN, top + line * (sprites.SIXTH_HEIGHT + 8)
        _put_sixth(canvas, village, sixth, at, is_scorable=sixth in scorable, is_trademark=True)
    return canvas.finish()


def race_key(racers: tuple[Racer, ...]) -> Hashable:
    """Return everything the picture of the race depends on."""
    return "race", tuple((racer.turn, racer.coins, racer.points, racer.score) for racer in racers)


def paint_race(racers: tuple[Racer, ...]) -> Image.Image:
    """Paint a line for each seat: turns played, coins, points."""
    canvas = Canvas(_WIDTH, 2 * 26 + len(racers) * _RACE_LINE - 8)
    for seat, racer in enumerate(racers):
        top, colour = 26 + seat * _RACE_LINE, SEAT_COLOURS[seat]
        middle = top + (_RACE_LINE - 8) / 2
        is_over = racer.score is not None
        canvas.put(sprites.line(_RIGHT - _LEFT, _RACE_LINE - 8, None if is_over else colour), _LEFT, top)
        canvas.centre(pawn(colour, 58, TEAL_DARK), _LEFT + 40, middle)
        for turn in range(1, TURNS + 1):
            is_behind = turn < racer.turn or (is_over and turn <= racer.turn)
            is_now = turn == racer.turn and not is_over
            cell = sprites.passed(colour) if is_behind else sprites.to_come(is_now, colour, TEAL_DARK)
            canvas.centre(cell, _LEFT + 62 + turn * 42, middle)
        _put_amount(canvas, sprites.coin(44, TEAL_DARK), racer.coins, (_LEFT + 546, middle), TEAL_DARK)
        _put_amount(canvas, sprites.star(48, TEAL_DARK), racer.points, (_LEFT + 696, middle), TEAL_DARK)
    return canvas.finish()


def _put_header(canvas: Canvas, village: VillageView) -> None:
    """Put coins on the left, points on the right, and between them the result of each turn."""
    _put_amount(canvas, sprites.coin(54), village.coins, (_LEFT + 4, _HEADER))
    _put_amount(canvas, sprites.star(58), village.points, (_RIGHT - 136, _HEADER))
    for turn in range(1, TURNS + 1):
        if turn <= len(village.history):
            last = village.history[turn - 1]
            points = CARDS.sixths[last.sixth].points if last.sixth else 0
            cell = sprites.done(points, last.cards is not None)
        else:
            cell = sprites.to_come(turn == village.turn and village.phase != "over")
        canvas.centre(cell, 206 + turn * 45, _HEADER)


def _put_amount(canvas: Canvas, icon: Sprite, amount: int, at: tuple[float, float], on: Colour = TEAL) -> None:
    """Put an icon and a number beside it; `at` is the left end of the line, and its middle."""
    left, middle = at
    canvas.put(icon, left, middle - icon.height / 2)
    digits = number(str(amount), 38, GOLD if amount else IVORY, on)
    canvas.put(digits, left + icon.width + 10, middle - digits.height / 2)


def _put_sixth(
    canvas: Canvas,
    village: VillageView,
    sixth: str | None,
    at: tuple[float, float],
    *,
    is_scorable: bool,
    is_trademark: bool = False,
) -> None:
    """Put a sixth card, and on it the cards it asks for; or its empty place."""
    x, y = at
    if sixth is None:
        canvas.put(sprites.sixth_place(), x, y)
        return
    canvas.put(sprites.sixth(sixth, is_scorable, is_trademark), x, y)
    for card, left, top in sprites.chips(sixth):
        canvas.put(sprites.chip(card, card in village.front), x + left, y + round(top))


def _put_front(canvas: Canvas, village: VillageView, best: tuple[str, ...]) -> None:
    """Put the cards in front by tier, those of the best set framed; the two piles beside them."""
    for line, tier in enumerate(TIERS):
        y = _FRONT_TOP + line * _LINE
        cards = [card for card in village.front if CARDS.cards[card].tier == tier]
        if not cards:
            canvas.put(sprites.tile_place(tier), _LEFT, y)
        for place, card in enumerate(cards):
            canvas.put(sprites.tile(card, card in best), _LEFT + place * (sprites.TILE_WIDTH + 7), y)
    pile, discards = sprites.back(village.pile, True), sprites.back(len(village.discards), False)
    canvas.put(pile, _RIGHT - pile.width, _FRONT_TOP)
    canvas.put(discards, _RIGHT - discards.width, _FRONT_TOP + len(TIERS) * _LINE - 8 - discards.height)
