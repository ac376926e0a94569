"""Compression: two long sleeves for the legs, just taken off, lie on a linen recliner with their feet up; their pump, slippers, a towel and a cup."""

from functools import cache
from math import cos, pi, sin

import numpy as np
from mathutils import noise

from camera import eye, open_room
from folds import cotton
from furniture import cushion, side_table
from light import DAY, MOON, area, spot
from materials import ceramic, oak, plain, plaster, steel, terry
from nodes import Nodes
from props import cup, slippers
from shapes import box, group, rod, sheet, tube

SHAPE, SAMPLES, FOCUS = (2760, 1840), 8, [0.64, 0.5]


def build():
    open_room(exposure=0.25)
    shell()
    recliner(cotton("chair", (0.40, 0.37, 0.325), 420, "Object"), oak("frame", "X", (0.06, 0.032, 0.016), (0.20, 0.12, 0.06)))
    cloth = taffeta()
    for y in ASIDE:
        boot(y, cloth, 3 if y > 0 else 8)
    pump()
    towel_over()
    slippers((-0.20, -0.60, 0), -0.5, terry("slipper", (0.62, 0.59, 0.54)), terry("sole", (0.36, 0.33, 0.30)))
    side_table((-1.02, 0.06, 0), oak("table", "X", (0.06, 0.032, 0.016), (0.20, 0.12, 0.06)))
    cup((-1.02, 0.00, 0.48), ceramic("cup", (0.50, 0.47, 0.42)), plain("tea", (0.10, 0.035, 0.008), 0.05))
    lights()
    eye((-1.22, -3.22, 1.35), (-0.10, 0, 0.5), lens=48, focus=(0.26, -0.30, 0.5), stop=1.8, shift=(0.0, -0.340))


def recliner(cloth, wood):
    """A long chair whose back leans to the left and whose seat carries the feet."""
    back = cushion((-0.10, -0.36, -0.40), (0.08, 0.36, 0.40), cloth, 0.0, 4)
    back.location, back.rotation_euler.y = (-0.60, 0, 0.72), -0.40
    cushion((-0.52, -0.36, 0.27), (1.06, 0.36, 0.43), cloth, 0.020, 1, 0.012)
    box((-0.62, -0.34, 0.20), (1.04, 0.34, 0.28), wood, 0.012)
    for x in (-0.50, 0.94):
        for y in (-0.28, 0.28):
            rod((x, y, 0.22), (x + (0.04 if x > 0 else -0.04), y, 0), 0.020, wood)


def shell():
    boards = oak("floor", "Y", (0.08, 0.045, 0.024), (0.28, 0.17, 0.09), 0.40)
    for at in range(24):
        box((-3.4 + 0.24 * at, -3.6, -0.02), (-3.402 + 0.24 * (at + 1), 1.5, 0), boards, 0)
    wall = plaster("wall", (0.16, 0.175, 0.19))
    box((-4, 1.3, 0), (4, 1.4, 3.2), wall, 0)
    box((-4, 1.28, 0), (4, 1.3, 0.09), plain("skirting", (0.03, 0.032, 0.035), 0.5), 0.003)


SEAT = 0.438
# Of a leg, from its mouth to the ankle: how far along the chair, and half its width.
LEG = ((-0.120, 0.142), (0.02, 0.139), (0.18, 0.130), (0.34, 0.119), (0.50, 0.112), (0.62, 0.100), (0.72, 0.084), (0.800, 0.070))
# By the middle of each sleeve, how far its foot falls outward, and how its foot leans.
ASIDE = {-0.165: (-0.035, -0.34), 0.160: (0.030, 0.26)}
# How full the air has left each chamber, from the mouth on.
FILL = (0.44, 0.64, 0.54, 0.72, 0.60)
CHAMBERS = 5


def taffeta(name="taffeta", tint=(0.052, 0.055, 0.060)):
    """Matt black nylon: a fine weave that catches light only at a slant, small creases, a little dust."""
    m = Nodes(name)
    u, v, _ = m.parts(m.place(space="UV"))
    warp, weft = m.math("SINE", m.times(u, 4200.0)), m.math("SINE", m.times(v, 4200.0))
    weave = m.times(m.add(warp, weft), 0.5)
    crease = m.noise(m.place((1.0, 2.2, 1), "UV"), 26, 6, 0.66, 0.7)
    fine = m.noise(m.place((3.0, 1.0, 1), "UV"), 70, 3, 0.6, 0.4)
    dust = m.span(m.noise(m.place(space="UV"), 300, 3, 0.7), 0.58, 0.80, 0.0, 0.18)
    return m.done(
        m.surface(
            Base_Color=m.blend(dust, tint, (0.14, 0.14, 0.14)),
            Roughness=0.74,
            Specular=0.16,
            Sheen=0.40,
            Sheen_Tint=0.3,
            Normal=m.bump(weave, 0.00012, normal=m.bump(fine, 0.0022, normal=m.bump(crease, 0.0042))),
        )
    )


