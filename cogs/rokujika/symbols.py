"""The symbols of the 24 cards as stencils."""

from __future__ import annotations

from math import cos, pi, sin

from bot.pictures.shared_sprites import circle
from bot.pictures.sprites import Point, Stencil, curve, mirrored

Shape = tuple[tuple[Point, ...], bool]


def _box(left: float, top: float, right: float, bottom: float) -> Shape:
    return ((left, top), (right, top), (right, bottom), (left, bottom)), True


def _hole(shape: Shape) -> Shape:
    return shape[0], False


def _poly(*points: Point) -> Shape:
    return points, True


def _disc(x: float, y: float, radius: float) -> Shape:
    return circle(x, y, radius), True


def _oval(x: float, y: float, width: float, height: float, turn: float = 0.0) -> Shape:
    """Return an ellipse, turned by this many degrees."""
    slant, round_ = turn * pi / 180, [step * pi / 32 for step in range(64)]
    points = [(width * cos(angle), height * sin(angle)) for angle in round_]
    return tuple((x + a * cos(slant) - b * sin(slant), y + a * sin(slant) + b * cos(slant)) for a, b in points), True


def _bar(start: Point, end: Point, width: float) -> Shape:
    """Return a straight stroke."""
    (x1, y1), (x2, y2) = start, end
    length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
    across = ((y1 - y2) / length * width / 2, (x2 - x1) / length * width / 2)
    dx, dy = across
    return _poly((x1 + dx, y1 + dy), (x2 + dx, y2 + dy), (x2 - dx, y2 - dy), (x1 - dx, y1 - dy))


def _flip(shape: Shape) -> Shape:
    points, fills = shape
    return tuple((-x, y) for x, y in points), fills


def _rice() -> Stencil:
    """An ear, its grains in pairs."""
    grains = [_oval(0.3, -0.45 + 0.36 * row, 0.13, 0.26, 32) for row in range(3)]
    return (_oval(0, -0.74, 0.14, 0.26), *grains, *map(_flip, grains), _bar((0, -0.6), (0, 1.0), 0.11))


def _vegetables() -> Stencil:
    """A carrot with its leaves."""
    root = _poly((-0.44, -0.2), (-0.3, -0.36), (0.3, -0.36), (0.44, -0.2), (0.08, 0.96), (-0.08, 0.96))
    leaves = (_oval(0, -0.68, 0.13, 0.32), _oval(0.3, -0.62, 0.12, 0.3, 38), _oval(-0.3, -0.62, 0.12, 0.3, -38))
    cuts = (_hole(_bar((-0.4, 0.06), (-0.04, 0.06), 0.08)), _hole(_bar((0.36, 0.34), (0.04, 0.34), 0.08)))
    return root, *cuts, *leaves


def _fruit() -> Stencil:
    """An apple."""
    half = [
        *curve((0.0, -0.3), (0.3, -0.62), (0.86, -0.5), (0.86, 0.08)),
        *curve((0.86, 0.08), (0.86, 0.6), (0.46, 1.04), (0.0, 0.86)),
    ]
    return (mirrored(half), True), _bar((0, -0.3), (0.1, -0.86), 0.12), _oval(0.4, -0.72, 0.28, 0.13, -24)


def _dairy() -> Stencil:
    """A bottle of milk."""
    half = [(0.0, -0.7), (0.24, -0.7), (0.24, -0.4), (0.48, 0.0), (0.48, 0.96), (0.0, 0.96)]
    return _box(-0.3, -1.0, 0.3, -0.78), (mirrored(half), True), _hole(_box(-0.34, 0.16, 0.34, 0.62))


def _livestock() -> Stencil:
    """The head of a cow."""
    horn = _poly((0.36, -0.56), (0.74, -0.66), (0.84, -1.0), (1.0, -0.6), (0.7, -0.32), (0.4, -0.34))
    ear = _oval(0.76, -0.14, 0.26, 0.13, 14)
    half = [(0.0, -0.62), (0.4, -0.6), (0.52, -0.3), (0.42, 0.36), (0.44, 0.86), (0.2, 1.0), (0.0, 1.0)]
    eyes = (_hole(_disc(0.22, -0.12, 0.09)), _hole(_disc(-0.22, -0.12, 0.09)))
    nose = (_hole(_oval(0.18, 0.68, 0.08, 0.12)), _hole(_oval(-0.18, 0.68, 0.08, 0.12)))
    return horn, _flip(horn), ear, _flip(ear), (mirrored(half), True), *eyes, *nose


