"""An open kitchen: marble island with stools, pendant lights, a wall of cabinets, the city or the garden beyond the glass.

The seed mirrors the room and picks the stools, the pendants, what stands about, and the camera; stone, fronts, floor
and outlook are those of the property (see rooms.py). View 2 is close to the stone and the tap, view 3 looks from the
cabinets over the island to the glass.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from rooms import OAK, Room

s = Room()
r, side, palette = s.random, s.side, s.palette          # the glazed wall is at x = side * half
half, front, back, height = r.uniform(3.2, 3.7), r.uniform(3.1, 3.5), -3.4, r.uniform(2.85, 3.15)
X = lambda x: side * x
s.window_power *= 2.1
s.scene.view_settings.exposure += 0.6 if s.time == 'dusk' else 0.35
if s.time == 'night':                          # nothing comes in by the glass: the lamps have to do it
    s.lamp, s.scene.view_settings.exposure = s.lamp * 1.5, s.scene.view_settings.exposure + 0.25
s.outside(side * 62, half)

# materials
metal, stone = s.metal, s.stone(scale=1.1)
fronts = s.wood('fronts', *palette['fronts'], None, 0.38, 'z') if len(palette['fronts']) == 2 else s.material('fronts', palette['fronts'], 0.42)
tall = s.material('tall', palette['tall'], 0.42)
oak = palette['wood'] if palette['wood'][1][0] > 0.2 else OAK
floor = s.floor()
wall, white = s.plaster('wall', palette['wall']), s.plaster('ceiling', (0.80, 0.78, 0.74))
leather = s.fabric('leather', palette['chair'], 120, 0.25, 0.2)
clay, ink, dark = s.material('clay', (0.58, 0.48, 0.38), 0.65), s.material('ceramic', (0.06, 0.06, 0.058), 0.35), s.material('dark glass', (0.008, 0.008, 0.009), 0.06)
strip = s.glow('strip', 5)

# shell
middle, depth = (front + back) / 2, front - back
s.plane(0, middle, 0, 2 * half + 0.4, depth + 0.4, floor)
s.box(0, front + 0.1, 0, 2 * half + 0.4, 0.2, height + 0.3, wall)
s.box(X(-half - 0.1), middle, 0, 0.2, depth, height + 0.3, wall)
s.box(0, back - 0.1, 0, 2 * half, 0.2, height + 0.3, wall)
s.box(0, middle, height, 2 * half + 0.6, depth + 0.6, 0.1, white)
s.window((X(half), back), (X(half), front), height, s.black, (-side, 0), r.choice((4, 5)))
s.curtain((X(half - 0.18), front - 0.12), (X(half - 0.18), front - r.uniform(0.55, 0.8)), height, s.sheer(), 6, 0.045)

# the wall of cabinets: tall units, then a worktop with a lit niche above it
tall_w, deep = r.choice((1.22, 1.83)), 0.62
top = height - 0.32
x0, x1 = -half, half - 0.9                     # from the solid wall to the curtain
s.box(X((x0 + x1) / 2), front - deep / 2 + 0.02, height - 0.32, x1 - x0, deep - 0.04, 0.32, wall)
units = int(round(tall_w / 0.61))
s.blocks([(X(x0 + 0.305 + 0.61 * i), front - deep / 2, z, 0.604, deep, h) for i in range(units) for z, h in ((0.10, 1.30 if i else 0.55), (1.405 if i else 1.30, top - 1.41 if i else top - 1.305))], tall, 0.003)
ox = X(x0 + 0.305)
s.box(ox, front - deep / 2, 0.655, 0.604, deep, 0.64, dark, 0.004)
s.tube([(ox - 0.22, front - deep - 0.035, 1.22), (ox + 0.22, front - deep - 0.035, 1.22)], 0.009, metal)
for i in range(1, units):
    hx = X(x0 + 0.61 * i + (0.05 if i % 2 else 0.56))
    s.tube([(hx, front - deep - 0.03, 1.0), (hx, front - deep - 0.03, 1.36)], 0.008, metal)
b0 = x0 + tall_w
run = x1 - b0
n = max(3, round(run / 0.62))
w = run / n
s.box(X((x0 + x1) / 2), front - deep / 2 + 0.04, 0, x1 - x0, deep - 0.08, 0.10, s.black)
s.blocks([(X(b0 + w * (i + 0.5)), front - deep / 2, z, w - 0.005, deep, h) for i in range(n) for z, h in ((0.10, 0.37), (0.475, 0.37))], fronts, 0.003)
s.box(X(b0 + run / 2), front - deep / 2 - 0.01, 0.86, run, deep + 0.02, 0.035, stone, 0.004)
s.box(X(b0 + run / 2), front - 0.012, 0.895, run, 0.024, 0.62, stone)
s.blocks([(X(b0 + w * (i + 0.5)), front - 0.18, 1.52, w - 0.005, 0.36, top - 1.525) for i in range(n)], fronts, 0.003)
s.box(X(b0 + run / 2), front - 0.30, 1.512, run - 0.05, 0.02, 0.008, strip)
s.area((X(b0 + run / 2), front - 0.26, 1.50), (0, 0.35, -1), run - 0.1, 0.08, 34 * s.lamp, (1, 0.76, 0.52))
hob = X(b0 + run * 0.55)
s.box(hob, front - 0.32, 0.896, 0.78, 0.46, 0.006, dark)
s.lathe(hob + X(0.2), front - 0.26, 0.902, [(0, 0), (0.10, 0), (0.105, 0.01), (0.105, 0.11), (0.112, 0.115), (0.06, 0.14), (0, 0.145)], metal)
shelf = X(b0 + run * 0.16)
for k, (h, rad, mat) in enumerate(((0.20, 0.05, clay), (0.14, 0.042, ink), (0.26, 0.035, clay))):
    s.lathe(shelf + X(0.13 * k), front - 0.2 - 0.05 * (k % 2), 0.895, [(0, 0), (rad, 0), (rad * 1.1, h * 0.4), (rad * 0.6, h * 0.85), (rad * 0.65, h), (0, h)], mat)
for k in range(2):
    o = s.box(X(b0 + run * 0.88) + 0.05 * k, front - 0.07 - 0.035 * k, 0.897, 0.26 - 0.05 * k, 0.02, 0.38 - 0.08 * k, s.wood('board', *oak, None, 0.5, 'z') if k else clay, 0.006)
    o.rotation_euler.x = -0.10

# the island: slab, waterfall sides, fronts, sink and tap
iw, idp, ih = r.uniform(2.5, 3.0), r.uniform(1.0, 1.15), 0.93
ix, iy = X(r.uniform(-0.45, -0.1)), r.uniform(0.55, 0.8)
thick = r.choice((0.04, 0.06, 0.08))
s.box(ix, iy, ih - thick, iw, idp, thick, stone, 0.004)
for k in (-1, 1):
    s.box(ix + k * (iw - thick) / 2, iy, 0, thick, idp, ih - thick, stone, 0.004)
inner, body = iw - 2 * thick, idp - 0.34
s.box(ix, iy + 0.17, 0.0, inner, body, ih - thick - 0.002, fronts if r.random() < 0.6 else tall)
ribs = int(inner / 0.05)
if r.random() < 0.6:                           # fluted front
    s.blocks([(ix - inner / 2 + 0.05 * (i + 0.5), iy + 0.17 - body / 2 - 0.008, 0.06, 0.034, 0.03, ih - thick - 0.07) for i in range(ribs)], fronts, 0.008)
sx = ix - X(iw * 0.28)
s.box(sx, iy + 0.20, ih - 0.012, 0.62, 0.40, 0.0125, dark)
tap = [(sx, iy + 0.46, ih)] + [(sx, iy + 0.46 - 0.11 + 0.11 * math.cos(a), ih + 0.30 + 0.11 * math.sin(a)) for a in [i * math.pi / 10 for i in range(11)]] + [(sx, iy + 0.24, ih + 0.22)]
s.tube(tap, 0.013, metal)
s.tube([(sx, iy + 0.46, ih + 0.08), (sx + 0.09, iy + 0.46, ih + 0.10)], 0.007, metal)

# on the island: a bowl of fruit, a vase with branches, a tray of books
bx = ix + X(iw * r.uniform(0.02, 0.10))
s.lathe(bx, iy - 0.02, ih, [(0, 0), (0.07, 0), (0.17, 0.07), (0.20, 0.115), (0.19, 0.115), (0.155, 0.075), (0.06, 0.015), (0, 0.012)], r.choice((clay, ink, metal)))
fruit = [s.material(f'fruit{i}', c, 0.4) for i, c in enumerate(((0.60, 0.30, 0.03), (0.55, 0.46, 0.06), (0.28, 0.34, 0.05)))]
for i in range(9):
    a, out = i * 2.4, 0.10 if i < 6 else 0.045
    s.cushion(bx + math.cos(a) * out, iy - 0.02 + math.sin(a) * out, ih + (0.06 if i < 6 else 0.115), 0.085, 0.085, 0.082, fruit[i % 3 if r.random() < 0.4 else 0], power=2.1)
s.branch(ix + X(iw * 0.36), iy + 0.14, ih, r.choice((clay, ink)))

# stools on the near side
count = 3 if iw < 2.7 else 4
kind = r.choice(('back', 'round'))
for i in range(count):
    x, y, turn = ix - iw / 2 + iw * (i + 0.5) / count, iy - idp / 2 - r.uniform(0.12, 0.22), r.uniform(-0.25, 0.25)
    if kind == 'back':
        s.cushion(x, y, 0.60, 0.44, 0.42, 0.10, leather, power=6, rotation=(0, 0, turn))
        arc = [(x + 0.235 * math.sin(t + turn * -1), y - 0.225 * math.cos(t - turn) + 0.02) for t in [(-1.35 + 2.7 * k / 14) for k in range(15)]]
        rim = [[(px, py, z) for px, py in arc] for z in (0.72, 0.94)]
        o = s.mesh(rim[0] + rim[1], [(k, k + 1, k + 16, k + 15) for k in range(14)], leather)
        o.modifiers.new('thick', 'SOLIDIFY').thickness = 0.045
        b = o.modifiers.new('soft', 'SUBSURF')
        b.levels = b.render_levels = 2
        for t in (-1.0, 0.0, 1.0):
            s.tube([(x + 0.19 * math.sin(t), y - 0.18 * math.cos(t) + 0.02, 0.64), (x + 0.235 * math.sin(t), y - 0.225 * math.cos(t) + 0.02, 0.76)], 0.009, metal)
    else:
        s.cushion(x, y, 0.60, 0.40, 0.40, 0.10, leather, power=3.2)
        s.cylinder(x, y, 0.585, 0.17, 0.02, metal)
    for a in (-1, 1):
        for b in (-1, 1):
            s.tube([(x + a * 0.15, y + b * 0.14, 0.61), (x + a * 0.20, y + b * 0.19, 0.0)], 0.011, metal)
    ring = [(x + 0.178 * a, y + 0.167 * b, 0.25) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1))]
    s.tube(ring, 0.008, metal)

# pendants over the island, spots, a plant by the glass
shape, lamps = r.choice(('globe', 'dome', 'bar')), r.choice((2, 3))
for i in range(lamps):
    x, z = ix - iw / 2 + iw * (i + 0.5) / lamps, 1.72 + (0.12 * (i % 2) if shape == 'globe' else 0)
    s.tube([(x, iy, z + 0.15), (x, iy, height)], 0.005, s.black)
    s.cylinder(x, iy, height - 0.02, 0.05, 0.02, metal)
    if shape == 'globe':
        s.lathe(x, iy, z, [(0.13 * math.sin(math.pi * k / 16), 0.13 - 0.13 * math.cos(math.pi * k / 16)) for k in range(17)], s.glow('globe', 2.4))
        s.cylinder(x, iy, z + 0.245, 0.035, 0.06, metal, 24)
    elif shape == 'dome':
        s.lathe(x, iy, z, [(0.20, 0), (0.195, 0.05), (0.15, 0.13), (0.06, 0.19), (0.02, 0.22), (0, 0.22)], metal)
        s.lathe(x, iy, z, [(0, 0.02), (0.185, 0.02)], s.glow('globe', 4))
    else:
        s.lathe(x, iy, z - 0.12, [(0, 0), (0.04, 0), (0.04, 0.20), (0, 0.20)], s.glow('globe', 3))
        s.lathe(x, iy, z + 0.08, [(0.046, -0.05), (0.046, 0.16), (0, 0.16)], metal)
s.area((ix, iy, 1.70), (0, 0, -1), iw * 0.75, 0.25, 9 * s.lamp, (1, 0.74, 0.48))
s.spot(X(-half + 0.9), front - 1.15, height, 40, 80, (X(-half + 0.9), front - 0.5, 0.8))
s.plant(X(half - 0.62), front - 0.95, r.uniform(1.6, 2.0), r.choice((clay, ink)))

if s.view == 2:
    s.shoot(eye=(ix + X(iw * 0.30), iy - 1.35, 1.30), target=(ix - X(iw * 0.16), iy + 0.25, 0.99), lens=38, haze=None, focus=1.75, fstop=2.8)
    sys.exit()
if s.view == 3:
    s.shoot(eye=(X(-half + 0.9), front - 0.85, 1.5), target=(X(half), back + 0.9, 0.98), lens=21.5, haze=None)
    sys.exit()
aim = r.uniform(0.12, 0.34)
s.shoot(eye=(X(-half * r.uniform(0.35, 0.72)), back + r.uniform(0.25, 0.6), r.uniform(1.2, 1.4)), target=(X(half * aim), front, 1.22), lens=r.uniform(23, 27), haze=None, shift=r.uniform(-0.03, 0.0))
