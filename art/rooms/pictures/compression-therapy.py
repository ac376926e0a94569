"""Compression: two long sleeves for the legs, just taken off, lie on a linen recliner with their feet up; their pump, slippers, a towel and a cup."""

from functools import cache
from math import cos, pi, sin

import numpy as np
from mathutils import noise

from camera import eye, open_room
from furniture import cushion, side_table
from light import DAY, FIRE, MOON, area, spot
from materials import ceramic, linen, nylon, oak, plain, plaster, steel, terry
from props import cup, slippers
from shapes import box, group, rod, sheet, tube

SHAPE, SAMPLES, FOCUS = (2760, 1840), 8, [0.64, 0.5]


def build():
    open_room(exposure=0.25)
    shell()
    recliner(linen("chair", (0.42, 0.39, 0.34), 420, "Object", 0.6), oak("frame", "X", (0.06, 0.032, 0.016), (0.20, 0.12, 0.06)))
    cloth = nylon(tint=(0.085, 0.095, 0.112))
    for y in ASIDE:
        boot(y, cloth, 3 if y > 0 else 8)
    pump()
    towel_over()
    slippers((-0.28, -0.72, 0), -0.5, terry("slipper", (0.62, 0.59, 0.54)), terry("sole", (0.36, 0.33, 0.30)))
    side_table((-1.02, 0.06, 0), oak("table", "X", (0.06, 0.032, 0.016), (0.20, 0.12, 0.06)))
    cup((-1.02, 0.00, 0.48), ceramic("cup", (0.50, 0.47, 0.42)), plain("tea", (0.10, 0.035, 0.008), 0.05))
    lights()
    eye((-1.45, -3.15, 1.35), (-0.36, 0, 0.5), lens=43, focus=(0.10, -0.28, 0.5), stop=2.0, shift=(0.0, -0.29))


def recliner(cloth, wood):
    """A long chair whose back leans to the left and whose seat carries the feet."""
    back = cushion((-0.10, -0.36, -0.40), (0.08, 0.36, 0.40), cloth, 0.0, 4)
    back.location, back.rotation_euler.y = (-0.60, 0, 0.72), -0.40
    cushion((-0.52, -0.36, 0.27), (0.92, 0.36, 0.43), cloth, 0.020, 1, 0.012)
    box((-0.62, -0.34, 0.20), (0.90, 0.34, 0.28), wood, 0.012)
    for x in (-0.50, 0.80):
        for y in (-0.28, 0.28):
            rod((x, y, 0.22), (x + (0.04 if x > 0 else -0.04), y, 0), 0.020, wood)


def shell():
    boards = oak("floor", "Y", (0.08, 0.045, 0.024), (0.28, 0.17, 0.09), 0.40)
    for at in range(24):
        box((-3.4 + 0.24 * at, -3.6, -0.02), (-3.402 + 0.24 * (at + 1), 1.5, 0), boards, 0)
    wall = plaster("wall", (0.16, 0.175, 0.19))
    box((-4, 1.3, 0), (4, 1.4, 3.2), wall, 0)
    box((-4, 1.28, 0), (4, 1.3, 0.09), plain("skirting", (0.03, 0.032, 0.035), 0.5), 0.003)


# From mouth to toe, x and z: the leg lies along the seat, the foot leans forward. By the middle of each, how far its foot falls outward.
PATH = [
    (-0.270, 0.580), (-0.175, 0.574), (-0.085, 0.568), (0.005, 0.562), (0.095, 0.556), (0.185, 0.549), (0.275, 0.541),
    (0.365, 0.533), (0.445, 0.526), (0.525, 0.521), (0.592, 0.528), (0.642, 0.556), (0.680, 0.600), (0.706, 0.650), (0.716, 0.690),
]  # fmt: skip
RADII = (0.142, 0.138, 0.134, 0.130, 0.125, 0.120, 0.114, 0.108, 0.102, 0.099, 0.100, 0.098, 0.092, 0.084, 0.062)
ASIDE = {-0.168: -0.10, 0.164: 0.13}
# How full the air has left each chamber, from the mouth on.
FILL = (0.42, 0.60, 0.74, 0.62, 0.80, 0.66, 0.76, 0.70, 0.82)
CHAMBERS = 9