def _fishery() -> Stencil:
    """A fish."""
    body = (*curve((0.98, 0.0), (0.6, -0.66), (-0.1, -0.6), (-0.5, 0.0)),)
    back = tuple((x, -y) for x, y in reversed(body))
    tail = _poly((-0.42, 0.0), (-1.0, -0.5), (-0.84, 0.0), (-1.0, 0.5))
    return (body + back, True), tail, _hole(_disc(0.56, -0.12, 0.1)), _hole(_bar((0.24, -0.4), (0.24, 0.4), 0.08))


def _forestry() -> Stencil:
    """A fir."""
    tiers = [
        _poly((0.0, -1.0), (0.46, -0.36), (-0.46, -0.36)),
        _poly((0.0, -0.64), (0.62, 0.16), (-0.62, 0.16)),
        _poly((0.0, -0.2), (0.8, 0.66), (-0.8, 0.66)),
    ]
    return (*tiers, _box(-0.14, 0.6, 0.14, 1.0))


def _bees() -> Stencil:
    """A bee from above."""
    wings = _oval(0.52, -0.3, 0.42, 0.24, -24)
    stripes = (_hole(_box(-0.4, 0.02, 0.4, 0.18)), _hole(_box(-0.4, 0.38, 0.4, 0.54)))
    return wings, _flip(wings), _oval(0, 0.26, 0.38, 0.68), *stripes, _disc(0, -0.56, 0.26), *_feelers()


def _feelers() -> tuple[Shape, Shape]:
    feeler = _bar((0.1, -0.7), (0.3, -1.0), 0.08)
    return feeler, _flip(feeler)


def _milling() -> Stencil:
    """A windmill."""
    tower = _poly((-0.26, -0.2), (0.26, -0.2), (0.46, 1.0), (-0.46, 1.0))
    sails = [
        _bar((0.0, -0.3), (0.9 * cos(turn * pi / 180), -0.3 + 0.9 * sin(turn * pi / 180)), 0.24)
        for turn in (-45, 45, 135, 225)
    ]
    return tower, _hole(_box(-0.12, 0.64, 0.12, 1.0)), *sails, _hole(_disc(0, -0.3, 0.14)), _disc(0, -0.3, 0.08)


def _brewing() -> Stencil:
    """A flask and a cup."""
    half = [(0.0, -1.0), (0.2, -1.0), (0.2, -0.8), (0.14, -0.46), (0.42, -0.02), (0.42, 0.96), (0.0, 0.96)]
    flask = tuple((x - 0.36, y) for x, y in mirrored(half))
    cup = _poly((0.22, 0.36), (0.96, 0.36), (0.84, 0.96), (0.34, 0.96))
    return (flask, True), _hole(_box(-0.6, 0.24, -0.12, 0.56)), cup


def _pickling() -> Stencil:
    """A jar."""
    half = [(0.0, -0.56), (0.5, -0.56), (0.68, -0.3), (0.68, 0.86), (0.56, 0.98), (0.0, 0.98)]
    slices = (_hole(_oval(-0.22, 0.06, 0.16, 0.34)), _hole(_oval(0.24, 0.46, 0.16, 0.34)))
    return _box(-0.56, -0.98, 0.56, -0.66), (mirrored(half), True), *slices


def _sweets() -> Stencil:
    """A piece of cake with a cherry."""
    cream = _hole(_box(-0.86, 0.28, 0.86, 0.42))
    return _disc(0, -0.62, 0.24), _poly((-0.86, 0.0), (0.0, -0.42), (0.86, 0.0), (0.86, 0.92), (-0.86, 0.92)), cream


