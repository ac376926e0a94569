"""Slim Pod: the half-open pod, warm within, a towel over its rim. ChillSlim: two cold paddles laid on a linen bed, their hoses over its edge."""

from math import cos, exp, pi, radians, sin

from mathutils import Vector, noise

from camera import eye, open_room
from folds import folded
from furniture import cushion
from light import FIRE, MOON, WARM, area, spot
from materials import glow, lacquer, linen, metal, oak, plain, plaster, rime, steel, terry, wet_stone
from nodes import Nodes
from shapes import box, group, rod, sheet, tube

SHAPE, SAMPLES, FOCUS = (2760, 1840), 8, [0.6, 0.5]
VARIANTS = ("slimpod", "chillslim")
LONG, WIDE = 1.08, 0.44


def build(variant):
    {"slimpod": pod, "chillslim": paddles}[variant]()


def pod():
    open_room(exposure=0.25)
    floor_and_wall()
    shell, rim, inner = (
        lacquer("shell", (0.045, 0.050, 0.056)),
        steel("rim", "X", (0.5, 0.51, 0.53), 0.25),
        linen("bed", (0.40, 0.37, 0.32), 420, "UV", 0.5),
    )
    lower = sheet(lambda u, v: hull(u, v, -1, 1.0, 0.30), 96, 40, shell, 0.012, closed=True, levels=1)
    bed = sheet(lambda u, v: hull(u, v, -1, 0.955, 0.20), 96, 40, inner, 0.006, closed=True, levels=1, size=(2.4, 0.8))
    lid = [
        sheet(lambda u, v: hull(u, v, 1, 1.0, 0.36), 96, 40, shell, 0.012, closed=True, levels=1),
        sheet(lambda u, v: hull(u, v, 1, 0.955, 0.31), 96, 40, linen("lining", (0.34, 0.29, 0.24), 420, "UV", 0.4), 0.006, closed=True, levels=1),
    ]
    lid.append(tube([outline(k / 60, 0.985) for k in range(61)], 0.012, rim, 12, 3))
    strip = tube([outline(k / 60, 0.93, -0.02) for k in range(61)], 0.007, glow("strip", (1.0, 0.42, 0.14), 8), 8, 3)
    base = tube([outline(k / 60, 0.985, 0.0) for k in range(61)], 0.012, rim, 12, 3)
    for body in (lower, bed, strip, base):
        body.location = (0, 0, 0.72)
    for body in lid:
        body.location = (0, -WIDE, 0)
    group(lid, (0, WIDE, 0.735), (radians(-47), 0, 0))
    plinth()
    for x in (-1.020, 1.020):
        strut(Vector((x, 0.192, 0.736)), Vector((x, 0.006, 1.200)))
    pillow(linen("pillow", (0.56, 0.53, 0.47), 420, "UV", 0.5))
    towel = terry("towel", (0.62, 0.60, 0.55))
    sheet(lambda u, v: drape(u, v), 20, 60, towel, 0.010, levels=1, size=(0.34, 0.9))
    area((0.1, -0.40, 0.44), (0.1, -0.62, 0), 9, WARM, 1.3, 0.06)
    area((0, 0.1, 0.80), (0, 0, 0.2), 7, WARM, 1.7, 0.4)
    spot((0.1, WIDE - 0.1, 1.05), (0, -0.1, 0.6), 26, (1.0, 0.60, 0.32), angle=130, size=0.06, blend=1)
    spot((-2.4, -0.6, 3.0), (0.1, -0.1, 0.8), 700, (0.72, 0.84, 1.0), angle=42, size=0.06, blend=0.6)
    area((0.4, -2.2, 2.9), (0, -0.4, 0.0), 110, MOON, 2.2, 1.0)
    area((0.9, 0.2, 2.9), (0.7, 1.5, 1.0), 46, MOON, 1.8, 0.4)
    eye((-1.9, -2.55, 1.38), (-0.02, -0.05, 0.7), lens=42, focus=(0.15, -0.44, 0.75), stop=2.0, shift=(-0.09, -0.215))


