"""A studio flat: one room of ordinary height with a bed, a kitchenette, a small table and a window.

The seed mirrors the room and picks the cloth, fronts, table, shelves and cameras: 1 from the kitchenette to the window,
2 from the window back to the kitchenette, 3 beside the bed. Seeds as elsewhere: below 100 only, of which 20 to 39 look
out on a park or a golf course.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from flat_shell import shell
from mathutils import Vector, noise
from rooms import Room

s = Room()
r, side, palette = s.random, s.side, s.palette
half, front, back, height = r.uniform(2.35, 2.6), r.uniform(3.4, 3.7), -3.3, 2.68
X = lambda x: side * x
s.window_power *= 2.3
s.scene.view_settings.exposure += {'dusk': 0.8, 'golden': 0.7}.get(s.time, 0.68) - (0.3 if s.view == 3 else 0)
s.drop = s.drop if s.outlook == 'green' else r.uniform(38, 60)
s.outside(0, front)

floor, wood, stone, wall, white = s.floor(), s.panel(), s.stone(scale=1.4), s.plaster('wall', palette['wall']), s.plaster('ceiling', (0.80, 0.78, 0.75))
linen, duvet = s.fabric('linen', (0.76, 0.74, 0.70), 300, 0.25, 0.06), s.fabric('duvet', r.choice([(0.74, 0.72, 0.68), palette['rug'], (0.70, 0.66, 0.59)]), 240, 0.3, 0.08)
accent, throw, head = s.fabric('accent', palette['accent'], 200), s.fabric('throw', palette['chair'], 90, 0.9, 0.2), s.fabric('head', palette['head'], 220, 0.4, 0.12)
sofa, chair = s.fabric('sofa', palette['sofa']), s.fabric('chair', palette['chair'], 300)
fronts = s.wood('fronts', *palette['fronts'], None, 0.38, 'z') if len(palette['fronts']) == 2 else s.material('fronts', palette['fronts'], 0.42)
tall = s.material('tall', palette['tall'], 0.42)
clay, ink, dark = s.material('clay', (0.55, 0.46, 0.37), 0.7), s.material('ceramic', (0.05, 0.05, 0.048), 0.35), s.material('dark glass', (0.008, 0.008, 0.009), 0.06)
drape, strip = s.fabric('drape', tuple(1 - (1 - v) * 0.85 for v in palette['rug']), 260, 0.3, 0.08), s.glow('strip', 5)
middle, depth = (front + back) / 2, front - back

sill = shell(s, half, front, back, height, dict(floor=floor, wall=wall, white=white, stone=stone, drape=drape))

# the bed along the solid wall near the window
bx, by, wide, long, top = -half + 0.06, front - r.uniform(1.45, 1.6), 1.5, 2.02, 0.54
turn, angle = s.turned(X(bx), by, math.pi / 2 * side), math.pi / 2 * side
cushion = lambda x, y, z, a, b, c, cloth, lean=0, yaw=0, **k: s.cushion(*turn(x, y), z, a, b, c, cloth, rotation=(lean, 0, angle + yaw), **k)


def put(o):
    o.location, o.rotation_euler = (X(bx), by, 0), (0, 0, angle)
    return o


def draped(y0, y1, drop, lift, cloth, fold=0.015, thick=0.03, foot=False, seed=0.0):
    """A cloth over the bed from y0 to y1 (y=0 is the headboard), hanging `drop` over its sides, with soft folds."""
    reach, n, rows, length = wide / 2 + drop, 84, 80, y1 - y0 + (drop if foot else 0)
    v = []
    for j in range(rows + 1):
        w = y0 + length * j / rows
        over_y = max(0.0, w - y1)
        for i in range(n + 1):
            u = reach * (2 * i / n - 1)
            over_x = max(0.0, abs(u) - wide / 2)
            hang, bend = max(over_x, over_y), 0.06
            x, y, z = max(-wide / 2, min(wide / 2, u)), min(w, y1), top + lift
            z -= bend * (1 - math.exp(-hang / bend)) + max(0.0, hang - bend)
            soft = noise.fractal(Vector((u * 1.9, w * 2.6, seed)), 0.9, 2.2, 4)
            z += fold * (soft * 0.9 - abs(noise.noise(Vector((u * 3.2 + w * 1.1, w * 3.0 - u, seed + 7)))) * 0.8) * math.exp(-hang * 6)
            swing = 0.022 * min(1, hang / 0.3) * math.sin((w if over_x > over_y else u) * 17 + 2.5 * noise.noise(Vector((u, w * 2, seed))))
            x += math.copysign(0.03 * min(1, hang / 0.2) + swing, u) if over_x else 0
            y += 0.03 * min(1, hang / 0.2) + swing if over_y else 0
            v.append((x, -y, max(0.05, z)))
    o = put(s.mesh(v, [(j * (n + 1) + i, (j + 1) * (n + 1) + i, (j + 1) * (n + 1) + i + 1, j * (n + 1) + i + 1) for j in range(rows) for i in range(n)], cloth))
    t = o.modifiers.new('thick', 'SOLIDIFY')
    t.thickness, t.offset = thick, 1


cushion(0, -long / 2 - 0.06, 0.10, wide - 0.02, long, 0.24, head, power=18)
cushion(0, -long / 2 - 0.06, 0.31, wide - 0.03, long - 0.02, 0.22, linen, power=12)
draped(0.70, long + 0.06, 0.30, 0.02, duvet, 0.018, 0.035, True, r.uniform(0, 50))
draped(0.60, 0.96, 0.27, 0.05, linen, 0.010, 0.03, False, r.uniform(0, 50))
draped(long - r.uniform(0.55, 0.7), long - 0.1, 0.38, 0.054, throw, 0.010, 0.016, False, r.uniform(0, 50))
for x in (-0.36, 0.36):
    cushion(x, -0.22, top + 0.18, 0.68, 0.56, 0.18, linen, 1.12, r.uniform(-0.06, 0.06), power=8, pinch=0.62)
cushion(r.uniform(-0.1, 0.1), -0.46, top + 0.08, 0.62, 0.36, 0.16, accent, 0.95, r.uniform(-0.1, 0.1), power=8, pinch=0.6)
if r.random() < 0.5:
    for i in range(9):
        cushion(-0.8 + 1.6 * (i + 0.5) / 9, -0.05, 0.16, 0.176, 0.11, 0.98, head, power=9)
else:
    put(s.box(0, 0, 0, 1, 1, 1, wood)).scale = (1.8, 0.04, 1.05)
    o = s.scene.objects[-1]
    o.location = (X(bx), by, 0.525)
    cushion(0, -0.07, 0.5, 1.5, 0.1, 0.46, head, power=14)
art = s.painting('art', palette['art'], 1.5)
s.box(X(-half + 0.03), by, 1.35, 0.04, 1.0, 0.72, s.metal, 0.003)
s.box(X(-half + 0.045), by, 1.37, 0.03, 0.96, 0.68, art)
for k, y in enumerate((-1, 1)):                             # a shelf at one side, a table at the other
    px, py = turn(y * (wide / 2 + 0.27), -0.24)
    s.box(px, py, 0.40, 0.40, 0.40, 0.03, wood, 0.004)
    s.box(px, py, 0.14, 0.38, 0.38, 0.03, wood, 0.004)
    for a in (-1, 1):
        for b in (-1, 1):
            s.tube([(px + a * 0.17, py + b * 0.17, 0), (px + a * 0.17, py + b * 0.17, 0.41)], 0.01, s.metal)
    if k == 0:
        s.table_lamp(px, py, 0.43, r.choice((clay, ink)))
    else:
        s.books(px, py, 0.43, 3)
        lx, ly = turn(y * (wide / 2 + 0.27), -0.02)
        s.tube([(lx, ly, 1.25), (lx + X(0.22), ly, 1.32)], 0.012, s.metal)
        s.lathe(lx + X(0.24), ly, 1.18, [(0.075 * math.sin(math.pi * q / 16), 0.085 - 0.085 * math.cos(math.pi * q / 16)) for q in range(17)], s.glow('globe', 2.2))
        s.area((lx + X(0.24), ly, 1.16), (0, 0, -1), 0.16, 0.16, 24 * s.lamp, (1, 0.74, 0.48))
s.box(X(-half + 1.55), by, 0, 2.5, 2.5, 0.016, s.fabric('rug', palette['rug'], 150, 1.0, 0.3), 0.006)

# the kitchenette along the same wall at the back: low units, a worktop, units above, a tall one with the fridge
k0, k1, deep = back + 0.02, back + 0.64, 0.6
s.box(X(-half + deep / 2), (k0 + k1) / 2, 0.08, deep, 0.61, 2.24, tall, 0.003)
s.tube([(X(-half + deep + 0.03), k1 - 0.07, 1.0), (X(-half + deep + 0.03), k1 - 0.07, 1.4)], 0.008, s.metal)
run = r.uniform(1.75, 1.95)
n, w = 3, run / 3
ky = lambda i: k1 + w * (i + 0.5)
s.box(X(-half + 0.27), k1 + run / 2 - 0.3, 0, 0.5, run + 0.6, 0.09, s.black)
for i in range(n):
    s.box(X(-half + deep / 2), ky(i), 0.09, deep, w - 0.004, 0.76, fronts if i != 1 else fronts, 0.003)
    s.box(X(-half + 0.17), ky(i), 1.46, 0.34, w - 0.004, 0.86, fronts, 0.003)
    s.tube([(X(-half + deep + 0.02), ky(i) - 0.1, 0.80), (X(-half + deep + 0.02), ky(i) + 0.1, 0.80)], 0.007, s.metal)
s.box(X(-half + deep + 0.002), ky(1), 0.20, 0.006, w - 0.03, 0.56, dark)
s.box(X(-half + deep / 2 + 0.01), k1 + run / 2, 0.85, deep + 0.03, run, 0.035, stone, 0.004)
s.box(X(-half + 0.01), k1 + run / 2, 0.885, 0.02, run, 0.575, stone)
s.box(X(-half + 0.30), k1 + run / 2, 1.452, 0.02, run - 0.06, 0.008, strip)
s.area((X(-half + 0.26), k1 + run / 2, 1.44), (-0.2 * side, 0, -1), 0.08, run - 0.1, 40 * s.lamp, (1, 0.78, 0.54))
s.box(X(-half + 0.31), ky(1), 0.886, 0.46, 0.56, 0.006, dark)
s.box(X(-half + 0.31), ky(2), 0.882, 0.36, 0.44, 0.006, dark)
s.tube([(X(-half + 0.10), ky(2), 0.885), (X(-half + 0.10), ky(2), 1.16)] + [(X(-half + 0.10 + 0.09 - 0.09 * math.cos(q)), ky(2), 1.16 + 0.09 * math.sin(q)) for q in [math.pi * i / 10 for i in range(1, 11)]] + [(X(-half + 0.28), ky(2), 1.10)], 0.012, s.metal)
for i, (h, rad, mat) in enumerate(((0.18, 0.045, clay), (0.13, 0.04, ink), (0.24, 0.03, clay))):
    s.lathe(X(-half + 0.14 + 0.05 * (i % 2)), ky(0) - 0.12 + 0.12 * i, 0.885, [(0, 0), (rad, 0), (rad * 1.1, h * 0.4), (rad * 0.6, h * 0.85), (rad * 0.65, h), (0, h)], mat)
s.lathe(X(-half + 0.34), ky(1) + 0.1, 0.892, [(0, 0), (0.085, 0), (0.09, 0.01), (0.09, 0.095), (0.096, 0.1), (0.05, 0.12), (0, 0.125)], s.metal)

# opposite: a round table for two, a slim console with a screen, a chair by the window
tx, ty = X(half - 0.85), back + r.uniform(1.9, 2.2)
s.lathe(tx, ty, 0.70, [(0, 0), (0.42, 0), (0.43, 0.012), (0.42, 0.03), (0, 0.03)], stone if r.random() < 0.5 else wood, 72)
s.lathe(tx, ty, 0, [(0, 0), (0.24, 0), (0.24, 0.015), (0.05, 0.03), (0.04, 0.69), (0, 0.70)], s.metal)
for q in (-1, 1):
    s.dining_chair(tx, ty + q * 0.62, math.pi / 2 - q * math.pi / 2, chair)
s.branch(tx, ty, 0.73, r.choice((clay, ink)), 0.75)
s.lathe(tx, ty, 1.72, [(0.17, 0), (0.165, 0.04), (0.12, 0.12), (0.04, 0.17), (0, 0.17)], s.metal)
s.lathe(tx, ty, 1.72, [(0, 0.02), (0.155, 0.02)], s.glow('globe', 4))
s.tube([(tx, ty, 1.88), (tx, ty, height)], 0.004, s.black)
s.area((tx, ty, 1.70), (0, 0, -1), 0.28, 0.28, 26 * s.lamp, (1, 0.74, 0.48))
cy = ty + 2.1
s.box(X(half - 0.2), cy, 0.16, 0.36, 1.5, 0.36, wood, 0.005)
s.box(X(half - 0.2), cy, 0.52, 0.38, 1.54, 0.025, stone, 0.003)
s.box(X(half - 0.03), cy, 0.95, 0.04, 1.15, 0.66, dark, 0.006)
s.books(X(half - 0.2), cy - 0.5, 0.545, 3)
s.twigs(X(half - 0.2), cy + 0.55, 0.545, r.choice((clay, ink)), 0.7)
s.tub_chair(X(half - 0.75), front - 0.95, -side * r.uniform(0.6, 0.9), sofa, 0.76)
s.plant(X(half - 0.36), front - 0.45, r.uniform(1.3, 1.6), r.choice((clay, ink)), 13, pot_radius=0.15)
# the door of the flat, a tall mirror beside it, hooks; the deep part has lamps of its own
dx = X(half - 0.75)
s.box(dx, back + 0.02, 0, 1.02, 0.08, 2.16, wood, 0.004)
s.box(dx, back + 0.03, 0, 0.90, 0.09, 2.08, tall, 0.004)
s.tube([(dx - X(0.36), back + 0.09, 1.0), (dx - X(0.24), back + 0.09, 1.0)], 0.01, s.metal)
s.box(X(-0.15), back + 0.02, 0.35, 0.62, 0.03, 1.65, s.metal, 0.004)
s.box(X(-0.15), back + 0.03, 0.37, 0.58, 0.03, 1.61, s.material('mirror', (0.85, 0.85, 0.84), 0.0, 1.0))
s.box(X(-0.15), back + 0.26, 0.0, 0.9, 0.36, 0.40, wood, 0.01)
s.cushion(X(-0.15), back + 0.26, 0.40, 0.86, 0.34, 0.08, chair, power=8)
s.area((0, back + 2.0, height - 0.03), (0, 0.1, -1), 2 * half - 1.2, 2.6, {'day': 1.5, 'golden': 1.5}.get(s.time, 1.0), (1, 0.92, 0.82))
for x, y in ((-0.9, -1.6), (0.9, -1.6), (0.9, 1.2), (-0.6, 1.6)):
    s.spot(X(x), y, height, 34, 85)
eye, target, lens = {1: ((X(half * r.uniform(0.25, 0.4)), back + 0.9, 1.4), (X(-half * r.uniform(0.18, 0.3)), front, 1.0), r.uniform(20.5, 22)),
                     2: ((X(half * 0.45), front - 1.3, 1.4), (X(-half * 0.45), back, 1.05), r.uniform(21, 22)),
                     3: ((X(half * 0.55), by - 1.75, 1.15), (X(-half * 0.75), by + 0.7, 0.8), r.uniform(27, 30))}[s.view]
s.shoot(eye=eye, target=target, lens=lens, haze=None, shift=r.uniform(-0.01, 0.01))
