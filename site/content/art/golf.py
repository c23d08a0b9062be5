"""A golf course: mown fairway, bunkers, a lake, a green with its flag, villas among trees behind, the city far off.

The seed sets the ground, the hole's plan, the planting and the camera.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from mathutils import Vector, noise
from build import Made, cut, far_villa, mixed, plant, shrubbery, skyline, terrain, tree, turf
from garden import ball, clear, clouds, grained, leafy, mesh, node, palm, palm_parts, put, quiet, tuft
from lib import Scene

s = Scene()
r, dark = s.random, s.time in ('dusk', 'night', 'dawn')
m = r.choice((-1, 1))                                       # the lake's side
clouds(s, {'dusk': m * 25, 'dawn': -m * 70, 'night': 20}.get(s.time, -m * r.uniform(70, 128)), r.uniform(0.4, 0.8), {'golden': r.uniform(11, 16), 'day': r.uniform(36, 46), 'dawn': 9}.get(s.time))
shift = Vector((r.uniform(0, 90), r.uniform(0, 90), 0))
n3 = lambda x, y, size: noise.noise((Vector((x, y, 0)) + shift) / size)
kind = r.choice(('bunker', 'lake', 'fairway', 'green'))
if s.view == 2:
    kind = {'bunker': 'lake', 'lake': 'fairway', 'fairway': 'green', 'green': 'bunker'}[kind]
flag = Vector((-m * r.uniform(-2, 7), {'green': r.uniform(17, 22)}.get(kind, r.uniform(40, 56))))
near = {'bunker': 9.0, 'green': 7.5}.get(kind, 13.0)
sands = [(-m * r.uniform(1.0, 3.5), near, r.uniform(5, 6.5), r.uniform(2.6, 3.4)), (flag.x - m * r.uniform(11, 13), flag.y - r.uniform(1, 5), r.uniform(4, 5.5), r.uniform(2.6, 3.4)),
         (flag.x + m * r.uniform(9, 11), flag.y - r.uniform(5, 8), r.uniform(3.5, 4.5), r.uniform(2.2, 3.0)), (flag.x - m * r.uniform(2, 5), flag.y + r.uniform(11, 14), 6, 3), (-m * 18, near + 16, 6, 4)]
if kind == 'lake':
    sands[0] = (-m * 11, 15, 5, 3)
if kind == 'fairway':
    sands[0] = (-m * r.uniform(8, 11), 16, 6, 3.4)
lakes = [(m * r.uniform(19, 23), r.uniform(34, 42), r.uniform(13, 16), r.uniform(24, 30)), (m * 40, 80, 26, 24)]
if kind == 'lake':
    lakes.append((m * 9, 12, 9, 9))
bend = r.uniform(-10, 10)
path_x = lambda y: -m * (r0 + 5.5 * math.sin(y / 26 + bend) + y * 0.06)
r0 = r.uniform(16, 19)


def blob(x, y, cx, cy, a, b, ripple=0.16, size=3.2):
    d = math.hypot((x - cx) / a, (y - cy) / b)
    return (d - 1 - ripple * n3(x + cx * 3, y, size) * 2) * min(a, b)


sand_d = lambda x, y: min(blob(x, y, *k) for k in sands)
lake_d = lambda x, y: min(blob(x, y, *k, 0.12, 9) for k in lakes)
green_d = lambda x, y: blob(x, y, flag.x, flag.y, 9.5, 8.0, 0.08, 7)
fringe_d = lambda x, y: green_d(x, y) - 1.6
fair_d = lambda x, y: abs(x + m * 2 - 4 * math.sin(y / 33 + bend)) - 9 - 2.2 * n3(0, y, 14) if y < flag.y + 8 else 5
track_d = lambda x, y: abs(x - path_x(y)) - 1.2


def raw(x, y):
    return 1.5 * n3(x, y, 34) + 0.42 * n3(x, y, 11) + max(0, y - 70) * 0.018


def height(x, y):
    z = raw(x, y)
    g = green_d(x, y)
    if g < 8:                                               # the green: raised a little, nearly flat
        k = min(1, max(0, (8 - g) / 8))
        k = k * k * (3 - 2 * k)
        z += (raw(flag.x, flag.y) + 0.9 + 0.02 * (y - flag.y) + 0.1 * n3(x, y, 8) - z) * k
    d = lake_d(x, y)
    if d < 9:
        k = min(1, max(0, (9 - d) / 9))
        k = k * k * (3 - 2 * k)
        z += (-0.9 - z) * k - max(0, -d) * 0.25
    d = sand_d(x, y)
    if d < 1.6:                                             # a lip around a hollow
        z += 0.20 * math.exp(-((d - 0.5) / 0.6) ** 2) - (min(0.75, -d * 0.42) + 0.10 if d < 0 else 0)
    return z


turf_m = s.material('turf', (0.1, 0.16, 0.04), 0.85)
t = turf_m.node_tree
where = node(t, 'TexCoord').outputs['Object']
grain = node(t, 'TexNoise', {'Vector': where, 'Scale': 24, 'Detail': 5, 'Roughness': 0.78}).outputs[0]
patch = node(t, 'TexNoise', {'Vector': where, 'Scale': 0.14, 'Detail': 6}).outputs[0]
rough = node(t, 'ValToRGB', {'Fac': node(t, 'Math', {0: grain, 1: patch}, operation='MULTIPLY').outputs[0]})
k = rough.color_ramp.elements
k[0].position, k[1].position, k[0].color, k[1].color = 0.12, 0.42, (0.045, 0.075, 0.02, 1), (0.16, 0.20, 0.055, 1)
way = node(t, 'SeparateXYZ', {0: node(t, 'Mapping', {'Vector': where, 'Rotation': (0, 0, r.uniform(0.15, 0.6) * r.choice((-1, 1)))}).outputs[0]}).outputs
stripe = lambda size, axis: node(t, 'MapRange', {'Value': node(t, 'Math', {0: node(t, 'Math', {0: way[axis], 1: math.pi / size}, operation='MULTIPLY').outputs[0]}, operation='SINE').outputs[0], 'From Min': -0.25, 'From Max': 0.25}).outputs[0]
tone = lambda a, b, f: mixed(t, node(t, 'RGB').outputs[0], (1, a), (f, b))
soft = node(t, 'Math', {0: node(t, 'Math', {0: grain, 1: 0.55}, operation='MULTIPLY').outputs[0], 1: 0.72}, operation='ADD').outputs[0]
fine = lambda c: node(t, 'MixRGB', {0: 1, 1: c, 2: soft}, blend_type='MULTIPLY').outputs[0]
fair = fine(tone((0.095, 0.155, 0.040), (0.138, 0.205, 0.054), stripe(3.4, 0)))
green = fine(tone((0.135, 0.225, 0.062), (0.160, 0.255, 0.075), stripe(1.5, 1)))
sand = node(t, 'ValToRGB', {'Fac': grain})
sand.color_ramp.elements[0].color, sand.color_ramp.elements[1].color = (0.62, 0.53, 0.40, 1), (0.84, 0.76, 0.62, 1)
mud, dirt = (0.10, 0.085, 0.06), (0.50, 0.45, 0.38)
colour = mixed(t, rough.outputs[0], (cut(t, 'fair', 0.12), fair), (cut(t, 'fringe', 0.1), fine(tone((0.12, 0.2, 0.05), (0.12, 0.2, 0.05), 0.5))), (cut(t, 'green', 0.08), green), (cut(t, 'track', 0.03), dirt), (cut(t, 'sand', 0.05), sand.outputs[0]), (cut(t, 'lake', 0.25), mud))
t.links.new(colour, t.nodes['Principled BSDF'].inputs['Base Color'])
t.nodes['Principled BSDF'].inputs['Specular'].default_value = 0.12
rake = node(t, 'TexWave', {'Vector': where, 'Scale': 2.4, 'Distortion': 3, 'Detail': 2, 'Detail Scale': 0.4}).outputs['Fac']
bumps = node(t, 'MixRGB', {0: cut(t, 'sand', 0.05), 1: grain, 2: rake}).outputs[0]
t.links.new(node(t, 'Bump', {'Height': bumps, 'Strength': 0.5, 'Distance': 0.03}).outputs[0], t.nodes['Principled BSDF'].inputs['Normal'])
terrain(s, height, {'fair': fair_d, 'fringe': fringe_d, 'green': green_d, 'sand': sand_d, 'lake': lake_d, 'track': track_d}, turf_m, (0, 0), ahead=330)
s.plane(0, 3300, -1.5, 12000, 6000, s.material('plain', (0.36, 0.31, 0.22), 0.95))
s.plane(m * 40, 60, -0.95, 160, 160, s.water(colour=(0.012, 0.04, 0.04), ripple=0.06, scale=0.9, rough=0.03))

leaf, grass, bark = leafy(s, 'leaf', (0.08, 0.14, 0.04)), leafy(s, 'grass', (0.15, 0.20, 0.055)), grained(s, 'bark', (0.25, 0.18, 0.12), (6, 6, 40), 0.6, 0.9)
parts = palm_parts(r, leaf, bark)
trees = [tree(r, leafy(s, f'crown{i}', c), bark, r.uniform(6.5, 8.5), r.uniform(2.8, 3.6), 6500, 0.11) for i, c in enumerate(((0.09, 0.15, 0.045), (0.115, 0.16, 0.06), (0.07, 0.125, 0.04)))]
low, bloom = shrubbery(r, leaf, grass, leafy(s, 'flower', (0.66, 0.20, 0.34)))
reed = [tuft(r, grass, 60, 1.2, 0.4), tuft(r, leaf, 40, 0.9, 0.4)]
blades = [turf(r, grass, 300, 0.5, 0.07), turf(r, leaf, 240, 0.5, 0.09)]
free = lambda x, y, gap: min(sand_d(x, y), lake_d(x, y), green_d(x, y) - 3, track_d(x, y)) > gap
for _ in range(1500):                                       # blades where one looks closely
    y = 1.0 + 13 * r.random() ** 1.5
    x = r.uniform(-1, 1) * (2 + y * 0.9)
    if free(x, y, 0.45) and fair_d(x, y) > 0.3:
        put(r.choice(blades), x, y, height(x, y) - 0.005, r.uniform(0, 6), r.uniform(0.7, 1.2))
    elif free(x, y, 0.5):
        put(blades[0], x, y, height(x, y) - 0.03, r.uniform(0, 6), r.uniform(0.5, 0.8))
for k in range(900):                                        # reeds and shrubs on the bank
    cx, cy, a, b = r.choice(lakes[:2] + lakes[2:] * 2)
    turn = r.uniform(0, 6.28)
    x, y = cx + math.cos(turn) * a * r.uniform(0.95, 1.25), cy + math.sin(turn) * b * r.uniform(0.95, 1.25)
    d = lake_d(x, y)
    if -0.4 < d < 1.0 and n3(x, y, 6) > 0.02:
        put(r.choice(reed), x, y, height(x, y) - 0.05, turn, r.uniform(0.6, 1.2))
for k in range(340):                                        # trees to both sides, groves behind
    y = r.uniform(14, 190)
    side = r.choice((-1, 1))
    x = side * (r.uniform(17, 26) + y * r.uniform(0.05, 0.8))
    if y > flag.y + 16:
        x = r.uniform(-1, 1) * (22 + y * 0.75)
    if free(x, y, 2.5) and (abs(x) > 13 or y > flag.y + 18) and n3(x, y, 15) > -0.12:
        z = height(x, y) - 0.1
        what = r.random()
        if what < 0.34:
            palm(parts, r, x, y, r.uniform(6, 10), z)
        else:
            plant(r, r.choice(trees), x, y, z, r.uniform(0.65, 1.15))
        for _ in range(3):
            a, b = x + r.uniform(-2.5, 2.5), y + r.uniform(-2.5, 2.5)
            put(r.choice(low), a, b, height(a, b) - 0.05, r.uniform(0, 6), r.uniform(0.8, 1.7))
# the flag, the cup, a ball on its way
z = height(flag.x, flag.y)
s.cylinder(flag.x, flag.y, z, 0.016, 2.5, s.material('pole', (0.86, 0.84, 0.78), 0.4), 8)
cloth = leafy(s, 'cloth', r.choice([(0.70, 0.08, 0.06), (0.75, 0.52, 0.10), (0.75, 0.72, 0.66)]), 0.8)
v = [(0.016 + k * 0.07, 0.07 * math.sin(k * 0.9) * k / 8, 2.48 - (0.06 * (k / 9) + 0.1 * (k / 9) ** 2) - (0.5 * (1 - k / 11) if low_ else 0)) for k in range(10) for low_ in (0, 1)]
put(mesh('flag', [(a * 1.15, b, c) for a, b, c in v], [[2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2] for i in range(9)], cloth), flag.x, flag.y, z, r.uniform(-0.4, 0.4) + (math.pi if m > 0 else 0))
white = s.material('white', (0.85, 0.84, 0.8), 0.4)
for _ in range(2):
    x, y = flag.x + r.uniform(-4, 4), flag.y - r.uniform(1, 5)
    ball(s, x, y, height(x, y) + 0.02, 0.035, white)
# a cart on the track
yc = r.uniform(24, 32)
xc, trim, black = path_x(yc), s.material('trim', (0.70, 0.66, 0.58), 0.35), s.material('black', (0.02, 0.02, 0.02), 0.5)
h = Made(xc, yc, height(xc, yc) + 0.02, math.atan2(-(path_x(yc + 1) - path_x(yc - 1)), 2))
h.b(trim, (-0.58, 0.58, -1.15, 1.2, 0.28, 0.55), (-0.55, 0.55, 0.75, 1.22, 0.5, 0.85), (-0.56, 0.56, -1.15, -0.55, 0.5, 0.78), (-0.62, 0.62, -1.1, 0.85, 1.83, 1.9), bevel=0.05)
h.b(s.material('seat', (0.45, 0.36, 0.26), 0.7), (-0.52, 0.52, -0.5, 0.0, 0.62, 0.78), (-0.52, 0.52, -0.6, -0.46, 0.75, 1.2), bevel=0.05)
h.b(black, *[(a - 0.02, a + 0.02, b - 0.02, b + 0.02, 0.5, 1.85) for a in (-0.54, 0.54) for b in (-0.95, 0.72)], bevel=0)
h.done()
for a in (-0.5, 0.5):
    for b in (-0.78, 0.82):
        c, sn = math.cos(h.turn), math.sin(h.turn)
        o = s.cylinder(0, 0, -0.09, 0.22, 0.18, black, 20)
        o.location, o.rotation_euler = (xc + a * c - b * sn, yc + a * sn + b * c, h.at[2] + 0.22), (0, math.pi / 2, h.turn)
# villas on the far side, the city
walls = [s.material(f'house{i}', c, 0.8) for i, c in enumerate(((0.78, 0.73, 0.65), (0.70, 0.60, 0.47), (0.74, 0.70, 0.64)))]
roofs = [s.material(f'roof{i}', c, 0.8) for i, c in enumerate(((0.74, 0.70, 0.63), (0.42, 0.24, 0.15), (0.28, 0.23, 0.19)))]
pane = s.material('pane', (0.05, 0.055, 0.06), 0.1, emit=(1, 0.6, 0.28), strength=1.0 if dark else (0.12 if s.time == 'golden' else 0))
x = -120
while x < 120:
    y = r.uniform(128, 148) + abs(x) * 0.12
    h = Made(x, y, raw(x, y) + 0.3, r.uniform(-0.12, 0.12), r.choice((-1, 1)))
    far_villa(h, r, r.choice(walls), r.choice(roofs), pane, r.uniform(14, 19))
    h.b(walls[0], (-12, 12, -8, 0, -2.5, 0.0), bevel=0)
    h.done()
    for _ in range(3):
        palm(parts, r, x + r.uniform(-11, 11), y - r.uniform(4, 12), r.uniform(6, 9), raw(x, y) - 0.3)
    for _ in range(2):
        plant(r, r.choice(trees), x + r.uniform(-11, 11), y - r.uniform(5, 14), raw(x, y) - 0.2, r.uniform(0.6, 1.0))
    x += r.uniform(21, 27)
for _ in range(90):
    x, y = r.uniform(-190, 190), r.uniform(160, 215)
    plant(r, r.choice(trees), x, y, raw(x, y) - 0.4, r.uniform(1.0, 1.6)) if r.random() < 0.7 else palm(parts, r, x, y, r.uniform(8, 12), raw(x, y))
centre = r.uniform(60, 260) * r.choice((-1, 1))
skyline(s, r, centre - 320, centre + 320, 900, 1500, 70, 120)
skyline(s, r, -900, 900, 1200, 1700, 50, 70)
s.scene.view_settings.exposure += {'day': -0.5, 'golden': 0.1, 'dusk': 0.6, 'dawn': 0.5, 'night': 0.5}.get(s.time, 0)
s.t = (*s.t[:7], 0.5, s.t[8])
ex = {'bunker': m * r.uniform(0, 2), 'lake': -m * r.uniform(0, 2), 'fairway': r.uniform(-2, 2), 'green': m * r.uniform(0, 2)}[kind]
up = {'bunker': r.uniform(2.2, 3.0), 'lake': r.uniform(2.6, 3.6), 'fairway': r.uniform(3.4, 5.0), 'green': r.uniform(1.8, 2.4)}[kind]
eye = Vector((ex, -1.0, max(height(ex, -1), -0.3) + up))
aim = Vector((flag.x + m * {'lake': r.uniform(6, 10), 'fairway': r.uniform(6, 11), 'green': r.uniform(3.5, 5)}.get(kind, r.uniform(6, 9)), flag.y, eye.z))
quiet()
s.shoot(eye=eye, target=aim, lens=r.uniform(27, 31), haze=(160, 1600), shift=r.uniform(-0.02, 0.02))
