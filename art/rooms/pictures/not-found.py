"""Not found: an empty peg on a wall of rime, and the bare feet of somebody who has gone; nothing else is left at 0 K."""

from camera import eye, open_room
from frost import needles
from light import COLD, FIRE, area, spot
from materials import crystal, rimed_steel, steel
from shapes import box, rod

SHAPE, SAMPLES, FOCUS = (2340, 1560), 8, [0.62, 0.45]


def build():
    open_room(exposure=0.15)
    wall = rimed_steel("wall", 0, 2, (0.62, 0.9), amount=1.5, low=0.0, seed=9, tint=(0.20, 0.23, 0.26), fine=4.0)
    for column in range(-3, 3):
        for row in range(-1, 2):
            box((column * 0.62 + 0.003, 0, 1.05 + row * 0.9 + 0.003), (column * 0.62 + 0.617, 0.05, 1.05 + row * 0.9 + 0.897), wall, 0.005)
    peg()
    spot((-1.1, -0.55, 2.45), (0.16, 0, 1.50), 85, (0.86, 0.93, 1.0), angle=46, size=0.012, blend=0.5)
    spot((1.7, -0.30, 1.30), (0.2, -0.03, 1.50), 26, FIRE, angle=34, size=0.02, blend=0.7)
    area((-0.4, -2.0, 1.5), (0, 0, 1.5), 1.6, COLD, 1.5, 1.0)
    eye((-0.72, -0.98, 1.46), (0.055, 0, 1.46), lens=70, focus=(0.18, -0.07, 1.5), stop=4.0, shift=(0.0, -0.02))


def peg():
    """A steel peg, furred with needles; a clean ring on its neck where a loop hung."""
    bar, white = steel("peg", "Y", (0.55, 0.58, 0.61), 0.25), crystal()
    x, z = 0.18, 1.50
    parts = [
        rod((x, 0.0, z), (x, -0.012, z), 0.030, bar, 0.003, 72),
        rod((x, -0.010, z), (x, -0.092, z + 0.010), 0.0095, bar, 0.001, 48),
        rod((x, -0.086, z + 0.0095), (x, -0.104, z + 0.012), 0.0215, bar, 0.006, 72),
    ]
    for at, (body, count, long) in enumerate(((parts[0], 16000, 0.0016), (parts[1], 9000, 0.0012), (parts[2], 26000, 0.0017))):
        reach = (lambda place: 0.0 if -0.004 < place[2] < 0.022 else 1.0) if at == 1 else None
        needles(body, white, count, long, 11 + at, reach)
