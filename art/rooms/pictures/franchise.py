"""Franchise: an empty shopfront at dusk. Its lights are on, nobody has moved in: a ladder, cartons, dust sheets, a broom; wet flags mirror it."""

from math import radians
from random import Random

from camera import eye, open_room
from distance import old_glass
from fitout import leaves, notices, partition, post, services, shutter, street_side, work_lamp
from fitters import FLOOR, broom, bulbs, carton, covered, dusty_floor, lead, painting, rolled_patch, spread_sheet
from light import area, spot
from materials import oak, plain, plaster, steel, wet_stone
from nodes import Nodes
from shapes import box, group, rod, sheet

SHAPE, SAMPLES, FOCUS = (2400, 1600), 32, [0.58, 0.5]
# The front lies at y = 0; the shop behind it is this deep and high.
LEFT, RIGHT, HEAD, DEEP, CEILING = -2.3, 3.1, 2.95, 7.6, 3.45
# Where its bulbs hang.
BULBS = ((-1.1, 2.0), (-0.9, 3.9), (-0.95, 5.9))


def build():
    open_room(exposure=0.55, night=(0.034, 0.048, 0.078))
    facade()
    inside()
    pavement()
    lights()
    eye((-4.1, -7.7, 1.50), (-0.10, 0, 1.5), lens=41, focus=(0.2, 0.3, 1.2), stop=1.6, shift=(0.0, 0.01))


def facade():
    wall, frame = brick(), plain("frame", (0.010, 0.011, 0.012), 0.35)
    for low, high in (
        ((-9, 0, 0), (LEFT, 0.4, 7)),
        ((RIGHT, 0, 0), (3.9, 0.4, 7)),
        ((LEFT, 0, HEAD + 0.65), (RIGHT, 0.4, 7)),
        ((3.9, 0, HEAD + 0.7), (12, 0.4, 7)),
    ):
        box(low, high, wall, 0)
    shutter(3.9, 8.0, 0, HEAD + 0.7)
    street_side(LEFT)
    worn_board()
    box((LEFT - 0.16, -0.20, HEAD + 0.60), (RIGHT + 0.16, 0.1, HEAD + 0.68), plain("cornice", (0.03, 0.034, 0.038), 0.5), 0.01)
    box((LEFT, 0.06, 0), (1.55, 0.30, 0.42), wet_stone("stall", (0.02, 0.022, 0.025)), 0.006)
    for x in (LEFT, -0.42, 1.50, 2.98):
        box((x, 0.08, 0.0), (x + 0.07, 0.16, HEAD), frame, 0.004)
    box((LEFT, 0.08, HEAD - 0.06), (RIGHT, 0.16, HEAD), frame, 0.004)
    box((LEFT, 0.08, 2.28), (RIGHT, 0.16, 2.33), frame, 0.003)
    box((LEFT, 0.08, 0.42), (1.55, 0.16, 0.48), frame, 0.003)
    clear = old_glass()
    for low, high in (
        ((LEFT + 0.07, 0.48), (-0.42, 2.28)),
        ((-0.35, 0.48), (1.50, 2.28)),
        ((LEFT + 0.07, 2.33), (1.50, HEAD - 0.06)),
        ((1.57, 2.33), (2.98, HEAD - 0.06)),
    ):
        box((low[0], 0.115, low[1]), (high[0], 0.125, high[1]), clear, 0)
    leaf = [
        box((0, -0.02, 0.02), (0.08, 0.03, 2.26), frame, 0.004),
        box((1.33, -0.02, 0.02), (1.41, 0.03, 2.26), frame, 0.004),
        box((0, -0.02, 2.16), (1.41, 0.03, 2.26), frame, 0.004),
        box((0, -0.02, 0.02), (1.41, 0.03, 0.24), frame, 0.004),
        box((0.08, 0, 0.24), (1.33, 0.01, 2.16), clear, 0),
        rod((0.13, -0.07, 0.85), (0.13, -0.07, 1.45), 0.013, steel("grip")),
    ]
    group(leaf, (1.57, 0.12, 0), (0, 0, radians(20)))
    notices()


