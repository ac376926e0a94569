"""The applicator of an acoustic device, and the bottle of gel that goes with it. Sizes in metres."""

from math import cos, pi, radians, sin

from mathutils import Vector, noise

from letters import wrapped
from materials import moulded, pane, plain
from nodes import Nodes
from shapes import group, lathe, rod, sheet, tube


def applicator(at, way):
    """A straight handpiece that lies along `way`: cable and boot, a moulded shell, a knurled grip, a nut, the steel transmitter with gel on it."""
    shell, dark = moulded("shell", (0.34, 0.35, 0.355), 0.38), moulded("rubber", (0.016, 0.017, 0.018), 0.62)
    alloy, bright = turned("alloy", (0.30, 0.315, 0.33), 0.34), turned("transmitter", (0.60, 0.61, 0.62), 0.20)
    gap = plain("gap", (0.004, 0.004, 0.005), 0.8)
    body = [(0.0166, -0.0860), (0.0190, -0.0852), (0.0200, -0.0835), (0.0207, -0.060), (0.0203, -0.0306), (0.0198, -0.0301)]
    parts = [
        boot(dark),
        lathe([(0.0, -0.0905), (0.0125, -0.0905), (0.0158, -0.0896), (0.0170, -0.0880), (0.0170, -0.0866)], alloy, sides=120),
        lathe([(0.0163, -0.0868), (0.0163, -0.0856)], gap, sides=96),
        split(body, shell),
        lathe([(0.0190, -0.0304), (0.0190, -0.0294)], gap, sides=96),
        lathe([(0.0190, -0.0296), (0.0202, -0.0293), (0.0204, -0.0286), (0.0204, -0.0262), (0.0202, -0.0256), (0.0188, -0.0253)], alloy, sides=128),
        knurled(-0.0254, 0.0410, lambda z: 0.0193 - 0.0013 * sin(pi * min(1.0, (z + 0.0254) / 0.0664)), 30, dark, 0.0007),
        lathe(
            [(0.0186, 0.0408), (0.0200, 0.0412), (0.0203, 0.0420), (0.0203, 0.0452), (0.0200, 0.0460), (0.0193, 0.0463), (0.0193, 0.0474)]
            + [(0.0198, 0.0476), (0.0194, 0.0530), (0.0168, 0.0680), (0.0160, 0.0692), (0.0150, 0.0694), (0.0150, 0.0702)],
            alloy,
            sides=128,
        ),
        knurled(0.0702, 0.0800, lambda z: 0.0172, 0, alloy, 0.0006),
        lathe([(0.0166, 0.0800), (0.0150, 0.0808), (0.0104, 0.0810)], alloy, sides=96),
        lathe([(0.0103, 0.0808), (0.0122, 0.0812), (0.0128, 0.0822), (0.0128, 0.0834), (0.0122, 0.0844), (0.0103, 0.0848)], dark, sides=96),
        lathe(
            [(0.0100, 0.0840), (0.0096, 0.0880), (0.0104, 0.0908), (0.0150, 0.0936), (0.0186, 0.0948), (0.0193, 0.0954), (0.0195, 0.0964)]
            + [(0.0195, 0.0984), (0.0192, 0.0996), (0.0184, 0.1004)]
            + [(0.0184 * cos(radians(a)), 0.1004 + 0.0034 * sin(radians(a))) for a in range(9, 90, 9)]
            + [(0.0, 0.1038)],
            bright,
            sides=160,
        ),
        smear(),
        *key(shell, dark),
    ]
    hold = group(parts)
    way = Vector(way)
    hold.rotation_euler = way.to_track_quat("Z", "Y").to_euler()
    hold.location = at
    end = Vector(at) - way.normalized() * 0.128
    x, y, z = end
    back = way.normalized()
    tube(
        [tuple(end), tuple(end - back * 0.035), (x - 0.085, y + 0.020, z - 0.008), (x - 0.16, y - 0.02, 0.014), (x - 0.24, y - 0.11, 0.0125)]
        + [(x - 0.36, y - 0.13, 0.007), (x - 0.60, y + 0.10, 0.007)],
        0.0046,
        dark,
    )


def turned(name, tint, rough):
    """Metal from a lathe: fine rings, a few dents and scratches across them, here and there dulled by hands."""
    m = Nodes(name)
    x, y, z = m.parts(m.place())
    out = m.math("SQRT", m.add(m.times(x, x), m.times(y, y)))
    rings = m.noise(m.node("CombineXYZ", {0: m.times(out, 2600.0), 1: m.times(z, 2600.0), 2: 0.0}).outputs[0], 1, 2)
    scratch = m.span(m.noise(m.place((260, 1500, 330), turn=(0.4, 0.7, 0.2)), 1, 2, 0.6), 0.69, 0.73)
    wiped = m.span(m.noise(m.place(), 95, 4, 0.65, 0.8), 0.40, 0.62)
    shine = m.add(m.add(m.span(rings, 0.3, 0.7, rough - 0.05, rough + 0.06), m.times(wiped, 0.13)), m.times(scratch, 0.12))
    relief = m.math("SUBTRACT", m.times(rings, 0.5), m.times(scratch, 0.7))
    tone = m.blend(m.times(wiped, 0.5), tint, tuple(part * 0.72 for part in tint))
    return m.done(m.surface(Base_Color=tone, Metallic=1.0, Roughness=shine, Normal=m.bump(relief, 0.00004)))


