"""A person without a face: the initials cast in brass on raked plaster, in raking light.

    blender -b -P portrait.py -- OUT.png WIDTH HEIGHT SAMPLES SEED TIME VIEW TEXT

Or with the initials in the place of SEED and nothing after TIME. The initials themselves are the seed of the pattern,
the plaster and the lamp, so the same person always gets the same picture. Made for 640x800; everything that matters
lies in the middle square.
"""
import math
import os
import random
import sys
import zlib

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np
from mathutils import Vector
from mathutils.geometry import interpolate_bezier

args = sys.argv[sys.argv.index('--') + 1:]
text = (args[7] if len(args) > 7 else args[4]).upper()
seed = zlib.crc32(text.encode()) % 100000
sys.argv[sys.argv.index('--') + 5] = str(seed)      # lib.Scene wants a number
sys.argv[sys.argv.index('--') + 7:] = []
from lib import Scene

# The site's own display face (Cormorant Garamond, SIL Open Font Licence): Blender reads woff2 as it is. Without
# node_modules a serif of the system takes its place.
here = os.path.dirname(os.path.abspath(__file__))
FONTS = (os.path.join(here, '../../../node_modules/@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-wght-normal.woff2'),
         '/usr/share/fonts/truetype/liberation/LiberationSerif-Regular.ttf', '/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf')

s = Scene()
r = random.Random(seed)
world = s.scene.world.node_tree.nodes['Background']
for link in list(s.scene.world.node_tree.links):
    s.scene.world.node_tree.links.remove(link)
s.scene.world.node_tree.links.new(world.outputs[0], s.scene.world.node_tree.nodes['World Output'].inputs[0])
world.inputs[0].default_value, world.inputs[1].default_value = (0.60, 0.62, 0.66, 1), 0.12
s.scene.view_settings.exposure = 0.75
s.scene.cycles.sample_clamp_indirect = 2

# the plaster: a wall of real grooves, as bump alone throws no shadow in raking light. x and z span the picture, 1 is its width.
wide, high, nx, nz = 1.5, 1.9, 900, 1140
x, z = np.meshgrid(np.linspace(-wide / 2, wide / 2, nx), np.linspace(-high / 2, high / 2, nz))


def clouds(scale, octaves=3):
    """Smooth noise in numpy: random lattices, enlarged with cosine weights."""
    rng, total = np.random.default_rng(seed + int(scale * 100)), np.zeros_like(x)
    for o in range(octaves):
        cells = scale * 2 ** o
        lattice = rng.uniform(-1, 1, (int(high * cells) + 3, int(wide * cells) + 3))
        u, v = (x + wide / 2) * cells, (z + high / 2) * cells
        i, j = v.astype(int), u.astype(int)
        a, b = [(1 - np.cos(np.pi * (k - k.astype(int)))) / 2 for k in (v, u)]
        total += ((lattice[i, j] * (1 - b) + lattice[i, j + 1] * b) * (1 - a) + (lattice[i + 1, j] * (1 - b) + lattice[i + 1, j + 1] * b) * a) / 2 ** o
    return total


def grid(gx, gy, gz, material, where=None):
    """A height field as a mesh, only the cells that touch `where`."""
    high_, wide_ = gx.shape
    index = np.arange(gx.size).reshape(high_, wide_)
    faces = np.stack((index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]), -1).reshape(-1, 4)
    if where is not None:
        faces = faces[where.ravel()[faces].any(1)]
    data = bpy.data.meshes.new(material.name)
    data.vertices.add(gx.size)
    data.vertices.foreach_set('co', np.stack((gx, gy, gz), -1).ravel())
    data.loops.add(faces.size)
    data.loops.foreach_set('vertex_index', faces.ravel())
    data.polygons.add(len(faces))
    data.polygons.foreach_set('loop_start', np.arange(0, faces.size, 4))
    data.polygons.foreach_set('loop_total', np.full(len(faces), 4))
    data.polygons.foreach_set('use_smooth', np.ones(len(faces), bool))
    data.update()
    data.materials.append(material)
    s.scene.collection.objects.link(bpy.data.objects.new(material.name, data))


