"""What fitters leave in a shop overnight: cartons, dust sheets, a roller and its tray, a lead, a broom. Sizes in metres."""

from math import cos, pi, radians, sin

from mathutils import Vector, noise

from materials import glow, oak, plain, steel
from nodes import Nodes
from shapes import box, group, lathe, rod, sheet, tube

# The boards' upper side.
FLOOR = 0.1


def cardboard():
    """Corrugated board: its flutes show a little, its corners are rubbed pale, here and there damp or scuffed."""
    m = Nodes("cardboard")
    x, y, z = m.parts(m.place())
    flutes = m.math("SINE", m.times(m.add(x, y), 900.0))
    stain, scuff = m.noise(m.place(), 6, 5, 0.65, 0.6), m.noise(m.place((30, 30, 9)), 1, 4, 0.7)
    tone = m.blend(m.span(stain, 0.3, 0.7), (0.225, 0.145, 0.080), (0.360, 0.250, 0.150))
    tone = m.blend(m.span(scuff, 0.60, 0.72, 0.0, 0.5), tone, (0.46, 0.36, 0.25))
    return m.done(m.surface(Base_Color=tone, Roughness=0.88, Specular=0.15, Normal=m.bump(m.add(m.times(flutes, 0.15), stain), 0.004)))


def carton(at, size, turn, seed, is_open=False):
    """A carton, its sides a little bulged, taped along its top, or open with its four flaps up and paper in it; print on its front."""
    card, tape = cardboard(), plain("tape", (0.40, 0.30, 0.17), 0.22)
    wide, deep, high = size[0] / 2, size[1] / 2, size[2]

    def side(which):
        def place(u, v):
            a = 2 * u - 1
            bulge = 0.012 * (1 - a * a) * sin(pi * v) * (0.4 + noise.noise(Vector((seed, which, 1.0))))
            dent = 0.020 * max(0.0, 1 - Vector((a - 0.6 * cos(seed + which), v - 0.75)).length / 0.35) ** 2
            out = bulge - dent
            x, y = ((a * wide, -deep - out), (wide + out, a * deep), (-a * wide, deep + out), (-wide - out, -a * deep))[which]
            return x, y, high * v

        return sheet(place, 18, 18, card)

    def flap(which):
        """One of the lid's flaps, lifted by an angle of its own and bent a little."""
        lift = radians((64, 38, 24, 75)[which] + 14 * sin(seed * 3 + which))
        long = deep * 0.95

        def place(u, v):
            a = (2 * u - 1) * (1 - 0.03 * v)
            bend = lift - 0.35 * v
            out, up = long * v * cos(bend), high + long * v * sin(bend) + 0.006 * noise.noise(Vector((u * 3, v * 3, seed)))
            x, y = ((a * wide, -deep - out), (wide + out, a * deep), (-a * wide, deep + out), (-wide - out, -a * deep))[which]
            return x, y, up

        return sheet(place, 8, 12, card, 0.005)

    parts = [side(which) for which in range(4)]
    if is_open:
        parts += [flap(which) for which in range(4)]
        paper = plain("packing", (0.42, 0.40, 0.36), 0.9)
        parts.append(
            sheet(
                lambda u, v: (
                    (2 * u - 1) * wide * 0.97,
                    (2 * v - 1) * deep * 0.97,
                    high * 0.86 + 0.07 * noise.fractal(Vector((u * 5, v * 5, seed)), 0.8, 2, 4),
                ),
                40,
                40,
                paper,
            )
        )
    else:
        for sign in (-1, 1):
            near, far = sorted((sign * 0.002, sign * deep))
            parts.append(box((-wide, near, high - 0.004), (wide, far, high + 0.002), card, 0))
        parts.append(box((-wide - 0.003, -0.026, high), (wide + 0.003, 0.026, high + 0.0035), tape, 0))
        parts += [box((sign * wide - 0.010, -0.026, high - 0.09), (sign * wide + 0.010, 0.026, high + 0.003), tape, 0) for sign in (-1, 1)]
    return group(parts, at, (0, 0, turn))


def canvas(name="canvas"):
    """A painter's sheet: unbleached cotton with splashes."""
    m = Nodes(name)
    where = m.place(space="UV")
    splash = m.span(m.add(m.noise(where, 22, 3, 0.6), m.times(m.noise(where, 3, 3), 0.5)), 0.90, 0.94)
    tone = m.blend(m.span(m.noise(where, 5, 5, 0.6), 0.3, 0.7), (0.37, 0.34, 0.285), (0.50, 0.465, 0.40))
    creases = m.bump(m.noise(where, 30, 5, 0.65, 0.5), 0.02)
    return m.done(m.surface(Base_Color=m.blend(splash, tone, (0.62, 0.62, 0.60)), Roughness=0.92, Specular=0.1, Normal=creases))


