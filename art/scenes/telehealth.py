"""Telehealth: a tablet on a desk, a face in its light, and a warm cup beside it."""

import math

from studio import *


def build():
    open_studio(camera=(0, -8.4, 1.75), look=(0, 0, 1.0), lens=66)
    box((4.3, 1.9, 0.13), (0, 0.1, 0.065), wood("desk", "#d8b38a", "#b98a5e"), 0.05, segments=6)
    tablet((-0.55, 0.2, 1.17))
    box((0.95, 0.42, 0.12), (-0.55, 0.14, 0.19), ceramic("stand", "#eef4f8", 0.35, 0.3), 0.05, turn=(0, 0, math.radians(9)), segments=6)
    area("screen", (-0.6, -0.1, 1.2), (-0.7, -3, 0.2), 16, "#9fd6ff", 1.2)
    cup((1.05, -0.15, 0.13))
    mist((1.06, -0.15, 0.98), 0.42, 0.75, 0.5, "#ffffff", 1.0, 1.0, 2.2, (1.6, 0.7, 1))
    mist((-1.2, -1.4, 0.1), 5.0, 0.5, 0.6, "#e4f1fb", 2.0, 0.95, 0.8, (0.6, 1.4, 1))


def tablet(place):
    """A tablet that leans back a little: a person as a calm shape, and one round ember to press."""
    screen = glow_by_height("screen", ((0.0, "#9fd3f2"), (1.0, "#4c9fd6")), 0.4, 2.0, 0.95)
    pale = glow("person", "#e6f4fd", 2.0)
    head = [(0.2 * math.cos(angle), 0.2 * math.sin(angle) + 0.2) for angle in (math.tau * at / 64 for at in range(64))]
    bust = [(0.4 * math.cos(angle), 0.42 * math.sin(angle) - 0.5) for angle in (math.pi * at / 64 for at in range(65))]
    bodies = [
        plaque((1.36, 0.08, 1.86), 0.17, (0, 0, 0), ceramic("shell", "#f1f6f9", 0.25, 0.5), 0.025),
        plaque((1.22, 0.01, 1.72), 0.12, (0, -0.042, 0), screen, 0.002),
        flat(head, -0.05, pale),
        flat(bust, -0.05, pale),
        plaque((0.36, 0.006, 0.46), 0.07, (0.36, -0.052, 0.56), glow("self", "#c9e8fa", 1.8), 0.001),
        ball(0.085, (0, -0.05, -0.68), ember("call", 0.9), (1, 0.25, 1)),
    ]
    joined(bodies, place, (math.radians(-9), 0, math.radians(9)))


def flat(outline, y, material):
    """A flat shape that faces the camera."""
    return mesh("flat", [(x, y, z) for x, z in outline], [tuple(range(len(outline)))], material)


def cup(place):
    """A cup of warm clay, without a handle."""
    clay = ceramic("cup", "#e8bfa6", 0.45, 0.25)
    outside = [(0, 0), (0.15, 0), (0.19, 0.02), (0.235, 0.1), (0.26, 0.25), (0.265, 0.42), (0.258, 0.43)]
    inside = [(0.245, 0.42), (0.238, 0.25), (0.2, 0.1), (0.15, 0.06), (0, 0.06)]
    lathe(outside + inside, place, clay)
    lathe([(0, 0.33), (0.243, 0.33)], place, ceramic("tea", "#a9552a", 0.15))
    lathe([(0, 0), (0.36, 0), (0.4, 0.02), (0.4, 0.035), (0.36, 0.03), (0, 0.025)], place, ceramic("saucer", "#f1f6f9", 0.35, 0.3))
