"""A low desert villa around its terrace: one deep roof on slender posts, a bedroom wing, a pool, a sunken seat with a fire, olive trees, dunes and hills behind.

Views: 1 across the terrace, 2 under the roof along the glass, 3 from the wing across the pool.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from mathutils import Vector, noise
from build import Made, lattice, plant, shrubbery, tree
from garden import ball, blocks, clear, clouds, curtain, foliage, grained, lamp, leafy, mesh, palm, palm_parts, put, quiet, tuft
from lib import Scene

s = Scene()
r, dark = s.random, s.time in ('dusk', 'night', 'dawn')
m = r.choice((-1, 1))                                       # the wing's side
clouds(s, {'dusk': -m * r.uniform(16, 40), 'night': 0}.get(s.time, -m * r.uniform(112, 140)), r.uniform(0.35, 0.75), {'golden': r.uniform(12, 16), 'day': r.uniform(38, 46), 'dawn': 10, 'night': 40}.get(s.time))
tone = r.choice([(0.62, 0.50, 0.38), (0.70, 0.62, 0.52), (0.56, 0.43, 0.32)])
earth = grained(s, 'earth', tone, (0.7, 0.7, 10), 0.35, 0.9, bump=0.45)          # rammed earth: its layers lie flat
roof = grained(s, 'roof', r.choice([(0.80, 0.76, 0.70), (0.74, 0.68, 0.60), (0.30, 0.26, 0.22)]), (1, 1, 1), 0.1, 0.8)
paving = grained(s, 'paving', tuple(c * 0.85 for c in tone), (2, 3, 2), 0.28, 0.5, (1.2, 1.2, 0.01), True, 0.08)
gravel = grained(s, 'gravel', tuple(c * 0.80 for c in tone), (22, 22, 22), 0.5, 0.95, bump=0.9)
timber = grained(s, 'timber', r.choice([(0.34, 0.20, 0.11), (0.42, 0.27, 0.15), (0.25, 0.15, 0.09)]), (14, 14, 0.7), 0.6, 0.5)
soffit = grained(s, 'soffit', (0.40, 0.25, 0.13), (14, 0.7, 14), 0.6, 0.5)
bronze, iron = s.material('bronze', (0.12, 0.085, 0.06), 0.35, 0.8), s.material('iron', (0.05, 0.04, 0.035), 0.6, 0.5)
glass, water = clear(s, 'glass', (0.93, 0.95, 0.94)), clear(s, 'water', (0.62, 0.86, 0.86), 0.10, 1.3)
tile = grained(s, 'tile', r.choice([(0.05, 0.24, 0.26), (0.16, 0.46, 0.46), (0.04, 0.16, 0.20)]), (1, 1, 1), 0.3, 0.3, (0.3, 0.3, 0.01), True)
tile.node_tree.nodes['Principled BSDF'].inputs['Emission'].default_value = (0.04, 0.40, 0.44, 1)
tile.node_tree.nodes['Principled BSDF'].inputs['Emission Strength'].default_value = {'dusk': 0.25, 'night': 0.3}.get(s.time, 0.08)
leaf, grass, bark = leafy(s, 'leaf', (0.085, 0.14, 0.045)), leafy(s, 'grass', (0.30, 0.26, 0.11)), grained(s, 'bark', (0.23, 0.18, 0.13), (6, 6, 40), 0.6, 0.9)
olive = leafy(s, 'olive', (0.17, 0.20, 0.11))
cloth = leafy(s, 'cloth', (0.80, 0.75, 0.66), 0.9)
fabric, accent = s.material('fabric', r.choice([(0.66, 0.58, 0.47), (0.50, 0.43, 0.35), (0.72, 0.67, 0.60)]), 0.95), s.material('accent', r.choice([(0.46, 0.17, 0.08), (0.06, 0.20, 0.24), (0.50, 0.33, 0.12)]), 0.95)
glow = s.material('glow', (1, 0.85, 0.6), 0.5, emit=(1, 0.62, 0.28), strength=8 if dark else 4)
fire = s.material('fire', (1, 0.5, 0.1), 0.5, emit=(1, 0.34, 0.06), strength=7)
art = grained(s, 'art', r.choice([(0.55, 0.24, 0.10), (0.10, 0.24, 0.28), (0.50, 0.38, 0.18)]), (0.8, 0.8, 1.6), 0.9, 0.7)
h = Made(0, 0, 0, 0, m)
H, a, e = r.uniform(3.2, 3.5), -r.uniform(12.5, 15.0), 7.6  # height, far end, where the wing begins
deep = r.uniform(3.0, 3.8)
# the main bar: rooms behind glass, rammed-earth blades, the roof far out over the terrace
h.b(earth, (a, a + 0.5, -1.2, 7.5, 0, H), (a, 14.2, 7.0, 7.5, 0, H), (-3.4, -2.9, 0.6, 7, 0, H), (e, e + 0.5, -0.6, 7.0, 0, H), bevel=0.02)
h.b(roof, (a - 1.2, 15.2, -deep, 8.2, H, H + 0.42), bevel=0.03)
h.b(soffit, (a - 1.0, e, -deep + 0.15, 7.0, H - 0.03, H), bevel=0)
h.b(bronze, *[(x - 0.05, x + 0.05, -deep + 0.5, -deep + 0.6, 0, H) for x in [a + 1.2 + i * (e - a - 2) / 4 for i in range(5)]])
h.b(glass, (a + 0.5, -3.4, 0.6, 0.612, 0, H - 0.03), (-2.9, e, 0.6, 0.612, 0, H - 0.03), bevel=0)
h.b(bronze, *[(x - 0.03, x + 0.03, 0.55, 0.66, 0, H) for x in [a + 0.5 + i * (-3.9 - a) / 4 for i in range(5)] + [-2.9 + i * (e + 2.9) / 5 for i in range(6)]], (a + 0.5, e, 0.55, 0.66, H - 0.1, H - 0.03))
h.b(roof, (a - 0.4, 14.4, -0.2, 7.4, H + 0.42, H + 0.9), bevel=0.02)
if r.random() < 0.6:                                        # a lantern of light over the living room
    h.b(glass, (-1.5, 4.0, 1.8, 5.2, H + 0.8, H + 1.9), bevel=0)
    h.b(roof, (-2.1, 4.6, 1.2, 5.8, H + 1.9, H + 2.2), bevel=0.02)
# a screen of mashrabiya before the kitchen, the rooms
h.add(lattice(2.6, H - 0.1, 0.34, timber, 0.03), a + 0.7, 0.25, 0.03)
h.b(timber, (a + 0.5, e, 6.9, 7.0, 0, H), bevel=0)
h.b(art, (-6.4, -4.6, 6.84, 6.88, 0.9, 2.3), (1.2, 3.8, 6.84, 6.88, 0.9, 2.4), bevel=0)
h.b(fabric, (-1.6, 2.2, 3.6, 4.6, 0.12, 0.42), (-1.6, 2.2, 4.4, 4.65, 0.4, 0.85), (-1.9, -1.6, 3.6, 4.65, 0.12, 0.6), (2.2, 2.5, 3.6, 4.65, 0.12, 0.6), bevel=0.06)
h.b(timber, (-0.4, 1.0, 2.2, 2.9, 0.3, 0.36), (a + 2, a + 5.4, 3, 4.0, 0.86, 0.93), (a + 2.1, a + 5.3, 3.1, 3.9, 0.0, 0.86), bevel=0.01)
for k in range(3):
    ball(s, m * (a + 2.6 + k * 1.1), 3.5, H - 1.25, 0.15, glow)
    h.b(bronze, (a + 2.59 + k * 1.1, a + 2.61 + k * 1.1, 3.49, 3.51, H - 1.1, H), bevel=0)
h.b(glow, *[(a + 1.5 + i * 1.9, a + 1.6 + i * 1.9, y, y + 0.1, H - 0.045, H - 0.03) for i in range(int((e - a - 2) / 1.9)) for y in (-deep + 1.4, 3.0)], bevel=0)
# the wing: a wall of earth with deep windows towards the pool
holes = [(-9.4, -7.2, 0, 2.8), (-5.6, -3.4, 0, 2.8)]
h.wall(earth, 'y', e, 0.5, -10.6, -0.6, 0, H, holes)
for k in holes:
    h.window(glass, bronze, 'y', e + 0.3, *k, bars=2)
    h.b(cloth, (e + 0.5, e + 0.55, k[0], k[0] + 0.6, 0, 2.8), (e + 0.5, e + 0.55, k[1] - 0.6, k[1], 0, 2.8), bevel=0)
h.b(earth, (e + 0.5, 13.7, -10.6, -10.1, 0, H), (13.7, 14.2, -10.6, 7, 0, H), bevel=0)
h.b(roof, (e - 0.9, 15.2, -11.4, -deep, H, H + 0.42), bevel=0.03)
h.b(soffit, (e - 0.8, e, -11.3, -deep + 0.1, H - 0.03, H), bevel=0)
h.b(timber, (e + 3.6, e + 3.7, -10.1, 0, 0, H), bevel=0)
h.done()
# terrace, pool, sunken seat
g = Made(0, 0, 0, 0, m)
p0, p1, q0, q1 = -r.uniform(5.5, 6.5), e - 1.4, -r.uniform(9.6, 10.4), -r.uniform(4.8, 5.2)
f0, f1, g0, g1 = p0 - 6.2, p0 - 1.6, -9.6, -5.2
g.b(paving, (a - 3, p0 - 1.6 - 4.6, -11.5, 7, -0.5, 0), (f0, p0, g1, 7, -0.5, 0), (f1, p0, -11.5, g1, -0.5, 0), (f0, f1, -11.5, g0, -0.5, 0), (p0, p1, q1, 7, -0.5, 0), (p1, 15, -11.5, 7, -0.5, 0), (p0, p1, -11.5, q0, -0.5, 0), bevel=0)
g.b(tile, (p0, p1, q0, q1, -1.5, -1.3), (p0 - 0.1, p0, q0, q1, -1.4, -0.03), (p1, p1 + 0.1, q0, q1, -1.4, -0.03), (p0, p1, q0 - 0.1, q0, -1.4, -0.03), (p0, p1, q1, q1 + 0.1, -1.4, -0.03), bevel=0)
put(mesh('pool', [(p0 * m, q0, -0.06), (p1 * m, q0, -0.06), (p1 * m, q1, -0.06), (p0 * m, q1, -0.06)], [[0, 1, 2, 3][::m]], water))
g.b(earth, (f0 - 0.0, f1, g0, g1, -0.62, -0.5), (f0, f0 + 0.12, g0 + 0.12, g1, -0.5, 0.1), (f1 - 0.12, f1, g0 + 0.12, g1, -0.5, 0.1), (f0, f1, g0, g0 + 0.12, -0.5, 0.1), bevel=0.02)
g.b(fabric, (f0 + 0.12, f0 + 0.95, g0 + 0.12, g1 - 1.0, -0.35, -0.05), (f0 + 0.95, f1 - 0.95, g0 + 0.12, g0 + 0.95, -0.35, -0.05), (f1 - 0.95, f1 - 0.12, g0 + 0.12, g1 - 1.0, -0.35, -0.05), bevel=0.06)
g.b(fabric, (f0 + 0.1, f0 + 0.3, g0 + 0.3, g1 - 1.0, -0.1, 0.34), (f0 + 0.3, f1 - 0.3, g0 + 0.1, g0 + 0.3, -0.1, 0.34), (f1 - 0.3, f1 - 0.1, g0 + 0.12, g1 - 1.0, -0.1, 0.34), bevel=0.06)
for _ in range(7):
    x, y = r.choice(((f0 + 0.42, r.uniform(g0 + 0.6, g1 - 1.6)), (r.uniform(f0 + 1.2, f1 - 1.2), g0 + 0.42), (f1 - 0.42, r.uniform(g0 + 0.6, g1 - 1.6))))
    o = s.box(m * x, y, -0.04, 0.42, 0.16, 0.4, r.choice((accent, fabric, accent)), 0.05)
    o.rotation_euler.z = r.uniform(0, 3)
cx, cy = (f0 + f1) / 2, (g0 + g1) / 2 + 0.1
for k in range(14):
    put(mesh('flame', [(-0.05, 0, 0), (0.05, 0, 0), (r.uniform(-0.06, 0.06), r.uniform(-0.04, 0.04), r.uniform(0.16, 0.38))], [[0, 1, 2]], fire), m * cx + r.uniform(-0.3, 0.3), cy + r.uniform(-0.3, 0.3), -0.12, r.uniform(0, 6))
s.cylinder(m * cx, cy, -0.5, 0.62, 0.38, iron, 36)
for k in range(2 if r.random() < 0.5 else 3):               # loungers on the pool's long side
    x = p0 + 2.0 + k * 1.9
    g.b(timber, (x, x + 0.75, q1 + 0.5, q1 + 2.45, 0.18, 0.25), *[(x + i, x + i + 0.07, y, y + 0.07, 0, 0.2) for i in (0.03, 0.65) for y in (q1 + 0.6, q1 + 2.3)])
    g.b(cloth, (x + 0.03, x + 0.72, q1 + 0.52, q1 + 1.75, 0.25, 0.36), bevel=0.04)
    o = s.box(m * (x + 0.375), q1 + 2.08, 0.45, 0.69, 0.85, 0.11, cloth, 0.04)
    o.rotation_euler.x = 0.62
g.b(timber, (-8.6, -6.4, -2.0, -1.1, 0.70, 0.76), *[(x, x + 0.08, y, y + 0.08, 0, 0.7) for x in (-8.5, -6.6) for y in (-1.95, -1.25)], bevel=0.01)
for k in range(6):                                          # chairs around the outdoor table
    x, y, back = -8.35 + (k % 3) * 0.75, (-2.45, -0.65)[k // 3], (-1, 1)[k // 3]
    g.b(cloth, (x - 0.24, x + 0.24, y - 0.24, y + 0.24, 0.42, 0.48), bevel=0.02)
    g.b(timber, *[(x + i, x + i + 0.04, y + j, y + j + 0.04, 0, 0.43) for i in (-0.24, 0.2) for j in (-0.24, 0.2)], *sorted([(x - 0.24, x + 0.24, y + back * 0.22 - 0.02, y + back * 0.22 + 0.02, 0.45, 0.85)]), bevel=0.01)
g.done()
# garden of gravel, grasses, agaves, boulders; olives
s.plane(0, 0, -0.08, 120, 90, gravel)
trees = [tree(r, olive, bark, r.uniform(4.2, 5.2), r.uniform(2.0, 2.5), 7000, 0.06, 0.3) for _ in range(2)]
ghaf = [tree(r, leafy(s, 'ghaf', (0.12, 0.155, 0.065)), bark, 6, 3.0, 5200, 0.1) for _ in range(2)]
tufts = [tuft(r, grass, 130, 0.8, 0.5), tuft(r, grass, 90, 1.1, 0.6), tuft(r, leafy(s, 'sage', (0.20, 0.24, 0.15)), 60, 0.6, 0.6)]
agave = []
for _ in range(2):
    v, f = [], []
    for i in range(26):
        t, rise, long = i * 2.4, 0.25 + 1.1 * i / 26, r.uniform(0.55, 0.75)
        d, w = Vector((math.cos(t) * math.cos(rise), math.sin(t) * math.cos(rise), math.sin(rise))), Vector((-math.sin(t), math.cos(t), 0))
        n = len(v)
        v += [w * -0.04, w * 0.04, d * long * 0.5 + w * 0.075 + Vector((0, 0, 0.03)), d * long * 0.5 - w * 0.075 + Vector((0, 0, 0.03)), d * long]
        f += [[n, n + 1, n + 2, n + 3], [n + 3, n + 2, n + 4]]
    agave.append(mesh('agave', v, f, leafy(s, 'agave', (0.20, 0.28, 0.22))))
rock = grained(s, 'rock', tuple(c * 0.75 for c in tone), (3, 3, 3), 0.4, 0.95, bump=0.6)


def boulder(x, y, size):
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=3, radius=size, location=(x, y, size * 0.2))
    o = bpy.context.object
    k = Vector((r.uniform(0, 50),) * 3)
    for p in o.data.vertices:
        p.co *= 1 + 0.35 * noise.noise(p.co / size * 0.9 + k)
        p.co.z *= 0.62
    o.data.materials.append(rock)
    o.rotation_euler.z = r.uniform(0, 6)


keep = lambda x, y: a - 3.6 < x < 15.6 and -12.1 < y < 9
eye1 = Vector((a + r.uniform(0.5, 2.5), -r.uniform(15.5, 17)))
for _ in range(950):
    x, y = r.uniform(-34, 30), r.uniform(-22, 22)
    near = math.hypot(x - eye1.x, y - eye1.y)
    if not keep(x, y) and near > 3.2 and noise.noise(Vector((x, y, 3)) / 4) > -0.12:
        put(r.choice(tufts + agave + tufts), m * x, y, -0.08, r.uniform(0, 6), r.uniform(0.6, 1.15) * (0.75 if near < 6 else 1))
for _ in range(22):
    x, y = r.uniform(-30, 26), r.uniform(-19, 18)
    if not keep(x, y) and math.hypot(x - eye1.x, y - eye1.y) > 3.5:
        boulder(m * x, y, r.uniform(0.25, 0.8))
for x, y in ((a - 5.0, -4.0), (p0 + 3.0, -14.0), (17.5, -6), (a - 6.5, 5)):
    if s.view != 1 or math.hypot(x - eye1.x, y - eye1.y) > 6:
        plant(r, r.choice(trees), m * x, y, -0.1, r.uniform(0.9, 1.15))
plant(r, trees[0], m * (p1 + 0.55), q0 - 2.6, -0.1, 1.0)
for _ in range(26):
    x, y = r.choice((-1, 1)) * r.uniform(18, 48), r.uniform(-6, 40)
    plant(r, r.choice(ghaf), x, y, -0.2, r.uniform(0.8, 1.3))
parts = palm_parts(r, leaf, bark)
for _ in range(9):
    palm(parts, r, m * r.uniform(-26, 24), r.uniform(10, 20), r.uniform(6.5, 10), -0.1)
# dunes close by, hills far off
sand = s.material('sand', r.choice([(0.56, 0.37, 0.21), (0.60, 0.44, 0.28), (0.52, 0.33, 0.19)]), 0.95)
k = Vector((r.uniform(0, 90), r.uniform(0, 90), 0))


def field(name, x0, x1, y0, y1, nx, ny, height, material):
    v = [(x0 + (x1 - x0) * i / nx, y0 + (y1 - y0) * j / ny, height(x0 + (x1 - x0) * i / nx, y0 + (y1 - y0) * j / ny)) for j in range(ny + 1) for i in range(nx + 1)]
    d = mesh(name, v, [(q, q + 1, q + nx + 2, q + nx + 1) for q in range((nx + 1) * ny) if (q + 1) % (nx + 1)], material)
    d.polygons.foreach_set('use_smooth', [True] * len(d.polygons))
    put(d)


def dune(x, y):
    out = max(0, max(abs(x) - 40, y - 34, -y - 30))
    p = Vector((x, y, 0)) + k
    ridge = 1 - abs(noise.noise(p / 60))
    return -0.35 + min(1, out / 40) * (7 * ridge ** 2 + 1.5 * noise.noise(p / 25)) * (1 + y / 500)


field('dunes', -420, 420, -60, 620, 260, 210, dune, sand)
hill = s.material('hill', (0.34, 0.25, 0.19), 1)
field('hills', -2600, 2600, 1400, 2400, 300, 24, lambda x, y: -5 + max(0, 150 * (1 - abs(noise.noise(Vector((x, y * 1.4, 0)) / 420 + k))) ** 3 + 46 * noise.noise(Vector((x, y, 5)) / 110 + k)) * min(1, (y - 1400) / 260), hill)
s.plane(0, 4000, -1.2, 20000, 7000, sand)
power = {'day': 140, 'golden': 420, 'dawn': 420, 'dusk': 520, 'night': 240}[s.time]
lamp(m * (e - 2.9) / 2, 3.6, H - 0.1, e + 2, 4, power, (1, 0.68, 0.38))
lamp(m * (a - 3.4) / 2, 3.6, H - 0.1, -3.9 - a, 4, power * 0.8, (1, 0.68, 0.38))
lamp(m * (e + 2), -6.5, H - 0.1, 2.4, 6, power * 0.5, (1, 0.66, 0.36))
if dark:
    lamp(m * (a + e) / 2, -deep * 0.5, H - 0.1, e - a - 2, 1, power * 0.25, (1, 0.68, 0.38))
    lamp(m * cx, cy, 0.1, 0.6, 0.6, 26, (1, 0.4, 0.12), (0, 0, 1))
s.scene.view_settings.exposure += {'day': -0.4, 'golden': 0.1, 'dusk': 0.7, 'dawn': 0.55, 'night': 0.5}.get(s.time, 0)
eye, aim, lens, shift = Vector((m * eye1.x, eye1.y, r.uniform(1.6, 1.9))), Vector((m * r.uniform(1.5, 3.5), -1, 0)), r.uniform(25, 28), r.uniform(0.03, 0.06)
if s.view == 2:
    eye, aim, lens, shift = Vector((m * (a + 1.8), -deep + 0.5, 1.6)), Vector((m * e, -2.6, 0)), r.uniform(22, 24), 0.03
elif s.view == 3:
    eye, aim, lens, shift = Vector((m * (e - 0.9), q0 - r.uniform(1.6, 2.6), 1.55)), Vector((m * (p0 - 3.5), -0.5, 0)), r.uniform(24, 27), 0.05
aim.z = eye.z
quiet()
s.shoot(eye=eye, target=aim, lens=lens, haze=(90, 2600), shift=shift)