def worn_board():
    """The sign board without a sign: plugged holes where the letters of the last shop were, and the streaks that their rust drew down."""
    throw = Random(11)
    fill, board = plain("filler", (0.050, 0.052, 0.054), 0.85), (LEFT - 0.1, RIGHT + 0.1)
    for k in range(13):
        x = board[0] + 1.45 + 0.225 * k + throw.uniform(-0.02, 0.02)
        for z in (HEAD + 0.17 + throw.uniform(0, 0.03), HEAD + 0.42):
            rod((x, -0.119, z), (x, -0.1208, z), 0.008, fill, 0, 12)
    m = Nodes("fascia")
    where = m.place((1, 1, 1), "World")
    run = m.noise(m.place((9.0, 1, 0.45), "World"), 1, 5, 0.7)
    dust, chip = m.noise(where, 3.0, 6, 0.65), m.noise(where, 38, 4, 0.75)
    tone = m.blend(m.span(dust, 0.3, 0.7), (0.015, 0.018, 0.022), (0.030, 0.034, 0.038))
    tone = m.blend(m.span(run, 0.55, 0.75, 0.0, 0.7), tone, (0.052, 0.050, 0.047))
    tone = m.blend(m.span(chip, 0.72, 0.76), tone, (0.12, 0.11, 0.10))
    paint = m.done(m.surface(Base_Color=tone, Roughness=m.span(dust, 0.3, 0.7, 0.34, 0.58), Normal=m.bump(chip, 0.0006)))
    box((board[0], -0.12, HEAD), (board[1], 0.1, HEAD + 0.62), paint, 0.008)


def brick():
    """Old brick laid by hand: courses not quite level, each brick fired to its own tone, edges broken, joints weathered, soot and lime run down."""
    m = Nodes("brick")
    world = m.place(space="World")
    x, _, z = m.parts(world)
    lean = m.times(m.math("SUBTRACT", m.noise(m.place((0.8, 1, 2.2), "World"), 1, 2), 0.5), 0.020)
    broken = m.times(m.math("SUBTRACT", m.noise(world, 55, 4, 0.7), 0.5), 0.0085)
    flat = m.node("CombineXYZ", {0: m.add(m.add(x, broken), m.times(lean, 0.8)), 1: m.add(m.add(z, lean), broken), 2: 0.0}).outputs[0]
    course = {"Vector": flat, "Scale": 1.0, "Mortar Size": 0.0062, "Mortar Smooth": 0.25, "Brick Width": 0.215, "Row Height": 0.075}
    grey = {"Color1": (0.0, 0.0, 0.0, 1), "Color2": (1, 1, 1, 1), "Mortar": (0.5, 0.5, 0.5, 1)}
    bond = m.node("TexBrick", {**course, **grey})
    # One tone for each brick, by the texture's own number.
    own = m.parts(bond.outputs[0])[0]
    fired = m.ramp(
        m.add(m.times(own, 0.75), m.times(m.math("SUBTRACT", m.noise(world, 9, 2), 0.5), 0.5)),
        (0.04, (0.030, 0.024, 0.024)), (0.28, (0.070, 0.036, 0.029)), (0.55, (0.105, 0.056, 0.042)),
        (0.80, (0.145, 0.082, 0.056)), (0.97, (0.19, 0.135, 0.10)),
    )  # fmt: skip
    pits = m.noise(world, 160, 5, 0.7)
    fired = m.blend(m.span(pits, 0.56, 0.70, 0.0, 0.6), fired, (0.024, 0.019, 0.018))
    joint = m.blend(m.span(m.noise(world, 14, 4, 0.7), 0.35, 0.68), (0.045, 0.043, 0.040), (0.150, 0.142, 0.130))
    wall = m.blend(bond.outputs[1], fired, joint)
    soot = m.span(m.noise(world, 0.9, 6, 0.65), 0.40, 0.72, 0.0, 0.62)
    lime = m.span(m.noise(m.place((5.0, 1, 0.7), "World"), 1, 6, 0.72), 0.60, 0.78, 0.0, 0.30)
    wall = m.blend(lime, m.blend(soot, wall, (0.022, 0.020, 0.021)), (0.20, 0.195, 0.185))
    relief = m.math("SUBTRACT", m.add(m.times(pits, 0.35), m.times(own, 0.25)), bond.outputs[1])
    return m.done(m.surface(Base_Color=wall, Roughness=0.82, Specular=0.30, Normal=m.bump(relief, 0.009)))


