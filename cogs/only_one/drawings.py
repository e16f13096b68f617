"""The drawings on the cards of Only One Collection, as polygons of stencils."""

from __future__ import annotations

from math import cos, pi, sin

from bot.pictures.colours import AMBER, BLUE, GOLD, INK, IVORY, RED, SEAT_COLOURS, WOOD, WOOD_DARK, WOOD_LIGHT, Colour
from bot.pictures.shared_sprites import circle
from bot.pictures.sprites import Point, SpriteCanvas, Stencil, curve, mirrored
from rules.only_one.cards import EGG, Familiar

Shape = tuple[Point, ...]
Drawing = tuple[tuple[Stencil, Colour], ...]  # shapes in a colour, the later ones above the earlier


def ellipse(x: float, y: float, width: float, height: float) -> Shape:
    """Return an ellipse by its centre and its two radii."""
    return tuple((x + width * cos(turn * pi / 32), y + height * sin(turn * pi / 32)) for turn in range(64))


def dome(x: float, y: float, width: float, height: float) -> Shape:
    """Return the upper half of an ellipse."""
    return tuple((x - width * cos(step * pi / 32), y - height * sin(step * pi / 32)) for step in range(33))


def bow(centre: Point, radius: float, thick: float, turns: tuple[float, float] = (0.0, 0.5)) -> Shape:
    """Return a part of a ring between two angles in turns; 0 is to the right, 0.25 down."""
    (x, y), (start, end) = centre, turns
    angles = [2 * pi * (start + (end - start) * step / 32) for step in range(33)]
    outer = [(x + (radius + thick) * cos(angle), y + (radius + thick) * sin(angle)) for angle in angles]
    inner = [(x + (radius - thick) * cos(angle), y + (radius - thick) * sin(angle)) for angle in reversed(angles)]
    return (*outer, *inner)


def star(points: int, outer: float, inner: float, y: float = 0.0) -> Shape:
    """Return a star with a point on top."""
    corners = []
    for corner in range(2 * points):
        reach, angle = inner if corner % 2 else outer, corner * pi / points
        corners.append((reach * sin(angle), y - reach * cos(angle)))
    return tuple(corners)


def bends(*curves: tuple[Point, Point, Point, Point]) -> Shape:
    """Return Bézier curves joined to one shape."""
    return tuple(point for bend in curves for point in curve(*bend))


def flipped(shape: Shape) -> Shape:
    """Return the shape mirrored left to right."""
    return tuple((-x, y) for x, y in shape)


def box(left: float, top: float, right: float, bottom: float) -> Shape:
    """Return a rectangle."""
    return (left, top), (right, top), (right, bottom), (left, bottom)


def fill(*shapes: Shape) -> Stencil:
    """Return a stencil of filled shapes."""
    return tuple((shape, True) for shape in shapes)


def draw(canvas: SpriteCanvas, drawing: Drawing, centre: Point, size: float) -> None:
    """Draw the shapes of a drawing over each other."""
    for stencil, colour in drawing:
        canvas.stamp(stencil, centre, size, colour)


SPARKLE: Stencil = fill(star(4, 1.0, 0.3))
TICK: Stencil = fill(((-0.9, 0.1), (-0.6, -0.2), (-0.25, 0.16), (0.6, -0.7), (0.9, -0.4), (-0.25, 0.76)))
ARROW: Stencil = fill(((-0.5, -0.86), (0.86, 0.0), (-0.5, 0.86), (-0.16, 0.0)))
_TOES = ((-0.68, -0.02), (-0.26, -0.5), (0.26, -0.5), (0.68, -0.02))
PAW: Stencil = fill(ellipse(0, 0.4, 0.5, 0.44), *(ellipse(x, y, 0.2, 0.26) for x, y in _TOES))


def potion(colour: Colour) -> Drawing:
    """Return a flask with a brew of this colour."""
    belly = bends(
        ((-0.2, -0.3), (-0.2, -0.1), (-0.84, 0.3), (-0.74, 0.7)),
        ((-0.74, 0.7), (-0.7, 1.0), (0.7, 1.0), (0.74, 0.7)),
        ((0.74, 0.7), (0.84, 0.3), (0.2, -0.1), (0.2, -0.3)),
    )
    brew = bends(
        ((-0.6, 0.36), (-0.9, 0.7), (-0.6, 0.86), (0.0, 0.86)),
        ((0.0, 0.86), (0.6, 0.86), (0.9, 0.7), (0.6, 0.36)),
    )
    glass = fill(box(-0.2, -0.9, 0.2, -0.2), box(-0.32, -0.98, 0.32, -0.8), belly)
    bubbles = fill(circle(0.12, 0.14, 0.11), circle(-0.16, 0.58, 0.1), circle(0.24, 0.66, 0.07))
    return (glass, IVORY), (fill(brew), colour), (bubbles, IVORY)


