"""What the drawings are made of: bows, stars and bends as polygons of a stencil."""

from __future__ import annotations

from math import cos, pi, sin

from bot.pictures.colours import Colour
from bot.pictures.sprites import Point, Sketch, Stencil, curve

Shape = tuple[Point, ...]
Drawing = tuple[tuple[Stencil, Colour], ...]  # shapes in a colour, the later ones above the earlier


def ellipse(x: float, y: float, width: float, height: float) -> Shape:
    """An ellipse by its middle and how far it reaches."""
    return tuple((x + width * cos(turn * pi / 32), y + height * sin(turn * pi / 32)) for turn in range(64))


def dome(x: float, y: float, width: float, height: float) -> Shape:
    """The upper half of an ellipse."""
    return tuple((x - width * cos(step * pi / 32), y - height * sin(step * pi / 32)) for step in range(33))


def bow(centre: Point, radius: float, thick: float, turns: tuple[float, float] = (0.0, 0.5)) -> Shape:
    """A part of a ring, from one angle to another in turns; 0 is to the right, 0.25 down."""
    (x, y), (start, end) = centre, turns
    angles = [2 * pi * (start + (end - start) * step / 32) for step in range(33)]
    outer = [(x + (radius + thick) * cos(angle), y + (radius + thick) * sin(angle)) for angle in angles]
    inner = [(x + (radius - thick) * cos(angle), y + (radius - thick) * sin(angle)) for angle in reversed(angles)]
    return (*outer, *inner)


def star(points: int, outer: float, inner: float, y: float = 0.0) -> Shape:
    """A star with a point on top."""
    corners = []
    for corner in range(2 * points):
        reach, angle = inner if corner % 2 else outer, corner * pi / points
        corners.append((reach * sin(angle), y - reach * cos(angle)))
    return tuple(corners)


def bends(*curves: tuple[Point, Point, Point, Point]) -> Shape:
    """Bézier curves one after the other."""
    return tuple(point for bend in curves for point in curve(*bend))


def flipped(shape: Shape) -> Shape:
    """Seen in a mirror."""
    return tuple((-x, y) for x, y in shape)


def box(left: float, top: float, right: float, bottom: float) -> Shape:
    """An upright rectangle."""
    return (left, top), (right, top), (right, bottom), (left, bottom)


def fill(*shapes: Shape) -> Stencil:
    """A stencil of shapes that are all filled."""
    return tuple((shape, True) for shape in shapes)


def draw(sketch: Sketch, drawing: Drawing, centre: Point, size: float) -> None:
    """Lay the shapes of a drawing over each other."""
    for stencil, colour in drawing:
        sketch.stamp(stencil, centre, size, colour)
