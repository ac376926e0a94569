"""A filled syringe with its needle, lying on a tray. Sizes in metres."""

from math import atan2, cos, pi, radians, sin

from materials import moulded, pane, plain, steel
from nodes import Nodes
from shapes import box, group, lathe, rod, sheet

# The height of the tray's upper side, on which everything lies.
TOP = 0.0028


def lying(parts, x, y, turn, first, second):
    """Lays turned bodies on the tray, so that they touch it at two places of their axis: each a height along it and the radius there."""
    lean = atan2(first[1] - second[1], second[0] - first[0])
    height = first[1] / cos(lean) + first[0] * sin(lean) / cos(lean)
    return group(parts, (x, y, TOP + height), (0, radians(90) + lean, turn))


def clear_plastic(name="plastic", tint=(0.93, 0.96, 0.98)):
    """A thin clear wall, a little milky at a slant, that shows what it holds as it is and mirrors the lamps at its edges."""
    m = Nodes(name)
    milky = m.span(m.node("LayerWeight", {0: 0.5}).outputs["Facing"], 0.15, 0.95, 0.13, 0.80)
    return m.done(m.mix(milky, pane(m, tint), m.node("BsdfDiffuse", {0: (0.62, 0.68, 0.73, 1)}).outputs[0]))


def syringe(x, y, turn, tint):
    """It lies along its barrel: its two finger wings lie flat, and are hardly higher than the barrel."""
    white, dark, thin = moulded("plunger", (0.56, 0.58, 0.59), 0.38), plain("stopper", (0.012, 0.012, 0.013), 0.6), clear_plastic()
    r = 0.0056
    barrel = lathe([(r, -0.036), (r, 0.0296), (r * 0.96, 0.0307), (r * 0.74, 0.0315), (0.0024, 0.0320), (0.0021, 0.0370)], thin, sides=96)
    fluid = lathe([(0.0, -0.008), (r - 0.0006, -0.008), (r - 0.0006, 0.0292), (r * 0.66, 0.0307), (0.0, 0.0311)], tint, sides=96)
    stop = [(0.0, -0.0150), (r - 0.0005, -0.0150), (r - 0.0004, -0.0138), (r - 0.0010, -0.0125), (r - 0.0010, -0.0105)]
    stop = lathe([*stop, (r - 0.0004, -0.0095), (r - 0.0006, -0.0082), (0.0, -0.0079)], dark, sides=96)
    # The plunger's shaft is a cross of thin ribs, with a disc before the stopper.
    push = [box((-a, -b, -0.0600), (a, b, -0.0160), white, 0.0001) for a, b in ((0.0034, 0.0004), (0.0004, 0.0034))]
    push.append(lathe([(0.0, -0.0172), (0.0046, -0.0172), (0.0048, -0.0168), (0.0048, -0.0160), (0.0, -0.0156)], white, sides=72))
    thumb = [(0.0, -0.0618), (0.0046, -0.0618), (0.0054, -0.0615), (0.0055, -0.0608), (0.0053, -0.0600), (0.0036, -0.0597), (0.0, -0.0597)]
    ink = plain("mark", (0.02, 0.024, 0.03), 0.5)
    marks = [mark(r + 0.0001, -0.002 + 0.0032 * k, 0.52 if k % 5 == 0 else 0.30, ink) for k in range(-8, 10)]
    parts = [group([barrel, fluid, stop, *push, lathe(thumb, white, sides=96), wings(r), *marks]), *needle_hub()]
    return lying(parts, x, y, turn, (-0.0360, r + 0.0002), (0.0296, r + 0.0001))


def wings(r):
    """The finger wings at the barrel's mouth: a thin plate, longer one way than the other, round at its ends."""

    def place(u, v):
        rows = [(0.60, -0.0373), (0.985, -0.0373), (1.0, -0.0370), (1.0, -0.0361), (0.985, -0.0358), (0.60, -0.0358)]
        share, z = rows[round(v * (len(rows) - 1))]
        angle = 2 * pi * u
        across, up = cos(angle), sin(angle)
        wide = 0.0098 * abs(up) ** 0.75 * (1 if up > 0 else -1)
        high = max(-r - 0.0002, min(r + 0.0002, (r + 0.0016) * across))
        return high * share, wide * share, z

    return sheet(place, 160, 6, moulded("wings", (0.50, 0.54, 0.57), 0.26), closed=True)


def needle_hub():
    """A ribbed skirt of tinted milky plastic over the barrel's nose, a short tower, the glue, and the bare steel."""
    m = Nodes("hub")
    tint = (0.10, 0.34, 0.56, 1)
    through = m.mix(0.5, m.node("BsdfDiffuse", {0: tint}).outputs[0], m.node("BsdfTranslucent", {0: (0.25, 0.55, 0.80, 1)}).outputs[0])
    seen = m.mix(0.35, through, m.node("BsdfTransparent", {0: (0.55, 0.78, 0.95, 1)}).outputs[0])
    slant = m.add(0.05, m.times(m.math("POWER", m.node("LayerWeight", {0: 0.5}).outputs["Facing"], 4.0), 0.5))
    milky = m.done(m.mix(slant, seen, m.node("BsdfGlossy", {0: (1, 1, 1, 1), 1: 0.20}).outputs[0]))
    rows = [
        (0.0322, 0.0026, 0), (0.0322, 0.0037, 0), (0.0325, 0.0039, 0), (0.0333, 0.0039, 0), (0.0336, 0.0036, 0), (0.0341, 0.0035, 1),
        (0.0392, 0.0032, 1), (0.0397, 0.0031, 0), (0.0403, 0.0029, 0), (0.0408, 0.0021, 0), (0.0414, 0.0018, 0), (0.0432, 0.0016, 0),
        (0.0450, 0.0013, 0), (0.0456, 0.0011, 0), (0.0458, 0.0007, 0), (0.0458, 0.0, 0),
    ]  # fmt: skip

    def place(u, v):
        z, radius, deep = rows[round(v * (len(rows) - 1))]
        radius *= 1 - 0.13 * deep * max(0.0, cos(12 * 2 * pi * u)) ** 0.5
        return radius * cos(2 * pi * u), radius * sin(2 * pi * u), z

    body = sheet(place, 480, len(rows), milky, closed=True)
    body.data.auto_smooth_angle = radians(30)
    bead = lathe([(0.0006, 0.0456), (0.0005, 0.0461), (0.0003, 0.0464), (0.0, 0.0465)], milky, sides=32)
    bare = steel("needle", "X", (0.7, 0.7, 0.72), 0.2)
    tip = lathe([(0.00026, 0.0735), (0.00014, 0.0744), (0.0, 0.0751)], bare, sides=16)
    return [body, bead, rod((0, 0, 0.0450), (0, 0, 0.0735), 0.00026, bare, 0, 20), tip]


def mark(radius, at, share, ink):
    """A printed stroke across a barrel's upper side, towards the room."""

    def place(u, v):
        angle = pi * (1.42 - share * u)
        return radius * cos(angle), radius * sin(angle), at + 0.00026 * v

    return sheet(place, 16, 2, ink)
