"""Manhattan from the west and Cincinnati from the south, each across its river. Sizes in metres, of models that stand nearer than the cities."""

from math import cos, exp, pi, sin
from random import Random

import bpy
from mathutils import Vector, noise

from distance import air, bead, crest, lamps
from materials import glow
from nodes import Nodes
from shapes import box, group, lathe, put, rod


# How high the river lies under the ridge.
SHORE = -12.0


def skyline():
    """Manhattan across its river, in the half dark: Midtown with the Empire State at the left, Downtown with One World Trade at the right."""
    throw = Random(27)
    near, middle, far = (facade(f"facade{k}", tint) for k, tint in enumerate(((0.060, 0.064, 0.085), (0.085, 0.088, 0.112), (0.115, 0.115, 0.138))))
    crest(744, 1100, 3.2, 5.0, (0.030, 0.034, 0.046), SHORE, 6.0)

    def tower(x, y, wide, tall, stone):
        box((x - wide / 2, y - 3, SHORE), (x + wide / 2, y + 3, SHORE + tall), stone, 0)

    def crowned(x, y, wide, tall, stone):
        """A tower with up to three steps, or a tank house, on its roof."""
        tower(x, y, wide, tall, stone)
        for _ in range(throw.choice((0, 1, 1, 2, 3))):
            wide, tall = wide * throw.uniform(0.45, 0.85), tall + throw.uniform(0.6, 2.6)
            tower(x + throw.uniform(-0.2, 0.2) * wide, y, wide, tall, stone)

    def crest_at(x):
        """How high the city rises there: two hills of towers and a low part between."""
        return 8.5 + 19 * exp(-(((x + 62) / 44) ** 2)) + 17 * exp(-(((x - 70) / 24) ** 2)) + 2.5 * noise.noise(Vector((x / 14, 2.0, 0)))

    for y, stone, count, share in ((812, far, 150, 1.10), (782, middle, 150, 0.88), (756, near, 130, 0.58)):
        for k in range(count):
            x = -165 + 320 * (k + throw.random()) / count
            crowned(x, y, throw.uniform(1.5, 4.4), max(2.5, crest_at(x) * share * throw.lognormvariate(-0.32, 0.26)), stone)
        air(y - 10, 0.22, SHORE - 2, SHORE + 40, (0.50, 0.35, 0.32))
    for x, wide, tall in (
        (-112, 2.6, 38), (-101, 3.4, 33), (-93, 1.7, 45), (-86, 3.8, 31), (-78, 2.0, 36), (-74, 3.4, 30), (-49, 3.2, 33), (-43, 2.6, 28),
        (-33, 3.0, 30), (-22, 2.6, 25), (57, 2.7, 27), (63, 3.2, 31), (82, 3.0, 34), (87, 2.4, 29), (94, 3.2, 28), (103, 2.6, 23),
    ):  # fmt: skip
        crowned(x, 790, wide, tall * throw.uniform(0.88, 1.0), far)
    empire_state(-60, 774, middle)
    one_world_trade(74, 774, middle)
    lit = [(throw.gauss(*throw.choice(((-60, 48), (70, 26)))), 748, SHORE + throw.expovariate(1 / 6.5) + 0.6) for _ in range(70)]
    lamps([(x, y, z) for x, y, z in lit if z < SHORE + crest_at(x) * 0.8], 0.50, 16.0, 8)


def facade(name, tint, cell_size=(0.62, 0.80), share=0.20, strength=1.5):
    """A dark front with a few small lit windows."""
    m = Nodes(name)
    spot = m.parts(m.place(space="World"))
    column, row = m.math("DIVIDE", spot[0], cell_size[0]), m.math("DIVIDE", spot[2], cell_size[1])
    cell = m.node("CombineXYZ", {0: m.math("FLOOR", column), 1: m.math("FLOOR", row), 2: m.times(m.chance(), 90.0)}).outputs[0]
    chance = m.node("TexWhiteNoise", {"Vector": cell}, noise_dimensions="3D").outputs[0]
    inside = m.times(
        m.math("LESS_THAN", m.math("ABSOLUTE", m.math("SUBTRACT", m.math("FRACT", column), 0.5)), 0.22),
        m.math("LESS_THAN", m.math("ABSOLUTE", m.math("SUBTRACT", m.math("FRACT", row), 0.5)), 0.20),
    )
    on = m.times(inside, m.math("LESS_THAN", chance, share))
    return m.done(m.surface(Base_Color=(*tint, 1), Roughness=0.7, Emission=(1.0, 0.66, 0.36, 1), Emission_Strength=m.times(on, strength)))


# How tall the two towers stand that everybody knows, as a share of what they are built at.
KNOWN = 0.66


