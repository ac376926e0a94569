"""Cloth that was folded by hand: soft layers with round edges, one on another. Sizes in metres."""

from math import cos, pi, sin

from mathutils import Vector, noise

from nodes import Nodes
from shapes import group, sheet


def folded(at, size, cloth, layers=3, turn=0.0, seed=1, soft=0.004):
    """A folded cloth whose layers have round edges; `size` is its length, depth and height, `soft` how far it bulges and its edges wander."""
    length, depth, height = size
    step = height / layers
    return group([layer(length, depth, step, step * k, k, cloth, seed, soft) for k in range(layers)], at, (0, 0, turn))


def layer(length, depth, step, low, k, cloth, seed, soft):
    """One layer: a flat pillow, round on all four sides, that follows the layers beneath it."""

    half, wide, deep = step * 0.5, length / 2, depth / 2

    def place(u, v):
        y, full = along(v, deep, half)
        x, up = around(u, wide, half)
        where = Vector((x * 5.4 / length, y * 5.4 / length, 1.7 * k + seed * 5.3))
        stir = noise.noise_vector(where) * soft * 0.8
        corner = 1 - 0.012 * (1 - full)
        # The same swell through all layers, stronger in the upper ones; their rims hang a little.
        swell = noise.noise(Vector((x * 2.6 / length, y * 2.6 / length, seed * 3.1)))
        edge = max(abs(x / wide), abs(y / deep))
        rise = k * soft * (0.30 * swell - 0.20 * min(1.0, edge) ** 6)
        return x * corner + stir.x, y + stir.y, low + half + 0.98 * up * full + rise

    return sheet(place, 120, 72, cloth, closed=True, levels=1, size=(2 * length, depth))


def around(u, wide, half):
    """A place on the outline of a layer cut across: flat above and beneath, a half circle at either end."""
    if u % 0.5 < 0.4:
        x, up = wide - half - (wide - half) * 2 * (u % 0.5) / 0.4, half
    else:
        angle = pi / 2 + pi * (u % 0.5 - 0.4) / 0.1
        x, up = -(wide - half) + half * cos(angle), half * sin(angle)
    return (x, up) if u % 1 < 0.5 else (-x, -up)


def along(v, deep, half):
    """How far along a layer's depth, and the share of its thickness that it has there: both ends are round."""
    side, reach = (-1, v) if v < 0.5 else (1, 1 - v)
    if reach < 0.12:
        angle = reach / 0.12 * pi / 2
        return side * (deep - half + half * cos(angle)), sin(angle)
    return side * (deep - half) * (1 - (reach - 0.12) / 0.38), 1.0


def cotton(name="cotton", tint=(0.72, 0.72, 0.71), threads=900, space="UV"):
    """Plain woven cotton, soft: threads both ways, no grain of its own."""
    m = Nodes(name)
    u, v, _ = m.parts(m.place(space=space))
    where = m.place(space=space)
    warp = m.math("ABSOLUTE", m.math("SINE", m.add(m.times(u, threads * pi), m.times(m.noise(where, 40, 2), 2.0))))
    weft = m.math("ABSOLUTE", m.math("SINE", m.add(m.times(v, threads * pi), m.times(m.noise(where, 43, 2), 2.0))))
    weave = m.times(m.add(warp, weft), 0.5)
    soft = m.noise(m.place(), 34, 4, 0.6)
    tone = m.span(m.add(m.times(weave, 0.7), m.times(soft, 0.5)), 0.3, 0.95)
    normal = m.bump(weave, 0.35 / threads, normal=m.bump(soft, 0.003))
    return m.done(
        m.surface(
            Base_Color=m.blend(tone, tuple(part * 0.80 for part in tint), tint),
            Roughness=0.95,
            Specular=0.1,
            Sheen=0.7,
            Sheen_Tint=0.2,
            Normal=normal,
        )
    )
