"""Westfield: a street of old houses with porches, hedges, a parked car and lamps. Sizes in metres; the ground lies at GROUND."""

from math import atan2, cos, sin
from random import Random

import bpy

from distance import air, bead, crest, evening
from light import point, sun
from materials import glow, plain
from nodes import Nodes
from outdoors import ground, house, planted, tree_mesh, veiled
from shapes import box, group, lathe, put, rod, sheet

GROUND = -1.2


def road_at(y):
    """The middle of the street at that distance: it comes past the window from the right, and bends away to the left."""
    return 7.6 - 0.30 * y + 0.00155 * y * y + 1.3 * sin(y * 0.035)


def street():
    """Worn asphalt with a patch or two, a kerb of granite on either side, grass, and a walk of slabs."""
    m = Nodes("asphalt")
    worn, grit = m.noise(m.place((0.5, 0.16, 1), "World"), 1, 5, 0.65, 0.5), m.noise(m.place(space="World"), 5, 4, 0.7)
    tone = m.ramp(m.add(m.times(worn, 0.7), m.times(grit, 0.3)), (0.32, (0.045, 0.045, 0.047)), (0.62, (0.125, 0.120, 0.116)))
    asphalt = m.done(m.surface(Base_Color=tone, Roughness=m.span(worn, 0.35, 0.65, 0.52, 0.80), Specular=0.3, Normal=m.bump(grit, 0.02)))
    kerb, walk = veiled("kerb", (0.24, 0.225, 0.205), 0.03, courses=(0.4, 1.6)), veiled("walk", (0.20, 0.19, 0.175), 0.03)

    def strip(middle, wide, up, material):
        sheet(lambda u, v: (road_at(7 + 190 * v) + middle + (u - 0.5) * wide, 7 + 190 * v, GROUND + up), 2, 120, material)

    strip(0, 7.2, 0.03, asphalt)
    for side in (-1, 1):
        strip(side * 3.75, 0.34, 0.17, kerb)
        sheet(lambda u, v, side=side: (road_at(7 + 190 * v) + side * 3.58, 7 + 190 * v, GROUND + 0.17 * u), 2, 120, kerb)
        strip(side * 6.7, 1.5, 0.10, walk)


def curtained():
    """A lit window: curtains of its own width to either side, a blind drawn down so far, a lamp somewhere behind; a cross of bars."""
    m = Nodes("curtained")
    box_ = m.parts(m.place(space="Generated"))
    own = m.chance()
    other = m.math("FRACT", m.times(own, 17.3))
    aside = m.math("ABSOLUTE", m.math("SUBTRACT", box_[0], 0.5))
    drawn = m.span(m.math("SUBTRACT", aside, m.add(0.14, m.times(own, 0.42))), 0.0, 0.04)
    blind = m.span(m.math("SUBTRACT", box_[2], m.add(0.45, m.times(other, 0.75))), 0.0, 0.02)
    spot = m.span(m.noise(m.node("Mapping", {0: m.place(space="Generated"), 1: (1, 1, 1), 3: (1.6, 1, 1.6)}).outputs[0], 1, 2), 0.3, 0.7, 0.5, 1.4)
    bars = m.math("MINIMUM", m.span(aside, 0.02, 0.04), m.span(m.math("ABSOLUTE", m.math("SUBTRACT", box_[2], 0.52)), 0.015, 0.03))
    cover = m.math("MAXIMUM", m.times(drawn, 0.80), m.times(blind, 0.70))
    bright = m.times(m.times(m.math("SUBTRACT", 1.0, cover), m.add(0.25, m.times(bars, 0.75))), m.times(spot, m.span(other, 0.0, 1.0, 0.5, 1.7)))
    tint = m.blend(cover, (1.0, 0.58, 0.26), (0.85, 0.36, 0.15))
    return m.done(m.node("Emission", {0: tint, 1: bright}).outputs[0])


