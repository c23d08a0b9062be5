"""Pieces shared by the interior scenes: light through windows, materials, soft shapes, furniture, what lies outside.

The rooms of one property share a seed: whatever the scene, it decides the palette (wood, stone, cloth, fronts), the
floor and the outlook. Seeds below 100 are flats high above the city, of which 20 to 39 look out on a golf course (even)
or a park (odd) from a low floor; seeds from 100 on are villas with a garden.

Lengths are metres, the floor is z = 0 and the city lies `drop` metres below. Light comes from large area lights
in the windows and from warm lamps; few bounces and clamped light keep the noise low without a denoiser.
"""
import math
import random

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector, noise

import garden
import green
from lib import Scene

# light in the windows (colour, radiance), warm lamps (factor), sun azimuth (degrees to the glazed side), haze over the
# city, sun (colour, strength, elevation), skylight on the city (colour, strength)
LIGHT = {
    'dawn':   ((1.00, 0.80, 0.72), 0.75, 0.75, 28, 0.80, (1, 0.62, 0.42), 3.0, 9, (0.75, 0.70, 0.80), 0.5),
    'day':    ((0.90, 0.95, 1.00), 1.60, 0.55, 54, 0.70, (1, 0.92, 0.82), 8.5, 27, (0.75, 0.85, 1.00), 1.9),
    'golden': ((1.00, 0.85, 0.69), 1.05, 1.0, 44, 0.80, (1, 0.60, 0.30), 8.0, 13, (0.70, 0.70, 0.80), 0.6),
    'dusk':   ((0.70, 0.67, 0.86), 0.65, 2.10, 16, 0.80, (1, 0.45, 0.25), 0.2, 2, (0.45, 0.42, 0.65), 0.35),
    'night':  ((0.35, 0.45, 0.85), 0.08, 1.6, 30, 0.75, (1, 1, 1), 0.0, 2, (0.30, 0.40, 0.80), 0.06),
}
WARM = (1.0, 0.70, 0.42)
OAK, PALE, WALNUT, SMOKED = ((0.22, 0.135, 0.075), (0.44, 0.30, 0.18)), ((0.36, 0.26, 0.165), (0.60, 0.46, 0.32)), ((0.085, 0.048, 0.026), (0.20, 0.115, 0.062)), ((0.055, 0.038, 0.027), (0.13, 0.09, 0.062))
CALACATTA, NERO, TRAVERTINE, EMPERADOR, TAJ = ((0.76, 0.73, 0.68), (0.34, 0.31, 0.29)), ((0.05, 0.048, 0.046), (0.58, 0.51, 0.42)), ((0.66, 0.57, 0.45), (0.42, 0.31, 0.20)), ((0.24, 0.165, 0.115), (0.62, 0.52, 0.42)), ((0.75, 0.70, 0.62), (0.52, 0.40, 0.27))
# One line of thought a palette: floor boards, panels, stone, tiles of the floor, sofa, chairs, rug, accent, headboard,
# kitchen fronts (wood, or a lacquer), tall units, wall, metal, the colours of the art.
PALETTES = (
    dict(wood=OAK, panel=WALNUT, stone=CALACATTA, tiles=(0.66, 0.60, 0.52), sofa=(0.62, 0.56, 0.47), chair=(0.30, 0.17, 0.09), rug=(0.58, 0.52, 0.44), accent=(0.34, 0.20, 0.10), head=(0.46, 0.39, 0.31),
         fronts=WALNUT, tall=(0.16, 0.145, 0.13), wall=(0.60, 0.55, 0.48), metal='brass', art=[(0.75, 0.70, 0.62), (0.55, 0.30, 0.15), (0.12, 0.14, 0.15), (0.80, 0.62, 0.38)]),      # sand and walnut
    dict(wood=PALE, panel=OAK, stone=CALACATTA, tiles=(0.70, 0.66, 0.60), sofa=(0.70, 0.67, 0.61), chair=(0.10, 0.19, 0.20), rug=(0.46, 0.48, 0.48), accent=(0.05, 0.16, 0.18), head=(0.10, 0.20, 0.22),
         fronts=(0.05, 0.12, 0.14), tall=(0.62, 0.58, 0.52), wall=(0.64, 0.61, 0.56), metal='brass', art=[(0.80, 0.77, 0.70), (0.06, 0.20, 0.24), (0.70, 0.48, 0.24), (0.30, 0.42, 0.44)]),  # linen and sea
    dict(wood=SMOKED, panel=SMOKED, stone=NERO, tiles=(0.34, 0.31, 0.28), sofa=(0.33, 0.31, 0.29), chair=(0.60, 0.52, 0.42), rug=(0.60, 0.55, 0.48), accent=(0.48, 0.28, 0.10), head=(0.26, 0.235, 0.21),
         fronts=OAK, tall=(0.105, 0.098, 0.09), wall=(0.56, 0.52, 0.46), metal='black', art=[(0.78, 0.72, 0.64), (0.20, 0.18, 0.17), (0.66, 0.40, 0.18), (0.50, 0.46, 0.42)]),       # graphite and amber
    dict(wood=PALE, panel=PALE, stone=TRAVERTINE, tiles=(0.66, 0.58, 0.47), sofa=(0.68, 0.63, 0.54), chair=(0.17, 0.20, 0.11), rug=(0.62, 0.56, 0.46), accent=(0.42, 0.27, 0.07), head=(0.24, 0.26, 0.17),
         fronts=(0.20, 0.23, 0.18), tall=(0.62, 0.57, 0.49), wall=(0.64, 0.59, 0.51), metal='brass', art=[(0.76, 0.70, 0.58), (0.24, 0.27, 0.15), (0.52, 0.34, 0.10), (0.42, 0.40, 0.32)]), # olive and travertine
    dict(wood=OAK, panel=OAK, stone=TAJ, tiles=(0.68, 0.60, 0.50), sofa=(0.69, 0.63, 0.55), chair=(0.42, 0.21, 0.13), rug=(0.60, 0.48, 0.38), accent=(0.45, 0.17, 0.08), head=(0.52, 0.34, 0.25),
         fronts=PALE, tall=(0.60, 0.53, 0.45), wall=(0.64, 0.57, 0.49), metal='brass', art=[(0.78, 0.70, 0.60), (0.46, 0.20, 0.11), (0.66, 0.44, 0.30), (0.24, 0.18, 0.15)]),          # terracotta
    dict(wood=WALNUT, panel=WALNUT, stone=EMPERADOR, tiles=(0.56, 0.49, 0.41), sofa=(0.11, 0.145, 0.20), chair=(0.62, 0.56, 0.47), rug=(0.58, 0.53, 0.46), accent=(0.50, 0.33, 0.12), head=(0.12, 0.15, 0.20),
         fronts=(0.035, 0.05, 0.07), tall=(0.055, 0.07, 0.085), wall=(0.60, 0.56, 0.50), metal='brass', art=[(0.72, 0.67, 0.58), (0.07, 0.11, 0.18), (0.60, 0.43, 0.20), (0.36, 0.40, 0.45)]),  # midnight and brass
    dict(wood=PALE, panel=PALE, stone=CALACATTA, tiles=(0.74, 0.71, 0.66), sofa=(0.74, 0.71, 0.66), chair=(0.66, 0.60, 0.52), rug=(0.68, 0.64, 0.58), accent=(0.52, 0.43, 0.30), head=(0.66, 0.61, 0.54),
         fronts=(0.68, 0.65, 0.60), tall=(0.70, 0.67, 0.62), wall=(0.68, 0.65, 0.60), metal='brass', art=[(0.80, 0.77, 0.71), (0.58, 0.50, 0.40), (0.36, 0.32, 0.28), (0.72, 0.62, 0.46)]),    # pearl
    dict(wood=SMOKED, panel=WALNUT, stone=TAJ, tiles=(0.62, 0.55, 0.46), sofa=(0.30, 0.16, 0.08), chair=(0.70, 0.65, 0.57), rug=(0.56, 0.50, 0.42), accent=(0.10, 0.17, 0.13), head=(0.34, 0.21, 0.13),
         fronts=WALNUT, tall=(0.58, 0.53, 0.46), wall=(0.62, 0.57, 0.50), metal='black', art=[(0.74, 0.68, 0.58), (0.28, 0.15, 0.08), (0.10, 0.18, 0.14), (0.64, 0.46, 0.26)]),         # tobacco
)


