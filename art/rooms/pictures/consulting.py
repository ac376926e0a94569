"""A doctor's consulting room as it is seen in a video call: taken first, small, and shown on the tablet of the telehealth picture."""

import hashlib
from math import cos, pi, radians, sin
from pathlib import Path

import bpy
import numpy as np

from camera import eye, open_room
from develop import blurred
from furniture import cushion
from kept import KEPT
from light import WARM, area, spot
from materials import ceramic, glow, linen, oak, plain, plaster, steel
from oidn import denoised
from shapes import box, group, lathe, rod, sheet, tube

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
    """The room's light at two thirds of its size, without speckle and a little soft; its brightest parts are near 1."""
    from take import band, outputs

    room()
    scene = bpy.context.scene
    width, height = SIZE[0] * 2 // 3, SIZE[1] * 2 // 3
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.cycles.samples = 8
    light = denoised(*band(scene, outputs(scene), 0.0, 1.0))[0]
    rows, columns = (np.minimum((np.arange(side) * 2) // 3, side * 2 // 3 - 1) for side in (SIZE[1], SIZE[0]))
    large = blurred(np.minimum(light, 4)[rows][:, columns], 1.4)
    return (large / np.quantile(large.max(2), 0.97) * 0.62).clip(0, 1).astype(np.float16)


def room():
    """An empty swivel chair with a white coat and a stethoscope over its back, a desk with a lamp, a window, an eye chart."""
    open_room()
    wall, white, dark = plaster("wall", (0.42, 0.47, 0.47)), plain("white", (0.78, 0.78, 0.76), 0.5), plain("dark", (0.02, 0.022, 0.026), 0.5)
    box((-3, 1.7, 0), (3, 1.8, 3), wall, 0)
    box((-3, -3, -0.1), (3, 1.8, 0), oak("floor", "X"), 0)
    box((1.75, -2, 0), (1.85, 1.8, 3), wall, 0)
    box((-1.55, 1.66, 0.95), (-0.62, 1.69, 2.15), glow("day", (0.62, 0.82, 1.0), 2.2), 0)
    for low, high in (
        ((-1.62, 1.60, 0.88), (-0.55, 1.70, 0.95)),
        ((-1.62, 1.60, 2.15), (-0.55, 1.70, 2.22)),
        ((-1.62, 1.60, 0.88), (-1.55, 1.70, 2.22)),
        ((-0.62, 1.60, 0.88), (-0.55, 1.70, 2.22)),
        ((-1.105, 1.62, 0.88), (-1.065, 1.70, 2.22)),
    ):
        box(low, high, white, 0)
    box((-1.7, 1.5, 0.85), (-0.47, 1.7, 0.88), white, 0)
    chart(white, dark)
    desk(white, dark)
    swivel_chair(dark)
    coat()
    area((-1.0, 1.45, 1.6), (0, -0.4, 0.7), 50, (0.72, 0.86, 1.0), 0.9, 1.1)
    area((0.2, -0.6, 2.7), (0.1, 0.4, 0.6), 150, (1.0, 0.95, 0.88), 1.8, 1.4)
    spot((0.98, 0.98, 1.12), (0.98, 0.98, 0.70), 9, WARM, angle=140, size=0.03, blend=0.8)
    eye((0.10, -2.20, 1.12), (0.10, 0.5, 1.12), lens=40, focus=(0, 0.2, 0.9), stop=4, shift=(0, -0.115))


def chart(white, dark):
    """An eye chart: rows of letters that grow smaller."""
    box((0.36, 1.66, 1.12), (0.86, 1.69, 1.92), white, 0)
    top = 1.86
    for count, size in ((1, 0.150), (2, 0.105), (3, 0.078), (4, 0.056), (5, 0.042), (6, 0.032)):
        for k in range(count):
            x = 0.61 + (k - (count - 1) / 2) * size * 1.6
            box((x - size / 2, 1.65, top - size), (x - size / 4, 1.66, top), dark, 0)
            for up in (0.0, 0.5, 1.0)[: 3 if (k + count) % 2 else 2]:
                box(
                    (x - size / 2, 1.65, top - size * (1 - up) - (size / 4 if up == 1 else 0)),
                    (x + size / 2, 1.66, top - size * (1 - up) + (size / 4 if up < 1 else 0)),
                    dark,
                    0,
                )
        top -= size + 0.035


def desk(white, dark):
    wood = oak("desk", "X", (0.16, 0.09, 0.045), (0.50, 0.33, 0.19))
    box((0.52, 0.62, 0.70), (1.74, 1.45, 0.735), wood, 0.004)
    for x in (0.56, 1.66):
        box((x, 0.66, 0), (x + 0.05, 0.71, 0.70), dark, 0)
        box((x, 1.35, 0), (x + 0.05, 1.40, 0.70), dark, 0)
    box((1.10, 0.66, 0.25), (1.66, 1.40, 0.70), white, 0.004)
    lathe([(0.0, 0.0), (0.075, 0.0), (0.075, 0.015), (0.012, 0.022), (0.010, 0.34), (0.0, 0.34)], steel("lamp"), (0.98, 1.02, 0.735), 32)
    shade = lathe([(0.155, 0.0), (0.085, 0.17), (0.083, 0.17), (0.153, 0.0)], glow("shade", (1.0, 0.66, 0.34), 1.5), (0.98, 1.02, 0.995), 40)
    shade.visible_shadow = False
    for k, tint in enumerate(((0.10, 0.22, 0.36), (0.42, 0.10, 0.06), (0.40, 0.38, 0.34), (0.08, 0.20, 0.16))):
        box((1.30 + 0.075 * k, 1.12, 0.735), (1.366 + 0.075 * k, 1.36, 1.03), plain(f"binder{k}", tint, 0.6), 0.004)
    green = plain("leaf", (0.05, 0.16, 0.05), 0.6)
    lathe([(0.0, 0.0), (0.06, 0.0), (0.075, 0.12), (0.0, 0.12)], ceramic("pot"), (-1.36, 1.58, 0.88), 32)
    for k in range(11):
        angle, lean = 2.4 * k, 0.10 + 0.012 * k
        tube(
            [
                (-1.36, 1.58, 0.98),
                (-1.36 + lean * 0.5 * cos(angle), 1.58 + lean * 0.3 * sin(angle), 1.14),
                (-1.36 + lean * cos(angle), 1.58 + lean * 0.4 * sin(angle), 1.20 - 0.02 * (k % 3)),
            ],
            [0.006, 0.022, 0.003],
            green,
            8,
            4,
        )


def swivel_chair(dark):
    """It faces the room: back, seat, arms, a column on a star of five feet."""
    cloth, metal = plain("chair", (0.030, 0.036, 0.046), 0.6), steel("column", "Z", (0.5, 0.51, 0.53), 0.25)
    parts = [cushion((-0.25, -0.27, 0.44), (0.25, 0.23, 0.53), cloth, 0.02, 2)]
    back = cushion((-0.225, -0.035, -0.30), (0.225, 0.035, 0.30), cloth, 0.0, 3)
    back.location, back.rotation_euler.x = (0, 0.27, 0.86), -0.10
    parts.append(back)
    for side in (-1, 1):
        parts.append(box((side * 0.30 - 0.035, -0.20, 0.665), (side * 0.30 + 0.035, 0.12, 0.695), dark, 0.012))
        parts.append(tube([(side * 0.20, 0.0, 0.45), (side * 0.31, 0.0, 0.46), (side * 0.30, 0.0, 0.67)], 0.016, dark, 10, 6))
    parts.append(rod((0, 0, 0.10), (0, 0, 0.45), 0.028, metal))
    for k in range(5):
        angle = radians(90 + 72 * k)
        parts.append(tube([(0, 0, 0.115), (0.28 * cos(angle), 0.28 * sin(angle), 0.075)], 0.018, metal, 10, 2))
        parts.append(rod((0.28 * cos(angle) - 0.02, 0.28 * sin(angle), 0.03), (0.28 * cos(angle) + 0.02, 0.28 * sin(angle), 0.03), 0.03, dark))
    group(parts, CHAIR, (0, 0, TURN))


# Where the chair stands, and how far it is turned away.
CHAIR, TURN = (-0.06, 0.10, 0), -0.42


def coat():
    """A white coat that hangs over the chair's back as on shoulders: open in front, its sleeves at its sides; a stethoscope round its collar."""
    white, shade = linen("coat", (0.86, 0.87, 0.88), 300, "UV", 0.5), plain("tubing", (0.012, 0.016, 0.022), 0.35)

    def outline(v):
        """Half its width and depth, and its height, from the hem up."""
        z = 0.36 + 0.86 * v
        wide = 0.285 - 0.035 * sin(pi * min(1.0, v * 1.3))
        if v > 0.80:
            wide = 0.255 - 0.185 * ((v - 0.80) / 0.20) ** 1.3
        return wide, 0.105 - 0.03 * max(0.0, v - 0.8) * 5 * 0.6, z

    def body(u, v):
        wide, deep, z = outline(v)
        gap = 0.13 + 0.52 * max(0.0, min(1.0, (v - 0.42) / 0.42))
        angle = -pi / 2 + gap + (2 * pi - 2 * gap) * u
        fold = 1 + 0.05 * sin(9 * angle + 2 * v) * (1 - v)
        return wide * cos(angle) * fold, 0.27 + deep * sin(angle) * fold, z

    def lapel(side):
        def place(u, v):
            at = body(0.0 if side > 0 else 1.0, 0.52 + 0.45 * v)
            wide = 0.085 * sin(pi * min(1.0, 0.12 + v)) ** 0.7
            return at[0] + side * wide * u, at[1] - 0.016 - 0.012 * sin(pi * u), at[2] + 0.01 * u

        return sheet(place, 8, 24, white, 0.006, levels=1, size=(0.08, 0.4))

    parts = [sheet(body, 90, 50, white, 0.008, levels=1, size=(1.2, 0.9)), lapel(1), lapel(-1)]
    for side in (-1, 1):
        path = [
            (side * 0.20, 0.27, 1.09),
            (side * 0.275, 0.265, 1.00),
            (side * 0.315, 0.255, 0.82),
            (side * 0.325, 0.235, 0.64),
            (side * 0.315, 0.22, 0.50),
        ]
        parts.append(tube(path, [0.060, 0.064, 0.056, 0.052, 0.056], white, 24, 10))
    seam = plain("seam", (0.30, 0.32, 0.34), 0.8)
    parts.append(box((0.085, 0.146, 0.835), (0.185, 0.158, 0.845), seam, 0))
    parts.append(tube([(0.13, 0.150, 0.82), (0.13, 0.150, 0.885)], 0.007, plain("pen", (0.02, 0.10, 0.30), 0.4), 8, 2))
    for k in range(3):
        parts.append(rod((0.028, 0.150, 0.50 + 0.11 * k), (0.028, 0.158, 0.50 + 0.11 * k), 0.011, seam))
    steth = [
        (-0.150, 0.130, 0.74),
        (-0.145, 0.125, 0.90),
        (-0.105, 0.150, 1.10),
        (-0.05, 0.235, 1.225),
        (0.05, 0.235, 1.225),
        (0.105, 0.150, 1.10),
        (0.140, 0.125, 0.92),
        (0.120, 0.120, 0.80),
    ]
    parts.append(tube(steth, 0.0125, shade, 12, 10))
    parts.append(rod((-0.150, 0.132, 0.725), (-0.150, 0.105, 0.725), 0.034, steel("chest piece", "Z", (0.6, 0.61, 0.63), 0.25), 0.006))
    group(parts, CHAIR, (0, 0, TURN))


def with_bar(picture):
    """Adds the call's controls: four round buttons on a dark bar, one of them red, and the caller's own picture in a corner."""
    height, width = picture.shape[:2]
    across, up = np.meshgrid(np.arange(width) + 0.5, np.arange(height) + 0.5)

    def rounded(x, y, half_x, half_y, radius):
        """1 inside a rectangle with round corners."""
        dx, dy = np.abs(across - x) - half_x + radius, np.abs(up - y) - half_y + radius
        away = np.hypot(np.maximum(dx, 0), np.maximum(dy, 0)) + np.minimum(np.maximum(dx, dy), 0) - radius
        return np.clip(0.5 - away / 1.5, 0, 1)[..., None]

    def over(mask, tint, strength=1.0):
        nonlocal picture
        picture = picture * (1 - mask * strength) + np.array(tint, dtype=np.float32) * mask * strength

    middle, low = width / 2, 62
    over(rounded(middle, low, 196, 44, 44), (0.010, 0.013, 0.018), 0.88)
    pale, grey, red = (0.62, 0.64, 0.66), (0.055, 0.062, 0.072), (0.62, 0.022, 0.016)
    for k, tint in enumerate((grey, grey, red, grey)):
        x = middle + (k - 1.5) * 88
        over(rounded(x, low, 33, 33, 33), tint)
        if k == 0:
            over(rounded(x, low + 5, 6, 12, 6), pale)
            over(rounded(x, low - 14, 11, 2, 2), pale)
            over(rounded(x, low - 10, 2, 5, 1), pale)
        if k == 1:
            over(rounded(x - 4, low, 11, 9, 3), pale)
            over(rounded(x + 12, low, 3, 6, 1), pale)
        if k == 2:
            over(rounded(x, low + 3, 16, 4, 4), pale)
            over(rounded(x - 13, low - 2, 4, 6, 2), pale)
            over(rounded(x + 13, low - 2, 4, 6, 2), pale)
        if k == 3:
            for dot in (-10, 0, 10):
                over(rounded(x + dot, low, 3, 3, 3), pale)
    # The caller's own picture: the sign for somebody who is out of sight.
    x, y = width - 120, height - 92
    over(rounded(x, y, 102, 74, 12), (0.42, 0.44, 0.46))
    inside = rounded(x, y, 99, 71, 10)
    over(inside, (0.030, 0.042, 0.056))
    disc = rounded(x, y, 46, 46, 46)
    over(disc, (0.11, 0.16, 0.21))
    over(disc * rounded(x, y - 44, 32, 34, 30), (0.42, 0.47, 0.52))
    over(disc * rounded(x, y + 10, 16, 18, 16), (0.42, 0.47, 0.52))
    return picture.clip(0, 1)
