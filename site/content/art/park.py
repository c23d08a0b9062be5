"""A neighbourhood park: lawns under shade trees, a winding path with benches, a lake, a playground under sails, a pavilion, homes and towers behind.

The seed sets the path, the lake, sails' colours, the trees and which part the camera favours.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from mathutils import Vector, noise
from build import Made, cut, far_villa, mixed, plant, shrubbery, skyline, terrain, tree, turf
from garden import ball, blocks, clear, clouds, grained, lamp, leafy, mesh, node, palm, palm_parts, put, quiet, tuft
from lib import Scene

s = Scene()
r, dark = s.random, s.time in ('dusk', 'night', 'dawn')
m = r.choice((-1, 1))                                       # the lake's side
clouds(s, {'dusk': m * 24, 'dawn': -m * 70, 'night': 20}.get(s.time, -m * r.uniform(85, 140)), r.uniform(0.4, 0.8), {'golden': r.uniform(13, 18), 'day': r.uniform(40, 50), 'dawn': 10}.get(s.time))
kind = r.choice(('sails', 'lake', 'pavilion', 'path'))
if s.view == 2:
    kind = {'sails': 'lake', 'lake': 'pavilion', 'pavilion': 'path', 'path': 'sails'}[kind]
shift = Vector((r.uniform(0, 90), r.uniform(0, 90), 0))
n3 = lambda x, y, size: noise.noise((Vector((x, y, 0)) + shift) / size)
bend, wave = r.uniform(-1.2, 1.2), r.uniform(5, 8)
path_x = lambda y: m * 2.2 + wave * (math.sin(y / 17 + bend) - math.sin(bend)) + (0.03 * y if kind != 'lake' else 0) * -m
# where things stand: along the path, the playground inland, the pavilion by the water
py = {'sails': r.uniform(19, 23), 'pavilion': 58}.get(kind, r.uniform(38, 46))
play = Vector((path_x(py) - m * r.uniform(12.5, 14), py))
vy = {'pavilion': r.uniform(22, 26), 'lake': r.uniform(46, 52)}.get(kind, r.uniform(52, 60))
lx = m * r.uniform(20, 23)
lake = (lx, {'lake': 26, 'pavilion': 34}.get(kind, 40), 13, r.uniform(20, 26))
house = Vector((path_x(vy) - m * r.uniform(9.5, 11), vy)) if kind == 'pavilion' else Vector((lx - m * 2, lake[1] + lake[3] + 8))


def blob(x, y, cx, cy, a, b, ripple=0.1, size=7):
    return (math.hypot((x - cx) / a, (y - cy) / b) - 1 - ripple * n3(x, y, size) * 2) * min(a, b)


lake_d = lambda x, y: blob(x, y, *lake)
path_d = lambda x, y: abs(x - path_x(y)) - 1.5
edge_d = lambda x, y: abs(abs(x - path_x(y)) - 1.62) - 0.12
play_d = lambda x, y: min(blob(x, y, play.x, play.y, 8.6, 7.4, 0.05, 9), 99)
ring_d = lambda x, y: abs(play_d(x, y) + 2.6) - 0.9 + n3(x, y, 5) * 0.8
plaza_d = lambda x, y: max(abs(x - house.x) - 8.5, abs(y - house.y) - 6)


def height(x, y):
    z = 0.9 * n3(x, y, 26) + 0.25 * n3(x, y, 9) + 0.5 + max(0, y - 80) * 0.01
    for d, level, reach in ((min(path_d(x, y), play_d(x, y), plaza_d(x, y)), 0.35, 9.0),):
        k = min(1, max(0, 1 - d / reach))
        k = k * k * (3 - 2 * k)
        z += (level - z) * k
    d = lake_d(x, y)
    if d < 6:
        k = min(1, max(0, (6 - d) / 6))
        z += (-0.45 - z) * k * k * (3 - 2 * k) - max(0, -d) * 0.2
    return z


g = s.material('ground', (0.1, 0.16, 0.04), 0.8)
t = g.node_tree
where = node(t, 'TexCoord').outputs['Object']
grain = node(t, 'TexNoise', {'Vector': where, 'Scale': 24, 'Detail': 5, 'Roughness': 0.78}).outputs[0]
patch = node(t, 'TexNoise', {'Vector': where, 'Scale': 0.2, 'Detail': 6}).outputs[0]
grassy = node(t, 'ValToRGB', {'Fac': node(t, 'Math', {0: node(t, 'Math', {0: grain, 1: 0.55}, operation='MULTIPLY').outputs[0], 1: patch}, operation='ADD').outputs[0]})
k = grassy.color_ramp.elements
k[0].position, k[1].position, k[0].color, k[1].color = 0.55, 1.0, (0.065, 0.115, 0.028, 1), (0.165, 0.235, 0.062, 1)
soft = node(t, 'Math', {0: node(t, 'Math', {0: grain, 1: 0.5}, operation='MULTIPLY').outputs[0], 1: 0.75}, operation='ADD').outputs[0]
fine = lambda c: node(t, 'MixRGB', {0: 1, 1: c, 2: soft}, blend_type='MULTIPLY').outputs[0]
brick = node(t, 'TexBrick', {'Vector': node(t, 'Mapping', {'Vector': where, 'Rotation': (0, 0, 0.785)}).outputs[0], 'Color1': (0.50, 0.42, 0.33, 1), 'Color2': (0.44, 0.37, 0.29, 1), 'Mortar': (0.30, 0.26, 0.21, 1), 'Scale': 1, 'Brick Width': 0.5, 'Row Height': 0.25, 'Mortar Size': 0.008, 'Mortar Smooth': 0.1})
rubber = r.choice([((0.50, 0.20, 0.11), (0.62, 0.42, 0.22)), ((0.07, 0.26, 0.30), (0.52, 0.40, 0.25)), ((0.55, 0.33, 0.16), (0.10, 0.28, 0.30))])
flat = lambda c: fine(mixed(t, node(t, 'RGB').outputs[0], (1, c)))
colour = mixed(t, grassy.outputs[0], (cut(t, 'plaza', 0.05), fine(brick.outputs[0])), (cut(t, 'path', 0.05), fine(brick.outputs[0])), (cut(t, 'edge', 0.04), flat((0.56, 0.51, 0.44))), (cut(t, 'play', 0.05), flat(rubber[0])), (cut(t, 'ring', 0.05), flat(rubber[1])), (cut(t, 'lake', 0.3), (0.10, 0.085, 0.06)))
t.links.new(colour, t.nodes['Principled BSDF'].inputs['Base Color'])
t.nodes['Principled BSDF'].inputs['Specular'].default_value = 0.15
t.links.new(node(t, 'Bump', {'Height': grain, 'Strength': 0.4, 'Distance': 0.02}).outputs[0], t.nodes['Principled BSDF'].inputs['Normal'])
terrain(s, height, {'lake': lake_d, 'path': path_d, 'edge': edge_d, 'play': play_d, 'ring': lambda x, y: max(ring_d(x, y), play_d(x, y) + 0.02), 'plaza': plaza_d}, g, (0, 0), ahead=260)
s.plane(0, 3220, -1.5, 12000, 6000, s.material('plain', (0.38, 0.32, 0.24), 0.95))
s.plane(lake[0], lake[1], -0.42, 60, 90, s.water(colour=(0.012, 0.045, 0.045), ripple=0.05, scale=0.8, rough=0.03))

leaf, grass, bark = leafy(s, 'leaf', (0.08, 0.14, 0.04)), leafy(s, 'grass', (0.15, 0.215, 0.055)), grained(s, 'bark', (0.25, 0.18, 0.12), (6, 6, 40), 0.6, 0.9)
parts = palm_parts(r, leaf, bark)
trees = [tree(r, leafy(s, f'crown{i}', c), bark, r.uniform(6.0, 8.0), r.uniform(2.9, 3.7), 7500, 0.10) for i, c in enumerate(((0.09, 0.15, 0.045), (0.12, 0.165, 0.06), (0.075, 0.13, 0.04)))]
flame = tree(r, leafy(s, 'flame', r.choice([(0.62, 0.13, 0.04), (0.45, 0.16, 0.42), (0.72, 0.42, 0.06)])), bark, 6.0, 3.2, 6500, 0.10)
low, bloom = shrubbery(r, leaf, grass, leafy(s, 'flower', (0.68, 0.16, 0.34)))
reed = [tuft(r, grass, 60, 1.1, 0.4), tuft(r, leaf, 40, 0.9, 0.4)]
blades = [turf(r, grass, 320, 0.5, 0.065), turf(r, leaf, 240, 0.5, 0.07)]
free = lambda x, y, gap: min(lake_d(x, y), path_d(x, y), play_d(x, y), plaza_d(x, y)) > gap
for _ in range(1600):
    y = 0.5 + 13 * r.random() ** 1.5
    x = r.uniform(-1, 1) * (2 + y * 0.9)
    if free(x, y, 0.75):
        put(r.choice(blades), x, y, height(x, y) - 0.008, r.uniform(0, 6), r.uniform(0.6, 1.1))
for _ in range(700):
    turn = r.uniform(0, 6.28)
    x, y = lake[0] + math.cos(turn) * lake[2] * r.uniform(0.95, 1.2), lake[1] + math.sin(turn) * lake[3] * r.uniform(0.95, 1.2)
    if -0.4 < lake_d(x, y) < 0.9 and n3(x, y, 5) > 0.05 and free(x, y, -0.5):
        put(r.choice(reed), x, y, height(x, y) - 0.05, turn, r.uniform(0.6, 1.1))
spots = []
for _ in range(900):                                        # trees keep their distance; none stands before the eye
    y = r.uniform(7, 150)
    x = r.uniform(-1, 1) * (14 + y * 0.72)
    gap = 2.6 if y > 14 else 3.6
    view = abs(math.atan2(x - (play.x if kind == 'sails' else house.x if kind == 'pavilion' else path_x(30)), y)) if y < (play.y if kind == 'sails' else house.y if kind == 'pavilion' else 20) else 9
    if y < 24 and r.random() < 0.45:
        continue
    if free(x, y, gap) and view > 0.2 and all(math.hypot(x - a, y - b) > (4.6 if y < 60 else 7) for a, b in spots) and math.hypot(x - play.x, y - play.y) > 11.5 and math.hypot(x - house.x, y - house.y) > 10:
        spots.append((x, y))
        z, what = height(x, y) - 0.08, r.random()
        if what < 0.22 and y > 22:
            palm(parts, r, x, y, r.uniform(6, 9.5), z)
        else:
            plant(r, flame if what > 0.93 else r.choice(trees), x, y, z, r.uniform(0.75, 1.2))
        for _ in range(r.choice((0, 2, 4))):
            a, b = x + r.uniform(-2, 2), y + r.uniform(-2, 2)
            if free(a, b, 0.9):
                put(r.choice(low), a, b, height(a, b) - 0.05, r.uniform(0, 6), r.uniform(0.6, 1.2))
for k in range(240):                                        # beds of flowers beside the path
    y = r.uniform(4, 70)
    side = r.choice((-1, 1))
    x = path_x(y) + side * r.uniform(2.2, 3.0)
    if n3(x * 3, y, 7) > 0.12 and free(x, y, 0.35):
        if r.random() < 0.5:
            plant(r, bloom, x, y, height(x, y) - 0.05, r.uniform(0.4, 0.65))
        else:
            put(r.choice(low), x, y, height(x, y) - 0.05, r.uniform(0, 6), r.uniform(0.4, 0.75))
# furniture
timber = grained(s, 'timber', (0.38, 0.23, 0.12), (0.7, 14, 14), 0.6, 0.5)
steel, brass = s.material('steel', (0.10, 0.09, 0.08), 0.4, 0.6), s.material('brass', (0.45, 0.30, 0.12), 0.35, 0.8)
white = s.material('white', (0.80, 0.77, 0.71), 0.6)
glow = s.material('glow', (1, 0.9, 0.7), 0.5, emit=(1, 0.68, 0.36), strength=9 if dark else 0.8)
for k in range(9):
    y = 6.5 + k * 9 + r.uniform(-1, 1)
    side = m if k % 2 else -m
    x = path_x(y) + side * 2.3
    slope = math.atan2(path_x(y + 1) - path_x(y - 1), 2)
    h = Made(x, y, height(x, y), -slope + side * math.pi / 2 + math.pi)
    if free(x, y, 0.3):
        h.b(timber, *[(-0.9, 0.9, 0.02 + i * 0.11, 0.11 + i * 0.11, 0.42, 0.46) for i in range(4)], *[(-0.9, 0.9, 0.44, 0.48, 0.56 + i * 0.12, 0.65 + i * 0.12) for i in range(3)], bevel=0.008)
        h.b(steel, *[(a, a + 0.06, 0.02, 0.46, 0, 0.42) for a in (-0.75, 0.69)], *[(a, a + 0.06, 0.46, 0.52, 0, 0.9) for a in (-0.75, 0.69)], bevel=0.005)
        h.done()
    y += 4.5
    x = path_x(y) - side * 2.2
    if free(x, y, 0.2):
        z = height(x, y)
        s.cylinder(x, y, z, 0.05, 3.4, steel, 12)
        s.cylinder(x, y, z + 3.4, 0.17, 0.10, glow, 20)
        s.cylinder(x, y, z + 3.5, 0.26, 0.05, steel, 20)
        if dark and y < 50:
            lamp(x, y, z + 3.35, 0.3, 0.3, 60, (1, 0.68, 0.38))


def sail(corners, material, n=16):
    """Cloth between corners at different heights, its edges drawn inwards."""
    a, b, c, d = (Vector(k) for k in corners)
    mid, v = (a + b + c + d) / 4, []
    for i in range(n + 1):
        for j in range(n + 1):
            u, w = i / n, j / n
            p = a * (1 - u) * (1 - w) + b * u * (1 - w) + c * u * w + d * (1 - u) * w
            pull = math.sin(math.pi * u) * abs(2 * w - 1) ** 2 + math.sin(math.pi * w) * abs(2 * u - 1) ** 2
            v.append(p + Vector((mid.x - p.x, mid.y - p.y, 0)) * 0.20 * pull)
    o = mesh('sail', v, [[i * (n + 1) + j, i * (n + 1) + j + 1, (i + 1) * (n + 1) + j + 1, (i + 1) * (n + 1) + j] for i in range(n) for j in range(n)], material)
    o.polygons.foreach_set('use_smooth', [True] * len(o.polygons))
    put(o)


cloths = [leafy(s, f'cloth{i}', c, 0.9) for i, c in enumerate(r.choice([((0.82, 0.78, 0.70), (0.75, 0.55, 0.24), (0.80, 0.74, 0.64)), ((0.82, 0.79, 0.72), (0.16, 0.38, 0.42), (0.80, 0.72, 0.58)), ((0.80, 0.70, 0.52), (0.70, 0.34, 0.20), (0.82, 0.78, 0.70))]))]
base = 0.35
for i, (cx, cy, turn) in enumerate(((-4.3, 1.6, 0.2), (4.0, 2.2, -0.35), (0.2, -3.6, 0.75))):
    corners = []
    for k in range(4):
        a = turn + k * math.pi / 2 + math.pi / 4
        x, y, z = play.x + cx + math.cos(a) * 4.6, play.y + cy + math.sin(a) * 4.3, base + (5.6 if k % 2 else 3.7) + 0.3 * i
        corners.append((x, y, z))
        lean = Vector((math.cos(a), math.sin(a), 0)) * 0.5
        bpy.ops.mesh.primitive_cylinder_add(vertices=14, radius=0.075, depth=z + 0.35 - 0.2, location=(x + lean.x * 0.5, y + lean.y * 0.5, (z + 0.35 + 0.2) / 2))
        o = s.add(white)
        o.rotation_euler = (Vector((x, y, z + 0.3)) - Vector((x + lean.x, y + lean.y, 0.1))).to_track_quat('Z', 'Y').to_euler()
    sail(corners, cloths[i])
# the playground: a tower with a slide and a climbing net, a swing, stepping mushrooms
h = Made(play.x - m * 1.0, play.y + 0.5, base, r.uniform(-0.4, 0.4) + (math.pi if r.random() < 0.5 else 0))
h.b(timber, *[(a - 0.07, a + 0.07, b - 0.07, b + 0.07, 0, 3.0) for a in (-0.9, 0.9) for b in (-0.9, 0.9)], (-1, 1, -1, 1, 1.45, 1.55), *[(-0.95, 0.95, b, b + 0.05, 1.55 + i * 0.16, 1.63 + i * 0.16) for b in (-0.93, 0.9) for i in range(5)], bevel=0.01)
for k in range(6):
    h.b(timber, (-1.5 + k * 0.09, -1.0 + k * 0.005, -0.5, 0.5, 0.2 + k * 0.24, 0.26 + k * 0.24), bevel=0.01)
h.done()
c, sn = math.cos(h.turn), math.sin(h.turn)
at = lambda x, y, z: (h.at[0] + x * c - y * sn, h.at[1] + x * sn + y * c, base + z)
put(mesh('roof', [at(-1.3, -1.3, 2.9), at(1.3, -1.3, 2.9), at(1.3, 1.3, 2.9), at(-1.3, 1.3, 2.9), at(0, 0, 4.0)], [[0, 1, 4], [1, 2, 4], [2, 3, 4], [3, 0, 4]], cloths[1]))
v = []
for k in range(13):
    u = k / 12
    x, z = 0.95 + 3.2 * u, 1.5 - 1.32 * (u - 0.12 * math.sin(u * math.tau))
    v += [at(x, b, z + e) for b, e in ((-0.36, 0.28), (-0.33, 0.03), (-0.2, 0), (0.2, 0), (0.33, 0.03), (0.36, 0.28))]
slide = s.material('slide', rubber[1] if sum(rubber[1]) > 0.7 else (0.72, 0.48, 0.16), 0.3)
o = put(mesh('slide', v, [[k * 6 + j, k * 6 + j + 1, k * 6 + j + 7, k * 6 + j + 6] for k in range(12) for j in range(5)], slide))
w = Made(play.x + m * 4.4, play.y - 0.8, base, r.uniform(0.9, 1.4) * m)
for a in (-2.0, 2.0):
    for b in (-0.85, 0.85):
        k = w.add(mesh('leg', [(0.05 * math.cos(i * 0.785), 0.05 * math.sin(i * 0.785), 0) for i in range(8)] + [(0.05 * math.cos(i * 0.785), -b + 0.05 * math.sin(i * 0.785), 2.5) for i in range(8)], [[i, (i + 1) % 8, 8 + (i + 1) % 8, 8 + i] for i in range(8)], white), a, b)
w.b(white, (-2.1, 2.1, -0.05, 0.05, 2.44, 2.54))
w.b(steel, *[(a + e - 0.01, a + e + 0.01, -0.01, 0.01, 0.5, 2.45) for a in (-0.9, 0.9) for e in (-0.24, 0.24)], bevel=0)
w.b(slide, *[(a - 0.25, a + 0.25, -0.1, 0.1, 0.46, 0.5) for a in (-0.9, 0.9)])
w.done()
for k in range(5):
    x, y = play.x - m * (4.5 - k * 0.9), play.y - 4.6 + 0.4 * math.sin(k * 1.7)
    s.cylinder(x, y, base, 0.1, 0.25 + 0.1 * (k % 3), white, 12)
    ball(s, x, y, base + 0.27 + 0.1 * (k % 3), 0.3, cloths[k % 3], 0.35)
# the pavilion
h = Made(house.x, house.y, base, r.uniform(-0.25, 0.25))
soffit = grained(s, 'soffit', (0.40, 0.25, 0.13), (14, 0.7, 14), 0.6, 0.5)
h.b(white, (-7.2, 7.2, -4.6, 4.6, 3.75, 4.05), bevel=0.03)
h.b(soffit, (-7.0, 7.0, -4.4, 4.4, 3.72, 3.75), bevel=0)
h.b(steel, *[(a - 0.06, a + 0.06, b - 0.06, b + 0.06, 0, 3.73) for a in (-6.2, -2.1, 2.1, 6.2) for b in (-3.6, 3.6)])
h.b(white, (-7.2, 7.2, -4.7, 4.7, 0, 0.15), bevel=0.02)
h.b(timber, *[(-5.6 + i * 0.13, -5.53 + i * 0.13, 3.0, 3.08, 0.15, 3.7) for i in range(48)], (-5.8, 0.8, -1.2, -0.75, 0.15, 0.6), (2.2, 5.8, 1.2, 3.2, 0.15, 1.15), bevel=0.008)
h.b(white, (2.0, 6.0, 1.0, 3.4, 1.15, 1.22), (2.4, 5.8, 3.1, 3.3, 1.2, 3.7))
h.b(glow, *[(a - 0.05, a + 0.05, b - 0.05, b + 0.05, 3.69, 3.715) for a in (-5, -3, -1, 1, 3, 5) for b in (-2, 2)], (2.6, 5.6, 3.05, 3.09, 2.2, 2.25), bevel=0)
for k in range(3):
    x, y = -4.5 + k * 2.1, 1.2
    h.b(steel, (x - 0.03, x + 0.03, y - 0.03, y + 0.03, 0.15, 0.88), (x - 0.25, x + 0.25, y - 0.25, y + 0.25, 0.15, 0.17))
    h.b(timber, (x - 0.4, x + 0.4, y - 0.4, y + 0.4, 0.87, 0.91), (x - 0.85, x - 0.5, y - 0.2, y + 0.2, 0.55, 0.6), (x + 0.5, x + 0.85, y - 0.2, y + 0.2, 0.55, 0.6))
    h.b(steel, *[(x + a, x + a + 0.03, y + b, y + b + 0.03, 0.15, 0.56) for a in (-0.84, -0.54, 0.51, 0.81) for b in (-0.18, 0.15)], *[(x + a, x + a + 0.03, y - 0.2, y + 0.2, 0.85, 1.0) for a in (-0.86, 0.83)])
h.done()
lamp(house.x, house.y, base + 3.6, 11, 6, {'day': 60, 'golden': 160}.get(s.time, 420), (1, 0.7, 0.4))
# homes behind the trees, the city
walls = [s.material(f'house{i}', c, 0.8) for i, c in enumerate(((0.78, 0.73, 0.65), (0.70, 0.60, 0.47), (0.74, 0.70, 0.64)))]
pane = s.material('pane', (0.05, 0.055, 0.06), 0.1, emit=(1, 0.6, 0.28), strength=1.0 if dark else (0.12 if s.time == 'golden' else 0))
x = -100
while x < 100:
    y = r.uniform(118, 128) + abs(x) * 0.1
    h = Made(x, y, 0.8, r.uniform(-0.1, 0.1), r.choice((-1, 1)))
    if r.random() < 0.6:
        far_villa(h, r, r.choice(walls), r.choice(walls), pane, r.uniform(14, 19))
    else:                                                   # a low block of flats
        wall, n = r.choice(walls), r.randint(4, 7)
        for k in range(n):
            h.b(pane, (-10, 10, 0, 12, k * 3.4, k * 3.4 + 3.4), bevel=0)
            h.b(wall, (-10.6, 10.6, -1.5, 12.6, k * 3.4 - 0.2, k * 3.4 + 0.25), *[(u - 0.5, u + 0.5, -0.5, 12.2, k * 3.4, k * 3.4 + 3.4) for u in (-10, -5, 0, 5, 10)], (-10.6, 10.6, -1.5, -1.4, k * 3.4 + 0.2, k * 3.4 + 1.1), bevel=0)
        h.b(wall, (-10.6, 10.6, -1.6, 12.6, n * 3.4 - 0.2, n * 3.4 + 0.8), bevel=0)
    h.done()
    x += r.uniform(22, 28)
for _ in range(110):
    x, y = r.uniform(-150, 150), r.uniform(98, 150)
    if abs(y - 122) > 8:
        plant(r, r.choice(trees), x, y, height(x, y) - 0.3, r.uniform(0.9, 1.4)) if r.random() < 0.7 else palm(parts, r, x, y, r.uniform(7, 11), 0.5)
for _ in range(90):                                         # groves close the sides
    y = r.uniform(10, 130)
    x = r.choice((-1, 1)) * (r.uniform(34, 70) + y * 0.55)
    plant(r, r.choice(trees), x, y, height(x, y) - 0.4, r.uniform(0.9, 1.5))
centre = r.uniform(40, 220) * r.choice((-1, 1))
skyline(s, r, centre - 300, centre + 300, 700, 1300, 60, 100)
s.scene.view_settings.exposure += {'day': -0.3, 'golden': 0.15, 'dusk': 0.6, 'dawn': 0.5, 'night': 0.5}.get(s.time, 0)
s.t = (*s.t[:7], 0.5, s.t[8])
ex = path_x(0) + {'sails': -m * 1.8, 'lake': m * 0.8, 'pavilion': m * 0.6, 'path': m * r.choice((-2.4, 0.4))}[kind]
eye = Vector((ex, -0.5, height(ex, -0.5) + r.uniform(1.6, 2.0)))
look = {'sails': Vector((play.x + m * r.uniform(2.5, 4.5), play.y)), 'lake': Vector((lake[0] - m * r.uniform(7, 9), 30)), 'pavilion': Vector((house.x + m * r.uniform(4, 6), house.y)), 'path': Vector((path_x(26) + m * r.uniform(0, 3), 26))}[kind]
quiet()
s.shoot(eye=eye, target=(look.x, look.y, eye.z), lens=r.uniform(26, 30), haze=(110, 1300), shift=r.uniform(0.04, 0.075))
