"""A landing stage, and the boats before it. Sizes in metres."""

from math import cos, pi, sin
from random import Random

import bpy
from mathutils import Vector

from distance import bead
from materials import glow, plain
from nodes import Nodes
from outdoors import veiled
from shapes import box, lathe, rod, sheet, tube


def pier():
    """A landing stage on piles of uneven height, a rope between them, a lamp at its end that the water mirrors."""
    wood, throw = plain("pile", (0.045, 0.038, 0.031), 0.85), Random(6)
    for k in range(66):
        y = 12 + 0.42 * k
        box((4.05 + throw.uniform(-0.05, 0.05), y, -1.35), (5.55 + throw.uniform(-0.05, 0.05), y + 0.385, -1.2 + throw.uniform(-0.02, 0.02)), wood, 0)
    heads = []
    for k in range(7):
        for px in (4.1, 5.5):
            lean, tall = throw.gauss(0, 0.05), throw.uniform(-0.62, -0.22)
            rod((px, 13 + 4.2 * k, -3), (px + lean, 13 + 4.2 * k, tall), throw.uniform(0.11, 0.15), wood, 0, 9)
            heads.append(Vector((px + lean, 13 + 4.2 * k, tall - 0.12)))
    rope = plain("rope", (0.10, 0.085, 0.06), 0.9)
    for one, other in zip(heads[::2], heads[2::2]):
        tube([one, (one + other) / 2 - Vector((0, 0, 0.22)), other], 0.025, rope, 6, 5)
    rod((4.1, 38.4, -0.5), (4.1, 38.4, 1.35), 0.045, wood, 0, 8)
    bead((4.1, 38.4, 1.42), 0.10, glow("stage lamp", (1.0, 0.62, 0.30), 9))


def sailcloth():
    """Dacron against the evening: grey before the sky, a little of its light comes through; the seams of its panels, battens, creases."""
    m = Nodes("canvas")
    u, v, _ = m.parts(m.place(space="UV"))
    seam = m.span(m.math("ABSOLUTE", m.math("SUBTRACT", m.math("FRACT", m.add(m.times(v, 1.15), m.times(u, 0.22))), 0.5)), 0.455, 0.49)
    stain = m.noise(m.place(space="UV"), 0.8, 5, 0.65, 0.5)
    tone = m.blend(m.add(m.times(seam, 0.5), m.span(stain, 0.4, 0.7, 0.0, 0.35)), (0.44, 0.40, 0.36), (0.26, 0.235, 0.22))
    crease = m.bump(m.noise(m.place((0.5, 2.4, 1), "UV"), 1.6, 4, 0.6, 0.7), 0.10)
    through = m.node("BsdfTranslucent", {0: tone, "Normal": crease}).outputs[0]
    return m.done(m.mix(0.42, m.surface(Base_Color=tone, Roughness=0.85, Specular=0.1, Normal=crease), through))


def sloop(at, size, heel, turn, full=1.0):
    """A boat with a mainsail and a jib, heeling; with none of them set, at its mooring."""
    hold = bpy.data.objects.new("sloop", None)
    bpy.context.scene.collection.objects.link(hold)
    canvas, hull = sailcloth(), veiled("hull", (0.165, 0.165, 0.165), 0.04)
    spar, dark = plain("spar", (0.16, 0.13, 0.10), 0.5), plain("trim", (0.030, 0.034, 0.045), 0.5)

    def side(u, v):
        x = -3.9 + 7.9 * u
        wide = 1.22 * max(0.0, 1 - abs((u - 0.42) / 0.58) ** 2.4) ** 0.75 * (1.0 if u < 0.42 else 0.96)
        angle = (v - 0.5) * pi
        sheer = 0.62 + 0.55 * (u - 0.35) ** 2
        return x - 0.25 * (1 - v) * (u < 0.1), wide * sin(angle), sheer - (0.95 + 0.2 * sin(pi * u)) * cos(angle) ** 1.2

    def main(u, v):
        roach = 0.38 * sin(pi * v) * u * u
        belly = 0.50 * sin(pi * u**0.8) * (1 - v) ** 0.8 + 0.05 * sin(7 * v) * u
        return 0.5 - (1 - v * 0.97) * 3.5 * u - roach, belly + 1.1 * u * (1 - 0.55 * v), 1.65 + 8.5 * full * v + 0.12 * u

    def jib(u, v):
        x = 0.75 + (1 - v * 0.98) * 2.9 * (1 - u) - 0.9 * u * (1 - v)
        return x, 0.42 * sin(pi * u) * (1 - v) ** 0.7 + 0.8 * u * (1 - v), 1.0 + 7.0 * full * v + 0.5 * u * (1 - v)

    bodies = [
        sheet(side, 40, 20, hull),
        box((-1.7, -0.62, 0.55), (1.2, 0.62, 1.02), hull, 0.16),
        box((-0.9, -0.64, 0.74), (0.9, 0.64, 0.88), dark, 0.02),
        rod((0.55, 0, 0.6), (0.42, 0, 10.7), 0.055, spar, 0, 10),
        rod((0.5, 0, 1.5), (-3.0, 1.05 if full else 0.05, 1.62), 0.055, spar, 0, 10),
        tube([(3.9, 0, 0.95), (0.45, 0, 9.3)], 0.014, dark, 6, 2),
        tube([(-3.8, 0, 0.85), (0.42, 0, 10.65)], 0.012, dark, 6, 2),
    ]
    if full:
        bodies += [sheet(main, 22, 30, canvas, size=(3.5, 8.5)), sheet(jib, 18, 26, canvas, size=(2.9, 7.0))]
        # Two people in the cockpit, as the eye takes them at that distance.
        crew = [(0.0, 0.0), (0.22, 0.05), (0.24, 0.45), (0.10, 0.60), (0.12, 0.70), (0.0, 0.85)]
        bodies += [lathe(crew, dark, (x, y, 0.75), 10) for x, y in ((-2.3, -0.35), (-1.9, 0.3))]
    else:
        bodies.append(rod((0.3, 0, 1.68), (-2.8, 0.05, 1.78), 0.15, dark, 0.05, 12))
        bodies.append(bead((0.42, 0, 10.9), 0.09, glow("anchor light", (1.0, 0.93, 0.82), 7)))
    for body in bodies:
        body.parent = hold
    hold.location, hold.rotation_euler, hold.scale = at, (heel, 0, turn), (size, size, size)
