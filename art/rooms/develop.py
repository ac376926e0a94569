"""From clean linear light to a finished picture: a lens's bloom, Filmic, a true black and a true white, a trace of grain."""

import bpy
import numpy as np

# How much light a lens throws about itself, and how wide as a share of the picture's width.
BLOOM = ((0.05, 0.0033), (0.03, 0.011), (0.02, 0.036))
# Shares of the pixels that become black and white, and the strength of the grain in 1/255.
DARKEST, BRIGHTEST, GRAIN = 0.004, 0.9985, 0.8


def developed(scene, light, file):
    """Writes the picture as a PNG and returns it, (h, w, 3) from 0 to 1, before the grain."""
    picture = leveled(filmic(scene, bloomed(light)))
    throw = np.random.default_rng(7)
    grain = throw.normal(0, GRAIN / 255, picture.shape[:2])[..., None]
    write(np.clip(picture + grain + throw.uniform(-0.5, 0.5, picture.shape) / 255, 0, 1), file)
    return picture


def bloomed(light):
    veil, width = np.minimum(light, 8), light.shape[1]
    result = light * (1 - sum(share for share, _ in BLOOM))
    for share, reach in BLOOM:
        result = result + share * blurred(veil, reach * width)
    return result.astype(np.float32)


def blurred(picture, sigma):
    """A Gaussian blur in the plane of frequencies, the edges mirrored."""
    pad = min(int(3 * sigma) + 1, min(picture.shape[:2]) - 1)
    wide = np.pad(picture, ((pad, pad), (pad, pad), (0, 0)), "reflect")
    up, across = (np.fft.fftfreq(side) for side in wide.shape[:2])
    fall = np.exp(-2 * (np.pi * sigma) ** 2 * (up[:, None] ** 2 + across[None, : wide.shape[1] // 2 + 1] ** 2))
    soft = np.fft.irfft2(np.fft.rfft2(wide, axes=(0, 1)) * fall[..., None], wide.shape[:2], axes=(0, 1))
    return soft[pad:-pad, pad:-pad]


def filmic(scene, light):
    """The scene's view transform, by Blender's own colour management."""
    height, width = light.shape[:2]
    image = bpy.data.images.new("light", width, height, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    image.pixels.foreach_set(opaque(light))
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = "PNG", "RGB", "16"
    file = bpy.app.tempdir + "filmic.png"
    image.save_render(file, scene=scene)
    return read(file)


def leveled(picture):
    """Stretched so that the darkest pixels are black and the brightest white, with every colour's hue kept."""
    tone = picture.max(2)
    low, high = np.quantile(tone, DARKEST), max(np.quantile(tone, BRIGHTEST), 0.6)
    return np.clip((picture - low) / (high - low), 0, 1)


def read(file):
    """A picture's pixels as they stand in its file, from the lowest row up."""
    return pixels_of(file, "Non-Color")


def read_light(file):
    """Linear light from an EXR file, from the lowest row up."""
    return pixels_of(file, "Linear")


def pixels_of(file, space):
    image = bpy.data.images.load(file)
    image.colorspace_settings.name = space
    pixels = np.empty(len(image.pixels), dtype=np.float32)
    image.pixels.foreach_get(pixels)
    pixels = pixels.reshape(image.size[1], image.size[0], image.channels)[..., :3]
    bpy.data.images.remove(image)
    return pixels


def write(picture, file):
    height, width = picture.shape[:2]
    image = bpy.data.images.new("picture", width, height)
    image.colorspace_settings.name = "Non-Color"
    image.pixels.foreach_set(opaque(picture))
    image.file_format, image.filepath_raw = "PNG", file
    image.save()


def opaque(picture):
    pixels = np.ones((*picture.shape[:2], 4), dtype=np.float32)
    pixels[..., :3] = picture
    return pixels.ravel()