def plinth():
    """One base, set back under the pod, on a darker toe: it narrows to the floor."""
    dark, toe = lacquer("plinth", (0.032, 0.035, 0.039), 0.34), plain("toe", (0.008, 0.008, 0.009), 0.7)
    sheet(lambda u, v: outline(u, 0.66 + 0.07 * v, 0.07 + 0.46 * v), 96, 12, dark, closed=True, levels=1)
    sheet(lambda u, v: outline(u, 0.62, 0.07 * v), 96, 2, toe, closed=True)


def strut(low, high):
    """A gas spring that holds the lid up: from the pod's rim to the lid's, a dark cylinder and the thin bright rod that has come out of it."""
    dark, bright = plain("cylinder", (0.012, 0.013, 0.015), 0.35), steel("piston", "Z", (0.62, 0.63, 0.65), 0.2)
    rod(low, low.lerp(high, 0.55), 0.0115, dark, 0.002)
    rod(low.lerp(high, 0.54), high, 0.0052, bright, 0)
    for end in (low, high):
        rod(end - Vector((0.020, 0, 0)), end + Vector((0.020, 0, 0)), 0.013, dark, 0.003)


def pillow(cloth):
    """A soft pillow with four corners and a seam, leant against the pod's end, with the hollow that a head has left."""
    half, wide, thick = 0.165, 0.215, 0.078

    def side(up):
        def place(u, v):
            a, b = 2 * u - 1, 2 * v - 1
            full = (max(0.0, 1 - abs(a) ** 2.6) * max(0.0, 1 - abs(b) ** 2.6)) ** 0.62
            # Between its corners the edge is drawn in.
            x, y = half * a * (1 - 0.075 * (1 - b * b)), wide * b * (1 - 0.075 * (1 - a * a))
            crease = 0.006 * noise.fractal(Vector((a * 1.9, b * 1.9, 3.0 + up)), 0.8, 2.1, 4) * (0.35 + full)
            gather = 0.004 * noise.noise(Vector((a * 9, b * 9, 1.0))) * (1 - full)
            hollow = 0.030 * exp(-((a / 0.55) ** 2 + ((b - 0.08) / 0.45) ** 2)) if up > 0 else 0.0
            return x, y, up * thick * full - hollow + crease + gather

        return place

    parts = [sheet(side(up), 90, 110, cloth, levels=1, size=(0.34, 0.46)) for up in (1, -1)]
    edge = side(1)
    ring = [edge(k / 20, 0) for k in range(21)] + [edge(1, k / 20) for k in range(1, 21)]
    ring += [edge(1 - k / 20, 1) for k in range(1, 21)] + [edge(0, 1 - k / 20) for k in range(1, 21)]
    parts.append(tube(ring, 0.0032, cloth, 8, 3))
    group(parts, (-0.715, 0.0, 0.705), (0, radians(22), radians(4)))


def outline(t, scale=1.0, up=0.0):
    """The pod's rim seen from above: a long rounded oval."""
    angle = 2 * pi * t
    power = 0.72
    x, y = cos(angle), sin(angle)
    return LONG * scale * abs(x) ** power * (1 if x > 0 else -1), WIDE * scale * abs(y) ** power * (1 if y > 0 else -1), up


def hull(u, v, side, scale, deep):
    """From the rim (v = 0) to the middle of the shell (v = 1)."""
    x, y, _ = outline(u, scale * cos(v * pi / 2) ** 0.6 if v < 1 else 0.0)
    quilt = 0.010 * abs(sin(14 * pi * (x / LONG + 1) / 2)) ** 0.5 * min(1, 5 * v) if scale < 1 else 0.0
    return x, y, side * (deep * sin(v * pi / 2) ** 0.8 - quilt)