def boot(dark):
    """The strain relief: a slotted sleeve that narrows to the cable."""
    rows = [(0.0046, -0.1300), (0.0058, -0.1298)]
    for k in range(8):
        z, r = -0.1290 + 0.0045 * k, 0.0062 + 0.00052 * k
        rows += [(r, z), (r + 0.0003, z + 0.0004), (r + 0.0004, z + 0.0026), (r + 0.0002, z + 0.0030)]
        rows += [(r - 0.0014, z + 0.0032), (r - 0.0014, z + 0.0043)]
    return lathe([*rows, (0.0108, -0.0928), (0.0122, -0.0918), (0.0122, -0.0903)], dark, sides=96)


def split(rows, shell):
    """The shell, with the line where its two halves meet."""
    (near, low), (far, high) = rows[2:4]
    zs = [*rows[:3], *((near + (far - near) * k / 9, low + (high - low) * k / 9) for k in range(1, 9)), *rows[3:]]

    def place(u, v):
        radius, z = zs[round(v * (len(zs) - 1))]
        angle = 2 * pi * u
        off = min(abs(angle - side) for side in (1.24 * pi, 0.24 * pi)) * radius
        radius -= 0.0005 * max(0.0, 1 - off / 0.00040)
        return radius * cos(angle), radius * sin(angle), z

    body = sheet(place, 900, len(zs), shell, closed=True)
    body.data.auto_smooth_angle = radians(35)
    return body


def knurled(low, high, out, turns, material, deep):
    """A sleeve with a diamond pattern, or with plain flutes where `turns` is nought."""
    rows = 170

    def place(u, v):
        z, angle = low + (high - low) * v, 2 * pi * u
        edge = min(1.0, min(v, 1 - v) * (high - low) / 0.0022)
        if turns:
            cut = max(abs(sin(turns * angle / 2 + z * 900)), abs(sin(turns * angle / 2 - z * 900)))
            relief = max(0.0, (cut - 0.80) / 0.20)
        else:
            relief = max(0.0, cos(44 * angle)) ** 2
        radius = out(z) - deep * relief * (edge > 0.7) - 0.0010 * (1 - edge) ** 2
        return radius * cos(angle), radius * sin(angle), z

    body = sheet(place, 1100, rows, material, closed=True)
    body.data.auto_smooth_angle = radians(50)
    return body


def key(shell, dark):
    """The release: a rubber pad in a shallow frame on the shell's upper side, and a tiny lamp that is off."""

    def pad(out, wide, long):
        def place(u, v):
            a, b = 2 * u - 1, 2 * v - 1
            rim = max(0.0, 1 - max(abs(a), abs(b)) ** 6)
            angle, squeeze = radians(250) + a * wide / 0.0206, (1 - 0.25 * abs(a) ** 4)
            radius = 0.0199 + out * rim**0.5
            return radius * cos(angle), radius * sin(angle), -0.056 + b * long * squeeze

        return sheet(place, 30, 40, dark if out > 0.001 else shell)

    lamp = (0.0207 * cos(radians(250)), 0.0207 * sin(radians(250)))
    lens = plain("lens", (0.03, 0.10, 0.07), 0.15, coat=0.5)
    status = rod((*lamp, -0.0372), (lamp[0] * 1.02, lamp[1] * 1.02, -0.0372), 0.0011, lens, 0.0003)
    return [pad(0.0009, 0.0072, 0.0150), pad(0.0019, 0.0056, 0.0130), status]


def smear():
    """Clear gel that was wiped off but for a film at one side of the transmitter; it casts no shadow."""

    def place(u, v):
        angle = 2 * pi * u
        wide = (0.0088 + 0.0030 * noise.noise(Vector((cos(angle) * 1.3, sin(angle) * 1.3, 4.0)))) * v
        x, y = 0.0050 + wide * cos(angle), -0.0040 + 0.72 * wide * sin(angle)
        dome = 0.1004 + 0.0034 * max(0.0, 1 - (x * x + y * y) / 0.0184**2) ** 0.5
        return x, y, dome + 0.0016 * (1 - v**2.4) * (0.75 + 0.5 * noise.noise(Vector((x * 300, y * 300, 1.0)))) + 0.00003

    m = Nodes("gel")
    milky = m.span(m.node("LayerWeight", {0: 0.5}).outputs["Facing"], 0.3, 1.0, 0.02, 0.25)
    wet = m.done(m.mix(milky, pane(m, (0.90, 0.96, 1.0)), m.node("BsdfDiffuse", {0: (0.55, 0.70, 0.82, 1)}).outputs[0]))
    body = sheet(place, 90, 24, wet, closed=True)
    body.visible_shadow = False
    return body


