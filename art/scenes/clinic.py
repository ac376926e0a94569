"""A clinic's town: flat layers in the mist, a low sun at the right. One scene, six towns."""

import math

import bpy

from silhouettes import *
from studio import *

TOWNS = {
    "cincinnati": ("bridge", "#a5cae6"),
    "marlboro": ("orchard", "#b5d6ea"),
    "montclair": ("ridge", "#aacde6"),
    "princeton": ("towers", "#afcfe8"),
    "red-bank": ("sails", "#a8d0e8"),
    "westfield": ("gables", "#b3d2e8"),
}
# Where a town's sun stands, and how large it is: across, up, radius.
SUNS = {"princeton": (1.15, 1.62, 0.5), "marlboro": (-1.35, 1.45, 0.44), "montclair": (0.55, 2.2, 0.36), "westfield": (2.05, 1.42, 0.62), "red-bank": (-1.0, 1.2, 0.56)}
LAYERS = ("#e8f1f7", "#cfe2ee", "#a9cae0", "#6fa3c7", "#5f97be")
ON_WATER = ("bridge", "sails")


def build(town="cincinnati"):
    kind, backdrop = TOWNS[town]
    open_studio(backdrop=backdrop, camera=(0, -9.0, 1.25), look=(0, 0, 1.12), lens=60)
    if kind in ON_WATER:
        water()
    else:
        bpy.data.objects["backdrop"].location.z = -1.5
    across, up, size = SUNS.get(town, (1.5, 1.65, 0.5))
    low_sun = glow_by_height("sun", ((0.0, "#c93406"), (1.0, "#ff7f3a")), up - size, up + size, 1.25)
    sun = cylinder(size, 0, 0.05, (across, 2.6, up), low_sun, 0.02, turn=(math.radians(90), 0, 0))
    sun.visible_shadow = False
    mist((across, 2.95, up - 0.05), 4.0, 3.4, 0.4, "#ffe6d6", 0.0, 1.3, 0.05)
    area("sky", (-1.0, 1.5, 5.5), (0, 6.2, 1.8), 380, "#c4e2ff", 4.0)
    throw = dice(sum(map(ord, town)))
    for number, tint in enumerate(LAYERS[: 4 if kind in ON_WATER else 5]):
        y = 2.1 - 0.75 * number
        outline = DRAW[kind](number, throw)
        plate(outline, y, ceramic("layer", tint, 0.55), 0.2 if town in SUNS else 0.09)
        if number < 3:
            mist((throw.uniform(-1, 1), y - 0.3, 0.5), 9.5, 1.1 - 0.12 * number, 0.42, "#e2effa", number * 2.3, 0.95, 0.5, (0.4, 1.5, 1))


def water():
    """Still water that mirrors the near shore."""
    material = ceramic("water", "#7fb3d3", 0.04)
    material.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0.8
    tree = material.node_tree
    bump_by(tree, tree.nodes["Principled BSDF"], noise_of(tree, (0.5, 2.6, 1), 1.6, 2, 0.5, object_space=True), 0.025)
    mesh("water", [(-16, -9, 0.004), (16, -9, 0.004), (16, 2.9, 0.004), (-16, 2.9, 0.004)], [(0, 1, 2, 3)], material)


def plate(outline, y, material, thick=0.09):
    """A flat silhouette cut from a board, standing on the floor."""
    count = len(outline)
    verts = [(x, y, z) for x, z in outline] + [(x, y + thick, z) for x, z in outline]
    faces = [tuple(range(count)), tuple(reversed(range(count, 2 * count)))]
    faces += [(at, count + at, count + (at + 1) % count, (at + 1) % count) for at in range(count)]
    body = mesh("plate", verts, faces, material)
    clean(body)
    return body


def skyline(points):
    """A closed outline from the points of its upper edge."""
    return [(-7, -1.5), *points, (7, -1.5)]


def hills(number, throw, base=1.2, step=0.24, swell=0.16):
    """A soft line of hills; nearer layers are lower, the nearest is the ground before them all."""
    height, shift = (base - step * number, throw.uniform(0, 6)) if number < 4 else (0.14, 4.4)
    swell = swell if number < 4 else 0.05
    return [(-7 + 0.1 * at, height + swell * math.sin(0.75 * (0.1 * at) + shift) + 0.5 * swell * math.sin(1.9 * 0.1 * at + 2 * shift)) for at in range(141)]


