"""Infrared, again and larger: inside the cabin, low light along the bench and behind the slats; a towel spread where somebody sat, a glass of water."""

from math import sin

from camera import eye, open_room
from cloth import collide, fallen
from light import COLD, area, spot
from materials import glow, oak, plain, terry, vessel_glass
from props import folded_towel
from shapes import box, lathe, rod, sheet

SHAPE, SAMPLES, FOCUS = (2520, 1680), 8, [0.6, 0.5]
BACK, LEFT, RIGHT, TOP, SEAT = 1.15, -1.55, 1.65, 2.2, 0.46
PANELS = (-0.62, 0.74)
HEAT = (1.0, 0.30, 0.07)


def build():
    open_room(exposure=0.25)
    cedar = oak("cedar", "Z", (0.10, 0.042, 0.018), (0.42, 0.215, 0.10), 0.5)
    seat = oak("seat", "X", (0.13, 0.058, 0.026), (0.48, 0.26, 0.13), 0.42)
    slats(cedar)
    benches(seat)
    traces()
    heat()
    eye((-0.62, -2.35, 1.22), (-0.30, BACK, 1.22), lens=36, focus=(0.3, 0.75, 0.5), stop=1.8, shift=(0.0, -0.105))


def slats(cedar):
    """Upright slats on a dark wall, left out where the panels glow."""
    dark = plain("gap", (0.012, 0.008, 0.006), 0.8)
    box((LEFT - 0.1, BACK, 0), (RIGHT + 0.1, BACK + 0.05, TOP), dark, 0)
    x = LEFT
    while x < RIGHT:
        if all(abs(x + 0.024 - middle) > 0.16 for middle in PANELS):
            box((x, BACK - 0.045, 0.02), (x + 0.048, BACK, TOP), cedar, 0.0035)
        x += 0.068
    y = -1.2
    while y < BACK:
        box((RIGHT, y, 0.02), (RIGHT + 0.045, y + 0.048, TOP), cedar, 0.0035)
        box((LEFT - 0.045, y, 0.02), (LEFT, y + 0.048, TOP), cedar, 0.0035)
        y += 0.068
    for wall in ((RIGHT + 0.045, RIGHT + 0.1), (LEFT - 0.1, LEFT - 0.045)):
        box((wall[0], -2.6, 0), (wall[1], BACK, TOP), dark, 0)
    lid = oak("lid", "X", (0.08, 0.036, 0.016), (0.34, 0.18, 0.085))
    for k in range(36):
        box((LEFT, BACK - 0.105 * (k + 1) + 0.002, TOP), (RIGHT, BACK - 0.105 * k, TOP + 0.02), lid, 0.002)
    for k in range(40):
        box((LEFT, BACK - 0.095 * (k + 1) + 0.003, -0.03), (RIGHT, BACK - 0.095 * k, 0), lid, 0.003)
    for middle in PANELS:
        box((middle - 0.15, BACK - 0.03, 0.60), (middle + 0.15, BACK - 0.005, 1.98), plain("reflector", (0.012, 0.010, 0.010), 0.35), 0.004)
        for k in range(5):
            rx = middle - 0.10 + 0.05 * k
            rod((rx, BACK - 0.045, 0.68), (rx, BACK - 0.045, 1.90), 0.0075, glow("rod", (1.0, 0.20, 0.035), 13))
        for k in range(9):
            box((middle - 0.148, BACK - 0.075, 0.62 + 0.166 * k), (middle + 0.148, BACK - 0.062, 0.632 + 0.166 * k), lid, 0.002)


def benches(seat):
    for k in range(5):
        box((LEFT + 0.02, BACK - 0.62 + 0.112 * k, SEAT - 0.032), (RIGHT - 0.02, BACK - 0.522 + 0.112 * k, SEAT), seat, 0.005)
    box((LEFT + 0.02, BACK - 0.64, SEAT - 0.10), (RIGHT - 0.02, BACK - 0.61, SEAT), seat, 0.005)
    for k in range(3):
        box((LEFT + 0.02, BACK - 0.58, 0.04 + 0.11 * k), (RIGHT - 0.02, BACK - 0.56, 0.13 + 0.11 * k), seat, 0.004)
    for k in range(3):
        box(
            (LEFT + 0.02, BACK - 0.11 + 0.012 * k, SEAT + 0.20 + 0.12 * k),
            (RIGHT - 0.02, BACK - 0.09 + 0.012 * k, SEAT + 0.285 + 0.12 * k),
            seat,
            0.005,
        )


def traces():
    top = box((LEFT, BACK - 0.66, 0.0), (RIGHT, BACK - 0.02, SEAT + 0.001), None, 0.012)
    top.hide_render = True
    collide(top)
    spread = sheet(
        lambda u, v: (0.10 + 0.56 * u + 0.02 * sin(5 * v), BACK - 0.98 + 0.86 * v, SEAT + 0.035 + 0.012 * sin(7 * u + 3 * v)),
        42,
        64,
        terry("towel", (0.70, 0.63, 0.54)),
        size=(0.56, 0.86),
    )
    fallen(spread, 32, None, 5, 0.5, 0.35, gap=0.004, thick=0.008, levels=1)
    folded_towel((-1.02, BACK - 0.36, SEAT), (0.38, 0.28, 0.085), terry("folded", (0.72, 0.66, 0.58)), turn=0.08)
    folded_towel((-1.01, BACK - 0.365, SEAT + 0.087), (0.36, 0.27, 0.08), terry("folded", (0.72, 0.66, 0.58)), turn=-0.04, seed=6)
    clear = vessel_glass()
    lathe([(0.0, 0.006), (0.030, 0.006), (0.034, 0.115), (0.0325, 0.115), (0.0285, 0.012), (0.0, 0.012)], clear, (0.98, BACK - 0.46, SEAT), levels=2)


def heat():
    for middle in PANELS:
        area((middle, BACK - 0.09, 1.30), (middle, -1, 1.0), 34, (1.0, 0.34, 0.09), 0.24, 1.2)
    box((LEFT + 0.05, BACK - 0.60, SEAT - 0.115), (RIGHT - 0.05, BACK - 0.585, SEAT - 0.102), glow("strip", (1.0, 0.46, 0.17), 14), 0)
    area((0, BACK - 0.59, SEAT - 0.12), (0, BACK - 0.9, 0.0), 9, (1.0, 0.46, 0.17), 3.0, 0.03)
    spot((0.95, -0.9, TOP - 0.02), (0.35, BACK - 0.4, SEAT), 130, (1.0, 0.66, 0.40), angle=36, size=0.02, blend=0.5)
    spot((-1.1, -0.3, TOP - 0.02), (-1.0, BACK - 0.3, SEAT), 46, (1.0, 0.60, 0.34), angle=44, size=0.02, blend=0.7)
    area((-1.2, -2.4, 1.6), (0.6, 0.6, 0.6), 7, COLD, 0.5, 1.8)