def old_house(at, turn, wide, deep, eaves, tint, throw, lit, lamp=False):
    """Boards, a gable to the street, a porch along the front under its own roof with four posts, a chimney."""
    wall, roof = veiled("boards", tint, 0.06, courses=(0.17, 5.0)), veiled("shingles", (0.040, 0.038, 0.042), 0.06, courses=(0.28, 0.4))
    trim, dark = veiled("trim", (0.30, 0.29, 0.27), 0.05), plain("pane", (0.012, 0.016, 0.022), 0.12)
    half, run = wide / 2, deep / 2
    body = house((0, 0, 0), wide, deep, eaves, 3.2, wall, roof, lit, throw, 0.42, across=False)
    parts = [body]
    for sign in (-1, 1):
        # The roof stands out over the walls; the sides have windows too.
        slope = [(sign * (half + 0.5), eaves - 0.42), (0, eaves + 3.35)]
        (ax, az), (bx, bz) = slope
        parts.append(
            sheet(
                lambda u, v, ax=ax, az=az, bx=bx, bz=bz: (ax + (bx - ax) * u, -run - 0.5 + (deep + 1.0) * v, az + (bz - az) * u), 2, 2, roof, 0.16
            )
        )
        for k in range(3):
            for low in (0.9, 3.7):
                y = -run + (k + 0.5) * deep / 3
                shade = lit if throw.random() < 0.30 else dark
                parts.append(box((sign * half - 0.05, y - 0.55, low - 0.1), (sign * half + 0.05, y + 0.55, low + 1.6), trim, 0))
                parts.append(box((sign * half - 0.07, y - 0.43, low), (sign * half + 0.07, y + 0.43, low + 1.5), shade, 0))
    front = -run - 2.3
    parts += [
        box((-half, front, 0.35), (half, -run, 0.55), trim, 0),
        box((-half, front + 0.1, -0.1), (half, -run, 0.36), plain("under", (0.03, 0.03, 0.03), 0.9), 0),
        sheet(lambda u, v: (-half - 0.3 + (wide + 0.6) * u, front - 0.35 + 2.7 * v, 2.75 + 0.55 * v), 2, 2, roof, 0.14),
        box((-half, front, 1.32), (-0.9, front + 0.07, 1.40), trim, 0),
        box((0.9, front, 1.32), (half, front + 0.07, 1.40), trim, 0),
        box((-0.5, -run - 0.08, 0.55), (0.5, -run + 0.02, 2.6), plain("door", (0.05, 0.03, 0.025), 0.4), 0),
        box((half * 0.4, 0.5, eaves), (half * 0.4 + 0.8, 1.3, eaves + 3.9), veiled("chimney", (0.13, 0.065, 0.05), 0.06, courses=(0.08, 0.22)), 0),
    ]
    for k in range(3):
        parts.append(box((-0.9, front - 0.32 * (k + 1), -0.1), (0.9, front - 0.32 * k, 0.42 - 0.14 * k), trim, 0))
    parts += [rod((x, front + 0.1, 0.5), (x, front + 0.1, 2.85), 0.09, trim, 0, 8) for x in (-half + 0.15, -0.95, 0.95, half - 0.15)]
    rails = [x for x in (-half + 0.3 * k for k in range(1, int(wide / 0.3))) if abs(x) > 0.95]
    parts += [rod((x, front + 0.04, 0.5), (x, front + 0.04, 1.35), 0.022, trim, 0, 5) for x in rails]
    if lamp:
        parts.append(bead((0.0, front + 1.1, 2.62), 0.10, glow("porch lamp", (1.0, 0.64, 0.32), 9.0)))
        x, y = 0.0, front + 0.9
        point((at[0] + x * cos(turn) - y * sin(turn), at[1] + x * sin(turn) + y * cos(turn), GROUND + 2.4), 55, (1.0, 0.62, 0.30), 0.1)
    return group(parts, at, (0, 0, turn))


