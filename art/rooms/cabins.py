"""The two ends of the scale as furniture of a room: the cold chamber and the infrared cabin."""

from light import COLD, FIRE, area
from materials import glow, oak, plain, rimed_glass, steel, window_glass
from shapes import box, rod


def chamber(left, front, wide=1.15, deep=1.3, tall=2.25, lit=1.0):
    """The cold chamber: dark steel, a rimed door, cold light within. `left` and `front` are its near left corner; it looks along -y."""
    hull, bar = steel("hull", tint=(0.16, 0.18, 0.20), rough=0.30), steel("bar", tint=(0.66, 0.68, 0.70), rough=0.2)
    right, back = left + wide, front + deep
    inner = plain("inner", (0.20, 0.24, 0.28), 0.4)
    box((left, front, 0), (left + 0.13, back, tall), hull, 0.012)
    box((right - 0.13, front, 0), (right, back, tall), hull, 0.012)
    box((left + 0.13, front, tall - 0.16), (right - 0.13, back, tall), hull, 0.008)
    box((left + 0.13, back - 0.05, 0.08), (right - 0.13, back, tall - 0.16), inner, 0)
    box((left + 0.13, front, 0), (right - 0.13, back, 0.08), hull, 0.004)
    pane = box(
        (left + 0.14, front + 0.02, 0.09),
        (right - 0.14, front + 0.032, tall - 0.17),
        rimed_glass("rimed", 0, 2, (wide - 0.28, tall - 0.26), 1.1),
        0.002,
    )
    rod((right - 0.20, front - 0.035, 0.85), (right - 0.20, front - 0.035, 1.35), 0.011, bar)
    for z in (0.92, 1.28):
        rod((right - 0.20, front - 0.035, z), (right - 0.20, front + 0.02, z), 0.006, bar)
    if lit:
        for x in (left + 0.17, right - 0.19):
            box((x, back - 0.09, 0.2), (x + 0.02, back - 0.07, tall - 0.3), glow("tube", COLD, 16 * lit), 0.002)
        area(((left + right) / 2, back - 0.2, tall - 0.2), ((left + right) / 2, front + 0.3, 0.3), 46 * lit, COLD, 0.8, 0.3)
        area(((left + right) / 2, front + 0.2, 1.1), ((left + right) / 2, front - 2, 0.6), 16 * lit, COLD, 0.8, 1.7)
    return pane


def cabin(right, front, wide=1.5, deep=1.3, tall=2.25, lit=1.0):
    """The infrared cabin: oak, a clear front, two heaters. `right` and `front` are its near right corner; it looks along -y."""
    wood, seat, dark = oak("cabin"), oak("seat", "X"), plain("gap", (0.01, 0.008, 0.007), 0.8)
    left, back = right - wide, front + deep
    box((left, front, 0), (left + 0.09, back, tall), wood, 0.006)
    box((right - 0.09, front, 0), (right, back, tall), wood, 0.006)
    box((left + 0.09, front, tall - 0.12), (right - 0.09, back, tall), oak("lintel", "X"), 0.006)
    box((left + 0.09, front, 0), (right - 0.09, back, 0.10), seat, 0.006)
    box((left + 0.09, back - 0.02, 0.1), (right - 0.09, back, tall - 0.12), dark, 0)
    x = left + 0.10
    while x < right - 0.16:
        box((x, back - 0.05, 0.10), (x + 0.062, back - 0.02, tall - 0.12), wood, 0.003)
        x += 0.078
    for k in range(4):
        box((left + 0.09, back - 0.55 + 0.125 * k, 0.50), (right - 0.09, back - 0.435 + 0.125 * k, 0.54), seat, 0.004)
    box((left + 0.09, back - 0.55, 0.46), (right - 0.09, back - 0.53, 0.54), seat, 0.003)
    box((left + 0.095, front + 0.02, 0.11), (right - 0.095, front + 0.03, tall - 0.13), window_glass("front"), 0)
    rod((left + 0.20, front - 0.035, 0.85), (left + 0.20, front - 0.035, 1.35), 0.012, oak("grip", "Z"))
    if lit:
        for x in (left + wide * 0.30, left + wide * 0.70):
            heater(x, back, lit)
            area((x, back - 0.10, 1.25), (x, front, 0.9), 26 * lit, FIRE, 0.2, 1.0)
        box((left + 0.12, back - 0.50, 0.43), (right - 0.12, back - 0.48, 0.45), glow("under", (1.0, 0.42, 0.14), 12 * lit), 0)
        area(((left + right) / 2, back - 0.5, 0.42), ((left + right) / 2, front + 0.2, 0.1), 18 * lit, FIRE, wide - 0.3, 0.05)
        area(((left + right) / 2, front + deep / 2, tall - 0.14), ((left + right) / 2, front + deep / 2, 0), 8 * lit, FIRE, 0.6, 0.5)


def heater(x, back, lit):
    """Glowing rods before a dark reflector, behind a grille of thin slats."""
    dark, slat = plain("reflector", (0.014, 0.010, 0.009), 0.35), oak("slat", "X", (0.08, 0.036, 0.016), (0.30, 0.16, 0.075))
    box((x - 0.115, back - 0.060, 0.70), (x + 0.115, back - 0.052, 1.77), dark, 0.002)
    for k in range(4):
        along = x - 0.072 + 0.048 * k
        rod((along, back - 0.074, 0.75), (along, back - 0.074, 1.72), 0.0065, glow("rod", (1.0, 0.22, 0.04), 9 * lit))
    for side in (-1, 1):
        box((x + side * 0.115 - 0.010, back - 0.105, 0.69), (x + side * 0.115 + 0.010, back - 0.050, 1.78), slat, 0.002)
    for k in range(24):
        z = 0.705 + 0.0455 * k
        box((x - 0.115, back - 0.100, z), (x + 0.115, back - 0.088, z + 0.014), slat, 0.001)
