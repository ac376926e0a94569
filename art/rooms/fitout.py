"""A shop while it is fitted out, and the street before it: services under the ceiling, studs, a work lamp; leaves, a post. Sizes in metres."""

from math import cos, pi, sin
from random import Random

import bpy
from mathutils import Vector, noise

from fitters import FLOOR
from light import spot
from materials import glow, plain, steel
from nodes import Nodes
from shapes import box, group, lathe, put, rod, sheet, tube


def galvanised(name="zinc"):
    """Sheet steel in a coat of zinc: flakes of uneven grey, dulled by dust."""
    m = Nodes(name)
    flakes = m.noise(m.place(), 26, 3, 0.75)
    tone = m.blend(m.span(flakes, 0.35, 0.65), (0.22, 0.225, 0.23), (0.42, 0.425, 0.43))
    return m.done(m.surface(Base_Color=tone, Metallic=0.9, Roughness=m.span(flakes, 0.3, 0.7, 0.34, 0.55)))


def services(ceiling, deep):
    """A round duct on straps, conduits with their boxes, a tray of cables of which one hangs down in a loop."""
    zinc, grey, black = galvanised(), plain("conduit", (0.30, 0.30, 0.29), 0.5), plain("cable", (0.02, 0.02, 0.022), 0.5)
    high, along = ceiling - 0.30, 1.55
    rod((along, 0.9, high), (along, deep, high), 0.17, zinc, 0.004, 64)
    for k in range(7):
        y = 1.0 + 1.05 * k
        rod((along, y - 0.03, high), (along, y + 0.03, high), 0.178, zinc, 0.004, 64)
        for side in (-1, 1):
            rod((along + side * 0.176, y + 0.2, high), (along + side * 0.176, y + 0.2, ceiling), 0.004, grey, 0, 6)
    box((along - 0.24, 2.6, high - 0.27), (along + 0.24, 3.0, high - 0.15), zinc, 0.006)
    for x in (-1.75, -1.69, -0.52):
        rod((x, 0.5, ceiling - 0.03), (x, deep, ceiling - 0.03), 0.0125, grey, 0, 12)
    for x, y in ((-1.75, 3.4), (-0.52, 2.2), (-0.52, 5.6)):
        box((x - 0.05, y - 0.05, ceiling - 0.06), (x + 0.05, y + 0.05, ceiling), grey, 0.006)
    for side in (-0.10, 0.10):
        box((0.42 + side - 0.004, 0.5, ceiling - 0.19), (0.42 + side + 0.004, deep, ceiling - 0.13), zinc, 0)
    for k in range(int(deep / 0.30)):
        box((0.32, 0.6 + 0.30 * k, ceiling - 0.19), (0.52, 0.625 + 0.30 * k, ceiling - 0.18), zinc, 0)
    for k in range(5):
        tube([(0.36 + 0.03 * k, 0.5 + y, ceiling - 0.17 + 0.012 * sin(3 * y + k)) for y in range(int(deep))], 0.008, black, 8, 4)
    loop = [(0.5, 3.6, ceiling - 0.17), (0.62, 3.6, 2.6), (0.66, 3.62, 2.30), (0.74, 3.64, 2.22), (0.80, 3.64, 2.36), (0.78, 3.63, 2.6)]
    tube(loop, 0.007, black, 8, 8)


def partition(y, left, right, ceiling):
    """Studs of folded steel between two tracks; one bay is boarded, its joints and screws filled; a board leans before the next."""
    zinc = galvanised("stud")
    for z in (FLOOR, ceiling - 0.04):
        box((left, y - 0.035, z), (right, y + 0.035, z + 0.04), zinc, 0)
    count = int((right - left) / 0.40) + 1
    for k in range(count):
        x = left + 0.40 * k
        box((x, y - 0.033, FLOOR), (x + 0.004, y + 0.033, ceiling), zinc, 0)
        for side in (-1, 1):
            box((x, y + side * 0.033 - 0.001, FLOOR), (x + 0.042, y + side * 0.033 + 0.001, ceiling), zinc, 0)
    m = Nodes("board")
    stain = m.noise(m.place(), 3, 5, 0.65)
    tone = m.blend(m.span(stain, 0.3, 0.7), (0.36, 0.36, 0.345), (0.50, 0.495, 0.47))
    board = m.done(m.surface(Base_Color=tone, Roughness=0.9, Specular=0.15))
    edge = left + 0.40 * (count - 4)
    box((edge, y - 0.049, FLOOR + 0.01), (edge + 1.2, y - 0.036, FLOOR + 2.41), board, 0.001)
    filler = plain("filler", (0.62, 0.60, 0.55), 0.9)
    for k in range(4):
        for row in range(9):
            x, z = edge + 0.03 + 0.385 * k, FLOOR + 0.12 + 0.28 * row
            size = 0.016 + 0.008 * noise.noise(Vector((k * 3.1, row * 2.3, 1.0)))
            box((x - size, y - 0.0505, z - size * 0.8), (x + size, y - 0.049, z + size * 0.8), filler, 0)
    group([box((0, 0, 0), (1.2, 0.0125, 2.0), board, 0.001)], (left + 0.25, y - 0.42, FLOOR), (-0.17, 0, 0.06))


