"""A street of a villa community that bends away: houses of two manners behind garden walls, pavements, palms, shade trees, bougainvillea.

The seed sets the bend, the sunlit side, the houses' manners, stone and timber, the planting and where the camera stands.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from mathutils import Vector
from build import Made, climber, lattice, lawn, plant, shrubbery, skyline, strip, tree, wall_with_arch
from garden import clear, clouds, foliage, grained, lamp, leafy, palm, palm_parts, put, quiet
from lib import Scene

s = Scene()
r, dark = s.random, s.time in ('dusk', 'night', 'dawn')
m = r.choice((-1, 1))                                       # the sunlit side
kind = r.choice(('walk', 'road', 'high', 'walk', 'far', 'road'))
clouds(s, {'dusk': m * 20, 'night': 0}.get(s.time, -m * r.uniform(138, 156)), 0.5, {'golden': r.uniform(20, 25), 'day': r.uniform(40, 50), 'dawn': 14, 'night': 40}.get(s.time))
bend = r.choice((-1, 1)) * r.uniform(7, 17)
where = lambda y: (bend * (max(y, -20) / 70) ** 2 * (1 if y > 0 else -0.3), y)
path = [where(y) for y in range(-30, 240, 4)]
heading = lambda y: math.atan2(where(y + 2)[0] - where(y - 2)[0], 4)


def beside(y, off):
    h, (x, _) = heading(y), where(y)
    return x + math.cos(h) * off, y - math.sin(h) * off


warmth = r.choice([(0.72, 0.64, 0.53), (0.74, 0.69, 0.61), (0.68, 0.58, 0.46)])
renders = [grained(s, f'render{i}', c, (1, 1, 1), 0.12, 0.85, bump=0.25) for i, c in enumerate(((0.80, 0.76, 0.70), warmth, (0.64, 0.53, 0.41)))]
stone = grained(s, 'stone', r.choice([(0.60, 0.50, 0.38), (0.66, 0.57, 0.45), (0.48, 0.41, 0.34)]), (0.6, 0.6, 7), 0.4, 0.6, (0.9, 0.3, 0.008))
cap = grained(s, 'cap', (0.62, 0.55, 0.46), (3, 3, 3), 0.2, 0.6)
timber = grained(s, 'timber', r.choice([(0.30, 0.16, 0.08), (0.36, 0.22, 0.12), (0.22, 0.12, 0.07)]), (14, 14, 0.7), 0.6, 0.5)
bronze, dim = s.material('bronze', (0.10, 0.075, 0.055), 0.4, 0.7), s.material('dim', (0.04, 0.035, 0.03), 0.9)
glass = clear(s, 'glass', (0.90, 0.93, 0.92))
cloth = leafy(s, 'cloth', (0.78, 0.74, 0.66), 0.9)
room = s.material('room', (0.52, 0.43, 0.33), 0.9, emit=(1, 0.60, 0.28), strength={'dusk': 1.6, 'night': 1.3, 'dawn': 0.8, 'golden': 0.25}.get(s.time, 0.06))
glow = s.material('glow', (1, 0.9, 0.7), 0.5, emit=(1, 0.66, 0.34), strength=8 if dark else 1.5)
leaf, grass, bark = leafy(s, 'leaf', (0.085, 0.15, 0.04)), leafy(s, 'grass', (0.13, 0.20, 0.05)), grained(s, 'bark', (0.25, 0.18, 0.12), (6, 6, 40), 0.6, 0.9)
ghaf = leafy(s, 'ghaf', (0.10, 0.155, 0.055))
flower = leafy(s, 'flower', r.choice([(0.62, 0.05, 0.24), (0.72, 0.12, 0.34), (0.72, 0.26, 0.08), (0.78, 0.72, 0.66)]))
turf = lawn(s)
parts = palm_parts(r, leaf, bark)
trees = [tree(r, ghaf, bark, r.uniform(5.5, 7.0), r.uniform(2.4, 3.1), 6200, 0.10) for _ in range(3)]
green, bloom = shrubbery(r, leaf, grass, flower)
hedge = foliage(r, leaf, -2, 2, -0.35, 0.35, 0, 0.9, 2600, 0.07)
drapes = [climber(r, leaf, flower, r.uniform(1.8, 3.0), r.uniform(0.8, 1.2)) for _ in range(3)]
screen = lattice(2.0, 1.9, 0.3, timber)


def modern(h, w, depth):
    g, u = r.uniform(3.2, 3.5), r.uniform(2.9, 3.1)
    base, top = r.choice(((stone, renders[0]), (renders[1], renders[0]), (renders[0], renders[1]), (renders[2], renders[0]), (stone, renders[1])))
    x0, x1 = -w / 2, w / 2
    gate, door = (x0 + 0.6, x0 + 5.6, 0, 2.6), (x0 + 6.4, x0 + 7.8, 0, 2.8)
    pane = (x0 + 8.6, x1 - 0.7, 0.25, 2.85)
    h.wall(base, 'x', 0, 0.3, x0, x1, 0, g, (gate, door, pane))
    for at in (x0, x1 - 0.3):
        h.wall(base, 'y', at, 0.3, 0.3, depth, 0, g, ((2.5, 4.1, 0.9, 2.5), (5.6, 7.0, 0.9, 2.5)))
    h.b(base, (x0, x1, depth - 0.3, depth, 0, g + u), bevel=0)
    h.b(timber, *[(gate[0], gate[1], 0.16, 0.22, z * 0.2, z * 0.2 + 0.185) for z in range(13)], (door[0], door[1], 0.2, 0.27, 0, 2.8))
    h.b(dim, (gate[0], gate[1], 0.24, 0.3, 0, 2.6), bevel=0)
    h.b(bronze, (door[0] + 0.12, door[0] + 0.16, 0.1, 0.14, 0.6, 2.2))
    h.window(glass, bronze, 'x', 0.18, *pane, bars=max(2, round((pane[1] - pane[0]) / 1.3)))
    for at in (x0 + 0.18, x1 - 0.18):
        for c in ((2.5, 4.1, 0.9, 2.5), (5.6, 7.0, 0.9, 2.5)):
            h.window(glass, bronze, 'y', at, *c, bars=1)
    a, b = (x0 + r.uniform(0, 0.6), x1 - r.uniform(0, 2.5)) if r.random() < 0.5 else (x0 + r.uniform(1.5, 3.4), x1 + 0.7)
    f, z0, z1 = -r.uniform(0.7, 1.5), g, g + 0.4 + u
    h.b(top, (a, b, f, depth, z0, z0 + 0.4), (a, b, f - 0.25, depth, z1, z1 + 0.45), (a, a + 0.3, f - 0.25, depth, z0 + 0.4, z1), (b - 0.3, b, f - 0.25, depth, z0 + 0.4, z1), bevel=0.02)
    h.b(timber, (a + 0.3, b - 0.3, f + 0.1, 0, g - 0.025, g), bevel=0)
    n = r.choice((2, 3, 3))
    span = (b - a - 0.6) / n
    blind = r.randrange(n)
    holes = [(a + 0.3 + i * span + 0.35, a + 0.3 + (i + 1) * span - 0.35, z0 + 0.4 + (0.05 if i != blind else 0.8), z1 - 0.15) for i in range(n)]
    h.wall(r.choice((top, top, timber, stone)), 'x', f + 0.35, 0.25, a + 0.3, b - 0.3, z0 + 0.4, z1, holes)
    for i, hole in enumerate(holes):
        h.window(glass, bronze, 'x', f + 0.5, *hole, bars=2)
        if r.random() < 0.75:
            h.b(cloth, (hole[0], hole[0] + r.uniform(0.4, 0.8), f + 0.72, f + 0.76, hole[2], hole[3]), bevel=0)
        if i == blind:
            h.b(timber, *[(x, x + 0.06, f + 0.22, f + 0.34, z0 + 0.42, z1) for x in [hole[0] - 0.3 + 0.15 * k for k in range(int((hole[1] - hole[0] + 0.6) / 0.15))]], bevel=0)
        else:
            h.b(glass, (hole[0] - 0.1, hole[1] + 0.1, f + 0.02, f + 0.035, z0 + 0.4, z0 + 1.4), bevel=0)
            h.b(bronze, (hole[0] - 0.1, hole[1] + 0.1, f, f + 0.05, z0 + 1.4, z0 + 1.44), bevel=0)
    h.b(room, (x0 + 0.4, x1 - 0.4, 3.4, 3.5, 0, g), (a + 0.4, b - 0.4, 3.6, 3.7, z0 + 0.4, z1), bevel=0)
    h.b(renders[0], (x0 + 0.3, x1 - 0.3, 0.3, depth - 0.3, g - 0.15, g - 0.01), bevel=0)
    if r.random() < 0.55:
        k = r.uniform(0.1, 0.4) * w
        h.b(r.choice((timber, stone, top)), (x0 + k, x0 + k + 4.5, 2, 6, z1 + 0.4, z1 + 2.7), bevel=0)
        h.b(top, (x0 + k - 0.6, x0 + k + 5.4, 1.2, 6.5, z1 + 2.7, z1 + 2.95))
    h.b(glow, (door[0] - 0.28, door[0] - 0.2, -0.06, -0.02, 1.7, 2.1), (door[1] + 0.2, door[1] + 0.28, -0.06, -0.02, 1.7, 2.1), bevel=0)
    return gate, door


def arabic(h, w, depth):
    body, trim = r.sample(renders[:2], 1)[0] if r.random() < 0.6 else renders[2], cap
    x0, x1, g, top = -w / 2, w / 2, 3.6, r.uniform(7.2, 7.9)
    gate = (x0 + 0.7, x0 + 5.3, 0, 2.7)
    mid, bay = x0 + 7.6, 3.2
    windows = [(x, x + 1.2, 0.8, 2.7) for x in (mid + 2.3, mid + 4.4) if x + 1.2 < x1 - 0.3]
    upper = [(x0 + 1.2 + i * 3.1, x0 + 2.4 + i * 3.1, g + 0.9, g + 2.9) for i in range(int((w - 1.6) / 3.1))]
    h.wall(body, 'x', 0, 0.4, x0, x1, 0, top, [gate, (mid - 1.1, mid + 1.1, 0, 3.3), *windows, *upper])
    for at in (x0, x1 - 0.4):
        h.wall(body, 'y', at, 0.4, 0.4, depth, 0, top, ((2.5, 3.6, 0.9, 2.6), (5.6, 6.7, 0.9, 2.6), (2.5, 3.6, g + 0.9, g + 2.8), (5.6, 6.7, g + 0.9, g + 2.8)))
        for z in (0.9, g + 0.9):
            for y in (2.5, 5.6):
                h.window(glass, bronze, 'y', at + 0.2, y, y + 1.1, z, z + 1.8, bars=2)
    h.b(body, (x0, x1, depth - 0.4, depth, 0, top), (x0 + 0.4, x1 - 0.4, 0.4, depth - 0.4, top - 0.3, top), bevel=0)
    h.b(trim, (x0 - 0.1, x1 + 0.1, -0.1, 0.3, top - 0.5, top - 0.36), (x0 - 0.06, x1 + 0.06, -0.06, 0.3, g + 0.1, g + 0.25), bevel=0.02)
    for i in range(int(w / 0.7)):
        x = x0 + (i + 0.5) * w / int(w / 0.7)
        h.b(body, (x - 0.19, x + 0.19, 0, 0.3, top - 0.01, top + 0.35), (x - 0.1, x + 0.1, 0, 0.3, top + 0.35, top + 0.55), bevel=0.02)
    h.b(timber, *[(gate[0], gate[1], 0.16, 0.24, z * 0.2, z * 0.2 + 0.185) for z in range(14)], (mid - 0.75, mid + 0.75, 0.3, 0.38, 0, 2.7))
    h.b(dim, (gate[0], gate[1], 0.26, 0.3, 0, 2.7), bevel=0)
    # the porch: an arch before the door, a pair of lanterns
    h.b(body, (mid - bay / 2, mid + bay / 2, -1.6, 0, 3.75, 4.05), (mid - bay / 2, mid - bay / 2 + 0.35, -1.6, 0, 0, 3.75), (mid + bay / 2 - 0.35, mid + bay / 2, -1.6, 0, 0, 3.75), bevel=0.02)
    h.add(wall_with_arch(bay, 3.8, 0.35, bay / 2 - 0.45, 2.0, body), mid, -1.9)
    h.b(trim, (mid - bay / 2 - 0.1, mid + bay / 2 + 0.1, -2.0, 0, 4.0, 4.15), bevel=0.02)
    h.b(glow, (mid - 0.1, mid + 0.1, -1.0, -0.8, 2.9, 3.15), (mid - bay / 2 - 0.5, mid - bay / 2 - 0.38, -0.14, -0.02, 1.9, 2.2), bevel=0)
    for c in windows + upper:
        h.window(glass, bronze, 'x', 0.24, *c, bars=2, cross=c[3] - 0.5)
        h.b(trim, (c[0] - 0.12, c[1] + 0.12, -0.08, -0.002, c[2] - 0.14, c[2]), (c[0] - 0.12, c[1] + 0.12, -0.05, -0.002, c[3], c[3] + 0.1))
    k = r.randrange(len(upper))                             # an oriel of mashrabiya
    ox, oz = (upper[k][0] + upper[k][1]) / 2, g + 0.75
    h.add(screen, ox - h.mirror * 1.0, -0.62, oz + 0.1)
    h.b(timber, (ox - 1.05, ox + 1.05, -0.65, 0, oz, oz + 0.1), (ox - 1.1, ox + 1.1, -0.72, 0, oz + 2.0, oz + 2.14), (ox - 1.05, ox - 0.98, -0.62, 0, oz, oz + 2.0), (ox + 0.98, ox + 1.05, -0.62, 0, oz, oz + 2.0))
    h.b(room, (x0 + 0.5, x1 - 0.5, 3.0, 3.1, 0, top - 0.4), bevel=0)
    if r.random() < 0.6:                                    # a wind tower
        t, z = x1 - 2.9 - r.uniform(0, 3), top
        h.b(body, (t, t + 2.4, 3, 5.4, z, z + 1.2), (t, t + 2.4, 3, 5.4, z + 3.2, z + 3.7), *[(t + i * 0.54, t + i * 0.54 + 0.24, y, y + 0.24, z + 1.2, z + 3.2) for i in range(5) for y in (3, 5.16)],
            *[(x, x + 0.24, 3 + i * 0.54, 3.24 + i * 0.54, z + 1.2, z + 3.2) for i in range(1, 4) for x in (t, t + 2.16)], bevel=0.02)
        h.b(trim, (t - 0.1, t + 2.5, 2.9, 5.5, z + 1.1, z + 1.22), (t - 0.1, t + 2.5, 2.9, 5.5, z + 3.62, z + 3.75), bevel=0.02)
        h.b(dim, (t + 0.9, t + 1.5, 3.9, 4.5, z + 1.2, z + 3.2), bevel=0)
    return gate, (mid - 0.9, mid + 0.9, 0, 0)


drive = grained(s, 'drive', (0.46, 0.40, 0.33), (3, 3, 3), 0.35, 0.65, (0.4, 0.2, 0.012), True, 0.1)
share = r.choice((0.2, 0.5, 0.8))                           # of Arabic houses
for side in (-1, 1):
    y = -18 + r.uniform(0, 6)
    while y < 215:
        w, depth = r.uniform(13, 16.5), 9.5
        mid = y + w / 2 + 1.2
        x, yy = beside(mid, side * 13.0)
        h = Made(x, yy, 0.12, -heading(mid) - side * math.pi / 2, r.choice((-1, 1)))
        gate, door = (arabic if r.random() < share else modern)(h, w, depth)
        # the plot: garden wall with two openings, drive, path, lawn, planting
        a, b, edge = -w / 2 - 1.2, w / 2 + 1.2, -5.4
        built, tall = r.choice((renders[0], renders[1], stone, renders[1])), r.uniform(1.1, 1.6)
        spans = ((a, gate[0] - 0.3), (gate[1] + 0.3, door[0] - 0.2), (door[1] + 0.2, b))
        for u0, u1 in spans:
            if u1 - u0 > 0.3:
                h.b(built, (u0, u1, edge, edge + 0.22, -0.1, tall), bevel=0.02)
                h.b(cap, (u0 - 0.05, u1 + 0.05, edge - 0.06, edge + 0.28, tall, tall + 0.08), bevel=0.015)
        h.b(built, *[(u, u + 0.2, edge, depth, -0.1, 1.7) for u in (a - 0.1, b - 0.1)])
        h.b(drive, (gate[0] - 0.2, gate[1] + 0.2, edge, 0.1, -0.1, 0.03), (door[0] - 0.1, door[1] + 0.1, edge, 0.1, -0.1, 0.03), bevel=0)
        h.b(turf, (a, b, edge, depth + 8, -0.1, 0.015), bevel=0)
        if r.random() < 0.6:                                # gates: slats between posts
            h.b(bronze, *[(door[0] - 0.2 + i * 0.12, door[0] - 0.15 + i * 0.12, edge + 0.08, edge + 0.13, 0.1, tall - 0.05) for i in range(int((door[1] - door[0] + 0.4) / 0.12))], (door[0] - 0.2, door[1] + 0.2, edge + 0.07, edge + 0.14, 0.12, 0.17), (door[0] - 0.2, door[1] + 0.2, edge + 0.07, edge + 0.14, tall - 0.15, tall - 0.1), bevel=0)
        for u0, u1 in spans:
            n = int((u1 - u0) / 0.9)
            for i in range(n):
                for off in (0.75, 1.6):
                    if r.random() < 0.75:
                        h.add(r.choice(green), u0 + (i + r.uniform(0.2, 0.8)) * (u1 - u0) / n, edge + off + r.uniform(-0.2, 0.2), 0, r.uniform(0, 6), r.uniform(0.8, 1.5))
            if u1 - u0 > 2.6 and r.random() < 0.75:
                at = r.uniform(u0 + 1.3, u1 - 1.3)
                for part in r.choice(drapes):
                    h.add(part, at, edge + 0.1, tall + 0.1)
        k = spans[2] if spans[2][1] - spans[2][0] > 3 else spans[1]
        if r.random() < 0.8:
            for part in r.choice(trees):
                h.add(part, (k[0] + k[1]) / 2, edge + 2.5, 0, 0.3, r.uniform(0.75, 1.0))
        h.done()
        for _ in range(3):
            palm(parts, r, *beside(mid + r.uniform(-8, 8), side * r.uniform(25, 36)), r.uniform(7.5, 11))
        for _ in range(2):
            plant(r, r.choice(trees), *beside(mid + r.uniform(-8, 8), side * r.uniform(25, 34)), size=r.uniform(1.1, 1.5))
        y += w + 2.5
road = grained(s, 'road', (0.135, 0.125, 0.115), (7, 7, 7), 0.3, 0.75, bump=0.2)
paving = grained(s, 'paving', tuple(c * 0.60 for c in warmth), (3, 3, 3), 0.3, 0.6, (0.6, 0.6, 0.012), True, 0.1)
kerb = grained(s, 'kerb', (0.52, 0.49, 0.44), (4, 4, 4), 0.2, 0.8, (1.0, 1.0, 0.015), True)
s.plane(0, 2950, -0.06, 9000, 6200, s.material('sand', (0.44, 0.36, 0.27), 0.95))
strip('road', path, -3.6, 3.6, 0.0, road)
for side in (-1, 1):
    e = lambda a, b: sorted((side * a, side * b))
    strip('gutter', path, *e(3.2, 3.6), 0.008, cap)
    strip('kerb', path, *e(3.6, 3.85), 0.14, kerb, 0.2)
    strip('pavement', path, *e(5.3, 7.7), 0.125, paving)
    strip('verge', path, *e(3.85, 5.3), 0.10, turf)
    for k, y in enumerate(range(-14, 220, 5)):
        near = side == -m and -8 < y < {'high': 30, 'walk': 15, 'far': 24, 'road': 9}[kind]  # nothing between the camera and the street
        x, yy = beside(y + r.uniform(-0.6, 0.6), side * 4.55)
        if k % 2 and not near:
            if k % 4 == 1:
                palm(parts, r, x, yy, r.uniform(6.0, 7.6), 0.1)
            else:
                plant(r, r.choice(trees), x, yy, 0.1, r.uniform(0.8, 1.0))
        for i in range(22 if y < 30 else 9 if y < 60 else 4):
            x, yy = beside(y + r.uniform(-2.5, 2.5), side * r.uniform(4.2, 4.95))
            put(r.choice(green), x, yy, 0.08, r.uniform(0, 6), r.uniform(0.3, 0.5) if near else r.uniform(0.35, 0.7))
            if r.random() < 0.12 and not near:
                plant(r, bloom, x, yy, 0.08, r.uniform(0.4, 0.6))
        if k % 5 == 2 and not (side == -m and -8 < y < 9):
            x, yy = beside(y, side * 4.2)
            s.cylinder(x, yy, 0.1, 0.055, 4.6, bronze, 12)
            h = Made(x, yy, 0.1, -heading(y))
            h.b(bronze, (-0.05, -side * 1.0, -0.05, 0.05, 4.55, 4.62))
            h.b(glow, (-side * 0.5, -side * 0.95, -0.045, 0.045, 4.53, 4.55), bevel=0)
            h.done()
            if dark and y < 90:
                lamp(x - side * 0.7, yy, 4.5, 0.4, 0.2, 90, (1, 0.66, 0.36))
for _ in range(60):                                         # beyond the bend
    x, y = r.uniform(-90, 90), r.uniform(232, 300)
    plant(r, r.choice(trees), x, y, size=r.uniform(1.0, 1.6)) if r.random() < 0.6 else palm(parts, r, x, y, r.uniform(8, 12))
skyline(s, r, -420, 420, 700, 1200, 46, 90)
s.scene.view_settings.exposure += {'day': -0.15, 'golden': 0.15, 'dusk': 0.75, 'dawn': 0.5, 'night': 0.5}.get(s.time, 0)
off, eye_z, lens, shift = {'walk': (r.uniform(5.4, 6.0), r.uniform(1.6, 1.8), r.uniform(25, 29), r.uniform(0.06, 0.09)), 'road': (r.uniform(1.4, 2.6), r.uniform(1.5, 1.8), r.uniform(26, 30), r.uniform(0.06, 0.09)),
                           'far': (r.uniform(5.2, 6.2), r.uniform(1.55, 1.7), r.uniform(38, 46), 0.05),
                           'high': (r.uniform(4.5, 7.5), r.uniform(5.0, 6.8), r.uniform(25, 28), -0.01)}[kind]
eye = Vector((*beside(0, -m * off), eye_z))
aim = Vector((*beside(45, m * r.uniform(1, 6)), eye_z))
quiet()
s.shoot(eye=eye, target=aim, lens=lens, haze=(90, 1100), shift=shift)
