"""Cincinnati's suspension bridge: two stone towers, a deck through their arches, cables and stays. Sizes in metres."""

from math import cos, pi, sin

import bpy
from mathutils import Vector

from distance import air
from materials import glow
from outdoors import veiled
from shapes import baked, box, lathe, rod, tube


def bridge():
    """Seen along the bank: a near and a far tower; the deck runs through their arches between its trusses, under cables and stays."""
    lamp = glow("lamp", (1.0, 0.68, 0.36), 9)
    way = Vector((0.352, 0.936, 0)).normalized()
    side = Vector((way.y, -way.x, 0))
    start, span, deck = Vector((-20, 66, 0)), 150.0, 7.2
    turn, wide = -0.3597, 3.1

    def along(reach, across=0.0, up=0.0):
        return start + way * reach + side * across + Vector((0, 0, up))

    for reach, air in ((0.0, 0.07), (span, 0.20)):
        for part in stone_tower(veiled("tower", (0.235, 0.185, 0.140), air, courses=(0.95, 2.1)), veiled("cap", (0.07, 0.085, 0.085), air)):
            part.parent = (hold := bpy.data.objects.new("hold", None))
            if hold.name not in bpy.context.scene.collection.objects:
                bpy.context.scene.collection.objects.link(hold)
            hold.location, hold.rotation_euler.z = along(reach), turn
    near, far = (veiled("iron", (0.040, 0.075, 0.115), air) for air in (0.06, 0.15))
    for across in (-wide - 0.4, wide + 0.4):
        main = [along(span * k / 60, across, deck + 2.2 + 24.0 * (2 * k / 60 - 1) ** 2) for k in range(61)]
        back = [along(-90, across, deck + 0.5)] + [along(-90 + 90 * k / 18, across, deck + 0.5 + 25.7 * (k / 18) ** 1.35) for k in range(1, 19)]
        tube(main, 0.24, near, 8, 2)
        tube(back, 0.24, near, 8, 2)
        for k in range(1, 60):
            rod(along(span * k / 60, across, deck), main[k], 0.055, near if k < 30 else far, 0, 5)
        for k in range(3, 18):
            rod(along(-90 + 90 * k / 18, across, deck), back[k], 0.055, near, 0, 5)
        # Stays fan out from each tower's head to the deck.
        for reach, ways in ((0.0, (-1, 1)), (span, (-1,))):
            for sign in ways:
                for k in range(2, 9):
                    rod(along(reach, across, 30.5), along(reach + sign * 6.2 * k, across, deck + 1.0), 0.045, near if reach < 1 else far, 0, 5)
        # The truss at the deck's side: two chords, posts, and diagonals both ways.
        for up in (0.1, 2.9):
            tube([along(-90, across, deck + up), along(span + 60, across, deck + up)], 0.16, near, 8, 2)
        for k in range(-18, 42):
            low, high = along(k * 5.0, across, deck + 0.1), along(k * 5.0 + 5.0, across, deck + 2.9)
            tone = near if k < 15 else far
            rod(low, along(k * 5.0, across, deck + 2.9), 0.07, tone, 0, 5)
            rod(low, high, 0.055, tone, 0, 5)
            rod(along(k * 5.0, across, deck + 2.9), along(k * 5.0 + 5.0, across, deck + 0.1), 0.055, tone, 0, 5)
        for k in range(-9, 21):
            lathe([(0.0, -0.22), (0.22, 0), (0.0, 0.22)], lamp, along(k * 10.0 + 4, across * 0.86, deck + 4.6), 8)
    road = box((-wide, -75, deck - 1.0), (wide, span + 70, deck), near, 0)
    road.visible_shadow = False
    road.rotation_euler.z, road.location = turn, along((span - 5) / 2, 0, deck - 0.5)


def stone_tower(stone, slate):
    """A tower of weathered courses, pierced by one tall round arch through which the deck runs; a cornice, buttresses, two turrets."""
    body = box((-7.2, -3.2, -4), (7.2, 3.2, 33.5), stone, 0)
    hole = box((-3.9, -6, 3.5), (3.9, 6, 19.5), None, 0)
    crown = rod((0, -6, 19.5), (0, 6, 19.5), 3.9, None, 0, 48)
    for tool in (hole, crown):
        cut = body.modifiers.new("cut", "BOOLEAN")
        cut.object, cut.operation, cut.solver = tool, "DIFFERENCE", "EXACT"
    baked(body)
    for tool in (hole, crown):
        bpy.data.objects.remove(tool)
    parts = [
        body,
        box((-7.8, -3.8, 26.6), (7.8, 3.8, 27.3), stone, 0.1),
        box((-7.5, -3.5, 27.3), (7.5, 3.5, 27.9), stone, 0.1),
        box((-7.6, -3.6, 31.6), (7.6, 3.6, 32.2), stone, 0.1),
        box((-8.1, -4.1, 32.9), (8.1, 4.1, 33.9), stone, 0.1),
        box((-8.4, -4.3, -4), (8.4, 4.3, 3.5), stone, 0.2),
    ]
    for x in (-6.6, -4.7, 4.7, 6.6):
        parts.append(box((x - 0.75, -3.75, 3.0), (x + 0.75, 3.75, 26.6), stone, 0.1))
    # The arch's own ring of stones stands out a little.
    for y in (-3.3, 3.3):
        parts.append(tube([(4.2 * cos(a), y, 19.5 + 4.2 * sin(a)) for a in (pi * k / 24 for k in range(25))], 0.35, stone, 8, 3))
    for k in range(7):
        x = -3.0 + k
        parts.append(box((x - 0.28, -3.6, 33.9), (x + 0.28, 3.6, 34.6), stone, 0))
    for x in (-5.3, 5.3):
        parts.append(lathe([(2.0, 0), (2.0, 3.4), (2.35, 3.6), (2.35, 4.1), (1.9, 4.3)], stone, (x, 0, 33.9), 8))
        parts.append(lathe([(2.2, 4.1), (1.75, 5.1), (1.0, 6.6), (0.28, 7.9), (0.20, 8.6), (0.34, 8.9), (0, 9.4)], slate, (x, 0, 33.9), 8))
    return parts