def boot(y, cloth, seed):
    """An empty sleeve for a leg, quilted in chambers, open at its mouth, a zip along its outer side."""
    path, knots = np.array(PATH), np.linspace(0, 1, len(PATH))

    @cache
    def middle(v):
        spots = np.clip(v + np.linspace(-0.03, 0.03, 7), 0, 1)
        return np.array([np.interp(spots, knots, path[:, axis]).mean() for axis in (0, 1)])

    def place(u, v, out=0.0):
        at, ahead = middle(v), middle(min(v + 0.01, 1)) - middle(max(v - 0.01, 0))
        ahead = ahead / (np.linalg.norm(ahead) + 1e-9)
        up = np.array([-ahead[1], ahead[0]])
        seam = abs(sin(pi * CHAMBERS * v))
        angle = 2 * pi * u
        pucker = (1 - seam) ** 2 * 0.045 * sin(angle * 13 + 5 * noise.noise((v * 40, seed, 0)))
        dent = 0.13 * noise.noise((cos(angle) * 1.4 + seed, sin(angle) * 1.4, v * 7)) + 0.05 * noise.noise(
            (cos(angle) * 3.1 + seed, sin(angle) * 3.1, v * 19)
        )
        full = FILL[min(int(v * CHAMBERS), CHAMBERS - 1)] + 0.10 * noise.noise((v * 6, seed, 3))
        foot = max(0.0, v - 0.74) / 0.26
        radius = float(np.interp(v, knots, RADII)) * (0.86 + 0.14 * seam**0.6 + pucker + dent)
        if v > 0.97:
            radius *= max(0.12, (1 - ((v - 0.97) / 0.03) ** 2)) ** 0.5
        radius += out
        # Half empty, it sinks: wider than it is high, its upper side slack between the seams, its mouth almost shut.
        top = 0.50 + (full - 0.50) * (0.35 + 0.65 * seam)
        slack = 1 - 0.16 * (1 - foot) * seam * (1 - abs(cos(angle))) ** 2 * (0.5 + noise.noise((v * 11, seed, 8)))
        high = sin(angle) * radius * (top * slack if sin(angle) > 0 else 0.90 - 0.12 * foot)
        wide = cos(angle) * radius * (1.16 - 0.16 * top + 0.20 * foot)
        return (
            at[0] + up[0] * high,
            y + wide + ASIDE[y] * max(0.0, v - 0.50) ** 1.2 * 2.0 + 0.014 * sin(6 * v + seed),
            at[1] + up[1] * high - 0.022 * (1 - v),
        )

    sheet(place, 80, 190, cloth, 0.008, closed=True, levels=1, size=(0.7, 1.7))
    binding, tape, teeth = (
        plain("binding", (0.16, 0.175, 0.19), 0.6),
        plain("tape", (0.11, 0.12, 0.135), 0.7),
        steel("teeth", "X", (0.62, 0.64, 0.66), 0.25),
    )
    for seam in range(1, CHAMBERS - 1):
        tube([place(k / 40, seam / CHAMBERS, 0.001) for k in range(41)], 0.0032, binding, 8, 3)
    tube([place(k / 40, 0.0, 0.002) for k in range(41)], 0.0085, binding, 8, 3)
    # Towards the room, a little above the middle.
    side = 0.44
    for material, half, out in ((tape, 0.020, 0.0065), (teeth, 0.0045, 0.0092)):
        sheet(lambda u, v, half=half, out=out: place(side + (u - 0.5) * half * 2.6, 0.01 + 0.70 * v, out), 4, 190, material, 0.002)
    pull = place(side, 0.13, 0.013)
    box((pull[0] - 0.020, pull[1] - 0.003, pull[2] - 0.006), (pull[0] + 0.014, pull[1] + 0.001, pull[2] + 0.006), teeth, 0.002)


