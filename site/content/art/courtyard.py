"""A traditional Arabian courtyard: pointed arches, mashrabiya that casts its pattern, wind tower, fountain, lanterns, plaster."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from mathutils import Vector
from garden import ball, blocks, clear, clouds, foliage, grained, lamp, leafy, mesh, palm, palm_parts, put, quiet, tuft
from lib import Scene

s = Scene()
r, dark = s.random, s.time in ('dusk', 'night', 'dawn')
m = r.choice((-1, 1))                                       # the sunlit side
clouds(s, -m * r.uniform(143, 156), 0.4, {'day': r.uniform(42, 50), 'dusk': 20, 'night': 50}.get(s.time, r.uniform(24, 29)))
tone = r.choice([(0.62, 0.47, 0.32), (0.66, 0.54, 0.40), (0.60, 0.42, 0.28), (0.70, 0.60, 0.47)])
plaster = grained(s, 'plaster', tone, (2.2, 2.2, 2.2), 0.30, 0.9, bump=0.35)
trim = grained(s, 'trim', tuple(min(0.8, c * 1.22) for c in tone), (3, 3, 3), 0.2, 0.85, bump=0.2)
paving = grained(s, 'paving', tuple(c * 0.72 for c in tone), (2, 3, 2), 0.4, 0.55, (0.8, 0.5, 0.016), True, 0.2)
wood = grained(s, 'wood', r.choice([(0.20, 0.11, 0.06), (0.27, 0.16, 0.09), (0.15, 0.09, 0.06)]), (16, 16, 0.8), 0.6, 0.5)
beam = grained(s, 'beam', (0.22, 0.14, 0.08), (14, 0.8, 14), 0.6, 0.7)
tile = grained(s, 'tile', r.choice([(0.05, 0.30, 0.36), (0.06, 0.20, 0.40), (0.08, 0.34, 0.26)]), (2, 2, 2), 0.5, 0.2, (0.16, 0.16, 0.012))
water, jet = clear(s, 'water', (0.55, 0.80, 0.82), 0.25, 3.0), clear(s, 'jet', (0.93, 0.96, 0.97), 0.4, 20)
leaf, bark = leafy(s, 'leaf', (0.09, 0.15, 0.045)), grained(s, 'bark', (0.25, 0.18, 0.12), (6, 6, 40), 0.6, 0.9)
flower = leafy(s, 'flower', r.choice([(0.55, 0.06, 0.22), (0.70, 0.30, 0.08), (0.75, 0.68, 0.62)]))
clay, brass = grained(s, 'clay', (0.45, 0.23, 0.12), (3, 3, 9), 0.4, 0.8), s.material('brass', (0.45, 0.28, 0.11), 0.3, 0.9)
glow = s.material('glow', (1, 0.8, 0.5), 0.5, emit=(1, 0.55, 0.2), strength=9 if dark else 4)
room = s.material('room', (0.3, 0.2, 0.1), 0.9, emit=(1, 0.52, 0.2), strength={'night': 0.5, 'dusk': 0.6, 'dawn': 0.5}.get(s.time, 0.05))
cloth = leafy(s, 'cloth', r.choice([(0.60, 0.16, 0.10), (0.72, 0.62, 0.48), (0.14, 0.25, 0.32)]), 0.95)

bay, high, spring = r.uniform(2.7, 3.3), r.uniform(4.5, 5.1), r.uniform(2.2, 2.6)
half, peak = bay / 2 - r.uniform(0.28, 0.4), r.uniform(1.18, 1.4)


def arch(wide, foot, n=14):
    """A pointed arch as a line of (x, z) from the left foot to the right: two arcs that meet in a point."""
    radius = wide * peak
    end = math.acos((radius - wide) / radius)
    left = [(radius - wide - radius * math.cos(end * i / n), foot + radius * math.sin(end * i / n)) for i in range(n + 1)]
    return left + [(-x, z) for x, z in reversed(left[:-1])]


def wall_with_arch(wide, top, thick, opening, foot, material):
    """One bay of an arcade as a mesh, centred, front at y=0: the wall around its opening, and the depth of the opening."""
    line = [(-opening, 0)] + arch(opening, foot) + [(opening, 0)]
    v, f = [], []
    for a, b in zip(line, line[1:]):
        n = len(v)
        if a[0] == b[0]:
            continue
        v += [(x, y, z) for y in (0, thick) for x, z in (a, b, (b[0], top), (a[0], top))]
        f += [[n, n + 1, n + 2, n + 3], [n + 7, n + 6, n + 5, n + 4], [n, n + 4, n + 5, n + 1], [n + 3, n + 2, n + 6, n + 7]]
    for x0, x1 in ((-wide / 2, -opening), (opening, wide / 2)):
        n = len(v)
        v += [(x, y, z) for z in (0, top) for x, y in ((x0, 0), (x1, 0), (x1, thick), (x0, thick))]
        f += [[n + i for i in q] for q in ((4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))]
    return mesh('bay', v, f, material)


def ribbon(line, y, wide, deep, material):
    """A moulding that follows a line in the wall's plane."""
    c = bpy.data.curves.new('ribbon', 'CURVE')
    c.dimensions, c.bevel_depth, c.bevel_resolution = '3D', wide, 2
    sp = c.splines.new('POLY')
    sp.points.add(len(line) - 1)
    for p, (x, z) in zip(sp.points, line):
        p.co = (x, y, z, 1)
    c.materials.append(material)
    return c


