"""What stands outside the window: trees leaf by leaf, houses with lit windows, water. Sizes in metres."""

from math import cos, sin, tau
from random import Random

import bpy
from mathutils import Vector

from materials import plain, water
from nodes import Nodes
from shapes import box, put, sheet


def ground(tint=(0.020, 0.026, 0.014), near=6.0, far=880, height=-1.2):
    """Flat land from `near` to `far` metres."""
    return staying(lambda u, v: ((u - 0.5) * 1800, near + (far - near) * v, height), plain("ground", tint, 0.9))


def river(near, far, height=-1.6, waves=0.08):
    """Water from `near` to `far` metres."""
    return staying(
        lambda u, v: ((u - 0.5) * 1600, near + (far - near) * v, height), water("river", (0.010, 0.020, 0.030), waves, (0.06, 0.22, 1), 0.06)
    )


def staying(place, material):
    """A flat sheet that is not carried farther off with the rest of a town."""
    body = sheet(place, 2, 2, material)
    body["stays"] = True
    return body


def veiled(name, tint, share, rough=0.85, air=(0.34, 0.25, 0.25), courses=None):
    """
    What stands far off: weathered, and paler by that share for the air before it. `courses` are the height and the length
    of its stones or boards in metres: each has a tone of its own, with a dark joint.
    """
    m = Nodes(name)
    where = m.place()
    weather = m.add(m.times(m.noise(m.place((1, 1, 0.25)), 0.55, 5, 0.65), 0.6), m.times(m.noise(where, 2.4, 4, 0.6), 0.4))
    tone = m.blend(m.span(weather, 0.32, 0.68), tuple(part * 0.50 for part in tint), tuple(part * 1.15 for part in tint))
    if courses:
        x, y, z = m.parts(where)
        row = m.math("DIVIDE", z, courses[0])
        along = m.add(m.math("DIVIDE", m.add(x, y), courses[1]), m.times(m.math("FLOOR", row), 0.5))
        cell = m.node("CombineXYZ", {0: m.math("FLOOR", along), 1: m.math("FLOOR", row), 2: 3.0}).outputs[0]
        own = m.node("TexWhiteNoise", {"Vector": cell}, noise_dimensions="3D").outputs["Value"]
        joint = m.math("MAXIMUM", m.span(m.math("FRACT", row), 0.0, 0.14, 1.0, 0.0), m.span(m.math("FRACT", along), 0.0, 0.08, 1.0, 0.0))
        tone = m.blend(m.add(m.times(own, 0.55), m.times(joint, 0.45)), tone, tuple(part * 0.30 for part in tint))
    body = m.surface(Base_Color=tone, Roughness=rough, Specular=0.25)
    return m.done(m.mix(share, body, m.node("Emission", {0: (*air, 1), 1: 1.0}).outputs[0]))


