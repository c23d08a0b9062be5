"""What lies how far, and which way it faces, in the frame of a scene: the films move by it.

    blender -b -P depth.py -- SCENE OUT.npz WIDTH HEIGHT SAMPLES SEED TIME

The same arguments as for the picture give the same camera. Two samples are enough, as depth has no noise.
"""
import os
import runpy
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, here)
import numpy as np

import denoise

scene, out, *rest = sys.argv[sys.argv.index('--') + 1:]
sys.argv[sys.argv.index('--') + 1:] = [out + '.png', *rest]
store = denoise.store
denoise.PASSES = ('Depth', 'Denoising Depth', 'Denoising Normal', 'Denoising Albedo')


def store_depth(scene, folder):
    scene.view_layers[0].use_pass_z = True
    scene.cycles.samples, scene.cycles.max_bounces = 2, 0
    store(scene, folder)


def save(scene, folder, **_):
    """Rows from the top, as everywhere but in Blender."""
    depth, beyond, normal, albedo = (denoise._read(scene, folder, name)[::-1] for name in denoise.PASSES)
    np.savez_compressed(out, depth=depth[..., 0], beyond=beyond[..., 0], normal=normal.astype(np.float16), albedo=albedo.astype(np.float16))
    if os.path.exists(out + '.png'):
        os.remove(out + '.png')


denoise.store, denoise.clean = store_depth, save
runpy.run_path(os.path.join(here, scene + '.py'), run_name='__main__')
