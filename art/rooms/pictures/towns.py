"""The six towns as they are seen from their clinic's window at dusk. Each function builds what stands outside."""

from math import cos, pi, sin
from random import Random

import bpy
from mathutils import Vector, noise

from boats import pier, sloop
from distance import air, crest, evening, lamps
from light import sun
from materials import glow, plain
from nodes import Nodes
from outdoors import ground, house, planted, river, tree_mesh, veiled
from shapes import box, group, lathe, put, rod, sheet, tube
from skyline import CARRIED, OHIO, SHORE, queen_city, skyline
from street import GROUND, car, curtained, hedge, lamp_post, old_house, road_at, street

STONE, SLATE = (0.20, 0.165, 0.13), (0.035, 0.038, 0.045)


def princeton():
    """A Gothic tower with four pinnacles over the dark roofs of colleges, between elms, in the haze of a warm evening."""
    evening(cover=0.6, seed=9.0)
    campus()
    pale = (0.42, 0.29, 0.27)
    stone, near = veiled("stone", STONE, 0.10, air=pale, courses=(0.5, 1.1)), veiled("near stone", STONE, 0.05, air=pale, courses=(0.5, 1.1))
    slate, lit = veiled("slate", SLATE, 0.07, air=pale), leaded()
    throw = Random(3)
    gothic_tower(stone, lit, (-5.0, 92, 0), 0.52)
    for at, wide, deep, eaves, roof, across in (
        ((9, 80, -1), 26, 9, 7.5, 5.5, True),
        ((-19, 84, -1), 17, 9, 6.5, 5, True),
        ((3.5, 74, -1), 8, 9, 8.0, 6.5, False),
        ((24, 72, -1), 9, 9, 8, 6, False),
    ):
        house(at, wide, deep, eaves, roof, near, slate, lit, throw, 0.12, across=across)
    for cx in (-1, 15, -16):
        box((cx, 79, 8), (cx + 1.5, 80, 13.4), near, 0)
    elms = [tree_mesh(seed, 15, 0.50, 0.55, 15000, 0.20) for seed in (4, 9)]
    for k, (tx, ty, size) in enumerate(((5.9, -84, 0.92), (-8.4, -80, 0.98), (10.5, -42, 1.0), (-16.5, -36, 1.05), (17, 0, 1.0), (-26, 4, 1.1))):
        planted(elms[k % 2], (tx, ty, -1.2), size, k * 1.3)
    # Lower trees before the colleges: of the fronts only parts are seen.
    yews = [tree_mesh(seed, 7, 0.75, 0.0, 6000, 0.20) for seed in (14, 19)]
    for k, tx in enumerate((-31, -27, -22.5, -13.5, -10.5, 0.5, 2.6, 8.0, 12.5, 15.0, 21, 26.5, 31)):
        planted(yews[k % 2], (tx, 62 + throw.uniform(-4, 5), -1.6), throw.uniform(0.62, 1.05), k * 2.1)
    for k in range(26):
        hx = -46 + 3.4 * k + throw.uniform(-1.2, 1.2)
        if abs(hx - PATH_END) > 2.0:
            planted(yews[k % 2], (hx, 60 + throw.uniform(-2, 2), -1.5), throw.uniform(0.22, 0.42), throw.uniform(0, 6))
    shore(170, 13, 9, (0.036, 0.036, 0.037), -1.6, 0.30)
    air(208, 0.16, -2, 30, (0.46, 0.31, 0.28))
    air(150, 0.12, -2, 6, (0.44, 0.31, 0.28))
    lamps([(x, 158, -1 + throw.uniform(1.6, 3.4)) for x in (-19, -14.5, -10, 4.5, 8.0, 13, 17.5)], 0.19, 18.0, 6)
    for side, reach in ((-1, -78), (1, -52), (-1, -16), (1, 24)):
        lamp_post(path_at(reach + 125) + side * 1.9, reach)


