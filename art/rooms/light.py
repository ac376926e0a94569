"""Lamps, and the two temperatures that every room is lit with."""

from math import radians

import bpy
from mathutils import Vector

COLD, MOON = (0.20, 0.48, 1.0), (0.55, 0.75, 1.0)
WARM, FIRE = (1.0, 0.60, 0.30), (1.0, 0.36, 0.10)
DAY = (0.80, 0.90, 1.0)


def spot(at, toward, watts, tint, angle=40, size=0.04, blend=0.35):
    """A hard light with a round edge; `size` is the radius of its lamp, `angle` the cone in degrees."""
    lamp = made("SPOT", at, toward, watts, tint)
    lamp.data.shadow_soft_size, lamp.data.spot_size, lamp.data.spot_blend = size, radians(angle), blend
    return lamp


def area(at, toward, watts, tint, across, up=None):
    """A soft light from a rectangle in metres."""
    lamp = made("AREA", at, toward, watts, tint)
    lamp.data.shape, lamp.data.size, lamp.data.size_y = "RECTANGLE", across, up or across
    return lamp


def point(at, watts, tint, size=0.03):
    lamp = made("POINT", at, at, watts, tint)
    lamp.data.shadow_soft_size = size
    return lamp


def sun(toward, strength, tint, degrees=1.0):
    lamp = made("SUN", (0, 0, 0), toward, strength, tint)
    lamp.data.angle = radians(degrees)
    return lamp


def made(kind, at, toward, power, tint):
    data = bpy.data.lights.new(kind.lower(), kind)
    data.energy, data.color = power, tint
    lamp = bpy.data.objects.new(kind.lower(), data)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.location = at
    way = Vector(toward) - Vector(at)
    if way.length > 0:
        lamp.rotation_euler = way.to_track_quat("-Z", "Y").to_euler()
    lamp.visible_camera = False
    return lamp
