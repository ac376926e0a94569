"""Linen and towelling that fell under their own weight: Blender's cloth simulation, run until it rests."""

import hashlib

import bpy
import numpy as np

from kept import KEPT
from shapes import baked


def collide(*bodies, friction=12.0):
    """Bodies on which cloth comes to lie."""
    for body in bodies:
        body.modifiers.new("collision", "COLLISION")
        body.collision.thickness_outer = 0.004
        body.collision.cloth_friction = friction
        body.collision.use_culling = False


def fallen(body, frames=50, pins=None, stiff=8.0, bending=0.4, mass=0.25, itself=True, gap=0.004, thick=0.0, levels=1, quality=6, shrink=0.0):
    """
    Lets a sheet fall for that many frames and keeps the shape it comes to; `pins` are the numbers of vertices that stay.
    `stiff` resists stretching, `bending` folding; `gap` in metres keeps it off itself and what it lies on.
    """
    settings = (frames, sorted(pins or ()), stiff, bending, mass, itself, gap, quality, shrink)
    kept = KEPT / f"cloth-{fingerprint(body, settings)}.npy"
    if kept.exists():
        body.data.vertices.foreach_set("co", np.load(kept))
    else:
        simulated(body, *settings)
        places = np.empty(len(body.data.vertices) * 3, dtype=np.float32)
        body.data.vertices.foreach_get("co", places)
        KEPT.mkdir(parents=True, exist_ok=True)
        np.save(kept, places)
    if thick:
        solid = body.modifiers.new("thick", "SOLIDIFY")
        solid.thickness, solid.offset = thick, 0
    if levels:
        fine = body.modifiers.new("fine", "SUBSURF")
        fine.levels = fine.render_levels = levels
    body.data.polygons.foreach_set("use_smooth", [True] * len(body.data.polygons))
    return body


def simulated(body, frames, pins, stiff, bending, mass, itself, gap, quality, shrink):
    weave = body.modifiers.new("cloth", "CLOTH")
    settings = weave.settings
    settings.quality, settings.mass, settings.air_damping = quality, mass, 2.0
    settings.tension_stiffness = settings.compression_stiffness = stiff
    settings.shear_stiffness, settings.bending_stiffness = stiff * 0.4, bending
    settings.shrink_min = shrink
    if pins:
        body.vertex_groups.new(name="pins").add(list(pins), 1.0, "REPLACE")
        settings.vertex_group_mass = "pins"
    hits = weave.collision_settings
    hits.distance_min, hits.collision_quality = gap, 3
    hits.use_self_collision, hits.self_distance_min, hits.self_friction = itself, gap, 8
    weave.point_cache.frame_end = frames + 1
    scene = bpy.context.scene
    scene.frame_end = frames + 1
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    baked(body)
    scene.frame_set(1)


def fingerprint(body, settings):
    """Of the sheet as it starts, its settings, and everything it may come to lie on."""
    work = hashlib.sha256(repr(settings).encode())
    bpy.context.view_layer.update()
    for other in [body, *(other for other in bpy.context.scene.objects if any(part.type == "COLLISION" for part in other.modifiers))]:
        places = np.empty(len(other.data.vertices) * 3, dtype=np.float32)
        other.data.vertices.foreach_get("co", places)
        work.update(np.round(places, 4).tobytes())
        work.update(np.round(np.array(other.matrix_world), 4).tobytes())
    return work.hexdigest()[:16]