def leaded():
    """A lit window as it is seen from far: uneven light behind small panes, dark where a curtain or a mullion is."""
    m = Nodes("lit")
    where = m.place(space="World")
    x, _, z = m.parts(where)
    cells = [m.math("ABSOLUTE", m.math("SUBTRACT", m.math("FRACT", m.times(way, per)), 0.5)) for way, per in ((x, 2.2), (z, 1.1))]
    bars = [m.math("LESS_THAN", cell, 0.36) for cell in cells]
    patch = m.span(m.noise(where, 0.55, 3), 0.35, 0.65, 0.35, 1.35)
    return m.done(m.node("Emission", {0: (1.0, 0.50, 0.19, 1), 1: m.times(m.times(*bars), patch)}).outputs[0])


def gothic_tower(stone, lit, at, turn):
    """A square tower, seen over a corner: four pinnacles, battlements between them, tall pointed windows, buttresses."""
    parts = [
        box((-half, -half, low), (half, half, high), stone, 0.05)
        for low, high, half in ((-1, 14, 3.5), (14, 25.4, 3.2), (25.4, 26.2, 3.6), (26.2, 26.9, 3.45))
    ]
    for dx in (-1, 1):
        for dy in (-1, 1):
            x, y = dx * 3.3, dy * 3.3
            parts.append(box((x - 0.62, y - 0.62, -1), (x + 0.62, y + 0.62, 27.6), stone, 0.05))
            parts.append(
                lathe([(0.88, 0), (0.80, 1.4), (0.98, 1.5), (0.98, 1.8), (0.72, 2.0), (0.10, 7.4), (0.26, 7.7), (0.0, 8.3)], stone, (x, y, 27.2), 8)
            )
    for along in (-1.15, 1.15):
        # The battlements of the two sides that are seen: those behind would fill their gaps.
        for x, y in ((along, -3.25), (-3.25, along)):
            parts.append(box((x - 0.52, y - 0.52, 26.7), (x + 0.52, y + 0.52, 29.3), stone, 0))
    for k in (-1.15, 1.15):
        for low, high in (
            ((k - 0.5, -3.32, 16.6), (k + 0.5, -3.1, 21.9)),
            ((3.1, k - 0.5, 16.6), (3.32, k + 0.5, 21.9)),
            ((-3.32, k - 0.5, 16.6), (-3.1, k + 0.5, 21.9)),
        ):
            parts.append(box(low, high, lit, 0))
        for x, y in ((k, -3.12), (3.12, k), (-3.12, k)):
            parts.append(lathe([(0.60, 0), (0.42, 0.8), (0.0, 1.5)], lit, (x, y, 21.9), 4))
    group(parts, at, (0, 0, turn))


# Where the walk to the tower ends, across.
PATH_END = -3.6


def path_at(y):
    """The middle of the walk at that distance: it bends towards the tower."""
    return 1.6 + (PATH_END - 1.6) * min(1.0, y / 190) ** 0.8 + 1.6 * sin(y * 0.022)


def campus():
    """A mown lawn in the last light, and a flagged walk that bends to the tower."""
    ground((0.034, 0.047, 0.018), far=880)
    flags = sheet(lambda u, v: (path_at(6 + 184 * v) + (u - 0.5) * 1.5, 6 + 184 * v, -1.18), 4, 60, plain("flags", (0.085, 0.074, 0.060), 0.80))
    flags["stays"] = True


def red_bank():
    """The river with sails on their way home, boats at their moorings, and the wooded far shore, on which a few houses are lit."""
    evening((1.0, 0.46, 0.20), (0.34, 0.31, 0.40), cover=0.55, seed=2.0)
    ground((0.03, 0.032, 0.026), 4, 11)
    river(11, 900)
    crest(455, 620, 19, 5.0, (0.050, 0.046, 0.050), -1.6, 9.0)
    air(424, 0.46, -2, 34, (0.46, 0.31, 0.28))
    crest(345, 560, 9.5, 8.0, (0.022, 0.026, 0.024), -1.6, 7.0)
    air(338, 0.24, -2, 26, (0.42, 0.30, 0.29))
    throw = Random(12)
    lamps([(throw.uniform(-95, 95), 318, throw.uniform(0.2, 4.2)) for _ in range(17)], 0.40, 20.0, 3)
    for at, size, heel, turn, full in (
        ((-14.5, 104, -1.6), 0.92, 0.09, 0.75, 1.0),
        ((10.5, 150, -1.6), 1.0, 0.05, 0.35, 0.92),
        ((25.5, 236, -1.6), 1.0, 0.11, 1.0, 1.0),
        ((-37, 262, -1.6), 1.05, 0.07, -0.5, 0.95),
    ):
        sloop(at, size, heel, turn, full)
    for x, y, turn in ((-3.5, 178, 0.3), (2.5, 232, -0.5), (-22, 205, 0.9), (33, 190, 0.2)):
        sloop((x, y, -1.6), 0.86, 0.01, turn, 0.0)
    air(70, 0.05, -2, 9, (0.46, 0.32, 0.28))
    pier()