def insert(line, x, shape):
    """Sets a shape of (dx, dz) on a line at x, on the line's own height there."""
    low, high = x + shape[0][0], x + shape[-1][0]
    before = [spot for spot in line if spot[0] < low]
    after = [spot for spot in line if spot[0] > high]
    foot = min([spot[1] for spot in line if low - 0.2 <= spot[0] <= high + 0.2] or [0])
    spots = [(x + dx, foot + dz) for dx, dz in shape]
    if before and after:
        spots[0], spots[-1] = (low, before[-1][1]), (high, after[0][1])
    return before + spots + after


def bridge(number, throw):
    """Blocks by the river, and a hanging bridge."""
    if number == 3:
        hang()
    if number >= 3:
        return skyline(hills(number, throw, 0.5, 0.1, 0.02))
    line, x = hills(number, throw, 1.0, 0.28, 0.03), -3.6
    while x < 3.8:
        width = throw.uniform(0.24, 0.5)
        if throw.random() < 0.75:
            line = insert(line, x + width / 2, block(width, throw.uniform(0.25, 1.25 - 0.25 * number)))
        x += width + throw.uniform(0.06, 0.35)
    return skyline(line)


def hang():
    """Two towers, a deck, and the cables that carry it."""
    y, reach, dark, pale = -0.2, 1.55, ceramic("tower", "#1b5c8c", 0.5), ceramic("deck", "#2f6a96", 0.5)
    box((14, 0.12, 0.07), (0, y, 0.62), pale, 0.015)
    for x in (-reach, reach):
        for side in (-0.13, 0.13):
            box((0.11, 0.16, 1.75), (x + side, y, 0.85), dark, 0.015)
        for z in (0.95, 1.4, 1.7):
            box((0.36, 0.17, 0.1), (x, y, z), dark, 0.015)
    sag = lambda x: 0.7 + 1.0 * ((abs(x) if abs(x) <= reach else 2 * reach - abs(x)) / reach) ** 2
    inner, outer = reach - 0.14, reach + 0.14
    for low, high in ((-2 * reach - 0.3, -outer), (-inner, inner), (outer, 2 * reach + 0.3)):
        spots = [low + (high - low) * at / 16 for at in range(17)]
        tube([(x, y, sag(x)) for x in spots], 0.018, dark)
        for x in spots[1:-1]:
            cylinder(0.006, 0.62, sag(x), (x, y, 0), pale, 0.002)


def orchard(number, throw):
    """A barn and its silo on a rise, and rows of orchard trees that grow towards us."""
    line = hills(number, throw, 1.15, 0.23, 0.06 if number < 3 else 0.12)
    if number == 3:
        line = insert(line, 0.55, barn(0.95, 0.46))
        for x in (-1.3, 1.75):
            line = insert(line, x, tree(throw.uniform(0.62, 0.74), 0.4))
    elif number in (1, 2, 4):
        reach, size, gap = ((3.1, 0.3, 0.52), (2.9, 0.42, 0.66), (), (2.05, 0.7, 4.1))[number - 1]
        x = -reach
        while x < reach:
            if number != 4 or abs(x) > 1.5:
                line = insert(line, x, tree(size + throw.uniform(0, 0.06), 0.92))
            x += gap
    return skyline(line)


def ridge(number, throw):
    """A long ridge, a far skyline beyond it, a few roofs on its slope."""
    if number == 0:
        line, x = hills(number, throw, 0.95, 0.2, 0.02), -2.8
        for height in (0.3, 0.5, 0.42, 0.9, 0.6, 1.15, 0.7, 0.45, 0.55, 0.3):
            line = insert(line, x, tower(0.17, height, 0.12) if height > 0.85 else block(0.19, height))
            x += 0.27
        return skyline(line)
    line = [(x, z + 0.32 * math.exp(-(((x - 1.8 + 1.1 * number) / 2.2) ** 2))) for x, z in hills(number, throw, 1.15, 0.25, 0.1)]
    if number == 2:
        for x, width in ((0.35, 0.5), (1.15, 0.6), (2.1, 0.46), (2.8, 0.56)):
            line = insert(line, x, home(width, 0.2, 0.22, throw.uniform(-0.15, 0.1)))
    elif number in (3, 4):
        for x, size in ((-2.4, 0.9), (-1.85, 1.15), (2.3, 0.75)) if number == 3 else ((-2.0, 1.25), (-1.4, 0.8), (1.55, 0.65), (2.0, 1.0)):
            line = insert(line, x, pine(size))
    return skyline(line)


