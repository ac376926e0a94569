"""A doctor's consulting room as it is seen in a video call: taken first, small, and shown on the tablet of the telehealth picture."""

import hashlib
from math import cos, pi, radians, sin
from pathlib import Path
from random import Random

import bpy
import numpy as np

from camera import eye, open_room
from develop import blurred
from furniture import cushion
from kept import KEPT
from light import WARM, area, spot
from materials import glow, oak, plain, plaster, steel
from nodes import Nodes
from oidn import denoised
from shapes import box, group, rod, sheet, tube

SIZE = (960, 664)


def call_image():
    """The call's whole screen as an image of linear light: the room, a bar of buttons, the caller's own small picture."""
    picture = with_bar(np.load(kept()).astype(np.float32))
    height, width = picture.shape[:2]
    image = bpy.data.images.new("call", width, height, float_buffer=True)
    image.colorspace_settings.name = "Non-Color"
    pixels = np.ones((height, width, 4), dtype=np.float32)
    pixels[..., :3] = picture
    image.pixels.foreach_set(pixels.ravel())
    image.pack()
    return image


def kept():
    """Where the room's light is kept; named after this script, so that a changed room is taken again."""
    return KEPT / f"consulting-{hashlib.sha256(Path(__file__).read_bytes()).hexdigest()[:12]}.npy"


def prepared():
    """Takes the room, unless it is kept. It needs an empty scene, so it comes before the scene that shows it."""
    if not kept().exists():
        KEPT.mkdir(parents=True, exist_ok=True)
        np.save(kept(), taken())