def shore(far, high, seed, tint, base=-1.6, jag=0.16):
    """A far bank of woods as one dark crest."""

    def place(u, v):
        x = (u - 0.5) * far * 2.4
        crest = 0.55 + 0.45 * noise.fractal(Vector((x / far * 4, seed, 0)), 0.8, 2, 4) + jag * noise.fractal(Vector((x / 7, seed, 3)), 0.6, 2, 4)
        return x, far, base + high * max(crest, 0.1) * v

    sheet(place, 900, 2, plain("bank", tint, 0.95))


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


def marlboro():
    """Fields to the horizon in uneven rows, an old fence, far off a dark barn and a silo among trees, a single oak."""
    evening((1.0, 0.47, 0.18), (0.38, 0.32, 0.38), cover=0.85, seed=7.0)

    def rolling(x, y):
        return -1.5 + 1.3 * sin(x * 0.021 + 1.0) * sin(y * 0.017) + 0.010 * (y - 40) + 0.5 * noise.noise(Vector((x * 0.02, y * 0.02, 3)))

    def furrow(u, v):
        x, y = (u - 0.5) * (120 + 420 * v), 9 + 520 * v * v
        crop = 0.10 * sin((x + 0.22 * y + 1.3 * noise.noise(Vector((x * 0.05, y * 0.05, 1)))) * 2 * pi / 1.5)
        clod = 0.13 * noise.fractal(Vector((x * 0.8, y * 0.8, 5)), 0.7, 2.1, 4)
        return x, y, rolling(x, y) + (crop * (0.6 + noise.noise(Vector((x * 0.09, y * 0.06, 8)))) + clod) * max(0.0, 1 - y / 190)

    sheet(furrow, 1000, 260, stubble())
    for far, high, tint, base in (
        (540, 21.0, (0.052, 0.044, 0.044), 8.0),
        (430, 13.0, (0.034, 0.032, 0.028), 3.6),
        (318, 7.5, (0.020, 0.022, 0.017), 1.6),
    ):
        crest(far, 640, high, far / 37, tint, base - 1.0, 8.0)
        air(far - 16, 0.40, base - 2, base + 17, (0.50, 0.32, 0.27))
    throw = Random(8)
    red, roof = veiled("barn", (0.075, 0.036, 0.030), 0.10, courses=(9.0, 0.32)), veiled("tin", (0.085, 0.085, 0.088), 0.10, 0.55)
    trim, lit = veiled("trim", (0.090, 0.070, 0.062), 0.10), glow("lit", (1.0, 0.58, 0.25), 0.6)
    place = (-16.0, 262)
    barn((*place, rolling(*place) - 0.4), red, roof, trim, lit)
    silo((1.5, 266, rolling(1.5, 266) - 0.3))
    trees = [tree_mesh(seed, 11, 0.66, 0.1, 7000, 0.22) for seed in (43, 47, 52)]
    for x, y, size in (
        (-24, 186, 0.95), (-19, 194, 1.1), (-33, 200, 1.2), (12.5, 190, 0.85), (17, 199, 1.15), (25, 210, 1.0), (31, 205, 1.25),
        (-43, 225, 1.1), (-57, 232, 1.3), (42, 236, 1.1), (54, 228, 0.9), (3, 214, 0.9), (-9, 226, 1.0), (66, 245, 1.3), (-72, 250, 1.2),
    ):  # fmt: skip
        planted(trees[int(throw.random() * 3)], (x, y, rolling(x, y) - 2.6 * size), size * throw.uniform(0.85, 1.1), throw.uniform(0, 6))
    # A hedgerow joins them, and a wood stands behind.
    for k in range(92):
        x, y = -80 + 1.75 * k + throw.uniform(-1.5, 1.5), throw.uniform(196, 262)
        if abs(x - 1.5) > 3 and not -24 < x < -8:
            size = throw.uniform(0.36, 0.40 + 0.42 * throw.random())
            planted(trees[k % 3], (x, y, rolling(x, y) - 4.4 * size), size, throw.uniform(0, 6))
    lamps([(-30.5, 246, 3.4), (-29.0, 246, 3.4), (11.5, 250, 2.9), (24, 300, 5.5), (-52, 300, 5.2)], 0.32, 14.0, 2)
    air(192, 0.16, -3, 5, (0.47, 0.32, 0.27))
    air(110, 0.12, -3, 4.5, (0.42, 0.30, 0.27))
    planted(tree_mesh(41, 12, 0.74, 0.15, 6800, 0.15), (8.4, 62, rolling(8.4, 62) - 0.1), 0.8, 0.4)
    fence(rolling, throw)


