"""Two still lifes: the acoustic handpiece, and the kitchen table of a visit from home."""

from math import cos, pi, radians, sin

import bpy

import consulting
from applicator import applicator, gel_bottle
from camera import eye, open_room
from folds import cotton, folded
from furniture import cushion
from light import FIRE, MOON, area, spot, sun
from materials import ceramic, glow, linen, moulded, oak, plain, plaster, steel, window_glass
from nodes import Nodes
from props import cup
from shapes import box, group, lathe, put, rod, sheet, tube
from towelling import towel

SHAPE, SAMPLES, FOCUS = (2760, 1840), 8, [0.6, 0.5]
VARIANTS = ("acoustic-therapy", "telehealth")


def build(variant):
    {"acoustic-therapy": handpiece, "telehealth": table}[variant]()


def handpiece():
    """The acoustic applicator laid on a terry towel, a film of gel on its steel; behind it the bottle of gel, a cloth that wiped it."""
    open_room(exposure=0.2)
    bed = linen("couch", (0.10, 0.115, 0.13), 420, "Object", 0.3)
    cushion((-1.2, -0.40, -0.10), (1.2, 0.42, 0.0), bed, 0.006, 3)
    box((-3, 1.5, -1), (3, 1.6, 2), plaster("wall", (0.08, 0.10, 0.12)), 0)
    towel((0.02, 0.02, 0.002), radians(6))
    applicator((0.070, 0.004, 0.0300), (0.74, -0.67, -0.004))
    gel_bottle(0.150, 0.235)
    folded((-0.245, 0.165, 0.011), (0.15, 0.12, 0.008), paper_towel(), 3, turn=radians(24), seed=9, soft=0.006)
    spot((-0.85, 0.70, 1.15), (0.05, 0.0, 0.05), 52, (0.86, 0.93, 1.0), angle=34, size=0.02, blend=0.5)
    spot((1.0, 0.30, 0.34), (0.10, 0.05, 0.06), 20, FIRE, angle=34, size=0.015, blend=0.6)
    area((-0.15, -0.70, 0.75), (0.12, 0, 0.05), 2.6, MOON, 0.7, 0.5)
    area((0.25, 1.2, 0.75), (0.2, 0.1, 0.05), 3, (0.72, 0.86, 1.0), 0.9, 0.5)
    spot((-0.4, 0.8, 1.4), (-0.3, 1.5, 0.4), 10, (0.45, 0.62, 1.0), angle=60, size=0.1, blend=1.0)
    eye((-0.10, -0.86, 0.38), (0.034, 0.050, 0.046), lens=76, focus=(0.13, -0.05, 0.03), stop=5, level=False)


def paper_towel():
    """White paper with a pressed pattern of small dots."""
    m = Nodes("paper")
    u, v, _ = m.parts(m.place(space="UV"))
    dots = m.times(m.math("ABSOLUTE", m.math("SINE", m.times(u, pi * 210))), m.math("ABSOLUTE", m.math("SINE", m.times(v, pi * 210))))
    fibre = m.noise(m.place(), 160, 3, 0.6)
    return m.done(m.surface(Base_Color=(0.80, 0.80, 0.79, 1), Roughness=0.95, Specular=0.1, Normal=m.bump(m.add(dots, m.times(fibre, 0.6)), 0.0008)))


def table():
    """Seven in the morning: a tablet with a doctor's room on it, a cup that steams, a napkin, a chair pushed back."""
    consulting.prepared()
    open_room(exposure=0.15, night=(0.006, 0.007, 0.009))
    for k in range(8):
        box((-1.1, -0.55 + 0.14 * k, 0.71), (1.1, -0.412 + 0.14 * k, 0.745), oak("top", "X", (0.14, 0.078, 0.038), (0.48, 0.31, 0.17), 0.42), 0.002)
    box((-4, 2.2, 0), (4, 2.3, 3), plaster("wall", (0.34, 0.32, 0.29)), 0)
    tablet()
    cup((0.315, -0.115, 0.745), ceramic("cup", (0.52, 0.48, 0.42)), plain("coffee", (0.020, 0.008, 0.003), 0.06), 0.043, 0.082)
    lathe(
        [(0.0, 0.0), (0.045, 0.0), (0.075, 0.009), (0.076, 0.011), (0.045, 0.004), (0.0, 0.003)],
        ceramic("saucer", (0.52, 0.48, 0.42)),
        (0.315, -0.115, 0.7448),
        72,
        levels=1,
    )
    steam(0.315, -0.115, 0.83)
    folded((-0.325, -0.13, 0.745), (0.17, 0.13, 0.014), cotton("napkin", (0.52, 0.49, 0.43), 900), 3, turn=0.2, seed=2, soft=0.005)
    glasses()
    chair()
    kitchen()
    other_window()
    blinds()
    eye((-0.28, -1.50, 1.18), (0.055, 0.05, 0.832), lens=79, focus=(0.06, -0.145, 0.78), stop=3.2, level=False)


