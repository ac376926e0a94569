"""One steel tray, four crops: NAD+ beside its syringe, glutathione in ampoules, four vitamin shots, a semaglutide pen with its cap off."""

from math import atan2, cos, pi, radians, sin

from camera import eye, open_room
from light import FIRE, area, spot
from folds import cotton, folded
from materials import liquid, pane, plain, plaster, steel, vessel_glass, wet_stone
from nodes import Nodes
from shapes import box, group, lathe, rod, sheet

SHAPE, SAMPLES, FOCUS = (2520, 1680), 8, [0.5, 0.5]
# Where each crop's middle lies along the tray.
VARIANTS = {"nad-injections": -0.36, "glutathione": -0.12, "vitamin-shots": 0.12, "semaglutide": 0.37}
# The height of the tray's upper side, on which everything lies.
TOP = 0.0028


def build(variant):
    open_room(exposure=0.1)
    tray()
    middle = VARIANTS[variant]
    clear = vessel_glass()
    {"nad-injections": nad, "glutathione": ampoules, "vitamin-shots": vitamins, "semaglutide": pen}[variant](middle, clear)
    lights(middle)
    eye((middle - 0.10, -0.62, 0.245), (middle + 0.004, 0.02, 0.034), lens=112, focus=(middle, 0.0, 0.03), stop=8, shift=(0, 0.006), level=False)


def tray():
    metal = steel("tray", "X", (0.32, 0.335, 0.35), 0.27)

    def place(u, v):
        x, y = (u - 0.5) * 1.30, (v - 0.5) * 0.30
        rise = max(0.0, abs(v - 0.5) * 2 - 0.90) / 0.10
        ends = max(0.0, abs(u - 0.5) * 2 - 0.975) / 0.025
        return x, y, 0.002 + 0.018 * max(rise, ends) ** 1.6

    sheet(place, 160, 80, metal, 0.0016, levels=1)
    box((-1.5, -0.6, -0.04), (1.5, 1.2, 0), wet_stone("stone", (0.014, 0.016, 0.018), wet=0.50, space="Object"), 0.003)
    box((-3, 1.6, -0.5), (3, 1.7, 2), plaster("wall", (0.05, 0.07, 0.09)), 0)


def vial(x, y, tall, radius, fill, tint, clear, cap, label):
    """A stoppered bottle: glass, what stands in it, a crimped cap, a paper label."""
    wall, neck = 0.0013, radius * 0.52
    shoulder = tall * 0.72
    outside = [
        (0.0, 0.0),
        (radius - 0.002, 0.0),
        (radius, 0.002),
        (radius, shoulder - 0.004),
        (radius * 0.94, shoulder),
        (neck, shoulder + radius * 0.42),
        (neck, tall - 0.010),
        (neck * 1.25, tall - 0.008),
        (neck * 1.25, tall - 0.002),
    ]
    inside = [
        (neck - wall, tall - 0.002),
        (neck - wall, shoulder + radius * 0.42),
        (radius * 0.94 - wall, shoulder - 0.001),
        (radius - wall, shoulder - 0.006),
        (radius - wall, 0.004),
        (0.0, 0.003),
    ]
    at = (x, y, TOP)
    parts = [lathe(outside + inside, clear, at, 72)]
    top = 0.003 + fill * shoulder
    inner = radius - wall - 0.0002
    parts.append(lathe([(0.0, 0.0034), (inner, 0.0042), (inner, top), (0.0, top)], tint, at, 72))
    parts.append(
        lathe(
            [
                (0.0, tall + 0.0005),
                (neck * 1.0, tall + 0.0005),
                (neck * 1.34, tall - 0.0005),
                (neck * 1.36, tall - 0.0085),
                (neck * 1.2, tall - 0.0095),
            ],
            cap,
            at,
            60,
        )
    )
    parts.append(
        lathe(
            [(0.0, tall + 0.0030), (neck * 1.12, tall + 0.0030), (neck * 1.18, tall + 0.0022), (neck * 1.18, tall + 0.0006)],
            plain("seal", (0.02, 0.06, 0.11), 0.4),
            at,
            48,
        )
    )
    if label:

        def paper(u, v):
            angle = pi * (1.06 + 0.88 * u)
            return x + (radius + 0.0003) * cos(angle), y + (radius + 0.0003) * sin(angle), TOP + shoulder * (0.20 + 0.55 * v)

        sheet(paper, 40, 2, plain("label", label, 0.7))
        for k in range(3):

            def line(u, v, k=k):
                angle = pi * (1.22 + (0.50 - 0.12 * k) * u)
                return (
                    x + (radius + 0.0005) * cos(angle),
                    y + (radius + 0.0005) * sin(angle),
                    TOP + shoulder * (0.62 - 0.11 * k + (0.05 if k == 0 else 0.022) * v),
                )

            sheet(line, 24, 2, plain("print", (0.02, 0.05, 0.09), 0.7))
    return parts


