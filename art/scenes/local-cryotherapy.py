"""Local cryotherapy: a nozzle breathes cold on one spot of a warm, rounded form, and frost is left there."""

import math

from studio import *

SAMPLES = 9
LEAN = math.radians(36)
TIP = (0.34, -0.55, 1.66)


def build():
    open_studio(camera=(0, -8.2, 2.6), look=(0, 0, 1.14), lens=62)
    spot = (-0.2, -0.75, form(-0.2, -0.75))
    relief((12.0, 8.0), (420, 220), form, skin(spot))
    tilt = (0, LEAN, math.radians(0))
    profile = [(0, 0), (0.09, 0), (0.106, 0.012), (0.113, 0.03), (0.118, 0.10), (0.14, 0.2), (0.205, 0.44), (0.225, 0.54), (0.23, 0.72)]
    lathe(profile + [(0, 0.72)], TIP, steel(roughness=0.34), turn=tilt)
    lathe([(0, 0.73), (0.242, 0.73), (0.255, 0.745), (0.255, 3.0), (0, 3.0)], TIP, ceramic("grip", "#f0f5f9", 0.3, 0.4), turn=tilt)
    ring(0.256, 0.014, along(0.84), glow("ring", "#ff5a14", 1.8), turn=tilt)
    for step, (width, height, density) in enumerate(((0.3, 0.42, 1.0), (0.5, 0.5, 1.0), (0.85, 0.5, 1.0), (1.5, 0.46, 0.9))):
        x, y, z = along(-0.06 - 0.14 * step)
        mist((x, y - 0.15 - 0.06 * step, z), width, height, density, "#d6edfd", 1.3 * step, 1.5, 1.4)
    mist((-2.0, -2.6, 0.9), 4.5, 0.8, 0.6, "#e4f1fb", 9.0, 0.95, 0.9, (0.6, 1.4, 1))


def form(x, y):
    """The line of a shoulder: steep at the right, long and low towards the left, round towards the camera."""
    rise = 0.62 + 0.74 * math.exp(-(((x - 1.55) / (1.25 if x > 1.55 else 1.9)) ** 2)) + 0.05 * math.cos(1.3 * x + 0.6)
    return rise - 0.085 * (y + 0.4) ** 2


def skin(spot):
    """Warm glaze that turns to frost, crystal by crystal, where the cold meets it."""
    material = ceramic("skin", "skin", 0.42, 0.15)
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    ramp = ramp_of(tree, [(0.0, "#e6bda4"), (0.34, "#e6c3ae"), (0.46, "#c4e0f1"), (0.62, "#e9f4fb"), (1.0, "#ffffff")])
    grain = noise_of(tree, (1, 1, 1), 7.5, 9, 0.7, object_space=True, distortion=0.3)
    uneven = tree.nodes.new("ShaderNodeMath")
    uneven.operation = "ADD"
    tree.links.new(falloff(tree, spot, 0.98), uneven.inputs[0])
    tree.links.new(map_range(tree, grain, 0.25, 0.75, -0.3, 0.3), uneven.inputs[1])
    tree.links.new(uneven.outputs[0], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], shader.inputs["Base Color"])
    return material


def along(distance):
    """A place on the nozzle's axis."""
    return (TIP[0] + distance * math.sin(LEAN), TIP[1], TIP[2] + distance * math.cos(LEAN))
