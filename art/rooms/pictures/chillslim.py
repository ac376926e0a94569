"""ChillSlim: a cooling applicator laid down on a linen bed, the tape and the skin pencil that the area was measured and marked with."""

from math import cos, pi, sin

from mathutils import Vector, noise

from camera import eye, open_room
from cooling_head import cooling_head
from folds import folded
from furniture import cushion
from light import FIRE, MOON, area, spot
from materials import linen, moulded, oak, plain, plaster, steel, terry, wet_stone
from nodes import Nodes
from shapes import box, group, lathe, sheet, tube

SHAPE, SAMPLES, FOCUS = (2760, 1840), 16, [0.6, 0.5]


def build():
    open_room(exposure=0.2)
    bed = linen("bed", (0.42, 0.42, 0.41), 420, "Object", 0.5)
    cushion((-0.9, -0.35, 0.48), (0.9, 0.45, 0.62), bed, 0.01, 3)
    box((-0.92, -0.36, 0.30), (0.92, 0.46, 0.50), oak("bed", "X", (0.06, 0.03, 0.014), (0.22, 0.13, 0.065)), 0.01)
    box((-3, -3, -0.05), (3, 3, 0), wet_stone("floor", wet=0.45), 0)
    box((-4, 1.6, 0), (4, 1.7, 3), plaster("wall", (0.10, 0.125, 0.15)), 0)
    sheet(rumpled, 150, 130, linen("sheet", (0.42, 0.42, 0.41), 520, "UV", 0.3), 0.003, levels=1, size=(1.35, 0.80))
    group(cooling_head("09:24", 6), (0.10, -0.05, STAND), (0, 0, TURN)).scale = (SIZE,) * 3
    hose = [Vector((0.10, -0.05, STAND)) + SIZE * Vector((x * cos(TURN), x * sin(TURN), z)) for x, z in ((-0.262, 0.0600), (-0.320, 0.0655))]
    tube(
        [*hose, (-0.34, -0.235, 0.684), (-0.41, -0.235, 0.652), (-0.50, -0.13, 0.652), (-0.44, 0.05, 0.652), (-0.22, 0.17, 0.650)]
        + [(0.10, 0.26, 0.645), (0.42, 0.33, 0.645), (0.70, 0.20, 0.645), (0.84, -0.10, 0.60), (0.84, -0.45, 0.2)],
        0.0095,
        moulded("hose", (0.020, 0.022, 0.025), 0.48),
    )
    measure()
    folded((-0.52, 0.20, 0.638), (0.30, 0.24, 0.085), terry("towel", (0.58, 0.58, 0.57)), 3, turn=0.5, soft=0.012)
    spot((-1.5, 1.1, 2.3), (0.1, 0.0, 0.62), 260, (0.72, 0.86, 1.0), angle=34, size=0.14, blend=0.5)
    spot((1.7, 0.7, 1.0), (0.15, 0.0, 0.65), 52, FIRE, angle=36, size=0.16, blend=0.6)
    area((-0.4, -1.8, 1.9), (0, 0, 0.6), 8, MOON, 1.2, 0.8)
    eye((-0.40, -1.35, 1.22), (0.02, 0.0, 0.64), lens=62, focus=(0.07, -0.08, 0.67), stop=4.5, shift=(0.0, 0.02), level=False)


# How high the applicator stands, how it is turned, and how much larger than its own measures it is.
STAND, TURN, SIZE = 0.640, 0.42, 1.25


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


def measure():
    """A soft tape, rolled up but for its end, and a skin pencil without its cap."""
    middle, wide, low = Vector((0.335, -0.085, 0.0)), 0.0170, 0.0045
    rolled, free = 0.74, 0.27

    def place(u, v):
        if v < rolled:
            turn = 2 * pi * 4.6 * v / rolled
            radius = 0.0125 + 0.0155 * v / rolled + 0.0007 * sin(3 * turn)
            x, y = radius * cos(turn), radius * sin(turn)
        else:
            # It leaves the roll along its tangent, in long waves.
            out, turn = (v - rolled) / (1 - rolled) * free, 2 * pi * 4.6
            x, y = 0.028 * cos(turn) - sin(turn) * out, 0.028 * sin(turn) + cos(turn) * out
            x, y = x + 0.030 * (1 - cos(17 * out)) * out * 4, y
        x, y = middle.x + x * cos(-0.62) - y * sin(-0.62), middle.y + x * sin(-0.62) + y * cos(-0.62)
        return x, y, lies(x, y)[0] + low + wide * u

    m = Nodes("tape")
    u, v, _ = m.parts(m.place(space="UV"))
    long = m.math("FRACT", m.times(v, 100.0))
    short = m.math("FRACT", m.times(v, 500.0))
    centimetre = m.times(m.span(long, 0.90, 0.94), m.span(u, 0.0085, 0.0090))
    tick = m.times(m.span(short, 0.62, 0.80), m.span(u, 0.0125, 0.0130))
    every_fifth = m.times(m.span(m.math("FRACT", m.times(v, 20.0)), 0.970, 0.976), m.span(u, 0.0030, 0.0034))
    ink = m.math("MAXIMUM", m.math("MAXIMUM", centimetre, tick), every_fifth)
    worn = m.noise(m.place(space="UV"), 60, 4, 0.65)
    cloth = m.blend(m.span(worn, 0.3, 0.7), (0.62, 0.55, 0.34), (0.72, 0.66, 0.46))
    tape = m.done(m.surface(Base_Color=m.blend(ink, cloth, (0.03, 0.03, 0.03)), Roughness=0.45, Specular=0.35))
    # The roll is about 0.58 m of tape.
    sheet(place, 6, 900, tape, 0.0005, size=(wide, 0.58 + free))
    end = place(0.5, 1.0)
    brass = steel("end", "X", (0.60, 0.52, 0.34), 0.3)
    box((end[0] - 0.002, end[1] - 0.002, end[2] - wide / 2), (end[0] + 0.002, end[1] + 0.002, end[2] + wide / 2), brass, 0.0008)
    wood, paint, lead = plain("cone", (0.50, 0.36, 0.22), 0.7), moulded("pencil", (0.42, 0.43, 0.44), 0.35), plain("lead", (0.10, 0.03, 0.16), 0.6)
    pencil = [
        lathe([(0.0, -0.070), (0.0036, -0.070), (0.0040, -0.0694), (0.0040, 0.052), (0.0039, 0.0526)], paint, sides=48),
        lathe([(0.0040, 0.0520), (0.0016, 0.0640)], wood, sides=48),
        lathe([(0.0016, 0.0640), (0.0006, 0.0690), (0.0, 0.0695)], lead, sides=32),
        lathe([(0.00405, -0.058), (0.00405, -0.050)], steel("band", "Z", (0.5, 0.5, 0.52), 0.3), sides=48),
    ]
    x, y = 0.245, -0.245
    group(pencil, (x, y, lies(x, y)[0] + 0.0072), (0, pi / 2, 2.75))
