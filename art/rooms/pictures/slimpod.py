"""Slim Pod: the half-open pod, warm within, a towel over its rim."""

from math import cos, exp, pi, radians, sin

from mathutils import Vector, noise

from camera import eye, open_room
from light import MOON, WARM, area, spot
from materials import glow, lacquer, linen, plain, plaster, steel, terry, wet_stone
from shapes import box, group, rod, sheet, tube

SHAPE, SAMPLES, FOCUS = (2760, 1840), 8, [0.6, 0.5]
LONG, WIDE = 1.08, 0.44


def build():
    open_room(exposure=0.25)
    floor_and_wall()
    shell, rim, inner = (
        lacquer("shell", (0.045, 0.050, 0.056)),
        steel("rim", "X", (0.5, 0.51, 0.53), 0.25),
        linen("bed", (0.40, 0.37, 0.32), 420, "UV", 0.5),
    )
    lower = sheet(lambda u, v: hull(u, v, -1, 1.0, 0.30), 96, 40, shell, 0.012, closed=True, tip=True, levels=1)
    bed = sheet(lambda u, v: hull(u, v, -1, 0.955, 0.20), 96, 40, inner, 0.006, closed=True, tip=True, levels=1, size=(2.4, 0.8))
    lid = [
        sheet(lambda u, v: hull(u, v, 1, 1.0, 0.36), 96, 40, shell, 0.012, closed=True, tip=True, levels=1),
        sheet(lambda u, v: hull(u, v, 1, 0.955, 0.31), 96, 40, linen("lining", (0.34, 0.29, 0.24), 420, "UV", 0.4), 0.006, closed=True, tip=True, levels=1),
    ]
    lid.append(tube([outline(k / 60, 0.985) for k in range(61)], 0.012, rim, 12, 3))
    strip = tube([outline(k / 60, 0.93, -0.02) for k in range(61)], 0.007, glow("strip", (1.0, 0.42, 0.14), 8), 8, 3)
    base = tube([outline(k / 60, 0.985, 0.0) for k in range(61)], 0.012, rim, 12, 3)
    for body in (lower, bed, strip, base):
        body.location = (0, 0, 0.72)
    for body in lid:
        body.location = (0, -WIDE, 0)
    group(lid, (0, WIDE, 0.735), (radians(-47), 0, 0))
    plinth()
    for x in (-1.020, 1.020):
        strut(Vector((x, 0.192, 0.736)), Vector((x, 0.006, 1.200)))
    pillow(linen("pillow", (0.56, 0.53, 0.47), 420, "UV", 0.5))
    towel = terry("towel", (0.62, 0.60, 0.55))
    sheet(lambda u, v: drape(u, v), 20, 60, towel, 0.010, levels=1, size=(0.34, 0.9))
    area((0.1, -0.40, 0.44), (0.1, -0.62, 0), 9, WARM, 1.3, 0.06)
    area((0, 0.1, 0.80), (0, 0, 0.2), 7, WARM, 1.7, 0.4)
    spot((0.1, WIDE - 0.1, 1.05), (0, -0.1, 0.6), 26, (1.0, 0.60, 0.32), angle=130, size=0.06, blend=1)
    spot((-2.4, -0.6, 3.0), (0.1, -0.1, 0.8), 700, (0.72, 0.84, 1.0), angle=42, size=0.06, blend=0.6)
    area((0.4, -2.2, 2.9), (0, -0.4, 0.0), 110, MOON, 2.2, 1.0)
    area((0.9, 0.2, 2.9), (0.7, 1.5, 1.0), 46, MOON, 1.8, 0.4)
    eye((-1.9, -2.55, 1.38), (-0.02, -0.05, 0.7), lens=42, focus=(0.15, -0.44, 0.75), stop=2.0, shift=(-0.09, -0.215))


def plinth():
    """One base, set back under the pod, on a darker toe: it narrows to the floor."""
    dark, toe = lacquer("plinth", (0.032, 0.035, 0.039), 0.34), plain("toe", (0.008, 0.008, 0.009), 0.7)
    sheet(lambda u, v: outline(u, 0.66 + 0.07 * v, 0.07 + 0.46 * v), 96, 12, dark, closed=True, levels=1)
    sheet(lambda u, v: outline(u, 0.62, 0.07 * v), 96, 2, toe, closed=True)


