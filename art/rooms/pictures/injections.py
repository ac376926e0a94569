"""One steel tray, four crops: NAD+ beside its syringe, glutathione in ampoules, four vitamin shots, a semaglutide pen with its cap off."""

from math import cos, pi, radians, sin
from random import Random

import bmesh
import bpy
from mathutils import Vector

from camera import eye, open_room
from light import FIRE, area, spot
from folds import cotton, folded
from letters import flat_words, wrapped
from packets import carton, papery, sachet
from materials import liquid, moulded, pane, plain, plaster, steel, vessel_glass, wet_stone
from nodes import Nodes
from shapes import box, group, lathe, put, rod, sheet, tube
from syringe import TOP, clear_plastic, lying, mark, syringe

SHAPE, SAMPLES, FOCUS = (2520, 1680), 8, [0.5, 0.5]
# Where each crop's middle lies along the tray.
VARIANTS = {"nad-injections": -0.36, "glutathione": -0.12, "vitamin-shots": 0.12, "semaglutide": 0.37}


def build(variant):
    open_room(exposure=0.1)
    tray()
    middle = VARIANTS[variant]
    clear = vessel_glass()
    {"nad-injections": nad, "glutathione": ampoules, "vitamin-shots": vitamins, "semaglutide": pen}[variant](middle, clear)
    if variant == "semaglutide":
        soft_lights(middle)
        eye((middle - 0.10, -0.62, 0.240), (middle + 0.002, 0.02, 0.025), lens=116, focus=(middle + 0.008, -0.004, 0.01), stop=5.6, level=False)
        return
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

        sheet(paper, 60, 2, papery("label", label))
        print_ = plain("print", (0.030, 0.036, 0.050), 0.7)
        for words, size, up in (
            ("NAD+", 0.0033, 0.635),
            ("nicotinamide adenine dinucleotide", 0.00078, 0.575),
            ("100 mg per mL    10 mL vial", 0.00098, 0.520),
            ("For injection by a nurse or physician.", 0.00068, 0.448),
            ("Store at 2 to 8 C, away from light.", 0.00068, 0.408),
            ("Discard 28 days after first use.  Rx only", 0.00068, 0.368),
            ("LOT 6N2073   EXP 2027-04", 0.00092, 0.275),
        ):
            wrapped(words, size, radius + 0.00042, shoulder * up, 1.20 * pi, print_, at)
    return parts


def serum(name, tint):
    """What is drawn up: clear, and light enough in itself to show its colour before a dark wall."""
    m = Nodes(name)
    clear = m.node("BsdfTransparent", {0: (*tint, 1)}).outputs[0]
    body = m.mix(0.5, m.node("BsdfTranslucent", {0: (*tint, 1)}).outputs[0], m.node("BsdfDiffuse", {0: (*tint, 1)}).outputs[0])
    wet = m.mix(0.06, m.mix(0.42, clear, body), m.node("BsdfGlossy", {0: (1, 1, 1, 1), 1: 0.05}).outputs[0])
    return m.done(m.mix(m.node("LightPath").outputs["Is Shadow Ray"], wet, clear))


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
    """A pen injector along x, its dose dial towards us; behind it its cap, a torn sachet and its carton, before it the two caps of its needle."""
    r = 0.0074
    shell, dial = moulded("pen", (0.30, 0.325, 0.345), 0.31), moulded("dial", (0.018, 0.050, 0.072), 0.30)
    dark = plain("gap", (0.004, 0.004, 0.005), 0.7)
    thin, grey, ivory = clear_plastic(), plain("ink", (0.075, 0.085, 0.095), 0.7), moulded("button", (0.26, 0.28, 0.30), 0.28)
    parts = [
        ribbed_dial(r * 0.93, -0.0880, -0.0700, dial),
        lathe(
            [(0.0, -0.0890), (r * 0.30, -0.0892), (r * 0.50, -0.0897), (r * 0.60, -0.0902), (r * 0.66, -0.0896), (r * 0.68, -0.0870)],
            ivory,
            sides=96,
        ),
        lathe([(r * 0.86, -0.0702), (r * 0.86, -0.0688)], dark, sides=96),
        barrel(r, -0.0690, 0.0312, shell),
        drum(r - 0.00105),
        lathe([(r * 0.90, 0.0311), (r * 0.90, 0.0323)], dark, sides=96),
        lathe([(r * 0.86, 0.0322), (r * 0.955, 0.0325), (r * 0.965, 0.0345), (r * 0.90, 0.0352), (r * 0.86, 0.0353)], shell, sides=96),
        *cartridge(r, thin, dark),
        *hub(r),
        label(r + 0.00006),
    ]
    for k in range(6):
        parts.append(mark(r * 0.86 + 0.00005, 0.0458 + 0.0036 * k, 0.24 if k % 5 == 0 else 0.13, grey))
    lying(parts, x - 0.006, -0.006, radians(17), (-0.0685, r), (0.0300, r))
    pen_cap(x + 0.030, 0.062, radians(-7), r, shell, dark)
    outer_cap(x + 0.060, -0.030, radians(24))
    inner_cap(x + 0.030, -0.050, radians(-38), clear_plastic("inner cap", (0.80, 0.86, 0.90)))
    sachet((x - 0.075, 0.050, TOP), 0.42)
    carton((x - 0.092, 0.116, TOP), radians(-10))
    dust(x, 420)