def _key() -> Stencil:
    bow = ((circle(0, -0.46, 0.46), True), (circle(0, -0.46, 0.2), False))
    return *bow, *fill(box(-0.13, -0.1, 0.13, 0.96), box(0.1, 0.46, 0.46, 0.64), box(0.1, 0.76, 0.36, 0.96))


def _rising_sun() -> Stencil:
    def beam(angle: float) -> Shape:
        reaches = ((-0.12, 0.62), (0.0, 1.1), (0.12, 0.62))
        return tuple((cos(angle + aside) * reach, 0.5 - sin(angle + aside) * reach) for aside, reach in reaches)

    beams = [beam(angle) for angle in (0.3, 0.94, pi / 2, pi - 0.94, pi - 0.3)]
    return fill(*beams, dome(0, 0.5, 0.48, 0.48), box(-0.96, 0.6, 0.96, 0.78))


def _wheat() -> Stencil:
    def grain(side: int, y: float) -> Shape:
        return bends(
            ((0, y), (side * 0.14, y - 0.3), (side * 0.4, y - 0.4), (side * 0.56, y - 0.4)),
            ((side * 0.56, y - 0.4), (side * 0.52, y - 0.1), (side * 0.3, y), (0, y)),
        )

    grains = [grain(side, y) for side in (-1, 1) for y in (-0.3, 0.04, 0.38)]
    return fill(box(-0.06, -0.5, 0.06, 0.98), *grains, ellipse(0, -0.72, 0.16, 0.28))


def _heart() -> Stencil:
    half = [
        *curve((0.0, -0.42), (0.16, -0.86), (0.94, -0.86), (0.92, -0.22)),
        *curve((0.92, -0.22), (0.9, 0.3), (0.3, 0.6), (0.0, 0.92)),
    ]
    return fill(mirrored(half))


def _eye() -> Stencil:
    lids = bends(
        ((-0.96, 0.0), (-0.4, -0.74), (0.4, -0.74), (0.96, 0.0)),
        ((0.96, 0.0), (0.4, 0.74), (-0.4, 0.74), (-0.96, 0.0)),
    )
    return (lids, True), (circle(0, 0, 0.4), False), (circle(0, 0, 0.22), True)


def _flag() -> Stencil:
    cloth = ((-0.48, -0.9), (0.8, -0.9), (0.5, -0.46), (0.8, -0.02), (-0.48, -0.02))
    return fill(box(-0.66, -0.96, -0.48, 0.98), cloth)


def _hand() -> Stencil:
    tips = ((-0.42, -0.56), (-0.15, -0.8), (0.12, -0.8), (0.39, -0.6))
    fingers = [shape for x, y in tips for shape in (circle(x, y, 0.1), box(x - 0.1, y, x + 0.1, 0.3))]
    palm = ((-0.52, 0.0), (0.49, 0.0), (0.49, 0.5), (0.2, 0.9), (-0.3, 0.9), (-0.52, 0.56))
    thumb = ((-0.46, 0.7), (-0.92, 0.2), (-0.76, 0.04), (-0.4, 0.36))
    return fill(*fingers, palm, thumb)


def _bolt() -> Stencil:
    return fill(((0.3, -0.98), (-0.6, 0.16), (-0.06, 0.16), (-0.3, 0.98), (0.6, -0.2), (0.06, -0.2)))


POWERS: dict[Familiar, Stencil] = {
    "keeper": _key(),
    "early": _rising_sun(),
    "gleaner": _wheat(),
    "charmer": _heart(),
    "seer": _eye(),
    "finisher": _flag(),
    "picker": _hand(),
    "breaker": _bolt(),
}

SCARLET, SKY, GREEN, _, VIOLET, ORANGE = SEAT_COLOURS[:6]

# The colour of each value; letters of one number differ in colour.
TINTS: dict[str, Colour] = {
    "1": VIOLET,
    "2": GREEN,
    "3": AMBER,
    "4A": GREEN,
    "4B": BLUE,
    "5": GOLD,
    "6A": RED,
    "6B": VIOLET,
    "7": SKY,
    "8A": BLUE,
    "8B": SCARLET,
    "9": ORANGE,
    "10": AMBER,
    EGG: WOOD,
}
DARK_ON = (GREEN, GOLD, SKY, ORANGE)  # tints so light that their labels are dark


