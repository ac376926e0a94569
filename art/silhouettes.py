"""Outlines to cut from board: each a list of (across, up) from its left foot to its right foot."""

import math


def tree(size, slim=1.0):
    """A crown, round or slender, low on its stem."""
    start = math.asin(0.09 / slim) + math.radians(3)
    angles = [start + (math.tau - 2 * start) * at / 40 for at in range(41)]
    crown = [(-size * 0.5 * slim * math.sin(angle) * (1 + 0.16 * math.cos(angle)), size * (0.68 - 0.56 * math.cos(angle))) for angle in angles]
    return [(-size * 0.05, 0), (-size * 0.05, size * 0.13), *crown, (size * 0.05, size * 0.13), (size * 0.05, 0)]


def elm(size, lobes):
    """A broad crown of uneven lobes on a stem."""
    start = math.radians(13)
    bulge = lambda share: abs(math.sin(math.pi * lobes * (share + 0.03 * math.sin(math.tau * share) * math.cos(5 * math.pi * share))))
    crown = []
    for at in range(121):
        angle, reach = start + (math.tau - 2 * start) * at / 120, 0.415 + 0.05 * bulge(at / 120)
        crown.append((-size * 1.06 * reach * math.sin(angle), size * (0.64 - 0.94 * reach * math.cos(angle))))
    return [(-size * 0.045, 0), (-size * 0.045, size * 0.24), *crown, (size * 0.045, size * 0.24), (size * 0.045, 0)]


def college_tower(width, height):
    """A Gothic tower: buttresses that step back, battlements, a pinnacle at each corner."""
    half, merlon = width / 2, width / 11
    left = [(-half * 1.2, -height * 0.3), (-half * 1.2, height * 0.46), (-half * 1.1, height * 0.5), (-half * 1.1, height * 0.74), (-half, height * 0.78), (-half, height * 0.97), (-half * 1.07, height)]
    pinnacle = [(-half * 1.07, height + width * 0.3), (-half * 0.9, height + width * 0.74), (-half * 0.73, height + width * 0.3), (-half * 0.73, height + width * 0.1)]
    top = []
    for at in range(3):
        x = half * 0.73 * (2 * at - 2) / 3
        top += [(x - merlon, height + width * 0.1), (x - merlon, height + width * 0.22), (x + merlon, height + width * 0.22), (x + merlon, height + width * 0.1)]
    return left + pinnacle + top + [(-x, z) for x, z in reversed(left + pinnacle)]


def lancet(width, height):
    """A window under a pointed arch."""
    half, spring = width / 2, height - width * 0.9
    arch = [(-half + width * at / 8, spring + width * 0.9 * math.sqrt(max(0.0, 1 - (1 - at / 4 if at < 4 else at / 4 - 1) ** 1.4))) for at in range(9)]
    return [(-half, 0), *arch, (half, 0)]


def hall(width, height, roof):
    """A college's hall: a steep hipped roof between two gables with a finial each, chimneys on its ridge."""
    half, gable = width / 2, min(width * 0.17, 0.24)
    finial = [(-0.022, 1.04), (-0.022, 1.36), (0.022, 1.36), (0.022, 1.04)]
    left = [(-half, 0), (-half, height), *((-half + gable + x, height + roof * z) for x, z in finial), (-half + 2 * gable, height + roof * 0.34)]
    ridge = [(-half + 2 * gable + 0.1, height + roof * 0.86)]
    for x in (-width * 0.08, width * 0.12):
        ridge += [(x - 0.035, height + roof * 0.86), (x - 0.035, height + roof * 1.3), (x + 0.035, height + roof * 1.3), (x + 0.035, height + roof * 0.86)]
    right = [(-x, z) for x, z in reversed(left)]
    return left + ridge + [(half - 2 * gable - 0.1, height + roof * 0.86)] + right


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
