"""A village as a picture: coins, turns and points, the sixth cards in rows, and the cards in front."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PIL import Image

from bot.i18n import FALLBACK, Localizer, localizer
from bot.pictures import SEAT_COLOURS, Canvas, Colour, Sprite, number
from bot.pictures.colours import GOLD, IVORY, TEAL, TEAL_DARK
from bot.pictures.shared_sprites import pawn
from bot.pictures.text import name_tag
from cogs.rokujika import sprites
from rules.rokujika.cards import CARDS, TIERS, offers
from rules.rokujika.state import COLUMNS, ROWS, TURNS, Racer, VillageView

_WIDTH = 900
_LEFT, _RIGHT = 30, 870
_HEADER = 52  # middle of the line with coins, points, turns and the pile
_DISPLAY_TOP = 95
_SIXTH_LEFT = _LEFT + 34  # right of the dots that say how long a row stays
_COLUMN, _ROW = sprites.SIXTH_WIDTH + 10, sprites.SIXTH_HEIGHT + 6
_FRONT_TOP = _DISPLAY_TOP + ROWS * _ROW + 6
_LINE = sprites.TILE_HEIGHT + 6
_TILE_GAP, _WIDE_TILES = 7, 3  # cards of a tier that have room for their names in full
_TRADEMARKS = 4  # as many are drawn; a number is shown for the others
_TRADEMARK_LINE = sprites.TRADEMARK_HEIGHT + 5
_RACE_LINE = 84


def turns_left(village: VillageView, row: int) -> int:
    """Return for how many turns the cards of a row, counted from 0, can still be scored. R-16: turn 10 is the last."""
    return min(row + 1, TURNS + 1 - village.turn)


def village_key(village: VillageView, colour: Colour | None, language: str = FALLBACK) -> Hashable:
    """Return everything the picture depends on and nothing else: equal keys mean equal pictures."""
    turns = tuple((done.sixth, done.cards is not None) for done in village.history)
    counts = (village.coins, village.points, village.pile)
    shown = (village.front, village.display, village.trademarks)
    return "village", language, colour, turns, village.phase == "over", counts, shown


def paint_village(village: VillageView, colour: Colour | None = None, say: Localizer | None = None) -> Image.Image:
    """Paint the whole village; `colour` is the frame, the seat's own in a race."""
    say = say or localizer(FALLBACK)
    trademarks = village.trademarks[:_TRADEMARKS]
    trademark_lines = -(-len(trademarks) // COLUMNS)
    height = _FRONT_TOP + len(TIERS) * _LINE + trademark_lines * _TRADEMARK_LINE + 12
    canvas = Canvas(_WIDTH, height, colour)
    found = offers(village.front, village.in_reach)
    scorable = {offer.sixth for offer in found}
    _put_header(canvas, village)
    for place, sixth in enumerate(village.display):
        row, column = divmod(place, COLUMNS)
        at = _SIXTH_LEFT + column * _COLUMN, _DISPLAY_TOP + row * _ROW
        _put_sixth(canvas, village, sixth, at, say, is_scorable=sixth in scorable)
    for row in range(ROWS):
        dots = sprites.turns_left(turns_left(village, row))
        canvas.centre(dots, _LEFT + 12, _DISPLAY_TOP + row * _ROW + sprites.SIXTH_HEIGHT / 2)
    _put_front(canvas, village, found[0].cards if found else (), say)
    top = _FRONT_TOP + len(TIERS) * _LINE
    for place, sixth in enumerate(trademarks):
        line, column = divmod(place, COLUMNS)
        at = _SIXTH_LEFT + column * _COLUMN, top + line * _TRADEMARK_LINE
        _put_sixth(canvas, village, sixth, at, say, is_scorable=sixth in scorable, is_trademark=True)
    if len(village.trademarks) > _TRADEMARKS:
        more = number(f"+{len(village.trademarks) - _TRADEMARKS}", 20, IVORY)
        canvas.centre(more, _LEFT + 12, top + trademark_lines * _TRADEMARK_LINE / 2)
    return canvas.finish()


def race_key(racers: Sequence[Racer], names: Sequence[str]) -> Hashable:
    """Return everything the picture of the race depends on."""
    return "race", tuple((racer.turn, racer.coins, racer.points, racer.score) for racer in racers), tuple(names)


def paint_race(racers: Sequence[Racer], names: Sequence[str]) -> Image.Image:
    """Paint a line for each seat: name, turns played, coins, points."""
    canvas = Canvas(_WIDTH, 2 * 26 + len(racers) * _RACE_LINE - 8)
    for seat, racer in enumerate(racers):
        top, colour = 26 + seat * _RACE_LINE, SEAT_COLOURS[seat]
        middle = top + (_RACE_LINE - 8) / 2
        is_over = racer.score is not None
        canvas.put(sprites.line(_RIGHT - _LEFT, _RACE_LINE - 8, None if is_over else colour), _LEFT, top)
        canvas.centre(pawn(colour, 54, TEAL_DARK), _LEFT + 34, middle)
        name = name_tag(names[seat], seat, 22, 196, IVORY, TEAL_DARK)
        canvas.put(name, _LEFT + 64, middle - name.height / 2)
        for turn in range(1, TURNS + 1):
            is_behind = turn < racer.turn or (is_over and turn <= racer.turn)
            is_now = turn == racer.turn and not is_over
            cell = sprites.racing(colour, "done" if is_behind else "now" if is_now else "to come")
            canvas.centre(cell, _LEFT + 254 + turn * 30, middle)
        _put_amount(canvas, sprites.coin(44, TEAL_DARK), racer.coins, (_LEFT + 574, middle), TEAL_DARK)
        _put_amount(canvas, sprites.star(48, TEAL_DARK), racer.points, (_LEFT + 694, middle), TEAL_DARK)
    return canvas.finish()


def _put_header(canvas: Canvas, village: VillageView) -> None:
    """Put coins and points, the result of each turn, and the pile."""
    _put_amount(canvas, sprites.coin(52), village.coins, (_LEFT + 4, _HEADER))
    _put_amount(canvas, sprites.star(56), village.points, (_LEFT + 154, _HEADER))
    for turn in range(1, TURNS + 1):
        if turn <= len(village.history):
            last = village.history[turn - 1]
            points = CARDS.sixths[last.sixth].points if last.sixth else 0
            cell = sprites.done(points, last.cards is not None)
        else:
            cell = sprites.to_come(turn == village.turn and village.phase != "over")
        canvas.centre(cell, 322 + turn * 46, _HEADER)
    pile = sprites.pile(village.pile)
    canvas.put(pile, _RIGHT - pile.width, _HEADER - pile.height / 2)


def _put_amount(canvas: Canvas, icon: Sprite, amount: int, at: tuple[float, float], on: Colour = TEAL) -> None:
    """Put an icon and a number beside it; `at` is the left end of the line, and its middle."""
    left, middle = at
    canvas.put(icon, left, middle - icon.height / 2)
    digits = number(str(amount), 38 if on == TEAL else 30, GOLD if amount else IVORY, on)
    canvas.put(digits, left + icon.width + 10, middle - digits.height / 2)


def _put_sixth(
    canvas: Canvas,
    village: VillageView,
    sixth: str | None,
    at: tuple[float, float],
    say: Localizer,
    *,
    is_scorable: bool,
    is_trademark: bool = False,
) -> None:
    """Put a sixth card with its name, and on it the cards it asks for; or its empty place."""
    x, y = at
    if sixth is None:
        canvas.put(sprites.sixth_place(), x, y)
        return
    canvas.put(sprites.sixth(sixth, say(f"rokujika-sixth-{sixth}"), is_scorable, is_trademark), x, y)
    for card, side, left, top in sprites.chips(sixth, is_trademark=is_trademark):
        if card in village.front:
            canvas.put(sprites.chip(card, side, True), x + left, y + top)


def _put_front(canvas: Canvas, village: VillageView, best: tuple[str, ...], say: Localizer) -> None:
    """Put the cards in front by tier, those of the best set framed, with their names where they fit."""
    for line, tier in enumerate(TIERS):
        y = _FRONT_TOP + line * _LINE
        cards = [card for card in village.front if CARDS.cards[card].tier == tier]
        places = max(_WIDE_TILES, len(cards))
        width = (_RIGHT - _LEFT - (places - 1) * _TILE_GAP) // places
        if not cards:
            canvas.put(sprites.tile_place(tier, width), _LEFT, y)
        for place, card in enumerate(cards):
            tile = sprites.tile(card, say(f"rokujika-card-{card}"), width, card in best)
            canvas.put(tile, _LEFT + place * (width + _TILE_GAP), y)
