"""Home: slabs of ice over still water at night, and one ember that soaks into them."""

import math

import bpy

from studio import *

SHAPE = (1440, 810)
SAMPLES = 7
EMBER = (1.55, 0.3, 0.46)


def build():
    open_studio(backdrop=None, cold=620, warm=90, top=120, world=0.55, camera=(0, -9.4, 1.25), look=(0, 0, 1.02), lens=50, dark=True)
    sky()
    lake()
    throw = dice(11)
    body = ice(warmth=EMBER, reach=1.6, heat=1.5, roughness=0.2, clear=0.5, cold_glow=0.16, cracks=0.3)
    slabs = [
        # x, y, height, width, depth, lean, turn
        (1.72, 1.2, 2.6, 1.2, 0.62, 0.03, -0.3),
        (1.0, 0.9, 1.75, 0.95, 0.5, -0.12, 0.25),
        (2.55, 1.0, 2.1, 1.0, 0.52, 0.08, 0.35),
        (0.45, 0.62, 0.98, 0.8, 0.45, -0.2, 0.5),
        (3.25, 0.8, 1.3, 0.92, 0.5, 0.15, -0.2),
        (3.95, 0.75, 0.6, 0.8, 0.42, 0.2, 0.4),
        (1.2, -0.05, 0.46, 0.52, 0.36, -0.12, 0.9),
        (2.42, -0.02, 0.74, 0.6, 0.38, 0.22, -0.6),
        (-0.02, 0.4, 0.36, 0.5, 0.36, -0.25, 0.2),
        (3.0, -0.1, 0.4, 0.46, 0.36, 0.1, 0.9),
    ]
    for x, y, height, width, depth, lean, turn in slabs:
        slab(x, y, height, width, depth, lean, turn, body, throw)
    for _ in range(9):
        crumb = throw.uniform(0.05, 0.13)
        slab(throw.uniform(-0.6, 4.0), throw.uniform(-0.9, 0.1), crumb, crumb * 1.6, crumb * 1.3, 0, throw.uniform(0, 3), body, throw)
    ball(0.14, EMBER, ember("ember", 1.9))
    point(EMBER, 55, "#ff7a33", 0.2).visible_glossy = False
    for x, y, z, width, height, density, seed, tint in (
        (0.6, 2.6, 0.55, 13, 1.9, 0.55, 1.0, "#4f86ad"),
        (3.0, 1.9, 0.4, 7, 1.3, 0.3, 4.0, "#a5522a"),
        (-2.4, 1.2, 0.3, 8, 1.0, 0.35, 7.0, "#5f95ba"),
        (1.6, -0.7, 0.12, 7, 0.55, 0.35, 9.0, "#7fb0d0"),
    ):
        mist((x, y, z), width, height, density, tint, seed, 0.27, 1.1, (0.5, 2.2, 1))


def slab(x, y, height, width, depth, lean, turn, material, throw):
    """A broken slab: an uneven six-sided column, cut askew at its top."""
    sides = 6
    angles = [math.tau * (at + throw.uniform(-0.22, 0.22)) / sides for at in range(sides)]
    slope = (throw.uniform(-0.7, 0.7), throw.uniform(-0.35, 0.15))
    crest = throw.uniform(0.42, 0.72)
    verts = []
    for level, swell in ((-0.3, 1.0), (0.35 * height, 1.06), (height, crest)):
        for angle in angles:
            px, py = width / 2 * math.cos(angle) * swell, depth / 2 * math.sin(angle) * swell
            rise = level + (slope[0] * px + slope[1] * py) * (1.6 if level == height else 0.2)
            verts.append((px + lean * max(level, 0), py, rise))
    faces = [tuple(reversed(range(sides)))]
    for ring_at in (0, sides):
        for at in range(sides):
            follow = (at + 1) % sides
            faces.append((ring_at + at, ring_at + follow, ring_at + sides + follow, ring_at + sides + at))
    faces.append(tuple(range(2 * sides, 3 * sides)))
    body = mesh("slab", verts, faces, material)
    body.location = (x, y, 0)
    body.rotation_euler = (0, 0, turn)
    rounded(body, min(width, height) * 0.045, 3)
    if height > 0.3:
        rough(body, 0.05, 0.3, subdivide=4)
    return body


def lake():
    """Still dark water that mirrors the ice."""
    material = ceramic("lake", "#0a1d2e", 0.07)
    material.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0.9
    tree = material.node_tree
    bump_by(tree, tree.nodes["Principled BSDF"], noise_of(tree, (0.6, 2.4, 1), 1.4, 3, 0.5, object_space=True), 0.05)
    mesh("lake", [(-40, -14, 0), (40, -14, 0), (40, 60, 0), (-40, 60, 0)], [(0, 1, 2, 3)], material)


def sky():
    """A night sky as a card: deep above, a cold band at the horizon, warm behind the ember."""
    material = bpy.data.materials.new("sky")
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    place = tree.nodes.new("ShaderNodeNewGeometry")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(place.outputs["Position"], split.inputs[0])
    height = map_range(tree, split.outputs["Z"], 0, 16, 0, 1)
    cold = ramp_of(tree, [(0.0, "#3f7ba6"), (0.10, "#235a86"), (0.32, "#123552"), (0.75, "#0b1b2b")])
    tree.links.new(height, cold.inputs[0])
    warm = ramp_of(tree, [(0.0, "#000000"), (0.45, "#0c0403"), (0.75, "#341309"), (1.0, "#7a2c0e")])
    warm.color_ramp.interpolation = "B_SPLINE"
    tree.links.new(falloff(tree, (6.2, 28, 0.2), 15), warm.inputs[0])
    add = tree.nodes.new("ShaderNodeMixRGB")
    add.blend_type = "ADD"
    add.inputs[0].default_value = 1
    tree.links.new(cold.outputs[0], add.inputs[1])
    tree.links.new(warm.outputs[0], add.inputs[2])
    shader = tree.nodes.new("ShaderNodeEmission")
    shader.inputs[1].default_value = 0.9
    tree.links.new(add.outputs[0], shader.inputs[0])
    out = tree.nodes.new("ShaderNodeOutputMaterial")
    tree.links.new(shader.outputs[0], out.inputs[0])
    mesh("sky", [(-60, 28, -2), (60, 28, -2), (60, 28, 40), (-60, 28, 40)], [(0, 1, 2, 3)], material)