def stubble():
    """A field after the harvest: soil and pale stubble in patches, drawn out along its rows."""
    m = Nodes("field")
    where = m.place(space="World")
    patch = m.noise(m.place((0.05, 0.02, 1), "World"), 1, 5, 0.6, 0.6)
    straw = m.noise(m.place((2.6, 0.35, 1), "World"), 1, 4, 0.65)
    fine = m.noise(where, 7, 3, 0.7)
    tone = m.ramp(
        m.add(m.times(patch, 0.45), m.add(m.times(straw, 0.40), m.times(fine, 0.20))),
        (0.34, (0.040, 0.034, 0.018)),
        (0.52, (0.120, 0.096, 0.044)),
        (0.70, (0.260, 0.205, 0.105)),
    )
    return m.done(m.surface(Base_Color=tone, Roughness=0.95, Specular=0.1, Normal=m.bump(m.add(straw, fine), 0.08)))


def fence(rolling, throw):
    """Grey posts, each of its own height and lean, with two strands of wire and a rail or two that are left."""
    wood, wire = veiled("post", (0.085, 0.078, 0.068), 0.05), plain("wire", (0.10, 0.10, 0.10), 0.6)
    tops = []
    x, y = -22.0, 31.0
    for _ in range(18):
        z, tall = rolling(x, y), throw.uniform(0.95, 1.3)
        head = (x + throw.gauss(0, 0.07), y + throw.gauss(0, 0.05), z + tall)
        rod((x, y, z - 0.3), head, throw.uniform(0.055, 0.085), wood, 0, 7)
        tops.append((head, (x, y, z)))
        x, y = x + throw.uniform(2.3, 3.1), y + throw.uniform(0.35, 0.75)
    for k, ((head, foot), (after, next_foot)) in enumerate(zip(tops, tops[1:])):
        for share in (0.45, 0.85):
            ends = [Vector(low).lerp(Vector(high), share) for low, high in ((foot, head), (next_foot, after))]
            middle = (ends[0] + ends[1]) / 2 - Vector((0, 0, throw.uniform(0.03, 0.10)))
            tube([ends[0], middle, ends[1]], 0.012, wire, 6, 4)
            if k in (3, 4, 8, 12) and share > 0.5:
                rod(ends[0], ends[1] - Vector((0, 0, 0.35 if k == 8 else 0.0)), 0.045, wood, 0, 6)


def silo(at):
    """A round tower of staves with iron hoops, under a domed cap."""
    dome = [(1.95 * cos(pi / 2 * k / 8), 10.9 + 1.75 * sin(pi / 2 * k / 8)) for k in range(9)]
    lathe([(1.9, 0), (1.9, 10.8)], veiled("silo", (0.235, 0.225, 0.205), 0.05, courses=(0.42, 0.42)), at, 32)
    lathe([(1.9, 10.8), (2.05, 10.8), *dome], plain("cap", (0.20, 0.215, 0.23), 0.5), at, 32)
    for k in range(9):
        lathe(
            [(1.92, 0.9 + 1.15 * k), (1.98, 0.95 + 1.15 * k), (1.98, 1.07 + 1.15 * k), (1.92, 1.12 + 1.15 * k)],
            plain("hoop", (0.14, 0.14, 0.145), 0.5),
            at,
            32,
        )


