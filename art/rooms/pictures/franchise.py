"""Franchise: an empty shopfront at dusk. Its lights are on, nobody has moved in: a ladder, a broom, paper on the floor, and the wet pavement that mirrors it."""

from math import radians

from camera import eye, open_room
from light import area, spot
from materials import glow, oak, plain, plaster, steel, wet_stone, window_glass
from nodes import Nodes
from shapes import box, group, lathe, rod, sheet

SHAPE, SAMPLES, FOCUS = (2400, 1600), 8, [0.58, 0.5]
# The front lies at y = 0; the shop behind it is this deep and high.
LEFT, RIGHT, HEAD, DEEP = -2.3, 3.1, 2.95, 5.5


def build():
    open_room(exposure=0.25, night=(0.010, 0.017, 0.032))
    facade()
    inside()
    pavement()
    lights()
    eye((-1.55, -8.2, 1.42), (-0.35, 0, 1.42), lens=44, focus=(0.4, 0, 1.2), stop=2.8, shift=(0.0, 0.005))


def facade():
    wall, frame = brick(), plain("frame", (0.010, 0.011, 0.012), 0.35)
    for low, high in (((-9, 0, 0), (LEFT, 0.4, 7)), ((RIGHT, 0, 0), (9, 0.4, 7)), ((LEFT, 0, HEAD + 0.65), (RIGHT, 0.4, 7))):
        box(low, high, wall, 0)
    box((LEFT - 0.1, -0.12, HEAD), (RIGHT + 0.1, 0.1, HEAD + 0.62), plain("fascia", (0.020, 0.024, 0.028), 0.45), 0.008)
    box((LEFT - 0.16, -0.20, HEAD + 0.60), (RIGHT + 0.16, 0.1, HEAD + 0.68), plain("cornice", (0.03, 0.034, 0.038), 0.5), 0.01)
    box((LEFT, 0.06, 0), (1.55, 0.30, 0.42), wet_stone("stall", (0.02, 0.022, 0.025)), 0.006)
    for x in (LEFT, -0.42, 1.50, 2.98):
        box((x, 0.08, 0.0), (x + 0.07, 0.16, HEAD), frame, 0.004)
    box((LEFT, 0.08, HEAD - 0.06), (RIGHT, 0.16, HEAD), frame, 0.004)
    box((LEFT, 0.08, 2.28), (RIGHT, 0.16, 2.33), frame, 0.003)
    box((LEFT, 0.08, 0.42), (1.55, 0.16, 0.48), frame, 0.003)
    clear = window_glass("front")
    for low, high in (
        ((LEFT + 0.07, 0.48), (-0.42, 2.28)),
        ((-0.35, 0.48), (1.50, 2.28)),
        ((LEFT + 0.07, 2.33), (1.50, HEAD - 0.06)),
        ((1.57, 2.33), (2.98, HEAD - 0.06)),
    ):
        box((low[0], 0.115, low[1]), (high[0], 0.125, high[1]), clear, 0)
    leaf = [
        box((0, -0.02, 0.02), (0.08, 0.03, 2.26), frame, 0.004),
        box((1.33, -0.02, 0.02), (1.41, 0.03, 2.26), frame, 0.004),
        box((0, -0.02, 2.16), (1.41, 0.03, 2.26), frame, 0.004),
        box((0, -0.02, 0.02), (1.41, 0.03, 0.24), frame, 0.004),
        box((0.08, 0, 0.24), (1.33, 0.01, 2.16), clear, 0),
        rod((0.13, -0.07, 0.85), (0.13, -0.07, 1.45), 0.013, steel("grip")),
    ]
    group(leaf, (1.57, 0.12, 0), (0, 0, radians(20)))


def brick():
    """Old brick, painted dark long ago."""
    m = Nodes("brick")
    where = m.parts(m.place(space="World"))
    flat = m.node("CombineXYZ", {0: where[0], 1: where[2], 2: 0.0}).outputs[0]
    bond = m.node(
        "TexBrick",
        {
            "Vector": flat,
            "Color1": (0.070, 0.040, 0.033, 1),
            "Color2": (0.100, 0.058, 0.046, 1),
            "Mortar": (0.050, 0.047, 0.045, 1),
            "Scale": 1.0,
            "Mortar Size": 0.006,
            "Brick Width": 0.215,
            "Row Height": 0.075,
        },
    )
    worn = m.noise(m.place(space="World"), 2.2, 6, 0.6)
    colour = m.blend(m.span(worn, 0.35, 0.7, 0.0, 0.6), bond.outputs[0], (0.030, 0.028, 0.030))
    grit = m.noise(m.place(space="World"), 90, 4, 0.65)
    return m.done(
        m.surface(Base_Color=colour, Roughness=0.75, Specular=0.35, Normal=m.bump(m.math("SUBTRACT", m.times(grit, 0.3), bond.outputs[1]), 0.006))
    )