def drape(u, v):
    """A towel over the near rim: a little inside, most of it outside."""
    reach = 0.78 * v - 0.26
    x = 0.42 + 0.34 * (u - 0.5) + 0.02 * sin(4 * v)
    fold = 0.012 * sin(9 * u + 2 * v)
    edge = -WIDE * 0.985
    if reach < 0:
        return x, edge - reach * 0.8 + 0.01, 0.745 + 0.7 * reach + fold * 0.3
    return x + 0.03 * reach * (u - 0.5), edge - 0.03 - 0.012 * reach + fold * min(1, 4 * reach), 0.748 - reach + 0.004


def floor_and_wall():
    wall = plaster("wall", (0.21, 0.225, 0.24))
    box((-5, 1.5, 0), (5, 1.6, 3.2), wall, 0)
    stone = wet_stone("floor", (0.018, 0.020, 0.022), wet=0.45)
    for column in range(-5, 5):
        for row in range(-5, 2):
            box((column * 0.9 + 0.001, row * 0.9 + 0.001, -0.03), (column * 0.9 + 0.899, row * 0.9 + 0.899, 0), stone, 0.0015)


def paddles():
    open_room(exposure=0.2)
    bed = linen("bed", (0.42, 0.42, 0.41), 420, "Object", 0.5)
    cushion((-0.9, -0.35, 0.48), (0.9, 0.45, 0.62), bed, 0.01, 3)
    box((-0.92, -0.36, 0.30), (0.92, 0.46, 0.50), oak("bed", "X", (0.06, 0.03, 0.014), (0.22, 0.13, 0.065)), 0.01)
    box((-3, -3, -0.05), (3, 3, 0), wet_stone("floor", wet=0.45), 0)
    box((-4, 1.6, 0), (4, 1.7, 3), plaster("wall", (0.10, 0.125, 0.15)), 0)
    sheet(rumpled, 150, 130, linen("sheet", (0.42, 0.42, 0.41), 520, "UV", 0.3), 0.003, levels=1, size=(1.35, 0.80))
    hose = plain("hose", (0.022, 0.024, 0.027), 0.4)
    for x, y, turn in ((0.02, -0.14, 0.35), (0.20, 0.14, 0.30)):
        paddle(x, y, turn)
    tube(
        [
            (-0.0246, -0.018, 0.687),
            (-0.06, 0.07, 0.695),
            (-0.10, 0.25, 0.66),
            (-0.02, 0.40, 0.645),
            (0.30, 0.43, 0.64),
            (0.62, 0.40, 0.640),
            (0.78, 0.10, 0.65),
            (0.84, -0.30, 0.60),
            (0.84, -0.45, 0.2),
        ],
        0.011,
        hose,
    )
    tube(
        [
            (0.162, 0.264, 0.692),
            (0.14, 0.33, 0.69),
            (0.22, 0.41, 0.66),
            (0.45, 0.39, 0.644),
            (0.66, 0.24, 0.642),
            (0.72, -0.06, 0.645),
            (0.76, -0.33, 0.60),
            (0.76, -0.46, 0.2),
        ],
        0.011,
        hose,
    )
    folded((-0.52, 0.20, 0.638), (0.30, 0.24, 0.085), terry("towel", (0.58, 0.58, 0.57)), 3, turn=0.5, soft=0.012)
    spot((-1.5, 1.1, 2.3), (0.1, 0.0, 0.62), 260, (0.72, 0.86, 1.0), angle=34, size=0.03, blend=0.5)
    spot((1.7, 0.7, 1.0), (0.15, 0.0, 0.65), 80, FIRE, angle=36, size=0.03, blend=0.6)
    area((-0.4, -1.8, 1.9), (0, 0, 0.6), 8, MOON, 1.2, 0.8)
    eye((-0.40, -1.35, 1.22), (0.02, 0.0, 0.64), lens=62, focus=(0.07, -0.08, 0.67), stop=4.5, shift=(0.0, 0.02), level=False)