def lying(parts, x, y, turn, first, second):
    """Lays turned bodies on the tray, so that they touch it at two places of their axis: each a height along it and the radius there."""
    lean = atan2(first[1] - second[1], second[0] - first[0])
    height = first[1] / cos(lean) + first[0] * sin(lean) / cos(lean)
    return group(parts, (x, y, TOP + height), (0, radians(90) + lean, turn))


def serum(name, tint):
    """What is drawn up: clear, and light enough in itself to show its colour before a dark wall."""
    m = Nodes(name)
    clear = m.node("BsdfTransparent", {0: (*tint, 1)}).outputs[0]
    body = m.mix(0.5, m.node("BsdfTranslucent", {0: (*tint, 1)}).outputs[0], m.node("BsdfDiffuse", {0: (*tint, 1)}).outputs[0])
    wet = m.mix(0.06, m.mix(0.42, clear, body), m.node("BsdfGlossy", {0: (1, 1, 1, 1), 1: 0.05}).outputs[0])
    return m.done(m.mix(m.node("LightPath").outputs["Is Shadow Ray"], wet, clear))


def clear_plastic(name="plastic", tint=(0.93, 0.96, 0.98)):
    """A thin clear wall, a little milky at a slant, that shows what it holds as it is and mirrors the lamps at its edges."""
    m = Nodes(name)
    milky = m.span(m.node("LayerWeight", {0: 0.5}).outputs["Facing"], 0.15, 0.95, 0.13, 0.80)
    return m.done(m.mix(milky, pane(m, tint), m.node("BsdfDiffuse", {0: (0.62, 0.68, 0.73, 1)}).outputs[0]))


