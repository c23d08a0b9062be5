"""Shared pieces of the picture scenes: render settings, light, materials, camera, haze.

Every scene is a script for Blender 3.4 (Debian's package, no OpenImageDenoise in it):
    blender -b -P scenes/skyline.py -- OUT.png WIDTH HEIGHT SAMPLES SEED TIME [VIEW]
TIME is one of dawn, day, golden, dusk, night. The same arguments give the same picture. VIEW (default 1) is another
camera of the same seeded place, in the scenes that know s.view; "golden 2" may also be written as "golden-v2".
"""
import math
import random
import sys
import tempfile

import bpy
from mathutils import Vector

import denoise

# sun elevation, sun rotation (degrees), sun intensity, sky strength, dust, exposure, haze colour, haze amount, lit share of windows
TIMES = {
    'dawn':   (3.0, 70, 0.5, 0.34, 2.0, 0.10, (0.86, 0.66, 0.55), 0.55, 0.16),
    'day':    (38, -50, 1.0, 0.16, 1.0, 0.00, (0.75, 0.83, 0.90), 0.40, 0.00),
    'golden': (6.0, -58, 0.9, 0.24, 2.2, 0.05, (0.90, 0.62, 0.38), 0.55, 0.05),
    'dusk':   (1.6, -40, 0.25, 0.36, 1.6, 0.10, (0.40, 0.26, 0.22), 0.75, 0.20),
    'night':  (-4.0, -70, 0.0, 1.6, 0.6, 0.60, (0.10, 0.13, 0.24), 0.55, 0.30),
}


