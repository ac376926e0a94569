"""ChillSkin: a facial wand laid on a folded towel a moment ago, its flat round head white with rime at the rim; a mirror, a jar of cotton pads, two that were used."""

from math import cos, hypot, pi, radians, sin

import bpy
from mathutils import Vector
from numpy import interp

from camera import eye, open_room
from folds import cotton, folded
from frost import needles
from light import COLD, FIRE, MOON, area, spot
from materials import ceramic, crystal, glow, moulded, oak, plain, plaster, rime, steel, vessel_glass, wet_stone
from nodes import Nodes
from shapes import box, group, lathe, rod, sheet, tube

SHAPE, SAMPLES, FOCUS = (2760, 1840), 8, [0.60, 0.55]
TOWEL = 0.030


def build():
    open_room(exposure=0.2)
    box((-1.4, -0.6, -0.04), (1.4, 0.62, 0), wet_stone("stone", (0.014, 0.016, 0.019), wet=0.50, space="Object"), 0.004)
    box((-3, 1.2, -1), (3, 1.3, 2), plaster("wall", (0.10, 0.13, 0.16)), 0)
    folded((0.055, 0.015, 0), (0.42, 0.25, TOWEL), cotton("towel", (0.64, 0.65, 0.65), 900), 2, turn=radians(6), seed=2, soft=0.006)
    face = wand()
    mirror(0.085, 0.27)
    pads()
    lights()
    card_for(face, (-0.06, -0.90, 0.37))
    eye((-0.06, -0.90, 0.37), (0.020, 0.06, 0.100), lens=68, focus=(0.10, 0.0, 0.07), stop=5.6, level=False)


def wand():
    """A grip with a soft sleeve and a button, a moulded neck and a flat cooled head turned up towards the room; its lead runs out of the picture."""
    shell, sleeve = moulded("grip", (0.40, 0.415, 0.43), 0.42), moulded("sleeve", (0.020, 0.022, 0.025), 0.58)
    dark = plain("gap", (0.004, 0.004, 0.005), 0.8)
    bar = steel("collar", "Z", (0.56, 0.58, 0.60), 0.28)
    parts = [
        grip(shell),
        soft_sleeve(sleeve),
        lathe([(0.0088, -0.0040), (0.0088, -0.0026)], dark, sides=96),
        lathe([(0.0080, -0.0028), (0.0100, -0.0026), (0.0103, -0.0022), (0.0103, 0.0018), (0.0100, 0.0022), (0.0080, 0.0024)], bar, sides=128),
        lathe([(0.0082, 0.0022), (0.0082, 0.0034)], dark, sides=96),
        strain_relief(sleeve),
        *button(sleeve),
    ]
    face = rimed("face")
    disc = lathe(
        [
            (0.0200, -0.0006),
            (0.0224, -0.0005),
            (0.0229, 0.0000),
            (0.0230, 0.0006),
            (0.0230, 0.0026),
            (0.0230, 0.0046),
            (0.0230, 0.0066),
            (0.0226, 0.0073),
            (0.0219, 0.0077),
            (0.0205, 0.0078),
            (0.0185, 0.0078),
            (0.0160, 0.0078),
            (0.0120, 0.0078),
            (0.0060, 0.0078),
            (0.0, 0.0078),
        ],
        face,
        sides=192,
    )
    back = lathe(
        [
            (0.0, -0.0120),
            (0.0090, -0.0120),
            (0.0112, -0.0108),
            (0.0140, -0.0085),
            (0.0195, -0.0062),
            (0.0214, -0.0046),
            (0.0219, -0.0028),
            (0.0219, -0.0012),
            (0.0214, -0.0008),
            (0.0200, -0.0008),
        ],
        shell,
        sides=160,
    )
    white = crystal()
    frost = [
        needles(disc, white, 9000, 0.00020, 3, lambda place: max(0.0, min(1.0, (hypot(place[0], place[1]) - 0.0190) / 0.003))),
        needles(disc, white, 4500, 0.00026, 5, lambda place: 1.0 if 0.0005 < place[2] < 0.0070 and hypot(place[0], place[1]) > 0.022 else 0.0),
    ]
    turned = group([disc, back, *frost], (-0.013, 0.0, 0.069), (0, radians(-64), 0))
    hold = group(parts)
    turned.parent = hold
    hold.scale = (1.3, 1.3, 1.3)
    hold.rotation_euler = Vector((0.93, -0.33, 0.0)).to_track_quat("Z", "Y").to_euler()
    hold.rotation_euler.rotate_axis("Z", radians(-53))
    hold.location = (0.085, 0.000, TOWEL + 0.0182)
    # The neck bends down as far as the head's rim needs to touch the towel too.
    bpy.context.view_layer.update()
    gap = min((body.matrix_world @ vert.co).z for body in (disc, back) for vert in body.data.vertices) - TOWEL + 0.0008
    down = hold.rotation_euler.to_matrix().inverted() @ Vector((0, 0, -gap / 1.3))
    turned.location = turned.location + down
    places = (((0, 0, 0.002), 0), ((0, 0, 0.016), 0.05), ((0.001, 0, 0.034), 0.45), ((0.002, 0, 0.051), 0.95), ((-0.003, 0, 0.0640), 1))
    way = [Vector(place) + down * share for place, share in places]
    tube(way, [0.0084, 0.0080, 0.0072, 0.0070, 0.0076], shell, 40, 16).parent = hold
    tube(
        [
            (-0.128, 0.0756, TOWEL + 0.0182),
            (-0.165, 0.0890, TOWEL + 0.0170),
            (-0.205, 0.1010, TOWEL - 0.0020),
            (-0.240, 0.1020, 0.0050),
            (-0.290, 0.0850, 0.0034),
            (-0.360, 0.0560, 0.0034),
            (-0.480, 0.0600, 0.0034),
            (-0.900, 0.1600, 0.0034),
        ],
        0.0034,
        plain("lead", (0.014, 0.015, 0.017), 0.5),
        24,
        14,
    )
    bpy.context.view_layer.update()
    return disc.matrix_world @ Vector((0, 0, 0.0078)), (disc.matrix_world.to_3x3() @ Vector((0, 0, 1))).normalized()


