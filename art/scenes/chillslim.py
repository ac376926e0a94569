"""ChillSlim: cool paddles laid along a warm curve."""

import math

from studio import *

SPOTS = (-1.35, -0.25, 0.85)


def build():
    open_studio(camera=(0, -8.2, 1.9), look=(0, 0, 0.72), lens=62)
    relief((9.0, 2.2), (220, 60), lambda x, y: wave(x) - 1.1 * (abs(y) / 1.1) ** 5, ceramic("skin", "skin", 0.42), (0, 0.35, 0))
    shell, grip = ceramic("shell", "#f3f7fa", 0.28, 0.4), steel()
    for number, x in enumerate(SPOTS):
        slope = math.atan((wave(x + 0.01) - wave(x - 0.01)) / 0.02)
        turn = (math.radians(14), -slope, 0)
        place = (x, 0.05, wave(x) + 0.02)
        cylinder(0.43, 0.0, 0.1, place, shell, 0.04, turn=turn)
        ring(0.36, 0.02, lift(place, slope, 0.1), glow("ring", "#7ccbff" if number < 2 else "#ff7a33", 3.4 if number < 2 else 2.6), turn=turn)
        cylinder(0.27, 0.08, 0.2, place, grip, 0.035, turn=turn)
        start = lift(place, slope, 0.19)
        tube([start, lift(place, slope, 0.5), (x + 0.4, 0.9, start[2] + 0.75), (x + 0.9, 2.2, start[2] + 0.55), (x + 1.6, 3.6, 2.2), (x + 2.0, 5.0, 4.2)], 0.035, ceramic("hose", "#e3ecf2", 0.5))
    mist((-2.0, -1.1, 0.25), 4.5, 0.8, 0.85, "#e4f1fb", 2.0, 0.95, 0.9, (0.6, 1.4, 1))
    mist((0.5, -0.5, 0.75), 3.2, 0.6, 0.5, "#e8f4fc", 5.0, 0.95, 1.2, (0.6, 1.4, 1))


def wave(x):
    """The line of a waist and a hip."""
    return 0.62 + 0.34 * math.cos(1.05 * (x + 0.45)) - 0.02 * x


def lift(place, slope, height):
    """A place that far above a paddle's foot."""
    tilt = math.radians(14)
    return (place[0] - height * math.sin(slope), place[1] - height * math.sin(tilt), place[2] + height * math.cos(slope) * math.cos(tilt))
