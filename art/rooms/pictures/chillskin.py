"""ChillSkin: a facial wand laid on a folded towel a moment ago, its round tip white with rime; a mirror, a jar of cotton pads, two that were used."""

from math import cos, hypot, pi, radians, sin

import bpy
from mathutils import Vector

from camera import eye, open_room
from folds import cotton, folded
from frost import needles
from light import COLD, FIRE, MOON, area, spot
from materials import ceramic, crystal, glow, lacquer, oak, plain, plaster, rime, steel, vessel_glass, wet_stone
from nodes import Nodes
from shapes import box, group, lathe, rod, sheet, tube

SHAPE, SAMPLES, FOCUS = (2760, 1840), 8, [0.60, 0.55]
TOWEL = 0.030


def build():
    open_room(exposure=0.2)
    box((-1.4, -0.6, -0.04), (1.4, 0.62, 0), wet_stone("stone", (0.014, 0.016, 0.019), wet=0.50, space="Object"), 0.004)
    box((-3, 1.2, -1), (3, 1.3, 2), plaster("wall", (0.10, 0.13, 0.16)), 0)
    folded((0.055, 0.015, 0), (0.42, 0.25, TOWEL), cotton("towel", (0.64, 0.65, 0.65), 900), 2, turn=radians(6), seed=2, soft=0.006)
    wand()
    mirror(0.085, 0.27)
    pads()
    lights()
    eye((-0.06, -0.90, 0.37), (0.020, 0.06, 0.100), lens=68, focus=(0.10, 0.0, 0.07), stop=5.6, level=False)


def wand():
    """Grip, steel neck and a round flat tip turned up towards the room; its lead runs off at the left."""
    shell, bar, dark = lacquer("grip", (0.42, 0.43, 0.44)), steel("neck", "Z", (0.60, 0.62, 0.64), 0.22), plain("lead", (0.016, 0.017, 0.019), 0.45)
    grip = lathe(
        [
            (0.0, -0.160),
            (0.0105, -0.160),
            (0.0135, -0.154),
            (0.0150, -0.120),
            (0.0128, -0.075),
            (0.0142, -0.040),
            (0.0150, -0.018),
            (0.0120, -0.006),
            (0.0085, -0.003),
        ],
        shell,
        sides=96,
        levels=1,
    )
    collar = lathe([(0.0085, -0.004), (0.0108, -0.003), (0.0108, 0.006), (0.0070, 0.010), (0.0055, 0.012)], bar, sides=96)
    button = rod((-0.0135, 0, -0.050), (-0.0150, 0, -0.050), 0.0052, dark, 0.0006)
    tip = lathe(
        [
            (0.0, -0.004),
            (0.0060, -0.004),
            (0.0190, 0.001),
            (0.0225, 0.0035),
            (0.0230, 0.0075),
            (0.0220, 0.0095),
            (0.0190, 0.0108),
            (0.0130, 0.0128),
            (0.0065, 0.0139),
            (0.0, 0.0142),
        ],
        rimed("tip"),
        sides=96,
        levels=1,
    )
    white = crystal()
    frost = [
        needles(tip, white, 14000, 0.00022, 3, lambda place: max(0.0, min(1.0, (hypot(place[0], place[1]) - 0.0165) / 0.004))),
        needles(tip, white, 3000, 0.00028, 5, lambda place: 1.0 if 0.001 < place[2] < 0.0092 and hypot(place[0], place[1]) > 0.019 else 0.0),
    ]
    turned = group([tip, *frost], (-0.013, 0.0, 0.069), (0, radians(-64), 0))
    hold = group([grip, collar, button])
    turned.parent = hold
    hold.scale = (1.3, 1.3, 1.3)
    hold.rotation_euler = Vector((0.93, -0.33, 0.0)).to_track_quat("Z", "Y").to_euler()
    hold.rotation_euler.rotate_axis("Z", radians(-53))
    hold.location = (0.085, 0.000, TOWEL + 0.0182)
    # The neck bends down as far as the tip's rim needs to touch the towel too.
    bpy.context.view_layer.update()
    gap = min((tip.matrix_world @ vert.co).z for vert in tip.data.vertices) - TOWEL + 0.0008
    down = hold.rotation_euler.to_matrix().inverted() @ Vector((0, 0, -gap / 1.3))
    turned.location = turned.location + down
    way = [
        (Vector(place) + down * share)
        for place, share in (((0, 0, 0.008), 0), ((0, 0, 0.024), 0.1), ((0, 0, 0.044), 0.6), ((-0.003, 0, 0.058), 1), ((-0.010, 0, 0.066), 1))
    ]
    tube(way, 0.0048, bar, 24).parent = hold
    tube(
        [
            (-0.108, 0.069, TOWEL + 0.019),
            (-0.140, 0.080, TOWEL + 0.019),
            (-0.190, 0.092, TOWEL - 0.006),
            (-0.235, 0.095, 0.006),
            (-0.30, 0.06, 0.005),
            (-0.42, 0.10, 0.005),
            (-0.70, 0.30, 0.005),
        ],
        0.0048,
        dark,
    )


