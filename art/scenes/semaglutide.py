"""Semaglutide: a pen and a vial on a low step, with a warm moon behind them."""

import math

from studio import *


def build():
    open_studio(camera=(0, -8.0, 1.75), look=(0, 0, 0.82), lens=66)
    stone = ceramic("stone", "#e9f0f5", 0.5)
    box((3.4, 1.7, 0.16), (0, 0.1, 0.08), stone, 0.06, segments=6)
    cylinder(0.56, 0.16, 0.36, (0.82, 0.2, 0), stone, 0.05)
    vial((0.82, 0.2, 0.36))
    pen((-1.28, -0.32, 0.28))
    moon = pearl("moon", [(0.0, "#f4b690"), (1.0, "#f9e2d3")], 0.35, 2.05, 0.3, 0.6)
    cylinder(0.82, 0, 0.04, (-0.42, 1.1, 1.2), moon, 0.015, turn=(math.radians(90), 0, 0))
    ring(0.87, 0.014, (-0.42, 1.1, 1.2), glow("ring", "#ff5a14", 1.5), turn=(math.radians(90), 0, 0))
    mist((-0.8, -1.2, 0.1), 4.6, 0.5, 0.7, "#e4f1fb", 3.0, 0.95, 0.9, (0.6, 1.4, 1))


def vial(place):
    """A small bottle of milk glass: pale above, its liquid blue, a brushed cap."""
    base = place[2]
    body = pearl("vial", [(0.0, "#4aa0d8"), (0.52, "#8fcbee"), (0.56, "#dceef8"), (1.0, "#f3f9fc")], base, base + 0.85, 0.16)
    outline = [(0, 0), (0.28, 0), (0.31, 0.01), (0.33, 0.04), (0.33, 0.56), (0.322, 0.61), (0.29, 0.66), (0.2, 0.73), (0.172, 0.77), (0.165, 0.8), (0.165, 0.88), (0, 0.88)]
    lathe(outline, place, body)
    cylinder(0.21, 0.85, 1.03, place, steel(roughness=0.35), 0.03)
    cylinder(0.175, 1.03, 1.09, place, ceramic("cap", "#2f7fb8", 0.35, 0.3), 0.02)


def pen(place):
    """A slim pen that lies on the step."""
    turn = (0, math.radians(90), math.radians(-10))
    body = ceramic("pen", "#f5f8fa", 0.25, 0.5)
    lathe([(0, 0), (0.05, 0.004), (0.085, 0.02), (0.11, 0.06), (0.12, 0.12), (0.12, 0.86), (0.117, 0.865), (0, 0.865)], place, ceramic("hood", "#a9cfe8", 0.28, 0.5), turn=turn)
    lathe([(0, 0.87), (0.119, 0.87), (0.121, 0.872), (0.121, 0.918), (0.119, 0.92), (0, 0.92)], place, steel(roughness=0.35), turn=turn)
    lathe([(0, 0.925), (0.117, 0.925), (0.12, 0.93), (0.12, 1.72), (0.117, 1.725), (0, 1.725)], place, body, turn=turn)
    lathe([(0, 1.73), (0.112, 1.73), (0.115, 1.733), (0.115, 1.89), (0.1, 1.92), (0, 1.925)], place, ceramic("dial", "#d9581f", 0.4, 0.3), turn=turn)
