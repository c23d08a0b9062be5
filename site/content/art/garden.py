"""What villa.py and courtyard.py share on top of lib.py: grained materials, clear water, thin cloud, plants, blocks, lamps."""
import math

import bpy
from mathutils import Euler, Matrix, Vector


def node(tree, kind, inputs=(), **attributes):
    n = tree.nodes.new('ShaderNode' + kind)
    for k, v in attributes.items():
        setattr(n, k, v)
    for k, v in dict(inputs).items():
        if isinstance(v, bpy.types.NodeSocket):
            tree.links.new(v, n.inputs[k])
        else:
            n.inputs[k].default_value = v
    return n


def grained(s, name, colour, stretch, contrast=0.35, rough=0.6, joints=None, flat=False, bump=0.15):
    """Stone, wood or plaster: noise stretched per axis; joints=(width, height, gap) in metres cuts it into slabs."""
    m = s.material(name, colour, rough)
    t = m.node_tree
    p, where = t.nodes['Principled BSDF'], node(t, 'TexCoord').outputs['Object']
    grain = node(t, 'TexNoise', {'Vector': node(t, 'Mapping', {'Vector': where, 'Scale': stretch}).outputs[0], 'Scale': 1, 'Detail': 9, 'Roughness': 0.62}).outputs[0]
    stain = node(t, 'TexNoise', {'Vector': where, 'Scale': 0.45, 'Detail': 3}).outputs[0]
    both = node(t, 'Math', {0: grain, 1: node(t, 'Math', {0: stain, 1: 0.6}, operation='MULTIPLY').outputs[0]}, operation='ADD').outputs[0]
    ramp = node(t, 'ValToRGB', {'Fac': node(t, 'MapRange', {'Value': both, 'From Min': 0.5, 'From Max': 1.1}).outputs[0]})
    for e, k in zip(ramp.color_ramp.elements, (1 - contrast, 1 + contrast * 0.45)):
        e.color = (*(c * k for c in colour), 1)
    shade, height = ramp.outputs[0], grain
    if joints:
        xyz = node(t, 'SeparateXYZ', {0: where}).outputs
        side = node(t, 'CombineXYZ', {0: node(t, 'Math', {0: xyz[0], 1: xyz[1]}, operation='ADD').outputs[0], 1: xyz[2]}).outputs[0]
        bricks = node(t, 'TexBrick', {'Vector': where if flat else side, 'Color1': (1, 1, 1, 1), 'Color2': (0.86, 0.85, 0.84, 1), 'Mortar': (0.45, 0.42, 0.4, 1),
                                      'Scale': 1, 'Brick Width': joints[0], 'Row Height': joints[1], 'Mortar Size': joints[2], 'Mortar Smooth': 0.1}, offset=0 if flat else 0.5)
        shade = node(t, 'MixRGB', {0: 1, 1: shade, 2: bricks.outputs[0]}, blend_type='MULTIPLY').outputs[0]
    t.links.new(shade, p.inputs['Base Color'])
    t.links.new(node(t, 'Bump', {'Height': height, 'Strength': bump, 'Distance': 0.03}).outputs[0], p.inputs['Normal'])
    return m


def clear(s, name, tint, ripple=0.0, scale=1.0):
    """Thin glass or pool water: what lies behind, tinted, under a mirror that grows at grazing angles."""
    m = s.material(name, tint)
    t = m.node_tree
    normal = {}
    if ripple:
        waves = node(t, 'TexNoise', {'Vector': node(t, 'TexCoord').outputs['Object'], 'Scale': scale, 'Detail': 3, 'Distortion': 0.6}).outputs[0]
        normal = {'Normal': node(t, 'Bump', {'Height': waves, 'Strength': ripple, 'Distance': 0.12}).outputs[0]}
    through = node(t, 'BsdfTransparent', {0: (*tint, 1)}).outputs[0]
    mirror = node(t, 'BsdfGlossy', {'Color': (1, 1, 1, 1), 'Roughness': 0.0, **normal}).outputs[0]
    # only the outer face mirrors: light that goes straight through a pane would else be caught in it at grazing angles, black
    front = node(t, 'Math', {0: 1, 1: node(t, 'NewGeometry').outputs['Backfacing']}, operation='SUBTRACT').outputs[0]
    strength = node(t, 'Math', {0: node(t, 'Fresnel', {'IOR': 1.4, **normal}).outputs[0], 1: front}, operation='MULTIPLY').outputs[0]
    mix = node(t, 'MixShader', {0: strength, 1: through, 2: mirror})
    t.links.new(mix.outputs[0], t.nodes['Material Output'].inputs['Surface'])
    return m


