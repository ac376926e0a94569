"""What the rooms are made of. Procedural: nothing is downloaded. Sizes in metres."""

from frost import fern_image
from nodes import Nodes

RIME = (0.80, 0.88, 0.95, 1)


def brushed(m, along):
    """Fine scratches along one axis of the body, as a height; two lengths of them."""
    long, short = {"X": ((1.2, 900, 900), (14, 2600, 2600)), "Y": ((900, 1.2, 900), (2600, 14, 2600)), "Z": ((900, 900, 1.2), (2600, 2600, 14))}[
        along
    ]
    return m.add(m.times(m.noise(m.place(long), 1, 2), 0.6), m.times(m.noise(m.place(short), 1, 2), 0.4))


def metal(m, along="Z", tint=(0.52, 0.54, 0.56), rough=0.28):
    """A shader of brushed steel: anisotropic, scratched, here and there wiped by a hand."""
    scratch = brushed(m, along)
    wiped = m.noise(m.place((2.2, 2.2, 2.2)), 1, 4, 0.6)
    roughness = m.add(m.span(scratch, 0.3, 0.7, rough - 0.07, rough + 0.09), m.span(wiped, 0.4, 0.7, -0.05, 0.07))
    tangent = m.node("Tangent", direction_type="RADIAL", axis="Z").outputs[0]
    return m.surface(Base_Color=(*tint, 1), Metallic=1.0, Roughness=roughness, Anisotropic=0.65, Tangent=tangent, Normal=m.bump(scratch, 0.00006))


def steel(name="steel", along="Z", tint=(0.52, 0.54, 0.56), rough=0.28):
    m = Nodes(name)
    return m.done(metal(m, along, tint, rough))


def crystals(m, where, fine=1.0):
    """The relief of rime: needles of three sizes, from 0 to 1."""
    coarse = m.cells(where, 90 * fine)
    middle = m.cells(where, 260 * fine)
    small = m.noise(where, 700 * fine, 2, 0.7)
    return m.add(m.times(coarse, 0.45), m.add(m.times(middle, 0.4), m.times(small, 0.25)))


def rime(m, where, thick=0.004, fine=1.0):
    """A shader of rime: white needles that let some light in and glint."""
    relief = crystals(m, where, fine)
    tone = m.ramp(relief, (0.1, (0.42, 0.58, 0.74)), (0.55, (0.80, 0.88, 0.95)), (0.9, (0.95, 0.98, 1.0)))
    return m.surface(Base_Color=tone, Roughness=0.42, Specular=0.7, Subsurface=0.0, Sheen=0.3, Normal=m.bump(relief, thick))


def rimed_steel(name, across, up, size, along="Z", amount=1.0, low=0.0, tint=(0.30, 0.38, 0.46), seed=1, fine=1.6, breath=0.30):
    """
    Steel on which ferns of frost grow from the panel's own edges. `across` and `up` are the two axes (0-2) of its face, `size`
    its sides in metres; `low` lets rime climb from the floor to that height; `breath` is how much of it lies thinly over the whole panel.
    """
    m = Nodes(name)
    box = m.parts(m.place(space="Generated"))
    flat = m.node("CombineXYZ", {0: box[across], 1: box[up], 2: 0.0}).outputs[0]
    shifted = m.node(
        "VectorMath", {0: flat, 1: m.node("CombineXYZ", {0: m.math("ROUND", m.times(m.chance(), 7.0)), 1: 0.0}).outputs[0]}, operation="ADD"
    ).outputs[0]
    fern = m.node("TexImage", {0: shifted}, image=fern_image(name, seed=seed)).outputs[0]
    world = m.place(space="World")
    edge = m.math("MINIMUM", to_edge(m, box[across], size[0]), to_edge(m, box[up], size[1]))
    patch = m.noise(world, 7, 6, 0.65)
    near = m.span(m.add(edge, m.times(m.math("SUBTRACT", patch, 0.42), 0.34)), 0.0, 0.12 * amount, 1.0, 0.0)
    if low:
        height = m.parts(world)[2]
        near = m.math("MAXIMUM", near, m.span(m.add(height, m.times(m.math("SUBTRACT", patch, 0.5), 1.3 * low)), -0.1 * low, low, 0.85, 0.0))
    grain = m.noise(world, 420, 3, 0.75)
    solid = m.span(m.add(near, m.times(m.math("SUBTRACT", grain, 0.5), 0.9)), 0.35, 0.75)
    veil = m.times(m.span(fern, 0.03, 0.5), m.span(m.add(near, m.times(patch, 0.35)), 0.10, 0.55))
    share = m.math("MAXIMUM", solid, m.times(veil, 0.92))
    share = m.math("MAXIMUM", share, m.times(m.span(grain, 0.5, 0.8), m.span(patch, 0.35, 0.7, 0.1 * breath, breath)))
    return m.done(m.mix(share, metal(m, along, tint, 0.26), rime(m, world, 0.004 / fine, fine)))