def syringe(x, y, turn, tint):
    """A filled syringe with its needle: it lies on its flange and on the front of its barrel."""
    white, dark, thin = plain("plunger", (0.62, 0.64, 0.65), 0.4), plain("stopper", (0.012, 0.012, 0.013), 0.6), clear_plastic()
    r, wide = 0.0056, 0.0080
    barrel = lathe([(r, -0.036), (r, 0.0300), (r * 0.93, 0.0312), (r * 0.72, 0.0320), (0.0021, 0.0326), (0.0019, 0.0370)], thin, sides=96)
    flange = lathe(
        [(r, -0.0372), (wide - 0.0006, -0.0372), (wide, -0.0368), (wide, -0.0362), (wide - 0.0006, -0.0358), (r, -0.0358)],
        plain("flange", (0.62, 0.66, 0.69), 0.22, coat=0.4),
        sides=128,
    )
    fluid = lathe([(0.0, -0.008), (r - 0.0006, -0.008), (r - 0.0006, 0.0296), (r * 0.66, 0.0312), (0.0, 0.0316)], tint, sides=96)
    stop = lathe(
        [
            (0.0, -0.015),
            (r - 0.0005, -0.015),
            (r - 0.0004, -0.0138),
            (r - 0.0010, -0.0125),
            (r - 0.0010, -0.0105),
            (r - 0.0004, -0.0095),
            (r - 0.0006, -0.0082),
            (0.0, -0.0079),
        ],
        dark,
        sides=96,
    )
    push = rod((0, 0, -0.060), (0, 0, -0.014), 0.0019, white)
    thumb = lathe([(0.0, -0.0615), (0.0058, -0.0615), (0.0063, -0.0611), (0.0063, -0.0602), (0.0058, -0.0598), (0.0, -0.0598)], white, sides=96)
    # The hub covers the barrel's nose and narrows evenly to the needle.
    hub = lathe(
        [(0.0030, 0.0328), (0.0037, 0.0332), (0.0037, 0.0352), (0.0032, 0.0358), (0.0013, 0.0490), (0.0008, 0.0500), (0.0, 0.0500)],
        plain("hub", (0.06, 0.26, 0.48), 0.3, coat=0.3),
        sides=64,
    )
    needle = rod((0, 0, 0.0495), (0, 0, 0.078), 0.00034, steel("needle", "X", (0.7, 0.7, 0.72), 0.2), 0)
    ink = plain("mark", (0.02, 0.024, 0.03), 0.5)
    marks = [mark(r + 0.0001, -0.002 + 0.0032 * k, 0.52 if k % 5 == 0 else 0.30, ink) for k in range(-8, 10)]
    return lying([barrel, flange, fluid, stop, push, thumb, hub, needle, *marks], x, y, turn, (-0.0365, wide), (0.0300, r))


def mark(radius, at, share, ink):
    """A printed stroke across a barrel's upper side, towards the room."""

    def place(u, v):
        angle = pi * (1.42 - share * u)
        return radius * cos(angle), radius * sin(angle), at + 0.00026 * v

    return sheet(place, 16, 2, ink)


def needle_cap(x, y, turn, long=0.036):
    """The little sheath of a needle: open and wider at its foot."""
    sheath = lathe(
        [
            (0.0, long),
            (0.0018, long - 0.0001),
            (0.0024, long - 0.0008),
            (0.0026, long - 0.0025),
            (0.0036, 0.0060),
            (0.0042, 0.0055),
            (0.0042, 0.0),
            (0.0034, 0.0),
            (0.0030, 0.004),
            (0.0, 0.006),
        ],
        plain("needle cap", (0.16, 0.36, 0.52), 0.3, coat=0.3),
        sides=72,
    )
    return lying([sheath], x, y, turn, (0.0, 0.0042), (long - 0.0025, 0.0026))


def swab(x, y, turn, seed=1, size=(0.085, 0.085, 0.010)):
    """A folded gauze pad."""
    return folded((x, y, TOP), size, cotton("gauze", (0.80, 0.81, 0.81), 1100), 3, turn, seed, 0.0032)


def nad(x, clear):
    amber = vessel_glass("amber", (0.75, 0.30, 0.05))
    vial(x + 0.012, 0.028, 0.070, 0.0165, 0.78, liquid("nad", (0.95, 0.86, 0.58)), amber, steel("crimp", tint=(0.6, 0.6, 0.62)), (0.60, 0.58, 0.54))
    syringe(x - 0.012, -0.030, radians(13), serum("drawn", (0.98, 0.90, 0.62)))
    swab(x + 0.105, 0.05, 0.3)
    needle_cap(x - 0.085, 0.038, radians(18))