def covered(at, size, turn):
    """Something long and waist high under a dust sheet: it hangs in folds that widen to the floor, and spreads there."""
    wide, deep, high = size

    def place(u, v):
        # Round the body: v from the middle of its top to the hem.
        angle = 2 * pi * u
        square = max(abs(cos(angle)), abs(sin(angle)))
        x, y = cos(angle) / square, sin(angle) / square
        if v < 0.45:
            share = v / 0.45
            sag = 0.020 * noise.fractal(Vector((x * share * 3, y * share * 2, 3.0)), 0.8, 2, 3)
            return x * wide / 2 * share, y * deep / 2 * share, high + sag - 0.05 * share**8
        down = (v - 0.45) / 0.55
        fold = 0.5 + 0.5 * sin(angle * 11 + 3 * noise.noise(Vector((x * 2, y * 2, 1.0))))
        out = down * (0.05 + 0.10 * fold) + 0.16 * max(0.0, down - 0.93) / 0.07
        drop = high - 0.05 - (high - 0.06) * min(1.0, down / 0.95) + 0.012 * fold * (down > 0.95)
        return x * (wide / 2 + out), y * (deep / 2 + out), drop + 0.02 * noise.noise(Vector((x * 4, y * 4, down * 2)))

    body = sheet(place, 320, 90, canvas(), closed=True, size=(4, 1.6))
    body.location, body.rotation_euler.z = at, turn


def spread_sheet(at, size, turn):
    """A dust sheet on the floor, thrown down and trodden."""

    def place(u, v):
        where = Vector((u * 2.6, v * 2.0, 6.0))
        fold = abs(noise.fractal(where * 1.6, 0.9, 2.1, 4)) ** 1.2
        edge = noise.noise(where * 1.3) * 0.09
        return (u - 0.5) * size[0] + edge, (v - 0.5) * size[1] + edge * 0.7, 0.004 + 0.075 * fold

    body = sheet(place, 150, 110, canvas("floor sheet"), size=size)
    body.location, body.rotation_euler.z = at, turn


def painting(at, turn):
    """A sloping tray with paint in its deep end, the roller laid in it, and two tins, one with a run down its side."""
    tin, paint = steel("tin", "Z", (0.42, 0.42, 0.43), 0.32), plain("paint", (0.56, 0.54, 0.49), 0.25)
    nap = plain("nap", (0.50, 0.48, 0.43), 0.95)
    parts = [
        box((-0.18, -0.14, 0.004), (0.18, 0.14, 0.012), plain("tray", (0.05, 0.055, 0.06), 0.4), 0.003),
        *(box((x - 0.006, -0.14, 0.004), (x + 0.006, 0.14, 0.065), plain("tray", (0.05, 0.055, 0.06), 0.4), 0.004) for x in (-0.18, 0.18)),
        box((-0.17, -0.13, 0.012), (0.02, 0.13, 0.026), paint, 0.002),
        rod((0.10, -0.12, 0.060), (0.10, 0.12, 0.060), 0.034, nap, 0.006),
        tube([(0.10, 0.12, 0.06), (0.10, 0.16, 0.06), (0.22, 0.15, 0.08), (0.26, 0.0, 0.10), (0.34, 0.0, 0.12)], 0.004, tin, 8, 6),
        rod((0.34, 0.0, 0.12), (0.47, -0.01, 0.15), 0.014, plain("handle", (0.30, 0.05, 0.03), 0.4)),
    ]
    for x, y, r, tall in ((-0.42, 0.18, 0.10, 0.20), (-0.22, 0.34, 0.085, 0.17)):
        rim = [(r * 1.04, tall + 0.004), (r * 1.04, tall + 0.010), (r * 0.92, tall + 0.010), (r * 0.90, tall - 0.02), (0, tall - 0.02)]

        def run(u, v, x=x, y=y, r=r + 0.003, tall=tall):
            angle = 4.5 + 0.22 * u
            return x + r * cos(angle), y + r * sin(angle), tall * (1.04 - (0.35 + 0.3 * sin(3 * u)) * v)

        parts += [
            lathe([(0, 0), (r, 0), (r, tall), *rim], tin, (x, y, 0), 40),
            lathe([(r + 0.001, tall * 0.14), (r + 0.001, tall * 0.82)], plain("wrapper", (0.36, 0.37, 0.36), 0.5), (x, y, 0), 40),
            sheet(run, 8, 8, paint),
        ]
    group(parts, at, (0, 0, turn))


