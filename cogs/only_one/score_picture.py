"""Scoring as a picture: the cards compared, the winner and the points gained, above the score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from bot.pictures import SEAT_COLOURS, Canvas, Colour, Sprite, number
from bot.pictures.colours import GOLD, INK, IVORY, TEAL_DARK
from bot.pictures.shared_sprites import crown
from bot.pictures.text import name_tag
from cogs.only_one import sprites
from cogs.only_one.sheet import LEFT, NAME_HEIGHT, RIGHT, WIDTH, put_sheet, seat_order, sheet_height
from rules.game import Seat
from rules.only_one.cards import FIG, count
from rules.only_one.state import OnlyOneView, Tally

_TOP = 22
_STAGE = sprites.BIG_HEIGHT  # height of everything above the sheet
_SHEET_TOP = _TOP + _STAGE + 18
_SEATS_LEFT = LEFT + sprites.BIG_WIDTH + 20
_SEAT_HEIGHT = 62
_GAP = 10
_GAINS_TOP = _TOP + _SEAT_HEIGHT + 12
_GAINS_HEIGHT = _STAGE - _SEAT_HEIGHT - 12


def paint_scores(view: OnlyOneView, names: Sequence[str]) -> Image.Image:
    """Paint the stage, and the sheet below it."""
    canvas = Canvas(WIDTH, _SHEET_TOP + sheet_height(view) + 18, _rim(view))
    if view.outcome is not None:
        _put_result(canvas, view, names)
    elif view.tallies:
        _put_tally(canvas, view, names, view.tallies[-1])
    elif view.specials is not None:
        canvas.put(sprites.big_special(), LEFT, _TOP)
        _put_seats(canvas, view, names, view.specials)
    else:
        canvas.put(sprites.big(FIG), LEFT, _TOP)
        _put_seats(canvas, view, names, [count(cards, "1") for cards in view.collections])
    put_sheet(canvas, view, names, _SHEET_TOP)
    return canvas.finish()


def _rim(view: OnlyOneView) -> Colour | None:
    if view.outcome is not None:
        return GOLD
    return sprites.seat_colour(view.tallies[-1].winner) if view.tallies else None


def _put_seats(
    canvas: Canvas, view: OnlyOneView, names: Sequence[str], numbers: Sequence[int], winner: Seat | None = None
) -> None:
    """Put each seat's name and number beside the card; the winner on their colour."""
    order = seat_order(view)
    width = (RIGHT - _SEATS_LEFT + _GAP) // len(order) - _GAP
    for place, seat in enumerate(order):
        x, colour = _SEATS_LEFT + place * (width + _GAP), SEAT_COLOURS[seat]
        is_winner = seat == winner
        ground = colour if is_winner else TEAL_DARK
        canvas.put(sprites.line(width, _SEAT_HEIGHT, colour if is_winner else None), x, _TOP)
        digits = number(str(numbers[seat]), 40, INK if is_winner else IVORY, ground)
        canvas.centre(digits, x + width - 26, _TOP + _SEAT_HEIGHT / 2)
        tag = name_tag(names[seat], seat, NAME_HEIGHT, width - 56, INK if is_winner else colour, ground)
        canvas.put(tag, x + 8, _TOP + _SEAT_HEIGHT / 2 - tag.height / 2)


def _put_tally(canvas: Canvas, view: OnlyOneView, names: Sequence[str], tally: Tally) -> None:
    """Put the card, how many each seat has, and below that what the winner gains."""
    canvas.put(sprites.big(tally.value), LEFT, _TOP)
    _put_seats(canvas, view, names, tally.counts, tally.winner)
    if tally.winner is None:
        return
    gains: list[tuple[Sprite, int]] = [(sprites.flask(tally.value, 62), 1)]
    if tally.discarded:
        gains.append((sprites.small_pile(), tally.discarded))
    if tally.neighbour:
        before = (tally.winner - 1) % len(tally.counts)
        gains.append((name_tag(names[before], before, NAME_HEIGHT, 104, SEAT_COLOURS[before]), tally.neighbour))
    if tally.keeper:
        gains.append((sprites.familiar("keeper", 52), tally.keeper))
    if tally.gleaner:
        gains.append((sprites.familiar("gleaner", 52), tally.gleaner))
    middle, x = _GAINS_TOP + _GAINS_HEIGHT / 2, float(_SEATS_LEFT)
    for sprite, points in gains:
        digits = number(str(points), 36, IVORY)
        canvas.put(sprite, x, middle - sprite.height / 2)
        canvas.put(digits, x + sprite.width + 10, middle - digits.height / 2)
        x += sprite.width + digits.width + 34
    canvas.centre(sprites.cell(104, _GAINS_HEIGHT, SEAT_COLOURS[tally.winner]), RIGHT - 52, middle)
    canvas.centre(number(str(tally.points), 48, INK, SEAT_COLOURS[tally.winner]), RIGHT - 52, middle)


def _put_result(canvas: Canvas, view: OnlyOneView, names: Sequence[str]) -> None:
    """Put each side by place: names, points and potions; the winner on their colour with a crown."""
    outcome = view.outcome
    assert outcome is not None
    sides = sorted(view.sides, key=lambda side: outcome.places[side[0]])
    pitch = (RIGHT - LEFT + _GAP) / len(sides)
    width = round(pitch) - _GAP
    for place, side in enumerate(sides):
        x, is_winner, colour = LEFT + place * pitch, outcome.places[side[0]] == 1, SEAT_COLOURS[side[0]]
        ground = colour if is_winner else TEAL_DARK
        canvas.put(sprites.line(width, _STAGE, colour if is_winner else None), x, _TOP)
        name = " & ".join(names[seat] for seat in side)
        tag = name_tag(name, side[0], NAME_HEIGHT + 3, width - 22, INK if is_winner else colour, ground)
        canvas.centre(tag, x + width / 2, _TOP + 25)
        digits = number(str(outcome.scores[side[0]]), 46, INK if is_winner else GOLD, ground)
        canvas.centre(digits, x + width / 2 + (28 if is_winner else 0), _TOP + 71)
        if is_winner:
            canvas.centre(crown(52, ground), x + width / 2 - 38, _TOP + 69)
        potions = [value for seat in side for value in view.potions[seat]]
        step = min(40.0, (width - 48) / max(len(potions), 1))
        for at, value in enumerate(potions):
            left = x + width / 2 + (at - (len(potions) - 1) / 2) * step
            canvas.centre(sprites.flask(value, 36, ground), left, _TOP + _STAGE - 23)