def cartridge(r, thin, dark):
    """The clear holder, in it a glass cartridge: its rubber stopper with two lips, what it holds with a bubble in it, its crimped end."""
    rubber = plain("stopper", (0.040, 0.043, 0.047), 0.55)
    round_ = [(0.0, -0.0021), (0.0006, -0.0018), (0.0009, -0.0006), (0.0009, 0.0006), (0.0006, 0.0018), (0.0, 0.0021)]
    bubble = lathe(round_, glint(), sides=24, levels=2)
    bubble.location = (r * 0.60 * cos(1.12 * pi), r * 0.60 * sin(1.12 * pi), 0.0610)
    stopper = [(0.0, 0.0352), (0.70, 0.0352), (0.70, 0.0368), (0.64, 0.0372), (0.64, 0.0394), (0.70, 0.0398), (0.70, 0.0412)]
    stopper += [(0.5, 0.0416), (0.0, 0.0417)]
    wall = [(0.86, 0.0350), (0.86, 0.0360), (0.875, 0.0362), (0.875, 0.0372), (0.86, 0.0375), (0.858, 0.0680)]
    wall += [(0.80, 0.0712), (0.66, 0.0730), (0.64, 0.0742)]
    return [
        lathe([(r * a, z) for a, z in wall], thin, sides=128),
        lathe([(r * a, z) for a, z in stopper], rubber, sides=72),
        lathe([(r * 0.735, 0.0355), (r * 0.735, 0.0672), (r * 0.62, 0.0702), (r * 0.42, 0.0714)], glint(), sides=96),
        lathe(
            [(0.0, 0.0418), (r * 0.72, 0.0418), (r * 0.72, 0.0668), (r * 0.60, 0.0696), (r * 0.40, 0.0708), (0.0, 0.0710)],
            serum("dose", (0.90, 0.95, 0.97)),
            sides=96,
        ),
        lathe(
            [(0.0, 0.0712), (r * 0.46, 0.0712), (r * 0.50, 0.0718), (r * 0.50, 0.0768), (0.0, 0.0772)],
            steel("crimp", "Z", (0.62, 0.63, 0.65), 0.3),
            sides=72,
        ),
        bubble,
    ]


def glint():
    """Glass of which only what it mirrors is seen."""
    m = Nodes("glint")
    return m.done(pane(m, (0.985, 0.99, 0.99)))


