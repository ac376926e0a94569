"""The six towns as they are seen from their clinic's window at dusk. Each function builds what stands outside."""

from math import sin
from random import Random

import bpy
from mathutils import Vector, noise

from boats import pier, sloop
from bridge import bridge
from distance import air, crest, evening, lamps
from fields import marlboro
from light import sun
from materials import plain
from nodes import Nodes
from outdoors import ground, house, planted, river, tree_mesh, veiled
from shapes import box, group, lathe, sheet
from skyline import CARRIED, OHIO, SHORE, queen_city, skyline
from street import lamp_post, westfield

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
