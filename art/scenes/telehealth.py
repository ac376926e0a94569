"""Telehealth: a tablet on a desk, a voice as lines of light on its glass, and a warm cup nearer to us."""

import math

import bpy

from studio import *

SAMPLES = 20
SCREEN = (2.06, 1.36)


def build():
    open_studio(camera=(0, -8.4, 1.75), look=(0, 0, 0.96), lens=66)
    box((7.0, 5.4, 0.13), (0, -1.6, 0.065), wood("desk", "#dbbb98", "#c39a70"), 0.05, segments=6)
    tablet((-0.35, 0.35, 0.875))
    area("screen", (-0.5, -0.1, 0.9), (-0.7, -3, 0.1), 14, "#9fd6ff", 1.4)
    cup((1.36, -1.25, 0.13))
    mist((1.36, -1.25, 0.86), 0.42, 0.7, 0.5, "#ffffff", 1.0, 1.0, 2.2, (1.6, 0.7, 1))
    focus(8.62, 0.42)


def focus(distance, stop):
    """Only what is that far from the eye is sharp."""
    lens = bpy.context.scene.camera.data.dof
    lens.use_dof = True
    lens.focus_distance = distance
    lens.aperture_fstop = stop


def tablet(place):
    """A thin tablet of brushed metal that leans back on its stand."""
    wide, high = SCREEN
    metal = steel("shell", "#dfe6ea", 0.3)
    bodies = [
        plaque((wide + 0.17, 0.06, high + 0.17), 0.14, (0, 0, 0), metal, 0.02),
        plaque((wide + 0.14, 0.012, high + 0.14), 0.128, (0, -0.028, 0), ceramic("bezel", "#0c1722", 0.12, 0.6), 0.003),
        plaque((wide, 0.004, high), 0.07, (0, -0.034, 0), screen(), 0.0),
        plaque((0.9, 0.03, 0.9), 0.06, (0, 0.3, -0.36), metal, 0.01, turn=(math.radians(34), 0, 0)),
        ball(0.012, (0, -0.034, high / 2 + 0.035), ceramic("eye", "#24435c", 0.1), (1, 0.2, 1), 3),
    ]
    for number, (swell, phase, width, strength) in enumerate(((0.19, 0.4, 0.012, 2.2), (0.12, 1.5, 0.006, 1.2), (0.075, 2.9, 0.005, 0.8))):
        bodies.append(voice(swell, phase, 8.5 + 2.3 * number, width, glow("voice", "#d8f0ff", strength), -0.0375 - 0.0006 * number))
    bodies.append(ball(0.075, (0, -0.037, -0.46), ember("call", 1.35), (1, 0.3, 1)))
    joined(bodies, place, (math.radians(-11), 0, math.radians(13)))


def voice(swell, phase, pace, width, material, y):
    """One line of light across the glass, still at both its ends."""
    reach, steps = 0.92, 240
    upper, lower = [], []
    for at in range(steps + 1):
        along = 2 * at / steps - 1
        calm = max(0.0, 1 - along * along) ** 2
        z = 0.1 + swell * calm * math.sin(pace * along + phase)
        half = width * (0.15 + 0.85 * calm)
        upper.append((reach * along, y, z + half))
        lower.append((reach * along, y, z - half))
    count = steps + 1
    return mesh("voice", lower + upper, [(at, at + 1, count + at + 1, count + at) for at in range(steps)], material)


def screen():
    """Dark glass lit from below its surface: deep blue, pale towards the left, warm round its ember."""
    material = principled("screen", Base_Color=colour("#0a1826"), Roughness=0.08)
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    place = tree.nodes.new("ShaderNodeTexCoord")
    wide, high = SCREEN

    def around(spot, stretch, reach, tints):
        mapping = tree.nodes.new("ShaderNodeMapping")
        mapping.vector_type = "POINT"
        mapping.inputs["Scale"].default_value = stretch
        gap = tree.nodes.new("ShaderNodeVectorMath")
        gap.operation = "DISTANCE"
        gap.inputs[1].default_value = tuple(part * by for part, by in zip(spot, stretch))
        tree.links.new(place.outputs["Object"], mapping.inputs[0])
        tree.links.new(mapping.outputs[0], gap.inputs[0])
        ramp = ramp_of(tree, tints)
        ramp.color_ramp.interpolation = "B_SPLINE"
        tree.links.new(map_range(tree, gap.outputs["Value"], 0, reach, 0, 1), ramp.inputs[0])
        return ramp.outputs[0]

    cold = around((-0.5 * wide, 0, 0.55 * high), (1, 0, 1), 2.3, [(0.0, "#8fc9ea"), (0.3, "#4a93c4"), (0.65, "#1d527e"), (1.0, "#0f2d49")])
    warm = around((0, 0, -0.46), (0.62, 0, 1), 0.62, [(0.0, "#ffffff"), (0.3, "#8c8c8c"), (0.65, "#2e2e2e"), (1.0, "#000000")])
    both = tree.nodes.new("ShaderNodeMixRGB")
    both.inputs[2].default_value = colour("#cf6630")
    tree.links.new(warm, both.inputs[0])
    tree.links.new(cold, both.inputs[1])
    tree.links.new(both.outputs[0], shader.inputs["Emission"])
    shader.inputs["Emission Strength"].default_value = 0.85
    return material


def cup(place):
    """A cup of warm clay, without a handle."""
    clay = ceramic("cup", "#e8bfa6", 0.45, 0.25)
    outside = [(0, 0), (0.17, 0), (0.21, 0.02), (0.255, 0.1), (0.285, 0.25), (0.29, 0.44), (0.283, 0.45)]
    inside = [(0.27, 0.44), (0.262, 0.25), (0.22, 0.1), (0.16, 0.06), (0, 0.06)]
    lathe(outside + inside, place, clay)
    lathe([(0, 0.36), (0.268, 0.36)], place, ceramic("tea", "#a9552a", 0.15))
    lathe([(0, 0), (0.4, 0), (0.44, 0.02), (0.44, 0.035), (0.4, 0.03), (0, 0.025)], place, ceramic("saucer", "#f1f6f9", 0.35, 0.3))