# How far the tablet is turned away.
TABLET = radians(16)


def tablet():
    """It leans in its folded cover; on it a call: the doctor's room, whose chair is still empty. The focus lies on the cup, well before it."""
    alu, cover = steel("back", "X", (0.36, 0.365, 0.37), 0.34), moulded("cover", (0.040, 0.043, 0.048), 0.55)
    parts = [
        slab(0.2806, 0.2149, 0.0125, 0.0, 0.0062, alu, 0.0016),
        slab(0.2782, 0.2125, 0.0115, -0.0006, 0.0005, bezel(), 0.0002),
        slab(0.2622, 0.1968, 0.0055, -0.0008, 0.0001, lit_screen(), 0),
        rod((0, -0.0009, 0.2086), (0, -0.0005, 0.2086), 0.0014, plain("lens", (0.004, 0.005, 0.009), 0.05), 0, 24),
        # The cover: its back, and the ridge that the foot of the glass stands behind.
        slab(0.2806, 0.2149, 0.0125, 0.0064, 0.0022, cover, 0.0008),
    ]
    group(parts, (0.045, 0.075, 0.7535), (radians(-17), 0, TABLET)).scale = (1.1, 1.1, 1.1)
    flap = [
        box((-0.140, -0.004, 0.0), (0.140, 0.150, 0.0024), cover, 0.001),
        box((-0.140, -0.0135, 0.0), (0.140, -0.0055, 0.0072), cover, 0.0028),
        group([box((-0.140, -0.0011, 0.0), (0.140, 0.0011, 0.165), cover, 0.001)], (0, 0.148, 0.001), (radians(28), 0, 0)),
    ]
    group(flap, (0.045, 0.075, 0.7452), (0, 0, TABLET)).scale = (1.1, 1.1, 1.1)


def slab(wide, high, corner, front, thick, material, bevel):
    """An upright plate with round corners, its foot at 0; its front looks along -y."""
    corners = ((1, 1, 0), (-1, 1, 1), (-1, -1, 2), (1, -1, 3))
    turns = [(sx, sz, first + step / 10) for sx, sz, first in corners for step in range(11)]
    rim = [
        (sx * (wide / 2 - corner) + corner * cos(k * pi / 2), high / 2 + sz * (high / 2 - corner) + corner * sin(k * pi / 2)) for sx, sz, k in turns
    ]
    count = len(rim)
    mesh = bpy.data.meshes.new("slab")
    faces = [tuple(range(count)), tuple(reversed(range(count, 2 * count)))]
    faces += [((k + 1) % count, k, k + count, (k + 1) % count + count) for k in range(count)]
    mesh.from_pydata([(x, front, z) for x, z in rim] + [(x, front + thick, z) for x, z in rim], [], faces)
    mesh.update()
    return put(mesh, material, bevel)


def bezel():
    """Black glass round the screen, that hands have held: finger marks and dust show where it mirrors."""
    m = Nodes("bezel")
    marks = m.span(m.noise(m.place(), 95, 5, 0.7, 1.2), 0.42, 0.66, 0.06, 0.30)
    dust = m.span(m.noise(m.place(), 900, 2, 0.7), 0.66, 0.75, 0.0, 0.5)
    return m.done(m.surface(Base_Color=m.blend(dust, (0.005, 0.005, 0.006), (0.06, 0.06, 0.06)), Roughness=marks, Specular=0.5))


