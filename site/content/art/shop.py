"""A shop front on a promenade: tall glass between piers of stone, lit rooms with shelves and plinths, palms and benches.

The seed mirrors the front and picks stone, metal, awning, what the shop shows, and the camera. Seeds from 10 on have a
terrace of tables under parasols, seeds from 20 on stand behind an arcade on a boulevard. View 2 looks at the front from
across the promenade (or at the arcade from the street).
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from mathutils import Vector
from garden import ball, blocks, clear, clouds, foliage, grained, lamp, leafy, mesh, palm, palm_parts, put, quiet, tuft
from build import plant, tree, wall_with_arch
from lib import Scene
from trade import bistro, parasol

s = Scene()
r, dark = s.random, s.time in ('dusk', 'night')
terrace, arcade = 10 <= s.scene.cycles.seed < 20, s.scene.cycles.seed >= 20
m = r.choice((-1, 1))
clouds(s, {'dusk': -m * 35, 'night': 0}.get(s.time, -m * r.uniform(122, 140)), lift={'golden': 13, 'dawn': 10, 'day': 46, 'night': 40}.get(s.time))
s.scene.view_settings.exposure += {'dusk': 0.55, 'night': 0.5, 'day': -0.1}.get(s.time, 0.2)
tone = r.choice([(0.66, 0.57, 0.45), (0.72, 0.66, 0.57), (0.50, 0.44, 0.36), (0.76, 0.73, 0.68)])
stone = grained(s, 'stone', tone, (0.6, 0.6, 7), 0.3, 0.5, (1.5, 0.75, 0.006))
paving = grained(s, 'paving', tuple(c * 0.72 for c in tone), (1, 1, 1), 0.25, 0.40, (1.2, 0.6, 0.012), True, 0.05)
band = grained(s, 'band', tuple(c * 0.45 for c in tone), (1, 1, 1), 0.25, 0.40, (0.6, 0.6, 0.012), True, 0.05)
metal = s.material('metal', r.choice([(0.52, 0.36, 0.18), (0.10, 0.08, 0.065), (0.24, 0.17, 0.10)]), 0.32, 0.85)
timber, oak = grained(s, 'timber', (0.30, 0.17, 0.09), (12, 12, 0.8), 0.5, 0.45), grained(s, 'oak', (0.46, 0.32, 0.20), (10, 0.8, 10), 0.45, 0.45)
white, dim = s.material('white', (0.78, 0.75, 0.70), 0.7), grained(s, 'inside', (0.60, 0.52, 0.42), (1, 1, 1), 0.12, 0.8)
floor = grained(s, 'floor', (0.58, 0.52, 0.44), (1.5, 1.5, 1.5), 0.25, 0.25, (1.2, 1.2, 0.004), True, 0.02)
glass, cloth = clear(s, 'glass', (0.93, 0.95, 0.94)), leafy(s, 'cloth', r.choice([(0.76, 0.72, 0.64), (0.20, 0.27, 0.25), (0.50, 0.25, 0.15)]), 0.9)
leaf, grass, bark = leafy(s, 'leaf', (0.08, 0.14, 0.045)), leafy(s, 'grass', (0.13, 0.20, 0.06)), grained(s, 'bark', (0.25, 0.18, 0.12), (6, 6, 40), 0.6, 0.9)
glow = s.material('glow', (1, 0.9, 0.7), 0.5, emit=(1, 0.72, 0.42), strength=6 if dark else 4)
soil = s.material('soil', (0.09, 0.065, 0.045), 1)
wares = [s.material('ware', c, k) for c, k in (((0.70, 0.64, 0.55), 0.6), ((0.10, 0.09, 0.085), 0.3), ((0.42, 0.20, 0.10), 0.4), ((0.08, 0.18, 0.20), 0.25), ((0.62, 0.44, 0.18), 0.25))]
b = lambda material, *extents, bevel=0.012: blocks(material, [(m * e[0], m * e[1], *e[2:]) for e in extents], bevel)

# the building: bays between piers; the shop has three, the others belong to neighbours
bay, pier, high, top = r.uniform(4.4, 5.0), 0.9, r.uniform(4.4, 4.9), r.uniform(5.8, 6.4)
first, last = -4, 8
edges = [i * bay for i in range(first, last + 2)]
b(stone, *[(x - pier / 2, x + pier / 2, -0.45, 0.6, 0, high) for x in edges], (edges[0], edges[-1], -0.45, 0.6, high, top), bevel=0.02)
b(metal, (edges[0], edges[-1], -0.62, -0.40, top, top + 0.18), *[(x - pier / 2 - 0.02, x + pier / 2 + 0.02, -0.48, -0.40, 0, 0.22) for x in edges])
# upper floors: deep windows, balconies with palms' tops before them
for k in range(4):
    z = top + 0.18 + k * 3.5
    b(white, (edges[0], edges[-1], -1.5, 9, z + 3.2, z + 3.5), bevel=0.02)
    b(timber, *[(edges[0] + i * 0.9, edges[0] + i * 0.9 + 0.12, 0.2, 0.35, z, z + 3.2) for i in range(int((edges[-1] - edges[0]) / 0.9)) if (i // 5 + k) % 3 == 0], bevel=0)
    b(glass, (edges[0], edges[-1], -1.42, -1.40, z + 3.5, z + 4.5), bevel=0)
    b(s.material('pane', (0.05, 0.055, 0.055), 0.05), (edges[0], edges[-1], 0.5, 0.6, z, z + 3.2), bevel=0)
    b(metal, *[(edges[0] + i * bay / 3, edges[0] + i * bay / 3 + 0.07, 0.42, 0.55, z, z + 3.2) for i in range(int((edges[-1] - edges[0]) / bay * 3))], bevel=0)
b(dim, (edges[0], edges[-1], 7.2, 7.4, 0, high), bevel=0)
b(white, (edges[0], edges[-1], 0.6, 7.4, high - 0.02, high), bevel=0)
b(floor, (edges[0], edges[-1], 0.2, 7.4, -0.2, 0.03), bevel=0)
b(dim, *[(x - 0.1, x + 0.1, 0.6, 7.4, 0, high) for x in edges if abs(x / bay + 1) > 0.6 and abs(x / bay) > 0.6], bevel=0)
door = r.choice((-1, 0))
for i in range(first, last + 1):
    x0, x1 = edges[i - first] + pier / 2, edges[i - first] + bay - pier / 2
    b(glass, (x0, x1, 0.18, 0.195, 0.1, high), bevel=0)
    n = 3
    b(metal, *[(x0 + (x1 - x0) * k / n - 0.03, x0 + (x1 - x0) * k / n + 0.03, 0.12, 0.24, 0.0, high) for k in range(n + 1)], (x0, x1, 0.12, 0.24, 0, 0.14), (x0, x1, 0.12, 0.24, high - 0.12, high), (x0, x1, 0.13, 0.23, 3.0, 3.08))
    if i == door:                                       # the doors stand a step back, with long pulls
        b(metal, (x0 + (x1 - x0) / 3, x1 - (x1 - x0) / 3, 0.08, 0.26, 2.9, 3.1), *[((x0 + x1) / 2 + k * 0.12 - 0.015, (x0 + x1) / 2 + k * 0.12 + 0.015, 0.02, 0.05, 0.7, 2.0) for k in (-1, 1)])
    if not arcade and (r.random() < 0.85 or i in (-1, 0)):
        # awnings with a hanging edge, tight or raised
        y0, drop = -1.55, 0.62
        v = [(m * x0, -0.46, high - 0.15), (m * x1, -0.46, high - 0.15), (m * x1, y0, high - 0.15 - drop), (m * x0, y0, high - 0.15 - drop), (m * x1, y0, high - 0.38 - drop), (m * x0, y0, high - 0.38 - drop)]
        put(mesh('awning', v, [(0, 1, 2, 3), (3, 2, 4, 5)], cloth))
    # inside: shelves with lit edges at the back, plinths and a table near the glass
    kind = r.choice(('vases', 'bags', 'books'))
    for z in (0.7, 1.35, 2.0, 2.65):
        b(oak, (x0 + 0.4, x1 - 0.4, 6.75, 7.2, z, z + 0.05))
        b(glow, (x0 + 0.4, x1 - 0.4, 7.15, 7.19, z - 0.03, z - 0.005), bevel=0)
        x = x0 + 0.6
        while x < x1 - 0.7:
            w, h = r.uniform(0.10, 0.30), r.uniform(0.16, 0.46)
            if r.random() < 0.8:
                (ball(s, m * (x + w / 2), 6.95, z + 0.05 + h * 0.4, h * 0.42, r.choice(wares), 1.0) if kind == 'vases' and r.random() < 0.5 else b(r.choice(wares), (x, x + w, 6.85, 7.08, z + 0.05, z + 0.05 + h), bevel=0.03))
            x += w + r.uniform(0.06, 0.3)
    for q in range(3):
        x, h = x0 + 0.7 + q * (x1 - x0 - 1.4) / 2, (0.55, 0.95, 0.75)[q]
        b(white, (x - 0.28, x + 0.28, 1.0, 1.56, 0, h))
        ware = r.choice(wares)
        if kind == 'bags':
            b(ware, (x - 0.20, x + 0.20, 1.2, 1.36, h, h + 0.28), bevel=0.04)
            ring = [(m * (x + 0.13 * math.cos(a)), 1.28, h + 0.27 + 0.16 * math.sin(a)) for a in [math.pi * k / 8 for k in range(9)]]
            for p, q2 in zip(ring, ring[1:]):
                c = [(u + w2) / 2 for u, w2 in zip(p, q2)]
                o = s.cylinder(0, 0, -math.dist(p, q2) / 2, 0.012, math.dist(p, q2), ware, 8)
                o.location, o.rotation_euler = c, (Vector(q2) - Vector(p)).to_track_quat('Z', 'Y').to_euler()
        else:
            ball(s, m * x, 1.28, h + 0.17, 0.17, ware, 1.1)
            s.cylinder(m * x, 1.28, h + 0.30, 0.05, 0.16, ware, 20)
    b(timber, (x0 + 1.0, x1 - 1.0, 3.6, 4.6, 0.68, 0.76), *[(x, x + 0.08, y, y + 0.08, 0, 0.7) for x in (x0 + 1.05, x1 - 1.13) for y in (3.65, 4.47)])
    for q in range(3):
        ball(s, m * (x0 + 1.2 + q * (x1 - x0 - 2.4) / 2), 4.1, high - 1.5, 0.16, glow)
        b(metal, (x0 + 1.19 + q * (x1 - x0 - 2.4) / 2, x0 + 1.21 + q * (x1 - x0 - 2.4) / 2, 4.09, 4.11, high - 1.4, high), bevel=0)
power = {'day': 330, 'golden': 520, 'dawn': 420, 'dusk': 420, 'night': 300}[s.time]
for i in range(first, last + 1, 3):
    x = edges[i - first] + bay * 1.5
    lamp(m * x, 3.6, high - 0.1, bay * 3 - 1, 5, power * 2.2)
if dark:
    lamp(0, -0.7, top - 0.1, edges[-1] - edges[0], 0.3, 500, aim=(0, -0.5, -1))
b(glow, *[(x - 0.08, x + 0.08, -0.58, -0.46, 2.5, 3.0) for x in edges])
b(metal, *[(x - 0.11, x + 0.11, -0.60, -0.45, z, z + 0.06) for x in edges for z in (2.44, 3.0)])

# the promenade: bands in the paving, planters with palms, benches, the quay and the water beyond
s.plane(0, 250, -0.25, 1800, 700, s.material('ground', (0.34, 0.29, 0.23), 0.9))
b(paving, (-120, 120, -9.2, 0.2, -0.4, 0), (-120, 120, -60, -9.8, -0.4, 0), bevel=0)
b(band, (-120, 120, -9.8, -9.2, -0.4, 0.001), *[(x - 0.3, x + 0.3, -9.2, -0.45, -0.3, 0.002) for x in edges], bevel=0)
parts, tufts = palm_parts(r, leaf, bark), [tuft(r, grass), tuft(r, leaf, 60, 1.0, 0.7), tuft(r, grass, 110, 0.6, 0.5)]
shrubs = [foliage(r, leaf, -0.6, 0.6, -0.6, 0.6, 0, 1.0, 900, 0.06, True), foliage(r, grass, -0.5, 0.5, -0.5, 0.5, 0, 0.7, 600, 0.05, True)]
for i in range(first, last + 1, 2) if not arcade else ():
    x = edges[i - first] + bay
    b(stone, (x - 1.5, x + 1.5, -10.2, -10.05, 0, 0.5), (x - 1.5, x + 1.5, -8.95, -8.8, 0, 0.5), (x - 1.5, x - 1.35, -10.2, -8.8, 0, 0.5), (x + 1.35, x + 1.5, -10.2, -8.8, 0, 0.5))
    b(soil, (x - 1.4, x + 1.4, -10.1, -8.9, 0, 0.43), bevel=0)
    for _ in range(12):
        put(r.choice(tufts + shrubs), m * (x + r.uniform(-1.1, 1.1)), r.uniform(-9.85, -9.15), 0.42, r.uniform(0, 6.3), r.uniform(0.6, 0.95))
    palm(parts, r, m * x, -9.5, r.uniform(6.5, 8.0), 0.4)
    b(timber, *[(x + 2.0, x + 3.9, -9.9 + k * 0.14, -9.8 + k * 0.14, 0.42, 0.47) for k in range(4)])
    b(metal, *[(x + q, x + q + 0.06, -9.9, -9.4, 0, 0.42) for q in (2.2, 3.65)])
for x in edges[::1]:
    if r.random() < 0.75:                               # pots beside the piers
        q = x + r.choice((-1, 1)) * 0.05
        s.cylinder(m * q, -0.95, 0, 0.30, 0.62, wares[1] if r.random() < 0.5 else metal, 32)
        put(shrubs[0], m * q, -0.95, 0.55, r.uniform(0, 6.3), 0.75)
if terrace:
    for i in range(-2, 3):
        for q in (0.25, 0.75):
            x, y = (i + q) * bay, -3.2 - 1.6 * (i % 2) + r.uniform(-0.3, 0.3)
            bistro(s, r, m * x, y, metal, timber, cloth, r.choice((2, 2, 3)))
        parasol(s, m * (i + 0.5) * bay, -3.9, cloth, timber, 2.6, 1.6)
        b(metal, ((i + 0.1) * bay, (i + 0.9) * bay, -6.9, -6.5, 0, 0.55))
        for k in range(6):
            put(r.choice(tufts + shrubs), m * ((i + 0.15 + 0.14 * k) * bay), -6.7, 0.5, r.uniform(0, 6.3), r.uniform(0.4, 0.55))
if arcade:
    # a gallery of arches before the shops, its vault lit by lanterns; the street with its trees
    y0 = -5.4
    arch_ = wall_with_arch(bay, top, 0.7, bay / 2 - 0.55, high - 2.2, stone, r.choice((0.5, 0.5, 1.1)))
    for i in range(first, last + 1):
        put(arch_, m * (edges[i - first] + bay / 2), y0)
        x = edges[i - first]
        b(stone, (x - 0.62, x + 0.62, y0 - 0.06, y0 + 0.76, 0, 0.5), (x - 0.58, x + 0.58, y0 - 0.04, y0 + 0.74, high - 2.4, high - 2.2), bevel=0.02)
        ball(s, m * (x + bay / 2), -2.8, 3.3, 0.17, glow)
        b(metal, (x + bay / 2 - 0.01, x + bay / 2 + 0.01, -2.81, -2.79, 3.45, high), bevel=0)
        if i % 2 == 0:
            b(white, (x - 0.09, x + 0.09, y0 + 0.7, -0.45, high - 0.25, high))
    b(white, (edges[0], edges[-1], y0 + 0.7, -0.45, high, high + 0.2), bevel=0)
    b(stone, (edges[0], edges[-1], y0 - 0.15, y0 + 0.85, top, top + 0.35), (edges[0], edges[-1], y0 + 0.1, y0 + 0.4, top + 0.35, top + 1.2), bevel=0.02)
    lamp(m * bay * 2, -2.8, high - 0.2, bay * 10, 2.5, 900 if dark else 350)
    b(s.material('road', (0.135, 0.125, 0.115), 0.75), (-160, 160, -26, -14, -0.3, 0.004), bevel=0)
    b(band, (-160, 160, -14, -13.6, -0.3, 0.12), (-160, 160, -26.4, -26, -0.3, 0.12))
    ficus = [tree(r, leafy(s, 'ficus', (0.09, 0.15, 0.05)), bark, r.uniform(5.6, 6.6), r.uniform(2.2, 2.7), 6000, 0.09) for _ in range(2)]
    for i in range(first, last + 2):
        x = edges[0] + (i - first) * bay
        if s.view != 2 or x > bay * 0.5:
            (palm(parts, r, m * x, -11.8, r.uniform(7, 8.5)) if i % 2 else plant(r, r.choice(ficus), m * x, -11.8))
        for k in range(5):
            put(r.choice(tufts + shrubs), m * (x + r.uniform(-1.2, 1.2)), -11.8 + r.uniform(-0.4, 0.4), 0, r.uniform(0, 6.3), r.uniform(0.45, 0.7))
        b(band, (x - 1.5, x + 1.5, -12.5, -11.1, -0.2, 0.1))
walls = [s.facade(f'wall{i}', c, r.uniform(0.4, 0.6), 0.28, glow=0.8) for i, c in enumerate([(0.62, 0.55, 0.45), (0.46, 0.43, 0.40), (0.72, 0.69, 0.63)])]
for _ in range(22):
    wide = r.uniform(18, 30)
    s.box(m * r.uniform(190, 460), r.uniform(-130, 60), 0, wide, wide, r.uniform(20, 75), r.choice(walls))
for i in range(10):
    tree_x = m * r.uniform(58, 90)
    palm(parts, r, tree_x, r.uniform(-26, 4), r.uniform(6, 9))
for i in range(4):                                      # across the promenade, for the glass to mirror
    s.box(m * (-120 + i * 34), -75 - r.uniform(0, 20), 0, 28, 22, r.uniform(10, 40), r.choice(walls))
eye = Vector((m * -bay * r.uniform(1.9, 2.4), -r.uniform(6.0, 6.8), r.uniform(1.55, 1.7)))
aim, lens, shift = (m * bay * r.uniform(1.9, 2.5), 0, eye.z), r.uniform(23, 26), r.uniform(0.07, 0.10)
if terrace and s.view == 1:                             # at the end of the terrace, over its plants
    eye, aim, lens = Vector((m * -bay * 2.2, -8.3, 1.6)), (m * bay * 1.9, -1.0, 1.6), r.uniform(25, 27)
if s.view == 2:
    eye, aim, lens = Vector((m * bay * r.uniform(-0.6, -0.2), -r.uniform(8.2, 8.6), 1.6)), (m * bay * r.uniform(0.1, 0.5), 0, 1.6), r.uniform(21, 23)
if arcade:
    if s.view == 2:
        eye, aim, lens, shift = Vector((m * -bay * 1.6, -13.0, 1.6)), (m * bay * 2.2, -4.0, 1.6), r.uniform(23, 25), 0.11
    else:
        eye, aim, lens, shift = Vector((m * -bay * r.uniform(2.2, 2.5), -3.3, 1.6)), (m * bay * 3, -2.5, 1.6), r.uniform(22, 25), 0.06
quiet()
s.shoot(eye=eye, target=aim, lens=lens, haze=(40, 600), shift=shift)
