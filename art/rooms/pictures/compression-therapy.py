"""Compression, close: two boots of quilted black nylon, just taken off and unzipped, lie empty on linen; their hoses run to a pump behind."""

from math import cos, pi, sin
from random import Random

import bmesh
import bpy
import numpy as np
from mathutils import Vector, noise

from camera import eye, open_room
from cloth import fingerprint
from folds import folded
from kept import KEPT
from light import DAY, MOON, area, spot
from materials import glow, linen, moulded, plain, steel, terry
from nodes import Nodes
from shapes import baked, box, group, lathe, put, rod, sheet, tube

SHAPE, SAMPLES, FOCUS = (2760, 1840), 16, [0.62, 0.5]


def build():
    open_room(exposure=0.45)
    cloth = taffeta()
    near = Boot(cloth, (-0.105, -0.125), 0.42, 3)
    near.zip(0.22)
    near.fittings()
    far = Boot(cloth, (0.01, 0.365), 0.30, 8)
    far.zip(0.10)
    bed()
    pump()
    hoses(near)
    folded((0.40, 0.86, 0.0), (0.36, 0.26, 0.12), terry("towel", (0.30, 0.29, 0.27)), 3, 0.18, 2, 0.012)
    lights()
    eye((-0.16, -1.18, 0.66), (0.0, 0.08, 0.082), lens=80, focus=FOCAL, stop=3.2, level=False)


# Where the picture is sharp: the slider of the near boot's zip.
FOCAL = (0.13, -0.10, 0.04)
# Of a boot laid on its side: how far along its leg, and half its width; then its foot bends away.
LEG, HALF = 0.64, ((0.0, 0.158), (0.25, 0.146), (0.45, 0.122), (0.60, 0.095), (0.72, 0.088), (0.86, 0.074), (0.92, 0.052))
LONG, BEND = 0.92, 1.25
# Where its stitched seams run round it.
SEAMS = (0.028, 0.150, 0.272, 0.394, 0.516, 0.625, 0.745)


def taffeta(name="taffeta", tint=(0.026, 0.028, 0.032)):
    """Matt black nylon: a fine weave with heavier threads each way, that shines only at a slant; puckered along its seams, a little lint."""
    m = Nodes(name)
    u, v, _ = m.parts(m.place(space="UV"))
    where = m.place(space="UV")
    weave = m.times(m.add(m.math("SINE", m.times(u, 7400.0)), m.math("SINE", m.times(v, 7400.0))), 0.5)
    across, down = (m.math("GREATER_THAN", m.math("FRACT", m.times(way, 205.0)), 0.88) for way in (u, v))
    heavy = m.math("MAXIMUM", across, down)
    # The thread of each seam draws the cloth together: short folds that run away from it and die out.
    near = None
    for seam in SEAMS:
        away = m.math("ABSOLUTE", m.math("SUBTRACT", u, seam))
        fall = m.math("POWER", 2.718, m.times(away, -48.0))
        near = fall if near is None else m.add(near, fall)
    pucker = m.times(m.noise(m.place((0.16, 1.0, 1), "UV"), 120, 3, 0.55, 0.35), near)
    crease = m.noise(m.place((1.0, 1.5, 1), "UV"), 15, 4, 0.58, 0.8)
    fine = m.noise(where, 120, 3, 0.55, 0.4)
    lint = m.span(m.noise(where, 620, 3, 0.7), 0.66, 0.82, 0.0, 0.16)
    worn = m.add(m.span(m.noise(where, 9, 5, 0.65), 0.35, 0.70, 0.52, 0.66), m.span(m.noise(where, 60, 4, 0.7), 0.4, 0.7, -0.03, 0.05))
    normal = m.bump(pucker, 0.0042, normal=m.bump(crease, 0.0042))
    normal = m.bump(m.add(m.times(weave, 0.5), m.times(heavy, 0.8)), 0.00007, normal=m.bump(fine, 0.00028, normal=normal))
    return m.done(
        m.surface(
            Base_Color=m.blend(lint, m.blend(m.times(heavy, 0.4), tint, tuple(part * 1.4 for part in tint)), (0.12, 0.12, 0.12)),
            Roughness=worn,
            Specular=0.29,
            Sheen=0.30,
            Sheen_Tint=0.2,
            Normal=normal,
        )
    )