def inside():
    wall = plaster("plaster", (0.50, 0.455, 0.40))
    for low, high in (
        ((LEFT - 0.6, DEEP, 0), (-2.0, DEEP + 0.12, CEILING + 0.1)),
        ((-1.0, DEEP, 0), (RIGHT + 0.2, DEEP + 0.12, CEILING + 0.1)),
        ((-2.0, DEEP, 2.2), (-1.0, DEEP + 0.12, CEILING + 0.1)),
        ((LEFT - 0.3, 0.4, 0), (LEFT - 0.2, DEEP, CEILING + 0.1)),
        ((RIGHT + 0.1, 0.4, 0), (RIGHT + 0.2, DEEP, CEILING + 0.1)),
    ):
        box(low, high, wall, 0)
    box((LEFT - 0.3, 0.3, CEILING), (RIGHT + 0.2, DEEP, CEILING + 0.1), plaster("ceiling", (0.27, 0.255, 0.235)), 0)
    boards = oak("boards", "Y", (0.085, 0.050, 0.028), (0.27, 0.175, 0.10))
    for k in range(37):
        box((LEFT - 0.3 + 0.155 * k, 0.3, 0.0), (LEFT - 0.147 + 0.155 * k, DEEP + 2.4, 0.10), boards, 0.001)
    back_room()
    services(CEILING, DEEP)
    partition(5.4, 0.75, RIGHT + 0.1, CEILING)
    work_lamp((-1.05, 1.75, 1.25), (1.7, 5.4, 1.15))
    ladder()
    for at, size, turn, is_open in (
        ((1.42, 3.3, FLOOR), (0.56, 0.42, 0.40), 0.32, False),
        ((1.50, 3.27, FLOOR + 0.402), (0.40, 0.34, 0.25), 0.12, True),
        ((0.85, 3.75, FLOOR), (0.46, 0.38, 0.31), -0.25, False),
        ((-0.35, 4.9, FLOOR), (0.34, 0.30, 0.26), 0.5, True),
    ):
        carton(at, size, turn, at[0] * 3, is_open)
    covered((2.35, 4.3, FLOOR), (1.15, 0.62, 0.92), 0.10)
    spread_sheet((0.35, 2.2, FLOOR), (1.9, 1.6), 0.35)
    painting((0.15, 1.75, FLOOR + 0.02), 0.5)
    rolled_patch(-0.85, 0.55, 0.55, 2.9, DEEP - 0.004)
    dusty_floor(LEFT - 0.2, RIGHT + 0.1, DEEP)
    lead([(x, y, FLOOR + 0.007) for x, y in ((-2.2, 7.3), (-1.5, 5.4), (-1.0, 4.2), (-0.6, 3.2), (-1.3, 2.4))])
    broom((RIGHT - 0.42, 1.3, FLOOR), (RIGHT + 0.06, 1.6, 1.55))
    bulbs([(x, y, 2.55) for x, y in BULBS], CEILING, DEEP)


