"""The table of ONE SHOT as a picture without words, painted from the public view."""

from __future__ import annotations

from collections.abc import Hashable

from PIL import Image

from bot.pictures import SEAT_COLOURS, Canvas, Colour, Sprite, number, paint_podium
from bot.pictures.colours import GOLD, INK, IVORY, TEAL_DARK
from bot.pictures.shared_sprites import pawn, pips
from cogs.one_shot import sprites
from rules.one_shot.state import DICE, SUITS, TILES, OneShotView, Tally, TieView, Tile

__all__ = ["SEAT_COLOURS", "just_ended", "paint", "picture_key"]

_WIDTH, _HEIGHT, _MEMORY_HEIGHT = 900, 360, 122
_LEFT, _RIGHT = 36, 864  # the margins of everything on the canvas
_TOP, _BOTTOM = 34, 326
_SEATS_WIDTH = 164
_TABLE_LEFT = 224  # left edge of everything that is not the column of seats


def picture_key(view: OneShotView) -> Hashable:
    """Return everything the picture depends on and nothing else: equal keys mean equal pictures."""
    if view.outcome is not None:
        return "over", view.outcome.places, view.outcome.scores, view.tie and (view.tie.contenders, view.tie.taken)
    if view.tie is not None:
        return "tie", view.active, view.tie
    last = just_ended(view)
    ended = last and (last.seat, last.die, last.shown, last.score)
    seats = (view.order, view.active, view.totals, view.round, view.rounds)
    thrown = (view.die, view.shown, view.phase == "choose", ended)
    return "turn", seats, thrown, view.left, frozenset(view.coins), view.aside, view.memory


def paint(view: OneShotView) -> Image.Image:
    """Paint the table, in the shared palette."""
    if view.outcome is not None:
        return paint_podium(view.outcome, _tie_tiles(view.tie) if view.tie else None)
    canvas = Canvas(
        _WIDTH, _HEIGHT + (_MEMORY_HEIGHT if view.memory and not view.tie else 0), _seat_colour(view.active)
    )
    if view.tie is not None:
        _put_tie(canvas, view, view.tie)
    else:
        _put_seats(canvas, view)
        _put_throw(canvas, view)
        _put_gains(canvas, view)
        if view.memory:
            _put_memory(canvas, view, view.memory)
    return canvas.finish()


def just_ended(view: OneShotView) -> Tally | None:
    """Return the previous turn until the die is thrown again, then None."""
    return view.last_turn if view.die is None else None


def _seat_colour(seat: int | None) -> Colour | None:
    return None if seat is None else SEAT_COLOURS[seat]


