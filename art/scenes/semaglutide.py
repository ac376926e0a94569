"""Semaglutide: a pen and a vial on a low step, with room around them."""

import math

from studio import *


def build():
    open_studio(camera=(0, -8.0, 1.7), look=(0, 0, 0.72), lens=68)
    stone = ceramic("stone", "#e9f0f5", 0.5)
    box((3.3, 1.7, 0.16), (0, 0.1, 0.08), stone, 0.05)
    box((1.25, 1.2, 0.2), (0.85, 0.2, 0.26), stone, 0.05)
    vial((0.85, 0.15, 0.36))
    pen((-1.35, -0.25, 0.31))
    disc = cylinder(0.8, 0, 0.03, (-0.35, 1.1, 1.25), ceramic("moon", "#f7d8c4", 0.6), 0.01, turn=(math.radians(90), 0, 0))
    disc.location.z = 1.2
    ring(0.86, 0.016, (-0.35, 1.1, 1.2), glow("ring", "#ff5a14", 1.8), turn=(math.radians(90), 0, 0))
    mist((-0.8, -1.2, 0.1), 4.6, 0.5, 0.8, "#e4f1fb", 3.0, 0.95, 0.9, (0.6, 1.4, 1))


def vial(place):
    """A small bottle: clear above, its liquid lit, a brushed cap."""
    lathe([(0, 0), (0.27, 0), (0.3, 0.03), (0.3, 0.5), (0.29, 0.56), (0.17, 0.68), (0.15, 0.72), (0.15, 0.8), (0, 0.8)], place, glass())
    lathe([(0, 0.02), (0.25, 0.02), (0.272, 0.05), (0.272, 0.4), (0, 0.4)], place, along_height(ceramic("liquid", "#bfe2f5", 0.2), [(0, "#5fb0e0"), (1, "#c9e9fa")], place[2], place[2] + 0.42, 0.25))
    cylinder(0.2, 0.76, 0.95, place, steel(), 0.025)
    cylinder(0.17, 0.95, 1.02, place, ceramic("cap", "#1b6ca8", 0.35), 0.02)


def pen(place):
    """A pen that lies on the step."""
    turn = (0, math.radians(90), math.radians(-14))
    body = ceramic("pen", "#f5f8fa", 0.25, 0.5)
    lathe([(0, 0), (0.10, 0), (0.125, 0.03), (0.14, 0.1), (0.14, 0.92), (0, 0.92)], place, ceramic("hood", "#1b6ca8", 0.3, 0.5), turn=turn)
    lathe([(0, 0.93), (0.145, 0.93), (0.145, 0.99), (0, 0.99)], place, steel(), turn=turn)
    lathe([(0, 1.0), (0.14, 1.0), (0.14, 1.72), (0, 1.72)], place, body, turn=turn)
    lathe([(0, 1.73), (0.125, 1.73), (0.125, 1.8), (0, 1.8)], place, steel(), turn=turn)
    lathe([(0, 1.8), (0.14, 1.8), (0.14, 1.98), (0.12, 2.01), (0, 2.01)], place, ceramic("dial", "#c2410c", 0.4), turn=turn)