def back_room():
    """Behind a door that stands open: a passage under a colder lamp, a shelf in it."""
    trim, door = plain("trim", (0.30, 0.27, 0.23), 0.6), oak("inner door", "Z", (0.16, 0.10, 0.055), (0.40, 0.27, 0.16))
    for x in (-2.08, -1.0):
        box((x, DEEP - 0.03, FLOOR), (x + 0.08, DEEP + 0.13, 2.2), trim, 0.004)
    box((-2.08, DEEP - 0.03, 2.2), (-0.92, DEEP + 0.13, 2.28), trim, 0.004)
    leaf = [box((0, 0, FLOOR + 0.01), (0.90, 0.04, 2.18), door, 0.004)]
    leaf += [box((0.12, -0.006, low), (0.78, 0.0, low + 0.80), door, 0.006) for low in (0.30, 1.25)]
    leaf.append(rod((0.82, -0.06, 1.13), (0.70, -0.06, 1.13), 0.011, steel("knob")))
    group(leaf, (-1.98, DEEP - 0.02, 0), (0, 0, radians(-98)))
    far = plaster("passage", (0.36, 0.37, 0.36))
    box((-2.9, DEEP + 2.4, 0), (0.2, DEEP + 2.5, 3), far, 0)
    box((-0.5, DEEP + 0.12, 0), (-0.4, DEEP + 2.4, 3), far, 0)
    box((-2.9, DEEP + 0.12, 0), (-2.8, DEEP + 2.4, 3), far, 0)
    box((-2.9, DEEP + 0.12, 2.8), (-0.4, DEEP + 2.4, 2.9), far, 0)
    for z in (0.6, 1.15, 1.7):
        box((-1.9, DEEP + 2.0, z), (-0.9, DEEP + 2.38, z + 0.03), trim, 0.002)
    area((-1.6, DEEP + 1.3, 2.7), (-1.6, DEEP + 1.3, 0), 42, (0.80, 0.92, 1.0), 1.2, 0.2)


def ladder():
    """A stepladder left open, a cloth over its top."""
    wood = oak("ladder", "Z", (0.16, 0.10, 0.05), (0.45, 0.30, 0.17))
    parts = []
    for x in (-1, 1):
        parts += [rod((x * 0.26, -0.42, 0), (x * 0.17, 0, 1.75), 0.022, wood), rod((x * 0.25, 0.42, 0), (x * 0.17, 0.02, 1.70), 0.020, wood)]
    for k in range(6):
        t = (k + 0.6) / 6.3
        parts.append(
            box(
                (-0.26 + 0.09 * t, -0.42 * (1 - t) - 0.05, 1.75 * t - 0.012), (0.26 - 0.09 * t, -0.42 * (1 - t) + 0.05, 1.75 * t + 0.012), wood, 0.003
            )
        )
    parts.append(box((-0.20, -0.10, 1.74), (0.20, 0.12, 1.775), wood, 0.004))
    parts.append(
        sheet(
            lambda u, v: (-0.02 + 0.22 * u, -0.125 - 0.02 * v + 0.015 * v * (1 if u > 0.5 else -1), 1.782 - 0.55 * max(0, v - 0.2)),
            12,
            30,
            plain("cloth", (0.42, 0.42, 0.41), 0.9),
            0.004,
            levels=1,
        )
    )
    group(parts, (0.62, 2.9, 0.1), (0, 0, 0.5))


def pavement():
    stone = wet_stone("flags", (0.020, 0.022, 0.026), wet=0.85)
    for column in range(-9, 10):
        for row in range(5):
            x, y = column * 0.75 + (0.37 if row % 2 else 0), -0.55 * row
            box((x + 0.002, y - 0.548, -0.08), (x + 0.748, y - 0.002 + (0.1 if row == 0 else 0), 0), stone, 0.003)
    box((-12, -2.95, -0.2), (12, -2.75, 0.0), wet_stone("kerb", (0.035, 0.036, 0.040), wet=0.5), 0.02)
    box((-14, -14, -0.3), (14, -2.95, -0.12), wet_stone("road", (0.012, 0.013, 0.015), wet=0.60), 0)
    leaves(420, ((-7, 9, -2.7, -0.1, 0.0), (-7, 1.5, -0.5, 0.0, 0.0), (-7, 9, -3.6, -2.97, -0.12), (-7, 9, -3.3, -2.97, -0.12)))
    post(-2.75, -2.5)


def lights():
    """A work lamp and the bulbs within, dusk without; one lamp of the street from the left."""
    for x, y in BULBS:
        spot((x, y, 2.52), (x, y, 0), 85, (1.0, 0.62, 0.30), angle=165, size=0.05, blend=1)
    area((0.4, 3.4, CEILING - 0.5), (0.4, 3.4, 0), 20, (1.0, 0.66, 0.36), 3.5, 5.0)
    area((-2, -7, 9), (0, 0, 1), 900, (0.44, 0.58, 0.92), 9, 6)
    spot((-6.5, -1.6, 4.6), (-2.2, 0, 1.2), 420, (0.55, 0.72, 1.0), angle=60, size=0.08, blend=0.8)