def _fig() -> Drawing:
    body = mirrored(
        [
            (0.0, -0.72),
            *curve((0.1, -0.7), (0.26, -0.3), (0.86, -0.08), (0.78, 0.42)),
            *curve((0.78, 0.42), (0.72, 0.84), (0.3, 0.96), (0.0, 0.96)),
        ]
    )
    leaf = bends(
        ((0.02, -0.7), (0.2, -1.02), (0.5, -1.0), (0.74, -0.86)),
        ((0.74, -0.86), (0.5, -0.6), (0.2, -0.56), (0.02, -0.7)),
    )
    return (fill(body), VIOLET), (fill(leaf), GREEN), (fill(ellipse(-0.32, 0.3, 0.12, 0.26)), IVORY)


def _snake() -> Drawing:
    """Two heads, one body."""
    body = fill(
        bow((0, 0.12), 0.56, 0.2),
        *(circle(x, -0.22, 0.34) for x in (-0.56, 0.56)),
        *(box(x - 0.2, -0.2, x + 0.2, 0.14) for x in (-0.56, 0.56)),
    )
    eyes = fill(*(circle(x, -0.3, 0.1) for x in (-0.68, -0.44, 0.44, 0.68)))
    tongue = ((0.6, -0.52), (0.52, -0.52), (0.44, -0.92), (0.56, -0.7), (0.68, -0.92))
    spots = fill(circle(0, 0.68, 0.09), circle(-0.36, 0.56, 0.08), circle(0.36, 0.56, 0.08))
    return (fill(tongue, flipped(tongue)), RED), (body, GREEN), (eyes, INK), (spots, GOLD)


def _cheese() -> Drawing:
    top = ((-0.92, -0.02), (0.3, -0.7), (0.92, -0.02))
    holes = fill(circle(-0.46, 0.34, 0.17), circle(0.1, 0.52, 0.12), circle(0.5, 0.24, 0.2))
    return (fill(top), AMBER), (fill(box(-0.92, 0.0, 0.92, 0.72)), GOLD), (holes, AMBER)


def _clover(colour: Colour) -> Drawing:
    leaves = [
        circle(x * reach, y * other - 0.14, 0.3)
        for x, y in ((-1, -1), (1, -1), (-1, 1), (1, 1))
        for reach, other in ((0.54, 0.3), (0.3, 0.54))
    ]
    stem = bends(
        ((-0.06, 0.0), (0.02, 0.4), (0.1, 0.7), (0.42, 0.96)),
        ((0.56, 0.86), (0.3, 0.66), (0.18, 0.4), (0.08, 0.0)),
    )
    return (fill(stem, *leaves, box(-0.4, -0.54, 0.4, 0.26)), colour), (fill(star(4, 0.5, 0.06, -0.14)), IVORY)


def _tiny_star() -> Drawing:
    eyes = fill(ellipse(-0.18, -0.02, 0.07, 0.12), ellipse(0.18, -0.02, 0.07, 0.12))
    return (fill(star(5, 1.0, 0.46, 0.06)), AMBER), (fill(star(5, 0.78, 0.34, 0.06)), GOLD), (eyes, INK)


def _mushroom(colour: Colour) -> Drawing:
    cap = (*dome(0, 0.06, 0.94, 0.92), *bends(((0.94, 0.1), (0.6, 0.34), (-0.6, 0.34), (-0.94, 0.1))))
    stem = mirrored([(0.0, 0.1), (0.3, 0.1), *curve((0.26, 0.3), (0.26, 0.6), (0.44, 0.74), (0.36, 0.92)), (0.0, 0.92)])
    spots = fill(circle(-0.42, -0.2, 0.2), circle(0.22, -0.5, 0.2), circle(0.56, -0.04, 0.13))
    eyes = fill(circle(-0.13, 0.52, 0.07), circle(0.13, 0.52, 0.07))
    return (fill(stem), WOOD_LIGHT), (fill(cap), colour), (spots, IVORY), (eyes, INK)


def _sugar() -> Drawing:
    """A cube in stripes."""

    def stripe(upper: float, lower: float) -> Shape:
        return (-0.84, upper - 0.46), (0.0, upper), (0.0, lower), (-0.84, lower - 0.46)

    stripes = [stripe(0.92 * band / 3, 0.92 * (band + 1) / 3) for band in range(3)]
    top = ((0.0, -0.92), (0.84, -0.46), (0.0, 0.0), (-0.84, -0.46))
    inside = ((0.0, -0.84), (0.72, -0.46), (0.0, -0.07), (-0.72, -0.46))
    faces = tuple((fill(band, flipped(band)), colour) for band, colour in zip(stripes, (RED, GOLD, SKY), strict=True))
    return (*faces, (fill(top), SKY), (fill(inside, box(-0.03, 0.0, 0.03, 0.92)), IVORY))


