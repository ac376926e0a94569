"""Solid shapes in metres: boxes, rods, lathed vessels, tubes along a path, and sheets given by a function."""

from math import cos, pi, radians, sin

import bmesh
import bpy
import numpy as np
from mathutils import Vector, noise

# Without a seed of its own, the noise of places differs from one run to the next.
noise.seed_set(7)


def put(mesh, material, bevel=0.0, smooth=True, levels=0):
    """Sets a mesh into the room; `bevel` in metres, `levels` of subdivision."""
    body = bpy.data.objects.new(mesh.name, mesh)
    bpy.context.scene.collection.objects.link(body)
    if material:
        mesh.materials.append(material)
    if smooth:
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
        mesh.use_auto_smooth, mesh.auto_smooth_angle = True, radians(40)
    if bevel:
        rounded = body.modifiers.new("bevel", "BEVEL")
        rounded.width, rounded.segments, rounded.harden_normals = bevel, 3, True
    if levels:
        fine = body.modifiers.new("fine", "SUBSURF")
        fine.levels = fine.render_levels = levels
    return body


def box(low, high, material, bevel=0.003):
    """A box from corner to corner; its origin is its middle."""
    low, high = Vector(low), Vector(high)
    work = bmesh.new()
    bmesh.ops.create_cube(work, size=1)
    for vert in work.verts:
        vert.co = Vector([vert.co[axis] * (high[axis] - low[axis]) for axis in range(3)])
    mesh = bpy.data.meshes.new("box")
    work.to_mesh(mesh)
    work.free()
    body = put(mesh, material, bevel)
    body.location = (low + high) / 2
    return body


def sheet(place, columns, rows, material, thick=0.0, closed=False, levels=0, size=(1, 1), tip=False):
    """A grid of places `place(u, v)`, u and v from 0 to 1; `closed` joins its sides, `tip` a last row in one place; `size` in metres scales its UV."""
    across = columns if closed else columns - 1
    verts = [place(column / across, row / (rows - 1)) for row in range(rows) for column in range(columns)]
    faces, corners = [], []
    for row in range(rows - 1):
        for column in range(across):
            faces.append(
                (
                    row * columns + column,
                    row * columns + (column + 1) % columns,
                    (row + 1) * columns + (column + 1) % columns,
                    (row + 1) * columns + column,
                )
            )
            for right, up in ((0, 0), (1, 0), (1, 1), (0, 1)):
                corners += [(column + right) / across * size[0], (row + up) / (rows - 1) * size[1]]
    mesh = bpy.data.meshes.new("sheet")
    mesh.from_pydata(verts, [], faces)
    mesh.uv_layers.new(name="uv").data.foreach_set("uv", corners)
    body = put(mesh, material)
    mesh.auto_smooth_angle = pi
    if tip:
        body.modifiers.new("tip", "WELD").merge_threshold = 1e-5
    if thick:
        solid = body.modifiers.new("thick", "SOLIDIFY")
        solid.thickness, solid.offset = thick, 0
    if levels:
        fine = body.modifiers.new("fine", "SUBSURF")
        fine.levels = fine.render_levels = levels
    return body


def rod(start, end, radius, material, bevel=None, sides=40):
    """A round bar between two places."""
    start, end = Vector(start), Vector(end)
    work = bmesh.new()
    bmesh.ops.create_cone(work, cap_ends=True, segments=sides, radius1=radius, radius2=radius, depth=(end - start).length)
    mesh = bpy.data.meshes.new("rod")
    work.to_mesh(mesh)
    work.free()
    body = put(mesh, material, min(radius * 0.25, 0.004) if bevel is None else bevel)
    body.location = (start + end) / 2
    body.rotation_euler = (end - start).to_track_quat("Z", "Y").to_euler()
    return body


def lathe(profile, material, at=(0, 0, 0), sides=64, levels=0):
    """A turned body from (radius, height) pairs, along its own z."""

    def place(u, v):
        radius, height = profile[round(v * (len(profile) - 1))]
        return radius * cos(2 * pi * u), radius * sin(2 * pi * u), height

    body = sheet(place, sides, len(profile), material, closed=True, levels=levels)
    body.data.auto_smooth_angle = radians(35)
    body.location = at
    return body


def tube(path, radius, material, sides=20, smooth=8):
    """A hose along places, rounded between them; `radius` in metres or one for each place."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = "3D", 1.0, sides // 4, True
    line = curve.splines.new("NURBS")
    line.points.add(len(path) - 1)
    line.use_endpoint_u, line.order_u, line.resolution_u = True, 3, smooth
    for at, where in enumerate(path):
        line.points[at].co = (*where, 1)
        line.points[at].radius = radius[at] if isinstance(radius, (list, tuple)) else radius
    body = bpy.data.objects.new("tube", curve)
    bpy.context.scene.collection.objects.link(body)
    curve.materials.append(material)
    return body


def roughened(body, metres, scale, levels=4, seed=0.0):
    """Subdivides a body and pushes its surface in and out along a noise."""
    simple = body.modifiers.new("simple", "SUBSURF")
    simple.subdivision_type, simple.levels, simple.render_levels = "SIMPLE", levels, levels
    baked(body)
    mesh, away = body.data, Vector((seed, seed, seed))
    places, normals = np.empty((2, len(mesh.vertices), 3), dtype=np.float32)
    mesh.vertices.foreach_get("co", places.ravel())
    mesh.vertices.foreach_get("normal", normals.ravel())
    heights = np.array([noise.fractal(Vector(place) * scale + away, 0.7, 2.1, 5) for place in places], dtype=np.float32)
    mesh.vertices.foreach_set("co", (places + normals * metres * heights[:, None]).ravel())
    mesh.update()
    return body


def baked(body):
    """Puts a body's modifiers into its mesh."""
    graph = bpy.context.evaluated_depsgraph_get()
    mesh = bpy.data.meshes.new_from_object(body.evaluated_get(graph))
    body.modifiers.clear()
    body.data = mesh
    return body


def group(bodies, at=(0, 0, 0), turn=(0, 0, 0)):
    """Moves and turns (radians) several bodies as one about the origin."""
    hold = bpy.data.objects.new("hold", None)
    bpy.context.scene.collection.objects.link(hold)
    for body in bodies:
        body.parent = hold
    hold.location, hold.rotation_euler = at, turn
    return hold
