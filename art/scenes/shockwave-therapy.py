"""Shockwave therapy: ripples run out through a solid. Two moods: deep and cold, soft and warm."""

import math

from studio import *


def build(mood="deep"):
    deep = mood == "deep"
    open_studio(backdrop="#accde2" if deep else "#ead8cd", camera=(0, -7.6, 2.9), look=(0, 0.2, 0.42), lens=62,
                cold=700 if deep else 520, warm=300 if deep else 400)
    solid = ceramic("solid", "#3d7fae", 0.3, 0.35) if deep else ceramic("solid", "#ecd0c2", 0.36, 0.35)
    sources = ((0.0, 0.0),) if deep else ((-0.6, 0.1),)
    relief((4.14, 4.14), (400, 240), lambda x, y: ripple(x, y, sources, deep), solid, (0, 0.2, 0.34), disc=True)
    lathe([(0, 0), (2.07, 0), (2.1, 0.03), (2.1, 0.31), (2.094, 0.333), (2.085, 0.338), (2.07, 0.34)], (0, 0.2, 0), solid, steps=400, closed=False)
    if deep:
        ball(0.13, (0, 0.2, 0.72), ember(), detail=5)
        ring(2.2, 0.018, (0, 0.2, 0.03), glow("ring", "#7ccbff", 2.8))
    else:
        ball(0.14, (-0.6, 0.3, 0.66), ember(), detail=5)
    mist((-1.2, -2.2, 0.1), 5.5, 0.6, 0.6, "#e4f1fb", 2.0, 0.9, 0.8, (0.6, 1.4, 1))


def ripple(x, y, sources, deep):
    """Waves that die away outwards and end level at the rim."""
    rim = max(0.0, 1 - (math.hypot(x, y) / 2.065) ** 8)
    height = 0.0
    for a, b in sources:
        far = math.hypot(x - a, y - b)
        height += 0.22 * math.cos(10.5 * far) * math.exp(-0.85 * far) if deep else 0.12 * math.cos(9.5 * far) * math.exp(-0.5 * far)
    return height * rim