def leafy(s, name, colour, rough=0.5):
    """Leaves and cloth: some of the light comes through."""
    m = s.material(name, colour, rough)
    t = m.node_tree
    tone = node(t, 'HueSaturation', {'Color': (*colour, 1), 'Value': node(t, 'MapRange', {'Value': node(t, 'ObjectInfo').outputs['Random'], 'To Min': 0.7, 'To Max': 1.25}).outputs[0]}).outputs[0]
    t.links.new(tone, t.nodes['Principled BSDF'].inputs['Base Color'])
    mix = node(t, 'MixShader', {0: 0.35, 1: t.nodes['Principled BSDF'].outputs[0], 2: node(t, 'BsdfTranslucent', {0: tone}).outputs[0]})
    t.links.new(mix.outputs[0], t.nodes['Material Output'].inputs['Surface'])
    return m


# the sun as a lamp of its own (power, colour): the sky texture's disc would take most of the sky's light samples
SUN = {'dawn': (1.6, (1, 0.66, 0.44)), 'day': (5.6, (1, 0.91, 0.78)), 'golden': (5.0, (1, 0.66, 0.38))}


def clouds(s, turn, amount=0.5, lift=None, melt=None):
    """Turns the sun to `turn` degrees (0 is straight behind the subject, 180 behind the camera) and adds thin cloud.

    melt: how much of the horizon fades into the colour of the air (a low sun opposite leaves an olive band there).
    """
    lift, turn_ = math.radians(s.t[0] if lift is None else lift), math.radians(turn)
    if s.time in SUN:
        d = bpy.data.lights.new('sun', 'SUN')
        (d.energy, d.color), d.angle = SUN[s.time], math.radians(0.35)
        o = bpy.data.objects.new('sun', d)
        bpy.context.scene.collection.objects.link(o)
        o.rotation_euler = Vector((math.sin(turn_) * math.cos(lift), math.cos(turn_) * math.cos(lift), math.sin(lift))).to_track_quat('Z', 'Y').to_euler()
    t = s.scene.world.node_tree
    sky, back = t.nodes['Sky Texture'], t.nodes['Background']
    sky.sun_rotation, sky.sun_disc = turn_, False
    xyz = node(t, 'SeparateXYZ', {0: node(t, 'TexCoord').outputs['Generated']}).outputs
    up = node(t, 'Math', {0: xyz[2], 1: 0.12}, operation='ADD').outputs[0]
    flat = node(t, 'CombineXYZ', {i: node(t, 'Math', {0: xyz[i], 1: up}, operation='DIVIDE').outputs[0] for i in (0, 1)}).outputs[0]
    moved = node(t, 'Mapping', {'Vector': flat, 'Location': (s.random.uniform(0, 50), s.random.uniform(0, 50), 0), 'Rotation': (0, 0, 0.5), 'Scale': (0.45, 1.1, 1)}).outputs[0]
    cover = node(t, 'MapRange', {'Value': node(t, 'TexNoise', {'Vector': moved, 'Scale': 1.0, 'Detail': 9, 'Roughness': 0.6, 'Distortion': 0.5}).outputs[0], 'From Min': 0.48, 'From Max': 0.78, 'To Max': amount}).outputs[0]
    cloud = node(t, 'HueSaturation', {'Color': sky.outputs[0], 'Saturation': 0.45, 'Value': 1.9}).outputs[0]
    t.links.new(node(t, 'MixRGB', {0: cover, 1: sky.outputs[0], 2: cloud}).outputs[0], back.inputs[0])
    melt = (0.7 if s.time in ('golden', 'dawn') else 0) if melt is None else melt
    if melt:
        low = node(t, 'MapRange', {'Value': xyz[2], 'From Min': -0.02, 'From Max': 0.13, 'To Min': melt, 'To Max': 0}, interpolation_type='SMOOTHSTEP').outputs[0]
        air = node(t, 'Background', {0: (*s.t[6], 1), 1: 0.82}).outputs[0]
        t.links.new(node(t, 'MixShader', {0: low, 1: back.outputs[0], 2: air}).outputs[0], t.nodes['World Output'].inputs[0])