def _octopus(colour: Colour) -> Drawing:
    legs = fill(
        *(bow((x, 0.34), 0.17, 0.1) for x in (-0.68, -0.17, 0.34)),
        *(circle(x, 0.36, 0.1) for x in (-0.85, 0.51)),
        bow((0.76, 0.38), 0.2, 0.1, (0.25, 0.55)),
        circle(0.78, 0.58, 0.1),
    )
    head = mirrored(
        [
            *curve((0.0, -0.94), (0.52, -0.94), (0.78, -0.6), (0.66, -0.18)),
            *curve((0.66, -0.18), (0.6, 0.1), (0.62, 0.24), (0.62, 0.42)),
            (0.0, 0.42),
        ]
    )
    eyes = fill(circle(-0.26, -0.06, 0.19), circle(0.26, -0.06, 0.19))
    pupils = fill(circle(-0.22, -0.03, 0.1), circle(0.22, -0.03, 0.1))
    return (legs, colour), (fill(head), colour), (eyes, IVORY), (pupils, INK)


def _foxtail() -> Drawing:
    """Two bushy tails that swing apart, dark rimmed so that their white tips show on ivory."""

    def tail(slim: float) -> Shape:
        return bends(
            ((0.1 * slim, 0.94), (0.9, 0.9), (1.06, 0.3), (0.86 * slim + 0.1, -0.3)),
            ((0.86 * slim + 0.1, -0.3), (0.82, -0.66), (0.6, -0.92 * slim), (0.36, -0.96 * slim)),
            ((0.36, -0.96 * slim), (0.5, -0.6), (0.16 / slim, -0.3), (0.14 / slim, 0.14)),
            ((0.14 / slim, 0.14), (0.1 / slim, 0.5), (0.1, 0.7), (0.1 * slim, 0.94)),
        )

    tip = (
        *bends(((0.4, -0.84), (0.6, -0.8), (0.76, -0.6), (0.82, -0.3))),
        *((0.64, -0.36), (0.52, -0.18), (0.4, -0.34)),
        *bends(((0.3, -0.22), (0.4, -0.5), (0.48, -0.6), (0.4, -0.84))),
    )
    layers = ((tail(1.0), AMBER), (tail(0.9), ORANGE), (tip, IVORY))
    return tuple((fill(shape, flipped(shape)), colour) for shape, colour in layers)


def _pumpkin() -> Drawing:
    stem = ((-0.1, -0.5), (-0.06, -0.9), (0.2, -0.98), (0.22, -0.82), (0.1, -0.76), (0.14, -0.5))
    eye = ((0.5, 0.02), (0.34, -0.26), (0.16, 0.02))
    mouth = bends(
        ((-0.6, 0.24), (-0.3, 0.4), (0.3, 0.4), (0.6, 0.24)),
        ((0.6, 0.24), (0.4, 0.74), (-0.4, 0.74), (-0.6, 0.24)),
    )
    return (
        (fill(stem), GREEN),
        (fill(ellipse(-0.5, 0.16, 0.46, 0.64), ellipse(0.5, 0.16, 0.46, 0.64)), AMBER),
        (fill(ellipse(0, 0.16, 0.5, 0.72)), ORANGE),
        (fill(eye, flipped(eye), mouth), INK),
    )


def _egg() -> Drawing:
    shell = mirrored(
        [
            *curve((0.0, -0.96), (0.44, -0.96), (0.74, -0.24), (0.74, 0.24)),
            *curve((0.74, 0.24), (0.74, 0.7), (0.4, 0.96), (0.0, 0.96)),
        ]
    )
    zigzag = [(x / 4 * 0.74, 0.1 if x % 2 == 0 else -0.12) for x in range(-4, 5)]
    band = (*zigzag, *((x, y + 0.24) for x, y in reversed(zigzag)))
    return (fill(shell), WOOD_LIGHT), (fill(band), WOOD_DARK), (fill(circle(-0.2, -0.5, 0.12)), IVORY)


DRAWINGS: dict[str, Drawing] = {
    "1": _fig(),
    "2": _snake(),
    "3": _cheese(),
    "4A": _clover(TINTS["4A"]),
    "4B": _clover(TINTS["4B"]),
    "5": _tiny_star(),
    "6A": _mushroom(TINTS["6A"]),
    "6B": _mushroom(TINTS["6B"]),
    "7": _sugar(),
    "8A": _octopus(TINTS["8A"]),
    "8B": _octopus(TINTS["8B"]),
    "9": _foxtail(),
    "10": _pumpkin(),
    EGG: _egg(),
}
