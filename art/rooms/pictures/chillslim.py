"""ChillSlim: two cooling heads laid down on a linen bed, their belts undone, their hoses over its edge."""

from math import cos, sin

from mathutils import Vector, noise

from camera import eye, open_room
from folds import folded
from furniture import cushion
from letters import flat_words
from light import FIRE, MOON, area, spot
from materials import glow, linen, metal, moulded, oak, plain, plaster, rime, steel, terry, wet_stone
from nodes import Nodes
from shapes import box, group, put, rod, sheet, tube

SHAPE, SAMPLES, FOCUS = (2760, 1840), 8, [0.6, 0.5]


def build():
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
    """
    A cooling head: a moulded body on a frosted contact plate with a lip of rubber, a slot for the belt at either end, a lid held by
    four screws, a display that is dark but for one lamp, a ribbed neck for its hose.
    """
    shell, dark = moulded("head", (0.40, 0.405, 0.40), 0.46), moulded("neck", (0.016, 0.017, 0.019), 0.55)
    screw, gap = steel("screw", "Z", (0.30, 0.31, 0.32), 0.35), plain("gap", (0.004, 0.004, 0.005), 0.8)
    parts = [
        box((-0.114, -0.066, 0.0), (0.114, 0.066, 0.015), frosted(), 0.005),
        box((-0.1125, -0.0645, 0.013), (0.1125, 0.0645, 0.024), dark, 0.004),
        box((-0.110, -0.062, 0.018), (0.110, 0.062, 0.062), shell, 0.020),
        box((-0.0815, -0.0435, 0.0616), (0.0815, 0.0435, 0.0624), gap, 0),
        box((-0.080, -0.042, 0.056), (0.080, 0.042, 0.0655), shell, 0.0035),
        box((-0.034, -0.022, 0.0650), (0.034, 0.016, 0.0660), plain("display", (0.008, 0.009, 0.011), 0.16), 0.0004),
        rod((0.050, 0.0, 0.0655), (0.050, 0.0, 0.0668), 0.0080, dark, 0.0005),
        rod((0.0285, -0.0175, 0.0659), (0.0285, -0.0175, 0.0662), 0.0011, glow("lamp", (0.30, 0.66, 1.0), 6.0), 0, 16),
        rod((0.0, 0.05, 0.045), (0.0, 0.13, 0.055), 0.0150, dark, 0.005),
    ]
    for k in range(7):
        along = 0.072 + 0.0085 * k
        parts.append(rod((0.0, along, 0.0478 + 0.00107 * k), (0.0, along + 0.0046, 0.0484 + 0.00107 * k), 0.0182 - 0.0004 * k, dark, 0.0016))
    for sx in (-1, 1):
        for sy in (-1, 1):
            parts.append(rod((sx * 0.072, sy * 0.034, 0.0652), (sx * 0.072, sy * 0.034, 0.0658), 0.0034, screw, 0.0004, 24))
            parts.append(box((sx * 0.072 - 0.0025, sy * 0.034 - 0.0004, 0.0656), (sx * 0.072 + 0.0025, sy * 0.034 + 0.0004, 0.0659), gap, 0))
    for words, tall, at in (("COOLING SURFACE BELOW", 0.0028, (-0.030, -0.0320)), ("Place flat. Do not fold.", 0.0020, (-0.030, -0.0370))):
        label = put(flat_words(words, tall), plain("print", (0.035, 0.038, 0.042), 0.6), smooth=False)
        label.location = (*at, 0.0657)
        parts.append(label)
    for side in (-1, 1):
        parts.append(rod((side * SLOT[0], -0.036, SLOT[1]), (side * SLOT[0], 0.036, SLOT[1]), 0.0045, dark, 0.001))
        # They close the slot at both sides of the belt: a gap would let a blade of light through.
        for across in (-0.0354, 0.0354):
            low, high = sorted((side * 0.100, side * (SLOT[0] + 0.005)))
            parts.append(box((low, across - 0.0070, SLOT[1] - 0.006), (high, across + 0.0070, SLOT[1] + 0.006), dark, 0.002))
    return group([*parts, *belt(x, y, turn)], (x, y, STAND), (0, 0, turn))
