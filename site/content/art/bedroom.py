"""A bedroom: a made bed with a turned-back duvet, a padded or panelled headboard, lamps, the view beside it.

The seed mirrors the room and picks one of two layouts (the bed along the solid wall and the glass behind it, or the
headboard opposite and the glass to the side), headboard, lamps, bench and camera; palette, floor and outlook are
those of the property (see rooms.py). View 2 is close to the pillows and the bedside table.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from mathutils import Vector, noise
from rooms import Room

s = Room()
r, side, palette = s.random, s.side, s.palette
wide_view = s.seed % 3 != 0                             # the glass is the far wall; else it is the side wall
half, front, back, height = r.uniform(2.8, 3.2), r.uniform(2.9, 3.3), -3.1, r.uniform(2.8, 3.1)
X = lambda x: side * x
s.window_power *= 1.5 if wide_view else 1.9
s.scene.view_settings.exposure += {'dusk': 0.6, 'night': 0.6, 'dawn': 0.45}.get(s.time, 0.45)
if s.time == 'night':
    s.lamp *= 1.3
s.outside(0 if wide_view else side * 66, front if wide_view else half)

# materials
floor, wood, stone = s.floor(), s.panel(), s.stone(scale=1.6)
wall = s.plaster('wall', palette['wall'])
tint = lambda c, k: tuple(1 - (1 - v) * k for v in c)
linen = s.fabric('linen', (0.76, 0.74, 0.70), 300, 0.25, 0.06)
duvet_cloth = s.fabric('duvet', r.choice([(0.74, 0.72, 0.68), (0.70, 0.66, 0.59), tint(palette['rug'], 0.62)]), 240, 0.3, 0.08)
accent, throw = s.fabric('accent', palette['accent'], 200), s.fabric('throw', palette['accent'] if r.random() < 0.5 else palette['chair'], 90, 0.9, 0.2)
head, base = s.fabric('head', palette['head'], 220, 0.4, 0.12), s.fabric('base', palette['head'], 220, 0.4, 0.12)
clay, ink = s.material('clay', (0.55, 0.46, 0.37), 0.7), s.material('ceramic', (0.05, 0.05, 0.048), 0.35)
drape = s.fabric('drape', tint(palette['rug'], 0.85), 260, 0.3, 0.08)

# shell
middle, depth = (front + back) / 2, front - back
s.plane(0, middle, 0, 2 * half + 0.4, depth + 0.4, floor)
s.box(X(-half - 0.1), middle, 0, 0.2, depth, height + 0.4, wall)
s.box(0, back - 0.1, 0, 2 * half, 0.2, height + 0.4, wall)
if wide_view:
    s.box(X(half + 0.1), middle, 0, 0.2, depth, height + 0.4, wall)
    s.window((-half, front), (half, front), height, s.black, (0, -1), r.choice((4, 5)))
    s.curtain((X(-half + 0.08), front - 0.20), (X(-half + r.uniform(0.75, 1.0)), front - 0.20), height, drape, 8, 0.05)
    s.curtain((X(half - 0.08), front - 0.20), (X(half - r.uniform(0.7, 1.1)), front - 0.20), height, drape, 8, 0.05)
    if r.random() < 0.7:
        s.curtain((X(-half + 0.7), front - 0.13), (X(-half + r.uniform(1.5, 2.0)), front - 0.13), height, s.sheer(), 9, 0.04)
else:
    s.box(0, front + 0.1, 0, 2 * half + 0.4, 0.2, height + 0.4, wall)
    s.window((X(half), back), (X(half), front), height, s.black, (-side, 0), 5)
    s.curtain((X(half - 0.20), front - 0.08), (X(half - 0.20), front - r.uniform(0.7, 0.9)), height, drape, 8, 0.05)
    s.curtain((X(half - 0.13), front - 0.7), (X(half - 0.13), front - r.uniform(1.3, 1.7)), height, s.sheer(), 8, 0.04)
s.cove(half, front, back, height, rim=0.7, power=6.0, lit=(-side,) if wide_view else (2, -side))

# the bed in its own frame: the headboard at y = 0, the foot at y = -long, seen from its foot
if wide_view:
    angle, at = math.pi / 2 * side, (X(-half + 0.04), front - r.uniform(2.2, 2.4))
else:
    angle, at = 0.0, (X(r.uniform(-0.55, -0.25)), front - 0.04)
turn = s.turned(*at, angle)
wide, long, top = 1.9, 2.08, 0.58


def put(o):
    o.location, o.rotation_euler = (*at, 0), (0, 0, angle)
    return o


def draped(y0, y1, drop, lift, cloth, fold=0.016, thick=0.03, foot=False, seed=0):
    """A cloth over the bed from y0 to y1, hanging `drop` over its sides (and its foot), with soft folds."""
    reach, n, m = wide / 2 + drop, 96, 90
    length = y1 - y0 + (drop if foot else 0)
    v = []
    for j in range(m + 1):
        for i in range(n + 1):
            u, w = -reach + 2 * reach * i / n, length * j / m
            over_x, over_y = max(0.0, abs(u) - wide / 2 + 0.05), max(0.0, w - (y1 - y0) + 0.05) if foot else 0.0
            hang = math.hypot(over_x, over_y)
            round_ = min(1.0, hang / 0.14)
            x = math.copysign(min(abs(u), wide / 2 - 0.05), u) + math.copysign(0.085 * round_, u) * (over_x > 0)
            y = y0 + min(w, y1 - y0 - 0.05 if foot else w) + (0.085 * round_ if over_y > 0 else 0)
            z = top + lift - 0.035 * round_ ** 2 - max(0.0, hang - 0.06)
            soft = noise.fractal(Vector((u * 1.9, w * 2.6, seed)), 0.9, 2.2, 4)
            crease = abs(noise.noise(Vector((u * 3.2 + w * 1.1, w * 3.0 - u, seed + 7))))
            z += fold * (soft * 0.9 - crease * 0.8) * (1 - 0.6 * round_)
            swing = 0.022 * round_ * min(1, hang / 0.3) * math.sin((w if over_x > over_y else u) * 17 + 2.5 * noise.noise(Vector((u, w * 2, seed))))
            x += math.copysign(swing + 0.03 * min(1, hang / 0.4), u) if over_x > 0 else 0
            y += swing + 0.03 * min(1, hang / 0.4) if over_y > over_x else 0
            v.append((x, -y, max(0.06, z)))
    faces = [(j * (n + 1) + i, (j + 1) * (n + 1) + i, (j + 1) * (n + 1) + i + 1, j * (n + 1) + i + 1) for j in range(m) for i in range(n)]
    o = put(s.mesh(v, faces, cloth))
    t = o.modifiers.new('thick', 'SOLIDIFY')
    t.thickness, t.offset = thick, 1
    b = o.modifiers.new('soft', 'SUBSURF')
    b.levels = b.render_levels = 1
    return o


cushion = lambda x, y, z, a, b, c, cloth, lean=0, yaw=0, **k: s.cushion(*turn(x, y), z, a, b, c, cloth, rotation=(lean, 0, angle + yaw), **k)
cushion(0, -long / 2 - 0.1, 0.10, wide - 0.02, long, 0.26, base, power=18)          # smaller than the cloth that hangs over it
cushion(0, -long / 2 - 0.1, 0.33, wide - 0.03, long - 0.02, 0.24, linen, power=12)
for a in (-1, 1):
    for b in (0.16, 1.95):
        s.cylinder(*turn(a * 0.82, -b), 0, 0.03, 0.12, s.metal, 16)
spread = r.random()
draped(0.72, long + 0.12, 0.34, 0.022, duvet_cloth, 0.020, 0.035, True, r.uniform(0, 50))
draped(0.62, 1.02, 0.30, 0.052, linen, 0.012, 0.03, False, r.uniform(0, 50))          # the turned-back edge
draped(long - r.uniform(0.62, 0.75), long - 0.08, 0.46, 0.056, throw, 0.012, 0.016, False, r.uniform(0, 50))
for row, (y, z, size, lean, cloth) in enumerate(((0.20, top + 0.02, 0.62, 1.12, r.choice((linen, duvet_cloth))), (0.40, top + 0.0, 0.50, 0.95, linen))):
    for x in (-0.47, 0.47):
        cushion(x + r.uniform(-0.03, 0.03), -y, z + (0.18 if row == 0 else 0.10), size * (1.22 if row else 1.18), size, 0.19, cloth, lean, r.uniform(-0.06, 0.06), power=8, pinch=0.62)
kind = r.choice(('long', 'pair'))
if kind == 'long':
    cushion(r.uniform(-0.05, 0.05), -0.62, top + 0.08, 0.95, 0.36, 0.18, accent, 0.95, r.uniform(-0.08, 0.08), power=8, pinch=0.6)
else:
    for x in (-0.30, 0.32):
        cushion(x, -0.60, top + 0.09, 0.44, 0.44, 0.17, accent if x < 0 else throw, 0.95, r.uniform(-0.2, 0.2), power=9, pinch=0.7)

# headboard: padded channels or squares, or a wall of slats with a padded back
span, style = r.choice((2.5, 3.3, 4.2)) if wide_view else r.choice((3.3, 3.9)), r.choice(('channels', 'squares', 'slats'))
if wide_view:
    span = min(span, 2 * (front - at[1]) - 0.5)         # not into the curtain
tall = r.uniform(1.25, 1.45)
if style == 'channels':
    n = int(span / 0.165)
    for i in range(n):
        cushion(-span / 2 + span * (i + 0.5) / n, -0.06, 0.16, span / n + 0.004, 0.13, tall - 0.16, head, power=9)
elif style == 'squares':
    n = int(span / 0.62)
    for i in range(n):
        for j in range(2):
            cushion(-span / 2 + span * (i + 0.5) / n, -0.06, 0.16 + j * (tall - 0.16) / 2, span / n - 0.006, 0.13, (tall - 0.16) / 2 - 0.006, head, power=12)
else:
    put(s.blocks([(-span / 2 + 0.075 * i, -0.02, 0, 0.042, 0.05, height) for i in range(int(span / 0.075) + 1)], wood, 0.004))
    cushion(0, -0.09, 0.20, 2.1, 0.14, 0.92, head, power=14)
    tall = height
if style != 'slats':
    put(s.box(0, 0, 0, 1, 1, 1, wood)).scale = (span + 0.06, 0.03, tall - 0.005)
    o = s.scene.objects[-1]
    o.location = (*turn(0, -0.0), (tall - 0.005) / 2)
    o.rotation_euler.z = angle
    if r.random() < 0.75:                               # a picture or a pair of pictures over the bed
        pair, arts = r.random() < 0.5, [s.painting('art', palette['art'], 1.4) for _ in range(2)]
        for x, w, h in ((-0.48, 0.72, 0.95), (0.48, 0.72, 0.95)) if pair else ((0, 1.5, 0.85),):
            z = tall + (height - tall) / 2
            h = min(h, height - tall - 0.36)
            for k, mat, grow in ((0.015, s.metal, 0.04), (0.03, arts[x > 0], 0)):
                o = s.box(*turn(x, -k), z - (h + grow) / 2, w + grow, 0.03, h + grow, mat, 0.003)
                o.rotation_euler.z = angle

# bedside tables with lamps, books, a vase
lamps, foot = r.choice(('table', 'pendant')), r.choice((clay, ink))
for k, x in enumerate((-1, 1)):
    px, py = turn(x * 1.32, -0.36)
    for z, h, mat, bevel in ((0.16, 0.18, wood, 0.006), (0.344, 0.18, wood, 0.006), (0.528, 0.022, stone, 0.003)):
        o = s.box(px, py, z, 0.56, 0.44, h, mat, bevel)
        o.rotation_euler.z = angle
    for z in (0.25, 0.434):
        s.tube([(*turn(x * 1.32 - 0.09, -0.59), z), (*turn(x * 1.32 + 0.09, -0.59), z)], 0.007, s.metal)
    for a in (-1, 1):
        for b in (-1, 1):
            s.tube([(*turn(x * 1.32 + a * 0.24, -0.36 + b * 0.18), 0.17), (*turn(x * 1.32 + a * 0.24, -0.36 + b * 0.18), 0)], 0.012, s.metal)
    if lamps == 'table':
        s.table_lamp(*turn(x * 1.34, -0.30), 0.55, foot)
    else:
        lx, ly = turn(x * 1.32, -0.32)
        s.tube([(lx, ly, 1.36), (lx, ly, height)], 0.005, s.black)
        s.lathe(lx, ly, 1.12, [(0.12 * math.sin(math.pi * q / 16), 0.12 - 0.12 * math.cos(math.pi * q / 16)) for q in range(17)], s.glow('globe', 2.2))
        s.cylinder(lx, ly, 1.355, 0.03, 0.05, s.metal, 24)
        s.area((lx, ly, 1.10), (0, 0, -1), 0.3, 0.3, 20 * s.lamp, (1, 0.72, 0.44))
    if k:
        s.books(*turn(x * 1.24, -0.46), 0.55, 2)
    else:
        s.lathe(*turn(x * 1.22, -0.47), 0.55, [(0, 0), (0.05, 0), (0.062, 0.03), (0.058, 0.09), (0.05, 0.10), (0.045, 0.03), (0, 0.02)], clay)

# rug, bench, an armchair by the glass, a plant
o = s.box(*turn(0, -1.75), 0, 3.5, 2.7, 0.02, s.fabric('rug', palette['rug'], 150, 1.0, 0.3), 0.008)
o.rotation_euler.z = angle
chair = s.fabric('chair', palette['chair'], 300)
if r.random() < 0.7:
    cushion(0, -long - 0.55, 0.34, 1.45, 0.46, 0.13, chair, power=9)
    for a in (-1, 1):
        for b in (-1, 1):
            s.tube([(*turn(a * 0.62, -long - 0.55 + b * 0.17), 0.36), (*turn(a * 0.66, -long - 0.55 + b * 0.19), 0)], 0.014, s.metal)
if wide_view:
    s.tub_chair(X(half - 2.15), front - 0.95, -side * r.uniform(0.4, 0.8), chair, 0.8)
    s.drum(X(half - 2.85), front - 0.85, 0.22, 0.46, stone)
    s.plant(X(half - 1.35), front - 0.55, r.uniform(1.5, 1.9), r.choice((clay, ink)), pot_radius=0.18)
    eye, target = (X(half * r.uniform(0.50, 0.68)), back + r.uniform(0.3, 0.6), r.uniform(1.25, 1.4)), (X(-half * r.uniform(0.62, 0.75)), front, 1.05)
else:
    s.tub_chair(X(half - 0.95), front - 1.0, -side * r.uniform(0.7, 1.0), chair, 0.8)
    s.plant(X(half - 0.50), front - 0.45, r.uniform(1.5, 1.8), r.choice((clay, ink)), pot_radius=0.17)
    eye, target = (X(-half * r.uniform(0.25, 0.55)), back + r.uniform(0.25, 0.4), r.uniform(1.25, 1.4)), (X(half * r.uniform(0.10, 0.25)), front, 1.05)
s.spot(*turn(-0.9, -0.75), height, 30, 80)
s.spot(*turn(0.9, -0.75), height, 30, 80)
if s.view == 2:
    away = -side                                            # the glass is behind what is seen
    s.shoot(eye=(*turn(away * 1.75, -2.15), 1.22), target=(*turn(-away * 0.75, -0.35), 0.72), lens=33, haze=None, focus=2.3, fstop=2.8)
    sys.exit()
s.shoot(eye=eye, target=target, lens=r.uniform(22, 23.5) if wide_view else r.uniform(24.5, 27), haze=None, shift=r.uniform(-0.02, 0.01))
