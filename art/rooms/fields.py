"""Marlboro: fields after the harvest, an old fence, a barn and a silo among trees. Sizes in metres."""

from math import cos, pi, sin
from random import Random

import bpy
from mathutils import Vector, noise

from distance import air, crest, evening, lamps
from materials import glow, plain
from nodes import Nodes
from outdoors import planted, tree_mesh, veiled
from shapes import box, group, lathe, put, rod, sheet, tube


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
