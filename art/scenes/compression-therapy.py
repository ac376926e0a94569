"""Compression therapy: two leg sleeves of air chambers, bent at knee and ankle; one chamber is under pressure."""

import math

from studio import *

# Where along a leg its chambers end, in knots of LEG.
SEAMS = (0, 1.5, 3.9, 5.3, 6.35, 7.4, 8.4, 9.4, 11)
WARM = 4
COLD = ("#5f9fcb", "#74aed5", "#8fbfdf", "#a9cfe7", "#bcdaec", "#cae2f0", "#d8e9f4", "#e4f0f7", "#edf5fa")
ROWS = 30
# The middle of a leg from its toes up: x, z, thickness.
LEG = ((-0.98, 0.2, 0.15), (-0.72, 0.23, 0.2), (-0.4, 0.29, 0.255), (-0.06, 0.35, 0.31), (0.14, 0.5, 0.315), (0.17, 0.76, 0.285), (0.1, 1.06, 0.33), (0.02, 1.36, 0.36), (0.0, 1.66, 0.36), (0.1, 1.95, 0.4), (0.26, 2.24, 0.43), (0.36, 2.42, 0.44))


def build():
    open_studio(camera=(0, -8.6, 1.7), look=(0, 0, 1.2), lens=60)
    sleeve((-0.62, 0.5, 0.06), None)
    sleeve((0.72, -0.25, 0.06), WARM)
    box((3.7, 2.1, 0.06), (0.0, 0.1, 0.03), ceramic("mat", "#e9f0f5", 0.5), 0.028, segments=5)
    mist((-1.2, -1.5, 0.12), 5.0, 0.6, 0.7, "#e4f1fb", 2.0, 0.95, 0.8, (0.6, 1.4, 1))


def spot(place):
    """Where the leg's middle is, and how thick it is there."""
    place = max(0, min(len(LEG) - 1, place))
    at = min(int(place), len(LEG) - 2)
    part = place - at
    knots = [LEG[max(0, min(len(LEG) - 1, at + by))] for by in (-1, 0, 1, 2)]
    weights = (-part + 2 * part**2 - part**3, 2 - 5 * part**2 + 3 * part**3, part + 4 * part**2 - 3 * part**3, -(part**2) + part**3)
    return [sum(weight * knot[axis] for weight, knot in zip(weights, knots)) / 2 for axis in range(3)]


def sleeve(place, warm):
    """One sleeve: chambers full of air between stitched seams, a cuff above, and the hose that fills them."""
    last, steps = ROWS * (len(SEAMS) - 1), 96
    verts, faces, parts = [], [], []
    for row in range(last + 1):
        part = min(row // ROWS, len(SEAMS) - 2)
        inside = row / ROWS - part
        along = SEAMS[part] + inside * (SEAMS[part + 1] - SEAMS[part])
        x, z, thick = spot(along)
        ahead, behind = spot(along + 0.1), spot(along - 0.1)
        slope = math.atan2(ahead[1] - behind[1], ahead[0] - behind[0])
        swell = thick * (0.86 + (0.25 if part == warm else 0.18) * (4 * inside * (1 - inside)) ** 0.42)
        for end in (row, last - row):
            swell *= math.sqrt(max(0.0, 1 - max(0.0, 1 - end / 15) ** 2)) if end else 0.02
        for step in range(steps):
            angle = math.tau * step / steps
            out, side = swell * math.cos(angle), swell * math.sin(angle)
            verts.append((x - out * math.sin(slope), side, z + out * math.cos(slope)))
        if row < last:
            faces += [(row * steps + at, row * steps + (at + 1) % steps, (row + 1) * steps + (at + 1) % steps, (row + 1) * steps + at) for at in range(steps)]
            parts += [part] * steps
    faces += [tuple(range(steps)), tuple(reversed(range(last * steps, (last + 1) * steps)))]
    body = mesh("sleeve", verts, faces, ceramic("air", COLD[0], 0.4, 0.3), smooth=True)
    for number in range(1, len(SEAMS) - 1):
        body.data.materials.append(lit() if number == warm else ceramic("air", COLD[number], 0.4, 0.3))
    for face, part in zip(body.data.polygons, parts):
        face.material_index = part
    body.location = place
    body.rotation_euler = (0, 0, math.radians(16))
    hose(place)


def hose(place):
    """A hose that leaves the calf and runs away over the floor."""
    x, y, z = place
    line = [(0.3, 0.02, 0.98), (0.62, 0.02, 1.0), (0.78, 0.06, 0.72), (0.8, 0.12, 0.25), (0.95, 0.2, 0.0), (1.4, 0.3, -0.01), (2.2, 0.75, -0.02), (4.5, 1.2, -0.02)]
    tube([(x + a, y + b, z + c) for a, b, c in line], 0.032, ceramic("hose", "#f1f6f9", 0.35, 0.3))


def lit():
    """A warm chamber with light in its skin."""
    material = ceramic("pressed", "#f2b18e", 0.36, 0.35)
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Emission"].default_value = colour("#f2611a")
    shader.inputs["Emission Strength"].default_value = 0.55
    return material
