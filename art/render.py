"""blender -b --python art/render.py -- <folder> <width> <samples> <id> ...: takes pictures into a folder."""

import importlib
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import bpy  # noqa: E402
import numpy as np  # noqa: E402

from denoise import bloomed, denoised  # noqa: E402
from studio import PALETTE, settle  # noqa: E402

# Pictures are taken this much larger, and made smaller after they are developed: bright edges stay smooth.
OVER = 2
# The share of a picture, from its top, that melts into the page.
MELT = 0.08


def main():
    """Takes each picture named; 0 for the width or the samples is what the picture is made for."""
    folder, width, samples, *names = sys.argv[sys.argv.index("--") + 1 :]
    for name in names:
        take(name, int(width), int(samples), str(Path(folder) / f"{name}.png"))


def take(name, width, samples, file):
    """Builds the scene of that id, renders it, and takes the speckle out."""
    is_town = name in importlib.import_module("scenes.clinic").TOWNS
    scene_file = importlib.import_module("scenes.clinic" if is_town else f"scenes.{name}")
    scene_file.build(name) if is_town else scene_file.build()
    settle()
    scene = bpy.context.scene
    across, up = getattr(scene_file, "SHAPE", (840, 560))
    scene.render.resolution_x = (width or across) * OVER
    scene.render.resolution_y = round((width or across) * up / across) * OVER
    scene.render.resolution_percentage = 100
    scene.cycles.samples = samples or getattr(scene_file, "SAMPLES", 8)
    with tempfile.TemporaryDirectory() as folder:
        develop(scene, bloomed(denoised(*render_passes(scene, folder))), file)
    shrink(file, getattr(scene_file, "MELTS_INTO", None))
    print(f"{name} is taken.", flush=True)


def render_passes(scene, folder):
    """Light, albedo, normal and depth of the scene as arrays."""
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.base_path = folder
    out.format.file_format = "OPEN_EXR"
    out.format.color_depth = "32"
    out.file_slots.clear()
    sources = {"light": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal", "depth": "Denoising Depth"}
    for slot, source in sources.items():
        out.file_slots.new(slot)
        tree.links.new(layers.outputs[source], out.inputs[slot])
    bpy.ops.render.render()
    light, albedo, normal, depth = (read(folder, slot) for slot in sources)
    return light, albedo, normal, np.clip(depth[..., 0], 0, 1e4)


def read(folder, slot):
    """One pass from its file."""
    image = bpy.data.images.load(str(next(Path(folder).glob(f"{slot}*.exr"))))
    image.colorspace_settings.name = "Linear"
    pixels = np.empty(len(image.pixels), dtype=np.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(image.size[1], image.size[0], image.channels)[..., :3]


def develop(scene, light, file):
    """Writes linear light as a PNG through the scene's view transform."""
    height, width = light.shape[:2]
    image = bpy.data.images.new("picture", width, height, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    pixels = np.ones((height, width, 4), dtype=np.float32)
    pixels[..., :3] = light
    image.pixels.foreach_set(pixels.ravel())
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGB"
    scene.render.image_settings.color_depth = "16"
    image.save_render(file, scene=scene)


def shrink(file, ground=None):
    """Makes a developed picture as small as it was asked for; its top edge melts into the page's own colour, if it has one."""
    image = bpy.data.images.load(file)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    pixels = np.empty(width * height * image.channels, dtype=np.float32)
    image.pixels.foreach_get(pixels)
    pixels = pixels.reshape(height // OVER, OVER, width // OVER, OVER, image.channels).mean(axis=(1, 3))
    small = bpy.data.images.new("small", width // OVER, height // OVER)
    small.colorspace_settings.name = "Non-Color"
    whole = np.ones((height // OVER, width // OVER, 4), dtype=np.float32)
    whole[..., :3] = melted(pixels[..., :3], ground) if ground else pixels[..., :3]
    small.pixels.foreach_set(whole.ravel())
    small.file_format = "PNG"
    small.filepath_raw = file
    small.save()


def melted(pixels, ground):
    """Blends the uppermost rows into a flat colour, and dithers: dark gradients show no bands."""
    height = pixels.shape[0]
    share = np.clip((np.arange(height) / height - (1 - MELT)) / MELT, 0, 1)
    share = (share**2 * (3 - 2 * share))[:, None, None]
    text = PALETTE[ground].lstrip("#")
    flat = np.array([int(text[at : at + 2], 16) / 255 for at in (0, 2, 4)], dtype=np.float32)
    throw = np.random.default_rng(7)
    grain = (throw.random(pixels.shape, dtype=np.float32) - throw.random(pixels.shape, dtype=np.float32)) / 255
    return pixels * (1 - share) + flat * share + grain * (1 - share)


main()