def mesh(name, vertices, faces, material):
    d = bpy.data.meshes.new(name)
    d.from_pydata(vertices, [], faces)
    d.materials.append(material)
    return d


def put(data, x=0, y=0, z=0, turn=0, size=1, tilt=0):
    o = bpy.data.objects.new(data.name, data)
    bpy.context.scene.collection.objects.link(o)
    o.location, o.rotation_euler, o.scale = (x, y, z), (tilt, 0, turn), (size,) * 3
    return o


def blocks(material, extents, bevel=0.015):
    """One object of many boxes, each (x0, x1, y0, y1, z0, z1); textures run on from box to box."""
    v, f = [], []
    for x0, x1, y0, y1, z0, z1 in extents:
        x0, x1, n = min(x0, x1), max(x0, x1), len(v)
        v += [(x, y, z) for z in (z0, z1) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
        f += [[n + i for i in q] for q in ((3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))]
    o = put(mesh('blocks', v, f, material))
    if bevel:
        b = o.modifiers.new('bevel', 'BEVEL')
        b.width, b.segments = bevel, 2
    return o


def quiet():
    """Lamps and sky alone are sampled as lights: depth haze makes every surface emit, which else costs noise."""
    cycles = bpy.context.scene.cycles
    cycles.sample_clamp_indirect = 1.5
    cycles.caustics_reflective = cycles.caustics_refractive = False     # sun by way of glass: only sparks
    for m in bpy.data.materials:
        m.cycles.sample_as_light = False
    for o in bpy.data.objects:                              # small bright fittings: seen, but the lamps do their work
        if o.type == 'MESH' and o.data.materials and o.data.materials[0].name in ('glow', 'room'):
            o.visible_diffuse = False


def ball(s, x, y, z, radius, material, squash=1.0):
    bpy.ops.mesh.primitive_uv_sphere_add(segments=24, ring_count=14, radius=radius, location=(x, y, z))
    bpy.context.object.scale.z = squash
    bpy.ops.object.shade_smooth()
    return s.add(material)


def lamp(x, y, z, sx, sy, watts, colour=(1, 0.72, 0.42), aim=(0, 0, -1)):
    d = bpy.data.lights.new('lamp', 'AREA')
    d.shape, d.size, d.size_y, d.energy, d.color = 'RECTANGLE', sx, sy, watts, colour
    o = bpy.data.objects.new('lamp', d)
    bpy.context.scene.collection.objects.link(o)
    o.location, o.rotation_euler = (x, y, z), Vector(aim).to_track_quat('-Z', 'Y').to_euler()
    o.visible_camera = o.visible_glossy = False


def palm_parts(r, leaf, bark):
    """A crown of feathered fronds and a ringed trunk one unit high: put() them many times."""
    v, f = [], []
    for i in range(34):
        turn, rise, length = i * 2.4, 1.15 - 1.75 * (i / 34) ** 1.2, r.uniform(2.3, 2.9)
        at, step = Vector((0, 0, 0)), length / 22
        for j in range(22):
            bend = rise - (j / 22) ** 1.4 * 1.25
            ahead = Vector((math.cos(turn) * math.cos(bend), math.sin(turn) * math.cos(bend), math.sin(bend)))
            side, nxt = Vector((-math.sin(turn), math.cos(turn), 0)), at + ahead * step
            v += [at - side * 0.02, at + side * 0.02, nxt]
            f.append([len(v) - 3, len(v) - 2, len(v) - 1])
            for way in (-1, 1):
                long = 0.62 * math.sin(math.pi * min(1, 0.12 + j / 23)) ** 0.6
                tip = at + (side * way * 0.85 + ahead * 0.7 + Vector((0, 0, r.uniform(-0.35, 0.12)))) * long
                v += [at, at + ahead * 0.055, tip]
                f.append([len(v) - 3, len(v) - 2, len(v) - 1])
            at = nxt
    tv, tf, rings = [], [], 60
    for i in range(rings + 1):
        wide = (0.16 - 0.05 * i / rings + 0.06 * math.exp(-i / 3)) * (1.10 if i % 2 else 0.95)
        tv += [(math.cos(a * 0.628) * wide + 0.12 * math.sin(i / rings * 2), math.sin(a * 0.628) * wide, i / rings) for a in range(10)]
    tf = [[i * 10 + a, i * 10 + (a + 1) % 10, i * 10 + 10 + (a + 1) % 10, i * 10 + 10 + a] for i in range(rings) for a in range(10)]
    return mesh('crown', v, f, leaf), mesh('trunk', tv, tf, bark)


def palm(parts, r, x, y, height, z=0.0):
    turn = r.uniform(0, 6.3)
    put(parts[1], x, y, z, turn).scale.z = height
    put(parts[0], x + 0.11 * math.cos(turn), y + 0.11 * math.sin(turn), z + height, r.uniform(0, 6.3), r.uniform(0.85, 1.1), r.uniform(-0.1, 0.1))


def tuft(r, material, blades=70, height=0.8, spread=0.5):
    v, f = [], []
    for _ in range(blades):
        a, h, out = r.uniform(0, 6.28), height * r.uniform(0.5, 1), spread * r.uniform(0.2, 1)
        d, w = Vector((math.cos(a), math.sin(a), 0)), Vector((-math.sin(a), math.cos(a), 0)) * 0.016
        foot, knee, tip = d * 0.08, d * out * 0.5 + Vector((0, 0, h * 0.8)), d * out * 1.25 + Vector((0, 0, h * r.uniform(0.6, 1)))
        n = len(v)
        v += [foot - w, foot + w, knee + w, knee - w, tip]
        f += [[n, n + 1, n + 2, n + 3], [n + 3, n + 2, n + 4]]
    return mesh('tuft', v, f, material)


def foliage(r, material, x0, x1, y0, y1, z0, z1, count, leaf=0.09, round_=False):
    """A clipped hedge, or with round_ a loose shrub, of single leaves."""
    v, f = [], []
    for _ in range(count):
        p = Vector([r.uniform(-1, 1) for _ in range(3)])
        p = p / (p.length if round_ else max(map(abs, p))) * (1 - abs(r.gauss(0, 0.10)))
        at = Vector((x0 + x1 + p.x * (x1 - x0), y0 + y1 + p.y * (y1 - y0), z0 + z1 + p.z * (z1 - z0))) / 2
        frame = Euler([r.uniform(0, 6.28) for _ in range(3)]).to_matrix() @ Matrix.Scale(leaf * r.uniform(0.6, 1.2), 3)
        f.append(list(range(len(v), len(v) + 4)))
        v += [at + frame @ Vector(c) for c in ((-1, 0, 0), (0, -0.45, 0), (1, 0, 0), (0, 0.45, 0.2))]
    return mesh('foliage', v, f, material)


def curtain(material, x0, x1, y, z0, z1):
    n = int((x1 - x0) * 24)
    v = [(x0 + (x1 - x0) * i / n, y + 0.05 * math.sin(i * 1.1) + 0.02 * math.sin(i * 0.37), z) for i in range(n + 1) for z in (z0, z1)]
    return put(mesh('curtain', v, [[2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1] for i in range(n)], material))