def pvc(name="hose", tint=(0.135, 0.14, 0.145)):
    """A soft hose: a little light goes into it; dull where it was handled, with a seam of the mould's haze."""
    m = Nodes(name)
    hand = m.noise(m.place(), 46, 5, 0.7, 0.8)
    fine = m.noise(m.place(), 900, 3, 0.6)
    tone = m.blend(m.span(hand, 0.3, 0.7), tuple(part * 0.80 for part in tint), tint)
    rough = m.add(m.span(hand, 0.35, 0.65, 0.36, 0.56), m.span(fine, 0.6, 0.75, 0.0, 0.12))
    body = m.surface(Base_Color=tone, Roughness=rough, Specular=0.38, Normal=m.bump(m.noise(m.place(), 70, 2), 0.0005))
    return m.done(m.mix(0.16, body, m.node("BsdfTranslucent", {0: (*tint, 1)}).outputs[0]))


def webbing(name, tint, threads=900):
    """Woven tape: ribs across it."""
    m = Nodes(name)
    u, v, _ = m.parts(m.place(space="UV"))
    ribs = m.add(m.math("SINE", m.times(v, threads * 2 * pi)), m.times(m.math("SINE", m.times(u, threads * 2.6 * pi)), 0.6))
    fuzz = m.noise(m.place(space="UV"), 900, 3, 0.7)
    return m.done(
        m.surface(Base_Color=(*tint, 1), Roughness=0.8, Specular=0.25, Sheen=0.5, Normal=m.bump(m.add(ribs, fuzz), 0.00022))
    )


def pile(name="pile", tint=(0.030, 0.031, 0.035)):
    """The loops of a hook-and-loop tape: a fine matted fuzz in rows."""
    m = Nodes(name)
    where = m.place(space="UV")
    fuzz = m.add(m.times(m.cells(where, 1500), 0.7), m.times(m.noise(where, 2600, 4, 0.75), 0.8))
    tone = m.blend(m.span(fuzz, 0.45, 0.95), tuple(part * 0.4 for part in tint), tuple(part * 1.6 for part in tint))
    return m.done(m.surface(Base_Color=tone, Roughness=0.95, Specular=0.15, Sheen=0.8, Normal=m.bump(fuzz, 0.0007)))


def outline(along):
    """A boot's half width at a distance along it."""
    return float(np.interp(along, *zip(*HALF)))


def middle(along):
    """Its middle line, and the way it runs: straight down the leg, then round the ankle."""
    if along <= LEG:
        return along, 0.0, 0.0
    turn = min(1.0, (along - LEG) / 0.16) * BEND
    radius = 0.16 / BEND
    x, y = LEG + radius * sin(turn), radius * (1 - cos(turn))
    rest = max(0.0, along - LEG - 0.16)
    return x + rest * cos(turn), y + rest * sin(turn), turn


def flat(along, across):
    """A place on the boot's flat pattern; `across` is -1 at its near edge and 1 at its far one."""
    x, y, turn = middle(along)
    reach = across * outline(along)
    return x - reach * sin(turn), y + reach * cos(turn)


