"""A marina canal that bends away between residential towers: balconies, palms, yachts, a dhow.

The seed sets the bend, the bank the camera stands by, the towers (four kinds), the boats and the stone.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from mathutils import Matrix, Vector
from garden import clouds, grained, leafy, palm_parts
from lib import Scene

s = Scene()
r = s.random
FLOOR, HALF, WALK = 3.4, r.uniform(28, 36), 15  # storey, half the canal's width, promenade
bend, bank = r.choice((-1, 1)) * r.uniform(50, 95), r.choice((-1, 1))
evening = {'dawn': 1.2, 'day': 0, 'golden': 1.2, 'dusk': 3.0, 'night': 3.2}[s.time]


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

    def prism(self, outline, z, height, top=1.0):
        n = len(outline)
        cx, cy = sum(p[0] for p in outline) / n, sum(p[1] for p in outline) / n
        upper = [(cx + (x - cx) * top, cy + (y - cy) * top, z + height) for x, y in outline]
        self.add([(x, y, z) for x, y in outline] + upper,
                 [list(range(n))[::-1], list(range(n, 2 * n))] + [[i, (i + 1) % n, n + (i + 1) % n, n + i] for i in range(n)])

    def box(self, x, y, z, sx, sy, sz):
        self.prism([(x - sx / 2, y - sy / 2), (x + sx / 2, y - sy / 2), (x + sx / 2, y + sy / 2), (x - sx / 2, y + sy / 2)], z, sz)

    def beam(self, a, b, ra, rb, sides=8):
        a, b = Vector(a), Vector(b)
        q = (b - a).to_track_quat('Z', 'Y')
        ring = [Vector((math.cos(i * 2 * math.pi / sides), math.sin(i * 2 * math.pi / sides), 0)) for i in range(sides)]
        self.add([a + q @ (p * ra) for p in ring] + [b + q @ (p * rb) for p in ring],
                 [[i, (i + 1) % sides, sides + (i + 1) % sides, sides + i] for i in range(sides)] + [list(range(sides, 2 * sides))])

    def mesh(self, name):
        m = bpy.data.meshes.new(name)
        m.from_pydata(self.v, [], self.f)
        m.materials.append(self.material)
        return m


def put(mesh, x=0, y=0, z=0, turn=0, size=1.0):
    o = bpy.data.objects.new(mesh.name, mesh)
    s.scene.collection.objects.link(o)
    o.location, o.rotation_euler, o.scale = (x, y, z), (0, 0, turn), (size,) * 3


def centre(y):
    return bend * (max(y, 0) / 300) ** 2


def heading(y):
    return math.atan2(centre(y + 5) - centre(y - 5), 10)


def paved():
    m = s.material('paving', (0.5, 0.44, 0.36), 0.6)
    n, l = m.node_tree.nodes, m.node_tree.links
    brick = n.new('ShaderNodeTexBrick')
    for i, c in enumerate(((0.50, 0.43, 0.34, 1), (0.40, 0.34, 0.27, 1), (0.26, 0.22, 0.18, 1))):
        brick.inputs[i + 1].default_value = c
    brick.inputs['Scale'].default_value, brick.inputs['Mortar Size'].default_value = 0.6, 0.012
    l.new(n.new('ShaderNodeTexCoord').outputs['Object'], brick.inputs['Vector'])
    l.new(brick.outputs[0], n['Principled BSDF'].inputs['Base Color'])
    return m


stones = r.sample([(0.72, 0.66, 0.56), (0.62, 0.52, 0.40), (0.80, 0.77, 0.72), (0.50, 0.45, 0.39), (0.70, 0.58, 0.44), (0.36, 0.35, 0.35)], 5)
slabs = [Batch(s.material(f'stone{i}', c, 0.6)) for i, c in enumerate(stones)]
cores = [Batch(s.facade(f'core{i}', [k * 0.8 for k in c], r.uniform(0.30, 0.5), 1 / FLOOR, glass=r.choice([(0.04, 0.06, 0.075), (0.05, 0.055, 0.05), (0.03, 0.07, 0.09)]))) for i, c in enumerate(stones)]
rail = Batch(s.material('rail', (0.16, 0.22, 0.24), 0.08))
shop = Batch(s.facade('shop', (0.30, 0.24, 0.18), 0.28, 0.24, lit=0.75 if evening else 0.0, glow=evening * 0.7, warm=(1, 0.62, 0.28)))
white, wood = Batch(s.material('gelcoat', (0.74, 0.73, 0.70), 0.12)), Batch(s.material('teak', (0.11, 0.055, 0.028), 0.45))
tint, steel = Batch(s.material('tint', (0.012, 0.014, 0.018), 0.05, emit=(1, 0.6, 0.28), strength=evening * 0.05)), Batch(s.material('steel', (0.30, 0.28, 0.25), 0.35, 0.8))
navy, cloth = Batch(s.material('navy', (0.012, 0.03, 0.07), 0.12)), Batch(s.material('cloth', (0.74, 0.66, 0.52), 0.9))
lamp = Batch(s.material('lamp', (0.9, 0.8, 0.6), 0.5, emit=(1, 0.66, 0.32), strength=evening * 5))
earth, quay = Batch(paved()), Batch(s.material('quay', (0.38, 0.33, 0.27), 0.8))


def tower(x, y, turn, height, width, depth):
    """Floor plates around a glazed core; balconies as a ring, in stacks, or on plates that twist."""
    i = r.randrange(len(stones))
    kind = r.choice(('stack', 'stack', 'round', 'twist', 'stack'))
    slab, core, n = slabs[i], cores[i], int(height / FLOOR)
    bays = r.choice((2, 3, 3, 4))
    for b in (slab, core, rail):
        b.place(x, y, 0, turn)
    power, twist = r.choice((2, 3, 4)), r.uniform(0.6, 1.2) * r.choice((-1, 1))

    def outline(grow, angle=0.0):
        pts = []
        for k in range(40 if kind == 'round' else 4):
            a = math.tau * k / 40 if kind == 'round' else math.tau * (k + 0.5) / 4
            c, d = math.cos(a), math.sin(a)
            if kind == 'round':
                px, py = (math.copysign(abs(t) ** (2 / power) * (e / 2 + grow), t) for t, e in ((c, width), (d, depth)))
            else:
                px, py = math.copysign(width / 2 + grow, c), math.copysign(depth / 2 + grow, d)
            pts.append((px * math.cos(angle) - py * math.sin(angle), px * math.sin(angle) + py * math.cos(angle)))
        return pts

    setback = n - r.randint(4, 9) if r.random() < 0.6 else n
    for k in range(3, n):
        z, angle = k * FLOOR, twist * k / n if kind == 'twist' else 0
        shrink = -2.6 if k >= setback else 0
        core.prism(outline(shrink, angle), z, FLOOR)
        slab.prism(outline(shrink + (1.5 if kind != 'stack' else 0.25), angle), z - 0.2, 0.42)
        if kind != 'stack':
            rail.prism(outline(1.42 + shrink, angle), z + 0.2, 0.95)
        elif not shrink:
            for side in (-1, 1):
                for bay in range(bays):
                    u = (bay + 0.5) / bays - 0.5
                    slab.box(u * width, side * (depth / 2 + 0.9), z - 0.15, width / bays * 0.62, 1.9, 0.35)
                    rail.box(u * width, side * (depth / 2 + 1.75), z + 0.2, width / bays * 0.6, 0.1, 0.95)
                    slab.box(side * (width / 2 + 0.9), u * depth, z - 0.15, 1.9, depth / bays * 0.62, 0.35)
                    rail.box(side * (width / 2 + 1.75), u * depth, z + 0.2, 0.1, depth / bays * 0.6, 0.95)
    if kind == 'stack':  # piers between the stacks of balconies
        for bay in range(bays + 1):
            u, top = bay / bays - 0.5, min(setback, n) * FLOOR + 1.2
            for side in (-1, 1):
                slab.box(u * width, side * depth / 2, 0, 1.1, 1.3, top)
                slab.box(side * width / 2, u * depth, 0, 1.3, 1.1, top)
    z, angle = n * FLOOR, twist if kind == 'twist' else 0
    small = outline(-2.6 if setback < n else 0, angle)
    slab.prism(small, z, 1.3)
    slab.prism([(a * 0.55, b * 0.55) for a, b in small], z, 5.5)
    if r.random() < 0.4:
        slab.beam((0, 0, z + 5), (0, 0, z + r.uniform(14, 26)), 0.7, 0.15)
    shop.place(x, y, 0, turn).box(0, 0, 0, width + 7, depth + 7, FLOOR * 2.6)
    slab.box(0, 0, FLOOR * 2.6, width + 9, depth + 9, 0.7)


def hull(b, length, beam, free, sheer, stern=0.92, lift=0.0):
    """x runs from the stern to the bow."""
    verts, faces, n = [], [], 15
    for k in range(n):
        t = k / (n - 1)
        w = beam / 2 * (stern + (1 - stern) * min(t * 3, 1)) * (1 - max(0, (t - 0.42) / 0.58) ** 2.3)
        z = free * (1 + sheer * t ** 2.2 + lift * (1 - t) ** 4)
        verts += [(length * t, w, z), (length * t * 0.92, w * 0.78, -0.5), (length * t * 0.92, -w * 0.78, -0.5), (length * t, -w, z)]
        if k:
            a, c = 4 * k - 4, 4 * k
            faces += [[a + j, c + j, c + (j + 1) % 4, a + (j + 1) % 4] for j in (0, 2, 3)]
    b.add(verts, faces + [[0, 1, 2, 3]])


def yacht(x, y, turn, length):
    free, deck = length * 0.085, 0.0
    body = navy if r.random() < 0.25 else white
    for b in (white, navy, tint, wood, steel):
        b.place(x, y, -1.4, turn)
    hull(body, length, length * 0.24, free, 0.55)
    for side in (-1, 1):
        tint.prism([(length * 0.2, side * length * 0.112), (length * 0.55, side * length * 0.112), (length * 0.55, side * length * 0.116), (length * 0.2, side * length * 0.116)], free * 0.55, free * 0.16)
    z = free * 0.98
    for a, e, w in ((0.14, 0.72, 0.095), (0.17, 0.58, 0.085), (0.24, 0.46, 0.065))[:2 if length < 17 else 3]:
        tier = length * 0.062
        out = [(a, -w), (e - 0.13, -w), (e - 0.03, -w * 0.55), (e, 0), (e - 0.03, w * 0.55), (e - 0.13, w), (a, w)]
        fit = lambda k, back=0: [(length * (0.4 + (u - 0.4) * k - (back if u == a else 0)), length * v * k) for u, v in out]
        white.prism(fit(1.0), z, tier * 0.36, 0.98)
        tint.prism(fit(0.97), z + tier * 0.36, tier * 0.48, 0.90)
        white.prism(fit(0.96, 0.05), z + tier * 0.84, tier * 0.18, 0.97)
        z += tier
    steel.beam((length * 0.32, 0, z), (length * 0.29, 0, z + length * 0.09), 0.12, 0.05)
    wood.box(length * 0.06, 0, free * 1.0, length * 0.11, length * 0.19, 0.06)


def dhow(x, y, turn, length):
    for b in (wood, cloth, white):
        b.place(x, y, -1.4, turn)
    hull(wood, length, length * 0.27, length * 0.09, 0.9, 0.75, 0.7)
    wood.box(length * 0.16, 0, length * 0.1, length * 0.24, length * 0.18, length * 0.11)
    cloth.box(length * 0.19, 0, length * 0.22, length * 0.32, length * 0.2, 0.12)
    for u, h in ((0.55, 0.72), (0.28, 0.5)):
        wood.beam((length * u, 0, 1), (length * u * 1.04, 0, length * h), 0.24, 0.12)
        a, c = (length * (u + 0.27), 0, length * h * 0.42), (length * (u - 0.27), 0, length * h * 1.3)
        wood.beam(a, c, 0.16, 0.08)
        cloth.beam([k + d for k, d in zip(a, (0, 0.1, 0.1))], [k * 0.98 for k in c], 0.34, 0.2)


def bush():
    b = Batch(green)
    for _ in range(420):
        d = Vector((r.gauss(0, 1), r.gauss(0, 1), abs(r.gauss(0, 1)))).normalized()
        p = Vector((d.x * 1.5, d.y * 1.1, d.z * 0.95)) * r.uniform(0.8, 1.05)
        b.add([p + Vector([r.uniform(-0.2, 0.2) for _ in range(3)]) for _ in range(3)], [[0, 1, 2]])
    return b.mesh('bush')


green = s.material('leaf', (0.055, 0.11, 0.025), 0.55)
trunk, crown = palm_parts(r, leafy(s, 'frond', (0.075, 0.135, 0.035)), grained(s, 'trunk', (0.25, 0.18, 0.12), (6, 6, 40), 0.6, 0.9))[::-1]


def palm(height):
    made = trunk.copy(), crown.copy()
    for v in made[0].vertices:
        v.co.z *= height
    for v in made[1].vertices:
        v.co += Vector((0.11, 0, height))
    return made


palms, bushes = [palm(h) for h in (6.0, 7.2, 8.4)], [bush() for _ in range(2)]

for side in (-1, 1):  # land, promenade, towers
    for k in range(-8, 62):
        y, y2 = k * 10, k * 10 + 10
        for b, near, far, top in ((earth, HALF, 500, 0), (quay, HALF - 0.8, HALF + 0.5, 0.35)):
            ends = [(centre(v) + side * d, v) for v, d in ((y, near), (y, far), (y2, far), (y2, near))]
            b.prism(ends[::side], -3, 3 + top)
        if k % 2 == 0:
            x, turn = centre(y), heading(y)
            lamp_x = x + side * (HALF + 2.2)
            steel.place().beam((lamp_x, y, 0), (lamp_x, y, 5.2), 0.09, 0.06)
            lamp.place().beam((lamp_x, y, 5.1), (lamp_x, y, 5.6), 0.16, 0.26)
        for row, step in ((HALF + 4.5, 0), (HALF + 12, 5)):
            if r.random() < 0.85:
                for m in r.choice(palms):
                    put(m, centre(y + step) + side * row + r.uniform(-0.4, 0.4), y + step + r.uniform(-1, 1), 0, r.uniform(0, 6.3), r.uniform(0.85, 1.2))
            for _ in range(2):
                put(r.choice(bushes), centre(y) + side * row, y + r.uniform(0, 10), 0, r.uniform(0, 3), r.uniform(0.5, 0.95))
        if r.random() < 0.5:  # a parasol
            x, v = centre(y) + side * (HALF + 8.3), y + r.uniform(0, 9)
            steel.place().beam((x, v, 0), (x, v, 2.6), 0.05, 0.05)
            cloth.place().beam((x, v, 2.3), (x, v, 3.1), 1.9, 0.1)
    for rail_z in (0.85, 1.35):
        for k in range(-8, 61):
            steel.place().beam((centre(k * 10) + side * (HALF + 0.2), k * 10, rail_z), (centre(k * 10 + 10) + side * (HALF + 0.2), k * 10 + 10, rail_z), 0.05, 0.05, 5)
    y = r.uniform(34, 48)
    while y < 620:
        w, d = r.uniform(24, 36), r.uniform(22, 28)
        tower(centre(y) + side * (HALF + WALK + 6 + d / 2), y, -heading(y), min(175, max(38, r.gauss(82, 34))), d, w)
        if r.random() < 0.8:
            tower(centre(y) + side * (HALF + WALK + 58 + r.uniform(0, 30)), y + r.uniform(-10, 14), r.uniform(-0.3, 0.3), r.uniform(70, 190), d, w * 0.9)
        y += w + r.uniform(12, 24)
for k in range(11):  # the far end
    tower(centre(600) + (k - 5) * 42, r.uniform(650, 760), r.uniform(-0.5, 0.5), r.uniform(90, 230), 30, 30)

for side in (-1, 1):  # boats
    y = r.uniform(22, 30)
    while y < 420:
        if side == bank:
            wood.place(centre(y) + side * (HALF - 9), y, -0.9, -heading(y)).box(0, 0, 0, 17, 2.2, 0.35)
            for d in (-4.2, 4.2):
                if r.random() < 0.85:
                    yacht(centre(y) + side * (HALF - 2), y + d, -heading(y) + (math.pi if side > 0 else 0), r.uniform(11, 16))
            y += 19
        else:
            length = r.uniform(20, 33)
            if 60 < y < 130 and r.random() < 0.7:
                dhow(centre(y) + side * (HALF - 6), y, math.pi / 2 - heading(y + 10), 24)
                y += 33
            else:
                toward = r.choice((0, 1))
                yacht(centre(y) + side * (HALF - 5.5), y + toward * length, math.pi / 2 - heading(y + 12) + toward * math.pi, length)
                y += length + r.uniform(6, 14)

for i, b in enumerate(slabs + cores + [rail, shop, white, wood, tint, steel, navy, cloth, lamp, earth, quay]):
    d = b.mesh(f'batch{i}')
    if b in (white, navy, wood):                            # hulls are round
        d.polygons.foreach_set('use_smooth', [True] * len(d.polygons))
        d.use_auto_smooth, d.auto_smooth_angle = True, math.radians(34)
    put(d)
s.plane(0, 400, -1.4, 900, 1200, s.water(colour=(0.008, 0.045, 0.05), ripple=0.16, scale=0.35))
for m in bpy.data.materials:  # sampling ten thousand windows as lights only makes noise
    m.cycles.sample_as_light = m.name == 'lamp' and s.time in ('dusk', 'night')
s.scene.cycles.max_bounces, s.scene.cycles.diffuse_bounces, s.scene.cycles.glossy_bounces = 4, 2, 2
s.scene.cycles.caustics_reflective, s.scene.cycles.blur_glossy = False, 1.0  # white specks in the shade
view = r.choice(('water', 'water', 'walk', 'balcony'))
view = {2: 'walk', 3: 'balcony', 4: 'water'}.get(s.view, view)
across, height, shift = {'water': (r.uniform(0.1, 0.4) * HALF, r.uniform(6, 11), r.uniform(0.09, 0.13)),
                         'walk': (HALF + 0.9, r.uniform(4.0, 5.5), 0.12), 'balcony': (HALF * 0.9, r.uniform(30, 42), -0.03)}[view]
eye = (bank * across, r.uniform(-14, -4), height)
sky = next(n for n in s.scene.world.node_tree.nodes if n.type == 'TEX_SKY')
if s.time in ('day', 'golden'):  # the sun behind the camera, along the canal, or the towers would shade it all
    sky.sun_elevation = max(sky.sun_elevation, math.radians(11))
    clouds(s, 180 - bank * r.uniform(22, 42), r.uniform(0.35, 0.7), math.degrees(sky.sun_elevation))
    bpy.data.lights['sun'].energy = 8.0 if s.time == 'day' else 7.5
else:
    clouds(s, math.copysign(r.uniform(4, 14), bend), 0.5)
s.scene.world.node_tree.nodes['Background'].inputs[1].default_value *= {'dusk': 1.7, 'dawn': 1.4, 'night': 1.7}.get(s.time, 1)
s.scene.view_settings.exposure += {'day': -0.55, 'golden': 0.0, 'night': 0.2}.get(s.time, 0.35)
s.shoot(eye=eye, target=(centre(190) * 0.8 - bank * r.uniform(2, 12), 190, eye[2]), lens=r.uniform(24, 29), haze=(120, 700), shift=shift)