def ampoules(x, clear):
    """Three glass ampoules, one with its neck snapped off beside it."""
    tint = liquid("glutathione", (0.98, 0.97, 0.90))
    for k, (dx, dy, broken) in enumerate(((-0.030, 0.016, False), (0.006, 0.030, False), (0.038, 0.004, True))):
        r = 0.0082
        profile = [(0.0, 0.0), (r - 0.001, 0.0), (r, 0.001), (r, 0.040), (r * 0.82, 0.0445), (0.0031, 0.0485), (0.0028, 0.0500)]
        neck = [(0.0028, 0.0500), (0.0046, 0.0535), (0.0044, 0.058), (0.0026, 0.070), (0.0016, 0.0755), (0.0, 0.0765)]
        wall = [(max(a - 0.0008, 0.0), max(b, 0.0012)) for a, b in reversed(profile)]
        at = (x + dx, dy, TOP)
        if broken:
            lathe(profile + wall, clear, at, 60)
            tip = lathe(neck, clear, (0, 0, 0), 60)
            lying([tip], x + 0.046, -0.030, radians(34), (0.0535, 0.0046), (0.070, 0.0026))
        else:
            lathe(profile + neck, clear, at, 60)
        lathe([(0.0, 0.0014), (r - 0.001, 0.0018), (r - 0.001, 0.030 + 0.006 * k), (0.0, 0.030 + 0.006 * k)], tint, at, 60)
        lathe([(r + 0.0001, 0.012), (r + 0.0001, 0.027)], plain("band", (0.72, 0.74, 0.76), 0.5), at, 60)
        lathe([(0.0033, 0.0494), (0.0033, 0.0504)], plain("ring", (0.05, 0.20, 0.45), 0.4), at, 48)
    swab(x - 0.095, 0.035, -0.25, 4, (0.075, 0.09, 0.010))


def vitamins(x, clear):
    crimp = steel("crimp", tint=(0.6, 0.6, 0.62))
    for k, tint in enumerate(((0.95, 0.10, 0.06), (1.0, 0.62, 0.06), (0.99, 0.88, 0.30), (0.96, 0.96, 0.90))):
        vial(x - 0.060 + 0.040 * k, 0.020 - 0.006 * (k % 2), 0.046, 0.0118, 0.70 - 0.06 * k, liquid(f"shot{k}", tint), clear, crimp, None)
    syringe(x + 0.018, -0.042, radians(8), serum("drawn", (1.0, 0.66, 0.12)))


def pen(x, clear):
    """A pen injector along x, its cap beside it, and the little cap of its needle."""
    body, blue, thin = plain("pen", (0.40, 0.42, 0.44), 0.28, coat=0.4), plain("ring", (0.02, 0.12, 0.28), 0.35), clear_plastic()
    r = 0.0083
    parts = [
        lathe([(0.0, -0.075), (r * 0.78, -0.075), (r * 0.86, -0.0735), (r * 0.86, -0.060)], blue, sides=72),
        lathe([(r * 0.8, -0.060), (r, -0.0595), (r, 0.028), (r * 0.93, 0.030), (0.0, 0.030)], body, sides=96),
        lathe([(r * 1.008, 0.022), (r * 1.008, 0.0275)], blue, sides=96),
        # The clear holder, in it the cartridge: its stopper, what it holds, its crimped end.
        lathe([(r * 0.86, 0.030), (r * 0.86, 0.060), (r * 0.80, 0.0632), (r * 0.56, 0.0660), (r * 0.52, 0.0735), (0.0, 0.0740)], thin, sides=96),
        lathe([(0.0, 0.0305), (r * 0.72, 0.0305), (r * 0.72, 0.0365), (0.0, 0.0370)], plain("stopper", (0.10, 0.12, 0.14), 0.6), sides=72),
        lathe(
            [(0.0, 0.0372), (r * 0.72, 0.0372), (r * 0.72, 0.0590), (r * 0.60, 0.0618), (r * 0.40, 0.0632), (0.0, 0.0634)],
            serum("dose", (0.86, 0.95, 1.0)),
            sides=72,
        ),
        lathe(
            [(0.0, 0.0636), (r * 0.40, 0.0636), (r * 0.44, 0.0645), (r * 0.44, 0.0695), (0.0, 0.0700)],
            plain("crimp", (0.50, 0.52, 0.54), 0.3),
            sides=72,
        ),
        lathe(
            [(r * 0.56, 0.0700), (r * 0.60, 0.0706), (r * 0.60, 0.0755), (r * 0.52, 0.0760), (r * 0.16, 0.0850), (0.0, 0.0856)],
            plain("hub", (0.62, 0.63, 0.64), 0.35),
            sides=72,
        ),
        rod((0, 0, 0.085), (0, 0, 0.093), 0.00024, steel("needle", "Z", (0.7, 0.7, 0.72), 0.2), 0),
        window(r),
    ]
    for k in range(14):
        angle = 2 * pi * k / 14
        parts.append(
            box(
                (r * 0.86 * cos(angle) - 0.0004, r * 0.86 * sin(angle) - 0.0004, -0.073),
                (r * 0.86 * cos(angle) + 0.0004, r * 0.86 * sin(angle) + 0.0004, -0.061),
                blue,
                0,
            )
        )
    lying(parts, x - 0.004, -0.006, radians(16), (-0.059, r), (0.028, r))
    cap = lathe(
        [(0.0, 0.062), (r * 0.9, 0.062), (r * 1.08, 0.060), (r * 1.08, 0.0), (r * 0.98, 0.0), (r * 0.98, 0.058), (0.0, 0.060)], body, sides=96
    )
    lying([cap], x + 0.018, 0.048, radians(-9), (0.0, r * 1.08), (0.060, r * 1.08))
    needle_cap(x + 0.052, -0.045, radians(70), 0.030)
    swab(x - 0.105, 0.045, 0.2, 7)


