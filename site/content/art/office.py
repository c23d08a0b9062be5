"""An office: a meeting room with a long table (even seeds) or an open floor with desks (odd seeds); from 50 on, and from 30 to 39, a small suite.

The seed mirrors the room and picks palette, table, lamps, chairs, ceiling and cameras. As everywhere, seeds 20-39 look
out on a golf course or a park (a business park), the others on the city. View 2 looks from the glass back into the room
(open floor: from the desks to the lounge and the glazed room), view 3 is close to the table (the desk by the window).
"""
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from mathutils import Vector
from rooms import Room

s = Room()
r, side, palette = s.random, s.side, s.palette
suite = s.seed >= 50 or 30 <= s.seed < 40
meeting = s.seed % 2 == 0 and not suite
side = s.side = r.choice((-1, 1)) if meeting else s.side
extra = random.Random(f'more {s.seed}')                 # for what was added later: the first view stays as it was
X = lambda x: side * x
half, front, back, height = (r.uniform(3.3, 3.8), r.uniform(3.6, 4.2), -3.9, r.uniform(2.9, 3.2)) if meeting else (r.uniform(6.2, 7.0), r.uniform(4.8, 5.4), -5.0, r.uniform(3.1, 3.5))
if suite:
    half, front, back, height = extra.uniform(2.7, 3.0), extra.uniform(3.0, 3.3), -3.3, extra.uniform(2.75, 2.95)
s.window_power *= 1.6 if meeting else 1.8
s.scene.view_settings.exposure += {'dusk': 0.5, 'night': 0.55, 'dawn': 0.4}.get(s.time, 0.35) + (0 if meeting else 0.2)
s.outside(0, front)

# materials
wood, stone, wall, white = s.panel(), s.stone(scale=1.2), s.plaster('wall', palette['wall']), s.plaster('ceiling', (0.80, 0.79, 0.76))
carpet = s.fabric('carpet', tuple(c * 0.60 for c in palette['rug']), 120, 0.8, 0.25)
top = s.wood('top', *palette['wood'], None, 0.32, 'y' if meeting else 'x')
leather = s.fabric('leather', palette['chair'] if max(palette['chair']) < 0.5 else palette['sofa'], 200, 0.2, 0.12)
accent, sofa = s.fabric('accent', palette['accent'], 200), s.fabric('sofa', palette['sofa'])
screen = s.material('screen', (0.02, 0.02, 0.022), 0.12)
lit = s.material('picture', (0.05, 0.06, 0.07), 0.2, emit=(0.55, 0.68, 0.78), strength=0.35)
steel = s.material('steel', (0.45, 0.44, 0.42), 0.32, 0.9)
clay, ink = s.material('clay', (0.55, 0.46, 0.37), 0.7), s.material('ceramic', (0.05, 0.05, 0.048), 0.35)
paper = s.material('paper', (0.72, 0.70, 0.66), 0.8)
middle, depth = (front + back) / 2, front - back


def chair_parts():
    """A swivel chair at the origin that looks along -y; copied to its places."""
    n, made = 16, []
    side_view = [(-0.25, 0.455), (-0.20, 0.475), (0.0, 0.46), (0.14, 0.455), (0.20, 0.49), (0.235, 0.60), (0.255, 0.75), (0.28, 0.92), (0.29, 0.99)]
    v, cols = [], 6
    for y, z in side_view:
        for i in range(cols + 1):
            u = -1 + 2 * i / cols
            v.append((0.245 * u * (1 - 0.12 * max(0, z - 0.8) * 4), y - (0.05 * u * u if z > 0.55 else 0), z + (0.025 * u * u if z < 0.55 else 0)))
    o = s.mesh(v, [(j * (cols + 1) + i, j * (cols + 1) + i + 1, (j + 1) * (cols + 1) + i + 1, (j + 1) * (cols + 1) + i) for j in range(len(side_view) - 1) for i in range(cols)], leather)
    o.modifiers.new('thick', 'SOLIDIFY').thickness = 0.05
    b = o.modifiers.new('soft', 'SUBSURF')
    b.levels = b.render_levels = 2
    made.append(o)
    for x in (-1, 1):
        made.append(s.tube([(x * 0.20, 0.22, 0.58), (x * 0.28, 0.15, 0.66), (x * 0.285, -0.05, 0.665), (x * 0.28, -0.16, 0.64)], 0.014, steel))
        made.append(s.tube([(x * 0.28, 0.12, 0.66), (x * 0.24, 0.08, 0.44)], 0.012, steel))
    made.append(s.tube([(0, 0, 0.44), (0, 0, 0.08)], 0.026, steel))
    for k in range(5):
        a = 2 * math.pi * k / 5 + 0.3
        made.append(s.tube([(0, 0, 0.10), (0.29 * math.cos(a), 0.29 * math.sin(a), 0.05)], 0.016, steel))
        made.append(s.tube([(0.29 * math.cos(a), 0.29 * math.sin(a), 0.05), (0.29 * math.cos(a), 0.29 * math.sin(a), 0.0)], 0.022, s.black))
    for o in made:
        o.hide_render = True
    return made


