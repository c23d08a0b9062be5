"""What the scenes of work share: ribbed sheet, numbers on doors, a lorry, a van."""
import math

import bpy
from mathutils import Matrix
from garden import mesh, node, put


def ribbed(s, name, colour, step, up=False):
    """Sheet metal in ribs `step` metres apart; they stand upright, or lie with up."""
    m = s.material(name, colour, 0.42)
    t = m.node_tree
    p, xyz = t.nodes['Principled BSDF'], node(t, 'SeparateXYZ', {0: node(t, 'TexCoord').outputs['Object']}).outputs
    along = xyz[2] if up else node(t, 'Math', {0: xyz[0], 1: xyz[1]}, operation='ADD').outputs[0]
    wave = node(t, 'Math', {0: node(t, 'Math', {0: along, 1: 2 * math.pi / step}, operation='MULTIPLY').outputs[0]}, operation='SINE').outputs[0]
    rib = node(t, 'MapRange', {'Value': wave, 'From Min': 0.55, 'From Max': 0.95}).outputs[0]
    stain = node(t, 'TexNoise', {'Vector': node(t, 'Mapping', {'Vector': node(t, 'TexCoord').outputs['Object'], 'Scale': (0.9, 0.9, 0.12)}).outputs[0], 'Scale': 0.6, 'Detail': 5}).outputs[0]
    shade = node(t, 'MapRange', {'Value': stain, 'From Min': 0.3, 'From Max': 0.7, 'To Min': 0.90, 'To Max': 1.0}).outputs[0]
    shade = node(t, 'Math', {0: shade, 1: node(t, 'MapRange', {'Value': rib, 'To Min': 1.0, 'To Max': 0.86}).outputs[0]}, operation='MULTIPLY').outputs[0]
    t.links.new(node(t, 'MixRGB', {0: 1, 1: (*colour, 1), 2: shade}, blend_type='MULTIPLY').outputs[0], p.inputs['Base Color'])
    t.links.new(node(t, 'Bump', {'Height': rib, 'Strength': 0.6, 'Distance': 0.03}).outputs[0], p.inputs['Normal'])
    return m


def number(s, text, x, y, z, size, material):
    """A number on a wall that looks along -y."""
    c = bpy.data.curves.new('number', 'FONT')
    c.body, c.size, c.align_x, c.extrude = text, size, 'CENTER', 0.01
    c.materials.append(material)
    o = put(c, x, y, z)
    o.rotation_euler = (math.pi / 2, 0, 0)


def prism(profile, x0, x1, material, bevel=0.05):
    """A side view (y, z) drawn out from x0 to x1, with soft edges."""
    n = len(profile)
    v = [(x, y, z) for x in (x0, x1) for y, z in profile]
    f = [list(range(n)), list(range(2 * n - 1, n - 1, -1))] + [[i, n + i, n + (i + 1) % n, (i + 1) % n] for i in range(n)]
    o = put(mesh('prism', v, f, material))
    o.data.validate()
    b = o.modifiers.new('bevel', 'BEVEL')
    b.width, b.segments = bevel, 3
    b.limit_method, b.angle_limit = 'ANGLE', 0.4
    return o


class Vehicle:
    """Parts in the vehicle's own frame (its nose looks along -y, the ground is 0), then set in their place."""

    def __init__(self, s):
        self.s, self.made = s, []

    def box(self, material, x0, x1, y0, y1, z0, z1, bevel=0.02):
        self.made.append(prism([(y0, z0), (y1, z0), (y1, z1), (y0, z1)], x0, x1, material, bevel))

    def side(self, profile, x0, x1, material, bevel=0.06):
        self.made.append(prism(profile, x0, x1, material, bevel))

    def wheel(self, x, y, radius, rubber, steel, wide=0.28):
        for rad, w, mat in ((radius, wide, rubber), (radius * 0.58, wide + 0.02, steel), (radius * 0.2, wide + 0.06, rubber)):
            o = self.s.cylinder(0, 0, -w / 2, rad, w, mat, 40)
            o.location, o.rotation_euler = (x, y, radius), (0, math.pi / 2, 0)
            self.made.append(o)

    def place(self, x, y, angle):
        at = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(angle, 4, 'Z')
        bpy.context.view_layer.update()
        for o in self.made:
            o.matrix_world = at @ o.matrix_world


