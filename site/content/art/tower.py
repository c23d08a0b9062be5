"""One tower, floor by floor: from its plaza or from the water, with podium, promenade, palms and neighbours in the haze.

The seed picks the place (even: across the water, odd: from the plaza), one of eight forms, the cladding, the crown and
the camera. Every floor is modelled: slab, glazing in single panes (some curtained, some lit), mullions, balustrade.
"""
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from mathutils import Vector
from garden import blocks, clear, clouds, foliage, grained, lamp, leafy, mesh, palm_parts, put, quiet, tuft
from lib import Scene

s = Scene()
r, dark = s.random, s.time in ('dusk', 'night')
seed = s.scene.cycles.seed
m, water_side = r.choice((-1, 1)), seed % 2 == 0
clouds(s, {'dusk': -m * 40, 'night': 0}.get(s.time, -m * r.uniform(118, 142)), lift={'golden': 12, 'dawn': 9, 'day': 44, 'night': 40}.get(s.time))
s.scene.view_settings.exposure += {'dusk': 0.35, 'night': 0.2}.get(s.time, 0.1)

# cladding, glass, planting
style = r.choice([dict(slab=(0.80, 0.78, 0.74), metal=(0.10, 0.085, 0.07), stone=(0.62, 0.54, 0.43)),
                  dict(slab=(0.66, 0.58, 0.47), metal=(0.16, 0.115, 0.075), stone=(0.55, 0.47, 0.37)),
                  dict(slab=(0.72, 0.69, 0.64), metal=(0.30, 0.21, 0.12), stone=(0.40, 0.36, 0.31)),
                  dict(slab=(0.84, 0.82, 0.79), metal=(0.34, 0.33, 0.31), stone=(0.68, 0.62, 0.53))])
slab, metal = grained(s, 'slab', style['slab'], (0.4, 0.4, 0.4), 0.10, 0.6), s.material('metal', style['metal'], 0.38, 0.7)
stone = grained(s, 'stone', style['stone'], (0.5, 0.5, 5), 0.3, 0.55, (1.4, 0.7, 0.008))
paving = grained(s, 'paving', tuple(c * 0.75 for c in style['stone']), (1, 1, 1), 0.25, 0.42, (1.8, 0.9, 0.012), True, 0.05)
leaf, grass, bark = leafy(s, 'leaf', (0.08, 0.14, 0.045)), leafy(s, 'grass', (0.13, 0.20, 0.06)), grained(s, 'bark', (0.25, 0.18, 0.12), (6, 6, 40), 0.6, 0.9)
blue = r.choice([(0.030, 0.050, 0.060), (0.045, 0.055, 0.055), (0.055, 0.048, 0.040), (0.025, 0.050, 0.070)])
panes = [s.material('pane', blue, 0.04), s.material('pane', tuple(c * 1.6 for c in blue), 0.06), s.material('pane', tuple(c * 0.8 + 0.035 for c in blue), 0.10), s.material('curtain', (0.15, 0.14, 0.125), 0.2)]
for p in panes:
    p.node_tree.nodes['Principled BSDF'].inputs['Specular'].default_value = 0.9
lit = [s.material('lit', (0.5, 0.4, 0.28), 0.3, emit=c, strength=k * (1 if dark else 0.3)) for c, k in (((1, 0.66, 0.34), 0.50), ((1, 0.76, 0.48), 0.30), ((1, 0.60, 0.30), 0.18))]
share = {'day': 0.0, 'golden': 0.05, 'dawn': 0.12, 'dusk': 0.26, 'night': 0.34}[s.time]
shop = s.material('glow', (0.8, 0.6, 0.4), 0.5, emit=(1, 0.72, 0.42), strength={'day': 0.5, 'golden': 1.0}.get(s.time, 2.2))
rail = clear(s, 'rail', (0.90, 0.95, 0.94))