def hub(r):
    """A needle screwed on: its hub a ribbed skirt of milky plastic with a step and a slender tower, and the bare steel."""
    milky = milk("hub", (0.70, 0.74, 0.76))
    rows = [
        (0.0732, 0.66, 0.0), (0.0734, 0.70, 0.0), (0.0738, 0.71, 0.0), (0.0743, 0.71, 0.3), (0.0750, 0.705, 1.0), (0.0806, 0.685, 1.0),
        (0.0812, 0.680, 0.3), (0.0816, 0.675, 0.0), (0.0821, 0.655, 0.0), (0.0824, 0.60, 0.0), (0.0826, 0.42, 0.0), (0.0829, 0.33, 0.0),
        (0.0836, 0.27, 0.0), (0.0850, 0.215, 0.0), (0.0868, 0.175, 0.0), (0.0874, 0.155, 0.0), (0.0877, 0.10, 0.0), (0.0878, 0.0, 0.0),
    ]  # fmt: skip

    def place(u, v):
        z, radius, deep = rows[round(v * (len(rows) - 1))]
        radius *= r * (1 - 0.040 * deep * max(0.0, cos(22 * 2 * pi * u)) ** 0.6)
        return radius * cos(2 * pi * u), radius * sin(2 * pi * u), z

    body = sheet(place, 660, len(rows), milky, closed=True)
    body.data.auto_smooth_angle = radians(30)
    # Glue stands as a small bead where the needle leaves its tower.
    bead = lathe([(0.00055, 0.0876), (0.00048, 0.0879), (0.00022, 0.0882), (0.0, 0.0882)], milky, sides=32)
    bare = steel("needle", "Z", (0.88, 0.89, 0.90), 0.13)
    tip = lathe([(0.00015, 0.0950), (0.00010, 0.0955), (0.0, 0.0961)], bare, sides=16)
    return [body, bead, rod((0, 0, 0.0870), (0, 0, 0.0951), 0.00015, bare, 0, 16), tip]


def milk(name, tint):
    """Thin moulded plastic that light goes through: milky, with a soft shine and a grain."""
    m = Nodes(name)
    relief = m.bump(m.noise(m.place(), 3800, 2, 0.6), 0.00001)
    through = m.mix(0.45, m.node("BsdfDiffuse", {0: (*tint, 1)}).outputs[0], m.node("BsdfTranslucent", {0: (*tint, 1)}).outputs[0])
    seen = m.mix(0.22, through, m.node("BsdfTransparent", {0: (*tint, 1)}).outputs[0])
    slant = m.add(0.05, m.times(m.math("POWER", m.node("LayerWeight", {0: 0.5}).outputs["Facing"], 4.0), 0.6))
    return m.done(m.mix(slant, seen, m.node("BsdfGlossy", {0: (1, 1, 1, 1), 1: 0.22, "Normal": relief}).outputs[0]))


def dust(x, count):
    """What settles on any tray: specks, and a few fibres."""
    throw = Random(11)
    grey = plain("dust", (0.42, 0.42, 0.41), 0.9)
    verts, faces = [], []
    for _ in range(count):
        at = Vector((x + throw.uniform(-0.12, 0.12), throw.uniform(-0.10, 0.10), TOP))
        size = 0.000045 * throw.lognormvariate(0, 0.45)
        first = len(verts)
        verts.extend(at + size * Vector((throw.gauss(0, 1), throw.gauss(0, 1), throw.uniform(0.1, 1.4))) for _ in range(4))
        faces.extend([(first, first + 1, first + 2), (first, first + 1, first + 3), (first + 1, first + 2, first + 3)])
    mesh = bpy.data.meshes.new("dust")
    mesh.from_pydata(verts, [], faces)
    put(mesh, grey, smooth=False)
    for fx, fy, turn, long in ((0.012, -0.046, 0.6, 0.0042), (-0.055, -0.040, 2.2, 0.0030), (0.075, -0.055, 1.4, 0.0024)):
        path = [(x + fx + long * (k / 4) * cos(turn + 0.35 * k), fy + long * (k / 4) * sin(turn + 0.35 * k), TOP + 0.00012) for k in range(5)]
        tube(path, 0.000022, grey, 8, 6)


def ribbed_dial(r, low, high, material):
    """The dose dial: thirty flutes between two smooth lips."""
    steps = [low, low + 0.0004, low + 0.0014, low + 0.0020, low + 0.0030, high - 0.0030, high - 0.0020, high - 0.0014, high - 0.0003, high]

    def place(u, v):
        z = steps[round(v * (len(steps) - 1))]
        angle = 2 * pi * u
        deep = 0.0 if z < low + 0.0018 or z > high - 0.0018 else (1.0 if low + 0.0025 < z < high - 0.0025 else 0.5)
        radius = r * (1 - 0.070 * deep * max(0.0, cos(30 * angle)) ** 0.7)
        radius *= 0.90 if z in (steps[0], steps[-1]) else (0.965 if z == steps[1] else 1.0)
        return radius * cos(angle), radius * sin(angle), z

    body = sheet(place, 960, len(steps), material, closed=True)
    body.data.auto_smooth_angle = radians(28)
    return body


