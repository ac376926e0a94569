"""Slabs of lake ice: split along planes, chipped, weathered; blue within, and lit through from behind."""

from math import cos, radians, sin, tau

import bmesh
import bpy
from mathutils import Vector

from materials import crystals
from nodes import Nodes
from shapes import baked, box, put, roughened


def slab(at, height, width, depth, lean, turn, material, throw, detail=3, slit=None):
    """An uneven splinter, cut askew at its top; `lean` in metres a metre; `throw` its dice; `slit` the half width and height of a door in it."""
    sides = 7
    angles = [tau * (at_ + throw.uniform(-0.25, 0.25)) / sides for at_ in range(sides)]
    slope, crest = (throw.choice((-1, 1)) * throw.uniform(0.7, 1.6), throw.uniform(-0.4, 0.2)), throw.uniform(0.26, 0.5)
    work = bmesh.new()
    for level, swell in ((-0.4, 1.0), (0.35 * height, 1.05), (0.72 * height, throw.uniform(0.7, 0.9)), (height, crest)):
        for angle in angles:
            x, y = width / 2 * cos(angle) * swell, depth / 2 * sin(angle) * swell
            rise = level + (slope[0] * x + slope[1] * y) * (1.5 if level == height else 0.15)
            work.verts.new((x + lean * max(level, 0), y, rise))
    hulled(work)
    for _ in range(14):
        angle = throw.uniform(0, tau)
        chip(work, Vector((cos(angle), sin(angle), throw.uniform(-0.1, 0.9))).normalized(), throw.uniform(0.03, 0.15) * width)
    bmesh.ops.triangulate(work, faces=work.faces[:])
    mesh = bpy.data.meshes.new("slab")
    work.to_mesh(mesh)
    work.free()
    body = put(mesh, material)
    if slit:
        cut(body, *slit, depth)
    roughened(body, 0.016 * min(width, 1.0), 2.2, detail, throw.uniform(0, 50))
    body.data.use_auto_smooth, body.data.auto_smooth_angle = True, radians(13)
    body.location, body.rotation_euler = at, (0, 0, turn)
    return body


def cut(body, half, tall, depth):
    """Opens a slit in a slab from its front almost to its back."""
    knife = box((-half, -3, -1), (half, 0.25 * depth, tall), None, 0)
    door = body.modifiers.new("door", "BOOLEAN")
    door.object, door.operation, door.solver = knife, "DIFFERENCE", "EXACT"
    baked(body)
    bpy.data.objects.remove(knife)
    work = bmesh.new()
    work.from_mesh(body.data)
    bmesh.ops.triangulate(work, faces=work.faces[:])
    work.to_mesh(body.data)
    work.free()


def hulled(work):
    hull = bmesh.ops.convex_hull(work, input=work.verts)
    inside = {part for part in hull["geom_interior"] if isinstance(part, bmesh.types.BMVert)}
    bmesh.ops.delete(work, geom=list(inside), context="VERTS")


def chip(work, normal, depth):
    """Cuts the corner off that looks along `normal`."""
    corner = max((vert.co.dot(normal) for vert in work.verts), default=0)
    whole = work.verts[:] + work.edges[:] + work.faces[:]
    cut = bmesh.ops.bisect_plane(work, geom=whole, plane_co=normal * (corner - depth), plane_no=normal, clear_outer=True)
    bmesh.ops.edgeloop_fill(work, edges=[part for part in cut["geom_cut"] if isinstance(part, bmesh.types.BMEdge)])


def lake_ice(name="ice", tint=(0.36, 0.64, 0.84), reach=0.7, roughness=0.07, door=None):
    """
    Ice that light soaks into, blue the farther it goes; white along old fractures and where snow lies on its top. Round a
    `door`, half its width and its height, the warm light soaks in too.
    """
    m = Nodes(name)
    where = m.place()
    veins = fracture(m, where, (2.1, 0.9, 0.8))
    veins = m.math("MAXIMUM", veins, m.times(fracture(m, where, (-1.2, 1.9, 1.7)), 0.7))
    cloud = m.noise(where, 1.6, 5, 0.6)
    bubble = m.span(m.noise(where, 26, 4, 0.7), 0.58, 0.72, 0.0, 0.35)
    white = m.math("MAXIMUM", m.math("MAXIMUM", m.times(veins, 0.55), bubble), m.span(cloud, 0.55, 0.8, 0.0, 0.5))
    colour = m.blend(white, tint, (0.86, 0.93, 0.97))
    relief = m.add(m.times(m.noise(where, 7, 6, 0.6), 0.8), m.times(m.noise(where, 40, 4, 0.65), 0.22))
    rough = m.add(m.times(white, 0.3), m.span(m.noise(where, 5, 4), 0.35, 0.7, roughness, roughness + 0.2))
    clear = m.surface(
        Base_Color=colour,
        Subsurface=0.8,
        Subsurface_Color=colour,
        Subsurface_Radius=(0.12 * reach, 0.42 * reach, 0.75 * reach),
        Roughness=rough,
        Specular=0.7,
        Normal=m.bump(relief, 0.045),
        **soaked(m, where, door),
    )
    upward = m.parts(m.node("NewGeometry").outputs["Normal"])[2]
    snow = m.span(m.add(upward, m.times(m.math("SUBTRACT", m.noise(where, 9, 5, 0.7), 0.5), 0.9)), 0.45, 0.75, 0.0, 0.9)
    drift = m.surface(Base_Color=(0.78, 0.86, 0.94, 1), Roughness=0.8, Specular=0.3, Normal=m.bump(crystals(m, where), 0.006))
    return m.done(m.mix(snow, clear, drift))


def soaked(m, where, door):
    """The light of a door in the ice about it: strongest at its edge, gone half a metre away."""
    if not door:
        return {}
    across, _, up = m.parts(where)
    aside = m.math("MAXIMUM", m.math("SUBTRACT", m.math("ABSOLUTE", across), door[0]), 0.0)
    above = m.math("MAXIMUM", m.math("SUBTRACT", up, door[1]), 0.0)
    away = m.math("SQRT", m.add(m.times(aside, aside), m.times(above, above)))
    cloud = m.span(m.noise(where, 3.2, 5, 0.65, 0.8), 0.3, 0.7, 0.35, 1.3)
    near = m.times(m.math("POWER", 2.718, m.times(away, -6.5)), cloud)
    return {
        "Emission": m.ramp(near, (0.0, (0.0, 0.0, 0.0)), (0.25, (0.10, 0.018, 0.003)), (0.7, (0.75, 0.17, 0.03)), (1.0, (1.0, 0.36, 0.09))),
        "Emission_Strength": 0.9,
    }


def fracture(m, where, normal):
    """From 0 to 1: a plane of old breaks, bright along the plane and fading on one side of it."""
    along = m.node("VectorMath", {0: where, 1: normal}, operation="DOT_PRODUCT").outputs["Value"]
    saw = m.math("FRACT", m.add(along, m.times(m.noise(where, 1.3, 3), 0.9)))
    patch = m.span(m.noise(where, 2.0, 3), 0.42, 0.62)
    return m.times(m.math("POWER", saw, 7.0), patch)