def pump():
    """The pump on the floor before the chair's foot, and a double hose to each sleeve."""
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
        (0.30, -0.66, 0),
        (0, 0, -0.25),
    )
    for k, end in enumerate(((0.50, -0.262, 0.535), (0.54, 0.10, 0.575))):
        tube(
            [
                (0.42, -0.64 + 0.03 * k, 0.09),
                (0.52, -0.66 + 0.04 * k, 0.10),
                (0.66 + 0.05 * k, -0.72 + 0.10 * k, 0.014),
                (0.82 + 0.06 * k, -0.62 + 0.10 * k, 0.012),
                (0.90 + 0.08 * k, -0.44 + 0.10 * k, 0.16),
                (0.82 + 0.06 * k, -0.38 + 0.20 * k, 0.46 + 0.04 * k),
                (0.66, -0.33 + 0.35 * k, 0.545 + 0.08 * k),
                end,
            ],
            0.0075,
            hose,
        )


def towel_over():
    """A towel over the chair's back: it lies on the front, bends round the top, and hangs behind in soft folds."""
    lean, middle = -0.40, (-0.60, 0.72)

    def on_back(across, along):
        """A place in the back's own middle plane."""
        return middle[0] + across * cos(lean) + along * sin(lean), middle[1] - across * sin(lean) + along * cos(lean)

    bend = [
        on_back(*place)
        for place in (
            (0.094, 0.02),
            (0.095, 0.16),
            (0.094, 0.30),
            (0.092, 0.370),
            (0.072, 0.405),
            (0.0, 0.413),
            (-0.070, 0.408),
            (-0.092, 0.385),
            (-0.097, 0.350),
        )
    ]
    edge = bend[-1]
    path = bend + [(edge[0] - 0.004 * k / 9, edge[1] - 0.040 * k - 0.01) for k in range(1, 10)]
    steps = np.concatenate([[0.0], np.cumsum([np.hypot(bx - ax, bz - az) for (ax, az), (bx, bz) in zip(path, path[1:])])])

    def place(u, v):
        hem = 1.0 - 0.050 * (0.5 + 0.5 * sin(2.3 * u + 0.6)) - 0.014 * sin(15 * u)
        at = v * hem * steps[-1]
        spots = np.clip(np.linspace(at - 0.02, at + 0.02, 7), 0, steps[-1])
        x, z = (float(np.interp(spots, steps, [point[axis] for point in path]).mean()) for axis in (0, 1))
        hang = min(1.0, max(0.0, (at - steps[len(bend) - 1] + 0.03) / 0.30))
        fold = sin(2 * pi * 3.1 * u + 0.9 * sin(5 * u) + 0.7 * hang) + 0.35 * sin(2 * pi * 5.3 * u + 2.0)
        gather = 1 - 0.28 * hang**0.7
        y = 0.01 + (u - 0.5) * 0.50 * gather + 0.012 * noise.noise((u * 3, v * 4, 2))
        return (
            x - 0.019 * hang * (1 + fold) + 0.003 * noise.noise((u * 6, v * 8, 5)),
            y + 0.008 * hang * cos(2 * pi * 3.1 * u),
            z + 0.004 * (1 - hang) * noise.noise((u * 5, v * 6, 1)),
        )

    sheet(place, 120, 140, terry("towel", (0.20, 0.26, 0.31)), 0.009, levels=1, size=(0.46, 0.80))


def lights():
    spot((-3.3, 0.3, 2.9), (0.0, -0.2, 0.3), 1250, DAY, angle=46, size=0.08, blend=0.5)
    spot((2.4, 1.0, 1.3), (0.1, -0.35, 0.4), 300, FIRE, angle=50, size=0.05, blend=0.6)
    area((-0.6, -3.4, 2.4), (0, 0, 0.3), 60, MOON, 2.5, 1.8)
    spot((-0.6, 0.9, 3.0), (-0.6, 1.3, 0.6), 60, MOON, angle=70, size=0.1, blend=1.0)
