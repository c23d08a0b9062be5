"""A row of townhouses with small front gardens: attached houses of two floors and a roof room, in two or three renders.

The seed mirrors the row and picks stone, timber, planting and cameras: 1 along the pavement, 2 across the street to two
houses, 3 in one front garden, 4 behind the row, along its gardens and the path between them.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from mathutils import Vector
from build import climber, lawn, plant, shrubbery, skyline, tree
from garden import blocks, clear, clouds, foliage, grained, lamp, leafy, palm, palm_parts, put, quiet
from lib import Scene
from trade import bistro

s = Scene()
r, dark = s.random, s.time in ('dusk', 'night', 'dawn')
m = r.choice((-1, 1))
back = s.view == 4                                          # the sun follows the camera to the other side
turn = {'dusk': m * 25, 'night': 0}.get(s.time, -m * r.uniform(132, 152))
clouds(s, turn, 0.5, {'golden': r.uniform(18, 24), 'day': r.uniform(42, 50), 'dawn': 13, 'night': 40}.get(s.time))
b = lambda material, *extents, bevel=0.012: blocks(material, [(m * e[0], m * e[1], *e[2:]) for e in extents], bevel)
warm = r.choice([(0.72, 0.63, 0.51), (0.74, 0.69, 0.61), (0.66, 0.55, 0.43), (0.70, 0.60, 0.52)])
renders = [grained(s, f'render{i}', c, (1, 1, 1), 0.12, 0.85, bump=0.25) for i, c in enumerate(((0.80, 0.76, 0.70), warm, tuple(0.82 * c for c in warm)))]
stone = grained(s, 'stone', r.choice([(0.60, 0.50, 0.38), (0.66, 0.57, 0.45), (0.48, 0.41, 0.34)]), (0.6, 0.6, 7), 0.4, 0.6, (0.9, 0.3, 0.008))
timber = grained(s, 'timber', r.choice([(0.32, 0.18, 0.09), (0.38, 0.25, 0.14), (0.22, 0.13, 0.08)]), (14, 14, 0.7), 0.6, 0.5)
cap, bronze = grained(s, 'cap', (0.64, 0.57, 0.48), (3, 3, 3), 0.2, 0.6), s.material('bronze', (0.10, 0.075, 0.055), 0.4, 0.7)
glass, dim = clear(s, 'glass', (0.90, 0.93, 0.92)), s.material('dim', (0.04, 0.035, 0.03), 0.9)
cloth = leafy(s, 'cloth', (0.78, 0.74, 0.66), 0.9)
room = s.material('room', (0.52, 0.43, 0.33), 0.9, emit=(1, 0.60, 0.28), strength={'dusk': 1.6, 'night': 1.3, 'dawn': 0.8, 'golden': 0.25}.get(s.time, 0.06))
glow = s.material('glow', (1, 0.9, 0.7), 0.5, emit=(1, 0.66, 0.34), strength=8 if dark else 1.5)
leaf, grass, bark = leafy(s, 'leaf', (0.085, 0.15, 0.04)), leafy(s, 'grass', (0.13, 0.20, 0.05)), grained(s, 'bark', (0.25, 0.18, 0.12), (6, 6, 40), 0.6, 0.9)
flower = leafy(s, 'flower', r.choice([(0.62, 0.05, 0.24), (0.72, 0.12, 0.34), (0.72, 0.26, 0.08), (0.78, 0.72, 0.66)]))
turf, drive = lawn(s), grained(s, 'drive', (0.50, 0.44, 0.36), (3, 3, 3), 0.3, 0.65, (0.4, 0.2, 0.012), True, 0.1)
parts = palm_parts(r, leaf, bark)
trees = [tree(r, leafy(s, 'ghaf', (0.10, 0.155, 0.055)), bark, r.uniform(4.6, 5.8), r.uniform(1.8, 2.3), 5600, 0.085) for _ in range(3)]
green, bloom = shrubbery(r, leaf, grass, flower)
hedge = foliage(r, leaf, -1.3, 1.3, -0.3, 0.3, 0, 0.95, 1900, 0.06)
drapes = [climber(r, leaf, flower, r.uniform(1.3, 1.9), r.uniform(0.7, 1.0)) for _ in range(2)]


def walls(material, x0, x1, z0, z1, y, holes, thick=0.3):
    us = sorted({x0, x1, *(h[i] for h in holes for i in (0, 1))})
    zs = sorted({z0, z1, *(h[i] for h in holes for i in (2, 3))})
    b(material, *[(p, q, y, y + thick, c, d) for p, q in zip(us, us[1:]) for c, d in zip(zs, zs[1:]) if not any(h[0] < (p + q) / 2 < h[1] and h[2] < (c + d) / 2 < h[3] for h in holes)], bevel=0)


def window(x0, x1, z0, z1, y, bars=2, blind=True):
    b(glass, (x0, x1, y, y + 0.012, z0, z1), bevel=0)
    b(bronze, *[(x0 + (x1 - x0) * i / bars - 0.03, x0 + (x1 - x0) * i / bars + 0.03, y - 0.04, y + 0.05, z0, z1) for i in range(bars + 1)], (x0, x1, y - 0.04, y + 0.05, z0, z0 + 0.06), (x0, x1, y - 0.04, y + 0.05, z1 - 0.06, z1), bevel=0)
    if blind and r.random() < 0.7:
        b(cloth, (x0 + 0.05, x0 + (x1 - x0) * r.uniform(0.2, 0.4), y + 0.2, y + 0.24, z0, z1), bevel=0)


units, w, deep, g, u = 9, r.uniform(7.6, 8.4), 11.0, 3.3, 3.1
first = -3
top = g + 0.35 + u
for i in range(units):
    a = (first + i) * w
    c, step = a + w, 0.9 * (i % 2)                          # every second house stands back
    y = step
    body, upper = renders[(i + s.scene.cycles.seed) % 3], renders[(i + s.scene.cycles.seed + 1) % 3]
    gate, door, pane = (a + 0.5, a + 3.5, 0, 2.5), (a + 4.15, a + 5.25, 0, 2.55), (a + 5.7, c - 0.5, 0.3, 2.5)
    walls(stone if i % 3 == 0 else body, a, c, 0, g, y, (gate, door, pane))
    b(timber, *[(gate[0], gate[1], y + 0.14, y + 0.20, 0.2 * k, 0.2 * k + 0.185) for k in range(13)], (door[0], door[1], y + 0.16, y + 0.22, 0, 2.55))
    b(bronze, (door[0] + 0.1, door[0] + 0.14, y + 0.08, y + 0.12, 0.7, 1.9), (gate[0] - 0.06, gate[0], y - 0.02, y + 0.1, 0, 2.5), (gate[1], gate[1] + 0.06, y - 0.02, y + 0.1, 0, 2.5))
    window(*pane, y + 0.15)
    # the upper floor leans out over the door on one side, with a balcony on the other
    f, over = y - r.uniform(0.6, 0.9), (a + 3.8, c)
    z0 = g + 0.35
    b(upper, (a, c, y - 0.05, deep, g, z0), (over[0], over[1], f, y + 0.3, g, z0), (over[0], over[0] + 0.25, f, y + 0.3, z0, top), bevel=0.015)
    holes = [(over[0] + 0.7, over[0] + 1.9, z0 + 0.1, z0 + 2.6), (over[0] + 2.3, c - 0.6, z0 + 0.9, z0 + 2.6)]
    walls(upper, over[0], c, z0, top, f, holes)
    for hole in holes:
        window(*hole, f + 0.15, 1 if hole[1] - hole[0] < 1.3 else 2)
    b(glass, (holes[0][0] - 0.1, holes[0][1] + 0.1, f - 0.10, f - 0.085, z0 + 0.05, z0 + 1.05), bevel=0)
    b(bronze, (holes[0][0] - 0.1, holes[0][1] + 0.1, f - 0.12, f - 0.06, z0 + 1.05, z0 + 1.09))
    big = (a + 0.6, a + 3.4, z0 + 0.05, z0 + 2.55)
    walls(body, a, over[0], z0, top, y + 0.7, (big,))
    window(*big, y + 0.85, 3)
    b(glass, (a + 0.3, over[0], y - 0.02, y - 0.005, z0, z0 + 1.05), bevel=0)
    b(bronze, (a + 0.3, over[0], y - 0.04, y + 0.02, z0 + 1.05, z0 + 1.09))
    b(body, (a, a + 0.3, y, y + 1.0, g, top), bevel=0)
    b(timber, *[(a + 0.42 + 0.12 * k, a + 0.47 + 0.12 * k, y + 0.02, y + 0.10, z0 + 1.2, top) for k in range(r.choice((0, 7, 9)))], bevel=0)
    # parapet, a roof room under a slab
    b(cap, (a, c, f - 0.12 if False else y - 0.12, y + 0.35, top, top + 0.12), (over[0] - 0.05, c, f - 0.1, f + 0.3, top, top + 0.12), (a, c, deep - 0.2, deep + 0.1, top, top + 0.7), bevel=0.015)
    b(upper, (a, over[0], y + 0.0, y + 0.25, top, top + 0.7), (over[0], c, f, f + 0.25, top + 0.12, top + 0.7), (a, c, y, deep, top - 0.25, top), bevel=0)
    b(body, (a + 0.6, c - 1.8, y + 3.6, deep - 1.4, top, top + 2.6), bevel=0)
    b(cap, (a + 0.1, c - 1.0, y + 2.6, deep - 1.0, top + 2.6, top + 2.82), bevel=0.02)
    b(body, (a - 0.12, a + 0.12, 0, deep, 0, top + 0.75), bevel=0)
    b(room, (a + 0.4, c - 0.4, y + 3.2, y + 3.3, 0, g), (a + 0.4, c - 0.4, y + 3.4, y + 3.5, z0, top - 0.3), bevel=0)
    b(renders[0], (a + 0.3, c - 0.3, y + 0.35, y + 3.2, g - 0.1, g), bevel=0)
    b(cap, (door[0] - 0.35, door[1] + 0.35, y - 1.0, y, 2.75, 2.87), bevel=0.015)
    b(glow, (door[1] + 0.15, door[1] + 0.23, y - 0.07, y - 0.02, 1.7, 2.1), (a + 4.4, a + 4.6, f + 0.2, f + 0.4, g - 0.02, g - 0.005), bevel=0)
    # behind: glass to a garden of the same width
    hole = (a + 0.8, a + 5.2, 0.05, 2.6)
    walls(body, a, c, 0, top, deep, (hole, (a + 0.9, a + 3.1, z0 + 0.3, z0 + 2.5), (a + 4.2, a + 6.4, z0 + 0.3, z0 + 2.5)))
    window(*hole, deep + 0.15, 4)
    for q in (0.9, 4.2):
        window(a + q, a + q + 2.2, z0 + 0.3, z0 + 2.5, deep + 0.15)
    b(timber, *[(a + 0.5, a + 5.5, deep + 0.4 + 0.32 * k, deep + 0.48 + 0.32 * k, 2.85, 2.98) for k in range(9)], *[(x, x + 0.12, deep + 2.9, deep + 3.02, 0, 2.85) for x in (a + 0.6, a + 5.3)], *[(x, x + 0.08, deep + 0.3, deep + 3.1, 2.75, 2.85) for x in (a + 0.6, a + 5.3)])
    b(cap, (a + 0.2, c - 0.2, deep + 0.3, deep + 3.6, -0.1, 0.03), bevel=0)
    b(turf, (a + 0.2, c - 0.2, deep + 3.6, deep + 9.4, -0.1, 0.02), bevel=0)
    b(body, (a - 0.1, a + 0.1, deep + 0.3, deep + 9.6, -0.1, 1.7), (a, a + 3.2, deep + 9.5, deep + 9.7, -0.1, 1.15), (a + 4.4, c, deep + 9.5, deep + 9.7, -0.1, 1.15), bevel=0.02)
    if abs(first + i) < 4:
        bistro(s, r, m * (a + 3.0), deep + 1.7, bronze, timber, cloth, 4)
        for k in range(9):
            put(r.choice(green), m * (a + 0.6 + 0.75 * k), deep + 9.0 + r.uniform(-0.2, 0.2), 0, r.uniform(0, 6), r.uniform(0.6, 1.0))
        plant(r, r.choice(trees), m * (c - 1.3), deep + 6.4, 0, r.uniform(0.65, 0.8))
        for part in r.choice(drapes):
            put(part, m * (a + 0.1), deep + 6.8, 1.75, math.pi / 2)
    # the front garden: drive, path, lawn, hedge on a low wall, a small tree, flowers
    e = -5.2
    b(drive, (gate[0] - 0.15, gate[1] + 0.15, e, y, -0.1, 0.03), (door[0] - 0.1, door[1] + 0.1, e, y, -0.1, 0.03), bevel=0)
    b(turf, (a, c, e, y, -0.15, 0.012), bevel=0)
    b(body, (door[1] + 0.2, c - 0.1, e, e + 0.2, -0.1, 0.55), (gate[1] + 0.25, door[0] - 0.2, e, e + 0.2, -0.1, 0.55), bevel=0.02)
    near = s.view == 2 and -1.2 * w < a < 0.6 * w
    put(hedge, m * (a + 6.9), e + 0.55, 0, 0, 0.78 if not near else 0.7)
    put(hedge, m * (c), e + 2.4, 0, math.pi / 2, 0.85)
    if not (s.view == 1 and i < 3):
        plant(r, r.choice(trees), m * (a + 6.6), e + 2.3, 0, r.uniform(0.6, 0.75))
    for k in range(7):
        put(r.choice(green), m * (a + 5.6 + 0.35 * k), y - 0.55 + r.uniform(-0.15, 0.15), 0, r.uniform(0, 6), r.uniform(0.4, 0.6))
    for k in range(3):
        plant(r, bloom, m * (a + 3.85 + r.uniform(-0.08, 0.08)), e + 1 + 1.4 * k, 0, r.uniform(0.3, 0.42))
    s.cylinder(m * (door[1] + 0.3), y - 0.4, 0, 0.2, 0.5, bronze, 28)
    put(green[0], m * (door[1] + 0.3), y - 0.4, 0.45, r.uniform(0, 6), 0.5)
    if dark:
        lamp(m * (door[0] + 0.5), y - 0.6, 2.6, 0.4, 0.2, 25, (1, 0.66, 0.36))

# pavement, verge with palms and trees, the street, the green on its other side; behind the gardens a path and trees
x0, x1 = -90, 150
paving, road = grained(s, 'paving', tuple(c * 0.62 for c in warm), (3, 3, 3), 0.3, 0.6, (0.6, 0.6, 0.012), True, 0.1), grained(s, 'road', (0.135, 0.125, 0.115), (7, 7, 7), 0.3, 0.75, bump=0.2)
kerb = grained(s, 'kerb', (0.52, 0.49, 0.44), (4, 4, 4), 0.2, 0.8)
s.plane(0, 1200, -0.3, 5000, 4200, s.material('sand', (0.44, 0.36, 0.27), 0.95))
b(paving, (x0, x1, -7.2, -5.2, -0.3, 0.0), (x0, x1, deep + 11.2, deep + 13.0, -0.3, 0.02), bevel=0)
b(turf, (x0, x1, -8.9, -7.2, -0.3, -0.01), (x0, x1, -40, -15.6, -0.3, -0.01), (x0, x1, deep + 9.7, deep + 11.2, -0.3, 0.0), (x0, x1, deep + 13.0, deep + 60, -0.3, 0.0), bevel=0)
b(kerb, (x0, x1, -9.1, -8.9, -0.3, 0.01), (x0, x1, -15.6, -15.4, -0.3, 0.01))
b(road, (x0, x1, -15.4, -9.1, -0.3, -0.13), bevel=0)
for k in range(24):
    x = -44 + 5.2 * k
    if not (s.view == 1 and x < 3.0) and not (s.view == 2 and -8 < x < 9):
        (palm(parts, r, m * x, -8.1, r.uniform(5.5, 7)) if k % 3 else plant(r, r.choice(trees), m * x, -8.1))
    for _ in range(4):
        put(r.choice(green), m * (x + r.uniform(-2, 2)), -8.1 + r.uniform(-0.4, 0.4), -0.02, r.uniform(0, 6), r.uniform(0.3, 0.5))
    if k % 2:
        plant(r, r.choice(trees), m * (x + r.uniform(-2, 2)), -19 - r.uniform(0, 8), 0, r.uniform(1.0, 1.3))
        plant(r, r.choice(trees), m * (x + r.uniform(-2, 2)), deep + r.uniform(16, 40), 0, r.uniform(1.0, 1.3))
        palm(parts, r, m * (x + r.uniform(-2, 2)), deep + r.uniform(15, 34), r.uniform(6, 8))
for k in range(30):
    plant(r, r.choice(trees), m * r.uniform(55, 150), r.uniform(-45, 60), 0, r.uniform(1.1, 1.6))
skyline(s, r, -900, 900, 900, 1500, 44, 90)
skyline(s, r, m * 600 - 300, m * 600 + 300, -300, 500, 40, 80)
s.scene.view_settings.exposure += {'day': -0.15, 'golden': 0.15, 'dusk': 0.75, 'dawn': 0.5, 'night': 0.5}.get(s.time, 0)
far = r.uniform(-0.6, 0.6)
eye, aim, lens, shift = {1: ((-1.2 * w + far, -6.3, 1.65), (1.8 * w, -1.6, 1.65), r.uniform(24, 27), 0.09),
                         2: ((-0.35 * w + far, -13.6, 1.6), (0.55 * w, 0, 1.6), r.uniform(25, 28), 0.09),
                         3: ((3.9 + far * 0.2, -5.6, 1.55), (5.6, 0, 1.7), r.uniform(22, 24), 0.10),
                         4: ((-1.3 * w + far, deep + 10.6, 1.75), (1.6 * w, deep + 2.0, 1.75), r.uniform(24, 27), 0.08)}[s.view]
quiet()
s.shoot(eye=Vector((m * eye[0], *eye[1:])), target=(m * aim[0], *aim[1:]), lens=lens, haze=(90, 1100), shift=shift)
