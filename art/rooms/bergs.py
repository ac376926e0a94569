"""Bodies of ice: blocks split along planes, cleaved again into facets, undercut where the water stands; flat floes and brash."""

from math import cos, radians, sin, tau

import bmesh
import bpy
import numpy as np
from mathutils import Vector, noise

from shapes import baked, put


def block(low, high, planes):
    """A mesh: the box from corner to corner, cut by planes, each a place and the way outward."""
    work = bmesh.new()
    bmesh.ops.create_cube(work, size=1)
    low, high = Vector(low), Vector(high)
    for vert in work.verts:
        vert.co = Vector([low[axis] + (vert.co[axis] + 0.5) * (high[axis] - low[axis]) for axis in range(3)])
    for place, outward in planes:
        whole = work.verts[:] + work.edges[:] + work.faces[:]
        cut = bmesh.ops.bisect_plane(work, geom=whole, plane_co=place, plane_no=Vector(outward).normalized(), clear_outer=True)
        bmesh.ops.edgeloop_fill(work, edges=[part for part in cut["geom_cut"] if isinstance(part, bmesh.types.BMEdge)])
    bmesh.ops.recalc_face_normals(work, faces=work.faces[:])
    mesh = bpy.data.meshes.new("block")
    work.to_mesh(mesh)
    work.free()
    return mesh


def berg(blocks, material, throw, grain=0.012, facets=((34, 0.11, 0.24), (260, 0.034, 0.20)), notch=0.12, door=None):
    """
    Blocks grown together. `grain` is the edge of its smallest face; `facets` are sizes of cleavage: how many, how far they
    stand out in metres, and their slant; `notch` how deep the water has undercut it; `door` half the width, height and back of a slit.
    """
    body = put(joined(blocks), material)
    if door:
        opened(body, *door)
    fine = body.modifiers.new("fine", "REMESH")
    fine.mode, fine.voxel_size = "VOXEL", grain
    baked(body)
    mesh = body.data
    places, normals = np.empty((2, len(mesh.vertices), 3), dtype=np.float32)
    mesh.vertices.foreach_get("co", places.ravel())
    mesh.vertices.foreach_get("normal", normals.ravel())
    away = throw.uniform(0, 90)
    bent = places + 0.14 * waves(places, 1.7, away) + 0.03 * waves(places, 9.0, away)
    rise = sum(cleaved(bent, throw, count, metres, slant, 2.5 * grain) for count, metres, slant in facets)
    rise *= 1 - 0.75 * np.clip((normals[:, 2] - 0.45) / 0.3, 0, 1)
    rise += notch * worn(places[:, 2] + 0.05 * waves(places, 1.9, away + 7)[:, 0])
    if door:
        rise *= clear_of(places, *door)
    places += 0.03 * waves(places, 2.6, away + 3)
    mesh.vertices.foreach_set("co", (places + normals * rise[:, None]).ravel())
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.use_auto_smooth = False
    mesh.update()
    return body


def joined(blocks):
    work = bmesh.new()
    for mesh in blocks:
        work.from_mesh(mesh)
    whole = bpy.data.meshes.new("berg")
    work.to_mesh(whole)
    work.free()
    return whole


def opened(body, half, tall, back):
    """Cuts a cleft from the front to `back`: as wide as a door ajar below, to nothing a hand above `tall`, its sides uneven."""
    knife = put(cleft(half, tall, back), None)
    cut = body.modifiers.new("door", "BOOLEAN")
    cut.object, cut.operation, cut.solver = knife, "DIFFERENCE", "EXACT"
    cut.use_self = True
    baked(body)
    bpy.data.objects.remove(knife)


def cleft(half, tall, back):
    sides = ((-2, -1.1, 1.1), (0, -1.1, 1.05), (0.26, -0.92, 1.12), (0.49, -1.06, 0.90), (0.72, -0.78, 0.88), (0.90, -0.60, 0.48), (1.02, -0.16, 0.30))
    outline = [(left * half, height * tall) for height, left, _ in sides] + [(0.1 * half, 1.10 * tall)]
    outline += [(right * half, height * tall) for height, _, right in reversed(sides)]
    work = bmesh.new()
    front, rear = ([work.verts.new((x, y, z)) for x, z in outline] for y in (-4, back))
    work.faces.new(front)
    work.faces.new(reversed(rear))
    for k, vert in enumerate(front):
        work.faces.new((front[k - 1], rear[k - 1], rear[k], vert))
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    mesh = bpy.data.meshes.new("cleft")
    work.to_mesh(mesh)
    work.free()
    return mesh


