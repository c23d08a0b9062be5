"""An empty fitted shop seen from inside: glass to the street, a counter, niches of wood, lamps on rails.

The seed mirrors the room and picks its size, floor, niches, lamps, counter and what lies across the street: a boulevard
with towers (seeds below 10), low blocks of a community with trees (from 10 on), a promenade with water (from 20 on).
View 2 stands at the glass and looks in.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from mathutils import Vector
from build import lawn, plant, shrubbery, tree
from garden import blocks, grained, leafy, palm, palm_parts, put
from rooms import Room

s = Room()
r, side, palette, street = s.random, s.side, s.palette, ('boulevard', 'community', 'promenade')[min(2, s.seed // 10)]
X = lambda x: side * x
half, front, back, height = r.uniform(3.6, 4.6), r.uniform(4.6, 5.6), -r.uniform(4.8, 5.8), r.uniform(3.5, 4.2)
s.window_power *= 1.5
s.scene.view_settings.exposure += {'dusk': 0.8, 'golden': 0.7}.get(s.time, 0.65)
b = lambda material, *extents, bevel=0.01: blocks(material, [(X(e[0]), X(e[1]), *e[2:]) for e in extents], bevel)

# materials
wood, stone, wall, white = s.panel(), s.stone(scale=1.0), s.plaster('wall', palette['wall']), s.plaster('ceiling', (0.78, 0.77, 0.74))
kind = r.choice(('concrete', 'tiles', 'boards'))
floor = {'concrete': lambda: grained(s, 'floor', (0.46, 0.44, 0.41), (0.8, 0.8, 0.8), 0.2, 0.2, (3.0, 3.0, 0.006), True, 0.02),
         'tiles': lambda: s.marble('floor', palette['tiles'], tuple(c * 0.62 for c in palette['tiles']), 0.7, 0.1, 1.2), 'boards': lambda: s.wood('floor', *palette['wood'], rough=0.26, along='y')}[kind]()
clay, ink = s.material('clay', (0.55, 0.46, 0.37), 0.7), s.material('ceramic', (0.05, 0.05, 0.048), 0.35)
strip = s.glow('strip', 5)
middle, depth = (front + back) / 2, front - back

# shell: a slab with rails and ducts left to be seen, or a plain ceiling with a drop
s.plane(0, middle, 0, 2 * half + 0.4, depth + 0.4, floor)
for x in (-half - 0.1, half + 0.1):
    s.box(X(x), middle, 0, 0.2, depth, height + 0.4, wall)
s.box(0, back - 0.1, 0, 2 * half, 0.2, height + 0.4, wall)
s.box(0, middle, height + 0.2, 2 * half + 0.4, depth + 0.4, 0.1, white)
bare = r.random() < 0.5
if bare:
    duct = s.material('duct', (0.62, 0.61, 0.58), 0.35, 0.6)
    for x in (-half * 0.45, half * 0.5):
        s.tube([(X(x), back, height - 0.15), (X(x), front - 0.4, height - 0.15)], 0.2, duct)
        for i in range(6):
            s.tube([(X(x), back + 1 + i * 1.6, height - 0.15), (X(x), back + 1.03 + i * 1.6, height - 0.15)], 0.21, duct)
else:
    b(white, (-half + 0.8, half - 0.8, back + 0.8, front - 0.9, height - 0.12, height + 0.1))
    s.area((0, middle, height + 0.12), (0, 0, 1), 2 * half - 2, depth - 2, 5 * s.lamp, (1, 0.82, 0.6))
for x in (-half * 0.62, 0.0, half * 0.62):                 # rails with lamps
    s.box(X(x), middle, height - 0.42, 0.035, depth - 1.6, 0.03, s.black)
    for i in range(5):
        y = back + 1.4 + i * (depth - 2.8) / 4
        s.cylinder(X(x), y, height - 0.62, 0.045, 0.17, s.black, 20)
        s.cylinder(X(x), y, height - 0.625, 0.036, 0.006, s.glow('downlight', 6), 20)
    s.tube([(X(x), back + 1, height - 0.4), (X(x), back + 1, height + 0.2)], 0.006, s.black)
    s.area((X(x), middle, height - 0.64), (0, 0, -1), 0.3, depth - 2, 5 * s.lamp, (1, 0.86, 0.68))

# the glass with a door; a blade for a sign outside
s.window((-half, front), (half, front), height, s.metal if r.random() < 0.5 else s.black, (0, -1), 5)
b(s.black, (-half, half, front - 0.06, front + 0.06, 2.5, 2.58), *[(k * 0.1 - half * 0.2 + 0.0 - 0.015, k * 0.1 - half * 0.2 + 0.015, front - 0.12, front - 0.09, 0.8, 1.9) for k in (-1, 1)])

# one wall of niches, empty but for a few things; the counter before a slab of stone
n, nw = r.choice((4, 5)), None
nw = (depth - 2.6) / n
for i in range(n + 1):
    y = back + 1.6 + i * nw
    b(wood, (-half, -half + 0.36, y - 0.02, y + 0.02, 0, 2.9))
b(wood, (-half, -half + 0.02, back + 1.6, back + 1.6 + n * nw, 0.3, 2.9), *[(-half, -half + 0.36, back + 1.6, back + 1.6 + n * nw, z - 0.02, z + 0.02) for z in (0.3, 2.9)], bevel=0)
for i in range(n):
    y = back + 1.6 + (i + 0.5) * nw
    for z in (0.95, 1.6, 2.25):
        b(wood, (-half, -half + 0.32, y - nw / 2, y + nw / 2, z - 0.018, z + 0.018))
        b(strip, (-half + 0.03, -half + 0.045, y - nw / 2 + 0.04, y + nw / 2 - 0.04, z - 0.03, z - 0.02), bevel=0)
        s.area((X(-half + 0.2), y, z - 0.04), (0, 0, -1), 0.2, nw - 0.1, 4 * s.lamp, (1, 0.8, 0.55))
        if r.random() < 0.35:
            q = y + r.uniform(-0.2, 0.2) * nw
            if r.random() < 0.5:
                s.books(X(-half + 0.17), q, z + 0.018, r.choice((2, 3)))
            else:
                h, w = r.uniform(0.14, 0.3), r.uniform(0.05, 0.09)
                s.lathe(X(-half + 0.17), q, z + 0.018, [(0, 0), (w * 0.7, 0), (w, h * 0.4), (w * 0.5, h * 0.85), (w * 0.6, h), (0, h)], r.choice((clay, ink)))
cx, cw = X(r.uniform(0.0, 0.6)), r.uniform(2.6, 3.2)
s.box(cx, back + 0.04, 0, cw + 1.2, 0.06, height - 0.5, stone, 0.003)
s.box(cx, back + 1.7, 0.0, cw - 0.1, 0.6, 0.06, s.black)
s.box(cx, back + 1.7, 0.06, cw, 0.68, 0.94, wood if r.random() < 0.5 else stone, 0.004)
s.box(cx, back + 1.7, 1.0, cw + 0.06, 0.74, 0.05, stone, 0.004)
if r.random() < 0.6:
    s.blocks([(cx - cw / 2 + 0.06 * (i + 0.5), back + 1.35, 0.08, 0.04, 0.03, 0.90) for i in range(int(cw / 0.06))], wood, 0.008)
s.branch(cx + X(cw * 0.36), back + 1.7, 1.05, r.choice((clay, ink)), 1.0)
for k in (-0.3, 0.3):
    s.tube([(cx + k * cw, back + 1.6, 2.05), (cx + k * cw, back + 1.6, height + 0.2)], 0.004, s.black)
    s.lathe(cx + k * cw, back + 1.6, 1.85, [(0.14 * math.sin(math.pi * q / 16), 0.14 - 0.14 * math.cos(math.pi * q / 16)) for q in range(17)], s.glow('globe', 2.4))
    s.area((cx + k * cw, back + 1.6, 1.82), (0, 0, -1), 0.3, 0.3, 20 * s.lamp, (1, 0.76, 0.5))
# a plinth in stone and a bench towards the glass
s.box(X(half * 0.45), front - 2.4, 0, 1.5, 0.7, 0.42, stone, 0.006)
if r.random() < 0.7:
    s.lathe(X(half * 0.45 + 0.35), front - 2.4, 0.42, [(0, 0), (0.09, 0), (0.16, 0.16), (0.07, 0.34), (0.09, 0.38), (0, 0.38)], clay)
s.plant(X(half - 0.6), front - 0.8, r.uniform(1.7, 2.2), r.choice((clay, ink)), pot_radius=0.22)
s.plant(X(half - 0.55), back + 0.7, r.uniform(1.5, 1.9), r.choice((clay, ink)), pot_radius=0.2)

# across the street
paving = grained(s, 'pavement', (0.52, 0.47, 0.40), (1, 1, 1), 0.2, 0.6, (1.2, 0.6, 0.012), True, 0.05)
s.plane(0, 300, -0.3, 1600, 900, s.material('ground', (0.36, 0.31, 0.25), 0.9))
b(paving, (-80, 80, front + 0.1, front + 6.5, -0.3, -0.02), bevel=0)
leaf, grass, bark = leafy(s, 'leaf', (0.08, 0.14, 0.045)), leafy(s, 'grass', (0.13, 0.20, 0.06)), grained(s, 'bark', (0.25, 0.18, 0.12), (6, 6, 40), 0.6, 0.9)
parts, trees = palm_parts(r, leaf, bark), [tree(r, leafy(s, 'ghaf', (0.10, 0.155, 0.055)), bark, r.uniform(5.2, 6.4), r.uniform(2.2, 2.8), 4600, 0.10) for _ in range(2)]
green, bloom = shrubbery(r, leaf, grass, leafy(s, 'flower', (0.66, 0.12, 0.30)))
if street == 'promenade':
    b(paving, (-80, 80, front + 6.5, front + 12, -0.3, -0.02), bevel=0)
    s.mesh([(-900, front + 12, -1.2), (900, front + 12, -1.2), (900, front + 130, -1.2), (-900, front + 130, -1.2)], [(0, 1, 2, 3)], s.water(scale=0.5, ripple=0.25), False)
    rail, far = front + 11.6, front + 130
    b(s.black, *[(x - 0.03, x + 0.03, rail, rail + 0.06, 0, 1.05) for x in range(-30, 31, 2)], (-31, 31, rail, rail + 0.06, 1.0, 1.06))
else:
    b(grained(s, 'road', (0.14, 0.13, 0.12), (7, 7, 7), 0.3, 0.75, bump=0.2), (-120, 120, front + 6.8, front + 14, -0.35, -0.12), bevel=0)
    b(grained(s, 'kerb', (0.52, 0.49, 0.44), (4, 4, 4), 0.2, 0.8), (-120, 120, front + 6.5, front + 6.8, -0.3, 0.0), (-120, 120, front + 14, front + 14.3, -0.3, 0.0), bevel=0.01)
    b(paving, (-120, 120, front + 14.3, front + 20, -0.3, -0.02), bevel=0)
    far = front + (46 if street == 'boulevard' else 40)
tones = [(0.62, 0.55, 0.45), (0.46, 0.43, 0.40), (0.72, 0.69, 0.63), (0.66, 0.60, 0.52)]
walls = [s.facade(f'wall{i}', c, r.uniform(0.35, 0.5), 0.30, glass=(0.12, 0.15, 0.17), glow=0.6) for i, c in enumerate(tones)]
for i in range(-6, 7):
    w, h = r.uniform(15, 19), r.uniform(9, 15) if street == 'community' else r.uniform(8, 16) if street == 'boulevard' else r.uniform(30, 75)
    s.box(i * 20 + r.uniform(-1, 1), far + (10 if street != 'promenade' else 60), 0 if street != 'promenade' else -1, w if street != 'promenade' else w * 1.1, 18, h, r.choice(walls))
    if street == 'boulevard':
        s.box(i * 34 + r.uniform(-8, 8), far + r.uniform(60, 160), 0, 26, 26, r.uniform(70, 190), r.choice(walls))
for i in range(-7, 8):
    x, y = i * 4.2 + r.uniform(-0.8, 0.8), front + 5.6
    clear_ = abs(x) < 2.2
    if not clear_:
        (palm(parts, r, x, y, r.uniform(5.5, 7.5)) if street != 'community' or i % 3 == 0 else plant(r, r.choice(trees), x, y, 0, r.uniform(0.8, 1.0)))
    for _ in range(5):
        put(r.choice(green), x + r.uniform(-1.6, 1.6), y + r.uniform(-0.35, 0.35), -0.05, r.uniform(0, 6), r.uniform(0.35, 0.6))
    y = front + (17 if street != 'promenade' else 128)
    (palm(parts, r, x * 1.6, y, r.uniform(7, 9)) if i % 2 else plant(r, r.choice(trees), x * 1.6, y, 0, 1.1))
t, s.t = s.t, (*s.t[:7], 0.35, s.t[8])
s._haze(30, 500)
s.t = t
if s.view == 2:
    eye, target, lens = Vector((X(half * r.uniform(0.45, 0.7)), front - 0.4, r.uniform(1.4, 1.6))), (X(-half * r.uniform(0.2, 0.4)), back, 1.45), r.uniform(21, 23)
else:
    eye, target, lens = Vector((X(half * r.uniform(0.30, 0.6)), back + 2.5, r.uniform(1.4, 1.6))), (X(-half * r.uniform(0.05, 0.2)), front, 1.4), r.uniform(19.5, 21.5)
s.shoot(eye=eye, target=target, lens=lens, haze=None, shift=r.uniform(0.0, 0.03))