def rimed(name):
    """A polished disc: bare metal in its middle, where it touched the skin, fine white rime at its rim."""
    m = Nodes(name)
    x, y, _ = m.parts(m.place())
    away = m.math("SQRT", m.add(m.times(x, x), m.times(y, y)))
    ragged = m.add(
        m.times(m.math("SUBTRACT", m.noise(m.place(), 240, 4, 0.65), 0.5), 0.0050),
        m.times(m.math("SUBTRACT", m.noise(m.place(), 70, 2), 0.5), 0.0030),
    )
    share = m.span(m.add(away, ragged), 0.0168, 0.0203)
    return m.done(m.mix(share, m.surface(Base_Color=(0.76, 0.82, 0.88, 1), Metallic=0.88, Roughness=0.30), rime(m, m.place(), 0.00025, 4.0)))


def mirror(x, y):
    """A round mirror on its stand, tilted a little: the wand is seen in it from behind."""
    frame, base = steel("frame", "Z", (0.50, 0.52, 0.54), 0.24), oak("base", "X", (0.09, 0.045, 0.02), (0.34, 0.20, 0.10))
    m = Nodes("silver")
    silver = m.done(m.node("BsdfGlossy", {0: (0.86, 0.90, 0.91, 1), 1: 0.0}).outputs[0])
    rim = lathe([(0.104, -0.006), (0.1085, -0.005), (0.1100, 0.0), (0.1085, 0.005), (0.1035, 0.006), (0.1035, -0.006)], frame, sides=128)
    glass = lathe([(0.0, 0.004), (0.1040, 0.004)], silver, sides=96)
    back = lathe([(0.0, -0.003), (0.1040, -0.003)], frame, sides=96)
    group([rim, glass, back], (x, y, 0.152), (radians(84), 0, radians(-5))).scale = (0.88, 0.88, 0.88)
    # What it mirrors, behind the camera: a lit door in a dim room.
    box((-3, -3.4, -2), (3, -3.3, 3), glow("room", (0.55, 0.75, 1.0), 0.030), 0)
    box((-0.9, -3.2, -2), (0.9, -3.19, 3), lamplight(), 0)
    rod((x, y + 0.006, 0.012), (x, y + 0.006, 0.064), 0.0055, frame)
    lathe([(0.0, 0.0), (0.060, 0.0), (0.062, 0.003), (0.060, 0.013), (0.0, 0.014)], base, (x, y + 0.006, 0), 72)


def lamplight():
    """A lamp's light that falls on a far curtain: brightest in its middle, in soft folds."""
    m = Nodes("lamplight")
    x, _, z = m.parts(m.place(space="World"))
    across = m.span(m.math("ABSOLUTE", m.add(x, 0.22)), 0.02, 0.42, 1.0, 0.06)
    fold = m.span(m.math("SINE", m.add(m.times(x, 46.0), m.times(m.noise(m.place(space="World"), 2.0), 5.0))), -1.0, 1.0, 0.55, 1.0)
    strength = m.times(m.times(m.times(across, fold), m.span(z, -0.6, 0.9, 0.35, 1.0)), 0.42)
    return m.done(m.node("Emission", {0: (1.0, 0.60, 0.30, 1), 1: strength}).outputs[0])