def barn(at, red, roof, white, lit):
    """A gambrel barn seen over a corner: its gable with white corners and a crossed door, its long side with windows, its roof's two slopes."""
    outline = [(-6, 0), (6, 0), (6, 4.6), (4.3, 8.0), (0, 10.2), (-4.3, 8.0), (-6, 4.6)]
    near, far = -9.0, 9.0
    front = [(px, near, pz) for px, pz in outline]
    verts = front + [(px, far, pz) for px, py, pz in front]
    count = len(outline)
    mesh = bpy.data.meshes.new("barn")
    mesh.from_pydata(verts, [], [tuple(range(count)), *((k, k + count, (k + 1) % count + count, (k + 1) % count) for k in range(count))])
    mesh.materials.append(red)
    parts = [put(mesh, None, smooth=False)]
    dark = plain("pane", (0.012, 0.014, 0.018), 0.2)
    # The roof: slabs that stand out over the walls and the gable, with a light edge.
    for (ax, az), (bx, bz) in (((6.5, 3.9), (4.35, 8.15)), ((4.35, 8.15), (0, 10.45)), ((0, 10.45), (-4.35, 8.15)), ((-4.35, 8.15), (-6.5, 3.9))):
        parts.append(
            sheet(
                lambda u, v, ax=ax, az=az, bx=bx, bz=bz: (ax + (bx - ax) * u, near - 0.6 + (far - near + 1.2) * v, az + (bz - az) * u),
                2,
                2,
                roof,
                0.25,
            )
        )
        parts.append(rod((ax, near - 0.62, az), (bx, near - 0.62, bz), 0.24, white, 0, 4))
    parts.append(rod((6.5, near - 0.6, 3.88), (6.5, far + 0.6, 3.88), 0.16, white, 0, 4))

    def batten(low, high, wide=0.20):
        parts.append(rod((low[0], near - 0.08, low[1]), (high[0], near - 0.08, high[1]), wide, white, 0, 4))

    for x in (-6, 6):
        parts.append(rod((x, near, 0), (x, near, 4.6), 0.24, white, 0, 4))
    for side in (-1, 1):
        inner, outer = side * 0.15, side * 2.4
        for low, high in (
            ((inner, 0), (inner, 4.2)),
            ((outer, 0), (outer, 4.2)),
            ((inner, 4.2), (outer, 4.2)),
            ((inner, 0), (outer, 4.2)),
            ((inner, 4.2), (outer, 0)),
        ):
            batten(low, high, 0.15)
    parts.append(box((-0.8, near - 0.12, 6.0), (0.8, near - 0.02, 7.7), lit, 0))
    for k in range(4):
        y = -6.3 + 4.2 * k
        parts.append(box((6.0, y - 0.85, 1.5), (6.06, y + 0.85, 3.1), white, 0))
        parts.append(box((6.02, y - 0.6, 1.72), (6.10, y + 0.6, 2.88), lit if k == 1 else dark, 0))
    parts.append(lathe([(0.95, 0), (0.95, 1.3), (1.25, 1.4), (0, 2.5)], white, (0, 0, 10.2), 4))
    group(parts, at, (0, 0, -0.62)).scale = (0.80, 0.80, 0.80)


