"""ChillSkin: a wand, ice at its tip, over a warm dish with drops of dew."""

import math

from studio import *

SHELL = (1.85, 1.2, 0.34)


def build():
    open_studio(camera=(0, -8.0, 2.2), look=(0, 0, 0.68), lens=66)
    ball(1.0, (0.1, 0.1, 0.12), ceramic("dish", "#f0d2c0", 0.4, 0.25), SHELL, detail=6)
    tilt = (0, math.radians(58), math.radians(14))
    foot = (-0.62, -0.35, 0.66)
    outline = [(0, 0.2), (0.09, 0.2), (0.1, 0.21), (0.105, 0.24), (0.14, 1.2), (0.15, 1.8), *[(0.15 * math.cos(step), 2.15 + 0.15 * math.sin(step)) for step in (math.pi / 2 * at / 14 for at in range(14))], (0, 2.3)]
    lathe(outline, foot, ceramic("handle", "#f2f7fa", 0.25, 0.5), turn=tilt)
    lathe([(0, 0.14), (0.125, 0.14), (0.135, 0.155), (0.135, 0.265), (0.125, 0.28), (0, 0.28)], foot, steel(roughness=0.36), turn=tilt)
    lathe([(0, 1.32), (0.146, 1.32), (0.15, 1.325), (0.15, 1.36), (0.146, 1.365), (0, 1.365)], foot, glow("ring", "#ff5a14", 1.6), turn=tilt)
    ball(0.27, foot, tip(), detail=6)
    throw = dice(9)
    dew = principled("dew", Base_Color=colour("#cfe9f8"), Roughness=0.06, Clearcoat=1.0, Emission=colour("#8fcdf2"), Emission_Strength=0.18)
    laid = []
    while len(laid) < 17:
        x, y, size = throw.uniform(-1.5, 1.75), throw.uniform(-0.85, 0.55), throw.choice((0.04, 0.06, 0.085, 0.12))
        inside = 1 - ((x - 0.1) / SHELL[0]) ** 2 - ((y - 0.1) / SHELL[1]) ** 2
        clear = all(math.hypot(x - a, (y - b) * 1.2) > 1.8 * (size + other) for a, b, other in laid)
        if inside > 0.12 and clear and math.hypot(x - foot[0], y - foot[1]) > 0.4:
            laid.append((x, y, size))
            ball(size, (x, y, 0.12 + SHELL[2] * math.sqrt(inside) + size * 0.12), dew, (1, 1, 0.62), detail=5)
    mist((-1.4, -0.9, 0.45), 3.0, 0.8, 0.7, "#e8f4fc", 1.0, 0.98, 1.0, (0.7, 1.3, 1))


def tip():
    """A ball of milky ice."""
    material = ceramic("tip", "#bfe2f6", 0.16, 0.9)
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    layer = tree.nodes.new("ShaderNodeLayerWeight")
    layer.inputs[0].default_value = 0.4
    ramp = ramp_of(tree, [(0.0, "#5db4ea"), (0.6, "#a9daf5"), (1.0, "#f2fafe")])
    tree.links.new(layer.outputs["Facing"], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], shader.inputs["Base Color"])
    tree.links.new(ramp.outputs[0], shader.inputs["Emission"])
    shader.inputs["Emission Strength"].default_value = 0.35
    return material
