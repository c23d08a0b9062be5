"""A warehouse with docks and a yard (seeds below 10), or a row of light-industrial units with roller doors (seeds from 10 on).

The seed mirrors the plot and picks cladding, stone, doors, what stands in the yard, and the cameras: 1 across the yard,
2 along the doors, 3 from the street over the planting, 4 from above.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from mathutils import Vector
from build import lawn, plant, shrubbery, skyline, tree
from garden import blocks, clear, clouds, grained, lamp, leafy, mesh, palm, palm_parts, put, quiet
from lib import Scene
from trade import number, ribbed, truck, van

s = Scene()
r, dark, row = s.random, s.time in ('dusk', 'night', 'dawn'), s.scene.cycles.seed >= 10
m = r.choice((-1, 1))
clouds(s, {'dusk': m * 30, 'night': 0}.get(s.time, -m * r.uniform(128, 150)), 0.5, {'golden': r.uniform(15, 21), 'dawn': 11, 'day': r.uniform(40, 50), 'night': 40}.get(s.time))
b = lambda material, *extents, bevel=0.012: blocks(material, [(m * e[0], m * e[1], *e[2:]) for e in extents], bevel)

tone = r.choice([(0.66, 0.62, 0.55), (0.60, 0.53, 0.44), (0.50, 0.50, 0.49), (0.72, 0.70, 0.66)])
trim_tone = r.choice([(0.075, 0.075, 0.078), (0.20, 0.13, 0.075), (0.09, 0.12, 0.13), (0.16, 0.15, 0.14)])
clad, trim = ribbed(s, 'cladding', tone, 0.22), s.material('trim', trim_tone, 0.45, 0.5)
sheet = ribbed(s, 'sheet', tuple(0.25 + 0.5 * c for c in trim_tone), 0.45)
concrete = grained(s, 'concrete', (0.50, 0.47, 0.43), (1, 1, 1), 0.16, 0.8, (3.0, 2.4, 0.012))
stone = grained(s, 'stone', r.choice([(0.58, 0.49, 0.38), (0.64, 0.56, 0.45), (0.44, 0.38, 0.32)]), (0.6, 0.6, 7), 0.3, 0.6, (1.2, 0.6, 0.008))
yard = grained(s, 'yard', (0.40, 0.37, 0.33), (0.5, 0.5, 0.5), 0.22, 0.75, (6.0, 6.0, 0.02), True, 0.04)
road = grained(s, 'road', (0.135, 0.125, 0.115), (7, 7, 7), 0.3, 0.75, bump=0.2)
kerb, paint = grained(s, 'kerb', (0.56, 0.53, 0.48), (4, 4, 4), 0.2, 0.8), s.material('paint', (0.72, 0.70, 0.66), 0.7)
yellow, rubber = s.material('yellow', (0.62, 0.40, 0.05), 0.6), s.material('rubber', (0.025, 0.025, 0.025), 0.8)
door = ribbed(s, 'door', r.choice([(0.68, 0.67, 0.64), (0.36, 0.36, 0.35), (0.22, 0.26, 0.28)]), 0.5, up=True)
glass, pane = clear(s, 'glass', (0.86, 0.90, 0.91)), s.material('pane', (0.045, 0.055, 0.06), 0.05)
white, steel = s.material('white', (0.78, 0.77, 0.74), 0.5), s.material('steel', (0.42, 0.41, 0.39), 0.4, 0.8)
room = s.material('room', (0.50, 0.43, 0.35), 0.9, emit=(1, 0.68, 0.38), strength={'dusk': 1.5, 'night': 1.3, 'dawn': 0.9, 'golden': 0.25}.get(s.time, 0.08))
glow = s.material('glow', (1, 0.9, 0.7), 0.5, emit=(1, 0.78, 0.50), strength=9 if dark else 1.6)
timber = grained(s, 'timber', (0.34, 0.23, 0.13), (9, 0.7, 9), 0.5, 0.7)
leaf, grass, bark = leafy(s, 'leaf', (0.08, 0.14, 0.045)), leafy(s, 'grass', (0.14, 0.19, 0.06)), grained(s, 'bark', (0.25, 0.18, 0.12), (6, 6, 40), 0.6, 0.9)
flower = leafy(s, 'flower', r.choice([(0.62, 0.05, 0.24), (0.72, 0.26, 0.08), (0.78, 0.72, 0.66)]))
parts, trees = palm_parts(r, leaf, bark), [tree(r, leafy(s, 'ghaf', (0.10, 0.15, 0.055)), bark, r.uniform(5, 6.2), r.uniform(2.2, 2.8), 5200, 0.10) for _ in range(2)]
green, bloom = shrubbery(r, leaf, grass, flower)


def roller(x0, x1, z0, z1, y=0.0, open_=0.0):
    """A sectional door in its frame, partly raised: the hall behind it is lit."""
    foot = z0 + (z1 - z0) * open_
    b(door, (x0, x1, y + 0.10, y + 0.16, foot, z1), bevel=0)
    b(trim, (x0 - 0.12, x0, y - 0.06, y + 0.2, z0, z1 + 0.12), (x1, x1 + 0.12, y - 0.06, y + 0.2, z0, z1 + 0.12), (x0, x1, y - 0.06, y + 0.2, z1, z1 + 0.12))
    if not open_:
        n = 3
        for i in range(n):
            u = x0 + (x1 - x0) * (i + 0.5) / n
            b(pane, (u - 0.3, u + 0.3, y + 0.07, y + 0.1, z0 + (z1 - z0) * 0.55, z0 + (z1 - z0) * 0.55 + 0.28))


def walls(x0, x1, z0, z1, material, holes, y=0.0, thick=0.4):
    """The front with its openings (x0, x1, z0, z1)."""
    holes = [h for h in holes if x0 < (h[0] + h[1]) / 2 < x1]
    us = sorted({x0, x1, *(h[i] for h in holes for i in (0, 1))})
    zs = sorted({z0, z1, *(min(max(h[i], z0), z1) for h in holes for i in (2, 3))})
    b(material, *[(p, q, y, y + thick, c, d) for p, q in zip(us, us[1:]) for c, d in zip(zs, zs[1:]) if not any(h[0] < (p + q) / 2 < h[1] and h[2] < (c + d) / 2 < h[3] for h in holes)], bevel=0)


def glazing(x0, x1, z0, z1, y, columns, cross=()):
    """A glass front with its mullions and a lit room behind."""
    b(glass, (x0, x1, y, y + 0.02, z0, z1), bevel=0)
    b(trim, *[(x0 + (x1 - x0) * i / columns - 0.035, x0 + (x1 - x0) * i / columns + 0.035, y - 0.06, y + 0.08, z0, z1) for i in range(columns + 1)], *[(x0, x1, y - 0.05, y + 0.07, z - 0.04, z + 0.04) for z in (z0 + 0.04, *cross, z1 - 0.04)])
    b(room, (x0, x1, y + 3.2, y + 3.3, z0, z1), bevel=0)
    b(white, (x0, x1, y + 0.1, y + 3.2, z1 - 0.06, z1), bevel=0)
    b(timber, *[(x0 + 0.8 + 2.6 * i, x0 + 2.4 + 2.6 * i, y + 1.2, y + 1.9, z0 + 0.7, z0 + 0.76) for i in range(int((x1 - x0) / 2.8))])


def parapet(a, c):
    b(trim, (a, c, -0.12, 0.2, high, high + 0.5), (a, c, deep - 0.2, deep + 0.1, high, high + 0.5), (a, a + 0.3, -0.12, deep, high, high + 0.5), (c - 0.3, c, -0.12, deep, high, high + 0.5), bevel=0.02)


def bollards(*places):
    for x, y in places:
        s.cylinder(m * x, y, 0, 0.085, 1.0, yellow, 20)
        s.cylinder(m * x, y, 0.72, 0.087, 0.12, rubber, 20)


# the building: its front is y = 0 and looks along -y
deep, high = 34.0, r.uniform(9.2, 10.4) if not row else r.uniform(7.6, 8.4)
if not row:
    x0, x1, hall = -34.0, 32.0, 18.0                        # docks as far as `hall`, then the offices
    n = 8
    docks = [x0 + 5 + i * (hall - x0 - 8) / (n - 1) for i in range(n)]
    ramp = docks.pop(r.choice((-1, -2)))                    # one door on the level
    holes = [(d - 1.4, d + 1.4, 1.1, 4.3) for d in docks] + [(ramp - 2.1, ramp + 2.1, 0, 5.0)]
    walls(x0, hall, 0, 1.25, concrete, holes)
    walls(x0, hall, 1.25, high, clad, holes)
    for i, d in enumerate(docks):
        roller(d - 1.4, d + 1.4, 1.1, 4.3, open_=0)
        b(rubber, (d - 1.85, d - 1.4, -0.35, 0.05, 1.1, 4.6), (d + 1.4, d + 1.85, -0.35, 0.05, 1.1, 4.6), (d - 1.85, d + 1.85, -0.35, 0.05, 4.25, 4.9), *[(d + k - 0.13, d + k + 0.13, -0.18, 0, 0.75, 1.15) for k in (-1.0, 1.0)], bevel=0.03)
        b(steel, (d - 1.0, d + 1.0, -0.25, 0.1, 1.02, 1.1))
        b(glow, (d - 0.18, d + 0.18, -0.22, -0.04, 6.35, 6.47), bevel=0)
        number(s, str(i + 1), m * (d + 2.35), -0.03, 3.3, 1.1, paint if sum(tone) < 1.6 else trim)
        bollards((d - 2.1, -0.8), (d + 2.1, -0.8))
    roller(ramp - 2.1, ramp + 2.1, 0, 5.0, open_=0.9 if r.random() < 0.5 else 0)
    b(room, (ramp - 3, ramp + 3, 8, 8.1, 0, 5), bevel=0)
    bollards((ramp - 2.6, -0.6), (ramp + 2.6, -0.6))
    b(trim, (x0, hall, -3.4, 0.1, 5.5, 5.72), *[(d - 0.09, d + 0.09, -3.3, 0.1, 5.28, 5.5) for d in (*docks, ramp)], bevel=0.02)      # the canopy over the docks
    b(glow, *[(d - 0.6, d + 0.6, -2.0, -1.9, 5.47, 5.495) for d in (*docks, ramp)], bevel=0)
    parapet(x0 - 0.06, hall)
    b(sheet, (x0, hall, -0.04, 0.1, high - 1.5, high), bevel=0)
    b(trim, *[(x - 0.07, x + 0.07, -0.16, 0, 0.3, high) for x in [x0 + 1.6 + (hall - x0 - 3.2) * i / 4 for i in range(5)]])
    b(clad, (x0, x0 + 0.3, 0.4, deep, 1.25, high), (hall, x1, 12, deep, 0, high), bevel=0)
    b(concrete, (x0, x0 + 0.3, 0.4, deep, 0, 1.25), bevel=0)
    # the offices: stone below, two floors of glass under a deep roof, an entrance
    o = -2.6
    b(stone, (hall, hall + 0.9, o, 12, 0, high - 0.2), (x1 - 0.5, x1, o, 12, 0, high - 0.2), bevel=0.02)
    glazing(hall + 0.9, x1 - 0.5, 0.15, 3.7, o + 0.6, 8, (2.7,))
    glazing(hall + 0.9, x1 - 0.5, 4.3, high - 1.2, o + 0.6, 8)
    b(white, (hall + 0.9, x1 - 0.5, o + 0.35, 4, 3.7, 4.3), (hall + 0.9, x1 - 0.5, o + 0.35, 4, high - 1.2, high - 0.2), bevel=0.02)
    b(trim, (hall - 0.5, x1 + 0.8, o - 1.3, 12, high - 0.2, high + 0.25), (hall + 3.4, hall + 8.4, o - 2.0, o + 0.6, 3.1, 3.35), *[(hall + u, hall + u + 0.12, o - 1.9, o - 1.78, 0, 3.1) for u in (3.6, 8.1)], bevel=0.02)
    b(timber, *[(hall + 0.9 + 0.24 * k, hall + 0.98 + 0.24 * k, o + 0.25, o + 0.42, 4.3, high - 1.2) for k in range(15)], bevel=0)
    b(stone, (hall + 2.6, hall + 9.4, o - 3.2, o + 0.6, -0.1, 0.12), bevel=0.02)
else:
    units, w = 5, r.uniform(12.5, 13.5)
    x0, x1, hall = -2 * w, 3 * w, 3 * w
    for i in range(units):
        a = x0 + i * w
        gate, entry, upper = (a + 1.1, a + 5.7, 0, 5.0), (a + 6.9, a + w - 1.0, 0, 3.1), (a + 6.9, a + w - 1.0, 4.1, 6.0)
        walls(a, a + w, 0, 1.0, concrete, (gate, entry, upper))
        walls(a, a + 6.4, 1.0, high, clad, (gate, entry, upper))
        walls(a + 6.4, a + w, 1.0, high, sheet if r.random() < 0.7 else stone, (gate, entry, upper))
        roller(*gate, open_=r.choice((0, 0, 0.94, 0.3)))
        b(room, (gate[0] - 0.8, gate[1] + 0.8, 9, 9.1, 0, 5), bevel=0)
        b(concrete, (gate[0] - 0.8, gate[1] + 0.8, 0.4, 9, -0.05, 0.01), bevel=0)
        glazing(*entry, 0.2, 4, (2.4,))
        glazing(*upper, 0.2, 4)
        b(trim, (entry[0] - 0.3, entry[1] + 0.3, -1.7, 0.3, 3.25, 3.45), (gate[0] - 0.5, gate[1] + 0.5, -1.1, 0.3, 5.3, 5.45), (a - 0.09, a + 0.09, -0.2, 0, 0.2, high), bevel=0.02)
        b(glow, (gate[0] + 2.1, gate[0] + 2.5, -0.22, -0.04, 5.9, 6.0), (entry[0] + 0.5, entry[1] - 0.5, -1.2, -1.1, 3.22, 3.245), bevel=0)
        number(s, str(i + 1 + r.choice((0, 10, 20)) * 0), m * (a + 6.05), -0.03, 2.2, 1.2, paint if sum(tone) < 1.6 else trim)
        bollards((gate[0] - 0.5, -0.7), (gate[1] + 0.5, -0.7))
        for k in range(3):                                  # places to park before the entrance
            b(paint, (a + 6.6 + 2.7 * k - 0.05, a + 6.6 + 2.7 * k + 0.05, -7.4, -2.6, 0, 0.004), bevel=0)
        b(kerb, (entry[0] - 0.2, entry[1] + 0.4, -2.4, -2.2, 0, 0.13), (entry[0] - 0.2, entry[1] + 0.4, -2.2, 0, 0, 0.12))
        for u in (entry[0] + 0.3, entry[1] - 0.3):
            put(r.choice(green), m * u, -1.3, 0.1, r.uniform(0, 6), 0.7)
    parapet(x0 - 0.06, x1 + 0.06)
    b(clad, (x0, x0 + 0.3, 0.4, deep, 0, high), (x1 - 0.3, x1, 0.4, deep, 0, high), bevel=0)
b(white, (x0, x1, 0.2, deep, high - 0.2, high - 0.05), *[(x, x + 3.2, y, y + 1.6, high, high + 1.2) for x, y in ((x0 + 8, 6), (x0 + 20, 9), (x1 - 16, 7))], bevel=0.03)

# the yard, its marks, a wall and a gate to the street, planting along it
edge = -30.0 if not row else -22.0
b(yard, (x0 - 14, x1 + 10, edge, 0.3, -0.5, 0.0), bevel=0)
b(yellow, *([(d + k - 0.06, d + k + 0.06, -13.5, -1.6, 0, 0.004) for d in docks for k in (-1.9, 1.9)] if not row else [(gate_x - 0.06, gate_x + 0.06, -9, -1, 0, 0.004) for i in range(5) for gate_x in (x0 + i * w + 0.8, x0 + i * w + 6.0)]), bevel=0)
s.plane(0, 300, -0.55, 2400, 1500, s.material('sand', (0.46, 0.375, 0.27), 0.95))
b(road, (-300, 300, edge - 15.5, edge - 5.5, -0.5, -0.1), bevel=0)
b(paint, *[(-150 + i * 6, -147 + i * 6, edge - 10.6, edge - 10.45, -0.1, -0.096) for i in range(50)], bevel=0)
b(kerb, (-300, 300, edge - 5.5, edge - 5.2, -0.5, 0.05), (-300, 300, edge - 0.4, edge - 0.1, -0.5, 0.1), (-300, 300, edge - 15.8, edge - 15.5, -0.5, 0.05))
b(lawn(s), (-300, 300, edge - 5.2, edge - 0.4, -0.5, 0.02), bevel=0)
gap = (-9, 3) if not row else (-300, 300)
if not row:
    for u0, u1 in ((x0 - 14, gap[0]), (gap[1], x1 + 10)):
        b(stone, (u0, u1, edge + 0.2, edge + 0.5, -0.2, 1.0), bevel=0.02)
        b(trim, (u0, u1, edge + 0.3, edge + 0.36, 2.1, 2.16), *[(x - 0.02, x + 0.02, edge + 0.31, edge + 0.35, 1.0, 2.1) for x in [u0 + 0.16 * k for k in range(int((u1 - u0) / 0.16))]], bevel=0)
    b(yard, (*gap, edge - 5.5, edge, -0.45, 0.03), bevel=0)
    b(stone, *[(g - 0.5, g + 0.5, edge, edge + 0.8, 0, 2.4) for g in gap], bevel=0.02)
eye_x = {1: -21, 2: docks[0] - 3.4, 3: -20, 4: -30}[s.view] if not row else {1: -15, 2: -24, 3: -8, 4: -24}[s.view]
for i in range(46):
    x = -118 + i * 5.2
    near = abs(x - eye_x) < 7 if s.view == 1 else s.view == 3 and eye_x - 4 < x < eye_x + 15
    if gap[0] - 1 < x < gap[1] + 1 and not row:
        continue
    for _ in range(5):
        put(r.choice(green), m * (x + r.uniform(-2.5, 2.5)), edge - r.uniform(1.0, 4.6), 0.02, r.uniform(0, 6), r.uniform(0.5, 0.9))
    if r.random() < 0.5:
        plant(r, bloom, m * (x + r.uniform(-2, 2)), edge - r.uniform(1, 4), 0.02, r.uniform(0.5, 0.8))
    if not near and i % 2:
        palm(parts, r, m * (x + r.uniform(-1, 1)), edge - 2.6, r.uniform(6, 8))
    elif not near and r.random() < 0.4:
        plant(r, r.choice(trees), m * x, edge - 2.6)
for _ in range(26):                                         # beside and behind the plot
    (palm(parts, r, m * r.choice((r.uniform(x1 + 10, x1 + 60), r.uniform(x0 - 60, x0 - 14))), r.uniform(-18, 60), r.uniform(7, 10)))

for x in ([-28, -6, 20] if not row else [x0 + 6, 3, x1 - 8]):      # lamp posts
    y = edge + 9 if not row else edge + 1.2
    s.cylinder(m * x, y, 0, 0.09, 8.5, steel, 16)
    s.cylinder(m * x, y, 0, 0.28, 0.7, concrete, 24)
    b(steel, (x - 1.1, x + 1.1, y - 0.05, y + 0.05, 8.4, 8.5), *[(x + k - 0.25, x + k + 0.25, y - 0.16, y + 0.16, 8.34, 8.44) for k in (-1.0, 1.0)])
    b(glow, *[(x + k - 0.2, x + k + 0.2, y - 0.12, y + 0.12, 8.32, 8.335) for k in (-1.0, 1.0)], bevel=0)
island = (hall - 8, hall + 14, -20, -16.5) if not row else (x0 + 1.2 * w, x0 + 3.6 * w, -17.5, -15)
b(kerb, island[:4] + (-0.2, 0.14), bevel=0.02)
b(lawn(s, 'island'), (island[0] + 0.2, island[1] - 0.2, island[2] + 0.2, island[3] - 0.2, 0, 0.16), bevel=0)
for i in range(int((island[1] - island[0]) / 0.8)):
    x = island[0] + 0.5 + 0.8 * i
    put(r.choice(green), m * x, r.uniform(island[2] + 0.6, island[3] - 0.6), 0.14, r.uniform(0, 6), r.uniform(0.5, 0.85))
    if r.random() < 0.25:
        plant(r, bloom, m * x, r.uniform(island[2] + 0.6, island[3] - 0.6), 0.14, r.uniform(0.5, 0.7))
    if i % 7 == 3:
        palm(parts, r, m * x, (island[2] + island[3]) / 2, r.uniform(5.5, 7.5), 0.1)

# neighbours: sheds like this one, then the far city
shades = [ribbed(s, f'shed{i}', c, 0.5) for i, c in enumerate(((0.62, 0.56, 0.47), (0.52, 0.51, 0.49), (0.70, 0.67, 0.62)))]
for k, (x, y) in enumerate([(x1 + 44, 6), (x1 + 104, -4), (x0 - 62, 4), (x0 - 130, 10), (x1 + 40, 80), (x0 - 50, 86), (0, 92), (x1 + 110, 76), (-20, edge - 62), (46, edge - 66), (-90, edge - 60)]):
    wide, h = r.uniform(42, 54), r.uniform(7, 10)
    b(r.choice(shades), (x - wide / 2, x + wide / 2, y, y + 36, 0, h), bevel=0)
    b(trim, (x - wide / 2 - 0.1, x + wide / 2 + 0.1, y - 0.1, y + 36.1, h, h + 0.5), *[(x - wide / 2 + 4 + 7 * i, x - wide / 2 + 8 + 7 * i, y - 0.06, y + 0.1, 0, 4.6) for i in range(5)], bevel=0)
skyline(s, r, -900, 900, 1300, 2100, 70, 110)

# what stands in the yard
body = s.material('lorry', (0.76, 0.75, 0.72), 0.35)
if not row:
    taken = r.sample(range(3, 6), 2)
    for i in taken:
        truck(s, m * docks[i], -0.5, 0, body, s.material('cab', r.choice([(0.70, 0.69, 0.66), (0.10, 0.13, 0.15), (0.42, 0.30, 0.16)]), 0.3), rubber, pane, trim, glow)
    van(s, m * (hall + 9.5), -10.5, m * math.pi / 2 + math.pi, s.material('van', (0.68, 0.67, 0.64), 0.3), rubber, pane, trim, glow)
    k = docks[-1] + 2.6 if ramp < docks[-1] else ramp + 3.4
    for i in range(2):
        for z in range(r.choice((5, 8))):
            b(timber, *[(k + 1.4 * i, k + 1.4 * i + 1.2, -1.7 + 0.22 * j, -1.56 + 0.22 * j, 0.11 + z * 0.15, 0.14 + z * 0.15) for j in range(5)], *[(k + 1.4 * i + u, k + 1.4 * i + u + 0.1, -1.7, -0.68, z * 0.15, 0.11 + z * 0.15) for u in (0, 0.55, 1.1)], bevel=0)
else:
    i = r.choice((1, 2))
    van(s, m * (x0 + i * w + 3.4), -4.4, 0.04, s.material('van', r.choice([(0.68, 0.67, 0.64), (0.12, 0.15, 0.17)]), 0.3), rubber, pane, trim, glow)
    van(s, m * (x0 + 3 * w + 8.0), -5.0, math.pi, s.material('van2', (0.66, 0.65, 0.62), 0.3), rubber, pane, trim, glow)
if dark:
    for x in [x0 + 6 + i * (x1 - x0 - 12) / 6 for i in range(7)]:
        lamp(m * x, -1.6 if not row else -1.0, 5.3, 3.0, 0.3, 240, (1, 0.76, 0.5))
    lamp(m * (hall + 6), -4, 3.0, 4, 0.5, 120)

s.scene.view_settings.exposure += {'day': -0.1, 'golden': 0.15, 'dusk': 0.75, 'dawn': 0.5, 'night': 0.5}.get(s.time, 0)
far = r.uniform(-1.5, 1.5)
eye, aim, lens, shift = {1: ((eye_x + far, -14.5 if not row else -12.5, 1.7), (11 + far, 0, 1.7), r.uniform(26, 28), 0.065),
                         2: ((eye_x, -4.6 if not row else -6.6, 1.6), (22, -2.4 if not row else -1, 1.6), r.uniform(25, 28), 0.085),
                         3: ((eye_x + far, edge - 11.5 if not row else edge - 9, 2.6), (14, 0, 2.6), r.uniform(30, 34), 0.055),
                         4: ((eye_x + far, edge - 16, 15.5), (6, 0, 3.5), r.uniform(27, 30), 0.0)}[s.view]
quiet()
s.shoot(eye=Vector((m * eye[0], *eye[1:])), target=(m * aim[0], *aim[1:]), lens=lens, haze=(90, 1500), shift=shift)
