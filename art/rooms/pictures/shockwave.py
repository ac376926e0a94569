"""One discreet door, closed, for both shockwave pages: warm light beneath it, a pair of slippers left outside, a towel over the handle."""

from math import pi

from camera import eye, open_room
from light import COLD, FIRE, MOON, area, spot
from materials import oak, plain, plaster, steel, terry, wet_stone
from props import slippers
from shapes import box, rod, sheet

SHAPE, SAMPLES, FOCUS = (2880, 1920), 8, [0.64, 0.5]
LEFT, RIGHT, HEAD = -0.45, 0.45, 2.12


def build():
    open_room(exposure=0.35)
    wall = plaster("wall", (0.115, 0.135, 0.155))
    box((-6, 0, 0), (LEFT - 0.05, 0.12, 3.2), wall, 0)
    box((RIGHT + 0.05, 0, 0), (6, 0.12, 3.2), wall, 0)
    box((LEFT - 0.05, 0, HEAD + 0.05), (RIGHT + 0.05, 0.12, 3.2), wall, 0)
    box((1.75, -6, 0), (1.9, 0, 3.2), wall, 0)
    box((-6, -6, 3.2), (6, 0.2, 3.3), wall, 0)
    frame = plain("frame", (0.010, 0.011, 0.012), 0.4)
    box((LEFT - 0.05, -0.012, 0), (LEFT, 0.13, HEAD + 0.05), frame, 0.003)
    box((RIGHT, -0.012, 0), (RIGHT + 0.05, 0.13, HEAD + 0.05), frame, 0.003)
    box((LEFT, -0.012, HEAD), (RIGHT, 0.13, HEAD + 0.05), frame, 0.003)
    for low, high in ((-6, LEFT - 0.05), (RIGHT + 0.05, 1.75)):
        box((low, -0.014, 0.0), (high, 0, 0.07), frame, 0.002)
    leaf()
    floor()
    beyond()
    slippers((0.74, -0.42, 0), pi - 0.22, terry("slipper", (0.62, 0.60, 0.56)), terry("sole", (0.33, 0.31, 0.29)))
    lights()
    eye((-0.62, -4.1, 1.30), (-0.62, 0, 1.30), lens=36, focus=(0, 0, 1), stop=1.8, shift=(0.0, -0.130))


def leaf():
    """The door: upright oak boards, a long steel grip, a small plate; a finger's gap above the floor."""
    wood, bar = oak("door", "Z", (0.085, 0.043, 0.020), (0.30, 0.18, 0.092), 0.42), steel("bar", tint=(0.62, 0.63, 0.65), rough=0.22)
    boards = 6
    wide = (RIGHT - LEFT - 0.012) / boards
    for at in range(boards):
        x = LEFT + 0.006 + at * wide
        box((x + 0.0012, 0.03, 0.014), (x + wide - 0.0012, 0.075, HEAD - 0.005), wood, 0.0022)
    box((LEFT - 0.001, 0.040, 0.014), (RIGHT + 0.001, 0.072, HEAD - 0.001), plain("core", (0.01, 0.008, 0.007), 0.7), 0)
    x = LEFT + 0.085
    rod((x, -0.03, 0.86), (x, -0.03, 1.26), 0.0105, bar)
    for z in (0.92, 1.20):
        rod((x, -0.03, z), (x, 0.03, z), 0.0065, bar)
    rod((x, 0.028, 0.74), (x, 0.03, 0.74), 0.02, bar, 0.001)
    belt = terry("towel", (0.66, 0.63, 0.58))

    def loop(u, v):
        side = 1 if v > 0.5 else -1
        away = abs(2 * v - 1)
        return (
            x + 0.012 * side + 0.075 * (u - 0.5) * (1 + 0.2 * side) + 0.012 * side * away,
            -0.045 - 0.006 * side - 0.012 * (1 - away) ** 4,
            1.262 - 0.035 - 0.48 * away * (1.12 if side > 0 else 0.86),
        )

    sheet(loop, 10, 60, belt, 0.008, levels=1, size=(0.09, 1.0))


def floor():
    stone = wet_stone("floor", (0.013, 0.015, 0.018), wet=0.22)
    for column in range(-5, 4):
        for row in range(0, 6):
            x, y = column * 0.9 + (0.45 if row % 2 else 0), -row * 0.9
            box((x + 0.0015, y - 0.8985, -0.03), (x + 0.8985, y + (0.15 if row == 0 else 0), 0), stone, 0.0015)
    box((-8, -8, -0.06), (8, 1, -0.006), plain("grout", (0.006, 0.006, 0.007), 0.9), 0)


def beyond():
    """The lit room behind: only its light comes under the door."""
    box((-1.0, 0.9, 0), (1.0, 1.0, 2.6), plain("bright", (0.7, 0.6, 0.5), 0.8), 0)
    area((0, 0.55, 0.5), (0, 0.2, 0.0), 38, FIRE, 1.0, 0.5)
    area((0, 0.022, 0.013), (0, -1.0, -0.02), 22, (1, 0.45, 0.16), 0.86, 0.018)


def lights():
    """A narrow cold lamp above the door; the corridor itself stays dark."""
    spot((0.25, -0.62, 3.15), (0.05, 0.0, 0.9), 230, (0.80, 0.88, 1.0), angle=62, size=0.03, blend=0.7)
    spot((-3.3, -2.6, 2.9), (0.0, 0.0, 1.0), 160, COLD, angle=40, size=0.2, blend=1.0)
    area((0.6, -2.2, 3.1), (0.3, -0.4, 0), 40, MOON, 0.8, 2.0)
