"""Scoring as a picture: the cards compared, the winner and the points gained, above the score sheet."""

from __future__ import annotations

from PIL import Image

from bot.pictures import SEAT_COLOURS, Canvas, Sprite, number
from bot.pictures.colours import GOLD, INK, IVORY, TEAL_DARK
from bot.pictures.shared_sprites import crown, pawn
from cogs.only_one import sprites
from cogs.only_one.sheet import LEFT, RIGHT, WIDTH, put_sheet, sheet_height
from rules.game import Seat
from rules.only_one.cards import FIG, count
from rules.only_one.state import OnlyOneView, Tally

_TOP = 34
_STAGE = sprites.BIG_HEIGHT  # height of everything above the sheet
_SHEET_TOP = _TOP + _STAGE + 24
_SEATS_LEFT = LEFT + sprites.BIG_WIDTH + 26
_GAP = 10
_SEATS_WIDTH = 382


def paint_scores(view: OnlyOneView) -> Image.Image:
    """Paint the stage, and the sheet below it."""
    canvas = Canvas(WIDTH, _SHEET_TOP + sheet_height(view) + 30, _rim(view))
    if view.outcome is not None:
        _put_winners(canvas, view)
    elif view.tallies:
        _put_tally(canvas, view, view.tallies[-1])
    elif view.specials is not None:
        canvas.put(sprites.big_special(), LEFT, _TOP)
        for seat, points in enumerate(view.specials):
            _put_seat(canvas, view, seat, points, is_winner=False)
    else:
        canvas.put(sprites.big(FIG), LEFT, _TOP)
        for seat, cards in enumerate(view.collections):
            _put_seat(canvas, view, seat, count(cards, "1"), is_winner=False)
    put_sheet(canvas, view, _SHEET_TOP)
    return canvas.finish()


def _rim(view: OnlyOneView) -> tuple[int, int, int] | None:
    if view.outcome is not None:
        return GOLD
    return sprites.seat_colour(view.tallies[-1].winner) if view.tallies else None


def _put_tally(canvas: Canvas, view: OnlyOneView, tally: Tally) -> None:
    """Put the card, how many each seat has, and what the winner gains."""
    canvas.put(sprites.big(tally.value), LEFT, _TOP)
    for seat, held in enumerate(tally.counts):
        _put_seat(canvas, view, seat, held, is_winner=seat == tally.winner, has_token=seat == tally.holder)
    if tally.winner is None:
        return
    gains: list[tuple[Sprite, int]] = [(sprites.flask(tally.value, 56), 1)]
    if tally.discarded:
        gains.append((sprites.small_pile(), tally.discarded))
    if tally.neighbour:
        gains.append((pawn(SEAT_COLOURS[(tally.winner - 1) % len(tally.counts)], 50), tally.neighbour))
    if tally.keeper:
        gains.append((sprites.familiar("keeper", 48), tally.keeper))
    if tally.gleaner:
        gains.append((sprites.familiar("gleaner", 48), tally.gleaner))
    left = _SEATS_LEFT + _SEATS_WIDTH + 14
    pitch = min(70.0, (RIGHT - 92 - left) / len(gains))
    for place, (sprite, points) in enumerate(gains):
        x = left + (place + 0.5) * pitch
        canvas.centre(sprite, x, _TOP + 58)
        canvas.centre(number(str(points), 30, IVORY), x, _TOP + 120)
    canvas.centre(sprites.cell(84, 96, SEAT_COLOURS[tally.winner]), RIGHT - 42, _TOP + _STAGE / 2)
    canvas.centre(number(str(tally.points), 48, INK, SEAT_COLOURS[tally.winner]), RIGHT - 42, _TOP + _STAGE / 2)


def _put_seat(
    canvas: Canvas, view: OnlyOneView, seat: Seat, points: int, *, is_winner: bool, has_token: bool | None = None
) -> None:
    """Put one seat on the stage: pawn, number, and a crown for the winner."""
    width = (_SEATS_WIDTH + _GAP) // len(view.collections) - _GAP
    x = _SEATS_LEFT + seat * (width + _GAP)
    colour = SEAT_COLOURS[seat]
    canvas.put(sprites.line(width, _STAGE, colour if is_winner else None), x, _TOP)
    line = colour if is_winner else TEAL_DARK
    canvas.centre(pawn(IVORY if is_winner else colour, 60, line), x + width / 2, _TOP + 58)
    canvas.centre(number(str(points), 44, INK if is_winner else IVORY, line), x + width / 2, _TOP + 128)
    if is_winner:
        canvas.centre(crown(44), x + width / 2, _TOP + 14)
    if view.token == seat if has_token is None else has_token:
        canvas.centre(sprites.token(IVORY if is_winner else GOLD, line), x + width - 19, _TOP + 88)


def _put_winners(canvas: Canvas, view: OnlyOneView) -> None:
    """Put all seats by place, with their points and potions."""
    outcome = view.outcome
    assert outcome is not None
    seats = sorted(range(len(outcome.places)), key=lambda seat: (outcome.places[seat], seat))
    pitch = (RIGHT - LEFT + 14) / len(seats)
    width = round(pitch) - 14
    for place, seat in enumerate(seats):
        x, is_winner = LEFT + place * pitch, outcome.places[seat] == 1
        colour = SEAT_COLOURS[seat]
        canvas.put(sprites.line(width, _STAGE, colour if is_winner else None), x, _TOP)
        line = colour if is_winner else TEAL_DARK
        canvas.centre(pawn(IVORY if is_winner else colour, 74, line), x + 48, _TOP + 62)
        digits = number(str(outcome.scores[seat]), 56, INK if is_winner else GOLD, line)
        canvas.centre(digits, x + width - 62, _TOP + 62)
        if is_winner:
            canvas.centre(crown(56), x + 48, _TOP + 10)
        potions = view.potions[seat]
        step = min(40.0, (width - 40) / max(len(potions), 1))
        for at, value in enumerate(potions):
            left = x + width / 2 + (at - (len(potions) - 1) / 2) * step
            canvas.centre(sprites.flask(value, 44, line), left, _TOP + 140)