def lattice(wide, tall, step, material, thick=0.02):
    """Mashrabiya: a grid of turned stars, rods and knots in a frame, lower left corner at 0, in the plane y=0."""
    v, f = [], []

    def bar(x, z, length, thick, angle):
        n, u, w = len(v), Vector((math.cos(angle), 0, math.sin(angle))) * length / 2, Vector((-math.sin(angle), 0, math.cos(angle))) * thick / 2
        for y in (-0.02, 0.02):
            v.extend(Vector((x, y, z)) + a * u + b * w for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1)))
        f.extend([n + i for i in q] for q in ((0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)))

    nx, nz = max(2, round(wide / step)), max(2, round(tall / step))
    dx, dz = wide / nx, tall / nz
    for i in range(nx):
        for j in range(nz):
            x, z = (i + 0.5) * dx, (j + 0.5) * dz
            for k in range(4):
                bar(x, z, math.hypot(dx, dz) * (0.98 if k % 2 else 0.7), thick * 0.9, k * math.pi / 4)
            for k in range(8):
                a = k * math.pi / 4 + math.pi / 8
                bar(x + math.cos(a) * dx * 0.3, z + math.sin(a) * dz * 0.3, dx * 0.25, thick, a + math.pi / 2)
    for x, z, length, angle in ((wide / 2, 0, wide, 0), (wide / 2, tall, wide, 0), (0, tall / 2, tall, 1.5708), (wide, tall / 2, tall, 1.5708)):
        bar(x, z, length + 0.1, 0.11, angle)
    return mesh('lattice', v, f, material)


# arcades on three sides: the far one at y=deep, the two long ones at x=-/+ wide
across, along = r.choice((4, 5)), r.randint(4, 5)
wide, deep = across * bay / 2, along * bay
piece, line = wall_with_arch(bay, high, 0.55, half, spring, plaster), [(-half, 0)] + arch(half, spring) + [(half, 0)]
edge = ribbon([(x * 1.06, z * 1.02) for x, z in line], -0.02, 0.05, 0.05, trim)
inner = lattice(half * 2 - 0.1, spring - 1.0, 0.3, wood)
screen = lattice(bay * 0.62, 1.7, 0.28, wood)
spots = [((i + 0.5) * bay - wide, deep, 0) for i in range(across)]
spots += [(-wide, (i + 0.5) * bay, math.pi / 2) for i in range(along)] + [(wide, (i + 0.5) * bay, -math.pi / 2) for i in range(along)]
storey = r.uniform(3.0, 3.5)
top = high + storey
for x, y, turn in spots:
    put(piece, x, y, 0, turn)
    put(edge, x, y, 0, turn)
    face = Vector((math.sin(turn), -math.cos(turn), 0))     # towards the court
    run = Vector((math.cos(turn), math.sin(turn), 0))
    if r.random() < 0.75:                                   # an oriel of mashrabiya on the upper floor, on timber brackets
        at = Vector((x, y, 0)) + face * 0.5 - run * bay * 0.31
        put(screen, *at, turn).location.z = high + 0.75
        for way, end in ((0, at), (1, at + run * bay * 0.62)):
            o = put(lattice(0.5, 1.7, 0.25, wood), *end, turn + math.pi / 2)
            o.location.z = high + 0.75
        mid = Vector((x, y, 0)) + face * 0.26
        for z, h, grow in ((high + 0.62, 0.12, 0.1), (high + 2.45, 0.1, 0.16)):
            o = s.box(mid.x, mid.y, z, bay * 0.62 + grow, 0.56 + grow, h, wood, 0.02)
            o.rotation_euler.z = turn
        o = s.box(mid.x - face.x * 0.25, mid.y - face.y * 0.25, high + 0.75, bay * 0.6, 0.02, 1.7, room)
        o.rotation_euler.z = turn
    else:
        niche = wall_with_arch(bay * 0.44, 2.05, 0.08, bay * 0.15, 1.2, trim)
        put(niche, *(Vector((x, y, 0)) + face * 0.07), turn).location.z = high + 0.5
