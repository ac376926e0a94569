"""ChillSlim: three cool paddles laid along a warm curve."""

import math

from studio import *

SPOTS = (-1.3, -0.12, 1.06)


def build():
    open_studio(camera=(0, -8.2, 3.5), look=(0, 0, 1.22), lens=62)
    relief((12.0, 8.0), (260, 120), lambda x, y: wave(x, y), ceramic("skin", "skin", 0.42, 0.15), (0, 0, 0))
    shell, grip = ceramic("shell", "#f3f7fa", 0.28, 0.4), steel(roughness=0.36)
    for number, x in enumerate(SPOTS):
        y = -1.5
        slope = math.atan((wave(x + 0.01, y) - wave(x - 0.01, y)) / 0.02)
        pitch = math.atan((wave(x, y + 0.01) - wave(x, y - 0.01)) / 0.02)
        turn = (pitch, -slope, 0)
        place = (x, y, wave(x, y) - 0.01)
        cylinder(0.47, 0.0, 0.13, place, shell, 0.055, turn=turn)
        ring(0.335, 0.02, lift(place, slope, pitch, 0.13), glow("ring", "#7ccbff", 2.6) if number < 2 else glow("warm", "#ff5a14", 1.7), turn=turn)
        cylinder(0.27, 0.1, 0.3, place, grip, 0.05, turn=turn)
        cylinder(0.1, 0.28, 0.44, place, shell, 0.04, turn=turn)
        tube(lead(lift(place, slope, pitch, 0.42)), 0.038, shell)
    mist((-2.0, -3.2, 0.9), 4.5, 0.8, 0.7, "#e4f1fb", 2.0, 0.95, 0.9, (0.6, 1.4, 1))


def lead(foot):
    """A paddle's lead: up out of it, and in one bow to the arm above the picture from which all hang."""
    x, y, z = foot
    over, behind = 0.15 - x, 0.9
    bends = ((0, 0, 0), (0, 0, 0.24), (-0.12, 0.02, 0.6), (0.06, 0.25, 1.0), (0.5, 0.55, 1.5), (0.9, 0.8, 2.3), (1.0, 1.0, 3.2))
    return [(x + across * over, y + along * behind, z + up) for across, along, up in bends]


def wave(x, y):
    """The line of a waist and a hip, round towards the camera and away from it."""
    rise = 1.3 + 0.3 * math.cos(1.05 * (x + 0.3)) + 0.03 * x
    return rise - 0.1 * (y + 0.2) ** 2


def lift(place, slope, pitch, height):
    """A place that far above a paddle's foot."""
    return (place[0] - height * math.sin(slope), place[1] - height * math.sin(pitch) * math.cos(slope), place[2] + height * math.cos(slope) * math.cos(pitch))
