"""Not found: a cube of ice that has begun to melt."""

import math

from studio import *

SAMPLES = 14

EMBER = (1.25, -0.2, 0.75)


def build():
    open_studio(camera=(0, -8.0, 1.9), look=(0, 0, 0.62), lens=66)
    body = ice(tint="#f4fafd", deep="#cfe6f4", warmth=EMBER, reach=1.1, heat=0.5, roughness=0.06, clear=0.93, cold_glow=0.1, cracks=0.1)
    cube = box((1.25, 1.25, 1.2), (-0.1, 0.1, 0.56), body, 0.2, turn=(0, 0, math.radians(28)), segments=8)
    rough(cube, 0.06, 0.7, subdivide=5)
    skirt = relief((2.9, 2.9), (180, 60), puddle, glass("water", "#cfe5f2"), (-0.05, 0.0, 0.0), disc=True)
    skirt.scale = (1.15, 0.8, 1)
    for x, y, size in ((1.75, -0.55, 0.11), (2.05, -0.2, 0.06), (-1.9, -0.5, 0.08), (1.3, -0.95, 0.05), (-1.45, -0.9, 0.05)):
        ball(size, (x, y, size * 0.2), glass("drop", "#cfe5f2"), (1.2, 1, 0.4), detail=4)
    lamp((1.75, 0.35, 0), 1.0)
    mist((-1.3, -1.2, 0.15), 4.5, 0.6, 0.8, "#e4f1fb", 2.0, 0.95, 0.8, (0.6, 1.4, 1))


def puddle(x, y):
    """Water with an uneven rim."""
    far, angle = math.hypot(x, y), math.atan2(y, x)
    reach = 1.2 + 0.12 * math.sin(3 * angle + 0.6) + 0.07 * math.sin(5 * angle + 2)
    return 0.05 * max(0.0, 1 - (far / reach) ** 6) - 0.004
