"""NAD+: an ampoule before a ring of light."""

import math

from studio import *

SAMPLES = 14


def build():
    open_studio(camera=(0, -8.2, 1.45), look=(0, 0, 1.02), lens=64)
    cylinder(1.0, 0, 0.14, (0, 0, 0), ceramic("step", "#e9f0f5", 0.45), 0.04)
    cylinder(0.62, 0.14, 0.26, (0, 0, 0), ceramic("step", "#f2f6f9", 0.45), 0.04)
    place = (0, 0, 0.26)
    outline = [(0, 0), (0.25, 0), (0.28, 0.03), (0.28, 0.78), (0.26, 0.86), (0.12, 0.98), (0.085, 1.03), (0.1, 1.1), (0.12, 1.2), (0.105, 1.42), (0.07, 1.53), (0, 1.57)]
    lathe(outline, place, glass())
    liquid = along_height(ceramic("liquid", "#ffd9b8", 0.2), [(0, "#f2762e"), (0.6, "#ffb27f"), (1, "#ffe2cc")], 0.28, 1.06, 0.55)
    lathe([(0, 0.03), (0.23, 0.03), (0.255, 0.06), (0.255, 0.74), (0, 0.74)], place, liquid)
    ring(0.99, 0.03, (0, 0.55, 1.12), glow("ring", "#8fd4ff", 4.0), turn=(math.radians(90), 0, 0))
    ring(1.08, 0.05, (0, 0.6, 1.12), steel(), turn=(math.radians(90), 0, 0))
    for x, y, size in ((-1.35, -0.35, 0.16), (1.5, -0.2, 0.22), (1.25, -0.75, 0.1), (-1.75, 0.4, 0.26)):
        ball(size, (x, y, size), ceramic("bead", "#9cc7e3", 0.25, 0.6))
    mist((-0.6, -1.2, 0.12), 5.0, 0.55, 0.85, "#e4f1fb", 2.0, 0.95, 0.8, (0.6, 1.4, 1))
    mist((0, 0.9, 0.5), 3.6, 1.2, 0.6, "#e8f4fc", 6.0, 0.98, 0.9)
