"""
Takes the speckle out of a picture: an edge-keeping wavelet filter that reads colour, surface and direction together, as
Blender's own denoiser does where it is built in. Works on linear light, before Filmic.
"""

from concurrent.futures import ThreadPoolExecutor

import numpy as np

KERNEL = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)
# Rows that are worked on at once.
STRIP = 24


def denoised(light, albedo, normal, depth, strength=1.0, rounds=5):
    """The picture without speckle; all are (height, width, 3) arrays in linear light, `depth` is (height, width)."""
    base = albedo + 0.02
    signal = _calm(np.log1p(light / base))
    near = 1.0 / (1.0 + depth)
    guide = np.concatenate([normal / 0.16, np.log1p(albedo) / 0.08, near[..., None] / 0.012], axis=2)
    noise = _variance(signal)
    for at in range(rounds):
        signal, noise = _round(signal, noise, guide, 1 << at, strength)
    return np.expm1(signal) * base


def bloomed(light):
    """Lets bright lights shine a little over their edges, as in a lens."""
    width = light.shape[1]
    bright = np.clip(light - 1.1, 0, 4)
    return light + 0.12 * _blurred(bright, width * 0.008) + 0.09 * _blurred(bright, width * 0.035)


def _blurred(field, radius):
    by = int(3 * radius) + 1
    field = np.pad(field, ((by, by), (by, by), (0, 0)))
    height, width = field.shape[:2]
    down = np.exp(-2 * (np.pi * radius * np.fft.fftfreq(height)) ** 2)
    across = np.exp(-2 * (np.pi * radius * np.fft.rfftfreq(width)) ** 2)
    waves = np.fft.rfft2(field, axes=(0, 1)) * (down[:, None] * across[None, :])[..., None]
    return np.fft.irfft2(waves, s=(height, width), axes=(0, 1)).astype(np.float32)[by:-by, by:-by]


def _calm(signal):
    """Fireflies give way to the brightest of their neighbours' middle."""
    shifts = [_shift(signal, x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if x or y]
    ordered = np.sort(np.stack(shifts), axis=0)
    return np.clip(signal, ordered[1], ordered[6])


def _variance(signal):
    """How much the light of a neighbourhood scatters, without its slope."""
    grey = signal.mean(axis=2)
    rough = np.zeros_like(grey)
    for x, y in ((1, 0), (0, 1), (1, 1), (1, -1)):
        rough += (_shift(grey, x, y) + _shift(grey, -x, -y) - 2 * grey) ** 2 / 6
    rough /= 4
    wide = np.zeros_like(rough)
    for y in range(-3, 4):
        for x in range(-3, 4):
            wide += _shift(rough, x, y)
    return wide / 49


def _round(signal, noise, guide, step, strength):
    grey = signal.mean(axis=2)
    soft = 1 / (6 * strength * np.sqrt(np.maximum(_smooth(noise), 1e-9)) + 1e-4)
    wide = tuple(_padded(field, 2 * step) for field in (signal, noise, guide, grey))
    new_signal, new_noise = np.empty_like(signal), np.empty_like(noise)

    def strip(top):
        rows = np.s_[top : min(top + STRIP, noise.shape[0])]
        new_signal[rows], new_noise[rows] = _strip(wide, top, guide[rows], grey[rows], soft[rows], step)

    with ThreadPoolExecutor() as pool:
        list(pool.map(strip, range(0, noise.shape[0], STRIP)))
    return new_signal, new_noise


def _strip(wide, top, guide, grey, soft, step):
    """A few rows of a round: small enough for the processor to hold near."""
    wide_signal, wide_noise, wide_guide, wide_grey = wide
    height, width = grey.shape
    total = np.zeros((height, width, 3), dtype=np.float32)
    total_noise, weights = np.zeros_like(grey), np.zeros_like(grey)
    for row in range(5):
        for column in range(5):
            here = np.s_[top + row * step : top + row * step + height, column * step : column * step + width]
            gap = wide_guide[here] - guide
            gap = np.einsum("yxc,yxc->yx", gap, gap)
            weight = KERNEL[row] * KERNEL[column] * np.exp(-gap - np.abs(wide_grey[here] - grey) * soft)
            total += weight[..., None] * wide_signal[here]
            total_noise += weight**2 * wide_noise[here]
            weights += weight
    return total / weights[..., None], total_noise / weights**2


def _padded(field, by):
    return np.pad(field, ((by, by), (by, by)) + ((0, 0),) * (field.ndim - 2), mode="edge")


def _smooth(field):
    return sum(_shift(field, x, y) for y in (-1, 0, 1) for x in (-1, 0, 1)) / 9


def _shift(field, x, y):
    """The field as seen from (x, y) pixels away; its edge repeats."""
    height, width = field.shape[:2]
    rows = np.clip(np.arange(height) + y, 0, height - 1)
    columns = np.clip(np.arange(width) + x, 0, width - 1)
    return field[rows][:, columns]
