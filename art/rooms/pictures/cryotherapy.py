"""The chamber from inside, its door ajar: rime on cold steel, a frosted floor, a robe and slippers in the warm room beyond."""

from math import pi, radians

import bpy

from camera import eye, open_room
from cloth import collide
from frost import fern_image
from light import COLD, MOON, WARM, area, spot
from materials import fog, glow, metal, oak, plain, rime, rimed_glass, steel, terry, to_edge, wet_stone
from nodes import Nodes
from props import bench, folded_towel, hook, robe, slippers
from shapes import box, group, rod

SHAPE, SAMPLES, FOCUS = (2520, 1680), 8, [0.5, 0.5]
# Half the chamber's width, its height, the door's plane and the oak wall beyond; half the doorway.
HALF, TOP, DOOR, BACK, GAP = 0.74, 2.36, 2.2, 4.3, 0.46
STRIPS = (0.46, 1.74)


def build():
    open_room(exposure=0.1)
    chamber()
    doorway()
    before = set(bpy.context.scene.objects)
    room()
    room_lights()
    # The chamber's steel mirrors only the cold: of the warm room a light falls through the door on the floor, and that is all.
    for body in set(bpy.context.scene.objects) - before:
        body.visible_glossy = False
    lights()
    eye((-0.20, -1.15, 1.32), (-0.20, 4, 1.32), lens=30.5, focus=(0, 3.0, 1), stop=2.8, shift=(0.045, -0.105))


def chamber():
    wall, ceiling = panel("wall", 1, 2, (0.62, 1.1), low=0.26), panel("ceiling", 0, 1, (1.5, 0.62), "X", seed=3)
    channel, diffuser = plain("channel", (0.01, 0.012, 0.015), 0.5), glow("strip", COLD, 15)
    dark = steel("dark", tint=(0.12, 0.14, 0.17))
    for side in (-1, 1):
        near, far = side * HALF, side * (HALF + 0.05)
        for at in range(7):
            y = DOOR - 0.62 * (at + 1)
            for low, high in ((0, STRIPS[0] - 0.022), (STRIPS[0] + 0.022, STRIPS[1] - 0.022), (STRIPS[1] + 0.022, TOP)):
                box((min(near, far), y + 0.004, low), (max(near, far), y + 0.616, high), wall, 0.006)
        for z in STRIPS:
            deep = side * (HALF + 0.045)
            box((min(deep, far), -2.2, z - 0.03), (max(deep, far), DOOR, z + 0.03), channel, 0)
            glowing = side * (HALF + 0.022)
            box((min(glowing, deep), -2.2, z - 0.012), (max(glowing, deep), DOOR - 0.03, z + 0.012), diffuser, 0.003)
            box((min(near, deep), DOOR - 0.028, z - 0.021), (max(near, deep), DOOR - 0.004, z + 0.021), dark, 0.002)
        box((min(far, side * 1.2), -2.4, 0), (max(far, side * 1.2), DOOR, TOP + 0.1), channel, 0)
    for at in range(7):
        y = DOOR - 0.62 * (at + 1)
        box((-HALF, y + 0.003, TOP), (HALF, y + 0.617, TOP + 0.05), ceiling, 0.006)
    box((-1.3, -2.5, 0), (1.3, -2.4, TOP + 0.1), channel, 0)
    box((-HALF, -2.3, -0.06), (HALF, DOOR - 0.004, 0.0), frosted_floor(), 0.002)
    mist = box((-HALF, -2.2, 0.002), (HALF, DOOR + 0.2, 0.62), None, 0)
    mist.data.materials.append(fog("fog", 0.55, 0.34))


def panel(name, across, up, size, along="Z", low=0.0, seed=1):
    """
    Steel with rime along its seams that thins out crystal by crystal into a breath of frost, farther in some places than in others.
    `across` and `up` are the axes (0-2) of its face, `size` its sides in metres; `low` lets rime climb from the floor to that height.
    """
    m = Nodes(name)
    box_, where = m.parts(m.place(space="Generated")), m.place(space="World")
    edge = m.math("MINIMUM", to_edge(m, box_[across], size[0]), to_edge(m, box_[up], size[1]))
    drift = m.span(m.noise(m.place((1, 1, 0.7), "World"), 4.5, 7, 0.68, 0.6), 0.30, 0.72)
    # How thick it lies: all at the seam, a third of it a reach away, and so on.
    thick = m.math("EXPONENT", m.math("DIVIDE", m.times(edge, -1.0), m.add(0.010, m.times(drift, 0.085))))
    if low:
        climb = m.math("EXPONENT", m.math("DIVIDE", m.times(m.parts(where)[2], -1.0), m.add(0.05, m.times(drift, low))))
        thick = m.math("MAXIMUM", thick, climb)
    shift = m.node("CombineXYZ", {0: m.add(box_[across], m.math("ROUND", m.times(m.chance(), 7.0))), 1: box_[up], 2: 0.0}).outputs[0]
    fern = m.span(m.node("TexImage", {0: shift}, image=fern_image(name, seed=seed)).outputs[0], 0.05, 0.6)
    grain = m.span(m.add(m.times(m.noise(where, 420, 4, 0.8), 0.6), m.times(m.noise(where, 110, 5, 0.75), 0.4)), 0.36, 0.64)
    lies = m.add(m.times(thick, 0.95), m.times(m.times(fern, m.math("SQRT", thick)), 0.30))
    share = m.span(m.add(lies, m.times(m.math("SUBTRACT", grain, 0.5), 0.95)), 0.20, 1.05, 0.0, 0.95)
    share = m.math("MAXIMUM", share, m.times(m.times(grain, drift), 0.07))
    return m.done(m.mix(share, metal(m, along, (0.15, 0.20, 0.25), 0.26), rime(m, where, 0.0013, 3.0)))