def _put_seats(canvas: Canvas, view: OneShotView) -> None:
    """Put all seats' points in this round's order, the score of the turn that just ended, and the round."""
    ended = just_ended(view)
    gap, pips_height = 9, 28
    row_height = min(112, (_BOTTOM - _TOP - pips_height + gap) // len(view.order) - gap)
    height = len(view.order) * (row_height + gap) - gap + pips_height
    top = (_TOP + _BOTTOM - height) / 2
    for line, seat in enumerate(view.order):
        y = top + line * (row_height + gap)
        is_active = seat == view.active
        row = SEAT_COLOURS[seat] if is_active else TEAL_DARK
        canvas.put(sprites.row(_SEATS_WIDTH, row_height, SEAT_COLOURS[seat] if is_active else None), _LEFT, y)
        middle = y + row_height / 2
        canvas.centre(pawn(IVORY if is_active else SEAT_COLOURS[seat], 50, row), _LEFT + 28, middle)
        canvas.centre(number(str(view.totals[seat]), 32, INK if is_active else IVORY, row), _LEFT + 75, middle)
        if ended and ended.seat == seat:
            gained = number(f"+{ended.score}", 20, INK if is_active else GOLD, row)
            canvas.put(gained, _LEFT + _SEATS_WIDTH - 8 - gained.width, middle - gained.height / 2)
    canvas.centre(pips(view.round, view.rounds), _LEFT + _SEATS_WIDTH / 2, top + height - 8)


def _put_throw(canvas: Canvas, view: OneShotView) -> None:
    """Put the stack, the die and the tile it led to; dimmed once the turn has passed."""
    ended = just_ended(view)
    die, shown = (ended.die, ended.shown) if ended else (view.die, view.shown)
    middle = _TOP + sprites.TILE / 2
    tile_x = _RIGHT - sprites.TILE / 2
    stack_x = _TABLE_LEFT + sprites.STACK_WIDTH / 2
    die_x = (stack_x + sprites.STACK_WIDTH / 2 + tile_x - sprites.TILE / 2) / 2
    canvas.centre(sprites.stack(view.left), stack_x, middle)
    if die is None:
        canvas.centre(sprites.place(sprites.DIE, sprites.DIE, 24), die_x, middle)
    else:
        canvas.centre(sprites.faint(sprites.die, die) if ended else sprites.die(die), die_x, middle)
    if shown is None:
        canvas.centre(sprites.place(sprites.TILE, sprites.TILE, 20), tile_x, middle)
    else:
        on_offer = view.phase == "choose"
        canvas.centre(sprites.faint(sprites.tile, shown) if ended else sprites.tile(shown, on_offer), tile_x, middle)


def _put_gains(canvas: Canvas, view: OneShotView) -> None:
    """Put a coin of each suit, and the dice set aside by nulls."""
    taken = {coin.suit: coin for coin in view.coins}
    on_offer = view.shown.suit if view.phase == "choose" and view.shown else None
    y = _BOTTOM - sprites.COIN / 2
    for place, suit in enumerate(SUITS):
        sprite = sprites.coin(taken[suit]) if suit in taken else sprites.coin_place(suit, suit is on_offer)
        canvas.centre(sprite, _TABLE_LEFT + sprites.COIN / 2 + place * (sprites.COIN + 14), y)
    side, gap = sprites.SMALL_DIE, sprites.COIN - 2 * sprites.SMALL_DIE
    left = _RIGHT - sprites.TILE / 2 - side - gap / 2
    for place in range(DICE):
        sprite = sprites.die(0, side) if place < view.aside else sprites.place(side, side, 10)
        canvas.put(sprite, left + place % 2 * (side + gap), _BOTTOM - sprites.COIN + place // 2 * (side + gap))


def _put_memory(canvas: Canvas, view: OneShotView, memory: tuple[Tile | None, ...]) -> None:
    """Put the stack from top to bottom in two lines: tiles seen this round, and how far this turn has come."""
    width, height, gap = 64, 46, 5
    depth = len(memory) - view.left
    for place, face in enumerate(memory):
        line, column = divmod(place, 12)
        x = _LEFT + column * (width + gap) + column // 6 * gap  # a wider gap in the middle, for counting
        y = _HEIGHT - 10 + line * (height + gap)
        is_here = view.shown is not None and place == depth - 1
        is_past = place < depth and not is_here
        if face is None:
            sprite = sprites.faint(sprites.back, width, height) if is_past else sprites.back(width, height)
        elif is_past:
            sprite = sprites.faint(sprites.chip, face, width, height)
        else:
            sprite = sprites.chip(face, width, height, is_here)
        canvas.put(sprite, x, y)


def _put_tie(canvas: Canvas, view: OneShotView, tie: TieView) -> None:
    """Put the stack and the die on the left; on the right each contender's tiles and their sum."""
    middle = (_TOP + _BOTTOM) / 2
    pile_y, pile_x, die_x = middle - 20, _LEFT + sprites.STACK_WIDTH / 2, 278  # higher, to leave room below
    taken = sum(len(tiles) for tiles in tie.taken)
    canvas.centre(sprites.stack(len(TILES) - taken), pile_x, pile_y)
    canvas.centre(pips(tie.attempt, 2), pile_x, pile_y + 112)
    die = sprites.place(sprites.DIE, sprites.DIE, 24) if tie.die is None else sprites.die(tie.die)
    canvas.centre(die, die_x, pile_y)
    if tie.thrower is not None:
        canvas.centre(pawn(SEAT_COLOURS[tie.thrower], 60), die_x, pile_y + 106)
    left, gap = 366, 9
    row_height = min(128, round((_BOTTOM - _TOP + gap) / len(tie.contenders) - gap))
    top = middle - (len(tie.contenders) * (row_height + gap) - gap) / 2
    width, height = 106, min(96, row_height - 14)
    for line, (seat, tiles) in enumerate(zip(tie.contenders, tie.taken, strict=True)):
        y = top + line * (row_height + gap)
        is_active = seat == view.active
        canvas.put(sprites.row(_RIGHT - left, row_height, SEAT_COLOURS[seat] if is_active else None), left, y)
        row = SEAT_COLOURS[seat] if is_active else TEAL_DARK
        canvas.centre(pawn(IVORY if is_active else SEAT_COLOURS[seat], 56, row), left + 36, y + row_height / 2)
        for place in range(3):
            if place < len(tiles):
                sprite = sprites.chip(tiles[place], width, height, on=row)
            else:
                sprite = sprites.place(width, height, 12, row)
            canvas.centre(sprite, left + 72 + width / 2 + place * (width + 8), y + row_height / 2)
        total = number(str(sum(tile.value for tile in tiles)), 40, INK if is_active else IVORY, row)
        canvas.centre(total, _RIGHT - 44, y + row_height / 2)


def _tie_tiles(tie: TieView) -> dict[int, list[Sprite]]:
    """Return the tiles that broke the tie, by seat."""
    return {
        seat: [sprites.chip(face, 52, 44, on=SEAT_COLOURS[seat]) for face in tiles]
        for seat, tiles in zip(tie.contenders, tie.taken, strict=True)
    }
