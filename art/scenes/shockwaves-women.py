"""Shockwaves for women: ripples in rose satin, raked by cold light, around one ember."""

import math

from studio import *

SAMPLES = 18
HEART = (-0.62, 0.1)


def build():
    open_studio(camera=(0, -7.6, 2.9), look=(0, 0.2, 0.42), lens=62, cold=480, warm=120, top=60, world=0.58)
    satin = principled("satin", Base_Color=colour("#c79aa3"), Roughness=0.4, Sheen=0.5)
    relief((4.1, 4.1), (480, 300), ripple, satin, (0, 0.2, 0.3), disc=True)
    edge = [(0, 0.02), (1.98, 0.02), (2.02, 0.03), (2.06, 0.07), (2.08, 0.14), (2.08, 0.2), (2.075, 0.25), (2.06, 0.285), (2.04, 0.3)]
    lathe(edge, (0, 0.2, 0), satin, steps=400, closed=False)
    rake = area("rake", (-4.6, 0.2, 1.35), (0.2, 0.1, 0.2), 260, "#d3e8ff", 1.4)
    rake.data.spread = math.radians(80)
    area("rim", (1.6, 4.2, 2.6), (0.2, 0.6, 0.3), 110, "#a9d4ff", 2.0).data.spread = math.radians(80)
    ball(0.14, (HEART[0], HEART[1] + 0.2, 0.44), ember(), detail=5)
    light = point((HEART[0], HEART[1] + 0.05, 0.5), 6, "#ff7a33", 0.12)
    light.visible_glossy = False
    ring(2.2, 0.018, (0, 0.2, 0.03), glow("ring", "#7ccbff", 2.8))
    mist((-1.2, -2.2, 0.1), 5.5, 0.6, 0.6, "#e4f1fb", 2.0, 0.9, 0.8, (0.6, 1.4, 1))


def ripple(x, y):
    """Waves that begin a little way from the ember, die away, and end level at the rim."""
    rim = max(0.0, 1 - (math.hypot(x, y) / 2.045) ** 10)
    far = math.hypot(x - HEART[0], y - HEART[1])
    start = 1 - math.exp(-((far / 0.42) ** 2))
    return rim * start * 0.105 * math.sin(11.5 * far - 0.6) * math.exp(-0.3 * far)