def _fermenting() -> Stencil:
    """A wedge of cheese."""
    wedge = _poly((-0.98, 0.1), (0.7, -0.72), (0.98, 0.1), (0.98, 0.82), (-0.98, 0.82))
    holes = (_hole(_disc(-0.42, 0.42, 0.18)), _hole(_disc(0.3, 0.58, 0.14)), _hole(_disc(0.5, 0.06, 0.2)))
    return wedge, *holes


def _smoking() -> Stencil:
    """A fire."""
    flame = (
        *curve((0.0, -1.0), (0.2, -0.5), (0.8, -0.3), (0.68, 0.4)),
        *curve((0.68, 0.4), (0.62, 0.86), (0.3, 1.0), (0.0, 1.0)),
        *curve((0.0, 1.0), (-0.4, 1.0), (-0.72, 0.74), (-0.68, 0.26)),
        *curve((-0.68, 0.26), (-0.66, -0.06), (-0.44, -0.2), (-0.36, -0.46)),
        *curve((-0.36, -0.46), (-0.24, -0.28), (-0.2, -0.16), (-0.18, -0.06)),
        *curve((-0.18, -0.06), (0.02, -0.3), (0.06, -0.7), (0.0, -1.0)),
    )
    heart = mirrored([*curve((0.0, 0.14), (0.14, 0.36), (0.34, 0.5), (0.28, 0.76)), (0.0, 0.88)])
    return (flame, True), (heart, False)


def _freezing() -> Stencil:
    """A snowflake."""
    shapes: list[Shape] = []
    for turn in range(6):
        angle = (turn * 60 + 30) * pi / 180
        tip = (0.98 * cos(angle), 0.98 * sin(angle))
        fork = (0.56 * cos(angle), 0.56 * sin(angle))
        shapes.append(_bar((0, 0), tip, 0.15))
        for side in (-40, 40):
            away = angle + side * pi / 180
            shapes.append(_bar(fork, (fork[0] + 0.36 * cos(away), fork[1] + 0.36 * sin(away)), 0.13))
    return tuple(shapes)


def _crafts() -> Stencil:
    """A hammer."""
    handle = _bar((-0.76, 0.9), (0.28, -0.22), 0.26)
    head = _poly((-0.2, -0.62), (0.16, -0.98), (0.98, -0.14), (0.62, 0.22), (0.3, -0.1), (0.1, -0.1), (0.02, -0.4))
    return handle, head


def _stand() -> Stencil:
    """A stall with an awning."""
    scallops = [_disc(-0.72 + 0.48 * place, -0.3, 0.24) for place in range(4)]
    posts = (_box(-0.8, -0.3, -0.66, 1.0), _box(0.66, -0.3, 0.8, 1.0))
    return (
        _poly((-0.72, -0.9), (0.72, -0.9), (0.98, -0.3), (-0.98, -0.3)),
        *scallops,
        *posts,
        _box(-0.8, 0.34, 0.8, 0.66),
    )


def _roadside() -> Stencil:
    """A road that runs to the horizon."""
    marks = [
        _hole(_poly((-w, y), (w, y), (w * 1.3, y + h), (-w * 1.3, y + h)))
        for y, h, w in ((-0.74, 0.24, 0.05), (-0.28, 0.36, 0.07), (0.36, 0.5, 0.1))
    ]
    return _poly((-0.22, -0.94), (0.22, -0.94), (0.98, 0.94), (-0.98, 0.94)), *marks


def _online() -> Stencil:
    """A screen with a basket."""
    cart = (
        _poly((-0.36, -0.42), (0.46, -0.42), (0.32, 0.08), (-0.24, 0.08)),
        _bar((-0.36, -0.4), (-0.56, -0.58), 0.12),
    )
    wheels = (_disc(-0.14, 0.22, 0.09), _disc(0.24, 0.22, 0.09))
    screen = (_box(-0.98, -0.86, 0.98, 0.52), _hole(_box(-0.84, -0.72, 0.84, 0.38)))
    return *screen, *cart, *wheels, _box(-0.14, 0.5, 0.14, 0.8), _box(-0.5, 0.76, 0.5, 0.94)


