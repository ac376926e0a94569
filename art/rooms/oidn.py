"""Open Image Denoise's published network on the CPU with PyTorch, for a Blender that was built without a denoiser.

Source: the project's documented architecture, its transfer functions and its TZA container (github.com/RenderKit/oidn).
"""

import struct
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

WEIGHTS = Path(__file__).parent.parent / "denoiser/node_modules/denoiser/tzas"
# The perceptual curve for light without an upper bound, and its two joints.
A, B, C, D, E, G, H = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3, 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
Y0, Y1, X0, X1, BRIGHTEST = 1.57945760e-6, 3.22087631e-2, 2.23151711e-3, 3.70974749e-1, 65504.0
# A band of rows is denoised at once, and sees this many rows of its neighbours: memory stays under 2 GB at any size.
BAND, SEEN = 512, 128


def denoised(light, albedo, normal):
    """Clean light from (h, w, 3) arrays in linear light, and the albedo and normal that were cleaned for it."""
    albedo = from_srgb(network("rt_alb", to_srgb(np.clip(albedo, 0, 1))))
    normal = network("rt_nrm", np.clip(normal, -1, 1) * 0.5 + 0.5)
    scale = exposure(light)
    top = float(curve(np.array(BRIGHTEST)))
    coded = curve(np.clip(light * scale, 0, BRIGHTEST)) / top
    clean = network("rt_hdr_calb_cnrm", np.concatenate([coded, np.clip(albedo, 0, 1), normal], 2))
    return (uncurve(np.clip(clean, 0, None) * top) / scale).astype(np.float32), albedo, normal


def network(name, picture):
    """The picture through the network of that name, band by band."""
    weights = read_tza(WEIGHTS / f"{name}.tza")
    height = picture.shape[0]
    bands = []
    for start in range(0, height, BAND):
        first, last = max(0, start - SEEN), min(height, start + BAND + SEEN)
        clean = unet(weights, picture[first:last].astype(np.float32))
        bands.append(clean[start - first : start - first + min(BAND, height - start)])
    return np.concatenate(bands)


def unet(weights, picture):
    """One pass: five levels down, and up again past what each level saw."""

    def conv(name, t):
        return F.conv2d(t, weights[f"{name}.weight"], weights[f"{name}.bias"], padding=1)

    def step(name, t):
        return F.relu(conv(name, t))

    height, width = picture.shape[:2]
    start = torch.from_numpy(np.ascontiguousarray(picture.transpose(2, 0, 1)))[None]
    # Mirrored, not repeated: rows of speckle that repeat would be taken for stripes.
    start = F.pad(start, (16, 16 + -width % 16, 16, 16 + -height % 16), mode="reflect")
    with torch.no_grad():
        seen, t = [start], step("enc_conv0", start)
        for level in (1, 2, 3, 4):
            t = F.max_pool2d(step(f"enc_conv{level}", t), 2)
            seen.append(t)
        t = step("enc_conv5b", step("enc_conv5a", seen.pop()))
        for level in (4, 3, 2, 1):
            wide = F.interpolate(t, scale_factor=2, mode="nearest")
            t = step(f"dec_conv{level}b", step(f"dec_conv{level}a", torch.cat([wide, seen.pop()], 1)))
        return conv("dec_conv0", t)[0, :, 16 : 16 + height, 16 : 16 + width].numpy().transpose(1, 2, 0)


def read_tza(path):
    """The tensors of a TZA file by name. Raises an error that says what to do when the file is absent or of another kind."""
    if not path.exists():
        raise FileNotFoundError(f"{path} is missing: run `npm ci --prefix art/denoiser`.")
    data = path.read_bytes()
    magic, version, _minor, table = struct.unpack_from("<HBBQ", data, 0)
    if (magic, version) != (0x41D7, 2):
        raise ValueError(f"{path} is not a TZA file of version 2.")
    (count,), at, tensors = struct.unpack_from("<I", data, table), table + 4, {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        dims = data[at]
        shape = struct.unpack_from(f"<{dims}I", data, at + 1)
        at += 1 + 5 * dims
        kind, offset = struct.unpack_from("<cQ", data, at)
        at += 9
        numbers = np.frombuffer(data, np.float32 if kind == b"f" else np.float16, int(np.prod(shape)), offset)
        tensors[name] = torch.from_numpy(numbers.reshape(shape).astype(np.float32))
    return tensors


def exposure(light):
    """What brings the mean of the light to middle grey: 0.18 over the geometric mean of squares of 16."""
    luminance = light @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    height, width = (side // 16 for side in luminance.shape)
    squares = luminance[: height * 16, : width * 16].reshape(height, 16, width, 16).mean((1, 3))
    squares = squares[squares > 1e-8]
    return 0.18 / float(np.exp2(np.log2(squares).mean())) if squares.size else 1.0


def curve(y):
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.power(np.maximum(y, 1e-12), C) + D, E * np.log(y + G) + H))


def uncurve(x):
    low = np.power(np.maximum((x - D) / B, 0), 1 / C)
    return np.where(x <= X0, x / A, np.where(x <= X1, low, np.exp((x - H) / E) - G))


def to_srgb(y):
    return np.where(y <= 0.0031308, 12.92 * y, 1.055 * np.power(np.maximum(y, 1e-8), 1 / 2.4) - 0.055)


def from_srgb(x):
    return np.where(x <= 0.04045, x / 12.92, np.power(np.maximum((x + 0.055) / 1.055, 0), 2.4))
