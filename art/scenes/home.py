"""Home: clear facets of ice over still water at night, and one ember that burns behind the smallest of them."""

import math

import bmesh
import bpy
from mathutils import Vector

from studio import *

SHAPE = (1440, 810)
SAMPLES = 7
EMBER = (1.55, 0.3, 0.46)
MELTS_INTO = "polar"


def build():
    open_studio(backdrop=None, cold=900, warm=0, top=120, world=0.55, camera=(0, -9.4, 1.25), look=(0, 0, 1.02), lens=50, dark=True)
    sky()
    lake()
    throw = dice(11)
    body = facets()
    slabs = [
        # x, y, height, width, depth, lean, turn
        (1.72, 1.2, 2.6, 1.2, 0.62, 0.03, -0.3),
        (1.0, 0.9, 1.75, 0.95, 0.5, -0.12, 0.25),
        (2.55, 1.0, 2.1, 1.0, 0.52, 0.08, 0.35),
        (0.45, 0.62, 0.98, 0.8, 0.45, -0.2, 0.5),
        (3.25, 0.8, 1.3, 0.92, 0.5, 0.15, -0.2),
        (3.95, 0.75, 0.6, 0.8, 0.42, 0.2, 0.4),
        (1.3, -0.05, 0.5, 0.52, 0.36, -0.06, 0.9),
        (2.42, -0.02, 0.74, 0.6, 0.38, 0.22, -0.6),
        (-0.02, 0.4, 0.36, 0.5, 0.36, -0.25, 0.2),
        (3.0, -0.1, 0.4, 0.46, 0.36, 0.1, 0.9),
    ]
    for shape in slabs:
        slab(*shape, body, throw)
    for _ in range(9):
        crumb = throw.uniform(0.05, 0.13)
        slab(throw.uniform(-0.6, 4.0), throw.uniform(-0.9, 0.1), crumb, crumb * 1.6, crumb * 1.3, 0, throw.uniform(0, 3), body, throw)
    coal()
    for x, y, z, width, height, density, seed, tint in (
        (0.6, 2.6, 0.55, 13, 1.9, 0.5, 1.0, "#4f86ad"),
        (-2.4, 1.2, 0.3, 8, 1.0, 0.3, 7.0, "#5f95ba"),
        (1.6, -0.7, 0.12, 7, 0.55, 0.3, 9.0, "#7fb0d0"),
    ):
        mist((x, y, z), width, height, density, tint, seed, 0.27, 1.1, (0.5, 2.2, 1))


def slab(x, y, height, width, depth, lean, turn, material, throw):
    """A splinter of ice: an uneven six-sided column, cut askew at its top, its edges chipped into planes."""
    sides = 6
    angles = [math.tau * (at + throw.uniform(-0.22, 0.22)) / sides for at in range(sides)]
    slope = (throw.uniform(-0.7, 0.7), throw.uniform(-0.35, 0.15))
    crest = throw.uniform(0.42, 0.72)
    work = bmesh.new()
    for level, swell in ((-0.3, 1.0), (0.35 * height, 1.06), (height, crest)):
        for angle in angles:
            px, py = width / 2 * math.cos(angle) * swell, depth / 2 * math.sin(angle) * swell
            rise = level + (slope[0] * px + slope[1] * py) * (1.6 if level == height else 0.2)
            work.verts.new((px + lean * max(level, 0), py, rise))
    hull = bmesh.ops.convex_hull(work, input=work.verts)
    bmesh.ops.delete(work, geom=list({part for part in hull["geom_interior"] if isinstance(part, bmesh.types.BMVert)}), context="VERTS")
    for _ in range(7 if height > 0.2 else 2):
        angle = throw.uniform(0, math.tau)
        chip(work, Vector((math.cos(angle), math.sin(angle), throw.uniform(-0.1, 0.8))).normalized(), throw.uniform(0.03, 0.13) * width)
    bmesh.ops.dissolve_limit(work, angle_limit=math.radians(4), verts=work.verts, edges=work.edges)
    data = bpy.data.meshes.new("slab")
    work.to_mesh(data)
    work.free()
    body = bpy.data.objects.new("slab", data)
    bpy.context.scene.collection.objects.link(body)
    data.materials.append(material)
    body.location = (x, y, 0)
    body.rotation_euler = (0, 0, turn)
    clean(body)
    rounded(body, min(width, height) * 0.012, 2)
    body.modifiers["bevel"].angle_limit = data.auto_smooth_angle = math.radians(9)
    return body