parts = chair_parts()


def chair(x, y, angle):
    for o in parts:
        c = o.copy()
        c.hide_render = False
        c.location, c.rotation_euler = (x, y, 0), (0, 0, angle)
        s.scene.collection.objects.link(c)


def bar(x, y, z, length, along='y'):
    """A hanging line of light."""
    sx, sy = (0.06, length) if along == 'y' else (length, 0.06)
    s.box(x, y, z, sx, sy, 0.07, s.metal, 0.004)
    s.box(x, y, z - 0.004, sx * 0.8, sy * 0.98 if along == 'y' else 0.05, 0.006, s.glow('strip', 5))
    for k in (-0.45, 0.45):
        p = (x, y + k * length) if along == 'y' else (x + k * length, y)
        s.tube([(*p, z + 0.07), (*p, height + 0.28)], 0.003, s.black)
    s.area((x, y, z - 0.02), (0, 0, -1), sx if along == 'x' else 0.12, sy if along == 'y' else 0.12, 20 * s.lamp, (1, 0.82, 0.62))


def partition(x, y0, y1, step=1.15):
    """A glass wall in slim black frames along y."""
    pane = s.glass()
    s.mesh([(x, y0, 0), (x, y1, 0), (x, y1, height), (x, y0, height)], [(0, 1, 2, 3)], pane, False)
    n = max(1, round((y1 - y0) / step))
    s.blocks([(x, y0 + (y1 - y0) * i / n, 0, 0.05, 0.035, height) for i in range(n + 1)] + [(x, (y0 + y1) / 2, z, 0.05, y1 - y0, 0.05) for z in (0, height - 0.05, 2.2)], s.black)


# shell: floor, glass towards the city, walls
s.plane(0, middle, 0, 2 * half + 8, depth + 0.4, carpet)
s.box(0, back - 0.1, 0, 2 * half + 8, 0.2, height + 0.4, wall)
s.window((-half - (0 if meeting else 0), front), (half, front), height, s.black, (0, -1), 6 if meeting else 4 if suite else 9)
s.box(X(-half - 0.1), middle, 0, 0.2, depth, height + 0.4, wall)