for x0, x1, y0, y1 in ((-wide, wide, deep, deep + 0.5), (-wide - 0.5, -wide, 0, deep + 0.5), (wide, wide + 0.5, 0, deep + 0.5)):
    blocks(plaster, [(x0, x1, y0, y1, high, top)], 0.03)
    blocks(trim, [(x0 - 0.06, x1 + 0.06, y0 - 0.06, y1 + 0.06, z, z + h) for z, h in ((high - 0.02, 0.16), (top - 0.3, 0.12))], 0.02)
    n = int(max(x1 - x0, y1 - y0) / 0.55)                   # crenels
    for i in range(n):
        k = (i + 0.5) / n
        cx, cy = (x0 + (x1 - x0) * k, (y0 + y1) / 2) if x1 - x0 > 1 else ((x0 + x1) / 2, y0 + (y1 - y0) * k)
        blocks(plaster, [(cx - 0.16, cx + 0.16, cy - 0.16, cy + 0.16, top, top + 0.32), (cx - 0.09, cx + 0.09, cy - 0.09, cy + 0.09, top + 0.32, top + 0.5)], 0.03)
# overhead mashrabiya: one canopy behind the camera, whose stars fall on the floor, and in some courts one in view
canopy = lattice(2 * wide + 2, 4.0, r.uniform(0.72, 0.9), wood, 0.085)
for y in (-6.7,) + ((-0.6,) if r.random() < 0.5 else ()):
    put(canopy, -wide - 1, y, high - 0.4).rotation_euler.x = -math.pi / 2
