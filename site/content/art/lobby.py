"""The lobby of a tower: a tall hall of stone and brass, the reception, a chandelier of rods, seats by the tall glazing.

The seed mirrors the hall and picks palette, reception, feature wall, chandelier and camera. Outside is always a garden
on the level, with towers behind it.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from mathutils import Vector
from rooms import Room

s = Room()
r, side, palette = s.random, s.side, s.palette          # the glazed wall is at x = side * half
half, front, back, height = r.uniform(5.6, 6.4), r.uniform(6.6, 7.6), -6.6, r.uniform(5.2, 6.0)
X = lambda x: side * x
s.window_power *= 1.7
s.scene.view_settings.exposure += {'dusk': 0.5, 'night': 0.5, 'dawn': 0.35}.get(s.time, 0.4)
tones = [(0.62, 0.55, 0.45), (0.46, 0.43, 0.40), (0.72, 0.69, 0.63), (0.34, 0.36, 0.38)]
walls = [s.facade(f'wall{i}', c, r.uniform(0.4, 0.6), r.uniform(0.26, 0.3), glass=(0.14, 0.18, 0.21), glow=0.6) for i, c in enumerate(tones)]
for _ in range(26):                                     # towers behind the garden
    d, k = r.uniform(60, 190), r.uniform(-160, 240)
    s.box(X(half + d), k, 0, r.uniform(18, 26), r.uniform(18, 26), r.uniform(20, 75), r.choice(walls))
s.garden(side * 78, half)

# materials
tile = s.marble('floor', palette['tiles'], tuple(c * 0.6 for c in palette['tiles']), 0.5, 0.07, 1.5)
border = s.marble('border', *palette['stone'], 0.8, 0.07)
feature, desk_stone = s.marble('feature', *palette['stone'], 0.55, 0.14), s.marble('desk', *palette['stone'], 1.0, 0.08)
travertine = s.marble('lining', palette['wall'], tuple(c * 0.72 for c in palette['wall']), 0.9, 0.35, 2.2)
wood, white = s.panel(), s.plaster('ceiling', (0.80, 0.78, 0.74))
bronze = s.material('bronze', (0.20, 0.135, 0.075), 0.34, 0.9)
sofa, chair, rug = s.fabric('sofa', palette['sofa']), s.fabric('chair', palette['chair'], 300), s.fabric('rug', palette['rug'], 150, 1.0, 0.3)
accent = s.fabric('accent', palette['accent'], 200)
clay, ink = s.material('clay', (0.55, 0.46, 0.37), 0.7), s.material('ceramic', (0.05, 0.05, 0.048), 0.35)
strip = s.glow('strip', 5)

# shell
middle, depth = (front + back) / 2, front - back
s.plane(0, middle, 0, 2 * half + 0.4, depth + 0.4, tile)
for x, w in ((X(half - 0.9), 0.30), (X(-half + 0.9), 0.30)):
    s.box(x, middle, 0, w, depth, 0.002, border)
s.box(0, front - 1.5, 0, 2 * half - 1.8, 0.3, 0.0022, border)
s.box(X(-half - 0.1), middle, 0, 0.2, depth, height + 0.4, travertine)
s.box(0, front + 0.1, 0, 2 * half + 0.4, 0.2, height + 0.4, travertine)
s.box(0, back - 0.1, 0, 2 * half, 0.2, height + 0.4, travertine)
s.cove(half, front, back, height, rim=1.5, power=13.0, lit=(-side, side, 2))
s.window((X(half), back), (X(half), front), height, bronze, (-side, 0), 9)
for z in (2.9,):
    s.box(X(half), middle, z, 0.10, depth, 0.07, bronze)
# columns clad in stone along the glass, with a brass foot
for i in range(4):
    y = back + 2.4 + i * (depth - 3.6) / 3
    s.box(X(half - 1.35), y, 0, 0.62, 0.62, height, travertine, 0.01)
    s.box(X(half - 1.35), y, 0, 0.66, 0.66, 0.14, s.brass, 0.004)

# the feature wall behind the reception: slabs of stone in a brass frame, or a screen of fins before lit stone
fx, fw = X(r.uniform(-1.6, -0.4)), r.uniform(6.2, 7.4)
kind = r.choice(('slabs', 'fins', 'arch'))
fz = height - 1.1
s.box(fx, front - 0.05, 0, fw, 0.10, fz, feature, 0.004)
if kind == 'slabs':
    for i in range(5):
        s.box(fx - fw / 2 + fw * i / 4, front - 0.11, 0, 0.03, 0.03, fz, s.brass)
    s.box(fx, front - 0.11, fz * 0.52, fw, 0.03, 0.03, s.brass)
elif kind == 'fins':
    n = int(fw / 0.14)
    s.blocks([(fx - fw / 2 + fw * i / n, front - 0.22, 0, 0.03, 0.22, fz) for i in range(n + 1) if abs(i / n - 0.5) > 0.24], s.brass, 0.004)
else:                                                   # a pointed arch in brass, once
    for grow in (0, 0.16):
        w, spring = 1.7 + grow, 2.5
        pts = [(fx - w, front - 0.13, 0), (fx - w, front - 0.13, spring)]
        pts += [(fx + w - 2 * w * math.cos(a), front - 0.13, spring + 2 * w * math.sin(a)) for a in [math.pi / 3 * k / 14 for k in range(1, 15)]]
        pts += [(2 * fx - x, y, z) for x, y, z in reversed(pts[:-1])]
        s.tube([(x, y, min(z, fz - 0.05)) for x, y, z in pts], 0.022, s.brass)
s.area((fx, front - 0.45, height - 0.2), (0, 0.5, -1), fw, 0.12, 42 * s.lamp, (1, 0.78, 0.55))
s.box(fx, front - 0.06, fz, fw + 0.2, 0.5, 0.06, s.brass, 0.004)

# the desk: a long block of stone, a fluted front with light under its edge
dx, dy, dw = fx, front - 2.5, r.uniform(4.2, 5.0)
s.box(dx, dy, 1.02, dw + 0.1, 0.92, 0.06, desk_stone, 0.006)
s.box(dx, dy, 0.0, dw - 0.1, 0.78, 0.06, s.black)
s.box(dx, dy, 0.06, dw, 0.82, 0.92, desk_stone if r.random() < 0.4 else wood, 0.004)
if r.random() < 0.75:
    n = int(dw / 0.07)
    for i in range(n):
        s.cylinder(dx - dw / 2 + dw * (i + 0.5) / n, dy - 0.42, 0.07, 0.03, 0.90, s.brass if kind != 'fins' else wood, 12)
s.box(dx, dy - 0.40, 0.985, dw - 0.1, 0.02, 0.012, strip)
s.area((dx, dy - 0.50, 0.98), (0, -0.3, -1), dw, 0.05, 14 * s.lamp, (1, 0.76, 0.52))
for x in (-1.1, 1.0):                                   # screens, seen from behind
    o = s.box(dx + x, dy + 0.18, 1.14, 0.52, 0.02, 0.32, s.black, 0.004)
    s.cylinder(dx + x, dy + 0.22, 1.08, 0.02, 0.10, s.black, 12)
s.branch(dx + X(dw * 0.36), dy - 0.05, 1.08, r.choice((clay, ink)), 1.25)
s.table_lamp(dx - X(dw * 0.40), dy, 1.08, ink)

# lifts in the solid wall, with wood and brass around them
for i in range(3):
    y = -1.9 + i * 2.7
    s.box(X(-half + 0.03), y, 0, 0.08, 1.62, 2.62, s.brass, 0.004)
    s.box(X(-half + 0.05), y, 0, 0.08, 1.42, 2.52, bronze, 0.002)
    s.box(X(-half + 0.094), y, 0, 0.006, 0.012, 2.52, s.black)
    s.box(X(-half + 0.03), y + 1.28, 1.05, 0.05, 0.10, 0.22, s.black, 0.003)
    s.spot(X(-half + 0.9), y, height, 90, 50, (X(-half), y, 1.2))
zone = [(X(-half + 0.03), y, 2.75, 0.05, 0.042, height - 2.75) for y in [-3.4 + 0.09 * k for k in range(int(8.6 / 0.09))]]
s.blocks(zone, wood, 0.004)

# the chandelier: rods of brass with lit tips, hung in a wave
cx, cy = X(r.uniform(0.2, 1.0)), r.uniform(0.0, 1.2)
round_ = r.random() < 0.5
for i in range(62):
    if round_:
        a, d = i * 2.39996, 1.55 * math.sqrt((i + 0.5) / 62)
        x, y = cx + d * math.cos(a), cy + d * math.sin(a)
    else:
        x, y = cx + (i % 4 - 1.5) * 0.34, cy - 3.0 + 6.0 * (i // 4) / 15
    z = height - 2.35 + 0.55 * math.sin(x * 1.1 + y * 0.9) + r.uniform(-0.12, 0.12)
    s.cylinder(x, y, z, 0.016, 0.85, s.brass, 10)
    s.cylinder(x, y, z - 0.16, 0.02, 0.16, s.glow('globe', 4), 10)
    s.tube([(x, y, z + 0.85), (x, y, height + 0.28)], 0.003, s.black)
s.area((cx, cy, height - 2.7), (0, 0, -1), 2.6, 3.2, 11 * s.lamp, (1, 0.74, 0.48))

# seats on rugs by the glass
for cy in (-1.7, 3.1):
    rx = X(half - 3.6)
    s.box(rx, cy, 0, 3.3, 3.4, 0.018, rug, 0.008)
    turn = s.seat(X(half - 2.35), cy, 2.5, 0.95, -math.pi / 2 * side, sofa, 3)
    for k, cloth in ((-0.36, accent), (0.36, accent)):
        s.pillow(*turn(2.5 * k, 0.08), 0.50, 0.46, -math.pi / 2 * side + r.uniform(-0.2, 0.2), cloth)
    for q in (-0.75, 0.75):
        s.tub_chair(X(half - 4.85), cy + q, math.pi / 2 * side + r.uniform(-0.25, 0.25), chair, 0.8)
    s.drum(rx, cy, 0.48, 0.34, desk_stone)
    s.twigs(rx, cy, 0.34, ink, 0.9)
for x, y in ((half - 0.75, front - 0.8), (half - 0.8, 0.4), (-half + 0.7, front - 0.8)):
    s.plant(X(x), y, r.uniform(2.3, 3.0), r.choice((clay, ink)), 17, pot_radius=0.32)

eye = Vector((X(r.uniform(-0.45, -0.25) * half), back + r.uniform(0.3, 0.7), r.uniform(1.4, 1.6)))
s.shoot(eye=eye, target=(X(r.uniform(0.10, 0.22) * half), front, eye.z), lens=r.uniform(20.5, 23), haze=None, shift=r.uniform(0.05, 0.085))