if meeting:
    # the solid wall: panels of wood with a screen, a credenza; the other one: glass to a corridor
    n = 6
    for i in range(n):
        w = (depth - 0.3) / n
        s.box(X(-half + 0.03), back + 0.15 + w * (i + 0.5), 0.09, 0.04, w - 0.012, height - 0.09, wood, 0.003)
    table = (0.0, r.uniform(0.1, 0.5))
    s.box(X(-half + 0.09), table[1], 1.02, 0.05, 2.3, 1.30, screen, 0.006)
    s.box(X(-half + 0.118), table[1], 1.04, 0.004, 2.26, 1.26, lit)
    s.box(X(-half + 0.30), table[1], 0.12, 0.46, 3.0, 0.52, wood, 0.005)
    s.box(X(-half + 0.30), table[1], 0.64, 0.50, 3.06, 0.03, stone, 0.004)
    s.twigs(X(-half + 0.30), table[1] + 1.2, 0.67, ink, 1.1)
    s.books(X(-half + 0.30), table[1] - 1.15, 0.67, 3)
    partition(X(half), back, front)
    s.box(X(half + 2.2), middle, 0, 0.2, depth, height + 0.4, wood)
    s.plane(X(half + 1.1), middle, 0.002, 2.2, depth, s.marble('corridor', palette['tiles'], tuple(c * 0.6 for c in palette['tiles']), 0.7, 0.1, 1.2))
    for y in (-1.8, 1.2):
        s.spot(X(half + 1.3), y, height, 40, 80)
    s.cove(half, front, back, height, rim=0.75, power=6, lit=(-side, side))
    # the table: a soft rectangle of wood or stone on two drums
    long, wide = r.uniform(4.0, 4.6), r.uniform(1.25, 1.4)
    v = []
    for z in (0.70, 0.745):
        for k in range(64):
            a = 2 * math.pi * k / 64
            v.append((table[0] + math.copysign(abs(math.cos(a)) ** 0.45, math.cos(a)) * wide / 2, table[1] + math.copysign(abs(math.sin(a)) ** 0.45, math.sin(a)) * long / 2, z))
    o = s.mesh(v, [(k, (k + 1) % 64, 64 + (k + 1) % 64, 64 + k) for k in range(64)] + [tuple(range(64, 128)), tuple(range(63, -1, -1))], stone if r.random() < 0.4 else top, False)
    for k in (-1, 1):
        s.lathe(table[0], table[1] + k * long * 0.27, 0, [(0, 0), (0.30, 0), (0.30, 0.02), (0.22, 0.03), (0.22, 0.69), (0, 0.70)], s.metal)
    for i in range(4):
        y = table[1] - long / 2 + long * (i + 0.5) / 4
        for way in (-1, 1):
            chair(table[0] + way * (wide / 2 + r.uniform(0.24, 0.34)), y + r.uniform(-0.05, 0.05), -way * math.pi / 2 + r.uniform(-0.18, 0.18))
            if r.random() < 0.6:
                o = s.box(table[0] + way * wide * 0.30, y, 0.747, 0.21, 0.30, 0.006, paper)
                o.rotation_euler.z = r.uniform(-0.2, 0.2)
            if r.random() < 0.6:
                s.lathe(table[0] + way * wide * 0.20, y + 0.24, 0.746, [(0, 0), (0.028, 0), (0.034, 0.11), (0.031, 0.11), (0.026, 0.01), (0, 0.01)], s.glass() if False else clay, 24)
    chair(table[0], table[1] + long / 2 + 0.32, 0.0)
    s.branch(table[0], table[1] + 0.35, 0.746, clay, 0.9)
    bar(table[0], table[1], 2.15, long * 0.85)
    s.plant(X(-half + 0.55), front - 0.65, r.uniform(1.6, 2.0), r.choice((clay, ink)), pot_radius=0.2)
    eye, target = Vector((X(r.uniform(0.25, 0.5) * half), back + 0.35, 1.45)), (X(-half * r.uniform(0.14, 0.30)), front, 1.2)
    art = s.painting('art', palette['art'], 0.9)            # the wall behind the first camera: a picture over a low cabinet, a door
    s.box(X(-0.6), back + 0.03, 1.05, 2.3, 0.05, 1.35, s.metal, 0.004)
    s.box(X(-0.6), back + 0.045, 1.07, 2.26, 0.05, 1.31, art)
    s.spot(X(-0.6), back + 0.9, height, 45, 60, (X(-0.6), back, 1.6))
    s.box(X(-0.6), back + 0.24, 0.10, 2.6, 0.42, 0.55, wood, 0.005)
    s.box(X(-0.6), back + 0.24, 0.65, 2.64, 0.44, 0.03, stone, 0.004)
    s.books(X(-1.4), back + 0.24, 0.68, 3)
    s.twigs(X(0.3), back + 0.24, 0.68, clay, 0.9)
    if s.view == 2:
        s.shoot(eye=Vector((X(-half * 0.55), front - 0.3, 1.5)), target=(X(half * 0.52), back, 1.1), lens=21.5, haze=None)
        sys.exit()
    if s.view == 3:
        s.shoot(eye=Vector((table[0] + X(1.55), table[1] - long * 0.5 - 0.25, 1.12)), target=(table[0] - X(0.25), table[1] + long * 0.28, 0.86), lens=34, haze=None, focus=2.3, fstop=2.4)
        sys.exit()
    s.shoot(eye=eye, target=target, lens=r.uniform(22, 24), haze=None, shift=r.uniform(-0.01, 0.02))