def frosted_floor():
    """Stone under rime: thick in drifts, worn to the dark stone between them."""
    m = Nodes("floor")
    where = m.place(space="World")
    patch, grain = m.noise(where, 3.2, 7, 0.68), m.noise(where, 420, 4, 0.78)
    share = m.span(m.add(patch, m.times(m.math("SUBTRACT", grain, 0.5), 0.8)), 0.34, 0.68, 0.02, 0.75)
    grit = m.noise(where, 160, 4, 0.65)
    stone = m.surface(Base_Color=(0.016, 0.018, 0.021, 1), Roughness=0.22, Specular=0.6, Normal=m.bump(grit, 0.0012))
    return m.done(m.mix(share, stone, rime(m, where, 0.003)))


def doorway():
    frame, bar = steel("frame", tint=(0.10, 0.115, 0.13)), steel("bar", tint=(0.75, 0.76, 0.78), rough=0.2)
    seal = plain("seal", (0.008, 0.008, 0.009), 0.6)
    head = 2.08
    box((-HALF - 0.3, DOOR, 0), (-GAP, DOOR + 0.09, TOP + 0.1), frame, 0.006)
    box((GAP, DOOR, 0), (HALF + 0.3, DOOR + 0.09, TOP + 0.1), frame, 0.006)
    box((-GAP, DOOR, head), (GAP, DOOR + 0.09, TOP + 0.1), frame, 0.006)
    box((-GAP, DOOR, -0.02), (GAP, DOOR + 0.09, 0.008), bar, 0.002)
    for side in (-1, 1):
        box((side * GAP - 0.011, DOOR + 0.02, 0.01), (side * GAP + 0.011, DOOR + 0.055, head), seal, 0.004)
    pane = box((0.01, -0.007, 0.02), (0.90, 0.007, head - 0.01), rimed_glass("door", 0, 2, (0.89, 2.05), amount=0.9), 0.002)
    rail = [box((0.0, -0.014, z), (0.90, 0.014, z + 0.05), frame, 0.003) for z in (0.01, head - 0.05)]
    grip = [rod((0.83, -0.055, 0.82), (0.83, -0.055, 1.30), 0.011, bar)]
    grip += [rod((0.83, -0.055, z), (0.83, 0.0, z), 0.007, bar) for z in (0.88, 1.24)]
    group([pane, *rail, *grip], (-GAP + 0.01, DOOR + 0.10, 0), (0, 0, radians(43)))


def room():
    wood, dark = oak(), plain("shade", (0.01, 0.009, 0.008), 0.7)
    x = -2.0
    while x < 2.2:
        box((x, BACK, 0), (x + 0.112, BACK + 0.03, 2.7), wood, 0.004)
        x += 0.122
    box((-2.1, BACK + 0.031, 0), (2.3, BACK + 0.1, 2.7), dark, 0)
    box((-2.1, DOOR + 0.09, 2.7), (2.3, BACK + 0.1, 2.8), dark, 0)
    for side in (-2.1, 2.25):
        wall = box((side, DOOR + 0.1, 0), (side + 0.05, BACK, 2.7), wood)
    box((-2.2, DOOR, -0.06), (2.4, BACK + 0.1, -0.004), wet_stone(wet=0.4), 0)
    bench((-1.7, BACK - 0.44, 0), (0.10, BACK - 0.02, 0.45), oak("seat", "X"), dark)
    towel, pale = terry("towel"), terry("pale", (0.80, 0.78, 0.74))
    folded_towel((-0.24, BACK - 0.23, 0.452), (0.36, 0.27, 0.075), towel, seed=1, turn=0.05)
    folded_towel((-0.235, BACK - 0.235, 0.530), (0.35, 0.26, 0.070), towel, seed=5, turn=-0.03)
    back = box((-0.4, BACK - 0.006, 0), (1.2, BACK + 0.03, 2.4), None, 0)
    collide(back)
    back.hide_render = True
    metal = steel("peg", tint=(0.2, 0.2, 0.2))
    hook((0.30, BACK, 1.83), metal)
    robe((0.30, BACK - 0.13, 1.83), terry("robe", (0.76, 0.71, 0.62), "Object"))
    slippers((0.33, BACK - 0.66, -0.004), pi - 0.5, pale, terry("sole", (0.42, 0.38, 0.33)))


# Of the room behind the door: less orange than elsewhere.
LAMP = (1.0, 0.72, 0.46)


def room_lights():
    spot((1.25, BACK - 0.25, 2.5), (-0.02, 1.2, 0.0), 1150, (1.0, 0.62, 0.34), angle=27, size=0.02)
    spot((0.05, BACK - 1.0, 2.66), (0.34, BACK, 1.0), 560, (1, 0.77, 0.54), angle=70, blend=0.8)
    spot((-0.95, BACK - 0.55, 2.66), (-0.6, BACK, 0.8), 330, LAMP, angle=75, blend=0.8)
    spot((-0.55, BACK - 0.5, 2.66), (-2.1, 3.4, 1.0), 90, LAMP, angle=80, blend=0.8)
    spot((0.95, DOOR + 0.3, 2.5), (-0.35, DOOR + 0.75, 1.2), 60, (1.0, 0.74, 0.48), angle=50, size=0.03, blend=0.8)
    area((0, 3.2, 2.68), (0, 3.2, 0), 5, WARM, 1.6, 0.8)


def lights():
    area((0, 0.2, TOP - 0.02), (0, 0.2, 0), 3.0, MOON, 1.0, 3.0)
    for side in (-1, 1):
        for z in STRIPS:
            area((side * (HALF + 0.01), 0, z), (0, 0, z), 9, COLD, 4.2, 0.024).rotation_euler = (pi / 2, 0, side * pi / 2)