def hedge(mesh, start, end, size, throw):
    """A clipped row of one kind of bush, not quite even."""
    count = max(2, int(((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5 / (2.6 * size)))
    for k in range(count):
        share = k / (count - 1)
        x, y = (a + (b - a) * share + throw.gauss(0, 0.12) for a, b in zip(start, end))
        planted(mesh, (x, y, GROUND - 2.4 * size), size * throw.uniform(0.88, 1.12), throw.uniform(0, 6))


def car(y, aside, tint):
    """A parked saloon, along the kerb: a waist, a cabin that narrows upward, dark glass, wheels, a glint of a rear lamp."""
    paint, glass = plain("paint", tint, 0.28, coat=0.8), plain("car glass", (0.010, 0.012, 0.016), 0.06)
    rubber, red = plain("tyre", (0.010, 0.010, 0.011), 0.8), glow("rear lamp", (0.9, 0.06, 0.03), 0.35)
    lower = [(-2.25, 0.34), (-2.30, 0.70), (-2.15, 0.93), (-1.2, 0.98), (1.05, 0.95), (2.1, 0.80), (2.25, 0.60), (2.2, 0.32)]
    upper = [(-1.75, 0.95), (-1.15, 1.40), (0.15, 1.44), (1.10, 0.94)]

    def solid(outline, wide, top, material, bevel):
        """A side view drawn out across, narrower by `top` where it is highest."""
        high, low = max(z for _, z in outline), min(z for _, z in outline)
        count, verts = len(outline), []
        for sign in (-1, 1):
            verts += [(sign * wide * (1 - top * (z - low) / (high - low)), along, z) for along, z in outline]
        faces = [tuple(range(count))[::-1], tuple(range(count, 2 * count))]
        faces += [(k, (k + 1) % count, (k + 1) % count + count, k + count) for k in range(count)]
        mesh = bpy.data.meshes.new("car")
        mesh.from_pydata(verts, [], faces)
        return put(mesh, material, bevel)

    parts = [solid(lower, 0.88, 0.06, paint, 0.09), solid(upper, 0.78, 0.24, glass, 0.05)]
    parts.append(solid([(-1.22, 1.38), (-1.1, 1.44), (0.12, 1.48), (0.25, 1.40)], 0.61, 0.05, paint, 0.02))
    rim = plain("rim", (0.30, 0.31, 0.32), 0.3, 1.0)
    for along in (-1.38, 1.42):
        for sign in (-1, 1):
            parts.append(rod((sign * 0.66, along, 0.32), (sign * 0.90, along, 0.32), 0.32, rubber, 0.04, 24))
            parts.append(rod((sign * 0.88, along, 0.32), (sign * 0.915, along, 0.32), 0.20, rim, 0.01, 20))
    parts += [box((sign * 0.62 - 0.2, -2.31, 0.70), (sign * 0.62 + 0.2, -2.26, 0.84), red, 0.01) for sign in (-1, 1)]
    slope = road_at(y + 1) - road_at(y - 1)
    return group(parts, (road_at(y) + aside, y, GROUND + 0.03), (0, 0, -atan2(slope, 2.0)))


def lamp_post(x, y):
    """A lantern on an iron post, small and warm, and the pool of light at its foot."""
    iron = plain("iron", (0.010, 0.011, 0.011), 0.5)
    rod((x, y, -1.2), (x, y, 2.2), 0.075, iron)
    lathe([(0.16, 0), (0.13, 0.5), (0.08, 0.9)], iron, (x, y, -1.2), 10)
    lathe([(0.05, 0), (0.11, 0.05), (0.13, 0.30), (0.10, 0.32)], glow("lantern", (1.0, 0.60, 0.28), 11.0), (x, y, 2.2), 12)
    lathe([(0.17, 0.32), (0.12, 0.40), (0.0, 0.52)], iron, (x, y, 2.2), 12)
    point((x, y - 0.25, 2.1), 170, (1.0, 0.60, 0.28), 0.12)


def westfield():
    """A street of old houses that bends away under its maples: porches, hedges, lit curtains, a parked car, a lamp or two; haze at its end."""
    evening((2.10, 1.02, 0.46), (0.98, 0.74, 0.66), (0.30, 0.36, 0.52), cover=0.35, seed=15.0)
    ground((0.050, 0.066, 0.028), 5)
    street()
    throw = Random(5)
    lit = curtained()
    for at, turn, wide, deep, eaves, tint, lamp in (
        ((-11.0, 43), 0.95, 9.0, 10, 6.0, (0.50, 0.48, 0.44), True),
        ((-17.5, 64), 1.0, 8.0, 10, 5.8, (0.27, 0.32, 0.31), False),
        ((-24.0, 86), 0.9, 9.0, 10, 6.2, (0.40, 0.33, 0.26), True),
        ((15.5, 47), -0.75, 8.5, 10, 6.0, (0.32, 0.345, 0.39), True),
        ((9.5, 74), -0.60, 9.5, 10, 6.2, (0.48, 0.44, 0.37), True),
        ((4.5, 103), -0.45, 9.0, 10, 6.0, (0.28, 0.19, 0.155), False),
        ((-1.5, 132), -0.2, 10.0, 10, 6.2, (0.42, 0.41, 0.38), False),
    ):
        old_house((*at, GROUND), turn, wide, deep, eaves, tint, throw, lit, lamp)
    maples = [tree_mesh(seed, 13, 0.62, 0.2, 9000, 0.17) for seed in (12, 21, 33)]
    for k in range(5):
        for side in (-1, 1):
            y = 32 + 17 * k + 7 * (side > 0) + throw.uniform(-2, 2)
            planted(maples[(k + (side > 0)) % 3], (road_at(y) + side * 5.1, y, GROUND), throw.uniform(0.72, 0.98), throw.uniform(0, 6))
    for tx, ty in ((-25, 58), (-34, 80), (22, 66), (21, 92), (-34, 120)):
        planted(maples[int(throw.random() * 3)], (tx, ty, GROUND), throw.uniform(0.8, 1.15), throw.uniform(0, 6))
    yew = tree_mesh(14, 7, 0.75, 0.0, 6000, 0.20)
    for start, end, size in (
        ((-6.4, 25), (-2.6, 25.5), 0.26),
        ((-7.6, 33), (-9.5, 40), 0.24),
        ((-12.5, 54), (-14.5, 60), 0.25),
        ((9.0, 36), (7.6, 44), 0.27),
        ((5.6, 62), (3.6, 70), 0.26),
    ):
        hedge(yew, start, end, size, throw)
    car(27.0, 2.45, (0.075, 0.105, 0.150))
    car(52.0, -2.45, (0.22, 0.215, 0.205))
    crest(215, 420, 8, 4.0, (0.060, 0.054, 0.052), -1.6, 8.0)
    for far, share, high in ((48, 0.06, 9), (70, 0.13, 13), (100, 0.22, 17), (140, 0.32, 22)):
        air(far, share, -2, high, (0.95, 0.58, 0.40))
    for y, side in ((24, -1), (56, 1), (84, -1)):
        lamp_post(road_at(y) + side * 4.3, y)
    # What the open sky over the street still gives.
    sun((0.25, 0.45, -0.86), 2.2, (0.74, 0.74, 0.92), 60)
