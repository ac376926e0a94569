"""Telehealth: a desk lit by its screen, and a warm cup beside it."""

import math

from studio import *


def build():
    open_studio(backdrop="#a9c4d6", camera=(0, -8.0, 2.0), look=(0, 0, 1.05), lens=60, cold=420, warm=240, top=120, world=0.4)
    box((4.6, 1.9, 0.1), (0, 0.1, 0.62), wood("desk", "#d3a878", "#9a6840"), 0.03)
    for x in (-2.0, 2.0):
        box((0.09, 1.5, 0.58), (x, 0.1, 0.29), steel(), 0.02)
    tilt = (math.radians(-12), 0, math.radians(8))
    box((1.9, 0.07, 1.2), (-0.35, 0.35, 1.36), ceramic("shell", "#e4ecf2", 0.3, 0.4), 0.03, turn=tilt)
    screen = box((1.76, 0.02, 1.06), (-0.345, 0.305, 1.365), glow("screen", "#a8daf7", 1.25), 0.02, turn=tilt)
    screen.visible_shadow = False
    area("screen", (-0.35, 0.1, 1.3), (-0.2, -3, 0.6), 30, "#9fd6ff", 1.4)
    face = (-0.34, 0.285, 1.42)
    cylinder(0.19, 0, 0.012, face, glow("person", "#f0f8fd", 1.35), 0.004, turn=(math.radians(90 - 12), 0, math.radians(8)))
    arc = [math.pi * step / 40 for step in range(41)]
    bust = mesh("bust", [(0.37 * math.cos(angle), 0, 0.3 * math.sin(angle)) for angle in arc], [tuple(range(41))], glow("person", "#f0f8fd", 1.35))
    bust.location, bust.rotation_euler = (-0.335, 0.2, 0.9), tilt
    cylinder(0.34, 0, 0.03, (-0.35, 0.45, 0.67), steel(), 0.01)
    mug = ceramic("mug", "#c2410c", 0.35, 0.4)
    lathe([(0, 0), (0.15, 0), (0.17, 0.02), (0.18, 0.34), (0.17, 0.35), (0.155, 0.34), (0.15, 0.05), (0, 0.05)], (1.15, -0.25, 0.67), mug)
    mist((1.15, -0.3, 1.25), 0.5, 0.7, 0.55, "#ffffff", 1.0, 1.0, 2.0, (1.4, 0.8, 1))
    box((0.62, 0.42, 0.03), (0.35, -0.35, 0.69), ceramic("paper", "#f5f8fa", 0.7), 0.01, turn=(0, 0, 0.2))
    cylinder(0.018, 0, 0.5, (0.15, -0.45, 0.72), ceramic("pencil", "#1b6ca8", 0.4), 0.005, turn=(0, math.radians(90), math.radians(25)))
    lamp((1.72, 0.45, 0.67), 0.85)
