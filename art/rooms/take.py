"""
blender -b --python art/rooms/take.py -- <id> <width> <samples> <file.png>: takes one picture; 0 for its own width or samples.

It renders pass by pass, and each pass band by band. A band once rendered is kept: a render that was ended goes on
where it stopped, and a picture taken again with more samples adds passes to those it has. Between bands it lets one other render go first.
"""

import fcntl
import hashlib
import importlib
import json
import os
import sys
import tempfile
import time
import traceback
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE / "pictures")]

import bpy  # noqa: E402
import numpy as np  # noqa: E402

from camera import SEED  # noqa: E402
from develop import developed, read_light  # noqa: E402
from kept import KEPT  # noqa: E402
from oidn import denoised  # noqa: E402
from speckle import speckle  # noqa: E402

TURN = Path("/tmp/one-render.lock")
# Samples of a pixel in one pass, and rays in one band: about a minute of one processor.
PASS, BAND = 8, 3_000_000
# Scripts that come after the light.
AFTERWARDS = ("take", "kept", "develop", "oidn", "speckle")
PASSES = ("Image", "Denoising Albedo", "Denoising Normal")


def main(name, width, samples, file):
    scene_file, variant = found(name)
    across, up = getattr(scene_file, "SHAPE", (1680, 1120))
    width, samples = int(width) or across, int(samples) or getattr(scene_file, "SAMPLES", 64)
    height = round(width * up / across)
    start = time.process_time()
    scene_file.build(variant) if variant else scene_file.build()
    built = time.process_time() - start
    scene = bpy.context.scene
    light, albedo, normal, seconds = rendered(scene, name, width, height, samples)
    start = time.process_time()
    light, albedo, normal = denoised(light, albedo, normal)
    picture = developed(scene, light, file)
    record = {
        "picture": name,
        "width": width,
        "height": height,
        "samples": samples,
        "seed": SEED,
        "focus": getattr(scene_file, "FOCUS", [0.5, 0.5]),
        "speckle": speckle(picture, albedo, normal),
        "blender": bpy.app.version_string,
        "processor seconds": {"build": round(built), "render": round(seconds), "develop": round(time.process_time() - start)},
    }
    Path(file).with_suffix(".json").write_text(json.dumps(record, indent=2) + "\n")
    print(f"TAKEN {name} {width}x{height}, {samples} samples: {record['processor seconds']}; mean {picture.mean():.3f}", flush=True)


def found(name):
    """The file that builds a picture, and which of its pictures is meant."""
    for path in sorted((HERE / "pictures").glob("*.py")):
        if path.stem == name:
            return importlib.import_module(name), None
        scene_file = importlib.import_module(path.stem) if "VARIANTS" in path.read_text() else None
        if scene_file and name in scene_file.VARIANTS:
            return scene_file, name
    raise SystemExit(f"No picture is called {name}: see art/rooms/pictures.")


def rendered(scene, name, width, height, samples):
    """Light, albedo and normal of the whole picture, and the processor's seconds that they took."""
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.cycles.samples = PASS
    folder = KEPT / f"{name}-{width}-{fingerprint()}"
    folder.mkdir(parents=True, exist_ok=True)
    output = outputs(scene)
    passes = [one_pass(scene, output, folder, width, height, at) for at in range(-(-samples // PASS))]
    sums = [sum(parts) / len(passes) for parts in zip(*(kept for kept, _ in passes))]
    return *sums, sum(seconds for _, seconds in passes)


def one_pass(scene, output, folder, width, height, at):
    """The pass of that number over the whole picture, and its seconds: each has a seed of its own."""
    scene.cycles.seed = SEED + at
    rows = max(16, BAND // (width * PASS))
    bands, seconds = [], 0.0
    for first in range(0, height, rows):
        last = min(first + rows, height)
        file = folder / f"{at:02}-{first:05}.npz"
        if not file.exists():
            with turn():
                start = time.process_time()
                # A hair over each row: Blender cuts its borders down to whole rows.
                layers = band(scene, output, (first + 0.01) / height, min(1.0, (last + 0.01) / height))
                took = time.process_time() - start
            if layers[0].shape[0] != last - first:
                raise ValueError(f"Rows {first} to {last} came out {layers[0].shape[0]} high.")
            partial = folder / "partial.npz"
            np.savez(partial, *layers, seconds=took)
            partial.rename(file)
        kept = np.load(file)
        bands.append([kept[f"arr_{layer}"] for layer in range(3)])
        seconds += float(kept["seconds"])
    return [np.concatenate(parts) for parts in zip(*bands)], seconds


def fingerprint():
    """Of every script that the room is built with: a band is used again only when none has changed since."""
    files = {Path(getattr(module, "__file__", None) or "/") for module in list(sys.modules.values())}
    work = hashlib.sha256()
    for file in sorted(file for file in files if HERE in file.parents and file.stem not in AFTERWARDS):
        work.update(file.read_bytes())
    return work.hexdigest()[:12]


@contextmanager
def turn():
    """Waits until no other render is under way."""
    with open(TURN, "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
    time.sleep(0.2)


def outputs(scene):
    """A compositor that writes the passes to a file, and nothing else."""
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    output = tree.nodes.new("CompositorNodeOutputFile")
    output.format.file_format, output.format.color_depth = "OPEN_EXR", "32"
    output.file_slots.clear()
    for source in PASSES:
        output.file_slots.new(source)
        tree.links.new(layers.outputs[source], output.inputs[source])
    return output


def band(scene, output, first, last):
    """The passes of the rows between two shares of the height, from below."""
    render = scene.render
    render.use_border = render.use_crop_to_border = True
    render.border_min_x, render.border_max_x, render.border_min_y, render.border_max_y = 0, 1, first, last
    with tempfile.TemporaryDirectory() as folder:
        output.base_path = folder
        bpy.ops.render.render()
        return [read_light(str(next(Path(folder).glob(f"{source}*.exr")))) for source in PASSES]


if __name__ == "__main__":
    try:
        main(*sys.argv[sys.argv.index("--") + 1 :])
    except BaseException:
        traceback.print_exc()
        sys.stdout.flush()
        os._exit(1)
    # Once torch is loaded, Blender crashes as it closes.
    sys.stdout.flush()
    os._exit(0)
