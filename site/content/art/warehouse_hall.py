"""Inside a hall: steel frames, skylights, high-bay lamps. Seeds below 10: a warehouse with racking; from 10 on: an empty unit with its mezzanine.

The seed mirrors the hall and picks steel, cladding, racks, goods and cameras: 1 along the middle, 2 across it to the
offices on the mezzanine, 3 from their window down into the hall.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from mathutils import Vector
from garden import blocks, grained, leafy, palm, palm_parts
from rooms import Room
from trade import number, ribbed

s = Room()
r, side, palette, full = s.random, s.side, s.palette, s.seed < 10
m = side
b = lambda material, *extents, bevel=0.01: blocks(material, [(m * e[0], m * e[1], *e[2:]) for e in extents], bevel)
s.scene.view_settings.exposure += {'dusk': 0.6, 'golden': 0.45}.get(s.time, 0.3) + (0.75 if s.seed < 10 else 0)
half, front, back, height = (15.0, 30.0, -12.0, 9.2) if full else (9.0, 17.0, -9.0, 7.6)

concrete = grained(s, 'concrete', (0.46, 0.44, 0.41), (0.8, 0.8, 0.8), 0.18, 0.24, (6.0, 6.0, 0.01), True, 0.02)
plinth = grained(s, 'plinth', (0.52, 0.50, 0.47), (1, 1, 1), 0.15, 0.85)
clad, roof = ribbed(s, 'cladding', (0.70, 0.69, 0.66), 0.33), ribbed(s, 'roof', (0.66, 0.66, 0.64), 0.5)
frame = s.material('frame', r.choice([(0.10, 0.11, 0.12), (0.34, 0.33, 0.31), (0.07, 0.10, 0.12)]), 0.5, 0.3)
upright, beam = s.material('upright', r.choice([(0.06, 0.10, 0.16), (0.12, 0.12, 0.125), (0.05, 0.12, 0.11)]), 0.45, 0.2), s.material('beam', r.choice([(0.62, 0.24, 0.05), (0.58, 0.40, 0.08)]), 0.5)
yellow, steel = s.material('yellow', (0.62, 0.42, 0.06), 0.6), s.material('steel', (0.45, 0.44, 0.42), 0.4, 0.8)
timber = s.wood('pallet', (0.30, 0.20, 0.11), (0.50, 0.36, 0.22), None, 0.7, 'x')
carton = [s.material('carton', c, 0.8) for c in ((0.46, 0.33, 0.20), (0.40, 0.28, 0.16), (0.52, 0.39, 0.25))]
wrap = s.material('wrap', (0.66, 0.67, 0.68), 0.22)
sky = s.material('skylight', (0.9, 0.95, 1.0), 0.5, emit=s.window_colour, strength={'day': 1.8, 'golden': 1.4}.get(s.time, 0.7))
door = ribbed(s, 'door', (0.68, 0.67, 0.64), 0.5, up=True)
white, oak = s.plaster('white', (0.76, 0.75, 0.72)), s.panel()
strip, black = s.glow('strip', 5), s.black
middle, depth = (front + back) / 2, front - back

# shell: floor, walls of sheet above a plinth, portal frames, purlins, roof with strips of light
b(concrete, (-half, half, back, front, -0.2, 0), bevel=0)
for a, c in ((-half - 0.3, -half), (half, half + 0.3)):
    b(clad, (a, c, back, front, 2.2, height + 2), bevel=0)
    b(plinth, (a - 0.02, c + 0.02, back, front, 0, 2.2), bevel=0)
b(clad, (-half, half, back - 0.3, back, 2.2, height + 2), bevel=0)
b(plinth, (-half, half, back - 0.3, back, 0, 2.2), bevel=0)
rise = half * 0.09


def slope(x):
    return height + rise * (1 - abs(x) / half)


bay = depth / 7 if full else depth / 4
ys = [back + bay * (i + 0.5) for i in range(7 if full else 4)]
for y in ys:
    b(frame, *[(k * half - 0.26 * (k > 0) - 0.06 * 0, k * half + 0.26 * (k < 0), y - 0.11, y + 0.11, 0, height) for k in (-1, 1)], bevel=0)
    for k in (-1, 1):
        v = [(m * k * half, y + o, height - d) for o in (-0.1, 0.1) for d in (0.55, 0.0)] + [(0, y + o, height + rise - d) for o in (-0.1, 0.1) for d in (0.45, 0.0)]
        s.mesh(v, [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)], frame, False)
n = 9 if full else 6
for i in range(-n, n + 1):
    x = i * half / n
    b(frame, (x - 0.04, x + 0.04, back, front, slope(x) + 0.02, slope(x) + 0.2), bevel=0)
for k in (-1, 1):
    parts = [0, 0.30, 0.46, 1] if full else [0, 0.36, 0.58, 1]
    for a, c, lit in zip(parts, parts[1:], (False, True, False)):
        v = [(m * k * q * half, y, slope(q * half) + 0.22) for q in (a, c) for y in (back, front)]
        o = s.mesh(v, [(0, 1, 3, 2)], sky if lit else roof, False)
    x = m * k * half * (parts[1] + parts[2]) / 2
    s.area((x, middle, slope(x) + 0.1), (-0.12 * m * k, 0, -1), half * 0.16, depth * 0.96, s.window_power * (3.4 if full else 2.8), s.window_colour)
for y in ys:                                                # high-bay lamps
    for x in ((-half * 0.5, 0, half * 0.5) if full else (-half * 0.4, half * 0.4)):
        z = height - 0.8
        s.tube([(m * x, y + bay / 2, z + 0.3), (m * x, y + bay / 2, slope(x) + 0.1)], 0.012, black)
        s.lathe(m * x, y + bay / 2, z, [(0.26, 0), (0.27, 0.05), (0.12, 0.22), (0.10, 0.34), (0, 0.34)], black)
        s.lathe(m * x, y + bay / 2, z, [(0, 0.02), (0.235, 0.02)], s.glow('globe', 6, (1, 0.88, 0.72)))
        s.area((m * x, y + bay / 2, z - 0.02), (0, 0, -1), 0.5, 0.5, 14 * s.lamp, (1, 0.86, 0.68))

# the front: doors to the yard, one of them open
gates = [-10.5, -3.5, 3.5, 10.5] if full else [-3.6, 4.0]
wide, tall = (3.2, 4.0) if full else (4.2, 4.8)
open_ = r.choice((1, 2)) if full else 0
us = sorted({-half, half, *[g + k * wide / 2 for g in gates for k in (-1, 1)]})
for a, c in zip(us, us[1:]):
    hole = any(a < g < c for g in gates)
    b(clad, (a, c, front, front + 0.3, tall if hole else 2.2, height + 2), bevel=0)
    if not hole:
        b(plinth, (a, c, front - 0.02, front + 0.32, 0, 2.2), bevel=0)
for i, g in enumerate(gates):
    foot = tall - 0.5 if i == open_ else 0
    b(door, (g - wide / 2, g + wide / 2, front - 0.12, front - 0.06, foot, tall), bevel=0)
    b(steel, *[(g + k * wide / 2 - 0.06, g + k * wide / 2 + 0.06, front - 0.2, front, 0, height - 0.8) for k in (-1, 1)])
    b(yellow, *[(g + k * (wide / 2 + 0.3) - 0.09, g + k * (wide / 2 + 0.3) + 0.09, front - 0.8, front - 0.62, 0, 1.1) for k in (-1, 1)])
    number(s, str(i + 1), m * g, front - 0.14, tall + 0.5, 1.0, black)
    if i == open_:
        s.area((m * g, front - 0.3, tall / 2), (0, -1, -0.1), wide, tall, s.window_power * 6, s.window_colour)
b(concrete, (-80, 80, front + 0.3, 90, -0.5, -0.02), bevel=0)   # the yard outside
b(plinth, (-80, 80, front + 26, front + 26.4, 0, 2.4), bevel=0)
crowns = palm_parts(r, leafy(s, 'leaf', (0.08, 0.14, 0.045)), grained(s, 'bark', (0.25, 0.18, 0.12), (6, 6, 40), 0.6, 0.9))
for i in range(14):
    palm(crowns, r, -32 + 5 * i + r.uniform(-1.5, 1.5), front + r.uniform(28, 34), r.uniform(5, 8))
lanes = [(-5.2, -5.1), (5.1, 5.2)] if full else [(-1.2, -1.1), (-6.1, -6.0)]
b(yellow, *[(a, c, back, front - 1.5, 0, 0.003) for a, c in lanes], *([(-half, half, front - 4.1, front - 4.0, 0, 0.003)] if full else []), bevel=0)


def goods(x, y, z, wide_, deep_, tall_):
    """A pallet with its load: cartons in courses, or something wrapped."""
    b(timber, *[(x - wide_ / 2, x + wide_ / 2, y - deep_ / 2 + deep_ * (j + 0.1) / 5, y - deep_ / 2 + deep_ * (j + 0.85) / 5, z + 0.10, z + 0.13) for j in range(5)],
      *[(x + u - 0.05, x + u + 0.05, y - deep_ / 2, y + deep_ / 2, z, z + 0.10) for u in (-wide_ / 2 + 0.06, 0, wide_ / 2 - 0.06)], bevel=0)
    z += 0.13
    kind = r.random()
    if kind < 0.22:
        b(wrap, (x - wide_ / 2 + 0.02, x + wide_ / 2 - 0.02, y - deep_ / 2 + 0.02, y + deep_ / 2 - 0.02, z, z + tall_), bevel=0.03)
        return
    material, nx, nz = r.choice(carton), r.choice((2, 3)), max(2, round(tall_ / r.uniform(0.26, 0.40)))
    top = nz if kind < 0.7 else nz - 1
    cells = [(x - wide_ / 2 + wide_ * i / nx + 0.006, x - wide_ / 2 + wide_ * (i + 1) / nx - 0.006, y - deep_ / 2 + deep_ * j / 2 + 0.006, y - deep_ / 2 + deep_ * (j + 1) / 2 - 0.006, z + tall_ * k / nz + 0.004, z + tall_ * (k + 1) / nz) for i in range(nx) for j in range(2) for k in range(top)]
    b(material, *cells, bevel=0.008)


def rack(x, y0, bays, levels=4, deep_=1.05):
    w, step = 2.75, 1.72
    for i in range(bays + 1):
        y = y0 + i * w
        b(upright, *[(x + k - 0.05, x + k + 0.05, y - 0.05, y + 0.05, 0, levels * step + 0.3) for k in (-deep_ / 2, deep_ / 2)], *[(x - deep_ / 2, x + deep_ / 2, y - 0.02, y + 0.02, z, z + 0.05) for z in [0.3 + 0.85 * q for q in range(int(levels * step / 0.85))]], bevel=0)
        b(yellow, *[(x + k - 0.09, x + k + 0.09, y - 0.09, y + 0.09, 0, 0.42) for k in (-deep_ / 2, deep_ / 2)])
    for k in (-deep_ / 2, deep_ / 2):
        b(beam, *[(x + k - 0.025, x + k + 0.025, y0, y0 + bays * w, z * step - 0.06, z * step + 0.07) for z in range(1, levels + 1)], bevel=0)
    for i in range(bays):
        for z in range(levels + 1):
            for q in (0.28, 0.73):
                if r.random() < 0.86 - 0.07 * z:
                    goods(x + r.uniform(-0.03, 0.03), y0 + (i + q) * w + r.uniform(-0.04, 0.04), z * step + 0.075 if z else 0, 1.0, 1.16, r.uniform(0.85, 1.25))


if full:
    for x, y0 in ((-11.9, back + 6), (-5.95, back + 1), (0.3, back + 6), (6, back + 14)):      # the aisles have lamps of their own
        s.area((m * x, (y0 + front) / 2, height - 1.2), (0, 0, -1), 0.8, front - y0, 3.4, (1, 0.93, 0.84))
    for x in (-14.2, -9.6, -8.5, -3.4, -2.3, 2.9):
        rack(x, back + 6.5 if x < 2 else back + 13, 10 if x < 2 else 7)
    goods(-6.4 + 0.3, back + 9.5, 0, 1.0, 1.2, 1.0)
    goods(5.3, front - 6.0, 0, 1.0, 1.2, 1.2)
    goods(6.8, front - 5.8, 0, 1.0, 1.2, 0.8)
# the offices: a glazed box on posts, a stair, rooms below
ox0, oy0, oy1, oz = (half - 6.2, back + 3.0, back + 14.0, 3.3) if full else (half - 5.2, back + 0.0, back + 11.0, 3.1)
top = oz + 2.9
b(white, (ox0, half, oy0, oy1, oz - 0.32, oz), (ox0 - 0.1, half, oy0 - 0.1, oy1 + 0.1, top, top + 0.25), (ox0, half, oy1 - 0.12, oy1, 0, oz), bevel=0.01)
b(oak, (ox0 + 0.02, ox0 + 0.10, oy0, oy1, 0, oz - 0.32), bevel=0)
b(white, (ox0 + 0.15, half, oy0, oy0 + 0.1, 0, top), bevel=0)
pane = s.glass()
for (xa, ya), (xb, yb) in (((ox0, oy0), (ox0, oy1)), ((ox0, oy1), (half, oy1))):
    s.mesh([(m * xa, ya, oz + 0.9), (m * xb, yb, oz + 0.9), (m * xb, yb, top), (m * xa, ya, top)], [(0, 1, 2, 3)], pane, False)
    k = 6 if xa == xb else 3
    b(white, (min(xa, xb) - 0.05, max(xa, xb) + 0.05, min(ya, yb) - 0.05, max(ya, yb) + 0.05, oz, oz + 0.9), bevel=0)
    b(black, *[(xa + (xb - xa) * i / k - 0.035, xa + (xb - xa) * i / k + 0.035, ya + (yb - ya) * i / k - 0.035, ya + (yb - ya) * i / k + 0.035, oz + 0.9, top) for i in range(k + 1)], bevel=0)
s.area((m * (ox0 + half) / 2, (oy0 + oy1) / 2, top - 0.06), (0, 0, -1), half - ox0 - 1, oy1 - oy0 - 1, 2.2 * s.lamp + 0.6, (1, 0.84, 0.64))
b(strip, *[(ox0 + 1 + 1.8 * i, ox0 + 1.08 + 1.8 * i, oy0 + 0.8, oy1 - 0.8, top - 0.02, top - 0.005) for i in range(2)], bevel=0)
for i in range(3):                                          # desks behind the glass
    y = oy0 + 2 + i * 3.0
    s.box(m * (ox0 + 1.6), y, oz + 0.70, 0.8, 1.7, 0.04, oak)
    s.box(m * (ox0 + 1.6), y, oz + 1.0, 0.03, 0.6, 0.36, black)
    s.box(m * (ox0 + 1.6), y, oz, 0.6, 0.06, 0.70, black)
s.plant(m * (ox0 + 0.7), oy1 - 0.8, 1.5, s.material('clay', (0.55, 0.46, 0.37), 0.7), z=oz)
doors = [oy0 + 2.2, oy0 + 6.8]
b(black, *[(ox0 - 0.02, ox0 + 0.03, y - 0.55, y + 0.55, 0, 2.25) for y in doors], bevel=0.004)
steps, sx = 17, ox0 - 0.75
for i in range(steps):                                      # an open stair along the offices
    y, z = oy1 + 0.4 + 4.4 * (1 - i / steps), oz * (i + 0.5) / steps
    b(steel, (sx - 0.55, sx + 0.55, y - 0.14, y + 0.14, z, z + 0.035), bevel=0)
for k in (-0.58, 0.58):
    s.tube([(m * (sx + k), oy1 + 4.9, 0.05), (m * (sx + k), oy1 + 0.3, oz)], 0.05, black)
    s.tube([(m * (sx + k), oy1 + 4.9, 1.0), (m * (sx + k), oy1 + 0.3, oz + 0.98), (m * (sx + k), oy1 - 1.4, oz + 0.98)], 0.025, black)
    for i in range(5):
        y, z = oy1 + 4.9 - 4.6 * i / 4, oz * i / 4
        s.tube([(m * (sx + k), y, z), (m * (sx + k), y, z + 1.0)], 0.018, black)
b(steel, (sx - 0.6, ox0, oy1 - 1.5, oy1 + 0.5, oz - 0.12, oz), bevel=0.004)
if full:                                                    # a pallet truck and its load on the lane
    x, y = r.uniform(-0.2, 1.2) if s.view != 3 else -0.4, back + 13
    goods(x, y + 1, 0.09, 1.0, 1.2, 0.9)
    b(beam, (x - 0.28, x - 0.12, y, y + 1.2, 0.05, 0.09), (x + 0.12, x + 0.28, y, y + 1.2, 0.05, 0.09), (x - 0.3, x + 0.3, y - 0.25, y, 0.05, 0.5), bevel=0.02)
    s.tube([(m * x, y - 0.12, 0.45), (m * x, y - 0.5, 1.15)], 0.025, black)
    s.tube([(m * (x - 0.16), y - 0.5, 1.15), (m * (x + 0.16), y - 0.5, 1.15)], 0.022, black)
    views = {1: ((-6.05, back + 1.2, 1.65), (-6.05, front, 2.6), 24, 0.10), 2: ((-2.0, back + 1.6, 1.65), (9.0, front - 6, 1.9), 22, 0.09), 3: ((half - 7.0, back + 2.0, 5.4), (-9, front - 2, 2.2), 22, 0.0)}
else:
    goods(-7.4, front - 2.2, 0, 1.0, 1.2, 1.0)
    goods(-7.4, front - 3.8, 0, 1.0, 1.2, 0.7)
    views = {1: ((-6.8, back + 0.8, 1.6), (3.2, front, 1.7), 20, 0.06), 2: ((-half + 0.9, front - 2.2, 1.6), (half - 2, back + 2, 1.9), 20.5, 0.05), 3: ((ox0 - 0.6, oy1 + 0.1, oz + 1.6), (-5.5, front, 0.8), 21, 0.0)}
eye, aim, lens, shift = views[s.view]
s.shoot(eye=Vector((m * eye[0] + r.uniform(-0.2, 0.2), *eye[1:])), target=(m * aim[0], *aim[1:]), lens=lens, haze=None, shift=shift)
