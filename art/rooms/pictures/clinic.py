"""The clinic's room from one camera: the cold chamber at its left, the infrared cabin at its right, between them a bench and the town outside."""

import towns
from cabins import cabin, chamber
from camera import eye, open_room
from distance import old_glass
from folds import folded
from light import MOON, WARM, area, spot, sun
from materials import ceramic, oak, plain, plaster, terry, wet_stone, window_glass
from props import bench, cup, slippers
from shapes import box

SHAPE, SAMPLES, FOCUS = (1680, 1120), 8, [0.5, 0.45]
VARIANTS = ("clinic-cold", "clinic-warm", *towns.TOWNS)
BACK, LEFT, RIGHT, TOP = 2.6, -2.35, 2.35, 2.9
# The window: its left, right, sill and head.
WINDOW = (-1.12, 0.78, 0.66, 2.40)


def build(variant="princeton"):
    open_room(exposure=0.55)
    in_town = variant in towns.TOWNS
    shell(old_glass() if in_town else window_glass())
    cold, warm = {"clinic-cold": (1.0, 0.0), "clinic-warm": (0.0, 0.7)}.get(variant, (0.55, 0.42))
    chamber(LEFT + 0.02, 1.0, lit=cold)
    cabin(RIGHT - 0.02, 1.0, lit=warm)
    traces()
    towns.outside(variant if in_town else "princeton")
    lights(cold, warm)
    # Stone and lamps close by need more haze than a river's far shore.
    stop = 1.15 if variant == "cincinnati" else 0.95 if in_town else 1.3
    eye((-0.10, -3.35, 1.32), (-0.10, 0, 1.32), lens=48, focus=(0, 2.15, 1), stop=stop, shift=(0.0, -0.045))


def shell(glass):
    wall, dark = plaster("wall", (0.20, 0.20, 0.205)), plain("frame", (0.012, 0.013, 0.014), 0.4)
    left, right, sill, head = WINDOW
    for low, high in (
        ((LEFT, BACK, 0), (left, BACK + 0.25, TOP)),
        ((right, BACK, 0), (RIGHT, BACK + 0.25, TOP)),
        ((left, BACK, 0), (right, BACK + 0.25, sill)),
        ((left, BACK, head), (right, BACK + 0.25, TOP)),
    ):
        box(low, high, wall, 0)
    box((LEFT - 0.1, -4.5, 0), (LEFT, BACK + 0.25, TOP), wall, 0)
    box((RIGHT, -4.5, 0), (RIGHT + 0.1, BACK + 0.25, TOP), wall, 0)
    box((LEFT - 0.1, -4.5, TOP), (RIGHT + 0.1, BACK + 0.25, TOP + 0.1), plain("ceiling", (0.05, 0.05, 0.052), 0.8), 0)
    box((LEFT - 0.1, -4.6, 0), (RIGHT + 0.1, -4.5, TOP), plain("behind", (0.02, 0.02, 0.02), 0.9), 0)
    for low, high in (
        ((left, BACK + 0.13, sill), (right, BACK + 0.19, sill + 0.05)),
        ((left, BACK + 0.13, head - 0.05), (right, BACK + 0.19, head)),
        ((left, BACK + 0.13, sill), (left + 0.05, BACK + 0.19, head)),
        ((right - 0.05, BACK + 0.13, sill), (right, BACK + 0.19, head)),
        ((0.12, BACK + 0.13, sill), (0.165, BACK + 0.19, head)),
    ):
        box(low, high, dark, 0.003)
    box((left - 0.03, BACK - 0.04, sill - 0.035), (right + 0.03, BACK + 0.2, sill), oak("sill", "X"), 0.005)
    box((left + 0.04, BACK + 0.155, sill + 0.04), (right - 0.04, BACK + 0.163, head - 0.04), glass, 0)
    stone = wet_stone("floor", (0.020, 0.021, 0.023), wet=0.47)
    for column in range(-3, 3):
        for row in range(-5, 3):
            x, y = column * 0.9 + (0.45 if row % 2 else 0), row * 0.9 + 0.3
            box((x + 0.001, y + 0.001, -0.03), (x + 0.899, y + 0.899, 0), stone, 0.0015)
    box((-4, -5, -0.05), (4, BACK, -0.004), plain("grout", (0.008, 0.008, 0.008), 0.9), 0)


def traces():
    """A bench with towels and a cup; a robe on its hook; slippers that somebody stepped out of."""
    wood, dark = oak("bench", "X"), plain("trestle", (0.012, 0.012, 0.013), 0.45)
    bench((-0.92, BACK - 0.50, 0), (0.62, BACK - 0.10, 0.45), wood, dark)
    towel = terry("towel", (0.72, 0.69, 0.63))
    folded((-0.66, BACK - 0.30, 0.45), (0.37, 0.28, 0.092), towel, 2, 0.06, 1, 0.012)
    folded((-0.64, BACK - 0.305, 0.538), (0.35, 0.27, 0.086), towel, 2, -0.05, 4, 0.012)
    cup((0.33, BACK - 0.28, 0.45), ceramic("cup"), plain("tea", (0.10, 0.04, 0.01), 0.05), 0.038, 0.08)
    slippers((0.20, BACK - 0.82, 0), 0.35, terry("slipper", (0.66, 0.63, 0.58)), terry("sole", (0.36, 0.33, 0.30)))


def lights(cold, warm):
    """Dusk from the window, a lamp over the bench as wide as a ceiling light; the two cabins do the rest."""
    area((0, BACK + 0.3, 1.9), (0, -1.5, 0.2), 34, (0.62, 0.66, 0.95) if cold >= warm else (1.0, 0.62, 0.40), 1.9, 1.4).visible_glossy = False
    key = WARM if warm > cold else (MOON if cold > warm else (1.0, 0.76, 0.52))
    spot((-0.15, BACK - 1.1, TOP - 0.05), (-0.12, BACK - 0.3, 0.3), 250, key, angle=62, size=0.26, blend=0.9)
    area((0, -1.6, TOP - 0.1), (0, 1.6, 0), 110 if warm and cold else 75, MOON if cold > 0 and not warm else WARM, 3.0, 1.0).visible_glossy = False
    if warm > cold:
        sun((-0.42, -0.80, -0.36), 3.4, (1.0, 0.50, 0.20), 1.2)
