"""Local cryotherapy: a nozzle breathes a plume of cold over one warm, rounded form."""

import math

from studio import *


def build():
    open_studio(camera=(0, -8.2, 1.6), look=(0, 0, 0.98), lens=62)
    relief((8.4, 4.4), (240, 120), hill, ceramic("skin", "skin", 0.42), (-2.3, 0.5, -0.02))
    tilt = (0, math.radians(38), 0)
    tip = (0.42, -0.1, 1.5)
    profile = [(0, 0), (0.10, 0), (0.12, 0.02), (0.13, 0.10), (0.15, 0.16), (0.24, 0.5), (0.26, 0.56), (0.26, 0.74)]
    lathe(profile + [(0, 0.74)], tip, steel(roughness=0.24), turn=tilt)
    lathe([(0, 0.74), (0.27, 0.74), (0.285, 0.755), (0.285, 1.75), (0.27, 1.78), (0, 1.78)], tip, ceramic("grip", "#f0f5f9", 0.3, 0.4), turn=tilt)
    ring(0.288, 0.016, at(tip, 0.86), glow("ring", "#7ccbff", 4.2), turn=tilt)
    ring(0.113, 0.012, tip, glow("mouth", "#7ccbff", 4.2), turn=tilt)
    tube([at(tip, 1.7), at(tip, 2.4), (2.6, 0.2, 2.9), (3.4, 0.8, 1.5), (4.4, 1.2, 2.2)], 0.085, ceramic("hose", "#dfe9f0", 0.5))
    for step, (width, height, density) in enumerate(((0.34, 0.5, 0.9), (0.62, 0.7, 0.95), (1.1, 0.8, 0.95), (1.8, 0.75, 0.9), (2.8, 0.6, 0.8))):
        x, _, z = at(tip, -0.1 - 0.19 * step)
        mist((x, -0.3 - 0.05 * step, z), width, height, density, "#e8f4fc", 1.3 * step, 1.0, 1.6)
    mist((-0.7, -1.2, 0.3), 4.4, 0.6, 0.8, "#e4f1fb", 9.0, 0.95, 0.9, (0.6, 1.4, 1))
    lamp((1.78, -1.1, 0), 0.8)


def at(tip, distance):
    """A place along the nozzle's axis."""
    angle = math.radians(38)
    return (tip[0] + distance * math.sin(angle), tip[1], tip[2] + distance * math.cos(angle))


def hill(x, y):
    """A soft shoulder that meets the floor."""
    far = abs(x / 3.5) ** 3 + (y / 1.5) ** 2
    return 1.0 * (1 - far) ** 0.7 if far < 1 else 0.0