def to_edge(m, place, size):
    """Metres from the nearer of a box's two sides, by its own 0 to 1."""
    return m.times(m.math("MINIMUM", place, m.math("SUBTRACT", 1.0, place)), size)


def rimed_glass(name, across, up, size, amount=1.0, tint=(0.80, 0.88, 0.92), seed=5):
    """Glass with ferns of frost from its edges inward: clear in its middle. Light passes it straight, so it makes no caustics."""
    m = Nodes(name)
    box = m.parts(m.place(space="Generated"))
    flat = m.node("CombineXYZ", {0: box[across], 1: box[up], 2: 0.0}).outputs[0]
    fern = m.node("TexImage", {0: flat}, image=fern_image(name, 1536, 120, 0.42, seed)).outputs[0]
    where = m.place()
    edge = m.math("MINIMUM", to_edge(m, box[across], size[0]), to_edge(m, box[up], size[1]))
    patch = m.noise(where, 6, 6, 0.65)
    near = m.span(m.add(edge, m.times(m.math("SUBTRACT", patch, 0.5), 0.26)), -0.02, 0.20 * amount, 1.0, 0.0)
    grain = m.noise(where, 520, 3, 0.75)
    solid = m.span(m.add(near, m.times(m.math("SUBTRACT", grain, 0.5), 0.7)), 0.5, 0.95)
    veil = m.times(m.span(fern, 0.04, 0.55), m.span(near, 0.02, 0.45, 0.25, 1.0))
    share = m.math("MAXIMUM", m.math("MAXIMUM", solid, veil), m.times(near, 0.22))
    relief = m.add(m.times(fern, 0.6), m.times(crystals(m, where), 0.5))
    normal = m.bump(relief, 0.003)
    rimed = m.mix(
        0.5, m.node("BsdfTranslucent", {0: RIME, "Normal": normal}).outputs[0], m.node("BsdfDiffuse", {0: RIME, "Normal": normal}).outputs[0]
    )
    glint = m.node("BsdfGlossy", {0: (1, 1, 1, 1), 1: 0.25, "Normal": normal}).outputs[0]
    return m.done(m.mix(share, pane(m, tint), m.mix(0.10, rimed, glint)))


def pane(m, tint):
    """A shader of flat clear glass: light passes straight, and is mirrored at a slant."""
    # Schlick's rule, the same from both sides: a pane has no inside in which light could be caught.
    slant = m.add(0.035, m.times(m.math("POWER", m.node("LayerWeight", {0: 0.5}).outputs["Facing"], 5.0), 0.965))
    return m.mix(slant, m.node("BsdfTransparent", {0: (*tint, 1)}).outputs[0], m.node("BsdfGlossy", {0: (1, 1, 1, 1), 1: 0.02}).outputs[0])


def window_glass(name="glass", tint=(0.90, 0.95, 0.96)):
    m = Nodes(name)
    return m.done(pane(m, tint))


def vessel_glass(name="vessel", tint=(0.97, 0.99, 1.0), rough=0.0):
    """Glass with a thickness, for bottles: bends light; shadows of it stay light."""
    m = Nodes(name)
    body = m.node("BsdfGlass", {0: (*tint, 1), 1: rough, 2: 1.47}).outputs[0]
    clear = m.node("BsdfTransparent", {0: (*tint, 1)}).outputs[0]
    return m.done(m.mix(m.node("LightPath").outputs["Is Shadow Ray"], body, clear))