class Boot:
    """Two layers of nylon, stitched together along the seams, half full of air, fallen on the bed; `at` is the near corner of its mouth."""

    def __init__(self, cloth, at, turn, seed):
        self.at, self.turn, self.seed = Vector((*at, 0)), turn, seed
        body = self.sewn(cloth)
        inflated(body)
        body.location, body.rotation_euler.z = (*at, 0.0), turn
        # The upper layer's places in the room, row by row, and which way is up there.
        places = np.array([tuple(vert.co) for vert in body.data.vertices])[self.upper]
        sine, cosine = sin(turn), cos(turn)
        x, y = places[..., 0] * cosine - places[..., 1] * sine + at[0], places[..., 0] * sine + places[..., 1] * cosine + at[1]
        self.places = np.stack([x, y, places[..., 2]], -1)
        self.ups = np.cross(np.gradient(self.places, axis=0), np.gradient(self.places, axis=1))
        self.ups /= np.linalg.norm(self.ups, axis=-1, keepdims=True) + 1e-9

    def sewn(self, cloth):
        """The two layers as they are cut: one mesh, joined along the edge and along each seam."""
        step = 0.0080
        rows = round(LONG / step)
        columns = 38
        alongs = np.linspace(0, LONG, rows + 1)
        seams = {int(np.argmin(np.abs(alongs - seam))) for seam in SEAMS}
        work = bmesh.new()
        layers = []
        for side in (1, -1):
            grid = []
            for row, along in enumerate(alongs):
                line = []
                for column in range(columns + 1):
                    across = 2 * column / columns - 1
                    joined = column in (0, columns) or row in seams or row in (0, rows)
                    if joined and side < 0:
                        line.append(layers[0][row][column])
                        continue
                    stir = 0.0006 * noise.noise((along * 60, across * 9, 3.0 + side))
                    line.append(work.verts.new((*flat(along, across), 0.012 + (0 if joined else side * 0.004 + stir))))
                grid.append(line)
            layers.append(grid)
        work.verts.index_update()
        self.upper = np.array([[vert.index for vert in line] for line in layers[0]])
        uv = work.loops.layers.uv.new("uv")
        for side, grid in zip((1, -1), layers):
            for row in range(rows):
                for column in range(columns):
                    corners = [(row, column), (row + 1, column), (row + 1, column + 1), (row, column + 1)]
                    if side < 0:
                        corners.reverse()
                    face = work.faces.new([grid[r][c] for r, c in corners])
                    for loop, (r, c) in zip(face.loops, corners):
                        loop[uv].uv = (alongs[r], (2 * c / columns - 1) * outline(alongs[r]) + 0.3 * side)
        work.normal_update()
        mesh = bpy.data.meshes.new("boot")
        work.to_mesh(mesh)
        work.free()
        return put(mesh, cloth)

    def world(self, along, across, up=0.0):
        """A place on the boot's upper side, `up` metres above it."""
        rows, columns = self.upper.shape
        row = min(max(along / LONG, 0.0), 0.9999) * (rows - 1)
        column = min(max((across + 1) / 2, 0.0), 0.9999) * (columns - 1)
        r, c = int(row), int(column)
        a, b = row - r, column - c
        shares = ((r, c, (1 - a) * (1 - b)), (r + 1, c, a * (1 - b)), (r, c + 1, (1 - a) * b), (r + 1, c + 1, a * b))
        return Vector(sum(share * (self.places[at, on] + up * self.ups[at, on]) for at, on, share in shares))

    def strip(self, path, half, up, material, columns=4, thick=0.0, corner=0.0):
        """A tape on the boot along (along, across) places, `half` metres wide to either side; `up` may be given by its 0 to 1."""
        ends = [flat(*place) for place in path]

        def place(u, v):
            at = min(v * (len(path) - 1), len(path) - 1.001)
            k = int(at)
            (ax, ay), (bx, by) = path[k], path[k + 1]
            along, across = ax + (bx - ax) * (at - k), ay + (by - ay) * (at - k)
            way = Vector((ends[k + 1][0] - ends[k][0], ends[k + 1][1] - ends[k][1])).normalized()
            turn = middle(along)[2]
            # Sideways, in the boot's own directions: so many metres down the leg, and so many across it.
            short = max(0.0, corner - min(v, 1 - v) * long)
            side = Vector((-way.y, way.x)) * (2 * u - 1) * (half - corner + (corner * corner - short * short) ** 0.5)
            down, over = side.x * cos(turn) + side.y * sin(turn), -side.x * sin(turn) + side.y * cos(turn)
            return self.world(along + down, across + over / outline(along), up(v) if callable(up) else up)

        long = sum(((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5 for a, b in zip(ends, ends[1:]))
        return sheet(place, columns, max(6, round(long / (0.0008 if corner else 0.003))), material, thick, size=(2 * half, long))

    def stitches(self, path, thread, pitch=0.0042, up=0.0006):
        """A row of stitches along (along, across) places."""
        return dashes([self.world(*place, up) for place in path], thread, pitch, 0.0028, 0.00042)

    def zip(self, opened):
        """A zip along the near edge: open from the mouth to a distance along the leg, closed from there to the ankle."""
        tape, teeth = webbing("tape", (0.016, 0.017, 0.019)), steel("teeth", "X", (0.36, 0.365, 0.37), 0.34)
        void, thread = plain("within", (0.003, 0.003, 0.0035), 0.9), plain("thread", (0.085, 0.088, 0.092), 0.7)
        end, track = 0.66, -0.60

        def gap(along):
            """Half of how far the two sides stand apart there."""
            return 0.14 * max(0.0, 1 - along / opened) ** 0.75

        alongs = [0.004 + (end - 0.004) * k / 150 for k in range(151)]
        slack = [0.012 * noise.noise((along * 11, self.seed, 1.0)) for along in alongs]
        open_part = [along for along in alongs if along < opened - 0.004]

        def lining(u, v):
            along = open_part[0] + (open_part[-1] - open_part[0]) * v
            return self.world(along, track + (2 * u - 1) * gap(along), 0.0012)

        sheet(lining, 8, 90, void)
        for side in (-1, 1):
            line = [(along, track + side * (gap(along) + 0.0) + wave * min(1.0, gap(along) * 9)) for along, wave in zip(alongs, slack)]
            outer = [(along, across + side * 0.0075 / outline(along)) for along, across in line]
            self.strip(outer, 0.0072, 0.0016, tape, 5, 0.0010)
            self.stitches([(along, across + side * 0.0118 / outline(along)) for along, across in line], thread, up=0.0024)
            rail = [self.world(along, across + side * 0.0012 / outline(along), 0.0028) for along, across in line]
            dashes(rail, teeth, 0.0026, 0.00125, 0.0011, 0.0024)
        # The slider, and its pull that has fallen aside.
        at, on = self.world(opened, track, 0.0046), self.world(opened + 0.012, track, 0.0046)
        way = (on - at).to_track_quat("X", "Z").to_euler()
        metal = steel("slider", "X", (0.30, 0.305, 0.31), 0.30)
        group(
            [
                box((-0.007, -0.0048, -0.0016), (0.007, 0.0048, 0.0022), metal, 0.0012),
                box((-0.003, -0.0016, 0.002), (0.004, 0.0016, 0.0048), metal, 0.0008),
                tube([(0.003, 0, 0.0035), (0.007, -0.003, 0.0045), (0.012, -0.006, 0.0038)], 0.0010, metal, 8, 4),
                group([box((0.0, -0.0030, -0.0007), (0.027, 0.0030, 0.0007), metal, 0.0006)], (0.011, -0.006, 0.0030), (0, 0.05, -0.45)),
            ],
            at,
            way,
        )

    def fittings(self):
        """Seam tapes with two rows of stitches, a bound edge, a tab of hook and loop at the mouth, a printed label, the valve."""
        thread, bound = plain("thread", (0.085, 0.088, 0.092), 0.7), webbing("binding", (0.018, 0.019, 0.021))
        for seam in SEAMS[:-1]:
            for off in (-0.0045, 0.0045):
                self.stitches([(seam + off, -0.97 + 1.94 * k / 60) for k in range(61)], thread)
        self.strip([(0.010, -0.99 + 1.98 * k / 60) for k in range(61)], 0.0095, 0.0014, bound, 5, 0.0014)
        self.stitches([(0.0165, -0.97 + 1.94 * k / 60) for k in range(61)], thread, up=0.0026)


def dashes(line, material, pitch, long, half, high=None):
    """Small blocks at even distances along a line, as one body: stitches, or the teeth of a zip."""
    spots = np.array([tuple(place) for place in line])
    steps = np.concatenate([[0.0], np.cumsum(np.linalg.norm(np.diff(spots, axis=0), axis=1))])
    ats = np.arange(pitch / 2, steps[-1], pitch)
    where = np.stack([np.interp(ats, steps, spots[:, axis]) for axis in range(3)], 1)
    ways = np.stack([np.interp(ats + 0.0005, steps, spots[:, axis]) - np.interp(ats - 0.0005, steps, spots[:, axis]) for axis in range(3)], 1)
    ways /= np.linalg.norm(ways, axis=1)[:, None]
    sides = np.cross(ways, (0, 0, 1.0))
    sides /= np.linalg.norm(sides, axis=1)[:, None]
    ups = np.cross(sides, ways)
    tall = half if high is None else high / 2
    corners = [
        where + ways * a * long / 2 + sides * b * (half if high is None else long * 0.9) + ups * c * tall * (0.55 if a and c > 0 else 1.0)
        for a in (-1, 1)
        for b in (-1, 1)
        for c in (-1, 1)
    ]
    verts = np.stack(corners, 1).reshape(-1, 3)
    firsts = np.arange(0, len(verts), 8)[:, None, None]
    faces = (firsts + np.array([(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)])).reshape(-1, 4)
    mesh = bpy.data.meshes.new("dashes")
    mesh.from_pydata(verts.tolist(), [], faces.tolist())
    return put(mesh, material, smooth=False)


# Of the simulation: how strong the air, how much wider the cloth than its pattern, how many frames; and how much of it is pressed flat.
AIR, WIDER, FRAMES, LAID = 2.0, -0.05, 24, 0.014


def inflated(body):
    """Blows some air into a boot's chambers, keeps the shape that it comes to, and lays it on the bed."""
    kept = KEPT / f"boot-{fingerprint(body, (AIR, WIDER, FRAMES))}.npy"
    pattern = np.array([tuple(vert.co) for vert in body.data.vertices], dtype=np.float32)
    if not kept.exists():
        weave = body.modifiers.new("cloth", "CLOTH")
        settings = weave.settings
        settings.quality, settings.mass, settings.air_damping = 4, 0.005, 2.0
        settings.tension_stiffness = settings.compression_stiffness = 22
        settings.shear_stiffness, settings.bending_stiffness = 8, 0.12
        settings.shrink_min, settings.effector_weights.gravity = WIDER, 0.0
        settings.use_pressure, settings.uniform_pressure_force = True, AIR
        weave.collision_settings.distance_min = 0.003
        weave.collision_settings.use_self_collision = False
        weave.point_cache.frame_end = FRAMES + 1
        scene = bpy.context.scene
        scene.frame_end = FRAMES + 1
        for frame in range(1, FRAMES + 1):
            scene.frame_set(frame)
        baked(body)
        scene.frame_set(1)
        places = np.empty(len(body.data.vertices) * 3, dtype=np.float32)
        body.data.vertices.foreach_get("co", places)
        places = places.reshape(-1, 3) - places.reshape(-1, 3).mean(0) + pattern.mean(0)
        KEPT.mkdir(parents=True, exist_ok=True)
        np.save(kept, places)
    places = np.load(kept).astype(np.float32)
    # What lies on the bed is pressed flat by its own weight.
    rise = places[:, 2] - np.quantile(places[:, 2], 0.02)
    places[:, 2] = 0.003 + np.where(rise > LAID, rise - LAID, 0.0) + 0.15 * np.minimum(rise, LAID)
    # Its mouth has no air to hold it up.
    droop = np.clip(pattern[:, 0] / 0.085, 0, 1)
    places[:, 2] *= 0.16 + 0.84 * droop * droop * (3 - 2 * droop)
    body.data.vertices.foreach_set("co", places.ravel())
    body.data.polygons.foreach_set("use_smooth", [True] * len(body.data.polygons))
    fine = body.modifiers.new("fine", "SUBSURF")
    fine.levels = fine.render_levels = 2


def tab(boot):
    """A strap with hook and loop over the mouth, pulled off, its end curled up; on the boot a small woven label."""
    nylon, loops = webbing("strap", (0.020, 0.021, 0.024)), pile()
    thread = plain("thread", (0.060, 0.062, 0.066), 0.7)

    def curl(v):
        return 0.0030 + 0.0006 * sin(9 * v) + 0.016 * max(0.0, (v - 0.72) / 0.28) ** 2.2

    boot.strip([(0.058, -0.55 + 0.62 * k / 40) for k in range(41)], 0.019, lambda v: 0.0028 + 0.0007 * sin(11 * v), nylon, 10, 0.0015)
    boot.strip([(0.0585 + 0.004 * k / 40, 0.02 + 0.42 * k / 40) for k in range(41)], 0.0178, curl, loops, 12, 0.0022, 0.007)
    for off in (-0.0165, 0.0165):
        boot.stitches([(0.058 + off, -0.54 + 0.58 * k / 30) for k in range(31)], thread, up=0.0042)
    # Sewn across where the two tapes meet, in a box with a cross.
    box_ = ((0.044, 0.03), (0.072, 0.03), (0.072, 0.115), (0.044, 0.115), (0.044, 0.03), (0.072, 0.115), (0.072, 0.03), (0.044, 0.115))
    for (a, b), (c, d) in zip(box_, box_[1:]):
        boot.stitches([(a + (c - a) * k / 8, b + (d - b) * k / 8) for k in range(9)], thread, 0.0034, up=0.0056)
    label(boot, 0.196, 0.02)
    lint(boot, 70)


def label(boot, along, across):
    """A woven label, folded at both ends and sewn down there; its size is woven into it."""
    half_long, half_wide = 0.0205, 0.0080
    white, ink = webbing("label", (0.135, 0.135, 0.131), 2100), plain("ink", (0.012, 0.013, 0.015), 0.8)
    # It is stiffer than the nylon: it lies on a smooth curve through what is beneath.
    ups, overs = np.meshgrid(np.linspace(-1, 1, 9), np.linspace(-1, 1, 9))
    under = np.array([tuple(boot.world(along + a * half_wide, across - b * half_long / outline(along))) for a, b in zip(ups.ravel(), overs.ravel())])
    terms = np.stack([np.ones(81), ups.ravel(), overs.ravel(), ups.ravel() * overs.ravel(), overs.ravel() ** 2], 1)
    curve = np.linalg.lstsq(terms, under, rcond=None)[0]
    normal = Vector(np.cross(curve[1], -curve[2])).normalized()
    normal = normal if normal.z > 0 else -normal

    def lies(a, b, up=0.0):
        return Vector(np.array([1, a, b, a * b, b * b]) @ curve) + normal * (0.0006 + up)

    sheet(
        lambda u, v: lies(2 * u - 1, 2 * v - 1, 0.0005 * max(0.0, abs(2 * v - 1) - 0.88) * 8),
        10,
        40,
        white,
        0.0005,
        levels=1,
        size=(2 * half_wide, 2 * half_long),
    )
    thread = plain("thread", (0.16, 0.16, 0.16), 0.8)
    for b in (-0.90, 0.90):
        dashes([lies(-0.92 + 1.84 * k / 10, b, 0.0010) for k in range(11)], thread, 0.0022, 0.0014, 0.0003)
    for words, low, start, tall in (("M", -0.45, -0.72, 0.0105), ("LEFT", 0.10, -0.20, 0.0046), ("80 mmHg MAX", -0.50, -0.20, 0.0030)):
        made = bpy.data.curves.new("words", "FONT")
        made.body, made.size, made.resolution_u = words, tall, 3
        body = bpy.data.objects.new("words", made)
        bpy.context.scene.collection.objects.link(body)
        mesh = bpy.data.meshes.new_from_object(body.evaluated_get(bpy.context.evaluated_depsgraph_get()))
        bpy.data.objects.remove(body)
        for vert in mesh.vertices:
            vert.co = lies(low + vert.co.y / half_wide, start + vert.co.x / half_long, 0.00052)
        put(mesh, ink, smooth=False)


def lint(boot, count):
    """Fibres that dark nylon gathers."""
    throw, grey = Random(4), plain("lint", (0.26, 0.255, 0.25), 0.9)
    for _ in range(count):
        along, across, turn = throw.uniform(0.03, 0.52), throw.uniform(-0.45, 0.85), throw.uniform(0, 2 * pi)
        path = []
        for _ in range(5):
            path.append(boot.world(along, across, 0.0006 + throw.uniform(0, 0.0005)))
            turn += throw.gauss(0, 0.7)
            along, across = along + 0.0014 * cos(turn), across + 0.0014 * sin(turn) / outline(along)
        tube(path, 0.000035 * throw.uniform(0.8, 1.6), grey, 4, 5)


def valve(boot, along, across):
    """A moulded port on a welded disc: a collar, an elbow, two barbed nozzles. Gives where its two hoses start, and which way."""
    at = boot.world(along, across, 0.001)
    black, grey = moulded("port", (0.020, 0.021, 0.023), 0.42), moulded("collar", (0.16, 0.165, 0.17), 0.36)
    parts = [
        lathe([(0.0, 0.0015), (0.024, 0.0012), (0.0255, 0.0004), (0.026, -0.002)], black, sides=96),
        lathe([(0.0165, 0.001), (0.0165, 0.0065), (0.0155, 0.0075), (0.0, 0.0080)], grey, sides=96),
        box((-0.011, -0.0125, 0.006), (0.012, 0.0125, 0.0195), black, 0.0035),
    ]
    for k in range(20):
        angle = k * pi / 10
        rib = box((0.0160, -0.0009, 0.0012), (0.0172, 0.0009, 0.0062), grey, 0.0003)
        parts.append(group([rib], (0, 0, 0), (0, 0, angle)))
    for y in (-0.0062, 0.0062):
        parts.append(rod((0.010, y, 0.0130), (0.024, y, 0.0130), 0.0036, grey, 0.0004))
        for x in (0.0145, 0.0180, 0.0215):
            parts.append(rod((x, y, 0.0130), (x + 0.0018, y, 0.0130), 0.0044, grey, 0.0004))
    turn = VALVE_TURN
    group(parts, at, (0.06, -0.05, turn))
    across_way, ahead = Vector((-sin(turn), cos(turn), 0)), Vector((cos(turn), sin(turn), 0))
    return [(at + Vector((0, 0, 0.0130)) + across_way * y + ahead * 0.016, ahead) for y in (-0.0062, 0.0062)]


VALVE_TURN = 1.75


def hoses(near):
    """Two soft hoses from the near boot's valve over the far boot to the pump."""
    tab(near)
    hose = pvc()
    for k, (start, ahead) in enumerate(valve(near, 0.335, 0.18)):
        off = 0.013 * k
        path = [start, start + ahead * 0.035, start + ahead * 0.075 + Vector((-0.004, 0, 0.016 - off))]
        path += [Vector((0.085 - off, 0.135, 0.082 - off * 0.4)), Vector((-0.035 - off, 0.215, 0.014)), Vector((-0.100 - off, 0.33, 0.004))]
        path += [Vector((-0.115 - off, 0.46, 0.003)), Vector((-0.09 - off, 0.565, 0.008 + off * 0.2)), Vector((-0.02 - off, 0.640, 0.036))]
        tube(path, 0.0050, hose, 20, 10)


def bed():
    """A bed made up with heavy linen: long soft creases from tucking, smoothed flat where the boots lie."""

    def place(u, v):
        x, y = -1.0 + 2.2 * u, -0.75 + 1.9 * v
        ridge = max(0.0, 1 - abs(noise.noise((x * 1.7 + 0.6 * y, y * 4.2 - 0.9 * x, 3.0))) * 3.4) ** 2
        cross = max(0.0, 1 - abs(noise.noise((x * 3.4 - 1.1 * y, y * 2.0, 8.0))) * 4.2) ** 2
        swell = noise.fractal(Vector((x * 1.6, y * 1.6, 1.0)), 0.8, 2.0, 3)
        return x, y, -0.011 + 0.0075 * ridge + 0.0045 * cross + 0.004 * swell

    sheet(place, 420, 380, linen("bed", (0.18, 0.173, 0.160), 900, creases=0.50), levels=1, size=(2.2, 1.9))


def pump():
    """The pump behind, far out of focus: a dark face with a lit display, printed buttons, a lamp."""
    shell, face = moulded("pump", (0.23, 0.235, 0.24), 0.38), plain("face", (0.010, 0.011, 0.013), 0.18)
    lit, pale, green = glow("display", (0.55, 0.85, 1.0), 0.55), plain("print", (0.40, 0.41, 0.42), 0.6), glow("lamp", (0.25, 1.0, 0.45), 1.3)
    parts = [
        box((-0.115, -0.075, 0.0), (0.115, 0.075, 0.115), shell, 0.018),
        box((-0.098, -0.0775, 0.022), (0.098, -0.0740, 0.100), face, 0.002),
        rod((0.080, -0.080, 0.036), (0.080, -0.0775, 0.036), 0.0016, green, 0),
    ]
    for words, tall, x, z, tone in (
        ("20:00", 0.019, -0.078, 0.068, lit),
        ("60", 0.019, 0.010, 0.068, lit),
        ("mmHg", 0.006, 0.036, 0.068, lit),
        ("TIME", 0.005, -0.078, 0.059, pale),
        ("PRESSURE", 0.005, 0.010, 0.059, pale),
    ):
        curve = bpy.data.curves.new("words", "FONT")
        curve.body, curve.size = words, tall
        line = bpy.data.objects.new("words", curve)
        bpy.context.scene.collection.objects.link(line)
        curve.materials.append(tone)
        line.location, line.rotation_euler.x = (x, -0.0778, z), pi / 2
        parts.append(line)
    for k in range(4):
        parts.append(box((-0.086 + 0.032 * k, -0.0785, 0.034), (-0.064 + 0.032 * k, -0.0770, 0.046), shell, 0.002))
    parts.append(tube([(-0.07, 0, 0.112), (-0.065, 0, 0.150), (0.065, 0, 0.150), (0.07, 0, 0.112)], 0.008, shell, 12, 8))
    group(parts, (0.045, 0.735, -0.004), (0, 0, -0.16))


def lights():
    """The key from behind at the left, so that every chamber and stitch casts a shadow towards us; a low warm rim from the right."""
    spot((-0.75, 1.20, 1.85), (0.17, 0.10, 0.0), 250, DAY, angle=19, size=0.05, blend=1.0)
    # A card keeps it off the linen before the boot.
    card = box((-0.30, 0.30, 0.915), (0.10, 0.485, 0.920), plain("card", (0.01, 0.01, 0.01), 0.9), 0)
    card.visible_camera = card.visible_diffuse = card.visible_glossy = False
    spot((1.35, 0.15, 0.42), (0.10, 0.05, 0.03), 34, (1.0, 0.50, 0.20), angle=34, size=0.05, blend=0.8)
    area((0.5, -1.3, 1.3), (0.1, 0, 0), 9, MOON, 0.9, 0.6)
    spot((0.15, 0.45, 1.3), (0.42, 0.86, 0.06), 16, MOON, angle=24, size=0.1, blend=1.0)
