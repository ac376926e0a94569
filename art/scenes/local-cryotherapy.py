"""Local cryotherapy: a nozzle breathes a plume of cold over one warm, rounded form, and frost is left there."""

import math

from studio import *

SPOT = (-0.35, -0.05, 1.05)


def build():
    open_studio(camera=(0, -8.2, 1.6), look=(0, 0, 0.98), lens=62)
    limb = [(0.5 + 0.06 * math.cos(0.7 * (at - 20) * 0.3 + 0.2) + 0.004 * (20 - at), (at - 20) * 0.3) for at in range(41)]
    lathe(limb, (-0.6, 0.35, 0.52), skin(), steps=160, turn=(0, math.radians(88), math.radians(-7)), closed=False)
    tilt = (0, math.radians(40), 0)
    tip = (0.12, -0.3, 1.45)
    profile = [(0, 0), (0.10, 0), (0.118, 0.012), (0.125, 0.03), (0.13, 0.10), (0.15, 0.18), (0.225, 0.46), (0.245, 0.56), (0.25, 0.74)]
    lathe(profile + [(0, 0.74)], tip, steel(roughness=0.34), turn=tilt)
    lathe([(0, 0.75), (0.262, 0.75), (0.275, 0.765), (0.275, 3.0), (0, 3.0)], tip, ceramic("grip", "#f0f5f9", 0.3, 0.4), turn=tilt)
    ring(0.275, 0.014, at(tip, 0.88), glow("ring", "#7ccbff", 3.0), turn=tilt)
    for step, (width, height, density) in enumerate(((0.4, 0.5, 1.0), (0.6, 0.62, 1.0), (0.95, 0.66, 1.0), (1.5, 0.6, 1.0))):
        x, _, z = at(tip, -0.08 - 0.14 * step)
        mist((x, -0.55 - 0.1 * step, z), width, height, density, "#d6edfd", 1.3 * step, 1.7, 1.4)
    mist((-0.4, -1.3, 0.2), 4.6, 0.7, 0.8, "#e4f1fb", 9.0, 0.95, 0.9, (0.6, 1.4, 1))
    lamp((1.62, -0.7, 0), 1.0)


def skin():
    """Warm glaze that turns to frost where the cold meets it."""
    material = ceramic("skin", "skin", 0.42, 0.2)
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    ramp = ramp_of(tree, [(0.0, "#e6bda4"), (0.3, "#e8c5af"), (0.5, "#cfe6f4"), (0.8, "#f4fafd")])
    grain = noise_of(tree, (1, 1, 1), 4.2, 7, 0.66, object_space=True, distortion=0.5)
    uneven = tree.nodes.new("ShaderNodeMath")
    uneven.operation = "ADD"
    tree.links.new(falloff(tree, SPOT, 1.0), uneven.inputs[0])
    tree.links.new(map_range(tree, grain, 0.2, 0.8, -0.26, 0.26), uneven.inputs[1])
    tree.links.new(uneven.outputs[0], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], shader.inputs["Base Color"])
    return material


def at(tip, distance):
    """A place along the nozzle's axis."""
    angle = math.radians(40)
    return (tip[0] + distance * math.sin(angle), tip[1], tip[2] + distance * math.cos(angle))
