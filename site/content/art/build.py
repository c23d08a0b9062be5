"""What street, park, school, souk, golf, beach and mansion share on top of garden.py: walls with openings, arches, houses, trees, lawn, strips."""
import math

import bpy
from mathutils import Matrix, Vector
from garden import clear, foliage, grained, leafy, mesh, node, palm, palm_parts, put, tuft


class Made:
    """One building in its own coordinates (its front looks along -y): boxes are gathered per material, done() places them."""

    def __init__(self, x=0, y=0, z=0, turn=0, mirror=1):
        self.at, self.turn, self.mirror, self.parts = (x, y, z), turn, mirror, {}

    def b(self, material, *extents, bevel=0.015):
        v, f = self.parts.setdefault((material, bevel), ([], []))
        for x0, x1, y0, y1, z0, z1 in extents:
            x0, x1 = sorted((self.mirror * x0, self.mirror * x1))
            n = len(v)
            v += [(x, y, z) for z in (z0, z1) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
            f += [[n + i for i in q] for q in ((3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))]

    def wall(self, material, along, at, thick, u0, u1, z0, z1, holes=()):
        """A wall along 'x' (at y=at) or 'y' (at x=at) with rectangular holes (u0, u1, z0, z1): reveals make windows deep."""
        us = sorted({u0, u1, *(min(max(h[i], u0), u1) for h in holes for i in (0, 1))})
        zs = sorted({z0, z1, *(min(max(h[i], z0), z1) for h in holes for i in (2, 3))})
        for a, b in zip(us, us[1:]):
            for c, d in zip(zs, zs[1:]):
                if not any(h[0] < (a + b) / 2 < h[1] and h[2] < (c + d) / 2 < h[3] for h in holes):
                    self.b(material, (a, b, at, at + thick, c, d) if along == 'x' else (at, at + thick, a, b, c, d), bevel=0)

    def window(self, glass, frame, along, at, u0, u1, z0, z1, bars=2, cross=None, thick=0.07):
        """A pane with a frame; bars splits it; cross is the height of a transom."""
        q = (lambda a, b, c, d, e=0: (a, b, at - e, at + e, c, d)) if along == 'x' else (lambda a, b, c, d, e=0: (at - e, at + e, a, b, c, d))
        self.b(glass, q(u0, u1, z0, z1, 0.006), bevel=0)
        w, e = thick / 2, 0.04
        self.b(frame, q(u0, u1, z0, z0 + thick, e), q(u0, u1, z1 - thick, z1, e), *[q(u - w, u + w, z0, z1, e) for u in [u0 + w + (u1 - u0 - thick) * i / bars for i in range(bars + 1)]],
               *([q(u0, u1, cross - w, cross + w, e)] if cross else []), bevel=0)

    def add(self, data, x, y, z=0, turn=0, size=1):
        """A mesh placed in the building's coordinates."""
        c, s = math.cos(self.turn), math.sin(self.turn)
        x *= self.mirror
        o = put(data, self.at[0] + x * c - y * s, self.at[1] + x * s + y * c, self.at[2] + z, self.turn + turn, size)
        if self.mirror < 0:
            o.scale.x *= -1
        return o

    def done(self):
        made = []
        for (material, bevel), (v, f) in self.parts.items():
            o = put(mesh('made', v, f, material), *self.at, self.turn)
            if bevel:
                m = o.modifiers.new('bevel', 'BEVEL')
                m.width, m.segments = bevel, 2
            made.append(o)
        return made


def arch(wide, foot, peak=1.28, n=14):
    """A pointed arch as a line of (x, z) from the left foot to the right: two arcs that meet in a point. peak=1/2 is round."""
    radius = wide * peak
    end = math.acos((radius - wide) / radius)
    left = [(radius - wide - radius * math.cos(end * i / n), foot + radius * math.sin(end * i / n)) for i in range(n + 1)]
    return left + [(-x, z) for x, z in reversed(left[:-1])]


def wall_with_arch(wide, top, thick, opening, foot, material, peak=1.28, bottom=0.0):
    """One bay of an arcade as a mesh, centred, front at y=0: the wall around its opening, and the depth of the opening."""
    line = [(-opening, bottom)] + arch(opening, foot, peak) + [(opening, bottom)]
    v, f = [], []
    for a, b in zip(line, line[1:]):
        n = len(v)
        if a[0] == b[0]:                                    # the piers below have this face
            continue
        v += [(x, y, z) for y in (0, thick) for x, z in (a, b, (b[0], top), (a[0], top))]
        f += [[n, n + 1, n + 2, n + 3], [n + 7, n + 6, n + 5, n + 4], [n, n + 4, n + 5, n + 1], [n + 3, n + 2, n + 6, n + 7]]
    for x0, x1 in ((-wide / 2, -opening), (opening, wide / 2)):
        n = len(v)
        v += [(x, y, z) for z in (bottom, top) for x, y in ((x0, 0), (x1, 0), (x1, thick), (x0, thick))]
        f += [[n + i for i in q] for q in ((4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))]
    return mesh('bay', v, f, material)


def ribbon(line, y, thick, material):
    """A round moulding or rod that follows a line of (x, z) in the plane y, or of (x, y, z)."""
    c = bpy.data.curves.new('ribbon', 'CURVE')
    c.dimensions, c.bevel_depth, c.bevel_resolution = '3D', thick, 2
    sp = c.splines.new('POLY')
    sp.points.add(len(line) - 1)
    for p, q in zip(sp.points, line):
        p.co = (q[0], y, q[1], 1) if len(q) == 2 else (*q, 1)
    c.materials.append(material)
    return c


def lattice(wide, tall, step, material, thick=0.02):
    """Mashrabiya: turned stars, rods and knots in a frame, lower left corner at 0, in the plane y=0."""
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


def lawn(s, name='lawn', colour=(0.12, 0.19, 0.045), stripes=0.0, width=2.2, turn=0.0):
    """Mown grass: patches, fine grain, and with stripes the tracks of the mower."""
    m = s.material(name, colour, 0.85)
    t = m.node_tree
    p, where = t.nodes['Principled BSDF'], node(t, 'TexCoord').outputs['Object']
    patch = node(t, 'TexNoise', {'Vector': where, 'Scale': 0.16, 'Detail': 6}).outputs[0]
    grain = node(t, 'TexNoise', {'Vector': where, 'Scale': 26, 'Detail': 4, 'Roughness': 0.75}).outputs[0]
    both = node(t, 'Math', {0: grain, 1: patch}, operation='ADD').outputs[0]
    if stripes:
        x = node(t, 'SeparateXYZ', {0: node(t, 'Mapping', {'Vector': where, 'Rotation': (0, 0, turn)}).outputs[0]}).outputs[0]
        wave = node(t, 'Math', {0: node(t, 'Math', {0: x, 1: math.pi / width}, operation='MULTIPLY').outputs[0]}, operation='SINE').outputs[0]
        step = node(t, 'MapRange', {'Value': wave, 'From Min': -0.2, 'From Max': 0.2, 'To Min': -stripes, 'To Max': stripes}).outputs[0]
        both = node(t, 'Math', {0: both, 1: step}, operation='ADD').outputs[0]
    ramp = node(t, 'ValToRGB', {'Fac': node(t, 'MapRange', {'Value': both, 'From Min': 0.62, 'From Max': 1.4}).outputs[0]})
    a, b = ramp.color_ramp.elements
    a.color, b.color = (colour[0] * 0.55, colour[1] * 0.6, colour[2] * 0.6, 1), (colour[0] * 1.55, colour[1] * 1.3, colour[2] * 1.4, 1)
    t.links.new(ramp.outputs[0], p.inputs['Base Color'])
    p.inputs['Specular'].default_value = 0.15
    t.links.new(node(t, 'Bump', {'Height': grain, 'Strength': 0.6, 'Distance': 0.03}).outputs[0], p.inputs['Normal'])
    return m


def turf(r, material, blades=260, size=0.5, height=0.06):
    """A patch of single blades, to be strewn over a lawn where the camera is near."""
    v, f = [], []
    for _ in range(blades):
        x, y, a, h = r.uniform(-size, size), r.uniform(-size, size), r.uniform(0, 6.28), height * r.uniform(0.5, 1.2)
        w, lean = Vector((math.cos(a), math.sin(a), 0)) * 0.004, Vector((-math.sin(a), math.cos(a), 0)) * h * r.uniform(0.1, 0.7)
        at = Vector((x, y, 0))
        n = len(v)
        v += [at - w, at + w, at + lean + Vector((0, 0, h))]
        f.append([n, n + 1, n + 2])
    return mesh('turf', v, f, material)


def tree(r, leaf, bark, height=6.0, spread=2.6, leaves=5200, size=0.085, clear_stem=0.36):
    """A broad-leaved tree (ghaf, ficus, neem): a forked stem and clouds of single leaves; returns (wood, crown) meshes, foot at 0."""
    v, f = [], []

    def limb(a, b, ra, rb, sides=9):
        q = (b - a).to_track_quat('Z', 'Y')
        n = len(v)
        for at, rad in ((a, ra), (b, rb)):
            v.extend(at + q @ Vector((math.cos(i * math.tau / sides) * rad, math.sin(i * math.tau / sides) * rad, 0)) for i in range(sides))
        f.extend([n + i, n + (i + 1) % sides, n + sides + (i + 1) % sides, n + sides + i] for i in range(sides))

    stem = height * clear_stem
    thick = height * 0.024
    knee, top = Vector((r.uniform(-0.12, 0.12), r.uniform(-0.12, 0.12), stem * 0.5)), Vector((r.uniform(-0.25, 0.25), r.uniform(-0.25, 0.25), stem))
    limb(Vector((0, 0, -0.1)), Vector((0, 0, 0.15)), thick * 1.7, thick * 1.15)
    limb(Vector((0, 0, 0.15)), knee, thick * 1.15, thick)
    limb(knee, top, thick, thick * 0.85)
    clumps = []
    for i in range(6):
        a, rise = i * 2.4 + r.uniform(-0.4, 0.4), r.uniform(0.35, 1.1)
        out = Vector((math.cos(a) * math.cos(rise), math.sin(a) * math.cos(rise), math.sin(rise)))
        mid = top + Vector((out.x * spread * 0.5, out.y * spread * 0.5, out.z * (height - stem) * 0.5))
        limb(top, mid, thick * 0.6, thick * 0.4)
        for k in range(3):
            end = mid + Vector((out.x + r.uniform(-0.7, 0.7), out.y + r.uniform(-0.7, 0.7), r.uniform(0.0, 0.7))) * spread * 0.42
            end.z = min(max(end.z, stem * 1.02), height * 0.95)
            limb(mid, end, thick * 0.36, thick * 0.14, 6)
            clumps.append((end, spread * r.uniform(0.24, 0.36)))
    clumps.append((Vector((0, 0, height * 0.9)), spread * 0.42))
    lv, lf = [], []
    for _ in range(leaves):
        at, rad = r.choice(clumps)
        d = Vector([r.gauss(0, 1) for _ in range(3)]).normalized() * rad * r.uniform(0.25, 1.0) ** 0.5
        d.z *= 0.72
        turn = Matrix.Rotation(r.uniform(0, 6.28), 3, 'Z') @ Matrix.Rotation(r.uniform(-1.0, 1.0), 3, 'X') @ Matrix.Rotation(r.uniform(0, 6.28), 3, 'Z')
        k = size * r.uniform(0.6, 1.25)
        n = len(lv)
        lv += [at + d + turn @ Vector(c) * k for c in ((-1, 0, 0), (0, -0.5, 0), (1, 0, 0), (0, 0.5, 0.15))]
        lf.append([n, n + 1, n + 2, n + 3])
    return mesh('wood', v, f, bark), mesh('crown', lv, lf, leaf)


def plant(r, kind, x, y, z=0.0, size=1.0):
    turn = r.uniform(0, 6.28)
    for part in kind:
        put(part, x, y, z, turn, size)


def strip(name, path, left, right, z, material, thick=0.0, z_of=None):
    """A ribbon beside a path of (x, y) points, from left to right of it in metres; with thick it has sides (a kerb, a wall)."""
    v, f = [], []
    for i, (x, y) in enumerate(path):
        (x0, y0), (x1, y1) = path[max(i - 1, 0)], path[min(i + 1, len(path) - 1)]
        d = math.hypot(x1 - x0, y1 - y0)
        nx, ny = (y1 - y0) / d, -(x1 - x0) / d              # to the right of the way
        h = z + (z_of(x, y) if z_of else 0)
        if thick:
            v += [(x + nx * o, y + ny * o, k) for o, k in ((left, h - thick), (left, h), (right, h), (right, h - thick))]
        else:
            v += [(x + nx * o, y + ny * o, h) for o in (left, right)]
    k = 4 if thick else 2
    for i in range(len(path) - 1):
        n = i * k
        f += [[n + j + 1, n + j, n + k + j, n + k + j + 1] for j in range(k - 1)] if thick else [[n, n + 1, n + k + 1, n + k]]
    return put(mesh(name, v, f, material))


def clumped(r, leaf, flower, count, share=0.0, wide=0.75, high=1.1):
    """A shrub of overlapping clumps, not a ball; flowers on its outer side. Returns (leaves,) or (leaves, flowers)."""
    clumps = [(Vector((r.uniform(-1, 1) * wide * 0.6, r.uniform(-1, 1) * wide * 0.6, high * r.uniform(0.25, 0.62))), wide * r.uniform(0.3, 0.55)) for _ in range(7)]
    lists = ([], []), ([], [])
    for _ in range(count):
        at, rad = r.choice(clumps)
        d = Vector([r.gauss(0, 1) for _ in range(3)]).normalized()
        p = at + d * rad * (1 - abs(r.gauss(0, 0.18)))
        if p.z < 0.02:
            p.z = r.uniform(0.02, 0.2)
        v, f = lists[d.z > -0.3 and r.random() < share]
        turn = Matrix.Rotation(r.uniform(0, 6.28), 3, 'Z') @ Matrix.Rotation(r.uniform(-1.4, 1.4), 3, 'X')
        k, n = r.uniform(0.035, 0.07), len(v)
        v += [p + turn @ Vector(c) * k for c in ((-1, 0, 0), (0, -0.5, 0), (1, 0, 0), (0, 0.5, 0.2))]
        f.append([n, n + 1, n + 2, n + 3])
    made = (mesh('leaves', *lists[0], leaf),)
    return made + (mesh('flowers', *lists[1], flower),) if flower else made


def shrubbery(r, leaf, grass, flower):
    """Shrubs and tufts for beds: (green ones, flowering pairs of meshes)."""
    green = [clumped(r, leaf, None, 1300)[0], foliage(r, grass, -0.5, 0.5, -0.5, 0.5, 0, 0.7, 800, 0.05, True), tuft(r, grass), tuft(r, leaf, 60, 0.9, 0.6)]
    bloom = clumped(r, leaf, flower, 1900, 0.5)
    return green, bloom


def climber(r, leaf, flower, wide=2.4, high=1.0, share=0.62):
    """Bougainvillea over a wall's cap (z=0, the wall along x): loose arching sprays, hanging lower in front; (leaves, bracts)."""
    lists = ([], []), ([], [])
    sprays = []
    for _ in range(int(wide * 26)):
        x = r.gauss(0, wide * 0.3)
        sprays.append((Vector((x, r.uniform(-0.25, 0.25), -0.15)), Vector((r.uniform(-0.7, 0.7), r.choice((-1, -1, 1)) * r.uniform(0.15, 0.8), r.uniform(0.1, 0.9))) * high * math.exp(-(x / wide) ** 2 * 2), r.uniform(0.5, 1.5)))
    for foot, push, drop in sprays:
        for _ in range(44):
            t = r.uniform(0, 1) ** 0.7
            at = foot + push * t + Vector((0, 0, -drop * t * t * 0.9)) + Vector([r.gauss(0, 0.06) for _ in range(3)])
            v, f = lists[r.random() < share * (0.35 + t)]
            turn = Matrix.Rotation(r.uniform(0, 6.28), 3, 'Z') @ Matrix.Rotation(r.uniform(-1.4, 1.4), 3, 'X')
            k, n = r.uniform(0.03, 0.06), len(v)
            v += [at + turn @ Vector(c) * k for c in ((-1, 0, 0), (0, -0.6, 0), (1, 0, 0), (0, 0.6, 0.2))]
            f.append([n, n + 1, n + 2, n + 3])
    return mesh('climber', *lists[0], leaf), mesh('bracts', *lists[1], flower)


def terrain(s, height, fields, material, eye, near=0.22, ahead=420, wide=1.15, rows=340, columns=340, start=-4.0):
    """Ground seen from eye (x, y) towards +y: a grid that grows coarser ahead. fields: name -> f(x, y), signed distances in metres that
    the material cuts at 0 (smooth edges on a coarse grid). Returns the object."""
    v, marks = [], {k: [] for k in fields}
    grow = (ahead / near) ** (1 / rows)
    for j in range(rows + 1):
        y = start + near * (grow ** j - 1) / (grow - 1) * min(1, ahead / (near * (grow ** rows - 1) / (grow - 1)))
        span = 7 + (y - start) * wide
        for i in range(columns + 1):
            x = eye[0] + span * (2 * i / columns - 1)
            v.append((x, eye[1] + y, height(x, eye[1] + y)))
            for k, f in fields.items():
                marks[k].append(f(x, eye[1] + y))
    n = columns + 1
    d = mesh('terrain', v, [(k, k + 1, k + n + 1, k + n) for k in range(n * rows) if (k + 1) % n], material)
    d.polygons.foreach_set('use_smooth', [True] * len(d.polygons))
    for k, values in marks.items():
        d.attributes.new(k, 'FLOAT', 'POINT').data.foreach_set('value', values)
    return put(d)


def cut(t, name, soft=0.06):
    """1 inside a terrain's field, 0 outside."""
    return node(t, 'MapRange', {'Value': node(t, 'Attribute', attribute_name=name).outputs['Fac'], 'From Min': soft, 'From Max': -soft}).outputs[0]


def mixed(t, base, *layers):
    """Colours laid over each other: layers of (mask, colour)."""
    for mask, colour in layers:
        base = node(t, 'MixRGB', {0: mask, 1: base, 2: colour if isinstance(colour, bpy.types.NodeSocket) else (*colour, 1)}).outputs[0]
    return base


def far_villa(h, r, wall, roof, dark, w=15.0):
    """A villa for the middle distance: two volumes, deep windows, an overhanging roof."""
    a, z = r.uniform(-0.2, 0.2) * w, r.uniform(3.3, 3.7)
    top = z + r.uniform(3.0, 3.4)
    holes = [(-w / 2 + 0.8 + i * 2.6, -w / 2 + 2.6 + i * 2.6, 0.3, 2.8) for i in range(int((w - 1) / 2.6))]
    h.wall(wall, 'x', 0, 0.4, -w / 2, w / 2, 0, z, holes)
    u0, u1 = max(-w / 2, a - w * 0.32), min(w / 2, a + w * 0.36)
    upper = [(u0 + 0.7 + i * 2.7, u0 + 2.5 + i * 2.7, z + 0.4, z + 2.7) for i in range(int((u1 - u0 - 0.6) / 2.7))]
    h.wall(wall, 'x', -0.8, 0.4, u0, u1, z, top, upper)
    h.b(dark, (-w / 2 + 0.3, w / 2 - 0.3, 0.35, 8.8, 0, z - 0.1), (u0 + 0.3, u1 - 0.3, -0.45, 8, z, top - 0.1), bevel=0)
    h.b(wall, (-w / 2, -w / 2 + 0.35, 0, 9, 0, z), (w / 2 - 0.35, w / 2, 0, 9, 0, z), (u0, u0 + 0.35, -0.8, 8.4, z, top), (u1 - 0.35, u1, -0.8, 8.4, z, top), bevel=0)
    h.b(roof, (-w / 2 - 0.5, w / 2 + 0.5, -1.6, 9.2, z - 0.05, z + 0.3), (u0 - 0.6, u1 + 0.6, -1.7, 8.8, top, top + 0.35), bevel=0)
    h.b(wall, *[(x - 0.15, x + 0.15, -1.5, -1.2, 0, z) for x in (-w / 2 + 0.2, w / 2 - 0.2)], bevel=0)


def skyline(s, r, x0, x1, y0, y1, count, mean=70, walls=None, keep=lambda x, y: True):
    """Far towers with setbacks, for the haze to swallow."""
    walls = walls or [s.facade(f'far{i}', c, 0.4, 0.28) for i, c in enumerate(((0.5, 0.46, 0.4), (0.4, 0.4, 0.42), (0.6, 0.55, 0.48)))]
    for _ in range(count):
        x, y, side = r.uniform(x0, x1), r.uniform(y0, y1), r.uniform(18, 32)
        h = max(22, r.gauss(mean, mean * 0.5))
        if keep(x, y):
            wall = r.choice(walls)
            s.box(x, y, 0, side, side * r.uniform(0.7, 1), h, wall)
            if r.random() < 0.5:
                s.box(x, y, h, side * 0.6, side * 0.5, h * r.uniform(0.06, 0.2), wall)
    return walls
