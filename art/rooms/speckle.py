"""How much speckle the denoiser left: measured where the room itself is flat."""

import numpy as np

# The side of a patch in pixels; how even its colour and its slope must be for it to be flat.
SIDE, EVEN = 16, 0.012


def speckle(picture, albedo, normal):
    """
    The standard deviation in flat patches, in 255ths and without what rises or falls evenly across a patch: of the middle patch, and
    what nine in ten stay under. `picture` from 0 to 1, before the grain; the clean passes say which patches are of one colour and one
    slope. A pane of glass is flat for them, whatever is to be seen through it.
    """
    parts = [patches(layer) for layer in (picture.mean(2, keepdims=True), albedo, normal)]
    light, colour, slope = parts
    flat = (rest(colour).std(1).max(1) < EVEN) & (rest(slope).std(1).max(1) < EVEN)
    middle = light.mean((1, 2))
    flat &= (middle > 4 / 255) & (middle < 251 / 255)
    if not flat.any():
        return {"patches": 0}
    found = rest(light[flat]).std(1).max(1) * 255
    return {"patches": int(flat.sum()), "middle": round(float(np.median(found)), 2), "nine in ten": round(float(np.quantile(found, 0.9)), 2)}


def patches(layer):
    """(patches, pixels of each, channels)."""
    up, across = (side // SIDE for side in layer.shape[:2])
    cut = layer[: up * SIDE, : across * SIDE].reshape(up, SIDE, across, SIDE, -1)
    return cut.transpose(0, 2, 1, 3, 4).reshape(up * across, SIDE * SIDE, -1)


def rest(found):
    """What is left of patches when an even slope is taken away."""
    line = np.linspace(-1, 1, SIDE)
    plane = np.stack([np.ones(SIDE * SIDE), np.tile(line, SIDE), np.repeat(line, SIDE)], 1)
    fit = np.linalg.pinv(plane) @ found
    return found - plane @ fit