# behind the arches: the gallery's back wall with doors, its timber ceiling
blocks(plaster, [(-wide - 3, wide + 3, deep + 3, deep + 3.3, 0, high), (-wide - 3.3, -wide - 3, -8, deep + 3.3, 0, high), (wide + 3, wide + 3.3, -8, deep + 3.3, 0, high)])
blocks(plaster, [(-wide - 3.3, wide + 3.3, deep + 0.5, deep + 3.3, high, high + 0.3), (-wide - 3.3, -wide - 0.5, -8, deep + 3, high, high + 0.3), (wide + 0.5, wide + 3.3, -8, deep + 3, high, high + 0.3)])
blocks(beam, [(x, x + 0.14, deep + 0.5, deep + 3, high - 0.2, high) for x in [-wide + i * 0.6 for i in range(int(wide / 0.3))]], 0.02)
blocks(wood, [((i + 0.5) * bay - wide - 0.7, (i + 0.5) * bay - wide + 0.7, deep + 2.9, deep + 3, 0, 2.6) for i in range(across)])
blocks(brass, [((i + 0.5) * bay - wide + x, (i + 0.5) * bay - wide + x + 0.05, deep + 2.86, deep + 2.9, z, z + 0.05) for i in range(across) for x in (-0.6, -0.35, -0.1, 0.08, 0.32, 0.56) for z in (0.3, 0.8, 1.3, 1.8, 2.3)])
# the wind tower, beyond a corner
tx, ty, side, rise = -m * wide * r.uniform(0.25, 0.75), deep + 5, r.uniform(3.0, 3.8), top + r.uniform(4.2, 6.5)
blocks(plaster, [(tx - side / 2, tx + side / 2, ty, ty + side, 0, rise - 3.6), (tx - side / 2, tx + side / 2, ty, ty + side, rise - 0.7, rise)], 0.04)
blocks(plaster, [(tx - side / 2 + i * side / 4 - 0.14, tx - side / 2 + i * side / 4 + 0.14, ty + y, ty + y + 0.3, rise - 3.6, rise - 0.7) for i in range(5) for y in (0, side - 0.3)], 0.03)
blocks(plaster, [(tx - side / 2, tx - side / 2 + 0.3, ty + i * side / 4 - 0.14, ty + i * side / 4 + 0.14, rise - 3.6, rise - 0.7) for i in range(1, 4)], 0.03)
blocks(plaster, [(tx + side / 2 - 0.3, tx + side / 2, ty + i * side / 4 - 0.14, ty + i * side / 4 + 0.14, rise - 3.6, rise - 0.7) for i in range(1, 4)], 0.03)
blocks(s.material('shaft', (0.06, 0.045, 0.035), 1), [(tx - 0.5, tx + 0.5, ty + side / 2 - 0.5, ty + side / 2 + 0.5, rise - 3.6, rise - 0.7)], 0)
blocks(trim, [(tx - side / 2 - 0.1, tx + side / 2 + 0.1, ty - 0.1, ty + side + 0.1, z, z + 0.16) for z in (rise - 3.75, rise - 0.75, rise - 0.1)], 0.03)
blocks(beam, [(tx - side / 2 + i * side / 3, tx - side / 2 + i * side / 3 + 0.1, ty - 0.6, ty + side + 0.6, z, z + 0.1) for i in (0.5, 1.5, 2.5) for z in (rise - 4.6, rise - 2.2)], 0.01)
# floor, and the fountain: an octagon of tile, a stem and a bowl
s.plane(0, deep / 2, 0, 2 * wide + 9, deep + 40, paving)
fx, fy, fr = -m * r.uniform(0.1, 0.3) * wide, deep * r.uniform(0.42, 0.52), r.uniform(1.2, 1.6)


def bowl(radius, rim, z, depth, material, sides, wall=0.16):
    profile = [(radius * 0.96, z), (radius, z + depth - 0.08), (radius + 0.06, z + depth - 0.06), (radius + 0.06, z + depth), (radius - wall, z + depth), (radius - wall, z + depth * rim), (0.01, z + depth * rim)]
    v = [(fx + p * math.cos((a + 0.5) * 6.28319 / sides), fy + p * math.sin((a + 0.5) * 6.28319 / sides), h) for p, h in profile for a in range(sides)]
    put(mesh('bowl', v, [[i * sides + a, i * sides + (a + 1) % sides, (i + 1) * sides + (a + 1) % sides, (i + 1) * sides + a] for i in range(len(profile) - 1) for a in range(sides)], material))


bowl(fr, 0.2, 0.06, 0.5, tile, 8)
bowl(fr + 0.05, 0.9, 0.48, 0.10, trim, 8, 0.24)
s.cylinder(fx, fy, 0.0, fr + 0.35, 0.07, trim, 8).rotation_euler.z = math.pi / 8
s.cylinder(fx, fy, 0.46, fr - 0.1, 0.01, water, 8)
s.cylinder(fx, fy, 0.1, 0.13, 0.9, trim, 16)
bowl(0.55, 0.55, 0.95, 0.2, trim, 24, 0.07)
s.cylinder(fx, fy, 1.11, 0.48, 0.01, water, 24)
for a in range(8):                                          # thin arcs of water from the bowl
    c = ribbon([(0.5 + 0.45 * k / 8, 1.13 + 0.12 * k / 8 - 0.78 * (k / 8) ** 2) for k in range(9)], 0, 0.008, 0, jet)
    put(c, fx, fy, 0, a * math.pi / 4)