# The dose window: its middle along the pen, its half length, its middle round the pen, its half height.
WINDOW_AT, WINDOW_LONG, WINDOW_ROUND, WINDOW_HIGH = -0.0480, 0.0062, 1.36 * pi, 0.0026


def barrel(r, low, high, material):
    """The pen's body with its recessed dose window, a parting line along its side, and a pointer beside the window."""
    zs = sorted({low + (high - low) * k / 160 for k in range(161)} | {WINDOW_AT + (k - 80) * 0.0001 for k in range(161)})
    ends = {zs[0]: 0.90, zs[-1]: 0.93}
    columns = 900

    def place(u, v):
        z, angle = zs[round(v * (len(zs) - 1))], 2 * pi * u
        aside = (angle - WINDOW_ROUND) * r
        across, up = max(0.0, abs(z - WINDOW_AT) - WINDOW_LONG + 0.0012), max(0.0, abs(aside) - WINDOW_HIGH + 0.0012)
        away = (across * across + up * up) ** 0.5
        deep = 0.00125 * max(0.0, min(1.0, (0.0016 - away) / 0.00040))
        # A shallow dish round the window, and the line where the two halves of the mould met.
        dish = 0.00022 * max(0.0, min(1.0, (0.0030 - away) / 0.0012))
        line = 0.00007 * max(0.0, 1 - abs(angle - 1.19 * pi) * r / 0.00012)
        radius = r * min(ends.get(z, 1.0), 1.0) - max(deep, dish) - line
        return radius * cos(angle), radius * sin(angle), z

    body = sheet(place, columns, len(zs), material, closed=True)
    body.data.auto_smooth_angle = radians(30)
    return body


def drum(r):
    """What is seen in the window: a pale drum with its dose, ticks before and after it, and the window's clear lens."""
    pale, ink = plain("drum", (0.60, 0.61, 0.59), 0.5), plain("figure", (0.012, 0.014, 0.018), 0.6)

    def patch(u, v):
        angle = WINDOW_ROUND + (v - 0.5) * 2.2 * WINDOW_HIGH / r
        return r * cos(angle), r * sin(angle), WINDOW_AT + (u - 0.5) * 2.1 * WINDOW_LONG

    parts = [sheet(patch, 4, 16, pale)]
    out = r + 0.00003
    parts.append(printed("1", 0.0027, out, WINDOW_AT - 0.0030, WINDOW_ROUND + 0.00095 / r, ink))
    parts.append(printed("mg", 0.0014, out, WINDOW_AT + 0.0006, WINDOW_ROUND + 0.00095 / r, ink))
    for k in range(4):
        tall = 0.0015 if k == 1 else 0.0008

        def tick(u, v, k=k, tall=tall):
            angle = WINDOW_ROUND + (0.0016 - tall * v) / out
            return out * cos(angle), out * sin(angle), WINDOW_AT + 0.0034 + 0.00075 * k + 0.00013 * u

        parts.append(sheet(tick, 2, 4, ink))
    lens = r + 0.00080

    def glass(u, v):
        angle = WINDOW_ROUND + (v - 0.5) * 2.1 * WINDOW_HIGH / r
        return lens * cos(angle), lens * sin(angle), WINDOW_AT + (u - 0.5) * 2.1 * WINDOW_LONG

    m = Nodes("lens")
    parts.append(sheet(glass, 4, 16, m.done(pane(m, (0.96, 0.97, 0.97)))))
    return group(parts)