def boot(y, cloth, seed):
    """An empty sleeve for a leg: five air chambers with flat stitched seams between them, a zip from mouth to ankle, a foot that has tipped over."""
    aside, lean = ASIDE[y]
    spots, halves = zip(*LEG)

    @cache
    def run(v):
        """How far along, half the width, the middle's y, and how full: of a place along the leg."""
        x = spots[0] + (spots[-1] - spots[0]) * v
        half = float(np.interp(x, spots, halves))
        at = v * CHAMBERS
        chamber = min(int(at), CHAMBERS - 1)
        # From a flat valley a chamber rises steeply, and is level in its middle.
        rise = min(1.0, max(0.0, (0.5 - abs(at - chamber - 0.5) - 0.03) / 0.26))
        rise = rise * rise * (3 - 2 * rise)
        return x, half, y + aside * v * v + 0.012 * sin(5 * v + seed), FILL[chamber], rise

    def place(u, v, out=0.0):
        x, half, middle, full, rise = run(v)
        angle = 2 * pi * u
        across, up = cos(angle), sin(angle)
        near = 1 - rise
        # At a seam the cloth is gathered; between the seams the slack upper side falls into a few long folds.
        pucker = near * 0.030 * noise.noise((across * 9, up * 9, seed + 7.0 * round(v * CHAMBERS))) * (0.3 + 0.7 * min(1.0, rise * 4 + 0.2))
        ridge = 1 - abs(noise.noise((across * 2.6 + seed, v * 6.5, up * 2.0)) * 2)
        fold = rise * (1 - full) * 0.17 * (max(0.0, ridge) ** 3 - 0.25)
        swell = 0.07 * rise * noise.noise((v * 9 + seed, across * 1.3, 4.0))
        flat = half * (1.08 + 0.10 * (1 - full)) * (0.965 + 0.035 * rise + pucker)
        height = half * (0.64 + 0.40 * full * rise + swell + (fold if up > 0 else 0))
        mouth = max(0.0, 1 - v / 0.10)
        height *= 1 - 0.10 * mouth + 0.16 * mouth * noise.noise((across * 2.0, seed, 9.0))
        base = 0.36 * half
        if up > 0:
            z = base + (height + out) * up**0.82 * (1 - 0.10 * mouth * (0.5 + 0.5 * sin(3 * across + seed)))
        else:
            z = base * (1 - (-up) ** 0.55) - 0.3 * out
        wide = (flat + out) * (abs(across) ** 0.88) * (1 if across > 0 else -1)
        shift = 0.010 * noise.noise((across * 1.5, seed, v * 4))
        return x + shift * (1 - v) + 0.004 * near * noise.noise((across * 8, up * 8, 2.0)), middle + wide, SEAT + z

    sheet(place, 260, 420, cloth, 0.006, closed=True, size=(0.78, 0.95))
    tape, dark = plain("tape", (0.022, 0.023, 0.026), 0.85), plain("stitch", (0.16, 0.165, 0.17), 0.8)
    teeth = steel("teeth", "X", (0.22, 0.225, 0.23), 0.42)
    for seam in range(1, CHAMBERS):
        for off, wide, material, out in ((0.0, 0.009, tape, 0.0042), (-0.0032, 0.0009, dark, 0.0048), (0.0032, 0.0009, dark, 0.0048)):
            low = seam / CHAMBERS + (off - wide / 2) / 0.92
            sheet(lambda u, v, low=low, wide=wide, out=out: place(u, low + v * wide / 0.92, out), 200, 3, material, closed=True)
    tube([place(k / 60, 0.0, 0.001) for k in range(61)], 0.0050, tape, 10, 3)
    # The zip lies towards the room, a little above the middle.
    side = 0.435
    for material, half, out in ((tape, 0.011, 0.0050), (teeth, 0.0030, 0.0066)):
        sheet(lambda u, v, half=half, out=out: place(side + (u - 0.5) * half * 2.6, 0.006 + 0.955 * v, out), 4, 400, material, 0.0016)
    pull = place(side, 0.22, 0.009)
    box((pull[0] - 0.018, pull[1] - 0.002, pull[2] - 0.022), (pull[0] - 0.008, pull[1] + 0.000, pull[2] + 0.003), teeth, 0.001)
    foot(y + aside, lean, cloth, tape, seed)