# lanterns hang in the arches; a few stand on the floor
for i, (x, y, turn) in enumerate(spots):
    z = spring + 0.25
    face = Vector((math.sin(turn), -math.cos(turn), 0)) * -0.28
    cx, cy = x + face.x, y + face.y
    s.cylinder(cx, cy, z + 0.32, 0.012, half * peak * 0.95 - 0.45, brass, 6)
    s.cylinder(cx, cy, z - 0.06, 0.10, 0.26, glow, 8)
    for a in range(8):
        s.cylinder(cx + 0.125 * math.cos(a * 0.785), cy + 0.125 * math.sin(a * 0.785), z - 0.08, 0.012, 0.32, brass, 6)
    bpy.ops.mesh.primitive_cone_add(vertices=8, radius1=0.16, radius2=0.02, depth=0.2, location=(cx, cy, z + 0.32))
    s.add(brass)
    s.cylinder(cx, cy, z - 0.12, 0.14, 0.05, brass, 8)
power = {'night': 60, 'dusk': 90, 'dawn': 80, 'golden': 60, 'day': 40}[s.time]
lamp(0, deep + 1.7, high - 0.3, wide * 2, 1.4, power * 2.5, (1, 0.58, 0.26))
if dark:
    s.scene.view_settings.exposure += 0.4
    for way in (-1, 1):
        lamp(way * (wide + 1.6), deep * 0.5, high - 0.3, 1.4, deep, power * 2.5, (1, 0.58, 0.26))
# pots, planting, cushions and a rug in the near corner, palms
parts, tufts = palm_parts(r, leaf, bark), [tuft(r, leaf, 60, 1.0, 0.6), foliage(r, leaf, -0.5, 0.5, -0.5, 0.5, 0, 1.0, 900, 0.05, True)]
bloom = foliage(r, flower, -0.52, 0.52, -0.52, 0.52, 0.1, 1.05, 260, 0.04, True)


def pot(x, y, size):
    v = [(p * math.cos(a * 0.2618) * size, p * math.sin(a * 0.2618) * size, h * size) for p, h in ((0.2, 0), (0.34, 0.3), (0.36, 0.5), (0.26, 0.7), (0.31, 0.76), (0.24, 0.76), (0.2, 0.6)) for a in range(24)]
    put(mesh('pot', v, [[i * 24 + a, i * 24 + (a + 1) % 24, (i + 1) * 24 + (a + 1) % 24, (i + 1) * 24 + a] for i in range(6) for a in range(24)], clay), x, y)
    kind = r.randint(0, 1)
    put(tufts[kind], x, y, 0.6 * size, r.uniform(0, 6), size)
    if kind:
        put(bloom, x, y, 0.6 * size, r.uniform(0, 6), size)


for x, y, turn in spots:
    for end in (-1, 1):
        if r.random() < 0.55:
            run, face = Vector((math.cos(turn), math.sin(turn), 0)), Vector((math.sin(turn), -math.cos(turn), 0))
            at = Vector((x, y, 0)) + run * end * bay * 0.5 + face * 0.5
            pot(at.x, at.y, r.uniform(0.8, 1.25))
for _ in range(2):
    palm(parts, r, m * wide * r.uniform(0.45, 0.75), deep * r.uniform(0.66, 0.9), r.uniform(5.5, 8.0))
for _ in range(5):
    palm(parts, r, r.uniform(-2, 2) * wide, deep + r.uniform(8, 16), r.uniform(9, 13))
eye = Vector((m * wide * r.uniform(0.25, 0.5), -r.uniform(2.2, 4.0), r.uniform(1.5, 1.9)))
aim, lens, shift = Vector((-m * wide * r.uniform(0.1, 0.25), deep, eye.z)), r.uniform(23, 27), r.uniform(0.09, 0.13)
if s.view == 2:                                             # from the shade of the gallery, through its arches
    eye = Vector((-m * (wide + 2.2), bay * 0.9, 1.6))
    aim, lens, shift = Vector((m * wide * 0.5, deep * 0.72, eye.z)), r.uniform(22, 25), 0.06
    lamp(-m * (wide + 1.6), bay, high - 0.3, 1.2, 5, 70, (1, 0.6, 0.3))
elif s.view == 3:                                           # by the fountain, up to the wind tower
    eye = Vector((fx + m * 3.2, fy - 4.6, 1.55))
    aim, lens, shift = Vector((tx * 0.5, deep, eye.z)), r.uniform(25, 28), 0.16
quiet()
s.shoot(eye=eye, target=aim, lens=lens, haze=(40, 400), shift=shift)
