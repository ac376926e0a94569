"""Not found: an empty coat hanger, frozen to its hook, and two hooks with nothing on them; nobody is left at 0 K."""

from math import cos, pi, radians, sin

from camera import eye, open_room
from frost import needles
from light import COLD, FIRE, area, spot
from materials import crystal, oak, rime, steel
from nodes import Nodes
from shapes import box, group, lathe, rod, sheet, tube

SHAPE, SAMPLES, FOCUS = (2400, 1600), 8, [0.62, 0.45]
# Where the hooks are along the rail; the hanger is on the middle one.
HOOKS = (-0.30, 0.10, 0.50)
RAIL = 1.56


def build():
    open_room(exposure=0.15)
    wall = breathed()
    for column in (-1, 0):
        for row in (0, 1):
            box((-0.52 + column * 1.24, 0, 0.62 + row * 1.1), (-0.526 + (column + 1) * 1.24, 0.05, 0.614 + (row + 1) * 1.1), wall, 0.005)
    rail()
    white = crystal()
    for x in HOOKS:
        hook(x, white)
    hanger(HOOKS[1], white)
    spot((-0.75, -0.95, 2.55), (0.10, 0, 1.46), 105, (0.86, 0.93, 1.0), angle=34, size=0.012, blend=0.6)
    spot((1.5, -0.22, 1.10), (0.12, -0.05, 1.46), 30, FIRE, angle=36, size=0.02, blend=0.8)
    area((-0.4, -2.0, 1.5), (0, 0, 1.5), 2.2, COLD, 1.5, 1.0)
    eye((-0.34, -1.36, 1.44), (0.02, 0, 1.44), lens=58, focus=(0.10, -0.06, 1.45), stop=2.2, shift=(0.0, -0.01))


def breathed():
    """Dark blue enamel, on which the hanger throws its shadow; the breath of the cold has settled on it, thickest above the rail, without an edge."""
    m = Nodes("wall")
    where = m.place(space="World")
    enamel = m.surface(Base_Color=(0.050, 0.075, 0.105, 1), Roughness=m.span(m.noise(where, 9, 5, 0.65), 0.3, 0.7, 0.34, 0.56), Specular=0.4)
    drift, cloud = m.noise(m.place((1, 1, 0.8), "World"), 4.2, 6, 0.62, 0.5), m.noise(where, 17, 5, 0.7)
    settled = m.add(m.times(m.math("SUBTRACT", drift, 0.5), 0.55), m.times(m.math("SUBTRACT", cloud, 0.5), 0.20))
    near = m.span(m.add(m.parts(where)[2], settled), 1.50, 1.86)
    grain = m.add(m.times(m.noise(where, 520, 3, 0.75), 0.6), m.times(m.noise(where, 1500, 2, 0.7), 0.4))
    share = m.span(m.add(near, m.times(m.math("SUBTRACT", grain, 0.5), 0.75)), 0.12, 1.15, 0.0, 0.86)
    return m.done(m.mix(share, enamel, rime(m, where, 0.0010, 3.0)))


def rail():
    """A board of oak, white with rime along its upper edge."""
    board = box((-0.62, -0.024, RAIL - 0.048), (1.0, 0.0, RAIL + 0.048), oak("rail", "X", (0.06, 0.032, 0.016), (0.24, 0.14, 0.075)), 0.004)
    white = crystal()
    needles(board, white, 60000, 0.0036, 21, lambda place: max(0.0, min(1.0, (place[2] - 0.030) / 0.018)))
    needles(board, white, 26000, 0.0014, 22)


def hook(x, white):
    """A coat hook of steel on its plate: a long prong above, a short one below, each with a knob."""
    bar = steel("hook", "Z", (0.58, 0.61, 0.64), 0.24)
    parts = [box((x - 0.013, -0.029, RAIL - 0.036), (x + 0.013, -0.024, RAIL + 0.036), bar, 0.002)]
    for path in (
        ((0.006, 0.020), (0.050, 0.022), (0.080, 0.040), (0.086, 0.068)),
        ((0.006, -0.012), (0.030, -0.030), (0.056, -0.040), (0.070, -0.026), (0.072, -0.012)),
    ):
        places = [(x, -0.024 - out, RAIL + up) for out, up in path]
        parts.append(tube(places, 0.0056, bar))
        parts.append(lathe([(0.0, -0.010), (0.006, -0.008), (0.010, 0.0), (0.006, 0.008), (0.0, 0.010)], bar, places[-1], 40, levels=1))
    for at, part in enumerate(parts):
        if part.type == "MESH":
            needles(part, white, 5200, 0.0018, 30 + at, lambda place: 1.0 if place[2] > 0.0 else 0.35)


def hanger(x, white):
    """A hanger of bent wood with a wire hook and a bar, a little aslant; rime stands on its shoulders."""
    wood, wire = oak("hanger", "X", (0.13, 0.068, 0.032), (0.46, 0.29, 0.16), 0.4), steel("wire", "Z", (0.62, 0.64, 0.66), 0.2)

    def shoulder(u, v):
        along = 2 * v - 1
        reach = abs(along)
        fall = -0.092 * reach**1.35 + 0.014 * max(0.0, 1 - 7 * reach)
        end = max(0.05, 1 - max(0.0, reach - 0.93) / 0.07) ** 0.5
        angle = 2 * pi * u
        return 0.222 * along, -0.030 * reach**2 + 0.0075 * end * cos(angle), fall + 0.0155 * end * sin(angle)

    body = sheet(shoulder, 28, 120, wood, closed=True, levels=1)
    bar = rod((-0.196, -0.024, -0.083), (0.196, -0.024, -0.083), 0.0052, wood)
    ring = [radians(k) for k in range(-20, 215, 12)]
    top = [(0.0, 0.0, 0.0), (0.0, 0.0, 0.034), (0.014, 0.0, 0.044), *((0.026 * cos(a), 0.0, 0.066 + 0.026 * sin(a)) for a in ring)]
    bend = tube(top, 0.0021, wire, 12, 6)
    frost = [
        needles(body, white, 70000, 0.0023, 41, lambda place: max(0.0, min(1.0, (place[2] + 0.092 * (abs(place[0]) / 0.222) ** 1.35 - 0.002) / 0.012))),
        needles(body, white, 16000, 0.0011, 42),
        needles(bar, white, 9000, 0.0012, 43),
    ]
    # The wire's ring rests with its inside on the lower prong.
    group([body, bar, bend, *frost], (x, -0.068, RAIL - 0.128), (0, radians(3.5), radians(9)))
    icicles(body, white)


def icicles(body, white):
    """Nothing hangs from the hanger but a few thin points of ice."""
    for at, (along, long) in enumerate(((-0.62, 0.020), (-0.30, 0.012), (0.44, 0.024), (0.71, 0.014))):
        tip = lathe([(0.0028, 0.0), (0.0018, -long * 0.4), (0.0004, -long)], white, sides=12)
        tip.parent = body.parent
        tip.location = (0.196 * along, -0.024, -0.087)