def foot(y, lean, cloth, tape, seed):
    """The sleeve's foot: a pouch with a flat sole, heel and toes, upright on its heel and tipped aside."""
    long = 0.285

    def place(u, v, out=0.0):
        angle = 2 * pi * u
        across, up = cos(angle), sin(angle)
        end = (1 - abs(2 * v - 1) ** 6.0) ** 0.50 if 0 < v < 1 else 0.0
        half = float(np.interp(v, (0, 0.2, 0.45, 0.72, 1), (0.066, 0.070, 0.064, 0.074, 0.066))) * end
        deep = float(np.interp(v, (0, 0.18, 0.34, 0.55, 0.78, 1), (0.100, 0.140, 0.122, 0.084, 0.062, 0.050))) * (0.35 + 0.65 * end) * (end > 0)
        dent = 1 + 0.16 * noise.noise((across * 1.8 + seed, up * 1.8, v * 3.5)) + 0.06 * noise.noise((across * 5, up * 5 + seed, v * 12))
        # A quilting seam across the instep.
        seam = max(0.0, 1 - abs(v - 0.56) / 0.045)
        if up > 0:
            thick = 0.012 * up**0.5 * end
        else:
            thick = -deep * dent * (1 - 0.05 * seam) * (-up) ** 0.80
        wide = half * (abs(across) ** 0.80) * (1 if across > 0 else -1) * (1 + 0.05 * (dent - 1))
        return thick + out * up, wide + out * across, long * v

    body = sheet(place, 140, 120, cloth, closed=True, levels=1, size=(0.40, 0.30))
    edge = [place(0.5 - 0.02, k / 40, 0.002) for k in range(2, 39)] + [place(0.02, k / 40, 0.002) for k in range(38, 1, -1)]
    piping = tube([*edge, edge[0]], 0.0034, tape, 8, 3)
    group([body, piping], (0.852, y, SEAT + 0.004), (lean, 0.20, lean * 0.3))


def pump():
    """The pump on the floor before the chair's foot, and a double hose to each sleeve."""
    shell_, dark, hose = (
        plain("pump", (0.42, 0.43, 0.43), 0.32, coat=0.3),
        plain("screen", (0.01, 0.012, 0.014), 0.1),
        plain("hose", (0.15, 0.155, 0.16), 0.55),
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
    for k, end in enumerate(((0.700, -0.272, 0.500), (0.735, 0.10, 0.545))):
        for twin in (0, 1):
            off = 0.011 * twin
            tube(
                [
                    (0.42, -0.64 + 0.03 * k + off, 0.080 + off),
                    (0.52, -0.66 + 0.04 * k + off, 0.085),
                    (0.70 + 0.05 * k, -0.72 + 0.10 * k + off, 0.006 + off),
                    (0.92 + 0.06 * k, -0.62 + 0.10 * k - off, 0.006 + off),
                    (1.06 + 0.06 * k, -0.46 + 0.10 * k - off, 0.16),
                    (1.00 + 0.04 * k, -0.385 + 0.20 * k - off, 0.44 + 0.04 * k),
                    (0.86 - 0.02 * k, -0.345 + 0.34 * k - off, 0.500 + 0.08 * k),
                    (end[0], end[1] - off, end[2]),
                ],
                0.0045,
                hose,
            )
        box((end[0] - 0.020, end[1] - 0.026, end[2] - 0.010), (end[0] + 0.022, end[1] + 0.008, end[2] + 0.010), dark, 0.005)


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
    spot((-2.7, -1.4, 3.2), (0.05, -0.15, 0.3), 980, DAY, angle=46, size=0.10, blend=0.6)
    spot((2.4, 1.0, 1.3), (0.25, -0.45, 0.2), 280, (1.0, 0.44, 0.16), angle=50, size=0.10, blend=0.7)
    area((-0.6, -3.4, 2.4), (0, 0, 0.3), 85, MOON, 2.5, 1.8)
    spot((-0.6, 0.9, 3.0), (-0.6, 1.3, 0.6), 60, MOON, angle=70, size=0.1, blend=1.0)
