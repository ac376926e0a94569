"""One steel tray, four crops: NAD+ beside its syringe, glutathione in ampoules, four vitamin shots, a semaglutide pen with its cap off."""

from math import cos, pi, radians, sin

from camera import eye, open_room
from light import FIRE, area, spot
from materials import linen, liquid, plain, plaster, steel, vessel_glass, wet_stone
from props import folded_towel
from shapes import box, group, lathe, rod, sheet

SHAPE, SAMPLES, FOCUS = (2400, 1600), 8, [0.5, 0.5]
# Where each crop's middle lies along the tray.
VARIANTS = {"nad-injections": -0.36, "glutathione": -0.12, "vitamin-shots": 0.12, "semaglutide": 0.37}


def build(variant):
    open_room(exposure=0.1)
    tray()
    middle = VARIANTS[variant]
    clear = vessel_glass()
    {"nad-injections": nad, "glutathione": ampoules, "vitamin-shots": vitamins, "semaglutide": pen}[variant](middle, clear)
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
    at = (x, y, 0.0035)
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
            return x + (radius + 0.0003) * cos(angle), y + (radius + 0.0003) * sin(angle), 0.0035 + shoulder * (0.20 + 0.55 * v)

        sheet(paper, 40, 2, plain("label", label, 0.7))
        for k in range(3):

            def line(u, v, k=k):
                angle = pi * (1.22 + (0.50 - 0.12 * k) * u)
                return (
                    x + (radius + 0.0005) * cos(angle),
                    y + (radius + 0.0005) * sin(angle),
                    0.0035 + shoulder * (0.62 - 0.11 * k + (0.05 if k == 0 else 0.022) * v),
                )

            sheet(line, 24, 2, plain("print", (0.02, 0.05, 0.09), 0.7))
    return parts


def syringe(at, turn, clear, tint):
    """A filled syringe with its needle, lying on the tray, along x before it is turned."""
    white, metal = plain("plunger", (0.55, 0.57, 0.58), 0.4), steel("needle", "X", (0.7, 0.7, 0.72), 0.2)
    r = 0.0056
    barrel = lathe(
        [
            (r, -0.036),
            (r, 0.030),
            (0.0028, 0.034),
            (0.0020, 0.042),
            (0.0012, 0.042),
            (0.0016, 0.034),
            (r - 0.001, 0.029),
            (r - 0.001, -0.036),
            (r, -0.036),
        ],
        clear,
        sides=48,
    )
    fluid = lathe([(0.0, -0.008), (r - 0.0011, -0.008), (r - 0.0011, 0.028), (0.0, 0.033)], tint, sides=48)
    stop = lathe([(0.0, -0.014), (r - 0.0011, -0.014), (r - 0.0011, -0.0085), (0.0, -0.0082)], plain("stopper", (0.012, 0.012, 0.013), 0.6), sides=48)
    rod_ = rod((0, 0, -0.060), (0, 0, -0.014), 0.0018, white)
    thumb = rod((0, 0, -0.0615), (0, 0, -0.0598), 0.0062, white, 0.0005)
    flange = box((-0.0095, -0.0055, -0.0372), (0.0095, 0.0055, -0.0358), clear, 0.0005)
    hub = lathe([(0.0, 0.040), (0.0024, 0.040), (0.0032, 0.049), (0.0012, 0.052), (0.0, 0.052)], plain("hub", (0.05, 0.22, 0.42), 0.3), sides=32)
    needle = rod((0, 0, 0.051), (0, 0, 0.081), 0.00032, metal, 0)
    marks = [
        lathe([(r + 0.00008, -0.002 + 0.0042 * k), (r + 0.00008, -0.0017 + 0.0042 * k)], plain("mark", (0.01, 0.01, 0.012), 0.5), sides=48)
        for k in range(8)
    ]
    hold = group([barrel, fluid, stop, rod_, thumb, flange, hub, needle, *marks], at, (0, radians(90), turn))
    return hold


def nad(x, clear):
    amber = vessel_glass("amber", (0.75, 0.30, 0.05))
    vial(x + 0.012, 0.028, 0.070, 0.0165, 0.78, liquid("nad", (0.95, 0.86, 0.58)), amber, steel("crimp", tint=(0.6, 0.6, 0.62)), (0.60, 0.58, 0.54))
    syringe((x - 0.012, -0.030, 0.0100), radians(13), clear, liquid("drawn", (0.98, 0.92, 0.70)))
    folded_towel((x + 0.105, 0.05, 0.003), (0.085, 0.085, 0.010), linen("swab", (0.60, 0.60, 0.59), 1600, "UV", 0.1), 2, turn=0.3)
    rod((x - 0.085, 0.04, 0.0078), (x - 0.048, 0.052, 0.0078), 0.0042, plain("cap", (0.25, 0.38, 0.50), 0.35, coat=0.3))


