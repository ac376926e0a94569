"""Infrared: cedar slats, panels that glow, a bench, and a cold light still at the door."""

from studio import *

WARM = ((0.0, "#7a1c03"), (0.5, "#ff5412"), (1.0, "#7a1c03"))


def build():
    open_studio(backdrop="#b9cddb", camera=(0, -8.4, 1.5), look=(0, 0, 1.15), lens=60, cold=520, warm=420, top=140)
    cedar, dark = wood(along="Z"), wood("shade", "#a8774a", "#6d4226", along="Z")
    bench = wood("bench", "#d3a878", "#9a6840", along="X")
    box((7.0, 0.1, 3.9), (0, 1.0, 1.95), dark, 0.02)
    for at in range(35):
        x = -3.4 + 0.2 * at
        if not any(abs(x - middle) < 0.36 for middle in (-0.9, 1.3)):
            box((0.13, 0.1, 3.9), (x, 0.9, 1.95), cedar, 0.02)
    for middle in (-0.9, 1.3):
        box((0.62, 0.08, 2.3), (middle, 0.92, 1.42), wood("frame", "#b98556", "#7d4d2b", along="Z"), 0.03)
        panel = box((0.42, 0.06, 2.05), (middle, 0.87, 1.42), glow_by_height("panel", WARM, 0.4, 2.45, 2.0), 0.03)
        panel.visible_shadow = False
        light = area("panel", (middle, 0.7, 1.42), (middle, -3, 1.0), 26, "#ff6a2a", 0.5)
        light.data.shape = "RECTANGLE"
        light.data.size_y = 2.0
    for at in range(5):
        box((4.4, 0.15, 0.07), (0.2, 0.62 - 0.17 * at, 0.72), bench, 0.02)
    for x in (-1.75, 2.15):
        box((0.12, 0.75, 0.68), (x, 0.3, 0.34), bench, 0.02)
    box((9.0, 8.0, 0.06), (0, -2.9, 0.03), wood("floor", "#cfa373", "#a87748", along="X"), 0.02)
    towel = ceramic("towel", "#f2f6f9", 0.9)
    for at in range(3):
        box((0.62, 0.42, 0.085), (0.2, 0.25, 0.80 + 0.088 * at), towel, 0.04)