def tree_mesh(seed, tall=9.0, spread=0.55, vase=0.0, leaves=5200, leaf=0.16):
    """One tree as a mesh: limbs that fork five times, leaves at their ends; `vase` carries the limbs up and outward, as an elm's."""
    throw = Random(seed)
    verts, faces, kinds, ends = [], [], [], []

    def limb(start, way, length, thick, level):
        end = start + way * length
        side = way.orthogonal().normalized()
        other = way.cross(side)
        first = len(verts)
        for centre, radius in ((start, thick), (end, thick * 0.68)):
            for k in range(5):
                verts.append(centre + radius * (side * cos(k * tau / 5) + other * sin(k * tau / 5)))
        for k in range(5):
            faces.append((first + k, first + (k + 1) % 5, first + 5 + (k + 1) % 5, first + 5 + k))
            kinds.append(0)
        if level == 5:
            ends.append(end)
            return
        if level >= 3:
            ends.append(end)
        for _ in range(2 if level == 0 and vase else throw.choice((2, 3, 3))):
            turn = Vector((throw.gauss(0, 1), throw.gauss(0, 1), throw.gauss(0.15 + vase * (level < 2), 0.5)))
            limb(end, (way + turn.normalized() * (spread + 0.12 * level)).normalized(), length * throw.uniform(0.62, 0.82), thick * 0.62, level + 1)

    limb(Vector((0, 0, 0)), Vector((0.02, 0.0, 1)), tall * 0.26, tall * 0.018, 0)
    for _ in range(leaves):
        centre = throw.choice(ends) + Vector((throw.gauss(0, 0.045), throw.gauss(0, 0.045), throw.gauss(0, 0.04))) * tall
        one = Vector((throw.gauss(0, 1), throw.gauss(0, 1), throw.gauss(0, 1))).normalized()
        other = one.orthogonal().normalized()
        size = leaf * throw.uniform(0.6, 1.3)
        first = len(verts)
        verts.extend([centre - one * size, centre + other * size * 0.6, centre + one * size, centre - other * size * 0.6])
        faces.append((first, first + 1, first + 2, first + 3))
        kinds.append(1)
    mesh = bpy.data.meshes.new("tree")
    mesh.from_pydata(verts, [], faces)
    mesh.materials.append(plain("bark", (0.030, 0.024, 0.020), 0.9))
    mesh.materials.append(leaf_material(seed))
    mesh.polygons.foreach_set("material_index", kinds)
    return mesh


def leaf_material(seed):
    m = Nodes("leaf")
    tone = m.noise(m.place(space="World"), 0.9, 3)
    tint = m.ramp(tone, (0.3, (0.022, 0.038, 0.014)), (0.7, (0.060, 0.078, 0.022)))
    through = m.node("BsdfTranslucent", {0: tint}).outputs[0]
    return m.done(m.mix(0.35, m.node("BsdfDiffuse", {0: tint}).outputs[0], through))


def planted(mesh, at, size=1.0, turn=0.0):
    """A tree of that mesh at a place."""
    body = bpy.data.objects.new("tree", mesh)
    bpy.context.scene.collection.objects.link(body)
    body.location, body.scale, body.rotation_euler.z = at, (size, size, size), turn
    return body


def house(at, wide, deep, eaves, roof, wall, cover, lit, throw, share=0.4, turn=0.0, across=True):
    """A gabled house; `share` of its windows is lit."""
    x, y, z = at
    half, run = wide / 2, deep / 2
    ends = [(-half, 0), (half, 0)] if across else []
    verts = [
        (-half, -run, 0),
        (half, -run, 0),
        (half, run, 0),
        (-half, run, 0),
        (-half, -run, eaves),
        (half, -run, eaves),
        (half, run, eaves),
        (-half, run, eaves),
    ]
    ridge = [(-half, 0, eaves + roof), (half, 0, eaves + roof)] if across else [(0, -run, eaves + roof), (0, run, eaves + roof)]
    walls = [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    slopes = [(4, 5, 9, 8), (6, 7, 8, 9), (5, 6, 9), (7, 4, 8)] if across else [(5, 6, 9, 8), (7, 4, 8, 9), (4, 5, 8), (6, 7, 9)]
    mesh = bpy.data.meshes.new("house")
    mesh.from_pydata(verts + ridge, [], walls + slopes)
    mesh.materials.append(wall)
    mesh.materials.append(cover)
    mesh.polygons.foreach_set("material_index", [0] * 4 + [1, 1, 0, 0])
    body = put(mesh, None, smooth=False)
    body.location, body.rotation_euler.z = at, turn
    dark = plain("pane", (0.01, 0.014, 0.02), 0.1)
    for row in range(max(1, int(eaves / 2.9))):
        for k in range(max(2, int(wide / 2.2))):
            wx = -half + (k + 0.5) * wide / max(2, int(wide / 2.2))
            pane = box(
                (wx - 0.45, -run - 0.05, 0.9 + 2.9 * row), (wx + 0.45, -run + 0.02, 2.4 + 2.9 * row), lit if throw.random() < share else dark, 0
            )
            pane.parent = body
    return body
