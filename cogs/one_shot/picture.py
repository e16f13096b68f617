"""The table of ONE SHOT as a picture, painted from the public view. Names and numbers are its only words."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PIL import Image

from bot.pictures import SEAT_COLOURS, Canvas, Colour, Sprite, number, paint_podium
from bot.pictures.colours import GOLD, INK, IVORY, TEAL_DARK
from bot.pictures.shared_sprites import pawn, pips
from bot.pictures.text import name_tag
from cogs.one_shot import sprites
from rules.one_shot.state import DICE, SUITS, TILES, OneShotView, Tally, TieView, Tile

__all__ = ["SEAT_COLOURS", "just_ended", "paint", "picture_key"]

_WIDTH, _HEIGHT, _MEMORY_HEIGHT = 900, 390, 116
_LEFT, _RIGHT = 34, 866  # the margins of everything on the canvas
_TOP, _BOTTOM = 28, 362
_PLAYER_HEIGHT = 98
_GAP = 12
_TABLE_TOP = _TOP + _PLAYER_HEIGHT + 22  # upper edge of everything below the players
_NAME = 28  # height of a capital letter: readable where the picture is 330 pixels wide


def picture_key(view: OneShotView, names: Sequence[str]) -> Hashable:
    """Return everything the picture depends on and nothing else: equal keys mean equal pictures."""
    return tuple(names), _view_key(view)


def _view_key(view: OneShotView) -> Hashable:
    if view.outcome is not None:
        return "over", view.outcome.places, view.outcome.scores, view.tie and (view.tie.contenders, view.tie.taken)
    if view.tie is not None:
        return "tie", view.active, view.tie
    last = just_ended(view)
    ended = last and (last.seat, last.die, last.shown, last.score)
    seats = (view.order, view.active, view.totals, view.round, view.rounds)
    thrown = (view.die, view.shown, view.phase == "choose", ended)
    return "turn", seats, thrown, view.left, frozenset(view.coins), view.aside, view.memory


def paint(view: OneShotView, names: Sequence[str]) -> Image.Image:
    """Paint the table, in the shared palette; `names` are the players' names by seat."""
    if view.outcome is not None:
        return paint_podium(view.outcome, _tie_tiles(view.tie) if view.tie else None, names)
    canvas = Canvas(
        _WIDTH, _HEIGHT + (_MEMORY_HEIGHT if view.memory and not view.tie else 0), _seat_colour(view.active)
    )
    if view.tie is not None:
        _put_tie(canvas, view, view.tie, names)
    else:
        _put_players(canvas, view, names)
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


def _put_players(canvas: Canvas, view: OneShotView, names: Sequence[str]) -> None:
    """Put all players' names and points in this round's order, and the score of the turn that just ended."""
    ended = just_ended(view)
    width = (_RIGHT - _LEFT + _GAP) // len(view.order) - _GAP
    for place, seat in enumerate(view.order):
        x = _LEFT + place * (width + _GAP)
        is_active = seat == view.active
        box = SEAT_COLOURS[seat] if is_active else TEAL_DARK
        ink = INK if is_active else IVORY
        canvas.put(sprites.row(width, _PLAYER_HEIGHT, SEAT_COLOURS[seat] if is_active else None), x, _TOP)
        canvas.centre(name_tag(names[seat], seat, _NAME, width - 20, ink, box), x + width / 2, _TOP + 28)
        second_line = _TOP + 71
        points = number(str(view.totals[seat]), 34, ink, box)
        canvas.centre(pawn(IVORY if is_active else SEAT_COLOURS[seat], 46, box), x + width / 2 - 42, second_line)
        canvas.put(points, x + width / 2 - 10, second_line - points.height / 2)
        if ended and ended.seat == seat:
            gained = number(f"+{ended.score}", 26, INK if is_active else GOLD, box)
            canvas.put(gained, x + width - 10 - gained.width, second_line - gained.height / 2)


