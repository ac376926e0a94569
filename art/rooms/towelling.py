"""A terry towel, loop by loop. Sizes in metres."""

from math import cos, pi, sin

from mathutils import Vector, noise

from frost import needles
from nodes import Nodes
from shapes import group, sheet

# The towel's length and depth, the height of one layer, and how round its edges are.
LONG, DEEP, THICK, ROUND = 0.46, 0.30, 0.0042, 0.0034


def towel(at, turn):
    """A terry towel folded once: the upper layer's hem and its flat woven stripe lie to the front, the lower one looks out beneath it."""
    cloth, loop = weave(), pile()
    layers = []
    for k, (dx, dy, askew) in enumerate(((0.0, 0.0, 0.0), (-0.006, 0.012, 0.016))):
        body = sheet(lambda u, v, k=k: on_layer(u, v, k), 260, 190, cloth, size=(1, 1))
        group([body], (dx, dy, k * THICK * 0.92), (0, 0, askew))
        layers.append(body)
        count = 110000 if k else 30000
        needles(body, loop, count, 0.0013, 4 + k, lambda place, k=k: 0.75 + 0.25 * noise.noise(place * 60) if looped(*place[:2], k) else 0.0)
    return group([body.parent for body in layers], at, (0, 0, turn))


def looped(x, y, k):
    """Whether loops stand there: not on the hem nor on the woven stripe; of the lower layer only what is seen at its rim."""
    front, side = y + DEEP / 2, LONG / 2 - abs(x)
    if front < 0.013 or side < 0.004 or 0.030 < front < 0.048:
        return False
    return bool(k) or side < 0.05


def on_layer(u, v, k):
    """A place of one layer: flat with soft waves, and round down to what it lies on at its rim."""
    x, fall = spread(u, LONG)
    y, drop = spread(v, DEEP)
    wave = noise.fractal(Vector((x * 7, y * 9, 2.0 + k)), 0.8, 2.0, 3) * 0.0016
    crease = 0.0016 * max(0.0, 1 - abs(x * 0.75 + y * 0.5 + 0.028) / 0.010) ** 2
    rim = noise.noise(Vector((x * 26, y * 26, 7.0 + k))) * 0.0016
    flat = 0.72 if 0.030 < y + DEEP / 2 < 0.048 else 1.0
    return x + rim, y + rim * 0.8, (THICK * flat + (wave + crease) * (k + 0.3)) * min(fall, drop)


def spread(share, size):
    """A share carried to metres, with an eighth of the steps at either rim, and how high the cloth stands there."""
    side, reach = (-1, share) if share < 0.5 else (1, 1 - share)
    if reach < 0.06:
        way = reach / 0.06
        return side * (size / 2 - ROUND * (1 - cos(way * pi / 2))), sin(way * pi / 2)
    return side * (size / 2 - ROUND) * (1 - (reach - 0.06) / 0.44), 1.0


def weave():
    """The ground of the towel: close rows of loops, ribs on the flat stripe, a line of stitches along the hem."""
    m = Nodes("ground")
    x, y, _ = m.parts(m.place())
    front = m.add(y, DEEP / 2)
    stripe = m.times(m.span(front, 0.0292, 0.0304), m.span(front, 0.0476, 0.0488, 1.0, 0.0))
    flat = m.math("MAXIMUM", stripe, m.span(front, 0.0122, 0.0134, 1.0, 0.0))
    swayed = m.add(x, m.times(m.noise(m.place(), 90, 3), 0.0022))
    rows = m.math("ABSOLUTE", m.math("SINE", m.times(swayed, 3.1416 * 430)))
    tufts = m.times(m.math("SUBTRACT", 1.0, m.cells(m.place(), 520)), 0.75)
    loops = m.add(tufts, m.add(m.times(rows, 0.22), m.times(m.noise(m.place(), 330, 3, 0.7), 0.45)))
    ribs = m.math("ABSOLUTE", m.math("SINE", m.times(x, 3.1416 * 620)))
    cross = m.math("ABSOLUTE", m.math("SINE", m.times(y, 3.1416 * 420)))
    near = m.span(m.math("ABSOLUTE", m.math("SUBTRACT", front, 0.0105)), 0.0003, 0.0008, 1.0, 0.0)
    stitch = m.times(near, m.math("GREATER_THAN", m.math("SINE", m.times(x, 2400.0)), -0.4))
    woven = m.math("SUBTRACT", m.add(m.times(ribs, 0.7), m.times(cross, 0.3)), m.times(stitch, 1.6))
    tone = m.blend(m.span(loops, 0.65, 1.25), (0.40, 0.405, 0.41), (0.70, 0.70, 0.69))
    tone = m.blend(flat, tone, m.blend(m.span(woven, 0.1, 0.9), (0.44, 0.445, 0.45), (0.62, 0.62, 0.61)))
    normal = m.node("MixRGB", {0: flat, 1: m.bump(loops, 0.0026), 2: m.bump(woven, 0.0006)}).outputs[0]
    return m.done(m.surface(Base_Color=tone, Roughness=0.95, Specular=0.08, Sheen=0.6, Sheen_Tint=0.3, Normal=normal))


def pile():
    """Loops that stand up: cotton, lit through."""
    m = Nodes("loops")
    tint = (0.78, 0.78, 0.77, 1)
    return m.done(m.mix(0.5, m.node("BsdfDiffuse", {0: tint}).outputs[0], m.node("BsdfTranslucent", {0: tint}).outputs[0]))
