"""Vitamin shots: four small bottles on two steps, their liquid from ice to citrus, the last under an ember cap."""

from studio import *

SAMPLES = 20
LIQUIDS = (
    ("#8cc8ea", "#d9eef9"),
    ("#f0c98c", "#fbeacb"),
    ("#f5a84a", "#fcd79b"),
    ("#ee6f1f", "#f9b06a"),
)


def build():
    open_studio(camera=(0, -8.2, 1.8), look=(0, 0, 0.84), lens=69)
    stone = ceramic("stone", "#e9f0f5", 0.5)
    box((3.9, 1.5, 0.16), (0, 0.15, 0.08), stone, 0.06, segments=6)
    box((2.0, 0.95, 0.17), (0.84, 0.3, 0.245), stone, 0.06, segments=6)
    for number, (x, y, z) in enumerate(((-1.42, -0.1, 0.16), (-0.58, 0.0, 0.16), (0.36, 0.22, 0.33), (1.26, 0.3, 0.33))):
        bottle((x, y, z), LIQUIDS[number], number == 3)
    mist((-0.8, -1.4, 0.1), 4.8, 0.5, 0.7, "#e4f1fb", 3.0, 0.95, 0.9, (0.6, 1.4, 1))


def bottle(place, tints, warm):
    """A shot's worth of liquid in thick clear glass, under a satin cap."""
    base = place[2]
    outside = [(0, 0), (0.23, 0), (0.265, 0.012), (0.285, 0.055), (0.285, 0.66), (0.277, 0.73), (0.25, 0.79), (0.185, 0.85), (0.15, 0.89), (0.15, 1.0)]
    inside = [(0.122, 1.0), (0.122, 0.88), (0.155, 0.835), (0.22, 0.77), (0.247, 0.71), (0.25, 0.65), (0.25, 0.15), (0.235, 0.115), (0.2, 0.1), (0, 0.1)]
    shell = lathe(outside + inside, place, glass(lit=0.03))
    shell.visible_shadow = False
    liquid = pearl("liquid", [(0.0, tints[0]), (0.9, tints[1]), (1.0, tints[1])], base + 0.1, base + 0.62, 0.45, 0.1)
    lathe([(0, 0.096), (0.2, 0.096), (0.238, 0.112), (0.255, 0.15), (0.255, 0.615), (0.247, 0.62), (0, 0.616)], place, liquid)
    cylinder(0.178, 0.955, 1.16, place, ember("cap", 0.4) if warm else steel("cap", "#dbe4ea", 0.32), 0.026)
    cylinder(0.165, 0.91, 0.94, place, steel("collar", "#c9d3da", 0.3), 0.008)