# Where a cooling head stands above the bed's frame.
STAND = 0.640


def lies(x, y):
    """How high the sheet lies there: long folds that run to the bed's edge."""
    place = Vector((x * 2.6 + 0.5 * y, y * 1.3 - 0.9 * x, 4.0))
    fold = (1 - abs(noise.noise(place + noise.noise_vector(place * 0.8) * 0.5))) ** 3
    small = (1 - abs(noise.noise(place * 2.7 + Vector((7, 1, 0))))) ** 4
    calm = min(1.0, ((x - 0.12) ** 2 + (y + 0.08) ** 2) * 9)
    return 0.634 + (0.016 * fold + 0.004 * small) * (0.12 + 0.88 * calm), fold


def rumpled(u, v):
    """A sheet that somebody lay on; it hangs over the bed's edge."""
    x, y = -0.85 + 1.35 * u, -0.50 + 0.80 * v
    rise, fold = lies(x, y)
    hang = max(0.0, -0.345 - y)
    return x, max(y, -0.36) - 0.02 * fold * min(1, 9 * hang), rise - (hang**0.9) * 1.4


# How far from a head's middle the bars of its slots are, and how high.
SLOT = (0.136, 0.027)
# A belt's way round that bar, side on, from above it to beneath it.
ROUND_BAR = ((0.004, 0.0060), (-0.002, 0.0062), (-0.0065, 0.0000), (-0.002, -0.0062), (0.006, -0.0070))


def belt(x, y, turn):
    """The two halves of a belt: each runs round the bar of a slot and lies out over the sheet, one to a ring, one to a band of velcro."""
    web, hook, loop = (
        linen("belt", (0.018, 0.024, 0.032), 900, "UV", 0.2),
        plain("velcro", (0.20, 0.22, 0.24), 0.9),
        steel("loop", "X", (0.55, 0.57, 0.6), 0.25),
    )

    def under(far, across):
        """The sheet beneath the belt, as high as the head's own foot is zero."""
        return (
            max(
                lies(x + reach * cos(turn) - across * sin(turn), y + reach * sin(turn) + across * cos(turn))[0]
                for reach in (far - 0.02, far, far + 0.02)
            )
            - STAND
        )

    def half(side, end):
        bar = [(SLOT[0] + out, SLOT[1] + up) for out, up in ROUND_BAR]
        first = bar[-1]

        def out_over(out):
            """From the bar down to the sheet."""
            down = min(1.0, (out - first[0]) / 0.060)
            low = max(under(side * out, across) for across in (-0.028, 0.0, 0.028)) + 0.0036
            return first[1] * (1 - down) ** 1.6 + low * (1 - (1 - down) ** 1.6)

        # Its sewn end lies on it.
        sewn = [
            (out, out_over(out) + 0.0030 + 0.0085 * max(0.0, 1 - (out - first[0]) / 0.045) ** 1.5)
            for out in (first[0] + 0.075 - 0.0125 * k for k in range(6))
        ]
        path = sewn + bar
        path += [(out, out_over(out)) for out in (first[0] + (end - first[0]) * k / 59 for k in range(1, 60))]
        steps = [0.0]
        for (ax, az), (bx, bz) in zip(path, path[1:]):
            steps.append(steps[-1] + ((bx - ax) ** 2 + (bz - az) ** 2) ** 0.5)

        def place(u, v):
            at = v * steps[-1]
            k = max(1, next((k for k, step in enumerate(steps) if step >= at - 1e-9), len(steps) - 1))
            share = (at - steps[k - 1]) / (steps[k] - steps[k - 1])
            out = path[k - 1][0] * (1 - share) + path[k][0] * share
            up = path[k - 1][1] * (1 - share) + path[k][1] * share
            return side * out, (u - 0.5) * 0.056 + 0.020 * sin(5.1 * out) * min(1.0, max(0.0, out - 0.17) * 4) * side, up

        return place, steps[-1]

    left, long = half(-1, 0.455)
    right, longer = half(1, 0.520)
    tip = left(0.5, 1.0)
    ring = [
        (tip[0] + dx, tip[1] + dy, tip[2] + 0.002) for dx, dy in ((0.010, -0.035), (-0.014, -0.035), (-0.014, 0.035), (0.010, 0.035), (0.010, -0.035))
    ]
    return [
        sheet(left, 10, 300, web, 0.0022, levels=1, size=(0.056, long)),
        sheet(right, 10, 300, web, 0.0022, levels=1, size=(0.056, longer)),
        sheet(lambda u, v: (lambda at: (at[0], at[1], at[2] + 0.0018))(right(0.06 + 0.88 * u, 0.87 + 0.12 * v)), 8, 40, hook, 0.001),
        tube(ring, 0.0032, loop, 16),
    ]


