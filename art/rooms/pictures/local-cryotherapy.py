"""Local cryotherapy: a nozzle at rest in its steel holder, still breathing out; its tip is white, its hose hangs in a loop."""

from math import cos, pi, radians, sin

from mathutils import Vector

from camera import eye, open_room
from folds import folded
from frost import needles
from light import COLD, FIRE, MOON, area, spot
from materials import crystal, plain, plaster, rime, steel, terry, wet_stone
from materials import metal as steel_shader
from nodes import Nodes
from shapes import box, group, lathe, rod, sheet, tube

SHAPE, SAMPLES, FOCUS = (2760, 1840), 8, [0.6, 0.5]
# How far the breath of cold reaches, in metres.
LONG = 0.36


def build():
    open_room(exposure=0.2)
    bar, dark, hose = (
        steel("nozzle", "Z", (0.5, 0.52, 0.54), 0.25),
        plain("grip", (0.014, 0.015, 0.017), 0.42),
        steel("braid", "X", (0.34, 0.36, 0.38), 0.34),
    )
    box((-2, 0.35, -1), (2, 0.45, 2), plaster("wall", (0.10, 0.125, 0.15)), 0)
    box((-2, -1, -0.04), (2, 0.36, 0), wet_stone("shelf", wet=0.5), 0.003)
    grip = lathe(
        [(0.0, -0.19), (0.015, -0.19), (0.019, -0.185), (0.020, -0.12), (0.018, -0.07), (0.021, -0.02), (0.021, 0.0)], dark, sides=72, levels=1
    )
    collar = lathe([(0.021, 0.0), (0.0235, 0.001), (0.0235, 0.016), (0.021, 0.018), (0.021, 0.024), (0.023, 0.025), (0.023, 0.031)], bar, sides=96)
    neck = lathe(
        [
            (0.023, 0.031),
            (0.017, 0.046),
            (0.0135, 0.10),
            (0.0125, 0.150),
            (0.0160, 0.166),
            (0.0205, 0.198),
            (0.0190, 0.199),
            (0.0140, 0.166),
            (0.006, 0.150),
            (0.0, 0.150),
        ],
        whitened(),
        sides=96,
    )
    white = crystal()
    rime_ = [needles(neck, white, 34000, 0.00075, 3, lambda place: max(0.0, min(1.0, (place[2] - 0.075) / 0.09)))]
    rime_.append(needles(neck, white, 900, 0.0012, 6, lambda place: max(0.0, min(1.0, (place[2] - 0.165) / 0.03))))
    group([grip, collar, neck, *rime_], (0.10, 0.0, 0.235), (0, radians(62), radians(-22)))
    stand()
    tube(
        [
            (-0.065, 0.066, 0.147),
            (-0.14, 0.095, 0.105),
            (-0.25, 0.13, 0.06),
            (-0.40, 0.08, 0.017),
            (-0.30, -0.06, 0.016),
            (-0.10, 0.16, 0.016),
            (0.20, 0.24, 0.016),
            (0.55, 0.26, 0.016),
        ],
        0.0125,
        hose,
        24,
        10,
    )
    folded((0.37, 0.11, 0.0), (0.27, 0.20, 0.060), terry("towel", (0.58, 0.59, 0.58)), 3, turn=radians(-8), seed=3, soft=0.011)
    plume()
    spot((-0.7, 0.25, 0.95), (0.16, -0.02, 0.25), 52, MOON, angle=34, size=0.02, blend=0.5)
    spot((1.0, 0.06, 0.42), (0.16, 0.0, 0.20), 40, FIRE, angle=36, size=0.015, blend=0.6)
    spot((0.95, -0.2, 0.9), (0.55, 0.35, 0.10), 5, (1.0, 0.60, 0.30), angle=50, size=0.05, blend=1.0)
    spot((-0.5, -0.7, 0.9), (0.18, -0.04, 0.28), 15, (0.86, 0.93, 1.0), angle=22, size=0.015, blend=0.8)
    area((0.0, -0.9, 0.8), (0, 0, 0.15), 2.6, COLD, 0.7, 0.4)
    # A narrow window at the left, and a glimmer from the right: they draw the stand's edges.
    area((-0.38, -0.30, 0.22), (0.0755, 0.0, 0.10), 1.5, MOON, 0.05, 0.42)
    spot((0.52, -0.36, 0.16), (0.0755, 0.0, 0.09), 2.4, FIRE, angle=30, size=0.02, blend=0.9)
    area((0.15, 0.30, 0.75), (0.15, 0.34, 0.2), 5, (0.30, 0.52, 0.9), 0.6, 0.1)
    eye((0.10, -1.10, 0.31), (0.135, 0.0, 0.215), lens=64, focus=(0.22, -0.05, 0.28), stop=4.5, level=False)


def whitened():
    """The neck's own steel, white with rime towards its tip."""
    m = Nodes("whitened")
    up = m.parts(m.place())[2]
    patch = m.noise(m.place(), 60, 5, 0.65)
    share = m.span(m.add(up, m.times(m.math("SUBTRACT", patch, 0.5), 0.08)), 0.085, 0.125)
    return m.done(m.mix(share, steel_shader(m, "Z", (0.5, 0.52, 0.54), 0.25), rime(m, m.place(), 0.0012, 2.0)))