def towers(number, throw):
    """A Gothic tower over the halls of an old college, elms on the lawn before them."""
    line = hills(number, throw, 1.05, 0.23, 0.04)
    if number == 1:
        for x, width, height, spire in ((-2.6, 0.26, 0.75, 0.5), (-1.25, 0.24, 0.55, 0.34), (0.75, 0.22, 0.55, 0.7), (2.75, 0.26, 0.6, 0.5)):
            line = insert(line, x, tower(width, height, spire))
        for x in (-2.0, 0.1, 1.6):
            line = insert(line, x, home(0.8, 0.28, 0.26, throw.uniform(-0.1, 0.1)))
    elif number == 3:
        line = insert(line, -2.35, hall(1.5, 0.4, 0.36))
        college()
        line = insert(line, -0.1, hall(1.4, 0.34, 0.34))
    elif number in (2, 4):
        for x, size, lobes in ((1.15, 0.62, 6), (1.95, 0.8, 7), (2.75, 0.6, 6)) if number == 2 else ((-2.3, 0.74, 7), (1.05, 0.62, 6), (1.95, 1.0, 8)):
            line = insert(line, x, elm(size, lobes))
    return skyline(line)


def college():
    """The tower's own board before its halls, a light in each of its windows."""
    x, foot, y = -1.15, 0.34, -0.24
    place = lambda outline, across=0.0, up=0.0: [(x + across + a, foot + up + b) for a, b in outline]
    plate(place(college_tower(0.5, 1.42)), y, ceramic("tower", "#79aed2", 0.55), 0.2)
    lit = glow("window", "#ff8a4a", 0.95)
    for across in (-0.085, 0.085):
        plate(place(lancet(0.085, 0.3), across, 1.02), y - 0.004, lit, 0.004)
        plate(place(lancet(0.07, 0.24), across, 0.56), y - 0.004, lit, 0.004)


def sails(number, throw):
    """A river between low shores, and three sails of one race, the nearest the largest."""
    line = hills(number, throw, 0.95 if number < 2 else 0.72, 0.17, 0.1 if number < 2 else 0.02)
    if number == 1:
        for x in (-3.2, -2.9, 2.5, 2.75, 3.2):
            line = insert(line, x, home(0.36, 0.16, 0.16) if x in (-2.9, 2.75) else tree(throw.uniform(0.3, 0.42), 0.8))
    elif number == 3:
        line = [(-7, 0.0), (7, 0.0)]
        for x, size, y in ((-1.75, 0.75, 0.3), (-0.45, 1.0, -0.5), (1.15, 1.4, -1.3)):
            boat(x, y, size)
    return skyline(line)


def boat(x, y, size):
    """A sailing boat of cut boards: hull, mainsail and jib, each a board of its own."""
    hull = [(-0.36, 0.1), (-0.28, 0.0), (0.26, 0.0), (0.4, 0.12)]
    main = [(-0.32, 0.17), (0.0, 1.05), (0.0, 0.17)]
    jib = [(0.045, 0.2), (0.045, 0.86), (0.36, 0.18)]
    for outline, back, tint in ((hull, 0.0, "#1f6394"), (main, 0.05, "#eaf3f9"), (jib, 0.02, "#d3e6f2")):
        plate([(x + a * size, b * size) for a, b in outline], y + back, ceramic("boat", tint, 0.5), 0.05)
    box((0.014 * size, 0.02, 1.05 * size), (x + 0.02 * size, y + 0.06, 0.56 * size), ceramic("mast", "#1f6394", 0.5), 0.002)


def gables(number, throw):
    """A main street of gables, its steeple, and the big trees before it."""
    line = hills(number, throw, 1.1, 0.25, 0.05)
    if number in (1, 3):
        x = -3.7
        while x < 3.8:
            width = throw.uniform(0.46, 0.72)
            if number == 3 and -1.5 < x < -0.7:
                line = insert(line, -0.95, steeple(0.34, 1.0, 0.75))
                x = -0.7
                continue
            line = insert(line, x + width / 2, home(width, throw.uniform(0.26, 0.46), throw.uniform(0.22, 0.34), throw.uniform(-0.2, 0.1)))
            x += width + throw.uniform(0.1, 0.34)
    elif number in (2, 4):
        for x in (-2.9, -1.9, 0.5, 1.7, 3.3) if number == 2 else (-2.05, 1.5, 2.2):
            line = insert(line, x, tree(throw.uniform(0.6, 0.85), 0.85))
    return skyline(line)


DRAW = {"bridge": bridge, "orchard": orchard, "ridge": ridge, "towers": towers, "sails": sails, "gables": gables}