def _put_throw(canvas: Canvas, view: OneShotView) -> None:
    """Put the stack with the rounds below it, the die and the tile it led to; dimmed once the turn has passed."""
    ended = just_ended(view)
    die, shown = (ended.die, ended.shown) if ended else (view.die, view.shown)
    middle = _TABLE_TOP + sprites.TILE / 2
    stack_x = _LEFT + sprites.STACK_WIDTH / 2
    die_x = _LEFT + sprites.STACK_WIDTH + 34 + sprites.DIE / 2
    tile_x = die_x + sprites.DIE / 2 + 34 + sprites.TILE / 2
    canvas.centre(sprites.stack(view.left), stack_x, middle)
    canvas.centre(pips(view.round, view.rounds), stack_x, _BOTTOM - 12)
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
    """Put a coin of each suit in a square, and beside it the dice set aside."""
    taken = {coin.suit: coin for coin in view.coins}
    on_offer = view.shown.suit if view.phase == "choose" and view.shown else None
    pitch = sprites.COIN + 8
    dice_x = _RIGHT - sprites.SMALL_DIE
    coins_x = dice_x - 24 - 2 * pitch + 8
    for place, suit in enumerate(SUITS):
        sprite = sprites.coin(taken[suit]) if suit in taken else sprites.coin_place(suit, suit is on_offer)
        canvas.put(sprite, coins_x + place % 2 * pitch, _TABLE_TOP + place // 2 * pitch)
    for place in range(DICE):
        side = sprites.SMALL_DIE
        sprite = sprites.die(0, side) if place < view.aside else sprites.place(side, side, 10)
        canvas.put(sprite, dice_x, _TABLE_TOP + place * (side + 8))


def _put_memory(canvas: Canvas, view: OneShotView, memory: tuple[Tile | None, ...]) -> None:
    """Put the stack from top to bottom in two lines: tiles seen this round, and how far this turn has come."""
    width, height, gap = 64, 48, 5
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


def _put_tie(canvas: Canvas, view: OneShotView, tie: TieView, names: Sequence[str]) -> None:
    """Put the stack and the die on the left; on the right each contender's name, tiles and their sum."""
    middle = (_TOP + _BOTTOM) / 2
    pile_x, die_y = _LEFT + sprites.STACK_WIDTH / 2, _BOTTOM - sprites.DIE / 2
    taken = sum(len(tiles) for tiles in tie.taken)
    canvas.centre(sprites.stack(len(TILES) - taken), pile_x, _TOP + sprites.STACK_HEIGHT / 2)
    canvas.centre(pips(tie.attempt, 2), pile_x, _TOP + sprites.STACK_HEIGHT + 15)
    die = sprites.place(sprites.DIE, sprites.DIE, 24) if tie.die is None else sprites.die(tie.die)
    canvas.centre(die, pile_x, die_y)
    if tie.thrower is not None:
        canvas.centre(pawn(SEAT_COLOURS[tie.thrower], 60), pile_x + sprites.DIE / 2 + 32, die_y)
    left, gap = 250, 9
    row_height = min(120, round((_BOTTOM - _TOP + gap) / len(tie.contenders) - gap))
    top = middle - (len(tie.contenders) * (row_height + gap) - gap) / 2
    width, height = 92, min(80, row_height - 14)
    for line, (seat, tiles) in enumerate(zip(tie.contenders, tie.taken, strict=True)):
        y = top + line * (row_height + gap)
        centre = y + row_height / 2
        is_active = seat == view.active
        row = SEAT_COLOURS[seat] if is_active else TEAL_DARK
        ink = INK if is_active else IVORY
        canvas.put(sprites.row(_RIGHT - left, row_height, SEAT_COLOURS[seat] if is_active else None), left, y)
        canvas.centre(pawn(IVORY if is_active else SEAT_COLOURS[seat], 50, row), left + 30, centre)
        name = name_tag(names[seat], seat, _NAME, 172, ink, row)
        canvas.put(name, left + 60, centre - name.height / 2)
        for place in range(3):
            if place < len(tiles):
                sprite = sprites.chip(tiles[place], width, height, on=row)
            else:
                sprite = sprites.place(width, height, 12, row)
            canvas.centre(sprite, left + 242 + width / 2 + place * (width + 7), centre)
        total = number(str(sum(tile.value for tile in tiles)), 40, ink, row)
        canvas.centre(total, _RIGHT - 40, centre)


def _tie_tiles(tie: TieView) -> dict[int, list[Sprite]]:
    """Return the tiles that broke the tie, by seat."""
    return {
        seat: [sprites.chip(face, 52, 44, on=SEAT_COLOURS[seat]) for face in tiles]
        for seat, tiles in zip(tie.contenders, tie.taken, strict=True)
    }