def truck(s, x, y, angle, body, cab, rubber, pane, trim, glow):
    """A box lorry whose tail is at (x, y)."""
    t = Vehicle(s)
    steel = s.material('rim', (0.45, 0.45, 0.44), 0.35, 0.8)
    t.box(body, -1.25, 1.25, -7.0, 0, 1.12, 3.75, 0.03)
    t.box(trim, -1.27, 1.27, -7.0, 0, 1.02, 1.14, 0.01)
    t.box(trim, -0.45, 0.45, -8.9, -0.1, 0.72, 1.02)
    for k in (-1, 1):
        t.box(trim, k * 1.2 - 0.04, k * 1.2 + 0.04, -4.6, -2.3, 0.55, 0.98, 0.01)
        t.box(trim, k * 1.15 - 0.12, k * 1.15 + 0.12, -6.6, -5.2, 0.5, 1.0, 0.06)
    t.side([(-7.15, 0.62), (-9.10, 0.62), (-9.16, 1.55), (-8.98, 1.75), (-8.62, 2.86), (-8.35, 2.98), (-7.15, 2.98)], -1.2, 1.2, cab, 0.09)
    t.side([(-7.15, 2.98), (-8.2, 2.98), (-7.5, 3.65), (-7.15, 3.72)], -1.1, 1.1, cab, 0.08)
    t.side([(-8.99, 1.80), (-8.66, 2.78), (-8.64, 2.76), (-8.97, 1.78)], -1.06, 1.06, pane, 0.004)
    for k in (-1, 1):
        t.side([(-8.80, 1.85), (-8.52, 2.70), (-7.75, 2.70), (-7.75, 1.72), (-8.76, 1.72)], k * 1.19 - 0.02, k * 1.19 + 0.02, pane, 0.01)
        t.box(trim, k * 1.42 - 0.09, k * 1.42 + 0.09, -8.86, -8.72, 1.85, 2.5, 0.04)
        t.box(trim, min(k * 1.2, k * 1.4), max(k * 1.2, k * 1.4), -8.80, -8.76, 2.36, 2.40, 0.005)
        t.box(glow, k * 0.88 - 0.2, k * 0.88 + 0.2, -9.20, -9.1, 0.86, 1.04, 0.03)
        t.box(trim, k * 1.0 - 0.24, k * 1.0 + 0.24, -8.4, -7.2, 0.4, 0.68, 0.03)
    t.side([(-9.1, 0.42), (-9.24, 0.48), (-9.24, 0.80), (-9.1, 0.84)], -1.2, 1.2, trim, 0.04)
    for z in (1.12, 1.26, 1.40):
        t.box(trim, -0.72, 0.72, -9.20, -9.1, z, z + 0.08, 0.02)
    for y0, ks in ((-8.1, (-1.02, 1.02)), (-2.0, (-1.05, 1.05)), (-1.98, (-0.78, 0.78))):
        for k in ks:
            t.wheel(k, y0, 0.48, rubber, steel)
    t.place(x, y, angle)


