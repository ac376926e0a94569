"""Shockwave therapy: ripples run out through a solid. Two moods: deep and cold, soft and warm."""

import math

from studio import *


def build(mood="deep"):
    deep = mood == "deep"
    open_studio(backdrop="#b4cee0" if deep else "#ecd9cd", camera=(0, -7.6, 2.9), look=(0, 0.2, 0.42), lens=62,
                cold=700 if deep else 420, warm=300 if deep else 420)
    solid = ceramic("solid", "#3d7fae" if deep else "#dfa287", 0.3 if deep else 0.42, 0.35)
    sources = ((0.0, 0.0),) if deep else ((-0.45, 0.15),)
    relief((4.2, 4.2), (320, 220), lambda x, y: ripple(x, y, sources, deep), solid, (0, 0.2, 0.34), disc=True)
    lathe([(2.1, 0), (2.1, 0.31), (2.07, 0.34), (1.9, 0.34)], (0, 0.2, 0), solid, steps=160)
    for x, y in sources:
        ball(0.13 if deep else 0.17, (x, y + 0.2, 0.72 if deep else 0.3), ember(), detail=5)
    if deep:
        ring(2.2, 0.018, (0, 0.2, 0.03), glow("ring", "#7ccbff", 3.6))
    mist((-1.2, -2.2, 0.1), 5.5, 0.6, 0.8, "#e4f1fb", 2.0, 0.9, 0.8, (0.6, 1.4, 1))


def ripple(x, y, sources, deep):
    """Waves that die away outwards and end level at the rim."""
    rim = max(0.0, 1 - (math.hypot(x, y) / 2.1) ** 8)
    height = 0.0
    for a, b in sources:
        far = math.hypot(x - a, y - b)
        height += 0.22 * math.cos(10.5 * far) * math.exp(-0.85 * far) if deep else -0.16 * math.cos(7.5 * far) * math.exp(-0.6 * far)
    return height * rim
