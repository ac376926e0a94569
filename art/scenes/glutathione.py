"""Glutathione: a vial of clear liquid on a smooth stone that floats on a ring of soft light."""

import math

import bpy

from studio import *

SAMPLES = 20


def build():
    open_studio(camera=(0, -8.2, 1.9), look=(0, 0, 0.96), lens=66)
    pebble()
    halo()
    ring(1.5, 0.016, (0, 0.1, 0.018), glow("ring", "#a8ddff", 3.2))
    vial((0, 0.0, 0.5))
    mist((-0.9, -1.9, 0.1), 4.8, 0.5, 0.5, "#e4f1fb", 3.0, 0.95, 0.9, (0.6, 1.4, 1))


def pebble():
    """A stone worn smooth, level where the vial stands."""
    profile = []
    for at in range(81):
        angle = math.pi * (at / 80 - 0.5)
        out, up = max(math.cos(angle), 0) ** 0.72, math.copysign(abs(math.sin(angle)) ** 0.8, math.sin(angle))
        profile.append((0.95 * out, 0.26 + 0.25 * up))
    body = lathe(profile, (0, 0.1, 0), ceramic("pebble", "#a9c0d0", 0.38, 0.2), steps=180)
    body.scale = (1.1, 0.84, 1)
    body.rotation_euler = (0, 0, math.radians(14))


def halo():
    """Light on the floor: bright on a ring, gone a hand's breadth from it."""
    material = mist_material("halo", "#d3eeff", 1.0)
    tree = material.node_tree
    here = tree.nodes.new("ShaderNodeNewGeometry")
    gap = tree.nodes.new("ShaderNodeVectorMath")
    gap.operation = "DISTANCE"
    gap.inputs[1].default_value = (0, 0.1, 0.006)
    tree.links.new(here.outputs["Position"], gap.inputs[0])
    ramp = ramp_of(tree, [(0.0, "#000000"), (0.58, "#0d0d0d"), (0.72, "#ffffff"), (0.76, "#8a8a8a"), (0.86, "#2b2b2b"), (1.0, "#000000")])
    ramp.color_ramp.interpolation = "B_SPLINE"
    tree.links.new(map_range(tree, gap.outputs["Value"], 0, 2.1, 0, 1), ramp.inputs[0])
    tree.links.new(ramp.outputs[0], tree.nodes["Mix Shader"].inputs[0])
    tree.nodes["Emission"].inputs[1].default_value = 1.9
    card = mesh("halo", [(-3, -3, 0), (3, -3, 0), (3, 3, 0), (-3, 3, 0)], [(0, 1, 2, 3)], material)
    card.location = (0, 0.1, 0.006)
    card.visible_shadow = False


def vial(place):
    """A slender vial of thick glass, crimped in steel, with an ember cap."""
    base = place[2]
    outside = [(0, 0), (0.24, 0), (0.275, 0.012), (0.295, 0.055), (0.295, 1.02), (0.287, 1.1), (0.257, 1.17), (0.18, 1.25), (0.15, 1.3), (0.15, 1.42)]
    inside = [(0.12, 1.42), (0.12, 1.29), (0.15, 1.235), (0.225, 1.15), (0.252, 1.08), (0.258, 1.01), (0.258, 0.16), (0.242, 0.12), (0.205, 0.105), (0, 0.105)]
    shell = lathe(outside + inside, place, glass(lit=0.03))
    shell.visible_shadow = False
    liquid = pearl("liquid", [(0.0, "#7fc0e8"), (0.5, "#b9dff4"), (1.0, "#e6f4fb")], base + 0.1, base + 0.86, 0.45, 0.1)
    lathe([(0, 0.1), (0.205, 0.1), (0.246, 0.118), (0.263, 0.16), (0.263, 0.845), (0.255, 0.85), (0, 0.846)], place, liquid)
    cylinder(0.2, 1.35, 1.54, place, steel(roughness=0.35), 0.026)
    cylinder(0.165, 1.54, 1.61, place, ember("cap", 0.5), 0.024)
