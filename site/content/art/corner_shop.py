"""A corner shop on the ground floor of a community's block: two fronts of glass, awnings, a terrace, street trees.

The seed mirrors the corner and picks render, stone, cloth, what the shop shows, and the camera: 1 across the corner,
2 along the front under the trees. Seeds from 10 on stand by a metro viaduct with its station.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from mathutils import Vector
from build import plant, shrubbery, tree
from garden import ball, blocks, clear, clouds, foliage, grained, lamp, leafy, mesh, palm, palm_parts, put, quiet
from lib import Scene
from trade import bistro, parasol

s = Scene()
seed = s.scene.cycles.seed
r, dark, metro = s.random, s.time in ('dusk', 'night'), seed >= 10
m = r.choice((-1, 1))
clouds(s, {'dusk': m * 30, 'night': 0}.get(s.time, -m * r.uniform(140, 160)), 0.5, {'golden': r.uniform(17, 22), 'dawn': 12, 'day': r.uniform(42, 50), 'night': 40}.get(s.time))
s.scene.view_settings.exposure += {'dusk': 0.65, 'night': 0.6, 'day': -0.05}.get(s.time, 0.2)
b = lambda material, *extents, bevel=0.012: blocks(material, [(m * e[0], m * e[1], *e[2:]) for e in extents], bevel)
tone = r.choice([(0.74, 0.67, 0.57), (0.70, 0.60, 0.48), (0.76, 0.72, 0.66), (0.62, 0.52, 0.42)])
render, second = grained(s, 'render', tone, (1, 1, 1), 0.12, 0.85, bump=0.25), grained(s, 'second', r.choice([(0.44, 0.31, 0.21), (0.80, 0.77, 0.71), (0.50, 0.43, 0.35)]), (1, 1, 1), 0.12, 0.85, bump=0.25)
stone = grained(s, 'stone', r.choice([(0.62, 0.53, 0.42), (0.50, 0.44, 0.37), (0.70, 0.65, 0.57)]), (0.6, 0.6, 7), 0.3, 0.5, (1.2, 0.6, 0.006))
metal = s.material('metal', r.choice([(0.10, 0.085, 0.07), (0.05, 0.055, 0.06), (0.30, 0.20, 0.11)]), 0.35, 0.8)
white, dim = s.material('white', (0.78, 0.75, 0.70), 0.7), grained(s, 'inside', (0.62, 0.54, 0.44), (1, 1, 1), 0.12, 0.8)
timber, oak = grained(s, 'timber', (0.34, 0.20, 0.11), (12, 12, 0.8), 0.5, 0.5), grained(s, 'oak', (0.46, 0.32, 0.20), (10, 0.8, 10), 0.45, 0.45)
floor = grained(s, 'floor', (0.56, 0.50, 0.42), (1.5, 1.5, 1.5), 0.25, 0.25, (1.2, 1.2, 0.004), True, 0.02)
glass, pane = clear(s, 'glass', (0.93, 0.95, 0.94)), s.material('pane', (0.05, 0.055, 0.06), 0.05)
cloth = leafy(s, 'cloth', r.choice([(0.78, 0.73, 0.64), (0.16, 0.26, 0.24), (0.52, 0.22, 0.13), (0.62, 0.50, 0.22)]), 0.9)
glow = s.material('glow', (1, 0.9, 0.7), 0.5, emit=(1, 0.72, 0.42), strength=6 if dark else 4)
lit = s.material('room', (0.55, 0.46, 0.36), 0.9, emit=(1, 0.64, 0.32), strength=1.3 if dark else 0.1)
paving = grained(s, 'paving', tuple(0.72 * c for c in tone), (1, 1, 1), 0.22, 0.55, (0.8, 0.4, 0.012), True, 0.05)
road, kerb = grained(s, 'road', (0.135, 0.125, 0.115), (7, 7, 7), 0.3, 0.75, bump=0.2), grained(s, 'kerb', (0.54, 0.51, 0.46), (4, 4, 4), 0.2, 0.8)
leaf, grass, bark = leafy(s, 'leaf', (0.08, 0.14, 0.045)), leafy(s, 'grass', (0.13, 0.20, 0.06)), grained(s, 'bark', (0.25, 0.18, 0.12), (6, 6, 40), 0.6, 0.9)
wares = [s.material('ware', c, k) for c, k in (((0.70, 0.64, 0.55), 0.6), ((0.12, 0.10, 0.09), 0.4), ((0.46, 0.22, 0.10), 0.5), ((0.10, 0.22, 0.18), 0.4), ((0.62, 0.46, 0.16), 0.4))]
parts, trees = palm_parts(r, leaf, bark), [tree(r, leafy(s, 'ghaf', (0.10, 0.155, 0.055)), bark, r.uniform(5.2, 6.2), r.uniform(2.0, 2.6), 6200, 0.085) for _ in range(2)]
green, bloom = shrubbery(r, leaf, grass, leafy(s, 'flower', r.choice([(0.62, 0.05, 0.24), (0.74, 0.28, 0.08), (0.78, 0.72, 0.66)])))

# the block: one front at y = 0 along x, one at x = 0 along y; the corner is at the origin
wide, deep, g, floors = 24.0 if metro else 40.0, 30.0, r.uniform(4.3, 4.7), r.choice((3, 4))
bay = r.uniform(4.2, 4.8)
xs, ys = [i * bay for i in range(int(wide / bay) + 1)], [i * bay for i in range(int(deep / bay) + 1)]
wide, deep = xs[-1], ys[-1]
b(stone, *[(x - 0.35, x + 0.35, -0.2, 0.5, 0, g - 0.7) for x in xs[1:]], *[(-0.2, 0.5, y - 0.35, y + 0.35, 0, g - 0.7) for y in ys[1:]], (-0.25, 0.55, -0.25, 0.55, 0, g - 0.7), bevel=0.02)
b(stone, (-0.2, wide, -0.2, 0.5, g - 0.7, g), (-0.2, 0.5, 0.5, deep, g - 0.7, g), bevel=0.02)
b(floor, (0.3, wide, 0.3, deep, -0.2, 0.02), bevel=0)
b(white, (0.2, wide, 0.2, deep, g - 0.75, g - 0.7), bevel=0)
b(dim, (0.2, wide, 7.5, 7.6, 0, g), (7.5, 7.6, 7.5, deep, 0, g), *[(x - 0.08, x + 0.08, 0.6, 7.5, 0, g) for x in xs[3::2]], *[(0.6, 7.5, y - 0.08, y + 0.08, 0, g) for y in ys[3::2]], bevel=0)
door = 0 if r.random() < 0.5 else 1
for axis, cuts in (('x', xs), ('y', ys)):
    q = (lambda a, c, d, e, z0, z1: (a, c, d, e, z0, z1)) if axis == 'x' else (lambda a, c, d, e, z0, z1: (d, e, a, c, z0, z1))
    for i, (a, c) in enumerate(zip(cuts, cuts[1:])):
        a, c = a + 0.36, c - 0.36
        b(glass, q(a, c, 0.10, 0.115, 0.12, g - 0.7), bevel=0)
        b(metal, *[q(a + (c - a) * k / 3 - 0.03, a + (c - a) * k / 3 + 0.03, 0.05, 0.17, 0, g - 0.7) for k in range(4)], q(a, c, 0.05, 0.17, 0, 0.35), q(a, c, 0.05, 0.17, 2.65, 2.73), q(a, c, 0.05, 0.17, g - 0.8, g - 0.7))
        if axis == 'x' and i == door:
            b(metal, *[q((a + c) / 2 + k * 0.1 - 0.015, (a + c) / 2 + k * 0.1 + 0.015, -0.03, 0, 0.8, 1.9) for k in (-1, 1)])
        if i < 3 or r.random() < 0.6:                       # awnings with a hanging edge
            z, out, drop = g - 0.8, -1.5, 0.6
            pts = [q(a, a, y, y, h, h) for y, h in ((-0.2, z), (out, z - drop), (out, z - drop - 0.24))] + [q(c, c, y, y, h, h) for y, h in ((-0.2, z), (out, z - drop), (out, z - drop - 0.24))]
            put(mesh('awning', [(m * p[0], p[2], p[4]) for p in pts], [(0, 1, 4, 3), (1, 2, 5, 4)], cloth))
        b(glow, q((a + c) / 2 - 0.7, (a + c) / 2 + 0.7, 3.4, 3.46, g - 0.9, g - 0.86), q((a + c) / 2 - 0.7, (a + c) / 2 + 0.7, 1.6, 1.66, g - 0.9, g - 0.86), bevel=0)
        for z in (0.5, 1.1, 1.7, 2.3):                      # shelves at the back, crates and a table by the glass
            b(oak, q(a + 0.2, c - 0.2, 7.0, 7.4, z, z + 0.04))
            u = a + 0.3
            while u < c - 0.5:
                w, h = r.uniform(0.1, 0.28), r.uniform(0.14, 0.4)
                if r.random() < 0.85:
                    b(r.choice(wares), q(u, u + w, 7.05, 7.3, z + 0.04, z + 0.04 + h), bevel=0.02)
                u += w + r.uniform(0.03, 0.16)
        for k in range(3):
            u = a + 0.5 + k * (c - a - 1.0) / 2
            b(oak, q(u - 0.4, u + 0.4, 0.9, 1.5, 0, 0.75), q(u - 0.36, u + 0.36, 1.1, 1.5, 0.75, 1.0))
            for _ in range(4):
                x, y = q(u + r.uniform(-0.28, 0.28), 0, r.uniform(1.0, 1.4), 0, 0, 0)[::2][:2]
                ball(s, m * x, y, (0.84 if y < 1.1 else 1.08), r.uniform(0.07, 0.11), r.choice(wares), 1.1)
for x in xs[::3]:
    lamp(m * (x + bay), 3.5, g - 0.8, bay * 3, 5, {'day': 300, 'golden': 420, 'dusk': 380, 'night': 300, 'dawn': 380}[s.time] * 1.6)
lamp(m * 3.5, 14, g - 0.8, 5, 14, {'day': 300, 'golden': 420, 'dusk': 380, 'night': 300, 'dawn': 380}[s.time] * 1.6)
# the homes above: bands, deep windows, balconies that change from floor to floor
top = g + floors * 3.3
for k in range(floors):
    z = g + k * 3.3
    b(white, (-0.35, wide, -0.35, deep, z, z + 0.3), bevel=0.02)
    for axis, cuts in (('x', xs), ('y', ys)):
        q = (lambda a, c, d, e, z0, z1: (a, c, d, e, z0, z1)) if axis == 'x' else (lambda a, c, d, e, z0, z1: (d, e, a, c, z0, z1))
        for i, (a, c) in enumerate(zip(cuts, cuts[1:])):
            first = 0.4 if axis == 'y' and i == 0 else 0     # the corner belongs to one wall
            w0, w1 = a + 0.9, c - 0.9
            wall = second if (i + k * (seed % 2)) % 3 == 1 else render
            b(wall, q(a + first, w0, 0, 0.4, z + 0.3, z + 3.3), q(w1, c, 0, 0.4, z + 0.3, z + 3.3), q(w0, w1, 0, 0.4, z + 2.75, z + 3.3), bevel=0)
            b(lit if r.random() < (0.5 if dark else 0.0) else pane, q(w0, w1, 0.34, 0.38, z + 0.3, z + 2.75), bevel=0)
            b(metal, *[q(w0 + (w1 - w0) * j / 2 - 0.03, w0 + (w1 - w0) * j / 2 + 0.03, 0.28, 0.36, z + 0.3, z + 2.75) for j in range(3)], bevel=0)
            if (i + k) % 2 == 0 and i:                      # a balcony
                b(white, q(a + 0.3, c - 0.3, -1.35, 0, z + 0.12, z + 0.3), bevel=0.015)
                b(glass, q(a + 0.3, c - 0.3, -1.32, -1.305, z + 0.3, z + 1.3), q(a + 0.32, a + 0.335, -1.3, 0, z + 0.3, z + 1.3), bevel=0)
                b(metal, q(a + 0.3, c - 0.3, -1.34, -1.29, z + 1.3, z + 1.34), bevel=0)
                if r.random() < 0.5:
                    x, _, y = q(c - 0.8, 0, -0.9, 0, 0, 0)[0:3]
                    put(green[0], m * x, q(c - 0.8, 0, -0.9, 0, 0, 0)[2], z + 0.35, r.uniform(0, 6), 0.6)
            else:
                b(glass, q(w0, w1, -0.03, -0.015, z + 0.3, z + 1.3), bevel=0)
                b(metal, q(w0, w1, -0.04, 0.0, z + 1.3, z + 1.34), bevel=0)
b(white, (-0.5, wide, -0.5, deep, top, top + 0.3), bevel=0.02)
b(render, (0, wide, 0, 0.25, top + 0.3, top + 1.1), (0, 0.25, 0, deep, top + 0.3, top + 1.1), (6, 12, 5, 11, top + 0.3, top + 2.8), bevel=0.02)
b(dim, (0.5, wide, 1.4, 1.5, g, top), (1.4, 1.5, 1.5, deep, g, top), bevel=0)

# pavement, street, trees in their beds, the terrace
s.plane(0, 300, -0.4, 2400, 1500, s.material('sand', (0.44, 0.36, 0.27), 0.95))
b(paving, (-7.0, wide + 60, -7.0, 0.3, -0.35, 0), (-7.0, 0.3, 0.3, deep + 60, -0.35, 0), bevel=0)
b(kerb, (-7.3, wide + 60, -7.3, -7.0, -0.4, 0.01), (-7.3, -7.0, -7.0, deep + 60, -0.4, 0.01))
b(road, (-300, 300, -15.5, -7.3, -0.5, -0.13), (-15.5, -7.3, -7.3, 300, -0.5, -0.132), bevel=0)
b(kerb, (-300, 300, -15.8, -15.5, -0.4, 0.0), (-15.8, -15.5, -15.5, 300, -0.4, 0.0))
b(paving, (-300, 300, -40, -15.8, -0.35, -0.01), (-40, -15.8, -15.8, 300, -0.35, -0.01), bevel=0)
near = {1: lambda x, y: x < 6 and y < 5, 2: lambda x, y: x < 1}[s.view]
for k in range(9):
    for axis in 'xy':
        u = 2.2 + k * 5.6 + (0 if axis == 'x' else 1.2)
        x, y = (u, -5.9) if axis == 'x' else (-5.9, u)
        if u > 48:
            continue
        e = (x - 1.1, x + 1.1, y - 0.6, y + 0.6) if axis == 'x' else (x - 0.6, x + 0.6, y - 1.1, y + 1.1)
        b(kerb, (*e, -0.1, 0.22), bevel=0.02)
        b(grained(s, 'soil', (0.10, 0.07, 0.05), (3, 3, 3), 0.3, 1), (e[0] + 0.12, e[1] - 0.12, e[2] + 0.12, e[3] - 0.12, 0, 0.235), bevel=0)
        for _ in range(7):
            put(r.choice(green), m * r.uniform(e[0] + 0.25, e[1] - 0.25), r.uniform(e[2] + 0.25, e[3] - 0.25), 0.2, r.uniform(0, 6), r.uniform(0.35, 0.55))
        if not near(x, y):
            (palm(parts, r, m * x, y, r.uniform(6, 7.5), 0.2) if k % 3 == 1 else plant(r, r.choice(trees), m * x, y, 0.2, r.uniform(0.85, 1.05)))
for k in range(5):
    u = 2.4 + k * 2.3
    x, y = m * u, -2.9 - (k % 2) * 0.7
    bistro(s, r, x, y, metal, timber, cloth)
    if k % 2 == 0:
        parasol(s, x, y - 0.1, cloth, timber, 2.5, 1.45)
for k in range(4):
    put(green[0], m * (xs[k] + 0.55), -0.75, 0.5, r.uniform(0, 6), 0.7)
    s.cylinder(m * (xs[k] + 0.55), -0.75, 0, 0.26, 0.55, wares[1], 32)
# what stands around: blocks of the same kind, and a viaduct with its station
walls = [s.facade(f'wall{i}', c, r.uniform(0.3, 0.45), 0.3, glass=(0.08, 0.09, 0.10), glow=0.6) for i, c in enumerate([(0.66, 0.58, 0.48), (0.72, 0.68, 0.62), (0.58, 0.47, 0.37)])]
for k in range(5):
    s.box(m * (wide + (18 if not metro else 54) + 26 * k), 10 + r.uniform(-1, 1), 0, 20, 22, r.uniform(14, 24), r.choice(walls))
    s.box(m * (-28 - r.uniform(0, 4)), 14 + 27 * k, 0, 18, 21, r.uniform(12, 20), r.choice(walls))
    s.box(m * (-10 + 34 * k), -58, 0, 24, 18, r.uniform(14, 30), r.choice(walls))
for k in range(26):
    s.box(m * r.uniform(60, 420), r.uniform(120, 420), 0, r.uniform(18, 26), r.uniform(18, 26), r.uniform(24, 110), r.choice(walls))
if metro:
    vx = wide + 17                                          # along y, across the end of the street
    b(white, (vx - 4.4, vx + 4.4, -300, 300, 8.2, 8.7), (vx - 2.2, vx + 2.2, -300, 300, 6.9, 8.2), (vx - 4.5, vx - 4.3, -300, 300, 8.7, 9.7), (vx + 4.3, vx + 4.5, -300, 300, 8.7, 9.7), bevel=0.05)
    b(kerb, *[(vx - 1.1, vx + 1.1, y - 0.9, y + 0.9, -0.3, 6.9) for y in range(-183, 300, 26)], bevel=0.2)
    gold, sy = s.material('shell', (0.50, 0.38, 0.20), 0.35, 0.75), -20.0
    n, v = 20, []
    for i in range(25):                                     # the station's shell: a long vault that tapers
        t = i / 24
        w, h = 7.6 * math.sin(math.pi * (0.14 + 0.72 * t)) + 1.5, 7.0 * math.sin(math.pi * (0.16 + 0.68 * t)) + 1.5
        v += [(m * (vx + w * math.cos(math.pi * j / n)), sy + (t - 0.5) * 70, 9.9 + h * math.sin(math.pi * j / n)) for j in range(n + 1)]
    shell = put(mesh('shell', v, [(i * (n + 1) + j, (i + 1) * (n + 1) + j, (i + 1) * (n + 1) + j + 1, i * (n + 1) + j + 1) for i in range(24) for j in range(n)], gold))
    shell.modifiers.new('thick', 'SOLIDIFY').thickness = 0.4
    b(metal, *[(vx - 9.2, vx - 8.9, sy + (q - 0.5) * 62, sy + (q - 0.5) * 62 + 0.3, 8.5, 11.5) for q in [k / 24 for k in range(25)]], bevel=0)
    b(glass, (vx - 8.9, vx - 8.8, sy - 31, sy + 31, 8.5, 11.5), bevel=0)
    b(white, (vx - 9.4, vx + 9.4, sy - 33, sy + 33, 7.9, 8.5), bevel=0.1)
    b(pane, (vx - 5, vx + 5, sy - 26, sy - 6, 0, 8), bevel=0)
    b(white, (vx - 1.5, vx + 1.3, 14, 44, 9.1, 12.2), bevel=0.4)
    b(pane, (vx - 1.55, vx + 1.35, 15, 43, 10.3, 11.6), bevel=0)
if dark:
    for k in range(4):
        lamp(m * (2 + 5 * k), -1.2, g - 0.9, 3, 0.3, 90)

eye, aim, lens, shift = {1: ((-r.uniform(8.4, 9.6), -r.uniform(9.4, 10.6), 1.65), (5.5, 4.2, 1.65), r.uniform(22, 24), 0.10),
                         2: ((-r.uniform(2.0, 3.0), -r.uniform(4.4, 5.0), 1.6), (16, -0.6, 1.6), r.uniform(24, 27), 0.08)}[s.view]
if metro and s.view == 1:
    aim = (9.5, 1.2, 1.65)                                  # the viaduct beside the corner
quiet()
s.shoot(eye=Vector((m * eye[0], *eye[1:])), target=(m * aim[0], *aim[1:]), lens=lens, haze=(50, 700), shift=shift)
