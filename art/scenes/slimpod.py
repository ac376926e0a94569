"""Slim Pod: a capsule a hand's breadth open, with warm light in the gap."""

import math

from studio import *

SAMPLES = 16
OPEN = math.radians(-5)
RIM = 0.72


def build():
    open_studio(camera=(0, -9.0, 2.2), look=(0, 0, 0.88), lens=60)
    lid = half((2.25, 0.84, 0.66), (0, 0.84 * (1 - math.cos(OPEN)), RIM + 0.03 - 0.84 * math.sin(OPEN)), ceramic("lid", "#cfe4f2", 0.2, 0.7), lower=False)
    lid.rotation_euler = (OPEN, 0, 0)
    bed = half((2.14, 0.77, 0.16), (0, 0, RIM - 0.01), inside(), lower=False)
    bed.visible_shadow = False
    shell = half((2.25, 0.84, 0.5), (0, 0, RIM), ceramic("shell", "#eff5f9", 0.22, 0.6), lower=True)
    rounds = (
        (cylinder(1.0, 0.06, 0.34, (0, 0, 0), ceramic("foot", "#dfeaf2", 0.4, 0.2), 0.03), (1.3, 0.5, 1)),
        (cylinder(1.0, 0, 0.08, (0, 0, 0), ceramic("base", "#eff5f9", 0.35, 0.2), 0.03), (1.75, 0.78, 1)),
        (ring(1.0, 0.014, (0, 0, 0.015), glow("ring", "#7ccbff", 2.4)), (1.81, 0.83, 1)),
    )
    for body, stretch in rounds:
        body.scale = stretch
    joined([lid, bed, shell, *(body for body, _ in rounds)], (0, 0.2, 0), (0, 0, math.radians(-21)))
    area("gap", (0, -1.0, 0.85), (0, -2, 0), 10, "#ff7a33", 1.6)
    mist((-1.3, -1.6, 0.12), 5.5, 0.6, 0.6, "#e4f1fb", 2.0, 0.95, 0.8, (0.6, 1.4, 1))


def inside():
    """A bed of warm light."""
    material = ceramic("inside", "#f6c7a6", 0.6)
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Emission"].default_value = colour("#ff7a33")
    shader.inputs["Emission Strength"].default_value = 0.75
    return material


def half(size, place, material, lower):
    """Half of a long capsule with full, round ends."""
    rings, steps = 40, 200
    power = lambda value, by: math.copysign(abs(value) ** by, value)
    verts = []
    for at in range(rings + 1):
        angle = math.pi / 2 * at / rings
        out, up = power(math.cos(angle), 0.75), power(math.sin(angle), 0.9) * (-1 if lower else 1)
        for step in range(steps):
            turn = math.tau * step / steps
            verts.append((size[0] * out * power(math.cos(turn), 0.78), size[1] * out * power(math.sin(turn), 0.78), size[2] * up))
    faces = [(row * steps + at, row * steps + (at + 1) % steps, (row + 1) * steps + (at + 1) % steps, (row + 1) * steps + at) for row in range(rings) for at in range(steps)]
    faces.append(tuple(range(steps)))
    body = mesh("half", verts, faces, material, smooth=True)
    body.data.use_auto_smooth = True
    body.data.auto_smooth_angle = math.radians(50)
    body.location = place
    clean(body)
    return body