elif suite:
    # a room for one, with a table for visitors: shelves on the solid wall, glass to the corridor opposite
    s.cove(half, front, back, height, rim=0.55, power=5, lit=(-side, side))
    partition(X(half), back, front)
    s.box(X(half + 1.9), middle, 0, 0.2, depth, height + 0.4, wood)
    s.box(X(half + 0.95), front + 0.05, 0, 1.9, 0.1, height + 0.4, wall)
    s.plane(X(half + 0.95), middle, 0.002, 1.9, depth, s.marble('corridor', palette['tiles'], tuple(c * 0.6 for c in palette['tiles']), 0.7, 0.1, 1.2))
    for y in (-1.8, 1.0):
        s.spot(X(half + 1.0), y, height, 40, 80)
    n, w = 5, (depth - 0.5) / 5
    s.box(X(-half + 0.02), middle, 0.0, 0.03, depth, height, wood)
    s.box(X(-half + 0.22), middle, 0.08, 0.42, depth - 0.3, 0.56, wood, 0.005)
    s.box(X(-half + 0.22), middle, 0.64, 0.45, depth - 0.26, 0.03, stone, 0.004)
    for z in (1.18, 1.62, 2.06):
        s.box(X(-half + 0.17), middle, z, 0.30, depth - 0.5, 0.03, wood, 0.003)
        s.box(X(-half + 0.04), middle, z - 0.012, 0.012, depth - 0.6, 0.01, s.glow('strip', 5))
        s.area((X(-half + 0.16), middle, z - 0.03), (0.2 * side, 0, -1), 0.2, depth - 0.6, 4 * s.lamp, (1, 0.8, 0.56))
        for i in range(n):
            y = back + 0.45 + (i + extra.uniform(0.2, 0.8)) * w
            kind = extra.random()
            if kind < 0.4:
                s.blocks([(X(-half + 0.17), y - 0.3 + 0.045 * k, z + 0.03, 0.2, 0.035, extra.uniform(0.20, 0.28)) for k in range(extra.randint(5, 10))], extra.choice((paper, leather, accent, ink)), 0.002)
            elif kind < 0.6:
                s.books(X(-half + 0.17), y, z + 0.03, 3)
            elif kind < 0.85:
                h = extra.uniform(0.16, 0.28)
                s.lathe(X(-half + 0.17), y, z + 0.03, [(0, 0), (0.05, 0), (0.08, h * 0.4), (0.03, h * 0.85), (0.04, h), (0, h)], extra.choice((clay, ink)))
    dx, dy = X(-0.15), front - 1.95
    s.box(dx, dy, 0.715, 1.9, 0.85, 0.035, top, 0.006)
    for k in (-1, 1):
        s.box(dx + k * 0.86, dy, 0, 0.05, 0.72, 0.715, s.metal, 0.004)
    s.box(dx, dy + 0.1, 0.25, 1.6, 0.03, 0.42, wood, 0.004)
    s.box(dx + X(0.2), dy + 0.12, 0.95, 0.62, 0.025, 0.36, s.black, 0.006)
    s.box(dx + X(0.2), dy + 0.14, 0.75, 0.05, 0.03, 0.22, s.black)
    s.box(dx + X(0.2), dy + 0.14, 0.75, 0.24, 0.18, 0.008, s.black)
    s.books(dx - X(0.7), dy - 0.12, 0.75, 2)
    s.table_lamp(dx - X(0.72), dy + 0.22, 0.75, ink)
    o = s.box(dx + X(0.45), dy - 0.15, 0.752, 0.21, 0.30, 0.006, paper)
    o.rotation_euler.z = 0.2
    chair(dx, dy + 0.78, extra.uniform(-0.2, 0.2))
    for k in (-0.5, 0.5):
        chair(dx + k, dy - 0.95, math.pi + extra.uniform(-0.3, 0.3))
    s.box(X(0.5), back + 1.35, 0, 2.6, 2.2, 0.018, s.fabric('rug', palette['rug'], 150, 1.0, 0.3), 0.008)
    seat = s.seat(X(0.55), back + 0.62, 1.9, 0.85, math.pi, sofa, 2)
    s.pillow(*seat(0.6, 0.08), 0.50, 0.44, math.pi, accent)
    s.drum(X(0.55), back + 1.75, 0.38, 0.36, stone)
    s.books(X(0.5), back + 1.75, 0.36, 2)
    art = s.painting('art', palette['art'], 1.3)
    s.box(X(0.55), back + 0.03, 1.15, 1.55, 0.05, 1.05, s.metal, 0.004)
    s.box(X(0.55), back + 0.045, 1.17, 1.51, 0.05, 1.01, art)
    s.spot(X(0.55), back + 0.9, height, 36, 60, (X(0.55), back, 1.6))
    bar(dx, dy, 1.95, 1.5, 'x')
    s.plant(X(half - 0.55), front - 0.6, extra.uniform(1.6, 1.9), extra.choice((clay, ink)), pot_radius=0.2)
    eye, target, lens = {1: ((X(half * 0.62), back + 0.25, 1.42), (X(-half * 0.35), front, 1.15), 22), 2: ((X(-half * 0.62), front - 0.3, 1.45), (X(half * 0.4), back, 1.1), 21.5),
                         3: ((X(half * 0.15), back + 1.6, 1.25), (X(-half), front - 1.0, 1.2), 27)}[s.view]
    s.shoot(eye=Vector(eye), target=target, lens=lens, haze=None, shift=0.01)
