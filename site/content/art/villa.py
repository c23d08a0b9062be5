"""A contemporary two-storey villa across its pool: a cantilevered upper volume, travertine, timber, lit rooms, palms."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from mathutils import Vector
from garden import ball, blocks, clear, clouds, curtain, foliage, grained, lamp, leafy, mesh, palm, palm_parts, put, quiet, tuft
from lib import Scene

s = Scene()
r, dark = s.random, s.time in ('dusk', 'night')
m = r.choice((-1, 1))                                   # the cantilever points right or left
clouds(s, {'dusk': -m * 28, 'night': 0}.get(s.time, -m * r.uniform(128, 148)), lift={'golden': 13, 'dawn': 10, 'night': 40}.get(s.time))
tone = r.choice([(0.66, 0.56, 0.44), (0.72, 0.65, 0.55), (0.58, 0.50, 0.41)])
travertine = grained(s, 'travertine', tone, (0.5, 0.5, 9), 0.4, 0.55, (1.2, 0.6, 0.006))
paving = grained(s, 'paving', tuple(c * 0.62 for c in tone), (2, 3, 2), 0.35, 0.4, (1.2, 0.8, 0.014), True, 0.06)
timber = grained(s, 'timber', r.choice([(0.30, 0.16, 0.08), (0.40, 0.24, 0.12), (0.22, 0.12, 0.07)]), (14, 14, 0.7), 0.6, 0.45)
soffit = grained(s, 'soffit', (0.36, 0.21, 0.11), (14, 0.7, 14), 0.6, 0.45)
render = grained(s, 'render', r.choice([(0.82, 0.78, 0.72), (0.80, 0.76, 0.70), (0.075, 0.066, 0.058), (0.70, 0.61, 0.50)]), (1, 1, 1), 0.12, 0.8)
white, bronze = s.material('white', (0.78, 0.75, 0.70), 0.7), s.material('bronze', (0.12, 0.085, 0.06), 0.35, 0.8)
tile = grained(s, 'tile', (0.22, 0.66, 0.70), (1, 1, 1), 0.3, 0.3, (0.3, 0.3, 0.012), True)
tile.node_tree.nodes['Principled BSDF'].inputs['Emission'].default_value = (0.05, 0.55, 0.62, 1)
tile.node_tree.nodes['Principled BSDF'].inputs['Emission Strength'].default_value = {'dusk': 0.4, 'night': 0.4, 'day': 0.3}.get(s.time, 0.22)
glass, balustrade, water = clear(s, 'glass', (0.93, 0.95, 0.94)), clear(s, 'rail', (0.96, 0.98, 0.97)), clear(s, 'water', (0.66, 0.92, 0.94), 0.14, 1.3)
leaf, grass, bark = leafy(s, 'leaf', (0.09, 0.15, 0.045)), leafy(s, 'grass', (0.13, 0.20, 0.05)), grained(s, 'bark', (0.25, 0.18, 0.12), (6, 6, 40), 0.6, 0.9)
cloth, fabric = leafy(s, 'cloth', (0.80, 0.76, 0.68), 0.9), s.material('fabric', r.choice([(0.72, 0.67, 0.58), (0.50, 0.44, 0.36), (0.30, 0.33, 0.30)]), 0.95)
glow = s.material('glow', (1, 0.9, 0.7), 0.5, emit=(1, 0.68, 0.34), strength=7 if dark else 4)
art = grained(s, 'art', r.choice([(0.60, 0.26, 0.10), (0.10, 0.24, 0.30), (0.55, 0.42, 0.16)]), (0.8, 0.8, 1.6), 0.9, 0.7)

def b(material, *extents, bevel=0.015):
    return blocks(material, [(m * e[0], m * e[1], *e[2:]) for e in extents], bevel)

# the shell: ground floor x -w..w, upper floor from the stone blade out past the ground floor
w, ground, upper = r.uniform(6.6, 8.4), r.uniform(3.1, 3.5), r.uniform(2.8, 3.1)
blade, reach, front = -w + r.uniform(2.0, 4.2), w + r.uniform(2.2, 3.8), r.uniform(-3.2, -2.2)
z1, z2 = ground + 0.45, ground + 0.45 + upper
b(travertine, (blade - 0.55, blade, front - 1.0, 9, 0, z2 + r.uniform(0.7, 1.6)))
b(travertine, (w - 0.5, w, 3.5, 9, 0, ground), (-w - 6, w, 8.6, 9, 0, ground))
b(render, (blade, reach, front, 8, ground, z1), (blade, reach, front, 8, z2, z2 + 0.42), (reach - 0.38, reach, front, 8, z1, z2), (blade, reach, 7.6, 8, z1, z2), bevel=0.02)
b(soffit, (blade, reach - 0.1, front + 0.1, 2.4, ground - 0.03, ground))
b(white, (blade, w, 2.4, 8.6, ground - 0.02, ground), (blade, reach - 0.4, front + 1.3, 7.6, z2 - 0.02, z2))
b(r.choice((timber, travertine, render)), (blade, w, 8.45, 8.6, 0, ground))
b(timber, (blade, reach - 0.4, 5.2, 5.3, z1, z2))
b(soffit, (blade, w, 2.3, 8.6, 0, 0.02), (blade, reach - 0.4, front + 1.2, 5.2, z1, z1 + 0.02))
# glass with slim bronze frames, the balcony rail
panes = [blade + (w - 0.4 - blade) * i / 6 for i in range(7)]
b(glass, (blade, w - 0.4, 2.3, 2.315, 0, ground), (w - 0.4, w - 0.385, 2.3, 3.5, 0, ground), (blade, reach - 0.4, front + 1.2, front + 1.215, z1, z2), bevel=0)
b(bronze, *[(x - 0.03, x + 0.03, 2.25, 2.35, 0, ground) for x in panes], *[(x - 0.03, x + 0.03, front + 1.15, front + 1.25, z1, z2) for x in [blade + (reach - 0.4 - blade) * i / 6 for i in range(7)]])
b(balustrade, (blade, reach - 0.38, front + 0.12, front + 0.135, z1, z1 + 1.05), bevel=0)
b(bronze, (blade, reach - 0.38, front + 0.10, front + 0.155, z1 + 1.05, z1 + 1.08), (reach - 1.3, reach - 1.18, front + 0.8, front + 0.92, 0, ground), (reach - 1.3, reach - 1.18, 5, 5.12, 0, ground))
# a timber screen over part of the upper floor; the slatted wing behind the blade with its lit door
span, at_end = (reach - blade) * r.uniform(0.24, 0.4), r.random() < 0.5
s0 = reach - 0.45 - span if at_end else blade + 0.1
b(timber, *[(s0 + i * 0.16, s0 + i * 0.16 + 0.06, front + 0.25, front + 0.37, z1, z2) for i in range(int(span / 0.16))], bevel=0)
far, high = -w - r.uniform(5, 8), ground - r.uniform(0.1, 0.5)
b(travertine, (far, blade - 0.5, 2.2, 9, 0, high - 0.1))
b(timber, *[(far + i * 0.19, far + i * 0.19 + 0.11, 2.0, 2.2, 0.1, high - 0.1) for i in range(int((blade - 2.4 - far) / 0.19))], bevel=0)
b(glow, (blade - 2.2, blade - 0.9, 2.17, 2.19, 0, 2.5), bevel=0)
b(timber, (blade - 2.15, blade - 0.95, 2.10, 2.16, 0, 2.45))
b(render, (far - 0.5, blade - 0.5, 0.8, 9, high - 0.1, high + 0.3))
if r.random() < 0.5:                                    # a roof pavilion
    b(timber, (blade + 1, blade + 6, 3, 7, z2 + 0.42, z2 + 2.6))
    b(render, (blade, blade + 8, 1.6, 8, z2 + 2.6, z2 + 2.85))
# rooms
b(fabric, (0, 2.8, 5.2, 6.2, 0.15, 0.45), (0, 2.8, 6.0, 6.25, 0.4, 0.95), (-0.25, 0, 5.2, 6.25, 0.15, 0.7), (2.8, 3.05, 5.2, 6.25, 0.15, 0.7), bevel=0.06)
b(art, (blade + 1.2, blade + 3.4, 8.38, 8.44, 0.9, 2.5), (reach - 4.2, reach - 2.6, 5.13, 5.19, z1 + 1, z1 + 2.1), bevel=0)
b(glow, (0.2, 2.6, 8.42, 8.44, 2.3, 2.34), (0.2, 2.6, 8.42, 8.44, 1.6, 1.64), bevel=0)
b(bronze, (0.1, 2.7, 8.15, 8.45, 2.25, 2.3), (0.1, 2.7, 8.15, 8.45, 1.55, 1.6), (w - 4, w - 1.4, 4.6, 5.7, 0.72, 0.78), (w - 3.6, w - 3.5, 4.8, 5.5, 0, 0.72), (w - 1.9, w - 1.8, 4.8, 5.5, 0, 0.72))
for i in range(3):
    ball(s, m * (w - 3.5 + i * 0.8), 5.1, ground - 1.15 - 0.2 * (i % 2), 0.15, glow)
    b(bronze, (w - 3.508 + i * 0.8, w - 3.492 + i * 0.8, 5.1, 5.115, ground - 1 - 0.2 * (i % 2), ground))
b(cloth, (reach - 4.6, reach - 2.4, 3.2, 5.0, z1 + 0.2, z1 + 0.62), bevel=0.08)
for x0, x1, y, z, h in ((w - 1.6, w - 0.5, 2.6, 0, ground), (blade + 0.1, blade + 1.3, 2.6, 0, ground), (reach - 2.2, reach - 0.5, front + 1.5, z1, z2), (blade + 0.2, blade + 1.7, front + 1.5, z1, z2)):
    curtain(cloth, *sorted((m * x0, m * x1)), y, z, h)
s.scene.view_settings.exposure += 0.15 if s.time == 'day' else 0
power = {'day': 420, 'golden': 1100, 'dawn': 900, 'dusk': 750, 'night': 260}[s.time]
lamp(m * (blade + w) / 2, 5.3, ground - 0.08, w - blade - 1, 4, power * 1.2)
lamp(m * (blade + reach) / 2, 3.0, z2 - 0.08, reach - blade - 1, 2.4, power)
if s.time in ('dusk', 'night', 'dawn'):                  # by day each further lamp only costs noise
    s.scene.view_settings.exposure += 0.45
    lamp(m * (w + blade) / 2, 0.0, ground - 0.1, w - blade, 1.2, power * 0.15)
    lamp(m * (blade - 0.27), front - 1.5, 0.1, 0.5, 0.2, power * 0.08, aim=(0, 0.35, 1))
    lamp(m * (blade - 3), 1.3, high - 0.15, 3.5, 0.4, power * 0.08)
b(glow, *[(blade + 1 + i * 1.7, blade + 1.1 + i * 1.7, y, y + 0.1, ground - 0.045, ground - 0.03) for i in range(int((reach - blade - 1.5) / 1.7)) for y in (-1.2, 1.2)], bevel=0)
# terrace, pool, steps of coping
p0, p1, q0, q1 = -w - r.uniform(0, 2), w + r.uniform(-1.5, 2.5), -13.5 - r.uniform(0, 1.2), -5.6 - r.uniform(0, 1)
b(paving, (-22, 22, q1, 9, -0.4, 0), (-22, p0, q0, q1, -0.4, 0), (p1, 22, q0, q1, -0.4, 0), (-22, 22, q0 - 14, q0, -0.4, 0), bevel=0.02)
b(tile, (p0, p1, q0, q1, -1.7, -1.5), (p0 - 0.1, p0, q0, q1, -1.6, -0.04), (p1, p1 + 0.1, q0, q1, -1.6, -0.04), (p0, p1, q0 - 0.1, q0, -1.6, -0.04), (p0, p1, q1, q1 + 0.1, -1.6, -0.04),
  *[(p0, p0 + 1.4 - i * 0.35, q0, q1, -1.5, -1.2 + i * 0.3) for i in range(3)], bevel=0)
put(mesh('pool', [(p0 * m, q0, -0.10), (p1 * m, q0, -0.10), (p1 * m, q1, -0.10), (p0 * m, q1, -0.10)], [[0, 1, 2, 3][::m]], water))
# loungers, a low table, an outdoor sofa under the cantilever
lounge = p0 + r.uniform(1.5, 3) if r.random() < 0.5 else p1 - r.uniform(5, 6)
for i in range(3):
    x = lounge + i * 1.55
    b(timber, (x, x + 0.75, q1 + 0.5, q1 + 2.45, 0.18, 0.25), (x + 0.05, x + 0.12, q1 + 0.6, q1 + 0.67, 0, 0.2), (x + 0.63, x + 0.7, q1 + 0.6, q1 + 0.67, 0, 0.2), (x + 0.05, x + 0.7, q1 + 2.2, q1 + 2.3, 0, 0.2))
    b(cloth, (x + 0.03, x + 0.72, q1 + 0.52, q1 + 1.75, 0.25, 0.36), bevel=0.04)
    back = s.box(m * (x + 0.375), q1 + 2.08, 0.45, 0.69, 0.85, 0.11, cloth, 0.04)
    back.rotation_euler.x = 0.62
shade = [m * (lounge + 1.15 + 1.55 * r.randint(0, 1)), q1 + 2.9]
b(bronze, (m * shade[0] - 0.03, m * shade[0] + 0.03, shade[1] - 0.03, shade[1] + 0.03, 0, 2.75))
corners = [(shade[0] + dx * 1.5, shade[1] + dy * 1.5, z) for z in (2.35, 2.2) for dx, dy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
put(mesh('parasol', corners + [(*shade, 2.8)], [[i, (i + 1) % 4, 8] for i in range(4)] + [[i, i + 4, (i + 1) % 4 + 4, (i + 1) % 4] for i in range(4)], cloth))
b(fabric, (w - 2.6, w + 0.2, -0.6, 0.4, 0.12, 0.42), (w - 2.6, w + 0.2, 0.2, 0.45, 0.4, 0.8), (w - 4.4, w - 3.5, -1.2, -0.3, 0.12, 0.42), (w - 4.4, w - 4.2, -1.2, -0.3, 0.4, 0.75), bevel=0.06)
b(travertine, (w - 2.4, w - 1.0, -1.9, -1.2, 0, 0.32), bevel=0.03)
# planting: beds by the villa and near the camera, the garden wall, hedge and palms
parts, tufts = palm_parts(r, leaf, bark), [tuft(r, grass), tuft(r, leaf, 50, 1.0, 0.7), tuft(r, grass, 110, 0.55, 0.45)]
shrubs = [foliage(r, leaf, -0.6, 0.6, -0.6, 0.6, 0, 1.0, 900, 0.06, True), foliage(r, grass, -0.5, 0.5, -0.5, 0.5, 0, 0.7, 700, 0.05, True)]
soil = s.material('soil', (0.09, 0.065, 0.045), 1)

def bed(x0, x1, y0, y1, count, wall=0.35):
    b(travertine, (x0, x1, y0, y0 + 0.12, 0, wall), (x0, x1, y1 - 0.12, y1, 0, wall), (x0, x0 + 0.12, y0 + 0.12, y1 - 0.12, 0, wall), (x1 - 0.12, x1, y0 + 0.12, y1 - 0.12, 0, wall))
    b(soil, (x0 + 0.1, x1 - 0.1, y0 + 0.1, y1 - 0.1, 0, wall - 0.05), bevel=0)
    for _ in range(count):
        what, x, y = r.choice(tufts + shrubs), r.uniform(x0 + 0.35, x1 - 0.35), r.uniform(y0 + 0.35, y1 - 0.35)
        near = s.view == 3 and (x - far + 1) ** 2 + (y - q0 - 2.2) ** 2 < 16     # leaves at arm's length look like cardboard
        put(what, m * x, y, wall - 0.06 - 9 * near, r.uniform(0, 6.3), r.uniform(0.7, 1.15))

bed(far - 0.2, blade - 2.6, 0.2, 1.5, 26)
bed(reach + 1.4, reach + 3.0, front, 6, 22)
bed(p0 - 3.2, p0 - 1.4, q0, q1 - 1, 30)
bed(p1 + 1.5, p1 + 3.0, q0 + 0.8, q1 - 1.5, 30)
for x, y, h in ((far + 0.8, 0.9, 6.2), (p0 - 2.3, q1 - 2.2, 5.2), (p0 - 2.3, q0 + 2.2, 6.4), (reach + 2.2, 1.0, 7.4), (reach + 2.2, 4.6, 6.2)):
    palm(parts, r, m * x, y - (40 if s.view == 3 and x < p0 and y < 0 else 0), h * r.uniform(0.88, 1.15), 0.3)  # not before view 3's eye
b(render, (-70, 70, 13, 13.3, 0, 2.0), (-30, -29.7, -20, 13, 0, 2.0), (29.7, 30, -20, 13, 0, 2.0))
hedge = foliage(r, leaf, -6, 6, 12.0, 12.9, 0, 2.5, 4500, 0.10)
for i in range(-5, 6):
    put(hedge, i * 11.6)
for way in (-1, 1):                                     # the hedges along the sides
    for i in range(3):
        put(hedge, way * 41.6, i * 11.6 - 16, 0, way * 1.5708)
b(leaf, (-64, 64, 12.1, 12.8, 0, 2.35), *[(way * 29.5, way * 28.8, -21, 12.8, 0, 2.35) for way in (-1, 1)], bevel=0)    # no wall shines through
s.plane(0, 3000, -0.45, 9000, 6200, s.material('sand', (0.42, 0.34, 0.25), 0.95))
b(grass, (-30, 30, 9, 13, -0.3, 0))
for _ in range(16):
    palm(parts, r, r.uniform(-30, 30), r.uniform(15, 34), r.uniform(7, 11))
city = [s.facade(f'city{i}', c, 0.4, 0.28) for i, c in enumerate(((0.5, 0.46, 0.4), (0.4, 0.4, 0.42)))]
for _ in range(46):
    x, side = r.uniform(-420, 420), r.uniform(16, 30)
    s.box(x, r.uniform(380, 620), 0, side, side, max(24, r.gauss(62, 34)), r.choice(city))
# the camera stands at the near corner of the pool, level, with the lens shifted up
eye = Vector((m * (w * r.uniform(0.6, 0.95)), q0 - r.uniform(5.2, 6.6), r.uniform(1.45, 2.0)))
aim, lens, shift = Vector((m * r.uniform(0.4, 1.6), 0, eye.z)), r.uniform(23, 26), r.uniform(0.07, 0.10)
if s.view > 1:                                          # these look along the house: the ends of the garden need more than a wall
    b(leaf, *[(way * 29.5, way * 28.8, -52, -21, 0, 2.35) for way in (-1, 1)], bevel=0)
    b(render, *[(way * 29.7, way * 30, -52, -20, 0, 2.0) for way in (-1, 1)])
    for way in (-1, 1):
        for i in range(1, 4):
            put(hedge, way * 41.6, -16 - i * 11.6, 0, way * 1.5708)
        b(grass, (way * 22, way * 29.7, -28, 9, -0.3, -0.02), bevel=0)
        for _ in range(9):
            palm(parts, r, way * r.uniform(24, 28.5), r.uniform(-22, 9), r.uniform(5, 8.5))
        for _ in range(26):
            put(r.choice(shrubs + tufts), way * r.uniform(22.6, 29), r.uniform(-24, 9), 0, r.uniform(0, 6.3), r.uniform(0.9, 1.7))
        for _ in range(7):
            palm(parts, r, way * r.uniform(33, 50), r.uniform(-25, 25), r.uniform(8, 11))
        for _ in range(22):
            side = r.uniform(16, 30)
            s.box(way * r.uniform(360, 600), r.uniform(-320, 360), 0, side, side, max(24, r.gauss(62, 34)), r.choice(city))
if s.view == 2:                                         # on the terrace, along the pool and under the cantilever
    eye = Vector((m * (reach + r.uniform(0.2, 1.0)), q1 + r.uniform(0.9, 1.5), r.uniform(1.45, 1.65)))
    aim, lens, shift = Vector((m * -w, q1 + r.uniform(3.0, 4.0), eye.z)), r.uniform(21, 24), r.uniform(0.03, 0.06)
elif s.view == 3:                                       # from the entrance's side, past the slatted wing
    eye = Vector((m * (far - r.uniform(0.5, 1.5)), q0 + r.uniform(1.5, 3.0), r.uniform(1.5, 1.7)))
    aim, lens, shift = Vector((m * r.uniform(-1, 0.5), 0.5, eye.z)), r.uniform(24, 27), r.uniform(0.08, 0.10)
elif s.view == 4:                                       # across the water, low, from the far corner of the pool
    eye = Vector((m * (p0 + 0.6), q0 - 0.5, r.uniform(0.75, 0.95)))
    aim, lens, shift = Vector((m * (reach - 3), 1.0, eye.z)), r.uniform(24, 27), r.uniform(0.12, 0.15)
quiet()
s.shoot(eye=eye, target=aim, lens=lens, haze=(60, 1000), shift=shift)
