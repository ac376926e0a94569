"""Franchise: a clinic as an architect's model."""

import math

from studio import *


def build():
    open_studio(camera=(0, -10.4, 3.7), look=(0, 0, 0.6), lens=62)
    white, pale = ceramic("white", "#f4f7f9", 0.6), ceramic("pale", "#dbe7ef", 0.6)
    box((5.0, 3.3, 0.16), (0, 0, 0.08), wood("base", "#d3a878", "#9a6840"), 0.03)
    box((4.7, 3.0, 0.04), (0, 0, 0.18), pale, 0.01)
    box((2.9, 1.5, 0.06), (-0.1, 0.45, 0.23), white, 0.01)
    box((0.07, 1.4, 0.95), (-1.5, 0.45, 0.7), white, 0.015)
    box((2.8, 0.07, 0.95), (-0.1, 1.15, 0.7), white, 0.015)
    box((0.07, 1.4, 0.95), (1.3, 0.45, 0.7), white, 0.015)
    box((3.2, 1.85, 0.09), (-0.1, 0.4, 1.22), white, 0.02)
    for at in range(8):
        box((0.05, 0.05, 0.95), (-1.42 + 0.377 * at, -0.28, 0.72), steel(), 0.008)
    box((0.06, 0.9, 0.9), (-0.35, 0.6, 0.7), pale, 0.01)
    box((0.9, 0.25, 0.3), (0.55, 0.2, 0.4), wood("desk"), 0.02)
    cylinder(0.26, 0, 0.7, (-0.95, 0.55, 0.26), ceramic("pod", "#9cc7e3", 0.3, 0.4), 0.04)
    ring(0.24, 0.018, (-0.95, 0.55, 0.98), glow("ring", "#7ccbff", 4))
    inside = box((2.5, 0.03, 0.75), (-0.1, 1.09, 0.72), glow("inside", "#ff8a48", 0.8), 0.005)
    inside.visible_shadow = False
    area("inside", (0.2, 0.5, 1.12), (0.2, 0.3, 0), 16, "#ffab73", 1.0)
    for x, y, size in ((-2.0, -0.9, 0.3), (-1.5, -1.15, 0.2), (1.85, 0.9, 0.34), (2.0, -0.5, 0.24), (1.65, -1.05, 0.18), (-2.05, 0.9, 0.26)):
        cylinder(0.022, 0, size * 1.6, (x, y, 0.2), wood("trunk"), 0.004)
        ball(size, (x, y, 0.2 + size * 1.9), ceramic("tree", "#c9dce8", 0.8), (1, 1, 1.1))
    box((0.8, 1.15, 0.012), (0.2, -0.95, 0.205), white, 0.003)
    for at in range(3):
        box((0.42, 0.2, 0.1), (-1.15 + 0.55 * at, -1.1, 0.27), ceramic("car", ("#9cc7e3", "#f4f7f9", "#e2825a")[at], 0.4, 0.5), 0.045)