def card_for(face, seen_from):
    """A pale card where the head's face mirrors it to the camera: bare steel before a dark room would be a black hole."""
    place, normal = face
    ray = (place - Vector(seen_from)).normalized()
    back = ray - 2 * ray.dot(normal) * normal
    area(place + back * 0.55 + Vector((0.06, 0.0, 0.08)), place, 0.17, (0.80, 0.90, 1.0), 0.17, 0.24)


GRIP = (
    (-0.1560, 0.0098), (-0.1555, 0.0112), (-0.1540, 0.0122), (-0.1500, 0.0131), (-0.1200, 0.0146), (-0.0960, 0.0140), (-0.0750, 0.0131),
    (-0.0400, 0.0141), (-0.0180, 0.0143), (-0.0100, 0.0130), (-0.0062, 0.0113), (-0.0046, 0.0103), (-0.0040, 0.0098), (-0.0038, 0.0088),
)  # fmt: skip
# The button: how far along the grip, and its angle round it.
BUTTON, BUTTON_ROUND = -0.0470, 1.03 * pi


def grip(shell):
    """The grip's hard shell: parting lines along both sides, a dished recess for the button."""
    zs = sorted({-0.1560 + 0.1522 * k / 150 for k in range(151)} | {BUTTON + (k - 60) * 0.0003 for k in range(121)} | {z for z, _ in GRIP})
    lengths, radii = zip(*GRIP)

    def place(u, v):
        z, angle = zs[round(v * (len(zs) - 1))], 2 * pi * u
        radius = float(interp(z, lengths, radii))
        aside = (angle - BUTTON_ROUND) * radius
        away = hypot(max(0.0, abs(z - BUTTON) - 0.0065), aside)
        dish = 0.0011 * max(0.0, min(1.0, (0.0066 - away) / 0.0010))
        line = sum(0.00016 * max(0.0, 1 - abs(angle - at) * radius / 0.00026) for at in (0.62 * pi, 1.44 * pi))
        radius -= dish + line
        return radius * cos(angle), radius * sin(angle), z

    body = sheet(place, 720, len(zs), shell, closed=True)
    body.data.auto_smooth_angle = radians(30)
    return body