def gel_bottle(x, y):
    """A squeezed bottle of natural plastic, half full: the blue gel clings to its wall above the level; small print straight on it."""
    at, r = (x, y, 0.002), 0.0285
    m = Nodes("bottle")
    haze = m.mix(0.5, m.node("BsdfDiffuse", {0: (0.72, 0.76, 0.78, 1)}).outputs[0], m.node("BsdfTranslucent", {0: (0.80, 0.85, 0.88, 1)}).outputs[0])
    slant = m.node("LayerWeight", {0: 0.5}).outputs["Facing"]
    scuffs = m.span(m.noise(m.place((90, 90, 22)), 1, 4, 0.65), 0.45, 0.70, 0.0, 0.14)
    seen = m.mix(m.add(m.span(slant, 0.1, 0.95, 0.20, 0.66), scuffs), m.node("BsdfTransparent", {0: (0.93, 0.96, 0.97, 1)}).outputs[0], haze)
    shine = m.add(0.035, m.times(m.math("POWER", slant, 4.0), 0.35))
    milk = m.done(m.mix(shine, seen, m.node("BsdfGlossy", {0: (1, 1, 1, 1), 1: 0.24}).outputs[0]))
    rows = [(0.0, 0.0), (0.024, 0.0), (0.0270, 0.0012), (r, 0.0045), (r, 0.024), (r, 0.048), (r, 0.072), (r, 0.094)]
    rows += [(0.0278, 0.1010), (0.0245, 0.1085), (0.0185, 0.1132), (0.0128, 0.1150), (0.0124, 0.1200)]

    def squeezed(radius, z, angle):
        """A thumb's dent in its side, and a slight lean of the wall."""
        dent = 0.0032 * max(0.0, cos(angle - 1.92 * pi)) ** 6 * max(0.0, 1 - ((z - 0.066) / 0.030) ** 2)
        return radius * (1 + 0.010 * sin(2 * angle + 60 * z)) - dent * min(1.0, radius / 0.02)

    def wall(u, v):
        radius, z = rows[round(v * (len(rows) - 1))]
        radius = squeezed(radius, z, 2 * pi * u)
        return radius * cos(2 * pi * u), radius * sin(2 * pi * u), z

    sheet(wall, 96, len(rows), milk, closed=True, levels=2).location = at

    def inside(u, v):
        angle = 2 * pi * u
        level = 0.054 + 0.005 * cos(angle - 0.7) + 0.0035 * noise.noise(Vector((cos(angle) * 2, sin(angle) * 2, 3.0)))
        if v < 0.7:
            z, radius = 0.003 + (level - 0.003) * v / 0.7, r - 0.0012
            radius = squeezed(radius, z, angle) - 0.003 * max(0.0, 1 - v / 0.05)
        else:
            far = (v - 0.7) / 0.3
            z, radius = level - 0.006 * far**0.6, (r - 0.0012) * (1 - far)
        return radius * cos(angle), radius * sin(angle), z

    g = Nodes("blue gel")
    blue = g.mix(0.55, g.node("BsdfTranslucent", {0: (0.10, 0.42, 0.78, 1)}).outputs[0], g.node("BsdfDiffuse", {0: (0.05, 0.26, 0.56, 1)}).outputs[0])
    blue = g.mix(0.45, blue, g.node("BsdfTransparent", {0: (0.35, 0.68, 0.96, 1)}).outputs[0])
    sheet(inside, 120, 60, g.done(g.mix(0.05, blue, g.node("BsdfGlossy", {0: (1, 1, 1, 1), 1: 0.08}).outputs[0])), closed=True).location = at

    white = moulded("cap", (0.60, 0.61, 0.62), 0.34)
    ridge = knurled(0.1165, 0.1300, lambda z: 0.0160, 0, white, 0.0004)
    lid = lathe([(0.0158, 0.1304), (0.0162, 0.1308), (0.0160, 0.1362), (0.0148, 0.1376), (0.0080, 0.1382), (0.0, 0.1382)], white, sides=96, levels=1)
    seam = lathe([(0.0152, 0.1296), (0.0152, 0.1312)], plain("gap", (0.01, 0.01, 0.01), 0.9), sides=64)
    group([ridge, lid, seam], at)
    ink = plain("print", (0.020, 0.060, 0.115), 0.6)
    for words, tall, height in (
        ("contact gel", 0.0052, 0.0800),
        ("for acoustic therapy", 0.0022, 0.0742),
        ("water soluble, without scent", 0.0016, 0.0680),
        ("not for use on broken skin", 0.0016, 0.0653),
        ("250 ml    LOT 4C0917", 0.0016, 0.0600),
    ):
        wrapped(words, tall, r + 0.0004, height, 1.27 * pi, ink, at)
