"""What somebody left: robes, towels, slippers, cups. Sizes in metres."""

from math import cos, pi, radians, sin

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector, noise

from cloth import fallen
from shapes import baked, box, group, lathe, put, rod, sheet


def bench(low, high, wood, dark, boards=3):
    """A bench of boards along x on two dark trestles."""
    depth = (high[1] - low[1]) / boards
    for at in range(boards):
        box((low[0], low[1] + at * depth + 0.003, high[2] - 0.042), (high[0], low[1] + (at + 1) * depth - 0.003, high[2]), wood, 0.004)
    for x in (low[0] + 0.16, high[0] - 0.19):
        box((x, low[1] + 0.02, low[2]), (x + 0.03, high[1] - 0.02, high[2] - 0.042), dark, 0.002)


def robe(hook, cloth, turn=0.0, wall=None):
    """A robe that hangs by its loop from a hook: sewn from a body and two sleeves, then let fall."""
    work = bmesh.new()
    capsule(work, Matrix.Translation((0, 0, -0.62)), 0.23, 0.13, 1.10, 1.22)
    for side in (-1, 1):
        capsule(work, sleeve_at(side), 0.10, 0.095, 0.56, 1.2)
    capsule(work, Matrix.Translation((0, 0.01, -0.08)), 0.085, 0.075, 0.16, 1.5)
    mesh = bpy.data.meshes.new("robe")
    work.to_mesh(mesh)
    work.free()
    body = put(mesh, cloth)
    union = body.modifiers.new("union", "REMESH")
    union.mode, union.voxel_size = "VOXEL", 0.021
    baked(body)
    opened(body.data)
    body.location = hook
    body.rotation_euler.z = turn
    pins = [vert.index for vert in body.data.vertices if vert.co.z > -0.05 and vert.co.y > 0.0]
    fallen(body, 55, pins, stiff=5, bending=0.25, mass=0.4, gap=0.006, thick=0.007, levels=1, quality=6)
    return body


def sleeve_at(side):
    """Where a robe's sleeve starts from: beside the body, almost hanging."""
    return Matrix.Translation((side * 0.315, 0, -0.36)) @ Matrix.Rotation(side * radians(-22), 4, "Y")


def capsule(work, way, across, deep, length, flare):
    """An upright elliptic column about its own middle, wider by `flare` at its foot."""
    made = bmesh.ops.create_cone(work, cap_ends=True, segments=40, radius1=flare, radius2=1, depth=length)["verts"]
    for vert in made:
        vert.co = way @ Vector((vert.co.x * across, vert.co.y * deep, vert.co.z))


def opened(mesh):
    """Cuts a robe's hem, cuffs and neck open, and its front from the neck down."""
    work = bmesh.new()
    work.from_mesh(mesh)
    gone = []
    for face in work.faces:
        x, y, z = face.calc_center_median()
        is_hem, is_neck = z < -1.15, z > -0.02
        is_cuff = abs(x) > 0.24 and (sleeve_at(1 if x > 0 else -1).inverted() @ Vector((x, y, z))).z < -0.265
        is_front = y < 0 and z > -0.50 and abs(x - 0.015) < 0.008 + 0.08 * max(0, (z + 0.50) / 0.50)
        if is_hem or is_neck or is_cuff or is_front:
            gone.append(face)
    bmesh.ops.delete(work, geom=gone, context="FACES")
    work.to_mesh(mesh)
    work.free()


def hook(at, metal):
    """A peg on a wall that looks along -y."""
    x, y, z = at
    rod((x, y, z), (x, y - 0.05, z + 0.004), 0.007, metal)
    rod((x, y - 0.048, z + 0.004), (x, y - 0.058, z + 0.006), 0.014, metal)


