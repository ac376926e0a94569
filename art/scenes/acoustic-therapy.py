"""Acoustic therapy: standing waves drawn in sand on a plate."""

import math

from studio import *


def build():
    open_studio(camera=(0, -7.3, 4.9), look=(0, -0.06, 0.2), lens=62, cold=760, top=200)
    relief((3.98, 3.98), (840, 330), dune, plate(), (0, 0.1, 0.2), disc=True)
    rim = [(0, 0.0), (2.05, 0.0), (2.08, 0.03), (2.08, 0.22), (2.06, 0.25), (2.02, 0.25), (1.99, 0.22), (1.99, 0.14), (0, 0.14)]
    lathe(rim, (0, 0.1, 0), ceramic("rim", "#eef4f8", 0.3, 0.4), steps=200)
    ring(2.16, 0.016, (0, 0.1, 0.02), glow("ring", "#7ccbff", 2.6))
    ball(0.11, (0, 0.1, 0.31), ember(), detail=5)
    mist((-1.4, -2.2, 0.1), 5.0, 0.5, 0.5, "#e4f1fb", 2.0, 0.9, 0.8, (0.6, 1.4, 1))


def tone(x, y):
    """How far the plate swings there: five waves that cross in its middle."""
    return sum(math.cos(8.9 * (x * math.cos(math.pi * at / 5) + y * math.sin(math.pi * at / 5))) for at in range(5))


def dune(x, y):
    """Sand gathers in thin lines where a plate that sounds is at rest."""
    here, step = tone(x, y), 0.004
    slope = math.hypot(tone(x + step, y) - here, tone(x, y + step) - here) / step
    away = abs(here) / max(slope, 1.5)
    edge = max(0.0, 1 - (math.hypot(x, y) / 1.95) ** 30)
    return 0.042 * math.exp(-((away / 0.024) ** 2)) * edge


def plate():
    """Pale sand on a deep blue plate."""
    return along_height(sand(), [(0.0, "#1f5f8e"), (0.1, "#2b6f9f"), (0.3, "#ecdccb"), (1.0, "#f5ebdf")], 0.2, 0.242)