def inside():
    wall = plaster("plaster", (0.52, 0.47, 0.41))
    box((LEFT - 0.6, DEEP, 0), (RIGHT + 0.2, DEEP + 0.1, 3.3), wall, 0)
    box((LEFT - 0.3, 0.4, 0), (LEFT - 0.2, DEEP, 3.3), wall, 0)
    box((RIGHT + 0.1, 0.4, 0), (RIGHT + 0.2, DEEP, 3.3), wall, 0)
    box((LEFT - 0.3, 0.3, 3.2), (RIGHT + 0.2, DEEP, 3.3), plain("ceiling", (0.35, 0.33, 0.30), 0.9), 0)
    boards = oak("boards", "Y", (0.10, 0.056, 0.03), (0.34, 0.21, 0.115))
    for k in range(16):
        box((LEFT - 0.3 + 0.36 * k, 0.3, 0.0), (LEFT + 0.058 + 0.36 * k, DEEP, 0.10), boards, 0)
    trim, door = plain("trim", (0.30, 0.27, 0.23), 0.6), oak("inner door", "Z", (0.16, 0.10, 0.055), (0.40, 0.27, 0.16))
    box((-2.0, DEEP - 0.05, 0.1), (-0.9, DEEP + 0.01, 2.28), trim, 0.006)
    box((-1.91, DEEP - 0.07, 0.1), (-0.99, DEEP - 0.04, 2.2), door, 0.004)
    for low in (0.28, 1.22):
        box((-1.79, DEEP - 0.078, low), (-1.11, DEEP - 0.068, low + 0.82), door, 0.012)
    rod((-1.07, DEEP - 0.12, 1.13), (-1.18, DEEP - 0.12, 1.13), 0.011, steel("knob"))
    rod((-1.07, DEEP - 0.12, 1.13), (-1.07, DEEP - 0.05, 1.13), 0.009, steel("knob"))
    ladder()
    for at, size, turn in (
        ((1.15, 3.9, 0.1), (0.5, 0.4, 0.38), 0.3),
        ((1.25, 3.85, 0.48), (0.38, 0.34, 0.26), 0.1),
        ((0.55, 4.3, 0.1), (0.45, 0.38, 0.32), -0.2),
    ):
        card = plain("carton", (0.33, 0.22, 0.13), 0.85)
        group(
            [
                box((-size[0] / 2, -size[1] / 2, 0), (size[0] / 2, size[1] / 2, size[2]), card, 0.004),
                box((-size[0] / 2 - 0.001, -0.025, 0.01), (size[0] / 2 + 0.001, 0.025, size[2] + 0.001), plain("tape", (0.42, 0.32, 0.20), 0.4), 0),
            ],
            at,
            (0, 0, turn),
        )
    rod((RIGHT - 0.35, 1.3, 0.12), (RIGHT + 0.06, 1.6, 1.55), 0.013, boards)
    for k, (x, y) in enumerate(((-1.1, 2.2), (-0.2, 3.2), (-1.6, 3.6))):
        wire, bulb = (x, y, 3.2), (x, y, 2.45)
        rod(wire, bulb, 0.006, plain("wire", (0.01, 0.01, 0.01), 0.5))
        lathe([(0.0, 0.07), (0.012, 0.06), (0.032, 0.02), (0.030, -0.01), (0.0, -0.035)], glow("bulb", (1.0, 0.62, 0.28), 60), (x, y, 2.40), 24)


def ladder():
    """A stepladder left open, a cloth over its top."""
    wood = oak("ladder", "Z", (0.16, 0.10, 0.05), (0.45, 0.30, 0.17))
    parts = []
    for x in (-1, 1):
        parts += [rod((x * 0.26, -0.42, 0), (x * 0.17, 0, 1.75), 0.022, wood), rod((x * 0.25, 0.42, 0), (x * 0.17, 0.02, 1.70), 0.020, wood)]
    for k in range(6):
        t = (k + 0.6) / 6.3
        parts.append(
            box(
                (-0.26 + 0.09 * t, -0.42 * (1 - t) - 0.05, 1.75 * t - 0.012), (0.26 - 0.09 * t, -0.42 * (1 - t) + 0.05, 1.75 * t + 0.012), wood, 0.003
            )
        )
    parts.append(box((-0.20, -0.10, 1.74), (0.20, 0.12, 1.775), wood, 0.004))
    parts.append(
        sheet(
            lambda u, v: (-0.02 + 0.22 * u, -0.125 - 0.02 * v + 0.015 * v * (1 if u > 0.5 else -1), 1.782 - 0.55 * max(0, v - 0.2)),
            12,
            30,
            plain("cloth", (0.42, 0.42, 0.41), 0.9),
            0.004,
            levels=1,
        )
    )
    group(parts, (0.35, 2.3, 0.1), (0, 0, 0.5))


def pavement():
    stone = wet_stone("flags", (0.020, 0.022, 0.026), wet=0.85)
    for column in range(-9, 10):
        for row in range(5):
            x, y = column * 0.75 + (0.37 if row % 2 else 0), -0.55 * row
            box((x + 0.002, y - 0.548, -0.08), (x + 0.748, y - 0.002 + (0.1 if row == 0 else 0), 0), stone, 0.003)
    box((-12, -2.95, -0.2), (12, -2.75, 0.0), wet_stone("kerb", (0.035, 0.036, 0.040), wet=0.5), 0.02)
    box((-14, -14, -0.3), (14, -2.95, -0.12), wet_stone("road", (0.012, 0.013, 0.015), wet=0.60), 0)


def lights():
    """The bulbs within, dusk without; one lamp of the street from the left."""
    for x, y in ((-1.1, 2.2), (-0.2, 3.2), (-1.6, 3.6)):
        spot((x, y, 2.42), (x, y, 0), 190, (1.0, 0.62, 0.30), angle=165, size=0.05, blend=1)
    area((0.4, 2.4, 3.1), (0.4, 2.4, 0), 70, (1.0, 0.66, 0.36), 3.5, 3.5)
    area((-2, -7, 9), (0, 0, 1), 500, (0.28, 0.46, 0.95), 8, 4)
    spot((-6.5, -1.6, 4.6), (-2.2, 0, 1.2), 420, (0.55, 0.72, 1.0), angle=60, size=0.08, blend=0.8)
