"""A bathroom: a freestanding tub before the glass, a floating vanity with lit mirrors, stone on floor and walls.

The seed mirrors the room and picks the tub, mirrors, stone pattern and camera; palette and outlook are those of the
property (see rooms.py). View 2 is close to the vanity.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from rooms import Room

s = Room()
r, side, palette = s.random, s.side, s.palette
half, front, back, height = r.uniform(2.5, 2.9), r.uniform(2.5, 2.8), -2.7, r.uniform(2.7, 2.95)
X = lambda x: side * x
s.window_power *= 1.5
s.scene.view_settings.exposure += {'dusk': 0.5, 'night': 0.55, 'dawn': 0.4}.get(s.time, 0.3)
s.outside(0, front)

# materials
pale = palette['tiles']
floor = s.marble('floor', pale, tuple(c * 0.62 for c in pale), 0.7, 0.14, 1.2)
slab = s.marble('slab', *palette['stone'], 0.8, 0.10)
wall, wood = s.plaster('wall', palette['wall']), s.panel(along='y')
top = s.marble('top', *palette['stone'], 1.5, 0.08) if palette['stone'][0][0] > 0.4 else s.marble('top', pale, tuple(c * 0.6 for c in pale), 1.4, 0.1)
enamel = s.material('enamel', r.choice([(0.80, 0.79, 0.76), (0.78, 0.76, 0.72)]), 0.10)
outer = enamel if r.random() < 0.65 else s.material('outer', r.choice([(0.40, 0.35, 0.29), (0.06, 0.06, 0.058)]), 0.35)
towel, mirror = s.fabric('towel', (0.74, 0.71, 0.66), 150, 1.0, 0.06), s.material('mirror', (0.85, 0.85, 0.84), 0.0, 1.0)
tinted = s.fabric('tinted', palette['accent'], 150, 1.0, 0.1)
clay, ink = s.material('clay', (0.55, 0.46, 0.37), 0.7), s.material('ceramic', (0.05, 0.05, 0.048), 0.35)
middle, depth = (front + back) / 2, front - back

# shell
s.plane(0, middle, 0, 2 * half + 0.4, depth + 0.4, floor)
s.box(X(-half - 0.1), middle, 0, 0.2, depth, height + 0.4, slab)
s.box(X(half + 0.1), middle, 0, 0.2, depth, height + 0.4, slab if r.random() < 0.5 else wall)
s.box(0, back - 0.1, 0, 2 * half, 0.2, height + 0.4, wall)
s.window((-half, front), (half, front), height, s.black, (0, -1), r.choice((4, 5)))
s.curtain((X(half - 0.08), front - 0.18), (X(half - r.uniform(0.8, 1.3)), front - 0.18), height, s.sheer(), 9, 0.045)
s.curtain((X(-half + 0.08), front - 0.18), (X(-half + r.uniform(0.35, 0.55)), front - 0.18), height, s.sheer(), 5, 0.045)
s.cove(half, front, back, height, rim=0.6, power=6, lit=(-side, 2))

# the tub: rings of an oval, higher at its ends; a tap that stands on the floor
tx, ty, turn_ = X(r.uniform(0.05, 0.45)), front - r.uniform(0.95, 1.1), math.radians(r.uniform(-8, 8))
a, b, n, count = 0.88, 0.41, r.choice((2.2, 2.6, 3.2)), 72
flare, lift = r.uniform(0.74, 0.86), r.choice((0.0, 0.05, 0.12))


def ring(k, z):
    out = []
    for i in range(count):
        t = 2 * math.pi * i / count
        x = math.copysign(abs(math.cos(t)) ** (2 / n), math.cos(t))
        y = math.copysign(abs(math.sin(t)) ** (2 / n), math.sin(t))
        high = z + lift * x * x * (z / 0.58) ** 3
        out.append((tx + math.cos(turn_) * x * a * k - math.sin(turn_) * y * (b + a * (k - 1)), ty + math.sin(turn_) * x * a * k + math.cos(turn_) * y * (b + a * (k - 1)), high))
    return out


def loft(rings, material):
    v = [p for q in rings for p in q]
    s.mesh(v, [(j * count + i, j * count + (i + 1) % count, (j + 1) * count + (i + 1) % count, (j + 1) * count + i) for j in range(len(rings) - 1) for i in range(count)], material)


k = lambda z: flare + (1 - flare) * (z / 0.58) ** 1.4
loft([ring(k(0) - 0.02, 0.0)] + [ring(k(0.58 * i / 10), 0.02 + 0.56 * i / 10) for i in range(11)], outer)
loft([ring(1.0, 0.58), ring(0.995, 0.592), ring(0.975, 0.595), ring(0.962, 0.585)] + [ring(0.955 - 0.17 * (i / 8) ** 2, 0.57 - 0.38 * i / 8) for i in range(9)] + [ring(0.70, 0.165), ring(0.56, 0.16)], enamel)
px, py = tx + X(0.20), ty - 0.56
s.tube([(px, py, 0), (px, py, 0.92)] + [(px, py + 0.11 - 0.11 * math.cos(q), 0.92 + 0.11 * math.sin(q)) for q in [math.pi * i / 12 for i in range(1, 13)]] + [(px, py + 0.22, 0.86)], 0.016, s.metal)
s.cylinder(px, py, 0, 0.05, 0.015, s.metal)
s.tube([(px - 0.09, py, 0.78), (px + 0.09, py, 0.78)], 0.012, s.metal)
s.tube([(px + 0.09, py, 0.78), (px + 0.09, py, 0.86)], 0.016, s.metal)
# a towel over the rim, a bridge with a book and a candle, a stool with rolled towels
o = s.cushion(tx - X(0.45), ty - 0.40, 0.30, 0.42, 0.05, 0.33, towel if r.random() < 0.6 else tinted, power=7)
o.rotation_euler.z = turn_
sx, sy = tx + X(1.20), ty - 0.42
s.lathe(sx, sy, 0, [(0, 0), (0.16, 0), (0.175, 0.02), (0.12, 0.20), (0.175, 0.41), (0.19, 0.43), (0.18, 0.45), (0, 0.45)], r.choice((s.wood('stool', *palette['wood'], None, 0.45), clay)))
for i, (u, z) in enumerate(((-0.07, 0.45), (0.07, 0.45), (0, 0.565))):
    o = s.cushion(sx + u, sy, z, 0.13, 0.30, 0.13, tinted if i == 2 else towel, power=2.3)
    o.rotation_euler.z = 0.3

# the vanity along the solid wall: floating, two bowls, mirrors with light behind
vy, long = r.uniform(-0.35, -0.05), 2.3
vx = X(-half + 0.29)
s.box(vx, vy, 0.42, 0.54, long, 0.36, wood, 0.006)
s.box(vx + X(0.272), vy, 0.42, 0.004, 0.012, 0.36, s.black)
s.box(vx, vy, 0.78, 0.58, long + 0.06, 0.04, top, 0.004)
s.area((vx, vy, 0.40), (0, 0, -1), 0.4, long, 9 * s.lamp, (1, 0.76, 0.52))
s.box(X(-half + 0.012), vy, 0.82, 0.02, long + 0.06, 0.12, top)
round_ = r.random() < 0.55
for q in (-0.56, 0.56):
    y = vy + q
    s.lathe(vx + X(0.03), y, 0.82, [(0, 0), (0.11, 0), (0.19, 0.06), (0.205, 0.13), (0.197, 0.13), (0.18, 0.065), (0.10, 0.02), (0, 0.018)], enamel)
    s.tube([(X(-half), y, 1.06), (X(-half + 0.20), y, 1.06), (X(-half + 0.215), y, 1.03)], 0.012, s.metal)
    for u in (-0.10, 0.10):
        s.tube([(X(-half), y + u, 1.06), (X(-half + 0.05), y + u, 1.06)], 0.018, s.metal)
    for grow, out, mat in ((0.012, 0.035, s.metal), (0, 0.05, mirror)):
        if round_:
            rad, pts = 0.42 + grow, 64
            v = [(X(-half + out), y + rad * math.cos(2 * math.pi * i / pts), 1.66 + rad * math.sin(2 * math.pi * i / pts)) for i in range(pts)]
            o = s.mesh(v, [tuple(range(pts))], mat, False)
            o.modifiers.new('thick', 'SOLIDIFY').thickness = 0.012
        else:
            s.box(X(-half + out), y, 1.18 - grow, 0.012, 0.78 + 2 * grow, 1.05 + 2 * grow, mat)
    s.area((X(-half + 0.03), y, 1.66), (side * 0.05, 0, 1), 0.05, 0.7, 26 * s.lamp, (1, 0.78, 0.55))
    s.tube([(X(-half + 0.22), y - 0.56 if q < 0 else y + 0.56, 1.62), (X(-half + 0.22), y - 0.56 if q < 0 else y + 0.56, height)], 0.004, s.black)
    s.lathe(X(-half + 0.22), y - 0.56 if q < 0 else y + 0.56, 1.42, [(0.085 * math.sin(math.pi * i / 16), 0.10 - 0.10 * math.cos(math.pi * i / 16)) for i in range(17)], s.glow('globe', 2.2))
    s.area((X(-half + 0.25), y - 0.56 if q < 0 else y + 0.56, 1.52), (side, 0, -0.2), 0.16, 0.2, 14 * s.lamp, (1, 0.76, 0.52))
s.twigs(vx, vy, 0.82, r.choice((clay, ink)), 0.8)
s.lathe(vx + X(0.1), vy + 0.95, 0.82, [(0, 0), (0.035, 0), (0.035, 0.13), (0.012, 0.14), (0.012, 0.17), (0, 0.17)], ink, 24)
for i in range(3):
    s.cushion(vx + X(0.02), vy, 0.47 - 0.36 + 0.0 + 0.06 * i, 0.34, 0.42, 0.06, towel if i != 1 else tinted, power=8)
# below the vanity the towels lie on a bench of wood
s.box(vx, vy, 0.0, 0.46, 0.9, 0.11, wood, 0.004)
s.box(tx - X(0.1), ty - 1.25, 0, 1.3, 0.75, 0.022, s.fabric('mat', palette['rug'], 120, 1.0, 0.15), 0.008)
s.plant(X(half - 0.50), front - 0.62, r.uniform(1.6, 2.0), r.choice((clay, ink)), pot_radius=0.19)
s.spot(tx, ty - 0.2, height, 34, 80)
if s.view == 2:
    s.shoot(eye=(X(-half + 1.55), vy - 1.25, 1.36), target=(X(-half + 0.1), vy + 0.35, 1.10), lens=27, haze=None, focus=1.7, fstop=4)
    sys.exit()
s.shoot(eye=(X(half * r.uniform(0.50, 0.70)), back + r.uniform(0.25, 0.4), r.uniform(1.3, 1.45)), target=(X(-half * r.uniform(0.32, 0.45)), front, 1.0), lens=r.uniform(21.5, 23), haze=None, shift=r.uniform(-0.02, 0.01))
