"""Chairs, cushions and tables."""

from math import pi

import bmesh
import bpy
from mathutils import Vector, noise

from shapes import box, put, rod

# How much of its thinnest side a cushion's corner takes.
ROUND = 0.42


def cushion(low, high, cloth, plump=0.03, seed=1, sag=0.0):
    """An upholstered block: rounded, fuller in its middle, creased towards its corners; `sag` where somebody sat."""
    low, high = Vector(low), Vector(high)
    half, middle = (high - low) / 2, (low + high) / 2
    work = bmesh.new()
    bmesh.ops.create_cube(work, size=2)
    bmesh.ops.subdivide_edges(work, edges=work.edges[:], cuts=15, use_grid_fill=True)
    thin = min(half)
    for vert in work.verts:
        unit = vert.co.copy()
        room = Vector([max(0.0, abs(unit[axis]) * half[axis] - (half[axis] - thin * ROUND)) for axis in range(3)])
        # Each corner is rounded by a share of the thinnest side.
        core = Vector(
            [
                (
                    max(-1, min(1, unit[axis])) * (half[axis] - thin * ROUND)
                    if abs(unit[axis]) * half[axis] > half[axis] - thin * ROUND
                    else unit[axis] * half[axis]
                )
                for axis in range(3)
            ]
        )
        way = Vector([(1 if unit[axis] > 0 else -1) * room[axis] for axis in range(3)])
        place = core + (way.normalized() * thin * ROUND * max(room) / (thin * ROUND) if way.length > 0 else way)
        full = (1 - unit.x**2) * (1 - unit.y**2) if abs(unit.z) > 0.99 else 0
        place.z += plump * full * (1 if unit.z > 0 else -0.2)
        if sag and unit.z > 0:
            place.z -= sag * max(0, 1 - (unit.x**2 + (unit.y + 0.1) ** 2) * 1.6)
        place += noise.noise_vector(place * 7 + Vector((seed, 0, 0))) * 0.006
        vert.co = place
    mesh = bpy.data.meshes.new("cushion")
    work.to_mesh(mesh)
    work.free()
    body = put(mesh, cloth, levels=1)
    mesh.auto_smooth_angle = pi
    body.location = middle
    return body


def armchair(cloth, wood, wide=0.74, deep=0.78):
    """A low armchair that looks along -y, its seat 0.42 m high, about the origin. Gives its parts."""
    side = wide / 2
    parts = [
        cushion((-side + 0.09, -deep / 2 + 0.02, 0.27), (side - 0.09, deep / 2 - 0.12, 0.43), cloth, 0.025, 1, 0.015),
        cushion((-side + 0.09, deep / 2 - 0.24, 0.36), (side - 0.09, deep / 2 - 0.05, 0.84), cloth, 0.0, 4),
        cushion((-side, -deep / 2 + 0.03, 0.20), (-side + 0.11, deep / 2 - 0.02, 0.60), cloth, 0.012, 7),
        cushion((side - 0.11, -deep / 2 + 0.03, 0.20), (side, deep / 2 - 0.02, 0.60), cloth, 0.012, 9),
        cushion((-side, deep / 2 - 0.11, 0.20), (side, deep / 2, 0.78), cloth, 0.0, 12),
        box((-side + 0.02, -deep / 2 + 0.05, 0.17), (side - 0.02, deep / 2 - 0.02, 0.27), cloth, 0.02),
    ]
    for x in (-side + 0.06, side - 0.06):
        for y in (-deep / 2 + 0.09, deep / 2 - 0.06):
            parts.append(rod((x, y, 0), (x, y, 0.18), 0.018, wood))
    return parts


def side_table(at, wood, height=0.48, radius=0.19):
    """A round table on three legs."""
    x, y, z = at
    parts = [rod((x, y, z + height - 0.022), (x, y, z + height), radius, wood, 0.004, sides=72)]
    for dx, dy in ((0.11, 0.0), (-0.055, 0.095), (-0.055, -0.095)):
        parts.append(rod((x + dx * 0.7, y + dy * 0.7, z + height - 0.02), (x + dx * 1.35, y + dy * 1.35, z), 0.012, wood))
    return parts