def printed(words, tall, r, start, angle, ink):
    """Words in print round a pen: they run along its axis from `start`, their foot at that angle; `tall` is the height of a line."""
    mesh = flat_words(words, tall)
    work = bmesh.new()
    work.from_mesh(mesh)
    lines = max(1, round(tall / 0.0004))
    for k in range(-lines // 2, lines * (1 + words.count("\n")) * 2):
        bmesh.ops.bisect_plane(
            work, geom=[*work.verts, *work.edges, *work.faces], plane_co=(0, -tall * words.count("\n") * 1.4 + k * 0.0004, 0), plane_no=(0, 1, 0)
        )
    for vert in work.verts:
        turn = angle - vert.co.y / r
        vert.co = (r * cos(turn), r * sin(turn), start + vert.co.x)
    work.to_mesh(mesh)
    work.free()
    return put(mesh, ink, smooth=False)


def label(r):
    """A paper label round the pen: a band of colour, two lines that can be read, and fine print; its edge does not quite meet."""
    paper, band = papery("label", (0.56, 0.575, 0.58)), papery("band", (0.022, 0.115, 0.150))
    ink, pale = plain("print", (0.020, 0.026, 0.034), 0.6), plain("white print", (0.60, 0.62, 0.62), 0.6)
    low, high, first = -0.0330, 0.0262, 0.86 * pi

    def wrap(start, end, out, a=first, b=first + 1.93 * pi):
        return lambda u, v: (
            (r + out) * cos(a + (b - a) * u),
            (r + out) * sin(a + (b - a) * u),
            start + (end - start) * v,
        )

    parts = [sheet(wrap(low, high, 0.0), 200, 6, paper), sheet(wrap(high - 0.0075, high, 0.00002), 200, 3, band)]
    out = r + 0.00004
    for words, tall, start, up, tone in (
        ("semaglutide", 0.0021, low + 0.0034, 1.285, ink),
        ("injection, for subcutaneous use only", 0.00092, low + 0.0034, 1.362, ink),
        ("1.34 mg/mL   pre-filled pen, 1.5 mL", 0.00092, low + 0.0034, 1.420, ink),
        ("Use with single-use needles. Store at 2 to 8 C. Do not freeze.", 0.00062, low + 0.0034, 1.475, ink),
        ("Keep the cap on when the pen is not in use. Rx only.", 0.00062, low + 0.0034, 1.515, ink),
        ("LOT 7K4418", 0.00085, low + 0.0350, 1.395, ink),
        ("EXP 2027-09", 0.00085, low + 0.0350, 1.450, ink),
        ("1", 0.0031, high - 0.0062, 1.345, pale),
        ("mg", 0.0013, high - 0.0043, 1.345, pale),
    ):
        parts.append(printed(words, tall, out, start, up * pi, tone))
    parts.append(bars(out, low + 0.0355, 1.245 * pi, ink))
    return group(parts)


def bars(r, start, angle, ink):
    """A bar code across a pen: strokes of three widths along its axis."""
    throw, verts, faces, at = Random(5), [], [], start
    while at < start + 0.0105:
        wide = throw.choice((0.00012, 0.00012, 0.00024, 0.00036))
        first = len(verts)
        turns = [angle + 0.0032 / r * k / 5 for k in range(6)]
        verts.extend((r * cos(turn), r * sin(turn), at + side * wide) for turn in turns for side in (0, 1))
        faces.extend((first + 2 * k, first + 2 * k + 1, first + 2 * k + 3, first + 2 * k + 2) for k in range(5))
        at += wide + throw.choice((0.00012, 0.00024, 0.00024))
    mesh = bpy.data.meshes.new("bars")
    mesh.from_pydata(verts, [], faces)
    return put(mesh, ink, smooth=False)


def pen_cap(x, y, turn, r, shell, dark):
    """The pen's cap: open at its foot, a groove round it, a pocket clip that stands off along its side."""
    cap = lathe(
        [
            (0.0, 0.0640),
            (r * 0.70, 0.0640),
            (r * 0.96, 0.0632),
            (r * 1.08, 0.0612),
            (r * 1.09, 0.0560),
            (r * 1.05, 0.0556),
            (r * 1.05, 0.0548),
            (r * 1.09, 0.0544),
            (r * 1.12, 0.0008),
            (r * 1.10, 0.0),
            (r * 1.00, 0.0),
            (r * 0.98, 0.0580),
            (0.0, 0.0600),
        ],
        shell,
        sides=160,
    )
    top = (cos(1.16 * pi), sin(1.16 * pi))
    side = (-top[1], top[0])

    def clip(u, v):
        out = r * 1.10 + 0.0008 + 0.0011 * min(1.0, (1 - v) * 6) - 0.0012 * max(0.0, 0.18 - v) / 0.18
        across = (u - 0.5) * (0.0046 + 0.0010 * v)
        return top[0] * out + side[0] * across, top[1] * out + side[1] * across, 0.012 + 0.045 * v

    arm = sheet(clip, 7, 40, shell, 0.0011, levels=1)
    lying([cap, arm], x, y, turn, (0.0, r * 1.12), (0.055, r * 1.09))


def outer_cap(x, y, turn):
    """The needle's outer cap: a milky cup with a lip and four ribs."""
    milky = clear_plastic("outer cap", (0.88, 0.92, 0.93))
    cup_ = lathe(
        [
            (0.0, 0.0320),
            (0.0030, 0.0320),
            (0.0036, 0.0312),
            (0.0044, 0.0130),
            (0.0058, 0.0120),
            (0.0061, 0.0012),
            (0.0078, 0.0010),
            (0.0080, 0.0),
            (0.0056, 0.0),
            (0.0053, 0.0115),
            (0.0039, 0.0125),
            (0.0031, 0.0305),
            (0.0, 0.0308),
        ],
        milky,
        sides=128,
    )
    ribs = [group([box((0.0040, -0.0003, 0.0135), (0.0049, 0.0003, 0.0290), milky, 0.0001)], (0, 0, 0), (0, 0, k * pi / 2 + 0.5)) for k in range(4)]
    lying([cup_, *ribs], x, y, turn, (0.0, 0.0080), (0.0312, 0.0038))


def inner_cap(x, y, turn, white):
    """The needle's inner cap: a thin sleeve, closed at one end."""
    sleeve = lathe(
        [
            (0.0, 0.0215),
            (0.0007, 0.0214),
            (0.00105, 0.0208),
            (0.0013, 0.0050),
            (0.0019, 0.0045),
            (0.0019, 0.0),
            (0.0013, 0.0),
            (0.0009, 0.010),
            (0.0, 0.011),
        ],
        white,
        sides=64,
    )
    lying([sleeve], x, y, turn, (0.0, 0.0019), (0.0208, 0.00105))


def lights(x):
    """A hard cold key from behind, so that glass has bright edges; a warm strip low at the right; a broad card behind for the steel to mirror."""
    spot((x - 0.55, 0.75, 0.95), (x, 0, 0.02), 17, (0.86, 0.93, 1.0), angle=26, size=0.02, blend=0.6)
    spot((x + 0.75, 0.30, 0.16), (x, 0.0, 0.03), 11, FIRE, angle=30, size=0.012, blend=0.7)
    area((x + 0.05, 0.85, 0.42), (x, 0.0, 0.02), 1.2, (0.70, 0.84, 1.0), 0.9, 0.16)
    area((x - 0.2, -0.8, 0.8), (x, 0, 0), 2.4, (0.9, 0.95, 1.0), 0.5, 0.3)


def soft_lights(x):
    """For plastic, which a hard lamp makes a toy of: the key through a screen, a narrow card that draws a line along the pen, the warm rim, low."""
    area((x - 0.55, 0.50, 0.85), (x, 0, 0.02), 14, (0.86, 0.93, 1.0), 0.14, 0.10)
    spot((x + 0.75, 0.30, 0.16), (x, 0.0, 0.03), 7, (1.0, 0.52, 0.25), angle=30, size=0.02, blend=0.7)
    area((x + 0.05, 0.85, 0.42), (x, 0.0, 0.02), 0.9, (0.70, 0.84, 1.0), 0.9, 0.16)
    area((x - 0.38, -0.42, 0.72), (x, 0, 0), 2.2, (0.92, 0.96, 1.0), 0.30, 0.10)
    line = area((x + 0.20, 0.15, 0.46), (x, 0, 0.01), 0.34, (0.94, 0.97, 1.0), 0.62, 0.018)
    line.rotation_euler = (0, 0, radians(17))
