"""What old ice is made of: strata, cracks and scallops in its relief, blue where light goes deep, snow where it lies level."""

from materials import crystals
from nodes import Nodes

# What light of the sky comes out of its depth.
GLIMMER = (0.0025, 0.013, 0.026)


def glacier_ice(name="ice", deep=(0.075, 0.36, 0.56), pale=(0.66, 0.82, 0.90), fine=1.0, wash=0.2, snow=(0.80, 0.87, 0.93), air=0.0, door=None):
    """
    Weathered ice with true relief; `fine` makes its pattern finer, `wash` is how high the water keeps
    it bare, `air` the share of haze before it. Round a `door`, half
    its width and its height, warm light soaks in.
    """
    m = Nodes(name)
    where = m.place((fine, fine, fine))
    up = m.parts(m.place(space="World"))[2]
    strata, crack, cups, rough = strata_of(m, where), cracks_of(m, where), cups_of(m, where), m.noise(where, 5.5, 9, 0.62)
    level = m.span(m.parts(m.node("NewGeometry").outputs["Normal"])[2], 0.42, 0.68)
    drift = m.span(m.add(level, m.times(m.math("SUBTRACT", m.noise(where, 6, 5, 0.65), 0.5), 0.7)), 0.30, 0.55)
    wet = m.span(m.add(up, m.times(m.math("SUBTRACT", m.noise(where, 3.0, 4), 0.5), wash)), 0.4 * wash, 1.2 * wash, 1.0, 0.0)
    white = m.add(m.times(strata, 0.40), m.times(m.math("SUBTRACT", rough, 0.5), 0.9))
    white = m.add(white, m.span(m.noise(where, 0.9, 4, 0.5), 0.35, 0.65, 0.0, 0.5))
    white = m.math("SUBTRACT", white, m.add(m.times(crack, 0.9), m.times(wet, 0.25)), True)
    white = m.add(white, m.span(up, 0.012, 0.055, 0.5, 0.0))
    colour = m.blend(white, deep, pale)
    grit = m.add(m.noise(where, 38, 5, 0.7), m.times(m.noise(where, 150, 3, 0.7), 0.35))
    clear = m.surface(
        Base_Color=colour,
        Subsurface=0.6,
        Subsurface_Color=colour,
        Subsurface_Radius=(0.025, 0.09, 0.16),
        Roughness=m.add(m.span(white, 0.1, 0.7, 0.16, 0.5), m.times(wet, -0.12)),
        Specular=0.55,
        Normal=m.bump(grit, 0.010 / fine),
        **soaked(m, where, door, crack),
    )
    cover = m.surface(Base_Color=(*snow, 1), Roughness=0.85, Specular=0.2, Normal=m.bump(crystals(m, where, 0.4), 0.006))
    shader = m.mix(m.times(drift, m.math("SUBTRACT", 1.0, wet)), clear, cover)
    if air:
        shader = m.mix(air, shader, m.node("Emission", {0: (0.022, 0.062, 0.105, 1), 1: 1.0}).outputs[0])
    relief = m.add(m.times(m.math("SUBTRACT", strata, 0.5), 0.020), m.times(m.math("SUBTRACT", rough, 0.5), 0.10))
    relief = m.add(relief, m.add(m.times(cups, 0.035), m.times(crack, -0.045)))
    relief = m.times(relief, m.math("SUBTRACT", 1.0, m.times(level, 0.88)))
    if door:
        relief = m.times(relief, m.span(m.math("ABSOLUTE", m.parts(where)[0]), door[0], door[0] + 0.06))
    m.done(m.node("Displacement", {0: relief, 1: 0.0, 2: 1.0 / fine}).outputs[0], "Displacement")
    m.material.cycles.displacement_method = "BOTH"
    return m.done(shader)


def warped(m, where, scale, metres, detail=2.0):
    """The places, each pushed aside by a noise of its own for every axis."""
    push = m.node("TexNoise", {"Vector": where, "Scale": scale, "Detail": detail}).outputs[1]
    push = m.node("VectorMath", {0: push, 1: (metres, metres, metres)}, operation="MULTIPLY").outputs[0]
    return m.node("VectorMath", {0: where, 1: push}, operation="ADD").outputs[0]


def strata_of(m, where):
    """The years of snow that it was pressed from: bands, tilted and uneven."""
    bent = warped(m, where, 1.1, 0.16)
    tilted = m.node("Mapping", {0: bent, 2: (0.10, 0.24, 0), 3: (0.35, 0.35, 6.5)}).outputs[0]
    return m.span(m.noise(tilted, 1.0, 6, 0.62), 0.34, 0.66)


def cracks_of(m, where):
    """From 0 to 1: clefts of two sizes, here and there."""
    bent = warped(m, where, 2.2, 0.5, 5.0)
    tall = m.node("Mapping", {0: bent, 2: (0, 0.35, 0.3), 3: (1.0, 1.0, 0.45)}).outputs[0]
    large = m.times(m.span(m.cells(tall, 1.5, "DISTANCE_TO_EDGE"), 0.0, 0.035, 1.0, 0.0), m.span(m.noise(where, 1.1, 2), 0.42, 0.58))
    small = m.times(m.span(m.cells(bent, 4.4, "DISTANCE_TO_EDGE"), 0.0, 0.035, 0.6, 0.0), m.span(m.noise(where, 1.7, 3), 0.48, 0.62))
    return m.math("MAXIMUM", large, small)


def cups_of(m, where):
    """The hollows that melting leaves, sharp ridges between them."""
    bent = m.node("Mapping", {0: where, 3: (1.0, 1.0, 0.7)}).outputs[0]
    cup = m.cells(bent, 7.5)
    return m.times(m.times(cup, cup), m.span(m.noise(where, 1.3, 3), 0.40, 0.62))


def soaked(m, where, door, crack):
    """The light of a door in the ice about it: strongest at its edge, gone half a metre away, farther along the cracks."""
    if not door:
        return {"Emission": (*GLIMMER, 1), "Emission_Strength": 0.9}
    across, _, up = m.parts(where)
    aside = m.math("MAXIMUM", m.math("SUBTRACT", m.math("ABSOLUTE", across), door[0]), 0.0)
    above = m.math("MAXIMUM", m.math("SUBTRACT", up, door[1]), 0.0)
    away = m.math("SQRT", m.add(m.times(aside, aside), m.times(above, above)))
    cloud = m.add(m.span(m.noise(where, 3.2, 5, 0.65, 0.8), 0.3, 0.7, 0.80, 1.05), m.times(crack, 0.2))
    near = m.times(m.math("POWER", 2.718, m.times(away, -5.5)), cloud)
    return {
        "Emission": m.ramp(near, (0.0, GLIMMER), (0.18, (0.030, 0.030, 0.028)), (0.45, (0.22, 0.150, 0.075)), (0.75, (0.75, 0.46, 0.20)), (1.0, (1.0, 0.66, 0.32))),
        "Emission_Strength": 0.9,
    }
