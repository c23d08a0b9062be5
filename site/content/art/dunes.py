"""Desert dunes with a road that winds through them towards a far skyline.

The seed sets the dunes, the road's bends, the sand's colour, the shrubs, the skyline and the camera.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from mathutils import Vector, noise
from garden import clouds
from lib import Scene

s = Scene()
r = s.random
shift = Vector((r.uniform(0, 900), r.uniform(0, 900), 0))
tall, sweep, phase, side = r.uniform(24, 36), r.uniform(24, 40), r.uniform(0, 6.28), r.choice((-1, 1))
sand = r.choice(((0.47, 0.25, 0.11), (0.50, 0.28, 0.14), (0.45, 0.21, 0.09)))


def road_x(y):
    return side * 16 + sweep * math.sin(y / 125 + phase) * min(1, y / 160 + 0.25) * (1 + y / 900)


def wild(x, y):
    """Dunes: a long windward slope, a sharp crest, a steep lee, each crest bent by noise."""
    p = Vector((x, y, 0)) + shift
    bent = x * 0.72 * side + y * 0.62 + 46 * noise.noise(p / 150) + 14 * noise.noise(p / 46)
    t = (bent / 105) % 1
    ridge = (t / 0.72) ** 1.5 if t < 0.72 else ((1 - t) / 0.28) ** 1.25
    height = tall * ridge * (0.25 + 0.85 * max(0, 0.5 + noise.noise(p / 210 + Vector((7, 3, 1)))))
    return height + 3.5 * noise.noise(p / 90) + 0.35 * noise.noise(p / 13)


def ground(x, y):
    """The dunes, eased down to the road's level beside it and into a plain far away."""
    k = min(1, max(0, (abs(x - road_x(y)) - 7) / 46))
    k = k * k * (3 - 2 * k)
    level = 2.0 + 1.6 * math.sin(y / 140 + phase)
    return level + (wild(x, y) - level) * k * min(1, max(0.12, (1500 - y) / 1000))


def grid(name, xs, ys, material):
    m = bpy.data.meshes.new(name)
    n = len(xs)
    m.from_pydata([(x, y, ground(x, y)) for y in ys for x in xs], [], [(k, k + 1, k + n + 1, k + n) for k in range(n * (len(ys) - 1)) if (k + 1) % n])
    m.polygons.foreach_set('use_smooth', [True] * len(m.polygons))
    m.materials.append(material)
    s.scene.collection.objects.link(bpy.data.objects.new(name, m))


def sand_material():
    """Two tones of sand, with wind ripples."""
    m = s.material('sand', sand, 0.9)
    n, l = m.node_tree.nodes, m.node_tree.links
    place = n.new('ShaderNodeTexCoord').outputs['Object']
    tone, mix, wave, bump = (n.new(f'ShaderNode{k}') for k in ('TexNoise', 'MixRGB', 'TexWave', 'Bump'))
    tone.inputs['Scale'].default_value, tone.inputs['Detail'].default_value = 0.04, 8
    mix.inputs[1].default_value, mix.inputs[2].default_value = (*[c * 0.82 for c in sand], 1), (*[min(1, c * 1.2) for c in sand], 1)
    wave.inputs['Scale'].default_value, wave.inputs['Distortion'].default_value = 0.9, 9
    wave.inputs['Detail'].default_value, wave.inputs['Detail Scale'].default_value = 3, 0.35
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = 0.35, 0.07
    for node in (tone, wave):
        l.new(place, node.inputs['Vector'])
    l.new(tone.outputs[0], mix.inputs[0])
    l.new(mix.outputs[0], n['Principled BSDF'].inputs['Base Color'])
    ripples, fade, part = (n.new(f'ShaderNode{k}') for k in ('TexNoise', 'MapRange', 'Math'))   # the wind leaves smooth slopes between
    ripples.inputs['Scale'].default_value, ripples.inputs['Detail'].default_value = 0.07, 2
    fade.inputs['From Min'].default_value, fade.inputs['From Max'].default_value = 0.4, 0.62
    part.operation = 'MULTIPLY'
    l.new(place, ripples.inputs['Vector'])
    l.new(ripples.outputs[0], fade.inputs['Value'])
    l.new(fade.outputs[0], part.inputs[0])
    part.inputs[1].default_value = 0.42
    l.new(part.outputs[0], bump.inputs['Strength'])
    l.new(wave.outputs['Fac'], bump.inputs['Height'])
    l.new(bump.outputs[0], n['Principled BSDF'].inputs['Normal'])
    return m


def ribbon(name, left, right, lift, material, dash=None):
    """A strip beside the road's centre line; dash=(on, period)."""
    v, f = [], []
    for k in range(-20, 900):
        y = k * 1.5
        if dash and y % dash[1] > dash[0]:
            continue
        for a in (y, y + 1.5):
            turn = math.atan2(road_x(a + 1) - road_x(a - 1), 2)
            z = ground(road_x(a), a) + lift
            v += [(road_x(a) + d * math.cos(turn), a - d * math.sin(turn), z) for d in (left, right)]
        n = len(v) - 4
        f.append((n, n + 1, n + 3, n + 2))
    m = bpy.data.meshes.new(name)
    m.from_pydata(v, [], f)
    m.materials.append(material)
    s.scene.collection.objects.link(bpy.data.objects.new(name, m))


