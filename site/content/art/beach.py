"""A beach along a bay: raked sand, shallow turquoise water, loungers under parasols, cabanas, palms, a resort behind, towers across the bay.

The seed sets the bay's curve, the side of the sea, cloth and timber, the resort's steps and the camera.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from mathutils import Vector, noise
from build import Made, shrubbery, skyline, tree
from garden import ball, clear, clouds, curtain, grained, leafy, mesh, node, palm, palm_parts, put, quiet
from lib import Scene

s = Scene()
r, dark = s.random, s.time in ('dusk', 'night', 'dawn')
m = r.choice((-1, 1))                                       # the sea's side
clouds(s, {'dusk': m * r.uniform(12, 34), 'golden': m * r.uniform(66, 100), 'dawn': -m * 60, 'night': m * 20}.get(s.time, -m * r.uniform(120, 150)), r.uniform(0.4, 0.8), {'golden': r.uniform(10, 14), 'day': r.uniform(44, 54), 'dawn': 8}.get(s.time))
curve, phase = r.uniform(10, 26), r.uniform(-0.4, 0.5)
shift = Vector((r.uniform(0, 90), r.uniform(0, 90), 0))


def shore(y):
    """Where the water begins (x in the sea's direction): a bay that swings out ahead."""
    return 7.5 - curve * math.sin(min(max(y, 0), 170) / 170 * math.pi) * 0.45 + max(0, y - 100) ** 1.3 * 0.12 + 0.7 * math.sin(y / 7 + phase * 9) + 0.35 * math.sin(y / 2.7)


def ground(x, y):
    d = m * x - shore(y)                                    # metres into the sea
    p = Vector((x, y, 0)) + shift
    if d > 0:
        return -0.07 * d - 0.0014 * d * d
    z = min(2.0, -d * 0.075) if d > -9 else 0.675 + min(1.3, (-d - 9) * 0.045)
    return z + (0.05 * noise.noise(p / 2.2) + 0.10 * noise.noise(p / 7)) * min(1, -d / 4)


def grid(xs, ys, material):
    n = len(xs)
    d = mesh('ground', [(m * x, y, ground(m * x, y)) for y in ys for x in xs], [(k, k + 1, k + n + 1, k + n)[::m] for k in range(n * (len(ys) - 1)) if (k + 1) % n], material)
    d.polygons.foreach_set('use_smooth', [True] * len(d.polygons))
    put(d)


tone = r.choice(((0.66, 0.54, 0.39), (0.70, 0.60, 0.46), (0.64, 0.50, 0.35)))
sand = s.material('sand', tone, 0.9)
t = sand.node_tree
xyz = node(t, 'TexCoord').outputs['Object']
fine = node(t, 'TexNoise', {'Vector': xyz, 'Scale': 9, 'Detail': 8, 'Roughness': 0.7}).outputs[0]
steps = node(t, 'TexVoronoi', {'Vector': xyz, 'Scale': 2.6, 'Randomness': 1.0}, feature='SMOOTH_F1').outputs['Distance']
lumps = node(t, 'Math', {0: fine, 1: node(t, 'Math', {0: steps, 1: 1.3}, operation='MULTIPLY').outputs[0]}, operation='ADD').outputs[0]
depth = node(t, 'SeparateXYZ', {0: xyz}).outputs[2]
ramp = node(t, 'ValToRGB', {'Fac': node(t, 'MapRange', {'Value': depth, 'From Min': -6.0, 'From Max': 1.0}).outputs[0]})
e = ramp.color_ramp.elements                                # by height: deep water, shallows, wet sand, dry sand
e[0].color, e[1].color = (0.004, 0.10, 0.17, 1), (*tone, 1)
for at, c in ((0.35, (0.01, 0.22, 0.28)), (0.62, (0.045, 0.42, 0.43)), (0.80, (0.14, 0.52, 0.47)), (0.853, tuple(k * 0.62 for k in tone)), (0.872, tuple(k * 0.58 for k in tone)), (0.895, tone)):
    k = ramp.color_ramp.elements.new(at)
    k.color = (*c, 1)
speck = node(t, 'MixRGB', {0: 1, 1: ramp.outputs[0], 2: node(t, 'ValToRGB', {'Fac': fine}).outputs[0]}, blend_type='SOFT_LIGHT')
t.links.new(speck.outputs[0], t.nodes['Principled BSDF'].inputs['Base Color'])
dry = node(t, 'MapRange', {'Value': depth, 'From Min': 0.04, 'From Max': 0.3}).outputs[0]
t.links.new(node(t, 'MapRange', {'Value': depth, 'From Min': 0.02, 'From Max': 0.22, 'To Min': 0.22, 'To Max': 0.92}).outputs[0], t.nodes['Principled BSDF'].inputs['Roughness'])
t.links.new(node(t, 'Bump', {'Height': lumps, 'Strength': node(t, 'Math', {0: dry, 1: 0.5}, operation='MULTIPLY').outputs[0], 'Distance': 0.12}).outputs[0], t.nodes['Principled BSDF'].inputs['Normal'])
near = [-70 + 62 * (k / 30) ** 0.7 for k in range(30)] + [-8 + 0.25 * k for k in range(160)] + [32 + 4 * 1.13 ** k for k in range(30)]
grid(near, [-14 + 0.3 * k for k in range(220)] + [52 + 2.0 * 1.055 ** k * k ** 0.2 for k in range(1, 95)], sand)
s.plane(0, 5000, -8, 30000, 12000, s.material('deep', (0.004, 0.06, 0.11), 0.6))
s.plane(-m * 2070, 2900, 0.9, 4000, 6000, sand)
sea = clear(s, 'sea', (0.93, 0.985, 0.99), 0.32, 0.9)
s.plane(0, 4900, 0.0, 30000, 10000, sea)
foam = s.material('foam', (0.90, 0.92, 0.92), 0.8)          # thin, broken lines of foam
t = foam.node_tree
gaps = node(t, 'TexNoise', {'Vector': node(t, 'TexCoord').outputs['Object'], 'Scale': 1.7, 'Detail': 7, 'Roughness': 0.7}).outputs[0]
hole = node(t, 'MapRange', {'Value': gaps, 'From Min': 0.47, 'From Max': 0.58}).outputs[0]
t.links.new(node(t, 'MixShader', {0: hole, 1: node(t, 'BsdfTransparent').outputs[0], 2: t.nodes['Principled BSDF'].outputs[0]}).outputs[0], t.nodes['Material Output'].inputs['Surface'])
for off, wide, z, wave in ((-0.2, 0.34, 0.035, 0.35), (2.4, 0.16, 0.02, 0.6), (6.2, 0.22, 0.02, 0.9)):
    v, f = [], []
    for k in range(900):
        y = -14 + k * 0.18
        x = shore(y) + off + wave * 0.5 * math.sin(y / 3.1 + off) + 0.2 * math.sin(y * 1.3)
        w = wide * (0.6 + 0.5 * math.sin(y / 5 + off * 3)) + 0.08
        v += [(m * (x - w), y, max(z, ground(m * (x - w), y) + 0.012)), (m * (x + w * 0.4), y, max(z, ground(m * (x + w * 0.4), y) + 0.012))]
    f = [[2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2][::-m] for i in range(899)]
    put(mesh('foam', v, f, foam))

timber = grained(s, 'timber', r.choice([(0.36, 0.22, 0.12), (0.28, 0.16, 0.09), (0.44, 0.31, 0.19)]), (14, 14, 0.7), 0.6, 0.5)
cloth = leafy(s, 'cloth', r.choice([(0.82, 0.78, 0.70), (0.80, 0.72, 0.58), (0.74, 0.76, 0.74)]), 0.9)
towel = s.material('towel', r.choice([(0.05, 0.22, 0.28), (0.58, 0.36, 0.16), (0.56, 0.24, 0.16), (0.70, 0.62, 0.48)]), 0.95)
brass = s.material('brass', (0.35, 0.24, 0.12), 0.4, 0.8)
glow = s.material('glow', (1, 0.8, 0.5), 0.5, emit=(1, 0.62, 0.28), strength=10 if dark else 0)


def lounger(h, x, back):
    """Its head away from the sea (-x of the made's own axes is the sea)."""
    h.b(timber, (-1.0, 0.95, x, x + 0.06, 0.24, 0.31), (-1.0, 0.95, x + 0.62, x + 0.68, 0.24, 0.31), *[(k, k + 0.06, x + j, x + j + 0.06, 0, 0.26) for k in (-0.95, 0.85) for j in (0, 0.62)], *[(-0.98 + i * 0.12, -0.91 + i * 0.12, x, x + 0.68, 0.3, 0.32) for i in range(16)], bevel=0)
    h.b(cloth, (-0.98, 0.28, x + 0.02, x + 0.66, 0.32, 0.42), bevel=0.035)
    if r.random() < 0.6:
        h.b(towel, (-0.9, -0.45, x + 0.1, x + 0.58, 0.42, 0.46), bevel=0.02)


def parasol(x, y, z, radius, sides=8):
    s.cylinder(x, y, z - 0.2, 0.03, 2.75, timber, 10)
    turn = r.uniform(0, 1)
    ring = [(x + radius * math.cos(turn + i * math.tau / sides), y + radius * math.sin(turn + i * math.tau / sides)) for i in range(sides)]
    v = [(*p, z + 2.12) for p in ring] + [(*p, z + 1.97) for p in ring] + [(x, y, z + 2.62)]
    put(mesh('parasol', v, [[i, (i + 1) % sides, 2 * sides] for i in range(sides)] + [[i + sides, (i + 1) % sides + sides, (i + 1) % sides, i] for i in range(sides)], cloth))
    ball(s, x, y, z + 2.64, 0.045, timber)


row = r.uniform(5.4, 6.4)
start = r.uniform(4.8, 6.5)
for rank, inland in ((0, r.uniform(5.5, 6.8)), (1, r.uniform(11.0, 12.0))):
    for k in range(13):
        y = start + rank * row * 0.5 + k * row
        x = shore(y) - inland
        z = ground(m * x, y)
        h = Made(m * x, y, z, 0 if m < 0 else math.pi)
        for off in (-1.25, 0.6):
            lounger(h, off, True)
            head = s.box(m * (x - 0.62), y + (off + 0.34) * (1 if m < 0 else -1), z + 0.44, 0.85, 0.62, 0.1, cloth, 0.03)
            head.rotation_euler.y = m * 0.6
        h.b(timber, (0.3, 0.75, -0.25, 0.2, 0.3, 0.34), (0.48, 0.56, -0.06, 0.02, 0, 0.3))
        h.done()
        parasol(m * (x - 0.35), y, z, r.uniform(1.45, 1.6))
# cabanas behind the second row
for k in range(5):
    y = start + 8 + k * 11.5 + r.uniform(-1, 1)
    x = shore(y) - r.uniform(17.5, 19)
    z = ground(m * x, y) - 0.05
    h = Made(m * x, y, z)
    h.b(timber, (-1.9, 1.9, -1.9, 1.9, 0, 0.22), *[(a - 0.06, a + 0.06, b - 0.06, b + 0.06, 0.2, 2.7) for a in (-1.7, 1.7) for b in (-1.7, 1.7)], (-1.85, 1.85, -1.85, -1.7, 2.65, 2.8), (-1.85, 1.85, 1.7, 1.85, 2.65, 2.8), (-1.85, -1.7, -1.85, 1.85, 2.65, 2.8), (1.7, 1.85, -1.85, 1.85, 2.65, 2.8))
    h.b(cloth, (-1.8, 1.8, -1.8, 1.8, 2.8, 2.86), (-1.3, 1.3, -1.2, 1.2, 0.3, 0.55), (-m * 1.3 - 0.12, -m * 1.3 + 0.12, -1.2, 1.2, 0.5, 0.95), bevel=0.02)
    h.b(towel, (m * 0.2 - 0.25, m * 0.2 + 0.25, -1.0, -0.5, 0.55, 0.7), bevel=0.06)
    h.b(glow, (-0.1, 0.1, -0.1, 0.1, 2.35, 2.55), bevel=0)
    h.done()
    for end in (-1.72, 1.72):
        for a in (-1.75, 1.35):
            o = curtain(cloth, a, a + 0.4, 0, 0.25, 2.68)
            o.location = (m * x, y + end, z)
# planting, palms, the promenade's wall
leaf, grass, bark = leafy(s, 'leaf', (0.085, 0.14, 0.04)), leafy(s, 'grass', (0.14, 0.20, 0.06)), grained(s, 'bark', (0.27, 0.20, 0.13), (6, 6, 40), 0.6, 0.9)
parts, (green, bloom) = palm_parts(r, leaf, bark), shrubbery(r, leaf, grass, leafy(s, 'flower', (0.70, 0.20, 0.30)))
shade = [tree(r, leaf, bark, 6.5, 2.8, 3800, 0.12) for _ in range(2)]
stone = grained(s, 'stone', (0.62, 0.53, 0.41), (1, 1, 5), 0.3, 0.7, (0.8, 0.3, 0.008))
for k in range(46):
    y = -4 + k * 3.4 + r.uniform(-1, 1)
    x = shore(y) - r.uniform(21, 24)
    palm(parts, r, m * x, y, r.uniform(6.5, 9.5), ground(m * x, y) - 0.1)
    if k % 3 == 0 and y > 9:                                # some stand among the parasols
        x = shore(y) - r.uniform(8.2, 9.6)
        palm(parts, r, m * x, y + 0.4, r.uniform(6, 8.5), ground(m * x, y) - 0.1)
    for _ in range(5):
        x, yy = shore(y) - r.uniform(23, 27), y + r.uniform(-1.7, 1.7)
        put(r.choice(green), m * x, yy, ground(m * x, yy) - 0.05, r.uniform(0, 6), r.uniform(0.8, 1.6))
    if k % 2:
        x = shore(y) - r.uniform(28, 36)
        for part in r.choice(shade):
            put(part, m * x, y, 1.2, k, r.uniform(0.9, 1.4))
    palm(parts, r, m * (shore(y) - r.uniform(28, 40)), y, r.uniform(8, 11), 1.3)

# the resort: floors of balconies that step down towards the sea
ivory = grained(s, 'ivory', r.choice([(0.76, 0.70, 0.61), (0.72, 0.63, 0.51), (0.78, 0.75, 0.70)]), (1, 1, 1), 0.1, 0.8)
glass, rail = s.facade('rooms', (0.30, 0.26, 0.21), 0.5, 0.26, lit={'dusk': 0.4, 'night': 0.4, 'dawn': 0.2}.get(s.time, 0.02), glow=1.3, gap=(0.06, 0.08)), s.material('rail', (0.30, 0.36, 0.38), 0.1)
for block, (y0, long, floors) in enumerate(((r.uniform(62, 80), r.uniform(46, 60), r.randint(6, 8)), (r.uniform(152, 165), r.uniform(56, 70), r.randint(8, 11)))):
    x = shore(y0 + long / 2) - 44 - block * 10
    h = Made(m * x, y0, 1.0, 0, m)
    for k in range(floors):
        z, back, cut = 4.2 + k * 3.5, k * 0.9, max(0, k - floors + 4) * 4.6
        h.b(glass, (-20, -1.8 - back, cut, long - cut * 0.3, z, z + 3.5), bevel=0)
        h.b(ivory, (-20.5, 0.3 - back, cut - 0.4, long - cut * 0.3 + 0.4, z - 0.25, z + 0.2), *[(-20, -back, y - 0.14, y + 0.14, z, z + 3.3) for y in [cut + i * 4.4 for i in range(int((long - cut * 1.3) / 4.4) + 1)]], bevel=0)
        h.b(glass, *[(u, u + 2.6, cut - 0.5, cut - 0.2, z + 0.9, z + 2.9) for u in (-18.5, -14.4, -10.3, -6.2) if u + 2.6 < -back - 1], bevel=0)
        h.b(rail, (0.1 - back, 0.16 - back, cut, long - cut * 0.3, z + 0.2, z + 1.2), bevel=0)
    z = 4.2 + floors * 3.5
    h.b(ivory, (-20.8, 0.8 - floors * 0.9, max(0, 3 * 4.6) - 1, long - 4, z - 0.25, z + 0.3), (-16, -8, long * 0.45, long * 0.7, z, z + 3.4), bevel=0)
    h.b(stone, (-21, 0.2, -1, long + 1, 0, 4.0), bevel=0)
    h.b(glass, (0.2, 0.3, 1, long - 1, 0.4, 3.4), bevel=0)
    h.b(ivory, *[(0.2, 0.7, y, y + 0.5, 0, 4.0) for y in [i * 4.4 for i in range(int(long / 4.4) + 1)]], bevel=0)
    h.done()
skyline(s, r, -m * 700, m * 900, 900, 1500, 70, 105, keep=lambda x, y: abs(x - m * 150) > 60)
skyline(s, r, m * 500, m * 1600, 1700, 2100, 26, 80)
hull = s.material('hull', (0.85, 0.84, 0.82), 0.3)
for _ in range(3):                                          # sails off the shore
    y = r.uniform(120, 420)
    x = m * (shore(0) + r.uniform(45, 0.5 * y + 60))
    put(mesh('hull', [(-4, -1, 0.1), (3, -1, 0.1), (5, 0, 0.5), (3, 1, 0.1), (-4, 1, 0.1), (-4, -1, 0.9), (3, -1, 0.9), (5.5, 0, 1.1), (3, 1, 0.9), (-4, 1, 0.9)], [[0, 1, 6, 5], [1, 2, 7, 6], [2, 3, 8, 7], [3, 4, 9, 8], [4, 0, 5, 9], [5, 6, 7, 8, 9]], hull), x, y, -0.1, r.uniform(0, 6))
    o = put(mesh('sail', [(0, 0, 1.5), (-4, 0.4, 1.8), (0, 0, 11.5), (0.5, 0, 1.5), (4.8, -0.3, 1.4), (0.2, 0, 10.5)], [[0, 1, 2], [3, 4, 5]], cloth), x, y, 0, r.uniform(-0.6, 0.6))
s.scene.view_settings.exposure += {'day': -0.5, 'golden': 0.0, 'dusk': 0.5, 'dawn': 0.45, 'night': 0.5}.get(s.time, 0)
s.t = (*s.t[:7], 0.5, s.t[8])
kind = r.choice(('sand', 'sand', 'water', 'terrace'))
if s.view == 2:
    kind = 'terrace' if kind != 'terrace' else 'sand'
x0 = shore(0)
if kind == 'sand':
    eye, aim, lens, up = Vector((m * (x0 - r.uniform(4.2, 5.4)), -2.5, 2.05)), Vector((m * (shore(40) - r.uniform(2, 6)), 40, 0)), r.uniform(26, 30), 0.05
elif kind == 'water':                                       # at the water's edge, looking back at the palms and the resort
    eye, aim, lens, up = Vector((m * (x0 + r.uniform(0.6, 1.6)), -3.5, 1.75)), Vector((m * (shore(46) - r.uniform(11, 15)), 46, 0)), r.uniform(27, 31), 0.07
else:
    eye, aim, lens, up = Vector((m * (x0 - r.uniform(9, 13)), -9, r.uniform(6.8, 9))), Vector((m * (shore(50) + r.uniform(-2, 2)), 50, 0)), r.uniform(26, 29), -0.06
aim.z = eye.z - (0.8 if kind == 'terrace' else 0)
quiet()
s.shoot(eye=eye, target=aim, lens=lens, haze=(220, 2200), shift=up)
