"""Whole body cryotherapy: an open chamber lit from within, mist over its sill, a ring of light above."""

import math

from studio import *


def build():
    open_studio(camera=(0, -9.2, 1.75), look=(0, 0, 1.3), lens=60)
    shell = ceramic("shell", "#eef4f8", 0.3, 0.3)
    gap = math.radians(50)
    start, end = -math.pi / 2 + gap, 1.5 * math.pi - gap
    wall = [(1.02, 0.16), (1.14, 0.16), (1.16, 0.19), (1.16, 2.55), (1.14, 2.58), (1.02, 2.58), (1.0, 2.55), (1.0, 0.19), (1.02, 0.16)]
    rounded(lathe(wall, (0, 0, 0), shell, from_angle=start, to_angle=end), 0.015, 2)
    frost = along_height(
        ceramic("liner", "#cfe6f4", 0.5),
        [(0.0, "#eef8fd"), (0.3, "#a9d3ec"), (0.72, "#4f9acb"), (1.0, "#8ccbee")], 0.15, 2.6, 0.42,
    )
    liner = lathe([(0.985, 0.2), (0.985, 2.52)], (0, 0, 0), frost, from_angle=start, to_angle=end, closed=False)
    liner.visible_shadow = False
    for at in range(7):
        angle = math.radians(57 + 11 * at)
        cylinder(0.009, 0.7, 2.3, (0.96 * math.cos(angle), 0.96 * math.sin(angle), 0), glow("line", "#c8ecff", 1.6), 0.004)
    cylinder(1.34, 0, 0.1, (0, 0, 0), steel(), 0.03)
    cylinder(1.22, 0.1, 0.17, (0, 0, 0), shell, 0.03)
    ring(1.08, 0.02, (0, 0, 0.185), glow("ring", "#8fd4ff", 3.2))
    cylinder(1.2, 2.66, 2.78, (0, 0, 0), shell, 0.045)
    ring(1.06, 0.03, (0, 0, 2.645), glow("ring", "#8fd4ff", 3.2))
    for angle in (start, end):
        cylinder(0.04, 0.17, 2.66, (1.085 * math.cos(angle), 1.085 * math.sin(angle), 0), steel(), 0.01)
    lamp((1.95, -0.7, 0), 1.0)
    for x, y, z, width, height, density, seed in (
        (0, 0.2, 0.35, 2.0, 1.5, 1.0, 0.4),
        (0, -0.5, 0.3, 1.9, 1.0, 1.0, 2.0),
        (0.1, -1.3, 0.16, 3.6, 0.7, 1.0, 3.7),
        (-0.7, -1.7, 0.1, 4.2, 0.5, 0.9, 5.1),
    ):
        mist((x, y, z), width, height * 1.15, density, "#e8f4fc", seed, 0.95, 0.8, (0.7, 1.3, 1))
