"""The studio every picture is taken in: camera, three lights, a curved backdrop, the palette and the materials."""

import math
import random

import bpy
from mathutils import Vector

PALETTE = {
    "polar": "#0b1b2b",
    "deep": "#0b3350",
    "glacier": "#1b6ca8",
    "sky": "#76afd4",
    "ice": "#d9e9f3",
    "frost": "#f2f7fa",
    "mist": "#c9dce8",
    "ember": "#e2520f",
    "glow": "#ff8a45",
    "skin": "#e6bda4",
}


def colour(name):
    """A palette name or #rrggbb as linear RGBA."""
    text = PALETTE.get(name, name).lstrip("#")
    parts = [int(text[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    return tuple(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts) + (1.0,)


# --- The scene -------------------------------------------------------------------------------------------------------


def open_studio(backdrop="#accde2", cold=650, warm=330, top=260, world=0.55, camera=(0, -8.2, 1.5), look=(0, 0, 0.95), lens=62, dark=False, exposure=-0.2):
    """An empty studio with the shared light: cold from the left, warm from the right, soft from above."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.use_denoising = False
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3
    cycles.sample_clamp_direct = 12
    cycles.max_bounces = 5
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = 4
    cycles.transparent_max_bounces = 12
    cycles.volume_bounces = 0
    cycles.blur_glossy = 1.0
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.08
    cycles.adaptive_min_samples = 5
    cycles.light_sampling_threshold = 0.03
    cycles.seed = 7
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "Medium High Contrast"
    scene.view_settings.exposure = exposure

    _world(world, dark)
    if backdrop:
        _backdrop(backdrop)
    area("cold", (-4.6, -2.6, 3.6), (0, 0, 0.9), cold, "#b9dcff", 3.2)
    area("warm", (4.8, -1.6, 2.5), (0, 0, 0.8), warm, "#ffb98a", 2.4)
    area("top", (0, 0.4, 5.6), (0, 0, 0), top, "#eaf4ff", 4.0)

    eye = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    eye.data.lens = lens
    eye.location = camera
    eye.rotation_euler = (Vector(look) - Vector(camera)).to_track_quat("-Z", "Y").to_euler()
    scene.collection.objects.link(eye)
    scene.camera = eye
    return scene


def _world(strength, dark):
    world = bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    background = tree.nodes["Background"]
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    stops = ("#0a1c30", "#143049", "#3b2016") if dark else ("#a9cfea", "#dbe8ef", "#f6d9c4")
    ramp.color_ramp.elements[0].color = colour(stops[0])
    ramp.color_ramp.elements[1].color = colour(stops[2])
    middle = ramp.color_ramp.elements.new(0.55)
    middle.color = colour(stops[1])
    place = tree.nodes.new("ShaderNodeTexCoord")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    half = tree.nodes.new("ShaderNodeMath")
    half.operation = "MULTIPLY_ADD"
    half.inputs[1].default_value = half.inputs[2].default_value = 0.5
    tree.links.new(place.outputs["Generated"], split.inputs[0])
    tree.links.new(split.outputs["X"], half.inputs[0])
    tree.links.new(half.outputs[0], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], background.inputs[0])
    background.inputs[1].default_value = strength


def _backdrop(tint):
    points = [(-9.0, 0.0), (3.2, 0.0)]
    points += [(3.2 + 3 * math.sin(angle), 3 - 3 * math.cos(angle)) for angle in (math.radians(5 * step) for step in range(1, 19))]
    points += [(6.2, 11.0)]
    verts = [(x, y, z) for x in (-16, 16) for y, z in points]
    count = len(points)
    faces = [(at, at + 1, at + 1 + count, at + count) for at in range(count - 1)]
    wall = mesh("backdrop", verts, faces, ceramic("backdrop", tint, 0.55), smooth=True)
    return wall


def area(name, place, target, power, tint, size):
    """A soft square light that looks at a point."""
    light = bpy.data.lights.new(name, "AREA")
    light.energy = power
    light.color = colour(tint)[:3]
    light.size = size
    lamp = bpy.data.objects.new(name, light)
    lamp.location = place
    lamp.rotation_euler = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(lamp)
    return lamp


def point(place, power, tint="glow", radius=0.15):
    """A small round light."""
    light = bpy.data.lights.new("point", "POINT")
    light.energy = power
    light.color = colour(tint)[:3]
    light.shadow_soft_size = radius
    lamp = bpy.data.objects.new("point", light)
    lamp.location = place
    bpy.context.scene.collection.objects.link(lamp)
    return lamp


def settle():
    """What glows is seen but does not light: the lamps alone do that, so that nothing speckles."""
    for material in bpy.data.materials:
        material.cycles.sample_as_light = False
    for body in bpy.context.scene.objects:
        if body.type == "MESH" and any(node.type == "EMISSION" for slot in body.material_slots for node in slot.material.node_tree.nodes):
            body.visible_diffuse = False


# --- Materials -------------------------------------------------------------------------------------------------------


def principled(name, **values):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"]
    for key, value in values.items():
        shader.inputs[key.replace("_", " ")].default_value = value
    return material


def ceramic(name="ceramic", tint="frost", roughness=0.35, coat=0.0):
    """Matt to satin glaze in any colour; 'skin' makes it warm."""
    return principled(name, Base_Color=colour(tint), Roughness=roughness, Clearcoat=coat, Clearcoat_Roughness=0.15)


def glass(name="glass", tint="#f4fafd", roughness=0.03, ior=1.4, lit=0.0):
    """Clear glass that lets the light through to what stands behind it; `lit` keeps its dark rims pale."""
    material = principled(name, Base_Color=colour(tint), Transmission=1.0, Roughness=roughness, IOR=ior, Emission=colour(tint), Emission_Strength=lit)
    cycles = bpy.context.scene.cycles
    cycles.transmission_bounces = cycles.max_bounces = 12
    return material


def steel(name="steel", tint="#c9d3da", roughness=0.28):
    """Brushed steel."""
    return principled(name, Base_Color=colour(tint), Metallic=1.0, Roughness=roughness, Anisotropic=0.6)


def glow(name, tint, strength):
    """Light from within; 4-6 keeps its colour."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    shader = tree.nodes.new("ShaderNodeEmission")
    shader.inputs[0].default_value = colour(tint)
    shader.inputs[1].default_value = strength
    out = tree.nodes.new("ShaderNodeOutputMaterial")
    tree.links.new(shader.outputs[0], out.inputs[0])
    return material


def ember(name="ember", strength=0.85):
    """An ember: glazed, bright in its middle, deep orange towards its rim, never white."""
    material = principled(name, Base_Color=colour("#a83208"), Roughness=0.4, Clearcoat=0.5, Clearcoat_Roughness=0.2)
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    layer = tree.nodes.new("ShaderNodeLayerWeight")
    layer.inputs[0].default_value = 0.5
    ramp = ramp_of(tree, [(0.0, "#ff6a22"), (0.4, "#ee470c"), (1.0, "#a82a05")])
    tree.links.new(layer.outputs["Facing"], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], shader.inputs["Emission"])
    shader.inputs["Emission Strength"].default_value = strength
    return material


def glow_by_height(name, stops, low, high, strength):
    """Light from within whose colour changes with height in the world."""
    material = glow(name, "ember", strength)
    tree = material.node_tree
    place = tree.nodes.new("ShaderNodeNewGeometry")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(place.outputs["Position"], split.inputs[0])
    ramp = ramp_of(tree, stops)
    tree.links.new(map_range(tree, split.outputs["Z"], low, high, 0, 1), ramp.inputs[0])
    tree.links.new(ramp.outputs[0], tree.nodes["Emission"].inputs[0])
    return material


def along_height(material, stops, low, high, emission=0.0):
    """Colours a principled material by height in the world, and lets it glow in that colour."""
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    place = tree.nodes.new("ShaderNodeNewGeometry")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(place.outputs["Position"], split.inputs[0])
    ramp = ramp_of(tree, stops)
    tree.links.new(map_range(tree, split.outputs["Z"], low, high, 0, 1), ramp.inputs[0])
    tree.links.new(ramp.outputs[0], shader.inputs["Base Color"])
    if emission:
        tree.links.new(ramp.outputs[0], shader.inputs["Emission"])
        shader.inputs["Emission Strength"].default_value = emission
    return material


def wood(name="wood", light="#c99a6b", dark="#8d5a35", along="X"):
    """Cedar: long grain along one axis."""
    material = principled(name, Roughness=0.5)
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    scale = {"X": (0.5, 14, 14), "Y": (14, 0.5, 14), "Z": (14, 14, 0.5)}[along]
    grain = noise_of(tree, scale, 1.0, 6, 0.6, object_space=True, distortion=0.4)
    ramp = ramp_of(tree, [(0.34, light), (0.72, dark)])
    tree.links.new(grain, ramp.inputs[0])
    tree.links.new(ramp.outputs[0], shader.inputs["Base Color"])
    bump_by(tree, shader, grain, 0.06)
    return material


def ice(name="ice", tint="#dcedf7", deep="#5fa6d3", warmth=None, reach=1.0, heat=1.6, roughness=0.14, clear=0.75, cracks=0.35, cold_glow=0.22, cold_tint="#5fb2e8"):
    """
    Ice without a dark inside: part clear, part white, lit from within. `warmth` is a place in the world whose ember
    light soaks into the ice up to `reach` metres.
    """
    material = principled(name, Transmission=clear, Roughness=roughness, IOR=1.26, Specular=0.6)
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    layer = tree.nodes.new("ShaderNodeLayerWeight")
    layer.inputs[0].default_value = 0.42
    veins = noise_of(tree, (1, 1, 1), 2.6, 8, 0.62, object_space=True, distortion=1.2)
    ramp = ramp_of(tree, [(0.36, deep), (0.62, tint)])
    tree.links.new(veins, ramp.inputs[0])
    tree.links.new(ramp.outputs[0], shader.inputs["Base Color"])
    bump_by(tree, shader, veins, cracks)

    light = tree.nodes.new("ShaderNodeMixRGB")
    light.blend_type = "ADD"
    light.inputs[0].default_value = 1.0
    edge = tree.nodes.new("ShaderNodeMixRGB")
    edge.inputs[1].default_value = tuple(part * cold_glow * 0.35 for part in colour(cold_tint)[:3]) + (1.0,)
    edge.inputs[2].default_value = tuple(part * cold_glow for part in colour(cold_tint)[:3]) + (1.0,)
    tree.links.new(layer.outputs["Facing"], edge.inputs[0])
    tree.links.new(edge.outputs[0], light.inputs[1])
    light.inputs[2].default_value = (0, 0, 0, 1)
    if warmth:
        fall = falloff(tree, warmth, reach)
        modulate = tree.nodes.new("ShaderNodeMath")
        modulate.operation = "MULTIPLY"
        spread = tree.nodes.new("ShaderNodeMapRange")
        spread.inputs["From Min"].default_value = 0.25
        spread.inputs["From Max"].default_value = 0.75
        spread.inputs["To Min"].default_value = 0.45
        spread.inputs["To Max"].default_value = 1.3
        tree.links.new(veins, spread.inputs[0])
        tree.links.new(fall, modulate.inputs[0])
        tree.links.new(spread.outputs[0], modulate.inputs[1])
        warm = ramp_of(tree, [(0.0, "#000000"), (0.3, "#7a1c03"), (0.65, "#e2520f"), (1.0, "#ffb27a")])
        tree.links.new(modulate.outputs[0], warm.inputs[0])
        strong = tree.nodes.new("ShaderNodeVectorMath")
        strong.operation = "SCALE"
        strong.inputs["Scale"].default_value = heat
        tree.links.new(warm.outputs[0], strong.inputs[0])
        tree.links.new(strong.outputs[0], light.inputs[2])
    tree.links.new(light.outputs[0], shader.inputs["Emission"])
    shader.inputs["Emission Strength"].default_value = 1.0
    return material


def sand(name="sand", tint="#e6d3bd"):
    """Fine pale sand."""
    material = principled(name, Base_Color=colour(tint), Roughness=0.85)
    tree = material.node_tree
    grain = noise_of(tree, (1, 1, 1), 260, 2, 0.5, object_space=True)
    bump_by(tree, tree.nodes["Principled BSDF"], grain, 0.12)
    return material


def mist_material(name, tint="#eef6fb", density=0.5, scale=1.6, seed=0.0, bright=0.9, stretch=(1, 1, 1)):
    """A veil for a card that faces the camera: thick in its middle, nothing at its edge."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    out = tree.nodes.new("ShaderNodeOutputMaterial")
    mix = tree.nodes.new("ShaderNodeMixShader")
    clear = tree.nodes.new("ShaderNodeBsdfTransparent")
    veil = tree.nodes.new("ShaderNodeEmission")
    veil.inputs[0].default_value = colour(tint)
    veil.inputs[1].default_value = bright * 1.3
    place = tree.nodes.new("ShaderNodeTexCoord")
    centre = tree.nodes.new("ShaderNodeVectorMath")
    centre.operation = "SUBTRACT"
    centre.inputs[1].default_value = (0.5, 0.5, 0.5)
    tree.links.new(place.outputs["Generated"], centre.inputs[0])
    flat = tree.nodes.new("ShaderNodeVectorMath")
    flat.operation = "MULTIPLY"
    flat.inputs[1].default_value = (2, 2, 0)
    tree.links.new(centre.outputs[0], flat.inputs[0])
    length = tree.nodes.new("ShaderNodeVectorMath")
    length.operation = "LENGTH"
    tree.links.new(flat.outputs[0], length.inputs[0])
    round_off = map_range(tree, length.outputs["Value"], 1.0, 0.05, 0.0, 1.0, smooth=True)
    clouds = noise_of(tree, stretch, scale, 5, 0.55, object_space=True, distortion=0.6, offset=seed)
    puffs = map_range(tree, clouds, 0.34, 0.72, 0.0, 1.0, smooth=True)
    both = tree.nodes.new("ShaderNodeMath")
    both.operation = "MULTIPLY"
    tree.links.new(round_off, both.inputs[0])
    tree.links.new(puffs, both.inputs[1])
    thick = tree.nodes.new("ShaderNodeMath")
    thick.operation = "MULTIPLY"
    thick.inputs[1].default_value = density
    tree.links.new(both.outputs[0], thick.inputs[0])
    tree.links.new(thick.outputs[0], mix.inputs[0])
    tree.links.new(clear.outputs[0], mix.inputs[1])
    tree.links.new(veil.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], out.inputs[0])
    return material


def falloff(tree, place, reach):
    """1 at a place in the world, 0 from `reach` on."""
    here = tree.nodes.new("ShaderNodeNewGeometry")
    gap = tree.nodes.new("ShaderNodeVectorMath")
    gap.operation = "DISTANCE"
    gap.inputs[1].default_value = place
    tree.links.new(here.outputs["Position"], gap.inputs[0])
    return map_range(tree, gap.outputs["Value"], reach, 0.0, 0.0, 1.0, smooth=True)


def map_range(tree, source, low, high, out_low, out_high, smooth=False):
    node = tree.nodes.new("ShaderNodeMapRange")
    node.interpolation_type = "SMOOTHERSTEP" if smooth else "LINEAR"
    for at, value in enumerate((low, high, out_low, out_high), start=1):
        node.inputs[at].default_value = value
    tree.links.new(source, node.inputs[0])
    return node.outputs[0]


def noise_of(tree, stretch, scale, detail, roughness, object_space=False, distortion=0.0, offset=0.0):
    place = tree.nodes.new("ShaderNodeTexCoord")
    mapping = tree.nodes.new("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = stretch
    mapping.inputs["Location"].default_value = (offset, offset * 0.7, offset * 1.3)
    noise = tree.nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = detail
    noise.inputs["Roughness"].default_value = roughness
    noise.inputs["Distortion"].default_value = distortion
    tree.links.new(place.outputs["Object" if object_space else "Generated"], mapping.inputs[0])
    tree.links.new(mapping.outputs[0], noise.inputs[0])
    return noise.outputs["Fac"]


def ramp_of(tree, stops):
    node = tree.nodes.new("ShaderNodeValToRGB")
    elements = node.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (at, tint) in zip(elements, stops):
        element.position = at
        element.color = colour(tint)
    return node


def bump_by(tree, shader, height, strength):
    bump = tree.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = strength
    bump.inputs["Distance"].default_value = 0.1
    tree.links.new(height, bump.inputs["Height"])
    tree.links.new(bump.outputs[0], shader.inputs["Normal"])


# --- Shapes ----------------------------------------------------------------------------------------------------------


def mesh(name, verts, faces, material, smooth=False):
    """A mesh from its parts."""
    data = bpy.data.meshes.new(name)
    data.from_pydata(verts, [], faces)
    data.update()
    body = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(body)
    body.data.materials.append(material)
    if smooth:
        for face in data.polygons:
            face.use_smooth = True
    return body


def box(size, place, material, bevel=0.04, turn=(0, 0, 0), segments=4):
    """A box with rounded edges."""
    x, y, z = (part / 2 for part in size)
    verts = [(a, b, c) for a in (-x, x) for b in (-y, y) for c in (-z, z)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    body = mesh("box", verts, faces, material)
    body.location = place
    body.rotation_euler = turn
    return rounded(body, bevel, segments)


def plaque(size, radius, place, material, bevel=0.02, turn=(0, 0, 0), steps=14):
    """A thin upright board with round corners: (width, depth, height) around its middle."""
    width, depth, height = size
    corners = ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270))
    outline = [
        (sx * (width / 2 - radius) + radius * math.cos(angle), sz * (height / 2 - radius) + radius * math.sin(angle))
        for sx, sz, start in corners
        for angle in (math.radians(start + 90 * at / steps) for at in range(steps + 1))
    ]
    count = len(outline)
    verts = [(x, y, z) for y in (-depth / 2, depth / 2) for x, z in outline]
    faces = [tuple(range(count)), tuple(reversed(range(count, 2 * count)))]
    faces += [(at, count + at, count + (at + 1) % count, (at + 1) % count) for at in range(count)]
    body = mesh("plaque", verts, faces, material)
    clean(body)
    body.location = place
    body.rotation_euler = turn
    return rounded(body, bevel, 3)


def joined(bodies, place, turn):
    """Moves bodies together, as one thing."""
    middle = bpy.data.objects.new("joined", None)
    bpy.context.scene.collection.objects.link(middle)
    middle.location = place
    middle.rotation_euler = turn
    for body in bodies:
        body.parent = middle
    return middle


def pearl(name, stops, low, high, emission=0.12, roughness=0.22):
    """Milk glass: satin, a little lit from within, its colour changes with height; nothing in it can speckle."""
    material = principled(name, Roughness=roughness, Clearcoat=0.7, Clearcoat_Roughness=0.08)
    return along_height(material, stops, low, high, emission)


def lamp(place, size=1.0):
    """The one warm thing in a cold picture: an ember that lies there and lights the floor around it."""
    x, y, z = place
    radius = 0.13 * size
    body = ball(radius, (x, y, z + radius), ember("lamp", 0.95), detail=5)
    body.visible_shadow = False
    light = point((x, y - 0.1 * size, z + radius * 1.2), 7 * size * size, "#ff7a33", 0.12 * size)
    light.visible_glossy = False


def relief(size, cells, height, material, place=(0, 0, 0), disc=False):
    """A surface whose height is a function of x and y; with `disc` it is round."""
    wide, deep = size
    across, down = cells
    verts, faces = [], []
    for row in range(down + 1):
        for column in range(across + 1):
            if disc:
                radius, angle = wide / 2 * row / down, math.tau * column / across
                x, y = radius * math.cos(angle), radius * math.sin(angle)
            else:
                x, y = wide * (column / across - 0.5), deep * (row / down - 0.5)
            verts.append((x, y, height(x, y)))
    for row in range(down):
        for column in range(across):
            at = row * (across + 1) + column
            faces.append((at, at + 1, at + across + 2, at + across + 1))
    body = mesh("relief", verts, faces, material, smooth=True)
    body.location = place
    clean(body)
    return body


def lathe(profile, place, material, steps=96, turn=(0, 0, 0), from_angle=0.0, to_angle=2 * math.pi, closed=True):
    """A profile of (radius, height) turned round; with `closed` its ends are on the axis or the profile is a loop."""
    whole = to_angle - from_angle > 2 * math.pi - 1e-6
    columns = steps if whole else steps + 1
    angles = [from_angle + (to_angle - from_angle) * at / steps for at in range(columns)]
    verts = [(radius * math.cos(angle), radius * math.sin(angle), height) for angle in angles for radius, height in profile]
    count = len(profile)
    faces = []
    for column in range(steps):
        left, right = column * count, ((column + 1) % columns) * count
        for row in range(count - 1):
            faces.append((left + row, right + row, right + row + 1, left + row + 1))
    if not whole and closed:
        faces += [tuple(range(count)), tuple(reversed(range((columns - 1) * count, columns * count)))]
    body = mesh("lathe", verts, faces, material, smooth=True)
    body.data.use_auto_smooth = True
    body.data.auto_smooth_angle = math.radians(35)
    body.location = place
    body.rotation_euler = turn
    clean(body)
    return body


def clean(body):
    """Welds double points and turns all faces outwards."""
    import bmesh

    work = bmesh.new()
    work.from_mesh(body.data)
    bmesh.ops.remove_doubles(work, verts=work.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(body.data)
    work.free()


def rounded_profile(radius, low, high, bevel=0.04, steps=5):
    """The profile of a solid cylinder with rounded rims."""
    arc = [math.pi / 2 * at / steps for at in range(steps + 1)]
    bottom = [(radius - bevel + bevel * math.sin(angle), low + bevel - bevel * math.cos(angle)) for angle in arc]
    top = [(radius - bevel + bevel * math.cos(angle), high - bevel + bevel * math.sin(angle)) for angle in arc]
    return [(0, low)] + bottom + top + [(0, high)]


def cylinder(radius, low, high, place, material, bevel=0.04, turn=(0, 0, 0)):
    """A cylinder with rounded rims."""
    return lathe(rounded_profile(radius, low, high, bevel), place, material, turn=turn)


def ring(radius, thickness, place, material, turn=(0, 0, 0), flat=1.0):
    """A torus; `flat` presses its section."""
    section = [math.tau * at / 24 for at in range(25)]
    profile = [(radius + thickness * math.cos(angle), thickness * flat * math.sin(angle)) for angle in section]
    return lathe(profile, place, material, turn=turn, steps=128)


def ball(radius, place, material, stretch=(1, 1, 1), detail=5):
    """A sphere."""
    import bmesh

    work = bmesh.new()
    bmesh.ops.create_icosphere(work, subdivisions=detail, radius=radius)
    data = bpy.data.meshes.new("ball")
    work.to_mesh(data)
    work.free()
    body = bpy.data.objects.new("ball", data)
    bpy.context.scene.collection.objects.link(body)
    data.materials.append(material)
    for face in data.polygons:
        face.use_smooth = True
    body.location = place
    body.scale = stretch
    return body


def tube(points, radius, material, resolution=8):
    """A round tube along a smooth line."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = resolution
    curve.use_fill_caps = True
    spline = curve.splines.new("NURBS")
    spline.points.add(len(points) - 1)
    for spot, place in zip(spline.points, points):
        spot.co = (*place, 1)
    spline.use_endpoint_u = True
    spline.order_u = 4
    spline.resolution_u = 24
    body = bpy.data.objects.new("tube", curve)
    bpy.context.scene.collection.objects.link(body)
    curve.materials.append(material)
    return body


def mist(place, width, height, density=0.5, tint="#eef6fb", seed=0.0, bright=0.9, scale=1.2, stretch=(1, 1, 1), turn=None):
    """A card of mist that faces the camera and casts no shadow."""
    card = mesh("mist", [(-0.5, -0.5, 0), (0.5, -0.5, 0), (0.5, 0.5, 0), (-0.5, 0.5, 0)], [(0, 1, 2, 3)],
                mist_material("mist", tint, density, scale, seed, bright, stretch))
    card.scale = (width, height, 1)
    card.location = place
    card.rotation_euler = turn or (math.pi / 2, 0, 0)
    card.visible_shadow = False
    card.visible_diffuse = False
    return card


def rounded(body, width, segments=4):
    """Bevels every edge."""
    if width > 0:
        bevel = body.modifiers.new("bevel", "BEVEL")
        bevel.width = width
        bevel.segments = segments
        bevel.limit_method = "ANGLE"
        bevel.harden_normals = True
        for face in body.data.polygons:
            face.use_smooth = True
        body.data.use_auto_smooth = True
        body.data.auto_smooth_angle = math.radians(40)
    return body


def rough(body, strength, scale, seed=0, subdivide=0):
    """Gives a body an uneven, hand-broken surface."""
    if subdivide:
        more = body.modifiers.new("more", "SUBSURF")
        more.subdivision_type = "SIMPLE"
        more.levels = more.render_levels = subdivide
    texture = bpy.data.textures.new("rough", "CLOUDS")
    texture.noise_scale = scale
    texture.noise_depth = 4
    push = body.modifiers.new("rough", "DISPLACE")
    push.texture = texture
    push.strength = strength
    push.texture_coords = "GLOBAL"
    body.location.z += seed * 1e-4
    return body


def dice(seed):
    """Random numbers that are the same in every run."""
    return random.Random(seed)