def ampoules(x, clear):
    """Three glass ampoules, one with its neck snapped off beside it."""
    tint = liquid("glutathione", (0.98, 0.97, 0.90))
    for k, (dx, dy, broken) in enumerate(((-0.030, 0.016, False), (0.006, 0.030, False), (0.038, 0.004, True))):
        r = 0.0082
        profile = [(0.0, 0.0), (r - 0.001, 0.0), (r, 0.001), (r, 0.040), (r * 0.82, 0.0445), (0.0031, 0.0485), (0.0028, 0.0500)]
        neck = [(0.0028, 0.0500), (0.0046, 0.0535), (0.0044, 0.058), (0.0026, 0.070), (0.0016, 0.0755), (0.0, 0.0765)]
        wall = [(max(a - 0.0008, 0.0), max(b, 0.0012)) for a, b in reversed(profile)]
        at = (x + dx, dy, 0.0035)
        if broken:
            lathe(profile + wall, clear, at, 60)
            tip = lathe(neck, clear, (0, 0, 0), 60)
            group([tip], (x + 0.050, -0.034, 0.0080), (radians(4), radians(88), radians(58)))
        else:
            lathe(profile + neck, clear, at, 60)
        lathe([(0.0, 0.0014), (r - 0.001, 0.0018), (r - 0.001, 0.030 + 0.006 * k), (0.0, 0.030 + 0.006 * k)], tint, at, 60)
        lathe([(r + 0.0001, 0.012), (r + 0.0001, 0.027)], plain("band", (0.72, 0.74, 0.76), 0.5), at, 60)
        lathe([(0.0033, 0.0494), (0.0033, 0.0504)], plain("ring", (0.05, 0.20, 0.45), 0.4), at, 48)
    folded_towel((x - 0.095, 0.035, 0.003), (0.075, 0.09, 0.010), linen("swab", (0.60, 0.60, 0.59), 1600, "UV", 0.1), 2, turn=-0.25)


def vitamins(x, clear):
    crimp = steel("crimp", tint=(0.6, 0.6, 0.62))
    for k, tint in enumerate(((0.95, 0.10, 0.06), (1.0, 0.62, 0.06), (0.99, 0.88, 0.30), (0.96, 0.96, 0.90))):
        vial(x - 0.060 + 0.040 * k, 0.020 - 0.006 * (k % 2), 0.046, 0.0118, 0.70 - 0.06 * k, liquid(f"shot{k}", tint), clear, crimp, None)
    syringe((x + 0.018, -0.042, 0.0100), radians(8), clear, liquid("drawn", (0.95, 0.10, 0.06)))


def pen(x, clear):
    """A pen injector along x, its cap beside it, and the little cap of its needle."""
    body, dark, blue = (
        plain("pen", (0.40, 0.42, 0.44), 0.28, coat=0.4),
        plain("window", (0.012, 0.013, 0.015), 0.1),
        plain("ring", (0.02, 0.12, 0.28), 0.35),
    )
    r = 0.0083
    parts = [
        lathe([(0.0, -0.075), (r * 0.78, -0.075), (r * 0.86, -0.0735), (r * 0.86, -0.060)], blue, sides=72),
        lathe([(r * 0.8, -0.060), (r, -0.0595), (r, 0.028), (r * 0.93, 0.030)], body, sides=72),
        lathe([(r * 0.84, 0.029), (r * 0.84, 0.062), (r * 0.5, 0.067), (r * 0.42, 0.074), (r * 0.3, 0.074)], clear, sides=72),
        lathe([(0.0, 0.031), (r * 0.62, 0.031), (r * 0.62, 0.061), (0.0, 0.065)], liquid("dose", (0.93, 0.96, 0.98)), sides=48),
        lathe([(r * 1.02, 0.022), (r * 1.02, 0.0275)], blue, sides=72),
        lathe([(0.0, 0.074), (r * 0.44, 0.074), (r * 0.36, 0.083), (0.001, 0.0845)], plain("hub", (0.62, 0.63, 0.64), 0.35), sides=40),
        rod((0, 0, 0.084), (0, 0, 0.092), 0.00022, steel("needle", "Z", (0.7, 0.7, 0.72), 0.2), 0),
        box((-0.0030, -r - 0.0003, -0.048), (0.0030, -r + 0.002, -0.036), dark, 0.0006),
    ]
    for k in range(14):
        angle = 2 * pi * k / 14
        parts.append(
            box(
                (r * 0.86 * cos(angle) - 0.0004, r * 0.86 * sin(angle) - 0.0004, -0.073),
                (r * 0.86 * cos(angle) + 0.0004, r * 0.86 * sin(angle) + 0.0004, -0.061),
                blue,
                0,
            )
        )
    group(parts, (x - 0.004, -0.006, 0.0120), (0, radians(90), radians(16)))
    cap = lathe(
        [(0.0, 0.062), (r * 0.9, 0.062), (r * 1.08, 0.060), (r * 1.08, 0.0), (r * 0.98, 0.0), (r * 0.98, 0.058), (0.0, 0.060)], body, sides=72
    )
    group([cap], (x + 0.018, 0.048, 0.0125), (0, radians(90), radians(-9)))
    group(
        [
            lathe(
                [(0.0, 0.030), (0.0022, 0.030), (0.0034, 0.004), (0.0042, 0.0), (0.0034, 0.0), (0.0, 0.028)],
                plain("needle cap", (0.16, 0.36, 0.52), 0.3, coat=0.3),
                sides=40,
            )
        ],
        (x + 0.052, -0.045, 0.0078),
        (0, radians(90), radians(70)),
    )
    folded_towel((x - 0.105, 0.045, 0.003), (0.085, 0.085, 0.010), linen("swab", (0.60, 0.60, 0.59), 1600, "UV", 0.1), 2, turn=0.2)


def lights(x):
    """A hard cold key from behind, so that glass has bright edges; a warm strip low at the right; a broad card behind for the steel to mirror."""
    spot((x - 0.55, 0.75, 0.95), (x, 0, 0.02), 17, (0.86, 0.93, 1.0), angle=26, size=0.02, blend=0.6)
    spot((x + 0.75, 0.30, 0.16), (x, 0.0, 0.03), 11, FIRE, angle=30, size=0.012, blend=0.7)
    area((x + 0.05, 0.85, 0.42), (x, 0.0, 0.02), 1.2, (0.70, 0.84, 1.0), 0.9, 0.16)
    area((x - 0.2, -0.8, 0.8), (x, 0, 0), 2.4, (0.9, 0.95, 1.0), 0.5, 0.3)