def van(s, x, y, angle, body, rubber, pane, trim, glow):
    """A delivery van, its middle at (x, y)."""
    t = Vehicle(s)
    steel = s.material('rim', (0.45, 0.45, 0.44), 0.35, 0.8)
    t.side([(2.6, 0.42), (-2.62, 0.42), (-2.70, 0.78), (-2.56, 1.06), (-1.92, 1.24), (-1.22, 2.06), (-0.90, 2.24), (2.35, 2.30), (2.58, 2.0), (2.66, 0.8)], -0.96, 0.96, body, 0.10)
    t.side([(-1.94, 1.29), (-1.26, 2.08), (-1.24, 2.05), (-1.90, 1.27)], -0.84, 0.84, pane, 0.004)
    for k in (-1, 1):
        t.side([(-1.72, 1.30), (-1.16, 1.96), (-0.42, 1.96), (-0.42, 1.26)], k * 0.955 - 0.015, k * 0.955 + 0.015, pane, 0.01)
        t.box(trim, k * 1.08 - 0.07, k * 1.08 + 0.07, -1.62, -1.50, 1.26, 1.52, 0.03)
        t.box(glow, k * 0.72 - 0.16, k * 0.72 + 0.16, -2.66, -2.5, 0.82, 0.98, 0.03)
        t.box(trim, k * 0.955 - 0.012, k * 0.955 + 0.012, -1.5, 2.4, 0.62, 0.72, 0.005)
        t.box(trim, k * 0.958 - 0.006, k * 0.958 + 0.006, -0.36, -0.345, 0.6, 2.0, 0.001)
        t.box(trim, k * 0.958 - 0.006, k * 0.958 + 0.006, 0.85, 0.865, 0.6, 2.0, 0.001)
        t.box(glow, k * 0.86 - 0.05, k * 0.86 + 0.05, 2.58, 2.66, 1.1, 1.7, 0.01)
    t.box(trim, -0.94, 0.94, -2.74, -2.5, 0.42, 0.66, 0.05)
    t.box(trim, -0.5, 0.5, -2.70, -2.5, 0.84, 0.94, 0.02)
    t.box(trim, -0.94, 0.94, 2.55, 2.74, 0.42, 0.62, 0.04)
    for yy in (-1.72, 1.66):
        for k in (-0.84, 0.84):
            t.wheel(k, yy, 0.35, rubber, steel, 0.24)
    t.place(x, y, angle)


def bistro(s, r, x, y, metal, seat, cloth, chairs=2):
    """A small round table with chairs of a pavement terrace."""
    s.cylinder(x, y, 0.71, 0.34, 0.03, seat, 40)
    s.cylinder(x, y, 0.02, 0.03, 0.70, metal, 16)
    s.cylinder(x, y, 0, 0.22, 0.025, metal, 32)
    start = r.uniform(0, 6.28)
    for i in range(chairs):
        a = start + i * 2 * math.pi / chairs + r.uniform(-0.25, 0.25)
        c, n = Vehicle(s), 0.21
        c.box(seat, -n, n, -n, n, 0.43, 0.465, 0.015)
        c.box(cloth, -n + 0.015, n - 0.015, -n + 0.015, n - 0.015, 0.465, 0.50, 0.015)
        for u in (-1, 1):
            c.box(metal, u * 0.19 - 0.012, u * 0.19 + 0.012, 0.18, 0.205, 0, 0.86, 0.004)
            c.box(metal, u * 0.19 - 0.012, u * 0.19 + 0.012, -0.20, -0.175, 0, 0.44, 0.004)
        for z in (0.60, 0.70, 0.80):
            c.box(seat, -0.20, 0.20, 0.175, 0.20, z, z + 0.055, 0.008)
        c.place(x + 0.62 * math.sin(a), y - 0.62 * math.cos(a), a + math.pi)


def parasol(s, x, y, cloth, pole, height=2.5, radius=1.5):
    """A square parasol with a hanging edge."""
    s.cylinder(x, y, 0, 0.025, height + 0.35, pole, 16)
    s.cylinder(x, y, 0, 0.28, 0.07, pole, 32)
    k = radius
    v = [(x, y, height + 0.42)] + [(x + a * k, y + b * k, height) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))] + [(x + a * k, y + b * k, height - 0.2) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    put(mesh('parasol', v, [(0, i + 1, (i + 1) % 4 + 1) for i in range(4)] + [(i + 1, i + 5, (i + 1) % 4 + 5, (i + 1) % 4 + 1) for i in range(4)], cloth))
