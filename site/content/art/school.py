"""A modern school: a three-storey house with coloured sun fins over a colonnade, an entrance of pointed arches, a sports court under cloth, trees.

The seed sets the plan's hand, stone, the fins' colours, the court and the camera.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from mathutils import Vector
from build import Made, arch, lattice, lawn, plant, ribbon, shrubbery, skyline, tree, turf, wall_with_arch
from garden import ball, blocks, clear, clouds, grained, lamp, leafy, mesh, node, palm, palm_parts, put, quiet, tuft
from lib import Scene

s = Scene()
r, dark = s.random, s.time in ('dusk', 'night', 'dawn')
m = r.choice((-1, 1))                                       # the wing's side
clouds(s, {'dusk': m * 24, 'night': 20}.get(s.time, m * r.uniform(118, 146) * -1), r.uniform(0.4, 0.8), {'golden': r.uniform(18, 23), 'day': r.uniform(42, 50), 'dawn': 14}.get(s.time))
kind = r.choice(('yard', 'court', 'garden'))
if s.view == 2:
    kind = {'yard': 'court', 'court': 'garden', 'garden': 'yard'}[kind]
tone = r.choice([(0.70, 0.60, 0.47), (0.74, 0.67, 0.57), (0.66, 0.55, 0.43)])
stone = grained(s, 'stone', tone, (0.6, 0.6, 6), 0.28, 0.65, (1.2, 0.6, 0.008))
ivory = grained(s, 'ivory', (0.79, 0.75, 0.69), (1, 1, 1), 0.1, 0.8)
paving = grained(s, 'paving', tuple(c * 0.72 for c in tone), (3, 3, 3), 0.3, 0.55, (0.9, 0.45, 0.012), True, 0.1)
band = grained(s, 'band', tuple(c * 0.48 for c in tone), (3, 3, 3), 0.3, 0.55, (0.9, 0.45, 0.012), True, 0.1)
timber = grained(s, 'timber', (0.40, 0.25, 0.13), (14, 14, 0.7), 0.6, 0.5)
hues = r.choice([((0.58, 0.33, 0.11), (0.10, 0.30, 0.34), (0.66, 0.52, 0.32), (0.48, 0.20, 0.12)), ((0.09, 0.28, 0.33), (0.20, 0.42, 0.42), (0.68, 0.56, 0.36), (0.60, 0.38, 0.14)), ((0.55, 0.22, 0.12), (0.64, 0.40, 0.16), (0.68, 0.57, 0.40), (0.34, 0.16, 0.11))])
fins = [s.material(f'fin{i}', c, 0.55) for i, c in enumerate(hues)]
bronze, white, black = s.material('bronze', (0.10, 0.08, 0.06), 0.4, 0.7), s.material('white', (0.80, 0.78, 0.74), 0.6), s.material('black', (0.03, 0.03, 0.03), 0.5)
glass = clear(s, 'glass', (0.88, 0.93, 0.92))
room = s.material('room', (0.55, 0.49, 0.41), 0.9, emit=(1, 0.72, 0.42), strength={'dusk': 1.5, 'night': 1.2, 'dawn': 0.9, 'golden': 0.3}.get(s.time, 0.12))
glow = s.material('glow', (1, 0.9, 0.75), 0.5, emit=(1, 0.74, 0.45), strength=8 if dark else 2)
leaf, grass, bark = leafy(s, 'leaf', (0.085, 0.145, 0.04)), leafy(s, 'grass', (0.14, 0.21, 0.05)), grained(s, 'bark', (0.25, 0.18, 0.12), (6, 6, 40), 0.6, 0.9)
parts = palm_parts(r, leaf, bark)
trees = [tree(r, leafy(s, f'crown{i}', c), bark, r.uniform(6.0, 7.4), r.uniform(2.7, 3.3), 7000, 0.10) for i, c in enumerate(((0.09, 0.15, 0.045), (0.12, 0.17, 0.055)))]
low, bloom = shrubbery(r, leaf, grass, leafy(s, 'flower', (0.66, 0.20, 0.32)))
turf_m, blades = lawn(s), [turf(r, grass, 300, 0.5, 0.06)]
F = 3.7


def block(h, x0, x1, depth, floors, stair=None):
    """Classrooms along x, front at y=0: a colonnade below, ribbon windows with fins above."""
    bay = 4.2
    n = round((x1 - x0) / bay)
    xs = [x0 + (x1 - x0) * i / n for i in range(n + 1)]
    h.b(ivory, (x0, x1, 0, depth, F - 0.1, F + 0.3), bevel=0.02)
    h.b(timber, (x0 + 0.1, x1 - 0.1, 0.1, 3.0, F - 0.13, F - 0.1), bevel=0)
    h.b(stone, *[(x - 0.25, x + 0.25, 0.15, 0.65, 0, F - 0.1) for x in xs], (x0, x0 + 0.4, 3.0, depth, 0, F), (x1 - 0.4, x1, 3.0, depth, 0, F), bevel=0.02)
    holes = [(a + 0.5, b - 0.5, 0.1 if i % 3 else 0.9, 3.0) for i, (a, b) in enumerate(zip(xs, xs[1:]))]
    h.wall(stone, 'x', 3.0, 0.25, x0, x1, 0, F - 0.1, holes)
    for k in holes:
        h.window(glass, bronze, 'x', 3.12, *k, bars=3)
    h.b(room, (x0 + 0.4, x1 - 0.4, 6.4, 6.5, 0, F - 0.1), bevel=0)
    for f in range(1, floors):
        z = F * f + 0.3
        holes = [(a + 0.25, b - 0.25, z + 0.75, z + 2.85) for a, b in zip(xs, xs[1:])]
        h.wall(ivory, 'x', 0, 0.3, x0, x1, z, z + F, holes)
        for i, k in enumerate(holes):
            h.window(glass, bronze, 'x', 0.18, *k, bars=3)
            for u in range(r.choice((2, 3, 4, 5))):
                x = k[0] + 0.25 + r.random() * (k[1] - k[0] - 0.5)
                h.b(r.choice(fins), (x - 0.03, x + 0.03, -0.42, 0.05, z + 0.35, z + 3.2), bevel=0)
        h.b(room, (x0 + 0.5, x1 - 0.5, 3.6, 3.7, z, z + F), bevel=0)
        h.b(ivory, (x0 - 0.02, x1 + 0.02, -0.5, 0.3, z + 3.2, z + 3.36), (x0 - 0.02, x1 + 0.02, -0.5, 0.3, z + 0.2, z + 0.36), (x0, x1, 0.3, depth, z + F - 0.25, z + F - 0.05), bevel=0.01)
    top = F * floors + 0.3
    for x in (x0, x1 - 0.3):
        h.wall(stone, 'y', x, 0.3, 0.3, depth, F + 0.3, top, [(2.2, 3.6, F * f + 1.0, F * f + 3.0) for f in range(1, floors)])
        for f in range(1, floors):
            h.window(glass, bronze, 'y', x + 0.15, 2.2, 3.6, F * f + 1.0, F * f + 3.0, bars=1)
    h.b(ivory, (x0 - 0.25, x1 + 0.25, -0.7, depth + 0.2, top, top + 0.5), (x0, x1, depth - 0.3, depth, 0, top), bevel=0.02)
    h.b(white, *[(x, x + 2.2, 3, 5.5, top + 0.5, top + 1.6) for x in xs[1:-1:3]], bevel=0.02)
    return top


# the main house behind the yard, a wing on one side, the entrance between them
back, w0, w1 = 27.0, -m * 30.0, m * 13.0
h = Made(0, back, 0)
top = block(h, min(w0, w1), max(w0, w1), 11, 3)
h.done()
h = Made(m * 22.0, back - 8, 0, -m * math.pi / 2)           # the wing looks across the yard
block(h, -13, 13, 10, 2)
h.done()
h = Made(m * 17.5, back - 0.5, 0)                           # the entrance: three pointed arches, mashrabiya above, a name in brass would follow
h.b(stone, (-4.2, 4.2, 0.5, 9, 7.4, top + 1.79), (-4.6, -4.2, 0.0, 9, 0, top + 1.8), (4.2, 4.6, 0.0, 9, 0, top + 1.8), (-4.2, 4.2, 0, 0.5, top + 0.6, top + 1.8), bevel=0.02)   # no two faces in one plane: they render black
for k in (-1, 0, 1):
    h.add(wall_with_arch(2.8, 6.0, 0.5, 1.1, 3.0, stone), k * 2.8, 0)
    h.add(lattice(2.5, top + 0.4 - 6.3, 0.42, timber, 0.035), k * 2.8 - 1.25, 0.25, 6.2)
    h.add(ribbon([(-1.16, 0)] + [(x * 1.05, z * 1.01) for x, z in arch(1.1, 3.0)] + [(1.16, 0)], 0, 0.06, ivory), k * 2.8, -0.03)
h.b(stone, (-4.2, -4.19, 0, 0.5, 0, 1), (-4.2, 4.2, 0.02, 0.5, 5.95, 6.2), *[(k - 0.12, k + 0.12, 0.05, 0.5, 6.1, top + 0.7) for k in (-4.1, -1.4, 1.4, 4.1)], bevel=0.01)
h.b(timber, (-4.2, 4.2, 2.8, 2.9, 0, 6))
h.b(room, (-4.1, 4.1, 3.0, 3.1, 0, 6.8), (-4.1, 4.1, 1.2, 1.3, 6.3, top), bevel=0)
h.b(glass, (-1.2, 1.2, 2.7, 2.72, 0, 2.8), bevel=0)
h.b(glow, *[(k - 0.12, k + 0.12, 1.0, 1.24, 3.6, 4.0) for k in (-2.8, 0, 2.8)], bevel=0)
h.b(bronze, *[(k - 0.01, k + 0.01, 1.11, 1.13, 4.0, 6.0) for k in (-2.8, 0, 2.8)], bevel=0)
h.done()
# the yard: paving with bands, the court, lawns, planters with seats
s.plane(0, 2900, -0.02, 9000, 6000, s.material('sand', (0.46, 0.38, 0.28), 0.95))
blocks(paving, [(-60, 60, -20, 60, -0.4, 0.0)], 0)
blocks(band, [(x, x + 0.45, -20, back, -0.3, 0.004) for x in range(-42, 43, 6)] + [(-42, 42, y, y + 0.45, -0.3, 0.007) for y in range(-14, 27, 6)], 0)
side = -m
cx, cy, cw, cl = side * 13.5, 9.5, 15.0, 22.0               # the court: cw across x, cl along y
court = s.material('court', r.choice([(0.07, 0.25, 0.29), (0.40, 0.16, 0.09), (0.10, 0.24, 0.20)]), 0.55)
rim = s.material('rim', r.choice([(0.46, 0.24, 0.11), (0.10, 0.30, 0.34), (0.50, 0.40, 0.27)]), 0.55)
blocks(rim, [(cx - cw / 2 - 1.3, cx + cw / 2 + 1.3, cy - cl / 2 - 1.3, cy + cl / 2 + 1.3, -0.2, 0.012)], 0)
blocks(court, [(cx - cw / 2, cx + cw / 2, cy - cl / 2, cy + cl / 2, -0.2, 0.018)], 0)
line = lambda x0, x1, y0, y1: (cx + x0, cx + x1, cy + y0, cy + y1, 0, 0.023)
a, l = cw / 2 - 0.3, cl / 2 - 0.3
blocks(white, [line(-a, a, -l - 0.03, -l + 0.03), line(-a, a, l - 0.03, l + 0.03), line(-a - 0.03, -a + 0.03, -l, l), line(a - 0.03, a + 0.03, -l, l), line(-a, a, -0.03, 0.03)]
       + [line(-2.4, 2.4, e * (l - 5.4) - 0.03, e * (l - 5.4) + 0.03) for e in (-1, 1)] + [line(f * 2.4 - 0.03, f * 2.4 + 0.03, *sorted((e * l, e * (l - 5.4)))) for e in (-1, 1) for f in (-1, 1)], 0)
for e, centre_y, rad in ((0, 0, 1.8), (1, l - 5.4, 1.8), (-1, -l + 5.4, 1.8), (1, l - 0.8, 6.0), (-1, -l + 0.8, 6.0)):
    v, f, n = [], [], 64
    for k in range(n + 1):
        ang = k / n * math.tau if rad < 5 else -e * math.pi * k / n
        for q in (rad - 0.03, rad + 0.03):
            v.append((cx + math.cos(ang) * q, cy + centre_y + math.sin(ang) * q, 0.024))
    put(mesh('arc', v, [[2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2] for k in range(n)], white))
for e in (-1, 1):
    h = Made(cx, cy + e * (l + 0.6), 0, 0 if e > 0 else math.pi)
    h.b(bronze, (-0.1, 0.1, -0.1, 0.1, 0, 3.2), (-0.07, 0.07, -1.3, 0, 3.05, 3.2))
    h.b(white, (-0.9, 0.9, -1.36, -1.31, 2.75, 3.85), bevel=0.01)
    h.b(fins[0], (-0.3, 0.3, -1.38, -1.36, 2.95, 3.4), bevel=0)
    h.done()
    c = ribbon([(0.23 * math.cos(k * 0.3307), 0.23 * math.sin(k * 0.3307), 0) for k in range(20)], 0, 0.012, fins[3])
    put(c, cx, cy + e * (l + 0.6) - e * 1.62, 3.05)
cloth = leafy(s, 'cloth', (0.82, 0.79, 0.72), 0.9)
for k in range(3):                                          # three vaults of cloth on bent steel over the court
    y0, y1, v, n = cy - cl / 2 - 0.6 + k * 7.9, cy - cl / 2 + 6.8 + k * 7.9, [], 24
    for i in range(n + 1):
        u = i / n
        for j in range(9):
            w = j / 8
            sag = 0.35 * math.sin(math.pi * w)
            v.append((cx + (u - 0.5) * (cw + 3.6), y0 + (y1 - y0) * w, 5.4 + 1.9 * math.sin(math.pi * u) - sag))
    d = mesh('vault', v, [[i * 9 + j, i * 9 + j + 1, i * 9 + j + 10, i * 9 + j + 9] for i in range(n) for j in range(8)], cloth)
    d.polygons.foreach_set('use_smooth', [True] * len(d.polygons))
    put(d)
    for y in (y0, y1):
        put(ribbon([(cx + (i / n - 0.5) * (cw + 3.6), y, 5.4 + 1.9 * math.sin(math.pi * i / n)) for i in range(n + 1)], 0, 0.055, white))
        for e in (-1, 1):
            s.cylinder(cx + e * (cw / 2 + 1.8), y, 0, 0.09, 5.42, white, 14)
for x0, x1, y0, y1 in ((m * 3.2, m * 8.2, 2.5, 9.5), (m * 3.2, m * 8.2, 12.5, 21.0)):
    x0, x1 = sorted((x0, x1))
    blocks(ivory, [(x0, x1, y0, y0 + 0.4, 0, 0.45), (x0, x1, y1 - 0.4, y1, 0, 0.45), (x0, x0 + 0.4, y0 + 0.4, y1 - 0.4, 0, 0.45), (x1 - 0.4, x1, y0 + 0.4, y1 - 0.4, 0, 0.45)], 0.03)
    blocks(turf_m, [(x0 + 0.4, x1 - 0.4, y0 + 0.4, y1 - 0.4, 0, 0.38)], 0)
    blocks(timber, [(x0 + 0.02, x0 + 0.42, y0 + 0.8 + i * 0.16, y0 + 0.94 + i * 0.16, 0.45, 0.49) for i in range(int((y1 - y0 - 1.6) / 0.16))] + [(x1 - 0.42, x1 - 0.02, y0 + 0.8 + i * 0.16, y0 + 0.94 + i * 0.16, 0.45, 0.49) for i in range(int((y1 - y0 - 1.6) / 0.16))], 0.006)
    for _ in range(150):
        put(blades[0], r.uniform(x0 + 0.9, x1 - 0.9), r.uniform(y0 + 0.9, y1 - 0.9), 0.37, r.uniform(0, 6), r.uniform(0.7, 1.1))
    n = 2 if y1 - y0 > 8 else 1
    for i in range(n):
        plant(r, r.choice(trees), (x0 + x1) / 2 + r.uniform(-0.6, 0.6), y0 + (y1 - y0) * (i + 0.5) / n, 0.3, r.uniform(0.85, 1.05))
    for _ in range(26):
        put(r.choice(low), r.uniform(x0 + 0.8, x1 - 0.8), r.choice((r.uniform(y0 + 0.7, y0 + 1.5), r.uniform(y1 - 1.5, y1 - 0.7))), 0.35, r.uniform(0, 6), r.uniform(0.5, 0.85))
for i in range(7):                                          # palms before the house, trees at the edges
    x = -m * 28 + m * i * 5.6
    s.cylinder(x, back - 2.2, 0, 0.8, 0.42, ivory, 32)
    put(r.choice(low), x, back - 2.2, 0.35, r.uniform(0, 6), 0.9)
    palm(parts, r, x, back - 2.2, r.uniform(5.5, 7.5), 0.2)
for _ in range(60):
    x, y = r.choice((-1, 1)) * r.uniform(36, 80), r.uniform(-6, 90)
    plant(r, r.choice(trees), x, y, 0, r.uniform(0.9, 1.5)) if r.random() < 0.6 else palm(parts, r, x, y, r.uniform(7, 11))
for _ in range(30):
    x, y = r.uniform(-60, 60), r.uniform(46, 80)
    palm(parts, r, x, y, r.uniform(9, 13))
for k in (0.0, 1.5, 3.0):                                   # flagpoles by the entrance
    x = m * (11.6 - k)
    s.cylinder(x, back - 5, 0, 0.05, 9.5, white, 12)
    put(mesh('flag', [(m * -0.05 + -m * i * 0.17, 0.10 * math.sin(i * 0.9 + k) * i / 10, z - 0.02 * i) for i in range(11) for z in (9.4, 8.3)], [[2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2] for i in range(10)], leafy(s, f'flag{k}', hues[int(k / 1.5)], 0.8)), x, back - 5, 0)
skyline(s, r, -m * 500, m * 120, 520, 900, 34, 70)
lamp(m * 17.5, back + 2.4, 5.6, 7, 2, {'day': 120, 'golden': 260}.get(s.time, 320), (1, 0.74, 0.46))
lamp(-m * 8, back + 1.5, F - 0.2, 40, 1.6, {'day': 60, 'golden': 200}.get(s.time, 420), (1, 0.74, 0.46))
s.scene.view_settings.exposure += {'day': -0.05, 'golden': 0.1, 'dusk': 0.6, 'dawn': 0.5, 'night': 0.5}.get(s.time, 0)
if kind == 'yard':
    eye, aim, lens, up = Vector((side * r.uniform(1.5, 3.5), -r.uniform(5.5, 8.5), 1.7)), Vector((m * r.uniform(5, 8.5), back, 0)), r.uniform(24, 27), 0.10
elif kind == 'court':
    eye, aim, lens, up = Vector((cx + side * r.uniform(4.5, 6.5), cy - cl / 2 + r.uniform(1.0, 2.5), r.uniform(1.7, 2.0))), Vector((m * r.uniform(2, 6), back, 0)), r.uniform(23, 26), 0.09
else:
    eye, aim, lens, up = Vector((m * r.uniform(13, 16), -r.uniform(3, 6), 1.7)), Vector((side * r.uniform(2, 6), back, 0)), r.uniform(24, 27), 0.10
aim.z = eye.z
quiet()
s.shoot(eye=eye, target=aim, lens=lens, haze=(110, 1200), shift=up)