def soft_sleeve(rubber):
    """The soft sleeve over the rear half of the grip, with shallow grooves for the fingers."""
    lengths, radii = zip(*GRIP)
    zs = [-0.1500 + 0.0620 * k / 248 for k in range(249)]

    def place(u, v):
        z, angle = zs[round(v * (len(zs) - 1))], 2 * pi * u
        end = -0.0880 - 0.0070 * (0.5 - 0.5 * cos(angle - BUTTON_ROUND))
        z = min(z, end)
        lip = 1.0 if -0.1498 < z < end - 0.0001 else 0.0
        groove = 0.00022 * max(0.0, cos(2 * pi * z / 0.0031)) ** 3 if -0.146 < z < end - 0.004 else 0.0
        radius = float(interp(z, lengths, radii)) - 0.0002 + 0.00075 * lip - groove
        return radius * cos(angle), radius * sin(angle), z

    body = sheet(place, 240, len(zs), rubber, closed=True)
    body.data.auto_smooth_angle = radians(32)
    return body


def strain_relief(rubber):
    """The ribbed boot where the lead enters the grip."""
    profile = [(0.0, -0.1546), (0.0096, -0.1550), (0.0096, -0.1580), (0.0078, -0.1592)]
    for k in range(7):
        z, radius = -0.1600 - 0.0036 * k, 0.0074 - 0.00050 * k
        profile += [(radius, z), (radius, z - 0.0021), (radius - 0.0012, z - 0.0024), (radius - 0.0012, z - 0.0034)]
    return lathe([*profile, (0.0028, -0.1860), (0.0, -0.1862)], rubber, sides=96)


def button(rubber):
    """A long soft key in its recess, and a lamp no larger than a pin's head beside it."""
    lengths, radii = zip(*GRIP)
    radius = float(interp(BUTTON, lengths, radii))

    def cap(u, v):
        """A flat oblong with round ends, domed a little."""
        angle, share = 2 * pi * u, 1 - v
        z = 0.0046 * share * cos(angle) + (0.0055 if cos(angle) > 0 else -0.0055) * share
        aside = 0.0046 * share * sin(angle)
        turn = BUTTON_ROUND + aside / radius
        out = radius - 0.0011 + 0.0013 * min(1.0, (1 - share) * 9) ** 0.5
        return out * cos(turn), out * sin(turn), BUTTON + z

    lamp = lathe([(0.0, 0.0002), (0.0007, 0.0001), (0.0009, -0.0006)], glow("lamp", (0.35, 0.75, 1.0), 7.0), (0, 0, 0), 24)
    far = radius - 0.0002
    lit = group([lamp], (far * cos(BUTTON_ROUND), far * sin(BUTTON_ROUND), BUTTON + 0.0185), (0, radians(90), BUTTON_ROUND))
    return [sheet(cap, 96, 24, rubber, closed=True), lit]


def rimed(name):
    """A flat disc faced on a lathe: fine turning marks round its middle, bare where it touched the skin, white rime at its rim."""
    m = Nodes(name)
    x, y, _ = m.parts(m.place())
    away = m.math("SQRT", m.add(m.times(x, x), m.times(y, y)))
    ragged = m.add(
        m.times(m.math("SUBTRACT", m.noise(m.place(), 260, 5, 0.7), 0.5), 0.0070),
        m.times(m.math("SUBTRACT", m.noise(m.place(), 80, 2), 0.5), 0.0050),
    )
    share = m.span(m.add(away, ragged), 0.0185, 0.0212)
    round_ = m.node("CombineXYZ", {0: away, 1: 0.0, 2: 0.0}).outputs[0]
    marks = m.add(m.times(m.noise(round_, 2600, 2, 0.7), 0.6), m.times(m.noise(round_, 900, 1), 0.4))
    cloud = m.span(m.noise(m.place(), 130, 4, 0.6), 0.20, 0.70, 0.3, 1.0)
    breath = m.times(cloud, m.span(m.add(away, m.times(ragged, 0.6)), 0.009, 0.020, 0.0, 0.55))
    tangent = m.node("Tangent", direction_type="RADIAL", axis="Z").outputs[0]
    turned = m.surface(
        Base_Color=(0.50, 0.53, 0.56, 1),
        Metallic=1.0,
        Roughness=m.span(marks, 0.3, 0.7, 0.20, 0.34),
        Anisotropic=0.80,
        Tangent=tangent,
        Normal=m.bump(marks, 0.00010),
    )
    hoar = m.surface(Base_Color=(0.66, 0.74, 0.80, 1), Roughness=0.8, Specular=0.3, Normal=m.bump(m.noise(m.place(), 1400, 2), 0.0001))
    return m.done(m.mix(share, m.mix(breath, turned, hoar), rime(m, m.place(), 0.00025, 4.0)))


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
    group([lid, knob], (-0.252, 0.205, 0.001))
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