def work_lamp(at, toward):
    """A halogen lamp on a tripod, turned away; its cable lies on the floor. It is the one hard light of the shop."""
    steel_, yellow = steel("tripod", "Z", (0.30, 0.30, 0.31), 0.4), plain("housing", (0.42, 0.26, 0.03), 0.5)
    at, toward = Vector(at), Vector(toward)
    foot = at.z - FLOOR
    for k in range(3):
        angle = 0.6 + k * 2 * pi / 3
        rod((at.x, at.y, FLOOR + 0.55), (at.x + 0.42 * cos(angle), at.y + 0.42 * sin(angle), FLOOR + 0.01), 0.011, steel_, 0, 12)
    rod((at.x, at.y, FLOOR + 0.35), (at.x, at.y, FLOOR + foot - 0.08), 0.014, steel_, 0, 16)
    way = (toward - at).normalized()
    parts = [
        box((-0.13, -0.07, -0.09), (0.13, 0.0, 0.09), yellow, 0.012),
        *(box((-0.11, -0.10, -0.07 + 0.035 * k), (0.11, -0.07, -0.064 + 0.035 * k), yellow, 0) for k in range(5)),
        box((-0.115, 0.0, -0.075), (0.115, 0.003, 0.075), glow("halogen", (1.0, 0.72, 0.42), 120), 0),
    ]
    turn = way.to_track_quat("Y", "Z").to_euler()
    group(parts, at, turn)
    steps = ((0, -0.05, at.z - 0.1), (-0.05, -0.12, FLOOR + 0.5), (-0.1, -0.2, FLOOR + 0.01), (-0.7, 0.5, FLOOR + 0.01))
    tube([(at.x + x, at.y + y, z) for x, y, z in steps], 0.006, plain("lamp cable", (0.03, 0.03, 0.03), 0.5), 8, 8)
    spot(at + way * 0.03, toward, 620, (1.0, 0.66, 0.36), angle=128, size=0.045, blend=0.5)


def notices():
    """Papers taped to the inside of the panes, a corner of one come loose; a strip of tape that was left."""
    tape = plain("masking tape", (0.16, 0.30, 0.44), 0.6)
    for x, z, wide, high, lean in ((1.33, 1.74, 0.21, 0.297, 0.03), (1.29, 1.38, 0.297, 0.21, -0.02)):

        def place(u, v, wide=wide, high=high, x=x):
            loose = max(0.0, u + (1 - v) - 1.5) * (0.20 if x > 1.3 else 0.05)
            return wide * (u - 0.5) - 0.3 * loose, 0.003 + 0.9 * loose + 0.002 * sin(5 * u + 3 * v), high * (v - 0.5) + 0.4 * loose

        m = Nodes("notice")
        shown = m.node("BsdfDiffuse", {0: (0.72, 0.71, 0.67, 1)}).outputs[0]
        through = m.node("BsdfTranslucent", {0: (0.72, 0.70, 0.62, 1)}).outputs[0]
        parts = [sheet(place, 16, 16, m.done(m.mix(0.5, shown, through)))]
        for x_ in (-wide / 2, wide / 2):
            parts.append(box((x_ - 0.022, -0.0005, high / 2 - 0.016), (x_ + 0.022, 0.002, high / 2 + 0.006), tape, 0))
        group(parts, (x, 0.127, z), (0, lean, 0))


