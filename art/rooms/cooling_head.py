"""A cooling applicator for the body, which a hand moves: its head, its grip and its display. Sizes in metres."""

from math import cos, pi, radians, sin

from numpy import interp

from letters import flat_words
from materials import glow, metal, moulded, plain, rime, steel
from nodes import Nodes
from shapes import box, put, rod, sheet

HALF, CORNER = (0.096, 0.058), 0.026
# The shell from its foot to its lid, as (how far in from the outline, height): the line where its two halves meet runs round it.
SHELL = (
    (0.0050, 0.0180), (0.0022, 0.0182), (0.0008, 0.0190), (0.0002, 0.0203), (0.0000, 0.0220), (0.0001, 0.0300), (0.0003, 0.0372),
    (0.0006, 0.0377), (0.0016, 0.0379), (0.0017, 0.0384), (0.0007, 0.0386), (0.0004, 0.0391), (0.0005, 0.0420), (0.0012, 0.0470),
    (0.0026, 0.0515), (0.0050, 0.0555), (0.0082, 0.0585), (0.0120, 0.0606), (0.0160, 0.0617), (0.0210, 0.0622), (0.0570, 0.0623),
)  # fmt: skip


def cooling_head(clock, done):
    """
    A moulded body of two halves on a frosted contact plate with a lip of rubber, vents, a lid held by four screws, a lit display with
    the minutes left and a bar of which that many tenths are `done`; a grip with a soft sleeve, and the boot of its hose.
    """
    shell, dark = moulded("head", (0.36, 0.365, 0.365), 0.44), moulded("sleeve", (0.020, 0.022, 0.025), 0.58)
    lid, gap = moulded("lid", (0.115, 0.120, 0.126), 0.40), plain("gap", (0.004, 0.004, 0.005), 0.8)
    parts = [
        box((-0.100, -0.062, 0.0), (0.100, 0.062, 0.015), frosted(), 0.005),
        box((-0.0985, -0.0605, 0.013), (0.0985, 0.0605, 0.024), dark, 0.004),
        moulding(SHELL, shell),
        box((-0.0715, -0.0415, 0.0616), (0.0715, 0.0415, 0.0625), gap, 0),
        box((-0.070, -0.040, 0.056), (0.070, 0.040, 0.0650), lid, 0.003),
        grip(shell, 0.0, 1.0),
        grip(dark, 0.24, 0.90, 0.0010),
        *display(clock, done, gap),
        *vents(gap),
        *rating(),
    ]
    screw = steel("screw", "Z", (0.30, 0.31, 0.32), 0.35)
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * 0.0645, sy * 0.0345
            parts.append(rod((x, y, 0.0640), (x, y, 0.0651), 0.0042, gap, 0, 24))
            parts.append(rod((x, y, 0.0642), (x, y, 0.0653), 0.0034, screw, 0.0004, 24))
            parts.append(rod((x, y, 0.0650), (x, y, 0.06535), 0.0016, gap, 0, 6))
    for k in range(8):
        along = -0.263 - 0.0062 * k
        parts.append(rod((along, 0.0, 0.0600 + 0.0006 * k), (along - 0.0034, 0.0, 0.0603 + 0.0006 * k), 0.0142 - 0.0006 * k, dark, 0.0012))
    return parts


# The grip by its length from the head: how high its middle lies, and its radius.
GRIP = (
    (0.0, 0.0365, 0.0185), (0.10, 0.0400, 0.0190), (0.22, 0.0455, 0.0180), (0.45, 0.0530, 0.0168), (0.70, 0.0575, 0.0176),
    (0.90, 0.0595, 0.0172), (0.97, 0.0600, 0.0160), (0.995, 0.0600, 0.0135), (1.0, 0.0600, 0.0090),
)  # fmt: skip


def grip(material, first, last, over=0.0):
    """A part of the grip, from one share of its length to another; a sleeve lies `over` it, with shallow grooves across it."""
    shares, heights, radii = zip(*GRIP)
    rows = 300

    def place(u, v):
        share, angle = first + (last - first) * v, 2 * pi * u
        lip = min(1.0, min(v, 1 - v) * rows / 4)
        groove = 0.0007 * max(0.0, cos(2 * pi * share * 0.172 / 0.0062)) ** 4 * (0.04 < v < 0.96) if over else 0.0
        radius = float(interp(share, shares, radii)) + over * lip**0.5 - groove
        return -0.090 - 0.172 * share, 1.14 * radius * cos(angle), float(interp(share, shares, heights)) + radius * sin(angle)

    body = sheet(place, 160, rows, material, closed=True)
    body.data.auto_smooth_angle = radians(36)
    return body


