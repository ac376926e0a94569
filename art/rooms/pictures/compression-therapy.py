"""Compression: two boots pulled off and left standing against a linen chair, their mouths open; their pump, a throw and a cup."""

from functools import cache
from math import cos, pi, sin

import numpy as np
from mathutils import Vector, noise

from camera import eye, open_room
from cloth import collide, fallen
from furniture import armchair, side_table
from light import DAY, FIRE, MOON, area, spot
from materials import ceramic, linen, nylon, oak, plain, plaster, steel
from props import cup
from shapes import box, group, rod, sheet, tube

SHAPE, SAMPLES, FOCUS = (2340, 1560), 8, [0.62, 0.5]


def build():
    open_room(exposure=0.25)
    shell()
    chair = armchair(linen("chair", (0.40, 0.37, 0.32), 420, "Object", 0.6), oak("leg", "Z"))
    cloth = nylon(tint=(0.050, 0.057, 0.068))
    for x in LEANS:
        boot(x, cloth, 3 if x > 0.1 else 8)
    pump()
    throw_over(chair[2], chair[0])
    side_table((-0.78, 0.22, 0), oak("table", "X", (0.06, 0.032, 0.016), (0.20, 0.12, 0.06)))
    cup((-0.80, 0.17, 0.48), ceramic("cup", (0.50, 0.47, 0.42)), plain("tea", (0.10, 0.035, 0.008), 0.05))
    lights()
    eye((-1.55, -3.35, 1.25), (-0.42, 0, 0.5), lens=50, focus=(0, -0.45, 0.4), stop=2.0, shift=(0.0, -0.30))


def shell():
    boards = oak("floor", "Y", (0.08, 0.045, 0.024), (0.28, 0.17, 0.09), 0.40)
    for at in range(24):
        box((-3.4 + 0.24 * at, -3.6, -0.02), (-3.402 + 0.24 * (at + 1), 1.5, 0), boards, 0)
    wall = plaster("wall", (0.16, 0.175, 0.19))
    box((-4, 1.3, 0), (4, 1.4, 3.2), wall, 0)
    box((-4, 1.28, 0), (4, 1.3, 0.09), plain("skirting", (0.03, 0.032, 0.035), 0.5), 0.003)


# From mouth to toe, y and z; both stand before the chair and lean on its seat. By the middle of each, how far its mouth leans aside.
PATH = [
    (-0.565, 0.860), (-0.530, 0.790), (-0.510, 0.690), (-0.515, 0.580), (-0.528, 0.470), (-0.540, 0.360), (-0.550, 0.260),
    (-0.555, 0.180), (-0.560, 0.120), (-0.590, 0.084), (-0.650, 0.066), (-0.720, 0.056), (-0.800, 0.048),
]  # fmt: skip
LEANS = {0.02: -0.07, 0.25: 0.09}


