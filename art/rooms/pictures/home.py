"""Home, 'the door': a lake at night, and in its largest slab of ice a slit of light as tall as a door, mirrored all the way to the viewer."""

from random import Random

from mathutils import Vector, noise

from camera import eye, open_room
from bergs import berg, block, brash, floe
from ice import glacier_ice
from light import FIRE, MOON, WARM, area, sun
from materials import haze, water
from nodes import Nodes
from shapes import box, sheet

SHAPE, SAMPLES, FOCUS = (3264, 1836), 8, [0.68, 0.5]
# The door: its middle, half its width, its height above the water.
DOOR_X, DOOR_Y, HALF, TALL = 2.35, 1.0, 0.085, 2.15


def build():
    open_room(exposure=0.2, night=(0.010, 0.026, 0.050))
    sky()
    ridge(140, 9.0, 5, (0.010, 0.022, 0.038))
    ridge(75, 4.2, 17, (0.006, 0.013, 0.024))
    sheet(lambda u, v: ((u - 0.5) * 400, -14 + 300 * v, 0), 2, 2, water(waves=0.06, scale=(0.45, 1.5, 1)))
    throw = Random(11)
    largest(throw)
    distant(throw)
    afloat(throw)
    light()
    mist(4.2, 1.3, 0.30)
    mist(-0.15, 0.45, 0.16)
    air = box((-60, -13, 0.01), (60, 60, 7), None, 0)
    air.data.materials.append(haze(density=0.004))
    eye((0.55, -10.2, 1.42), (0.55, 0, 1.42), lens=41, focus=(DOOR_X, DOOR_Y, 1), stop=4, shift=(0.0, -0.012))


def largest(throw):
    """The slab with the door: a tilted table under snow, a lower shoulder on its right, a worn shelf on its left."""
    table = block(
        (-1.9, -0.8, -0.5),
        (1.5, 1.4, 4.4),
        (
            ((0, -0.62, 0), (0.03, -1, 0.05)),
            ((-0.95, -0.62, 0), (-0.62, -0.8, 0.02)),
            ((-1.65, 0, 0), (-1, 0.1, 0.2)),
            ((0.85, -0.62, 0), (0.8, -0.6, 0.06)),
            ((1.3, 0, 1.5), (1, 0.1, 0.22)),
            ((0, -0.62, 2.72), (-0.40, -0.60, 0.75)),
            ((0.6, 0.5, 3.85), (0.15, 0.8, 0.6)),
            ((0.95, 0, 3.5), (0.85, -0.2, 0.5)),
        ),
    )
    shoulder = block(
        (0.7, -0.5, -0.5),
        (2.7, 1.4, 2.6),
        (((1.6, -0.3, 0), (0.25, -0.95, 0.05)), ((2.3, 0, 0.8), (0.95, 0.1, 0.3)), ((1.4, -0.3, 1.75), (0.22, -0.3, 0.92))),
    )
    shelf = block(
        (-2.8, -0.6, -0.5),
        (-1.3, 1, 1.6),
        (((-2, -0.3, 0), (-0.35, -0.9, 0.1)), ((-2.4, 0, 0), (-0.9, 0, 0.35)), ((-1.7, -0.3, 0.95), (-0.3, -0.3, 0.9))),
    )
    body = berg((table, shoulder, shelf), glacier_ice("lit", door=(HALF, TALL)), throw, 0.009, door=(HALF, TALL, 0.26))
    body.location = (DOOR_X, DOOR_Y, 0)
    box((DOOR_X - HALF - 0.03, DOOR_Y + 0.22, -0.4), (DOOR_X + HALF + 0.03, DOOR_Y + 0.24, 1.15 * TALL), door_light(), 0)


def distant(throw):
    """Lower wedges behind it, paler for the air between."""
    for x, y, wide, high, fall, air in ((8.4, 10.0, 4.2, 1.9, 0.28, 0.5), (-1.0, 27.0, 6.5, 1.4, -0.12, 0.78)):
        half = wide / 2
        wedge = block(
            (-half, -0.4 * wide, -0.5),
            (half, 0.4 * wide, 2 * high),
            (
                ((0, -0.25 * wide, 0), (0.1, -1, 0.1)),
                ((-0.8 * half, 0, 0), (-1, -0.4, 0.3)),
                ((0.8 * half, 0, 0), (1, -0.5, 0.2)),
                ((0, -0.25 * wide, 0.75 * high), (fall, -0.25, 1)),
            ),
        )
        body = berg((wedge,), glacier_ice(f"far {y}", air=air), throw, wide / 170)
        body.location, body.rotation_euler.z = (x, y, 0), throw.uniform(-0.3, 0.3)


def afloat(throw):
    """Plates of ice that float low before it, and brash between them."""
    ice = glacier_ice("floe", fine=2.2, wash=0.04, snow=(0.50, 0.60, 0.69))
    for x, y, across, freeboard in (
        (0.55, -0.7, 0.95, 0.07),
        (-1.1, -0.2, 0.7, 0.05),
        (3.7, -0.9, 1.1, 0.08),
        (4.7, -0.2, 0.8, 0.06),
        (-2.9, -1.4, 0.55, 0.04),
        (1.35, -2.6, 0.5, 0.045),
        (3.25, -3.0, 0.55, 0.05),
        (-0.5, -3.2, 0.45, 0.03),
    ):
        floe((x, y, 0), across, freeboard, throw.uniform(0, 6), ice, throw)
    drifts = ((0.7, 0.0, 22, 0.5), (3.8, -0.1, 26, 0.6), (-0.9, -0.4, 14, 0.6), (3.6, -1.3, 12, 0.7), (0.4, -1.3, 12, 0.7), (-3, -1.2, 6, 0.6))
    brash(drifts, ice, throw)


def door_light():
    """White hot in its middle, orange towards the sill and the lintel."""
    m = Nodes("door")
    height = m.parts(m.place(space="Generated"))[2]
    tint = m.ramp(height, (0.0, (1.0, 0.24, 0.045)), (0.30, (1.0, 0.36, 0.09)), (0.7, (1.0, 0.46, 0.15)), (1.0, (1.0, 0.32, 0.08)))
    return m.done(m.node("Emission", {0: tint, 1: 7.5}).outputs[0])


def light():
    sun((0.78, 0.30, -0.54), 2.4, MOON, 1.0)
    sun((-0.78, -0.50, -0.36), 1.0, (0.32, 0.60, 1.0), 2.0)
    area((-3.5, 7, 6), (2.5, 1, 1.2), 700, (0.30, 0.58, 1.0), 3, 3).visible_glossy = False
    area((10, -5, 3.5), (3, 1, 1), 230, (0.34, 0.60, 1.0), 5, 3).visible_glossy = False
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


def mist(far, high, thick):
    """A low bank of mist across the water, torn."""
    m = Nodes("mist")
    up = m.parts(m.place(space="Generated"))[2]
    torn = m.span(m.noise(m.place((0.30, 1, 1.6), "World"), 1.0, 5, 0.6), 0.36, 0.72)
    share = m.times(m.times(m.span(up, 0.0, 0.18), m.span(up, 0.15, 1.0, 1.0, 0.0)), m.times(torn, thick))
    clear = m.node("BsdfTransparent").outputs[0]
    pale = m.node("Emission", {0: (0.040, 0.105, 0.170, 1)}).outputs[0]
    card = sheet(lambda u, v: ((u - 0.5) * 50, far, high * v), 2, 2, m.done(m.mix(share, clear, pale)))
    card.visible_shadow = card.visible_diffuse = False