def frosted():
    """The contact plate: smooth metal under an even, thin bloom of frost."""
    m = Nodes("frosted")
    patch = m.noise(m.place(), 34, 4, 0.6)
    share = m.span(patch, 0.25, 0.65, 0.75, 1.0)
    return m.done(m.mix(share, metal(m, "X", (0.60, 0.68, 0.75), 0.3), rime(m, m.place(), 0.00015, 5.0)))


def paddle(x, y, turn):
    """A cooling head: a lacquered body on a frosted contact plate, a slot for the belt at either end, a grip with a sign of cold, a neck for its hose."""
    shell, dark = lacquer("head", (0.13, 0.14, 0.15)), plain("neck", (0.015, 0.016, 0.018), 0.45)
    cold = glow("sign", (0.30, 0.66, 1.0), 0.55)
    parts = [
        box((-0.114, -0.066, 0.0), (0.114, 0.066, 0.015), frosted(), 0.005),
        box((-0.108, -0.060, 0.014), (0.108, 0.060, 0.019), dark, 0.002),
        box((-0.110, -0.062, 0.018), (0.110, 0.062, 0.062), shell, 0.017),
        box((-0.055, -0.034, 0.058), (0.055, 0.034, 0.074), shell, 0.007),
        box((-0.044, -0.025, 0.0735), (0.044, 0.025, 0.0745), plain("display", (0.008, 0.009, 0.011), 0.1), 0.0004),
        rod((0.0, 0.05, 0.045), (0.0, 0.13, 0.055), 0.017, dark, 0.005),
    ]
    for side in (-1, 1):
        parts.append(rod((side * SLOT[0], -0.036, SLOT[1]), (side * SLOT[0], 0.036, SLOT[1]), 0.0045, dark, 0.001))
        # They close the slot at both sides of the belt: a gap would let a blade of light through.
        for across in (-0.0354, 0.0354):
            low, high = sorted((side * 0.100, side * (SLOT[0] + 0.005)))
            parts.append(box((low, across - 0.0070, SLOT[1] - 0.006), (high, across + 0.0070, SLOT[1] + 0.006), dark, 0.002))
    for k in range(3):
        way = (0.015 * cos(pi * k / 3), 0.015 * sin(pi * k / 3))
        parts.append(rod((-way[0], -way[1], 0.0748), (way[0], way[1], 0.0748), 0.0009, cold, 0, 8))
        for end in (-1, 1):
            root = (end * way[0] * 0.62, end * way[1] * 0.62)
            for lean in (-pi / 4, pi / 4):
                angle = pi * k / 3 + lean + (0 if end > 0 else pi)
                parts.append(rod((*root, 0.0748), (root[0] + 0.006 * cos(angle), root[1] + 0.006 * sin(angle), 0.0748), 0.0008, cold, 0, 8))
    return group([*parts, *belt(x, y, turn)], (x, y, STAND), (0, 0, turn))
