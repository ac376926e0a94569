"""Home, 'the door': a lake at night, and in its largest slab of ice a slit of light as tall as a door, mirrored all the way to the viewer."""

from random import Random

from mathutils import Vector, noise

from camera import eye, open_room
from ice import lake_ice, slab
from light import FIRE, MOON, WARM, area, sun
from materials import haze, water
from nodes import Nodes
from shapes import box, sheet

SHAPE, SAMPLES, FOCUS = (3264, 1836), 8, [0.68, 0.5]
# The door: its middle, half its width, its height above the water.
DOOR_X, DOOR_Y, HALF, TALL = 2.35, 1.0, 0.085, 2.15


def build():
    open_room(exposure=0.2, night=(0.004, 0.009, 0.018))
    sky()
    ridge(140, 9.0, 5, (0.010, 0.022, 0.038))
    ridge(75, 4.2, 17, (0.006, 0.013, 0.024))
    sheet(lambda u, v: ((u - 0.5) * 400, -14 + 300 * v, 0), 2, 2, water(waves=0.06, scale=(0.45, 1.5, 1)))
    ice = lake_ice()
    throw = Random(11)
    slab((DOOR_X, DOOR_Y, 0), 4.1, 2.1, 1.1, 0.0, 0.0, lake_ice("lit", door=(HALF, TALL)), throw, 4, (HALF, TALL))
    box((DOOR_X - HALF - 0.03, DOOR_Y + 0.22, -0.4), (DOOR_X + HALF + 0.03, DOOR_Y + 0.24, TALL + 0.03), door_light(), 0)
    for at, height, width, depth, lean, turn in (
        ((1.35, 1.7, 0), 3.0, 1.3, 0.9, -0.10, 0.35),
        ((3.45, 1.6, 0), 2.9, 1.4, 0.9, 0.08, -0.4),
        ((0.55, 1.3, 0), 1.75, 1.1, 0.8, -0.20, 0.6),
        ((4.35, 1.3, 0), 1.9, 1.2, 0.8, 0.16, 0.2),
        ((3.30, 0.55, 0), 0.95, 0.85, 0.6, 0.22, 0.8),
        ((1.45, 0.60, 0), 0.70, 0.80, 0.6, -0.15, 1.1),
        ((-0.15, 1.0, 0), 0.8, 0.9, 0.6, -0.25, 0.2),
        ((5.0, 0.9, 0), 0.75, 1.0, 0.6, 0.2, 0.4),
        ((-1.15, 0.9, 0), 0.28, 0.9, 0.6, -0.2, 0.2),
    ):
        slab(at, height, width, depth, lean, turn, ice, throw)
    for _ in range(16):
        size = throw.uniform(0.06, 0.22)
        slab(
            (throw.choice((throw.uniform(-2.6, 1.9), throw.uniform(2.9, 5.4))), throw.uniform(-2.6, 0.5), -0.02),
            size * 0.32,
            size * 3.2,
            size * 2.2,
            0,
            throw.uniform(0, 3),
            ice,
            throw,
            1,
        )
    light()
    air = box((-60, -13, 0.01), (60, 60, 7), None, 0)
    air.data.materials.append(haze(density=0.004))
    eye((0.55, -10.2, 1.42), (0.55, 0, 1.42), lens=41, focus=(DOOR_X, DOOR_Y, 1), stop=4, shift=(0.0, -0.012))


def door_light():
    """White hot in its middle, orange towards the sill and the lintel."""
    m = Nodes("door")
    height = m.parts(m.place(space="Generated"))[2]
    tint = m.ramp(height, (0.0, (1.0, 0.24, 0.045)), (0.30, (1.0, 0.36, 0.09)), (0.7, (1.0, 0.46, 0.15)), (1.0, (1.0, 0.32, 0.08)))
    return m.done(m.node("Emission", {0: tint, 1: 7.5}).outputs[0])


def light():
    sun((0.70, 0.42, -0.58), 2.6, MOON, 1.0)
    sun((-0.78, -0.50, -0.36), 1.0, (0.32, 0.60, 1.0), 2.0)
    area((-3.5, 7, 6), (2.5, 1, 1.2), 700, (0.30, 0.58, 1.0), 3, 3).visible_glossy = False
    slit = area((DOOR_X, DOOR_Y - 0.1, TALL / 2), (DOOR_X, -5, TALL / 2), 150, FIRE, HALF * 2, TALL)
    slit.visible_glossy = False
    area((DOOR_X, DOOR_Y + 0.1, TALL / 2), (DOOR_X, DOOR_Y + 5, TALL / 2), 30, WARM, 0.3, TALL)


def sky():
    """Night: ink above, a cold light that dies away over the far shore, uneven as air is."""
    m = Nodes("sky")
    where = m.place(space="World")
    air = m.noise(m.node("Mapping", {0: where, 3: (0.008, 1, 0.022)}).outputs[0], 1, 5, 0.55)
    height = m.add(m.times(m.parts(where)[2], 1 / 95), m.times(m.math("SUBTRACT", air, 0.5), 0.28))
    tint = m.ramp(height, (0.0, (0.058, 0.150, 0.235)), (0.14, (0.026, 0.078, 0.140)), (0.40, (0.008, 0.026, 0.052)), (0.85, (0.0028, 0.0075, 0.015)))
    m.done(m.node("Emission", {0: tint, 1: 1.0}).outputs[0])
    sheet(lambda u, v: ((u - 0.5) * 900, 280, v * 200 - 2), 2, 2, m.material)


def ridge(far, high, seed, tint):
    """A far shore as a dark line of hills."""

    def place(u, v):
        x = (u - 0.5) * far * 2.6
        crest = high * (0.35 + 0.65 * abs(noise.fractal(Vector((x / far * 3.1 + seed, seed, 0)), 0.9, 2.0, 6))) * (0.5 + 0.5 * u)
        return x, far, crest * v

    m = Nodes("ridge")
    sheet(place, 400, 2, m.done(m.node("Emission", {0: (*tint, 1), 1: 1.0}).outputs[0]))