else:
    s.box(X(half + 0.1), middle, 0, 0.2, depth, height + 0.4, wall)
    s.box(0, middle, height + 0.28, 2 * half + 1, depth + 1, 0.1, white)
    # ceiling: baffles of felt or wood under a pale slab
    baffle = wood if r.random() < 0.5 else s.fabric('baffle', tuple(c * 0.8 for c in palette['rug']), 200)
    s.blocks([(-half + 0.3 + 0.55 * i, middle, height - 0.02, 0.05, depth - 0.6, 0.26) for i in range(int(2 * half / 0.55))], baffle)
    s.area((0, back + 2.6, height - 0.1), (0, 0.25, -1), 2 * half - 1, 3.5, {'day': 3.0, 'golden': 2.6}.get(s.time, 1.8), (1, 0.90, 0.78))     # the deep part has lamps of its own
    # rows of desks at right angles to the glass, two facing each other
    for row in range(2):
        x0 = X(-half + 3.0 + row * 4.1)
        for k in range(3):
            y = front - 1.9 - k * 1.72
            s.box(x0, y, 0.70, 1.64, 1.66, 0.03, top, 0.004)
            for a in (-1, 1):
                s.box(x0 + a * 0.76, y, 0, 0.05, 1.5, 0.70, s.black, 0.003)
            s.box(x0, y, 0.73, 0.025, 1.6, 0.34, baffle if baffle is not wood else accent, 0.01)
            for way in (-1, 1):
                yy = y + r.uniform(-0.12, 0.12)
                s.box(x0 + way * 0.27, yy, 0.92, 0.02, 0.62, 0.36, s.black, 0.006)
                s.box(x0 + way * 0.282, yy, 0.93, 0.004, 0.60, 0.34, lit if r.random() < 0.4 else screen)
                s.box(x0 + way * 0.25, yy, 0.73, 0.03, 0.05, 0.2, s.black)
                s.box(x0 + way * 0.26, yy, 0.73, 0.18, 0.22, 0.008, s.black)
                s.box(x0 + way * 0.58, yy, 0.732, 0.13, 0.40, 0.012, paper if r.random() < 0.5 else s.black, 0.003)
                if r.random() < 0.5:
                    s.lathe(x0 + way * 0.60, yy + 0.42, 0.732, [(0, 0), (0.035, 0), (0.04, 0.09), (0.036, 0.09), (0.03, 0.01), (0, 0.01)], r.choice((clay, ink)), 24)
                if r.random() < 0.4:
                    s.books(x0 + way * 0.55, yy - 0.5, 0.732, 2)
                chair(x0 + way * (1.08 + r.uniform(0, 0.14)), yy + r.uniform(-0.1, 0.1), -way * math.pi / 2 + math.pi + math.pi + r.uniform(-0.5, 0.5))
        bar(x0, front - 1.9 - 1.72, 2.35, 4.6)
    # a long shelf with plants between the desks and the lounge; a glazed meeting room on the far side
    px = X(half - 3.2)
    partition(px, front - 5.0, front)
    s.mesh([(px, front - 5.0, 0), (X(half), front - 5.0, 0), (X(half), front - 5.0, height), (px, front - 5.0, height)], [(0, 1, 2, 3)], s.glass(), False)
    s.blocks([(px + X(3.2 * i / 3), front - 5.0, 0, 0.035, 0.05, height) for i in range(4)] + [((px + X(half)) / 2, front - 5.0, z, 3.2, 0.05, 0.05) for z in (0, 2.2, height - 0.05)], s.black)
    tx, ty = X(half - 1.6), front - 2.5
    s.lathe(tx, ty, 0.70, [(0, 0), (0.78, 0), (0.80, 0.02), (0.78, 0.04), (0, 0.04)], stone, 72)
    s.lathe(tx, ty, 0, [(0, 0), (0.34, 0), (0.34, 0.02), (0.10, 0.04), (0.08, 0.69), (0, 0.70)], s.metal)
    for k in range(5):
        a = 2 * math.pi * k / 5 + 0.2
        chair(tx + 1.12 * math.sin(a), ty - 1.12 * math.cos(a), a + math.pi + r.uniform(-0.15, 0.15))
    s.lathe(tx, ty, 1.95, [(0.30, 0), (0.27, 0.16), (0, 0.17)], s.glow('shade', 2.4))
    s.tube([(tx, ty, 2.1), (tx, ty, height + 0.28)], 0.004, s.black)
    s.area((tx, ty, 1.94), (0, 0, -1), 0.5, 0.5, 18 * s.lamp, (1, 0.76, 0.5))
    # the lounge in the foreground
    lx, ly = X(half - 2.6), back + 2.9
    s.box(lx, ly, 0, 3.4, 2.6, 0.018, s.fabric('rug', palette['rug'], 150, 1.0, 0.3), 0.008)
    turn = s.seat(X(half - 0.85), ly, 2.3, 0.92, -math.pi / 2 * side, sofa, 2)
    s.pillow(*turn(0.8, 0.08), 0.50, 0.46, -math.pi / 2 * side, accent)
    s.tub_chair(lx - X(1.15), ly + 0.2, math.pi / 2 * side + 0.2, s.fabric('chair', palette['chair'], 300), 0.8)
    s.drum(lx, ly, 0.45, 0.36, stone)
    s.books(lx, ly, 0.36, 2)
    for y in (front - 0.6, front - 5.4):
        s.plant(X(half - 3.7), y, r.uniform(1.6, 2.1), r.choice((clay, ink)), pot_radius=0.22)
    s.plant(X(-half + 0.6), front - 0.7, r.uniform(1.8, 2.3), r.choice((clay, ink)), pot_radius=0.24)
    for x in (-0.6, 0.5):
        s.spot(X(half * x), back + 2.2, height, 60, 85)
    eye, target = Vector((X(r.uniform(-0.30, -0.12) * half), back + 0.4, 1.5)), (X(half * r.uniform(0.04, 0.16)), front, 1.15)
    art = s.painting('art', palette['art'], 0.7)
    s.box(X(half * 0.55), back + 0.03, 1.0, 3.2, 0.05, 1.6, s.metal, 0.004)
    s.box(X(half * 0.55), back + 0.045, 1.02, 3.16, 0.05, 1.56, art)
    if s.view == 2:
        s.shoot(eye=Vector((X(half * 0.12), back + 0.5, 1.45)), target=(X(half * 0.80), front - 2.0, 1.1), lens=22, haze=None, shift=0.02)
        sys.exit()
    if s.view == 3:
        s.shoot(eye=Vector((X(-half + 1.75), front - 0.35, 1.5)), target=(X(half * 0.5), back + 1.0, 1.0), lens=22, haze=None)
        sys.exit()
    s.shoot(eye=eye, target=target, lens=r.uniform(20.5, 22.5), haze=None, shift=r.uniform(0.0, 0.03))