def liquid(name, tint):
    """What stands in a bottle: coloured, clear."""
    m = Nodes(name)
    body = m.node("BsdfRefraction", {0: (*tint, 1), 1: 0.0, 2: 1.33}).outputs[0]
    return m.done(m.mix(m.node("LightPath").outputs["Is Shadow Ray"], body, m.node("BsdfTransparent", {0: (*tint, 1)}).outputs[0]))


def oak(name="oak", along="Z", dark=(0.115, 0.056, 0.024), light=(0.40, 0.245, 0.125), rough=0.46):
    """Oiled oak: growth rings cut lengthwise, pores as fine dashes, each board of a different tree."""
    m = Nodes(name)
    turn = {"X": (0, 1.5708, 0), "Y": (1.5708, 0, 0), "Z": (0, 0, 0)}[along]
    own = m.chance()
    shift = m.node("CombineXYZ", {0: m.add(0.07, m.times(own, 0.11)), 1: m.add(0.03, m.times(own, 0.31)), 2: m.times(own, 61.0)}).outputs[0]
    where = m.node("VectorMath", {0: m.place(turn=turn), 1: shift}, operation="ADD").outputs[0]
    long = m.node("Mapping", {0: where, 3: (1, 1, 0.07)}).outputs[0]
    x, y, _ = m.parts(long)
    bent = m.times(m.math("SUBTRACT", m.noise(long, 5, 4, 0.5), 0.5), 0.16)
    heart = m.add(m.math("SQRT", m.add(m.times(x, x), m.times(y, y))), bent)
    ring = m.math("FRACT", m.times(heart, 95))
    late = m.times(m.math("POWER", ring, 3.0), m.span(m.noise(long, 9, 2), 0.3, 0.7, 0.4, 1.0))
    fibre = m.noise(m.node("Mapping", {0: where, 3: (420, 420, 6)}).outputs[0], 1, 3, 0.6)
    pores = m.span(m.noise(m.node("Mapping", {0: where, 3: (900, 900, 22)}).outputs[0], 1, 1), 0.60, 0.72)
    pores = m.times(pores, m.span(ring, 0.55, 0.05, 0.25, 1.0))
    cloud = m.noise(long, 14, 3)
    tone = m.add(m.times(own, 0.30), m.add(m.times(fibre, 0.34), m.times(cloud, 0.42)))
    tone = m.math("SUBTRACT", m.math("SUBTRACT", tone, m.times(late, 0.26)), m.times(pores, 0.34))
    middle = tuple((one + other) / 2.1 for one, other in zip(dark, light))
    colour = m.ramp(tone, (0.08, dark), (0.42, middle), (0.82, light))
    relief = m.math("SUBTRACT", m.times(fibre, 0.5), m.add(m.times(pores, 0.9), m.times(late, 0.15)))
    return m.done(
        m.surface(Base_Color=colour, Roughness=m.span(fibre, 0.3, 0.7, rough - 0.08, rough + 0.10), Specular=0.4, Normal=m.bump(relief, 0.0004))
    )


def linen(name="linen", tint=(0.70, 0.65, 0.57), threads=620, space="UV", creases=0.5):
    """Linen: a plain weave with thick and thin threads, creased. The sheet's UV is in metres; `threads` a metre."""
    m = Nodes(name)
    u, v, _ = m.parts(m.place(space=space))
    where = m.place(space=space)
    uneven = m.times(m.noise(where, 60, 2), 2.4)
    warp = m.math("SINE", m.add(m.times(u, threads * 6.283), uneven))
    weft = m.math("SINE", m.add(m.times(v, threads * 6.283), uneven))
    weave = m.times(m.add(m.math("ABSOLUTE", warp), m.math("ABSOLUTE", weft)), 0.5)
    slub = m.add(
        m.noise(m.node("Mapping", {0: where, 3: (900, 14, 1)}).outputs[0], 1, 2),
        m.noise(m.node("Mapping", {0: where, 3: (14, 900, 1)}).outputs[0], 1, 2),
    )
    crease = m.noise(where, 26, 5, 0.62, 0.6)
    deep = tuple(part * 0.72 for part in tint)
    colour = m.blend(m.span(m.add(m.times(slub, 0.5), m.times(weave, 0.25)), 0.4, 0.85), deep, tint)
    fold = m.bump(crease, 0.010 * creases)
    fine = m.bump(m.add(weave, slub), 0.0005, normal=fold)
    return m.done(m.surface(Base_Color=colour, Roughness=0.92, Specular=0.12, Sheen=0.6, Sheen_Tint=0.4, Normal=fine))


