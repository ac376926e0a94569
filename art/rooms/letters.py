"""Print round bottles and pens: real words, small. Sizes in metres."""

from math import cos, sin

import bmesh
import bpy

from shapes import put


def flat_words(words, tall):
    """The mesh of words that lie flat; `tall` is a capital's height."""
    curve = bpy.data.curves.new("words", "FONT")
    curve.body, curve.size, curve.resolution_u = words, tall * 1.36, 4
    body = bpy.data.objects.new("words", curve)
    bpy.context.scene.collection.objects.link(body)
    graph = bpy.context.evaluated_depsgraph_get()
    mesh = bpy.data.meshes.new_from_object(body.evaluated_get(graph))
    bpy.data.objects.remove(body)
    return mesh


def wrapped(words, tall, radius, height, angle, ink, at=(0, 0, 0)):
    """Words round an upright body, their foot at that height, their first letter at that angle; `tall` is a capital's height."""
    mesh = flat_words(words, tall)
    work = bmesh.new()
    work.from_mesh(mesh)
    step = radius / 24
    for k in range(1, int(max(vert.co.x for vert in work.verts) / step) + 1):
        bmesh.ops.bisect_plane(work, geom=[*work.verts, *work.edges, *work.faces], plane_co=(k * step, 0, 0), plane_no=(1, 0, 0))
    for vert in work.verts:
        turn = angle + vert.co.x / radius
        vert.co = (radius * cos(turn), radius * sin(turn), height + vert.co.y)
    work.to_mesh(mesh)
    work.free()
    made = put(mesh, ink, smooth=False)
    made.location = at
    return made