def _restaurant() -> Stencil:
    """Fork and knife."""
    tines = [_box(-0.62 + 0.2 * place, -0.96, -0.52 + 0.2 * place, -0.3) for place in range(3)]
    knife = (0.2, -0.96), *curve((0.2, -0.96), (0.56, -0.8), (0.6, -0.1), (0.52, 0.2)), (0.2, 0.2)
    return (
        *tines,
        _box(-0.62, -0.4, -0.12, -0.16),
        _box(-0.46, -0.2, -0.28, 0.98),
        (knife, True),
        _box(0.2, 0.1, 0.38, 0.98),
    )


def _inn() -> Stencil:
    """A house with a bed in it."""
    house = _poly((0.0, -0.96), (1.0, -0.14), (0.8, -0.14), (0.8, 0.94), (-0.8, 0.94), (-0.8, -0.14), (-1.0, -0.14))
    bed = (_box(-0.56, 0.02, -0.44, 0.72), _box(-0.56, 0.42, 0.56, 0.58), _box(0.44, 0.42, 0.56, 0.72))
    return house, *map(_hole, bed), _hole(_oval(-0.24, 0.3, 0.15, 0.1)), _hole(_box(-0.06, 0.22, 0.54, 0.38))


def _tourism() -> Stencil:
    """A rucksack."""
    loop = (_disc(0, -0.7, 0.28), _hole(_disc(0, -0.7, 0.15)))
    half = [*curve((0.0, -0.72), (0.5, -0.72), (0.6, -0.4), (0.6, 0.0)), (0.6, 0.98), (0.0, 0.98)]
    pocket = (
        _hole(_box(-0.4, 0.22, 0.4, 0.3)),
        _hole(_box(-0.4, 0.22, -0.32, 0.78)),
        _hole(_box(0.32, 0.22, 0.4, 0.78)),
    )
    sides = (_box(-0.86, 0.2, -0.66, 0.86), _box(0.66, 0.2, 0.86, 0.86))
    return *loop, (mirrored(half), True), *pocket, _hole(_box(-0.4, 0.7, 0.4, 0.78)), *sides


def _canteen() -> Stencil:
    """A steaming bowl."""
    bowl = (*curve((-0.94, 0.1), (-0.9, 1.0), (0.9, 1.0), (0.94, 0.1)),)
    steam = [
        _bar((x, -0.14 if x else -0.2), (x + 0.12, -0.44), 0.12) for x in (-0.42, 0.0, 0.42)
    ] + [_bar((x + 0.12, -0.42), (x, -0.74), 0.12) for x in (-0.42, 0.0, 0.42)]  # fmt: skip
    return (bowl, True), _box(-0.4, 0.74, 0.4, 0.92), *steam


def _export() -> Stencil:
    """A ship with containers."""
    hull = _poly((-0.98, 0.3), (0.98, 0.3), (0.7, 0.9), (-0.7, 0.9))
    boxes = (_box(-0.7, -0.1, -0.28, 0.22), _box(-0.2, -0.1, 0.22, 0.22), _box(-0.2, -0.5, 0.22, -0.18))
    return (
        hull,
        *boxes,
        _box(0.34, -0.66, 0.72, 0.22),
        _hole(_box(0.42, -0.5, 0.64, -0.3)),
        _box(0.46, -0.96, 0.6, -0.66),
    )


SYMBOLS: dict[str, Stencil] = {
    "rice": _rice(),
    "vegetables": _vegetables(),
    "fruit": _fruit(),
    "dairy": _dairy(),
    "livestock": _livestock(),
    "fishery": _fishery(),
    "forestry": _forestry(),
    "bees": _bees(),
    "milling": _milling(),
    "brewing": _brewing(),
    "pickling": _pickling(),
    "sweets": _sweets(),
    "fermenting": _fermenting(),
    "smoking": _smoking(),
    "freezing": _freezing(),
    "crafts": _crafts(),
    "stand": _stand(),
    "roadside": _roadside(),
    "online": _online(),
    "restaurant": _restaurant(),
    "inn": _inn(),
    "tourism": _tourism(),
    "canteen": _canteen(),
    "export": _export(),
}
