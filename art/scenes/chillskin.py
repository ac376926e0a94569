"""ChillSkin: a glass wand, cold at its tip, among droplets."""

import math

from studio import *

SAMPLES = 14


def build():
    open_studio(camera=(0, -8.0, 2.1), look=(0, 0, 0.55), lens=66)
    relief((3.3, 3.3), (160, 40), lambda x, y: 0.16 * max(0, 1 - (x * x + y * y) / 2.72) ** 0.5, ceramic("dish", "#f4e3d8", 0.35, 0.3), (0.15, 0.2, 0), disc=True)
    tilt = (0, math.radians(62), math.radians(16))
    foot = (-0.9, -0.1, 0.58)
    lathe([(0, 0.2), (0.10, 0.2), (0.115, 0.22), (0.15, 1.2), (0.16, 1.9), (0.15, 2.15), (0.09, 2.25), (0, 2.26)], foot, ceramic("handle", "#f2f7fa", 0.25, 0.5), turn=tilt)
    lathe([(0, 0.12), (0.11, 0.12), (0.125, 0.14), (0.125, 0.26), (0.11, 0.28), (0, 0.28)], foot, steel(), turn=tilt)
    lathe([(0, 1.32), (0.158, 1.32), (0.163, 1.34), (0.163, 1.37), (0.158, 1.39), (0, 1.39)], foot, glow("ring", "#7ccbff", 3.6), turn=tilt)
    ball(0.30, foot, glass("tip", "#d3eaf8", 0.45, 0.08), detail=6)
    core = ball(0.13, foot, glow("core", "#58b4f2", 2.0))
    core.visible_shadow = False
    throw = dice(5)
    drop = glass("drop", "#dcecf5")
    for _ in range(46):
        angle, far = throw.uniform(0, math.tau), throw.uniform(0.7, 2.6)
        x, y = 0.2 + far * math.cos(angle), 0.1 + 0.7 * far * math.sin(angle)
        size = throw.choice((0.03, 0.04, 0.05, 0.07, 0.1))
        rise = 0.16 * max(0, 1 - ((x - 0.15) ** 2 + (y - 0.2) ** 2) / 2.72) ** 0.5
        ball(size, (x, y, rise + size * 0.25), drop, (1, 1, 0.55), detail=4)
    mist((-1.3, -0.7, 0.3), 3.2, 0.9, 0.8, "#e8f4fc", 1.0, 0.98, 1.0, (0.7, 1.3, 1))
    mist((-0.6, 0.5, 0.5), 2.6, 1.1, 0.6, "#e8f4fc", 4.0, 0.98, 1.2)
    lamp((1.95, 0.55, 0), 0.9)
