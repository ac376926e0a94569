"""Acoustic therapy: standing waves drawn in sand on a plate."""

import math

from studio import *


def build():
    open_studio(camera=(0, -7.4, 3.3), look=(0, 0.15, 0.25), lens=60, cold=760, top=170)
    relief((3.9, 3.9), (420, 260), dune, plate(), (0, 0.1, 0.24), disc=True)
    lathe([(0, 0.0), (2.02, 0.0), (2.06, 0.04), (2.06, 0.27), (2.03, 0.3), (1.98, 0.3), (1.95, 0.27), (1.95, 0.16), (0, 0.16)], (0, 0.1, 0), steel(), steps=160)
    ring(2.16, 0.018, (0, 0.1, 0.03), glow("ring", "#7ccbff", 3.4))
    ball(0.15, (1.05, -0.95, 0.42), ember(), detail=5)
    for x, y, size in ((2.45, -0.9, 0.2), (2.75, -0.45, 0.12), (-2.55, 0.9, 0.26)):
        rough(ball(size, (x, y, size * 0.6), ceramic("stone", "#8ea6b8", 0.6), (1, 0.85, 0.62)), 0.04, 0.4)
    mist((-1.4, -2.0, 0.1), 5.0, 0.5, 0.6, "#e4f1fb", 2.0, 0.9, 0.8, (0.6, 1.4, 1))


def dune(x, y):
    """Sand where a plate that sounds is at rest."""
    u, v = math.pi * x / 2.75, math.pi * y / 2.75
    wave = math.cos(5 * u) * math.cos(3 * v) + math.cos(3 * u) * math.cos(5 * v)
    edge = max(0.0, 1 - (math.hypot(x, y) / 1.93) ** 24)
    return 0.1 * math.exp(-((wave / 0.26) ** 2)) * edge


def plate():
    """Pale sand on a deep blue plate."""
    return along_height(sand(), [(0.0, "#2f78a8"), (0.12, "#4d8fba"), (0.3, "#e8d5bf"), (1.0, "#f3e6d6")], 0.24, 0.34)