def pads():
    """A jar of cotton pads with its lid beside it; one pad on the towel, two used ones in a dish."""
    wool, clear = fleece(), vessel_glass()
    x, y, tall = -0.150, 0.185, 0.105
    lathe(
        [(0.0, 0.0), (0.038, 0.0), (0.041, 0.003), (0.041, tall), (0.0392, tall), (0.0392, 0.006), (0.037, 0.004), (0.0, 0.004)],
        clear,
        (x, y, 0.0005),
        96,
    )
    for k in range(20):
        pad((x + 0.0012 * ((k * 7) % 3 - 1), y + 0.0012 * ((k * 5) % 3 - 1), 0.008 + 0.0042 * k), wool)
    lid = lathe(
        [(0.0, 0.0), (0.042, 0.0), (0.043, 0.002), (0.043, 0.008), (0.041, 0.010), (0.0, 0.011)],
        oak("lid", "X", (0.09, 0.045, 0.02), (0.34, 0.20, 0.10)),
        sides=96,
    )
    knob = rod((0, 0, 0.010), (0, 0, 0.022), 0.009, steel("knob"), 0.003)
    group([lid, knob], (-0.232, 0.115, 0.001))
    glaze = ceramic("dish", (0.30, 0.31, 0.32))
    lathe(
        [(0.0, 0.0), (0.030, 0.0), (0.046, 0.010), (0.048, 0.013), (0.045, 0.012), (0.029, 0.004), (0.0, 0.004)],
        glaze,
        (-0.205, -0.030, 0.0005),
        96,
        levels=1,
    )
    pad((-0.209, -0.030, 0.0062), wool, (0.04, 0.02))
    pad((-0.198, -0.025, 0.0108), wool, (-0.12, 0.10))
    pad((-0.030, -0.062, TOWEL + 0.0012), wool, (0.02, -0.01))


def fleece():
    """Loose cotton: short fibres in all directions."""
    m = Nodes("fleece")
    fibre = m.add(m.noise(m.place(), 900, 3, 0.7, 1.0), m.noise(m.place(), 160, 4, 0.6))
    return m.done(m.surface(Base_Color=(0.76, 0.76, 0.75, 1), Roughness=1.0, Specular=0.05, Sheen=0.5, Normal=m.bump(fibre, 0.0006)))


def pad(at, wool, tilt=(0.0, 0.0)):
    """A flat round cotton pad: its edge is pressed together in a ring of short ribs, a shallow pattern lies on its face."""
    radius, thick = 0.0290, 0.0019

    def place(u, v):
        angle, side = 2 * pi * u, 1 if v < 0.5 else -1
        share = 1 - abs(2 * v - 1)
        reach = radius * share**0.8
        seam = min(1.0, max(0.0, (reach - 0.0225) / 0.0020))
        quilt = 0.00022 * abs(cos(reach * 420)) * (1 - seam)
        rib = 0.00026 * cos(44 * angle) * seam
        high = (thick - quilt) * (1 - 0.62 * seam) + rib
        return reach * cos(angle), reach * sin(angle), side * (high if share < 0.995 else 0.0)

    body = sheet(place, 200, 61, wool, closed=True)
    body.location, body.rotation_euler = at, (*tilt, at[0] * 40)
    return body


def lights():
    spot((-0.85, 0.55, 1.30), (0.06, 0.02, 0.04), 62, (0.86, 0.93, 1.0), angle=34, size=0.02, blend=0.6)
    spot((1.05, 0.35, 0.26), (0.06, 0.05, 0.06), 20, FIRE, angle=36, size=0.012, blend=0.7)
    area((-0.2, -1.0, 0.8), (0, 0, 0), 2.2, COLD, 0.7, 0.4)
    area((0.1, -0.7, 1.1), (0.08, 0.27, 0.16), 1.2, MOON, 0.5, 0.3)
    spot((0.5, 0.5, 1.3), (0.25, 1.2, 0.35), 16, (0.45, 0.62, 1.0), angle=60, size=0.1, blend=1.0)
