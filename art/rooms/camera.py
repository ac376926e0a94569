"""The camera and the settings of Cycles that every picture shares."""

from math import radians

import bpy
from mathutils import Vector


# Of the first pass; each further one counts on from it.
SEED = 3


def open_room(exposure=0.0, night=(0.0, 0.0, 0.0)):
    """An empty scene with the shared settings; `night` is the light that comes from everywhere."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.seed, cycles.use_denoising = SEED, False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 8, 3, 4
    cycles.transmission_bounces, cycles.volume_bounces, cycles.transparent_max_bounces = 6, 1, 12
    cycles.sample_clamp_direct, cycles.sample_clamp_indirect, cycles.blur_glossy = 16, 4, 0.5
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.use_adaptive_sampling = False
    cycles.volume_step_rate, cycles.volume_max_steps = 3, 32
    scene.render.use_persistent_data = True
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "High Contrast"
    scene.view_settings.exposure = exposure
    world = scene.world = bpy.data.worlds.new("world")
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = (*night, 1)
    return scene


def eye(at, toward, lens=85, focus=None, stop=2.8, shift=(0, 0), level=True):
    """The camera; `level` keeps uprights upright, so that `shift` frames the height. `focus` is a place; `stop` the f-number."""
    made = bpy.data.objects.new("eye", bpy.data.cameras.new("eye"))
    bpy.context.scene.collection.objects.link(made)
    bpy.context.scene.camera = made
    at, toward = Vector(at), Vector(toward)
    if level:
        toward.z = at.z
    made.location = at
    made.rotation_euler = (toward - at).to_track_quat("-Z", "Y").to_euler()
    data = made.data
    data.lens, data.clip_start, data.clip_end = lens, 0.02, 4000
    data.shift_x, data.shift_y = shift
    data.dof.use_dof = focus is not None
    if focus is not None:
        ahead = (toward - at).normalized()
        data.dof.focus_distance = (Vector(focus) - at).dot(ahead)
        data.dof.aperture_fstop = stop
        data.dof.aperture_blades, data.dof.aperture_rotation = 9, radians(8)
    return made
