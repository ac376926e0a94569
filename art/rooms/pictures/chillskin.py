"""ChillSkin: a steel wand laid down a moment ago, its flat head white with rime; linen, wet black stone, breath of cold."""

from math import radians

from camera import eye, open_room
from frost import needles
from light import COLD, FIRE, MOON, area, spot
from nodes import Nodes
from materials import crystal, rime, fog, linen, oak, plain, steel, wet_stone
from props import folded_towel
from shapes import box, group, lathe

SHAPE, SAMPLES, FOCUS = (2340, 1560), 8, [0.64, 0.55]


def build():
    open_room(exposure=0.15)
    box((-1.2, -0.5, -0.04), (1.2, 1.6, 0), wet_stone("stone", (0.014, 0.016, 0.019), wet=0.52, space="Object"), 0.004)
    wand()
    wood = oak("rest", "X", (0.09, 0.045, 0.02), (0.34, 0.20, 0.10))
    box((-0.075, 0.012, 0), (-0.035, 0.068, 0.019), wood, 0.003)
    folded_towel((-0.20, 0.21, 0), (0.20, 0.15, 0.034), linen("napkin", (0.46, 0.47, 0.47), 900, "UV", 0.25), 3, turn=0.35)
    lights()
    eye((0.0, -0.62, 0.235), (-0.005, 0.04, 0.030), lens=92, focus=(0.055, 0.012, 0.035), stop=5.6, shift=(-0.02, 0.02), level=False)


def wand():
    """Handle, collar and head, along x: the rime is thick on the head and thins out along the neck."""
    bar, dark = steel("wand", "Z", (0.60, 0.62, 0.64), 0.24), plain("grip", (0.014, 0.015, 0.017), 0.38)
    head_steel = rimed("head")
    handle = lathe([(0.0, -0.155), (0.010, -0.155), (0.0125, -0.150), (0.0128, -0.03), (0.0118, -0.022), (0.0095, -0.018)], dark, sides=96)
    collar = lathe([(0.0095, -0.018), (0.0128, -0.0175), (0.0131, -0.006), (0.0120, -0.004), (0.0076, 0.004), (0.0068, 0.045)], bar, sides=96)
    head = lathe(
        [
            (0.0068, 0.044),
            (0.0078, 0.056),
            (0.013, 0.066),
            (0.0265, 0.073),
            (0.0292, 0.0765),
            (0.0296, 0.083),
            (0.0285, 0.0868),
            (0.0262, 0.0882),
            (0.0, 0.0886),
        ],
        head_steel,
        sides=96,
        levels=1,
    )
    crystals = crystal()
    parts = [handle, collar, head]
    parts.append(needles(head, crystals, 34000, 0.0010, 3, lambda place: max(0.0, min(1.0, (place[2] - 0.052) / 0.022))))
    parts.append(needles(head, crystals, 2600, 0.0020, 5, lambda place: max(0.0, min(1.0, (place[2] - 0.070) / 0.012))))
    parts.append(needles(collar, crystals, 7000, 0.0006, 4, lambda place: max(0.0, (place[2] - 0.006) / 0.04)))
    hold = group(parts)
    hold.rotation_euler = (radians(-6), radians(90 - 5), radians(-24))
    hold.location = (-0.010, 0.052, 0.0335)


def rimed(name):
    """The white body of the rime, under its needles."""
    m = Nodes(name)
    return m.done(rime(m, m.place(), 0.0012, 2.0))


def lights():
    spot((-0.75, 0.95, 1.25), (0.06, 0.02, 0.03), 48, MOON, angle=30, size=0.02, blend=0.6)
    spot((0.95, 0.45, 0.20), (0.05, 0.03, 0.03), 13, FIRE, angle=34, size=0.012, blend=0.6)
    spot((-0.35, -0.55, 0.75), (0.075, 0.02, 0.03), 11, (0.86, 0.93, 1.0), angle=16, size=0.015, blend=0.8)
    area((0.1, -0.9, 0.7), (0, 0, 0), 1.3, COLD, 0.6, 0.4)
    area((0.0, 1.25, 0.55), (0, 0.2, 0.0), 3.0, (0.35, 0.55, 1.0), 1.6, 0.25)
    fog_box = box((-0.6, -0.15, 0.0005), (0.6, 0.7, 0.05), None, 0)
    fog_box.data.materials.append(fog("breath", 5.0, 0.018, 0.8, scale=9.0))