def clear_of(places, half, tall, back):
    """0 on the walls of the slit, 1 from a hand's breadth off."""
    aside = np.maximum(np.abs(places[:, 0]) - half, places[:, 2] - tall)
    return np.clip((aside - 0.01) / 0.10, 0, 1) ** 0.7


def waves(places, scale, away):
    """A soft noise of three parts, from -1 to 1."""
    shift = Vector((away, away, away))
    return np.array([noise.noise_vector(Vector(place) * scale + shift) for place in places.tolist()], dtype=np.float32)


def cleaved(places, throw, count, metres, slant, edge):
    """The rise of each place above the body: flat facets, each at a height and a slant of its own, with steps between."""
    dice = np.random.default_rng(throw.randrange(1 << 30))
    low, high = places.min(0), places.max(0)
    seeds = dice.uniform(low, high, (count, 3)).astype(np.float32)
    heights, slants = dice.uniform(-metres, metres, count), dice.normal(0, slant, (count, 3))
    shape = np.array((1.0, 1.0, 0.62), dtype=np.float32)
    rise = np.empty(len(places), dtype=np.float32)
    for first in range(0, len(places), 20000):
        some = places[first : first + 20000]
        squares = (((some * shape) ** 2).sum(1)[:, None] - 2 * (some * shape) @ (seeds * shape).T) + ((seeds * shape) ** 2).sum(1)
        two = np.argpartition(squares, 1, axis=1)[:, :2]
        far = np.sqrt(np.maximum(np.take_along_axis(squares, two, 1), 0))
        own = heights[two] + ((some[:, None] - seeds[two]) * slants[two]).sum(2)
        share = np.clip(0.5 + (far[:, 1] - far[:, 0]) / (4 * edge), 0, 1)
        rise[first : first + 20000] = own[:, 0] * share + own[:, 1] * (1 - share)
    return np.clip(rise, -2.2 * metres, 2.2 * metres)


def worn(height):
    """What the water took, by height above it: a notch, and below it the foot that stands out."""
    return -np.exp(-(((height - 0.13) / 0.11) ** 2)) + 0.9 * np.clip((0.03 - height) / 0.2, 0, 1)


def floe(at, across, freeboard, turn, material, throw):
    """A flat plate of ice that floats low, its outline broken."""
    sides = throw.randint(5, 8)
    planes = []
    for side in range(sides):
        angle = tau * (side + throw.uniform(-0.35, 0.35)) / sides
        way = Vector((cos(angle), sin(angle), throw.uniform(-0.15, 0.45)))
        planes.append((way * across * throw.uniform(0.30, 0.5), way))
    planes.append(((0, 0, freeboard), (throw.uniform(-0.10, 0.10), throw.uniform(-0.12, 0.04), 1)))
    body = berg(
        [block((-across, -across, -0.12), (across, across, 2 * freeboard), planes)],
        material,
        throw,
        max(0.006, across / 90),
        ((26, 0.05 * across, 0.10), (160, 0.018 * across, 0.12)),
        0.25 * freeboard,
    )
    body.location, body.rotation_euler.z = at, turn
    return body


def brash(places, material, throw):
    """Broken bits about those places, each (x, y, how many, how far they lie about): a few shapes, many times."""
    shapes = []
    for _ in range(7):
        bit = floe((0, 0, -50), 0.16, throw.uniform(0.02, 0.045), 0, material, throw)
        shapes.append(bit.data)
        bpy.data.objects.remove(bit)
    for x, y, many, about in places:
        for _ in range(many):
            body = bpy.data.objects.new("bit", throw.choice(shapes))
            bpy.context.scene.collection.objects.link(body)
            size = min(1.6, 0.18 + throw.expovariate(2.6))
            body.location = (x + throw.gauss(0, about), y + throw.gauss(0, about * 0.5), throw.uniform(-0.012, 0.0) * size)
            body.scale = (size * throw.uniform(0.7, 1.4), size, size * throw.uniform(0.7, 1.3))
            body.rotation_euler = (radians(throw.gauss(0, 5)), radians(throw.gauss(0, 5)), throw.uniform(0, tau))
