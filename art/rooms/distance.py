"""What lies between a window and a town at dusk: the evening's clouds, the air, lamps far off, and the dust on the glass. Sizes in metres."""

from math import sin
from random import Random

import bpy
from mathutils import Vector, noise

from materials import glow, pane
from nodes import Nodes
from shapes import put, sheet


def evening(low=(0.95, 0.42, 0.17), middle=(0.30, 0.30, 0.42), high=(0.035, 0.075, 0.17), cover=0.5, seed=0.0, far=900):
    """A sky after sunset: its last light over the horizon, and thin clouds drawn out along it, lit from below where they are low."""
    m = Nodes("evening")
    where = m.place(space="World")
    drift = m.node("Mapping", {0: where, 1: (seed, 0, 0), 3: (0.004, 1, 0.020)}).outputs[0]
    band = m.node("Mapping", {0: where, 1: (seed * 1.7, 0, seed), 3: (0.0042, 1, 0.034), 2: (0, 0.05, 0)}).outputs[0]
    height = m.add(m.times(m.parts(where)[2], 1 / (far * 0.42)), m.times(m.math("SUBTRACT", m.noise(drift, 1, 6, 0.6), 0.5), 0.14))
    clear = m.ramp(height, (0.0, low), (0.16, tuple((a + b) / 2 for a, b in zip(low, middle))), (0.34, middle), (0.85, high))
    cloud = m.ramp(height, (0.02, tuple(part * 0.80 for part in low)), (0.16, (0.46, 0.27, 0.25)), (0.34, (0.21, 0.20, 0.28)))
    wisps = m.span(m.noise(band, 1, 7, 0.58, 0.55), 0.47, 0.72, 0.0, 0.85 * cover)
    tint = m.blend(m.times(wisps, m.span(height, 0.0, 0.06, 0.2, 1.0)), clear, cloud)
    m.done(m.node("Emission", {0: tint, 1: 1.0}).outputs[0])
    card = sheet(lambda u, v: ((u - 0.5) * far * 3, far, -40 + v * far * 0.8), 2, 2, m.material)
    return staying(card)


def air(far, share, foot, top, tint=(0.44, 0.30, 0.28)):
    """A veil of haze at a distance: it hides that share of what lies behind it at its foot, and less and less up to its top."""
    m = Nodes("air")
    where = m.place(space="World")
    uneven = m.noise(m.place((8 / far, 1, 24 / far), "World"), 1, 4, 0.6, 0.6)
    z = m.add(m.parts(where)[2], m.times(m.math("SUBTRACT", uneven, 0.5), 0.7 * (top - foot)))
    thick = m.times(m.span(z, foot, top, 1.0, 0.0), m.span(uneven, 0.2, 0.8, 0.75 * share, 1.15 * share))
    clear = m.node("BsdfTransparent", {0: (1, 1, 1, 1)}).outputs[0]
    m.done(m.mix(thick, clear, m.node("Emission", {0: (*tint, 1), 1: 1.0}).outputs[0]))
    reach = top + 0.4 * (top - foot)
    return staying(sheet(lambda u, v: ((u - 0.5) * far * 1.4, far, foot - 0.2 * (top - foot) + (reach - foot) * 1.2 * v), 2, 2, m.material))


def staying(card):
    """Seen, and not carried farther off with its town; it lights nothing."""
    card.visible_diffuse = card.visible_shadow = False
    card["stays"] = True
    return card


def lamps(places, radius, strength, seed, tint=(1.0, 0.60, 0.28)):
    """Small bright lamps far off, of uneven strength, some colder: each becomes a round disc in the lens."""
    throw = Random(seed)
    for at in places:
        cold = throw.random() < 0.2
        shine = glow("far lamp", (0.85, 0.92, 1.0) if cold else tint, strength * throw.lognormvariate(0, 0.55))
        bead(at, radius * throw.uniform(0.8, 1.2), shine)


def bead(at, radius, material):
    """A small ball of eight faces."""
    ways = [Vector(way) * radius for way in ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1))]
    faces = [(a, b, c) for a in (0, 1) for b in (2, 3) for c in (4, 5)]
    mesh = bpy.data.meshes.new("bead")
    mesh.from_pydata(ways, [], faces)
    body = put(mesh, material, smooth=False)
    body.location = at
    body.visible_diffuse = body.visible_shadow = False
    return body


def crest(far, reach, high, seed, tint, base, jag):
    """A far wood as a crest of single crowns, each of its own height and width, that fades with the distance it has."""

    def place(u, v):
        x = (u - 0.5) * reach
        swell = 0.60 + 0.40 * noise.fractal(Vector((x / reach * 9, seed, 0)), 0.8, 2, 3)
        crown = abs(sin(x / jag * 0.9 + 2.2 * noise.noise(Vector((x / jag * 0.37, seed, 5))))) ** 0.5
        leaf = noise.fractal(Vector((x / jag * 6, seed, 9)), 0.6, 2.2, 4)
        return x, far + 4 * noise.noise(Vector((x / jag, seed, 2))), base + high * max(0.1, swell * (0.72 + 0.28 * crown) + 0.06 * leaf) * v

    m = Nodes("wood")
    tone = m.noise(m.place((1.0, 1.0, 1.6), "World"), 0.30, 5, 0.65)
    leaves = m.blend(m.span(tone, 0.35, 0.65), tuple(part * 0.5 for part in tint), tuple(part * 1.5 for part in tint))
    return sheet(place, 1600, 2, m.done(m.surface(Base_Color=leaves, Roughness=0.95)))


def old_glass():
    """A pane that was cleaned some days ago: dust towards its edges, the arcs of a cloth, a few drops that dried."""
    m = Nodes("window")
    box_ = m.parts(m.place(space="Generated"))
    where = m.place()
    sides = [m.math("MINIMUM", box_[axis], m.math("SUBTRACT", 1.0, box_[axis])) for axis in (0, 2)]
    edge = m.math("MINIMUM", *sides)
    arcs = m.span(m.noise(m.node("Mapping", {0: where, 2: (0, 0.5, 0), 3: (2.0, 1, 16.0)}).outputs[0], 1, 4, 0.6, 1.4), 0.46, 0.70)
    drops = m.span(m.cells(where, 46), 0.05, 0.10, 1.0, 0.0)
    drops = m.times(drops, m.span(m.noise(where, 4, 3), 0.55, 0.68))
    dust = m.add(m.span(edge, 0.0, 0.16, 0.030, 0.006), m.add(m.times(arcs, 0.014), m.times(drops, 0.05)))
    dirt = m.mix(0.5, m.node("BsdfDiffuse", {0: (0.75, 0.74, 0.72, 1)}).outputs[0], m.node("BsdfTranslucent", {0: (0.75, 0.74, 0.72, 1)}).outputs[0])
    return m.done(m.mix(dust, pane(m, (0.90, 0.95, 0.96)), dirt))
