"""The living room of an ordinary flat: a sofa and a wall with a screen, a dining table at its back, a balcony before it.

The seed mirrors the room and picks size, sofa, table, art and cameras: 1 from the dining table to the balcony, 2 from the
balcony door back to the table, 3 low across the rug to the reading corner, 4 on the balcony with the room beside it.
Seeds as elsewhere (see rooms.py): 20 to 39 look out on a golf course or a park, the others on the city.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from flat_shell import shell
from rooms import Room

s = Room()
r, side, palette = s.random, s.side, s.palette
half, front, back, height = r.uniform(2.2, 2.5), r.uniform(3.4, 3.8), -3.6, 2.75
X = lambda x: side * x
s.window_power *= 2.2
s.scene.view_settings.exposure += {'dusk': 0.8, 'golden': 0.7}.get(s.time, 0.75) - {3: 0.2, 4: 0.45}.get(s.view, 0)
s.drop = s.drop if s.outlook == 'green' else r.uniform(45, 80)
s.outside(0, front + 1.6)

floor, wood, stone, wall, white = s.floor(), s.panel(), s.stone(scale=1.4), s.plaster('wall', palette['wall']), s.plaster('ceiling', (0.80, 0.78, 0.75))
sofa, chair, accent = s.fabric('sofa', palette['sofa']), s.fabric('chair', palette['chair'], 300), s.fabric('accent', palette['accent'], 200)
light = s.fabric('light', (0.72, 0.68, 0.61), 180)
clay, ink, dark = s.material('clay', (0.55, 0.46, 0.37), 0.7), s.material('ceramic', (0.05, 0.05, 0.048), 0.35), s.material('dark glass', (0.008, 0.008, 0.009), 0.06)
drape = s.fabric('drape', tuple(1 - (1 - v) * 0.85 for v in palette['rug']), 260, 0.3, 0.08)
shell(s, half, front, back, height, dict(floor=floor, wall=wall, white=white, stone=stone, drape=drape), 1.65)

# the seats: a sofa along one wall, an armchair and a lamp by the window, low tables on a rug
cy = front - r.uniform(1.75, 1.95)
s.box(X(-0.1), cy, 0, 2.7, 2.5, 0.016, s.fabric('rug', palette['rug'], 150, 1.0, 0.3), 0.006)
quarter, length = math.pi / 2 * side, r.uniform(2.2, 2.4)
turn = s.seat(X(-half + 0.56), cy, length, 0.95, quarter, sofa, 3 if length > 2.3 else 2)
for k, cloth in ((-0.34, accent), (-0.24, light), (0.34, accent)):
    s.pillow(*turn(length * k, 0.08), 0.50, r.uniform(0.42, 0.48), quarter + r.uniform(-0.25, 0.25), cloth)
s.drum(X(-0.1), cy, 0.42, 0.36, stone if r.random() < 0.6 else wood)
s.drum(X(0.28), cy - 0.42, 0.26, 0.44, stone)
s.books(X(-0.16), cy + 0.08, 0.36)
s.twigs(X(0.28), cy - 0.42, 0.44, r.choice((clay, ink)), 0.75)
s.floor_lamp(X(-half + 0.4), cy - length / 2 - 0.3)
s.tub_chair(X(half - 0.95), front - 0.85, -side * r.uniform(0.9, 1.2), chair, 0.8)
s.plant(X(-half + 0.42), front - 0.5, r.uniform(1.5, 1.8), r.choice((clay, ink)), 14, pot_radius=0.17)
w, h = r.choice(((1.5, 1.0), (1.15, 0.85), (0.8, 1.1)))
arts = [s.painting(f'art{i}', palette['art'], 1.3 + 0.4 * i) for i in range(2)]
for i, y in enumerate((cy,) if w > 1 else (cy - 0.5, cy + 0.5)):
    s.box(X(-half + 0.03), y, 1.62 - h / 2, 0.04, w, h, s.metal, 0.003)
    s.box(X(-half + 0.045), y, 1.64 - h / 2, 0.03, w - 0.04, h - 0.04, arts[i])
s.spot(X(-half + 0.8), cy, height, 34, 65, (X(-half), cy, 1.5))
# opposite: panels of wood with a screen over a long low cabinet
n = 4
for i in range(n):
    s.box(X(half - 0.015), cy - 0.9 + 0.6 * i, 0.08, 0.03, 0.594, height - 0.16, wood, 0.003)
s.box(X(half - 0.05), cy, 0.95, 0.05, 1.45, 0.84, dark, 0.006)
s.box(X(half - 0.21), cy - 0.1, 0.18, 0.38, 2.2, 0.32, wood, 0.005)
s.box(X(half - 0.21), cy - 0.1, 0.50, 0.40, 2.24, 0.025, stone, 0.003)
s.books(X(half - 0.2), cy - 0.9, 0.525, 3)
s.lathe(X(half - 0.2), cy + 0.75, 0.525, [(0, 0), (0.07, 0), (0.12, 0.12), (0.05, 0.26), (0.065, 0.29), (0, 0.29)], r.choice((clay, ink)))

# the dining table at the back, a lamp over it, a sideboard with a mirror on the wall behind
tx, ty, round_ = X(r.uniform(-0.25, 0.15)), back + 1.75, r.random() < 0.5
if round_:
    s.lathe(tx, ty, 0.70, [(0, 0), (0.60, 0), (0.61, 0.015), (0.60, 0.035), (0, 0.035)], stone, 72)
    s.lathe(tx, ty, 0, [(0, 0), (0.30, 0), (0.30, 0.02), (0.16, 0.04), (0.12, 0.69), (0, 0.70)], wood)
    places = [(0.86 * math.sin(a), 0.86 * math.cos(a), math.pi - a + math.pi) for a in [0.6 + math.pi / 2 * k for k in range(4)]]
else:
    s.box(tx, ty, 0.70, 1.65, 0.9, 0.04, wood, 0.008)
    for k in (-1, 1):
        s.box(tx + k * 0.6, ty, 0, 0.08, 0.62, 0.70, wood, 0.006)
    places = [(x, q * 0.62, 0 if q > 0 else math.pi) for x in (-0.42, 0.42) for q in (-1, 1)]
for x, y, a in places:
    s.dining_chair(tx + x, ty + y, a + r.uniform(-0.12, 0.12), chair)
s.branch(tx, ty, 0.74, r.choice((clay, ink)), 0.85)
if r.random() < 0.5:
    s.lathe(tx, ty, 1.62, [(0.24, 0), (0.235, 0.05), (0.17, 0.15), (0.05, 0.22), (0, 0.22)], s.metal)
    s.lathe(tx, ty, 1.62, [(0, 0.02), (0.22, 0.02)], s.glow('globe', 4))
    s.tube([(tx, ty, 1.83), (tx, ty, height)], 0.004, s.black)
else:
    for k in (-0.4, 0.0, 0.4):
        z = 1.66 + 0.1 * (k == 0)
        s.lathe(tx + k, ty, z, [(0.10 * math.sin(math.pi * q / 16), 0.10 - 0.10 * math.cos(math.pi * q / 16)) for q in range(17)], s.glow('globe', 2.4))
        s.tube([(tx + k, ty, z + 0.2), (tx + k, ty, height)], 0.004, s.black)
s.area((tx, ty, 1.58), (0, 0, -1), 0.6, 0.3, 26 * s.lamp, (1, 0.76, 0.5))
s.box(X(-0.2), back + 0.2, 0.14, 1.7, 0.36, 0.66, wood, 0.005)
s.box(X(-0.2), back + 0.2, 0.80, 1.74, 0.39, 0.025, stone, 0.003)
s.blocks([(X(-0.2) - 0.83 + 0.055 * (i + 0.5), back + 0.385, 0.17, 0.036, 0.02, 0.60) for i in range(30)], wood, 0.006)
s.table_lamp(X(-0.85), back + 0.2, 0.825, ink)
s.books(X(0.1), back + 0.2, 0.825, 3)
s.lathe(X(0.42), back + 0.2, 0.825, [(0, 0), (0.06, 0), (0.09, 0.1), (0.03, 0.22), (0.04, 0.25), (0, 0.25)], clay)
pts = 64
for rad, out, mat in ((0.44, 0.03, s.metal), (0.425, 0.045, s.material('mirror', (0.85, 0.85, 0.84), 0.0, 1.0))):
    o = s.mesh([(X(-0.2) + rad * math.cos(2 * math.pi * i / pts), back + out, 1.62 + rad * math.sin(2 * math.pi * i / pts)) for i in range(pts)], [tuple(range(pts))], mat, False)
    o.modifiers.new('thick', 'SOLIDIFY').thickness = 0.012
s.box(X(half - 0.75), back + 0.02, 0, 1.0, 0.08, 2.16, wood, 0.004)
s.box(X(half - 0.75), back + 0.03, 0, 0.88, 0.09, 2.08, white, 0.004)
s.tube([(X(half - 1.12), back + 0.09, 1.0), (X(half - 1.0), back + 0.09, 1.0)], 0.01, s.metal)
s.area((0, back + 1.9, height - 0.03), (0, 0.1, -1), 2 * half - 1.2, 2.6, {'day': 1.5, 'golden': 1.4}.get(s.time, 1.0), (1, 0.92, 0.82))
for x, y in ((-0.9, back + 0.9), (0.9, back + 0.9), (0.7, 0.4), (-0.7, 0.4)):
    s.spot(X(x), y, height, 28, 85)

# the balcony: two chairs, a small table, a pot of green
by = front + 1.0
woven = s.fabric('woven', tuple(0.75 * c for c in palette['chair']), 90, 0.9, 0.2)
s.tub_chair(X(half - 0.55), by + 0.05, -quarter + side * 0.3, woven, 0.72)
s.tub_chair(X(-half + 1.2), by + 0.1, quarter - side * 0.35, woven, 0.72)
s.drum(X(0.35), by + 0.12, 0.24, 0.46, stone)
s.plant(X(-half + 0.1), by + 0.25, 1.3, clay, 15, pot_radius=0.2)
s.lathe(X(0.35), by + 0.12, 0.46, [(0, 0), (0.03, 0), (0.036, 0.1), (0.03, 0.1), (0.02, 0.01), (0, 0.01)], ink, 24)

eye, target, lens = {1: ((X(half * r.uniform(0.45, 0.7)), back + 0.35, 1.4), (X(-half * r.uniform(0.22, 0.35)), front, 1.05), r.uniform(20, 21.5)),
                     2: ((X(-half * r.uniform(0.08, 0.16)), front - 0.42, 1.42), (X(half * r.uniform(0.05, 0.15)), back, 0.95), r.uniform(20, 21.5)),
                     3: ((X(-half + 1.15), cy - 1.9, 0.82), (X(half * 0.62), front, 0.9), r.uniform(23, 25)),
                     4: ((X(half + 0.62), front + 0.75, 1.45), (X(-half * 0.6), front + 2.5, 1.1), r.uniform(19, 20))}[s.view]
s.shoot(eye=eye, target=target, lens=lens, haze=None, shift=r.uniform(-0.01, 0.01))