def boot(x, cloth, seed):
    """An empty sleeve for a leg, in eight chambers, open at its mouth."""
    path = np.array(PATH)
    radii = [0.124, 0.120, 0.114, 0.108, 0.103, 0.098, 0.093, 0.087, 0.078, 0.070, 0.064, 0.056, 0.034]
    knots = np.linspace(0, 1, len(path))

    @cache
    def middle(v):
        reach = np.linspace(-0.03, 0.03, 7)
        spots = np.clip(v + reach, 0, 1)
        return np.array([np.interp(spots, knots, path[:, axis]).mean() for axis in (0, 1)])

    def place(u, v):
        at, ahead = middle(v), middle(min(v + 0.01, 1)) - middle(max(v - 0.01, 0))
        ahead = ahead / (np.linalg.norm(ahead) + 1e-9)
        out = np.array([-ahead[1], ahead[0]])
        seam = abs(sin(pi * 8 * v))
        bulge = 0.74 + 0.26 * seam**0.5
        angle = 2 * pi * u
        pucker = (1 - seam) * 0.06 * sin(angle * 13 + 5 * noise.noise((v * 40, seed, 0)))
        dent = 0.10 * noise.noise((cos(angle) * 1.4 + seed, sin(angle) * 1.4, v * 9))
        radius = float(np.interp(v, knots, radii)) * (bulge + pucker + dent)
        if v > 0.985:
            radius *= 0.25
        flat = 0.66 + 0.24 * v
        return (
            x + cos(angle) * radius * 1.04 + LEANS[x] * (1 - v) ** 2 + 0.012 * sin(7 * v + seed),
            at[0] + out[0] * sin(angle) * radius * flat,
            at[1] + out[1] * sin(angle) * radius * flat,
        )

    body = sheet(place, 72, 150, cloth, 0.010, closed=True, levels=1, size=(0.6, 1.6))
    side = -1 if x < 0.1 else 1

    def zip_(u, v):
        v = 0.04 + 0.66 * v
        at = Vector(place(0.5 if side < 0 else 0.0, v))
        return at.x + side * 0.006, at.y + 0.001, at.z + (u - 0.5) * 0.014

    sheet(zip_, 3, 120, plain("zip", (0.05, 0.055, 0.06), 0.35), 0.004)
    binding = plain("binding", (0.34, 0.36, 0.38), 0.6)
    for seam in (0, 1, 2, 3, 4, 5, 6):
        tube([place(k / 36, seam / 8) for k in range(37)], 0.0055 if seam else 0.009, binding, 8, 3)
    return body


def pump():
    """The pump on the floor beside the chair, and a double hose to each boot."""
    shell_, dark, hose = (
        plain("pump", (0.42, 0.43, 0.43), 0.32, coat=0.3),
        plain("screen", (0.01, 0.012, 0.014), 0.1),
        plain("hose", (0.03, 0.033, 0.036), 0.42),
    )
    group(
        [
            box((-0.13, -0.10, 0.0), (0.13, 0.10, 0.14), shell_, 0.022),
            box((-0.075, -0.103, 0.06), (0.075, -0.098, 0.118), dark, 0.002),
            rod((-0.03, -0.104, 0.034), (-0.03, -0.098, 0.034), 0.011, steel("knob")),
        ],
        (-0.70, -0.55, 0),
        (0, 0, 0.35),
    )
    for k, end in enumerate(((-0.06, -0.60, 0.42), (0.17, -0.63, 0.34))):
        tube(
            [
                (-0.60 + 0.02 * k, -0.50, 0.09),
                (-0.47, -0.46 - 0.1 * k, 0.10),
                (-0.46 + 0.06 * k, -0.66 - 0.05 * k, 0.012),
                (-0.34, -0.84 + 0.07 * k, 0.010),
                (-0.16 + 0.20 * k, -0.76, 0.05),
                (end[0], end[1] - 0.10, end[2] - 0.08),
                end,
            ],
            0.0065,
            hose,
        )


def throw_over(*chair):
    """A throw that slid over the left arm."""
    under = box((-2, -2, -0.05), (2, 1.2, 0.001), None, 0)
    under.hide_render = True
    collide(*chair, under)
    body = sheet(
        lambda u, v: (-0.72 + 0.64 * v, -0.22 + 0.42 * u + 0.06 * v, 0.66 + 0.02 * sin(9 * u)),
        34,
        50,
        linen("throw", (0.10, 0.135, 0.165), 420, "UV", 0.2),
        size=(0.42, 0.64),
    )
    fallen(body, 34, None, 4, 0.2, 0.3, gap=0.005, thick=0.004, levels=1)


def lights():
    spot((-3.3, 0.3, 2.9), (0.0, -0.2, 0.3), 1250, DAY, angle=46, size=0.08, blend=0.5)
    spot((2.4, 1.0, 1.3), (0.1, -0.35, 0.4), 300, FIRE, angle=50, size=0.05, blend=0.6)
    area((-0.6, -3.4, 2.4), (0, 0, 0.3), 34, MOON, 2.5, 1.8)
    spot((-0.6, 0.9, 3.0), (-0.6, 1.3, 0.6), 60, MOON, angle=70, size=0.1, blend=1.0)