def terry(name="terry", tint=(0.78, 0.75, 0.69), space="UV"):
    """Towelling: loops of cotton, three millimetres deep."""
    m = Nodes(name)
    where = m.place(space=space)
    loops = m.cells(where, 420)
    tufts = m.noise(where, 240, 3, 0.7)
    soft = m.noise(where, 20, 4, 0.6)
    height = m.add(m.times(m.math("SUBTRACT", 1.0, loops), 0.6), m.times(tufts, 0.7))
    colour = m.blend(m.span(height, 0.55, 1.05), tuple(part * 0.62 for part in tint), tint)
    return m.done(
        m.surface(
            Base_Color=colour, Roughness=0.95, Specular=0.08, Sheen=0.9, Sheen_Tint=0.3, Normal=m.bump(height, 0.0035, normal=m.bump(soft, 0.006))
        )
    )


def wet_stone(name="stone", tint=(0.016, 0.018, 0.021), wet=0.55, space="World"):
    """Black stone, honed; puddles lie in its hollows as far as `wet` (0 to 1)."""
    m = Nodes(name)
    where = m.place(space=space)
    hollow = m.noise(where, 2.6, 5, 0.55)
    grit = m.noise(where, 160, 4, 0.65)
    vein = m.span(m.math("ABSOLUTE", m.math("SUBTRACT", m.noise(where, 1.7, 6, 0.6, 1.4), 0.5)), 0.0, 0.012, 0.35, 0.0)
    puddle = m.span(m.add(hollow, m.times(m.math("SUBTRACT", grit, 0.5), 0.14)), wet - 0.14, wet + 0.06, 1.0, 0.0)
    rough = m.blend(puddle, m.span(grit, 0.3, 0.7, 0.24, 0.46), (0.035, 0.035, 0.035))
    dry = m.bump(grit, 0.0016)
    ripple = m.bump(hollow, 0.002)
    normal = m.node("MixRGB", {0: puddle, 1: dry, 2: ripple}).outputs[0]
    colour = m.blend(m.add(vein, m.times(grit, 0.25)), tint, tuple(part * 3.2 for part in tint))
    return m.done(m.surface(Base_Color=colour, Roughness=rough, Specular=0.55, Normal=normal))


def plaster(name="plaster", tint=(0.30, 0.29, 0.28)):
    """A limewashed wall: clouds of the brush, a faint relief."""
    m = Nodes(name)
    where = m.place(space="World")
    brush = m.noise(where, 3.2, 7, 0.62, 0.8)
    fine = m.noise(where, 70, 4, 0.6)
    colour = m.blend(m.span(brush, 0.3, 0.7), tuple(part * 0.78 for part in tint), tint)
    return m.done(m.surface(Base_Color=colour, Roughness=0.86, Specular=0.2, Normal=m.bump(m.add(brush, m.times(fine, 0.25)), 0.004)))


def ceramic(name="ceramic", tint=(0.55, 0.53, 0.50), rough=0.35):
    """Stoneware: a satin glaze, speckled."""
    m = Nodes(name)
    where = m.place()
    speck = m.span(m.noise(where, 420, 2), 0.66, 0.74)
    colour = m.blend(speck, tint, tuple(part * 0.35 for part in tint))
    return m.done(
        m.surface(
            Base_Color=colour,
            Roughness=m.span(m.noise(where, 30, 3), 0.3, 0.7, rough - 0.08, rough + 0.1),
            Specular=0.5,
            Normal=m.bump(m.noise(where, 40, 3), 0.0006),
        )
    )


def plain(name, tint, rough=0.5, metallic=0.0, coat=0.0):
    """One colour, for rubber, lacquer and print."""
    m = Nodes(name)
    return m.done(m.surface(Base_Color=(*tint, 1), Roughness=rough, Metallic=metallic, Clearcoat=coat, Clearcoat_Roughness=0.08))