def lit_screen():
    """The call behind glass: it glows, least towards its corners; smears of fingers and dust catch the sun and mirror the window."""
    m = Nodes("screen")
    u, _, v = m.parts(m.place(space="Generated"))
    flat = m.node("CombineXYZ", {0: u, 1: v, 2: 0.0}).outputs[0]
    seen = m.node("TexImage", {0: flat}, image=consulting.call_image(), extension="EXTEND").outputs[0]
    away = m.add(*(m.math("POWER", m.math("ABSOLUTE", m.math("SUBTRACT", way, 0.5)), 2.0) for way in (u, v)))
    bright = m.span(away, 0.0, 0.5, 1.18, 0.80)
    smear = m.noise(m.node("Mapping", {0: m.place(), 2: (0, 0.7, 0), 3: (26, 1, 9)}).outputs[0], 1, 5, 0.62, 1.3)
    prints = m.span(m.noise(m.place(), 62, 4, 0.7, 1.4), 0.56, 0.70)
    touched = m.add(m.span(smear, 0.44, 0.68, 0.045, 0.105), m.times(prints, 0.035))
    shine = m.node("BsdfGlossy", {0: (1, 1, 1, 1), 1: m.span(smear, 0.4, 0.7, 0.06, 0.26)}).outputs[0]
    dust = m.node("BsdfDiffuse", {0: (0.7, 0.7, 0.7, 1)}).outputs[0]
    dusty = m.mix(m.add(0.010, m.times(prints, 0.02)), m.node("Emission", {0: seen, 1: bright}).outputs[0], dust)
    return m.done(m.mix(touched, dusty, shine))


def other_window():
    """A window behind the camera at the right, seen only where the tablet's glass mirrors it."""
    day = glow("other window", (0.72, 0.84, 1.0), 2.6)
    panes = [box((x - 0.13, -0.01, z - 0.30), (x + 0.13, 0.01, z + 0.30), day, 0) for x in (-0.15, 0.15) for z in (1.42, 2.08)]
    for half in panes:
        half.visible_camera = half.visible_diffuse = half.visible_shadow = False
    group(panes, (1.98, -1.32, 0), (0, 0, radians(49)))


def steam(x, y, z):
    m = Nodes("steam")
    where = m.place(space="World")
    px, py, pz = m.parts(where)
    up = m.math("SUBTRACT", pz, z)
    drift = m.times(m.math("SUBTRACT", m.noise(m.place((1, 1, 0.9), "World"), 9, 3), 0.5), m.times(up, 0.9))
    aside = m.math(
        "SQRT",
        m.add(
            m.math("POWER", m.math("ABSOLUTE", m.add(m.math("SUBTRACT", px, x), drift)), 2.0),
            m.math("POWER", m.math("ABSOLUTE", m.math("SUBTRACT", py, y)), 2.0),
        ),
    )
    wisp = m.span(m.noise(m.place((1, 1, 0.4), "World"), 34, 3, 0.6, 1.2), 0.48, 0.66)
    thick = m.times(m.times(wisp, m.span(aside, 0.0, 0.035, 1.0, 0.0)), m.span(up, 0.0, 0.16, 60.0, 0.0))
    made = box((x - 0.07, y - 0.05, z - 0.01), (x + 0.07, y + 0.05, z + 0.16), None, 0)
    made.data.materials.append(m.done(m.node("VolumeScatter", {0: (1, 1, 1, 1), 1: thick, 2: 0.4}).outputs[0], "Volume"))


def glasses():
    """A pair of spectacles, folded: both arms lie behind the rims, one behind the other, and bend down at their ends."""
    wire, clear = plain("frame", (0.02, 0.012, 0.008), 0.2, coat=0.4), window_glass("lens", (0.96, 0.98, 0.98))

    def rim(middle, angle, size=1.0):
        across, up = cos(angle), sin(angle)
        return (
            middle + size * 0.0265 * abs(across) ** 0.72 * (1 if across > 0 else -1),
            0.0,
            0.0225 + size * 0.0205 * abs(up) ** 0.80 * (1 if up > 0 else -1),
        )

    parts = []
    for x in (-0.0345, 0.0345):
        parts.append(tube([rim(x, 2 * pi * k / 40) for k in range(41)], 0.0019, wire, 10, 3))
        parts.append(sheet(lambda u, v, x=x: rim(x, 2 * pi * u, v), 40, 3, clear, closed=True))
    parts.append(tube([(-0.0090, 0, 0.030), (-0.005, -0.001, 0.0335), (0.005, -0.001, 0.0335), (0.0090, 0, 0.030)], 0.0018, wire, 10, 6))
    for side, behind in ((-1, 0.007), (1, 0.012)):
        arm = [(side * 0.0600, 0.0, 0.0345), (side * 0.0660, 0.001, 0.0350), (side * 0.0665, behind, 0.0350), (side * 0.050, behind, 0.0350)]
        arm += [
            (side * -0.030, behind, 0.0335),
            (side * -0.048, behind, 0.0310),
            (side * -0.060, behind + 0.001, 0.0180),
            (side * -0.064, behind + 0.001, 0.0040),
        ]
        parts.append(tube(arm, 0.0017, wire, 10, 8))
    group(parts, (-0.145, -0.19, 0.7452), (0, 0, 0.42))