class Room(Scene):
    def __init__(self, side=None):
        super().__init__()
        self.seed = self.scene.cycles.seed
        self.side = side or (-1, 1)[self.seed % 2]
        self.window_colour, self.window_power, self.lamp, azimuth, self.air, *beams = LIGHT[self.time]
        # The sky is only seen, it does not light: two sun lamps do, as sampling the sky from indoors is all noise.
        world, azimuth = self.scene.world, math.radians(azimuth * self.side)
        sky = next(n for n in world.node_tree.nodes if n.type == 'TEX_SKY')
        sky.sun_rotation, sky.sun_disc = azimuth, False
        world.cycles.sampling_method, world.cycles_visibility.diffuse = 'NONE', False
        self.sun(Vector((math.sin(azimuth), math.cos(azimuth), math.tan(math.radians(beams[2])))), beams[0], beams[1], 1.2)
        self.sun(Vector((-0.35 * self.side, -1, 0.75)), beams[3], beams[4], 40)     # from behind: the room is in the shade of its walls
        c = self.scene.cycles
        c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = 4, 3, 2, 2
        c.sample_clamp_direct, c.sample_clamp_indirect, c.blur_glossy = 12, 1.5, 1.0
        c.caustics_reflective = c.caustics_refractive = False
        self.brass = self.material('brass', (0.72, 0.50, 0.26), 0.28, 1.0)
        self.black = self.material('black metal', (0.025, 0.024, 0.023), 0.38, 0.6)
        # the property: nothing here may depend on the scene
        own = self.own = random.Random(f'property {self.seed}')
        self.palette = PALETTES[(self.seed * 3 // 2) % len(PALETTES)]
        self.outlook = 'garden' if self.seed >= 100 else 'green' if 20 <= self.seed < 40 else 'city'
        self.stone_floor, self.drop = own.random() < 0.45, own.uniform(105, 150)
        if self.outlook == 'green':
            self.drop = own.uniform(12, 17)
        self.metal = self.brass if self.palette['metal'] == 'brass' else self.black

    # light ---------------------------------------------------------------------------------------------------------
    def area(self, location, direction, sx, sy, radiance, colour):
        """A rectangle of light, not seen by the camera nor in reflections."""
        data = bpy.data.lights.new('area', 'AREA')
        data.shape, data.size, data.size_y, data.color, data.energy = 'RECTANGLE', sx, sy, colour, radiance * math.pi * sx * sy
        o = bpy.data.objects.new('area', data)
        o.location, o.rotation_euler = location, Vector(direction).to_track_quat('-Z', 'Y').to_euler()
        o.visible_camera = o.visible_glossy = False
        self.scene.collection.objects.link(o)

    def sun(self, towards, colour, strength, angle):
        data = bpy.data.lights.new('sun', 'SUN')
        data.color, data.energy, data.angle = colour, strength, math.radians(angle)
        o = bpy.data.objects.new('sun', data)
        o.rotation_euler = towards.to_track_quat('Z', 'Y').to_euler()
        if strength:
            self.scene.collection.objects.link(o)

    def shoot(self, *args, **options):
        """Only lamps are sampled as light: glowing surfaces are for the eye."""
        for m in bpy.data.materials:
            m.cycles.sample_as_light = False
        for o in self.scene.objects:
            if o.type == 'MESH' and o.data.materials and o.data.materials[0].name in ('shade', 'downlight', 'globe', 'strip'):
                o.visible_diffuse = False
        super().shoot(*args, keep_far=40.0, **options)

    def spot(self, x, y, z, watts, angle=75, target=None):
        data = bpy.data.lights.new('spot', 'SPOT')
        data.energy, data.color, data.spot_size, data.spot_blend, data.shadow_soft_size = watts * self.lamp, WARM, math.radians(angle), 0.8, 0.06
        o = bpy.data.objects.new('spot', data)
        o.location = (x, y, z - 0.03)
        o.rotation_euler = (Vector(target or (x, y, 0)) - o.location).to_track_quat('-Z', 'Y').to_euler()
        self.scene.collection.objects.link(o)
        self.cylinder(x, y, z - 0.004, 0.045, 0.006, self.glow('downlight', 6), 24)

    def glow(self, name, strength, colour=WARM):
        return bpy.data.materials.get(name) or self.material(name, (0.9, 0.8, 0.7), 0.6, emit=colour, strength=strength * self.lamp)

    # materials -----------------------------------------------------------------------------------------------------
    def _mapped(self, m, scale):
        n, l = m.node_tree.nodes, m.node_tree.links
        mapping = n.new('ShaderNodeMapping')
        mapping.inputs['Scale'].default_value = scale
        l.new(n.new('ShaderNodeTexCoord').outputs['Object'], mapping.inputs[0])
        return n, l, n['Principled BSDF'], mapping.outputs[0]

    def _ramp(self, m, fac, stops, constant=False):
        ramp = m.node_tree.nodes.new('ShaderNodeValToRGB')
        e = ramp.color_ramp.elements
        while len(e) < len(stops):
            e.new(1)
        for element, (position, colour) in zip(e, stops):
            element.position, element.color = position, (*colour, 1)
        if constant:
            ramp.color_ramp.interpolation = 'CONSTANT'
        m.node_tree.links.new(fac, ramp.inputs[0])
        return ramp.outputs[0]

    def _noise(self, m, vector, scale, detail=4, distortion=0.0):
        t = m.node_tree.nodes.new('ShaderNodeTexNoise')
        t.inputs['Scale'].default_value, t.inputs['Detail'].default_value, t.inputs['Distortion'].default_value = scale, detail, distortion
        m.node_tree.links.new(vector, t.inputs['Vector'])
        return t.outputs['Fac']

    def _bump(self, m, height, strength, distance):
        n, l = m.node_tree.nodes, m.node_tree.links
        b = n.new('ShaderNodeBump')
        b.inputs['Strength'].default_value, b.inputs['Distance'].default_value = strength, distance
        l.new(height, b.inputs['Height'])
        l.new(b.outputs[0], n['Principled BSDF'].inputs['Normal'])

    def _multiply(self, m, a, b, amount=1.0):
        mix = m.node_tree.nodes.new('ShaderNodeMixRGB')
        mix.blend_type, mix.inputs[0].default_value = 'MULTIPLY', amount
        m.node_tree.links.new(a, mix.inputs[1])
        m.node_tree.links.new(b, mix.inputs[2])
        return mix.outputs[0]

    def fabric(self, name, colour, weave=260, strength=0.5, blotch=0.25):
        m = self.material(name, colour, 0.92)
        n, l, p, vector = self._mapped(m, (1, 1, 1))
        dark = tuple(c * (1 - blotch) for c in colour)
        cloth = self._ramp(m, self._noise(m, vector, 3, 3), [(0.3, dark), (0.7, colour)])
        thread = self._noise(m, vector, weave, 2)
        l.new(self._multiply(m, cloth, self._ramp(m, thread, [(0.3, (0.82,) * 3), (0.65, (1, 1, 1))])), p.inputs['Base Color'])
        p.inputs['Sheen'].default_value = 0.4
        self._bump(m, thread, strength, 0.006)
        return m

    def wood(self, name, dark, light, plank=(1.9, 0.19), rough=0.3, along='x', gap=0.003):
        """Boards with grain; `along` is the axis of the grain ('z' for panels)."""
        m = self.material(name, light, rough)
        n, l, p, vector = self._mapped(m, (1, 1, 1))
        order = {'x': (0, 1, 2), 'y': (1, 0, 2), 'z': (2, 0, 1)}[along]
        split, join = n.new('ShaderNodeSeparateXYZ'), n.new('ShaderNodeCombineXYZ')
        l.new(vector, split.inputs[0])
        for i, axis in enumerate(order):
            l.new(split.outputs[axis], join.inputs[i])
        grain_map = n.new('ShaderNodeMapping')
        grain_map.inputs['Scale'].default_value = (1.3, 26, 26)
        l.new(join.outputs[0], grain_map.inputs[0])
        grain = self._noise(m, grain_map.outputs[0], 1, 6, 0.6)
        base = self._ramp(m, grain, [(0.3, dark), (0.68, light)])
        if plank:
            b = n.new('ShaderNodeTexBrick')
            b.offset, b.inputs['Scale'].default_value, b.inputs['Mortar Size'].default_value = 0.37, 1, gap
            b.inputs['Brick Width'].default_value, b.inputs['Row Height'].default_value = plank
            b.inputs['Color1'].default_value, b.inputs['Color2'].default_value = (0.62, 0.60, 0.58, 1), (1, 1, 1, 1)
            b.inputs['Mortar'].default_value, b.inputs['Mortar Smooth'].default_value = (0.12, 0.09, 0.07, 1), 0.2
            l.new(join.outputs[0], b.inputs['Vector'])
            base = self._multiply(m, base, b.outputs['Color'])
        l.new(base, p.inputs['Base Color'])
        l.new(self._ramp(m, grain, [(0.2, (rough * 1.25,) * 3), (0.8, (rough * 0.8,) * 3)]), p.inputs['Roughness'])
        self._bump(m, grain, 0.12, 0.004)
        return m

    def marble(self, name, base, vein, scale=1.0, rough=0.10, tile=None):
        m = self.material(name, base, rough)
        n, l, p, vector = self._mapped(m, (scale, scale * 0.8, scale))
        colour = None
        for i, (size, width, strength) in enumerate(((0.8, 0.030, 0.9), (2.1, 0.018, 0.45), (0.35, 0.11, 0.25))):
            centre = 0.5 + 0.03 * i
            faint = tuple(1 - strength * (1 - v / max(b, 0.02)) for v, b in zip(vein, base))
            faint = tuple(max(0, f) for f in faint)
            lines = self._ramp(m, self._noise(m, vector, size, 7, 1.4 + i), [(centre - width, (1, 1, 1)), (centre, faint), (centre + width, (1, 1, 1))])
            colour = lines if colour is None else self._multiply(m, colour, lines)
        ground = self._ramp(m, self._noise(m, vector, 1.2, 5), [(0.35, tuple(b * 0.86 for b in base)), (0.65, base)])
        colour = self._multiply(m, ground, colour)
        if tile:
            b = n.new('ShaderNodeTexBrick')
            b.offset, b.inputs['Scale'].default_value, b.inputs['Mortar Size'].default_value = 0, 1, 0.002
            b.inputs['Brick Width'].default_value = b.inputs['Row Height'].default_value = tile
            b.inputs['Color1'].default_value, b.inputs['Color2'].default_value, b.inputs['Mortar'].default_value = (1, 1, 1, 1), (0.9, 0.9, 0.9, 1), (0.45, 0.43, 0.4, 1)
            l.new(n['Texture Coordinate'].outputs['Object'], b.inputs['Vector'])
            colour = self._multiply(m, colour, b.outputs['Color'])
        l.new(colour, p.inputs['Base Color'])
        return m

    def plaster(self, name, colour):
        m = self.material(name, colour, 0.8)
        n, l, p, vector = self._mapped(m, (1, 1, 1))
        cloud = self._noise(m, vector, 1.6, 6)
        l.new(self._ramp(m, cloud, [(0.3, tuple(c * 0.9 for c in colour)), (0.7, colour)]), p.inputs['Base Color'])
        self._bump(m, self._noise(m, vector, 60, 3), 0.12, 0.004)
        return m

    def painting(self, name, palette, scale=1.2):
        m = self.material(name, palette[0], 0.7)
        n, l, p, vector = self._mapped(m, (scale, scale, scale))
        offset = n['Mapping'].inputs['Location'].default_value
        offset[0], offset[1] = self.random.uniform(0, 50), self.random.uniform(0, 50)
        stops = [(0.30 + 0.42 * i / len(palette) if i else 0, c) for i, c in enumerate(palette)]
        shapes = self._ramp(m, self._noise(m, vector, 0.9, 1.2, 0.8), stops, True)
        brush = self._noise(m, vector, 14, 6, 2)
        l.new(self._multiply(m, shapes, self._ramp(m, brush, [(0.3, (0.72,) * 3), (0.7, (1, 1, 1))])), p.inputs['Base Color'])
        self._bump(m, brush, 0.4, 0.01)
        return m

    def glass(self):
        """A window pane: clear, with a faint mirror image."""
        m = bpy.data.materials.new('pane')
        m.use_nodes = True
        n, l = m.node_tree.nodes, m.node_tree.links
        clear, mirror, mix, weight = (n.new(f'ShaderNode{k}') for k in ('BsdfTransparent', 'BsdfGlossy', 'MixShader', 'LayerWeight'))
        clear.inputs[0].default_value, mirror.inputs['Roughness'].default_value = (0.94, 0.96, 0.96, 1), 0.0
        weight.inputs['Blend'].default_value = 0.22
        l.new(weight.outputs['Fresnel'], mix.inputs[0])
        l.new(clear.outputs[0], mix.inputs[1])
        l.new(mirror.outputs[0], mix.inputs[2])
        l.new(mix.outputs[0], n['Material Output'].inputs['Surface'])
        return m

    def floor(self, along='y'):
        """The floor of the whole property: boards, or tiles of stone."""
        if self.stone_floor:
            return self.marble('floor', self.palette['tiles'], tuple(c * 0.62 for c in self.palette['tiles']), 0.7, 0.09, 1.2)
        return self.wood('floor', *self.palette['wood'], rough=0.24, along=along)

    def panel(self, name='panel', along='z'):
        return self.wood(name, *self.palette['panel'], None, 0.4, along)

    def stone(self, name='stone', scale=1.4):
        return self.marble(name, *self.palette['stone'], scale)

    def outside(self, heading=0.0, edge=3.6):
        """The city far below, a park or golf course, or a garden; `edge` is how far the glass is from the middle of the room."""
        if self.outlook == 'city':
            self.city(heading, self.drop)
        elif self.outlook == 'green':
            green.outlook(self, heading, self.drop)
        else:
            self.garden(heading, edge)

    # furniture -----------------------------------------------------------------------------------------------------
    def turned(self, x, y, angle):
        return lambda px, py: (x + math.cos(angle) * px - math.sin(angle) * py, y + math.sin(angle) * px + math.cos(angle) * py)

    def seat(self, x, y, sx, sy, angle, cloth, seats, arms=(True, True), legs=0.11):
        """A sofa or an armchair that looks along -y when angle is 0."""
        turn = self.turned(x, y, angle)
        put = lambda px, py, z, a, b, c, tilt=0, **k: self.cushion(*turn(px, py), z, a, b, c, cloth, rotation=(tilt, 0, angle), **k)
        put(0, 0, legs, sx, sy, 0.20, power=16)
        put(0, sy / 2 - 0.10, legs, sx, 0.20, 0.62, power=12)
        inner = sx
        for side_, arm in zip((-1, 1), arms):
            if arm:
                put(side_ * (sx / 2 - 0.09), 0, legs, 0.18, sy, 0.46, power=11)
                inner -= 0.18
        shift = 0.09 * (arms[0] - arms[1])
        for i in range(seats):
            w = inner / seats
            px = shift - inner / 2 + w * (i + 0.5)
            put(px, -0.09, legs + 0.19, w - 0.01, sy - 0.20, 0.17, power=7)
            put(px, sy / 2 - 0.30, legs + 0.32, w - 0.03, 0.19, 0.42, tilt=-0.20, power=5)
        for a in (-1, 1):
            for b in (-1, 1):
                self.cylinder(*turn(a * (sx / 2 - 0.1), b * (sy / 2 - 0.1)), 0, 0.018, legs + 0.02, self.metal, 16)
        return turn

    def tub_chair(self, x, y, angle, cloth, size=0.78):
        """A round-backed armchair that looks along -y when angle is 0."""
        turn, n, v = self.turned(x, y, angle), 24, []
        self.cushion(*turn(0, -0.02), 0.24, size * 0.80, size * 0.80, 0.20, cloth, power=3.4, rotation=(0, 0, angle))
        for j in range(7):
            for i in range(n + 1):
                a = -2.15 + 4.3 * i / n                         # the back is high, the arms fall towards the front
                fall = max(0.0, abs(a) - 0.9) / 1.25
                high, out = 0.16 + (0.56 - 0.17 * fall ** 1.5) * j / 6, size / 2 * (0.93 + 0.10 * j / 6)
                v.append((*turn(math.sin(a) * out, math.cos(a) * out), high))
        shell = self.mesh(v, [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(6) for i in range(n)], cloth)
        thick, soft = shell.modifiers.new('thick', 'SOLIDIFY'), shell.modifiers.new('soft', 'SUBSURF')
        thick.thickness, thick.offset, soft.levels, soft.render_levels = 0.10, -1, 2, 2
        self.cylinder(*turn(0, 0), 0.14, size * 0.38, 0.12, cloth)
        for a in (-1, 1):
            for b in (-1, 1):
                self.tube([(*turn(a * size * 0.24, b * size * 0.24), 0.17), (*turn(a * size * 0.31, b * size * 0.31), 0)], 0.013, self.metal)

    def dining_chair(self, x, y, angle, cloth):
        """A chair with a curved back that looks along -y when angle is 0."""
        turn = self.turned(x, y, angle)
        self.cushion(x, y, 0.42, 0.44, 0.42, 0.07, cloth, power=4, rotation=(0, 0, angle))
        arc = [turn(0.22 * math.sin(a), 0.20 * math.cos(a)) for a in [-1.25 + 2.5 * k / 14 for k in range(15)]]
        o = self.mesh([(*p, 0.56) for p in arc] + [(*p, 0.80) for p in arc], [(k, k + 1, k + 16, k + 15) for k in range(14)], cloth)
        o.modifiers.new('thick', 'SOLIDIFY').thickness = 0.04
        soft = o.modifiers.new('soft', 'SUBSURF')
        soft.levels = soft.render_levels = 2
        for a in (-1, 1):
            for b in (-1, 1):
                self.tube([(*turn(a * 0.17, b * 0.16), 0.62 if b > 0 else 0.45), (*turn(a * 0.20, b * 0.19), 0)], 0.011, self.metal)

    def pillow(self, x, y, z, size, angle, cloth, lean=1.15, wide=1.0):
        return self.cushion(x, y, z, size * wide, size, 0.17, cloth, power=9, pinch=0.72, rotation=(lean, 0, angle))

    def drum(self, x, y, radius, h, top):
        self.lathe(x, y, 0, [(0, 0.02), (radius * 0.62, 0.02), (radius * 0.62, 0.0), (radius * 0.55, 0.02), (radius * 0.5, h - 0.04)], self.metal)
        self.lathe(x, y, h - 0.04, [(0, 0), (radius * 0.985, 0), (radius, 0.012), (radius, 0.03), (radius * 0.985, 0.04), (0, 0.04)], top, 72)

    def books(self, x, y, z, count=3):
        tones = [(0.55, 0.50, 0.44), (0.12, 0.13, 0.13), self.palette['accent'], (0.62, 0.58, 0.52)]
        for i in range(count):
            o = self.box(x, y, z + i * 0.032, 0.32 - 0.04 * i, 0.24 - 0.03 * i, 0.03, self.material('book', tones[i % 4], 0.6), 0.003)
            o.rotation_euler.z = self.random.uniform(-0.3, 0.3)

    def twigs(self, x, y, z, pot, size=1.0, stems=6):
        """A vase with dry grasses."""
        r, plume = self.random, bpy.data.materials.get('plume') or self.fabric('plume', (0.66, 0.58, 0.46), 180)
        stalk = bpy.data.materials.get('stalk') or self.material('stalk', (0.42, 0.33, 0.22), 0.7)
        self.lathe(x, y, z, [(a * size, b * size) for a, b in ((0, 0), (0.05, 0), (0.095, 0.08), (0.09, 0.15), (0.035, 0.22), (0.04, 0.26), (0.03, 0.26), (0.028, 0.2), (0, 0.2))], pot)
        for _ in range(stems):
            a, out = r.uniform(0, 6.28), r.uniform(0.08, 0.24) * size
            tip = (x + math.cos(a) * out, y + math.sin(a) * out, z + r.uniform(0.5, 0.75) * size)
            self.tube([(x, y, z + 0.2 * size), ((x * 2 + tip[0]) / 3, (y * 2 + tip[1]) / 3, z + 0.38 * size), tip], 0.0035, stalk)
            self.cushion(*tip[:2], tip[2] - 0.05, 0.035, 0.035, 0.14, plume, power=2.5, rotation=(r.uniform(-0.4, 0.4), r.uniform(-0.4, 0.4), 0))

    def branch(self, x, y, z, pot, size=1.0):
        """A vase with leafy branches."""
        r, green = self.random, bpy.data.materials.get('twig leaf') or self.material('twig leaf', (0.07, 0.14, 0.045), 0.45)
        self.lathe(x, y, z, [(a * size, b * size) for a, b in ((0, 0), (0.06, 0), (0.11, 0.09), (0.105, 0.17), (0.04, 0.27), (0.05, 0.31), (0.038, 0.31), (0.03, 0.25), (0, 0.25))], pot)
        for _ in range(9):
            a, out, rise = r.uniform(0, 6.28), r.uniform(0.12, 0.34) * size, r.uniform(0.36, 0.62) * size
            at = lambda t: (x + math.cos(a) * out * t * t, y + math.sin(a) * out * t * t, z + 0.28 * size + rise * t * (1.25 - 0.35 * t))
            self.tube([at(t / 4) for t in range(5)], 0.0035, self.black)
            for k in range(9):
                px, py, pz = at(0.32 + 0.075 * k)
                self.cushion(px + r.uniform(-0.03, 0.03), py + r.uniform(-0.03, 0.03), pz, 0.075, 0.034, 0.006, green, power=2.2, rotation=(r.uniform(-0.7, 0.7), r.uniform(-0.7, 0.7), r.uniform(0, 6.28)))

    def floor_lamp(self, x, y):
        self.cylinder(x, y, 0, 0.15, 0.02, self.metal)
        self.cylinder(x, y, 0, 0.012, 1.45, self.metal, 16)
        self.lathe(x, y, 1.40, [(0.23, 0), (0.19, 0.34)], self.glow('shade', 2.6))
        self.area((x, y, 1.40), (0, 0, -1), 0.34, 0.34, 22 * self.lamp, (1, 0.72, 0.44))

    def table_lamp(self, x, y, z, foot):
        self.lathe(x, y, z, [(0, 0), (0.075, 0), (0.085, 0.05), (0.10, 0.12), (0.085, 0.20), (0.03, 0.26), (0.012, 0.28), (0.012, 0.36), (0, 0.36)], foot)
        self.lathe(x, y, z + 0.32, [(0.17, 0), (0.135, 0.24)], self.glow('shade', 2.4))
        self.area((x, y, z + 0.33), (0, 0, -1), 0.24, 0.24, 22 * self.lamp, (1, 0.72, 0.44))
        self.area((x, y, z + 0.56), (0, 0, 1), 0.20, 0.20, 10 * self.lamp, (1, 0.72, 0.44))

    def cove(self, half, front, back, height, colour=(0.80, 0.78, 0.74), rim=0.85, power=7.0, lit=(-1, 1)):
        """A ceiling with a lower rim whose inner edge glows; lit: at which sides (-1, 1 along x; 2 the front)."""
        power *= {'dusk': 1.35, 'night': 1.35}.get(self.time, 1)
        white, depth, middle = self.plaster('ceiling', colour), front - back, (front + back) / 2
        self.box(0, middle, height + 0.28, 2 * half + 0.6, depth + 0.6, 0.1, white)
        self.blocks([(0, front - rim / 2 + 0.1, height, 2 * half + 0.4, rim + 0.1, 0.14), (0, back + rim / 2, height, 2 * half + 0.4, rim, 0.14),
                     (half - rim / 2 + 0.1, middle, height, rim + 0.1, depth - 2 * rim, 0.14), (-half + rim / 2 - 0.1, middle, height, rim + 0.1, depth - 2 * rim, 0.14)], white)
        for x in lit:
            if x == 2:
                self.area((0, front - rim - 0.1, height + 0.17), (0, -0.8, 0.6), 2 * (half - rim), 0.12, power * self.lamp, (1, 0.72, 0.46))
            else:
                self.area((x * (half - rim - 0.12), middle, height + 0.17), (-x * 0.8, 0, 0.6), depth - 2 * rim, 0.12, power * self.lamp, (1, 0.72, 0.46))

    # shapes --------------------------------------------------------------------------------------------------------
    def mesh(self, vertices, faces, material, smooth=True):
        data = bpy.data.meshes.new(material.name)
        data.from_pydata([tuple(v) for v in vertices], [], faces)
        data.materials.append(material)
        data.polygons.foreach_set('use_smooth', [smooth] * len(data.polygons))
        o = bpy.data.objects.new(material.name, data)
        self.scene.collection.objects.link(o)
        return o

    def blocks(self, boxes, material, bevel=0.0):
        """Many boxes (x, y, underside, sx, sy, sz) as one object."""
        vertices, faces = [], []
        for x, y, z, sx, sy, sz in boxes:
            i = len(vertices)
            vertices += [(x + a * sx / 2, y + b * sy / 2, z + c * sz) for c in (0, 1) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
            faces += [tuple(i + k for k in f) for f in ((3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))]
        o = self.mesh(vertices, faces, material, False)
        if bevel:
            b = o.modifiers.new('bevel', 'BEVEL')
            b.width, b.segments = bevel, 2
        return o

    def cushion(self, x, y, z, sx, sy, sz, material, power=7, pinch=0.0, rotation=(0, 0, 0)):
        """A soft box (z is the underside); pinch thins it towards the edges, as in a throw pillow."""
        bm = bmesh.new()
        bmesh.ops.create_cube(bm, size=2)
        bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=14, use_grid_fill=True)
        where, size = Vector((self.random.uniform(0, 9),) * 3), Vector((sx / 2, sy / 2, sz / 2))
        for v in bm.verts:
            co = v.co / sum(abs(c) ** power for c in v.co) ** (1 / power)
            edge = max(abs(co.x), abs(co.y))
            co.z *= 1 - pinch * edge ** 3
            co = Vector(a * b for a, b in zip(co, size))
            v.co = co * (1 + 0.022 * noise.noise(co * 4 + where)) + Vector((0, 0, 0.010 * noise.noise(co * 7 + where)))
        data = bpy.data.meshes.new('cushion')
        bm.to_mesh(data)
        bm.free()
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
        data.materials.append(material)
        o = bpy.data.objects.new('cushion', data)
        o.location, o.rotation_euler = (x, y, z + sz / 2), rotation
        self.scene.collection.objects.link(o)
        return o

    def tube(self, points, radius, material):
        data = bpy.data.curves.new('tube', 'CURVE')
        data.dimensions, data.bevel_depth, data.bevel_resolution, data.use_fill_caps = '3D', radius, 4, True
        spline = data.splines.new('POLY')
        spline.points.add(len(points) - 1)
        for p, co in zip(spline.points, points):
            p.co = (*co, 1)
        data.materials.append(material)
        o = bpy.data.objects.new('tube', data)
        self.scene.collection.objects.link(o)
        return o

    def lathe(self, x, y, z, profile, material, n=48):
        """Turns a profile of (radius, height) around the vertical."""
        vertices = [(x + r * math.cos(2 * math.pi * k / n), y + r * math.sin(2 * math.pi * k / n), z + h) for r, h in profile for k in range(n)]
        faces = [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for i in range(len(profile) - 1) for k in range(n)]
        return self.mesh(vertices, faces, material)

    def curtain(self, a, b, height, material, folds=9, depth=0.055):
        """A hanging sheet in folds between two points of the floor."""
        a, b = Vector((*a, 0)), Vector((*b, 0))
        along = b - a
        across, steps, rows = Vector((-along.y, along.x, 0)).normalized(), folds * 12, 6
        phase = [self.random.uniform(0, 6) for _ in range(2)]
        vertices = []
        for j in range(rows + 1):
            for i in range(steps + 1):
                t, k = i / steps, 0.75 + 0.35 * j / rows
                wave = math.sin(t * folds * 2 * math.pi + 0.9 * math.sin(t * 9 + phase[0])) + 0.3 * math.sin(t * folds * 3.1 + phase[1])
                vertices.append(a + along * t + across * wave * depth * k + Vector((0, 0, height * (1 - j / rows) + 0.01)))
        faces = [(j * (steps + 1) + i, j * (steps + 1) + i + 1, (j + 1) * (steps + 1) + i + 1, (j + 1) * (steps + 1) + i) for j in range(rows) for i in range(steps)]
        return self.mesh(vertices, faces, material)

    def sheer(self, colour=(0.86, 0.82, 0.76), clear=0.22):
        m = bpy.data.materials.new('sheer')
        m.use_nodes = True
        n, l = m.node_tree.nodes, m.node_tree.links
        d, t, c, m1, m2 = (n.new(f'ShaderNode{k}') for k in ('BsdfDiffuse', 'BsdfTranslucent', 'BsdfTransparent', 'MixShader', 'MixShader'))
        d.inputs[0].default_value = t.inputs[0].default_value = (*colour, 1)
        m1.inputs[0].default_value, m2.inputs[0].default_value = 0.45, clear
        l.new(d.outputs[0], m1.inputs[1]); l.new(t.outputs[0], m1.inputs[2])
        l.new(m1.outputs[0], m2.inputs[1]); l.new(c.outputs[0], m2.inputs[2])
        l.new(m2.outputs[0], n['Material Output'].inputs['Surface'])
        return m

    def plant(self, x, y, height, pot, leaves=15, z=0.0, pot_radius=0.2):
        """Broad leaves on arching stems in a pot."""
        r = self.random
        green = self.material('leaf', (0.045, 0.13, 0.035), 0.38)
        n, l, p, vector = self._mapped(green, (1, 1, 1))
        l.new(self._ramp(green, self._noise(green, vector, 5, 3), [(0.3, (0.02, 0.075, 0.02)), (0.7, (0.09, 0.21, 0.05))]), p.inputs['Base Color'])
        h = pot_radius * 1.9
        self.lathe(x, y, z, [(0, 0), (pot_radius * 0.72, 0), (pot_radius * 0.8, 0.01), (pot_radius, h), (pot_radius * 0.93, h), (pot_radius * 0.9, h - 0.04), (0, h - 0.04)], pot)
        vertices, faces = [], []
        for i in range(leaves):
            angle, reach = i * 2.4 + r.uniform(-0.3, 0.3), (0.10 + 0.24 * (i / leaves)) * height * r.uniform(0.8, 1.1)
            top = height * (1.0 - 0.55 * (i / leaves)) * r.uniform(0.88, 1.0)
            out = Vector((math.cos(angle), math.sin(angle), 0))
            base, tip = Vector((x, y, z + h - 0.05)) + out * 0.03, Vector((x, y, z + top)) + out * reach
            self.tube([base.lerp(tip, t) + Vector((0, 0, 0.06 * height * math.sin(math.pi * t))) for t in (0, 0.25, 0.5, 0.75, 1)], 0.006 + 0.003 * height, green)
            length, width = height * r.uniform(0.24, 0.34), height * r.uniform(0.045, 0.07)
            across, rise, start = out.cross(Vector((0, 0, 1))), r.uniform(0.1, 0.7), len(vertices)
            for k in range(9):
                t = k / 8
                spine = tip + out * length * t * 0.85 + Vector((0, 0, length * (rise * t - 0.95 * t * t)))
                w = width * math.sin(math.pi * min(1, t * 0.93 + 0.05)) ** 0.7
                fold = Vector((0, 0, w * 0.35))
                vertices += [spine - across * w + fold, spine, spine + across * w + fold]
            faces += [(start + 3 * k + c, start + 3 * k + c + 1, start + 3 * k + c + 4, start + 3 * k + c + 3) for k in range(8) for c in (0, 1)]
        self.mesh(vertices, faces, green)

    def window(self, a, b, height, frame, inward, panes):
        """Glazing from floor to ceiling between two points, with its frame and its light."""
        a, b, inward = Vector((*a, 0)), Vector((*b, 0)), Vector((*inward, 0))
        pane, length = self.glass(), (b - a).length
        self.mesh([a, b, b + Vector((0, 0, height)), a + Vector((0, 0, height))], [(0, 1, 2, 3)], pane, False)
        flat = abs(b.x - a.x) > abs(b.y - a.y)
        boxes = []
        for i in range(panes + 1):
            p = a.lerp(b, i / panes)
            boxes.append((p.x, p.y, 0, 0.055 if flat else 0.11, 0.11 if flat else 0.055, height))
        m = (a + b) / 2
        for z, thick in ((0, 0.07), (height - 0.08, 0.08)):
            boxes.append((m.x, m.y, z, length if flat else 0.11, 0.11 if flat else length, thick))
        self.blocks(boxes, frame, 0.006)
        self.area(m + inward * 0.16 + Vector((0, 0, height / 2)), inward, length * 0.96, height * 0.92, self.window_power, self.window_colour)

    def city(self, heading=0.0, drop=125, towers=95):
        """Towers and sea below the windows; heading is degrees from +y, the sea lies to the glazed side."""
        r, turn = self.random, Matrix.Rotation(-math.radians(heading), 3, 'Z')
        tones = [(0.62, 0.55, 0.45), (0.46, 0.43, 0.40), (0.75, 0.72, 0.66), (0.30, 0.32, 0.35), (0.58, 0.48, 0.37), (0.20, 0.27, 0.31)]
        walls = [self.facade(f'wall{i}', c, r.uniform(0.5, 0.85), r.uniform(0.26, 0.31), glass=(0.16, 0.20, 0.24), glow=min(0.6, 2.6 * self.t[8])) for i, c in enumerate(tones)]
        place = lambda u, v: (turn @ Vector((u * self.side, v, 0)))[:2]
        for _ in range(towers):
            v = r.uniform(120, 1300)
            u = r.uniform(-v * 1.0, 60 + v * 0.12)
            x, y = place(u, v)
            wall, width = r.choice(walls), r.uniform(20, 36)
            height = max(30, min(drop * 2.1, r.gauss(drop * 0.80, drop * 0.42)))
            if v < 260:
                height = min(height, drop * 0.85)
            if r.random() < 0.6:
                for k, (share, size) in enumerate(((0.7, 1), (0.2, 0.76), (0.1, 0.5))):
                    self.box(x, y, -drop + height * sum((0.7, 0.2, 0.1)[:k]), width * size, width * size * 0.9, height * share, wall)
            else:
                self.cylinder(x, y, -drop, width / 2, height, wall)
                self.cylinder(x, y, -drop + height, 0.6, height * 0.14, wall, 8)
        x, y = place(r.uniform(-190, -60), r.uniform(420, 620))
        steps, tall = 22, drop * r.uniform(3.0, 3.6)
        for i in range(steps):
            for lobe in range(3):
                k = max(0.05, 1 - (i + lobe * 0.8) / steps)
                self.cylinder(x + math.cos(lobe * 2.1) * 15 * k, y + math.sin(lobe * 2.1) * 15 * k, -drop + tall * 0.8 * i / steps, 9 * k + 1.2, tall * 0.8 / steps, walls[2], 20)
        self.cylinder(x, y, -drop + tall * 0.8, 0.9, tall * 0.2, walls[2], 8)
        low = []
        for _ in range(420):
            v = r.uniform(60, 1500)
            low.append((*place(r.uniform(-v, 75 + v * 0.14), v), -drop, r.uniform(10, 26), r.uniform(10, 26), r.uniform(5, 22)))
        self.blocks(low, walls[1])
        ground = [(*place(*p), -drop) for p in ((-9000, -300), (60, -300), (90, 200), (330, 1600), (900, 4200), (-9000, 4200))]
        self.mesh(ground, [tuple(range(6))[::self.side]], self.material('ground', (0.30, 0.25, 0.19), 0.9), False)
        sea = [(*place(u, v), h) for v, h in ((-1000, -drop - 1), (5000, -drop - 1), (16000, -4)) for u in (-16000, 16000)]  # rises to the horizon
        self.mesh(sea, [(0, 1, 3, 2)[::self.side], (2, 3, 5, 4)[::self.side]], self.water(scale=0.04, ripple=0.35, rough=0.12), False)
        t, self.t = self.t, (*self.t[:6], tuple(0.62 * c for c in self.t[6]), self.air, self.t[8])
        self._haze(200, 2600)
        self.t = t

    def garden(self, heading=0.0, edge=3.6):
        """A walled garden with a pool at the level of the room; the pool lies `heading` degrees from +y."""
        r, turn = self.random, Matrix.Rotation(-math.radians(heading), 3, 'Z')
        place = lambda u, v, z=0: turn @ Vector((u * self.side, v, z))
        angle = -math.radians(heading)
        tone = self.palette['tiles']
        paving = garden.grained(self, 'terrace', tuple(0.42 + 0.3 * c for c in tone), (2, 3, 2), 0.3, 0.5, (1.2, 0.8, 0.012), True, 0.05)
        tile = garden.grained(self, 'pool tile', (0.16, 0.56, 0.62), (1, 1, 1), 0.25, 0.3, (0.3, 0.3, 0.012), True)
        p = tile.node_tree.nodes['Principled BSDF']
        p.inputs['Emission'].default_value, p.inputs['Emission Strength'].default_value = (0.05, 0.50, 0.58, 1), {'dusk': 0.45, 'night': 0.35, 'day': 0.28}.get(self.time, 0.20)
        water = garden.clear(self, 'pool', (0.66, 0.92, 0.94), 0.12, 1.2)
        leaf, grass, bark = garden.leafy(self, 'garden leaf', (0.075, 0.14, 0.04)), garden.leafy(self, 'grass', (0.13, 0.21, 0.05)), garden.grained(self, 'bark', (0.25, 0.18, 0.12), (6, 6, 40), 0.6, 0.9)
        render, lawn = self.plaster('garden wall', (0.66, 0.60, 0.51)), garden.grained(self, 'lawn', (0.075, 0.15, 0.03), (9, 9, 9), 0.5, 0.9)
        timber, cloth = self.wood('deck', *OAK, None, 0.5), self.fabric('outdoor', (0.74, 0.70, 0.62))

        def slab(u0, u1, v0, v1, z0, z1, material, bevel=0.01):
            c = place((u0 + u1) / 2, (v0 + v1) / 2)
            o = self.box(c.x, c.y, z0, abs(u1 - u0), abs(v1 - v0), z1 - z0, material, bevel)
            o.rotation_euler.z = angle
            return o

        d0, d1 = edge + r.uniform(2.6, 3.2), edge + r.uniform(6.6, 7.6)         # the pool, from and to
        p0, p1 = -r.uniform(9, 11), r.uniform(2.2, 4.2)
        wide, deep = 15.0, d1 + r.uniform(6.5, 8.5)
        for u0, u1, v0, v1 in ((-24, wide + 8, -9, d0), (-24, p0, d0, d1), (p1, wide + 8, d0, d1), (-24, wide + 8, d1, d1 + 1.6)):
            slab(u0, u1, v0, v1, -0.40, -0.06, paving)
        slab(p0, p1, d0, d1, -1.7, -1.5, tile, 0)
        for u0, u1, v0, v1 in ((p0 - 0.1, p0, d0, d1), (p1, p1 + 0.1, d0, d1), (p0, p1, d0 - 0.1, d0), (p0, p1, d1, d1 + 0.1)):
            slab(u0, u1, v0, v1, -1.6, -0.12, tile, 0)
        corners = [place(u, v, -0.15) for u, v in ((p0, d0), (p1, d0), (p1, d1), (p0, d1))]
        self.mesh(corners, [(0, 1, 2, 3)[::self.side]], water, False)
        slab(-24, wide + 8, d1 + 1.6, deep + 3, -0.4, -0.05, lawn, 0)
        self.plane(0, 0, -0.5, 9000, 9000, self.material('sand', (0.42, 0.34, 0.25), 0.95))
        # blades over the lawn, so that its near part is not a green sheet
        blades = garden.foliage(r, grass, -1, 1, -1, 1, -0.05, 0.05, 1500, 0.035)
        for i in range(-11, 12):
            for j in range(3):
                garden.put(blades, *place(i * 1.9, d1 + 2.6 + j * 1.9, -0.02), r.uniform(0, 6.3))
        # walls and hedges around, and what grows before them
        slab(-24, wide + 8, deep + 0.9, deep + 1.2, -0.4, 2.2, render)
        slab(wide + 2, wide + 2.3, -9, deep + 1, -0.4, 2.2, render)
        slab(-24.3, -24, -9, deep + 1, -0.4, 2.2, render)
        hedge = garden.foliage(r, leaf, -3, 3, -0.45, 0.45, 0, 2.4, 3600, 0.085)
        for i in range(8):
            garden.put(hedge, *place(-21 + i * 5.9, deep), angle)
        for i in range(5):
            for u in (wide + 1.3, -23.2):
                garden.put(hedge, *place(u, -6 + i * 5.9), angle + math.pi / 2)
        core = self.material('hedge core', (0.04, 0.075, 0.022), 1.0)          # else the wall shows between the leaves
        slab(-24, wide + 2, deep - 0.24, deep + 0.24, -0.3, 2.22, core, 0)
        for u in (wide + 1.3, -23.2):
            slab(u - 0.24, u + 0.24, -9, deep, -0.3, 2.22, core, 0)
        tufts = [garden.tuft(r, grass), garden.tuft(r, leaf, 50, 1.0, 0.7), garden.tuft(r, grass, 110, 0.55, 0.45)]
        shrubs = [garden.foliage(r, leaf, -0.6, 0.6, -0.6, 0.6, 0, 1.0, 900, 0.06, True), garden.foliage(r, grass, -0.5, 0.5, -0.5, 0.5, 0, 0.7, 700, 0.05, True)]
        for _ in range(64):
            garden.put(r.choice(tufts + shrubs), *place(r.uniform(-22, wide + 1), deep - r.uniform(0.7, 2.0), -0.1), r.uniform(0, 6.3), r.uniform(0.7, 1.3))
        for _ in range(26):
            garden.put(r.choice(tufts + shrubs), *place(wide - r.uniform(0.2, 1.0), r.uniform(-7, deep), -0.1), r.uniform(0, 6.3), r.uniform(0.7, 1.3))
        parts = garden.palm_parts(r, leaf, bark)
        for u in (-17, -11.5, -6, -0.5, 5, 10.5):
            if r.random() < 0.75:
                garden.palm(parts, r, *place(u + r.uniform(-1.6, 1.6), deep - r.uniform(0.8, 2.2))[:2], r.uniform(4.6, 7.0), -0.1)
        for _ in range(14):
            garden.palm(parts, r, *place(r.uniform(-34, 34), deep + r.uniform(4, 22))[:2], r.uniform(6, 10), -0.3)
        # loungers across the pool
        u0 = r.uniform(p0 + 2.5, p1 - 5.5)
        for i in range(2):
            u, v = u0 + i * 1.7, d1 + 0.42
            slab(u, u + 0.72, v, v + 1.15, 0.14, 0.20, timber)
            for a, b in ((u + 0.06, v + 0.1), (u + 0.60, v + 0.1), (u + 0.06, v + 1.0), (u + 0.60, v + 1.0)):
                slab(a, a + 0.06, b, b + 0.06, -0.06, 0.15, timber)
            slab(u + 0.02, u + 0.70, v + 0.02, v + 1.12, 0.20, 0.31, cloth, 0.04)
            o = slab(u + 0.02, u + 0.70, v + 1.02, v + 1.72, 0.36, 0.46, cloth, 0.04)
            o.rotation_euler.x = 0.75
        # the room's two suns leave the garden flat in the evening: lamps in the beds, and more of the sky's own light
        if self.time in ('dusk', 'night', 'dawn'):
            for u in (-15, -5, 5):
                at, aim = place(u, deep - 2.6), place(0, 0.55, 1)
                garden.lamp(at.x, at.y, 0.1, 5, 0.3, {'dusk': 130, 'night': 90, 'dawn': 60}[self.time], aim=aim)
        if self.time in ('dusk', 'golden', 'dawn'):
            self.sun(Vector((-0.5 * self.side, -0.6, 1.6)), (0.62, 0.62, 0.85), {'dusk': 0.7, 'golden': 0.9, 'dawn': 0.6}[self.time], 60)
        t, self.t = self.t, (*self.t[:7], 0.10, self.t[8])
        self._haze(30, 300)
        self.t = t