def moulded(name, tint, rough=0.40):
    """Moulded plastic, handled: an eroded grain, fine scratches, and where fingers were it is glossier."""
    m = Nodes(name)
    grain = m.noise(m.place(), 5200, 2, 0.6)
    scratch = m.noise(m.place((900, 900, 60)), 1, 2, 0.7)
    touched = m.span(m.noise(m.place(), 105, 4, 0.65, 1.2), 0.44, 0.64)
    ridges = m.math("SINE", m.times(m.noise(m.place(), 150, 1, 0.5, 0.6), 150.0))
    rough_at = m.add(m.span(touched, 0, 1, rough + 0.05, rough - 0.09), m.times(m.times(touched, ridges), 0.035))
    rough_at = m.add(rough_at, m.span(scratch, 0.62, 0.74, 0.0, 0.10))
    tone = m.blend(m.span(m.noise(m.place(), 38, 4), 0.3, 0.7), tuple(part * 0.90 for part in tint), tint)
    relief = m.add(grain, m.times(m.span(scratch, 0.66, 0.74), -0.6))
    return m.done(m.surface(Base_Color=tone, Roughness=rough_at, Specular=0.42, Normal=m.bump(relief, 0.000022)))


def glow(name, tint, strength):
    """Light from within, in W/m² and colour."""
    m = Nodes(name)
    return m.done(m.node("Emission", {0: (*tint, 1), 1: strength}).outputs[0])


def fog(name, density, top, roll=0.6, tint=(0.72, 0.86, 1.0), scale=2.6):
    """Thin blue fog that lies up to about `top` metres and rolls; `density` a metre."""
    m = Nodes(name)
    height = m.parts(m.place(space="World"))[2]
    billow = m.noise(m.place((1.3, 0.9, 1.9), "World"), scale, 3, 0.6)
    upper = m.add(top * (1 - roll), m.times(billow, 2 * top * roll))
    low = m.math("POWER", m.math("SUBTRACT", 1.0, m.math("DIVIDE", height, upper), True), 1.4)
    thick = m.times(m.times(low, m.span(billow, 0.40, 0.66, 0.08, 1.0)), density)
    return m.done(m.node("VolumeScatter", {0: (*tint, 1), 1: thick, 2: 0.3}).outputs[0], "Volume")


def haze(name="haze", density=0.02, tint=(0.8, 0.9, 1.0)):
    """Air that shows a beam of light, the same everywhere."""
    m = Nodes(name)
    return m.done(m.node("VolumeScatter", {0: (*tint, 1), 1: density, 2: 0.35}).outputs[0], "Volume")


def water(name="water", tint=(0.006, 0.014, 0.022), waves=0.02, scale=(0.5, 1.6, 1), rough=0.03):
    """Dark still water: long low waves, `waves` metres high."""
    m = Nodes(name)
    where = m.place(scale, "World")
    height = m.add(m.times(m.noise(where, 1.2, 3, 0.5), 0.7), m.times(m.noise(where, 5.5, 3, 0.55), 0.3))
    return m.done(m.surface(Base_Color=(*tint, 1), Roughness=rough, Specular=0.6, Normal=m.bump(height, waves)))


def crystal(name="crystal"):
    """One needle of rime: white, glassy at a slant, lit through."""
    m = Nodes(name)
    body = m.mix(0.45, m.node("BsdfDiffuse", {0: RIME}).outputs[0], m.node("BsdfTranslucent", {0: RIME}).outputs[0])
    return m.done(m.mix(0.16, body, m.node("BsdfGlossy", {0: (1, 1, 1, 1), 1: 0.12}).outputs[0]))


def lacquer(name, tint, rough=0.22):
    """A sprayed shell: satin, under a clear coat."""
    m = Nodes(name)
    orange = m.noise(m.place(), 130, 2)
    return m.done(m.surface(Base_Color=(*tint, 1), Roughness=rough + 0.12, Clearcoat=0.7, Clearcoat_Roughness=0.06, Normal=m.bump(orange, 0.00012)))