def empire_state(x, y, stone):
    """Steps, a long shaft with shoulders and piers, a mooring mast, and the aerial on it."""
    parts = [
        box((-half, -4, 0), (half, 4, top), stone, 0)
        for half, top in ((9.0, 9), (7.2, 16), (5.9, 23), (4.7, 58), (4.2, 62), (3.5, 66), (2.7, 69), (2.1, 70.5))
    ]
    parts += [box((side * 4.9 - 0.5, -4.3, 0), (side * 4.9 + 0.5, 4.0, 51), stone, 0) for side in (-1, 1)]
    mast = [(1.5, 0), (1.35, 5.0), (1.2, 6.2), (0.75, 7.4), (0.36, 8.0), (0.30, 12.0), (0.16, 13.0), (0.10, 18.0), (0.0, 18.1)]
    parts.append(lathe(mast, stone, (0, 0, 70.5), 16))
    parts.append(bead((0, -1, 89), 0.5, glow("aircraft lamp", (1.0, 0.10, 0.05), 4.0)))
    group(parts, (x, y, SHORE)).scale = (KNOWN * 0.94, KNOWN, KNOWN)


def one_world_trade(x, y, stone):
    """A square base whose edges are cut away upward, so that its top is a square turned by an eighth; a mast on a ring."""
    half, low, high = 5.2, 9, 74
    corners = [(-half, -half), (half, -half), (half, half), (-half, half)]
    tops = [(0, -half), (half, 0), (0, half), (-half, 0)]
    verts = [(*corner, low) for corner in corners] + [(*top, high) for top in tops]
    faces = [(k, (k + 1) % 4, 4 + k) for k in range(4)] + [((k + 1) % 4, 4 + (k + 1) % 4, 4 + k) for k in range(4)] + [(4, 5, 6, 7)]
    mesh = bpy.data.meshes.new("tower")
    mesh.from_pydata(verts, [], faces)
    body = put(mesh, stone, smooth=False)
    base = box((-half, -half, 0), (half, half, low), stone, 0)
    mast = lathe([(2.2, 0), (2.2, 1.0), (0.40, 1.2), (0.34, 8.0), (0.18, 14.0), (0.0, 19.5)], stone, (0, 0, high), 16)
    lamp = bead((0, -1, high + 19.5), 0.5, glow("aircraft lamp", (1.0, 0.10, 0.05), 4.0))
    group([body, base, mast, lamp], (x, y, SHORE), (0, 0, 0.42)).scale = (KNOWN, KNOWN, KNOWN)


# How high the Ohio lies under the window, and how far off its city is carried with the bridge.
OHIO, CARRIED = -3.0, 195


def queen_city():
    """Cincinnati behind its bridge, in the half dark: rows of towers in the haze, the tallest with steps or with a crown of arches."""
    throw = Random(23)
    tints = ((0.110, 0.108, 0.130), (0.082, 0.084, 0.108), (0.056, 0.060, 0.080))
    far, middle, near = (facade(f"front{k}", tint, (1.15, 1.7), 0.20, 0.9 - 0.15 * k) for k, tint in enumerate(tints))
    crest(560, 900, 24, 3.0, (0.060, 0.055, 0.066), OHIO, 9.0)

    def tower(x, y, wide, tall, stone):
        box((x - wide / 2, y - 5, OHIO), (x + wide / 2, y + 5, OHIO + tall), stone, 0)

    def stepped(x, y, wide, tall, stone):
        """A tower with a few steps, a tank house or a mast on its roof."""
        tower(x, y, wide, tall, stone)
        for _ in range(throw.choice((0, 1, 1, 2))):
            wide, tall = wide * throw.uniform(0.45, 0.8), tall + throw.uniform(1.2, 4.0)
            tower(x + throw.uniform(-0.15, 0.15) * wide, y, wide, tall, stone)
        if throw.random() < 0.2:
            tower(x, y, 0.35, tall + throw.uniform(3, 7), stone)

    def rise(x):
        return 11 + 23 * exp(-(((x + 6) / 46) ** 2)) + 4 * noise.noise(Vector((x / 19, 5.0, 0)))

    for y, stone, count, share in ((486, far, 56, 1.0), (466, middle, 50, 0.82), (444, near, 46, 0.50)):
        for k in range(count):
            x = -150 + 300 * (k + throw.random()) / count
            stepped(x, y, throw.uniform(3.5, 9.5), max(4.0, rise(x) * share * throw.lognormvariate(-0.12, 0.26)), stone)
        air(y + CARRIED - 11, 0.17, OHIO - 3, OHIO + 62, (0.52, 0.34, 0.31))
    for x, wide, tall in ((-46, 8, 27), (-25, 9, 38), (-2, 7, 31), (28, 8, 35), (47, 7, 26), (66, 8, 23)):
        stepped(x, 480, wide, tall, far)
    crowned_by_arches(12, 474, middle)
    lit = [(throw.gauss(0, 62), 438, OHIO + 0.8 + throw.expovariate(1 / 3.0)) for _ in range(46)]
    lamps(lit, 0.42, 5.0, 9)


def crowned_by_arches(x, y, stone):
    """The city's tallest: a shaft with a set-back, and over it arches of steel like a tiara."""
    for half, tall in ((6.0, 30), (5.0, 38), (4.4, 41)):
        box((x - half, y - 5, OHIO), (x + half, y + 5, OHIO + tall), stone, 0)
    for half, high in ((4.3, 7.5), (2.9, 5.2)):
        for k in range(14):
            one, other = (pi * at / 14 for at in (k, k + 1))
            ends = [(x + half * cos(turn), y - 4, OHIO + 40.6 + high * sin(turn)) for turn in (one, other)]
            rod(*ends, 0.26, stone, 0, 6)