def folded_towel(at, size, cloth, layers=4, turn=0.0, seed=1):
    """A towel folded over and over: its folds show at both ends of x. `size` is its length, depth and height."""
    length, depth, height = size
    step = height / layers
    bend = step * 0.5
    places = []
    for layer in range(layers):
        z, way = step * (layer + 0.5), 1 if layer % 2 else -1
        reach = length / 2 - bend - 0.006 * noise.noise((layer * 3.1, seed, 0))
        places += [(-way * reach * k, z) for k in np.linspace(-1, 1, 12)]
        if layer < layers - 1:
            places += [(-way * (reach + bend * 0.9 * sin(a)), z + bend * (1 - cos(a))) for a in np.linspace(0, pi, 7)[1:-1]]

    def place(u, v):
        x, z = places[round(v * (len(places) - 1))]
        stir = noise.noise_vector((x * 9 + seed, u * 3, z * 20)) * 0.0045
        sag = -0.003 * abs(2 * u - 1) ** 4 * (z / height)
        return x + stir.x, (u - 0.5) * depth + stir.y, z + stir.z + sag

    body = sheet(place, 24, len(places), cloth, size=(depth, length * layers))
    solid = body.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = step * 0.86, 0
    round_edge = body.modifiers.new("edge", "BEVEL")
    round_edge.width, round_edge.segments, round_edge.limit_method = step * 0.3, 3, "ANGLE"
    fine = body.modifiers.new("fine", "SUBSURF")
    fine.levels = fine.render_levels = 1
    body.location, body.rotation_euler.z = at, turn
    return body


def slippers(at, turn, cloth, sole, apart=0.115, askew=0.16):
    """A pair of open slippers, one a little askew; `turn` is where their toes point (radians, 0 along +y)."""
    for hand in (-1, 1):
        hold = group(slipper(cloth, sole, hand), (0, 0, 0), (0, 0, askew * (hand > 0)))
        hold.parent = group([], at, (0, 0, turn))
        hold.location = (hand * apart / 2, 0.03 * (hand > 0), 0)


def slipper(cloth, sole, hand):
    """Its sole and its strap; the toe points along +y."""

    def half(v):
        wide = 0.043 * (1 - abs(2 * v - 1) ** 3.4) ** 0.5
        return wide * (0.86 + 0.24 * v)

    def bend(v):
        return hand * 0.008 * sin(pi * v)

    def bottom(u, v):
        return (2 * u - 1) * half(v) + bend(v), (v - 0.5) * 0.275, 0.012

    def top(u, v):
        x = (2 * u - 1) * half(v) * 0.95 + bend(v)
        return x, (v - 0.5) * 0.268, 0.026 - 0.004 * (1 - (2 * u - 1) ** 2)

    def strap(u, v):
        place = 0.53 + 0.33 * v
        across = -cos(pi * u)
        return (
            across * (half(place) + 0.006) + bend(place),
            (place - 0.5) * 0.275 + 0.012 * sin(pi * u),
            0.014 + (0.060 - 0.018 * v) * sin(pi * u) ** 0.7,
        )

    return [
        sheet(bottom, 13, 40, sole, 0.022, levels=1),
        sheet(top, 13, 40, cloth, 0.008, levels=1, size=(0.09, 0.27)),
        sheet(strap, 28, 12, cloth, 0.010, levels=1, size=(0.2, 0.1)),
    ]


def cup(at, glaze, drink=None, radius=0.04, height=0.085):
    """A cup without a handle; its drink stands a finger below its rim."""
    wall = 0.0035
    outside = [(0.0, 0.0), (radius * 0.62, 0.0), (radius * 0.78, 0.004), (radius * 0.93, height * 0.4), (radius, height * 0.8), (radius, height)]
    inside = [(radius - wall, height), (radius - wall, height * 0.8), (radius * 0.9 - wall, height * 0.4), (radius * 0.7, 0.010), (0.0, 0.008)]
    made = [lathe(outside + inside, glaze, at, levels=2)]
    if drink:
        made.append(lathe([(0.0, height * 0.78), (radius - wall, height * 0.78)], drink, at))
    return made
