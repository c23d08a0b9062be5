"""Downtown across the water, with the tall needle off-centre.

Views: 1 over the lake, 2 from a promenade under palms, 3 from the air, 4 low over the water, closer.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from mathutils import Vector
from build import Made, tree
from garden import blocks, clouds, foliage, grained, leafy, mesh, palm, palm_parts, put, quiet
from lib import Scene

s = Scene()
r, dark = s.random, s.time in ('dusk', 'night', 'dawn')
m = r.choice((-1, 1))
s.t = (*s.t[:6], {'golden': (0.80, 0.60, 0.44), 'dusk': (0.52, 0.36, 0.32), 'day': (0.70, 0.79, 0.87)}.get(s.time, s.t[6]), 0.8 if s.view == 3 else 0.6, s.t[8])
clouds(s, {'dusk': m * r.uniform(38, 62), 'dawn': m * r.uniform(14, 40), 'night': 20}.get(s.time, m * r.uniform(108, 132)), r.uniform(0.35, 0.7), {'golden': r.uniform(9, 13), 'day': r.uniform(34, 44), 'dusk': 2.6}.get(s.time), 1 if s.view == 3 else None)
lit = {'dusk': 0.26, 'night': 0.30, 'dawn': 0.14}.get(s.time, 0.02 if s.time == 'golden' else 0)
stone = [(0.62, 0.55, 0.45), (0.46, 0.43, 0.40), (0.72, 0.69, 0.63), (0.33, 0.34, 0.36), (0.58, 0.48, 0.37), (0.66, 0.63, 0.58)]
walls = [s.facade(f'wall{i}', c, r.uniform(0.30, 0.6), r.uniform(0.27, 0.31), lit=lit, gap=(r.uniform(0.2, 0.45), r.uniform(0.25, 0.45))) for i, c in enumerate(stone)]
sheer = [s.facade(f'sheer{i}', c, 0.55, 0.27, lit=lit * 0.8, glass=g, gap=(0.08, 0.14)) for i, (c, g) in enumerate((((0.30, 0.33, 0.35), (0.07, 0.11, 0.14)), ((0.40, 0.36, 0.30), (0.10, 0.10, 0.10)), ((0.22, 0.28, 0.30), (0.05, 0.10, 0.11))))]
plain = [s.material(f'plain{i}', c, 0.7) for i, c in enumerate(stone)]
steel = s.material('steel', (0.35, 0.34, 0.32), 0.35, 0.7)


def solid(outline, x, y, z0, z1, wall, turn=0.0, top=1.0, slant=0.0):
    """A prism over an outline; top scales its upper end, slant raises one side of it."""
    n = len(outline)
    wide = max(p[0] for p in outline) or 1
    v = [(*p, 0) for p in outline] + [(p[0] * top, p[1] * top, z1 - z0 + slant * p[0] / wide) for p in outline]
    put(mesh('solid', v, [list(range(n))[::-1], list(range(n, 2 * n))] + [[i, (i + 1) % n, n + (i + 1) % n, n + i] for i in range(n)], wall), x, y, z0, turn)


def rect(a, b, cut=0.0):
    if not cut:
        return [(-a, -b), (a, -b), (a, b), (-a, b)]
    return [(-a + cut, -b), (a - cut, -b), (a, -b + cut), (a, b - cut), (a - cut, b), (-a + cut, b), (-a, b - cut), (-a, -b + cut)]


oval = lambda a, b, n=36: [(a * math.cos(i * math.tau / n), b * math.sin(i * math.tau / n)) for i in range(n)]


def tower(x, y, height, width):
    i = r.randrange(len(walls))
    wall, pure, kind, turn, a = walls[i], plain[i], r.random(), r.choice((0, 0, r.uniform(-0.4, 0.4))), width / 2
    b = a * r.uniform(0.7, 1.05)
    if r.random() < 0.35:
        wall = r.choice(sheer)
    if r.random() < 0.6:                                    # a podium
        solid(rect(a * 1.5, b * 1.4), x, y, 0, r.uniform(8, 18), walls[i], turn)
    if kind < 0.2:                                          # a slab with fins and an open crown
        solid(rect(a, b), x, y, 0, height, wall, turn)
        step = r.uniform(4.5, 7)
        n = max(2, int(width / step))
        f = Made(x, y, 0, turn)
        f.b(pure, *[(-a + k * width / n - 0.5, -a + k * width / n + 0.5, side * b - 0.9, side * b + 0.9, 0, height + 5) for k in range(n + 1) for side in (-1, 1)], (-a, a, -b - 0.8, b + 0.8, height + 4, height + 5.5), bevel=0)
        f.done()
    elif kind < 0.42:                                       # setbacks and a mast
        z, k = 0, 1.0
        for j in range(r.randint(2, 4)):
            h = height * (0.55 if j == 0 else 0.22)
            solid(rect(a * k, b * k, a * k * 0.2 if r.random() < 0.4 else 0), x, y, z, z + h, wall, turn)
            solid(rect(a * k + 0.5, b * k + 0.5), x, y, z + h, z + h + 1.6, pure, turn)
            z, k = z + h, k * 0.76
        if r.random() < 0.6:
            s.cylinder(x, y, z, 0.5, height * r.uniform(0.08, 0.18), steel, 8)
    elif kind < 0.6:                                        # round, sometimes cut aslant
        line = oval(a, b)
        cut = r.choice((0, r.uniform(6, 14)))
        solid(line, x, y, 0, height - cut, wall, r.uniform(0, 6), 1.0, cut)
        if not cut:
            for k in range(4):
                solid(oval(a * (0.94 - k * 0.2), b * (0.94 - k * 0.2)), x, y, height + k * 2.4, height + k * 2.4 + 2.4, pure, turn)
    elif kind < 0.76:                                       # a wedge against the sky
        cut = height * r.uniform(0.05, 0.12) * r.choice((-1, 1))
        solid(rect(a, b * 0.8), x, y, 0, height - abs(cut), wall, turn, 1.0, cut)
        solid(rect(a * 0.2, b * 0.9), x, y, 0, height + abs(cut) * 0.5, pure, turn)
    elif kind < 0.9:                                        # tapered with chamfers
        solid(rect(a, b, a * 0.28), x, y, 0, height * 0.8, wall, turn, 0.8)
        solid(rect(a * 0.8, b * 0.8, a * 0.22), x, y, height * 0.8, height, wall, turn, 0.35)
        s.cylinder(x, y, height, 0.45, height * 0.12, steel, 8)
    else:                                                   # twins with a bridge
        for side in (-1, 1):
            solid(rect(a * 0.42, b), x + side * a * 0.75, y, 0, height * (1 if side > 0 else 0.9), wall, 0)
            solid(rect(a * 0.3, b * 0.6), x + side * a * 0.75, y, height * (1 if side > 0 else 0.9), height * (1 if side > 0 else 0.9) + 5, pure, 0)
        solid(rect(a * 0.4, b * 0.5), x, y, height * 0.55, height * 0.62, sheer[0], 0)


def needle(x, y, height):
    """Three lobes that step back in a spiral, then a mast."""
    wall, steps, radius = s.facade('needle', (0.56, 0.54, 0.50), 0.7, 0.27, lit=lit, gap=(0.3, 0.2), glass=(0.09, 0.11, 0.13)), 26, 24
    step = height * 0.76 / steps
    for lobe in range(3):
        angle = lobe * 2 * math.pi / 3 + 0.3
        for i in range(steps):
            k = 1 - (i + lobe * 0.8) / (steps + 1.5)
            if k > 0.08:
                d = radius * 0.55 * k
                s.cylinder(x + math.cos(angle) * d, y + math.sin(angle) * d, i * step, radius * 0.36 * k + 1, step, wall, 20)
    for i in range(steps):
        s.cylinder(x, y, i * step, max(radius * 0.5 * (1 - i / steps), 1.5), step, wall, 20)
    bpy.ops.mesh.primitive_cone_add(radius1=1.6, radius2=0.1, depth=height * 0.24, location=(x, y, steps * step + height * 0.12))
    s.add(steel)


nx = r.uniform(45, 95)
taken = [(nx, 180, 46)]
for _ in range(420):                                        # no tower grows into another
    x, y, w = r.gauss(0, 290), r.uniform(52, 640), r.uniform(15, 28)
    if all(math.hypot(x - a, y - b) > (w + c) * 0.72 for a, b, c in taken) and not (abs(x - nx) < 42 and y < 190):
        taken.append((x, y, w))
        tower(x, y, min(200, max(20, r.gauss(66, 42) * math.exp(-(x / 700) ** 2))), w)
needle(nx, 180, r.uniform(320, 360))
for _ in range(110):                                        # the low houses by the water
    i = r.randrange(len(walls))
    x, y, a, b, h = r.uniform(-460, 460), r.uniform(6, 44), r.uniform(8, 22), r.uniform(8, 14), r.uniform(5, 17)
    solid(rect(a / 2, b / 2), x, y, 0, h, walls[i])
    solid(rect(a / 2 + 0.5, b / 2 + 0.5), x, y, h, h + 0.6, plain[i])
    if r.random() < 0.5:
        solid(rect(a / 4, b / 4), x + r.uniform(-3, 3), y, h, h + 2.6, plain[i])
s.plane(0, 2900, -0.3, 9000, 5800, s.material('ground', (0.36, 0.30, 0.23), 0.9))
s.box(0, -8, -1, 1500, 9, 1.9, s.material('quay', (0.5, 0.45, 0.38), 0.8))
leaf, bark = leafy(s, 'leaf', (0.075, 0.13, 0.035)), s.material('bark', (0.2, 0.14, 0.09), 0.9)
parts = palm_parts(r, leaf, bark)
ficus = [tree(r, leaf, bark, 7, 3.2, 900, 0.3) for _ in range(2)]
glow = s.material('glow', (1, 0.8, 0.5), 0.5, emit=(1, 0.62, 0.28), strength=14 if dark else 0)
for i in range(150):
    palm(parts, r, r.uniform(-400, 400), r.uniform(-11, -1), r.uniform(7, 11), 0.8)
    if i % 2:
        for part in r.choice(ficus):
            put(part, r.uniform(-400, 400), r.uniform(-8, 4), 0.8, 0, r.uniform(0.8, 1.3))
blocks(glow, [(x - 0.3, x + 0.3, -11.8, -11.2, 3.6, 4.2) for x in range(-400, 400, 14)], 0)
s.plane(0, -505, -0.6, 6000, 994, s.water(colour=(0.008, 0.04, 0.05), scale=0.22, ripple=0.10))
wood, cloth = s.material('wood', (0.13, 0.065, 0.03), 0.5), s.material('cloth', (0.70, 0.62, 0.50), 0.9)
for _ in range(5):                                          # abras: long boats under a flat awning
    x, y, turn = r.uniform(-170, 160), r.uniform(-190, -45), r.uniform(-0.5, 0.5)
    line = [(-6, -1.1), (-6.4, 0), (-6, 1.1), (2, 1.4), (5, 0.9), (7.6, 0), (5, -0.9), (2, -1.4)]
    solid(line[::-1], x, y, -0.7, 0.5, wood, turn, 1.06)
    h = Made(x, y, 0.4, turn)
    h.b(wood, *[(k - 0.06, k + 0.06, side - 0.06, side + 0.06, 0, 2.1) for k in (-4, -1.5, 1, 3) for side in (-1, 1)], (-3.5, 2.5, -0.35, 0.35, 0, 0.6), bevel=0)
    h.b(cloth, (-4.8, 3.6, -1.35, 1.35, 2.1, 2.25))
    h.b(glow, (-4.2, -4, -0.1, 0.1, 1.9, 2.05), (2.8, 3, -0.1, 0.1, 1.9, 2.05), bevel=0)
    h.done()
eye, aim, lens, shift, haze = Vector((-150 + r.uniform(-40, 40), -330, r.uniform(16, 26))), Vector((nx - 60, 180, 0)), r.uniform(28, 32), 0.15, (240, 1100)
if s.view == 2:                                             # a promenade: paving, balustrade, palms to one side, a bench
    side = r.choice((-1, 1))
    ex, ey = -side * r.uniform(20, 60) + 30, -272
    paving = grained(s, 'paving', (0.46, 0.39, 0.31), (3, 3, 3), 0.3, 0.5, (1.2, 0.6, 0.014), True, 0.1)
    coping = grained(s, 'coping', (0.60, 0.53, 0.44), (3, 3, 3), 0.2, 0.6)
    h = Made(ex, ey, 0)
    h.b(paving, (-120, 120, -30, 11, -1, 3.2), bevel=0)
    h.b(coping, (-120, 120, 10.6, 11.1, 3.2, 3.45), (-120, 120, 10.7, 11.0, 4.15, 4.3), *[(x, x + 0.14, 10.78, 10.92, 3.4, 4.2) for x in [-40 + k * 0.42 for k in range(190)]], *[(x, x + 0.5, 10.54, 11.16, 3.19, 4.5) for x in range(-39, 40, 6)], bevel=0.02)
    h.b(coping, (side * 1.6 - 0.9, side * 1.6 + 0.9, 8.2, 8.75, 3.2, 3.65), bevel=0.04)
    h.done()
    fine = palm_parts(r, leaf, grained(s, 'bark2', (0.25, 0.18, 0.12), (6, 6, 40), 0.6, 0.9))
    shrub = [foliage(r, leaf, -0.6, 0.6, -0.6, 0.6, 0, 1.0, 1100, 0.06, True) for _ in range(2)]
    for k, d in enumerate((4.6, 6.6, 10.5, 15, 21, 28)):
        palm(fine, r, ex + side * d, ey + r.uniform(7.6, 9.0), r.uniform(6.4, 8.2) if k > 1 else r.uniform(4.2, 5.6), 3.2)
        palm(fine, r, ex - side * (d + 5), ey + r.uniform(7.5, 9), r.uniform(6.4, 8.2), 3.2) if k > 2 else None
    bed = Made(ex, ey, 3.2)
    x0, x1 = sorted((side * 4.0, side * 30))
    bed.b(coping, (x0, x1, 6.6, 6.8, 0, 0.45), (x0, x1, 9.3, 9.5, 0, 0.45), (side * 4.0 - 0.1, side * 4.0 + 0.1, 6.6, 9.5, 0, 0.45), bevel=0.02)
    for _ in range(90):
        bed.add(r.choice(shrub), r.uniform(x0 + 0.4, x1), r.uniform(7.1, 9.0), 0.25, r.uniform(0, 6), r.uniform(0.6, 1.0))
    bed.done()
    eye, aim, lens, shift = Vector((ex, ey, 5.0)), Vector((nx - side * 70, 180, 5.0)), r.uniform(27, 31), 0.16
    aim.z = eye.z
elif s.view == 3:                                           # from the air: more of the city behind
    for _ in range(420):
        x, y, w, h = r.gauss(0, 520), r.uniform(640, 2000), r.uniform(18, 34), max(10, r.gauss(34, 26))
        solid(rect(w / 2, w * r.uniform(0.3, 0.5)), x, y, 0, h, r.choice(walls))
    for _ in range(900):                                    # streets of low blocks and trees between the towers
        x, y, w = r.gauss(0, 360), r.uniform(46, 900), r.uniform(7, 17)
        i = r.randrange(len(walls))
        if all(math.hypot(x - a, y - b) > (w + c) * 0.6 for a, b, c in taken):
            h = r.uniform(4, 15)
            solid(rect(w / 2, w * 0.4), x, y, 0, h, walls[i], r.choice((0, 0, 0.5)))
            solid(rect(w / 2 + 0.4, w * 0.4 + 0.4), x, y, h, h + 0.7, plain[i], 0)
        for part in r.choice(ficus):
            put(part, x + r.uniform(8, 14), y + r.uniform(-6, 6), 0, 0, r.uniform(0.9, 1.5))
    side = r.choice((-1, 1))
    eye, aim, lens, shift, haze = Vector((side * r.uniform(330, 430), -r.uniform(260, 330), r.uniform(150, 210))), Vector((nx - side * 70, 230, 60)), r.uniform(27, 31), 0.0, (400, 1900)
elif s.view == 4:
    eye, aim, lens, shift = Vector((nx - r.choice((-1, 1)) * r.uniform(70, 120), -r.uniform(120, 150), 3.2)), Vector((nx + r.uniform(-40, 40), 180, 3.2)), r.uniform(24, 27), 0.24
if s.view in (1, 4):
    aim.z = eye.z
s.scene.view_settings.exposure += {'day': 0.0, 'golden': 0.15, 'dusk': 0.4, 'dawn': 0.5, 'night': 0.2}.get(s.time, 0)
quiet()
s.shoot(eye=eye, target=aim, lens=lens, haze=haze, shift=shift, keep_far=250)