def montclair():
    """From the ridge over dark tree tops, and far off, in the haze over its river, Manhattan."""
    evening((0.98, 0.50, 0.27), (0.34, 0.33, 0.44), cover=0.5, seed=4.0)
    throw = Random(14)
    trees = [tree_mesh(seed, 12, 0.6, 0.2, 7000, 0.18) for seed in (51, 57)]
    for k in range(52):
        y = throw.uniform(30, 150)
        planted(
            trees[k % 2],
            (throw.uniform(-0.30, 0.30) * y, y, -11.7 - y * 0.058 + throw.gauss(0, 1.0)),
            throw.uniform(0.75, 1.2),
            throw.uniform(0, 6),
        )
    planted(trees[0], (-8.6, 45, -9.8), 1.0, 2.0)
    air(152, 0.05, -22, -6, (0.30, 0.24, 0.26))
    ground((0.020, 0.024, 0.022), 150, 300, -17)
    crest(236, 420, 8.5, 5.0, (0.020, 0.025, 0.022), -19.0, 6.0)
    air(262, 0.20, -20, -6, (0.34, 0.26, 0.28))
    crest(286, 420, 8.4, 9.0, (0.026, 0.030, 0.028), -19.0, 6.0)
    lamps([(throw.uniform(-70, 70), throw.uniform(200, 282), throw.uniform(-13.5, -9.5)) for _ in range(12)], 0.22, 16.0, 4)
    river(300, 742, SHORE, 0.16)
    skyline()
    air(690, 0.27, SHORE - 2, SHORE + 62, (0.50, 0.35, 0.32))


def cincinnati():
    """The suspension bridge over the Ohio: two stone towers, each with an arch; the city behind, in the haze."""
    evening((0.98, 0.48, 0.22), (0.34, 0.32, 0.42), cover=0.55, seed=12.0)
    ground((0.02, 0.022, 0.02), 5, 30, -2.4)
    river(30, 690, OHIO, 0.22)
    queen_city()
    crest(424, 620, 4.2, 6.0, (0.026, 0.030, 0.032), OHIO, 5.0)
    air(415 + CARRIED, 0.17, OHIO - 2, OHIO + 22, (0.50, 0.33, 0.30))
    bridge()


def bridge():
    """Seen along the bank: a near and a far tower; the deck runs through their arches between its trusses, under cables and stays."""
    lamp = glow("lamp", (1.0, 0.68, 0.36), 9)
    way = Vector((0.352, 0.936, 0)).normalized()
    side = Vector((way.y, -way.x, 0))
    start, span, deck = Vector((-20, 66, 0)), 150.0, 7.2
    turn, wide = -0.3597, 3.1

    def along(reach, across=0.0, up=0.0):
        return start + way * reach + side * across + Vector((0, 0, up))

    for reach, air in ((0.0, 0.07), (span, 0.20)):
        for part in stone_tower(veiled("tower", (0.235, 0.185, 0.140), air, courses=(0.95, 2.1)), veiled("cap", (0.07, 0.085, 0.085), air)):
            part.parent = (hold := bpy.data.objects.new("hold", None))
            if hold.name not in bpy.context.scene.collection.objects:
                bpy.context.scene.collection.objects.link(hold)
            hold.location, hold.rotation_euler.z = along(reach), turn
    near, far = (veiled("iron", (0.040, 0.075, 0.115), air) for air in (0.06, 0.15))
    for across in (-wide - 0.4, wide + 0.4):
        main = [along(span * k / 60, across, deck + 2.2 + 24.0 * (2 * k / 60 - 1) ** 2) for k in range(61)]
        back = [along(-90, across, deck + 0.5)] + [along(-90 + 90 * k / 18, across, deck + 0.5 + 25.7 * (k / 18) ** 1.35) for k in range(1, 19)]
        tube(main, 0.24, near, 8, 2)
        tube(back, 0.24, near, 8, 2)
        for k in range(1, 60):
            rod(along(span * k / 60, across, deck), main[k], 0.055, near if k < 30 else far, 0, 5)
        for k in range(3, 18):
            rod(along(-90 + 90 * k / 18, across, deck), back[k], 0.055, near, 0, 5)
        # Stays fan out from each tower's head to the deck.
        for reach, ways in ((0.0, (-1, 1)), (span, (-1,))):
            for sign in ways:
                for k in range(2, 9):
                    rod(along(reach, across, 30.5), along(reach + sign * 6.2 * k, across, deck + 1.0), 0.045, near if reach < 1 else far, 0, 5)
        # The truss at the deck's side: two chords, posts, and diagonals both ways.
        for up in (0.1, 2.9):
            tube([along(-90, across, deck + up), along(span + 60, across, deck + up)], 0.16, near, 8, 2)
        for k in range(-18, 42):
            low, high = along(k * 5.0, across, deck + 0.1), along(k * 5.0 + 5.0, across, deck + 2.9)
            tone = near if k < 15 else far
            rod(low, along(k * 5.0, across, deck + 2.9), 0.07, tone, 0, 5)
            rod(low, high, 0.055, tone, 0, 5)
            rod(along(k * 5.0, across, deck + 2.9), along(k * 5.0 + 5.0, across, deck + 0.1), 0.055, tone, 0, 5)
        for k in range(-9, 21):
            lathe([(0.0, -0.22), (0.22, 0), (0.0, 0.22)], lamp, along(k * 10.0 + 4, across * 0.86, deck + 4.6), 8)
    road = box((-wide, -75, deck - 1.0), (wide, span + 70, deck), near, 0)
    road.visible_shadow = False
    road.rotation_euler.z, road.location = turn, along((span - 5) / 2, 0, deck - 0.5)