def chair():
    """Pushed back from the far side of the table."""
    wood = oak("chair", "Z", (0.05, 0.027, 0.013), (0.20, 0.12, 0.06))
    parts = [box((-0.21, -0.21, 0.43), (0.21, 0.21, 0.46), wood, 0.01), box((-0.20, 0.19, 0.72), (0.20, 0.215, 0.86), wood, 0.01)]
    parts += [rod((x, y, 0), (x * 0.96, y, 0.88 if y > 0 else 0.44), 0.016, wood) for x in (-0.19, 0.19) for y in (-0.19, 0.2)]
    group(parts, (-0.28, 1.05, 0), (0, 0, 0.5))


def kitchen():
    """Far behind and out of focus: a worktop, a shelf with jars, a lamp that is still on."""
    dark, wood = plain("cupboard", (0.055, 0.065, 0.070), 0.5), oak("shelf", "X")
    for k in range(5):
        box((-1.6 + 0.62 * k, 1.62, 0), (-0.99 + 0.62 * k, 2.2, 0.88), dark, 0.004)
    box((-1.7, 1.58, 0.88), (1.6, 2.2, 0.92), wood, 0.004)
    box((-0.9, 2.0, 1.40), (1.1, 2.2, 1.43), wood, 0.003)
    for k, (x, tall) in enumerate(((-0.7, 0.16), (-0.52, 0.12), (-0.36, 0.19), (0.35, 0.11), (0.5, 0.15), (0.82, 0.18))):
        rod(
            (x, 2.1, 1.43),
            (x, 2.1, 1.43 + tall),
            0.05,
            ceramic(f"jar{k}", ((0.40, 0.36, 0.30), (0.10, 0.13, 0.15), (0.30, 0.16, 0.09))[k % 3]),
            0.008,
        )
    rod((0.95, 1.9, 0.92), (0.95, 1.9, 1.02), 0.075, ceramic("kettle", (0.03, 0.032, 0.035)), 0.02)
    spot((0.1, 1.95, 1.39), (0.1, 1.95, 0.9), 12, (1.0, 0.66, 0.36), angle=150, size=0.05, blend=1)
    area((-1.6, 1.2, 1.9), (0.2, 2.2, 1.2), 14, (0.62, 0.78, 1.0), 0.8, 1.0)


def blinds():
    """Low sun through a window's bars, from the left; the room's own dusk from above."""
    sun((0.80, 0.30, -0.36), 6.5, (1.0, 0.66, 0.36), 0.6)
    frame = plain("bars", (0.3, 0.3, 0.3), 0.8)
    for z in (0.30, 1.10, 1.62, 2.14):
        box((-2.05, -3, z - 0.03), (-2.0, 3, z + 0.03), frame, 0)
    for y in (-1.30, -0.72, -0.12):
        box((-2.05, y - 0.025, 0), (-2.0, y + 0.025, 3), frame, 0)
    box((-2.1, 0.42, 0), (-2.0, 4, 3.2), frame, 0)
    box((-2.1, -5, 0), (-2.0, -1.9, 3.2), frame, 0)
    box((-2.1, -5, 2.2), (-2.0, 4, 3.4), frame, 0)
    area((-1.9, -0.5, 1.7), (0, 0, 0.75), 16, (0.62, 0.78, 1.0), 1.6, 1.2)
    area((1.5, -1.0, 2.4), (0, 0, 0.75), 3.5, (0.5, 0.68, 1.0), 1.0, 1.0)