def oval(a, b, n, turn=0.0, count=64):
    """A superellipse: n = 2 is an ellipse, large n a rectangle; points about evenly apart."""
    out, fine = [], []
    for k in range(720):
        t = 2 * math.pi * k / 720
        c, d = math.cos(t), math.sin(t)
        fine.append((math.copysign(abs(c) ** (2 / n), c) * a, math.copysign(abs(d) ** (2 / n), d) * b))
    steps = [math.dist(p, q) for p, q in zip(fine, fine[1:] + fine[:1])]
    total, run, k = sum(steps), 0.0, 0
    for p, step in zip(fine, steps):
        while k < count and run >= total * k / count - 1e-9:
            out.append((p[0] * math.cos(turn) - p[1] * math.sin(turn), p[0] * math.sin(turn) + p[1] * math.cos(turn)))
            k += 1
        run += step
    return out


form = ('steps', 'twist', 'wave', 'sail', 'office', 'ellipse', 'bend', 'pair')[(seed // 2 + 3 * (seed % 2)) % 8]
storey, base = 3.7, 11.5
floors = {'steps': r.randint(24, 28), 'pair': r.randint(24, 27), 'bend': r.randint(17, 20)}.get(form, r.randint(25, 30))
facing = m * r.uniform(0.25, 0.6)                       # a corner towards the camera, never a flat front


def plan(k):
    """The outline of floor k (0..1 up the tower) and how far slabs stand out from the glass."""
    t = k / floors
    if form == 'twist':
        return oval(17, 17, 5, facing + m * 1.75 * t), 1.5
    if form == 'wave':
        ring = oval(15.5, 12.5, 3.2, facing)
        return ring, [1.5 + 1.1 * math.sin(3 * math.atan2(y, x) + k * 0.30) * math.sin(k * 0.17 + 1) for x, y in ring]
    if form == 'sail':
        a = 21 * max(0.10, 1 - t ** 2.3 * 0.92)         # one edge stands upright, the other curves in like a sail
        return [(x + m * (21 - a) * 0.95, y) for x, y in oval(a, 10.5 * (1 - 0.35 * t), 2.3, 0)], 1.1
    if form == 'ellipse':
        swell = 1 + 0.10 * math.sin(math.pi * (0.15 + 0.8 * t)) - 0.16 * t
        return oval(18 * swell, 12.5 * swell, 2.2, facing), 1.3
    if form == 'office':
        return oval(15.5 - 2.5 * t, 15.5 - 2.5 * t, 9, facing), 0.25
    if form == 'bend':                                  # a slab along an arc
        ring, radius, deep, span = [], 46, 8.5, 0.62
        n = 26
        for i in range(n):
            a = -span + 2 * span * i / (n - 1)
            ring.append(((radius + deep) * math.sin(a), radius - (radius + deep) * math.cos(a)))
        for i in range(n):
            a = span - 2 * span * i / (n - 1)
            ring.append(((radius - deep) * math.sin(a), radius - (radius - deep) * math.cos(a)))
        cut = 1 - 0.30 * max(0, (t - 0.72) / 0.28)
        return [(x * (cut if x * m > 0 else 1), y) for x, y in ring], 1.4
    if form == 'pair':
        return (oval(11.5, 15, 8, facing), 1.3) if k < floors else (oval(6, 6, 8, facing), 0.3)
    a = (18, 14.5, 11)[(t > 0.52) + (t > 0.80)]         # steps
    return oval(a, a * 0.86, 9, facing), 1.5


def build(plan, floors, ox, oy, base, every=1, balcony=True, crown=True):
    """Slabs, panes, mullions, balustrades of one tower, each as one mesh."""
    sv, sf, gv, gf, gm, mv, mf, bv, bf = [], [], [], [], [], [], [], [], []
    for k in range(floors + 1):
        ring, out = plan(k)
        n, z = len(ring), base + k * storey
        cx, cy = sum(p[0] for p in ring) / n, sum(p[1] for p in ring) / n
        outs = out if isinstance(out, list) else [out] * n
        edge = []
        for i, (x, y) in enumerate(ring):               # offset along the outline's own normal
            a, b = ring[i - 1], ring[(i + 1) % n]
            d = math.dist(a, b) or 1
            edge.append((x + (b[1] - a[1]) / d * outs[i], y - (b[0] - a[0]) / d * outs[i]))
        i0 = len(sv)
        thick = 0.42 if balcony else 0.75
        for zz in (z - thick, z):
            sv += [(ox + x, oy + y, zz) for x, y in edge]
        sf += [(i0 + i, i0 + (i + 1) % n, i0 + n + (i + 1) % n, i0 + n + i) for i in range(n)] + [tuple(range(i0 + n, i0 + 2 * n)), tuple(range(i0 + n - 1, i0 - 1, -1))]
        if k == floors:
            break
        i0 = len(gv)
        for zz in (z, z + storey - thick):
            gv += [(ox + x, oy + y, zz) for x, y in ring]
        flat, floor_lit = None, r.uniform(0.4, 1.6)
        for i in range(n):
            gf.append((i0 + i, i0 + (i + 1) % n, i0 + n + (i + 1) % n, i0 + n + i))
            if flat is None or r.random() < 0.55:       # rooms are one to some panes wide
                flat = r.choice(range(4, 7)) if r.random() < share * floor_lit else r.choices(range(4), (5, 3, 2, 1 if balcony else 0.3))[0]
            gm.append(flat)
        for i in range(0, n, every):
            x, y = ring[i]
            w, j0 = (0.09, len(mv)) if balcony else (0.16, len(mv))
            d = 0.12 if balcony else 0.55
            a, b = ring[i - 1], ring[(i + 1) % n]
            l = math.dist(a, b) or 1
            tx, ty = (b[0] - a[0]) / l, (b[1] - a[1]) / l
            for zz in (z, z + storey - (thick if balcony else 0)):
                for u, q in ((-w, -0.05), (w, -0.05), (w, d), (-w, d)):
                    mv.append((ox + x + tx * u + ty * q, oy + y + ty * u - tx * q, zz))
            mf += [tuple(j0 + e for e in f) for f in ((0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))]
        if balcony and k:
            i0 = len(bv)
            inner = [(p[0] + (cx - p[0]) * 0.004, p[1] + (cy - p[1]) * 0.004) for p in edge]
            for zz in (z, z + 1.1):
                bv += [(ox + x, oy + y, zz) for x, y in inner]
            bf += [(i0 + i, i0 + (i + 1) % n, i0 + n + (i + 1) % n, i0 + n + i) for i in range(n)]
    put(mesh('slabs', sv, sf, slab))
    data = mesh('panes', gv, gf, panes[0])
    for p in (*panes[1:], *lit):
        data.materials.append(p)
    data.polygons.foreach_set('material_index', gm)
    put(data)
    put(mesh('mullions', mv, mf, metal))
    if bv:
        put(mesh('rails', bv, bf, rail))
    if not crown:
        return base + floors * storey
    # the crown: a screen of fins around the machines
    ring, _ = plan(floors - 1)
    z, tall = base + floors * storey, r.uniform(3.5, 7.5) if form != 'sail' else 3
    inner = [((x + cx) / 2 + (x - cx) * 0.34, (y + cy) / 2 + (y - cy) * 0.34) for x, y in ring]
    v = [(ox + x, oy + y, zz) for zz in (z, z + tall * 0.7) for x, y in inner]
    n = len(inner)
    put(mesh('plant', v, [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)] + [tuple(range(n, 2 * n))], slab))
    blocks(metal, [(ox + x * 0.94 - 0.12, ox + x * 0.94 + 0.12, oy + y * 0.94 - 0.12, oy + y * 0.94 + 0.12, z, z + tall) for x, y in ring], 0)
    return z + tall


office = form == 'office'
top = build(plan, floors, 0, 0, base, 1, not office)
if form == 'pair':
    shorter = floors - r.randint(6, 11)
    build(lambda k: (oval(10.5, 13, 8, facing), 1.3), shorter, m * 27, 9, base)
if form in ('steps', 'office', 'ellipse') and r.random() < 0.6:
    s.cylinder(0, 0, top, 0.5, r.uniform(12, 22), metal, 12)

# podium: arcades with lit shops, a stone frame, a canopy over the door, a garden on its roof
pw, pd, ph = 34, 25, base - 0.6
blocks(stone, [(-pw, pw, -pd + 1.6, 22, ph - 2.0, ph), (-pw, pw, -pd + 1.6, 22, 0, 0.5)] + [(x - 0.45, x + 0.45, -pd + 1.2, -pd + 2.6, 0, ph - 1.9) for x in [-pw + 0.45 + i * (2 * pw - 0.9) / 12 for i in range(13)]], 0.03)
blocks(slab, [(-pw - 0.8, pw + 0.8, -pd + 0.8, 22.5, ph, ph + 0.55), (-pw, pw, -pd + 1.5, -pd + 2.2, 5.0, 5.55)], 0.03)
blocks(panes[1], [(-pw + 0.3, pw - 0.3, -pd + 2.0, -pd + 2.1, 0.4, ph - 1.9)], 0)
bays = [-pw + 0.45 + i * (2 * pw - 0.9) / 12 for i in range(13)]
blocks(shop, [(a + 0.75, b - 0.75, -pd + 1.98, -pd + 1.995, z0, z1) for a, b in zip(bays, bays[1:]) for z0, z1, p in ((0.6, 4.3, 0.75), (5.9, ph - 2.3, 0.3)) if r.random() < p], 0)
blocks(metal, [(x - 0.04, x + 0.04, -pd + 1.94, -pd + 2.02, 0.4, ph - 1.9) for x in [-pw + 0.3 + i * 1.41 for i in range(int(2 * pw / 1.41))]] + [(-pw, pw, -pd + 1.92, -pd + 2.0, z, z + 0.12) for z in (3.3, 7.4)], 0)
door = m * r.uniform(4, 9)
blocks(metal, [(door - 6, door + 6, -pd - 3.4, -pd + 1.6, 4.55, 4.95), (door - 5.4, door - 5.2, -pd - 3.0, -pd - 2.8, 0, 4.6), (door + 5.2, door + 5.4, -pd - 3.0, -pd - 2.8, 0, 4.6)], 0.02)
blocks(shop, [(door - 5.7, door + 5.7, -pd - 3.2, -pd + 1.4, 4.52, 4.545)], 0)
if dark or s.time == 'dawn':
    lamp(door, -pd - 1, 4.4, 10, 4, 1100)
    for i in range(3):
        lamp(-pw + 11 + i * 23, -pd - 0.5, 4.6, 18, 1.5, 700, aim=(0, -0.5, -1))

# planting
parts, tufts = palm_parts(r, leaf, bark), [tuft(r, grass), tuft(r, leaf, 60, 1.0, 0.7), tuft(r, grass, 110, 0.6, 0.5)]
shrubs = [foliage(r, leaf, -0.7, 0.7, -0.7, 0.7, 0, 1.1, 800, 0.08, True), foliage(r, grass, -0.5, 0.5, -0.5, 0.5, 0, 0.7, 500, 0.06, True)]
crown = foliage(r, leaf, -2.3, 2.3, -2.3, 2.3, 0, 3.4, 4200, 0.15, True)
soil = s.material('soil', (0.09, 0.065, 0.045), 1)


heart = foliage(random.Random(7), leaf, -1.9, 1.9, -1.9, 1.9, -0.7, 1.1, 380, 0.32, True)


def tall_palm(x, y, height, z=0.0):
    """A date palm with fronds of four metres and a dense heart: at this distance the slight ones of the gardens vanish."""
    put(heart, x, y, z + height)
    turn = r.uniform(0, 6.3)
    trunk = put(parts[1], x, y, z, turn, 1.9)
    trunk.scale.z = height
    put(parts[0], x + 0.17 * math.cos(turn), y + 0.17 * math.sin(turn), z + height, r.uniform(0, 6.3), r.uniform(1.45, 1.8), r.uniform(-0.08, 0.08))


def tree(x, y, z=0.0):
    k = r.uniform(0.8, 1.25)
    put(crown, x, y, z + 2.1 * k, r.uniform(0, 6.3), k)
    s.cylinder(x, y, z, 0.13, 2.9 * k, bark, 12)


def bed(x0, x1, y0, y1, count, z=0.0, wall=0.45):
    blocks(stone, [(x0, x1, y0, y0 + 0.3, z, z + wall), (x0, x1, y1 - 0.3, y1, z, z + wall), (x0, x0 + 0.3, y0, y1, z, z + wall), (x1 - 0.3, x1, y0, y1, z, z + wall)], 0.02)
    blocks(soil, [(x0 + 0.2, x1 - 0.2, y0 + 0.2, y1 - 0.2, z, z + wall - 0.06)], 0)
    for _ in range(count):
        put(r.choice(tufts + shrubs), r.uniform(x0 + 0.5, x1 - 0.5), r.uniform(y0 + 0.5, y1 - 0.5), z + wall - 0.08, r.uniform(0, 6.3), r.uniform(0.8, 1.4))


for _ in range(34):                                     # the roof of the podium
    put(r.choice(shrubs), r.uniform(-pw, pw), r.uniform(-pd + 2, -pd + 4.5), ph + 0.5, r.uniform(0, 6.3), r.uniform(0.9, 1.8))
for _ in range(7):
    tall_palm(r.uniform(-pw + 2, pw - 2), -pd + r.uniform(3, 6), r.uniform(4, 5.5), ph + 0.5)

quay = -pd - r.uniform(15, 19)
if water_side:
    blocks(paving, [(-260, 260, quay, 300, -1, 0)], 0)
    blocks(stone, [(-260, 260, quay - 0.6, quay + 0.5, -2.6, 0.12)], 0.03)
    s.plane(0, quay - 700, -1.7, 3000, 1399, s.water(scale=0.5, ripple=0.22, rough=0.03))
    blocks(metal, [(-120 + i * 2.0, -119.94 + i * 2.0, quay + 0.7, quay + 0.76, 0.1, 1.15) for i in range(120)] + [(-120, 120, quay + 0.69, quay + 0.77, 1.12, 1.18), (-120, 120, quay + 0.71, quay + 0.75, 0.62, 0.65)], 0)
    for i in range(23):
        tall_palm(-110 + i * 10 + r.uniform(-1.5, 1.5), quay + r.uniform(3.4, 4.4), r.uniform(8, 10.5))
    for i in range(5):
        bed(-76 + i * 31, -60 + i * 31, quay + 7, quay + 10, 26)
        tree(-72 + i * 31, quay + 8.5, 0.3)
        tree(-64 + i * 31, quay + 8.5, 0.3)
    # a jetty with white boats
    hull = s.material('hull', (0.82, 0.81, 0.78), 0.25)
    deck = grained(s, 'deck', (0.34, 0.22, 0.12), (1, 14, 1), 0.5, 0.6)
    for i in range(4):
        x, y, k = -m * (14 + i * 14 + r.uniform(-2, 2)), quay - 11, r.uniform(1.0, 1.7)
        v, n = [], 16
        for h, wide, bow in ((-0.4, 0.75, 0.90), (0.5, 0.95, 1.0), (1.15, 1.0, 1.04)):
            for q in range(n + 1):
                t = q / n
                v.append((x - 1.9 * k * wide * min(1, (1 - t) * 2.6) ** 0.6, y + 6.5 * k - 13 * k * bow * t, -1.7 + h * k))
            for q in range(n, -1, -1):
                t = q / n
                v.append((x + 1.9 * k * wide * min(1, (1 - t) * 2.6) ** 0.6, y + 6.5 * k - 13 * k * bow * t, -1.7 + h * k))
        c = 2 * n + 2
        put(mesh('hull', v, [(j * c + q, j * c + (q + 1) % c, (j + 1) * c + (q + 1) % c, (j + 1) * c + q) for j in range(2) for q in range(c)] + [tuple(range(2 * c, 3 * c))], hull))
        z = -1.7 + 1.15 * k
        blocks(hull, [(x - 1.35 * k, x + 1.35 * k, y - 1.5 * k, y + 4 * k, z, z + 0.5 * k), (x - 1.3 * k, x + 1.3 * k, y - 0.6 * k, y + 3.8 * k, z + 1.2 * k, z + 1.4 * k), (x - 0.95 * k, x + 0.95 * k, y + 0.6 * k, y + 2.8 * k, z + 1.4 * k, z + 1.75 * k)], 0.1)
        blocks(panes[0], [(x - 1.2 * k, x + 1.2 * k, y - 1.0 * k, y + 3.6 * k, z + 0.5 * k, z + 1.2 * k)], 0.05)
        blocks(deck, [(x + 3.1, x + 4.3, quay - 17, quay, -1.3, -1.15)], 0)
    lens, shift, target = r.uniform(24, 26), r.uniform(0.165, 0.185), (-m * r.uniform(8, 17), 0)
    far = (top + 7) / ((0.3125 + shift) * 36 / lens) + 17
    eye = Vector((-m * r.uniform(30, 46), -far, r.uniform(3.0, 4.6)))
else:
    s.plane(0, 300, -0.05, 1600, 1400, s.material('ground', (0.34, 0.29, 0.23), 0.9))
    blocks(paving, [(-90, 90, -130, 40, -0.3, 0)], 0)
    lens, shift, target = r.uniform(21.5, 23), r.uniform(0.185, 0.205), (-m * r.uniform(5, 13), 0)
    far = (top + 5) / ((0.3125 + shift) * 36 / lens) + 17
    eye = Vector((-m * r.uniform(16, 26) + door * 0.4, -far, 1.9))
    # a long basin runs from the camera towards the tower, with beds, trees and benches along it
    x0, x1 = sorted((eye.x + m * 1.5, eye.x + m * 13.5))
    y0, y1 = -far + 7.5, -pd - 12
    blocks(stone, [(x0 - 0.7, x0, y0, y1, 0, 0.40), (x1, x1 + 0.7, y0, y1, 0, 0.40), (x0 - 0.7, x1 + 0.7, y0 - 0.7, y0, 0, 0.40), (x0 - 0.7, x1 + 0.7, y1, y1 + 0.7, 0, 0.40)], 0.03)
    s.plane((x0 + x1) / 2, (y0 + y1) / 2, 0.32, x1 - x0, y1 - y0, s.water(scale=1.0, ripple=0.07, rough=0.02))
    for i in range(4):
        y = -pd - 13 - i * 13.5
        for way, edge in ((-1, x0 - 4), (1, x1 + 4)):
            bed(*sorted((edge, edge + way * 3.4)), y - 8, y, 24)
            tall_palm(edge + way * 1.7, y - 6, r.uniform(6.5, 8.5), 0.3)
            tree(edge + way * 1.7, y - 2, 0.35)
            blocks(slab, [(edge + way * 4.6 - 0.28, edge + way * 4.6 + 0.28, y - 7, y - 1, 0.34, 0.46)], 0.02)
            blocks(metal, [(edge + way * 4.6 - 0.2, edge + way * 4.6 + 0.2, y - 6.5 + 5 * q, y - 6.4 + 5 * q, 0, 0.34) for q in (0, 1)], 0)
    blocks(paving, [(-90, 90, -far - 30, -130, -0.3, 0)], 0)
    # a frame at the outer edge: a bed with palms near the camera
    fx = eye.x - m * 12
    bed(*sorted((fx, fx - m * 5)), -far + 15, -far + 40, 46)
    for q in (18, 26, 35):
        tall_palm(fx - m * r.uniform(1.5, 3.5), -far + q, r.uniform(7.5, 10.5), 0.3)
    for i in range(7):
        for way in (-1, 1):
            tree(way * 41, -pd - 6 - i * 11)
            tall_palm(way * 45, -pd - 11 - i * 11, r.uniform(7, 9.5))
for i in range(9):                                      # lamps along the walk
    x = -72 + i * 18
    s.cylinder(x, quay + 1.9 if water_side else -pd - 5, 0, 0.06, 4.2, metal, 12)
    blocks(shop, [(x - 0.22, x + 0.22, (quay + 1.9 if water_side else -pd - 5) - 0.22, (quay + 1.9 if water_side else -pd - 5) + 0.22, 4.0, 4.35)], 0.03)

# neighbours beside and behind, others behind the camera for the glass to mirror
tones = [(0.62, 0.55, 0.45), (0.46, 0.43, 0.40), (0.72, 0.69, 0.63), (0.34, 0.36, 0.38), (0.56, 0.47, 0.37)]
walls = [s.facade(f'wall{i}', c, r.uniform(0.4, 0.6), r.uniform(0.26, 0.3), glass=(0.10, 0.13, 0.15), glow=0.8) for i, c in enumerate(tones)]
for _ in range(64):
    y = r.uniform(70, 620)
    x = r.uniform(-1, 1) * (130 + y * 0.9)
    if abs(x) < 42 + 0.1 * y and y < 200:
        continue
    wide, high = r.uniform(20, 34), min(r.uniform(0.65, 1.05) * top, max(22, r.gauss(70, 38)))
    wall = r.choice(walls)
    s.box(x, y, 0, wide, wide * r.uniform(0.7, 1), high, wall)
    if r.random() < 0.6:
        s.box(x, y, high, wide * 0.7, wide * 0.6, high * r.uniform(0.06, 0.25), wall)
for way in (-1, 1):                                     # lower houses of the same quarter on both sides, each with its arcade
    for i in range(2 if water_side else 3):
        wide, deep, n = r.uniform(15, 19), r.uniform(10, 12), r.randint(6, 11)
        x, y = (way * (62 + i * 46 + r.uniform(0, 6)), -pd + 14 + r.uniform(0, 8)) if water_side else (way * (64 + r.uniform(0, 6)), 6 - i * 44)
        if not water_side:
            wide, deep = deep, wide
        build(lambda k: (oval(wide, deep, 9, 0, 72), 1.5), n, x, y, 5.4, 1, True, False)
        blocks(stone, [(x + q * (wide - 0.6) - 0.4, x + q * (wide - 0.6) + 0.4, y - deep - 1.2, y - deep - 0.4, 0, 5.0) for q in (-1, -0.6, -0.2, 0.2, 0.6, 1)] + [(x - way * (wide + 0.8) - 0.4, x - way * (wide + 0.8) + 0.4, y + q * (deep - 0.6) - 0.4, y + q * (deep - 0.6) + 0.4, 0, 5.0) for q in (-1, -0.6, -0.2, 0.2, 0.6, 1)], 0.02)
        blocks(panes[1], [(x - wide + 0.4, x + wide - 0.4, y - deep + 0.4, y + deep, 0, 5.0)], 0)
        blocks(shop, [(x - wide + 2 + q * (2 * wide - 4) / 3, x - wide + 1 + (q + 1) * (2 * wide - 4) / 3, y - deep + 0.33, y - deep + 0.39, 0.5, 3.6) for q in range(3) if r.random() < 0.6], 0)
for i in range(10):
    s.box(-230 + i * 52 + r.uniform(-9, 9), -far - r.uniform(170, 260), 0, 34, 30, r.uniform(30, 120), r.choice(walls))
quiet()
s.shoot(eye=eye, target=(*target, eye.z), lens=lens, haze=(130, 1000), shift=shift)