def chip(work, normal, depth):
    """Cuts the corner off that looks along `normal`."""
    corner = max((vert.co.dot(normal) for vert in work.verts), default=0)
    cut = bmesh.ops.bisect_plane(work, geom=work.verts[:] + work.edges[:] + work.faces[:], plane_co=normal * (corner - depth), plane_no=normal, clear_outer=True)
    bmesh.ops.edgeloop_fill(work, edges=[part for part in cut["geom_cut"] if isinstance(part, bmesh.types.BMEdge)])


def facets():
    """Blue ice: old fractures inside it, paler where it is thin, amber where the ember is near."""
    material = principled("ice", Transmission=0.3, Roughness=0.13, IOR=1.22, Specular=0.6)
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    fall = falloff(tree, EMBER, 1.15)
    planes = fractures(tree)
    tint = ramp_of(tree, [(0.0, "#4f9fd4"), (0.45, "#a9d4ee"), (0.8, "#e3f1f9"), (1.0, "#ffffff")])
    tree.links.new(planes, tint.inputs[0])
    tree.links.new(mixed(tree, map_range(tree, fall, 0.15, 0.7, 0, 1), tint.outputs[0], "#f0a060"), shader.inputs["Base Color"])
    bump_by(tree, shader, noise_of(tree, (1, 1, 1), 9, 3, 0.5, object_space=True), 0.05)

    layer = tree.nodes.new("ShaderNodeLayerWeight")
    layer.inputs[0].default_value = 0.4
    thin = ramp_of(tree, [(0.0, "#0a2438"), (0.55, "#15486d"), (1.0, "#5fa9d6")])
    tree.links.new(layer.outputs["Facing"], thin.inputs[0])
    warm = ramp_of(tree, [(0.0, "#000000"), (0.3, "#1f0801"), (0.6, "#a8370a"), (0.85, "#f0702a"), (1.0, "#ffb676")])
    warm.color_ramp.interpolation = "EASE"
    tree.links.new(fall, warm.inputs[0])
    tree.links.new(mixed(tree, fall, thin.outputs[0], warm.outputs[0]), shader.inputs["Emission"])
    shader.inputs["Emission Strength"].default_value = 0.9
    return material


def fractures(tree):
    """From 0 to 1: how white the ice is there. Each fracture is bright along its plane and fades out on one side of it."""
    cloud = noise_of(tree, (1, 1, 1), 1.5, 2, 0.5, object_space=True)
    total = map_range(tree, cloud, 0.3, 0.7, 0.3, 0.52)
    for number, (normal, share) in enumerate((((1.7, 0.7, 0.75), 0.42), ((-1.3, 1.6, 0.5), 0.3))):
        place, along, saw, sharp, patch, both = (tree.nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "VectorMath", "Math", "Math", "Math", "Math"))
        along.operation = "DOT_PRODUCT"
        along.inputs[1].default_value = normal
        saw.operation, sharp.operation, patch.operation, both.operation = "FRACT", "POWER", "MULTIPLY", "ADD"
        sharp.inputs[1].default_value = 4
        tree.links.new(place.outputs["Object"], along.inputs[0])
        bent = tree.nodes.new("ShaderNodeMath")
        tree.links.new(along.outputs["Value"], bent.inputs[0])
        tree.links.new(map_range(tree, noise_of(tree, (1, 1, 1), 1.1, 1, 0.4, object_space=True), 0, 1, 0, 0.7), bent.inputs[1])
        tree.links.new(bent.outputs[0], saw.inputs[0])
        tree.links.new(saw.outputs[0], sharp.inputs[0])
        where = noise_of(tree, (1, 1, 1), 1.7, 2, 0.5, object_space=True, offset=4.0 + 3 * number)
        tree.links.new(map_range(tree, where, 0.42, 0.62, 0.0, share, smooth=True), patch.inputs[1])
        tree.links.new(sharp.outputs[0], patch.inputs[0])
        tree.links.new(total, both.inputs[0])
        tree.links.new(patch.outputs[0], both.inputs[1])
        total = both.outputs[0]
    return total


def mixed(tree, share, one, other):
    """From one colour to another; each is a socket or a name."""
    node = tree.nodes.new("ShaderNodeMixRGB")
    tree.links.new(share, node.inputs[0])
    for at, source in ((1, one), (2, other)):
        if isinstance(source, str):
            node.inputs[at].default_value = colour(source)
        else:
            tree.links.new(source, node.inputs[at])
    return node.outputs[0]


