"""A covered lane of a souk: pointed arches over the way, light in stripes through the slatted roof, lanterns, cloth, spices, pots; a court at its end.

The seed sets plaster and timber, which trade each shop has, its goods and colours, and the camera; view 2 goes nearer to the goods.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from mathutils import Vector
from build import Made, arch, lattice, ribbon, wall_with_arch
from garden import ball, blocks, clouds, foliage, grained, lamp, leafy, mesh, node, palm, palm_parts, put, quiet
from lib import Scene

s = Scene()
r, dark = s.random, s.time in ('dusk', 'night', 'dawn')
m = r.choice((-1, 1))                                       # the sunlit side
clouds(s, -m * r.uniform(64, 104), 0.4, {'day': r.uniform(52, 58), 'golden': r.uniform(36, 42), 'dusk': 12, 'night': 40, 'dawn': 24}.get(s.time))
tone = r.choice([(0.62, 0.47, 0.32), (0.66, 0.54, 0.40), (0.60, 0.43, 0.29), (0.68, 0.57, 0.44)])
plaster = grained(s, 'plaster', tone, (2.2, 2.2, 2.2), 0.32, 0.9, bump=0.4)
trim = grained(s, 'trim', tuple(min(0.8, c * 1.2) for c in tone), (3, 3, 3), 0.2, 0.85, bump=0.2)
paving = grained(s, 'paving', tuple(c * 0.62 for c in tone), (2, 3, 2), 0.42, 0.38, (0.9, 0.45, 0.016), True, 0.25)
wood = grained(s, 'wood', r.choice([(0.20, 0.11, 0.06), (0.26, 0.15, 0.085), (0.15, 0.09, 0.06)]), (16, 16, 0.8), 0.6, 0.5)
beam = grained(s, 'beam', (0.22, 0.14, 0.08), (0.8, 14, 14), 0.6, 0.7)
burlap = grained(s, 'burlap', (0.42, 0.32, 0.20), (60, 60, 60), 0.4, 0.95, bump=0.5)
clay = [grained(s, f'clay{i}', c, (3, 3, 9), 0.4, 0.7) for i, c in enumerate(((0.45, 0.23, 0.12), (0.30, 0.17, 0.10), (0.55, 0.40, 0.26), (0.10, 0.26, 0.30)))]
brass = grained(s, 'brass', (0.50, 0.33, 0.13), (4, 4, 4), 0.3, 0.3)
brass.node_tree.nodes['Principled BSDF'].inputs['Metallic'].default_value = 0.9
spices = [grained(s, f'spice{i}', c, (30, 30, 30), 0.35, 0.95, bump=0.6) for i, c in enumerate(((0.62, 0.30, 0.03), (0.45, 0.06, 0.03), (0.55, 0.42, 0.10), (0.22, 0.12, 0.05), (0.16, 0.22, 0.07), (0.62, 0.50, 0.30), (0.40, 0.05, 0.14), (0.30, 0.24, 0.14)))]
cloths = [leafy(s, f'cloth{i}', c, 0.95) for i, c in enumerate(((0.55, 0.10, 0.06), (0.07, 0.22, 0.30), (0.62, 0.38, 0.10), (0.70, 0.62, 0.50), (0.30, 0.06, 0.18), (0.10, 0.28, 0.22), (0.66, 0.26, 0.14)))]
glow = s.material('glow', (1, 0.8, 0.5), 0.5, emit=(1, 0.55, 0.2), strength=9 if dark else 5)
room = s.material('room', (0.34, 0.23, 0.13), 0.9, emit=(1, 0.5, 0.18), strength=0.16 if dark else 0.04)
leaf, bark = leafy(s, 'leaf', (0.09, 0.15, 0.045)), grained(s, 'bark', (0.25, 0.18, 0.12), (6, 6, 40), 0.6, 0.9)


def rug_material(name, ground, figure, edge):
    """Knotted: a field of diamonds in a border."""
    mat = s.material(name, ground, 0.95)
    t = mat.node_tree
    xyz = node(t, 'SeparateXYZ', {0: node(t, 'TexCoord').outputs['Generated']}).outputs
    tri = lambda v, k: node(t, 'Math', {0: v, 1: k}, operation='PINGPONG').outputs[0]
    net = node(t, 'Math', {0: node(t, 'Math', {0: tri(xyz[0], 0.125), 1: tri(xyz[2], 0.0833)}, operation='ADD').outputs[0], 1: 0.052}, operation='PINGPONG').outputs[0]
    mask = node(t, 'Math', {0: net, 1: 0.026}, operation='GREATER_THAN').outputs[0]
    field = node(t, 'MixRGB', {0: mask, 1: (*ground, 1), 2: (*figure, 1)}).outputs[0]
    far = node(t, 'Math', {0: node(t, 'Math', {0: node(t, 'Math', {0: xyz[0], 1: 0.5}, operation='SUBTRACT').outputs[0]}, operation='ABSOLUTE').outputs[0], 1: 0.40}, operation='GREATER_THAN').outputs[0]
    far2 = node(t, 'Math', {0: node(t, 'Math', {0: node(t, 'Math', {0: xyz[2], 1: 0.5}, operation='SUBTRACT').outputs[0]}, operation='ABSOLUTE').outputs[0], 1: 0.44}, operation='GREATER_THAN').outputs[0]
    border = node(t, 'Math', {0: far, 1: far2}, operation='MAXIMUM').outputs[0]
    t.links.new(node(t, 'MixRGB', {0: border, 1: field, 2: (*edge, 1)}).outputs[0], t.nodes['Principled BSDF'].inputs['Base Color'])
    return mat


rugs = [rug_material(f'rug{i}', *c) for i, c in enumerate((((0.38, 0.06, 0.04), (0.58, 0.44, 0.26), (0.06, 0.10, 0.16)), ((0.06, 0.13, 0.20), (0.50, 0.30, 0.14), (0.36, 0.06, 0.04)), ((0.50, 0.36, 0.20), (0.32, 0.07, 0.05), (0.10, 0.08, 0.06))))]
wide, bay, n, spring = r.uniform(2.5, 2.9), r.uniform(3.3, 3.7), 8, r.uniform(1.9, 2.15)
half, high = bay / 2 - r.uniform(0.34, 0.5), r.uniform(4.7, 5.2)


def cloth(width, drop, material, folds=7):
    v, k = [], int(width * 26)
    for i in range(k + 1):
        u = i / k
        for j in range(7):
            w = j / 6
            v.append(((u - 0.5) * width * (1 - 0.06 * w), 0.035 * math.sin(u * folds * math.tau) * (0.4 + w), -drop * w))
    d = mesh('cloth', v, [[i * 7 + j, i * 7 + j + 1, i * 7 + j + 8, i * 7 + j + 7] for i in range(k) for j in range(6)], material)
    d.polygons.foreach_set('use_smooth', [True] * len(d.polygons))
    return d


def turned(profile, material, sides=24):
    v = [(p * math.cos(a * math.tau / sides), p * math.sin(a * math.tau / sides), h) for p, h in profile for a in range(sides)]
    d = mesh('turned', v, [[i * sides + a, i * sides + (a + 1) % sides, (i + 1) * sides + (a + 1) % sides, (i + 1) * sides + a] for i in range(len(profile) - 1) for a in range(sides)], material)
    d.polygons.foreach_set('use_smooth', [True] * len(d.polygons))
    return d


sack = turned(((0.20, 0), (0.29, 0.04), (0.31, 0.22), (0.29, 0.40), (0.30, 0.47), (0.33, 0.49), (0.33, 0.52), (0.29, 0.525), (0.25, 0.50), (0.25, 0.44)), burlap)
heaps = [turned(((0.265, 0.47), (0.17, 0.56), (0.08, 0.63), (0.005, 0.68)), k) for k in spices]
pots = [turned(p, clay[i % 4]) for i, p in enumerate((((0.12, 0), (0.2, 0.16), (0.22, 0.34), (0.12, 0.52), (0.11, 0.58), (0.15, 0.62), (0.1, 0.6)), ((0.10, 0), (0.24, 0.10), (0.26, 0.2), (0.2, 0.24), (0.22, 0.22)), ((0.09, 0), (0.14, 0.3), (0.15, 0.5), (0.07, 0.7), (0.09, 0.8), (0.06, 0.78)), ((0.12, 0), (0.2, 0.16), (0.22, 0.34), (0.12, 0.52), (0.11, 0.58), (0.15, 0.62), (0.1, 0.6))))]
urn = turned(((0.11, 0), (0.12, 0.02), (0.05, 0.08), (0.16, 0.2), (0.17, 0.3), (0.07, 0.42), (0.06, 0.5), (0.10, 0.53), (0.02, 0.58), (0.015, 0.66)), brass)
tray = turned(((0.0, 0.02), (0.30, 0.0), (0.36, 0.035), (0.38, 0.03)), brass, 40)
shade = turned(((0.02, 0.20), (0.05, 0.18), (0.17, 0.08), (0.19, 0.06), (0.19, 0.04)), brass)
foot = turned(((0.17, -0.2), (0.10, -0.28), (0.02, -0.32)), brass)
body = turned(((0.15, 0.05), (0.165, -0.06), (0.15, -0.19)), glow, 8)


def lantern(x, y, z, top, size=1.0):
    put(shade, x, y, z, 0, size)
    put(foot, x, y, z, 0, size)
    put(body, x, y, z, 0, size)
    for a in range(8):
        put(mesh('rib', [(-0.008, -0.008, 0.06), (0.008, -0.008, 0.06), (0.008, 0.008, -0.2), (-0.008, 0.008, -0.2), (0, 0.012, -0.07)], [[0, 1, 2, 3]], brass), x + math.cos(a * 0.785) * 0.17 * size, y + math.sin(a * 0.785) * 0.17 * size, z, a * 0.785 + 1.57, size)
    for h in (0.0, -0.13):
        put(ribbon([(0.175 * math.cos(k * 0.3307), 0.175 * math.sin(k * 0.3307), h) for k in range(20)], 0, 0.008, brass), x, y, z, 0, size)
    s.cylinder(x, y, z + 0.18 * size, 0.006, max(0.05, top - z - 0.18 * size), brass, 6)


# shops: bays on both sides, each with a trade
piece = wall_with_arch(bay, high, 0.5, half, spring, plaster)
line = [(-half, 0)] + arch(half, spring) + [(half, 0)]
edge = ribbon([(x * 1.05, z * 1.015) for x, z in line], -0.02, 0.045, trim)
screen = lattice(1.3, 0.95, 0.26, wood)
trades = ['spice', 'cloth', 'lamps', 'pots', 'rugs', 'spice', 'cloth', 'lamps']
for side in (-1, 1):
    order = r.sample(trades, 8)
    for i in range(n):
        y, turn = -1.2 + i * bay, side * -math.pi / 2
        h = Made(side * wide, y, 0, turn)                    # its own -y looks into the lane
        h.add(piece, 0, 0)
        h.add(edge, 0, 0)
        if i % 2:
            h.add(screen, -0.65, -0.03, high - 1.2)
            h.b(room, (-0.65, 0.65, 0.02, 0.04, high - 1.2, high - 0.25), bevel=0)
        h.b(plaster, (-bay / 2, bay / 2, 2.3, 2.5, 0, high), (-bay / 2, -bay / 2 + 0.1, 0.5, 2.4, 0, high), (bay / 2 - 0.1, bay / 2, 0.5, 2.4, 0, high), bevel=0)
        h.b(beam, (-bay / 2, bay / 2, 0.5, 2.4, spring + 1.5, spring + 1.6), bevel=0)
        h.b(wood, *[(-half + 0.1, half - 0.1, 1.85, 2.3, z, z + 0.04) for z in (0.9, 1.4, 1.9)], bevel=0)
        for z in (0.94, 1.44, 1.94):                         # shelves: jars, folded cloth, lamps
            x = -half + 0.25
            while x < half - 0.2:
                if order[i] in ('cloth', 'rugs'):
                    h.b(r.choice(cloths), (x - 0.14, x + 0.16, 1.9, 2.2, z, z + r.uniform(0.2, 0.4)), bevel=0.02)
                    x += 0.36
                else:
                    h.add(r.choice(pots if order[i] in ('pots', 'spice') else (urn, urn, pots[2])), x, 2.05, z, r.uniform(0, 6), r.uniform(0.45, 0.62))
                    x += 0.3
        trade = order[i]
        if trade == 'spice':
            for a in range(4):
                for b in range(2):
                    x, yy = -half + 0.36 + a * (2 * half - 0.7) / 3, -0.32 + b * 0.66
                    if b == 0 or abs(x) > 0.3:
                        k = r.uniform(0.85, 1.0)
                        h.add(sack, x, yy, 0.0 if b == 0 else 0.22, r.uniform(0, 6), k)
                        h.add(r.choice(heaps), x, yy, 0.0 if b == 0 else 0.22, r.uniform(0, 6), k)
            h.b(wood, (-half + 0.05, half - 0.05, 0.05, 0.7, 0, 0.22))
            for _ in range(5):                               # strings of dried limes and peppers
                x, k = r.uniform(-half, half) * 0.85, r.randrange(7)
                for q in range(9):
                    h.add(heaps[k], x + r.uniform(-0.02, 0.02), 0.42, spring + 0.35 - q * 0.085 - 0.2, r.uniform(0, 6), 0.16)
        elif trade == 'cloth':
            for k in range(5):
                h.add(cloth(r.uniform(0.42, 0.6), r.uniform(1.1, 1.7), r.choice(cloths), r.randint(4, 7)), -half + 0.35 + k * (2 * half - 0.7) / 4, r.uniform(-0.12, 0.05), spring + 0.12)
            h.b(brass, (-half, half, -0.06, -0.03, spring + 0.12, spring + 0.15), bevel=0)
            h.b(wood, (-half + 0.1, half - 0.1, -0.45, 0.35, 0.0, 0.5))
            for k in range(6):
                x = -half + 0.4 + k * (2 * half - 0.8) / 5
                z = 0.5
                for _ in range(r.randint(2, 5)):
                    h.b(r.choice(cloths), (x - 0.15, x + 0.15, -0.4, 0.2, z, z + 0.07), bevel=0.025)
                    z += 0.075
        elif trade == 'lamps':
            for k in range(7):
                at = Vector((r.uniform(-half, half) * 0.8, r.uniform(-0.35, 0.9)))
                c, sn = math.cos(turn), math.sin(turn)
                lantern(side * wide + at.x * c - at.y * sn, y + at.x * sn + at.y * c, spring + r.uniform(-0.35, 0.5), spring + 1.2, r.uniform(0.55, 0.95))
            h.b(wood, (-half + 0.1, half - 0.1, -0.3, 0.5, 0.0, 0.55))
            for k in range(7):
                h.add(urn, -half + 0.3 + k * (2 * half - 0.6) / 6, r.uniform(-0.15, 0.3), 0.55, r.uniform(0, 6), r.uniform(0.7, 1.3))
            o = h.add(tray, half - 0.6, -0.38, 0.42, 0, 1.0)
            o.rotation_euler.x += 1.35
        elif trade == 'pots':
            for k in range(13):
                h.add(r.choice(pots), r.uniform(-half, half) * 0.9, r.uniform(-0.5, 0.8), 0, r.uniform(0, 6), r.uniform(0.7, 1.35))
        else:
            for k in range(3):
                x = -half + 0.5 + k * (2 * half - 1.0) / 2
                h.add(mesh('rug', [(x - 0.42, -0.02 + 0.02 * k, 0.25), (x + 0.42, -0.02 + 0.02 * k, 0.25), (x + 0.42, 0.1, spring + 0.25), (x - 0.42, 0.1, spring + 0.25)], [[0, 1, 2, 3]], rugs[k % 3]), 0, 0)
            for k in range(5):
                x = -half + 0.2 + k * 0.2
                h.add(turned(((0.0, 0), (0.085, 0), (0.09, 0.02), (0.09, 1.3 + 0.1 * (k % 3)), (0.0, 1.31 + 0.1 * (k % 3))), rugs[k % 3], 14), x, -0.28, 0)
        h.done()
        if i < 6 and (dark or i % 2 == 0):
            lamp(side * (wide + 1.0), y, spring + 1.2, 1.2, 1.6, {'day': 70, 'golden': 85}.get(s.time, 95), (1, 0.6, 0.28))
long = n * bay
# ribs: pointed arches across the lane; the roof: beams and slats that let the sun through in stripes
rib = wall_with_arch(2 * wide, high + 0.6, 0.42, wide - 0.12, 2.9, plaster, 1.02, 2.9)
for i in range(0, n + 1, 2):
    put(rib, 0, -1.2 - bay / 2 + i * bay, 0)
    for side in (-1, 1):
        blocks(plaster, [(side * (wide - 0.16), side * wide + side * 0.02, -1.2 - bay / 2 + i * bay, -1.2 - bay / 2 + i * bay + 0.42, 0, 2.95)], 0.02)
    if i:
        lantern(0, -1.2 - bay / 2 + i * bay + 0.2, r.uniform(3.0, 3.3), high, 1.5)
blocks(beam, [(-wide - 0.3, wide + 0.3, y * 0.9 - 4, y * 0.9 - 3.86, high + 0.2, high + 0.38) for y in range(int((long + 4) / 0.9))], 0.01)
blocks(wood, [(x * 0.34 - wide, x * 0.34 - wide + 0.15, -5, long, high + 0.38, high + 0.42) for x in range(int(2 * wide / 0.34) + 1)], 0)
blocks(plaster, [(side * wide, side * (wide + 2.6), -6, long - 1, high, high + 0.9) for side in (-1, 1)], 0.02)
# the end: a sunny court, a wall with a door, a wind tower, palms
yb = long + 9
blocks(plaster, [(-14, 14, yb, yb + 0.5, 0, 5.6), (-14, -13.5, long - 2, yb, 0, 5.6), (13.5, 14, long - 2, yb, 0, 5.6), (-2.2, 2.2, yb + 3, yb + 7, 0, 9.0), (-2.2, 2.2, yb + 3, yb + 7, 11.4, 12.2)] + [(-2.2 + i * 1.0, -1.85 + i * 1.0, y, y + 0.35, 9.0, 11.4) for i in range(5) for y in (yb + 3, yb + 6.6)], 0.03)
put(wall_with_arch(3.4, 4.2, 0.3, 1.1, 2.1, trim), m * 0.6, yb - 0.25)
blocks(wood, [(m * 0.6 - 1.1, m * 0.6 + 1.1, yb - 0.08, yb - 0.02, 0, 3.9)], 0)
blocks(trim, [(-2.3, 2.3, yb + 2.9, yb + 7.1, z, z + 0.16) for z in (8.9, 11.35, 12.1)], 0.02)
parts = palm_parts(r, leaf, bark)
for x, y in ((-m * 2.6, yb - 3), (m * 4.5, yb - 2.2), (-4, yb + 9), (5, yb + 10)):
    palm(parts, r, x, y, r.uniform(5, 7))
s.plane(0, 10, 0, 60, 80, paving)
s.plane(0, 60, -0.02, 600, 600, s.material('sand', (0.45, 0.36, 0.27), 0.95))
s.scene.view_settings.exposure += {'day': 1.1, 'golden': 1.15, 'dusk': 1.3, 'night': 0.9, 'dawn': 1.2}.get(s.time, 0)
if s.view == 1:
    eye, aim = Vector((m * r.uniform(0.5, 1.0) * r.choice((-1, 1)), -r.uniform(2.0, 2.8), r.uniform(1.5, 1.7))), Vector((-m * r.uniform(0.2, 0.8), 14, 0))
    lens, up = r.uniform(24, 28), r.uniform(0.03, 0.07)
else:
    k, side = r.randint(1, 3), r.choice((-1, 1))
    eye, aim = Vector((-side * 1.1, -1.2 + k * bay - 2.6, 1.45)), Vector((side * 1.9, -1.2 + k * bay + 1.2, 0))
    lens, up = r.uniform(27, 31), -0.01
aim.z = eye.z
quiet()
s.shoot(eye=eye, target=aim, lens=lens, haze=(40, 600), shift=up)
