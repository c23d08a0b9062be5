"""A villa in the Arabian manner by its garden canal: a loggia of pointed arches, a roof terrace, a tower with mashrabiya, crenels, palms in rows.

Views: 1 across the water, 2 inside the loggia, 3 from the palms beside the canal, 4 close to the tower.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from mathutils import Vector
from build import Made, arch, climber, lattice, lawn, plant, ribbon, shrubbery, skyline, tree, turf, wall_with_arch
from garden import ball, blocks, clear, clouds, curtain, foliage, grained, lamp, leafy, mesh, palm, palm_parts, put, quiet
from lib import Scene

s = Scene()
r, dark = s.random, s.time in ('dusk', 'night', 'dawn')
m = r.choice((-1, 1))                                       # the tower's side
clouds(s, {'dusk': -m * 30, 'night': 0}.get(s.time, -m * r.uniform(128, 150)), 0.5, {'golden': r.uniform(14, 19), 'day': r.uniform(40, 48), 'dawn': 11, 'night': 40}.get(s.time))
tone = r.choice([(0.70, 0.58, 0.44), (0.76, 0.69, 0.59), (0.66, 0.50, 0.36), (0.78, 0.74, 0.67)])
plaster = grained(s, 'plaster', tone, (1.6, 1.6, 1.6), 0.2, 0.9, bump=0.3)
trim = grained(s, 'trim', tuple(min(0.82, c * 1.14) for c in tone), (3, 3, 3), 0.18, 0.8, bump=0.2)
paving = grained(s, 'paving', tuple(c * 0.72 for c in tone), (2, 3, 2), 0.35, 0.42, (0.9, 0.9, 0.012), True, 0.06)
wood = grained(s, 'wood', r.choice([(0.20, 0.11, 0.06), (0.27, 0.16, 0.09), (0.34, 0.21, 0.11)]), (16, 16, 0.8), 0.6, 0.5)
beam = grained(s, 'beam', (0.24, 0.15, 0.085), (14, 0.8, 14), 0.6, 0.65)
tile = grained(s, 'tile', r.choice([(0.06, 0.34, 0.40), (0.10, 0.46, 0.48), (0.07, 0.26, 0.42)]), (2, 2, 2), 0.45, 0.25, (0.2, 0.2, 0.012), True)
tile.node_tree.nodes['Principled BSDF'].inputs['Emission'].default_value = (0.04, 0.45, 0.52, 1)
tile.node_tree.nodes['Principled BSDF'].inputs['Emission Strength'].default_value = {'dusk': 0.4, 'night': 0.4, 'day': 0.2}.get(s.time, 0.15)
brass, bronze = s.material('brass', (0.45, 0.28, 0.11), 0.3, 0.9), s.material('bronze', (0.11, 0.08, 0.06), 0.35, 0.8)
glass, water, jet = clear(s, 'glass', (0.92, 0.94, 0.93)), clear(s, 'water', (0.66, 0.90, 0.92), 0.14, 1.5), clear(s, 'jet', (0.94, 0.97, 0.98), 0.4, 20)
glow = s.material('glow', (1, 0.85, 0.6), 0.5, emit=(1, 0.58, 0.24), strength=9 if dark else 4)
room = s.material('room', (0.58, 0.44, 0.30), 0.9, emit=(1, 0.58, 0.26), strength={'dusk': 1.3, 'night': 1.0, 'dawn': 0.8, 'golden': 0.35}.get(s.time, 0.1))
leaf, grass, bark = leafy(s, 'leaf', (0.085, 0.145, 0.04)), leafy(s, 'grass', (0.14, 0.21, 0.05)), grained(s, 'bark', (0.25, 0.18, 0.12), (6, 6, 40), 0.6, 0.9)
flower = leafy(s, 'flower', r.choice([(0.60, 0.05, 0.24), (0.72, 0.26, 0.08), (0.76, 0.70, 0.62)]))
cloth = leafy(s, 'cloth', r.choice([(0.78, 0.72, 0.62), (0.62, 0.48, 0.32), (0.30, 0.36, 0.34)]), 0.95)
clay = grained(s, 'clay', (0.45, 0.24, 0.13), (3, 3, 9), 0.4, 0.8)

bays, bay = r.choice((5, 6, 7)), r.uniform(3.0, 3.4)
half, spring, high = bay / 2 - r.uniform(0.32, 0.42), r.uniform(2.1, 2.4), r.uniform(4.4, 4.8)
wide, up = bays * bay, r.uniform(3.4, 3.7)                  # the loggia runs x=0..wide; the tower stands at its end (mirrored by m)
x0 = -wide * r.uniform(0.50, 0.62)
x1 = x0 + wide
peak = r.uniform(1.15, 1.35)
h = Made(0, 0, 0, 0, m)
piece, line = wall_with_arch(bay, high, 0.5, half, spring, plaster, peak), [(-half, 0)] + arch(half, spring, peak) + [(half, 0)]
edge = ribbon([(x * 1.055, z * 1.015) for x, z in line], 0, 0.05, trim)
for i in range(bays):                                       # the loggia: 3.4 m deep, a terrace above
    x = x0 + (i + 0.5) * bay
    h.add(piece, x, -3.4)
    h.add(edge, x, -3.43)
    h.b(brass, (x - 0.008, x + 0.008, -1.72, -1.70, 3.3, high), bevel=0)
    h.b(glow, (x - 0.11, x + 0.11, -1.82, -1.60, 2.95, 3.25), bevel=0.02)
    h.b(brass, (x - 0.16, x + 0.16, -1.87, -1.55, 3.25, 3.31), (x - 0.13, x + 0.13, -1.84, -1.58, 2.9, 2.95), *[(x + a - 0.012, x + a + 0.012, -1.71 + b - 0.012, -1.71 + b + 0.012, 2.95, 3.25) for a in (-0.12, 0.12) for b in (-0.12, 0.12)], bevel=0)
h.add(wall_with_arch(3.4, high, 0.5, 1.2, spring, plaster, peak), x0 + 0.25, -1.45, 0, math.pi / 2 * (1 if m > 0 else -1))
h.b(beam, *[(x0 + k * 0.62, x0 + k * 0.62 + 0.13, -2.9, 0, high - 0.24, high - 0.04) for k in range(int(wide / 0.62))], bevel=0.01)
h.b(plaster, (x0 + 0.01, x1, -3.38, 0, high - 0.04, high + 0.3), bevel=0.02)   # never flush: faces in one plane render black
h.b(trim, (x0 - 0.1, x1 + 0.1, -3.52, 0, high + 0.22, high + 0.38), (x0, x1, -3.42, -3.12, high + 1.2, high + 1.34), bevel=0.02)
for i in range(bays + 1):                                   # terrace parapet: posts and lattice
    x = x0 + i * bay
    h.b(plaster, (x - 0.2, x + 0.2, -3.45, -3.05, high + 0.3, high + 1.4), bevel=0.02)
fence = lattice(bay - 0.4, 0.8, 0.32, trim, 0.04)
for i in range(bays):
    h.add(fence, x0 + i * bay + 0.2, -3.25, high + 0.38)
# the walls behind: doors of glass under arches below, windows with mashrabiya above
top = high + 0.3 + up
doors = [(x0 + (i + 0.5) * bay - 0.95, x0 + (i + 0.5) * bay + 0.95, 0, 3.1) for i in range(bays)]
wins = [(x0 + (i + 0.5) * bay - 0.7, x0 + (i + 0.5) * bay + 0.7, high + 0.35, high + 2.75) for i in range(bays)]
h.wall(plaster, 'x', 0, 0.4, x0, x1, 0, top, doors + wins)
for i, k in enumerate(doors):
    h.window(glass, bronze, 'x', 0.25, *k, bars=2, cross=2.4)
    h.b(trim, (k[0] - 0.14, k[0], -0.05, -0.002, 0, 3.24), (k[1], k[1] + 0.14, -0.05, -0.002, 0, 3.24), (k[0], k[1], -0.05, -0.002, 3.1, 3.24))
    if r.random() < 0.7:
        h.b(cloth, (k[0] + 0.1, k[0] + 0.4, 0.5, 0.55, 0, 3), (k[1] - 0.4, k[1] - 0.1, 0.5, 0.55, 0, 3), bevel=0)
screen = lattice(1.4, 2.4, 0.28, wood)
for i, k in enumerate(wins):
    h.b(trim, (k[0] - 0.12, k[1] + 0.12, -0.06, -0.002, k[3], k[3] + 0.14), (k[0] - 0.12, k[0], -0.04, -0.002, k[2], k[3]), (k[1], k[1] + 0.12, -0.04, -0.002, k[2], k[3]))
    if r.random() < 0.5:
        h.add(screen, k[0], 0.12, k[2])
    h.window(glass, bronze, 'x', 0.25, *k, bars=2)
h.b(room, (x0 + 0.5, x1 - 0.5, 4.2, 4.3, 0, high), (x0 + 0.5, x1 - 0.5, 4.2, 4.3, high + 0.3, top - 0.3), bevel=0)
h.b(plaster, (x0, x0 + 0.4, 0.4, 9, 0, top), (x0, x1, 8.6, 9, 0, top), (x0 + 0.4, x1, 0.4, 8.6, top - 0.3, top - 0.05), (x0 + 0.4, x1, 0.4, 8.6, high, high + 0.25), bevel=0.02)


def crenels(a, b, y, z, step=0.62):
    n = max(2, int((b - a) / step))
    for i in range(n):
        x = a + (i + 0.5) * (b - a) / n
        h.b(plaster, (x - 0.17, x + 0.17, y, y + 0.3, z, z + 0.34), (x - 0.09, x + 0.09, y, y + 0.3, z + 0.34, z + 0.52), bevel=0.025)


h.b(plaster, (x0 - 0.05, x1 + 0.05, -0.05, 0.3, top - 0.05, top + 0.35), bevel=0.02)
h.b(trim, (x0 - 0.12, x1 + 0.12, -0.12, 0.35, top - 0.2, top - 0.06), bevel=0.02)
crenels(x0, x1, -0.02, top + 0.33)
# the tower
t1, tw, rise = x1, r.uniform(5.4, 6.4), top + r.uniform(2.4, 3.4)
ty = -4.2
mid = t1 + tw / 2
gate = wall_with_arch(tw, high + 0.3, 0.5, 1.35, 2.7, plaster, peak)
h.add(gate, mid, ty)
h.add(ribbon([(x * 1.05, z * 1.015) for x, z in [(-1.35, 0)] + arch(1.35, 2.7, peak) + [(1.35, 0)]], 0, 0.06, trim), mid, ty - 0.03)
oriel = (mid - 1.5, mid + 1.5, high + 1.0, high + 3.5)
h.wall(plaster, 'x', ty, 0.5, t1, t1 + tw, high + 0.3, rise, [(mid - 1.2, mid + 1.2, high + 1.2, high + 3.3)])
h.wall(plaster, 'y', t1 + tw - 0.4, 0.4, ty + 0.5, 9, 0, rise, [(ty + 2.2, ty + 3.4, 0.9, 3.2), (ty + 2.2, ty + 3.4, high + 1.2, high + 3.3), (ty + 5.5, ty + 6.7, high + 1.2, high + 3.3)])
h.wall(plaster, 'y', t1, 0.4, ty + 0.5, 0, 0, rise, [(ty + 1.2, ty + 2.6, 0, 2.9)])
h.b(plaster, (t1, t1 + 0.4, 0.001, 9, high, rise), (t1, t1 + tw, 8.6, 9, 0, rise), (t1 + 0.4, t1 + tw - 0.4, ty + 0.5, 8.6, rise - 0.3, rise), (t1 + 0.4, t1 + tw - 0.4, ty + 0.5, 8.6, high, high + 0.25), bevel=0.02)
h.b(wood, (mid - 1.3, mid + 1.3, ty + 0.9, ty + 1.0, 0, 3.2), (mid - 1.35, mid + 1.35, ty + 0.88, ty + 1.02, 3.2, 3.35), bevel=0.01)
h.b(brass, *[(mid + e + k * 0.3 - 0.03, mid + e + k * 0.3 + 0.03, ty + 0.86, ty + 0.9, z, z + 0.06) for e in (-1.1, 0.2) for k in range(4) for z in (0.4, 0.9, 1.4, 1.9, 2.4, 2.9)], bevel=0)
h.b(room, (t1 + 0.5, t1 + tw - 0.5, ty + 1.4, ty + 1.5, 3.4, high), (t1 + 0.5, t1 + tw - 0.5, -1, -0.9, high + 0.4, rise - 0.4), bevel=0)
h.add(lattice(3.0, 2.5, 0.3, wood, 0.024), mid - 1.5, ty - 0.72, high + 1.0)
for a in (mid - 1.5, mid + 1.5):
    h.add(lattice(0.7, 2.5, 0.3, wood, 0.024), a, ty - 0.72, high + 1.0, math.pi / 2 * (1 if m > 0 else -1))
h.b(wood, (mid - 1.6, mid + 1.6, ty - 0.8, ty, high + 0.85, high + 1.0), (mid - 1.65, mid + 1.65, ty - 0.85, ty, high + 3.5, high + 3.66), *[(mid + k - 0.07, mid + k + 0.07, ty - 0.6, ty, high + 0.6, high + 0.85) for k in (-1.2, 0, 1.2)], bevel=0.02)
h.b(plaster, (t1 - 0.05, t1 + tw + 0.05, ty - 0.05, ty + 0.3, rise, rise + 0.35), (t1 + tw - 0.3, t1 + tw + 0.05, ty + 0.3, 9, rise, rise + 0.35), (t1 - 0.05, t1 + 0.3, ty + 0.3, 9, rise, rise + 0.35), bevel=0.02)
h.b(trim, (t1 - 0.12, t1 + tw + 0.12, ty - 0.12, 9, rise - 0.18, rise - 0.04), (t1 - 0.1, t1 + tw + 0.1, ty - 0.1, ty + 0.2, high + 0.25, high + 0.4), bevel=0.02)
crenels(t1, t1 + tw, ty - 0.02, rise + 0.34)
if r.random() < 0.6:                                        # a wind tower over the far end
    a, z = x0 + 1.2, top
    h.b(plaster, (a, a + 3, 4.5, 7.5, z - 0.3, z + 1.3), (a, a + 3, 4.5, 7.5, z + 3.6, z + 4.2), *[(a + i * 0.66, a + i * 0.66 + 0.34, y, y + 0.3, z + 1.3, z + 3.6) for i in range(5) for y in (4.5, 7.2)], *[(x, x + 0.3, 4.5 + i * 0.66, 4.84 + i * 0.66, z + 1.3, z + 3.6) for i in range(1, 4) for x in (a, a + 2.7)], bevel=0.02)
    h.b(trim, (a - 0.1, a + 3.1, 4.4, 7.6, z + 1.2, z + 1.34), (a - 0.1, a + 3.1, 4.4, 7.6, z + 3.55, z + 3.7), (a - 0.1, a + 3.1, 4.4, 7.6, z + 4.15, z + 4.3), bevel=0.02)
h.b(trim, (x0 - 0.6, t1 + tw + 0.5, -5.2, -3.0, -0.3, 0.0), bevel=0.02)
h.b(paving, (x0 - 0.6, t1 + tw + 0.5, -3.0, 0.5, -0.3, 0.0), bevel=0)
h.done()
# the garden: paved walks, the canal, lawns with clipped hedges, palms in rows
g = Made(0, 0, 0, 0, m)
px, q0, q1, pw = (x0 + x1) / 2 + 1.0, -21.0, -7.6, r.uniform(2.0, 2.6)
p0, p1 = x0 + 1.5, x1 - 0.5
cross = r.random() < 0.6                                    # a canal towards the house, or a pool along it
if cross:
    a, b, c, d = px - pw, px + pw, q0, q1
else:
    a, b, c, d = p0, p1, -12.5, -7.4
g.b(paving, (-40, 40, -5.2, 9, -0.4, -0.12), (-40, 40, d, -5.2, -0.4, -0.12), (-40, a, c, d, -0.4, -0.12), (b, 40, c, d, -0.4, -0.12), (-40, 40, -40, c, -0.4, -0.12), bevel=0)
g.b(trim, (a - 0.45, b + 0.45, d, d + 0.45, -0.3, -0.03), (a - 0.45, b + 0.45, c - 0.45, c, -0.3, -0.03), (a - 0.45, a, c, d, -0.3, -0.03), (b, b + 0.45, c, d, -0.3, -0.03), bevel=0.02)
g.b(tile, (a, b, c, d, -1.4, -1.2), (a - 0.1, a, c, d, -1.3, -0.1), (b, b + 0.1, c, d, -1.3, -0.1), (a, b, c - 0.1, c, -1.3, -0.1), (a, b, d, d + 0.1, -1.3, -0.1), bevel=0)
put(mesh('pool', [(m * a, c, -0.16), (m * b, c, -0.16), (m * b, d, -0.16), (m * a, d, -0.16)], [[0, 1, 2, 3][::m]], water))
turf_m = lawn(s)
beds = [(a - 7.5, a - 1.9, c, d - 0.4), (b + 1.9, b + 7.5, c, d - 0.4)] if cross else [(a - 4, a - 1.8, c - 4, d), (b + 1.8, b + 5, c - 4, d), (a, px - 2, c - 6.5, c - 1.9), (px + 2.5, b, c - 6.5, c - 1.9)]
for k in beds:
    g.b(turf_m, (*k, -0.3, -0.06), bevel=0)
    g.b(trim, (k[0] - 0.15, k[0], k[2], k[3], -0.3, 0.0), (k[1], k[1] + 0.15, k[2], k[3], -0.3, 0.0), (k[0] - 0.15, k[1] + 0.15, k[2] - 0.15, k[2], -0.3, 0.0), (k[0] - 0.15, k[1] + 0.15, k[3], k[3] + 0.15, -0.3, 0.0), bevel=0.01)
g.done()
parts, (green, bloom) = palm_parts(r, leaf, bark), shrubbery(r, leaf, grass, flower)
hedge = foliage(r, leaf, -1, 1, -0.28, 0.28, -0.1, 0.55, 1500, 0.06)
blades = turf(r, grass, 280, 0.5, 0.06)
row = []
for k in beds:
    for y in (k[2] + 0.35, k[3] - 0.35):
        for i in range(int((k[1] - k[0]) / 1.9)):
            put(hedge, m * (k[0] + 1.0 + i * 1.9), y, 0)
    for x in (k[0] + 0.35, k[1] - 0.35):
        for i in range(int((k[3] - k[2]) / 1.9)):
            put(hedge, m * x, k[2] + 1.0 + i * 1.9, 0, math.pi / 2)
    for _ in range(90):
        put(blades, m * r.uniform(k[0] + 0.6, k[1] - 0.6), r.uniform(k[2] + 0.6, k[3] - 0.6), -0.065, r.uniform(0, 6), r.uniform(0.7, 1.1))
    for _ in range(7):
        plant(r, bloom, m * r.uniform(k[0] + 1, k[1] - 1), r.choice((r.uniform(k[2] + 0.8, k[2] + 1.6), r.uniform(k[3] - 1.6, k[3] - 0.8))), -0.06, r.uniform(0.5, 0.8))
if cross:
    for y in (-19.5, -15.8, -12.1, -8.6):
        for x in (a - 2.9, b + 2.9):
            row.append((x, y))
else:
    row = [(a - 2.9, c + 1), (a - 2.9, d - 1), (b + 3.2, c + 1), (b + 3.2, d - 1), (a - 1.6, c - 5.6), (b + 1.4, c - 4.6)]
near_eye = lambda x, y: s.view == 1 and y < -17.5 and x < px + 8
for x, y in row:
    if not near_eye(x, y):
        palm(parts, r, m * x, y, r.uniform(5.6, 7.2), -0.1)
if cross:                                                   # thin jets along the canal
    for i in range(5):
        for e in (-1, 1):
            y = q0 + 2.5 + i * 2.4
            put(ribbon([(e * (pw - 0.1) - e * k * (pw - 0.3) / 8, 0, -0.12 + 1.5 * (k / 8) * (1 - k / 8) * 2.2) for k in range(9)], 0, 0.008, jet), m * px, y)
pot = lambda x, y, k: (put(mesh('pot', [(p * math.cos(q * 0.2618) * k, p * math.sin(q * 0.2618) * k, z * k) for p, z in ((0.2, 0), (0.34, 0.3), (0.36, 0.5), (0.26, 0.7), (0.31, 0.76), (0.24, 0.76), (0.2, 0.6)) for q in range(24)], [[i * 24 + q, i * 24 + (q + 1) % 24, (i + 1) * 24 + (q + 1) % 24, (i + 1) * 24 + q] for i in range(6) for q in range(24)], clay), m * x, y), plant(r, bloom, m * x, y, 0.55 * k, 0.55 * k))
for i in range(bays + 1):
    if r.random() < 0.75:
        pot(x0 + i * bay, -4.35, r.uniform(0.85, 1.1))
drape = [climber(r, leaf, flower, 2.2, 1.1) for _ in range(2)]
for i in range(2):
    for part in drape[i]:
        put(part, m * (x0 + r.uniform(0.05, 0.9) * wide), -3.3, high + 1.35)
# seats in the loggia, loungers by the pool
f = Made(0, 0, 0, 0, m)
for k in range(0, bays, 2):
    x = x0 + (k + 0.5) * bay
    f.b(wood, (x - 1.0, x + 1.0, -0.95, -0.2, 0.0, 0.25), bevel=0.02)
    f.b(cloth, (x - 1.0, x + 1.0, -0.95, -0.25, 0.25, 0.45), (x - 1.0, x + 1.0, -0.4, -0.2, 0.4, 0.85), (x - 0.9, x - 0.5, -0.55, -0.35, 0.45, 0.85), (x + 0.5, x + 0.9, -0.55, -0.35, 0.45, 0.85), bevel=0.05)
    f.b(wood, (x - 0.4, x + 0.4, -1.9, -1.4, 0.3, 0.36), *[(x + e - 0.03, x + e + 0.03, -1.65 + d_ - 0.03, -1.65 + d_ + 0.03, 0, 0.3) for e in (-0.34, 0.34) for d_ in (-0.2, 0.2)], bevel=0.01)
f.done()
power = {'day': 60, 'golden': 220, 'dawn': 260, 'dusk': 330, 'night': 200}[s.time]
lamp(m * (x0 + x1) / 2, -1.7, high - 0.3, wide * 0.9, 2, power, (1, 0.6, 0.28))
lamp(m * (x0 + x1) / 2, 2.2, high - 0.3, wide * 0.9, 2.4, power * 1.3, (1, 0.62, 0.3))
lamp(m * (x0 + x1) / 2, 2.2, top - 0.4, wide * 0.9, 2.4, power * 0.9, (1, 0.62, 0.3))
# the walls of the garden, trees behind, the city
blocks(plaster, [(-60, 60, 16, 16.3, -0.3, 2.4), (-34.3, -34, -44, 16, -0.3, 2.4), (34, 34.3, -44, 16, -0.3, 2.4)], 0.02)
blocks(leaf, [(-58, 58, 15, 15.6, 0, 2.6), (-33.4, -32.8, -44, 15, 0, 2.6), (32.8, 33.4, -44, 15, 0, 2.6)], 0)
big = foliage(r, leaf, -6, 6, -0.45, 0.45, 0, 2.8, 4500, 0.10)
for i in range(-5, 6):
    put(big, i * 11.6, 15.3)
for side in (-1, 1):
    for i in range(5):
        put(big, side * 33.1, i * 11.6 - 38, 0, math.pi / 2)
    for _ in range(10):
        palm(parts, r, side * r.uniform(26, 32), r.uniform(-34, 12), r.uniform(6, 9))
shade = [tree(r, leaf, bark, 7, 3.0, 5200, 0.11) for _ in range(2)]
for _ in range(16):
    plant(r, r.choice(shade), r.choice((-1, 1)) * r.uniform(22, 31), r.uniform(-30, 12), -0.1, r.uniform(0.8, 1.2))
for _ in range(22):
    palm(parts, r, r.uniform(-45, 45), r.uniform(18, 40), r.uniform(9, 13))
for _ in range(14):
    plant(r, r.choice(shade), r.uniform(-45, 45), r.uniform(18, 34), 0, r.uniform(1.1, 1.6))
s.plane(0, 3000, -0.35, 9000, 6200, s.material('sand', (0.44, 0.36, 0.27), 0.95))
skyline(s, r, -500, 500, 520, 900, 24, 66)
s.scene.view_settings.exposure += {'day': 0.1, 'golden': 0.1, 'dusk': 0.75, 'dawn': 0.6, 'night': 0.5}.get(s.time, 0)
eye, aim, lens, shift = Vector((m * (px - r.uniform(6.5, 9.5) if not cross else px - r.uniform(3.5, 5.0)), -r.uniform(24, 26), r.uniform(1.6, 2.1))), Vector((m * (px + r.uniform(2.5, 4.5)), 0, 0)), r.uniform(24, 27), r.uniform(0.08, 0.11)
if s.view == 2:
    eye, aim, lens, shift = Vector((m * (x0 + 0.9), -1.5, 1.6)), Vector((m * x1, -3.0, 0)), r.uniform(22, 25), 0.05
elif s.view == 3:
    eye, aim, lens, shift = Vector((m * (t1 + tw + r.uniform(0, 2)), -r.uniform(15, 17), r.uniform(1.6, 1.8))), Vector((m * (x0 + wide * 0.35), -1.5, 0)), r.uniform(25, 28), 0.09
elif s.view == 4:
    eye, aim, lens, shift = Vector((m * (x0 + wide * 0.38), -r.uniform(10.5, 12), r.uniform(1.5, 1.7))), Vector((m * (t1 + 1.0), ty, 0)), r.uniform(27, 30), 0.15
aim.z = eye.z
quiet()
s.shoot(eye=eye, target=aim, lens=lens, haze=(70, 1000), shift=shift)
