"""Slim Pod: a capsule a hand's breadth open, with warm light in the gap."""

import math

from studio import *


def build():
    open_studio(camera=(0, -9.0, 1.7), look=(0, 0, 0.95), lens=60)
    shell = ceramic("shell", "#eef4f8", 0.22, 0.6)
    half((0, 0, 0.83), shell, lower=True)
    half((0, 0.04, 0.95), ceramic("lid", "#d7e8f3", 0.18, 0.7), lower=False)
    inner = ball(1.0, (0, 0, 0.89), ember("inside", 1.6), (1.82, 0.72, 0.12))
    inner.visible_shadow = False
    box((1.7, 0.8, 0.2), (0, 0, 0.12), steel(), 0.08)
    box((2.6, 1.2, 0.06), (0, 0, 0.03), ceramic("foot", "#dbe6ee", 0.4), 0.03)
    area("gap", (0, -1.0, 0.7), (0, -2, 0), 14, "#ff7a33", 1.4)
    mist((-1.3, -1.5, 0.15), 5.5, 0.7, 0.85, "#e4f1fb", 2.0, 0.95, 0.8, (0.6, 1.4, 1))
    mist((1.2, 1.3, 0.4), 5.5, 1.0, 0.5, "#e8f4fc", 5.0, 0.95, 0.8, (0.6, 1.4, 1))


def half(place, material, lower):
    """Half of a long rounded capsule."""
    arc = [math.pi / 2 * at / 24 for at in range(25)]
    profile = [(math.cos(angle), math.sin(angle) * (-1 if lower else 1)) for angle in arc]
    rim = [(0.93, 0.0), (0.9, 0.03 * (-1 if lower else 1))]
    body = lathe(list(reversed(profile)) + rim, place, material, steps=160)
    body.scale = (1.95, 0.85, 0.62)
    return body