def leaves(count, spots, seed=4):
    """Fallen leaves on wet stone, each folded a little along its rib; `spots` are rectangles with the height of their ground."""
    throw = Random(seed)
    verts, faces = [], []
    for _ in range(count):
        left, right, near, far, height = throw.choice(spots)
        # They gather where the wind leaves them: more of them far in, at the wall or the kerb.
        x, y = throw.uniform(left, right), far - (far - near) * abs(throw.gauss(0, 0.45)) % (far - near)
        turn, long, lift = throw.uniform(0, 2 * pi), throw.uniform(0.022, 0.048), throw.uniform(0.001, 0.014)
        one, other = Vector((cos(turn), sin(turn), 0)), Vector((-sin(turn), cos(turn), 0))
        middle, first = Vector((x, y, height + 0.002)), len(verts)
        wide = long * throw.uniform(0.42, 0.65)
        up = Vector((0, 0, lift))
        verts += [middle - one * long, middle + one * long, middle + other * wide + up, middle - other * wide + up * 0.6]
        faces += [(first, first + 1, first + 2), (first + 1, first, first + 3)]
    mesh = bpy.data.meshes.new("leaves")
    mesh.from_pydata(verts, [], faces)
    m = Nodes("fallen leaf")
    tone = m.ramp(m.noise(m.place(), 5.5, 3, 0.7), (0.35, (0.050, 0.026, 0.012)), (0.52, (0.17, 0.085, 0.022)), (0.66, (0.30, 0.19, 0.045)))
    put(mesh, m.done(m.surface(Base_Color=tone, Roughness=0.30, Specular=0.5)), smooth=False)


def street_side(left):
    """What a wall and a kerb have: a rain pipe on its brackets with a wet shoe, an alarm, a meter's lid, a post with the back of a sign."""
    iron, dull = plain("rain pipe", (0.018, 0.020, 0.022), 0.42), galvanised("sign")
    x = left - 0.62
    rod((x, -0.07, 0.12), (x, -0.07, 7), 0.045, iron, 0, 32)
    for z in (0.55, 2.35):
        lathe([(0.046, 0.0), (0.060, 0.006), (0.060, 0.055), (0.046, 0.062)], iron, (x, -0.07, z), 32)
        box((x - 0.10, -0.03, z + 0.015), (x + 0.10, 0.0, z + 0.045), iron, 0.003)
    tube([(x, -0.07, 0.16), (x, -0.08, 0.08), (x, -0.20, 0.03)], 0.045, iron, 24, 8)
    box((left - 1.5, -0.09, 2.62), (left - 1.22, 0.0, 2.98), plain("alarm", (0.34, 0.33, 0.30), 0.45), 0.02)
    tube([(left - 1.36, -0.02, 2.62), (left - 1.37, -0.012, 2.2), (left - 1.2, -0.012, 2.12), (x - 0.1, -0.012, 2.14)], 0.006, iron, 8, 6)
    box((left - 1.42, -0.015, 0.38), (left - 1.06, 0.0, 0.92), plain("lid", (0.055, 0.058, 0.06), 0.5), 0.006)


def post(x, y):
    """A post at the kerb with the back of its sign."""
    zinc = galvanised("post")
    rod((x, y, 0), (x, y, 3.4), 0.030, zinc, 0, 32)
    box((x - 0.16, y + 0.032, 2.35), (x + 0.16, y + 0.036, 2.85), zinc, 0.01)
    for z in (2.45, 2.75):
        box((x - 0.045, y - 0.034, z), (x + 0.045, y + 0.034, z + 0.03), zinc, 0.002)


def shutter(left, right, low, high):
    """The neighbour's roller shutter, down: slats of painted steel, dented, dirt in their joints."""

    def place(u, v):
        slat = abs(sin(pi * v * (high - low) / 0.085))
        dent = 0.03 * max(0.0, 1 - Vector(((u - 0.3) * 3, (v - 0.3) * 4)).length) ** 2
        return left + (right - left) * u, 0.10 - 0.014 * slat**0.5 + dent, low + (high - low) * v

    m = Nodes("shutter")
    dirt = m.noise(m.place((1, 1, 0.2), "World"), 2.2, 6, 0.7)
    tone = m.blend(m.span(dirt, 0.35, 0.65), (0.035, 0.038, 0.040), (0.085, 0.090, 0.092))
    sheet(place, 24, 400, m.done(m.surface(Base_Color=tone, Roughness=0.5, Metallic=0.3)))