def strut(low, high):
    """A gas spring that holds the lid up: from the pod's rim to the lid's, a dark cylinder and the thin bright rod that has come out of it."""
    dark, bright = plain("cylinder", (0.012, 0.013, 0.015), 0.35), steel("piston", "Z", (0.62, 0.63, 0.65), 0.2)
    rod(low, low.lerp(high, 0.55), 0.0115, dark, 0.002)
    rod(low.lerp(high, 0.54), high, 0.0052, bright, 0)
    for end in (low, high):
        rod(end - Vector((0.020, 0, 0)), end + Vector((0.020, 0, 0)), 0.013, dark, 0.003)


def pillow(cloth):
    """A soft pillow with four corners and a seam, leant against the pod's end, with the hollow that a head has left."""
    half, wide, thick = 0.165, 0.215, 0.078

    def side(up):
        def place(u, v):
            a, b = 2 * u - 1, 2 * v - 1
            full = (max(0.0, 1 - abs(a) ** 2.6) * max(0.0, 1 - abs(b) ** 2.6)) ** 0.62
            # Between its corners the edge is drawn in.
            x, y = half * a * (1 - 0.075 * (1 - b * b)), wide * b * (1 - 0.075 * (1 - a * a))
            crease = 0.006 * noise.fractal(Vector((a * 1.9, b * 1.9, 3.0 + up)), 0.8, 2.1, 4) * (0.35 + full)
            gather = 0.004 * noise.noise(Vector((a * 9, b * 9, 1.0))) * (1 - full)
            hollow = 0.030 * exp(-((a / 0.55) ** 2 + ((b - 0.08) / 0.45) ** 2)) if up > 0 else 0.0
            return x, y, up * thick * full - hollow + crease + gather

        return place

    parts = [sheet(side(up), 90, 110, cloth, levels=1, size=(0.34, 0.46)) for up in (1, -1)]
    edge = side(1)
    ring = [edge(k / 20, 0) for k in range(21)] + [edge(1, k / 20) for k in range(1, 21)]
    ring += [edge(1 - k / 20, 1) for k in range(1, 21)] + [edge(0, 1 - k / 20) for k in range(1, 21)]
    parts.append(tube(ring, 0.0032, cloth, 8, 3))
    group(parts, (-0.715, 0.0, 0.705), (0, radians(22), radians(4)))


def outline(t, scale=1.0, up=0.0):
    """The pod's rim seen from above: a long rounded oval."""
    angle = 2 * pi * t
    power = 0.72
    x, y = cos(angle), sin(angle)
    return LONG * scale * abs(x) ** power * (1 if x > 0 else -1), WIDE * scale * abs(y) ** power * (1 if y > 0 else -1), up


def hull(u, v, side, scale, deep):
    """From the rim (v = 0) to the middle of the shell (v = 1), in rings that lie evenly."""
    v = 1 - (1 - v) ** 1.7
    x, y, _ = outline(u, scale * cos(v * pi / 2) ** 0.6 if v < 1 else 0.0)
    quilt = 0.010 * abs(sin(14 * pi * (x / LONG + 1) / 2)) ** 0.5 * min(1, 5 * v) if scale < 1 else 0.0
    return x, y, side * (deep * sin(v * pi / 2) ** 0.8 - quilt)


def drape(u, v):
    """A towel over the near rim: a little inside, most of it outside."""
    reach = 0.78 * v - 0.26
    x = 0.42 + 0.34 * (u - 0.5) + 0.02 * sin(4 * v)
    fold = 0.012 * sin(9 * u + 2 * v)
    edge = -WIDE * 0.985
    if reach < 0:
        return x, edge - reach * 0.8 + 0.01, 0.745 + 0.7 * reach + fold * 0.3
    return x + 0.03 * reach * (u - 0.5), edge - 0.03 - 0.012 * reach + fold * min(1, 4 * reach), 0.748 - reach + 0.004


def floor_and_wall():
    wall = plaster("wall", (0.21, 0.225, 0.24))
    box((-5, 1.5, 0), (5, 1.6, 3.2), wall, 0)
    stone = wet_stone("floor", (0.018, 0.020, 0.022), wet=0.45)
    for column in range(-5, 5):
        for row in range(-5, 2):
            box((column * 0.9 + 0.001, row * 0.9 + 0.001, -0.03), (column * 0.9 + 0.899, row * 0.9 + 0.899, 0), stone, 0.0015)