def stone_tower(stone, slate):
    """A tower of weathered courses, pierced by one tall round arch through which the deck runs; a cornice, buttresses, two turrets."""
    from shapes import baked

    body = box((-7.2, -3.2, -4), (7.2, 3.2, 33.5), stone, 0)
    hole = box((-3.9, -6, 3.5), (3.9, 6, 19.5), None, 0)
    crown = rod((0, -6, 19.5), (0, 6, 19.5), 3.9, None, 0, 48)
    for tool in (hole, crown):
        cut = body.modifiers.new("cut", "BOOLEAN")
        cut.object, cut.operation, cut.solver = tool, "DIFFERENCE", "EXACT"
    baked(body)
    for tool in (hole, crown):
        bpy.data.objects.remove(tool)
    parts = [
        body,
        box((-7.8, -3.8, 26.6), (7.8, 3.8, 27.3), stone, 0.1),
        box((-7.5, -3.5, 27.3), (7.5, 3.5, 27.9), stone, 0.1),
        box((-7.6, -3.6, 31.6), (7.6, 3.6, 32.2), stone, 0.1),
        box((-8.1, -4.1, 32.9), (8.1, 4.1, 33.9), stone, 0.1),
        box((-8.4, -4.3, -4), (8.4, 4.3, 3.5), stone, 0.2),
    ]
    for x in (-6.6, -4.7, 4.7, 6.6):
        parts.append(box((x - 0.75, -3.75, 3.0), (x + 0.75, 3.75, 26.6), stone, 0.1))
    # The arch's own ring of stones stands out a little.
    for y in (-3.3, 3.3):
        parts.append(tube([(4.2 * cos(a), y, 19.5 + 4.2 * sin(a)) for a in (pi * k / 24 for k in range(25))], 0.35, stone, 8, 3))
    for k in range(7):
        x = -3.0 + k
        parts.append(box((x - 0.28, -3.6, 33.9), (x + 0.28, 3.6, 34.6), stone, 0))
    for x in (-5.3, 5.3):
        parts.append(lathe([(2.0, 0), (2.0, 3.4), (2.35, 3.6), (2.35, 4.1), (1.9, 4.3)], stone, (x, 0, 33.9), 8))
        parts.append(lathe([(2.2, 4.1), (1.75, 5.1), (1.0, 6.6), (0.28, 7.9), (0.20, 8.6), (0.34, 8.9), (0, 9.4)], slate, (x, 0, 33.9), 8))
    return parts


# How many metres farther off a town stands than it is built at, so that its height fits the window.
FARTHER = {"princeton": 125, "red-bank": 25, "marlboro": 15, "cincinnati": CARRIED}

TOWNS = {"princeton": princeton, "red-bank": red_bank, "westfield": westfield, "marlboro": marlboro, "montclair": montclair, "cincinnati": cincinnati}


def outside(name):
    """Builds a town beyond the window, lit by what is left of the day."""
    before = set(bpy.context.scene.objects)
    TOWNS[name]()
    for body in set(bpy.context.scene.objects) - before:
        if body.parent is None and "stays" not in body:
            body.location.y += FARTHER.get(name, 0)
    sun((0.35, 0.80, -0.42), 1.6, (0.62, 0.66, 1.0), 20)
    sun((-0.75, -0.55, -0.10), 2.4, (1.0, 0.46, 0.18), 3)