def stand():
    """A steel stand: a turned foot on a rubber ring, a rod, a joint with its thumbscrew, and a sprung clip round the grip, lined with rubber."""
    bar, dark = steel("stand", "Z", (0.40, 0.415, 0.43), 0.27), plain("rubber", (0.016, 0.017, 0.018), 0.6)
    x, y = 0.0755, 0.0100
    foot = [(0.0, 0.012), (0.0110, 0.012), (0.0120, 0.0110), (0.0130, 0.0092), (0.050, 0.0078), (0.0535, 0.0070), (0.0550, 0.0055), (0.0550, 0.0018)]
    lathe([*foot, (0.053, 0.0016)], bar, (x, y, 0), 160)
    lathe([(0.0535, 0.0018), (0.0542, 0.0010), (0.0538, 0.0)], dark, (x, y, 0), 120)
    rod((x, y, 0.010), (x, y, 0.181), 0.0068, bar, 0.001, 64)
    lathe([(0.0, 0.0), (0.0082, 0.0), (0.0088, 0.0006), (0.0088, 0.0140), (0.0080, 0.0150), (0.0, 0.0150)], bar, (x, y, 0.168), 80)
    rod((x - 0.001, y - 0.013, 0.187), (x - 0.001, y + 0.013, 0.187), 0.0078, bar, 0.0010, 64)
    rod((x - 0.001, y - 0.018, 0.187), (x - 0.001, y - 0.012, 0.187), 0.0035, bar, 0.0005, 32)

    def screw(u, v):
        radius, along = ((0.0, 0.0), (0.0072, 0.0), (0.0082, 0.001), (0.0082, 0.009), (0.0074, 0.0102), (0.0, 0.0106))[round(v * 5)]
        radius *= 1 - 0.07 * max(0.0, cos(2 * pi * u * 18)) ** 2
        return x - 0.001 + radius * cos(2 * pi * u), y - 0.017 - along, 0.187 + radius * sin(2 * pi * u)

    knob = sheet(screw, 288, 6, dark, closed=True)
    knob.data.auto_smooth_angle = radians(35)
    # About the nozzle's own axis: its x downward, its y to the wall; open above, its lips turned out.
    zs = (-0.058, -0.0574, -0.0346, -0.034)

    def clip(inner, outer, reach, flare):
        def place(u, v):
            angle = radians(reach) * (2 * u - 1)
            out = inner + (outer - inner) * 0.5 + flare * max(0.0, abs(2 * u - 1) - 0.86) / 0.14
            return out * cos(angle), out * sin(angle), zs[0] + (zs[3] - zs[0]) * v

        return place

    parts = [
        sheet(clip(0.0212, 0.0230, 122, 0.0035), 140, 8, bar, 0.0016),
        sheet(clip(0.0198, 0.0212, 112, 0.0), 140, 8, dark, 0.0013),
        rod((0.0222, 0, -0.046), (0.030, 0, -0.046), 0.0062, bar, 0.0006, 48),
    ]
    group(parts, (0.10, 0.0, 0.235), (0, radians(62), radians(-22)))


def plume():
    """A breath of cold that leaves the nozzle straight on and thins out: three sheets of it, one behind the other."""
    way = Vector((sin(radians(62)) * cos(radians(22)), -sin(radians(62)) * sin(radians(22)), cos(radians(62))))
    start, sight = Vector((0.10, 0.0, 0.235)) + way * 0.196, Vector((0.03, 1.0, -0.08)).normalized()
    aside = way.cross(sight).normalized()
    for k, (strength, spread) in enumerate(((0.34, 0.8), (0.50, 1.0), (0.30, 1.25))):
        m = Nodes(f"breath{k}")
        u, v, _ = m.parts(m.place(space="UV"))
        # How far from the axis, as a share of the plume's width there, pushed about by eddies that grow with the distance.
        drift = m.noise(m.node("Mapping", {0: m.place(space="UV"), 1: (3.1 * k, 1.7 * k, 0), 3: (7, 12, 1)}).outputs[0], 1, 4, 0.55, 0.5)
        wide = m.add(0.0175, m.times(m.math("POWER", m.math("MAXIMUM", v, 0.0), 0.85), 0.185 * spread))
        across = m.add(m.math("SUBTRACT", u, LONG / 2), m.times(m.times(m.math("SUBTRACT", drift, 0.5), 0.30), v))
        far = m.math("DIVIDE", m.math("ABSOLUTE", across), wide)
        soft = m.math("POWER", 2.718, m.times(m.times(far, far), -2.6))
        wisps = m.noise(m.node("Mapping", {0: m.place(space="UV"), 1: (5.3 * k, 2.9 * k, 0), 3: (26, 9, 1)}).outputs[0], 1, 5, 0.6, 0.9)
        near = m.span(v, 0.0, 0.16, 1.0, 0.0)
        torn = m.add(near, m.times(m.math("SUBTRACT", 1.0, near), m.span(wisps, 0.30, 0.70, 0.25, 1.15)))
        thin = m.times(m.span(v, 0.0, 0.006), m.math("POWER", 2.718, m.times(v, -9.0)))
        share = m.times(m.times(m.times(soft, torn), m.times(thin, m.span(v, 0.07, 0.25, 1.0, 0.0))), strength)
        light = m.node("Emission", {0: (0.50, 0.73, 1.0, 1), 1: 0.95}).outputs[0]
        breath = m.done(m.mix(share, m.node("BsdfTransparent", {0: (1, 1, 1, 1)}).outputs[0], light))
        away = sight * (0.006 * (k - 1))
        body = sheet(lambda u, v, away=away: tuple(start + way * (LONG * v) + aside * (LONG * (u - 0.5)) + away), 2, 2, breath, size=(LONG, LONG))
        body.visible_shadow = body.visible_diffuse = False