def shrub():
    m, v = bpy.data.meshes.new('shrub'), []
    for _ in range(260):
        d = Vector((r.gauss(0, 1), r.gauss(0, 1), abs(r.gauss(0, 1)))).normalized()
        root, tip = d * r.uniform(0, 0.5), d * r.uniform(0.7, 1.15)
        across = d.cross(Vector((0, 0, 1))).normalized() * 0.035
        v += [root - across, root + across, tip]
    m.from_pydata(v, [], [(k, k + 1, k + 2) for k in range(0, len(v), 3)])
    m.materials.append(leaf)
    return m


desert = sand_material()
far = lambda a, b, n: [math.copysign(abs(t) ** 1.7, t) * (b - a) / 2 for t in [2 * k / n - 1 for k in range(n + 1)]]
grid('dunes', far(-900, 900, 640), [-30 + 1500 * (k / 520) ** 1.9 for k in range(521)], desert)
s.plane(0, 10000, 0.6, 40000, 18000, desert)
ribbon('shoulder', -5.6, 5.6, 0.05, s.material('shoulder', [c * 0.8 for c in sand], 0.95))
ribbon('asphalt', -3.9, 3.9, 0.10, s.material('asphalt', (0.055, 0.052, 0.05), 0.7))
paint = s.material('paint', (0.72, 0.68, 0.58), 0.6)
ribbon('dashes', -0.09, 0.09, 0.13, paint, (4.5, 12))
for d in (-3.6, 3.6):
    ribbon('line', d - 0.08, d + 0.08, 0.13, paint)
leaf = s.material('leaf', (0.13, 0.13, 0.05), 0.8)
shrubs = [shrub() for _ in range(4)]
for _ in range(420):
    y = r.uniform(6, 110) if r.random() < 0.5 else r.uniform(30, 420)
    x = road_x(y) + r.choice((-1, 1)) * (9 + abs(r.gauss(0, 22)))
    if noise.noise(Vector((x, y, 0)) / 24 + shift) > 0.0:
        o = bpy.data.objects.new('shrub', r.choice(shrubs))
        s.scene.collection.objects.link(o)
        o.location, o.rotation_euler, o.scale = (x, y, ground(x, y) - 0.1), (0, 0, r.uniform(0, 6)), (r.uniform(0.4, 1.1),) * 3

walls = [s.facade(f'wall{i}', c, 0.25, 0.2) for i, c in enumerate([(0.62, 0.55, 0.45), (0.46, 0.43, 0.40), (0.72, 0.69, 0.63), (0.34, 0.36, 0.38)])]
middle = road_x(1300) - side * r.uniform(60, 260)
for _ in range(130):  # the city
    x, y = middle + r.gauss(0, 420), r.uniform(1900, 2600)
    h, w = max(16, r.gauss(95, 60) * math.exp(-((x - middle) / 620) ** 2)), r.uniform(22, 40)
    wall = r.choice(walls)
    s.box(x, y, 0, w, w, h, wall)
    if h > 90:
        s.box(x, y, h, w * 0.6, w * 0.6, h * 0.18, wall)
for k in range(9):  # one tall needle
    s.cylinder(middle + side * 60, 2000, k * 40, 30 * (1 - k / 9.6), 40, walls[0], 16)
s.cylinder(middle + side * 60, 2000, 360, 2.2, 110, walls[0], 8)

low = {'golden': 9, 'day': 27, 'dawn': 7}.get(s.time)
clouds(s, -side * r.uniform(62, 82), r.uniform(0.4, 0.8), low)   # light across the crests
if low:
    next(n for n in s.scene.world.node_tree.nodes if n.type == 'TEX_SKY').sun_elevation = math.radians(low)
for light in bpy.data.lights:                              # sand is pale: more sun, less sky, or the crests go flat
    light.energy *= 1.5
s.scene.world.node_tree.nodes['Background'].inputs[1].default_value *= 0.75
s.t = (*s.t[:7], 0.8, s.t[8])
s.scene.view_settings.exposure += {'day': -0.9, 'golden': -0.45}.get(s.time, 0.2)
s.scene.cycles.caustics_reflective, s.scene.cycles.blur_glossy = False, 1.0  # white specks in the shade
x = road_x(-16) + side * r.uniform(5, 12)
height = ground(x, -16) + r.uniform(7, 13)
aim = road_x(260)
s.shoot(eye=(x, -16, height), target=(aim * 0.55 + x * 0.2 - side * 8, 260, height - r.uniform(2, 12)), lens=r.uniform(28, 36), haze=(220, 3000))
