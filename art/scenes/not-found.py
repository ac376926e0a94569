"""Not found: a cube of ice that has begun to melt."""

import math

from studio import *

EMBER = (0.95, -0.5, 0.2)


def build():
    open_studio(camera=(0, -8.0, 1.9), look=(0, 0, 0.62), lens=66)
    body = ice(tint="#f0f9fe", deep="#b9dcf3", warmth=EMBER, reach=1.25, heat=0.8, roughness=0.2, clear=0.5, cold_glow=0.3, cracks=0.08)
    body.node_tree.nodes["Principled BSDF"].inputs["Clearcoat"].default_value = 0.9
    body.node_tree.nodes["Principled BSDF"].inputs["Clearcoat Roughness"].default_value = 0.07
    cube = box((1.3, 1.3, 1.25), (-0.15, 0.1, 0.6), body, 0.28, turn=(0, 0, math.radians(30)), segments=8)
    for spot in cube.data.vertices:
        if spot.co.z < 0:
            spot.co.x *= 1.08
            spot.co.y *= 1.08
    cube.data.use_auto_smooth = False
    cube.modifiers["bevel"].harden_normals = False
    rough(cube, 0.05, 0.7, subdivide=3)
    cube.modifiers["more"].subdivision_type = "CATMULL_CLARK"
    water = ceramic("water", "#7fbbdf", 0.04, 1.0)
    skirt = relief((3.3, 3.3), (240, 90), puddle, water, (-0.1, 0.0, 0.0), disc=True)
    skirt.scale = (1.15, 0.8, 1)
    lamp((1.15, -0.62, 0.02), 1.1)
    mist((-1.3, -1.2, 0.15), 4.5, 0.6, 0.8, "#e4f1fb", 2.0, 0.95, 0.8, (0.6, 1.4, 1))


def puddle(x, y):
    """Water with an uneven rim."""
    far, angle = math.hypot(x, y), math.atan2(y, x)
    reach = 1.3 + 0.12 * math.sin(3 * angle + 0.6) + 0.03 * math.sin(5 * angle + 2)
    return 0.06 * max(0.0, 1 - (far / reach) ** 6) - 0.004