class Scene:
    def __init__(self):
        out, width, height, samples, seed, time, *view = sys.argv[sys.argv.index('--') + 1:]
        time, _, suffix = time.partition('-v')              # a queue of six columns names the view with the time: golden-v2
        self.view = int(view[0] if view else suffix or 1)   # another camera of the same seeded place
        self.random, self.time = random.Random(int(seed)), time
        self.t = TIMES[time]
        bpy.ops.wm.read_factory_settings(use_empty=True)
        s = self.scene = bpy.context.scene
        s.render.engine, s.cycles.device, s.cycles.samples = 'CYCLES', 'CPU', int(samples)
        s.cycles.use_adaptive_sampling, s.cycles.adaptive_threshold = True, 0.02
        s.cycles.use_denoising = False
        s.cycles.max_bounces, s.cycles.diffuse_bounces, s.cycles.glossy_bounces, s.cycles.transmission_bounces = 6, 3, 3, 4
        s.cycles.sample_clamp_indirect = 3
        s.cycles.seed = int(seed)
        s.render.resolution_x, s.render.resolution_y, s.render.filepath = int(width), int(height), out
        s.view_settings.view_transform, s.view_settings.look = 'Filmic', 'Medium High Contrast'
        s.view_settings.exposure = self.t[5]
        self._sky()

    def _sky(self):
        elevation, rotation, sun, strength, dust = self.t[:5]
        w = bpy.data.worlds.new('sky')
        self.scene.world, w.use_nodes = w, True
        tree = w.node_tree
        sky = tree.nodes.new('ShaderNodeTexSky')
        sky.sky_type, sky.sun_elevation, sky.sun_rotation = 'NISHITA', math.radians(elevation), math.radians(rotation)
        sky.sun_intensity, sky.sun_size, sky.dust_density, sky.air_density, sky.ozone_density = sun, math.radians(1.2), dust, 1.0, 2.0
        tree.links.new(sky.outputs[0], tree.nodes['Background'].inputs[0])
        tree.nodes['Background'].inputs[1].default_value = strength

    def material(self, name, colour, rough=0.5, metal=0.0, emit=None, strength=0.0, transmission=0.0):
        m = bpy.data.materials.new(name)
        m.use_nodes = True
        p = m.node_tree.nodes['Principled BSDF']
        p.inputs['Base Color'].default_value = (*colour, 1)
        p.inputs['Roughness'].default_value, p.inputs['Metallic'].default_value = rough, metal
        p.inputs['Transmission'].default_value = transmission
        if emit:
            p.inputs['Emission'].default_value, p.inputs['Emission Strength'].default_value = (*emit, 1), strength
        return m

    def facade(self, name, frame, columns=0.7, floors=0.28, lit=None, glass=(0.05, 0.065, 0.08), warm=(1, 0.70, 0.36), glow=1.1, gap=(0.18, 0.30)):
        """A wall of windows: columns and floors per metre; `lit` is the share of windows with light; `gap` the frame's share across and up (small: a curtain wall)."""
        lit = self.t[8] if lit is None else lit
        m = bpy.data.materials.new(name)
        m.use_nodes = True
        n, l = m.node_tree.nodes, m.node_tree.links
        p = n['Principled BSDF']

        def math_node(op, a, b=None):
            node = n.new('ShaderNodeMath')
            node.operation = op
            for i, v in enumerate((a, b)):
                if isinstance(v, (int, float)):
                    node.inputs[i].default_value = v
                elif v is not None:
                    l.new(v, node.inputs[i])
            return node.outputs[0]

        xyz = n.new('ShaderNodeSeparateXYZ')
        l.new(n.new('ShaderNodeTexCoord').outputs['Object'], xyz.inputs[0])
        u = math_node('MULTIPLY', math_node('ADD', xyz.outputs[0], xyz.outputs[1]), columns)
        v = math_node('MULTIPLY', xyz.outputs[2], floors)
        pane = math_node('MULTIPLY', math_node('GREATER_THAN', math_node('FRACT', u), gap[0]), math_node('GREATER_THAN', math_node('FRACT', v), gap[1]))
        cell = n.new('ShaderNodeCombineXYZ')
        l.new(math_node('FLOOR', u), cell.inputs[0])
        l.new(math_node('FLOOR', v), cell.inputs[1])
        noise = n.new('ShaderNodeTexWhiteNoise')
        noise.noise_dimensions = '2D'
        l.new(cell.outputs[0], noise.inputs['Vector'])
        on = math_node('MULTIPLY', math_node('LESS_THAN', noise.outputs['Value'], lit), pane)
        colour = n.new('ShaderNodeMixRGB')
        l.new(pane, colour.inputs[0])
        colour.inputs[1].default_value, colour.inputs[2].default_value = (*frame, 1), (*glass, 1)
        l.new(colour.outputs[0], p.inputs['Base Color'])
        l.new(math_node('ADD', math_node('MULTIPLY', pane, -0.44), 0.52), p.inputs['Roughness'])
        p.inputs['Emission'].default_value = (*warm, 1)
        l.new(math_node('MULTIPLY', math_node('MULTIPLY', on, noise.outputs['Value']), glow / max(lit, 0.01)), p.inputs['Emission Strength'])
        return m

    def water(self, name='water', colour=(0.01, 0.035, 0.045), ripple=0.12, scale=0.25, rough=0.05):
        """`scale` is ripples per metre in object space: apply the object's scale first."""
        m = self.material(name, colour, rough)
        n, l = m.node_tree.nodes, m.node_tree.links
        noise, bump = n.new('ShaderNodeTexNoise'), n.new('ShaderNodeBump')
        noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = scale, 5
        l.new(n.new('ShaderNodeTexCoord').outputs['Object'], noise.inputs['Vector'])
        bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = ripple, 0.4
        l.new(noise.outputs[0], bump.inputs['Height'])
        l.new(bump.outputs[0], n['Principled BSDF'].inputs['Normal'])
        return m

    def add(self, material):
        """Gives the object that an operator has just made its material, scale applied."""
        bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
        o = bpy.context.object
        o.data.materials.append(material)
        return o

    def box(self, x, y, z, sx, sy, sz, material, bevel=0.0):
        """z is the underside."""
        bpy.ops.mesh.primitive_cube_add(size=1, location=(x, y, z + sz / 2))
        bpy.context.object.scale = (sx, sy, sz)
        o = self.add(material)
        if bevel:
            b = o.modifiers.new('bevel', 'BEVEL')
            b.width, b.segments = bevel, 2
        return o

    def plane(self, x, y, z, sx, sy, material):
        bpy.ops.mesh.primitive_plane_add(size=1, location=(x, y, z))
        bpy.context.object.scale = (sx, sy, 1)
        return self.add(material)

    def cylinder(self, x, y, z, radius, height, material, vertices=48):
        bpy.ops.mesh.primitive_cylinder_add(vertices=vertices, radius=radius, depth=height, location=(x, y, z + height / 2))
        return self.add(material)

    def _haze(self, start, depth):
        """Fades every material towards the colour of the air with its distance from the camera (metres)."""
        for m in bpy.data.materials:
            if not m.use_nodes:
                continue
            n, l = m.node_tree.nodes, m.node_tree.links
            m.cycles.sample_as_light = False  # the air and the lit windows are for the eye, sampling them is only noise
            out = n['Material Output'].inputs['Surface']
            surface = out.links[0].from_socket
            far, camera, amount, mix, air = (n.new(f'ShaderNode{k}') for k in ('MapRange', 'LightPath', 'Math', 'MixShader', 'Emission'))
            far.inputs['From Min'].default_value, far.inputs['From Max'].default_value = start, start + depth
            far.inputs['To Max'].default_value = self.t[7]
            l.new(n.new('ShaderNodeCameraData').outputs['View Distance'], far.inputs['Value'])
            amount.operation = 'MULTIPLY'
            l.new(far.outputs[0], amount.inputs[0])
            l.new(camera.outputs['Is Camera Ray'], amount.inputs[1])
            air.inputs['Color'].default_value = (*self.t[6], 1)
            l.new(amount.outputs[0], mix.inputs[0])
            l.new(surface, mix.inputs[1])
            l.new(air.outputs[0], mix.inputs[2])
            l.new(mix.outputs[0], out)

    def shoot(self, eye, target, lens=32, haze=(260, 1200), focus=None, fstop=2.8, shift=0.0, keep_far=1e9):
        """Places the camera, adds haze and a soft glow, renders, denoises. haze=None for interiors.

        Beyond `keep_far` metres the denoiser holds back (a city seen through a window keeps its windows).
        """
        data = bpy.data.cameras.new('camera')
        camera = bpy.data.objects.new('camera', data)
        self.scene.collection.objects.link(camera)
        self.scene.camera, camera.location = camera, eye
        camera.rotation_euler = (Vector(target) - Vector(eye)).to_track_quat('-Z', 'Y').to_euler()
        data.lens, data.clip_end, data.shift_y = lens, 20000, shift
        if focus:
            data.dof.use_dof, data.dof.focus_distance, data.dof.aperture_fstop = True, focus, fstop
        if haze:
            self._haze(*haze)
        self.scene.use_nodes = True
        tree = self.scene.node_tree
        image = tree.nodes['Render Layers'].outputs['Image']
        glow = tree.nodes.new('CompositorNodeGlare')
        glow.glare_type, glow.quality, glow.threshold, glow.size, glow.mix = 'FOG_GLOW', 'MEDIUM', 1.1, 7, -0.75
        tree.links.new(image, glow.inputs[0])
        tree.links.new(glow.outputs[0], tree.nodes['Composite'].inputs[0])
        with tempfile.TemporaryDirectory() as folder:
            denoise.store(self.scene, folder)
            bpy.ops.render.render(write_still=True)
            denoise.clean(self.scene, folder, far=keep_far)