def broom(foot, head):
    """It leans on the wall: a stick, a wooden block, and worn bristles that splay to one side."""
    wood, straw = oak("broom", "X", (0.12, 0.07, 0.035), (0.34, 0.22, 0.12)), plain("bristles", (0.075, 0.055, 0.035), 0.9)
    x, y, z = foot
    rod((x, y, z + 0.115), head, 0.013, wood)
    box((x - 0.17, y - 0.03, z + 0.080), (x + 0.17, y + 0.03, z + 0.122), wood, 0.010)
    for k in range(120):
        a, b = -0.16 + 0.32 * (k % 40) / 39, (-0.02, 0.0, 0.02)[k // 40]
        bend = 0.03 * noise.noise(Vector((k * 0.7, 1.0, 0))) + 0.25 * a * abs(a) + 0.012
        rod((x + a, y + b, z + 0.085), (x + a + bend, y + b * 1.8, z + 0.004), 0.0055, straw, 0, 5)


def dusty_floor(left, right, deep):
    """Plaster dust and scuffs over the boards, thick where nobody walked, and the tracks of what was dragged over it."""
    m = Nodes("floor dust")
    where = m.place(space="World")
    drift = m.noise(where, 1.1, 6, 0.62, 0.5)
    drag = m.noise(m.place((0.8, 9, 1), "World", (0, 0, 0.5)), 1, 4, 0.6, 0.8)
    spots = m.span(m.cells(where, 7), 0.06, 0.11, 1.0, 0.0)
    share = m.add(m.times(m.span(drift, 0.40, 0.66), m.span(drag, 0.35, 0.60, 0.12, 0.62)), m.times(m.times(spots, m.span(drift, 0.35, 0.55)), 0.5))
    m.done(m.mix(share, m.node("BsdfTransparent", {0: (1, 1, 1, 1)}).outputs[0], m.node("BsdfDiffuse", {0: (0.46, 0.43, 0.385, 1)}).outputs[0]))
    sheet(lambda u, v: (left + (right - left) * u, 0.32 + (deep - 0.32) * v, FLOOR + 0.0015), 2, 2, m.material).visible_shadow = False


def rolled_patch(left, right, low, high, y):
    """Where somebody began to paint the wall: strokes of the roller with ragged ends."""
    m = Nodes("fresh paint")
    u, v, _ = m.parts(m.place(space="UV"))
    lane = m.math("FLOOR", m.times(u, 7.0))
    reach = m.node("TexWhiteNoise", {"W": lane}, noise_dimensions="1D").outputs["Value"]
    ragged = m.times(m.math("SUBTRACT", m.noise(m.place(space="World"), 9, 4, 0.7), 0.5), 0.5)
    top = m.span(m.add(v, ragged), m.add(0.55, m.times(reach, 0.34)), m.add(0.62, m.times(reach, 0.34)), 1.0, 0.0)
    side = m.span(m.add(m.math("MINIMUM", u, m.math("SUBTRACT", 1.0, u)), m.times(ragged, 0.2)), 0.02, 0.06)
    thin = m.span(m.noise(m.place((1.5, 1, 30), "World"), 1, 4, 0.7), 0.3, 0.6, 0.55, 0.95)
    share = m.times(m.times(top, side), thin)
    m.done(m.mix(share, m.node("BsdfTransparent", {0: (1, 1, 1, 1)}).outputs[0], m.node("BsdfDiffuse", {0: (0.66, 0.63, 0.575, 1)}).outputs[0]))
    sheet(lambda a, b: (left + (right - left) * a, y, low + (high - low) * b), 2, 2, m.material).visible_shadow = False


def bulbs(places, ceiling, wall):
    """Bare bulbs on their flexes: each from a rose on the ceiling, the roses joined by a cable that was clipped up and runs to the wall."""
    black, white = plain("flex", (0.012, 0.012, 0.012), 0.5), plain("rose", (0.55, 0.52, 0.47), 0.5)
    for x, y, z in places:
        lathe([(0.0, 0.0), (0.060, 0.0), (0.062, -0.012), (0.040, -0.034), (0.014, -0.050), (0.0, -0.050)], white, (x, y, ceiling), 32)
        tube([(x, y, ceiling - 0.04), (x + 0.004, y, (ceiling + z) / 2), (x, y, z + 0.06)], 0.005, black, 8, 4)
        lathe([(0.0, 0.125), (0.012, 0.120), (0.021, 0.105), (0.022, 0.066), (0.018, 0.062)], black, (x, y, z - 0.055), 24)
        lathe([(0.0, 0.07), (0.012, 0.06), (0.032, 0.02), (0.030, -0.01), (0.0, -0.035)], glow("bulb", (1.0, 0.62, 0.28), 60), (x, y, z - 0.05), 24)
    heads = sorted(((x, y) for x, y, _ in places), key=lambda place: place[1])
    end = heads[-1][0] + 0.25
    path = [(x, y, ceiling - 0.012) for x, y in heads] + [(end, wall - 0.02, ceiling - 0.012), (end, wall - 0.012, ceiling - 0.6)]
    for one, other in zip(path, path[1:]):
        rod(one, other, 0.009, white, 0, 8)


def lead(path):
    """An orange extension lead across the floor, to a reel of coils."""
    cord = plain("lead", (0.42, 0.11, 0.025), 0.5)
    tube(path, 0.0065, cord, 8, 8)
    x, y, _ = path[-1]
    turns = [(0.55 * k, 0.16 + 0.015 * sin(k), FLOOR + 0.008 + 0.0016 * k) for k in range(46)]
    coil = [(x + reach * cos(angle) - 0.16, y + reach * sin(angle), z) for angle, reach, z in turns]
    tube(coil, 0.0065, cord, 8, 3)
