"""A living room with glass from floor to ceiling: high above the city, or (seeds from 100 on) beside a garden with a pool.

The seed mirrors the room and picks its size, ceiling, sofa arrangement, art and camera; palette, floor and outlook
are those of the property (see rooms.py). View 2 stands at the glass and looks in, view 3 is low across the rug, view 4
close to the tables. living.py is the same room under the name that fits a villa.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from mathutils import Vector
from rooms import Room

s = Room()
r, side, palette = s.random, s.side, s.palette          # the second glazed wall is at x = side * half
half, front, back, height = r.uniform(3.3, 3.9), r.uniform(3.4, 3.8), -2.9, r.uniform(2.9, 3.3)
X = lambda x: side * x
eye = Vector((X(r.uniform(0.35, 0.70) * half), back + r.uniform(0.25, 0.5), 1.22))
target, lens, shift = Vector((X(r.uniform(-0.42, -0.22) * half), front, 1.22)), r.uniform(22, 25), r.uniform(-0.01, 0.03)
if s.outlook == 'garden':
    s.window_power *= 1.25
s.scene.view_settings.exposure += {'dusk': 0.35, 'night': 0.35, 'dawn': 0.2}.get(s.time, 0.1)
s.outside(0, front)


def across(x, y):
    """Where a point lies in the picture: -1 is its left edge, 1 the right one; mirrored, so that the solid wall is at -1."""
    ahead = (target - eye).normalized()
    v = Vector((x, y, eye.z)) - eye
    return side * (v.x * ahead.y - v.y * ahead.x) / max(0.1, v.dot(ahead)) / (18 / lens)


# materials
floor, walnut = s.floor(), s.panel()
wall = s.plaster('wall', palette['wall'])
sofa, chair, accent = s.fabric('sofa', palette['sofa']), s.fabric('chair', palette['chair'], 340), s.fabric('accent', palette['accent'], 200)
light = s.fabric('light', (0.72, 0.68, 0.61), 180)
stone = s.stone(scale=1.6)
clay, ink = s.material('clay', (0.55, 0.46, 0.37), 0.7), s.material('ceramic', (0.05, 0.05, 0.048), 0.35)

# shell: floor, solid wall with slats, back wall, ceiling with a lit cove
s.plane(0, (front + back) / 2, 0, 2 * half + 0.4, front - back + 0.4, floor)
s.box(X(-half - 0.1), (front + back) / 2, 0, 0.2, front - back, height + 0.4, wall)
s.box(0, back - 0.1, 0, 2 * half, 0.2, height + 0.4, wall)
s.cove(half, front, back, height, lit=(-side, 2))
depth, middle = front - back, (front + back) / 2
slats_to = r.choice((back + 0.1, front - 1.9))
s.blocks([(X(-half + 0.03), front - 0.12 - i * 0.075, 0, 0.05, 0.042, height) for i in range(int((front - slats_to) / 0.075))], walnut, 0.004)
s.box(X(-half + 0.004), middle, 0, 0.03, depth, 0.09, s.black)
s.spot(X(-half + 0.42), front - 0.5, height, 26, 70, (X(-half), front - 0.5, 0.4))

# glass on two sides
s.window((-half, front), (half, front), height, s.black, (0, -1), r.choice((5, 6)))
s.window((X(half), back), (X(half), front), height, s.black, (-side, 0), 6)
sheer = s.sheer()
s.curtain((X(-half + 0.1), front - 0.22), (X(-half + r.uniform(0.8, 1.2)), front - 0.22), height, sheer, 8)
s.curtain((X(half - 0.2), front - 0.3), (X(half - 0.2), front - r.uniform(1.0, 1.5)), height, sheer, 9)

# seating around a rug
layout = 'LLWW'[s.seed % 4]
cx, cy = X(-half + 2.55), front - r.uniform(2.5, 2.9)
s.box(cx, cy, 0, 3.6, 3.3, 0.018, s.fabric('rug', palette['rug'], 150, 1.0, 0.3), 0.008)
quarter, round_chairs = math.pi / 2 * side, r.random() < 0.55


def armchair(x, y, angle):
    if round_chairs:
        s.tub_chair(x, y, angle, chair, 0.82)
    else:
        s.seat(x, y, 0.85, 0.85, angle, chair, 1)


if layout == 'L':      # a long sofa along the solid wall, two chairs towards the glass
    sx, length = X(-half + 0.72), r.uniform(3.0, 3.4)
    turn = s.seat(sx, cy, length, 1.02, quarter, sofa, 3)
    for k, cloth in ((-0.36, accent), (-0.26, light), (0.33, light), (0.40, accent)):
        px, py = turn(length * k, 0.08)
        s.pillow(px, py, 0.50, r.uniform(0.44, 0.52), quarter + r.uniform(-0.25, 0.25), cloth)
    armchair(cx + X(1.75), cy + 0.75, -quarter + side * 0.35)
    armchair(cx + X(1.75), cy - 0.65, -quarter - side * 0.20)
    lamp_at = (X(-half + 0.75), cy + length / 2 + 0.42)
else:                  # the sofa with its back to the view
    length = r.uniform(2.7, 3.1)
    turn = s.seat(cx, cy + 1.35, length, 1.0, 0, sofa, 3)
    for k, cloth in ((-0.37, accent), (-0.27, light), (0.36, accent)):
        px, py = turn(length * k, 0.08)
        s.pillow(px, py, 0.50, r.uniform(0.44, 0.52), r.uniform(-0.25, 0.25), cloth)
    armchair(cx - X(1.72), cy - 0.25, quarter)
    armchair(cx + X(1.95), cy - 0.15, -quarter - side * 0.25)
    lamp_at = (cx - X(length / 2 + 0.45), cy + 1.45)

# low tables with books, a bowl and dry grasses
tx, ty = cx, cy - (0.0 if layout == 'L' else 0.15)
s.drum(tx, ty, 0.56, 0.34, stone)
s.drum(tx + X(0.52), ty - 0.50, 0.36, 0.44, stone)
s.books(tx - X(0.18), ty + 0.12, 0.34)
s.lathe(tx + X(0.52), ty - 0.5, 0.44, [(0, 0), (0.06, 0), (0.15, 0.07), (0.16, 0.085), (0.145, 0.075), (0.05, 0.015), (0, 0.012)], s.brass)
s.twigs(tx + X(0.14), ty + 0.24, 0.34, r.choice((clay, ink)))

# floor lamp, plant, art: what would be cut by the edge of the picture moves into it
s.floor_lamp(*lamp_at)
plant = half - 0.75
while across(X(plant), front - 0.75) > 0.78 and plant > half - 1.7:
    plant -= 0.1
if across(X(plant), front - 0.75) < 0.86:
    s.plant(X(plant), front - 0.75, r.uniform(1.7, 2.2), r.choice((clay, ink)))
w, h = r.choice(((1.9, 1.3), (1.35, 1.7)))
ay = cy + r.uniform(-0.25, 0.1)
while across(X(-half), ay - w / 2) < -0.93 and ay + w / 2 < front - 0.75:
    ay += 0.1
if across(X(-half), ay - w / 2) < -0.97:
    w, h = 1.1, 1.45
art = s.painting('art', palette['art'])
s.box(X(-half + 0.07), ay, 1.72 - h / 2, 0.05, w + 0.05, h + 0.05, s.brass, 0.004)
s.box(X(-half + 0.09), ay, 1.745 - h / 2, 0.02, w, h, art)
s.spot(X(-half + 0.8), ay, height, 45, 60, (X(-half), ay, 1.5))

# the wall behind the first camera: shelves of wood and stone, a long low cabinet
s.box(X(-0.2), back + 0.22, 0.12, 3.4, 0.40, 0.44, walnut, 0.005)
s.box(X(-0.2), back + 0.22, 0.56, 3.44, 0.43, 0.03, stone, 0.004)
large = s.painting('large', palette['art'], 0.8)
s.box(X(-0.2), back + 0.03, 0.98, 2.5, 0.05, 1.4, s.metal, 0.004)
s.box(X(-0.2), back + 0.05, 1.0, 2.46, 0.05, 1.36, large)
s.spot(X(-0.2), back + 0.9, height, 55, 70, (X(-0.2), back, 1.5))
s.table_lamp(X(-1.6), back + 0.22, 0.59, ink)
s.books(X(0.9), back + 0.22, 0.59, 3)
s.twigs(X(1.3), back + 0.22, 0.59, clay, 0.9)
if s.view == 2:
    s.scene.view_settings.exposure -= 0.35 if s.time == 'day' else 0.1   # what it sees is in the sun
    eye, target, lens, shift = Vector((X(half * 0.20), front - 0.3, 1.5)), Vector((X(-half * 0.40), back, 1.0)), 20.5, 0.0
elif s.view == 3:
    eye, target, lens, shift = Vector((cx - X(0.9), cy - 2.1, 0.72)), Vector((X(half * 0.55), front, 0.98)), 25, 0.0
elif s.view == 4:
    eye, target, lens, shift = Vector((tx + X(1.15), ty - 1.75, 1.05)), Vector((tx - X(0.1), ty + 0.35, 0.42)), 36, 0.0
s.shoot(eye=eye, target=target, lens=lens, haze=None, shift=shift, focus=1.9 if s.view == 4 else None, fstop=3.2)
