"""From the air: a palm-shaped island, villas along its fronds, a crescent breakwater, the city behind.

The seed sets the number and sweep of the fronds, the crescent, the hotel, the boats and the flight.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from mathutils import Matrix, Vector
from mathutils.kdtree import KDTree
from garden import clouds
from lib import Scene

s = Scene()
r = s.random
evening = {'dawn': 0.7, 'day': 0, 'golden': 0.3, 'dusk': 1.6, 'night': 2.2}[s.time]
# Metres. The sea is towards -y, the mainland begins at y = SHORE; the crown's centre is the origin.
SHORE, CROWN, FRONDS = r.uniform(1050, 1250), 540, r.choice((7, 8, 8))
RING = CROWN + r.uniform(150, 200)  # the crescent's radius
droop = r.uniform(0.30, 0.55)


class Batch:
    """Many solids in one mesh (an object for each would be slow)."""

    def __init__(self, material):
        self.material, self.v, self.f, self.at = material, [], [], Matrix()

    def place(self, x=0, y=0, z=0, turn=0):
        self.at = Matrix.Translation((x, y, z)) @ Matrix.Rotation(turn, 4, 'Z')
        return self

    def add(self, verts, faces):
        n = len(self.v)
        self.v += [self.at @ Vector(v) for v in verts]
        self.f += [[i + n for i in f] for f in faces]

    def box(self, x, y, z, sx, sy, sz, top=1.0, ridge=1.0):
        """`top` and `ridge` shrink the upper face along x and y: a hipped roof."""
        c = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
        self.add([(x + a * sx / 2, y + b * sy / 2, z) for a, b in c] + [(x + a * sx / 2 * top, y + b * sy / 2 * ridge, z + sz) for a, b in c],
                 [[4, 5, 6, 7]] + [[i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i] for i in range(4)])

    def mesh(self, name):
        m = bpy.data.meshes.new(name)
        m.from_pydata(self.v, [], self.f)
        m.materials.append(self.material)
        return m


def put(mesh, x=0, y=0, z=0, turn=0, size=1.0):
    o = bpy.data.objects.new(mesh.name, mesh)
    s.scene.collection.objects.link(o)
    o.location, o.rotation_euler, o.scale = (x, y, z), (0, 0, turn), (size,) * 3


def bezier(a, b, c, n=40):
    a, b, c = Vector(a), Vector(b), Vector(c)
    return [a.lerp(b, k / n).lerp(b.lerp(c, k / n), k / n) for k in range(n + 1)]


def along(path, step):
    """Points every `step` metres with the direction of the path."""
    left = 0.0
    for a, b in zip(path[:-1], path[1:]):
        d = b - a
        n = d.length
        while left < n:
            p = a + d * left / n
            yield p.x, p.y, math.atan2(d.y, d.x)
            left += step
        left -= n


trunk = [Vector((0, SHORE + 60)), Vector((0, -CROWN * 0.62))]
fronds = []
for i in range(FRONDS):
    angle = math.radians(17 + i * (128 - 17) / (FRONDS - 1))
    root = (0.0, -CROWN * 0.50 + i * CROWN * 1.02 / FRONDS)
    tip = (math.sin(angle) * CROWN * 0.97, -math.cos(angle) * CROWN * 0.97 + 10)
    lift = math.hypot(tip[0], tip[1] - root[1]) * droop
    bow = ((root[0] + tip[0]) / 2 - 0.1 * lift, (root[1] + tip[1]) / 2 - lift * math.sin(angle))
    for side in (-1, 1):
        fronds.append(bezier(*[(side * x, y) for x, y in (root, bow, tip)]))
arcs = []  # the crescent, with gaps for the tide
span, gap = math.radians(r.uniform(112, 126)), math.radians(2.2)
for a, b in ((-span, -0.62 - gap), (-0.62 + gap, 0.62 - gap), (0.62 + gap, span)):
    arcs.append([Vector((math.sin(a + (b - a) * k / 60), -math.cos(a + (b - a) * k / 60))) * RING for k in range(61)])

# Height and depth over a grid: the distance to the nearest spine less that strip's half width.
NX, NY, STEP = 880, 560, 4.1
spines = KDTree(20000)
halves = []
for path, half in [(f, 31) for f in fronds] + [(a, 33) for a in arcs]:
    for x, y, _ in along(path, 4):
        spines.insert((x, y, 0), len(halves))
        halves.append(half)
spines.balance()


def land(x, y):
    """Metres to the nearest edge of land, below 0 on it."""
    _, i, d = spines.find((x, y, 0))
    return min(d - halves[i], max(abs(x) - 50, -CROWN * 0.62 - 40 - y), SHORE - y + 26 * math.sin(x / 170) + 9 * math.sin(x / 47))


def sea_and_sand():
    """One material: garden, beach, then shallows to deep water, by the distance `edge` (below 0 is land)."""
    m = s.water('sea', ripple=0.22, scale=0.055, rough=0.12)
    n, l = m.node_tree.nodes, m.node_tree.links
    p = n['Principled BSDF']
    attribute, wobble, total, rng, ramp = (n.new(f'ShaderNode{k}') for k in ('Attribute', 'TexNoise', 'Math', 'MapRange', 'ValToRGB'))
    attribute.attribute_name = 'edge'
    wobble.inputs['Scale'].default_value, wobble.inputs['Detail'].default_value = 0.02, 6
    l.new(n.new('ShaderNodeTexCoord').outputs['Object'], wobble.inputs['Vector'])
    total.operation = 'MULTIPLY_ADD'
    l.new(wobble.outputs[0], total.inputs[0])
    total.inputs[1].default_value = 26
    l.new(attribute.outputs['Fac'], total.inputs[2])
    rng.inputs['From Min'].default_value, rng.inputs['From Max'].default_value = -40 + 13, 360 + 13
    l.new(total.outputs[0], rng.inputs['Value'])
    stops = [(0.0, (0.10, 0.12, 0.045)), (0.055, (0.13, 0.13, 0.055)), (0.075, (0.46, 0.36, 0.24)), (0.098, (0.50, 0.41, 0.29)), (0.108, (0.16, 0.36, 0.33)),
             (0.16, (0.05, 0.30, 0.31)), (0.28, (0.018, 0.17, 0.21)), (0.5, (0.009, 0.075, 0.12)), (1.0, (0.006, 0.035, 0.07))]
    while len(ramp.color_ramp.elements) < len(stops):
        ramp.color_ramp.elements.new(0.5)
    for e, (at, c) in zip(ramp.color_ramp.elements, stops):
        e.position, e.color = at, (*c, 1)
    l.new(rng.outputs[0], ramp.inputs[0])
    l.new(ramp.outputs[0], p.inputs['Base Color'])
    land = n.new('ShaderNodeMapRange')  # land is matt, water shines
    land.inputs['From Min'].default_value, land.inputs['From Max'].default_value = -2, 3
    land.inputs['To Min'].default_value, land.inputs['To Max'].default_value = 0.9, 0.14
    l.new(attribute.outputs['Fac'], land.inputs['Value'])
    l.new(land.outputs[0], p.inputs['Roughness'])
    return m


def terrain():
    points = [((i - NX / 2) * STEP, k * STEP - RING - 260) for k in range(NY) for i in range(NX)]
    edge = [land(*p) for p in points]
    m = bpy.data.meshes.new('terrain')
    m.from_pydata([(*p, min(max(-e * 0.35, 0), 2.2)) for p, e in zip(points, edge)], [],
                  [(k, k + 1, k + NX + 1, k + NX) for k in range(NX * (NY - 1)) if (k + 1) % NX])
    m.attributes.new('edge', 'FLOAT', 'POINT').data.foreach_set('value', edge)
    m.materials.append(sea_and_sand())
    return m


put(terrain())
walls = [Batch(s.facade(f'villa{i}', c, 0.28, 0.3, lit=0.3 if evening else 0, glow=evening * 0.35, warm=(1, 0.6, 0.27))) for i, c in enumerate([(0.72, 0.63, 0.50), (0.78, 0.73, 0.65), (0.62, 0.50, 0.37)])]
roofs = [Batch(s.material(f'roof{i}', c, 0.8)) for i, c in enumerate([(0.30, 0.12, 0.065), (0.36, 0.17, 0.09), (0.50, 0.38, 0.26), (0.58, 0.48, 0.36)])]
pool = Batch(s.material('pool', (0.03, 0.34, 0.42), 0.05, emit=(0.05, 0.5, 0.6), strength=0.25 * evening))
road, rock = Batch(s.material('road', (0.16, 0.15, 0.14), 0.85)), Batch(s.material('rock', (0.30, 0.26, 0.22), 0.95))
lamp = Batch(s.material('lamp', (0.8, 0.7, 0.5), 0.5, emit=(1, 0.62, 0.28), strength=evening * 6))
hull, foam = Batch(s.material('hull', (0.85, 0.84, 0.82), 0.3)), Batch(s.material('foam', (0.62, 0.72, 0.74), 0.6))
paving = Batch(s.material('paving', (0.50, 0.43, 0.34), 0.9))
towers = [Batch(s.facade(f'tower{i}', c, r.uniform(0.25, 0.5), 0.27)) for i, c in enumerate([(0.62, 0.55, 0.45), (0.46, 0.43, 0.40), (0.72, 0.69, 0.63), (0.34, 0.36, 0.38)])]


def tree():
    b = Batch(leaf)
    for _ in range(70):
        d = Vector((r.gauss(0, 1), r.gauss(0, 1), abs(r.gauss(0, 0.6)))).normalized() * r.uniform(1.6, 3.3)
        b.add([d + Vector([r.uniform(-1.1, 1.1) for _ in range(3)]) + Vector((0, 0, 2.6)) for _ in range(3)], [[0, 1, 2]])
    return b.mesh('tree')


leaf = s.material('leaf', (0.06, 0.10, 0.025), 0.8)
trees = [tree() for _ in range(4)]


def strip(batch, path, width, z, step=12):
    """A ribbon along a path."""
    pts = list(along(path, step))
    for (x, y, a), (u, v, c) in zip(pts[:-1], pts[1:]):
        batch.place().add([(x - math.sin(a) * width, y + math.cos(a) * width, z), (x + math.sin(a) * width, y - math.cos(a) * width, z),
                           (u + math.sin(c) * width, v - math.cos(c) * width, z), (u - math.sin(c) * width, v + math.cos(c) * width, z)], [[0, 1, 2, 3]])


def plant(x, y, a, off, size=(0.7, 1.3)):
    put(r.choice(trees), x - math.sin(a) * off, y + math.cos(a) * off, 1.8, r.uniform(0, 6), r.uniform(*size))


def villa(x, y, turn):
    wall, roof, w, d, h = r.choice(walls), r.choice(roofs), r.uniform(10, 13), r.uniform(9, 11), r.uniform(6.2, 7.6)
    for b in (wall, roof, pool, paving):
        b.place(x, y, 2, turn)
    flat = r.random() < 0.2
    for dx, dy, sx, sy, sz in ((0, 0, w, d, h), (r.choice((-1, 1)) * w * 0.38, r.uniform(-3, 3), w * 0.5, d * 1.25, h * r.choice((0.6, 0.8)))):
        wall.box(dx, dy, 0, sx, sy, sz)
        roof.box(dx, dy, sz, sx + 1.4, sy + 1.4, 0.5 if flat else 2.6, 1 if flat else 0.55, 1 if flat else 0.12)
    paving.box(0, -11, 0, w, 7, 0.15)
    pool.box(r.uniform(-2, 2), -11, 0.1, r.uniform(5, 8), 3.4, 0.15)


for f in fronds:
    n = len(list(along(f, 16.5)))
    strip(paving, f, 4.6, 2.25)
    strip(road, f, 3.1, 2.32)
    for k, (x, y, a) in enumerate(along(f, 16.5)):
        if abs(x) < 78:
            continue
        for side in (-1, 1):
            if k < n - 1 and r.random() < 0.95:
                villa(x - side * math.sin(a) * 12.5, y + side * math.cos(a) * 12.5, a + (math.pi if side > 0 else 0) + r.uniform(-0.05, 0.05))
            for off, share in ((5.6, 0.7), (17, 0.8), (22, 0.6)):
                if r.random() < share:
                    plant(x + math.cos(a) * r.uniform(6.5, 9.5), y + math.sin(a) * r.uniform(6.5, 9.5), a, side * off, (0.5, 1.0))
        lamp.place().box(x, y, 6.5, 0.9, 0.9, 0.6)
for off in (-9, 9):
    strip(road, [p + Vector((off, 0)) for p in trunk], 5.5, 2.32)
for x, y, a in along(trunk, 11):
    plant(x, y, a, r.uniform(-2, 2))
    for side in (-1, 1):
        plant(x, y, a, side * 17)
        if r.random() < 0.8:
            plant(x, y, a, side * r.uniform(42, 47))
        lamp.place().box(side * 17, y + 5, 8, 1, 1, 0.6)
for x, y, a in along(trunk, 44):
    for side in (-1, 1):
        if y > -CROWN * 0.5:
            w, h = r.choice(walls), r.uniform(20, 34) * (1.5 if y > CROWN * 0.7 else 1)
            w.place().box(side * 30, y, 2, 17, 34, h)
            r.choice(roofs).place().box(side * 30, y, h + 2, 13, 30, 3.5, 0.7, 0.8)
for arc in arcs:
    strip(road, [p * (1 - 6 / RING) for p in arc], 3.2, 2.32)
    for x, y, a in along(arc, 5):  # armour rocks on the sea side
        for _ in range(3):
            d = r.uniform(27, 35)
            rock.place(x + math.sin(a) * d + r.uniform(-2, 2), y - math.cos(a) * d + r.uniform(-2, 2), 0, r.uniform(0, 6)).box(0, 0, -1, r.uniform(2, 5), r.uniform(2, 4), r.uniform(2, 4.2), 0.7, 0.6)
        if r.random() < 0.9:
            plant(x, y, a, r.choice((-16, 14, 20, 24)), (0.6, 1.3))
    hotels = list(along(arc, 128))
    for x, y, a in hotels[0 if abs(arc[0][0]) > abs(arc[-1][0]) else 1:-1]:
        if abs(x) < 90:
            continue
        w, roof, h = r.choice(walls), r.choice(roofs), r.uniform(16, 30)
        for dx, k in ((0, 1.0), (-27, 0.7), (27, 0.7)):
            w.place(x, y, 2, a).box(dx, -4, 0, 27, 18, h * k)
            roof.place(x, y, 2, a).box(dx, -4, h * k, 28, 19, 4, 0.6, 0.2)
        pool.place(x, y, 2.1, a).box(0, 18, 0, r.uniform(24, 40), 7, 0.3)

pink = Batch(s.facade('hotel', (0.66, 0.46, 0.34), 0.36, 0.29, lit=0.28 if evening else 0, glow=evening * 0.4, warm=(1, 0.6, 0.27)))  # the hotel with the arch
for side in (-1, 1):
    for k in range(5):
        pink.place(side * (24 + k * 16), -RING, 2, 0).box(0, 4, 0, 16.2, 24, 92 - k * (10 + 2.5 * k))
        r.choice(roofs[:2]).place(side * (24 + k * 16), -RING, 2, 0).box(0, 4, 92 - k * (10 + 2.5 * k), 16.4, 25, 5, 0.5, 0.2)
pink.place(0, -RING, 2).box(0, 4, 62, 34, 22, 28)
roofs[0].place(0, -RING, 2).box(0, 4, 90, 24, 22, 16, 0.05, 0.05)

for _ in range(420):  # the mainland
    x, y = r.gauss(0, 900), SHORE + 60 + abs(r.gauss(0, 420))
    if abs(x) > 60 or y > SHORE + 250:
        h, w = min(300, max(12, r.gauss(60 + 55 * math.cos(x / 420), 55))), r.uniform(22, 40)
        b = r.choice(towers).place(x, y, 0, r.uniform(-0.4, 0.4))
        b.box(0, 0, 0, w, w * r.uniform(0.7, 1), h)
        b.box(0, 0, h, w * 0.6, w * 0.6, r.uniform(4, h * 0.2), 0.8, 0.8)
for _ in range(260):
    r.choice(walls).place(r.uniform(-2600, 2600), SHORE + r.uniform(50, 1300), 0, r.uniform(0, 3)).box(0, 0, 0, r.uniform(15, 50), r.uniform(15, 40), r.uniform(6, 18))
s.plane(0, SHORE + 15020, 1.6, 60000, 30000, s.material('desert', (0.42, 0.33, 0.23), 0.95))
s.plane(0, SHORE - 5900, -0.4, 60000, 12000, s.water('deep', colour=(0.006, 0.035, 0.07), ripple=0.22, scale=0.055, rough=0.14))
for _ in range(26):  # boats and wakes
    t, d, turn = r.uniform(-2.2, 2.2), r.choice((r.uniform(CROWN + 60, RING - 60), r.uniform(RING + 70, RING + 230))), r.uniform(0, 6.3)
    size = r.uniform(0.7, 1.5)
    hull.place(math.sin(t) * d, -math.cos(t) * d, 0.1, turn).box(0, 0, 0, 13 * size, 4 * size, 2.2 * size, 1.1, 1.1)
    hull.box(-size, 0, 2.2 * size, 6 * size, 3 * size, 1.6 * size, 0.7, 0.8)
    for side in (-1, 1):
        foam.place(math.sin(t) * d, -math.cos(t) * d, 0.12, turn).add([(0, 0, 0), (-62 * size, side * 9 * size, 0), (-58 * size, side * 6.6 * size, 0)], [[0, 1, 2]])
for i, b in enumerate(walls + roofs + towers + [pool, road, rock, lamp, hull, foam, paving, pink]):
    put(b.mesh(f'batch{i}'))


def melt():
    """The sky fades into the colour of the air at the horizon, and so does the desert."""
    n, l = s.scene.world.node_tree.nodes, s.scene.world.node_tree.links
    xyz, rise, air, mix = (n.new(f'ShaderNode{k}') for k in ('SeparateXYZ', 'MapRange', 'Background', 'MixShader'))
    l.new(n.new('ShaderNodeTexCoord').outputs['Generated'], xyz.inputs[0])
    rise.interpolation_type = 'SMOOTHSTEP'
    rise.inputs['From Min'].default_value, rise.inputs['From Max'].default_value = -0.03, {'day': 0.16, 'night': 0.45, 'golden': 0.13}.get(s.time, 0.30)
    l.new(xyz.outputs[2], rise.inputs['Value'])
    air.inputs[0].default_value = (*s.t[6], 1)
    l.new(rise.outputs[0], mix.inputs[0])
    l.new(air.outputs[0], mix.inputs[1])
    l.new(n['Background'].outputs[0], mix.inputs[2])
    l.new(mix.outputs[0], n['World Output'].inputs[0])


s.t = (*s.t[:7], 1.0, s.t[8])
if s.time == 'night':
    s.t = (*s.t[:6], (0.045, 0.07, 0.15), *s.t[7:])
if s.time == 'dusk':
    s.t = (*s.t[:6], (0.62, 0.35, 0.26), *s.t[7:])
s.scene.view_settings.exposure += {'day': -0.85, 'golden': 0.0, 'night': 0.45}.get(s.time, 0.3)
for m in bpy.data.materials:  # sampling every window as a light only makes noise
    m.cycles.sample_as_light = m.name == 'lamp' and s.time in ('dusk', 'night')
s.scene.cycles.max_bounces, s.scene.cycles.diffuse_bounces, s.scene.cycles.glossy_bounces = 4, 2, 2
s.scene.cycles.caustics_reflective, s.scene.cycles.blur_glossy = False, 1.0  # white specks in the shade
sky = next(n for n in s.scene.world.node_tree.nodes if n.type == 'TEX_SKY')
side, view = r.choice((-1, 1)), r.choice(('wide', 'wide', 'low'))
if view == 'wide':
    eye, target = (side * r.uniform(160, 520), -RING - r.uniform(500, 620), r.uniform(340, 480)), (-side * r.uniform(20, 90), r.uniform(60, 140), 0)
else:  # over the fronds
    eye, target = (side * r.uniform(560, 680), -CROWN * r.uniform(0.75, 1.0), r.uniform(170, 230)), (-side * r.uniform(60, 160), 330, 0)
if s.view == 2:  # the other height over the same island
    view = 'low' if view == 'wide' else 'wide'
    eye, target = ((side * r.uniform(260, 560), -RING - r.uniform(480, 580), r.uniform(300, 420)), (side * r.uniform(60, 160), r.uniform(80, 160), 0)) if view == 'wide' else ((-side * r.uniform(560, 680), -CROWN * r.uniform(0.75, 1.0), r.uniform(150, 210)), (side * r.uniform(60, 160), 330, 0))
if s.time in ('day', 'golden'):  # light from the side or behind: no glare over the shallows
    low = max(sky.sun_elevation, math.radians(10))
    clouds(s, -side * r.uniform(105, 125), r.uniform(0.4, 0.7), math.degrees(low))
    sky.sun_elevation = low
melt()
s.shoot(eye=eye, target=target, lens=r.uniform(27, 31) if view == 'wide' else r.uniform(25, 29), haze=(1100, 5600))