def taken():
    """The room's light at two thirds of its size, without speckle, as soft as a call is; the window alone is burnt out."""
    from take import band, outputs

    room()
    scene = bpy.context.scene
    width, height = SIZE[0] * 2 // 3, SIZE[1] * 2 // 3
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.cycles.samples = 8
    light = denoised(*band(scene, outputs(scene), 0.0, 1.0))[0]
    rows, columns = (np.minimum((np.arange(side) * 2) // 3, side * 2 // 3 - 1) for side in (SIZE[1], SIZE[0]))
    large = blurred(np.minimum(light, 3)[rows][:, columns], 3.5)
    return (large / np.quantile(large.max(2), 0.80) * 0.50).clip(0, 1).astype(np.float16)


def room():
    """As a doctor's own camera sees it: an empty chair turned away before a bright window with a curtain."""
    open_room()
    wall, white, dark = plaster("wall", (0.40, 0.41, 0.39)), plain("white", (0.70, 0.70, 0.68), 0.5), plain("dark", (0.02, 0.022, 0.026), 0.5)
    box((-3, 1.9, 0), (3, 2.0, 3), wall, 0)
    box((-3, -3, -0.1), (3, 2.0, 0), oak("floor", "X"), 0)
    box((-1.75, -2, 0), (-1.70, 2.0, 3), wall, 0)
    box((-1.40, 1.86, 0.60), (-0.42, 1.89, 2.30), glow("day", (0.72, 0.86, 1.0), 2.6), 0)
    for x in (-1.43, -0.90, -0.41):
        box((x - 0.025, 1.82, 0.60), (x + 0.025, 1.90, 2.30), white, 0)
    box((-1.50, 1.70, 0.56), (-0.34, 1.90, 0.60), white, 0)
    curtain()
    swivel_chair(dark)
    area((-1.30, 1.20, 1.65), (0.05, 0.2, 0.9), 62, (0.78, 0.89, 1.0), 0.7, 1.2)
    area((0.7, -0.9, 2.5), (0.0, 0.6, 0.8), 120, (1.0, 0.94, 0.86), 1.6, 1.2)
    box((1.02, 1.80, 0), (1.95, 1.90, 2.06), plain("door", (0.16, 0.105, 0.062), 0.5), 0.004)
    shelf()
    spot((0.55, 1.35, 2.2), (0.75, 1.9, 0.9), 40, WARM, angle=80, size=0.1, blend=1.0)
    eye((0.06, -1.22, 1.20), (0.02, 0.5, 1.20), lens=36, focus=(0, 0.22, 1.0), stop=1.2, shift=(0, -0.10))


def shelf():
    """Behind the chair: a shelf of folders and books of many heights, a plant on it, a framed sheet, a lamp that is on."""
    throw, wood = Random(3), oak("shelf", "X", (0.14, 0.08, 0.04), (0.40, 0.26, 0.14))
    tones = [(0.30, 0.07, 0.05), (0.05, 0.12, 0.20), (0.42, 0.38, 0.30), (0.10, 0.17, 0.12), (0.36, 0.22, 0.08), (0.16, 0.16, 0.17)]
    tones.append((0.55, 0.54, 0.50))
    backs = [plain(f"back{k}", tone, 0.6) for k, tone in enumerate(tones)]
    for z in (0.62, 1.02, 1.42):
        box((0.02, 1.62, z - 0.03), (0.98, 1.90, z), wood, 0.002)
        x = 0.06
        while x < 0.90 and not (z > 1.4 and x > 0.38):
            wide, tall = throw.uniform(0.018, 0.052), throw.uniform(0.18, 0.31)
            if throw.random() > 0.10:
                box((x, 1.66, z), (x + wide - 0.002, 1.85, z + tall), throw.choice(backs), 0.002)
            x += wide
    green = plain("leaf", (0.05, 0.14, 0.04), 0.5)
    rod((0.62, 1.76, 1.42), (0.62, 1.76, 1.53), 0.06, plain("pot", (0.50, 0.47, 0.42), 0.6))
    for _ in range(38):
        turn, rise, long = throw.uniform(0, 2 * pi), throw.uniform(0.3, 1.4), throw.uniform(0.12, 0.30)
        way = (cos(turn) * cos(rise), sin(turn) * cos(rise) * 0.6, sin(rise))
        path = [(0.62 + way[0] * long * k / 3, 1.76 + way[1] * long * k / 3, 1.53 + way[2] * long * k / 3 - 0.07 * (k / 3) ** 2) for k in range(4)]
        tube(path, [0.004, 0.014, 0.011, 0.002], green, 8, 3)
    box((-0.20, 1.87, 1.46), (-0.02, 1.90, 1.74), plain("frame", (0.03, 0.03, 0.03), 0.4), 0.003)
    box((-0.18, 1.865, 1.48), (-0.04, 1.871, 1.72), plain("sheet", (0.62, 0.61, 0.57), 0.8), 0)
    rod((0.86, 1.74, 1.46), (0.86, 1.74, 1.60), 0.055, glow("shade", (1.0, 0.72, 0.44), 3.2), 0.01)
    rod((0.86, 1.74, 1.42), (0.86, 1.74, 1.47), 0.012, plain("stem", (0.1, 0.1, 0.1), 0.4), 0)


def curtain():
    """A thin curtain, half drawn: it glows with the day behind it."""
    m = Nodes("curtain")
    thread = m.noise(m.place((260, 1, 8), "UV"), 1, 2)
    tone = m.blend(m.span(thread, 0.3, 0.7), (0.66, 0.66, 0.63), (0.84, 0.84, 0.81))
    through = m.mix(0.6, m.node("BsdfDiffuse", {0: tone}).outputs[0], m.node("BsdfTranslucent", {0: tone}).outputs[0])
    cloth = m.done(m.mix(0.18, through, m.node("BsdfTransparent", {0: (1, 1, 1, 1)}).outputs[0]))
    for start, wide, folds in ((-1.52, 0.42, 6), (-0.62, 0.34, 5)):

        def place(u, v, start=start, wide=wide, folds=folds):
            drift = 0.25 * sin(3 * v + start)
            return start + wide * u, 1.74 + 0.035 * sin(2 * pi * folds * u + drift) + 0.012 * sin(2 * pi * folds * 2.3 * u), 0.20 + 2.2 * v

        sheet(place, 160, 12, cloth)


def swivel_chair(dark):
    """It faces the room: back, seat, arms, a column on a star of five feet."""
    cloth, metal = plain("chair", (0.085, 0.097, 0.110), 0.7), steel("column", "Z", (0.5, 0.51, 0.53), 0.25)
    parts = [cushion((-0.25, -0.27, 0.44), (0.25, 0.23, 0.53), cloth, 0.02, 2)]

    def rounded(u, v):
        a, b = 2 * u - 1, 2 * v - 1
        return 0.245 * a * (1 - 0.34 * b * b) ** 0.5, 0.075 * a * a - 0.030 * cos(pi * b), 0.335 * b * (1 - 0.30 * a * a) ** 0.5

    # A net in a frame, through which the light comes; a pad for the loins, a rest for the head.
    edge = [(k / 12, 0.0) for k in range(12)] + [(1.0, k / 12) for k in range(12)]
    edge += [(1 - a, 1 - b) for a, b in edge]
    back = [
        sheet(rounded, 24, 24, net(), levels=1),
        tube([rounded(u, v) for u, v in [*edge, edge[0]]], 0.017, dark, 10, 4),
        sheet(lambda u, v: (0.19 * (2 * u - 1), 0.02 + 0.05 * (2 * u - 1) ** 2, -0.20 + 0.14 * v), 12, 6, cloth, 0.03, levels=1),
        sheet(lambda u, v: (0.13 * (2 * u - 1), -0.02 + 0.05 * (2 * u - 1) ** 2, 0.37 + 0.13 * v), 12, 6, cloth, 0.045, levels=2),
        tube([(0, 0.08, -0.42), (0, 0.10, 0.0), (0, 0.06, 0.40)], 0.020, dark, 10, 4),
    ]
    parts.append(group(back, (0, 0.27, 0.86), (-0.10, 0, 0)))
    for side in (-1, 1):
        parts.append(box((side * 0.30 - 0.035, -0.20, 0.665), (side * 0.30 + 0.035, 0.12, 0.695), dark, 0.012))
        parts.append(tube([(side * 0.20, 0.0, 0.45), (side * 0.31, 0.0, 0.46), (side * 0.30, 0.0, 0.67)], 0.016, dark, 10, 6))
    parts.append(rod((0, 0, 0.10), (0, 0, 0.45), 0.028, metal))
    for k in range(5):
        angle = radians(90 + 72 * k)
        parts.append(tube([(0, 0, 0.115), (0.28 * cos(angle), 0.28 * sin(angle), 0.075)], 0.018, metal, 10, 2))
        parts.append(rod((0.28 * cos(angle) - 0.02, 0.28 * sin(angle), 0.03), (0.28 * cos(angle) + 0.02, 0.28 * sin(angle), 0.03), 0.03, dark))
    group(parts, CHAIR, (0, 0, TURN))


def net():
    """The net of the chair's back: dark threads, half of what is behind shows through."""
    m = Nodes("net")
    tone = m.noise(m.place(), 5, 3)
    cloth = m.node("BsdfDiffuse", {0: m.blend(tone, (0.045, 0.052, 0.060), (0.085, 0.095, 0.105))}).outputs[0]
    return m.done(m.mix(0.30, cloth, m.node("BsdfTransparent", {0: (1, 1, 1, 1)}).outputs[0]))


# Where the chair stands, and how far it is turned away.
CHAIR, TURN = (0.06, 0.24, 0), 0.62


def with_bar(picture):
    """Adds the call's controls, four small round buttons that let the room through, and in a corner the caller's own dim kitchen."""
    height, width = picture.shape[:2]
    across, up = np.meshgrid(np.arange(width) + 0.5, np.arange(height) + 0.5)
    own = own_picture()

    def rounded(x, y, half_x, half_y, radius):
        """1 inside a rectangle with round corners."""
        dx, dy = np.abs(across - x) - half_x + radius, np.abs(up - y) - half_y + radius
        away = np.hypot(np.maximum(dx, 0), np.maximum(dy, 0)) + np.minimum(np.maximum(dx, dy), 0) - radius
        return np.clip(0.5 - away / 2.5, 0, 1)[..., None]

    def over(mask, tint, strength=1.0):
        nonlocal picture
        picture = picture * (1 - mask * strength) + np.array(tint, dtype=np.float32) * mask * strength

    # Beneath the buttons the picture is darker, as a call darkens it.
    picture = picture * (1 - 0.45 * np.clip(1 - up / 150, 0, 1) ** 1.4)[..., None]
    low = 44
    grey, red = ((0.10, 0.11, 0.12), 0.50), ((0.36, 0.028, 0.022), 0.90)
    for k, (tint, strength) in enumerate((grey, grey, red, grey)):
        x, pale = width / 2 + (k - 1.5) * 62, (0.50, 0.51, 0.52)
        over(rounded(x, low, 20, 20, 20), tint, strength)
        if k == 0:
            over(rounded(x, low + 4, 4.5, 9, 4.5), pale)
            over(rounded(x, low - 10, 1.5, 4, 1), pale)
        if k == 1:
            over(rounded(x - 3, low, 9, 7, 2.5), pale)
            over(rounded(x + 10, low, 2.5, 5, 1), pale)
        if k == 2:
            over(rounded(x, low + 1, 13, 3.2, 3), pale)
        if k == 3:
            for dot in (-8, 0, 8):
                over(rounded(x + dot, low, 2.4, 2.4, 2.4), pale)
    x, y, half_x, half_y = width - 118, height - 96, 96, 72
    mask = rounded(x, y, half_x, half_y, 14)
    places = ((up - (y - half_y), own.shape[0]), (across - (x - half_x), own.shape[1]))
    rows, columns = (np.clip(part, 0, most - 1).astype(int) for part, most in places)
    return blurred(picture * (1 - mask) + own[rows, columns] * mask, 2.2).clip(0, 1)


def own_picture():
    """What the caller's own camera sees, small and dim: a bright window far off in a warm room, quite out of focus."""
    across, up = np.meshgrid(np.linspace(-1, 1, 192), np.linspace(-1, 1, 144))

    def soft(low, high, at):
        """1 between low and high, with soft edges."""
        return 1 / (1 + np.exp((at - high) * 18)) / (1 + np.exp((low - at) * 18))

    pane = soft(-0.75, -0.15, across) * soft(-0.1, 0.85, up) * (1 - 0.7 * soft(-0.49, -0.41, across))
    table = 1 / (1 + np.exp((up + 0.62) * 14))
    lamp = np.exp(-(((across - 0.55) / 0.20) ** 2 + ((up - 0.42) / 0.22) ** 2))
    light = np.array((0.050, 0.036, 0.026)) * (1.2 + 0.5 * up[..., None])
    for mask, tint in ((pane, (0.62, 0.46, 0.30)), (table, (0.20, 0.115, 0.055)), (lamp, (0.40, 0.22, 0.09))):
        light = light + mask[..., None] * np.array(tint)
    return light.astype(np.float32).clip(0, 1)