def window(r):
    """The pale dose window in the pen's side, a frame about it, and a figure in it."""
    dark, pale, ink = (
        plain("frame", (0.02, 0.12, 0.28), 0.35),
        plain("pale", (0.80, 0.82, 0.80), 0.35, coat=0.5),
        plain("figure", (0.010, 0.012, 0.016), 0.6),
    )
    middle = -0.042
    parts = [
        box((-0.0038, -r - 0.0002, middle - 0.0080), (0.0038, -r + 0.0022, middle + 0.0080), dark, 0.0007),
        box((-0.0030, -r - 0.0004, middle - 0.0070), (0.0030, -r + 0.0010, middle + 0.0070), pale, 0.0005),
    ]

    def stroke(low, high, at):
        """A stroke of a figure: x is down, z is along the line."""
        parts.append(box((low[1], -r - 0.0006, at + low[0]), (high[1], -r, at + high[0]), ink, 0))

    thick, wide, tall = 0.0006, 0.0026, 0.0019
    for at, strokes in ((middle - 0.0038, "abcdef"), (middle + 0.0016, "afgcd")):
        for low, high, name in (
            ((0, -tall), (wide, -tall + thick), "a"),
            ((wide - thick, -tall), (wide, 0), "b"),
            ((wide - thick, 0), (wide, tall), "c"),
            ((0, tall - thick), (wide, tall), "d"),
            ((0, 0), (thick, tall), "e"),
            ((0, -tall), (thick, 0), "f"),
            ((0, -thick / 2), (wide, thick / 2), "g"),
        ):
            if name in strokes:
                stroke(low, high, at)
    stroke((0, tall - thick), (thick, tall), middle + 0.0002)
    return group(parts, (0, 0, 0), (0, 0, radians(-24)))


def lights(x):
    """A hard cold key from behind, so that glass has bright edges; a warm strip low at the right; a broad card behind for the steel to mirror."""
    spot((x - 0.55, 0.75, 0.95), (x, 0, 0.02), 17, (0.86, 0.93, 1.0), angle=26, size=0.02, blend=0.6)
    spot((x + 0.75, 0.30, 0.16), (x, 0.0, 0.03), 11, FIRE, angle=30, size=0.012, blend=0.7)
    area((x + 0.05, 0.85, 0.42), (x, 0.0, 0.02), 1.2, (0.70, 0.84, 1.0), 0.9, 0.16)
    area((x - 0.2, -0.8, 0.8), (x, 0, 0), 2.4, (0.9, 0.95, 1.0), 0.5, 0.3)