def coal():
    """The ember: white-hot in its middle, orange at its rim, in a glow that thins out into the air."""
    heat = glow("coal", "ember", 1.0)
    tree = heat.node_tree
    layer = tree.nodes.new("ShaderNodeLayerWeight")
    layer.inputs[0].default_value = 0.5
    ramp = ramp_of(tree, [(0.0, "#ffd9a0"), (0.35, "#ff9a45"), (0.75, "#ff7a2a"), (1.0, "#ff6a1e")])
    tree.links.new(layer.outputs["Facing"], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], tree.nodes["Emission"].inputs[0])
    tree.links.new(map_range(tree, layer.outputs["Facing"], 0, 0.9, 3.4, 1.9), tree.nodes["Emission"].inputs[1])
    ball(0.14, EMBER, heat)
    halo(1.05, 0.8)
    point(EMBER, 26, "#ff6a22", 0.2).visible_glossy = False


def halo(reach, strength):
    """A card of light that adds to what is behind it, strongest at the ember."""
    material = glow("halo", "#ff7414", strength)
    tree = material.node_tree
    fall = falloff(tree, EMBER, reach)
    square = tree.nodes.new("ShaderNodeMath")
    square.operation = "POWER"
    square.inputs[1].default_value = 2.6
    tree.links.new(fall, square.inputs[0])
    scaled = tree.nodes.new("ShaderNodeMath")
    scaled.operation = "MULTIPLY"
    scaled.inputs[1].default_value = strength
    tree.links.new(square.outputs[0], scaled.inputs[0])
    tree.links.new(scaled.outputs[0], tree.nodes["Emission"].inputs[1])
    both, clear = tree.nodes.new("ShaderNodeAddShader"), tree.nodes.new("ShaderNodeBsdfTransparent")
    tree.links.new(tree.nodes["Emission"].outputs[0], both.inputs[0])
    tree.links.new(clear.outputs[0], both.inputs[1])
    tree.links.new(both.outputs[0], tree.nodes["Material Output"].inputs[0])
    x, y, z = EMBER
    card = mesh("halo", [(x - reach, y, z - reach), (x + reach, y, z - reach), (x + reach, y, z + reach), (x - reach, y, z + reach)], [(0, 1, 2, 3)], material)
    card.visible_shadow = card.visible_diffuse = False


def lake():
    """Still dark water that mirrors the ice."""
    material = ceramic("lake", "#0a1d2e", 0.07)
    material.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0.9
    tree = material.node_tree
    bump_by(tree, tree.nodes["Principled BSDF"], noise_of(tree, (0.6, 2.4, 1), 1.4, 3, 0.5, object_space=True), 0.05)
    mesh("lake", [(-40, -14, 0), (40, -14, 0), (40, 60, 0), (-40, 60, 0)], [(0, 1, 2, 3)], material)


def sky():
    """A night sky as a card: the page's ink above, a cold light at the horizon, uneven as air is."""
    material = glow("sky", "polar", 0.9)
    tree = material.node_tree
    place = tree.nodes.new("ShaderNodeNewGeometry")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(place.outputs["Position"], split.inputs[0])
    air = map_range(tree, noise_of(tree, (0.03, 1, 0.11), 1.0, 4, 0.5, object_space=True), 0.25, 0.75, -0.6, 0.6)
    uneven = tree.nodes.new("ShaderNodeMath")
    uneven.operation = "ADD"
    tree.links.new(split.outputs["Z"], uneven.inputs[0])
    tree.links.new(air, uneven.inputs[1])
    cold = ramp_of(tree, [(0.0, "#4482ac"), (0.10, "#2c6894"), (0.32, "#184569"), (0.62, "#0f2a42"), (0.9, "#0b1b2b"), (1.0, "#0c1a27")])
    cold.color_ramp.interpolation = "B_SPLINE"
    tree.links.new(map_range(tree, uneven.outputs[0], 0, 8.6, 0, 1), cold.inputs[0])
    tree.links.new(cold.outputs[0], tree.nodes["Emission"].inputs[0])
    mesh("sky", [(-60, 28, -2), (60, 28, -2), (60, 28, 40), (-60, 28, 40)], [(0, 1, 2, 3)], material)
