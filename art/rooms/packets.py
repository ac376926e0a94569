"""Paper and card around what a pharmacy sells: labels, a torn sachet, a carton. Sizes in metres."""

from math import pi, sin

import bpy
from mathutils import Vector, noise

from folds import cotton, folded
from materials import plain
from nodes import Nodes
from shapes import box, group, sheet


def papery(name, tint):
    """Coated paper stuck on a round body: a faint fibre, small blisters, a dull shine."""
    m = Nodes(name)
    fibre, blister = m.noise(m.place(), 1800, 3, 0.6), m.span(m.noise(m.place(), 210, 3, 0.5, 0.5), 0.55, 0.75)
    tone = m.blend(m.span(m.noise(m.place(), 60, 4), 0.3, 0.7), tuple(part * 0.92 for part in tint), tint)
    return m.done(
        m.surface(
            Base_Color=tone,
            Roughness=m.span(fibre, 0.3, 0.7, 0.40, 0.58),
            Specular=0.4,
            Normal=m.bump(fibre, 0.000012, normal=m.bump(blister, 0.00004)),
        )
    )


def foil(name):
    """A sachet's own paper, printed: a band of blue, under it three lines too small to read; the ink is worn off along the creases."""
    m = Nodes(name)
    u, v, _ = m.parts(m.place(space="UV"))
    fibre, crease = m.noise(m.place(), 1800, 3, 0.6), m.noise(m.place(), 230, 5, 0.62, 0.9)

    def bar(low, high, left, right):
        inside = m.times(m.math("GREATER_THAN", v, low), m.math("LESS_THAN", v, high))
        return m.times(inside, m.times(m.math("GREATER_THAN", u, left), m.math("LESS_THAN", u, right)))

    along = m.node("CombineXYZ", {0: m.times(u, 46.0), 1: m.math("FLOOR", m.times(v, 17.0)), 2: 0.0}).outputs[0]
    letters = m.math("GREATER_THAN", m.noise(along, 1, 1), 0.46)
    lines = m.add(bar(0.52, 0.545, 0.18, 0.72), m.add(bar(0.585, 0.610, 0.18, 0.80), bar(0.650, 0.675, 0.18, 0.58)))
    ink = m.add(m.add(bar(0.14, 0.30, 0.0, 1.0), bar(0.38, 0.45, 0.18, 0.66)), m.times(lines, m.times(letters, 0.8)))
    ink = m.times(ink, m.span(m.noise(m.place(), 420, 4, 0.7), 0.66, 0.74, 1.0, 0.35))
    tone = m.blend(ink, (0.50, 0.515, 0.525), (0.030, 0.105, 0.155))
    return m.done(
        m.surface(
            Base_Color=tone,
            Roughness=m.span(crease, 0.3, 0.7, 0.30, 0.46),
            Specular=0.45,
            Normal=m.bump(fibre, 0.000012, normal=m.bump(crease, 0.00022)),
        )
    )


def sachet(at, turn):
    """An alcohol swab's sachet, torn open at one end, and the folded swab half out of it."""
    paper = foil("sachet")
    wide, long = 0.050, 0.052

    def face(height, ragged):
        def place(u, v):
            a, b = 2 * u - 1, 2 * v - 1
            puff = max(0.0, 1 - abs(a) ** 5) * max(0.0, 1 - max(0.0, -b) ** 5)
            crimp = 0.00028 * sin(v * long * 5200) * (abs(a) > 0.86)
            wrinkle = 0.0013 * noise.fractal(Vector((u * 4, v * 4, 4.0)), 0.8, 2.1, 4)
            # A fold that somebody pinched in as it was torn.
            fold = 0.0011 * max(0.0, 1 - abs(a * 0.8 + b - 0.55) * 5)
            end = ragged * max(0.0, v - 0.9) * 10 * (0.004 * noise.noise(Vector((u * 9, 2, 0))) + 0.0015 * noise.noise(Vector((u * 40, 5, 0))))
            lift = 0.0045 * max(0.0, b - 0.2) ** 1.5
            return a * wide / 2, b * long / 2 + end, 0.0009 + height * puff + crimp + (wrinkle + fold) * (0.3 + puff) + lift * (height > 0.001)

        return place

    group([sheet(face(0.0, 0.6), 60, 60, paper), sheet(face(0.0028, 1.0), 160, 160, paper)], at, (0, 0, turn))
    wipe = cotton("swab", (0.66, 0.67, 0.67), 1500)
    folded((at[0] - 0.0286 * sin(turn), at[1] + 0.028, at[2] + 0.0015), (0.030, 0.032, 0.0050), wipe, 3, turn + 0.12, 5, 0.0022)


def carton(at, turn):
    """The carton the pen came from, its end open and one flap up, far out of focus."""
    card, band = papery("carton", (0.50, 0.52, 0.53)), papery("carton band", (0.022, 0.115, 0.150))
    grey, within = plain("carton print", (0.16, 0.18, 0.20), 0.7), plain("within", (0.05, 0.05, 0.05), 0.9)

    def lid(u, v):
        """The flap, creased where it was folded, and its tongue bent in."""
        far = 0.024 * v
        rise = 0.004 * min(1.0, v * 2.4) - max(0.0, v - 0.68) * 0.019
        tuck = 0.0035 * max(0.0, v - 0.72) / 0.28 * abs(2 * u - 1) ** 5
        return 0.0918 + far - tuck, -0.0118 + 0.0236 * u, 0.036 + rise

    def side(u, v):
        return 0.0918 + 0.016 * v, -0.0118 - 0.006 * v * v, 0.005 + (0.026 - 0.008 * v) * u + 0.003 * v

    parts = [
        box((-0.092, -0.012, 0.0), (0.092, 0.012, 0.036), card, 0.0006),
        box((0.0912, -0.0112, 0.0008), (0.0922, 0.0112, 0.0352), within, 0),
        box((0.050, -0.0122, -0.0002), (0.070, 0.0122, 0.0362), band, 0.0006),
        sheet(lid, 20, 30, card, 0.0004),
        sheet(side, 8, 10, card, 0.0004),
    ]
    for words, tall, start, low in (
        ("semaglutide", 0.0062, -0.024, 0.0210),
        ("injection  1.34 mg/mL", 0.0028, -0.024, 0.0142),
        ("1 pre-filled pen", 0.0022, -0.024, 0.0098),
    ):
        curve = bpy.data.curves.new("words", "FONT")
        curve.body, curve.size = words, tall * 1.36
        line = bpy.data.objects.new("words", curve)
        bpy.context.scene.collection.objects.link(line)
        curve.materials.append(grey)
        line.location, line.rotation_euler.x = (start, -0.0123, low), pi / 2
        parts.append(line)
    group(parts, at, (0, 0, turn))