kind = ('waves', 'fan', 'ring', 'slant')[seed // 7 % 4]
pitch = r.uniform(0.022, 0.028)
far = np.hypot(x, z)
if kind == 'waves':                 # level lines that drift, as a comb drawn by hand
    phase = z + 0.030 * np.sin(2 * np.pi * (x * r.uniform(0.7, 1.1) + r.random())) + 0.010 * clouds(3, 2)
elif kind == 'fan':                 # arcs around a corner below
    phase = np.hypot(x - r.choice((-1, 1)) * r.uniform(0.8, 1.0), z + r.uniform(1.0, 1.2)) + 0.006 * clouds(3, 2)
elif kind == 'ring':                # a garden of sand raked around a stone
    phase = np.hypot(x, z * 0.96) + 0.004 * clouds(3, 2)
else:
    angle = math.radians(r.choice((-1, 1)) * r.uniform(16, 28))
    phase = z * math.cos(angle) + x * math.sin(angle) + 0.007 * clouds(2, 2)
groove = 0.5 - 0.5 * np.cos(2 * np.pi * phase / pitch)
depth = 0.0075 * np.clip(0.85 + 0.25 * clouds(5, 2), 0.3, 1.2)
disc = r.uniform(0.385, 0.405)      # the smooth roundel under the letters, its rim a little raised
edge = np.clip((far - disc) / 0.006, 0, 1)
edge = edge * edge * (3 - 2 * edge)
rough = 0.0016 * clouds(9, 4) + 0.0007 * clouds(70, 2)
height = edge * (groove ** 0.8 * depth) + (1 - edge) * -0.004 + rough + 0.004 * np.exp(-((far - disc - 0.004) / 0.007) ** 2)
tone = r.choice([(0.62, 0.50, 0.36), (0.58, 0.46, 0.33), (0.66, 0.56, 0.43), (0.60, 0.47, 0.35)])
plaster = s.material('plaster', tone, 0.9)
t = plaster.node_tree
spots = t.nodes.new('ShaderNodeTexNoise')
spots.inputs['Scale'].default_value, spots.inputs['Detail'].default_value = 5, 8
ramp = t.nodes.new('ShaderNodeValToRGB')
for e, (at, k) in zip(ramp.color_ramp.elements, ((0.32, 0.86), (0.68, 1.06))):
    e.position, e.color = at, (*(c * k for c in tone), 1)
t.links.new(t.nodes.new('ShaderNodeTexCoord').outputs['Object'], spots.inputs['Vector'])
t.links.new(spots.outputs[0], ramp.inputs[0])
t.links.new(ramp.outputs[0], t.nodes['Principled BSDF'].inputs['Base Color'])
grid(x, -height, z, plaster)

# the brass: cast, so not quite even, polished on the face
brass = s.material('brass', (0.78, 0.53, 0.25), 0.27, 1.0)
t = brass.node_tree
for scale, target, low, hi in ((7, 'Roughness', 0.34, 0.48),):
    n, m = t.nodes.new('ShaderNodeTexNoise'), t.nodes.new('ShaderNodeMapRange')
    n.inputs['Scale'].default_value, n.inputs['Detail'].default_value = scale, 5
    m.inputs['From Min'].default_value, m.inputs['From Max'].default_value, m.inputs['To Min'].default_value, m.inputs['To Max'].default_value = 0.3, 0.7, low, hi
    t.links.new(n.outputs[0], m.inputs[0])
    t.links.new(m.outputs[0], t.nodes['Principled BSDF'].inputs[target])
grain, bump = t.nodes.new('ShaderNodeTexNoise'), t.nodes.new('ShaderNodeBump')
grain.inputs['Scale'].default_value, grain.inputs['Detail'].default_value = 26, 3
bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = 0.10, 0.01
t.links.new(grain.outputs[0], bump.inputs['Height'])
t.links.new(bump.outputs[0], t.nodes['Principled BSDF'].inputs['Normal'])
curve = bpy.data.curves.new('initials', 'FONT')
curve.body, curve.align_x, curve.resolution_u, curve.space_character = text, 'CENTER', 24, 1.06
for path in FONTS:
    if os.path.exists(path):
        curve.font = bpy.data.fonts.load(os.path.abspath(path))
        break
whole = bpy.data.objects.new('initials', curve)
s.scene.collection.objects.link(whole)
bpy.context.view_layer.objects.active = whole
whole.select_set(True)
bpy.ops.object.convert(target='CURVE')
edges = []
for spline in whole.data.splines:
    b = list(spline.bezier_points)
    p = [q.to_2d() for m, n in zip(b, b[1:] + b[:1]) for q in interpolate_bezier(m.co, m.handle_right, n.handle_left, n.co, 14)[:-1]]
    edges += [(*m, *n) for m, n in zip(p, p[1:] + p[:1])]
edges = np.array(edges)
bpy.data.objects.remove(whole)
# Extruded outlines will not do: a variable font's letters are drawn of strokes that overlap, and bevels shoot out of
# acute corners in spikes. So the letters are a relief: windings counted on a fine grid, blurred, raised.
x0, x1, y0, y1 = edges[:, ::2].min(), edges[:, ::2].max(), edges[:, 1::2].min(), edges[:, 1::2].max()
size = min(0.54 / (x1 - x0), 0.33 / (y1 - y0))
edges = (edges - np.array(((x0 + x1) / 2, (y0 + y1) / 2) * 2)) * size
cell, cols, rows = 0.00045, 1340, 880
wind = np.zeros((rows * 2, cols * 2 + 1), np.int8)
for ax, ay, bx, by in edges:
    if ay != by:
        lines = np.arange(math.ceil(min(ay, by) / cell * 2 + rows), math.ceil(max(ay, by) / cell * 2 + rows))
        at = ax + ((lines - rows) * cell / 2 - ay) / (by - ay) * (bx - ax)
        np.add.at(wind, (lines, np.clip(np.ceil(at / cell * 2 + cols).astype(int), 0, cols * 2)), 1 if by > ay else -1)
mask = (np.cumsum(wind, 1)[:, :-1] != 0).reshape(rows, 2, cols, 2).mean((1, 3))


def blur(a, sigma):
    k = np.exp(-0.5 * (np.arange(-int(3 * sigma), int(3 * sigma) + 1) / sigma) ** 2)
    k /= k.sum()
    for axis in (0, 1):
        a = np.apply_along_axis(lambda v: np.convolve(v, k, 'same'), axis, a)
    return a


soft = np.clip((blur(mask, 8) - 0.17) / 0.55, 0, 1)     # 0.17: the face is a light one, its hairlines need metal to carry
relief = 0.036 * (1 - (1 - soft) ** 2.2) + 0.0008 * blur(np.random.default_rng(seed).uniform(-1, 1, soft.shape), 14) * 14 * (soft > 0.9)
gx, gz = np.meshgrid((np.arange(cols) - cols / 2) * cell, (np.arange(rows) - rows / 2) * cell)
grid(gx, -relief + 0.006, gz, brass, soft > 0)
# a thin brass ring lies in the rim of the roundel
bpy.ops.mesh.primitive_torus_add(location=(0, -0.001, 0), rotation=(math.pi / 2, 0, 0), major_radius=disc - 0.012, minor_radius=0.0034, major_segments=160, minor_segments=12)
bpy.ops.object.shade_smooth()
s.add(brass)

# light: one warm lamp that rakes the wall, a soft one to fill, and a broad pale card for the metal to mirror


def lamp(at, sx, sy, watts, colour, aim=(0, 0, 0), seen=True):
    d = bpy.data.lights.new('lamp', 'AREA')
    d.shape, d.size, d.size_y, d.energy, d.color = 'RECTANGLE', sx, sy, watts, colour
    l = bpy.data.objects.new('lamp', d)
    l.location, l.rotation_euler = at, (Vector(aim) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    l.visible_glossy = seen
    s.scene.collection.objects.link(l)


way, up = r.choice((-1, 1)), math.radians(r.uniform(38, 62))
key = Vector((way * math.cos(up), -r.uniform(0.27, 0.36), math.sin(up))) * 2.2
warm = r.choice([(1, 0.80, 0.58), (1, 0.74, 0.50), (1, 0.86, 0.68)])
lamp(key, 0.13, 0.13, 70, warm)
lamp((-way * 1.6, -2.4, 0.6), 1.6, 1.6, 5, (0.80, 0.88, 1.0))
lamp((way * 0.3, -2.6, 1.2), 3.0, 1.0, 16, (1, 0.90, 0.76))
s.shoot(eye=(0, -4, 0), target=(0, 0, 0), lens=36 * 4 / 1.0, haze=None)
