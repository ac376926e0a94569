"""Compression therapy: rings of air stacked into two soft columns, one of them under pressure."""

import math

from studio import *


def build():
    open_studio(camera=(0, -8.6, 1.7), look=(0, 0, 1.12), lens=60)
    column(-0.85, 0.1, (0.47, 0.46, 0.50, 0.57, 0.60, 0.56, 0.54, 0.60, 0.66), None)
    column(0.85, -0.1, (0.47, 0.46, 0.50, 0.57, 0.63, 0.56, 0.54, 0.60, 0.66), 4)
    for x in (-0.85, 0.85):
        cylinder(0.8, 0, 0.07, (x, 0.1 if x < 0 else -0.1, 0), ceramic("foot", "#e9f0f5", 0.4, 0.2), 0.03)
    mist((-1.2, -1.3, 0.12), 5.0, 0.6, 0.8, "#e4f1fb", 2.0, 0.95, 0.8, (0.6, 1.4, 1))


def column(x, y, radii, warm):
    """Rings one upon another; the one numbered `warm` is pressed and lit."""
    height = 0.07
    cold = ("#5f9fcb", "#7db4d8", "#9cc7e3", "#b7d7ea", "#c3dded", "#cfe5f1", "#dcebf5", "#e6f1f8", "#edf5fa")
    for number, radius in enumerate(radii):
        thick = 0.13
        skin = ceramic("air", cold[number], 0.36, 0.35) if number != warm else lit()
        ring(radius - thick * 0.55, thick, (x, y, height + thick * 0.92), skin)
        height += thick * 1.84
        if number < len(radii) - 1:
            ring(radius - 0.12, 0.03, (x, y, height), ceramic("seam", "#dcebf5", 0.5))


def lit():
    """A warm ring with light in its skin."""
    material = ceramic("pressed", "#f2b18e", 0.36, 0.35)
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Emission"].default_value = colour("#f2611a")
    shader.inputs["Emission Strength"].default_value = 0.55
    return material