def moulding(rows, material, sides=360):
    """A body over a rectangle with round corners; each row is that far in from the outline, and that high."""
    (long, wide), far = HALF, CORNER
    straights = [2 * (wide - far), 2 * (long - far)] * 2
    pieces = [length for straight in straights for length in (straight, far * pi / 2)]
    whole = sum(pieces)

    def place(u, v):
        inset, z = rows[round(v * (len(rows) - 1))]
        radius = max(0.0004, far - inset)
        x, y = long - inset - radius, wide - inset - radius
        at, side = u % 1.0 * whole, 0
        while at > pieces[side] and side < 7:
            at, side = at - pieces[side], side + 1
        share, quarter = at / pieces[side], side // 2
        cx, cy = ((x, y), (-x, y), (-x, -y), (x, -y))[quarter]
        if side % 2:
            angle = pi / 2 * (quarter + share)
            return cx + radius * cos(angle), cy + radius * sin(angle), z
        px, py = ((x, -y), (x, y), (-x, y), (-x, -y))[quarter]
        out = ((radius, 0), (0, radius), (-radius, 0), (0, -radius))[quarter]
        return px + (cx - px) * share + out[0], py + (cy - py) * share + out[1], z

    body = sheet(place, sides, len(rows), material, closed=True)
    body.data.auto_smooth_angle = radians(34)
    return body


def display(clock, done, gap):
    """Black glass with the minutes left and a bar of ten, three soft keys beside it."""
    glass = plain("display", (0.006, 0.007, 0.009), 0.07)
    digits, dim = glow("digits", (0.52, 0.80, 1.0), 2.6), glow("dim", (0.10, 0.20, 0.30), 0.5)
    parts = [
        box((-0.0605, -0.0290, 0.0648), (0.0265, 0.0290, 0.0653), gap, 0),
        box((-0.0595, -0.0280, 0.0640), (0.0255, 0.0280, 0.0658), glass, 0.0006),
    ]
    for words, tall, at, shine in ((clock, 0.0210, (-0.0520, -0.0065), digits), ("MIN LEFT", 0.0044, (-0.0520, 0.0192), digits)):
        label = put(flat_words(words, tall), shine, smooth=False)
        label.location = (*at, 0.0659)
        parts.append(label)
    for k in range(10):
        x = -0.0520 + 0.0070 * k
        parts.append(box((x, -0.0198, 0.0656), (x + 0.0056, -0.0150, 0.0659), digits if k < done else dim, 0))
    key, ink = moulded("key", (0.028, 0.030, 0.033), 0.6), plain("print", (0.42, 0.44, 0.46), 0.6)
    for y, sign in ((0.0215, "+"), (0.0, "-"), (-0.0215, "II")):
        parts.append(rod((0.0455, y, 0.0645), (0.0455, y, 0.0664), 0.0082, key, 0.0008, 48))
        mark = put(flat_words(sign, 0.0062), ink, smooth=False)
        mark.location = (0.0455 - 0.0030, y - 0.0030, 0.06645)
        parts.append(mark)
    return parts


def vents(gap):
    """Slots for the air in both long sides of the lower half."""
    return [
        box((0.0135 + 0.0046 * k, side * 0.0582 - 0.0006, 0.0245), (0.0157 + 0.0046 * k, side * 0.0582 + 0.0002, 0.0345), gap, 0)
        for side in (-1, 1)
        for k in range(12)
    ]


def rating():
    """A label on the side that is seen: what the head is, and small print."""
    ink = plain("ink", (0.03, 0.033, 0.036), 0.6)
    parts = [box((-0.066, -0.05815, 0.0235), (-0.018, -0.05795, 0.0355), plain("label", (0.46, 0.47, 0.47), 0.35), 0)]
    for words, tall, z in (("APPLICATOR", 0.0034, 0.0310), ("24 V   6.2 A   IP X4", 0.0019, 0.0276), ("No. 20418-07", 0.0019, 0.0247)):
        line = put(flat_words(words, tall), ink, smooth=False)
        line.location, line.rotation_euler = (-0.0645, -0.05825, z), (pi / 2, 0, 0)
        parts.append(line)
    return parts


def frosted():
    """The contact plate: smooth metal under an even, thin bloom of frost."""
    m = Nodes("frosted")
    patch = m.noise(m.place(), 34, 4, 0.6)
    share = m.span(patch, 0.25, 0.65, 0.75, 1.0)
    return m.done(m.mix(share, metal(m, "X", (0.60, 0.68, 0.75), 0.3), rime(m, m.place(), 0.00015, 5.0)))
