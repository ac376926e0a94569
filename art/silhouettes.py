"""Outlines to cut from board: each a list of (across, up) from its left foot to its right foot."""

import math


def tree(size, slim=1.0):
    """A crown, round or slender, low on its stem."""
    start = math.asin(0.09 / slim) + math.radians(3)
    angles = [start + (math.tau - 2 * start) * at / 40 for at in range(41)]
    crown = [(-size * 0.5 * slim * math.sin(angle) * (1 + 0.16 * math.cos(angle)), size * (0.68 - 0.56 * math.cos(angle))) for angle in angles]
    return [(-size * 0.05, 0), (-size * 0.05, size * 0.13), *crown, (size * 0.05, size * 0.13), (size * 0.05, 0)]


def house(width, height, roof):
    return [(-width / 2, 0), (-width / 2, height), (0, height + roof), (width / 2, height), (width / 2, 0)]


def tower(width, height, spire):
    return [(-width / 2, 0), (-width / 2, height), (-width * 0.28, height), (0, height + spire), (width * 0.28, height), (width / 2, height), (width / 2, 0)]


def steeple(width, height, spire):
    """A church tower: a belfry set back on its shaft, and a tall spire."""
    half, inner = width / 2, width * 0.38
    right = [(half, 0), (half, height), (inner, height), (inner, height + 0.22), (inner * 1.15, height + 0.22)]
    return [(-x, z) for x, z in right] + [(0, height + 0.22 + spire)] + right[::-1]


def home(width, height, roof, lean=0.0):
    """A house with eaves and a chimney; `lean` moves its ridge."""
    half, ridge, chimney = width / 2, lean * width, 0.045
    at = half * 0.55
    slope = roof * (half + 0.05 - at) / (half + 0.05 - ridge)
    foot = slope * 0.9 + height
    return [(-half, 0), (-half, height), (-half - 0.05, height), (ridge, height + roof), (at - chimney, foot + 0.06), (at - chimney, height + roof * 0.98),
            (at + chimney, height + roof * 0.98), (at + chimney, height + slope * 0.8), (half + 0.05, height), (half, height), (half, 0)]


def barn(width, height):
    """A barn under a broken roof, and the silo at its side."""
    half = width / 2
    roof = [(-half, 0), (-half, height), (-half - 0.04, height), (-half * 0.62, height * 1.52), (0, height * 1.78), (half * 0.62, height * 1.52), (half + 0.04, height), (half, height), (half, height * 0.8)]
    left, right, top = half + 0.06, half + 0.34, height * 1.75
    dome = [((left + right) / 2 - 0.14 * math.cos(math.pi * at / 16), top + 0.14 * math.sin(math.pi * at / 16)) for at in range(17)]
    return [*roof, (left, height * 0.8), *dome, (right, 0)]


def pine(size):
    """A tall fir of four boughs."""
    right = [(0.03, 0), (0.03, 0.14)]
    for bough in range(4):
        right += [(0.26 - 0.055 * bough, 0.14 + 0.22 * bough), (0.1 - 0.02 * bough, 0.36 + 0.2 * bough)]
    spots = [(-x * size, z * size) for x, z in right] + [(0, 1.12 * size)] + [(x * size, z * size) for x, z in right[::-1]]
    return spots


def block(width, height):
    return [(-width / 2, 0), (-width / 2, height), (width / 2, height), (width / 2, 0)]
