"""Ferns of frost as a height map: stems grow inward from a pane's edges, and branch at about sixty degrees, twice."""

import math
import random

import bpy
import numpy as np

from kept import KEPT


def fern_image(name, size=1024, stems=90, reach=0.34, seed=1):
    """An image of heights from 0 to 1 in a square; `reach` is the longest stem as a share of its side."""
    kept = KEPT / f"ferns-{size}-{stems}-{reach}-{seed}.npy"
    if not kept.exists():
        KEPT.mkdir(parents=True, exist_ok=True)
        np.save(kept, ferns(size, stems, reach, seed))
    height = np.load(kept).astype(np.float32)
    image = bpy.data.images.new(name, size, size, float_buffer=True)
    image.colorspace_settings.name = "Non-Color"
    pixels = np.ones((size, size, 4), dtype=np.float32)
    pixels[..., :3] = height[..., None]
    image.pixels.foreach_set(pixels.ravel())
    image.pack()
    return image


def ferns(size, stems, reach, seed):
    """The heights themselves, (size, size)."""
    throw = random.Random(seed)
    height = np.zeros((size, size), dtype=np.float32)
    for _ in range(stems):
        side, along = throw.randrange(4), throw.random()
        x, y, heading = ((along, 0, 90), (along, 1, -90), (0, along, 0), (1, along, 180))[side]
        length = reach * throw.uniform(0.25, 1) ** 1.4
        grow(height, throw, x, y, math.radians(heading + throw.gauss(0, 24)), length, 1.0, 0)
    height = np.maximum(height, 0.8 * softened(height, 1))
    height = height * 0.75 + 0.25 * np.clip(softened(height, 5) * 2.2, 0, 1)
    return height.astype(np.float16)


def grow(height, throw, x, y, heading, length, strength, level):
    """Draws one stem and, from it, its branches."""
    size = height.shape[0]
    steps = max(2, int(length * size))
    bend = throw.gauss(0, 0.9) / max(steps, 1)
    headings = heading + bend * np.arange(steps) + np.cumsum(np.full(steps, 0.0))
    xs = x + np.cumsum(np.cos(headings)) * length / steps
    ys = y + np.cumsum(np.sin(headings)) * length / steps
    taper = strength * (1 - 0.75 * np.linspace(0, 1, steps))
    across, up = (xs * size).astype(int), (ys * size).astype(int)
    inside = (across >= 0) & (across < size) & (up >= 0) & (up < size)
    np.maximum.at(height, (up[inside], across[inside]), taper[inside])
    if level == 2 or length * size < 8:
        return
    spacing = (0.013, 0.0065)[level] * size * throw.uniform(0.8, 1.2)
    for at in np.arange(spacing, steps * 0.97, spacing):
        at = int(at)
        for hand in (-1, 1):
            turn = hand * math.radians(throw.gauss(58, 5))
            branch = length * (0.42, 0.34)[level] * (1 - at / steps) ** 0.8 * throw.uniform(0.45, 1)
            grow(height, throw, xs[at], ys[at], headings[at] + turn, branch, taper[at] * 0.8, level + 1)


def softened(picture, radius):
    """A box blur, done twice along each axis."""
    kernel = np.ones(2 * radius + 1, dtype=np.float32) / (2 * radius + 1)
    for _ in range(2):
        for axis in (0, 1):
            picture = np.apply_along_axis(lambda row: np.convolve(row, kernel, "same"), axis, picture)
    return picture


def needles(body, material, count, length, seed=1, where=None):
    """
    Crystals of rime as bodies: thin three-sided points that stand on a body's faces, longest where `where(place)` is 1.
    Lengths in metres; gives one mesh of all of them.
    """
    throw = np.random.default_rng(seed)
    graph = bpy.context.evaluated_depsgraph_get()
    mesh = body.evaluated_get(graph).to_mesh()
    mesh.calc_loop_triangles()
    corners = np.array([[tuple(mesh.vertices[at].co) for at in triangle.vertices] for triangle in mesh.loop_triangles])
    normals = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    sizes = np.linalg.norm(normals, axis=1)
    chosen = throw.choice(len(corners), count, p=sizes / sizes.sum())
    one, other = np.sqrt(throw.random(count)), throw.random(count)
    shares = np.stack([1 - one, one * (1 - other), one * other], 1)
    roots = (corners[chosen] * shares[..., None]).sum(1)
    strength = np.array([where(place) for place in roots]) if where else np.ones(count)
    ways = normals[chosen] / sizes[chosen, None] + throw.normal(0, 0.38, (count, 3))
    ways /= np.linalg.norm(ways, axis=1)[:, None]
    sides = np.cross(ways, throw.normal(0, 1, (count, 3)))
    sides /= np.linalg.norm(sides, axis=1)[:, None]
    others = np.cross(ways, sides)
    reach = length * strength * throw.gamma(2.2, 0.42, count)
    thick = reach * throw.uniform(0.10, 0.22, count)
    points = [roots + thick[:, None] * (math.cos(k * 2.0944) * sides + math.sin(k * 2.0944) * others) for k in range(3)] + [
        roots + ways * reach[:, None]
    ]
    verts = np.stack(points, 1)[reach > length * 0.04].reshape(-1, 3)
    firsts = np.arange(0, len(verts), 4)[:, None, None]
    faces = (firsts + np.array([(0, 1, 3), (1, 2, 3), (2, 0, 3)])).reshape(-1, 3)
    made = bpy.data.meshes.new("rime")
    made.from_pydata(verts.tolist(), [], faces.tolist())
    made.materials.append(material)
    crystals = bpy.data.objects.new("rime", made)
    bpy.context.scene.collection.objects.link(crystals)
    crystals.matrix_world = body.matrix_world
    crystals.parent = body.parent
    return crystals
