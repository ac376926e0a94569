"""Franchise: a clinic as an architect's model."""

import math

from studio import *


# A tree's crown: balls of moss, across, along, up and as large as a share of its size.
CROWN = ((0, 0, 0, 0.78), (-0.5, 0.1, -0.22, 0.52), (0.52, -0.05, -0.12, 0.5), (0.08, -0.45, -0.1, 0.55), (-0.16, 0, 0.5, 0.56), (0.3, 0.1, 0.42, 0.48))


def build():
    open_studio(camera=(0, -10.2, 3.3), look=(0, 0, 0.62), lens=62)
    white, pale = ceramic("white", "#f4f7f9", 0.6), ceramic("pale", "#dbe7ef", 0.6)
    box((5.0, 3.3, 0.16), (0, 0, 0.08), wood("base", "#d8b38a", "#b98a5e"), 0.04)
    box((4.7, 3.0, 0.04), (0, 0, 0.18), pale, 0.01)
    box((2.9, 1.5, 0.06), (-0.1, 0.45, 0.23), white, 0.01)
    box((0.07, 1.4, 0.95), (-1.5, 0.45, 0.7), white, 0.015)
    box((2.8, 0.07, 0.95), (-0.1, 1.15, 0.7), white, 0.015)
    box((0.07, 1.4, 0.95), (1.3, 0.45, 0.7), white, 0.015)
    box((3.2, 1.85, 0.09), (-0.1, 0.4, 1.22), white, 0.02)
    for at in range(8):
        box((0.045, 0.045, 0.95), (-1.42 + 0.377 * at, -0.28, 0.72), white, 0.008)
    box((0.9, 0.25, 0.3), (0.55, 0.2, 0.4), wood("desk"), 0.02)
    cylinder(0.26, 0, 0.7, (-0.95, 0.55, 0.26), pearl("pod", [(0.0, "#8cc6ec"), (1.0, "#d3eaf8")], 0.26, 0.98, 0.25), 0.04)
    ring(0.24, 0.018, (-0.95, 0.55, 0.98), glow("ring", "#7ccbff", 4))
    inside = box((2.5, 0.03, 0.75), (-0.1, 1.09, 0.72), glow("inside", "#ff7a35", 1.15), 0.005)
    inside.visible_shadow = False
    light = area("inside", (-0.1, 0.45, 1.16), (-0.1, 0.45, 0), 34, "#ffb98c", 2.5)
    light.data.shape = "RECTANGLE"
    light.data.size_y = 1.1
    for x, y, size in ((-2.0, -0.75, 0.27), (-1.62, -1.12, 0.17), (1.9, 0.75, 0.3), (2.02, -0.45, 0.2), (1.72, -1.05, 0.15), (-2.05, 0.95, 0.22), (1.75, 1.25, 0.2)):
        cylinder(0.022, 0, size * 1.6, (x, y, 0.2), wood("trunk"), 0.004)
        for across, along, up, share in CROWN:
            ball(size * share, (x + size * across, y + size * along, 0.2 + size * (1.75 + up)), ceramic("tree", "#bcd8e8", 0.7))
    box((0.8, 0.62, 0.05), (0.2, -0.62, 0.21), white, 0.01)
    box((0.8, 0.5, 0.012), (0.2, -1.2, 0.205), white, 0.003)
