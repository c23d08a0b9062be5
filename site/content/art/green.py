"""What lies below flats and offices that look out on a park or a golf course, from the fourth floor or so."""
import math

from mathutils import Matrix, Vector
from build import Made, far_villa, lawn, skyline, tree
from garden import grained, leafy, palm, palm_parts, put


def outlook(s, heading, drop):
    """Golf for even seeds, a park with paths for odd ones; `heading` is degrees from +y, mirrored with the room."""
    r, turn, side = s.random, Matrix.Rotation(-math.radians(heading), 3, 'Z'), s.side
    golf = s.seed % 2 == 0
    place = lambda u, v, z=0.0: turn @ Vector((u * side, v, z - drop))
    rough = lawn(s, 'rough', (0.085, 0.135, 0.04))
    short = lawn(s, 'short', (0.115, 0.20, 0.05), 0.12, 5.0, 0.6)
    sand, path = grained(s, 'bunker', (0.72, 0.62, 0.46), (0.4, 0.4, 0.4), 0.15, 0.9), grained(s, 'path', (0.62, 0.54, 0.43), (0.6, 0.6, 0.6), 0.15, 0.9)
    leaf, bark = leafy(s, 'park leaf', (0.075, 0.125, 0.04)), s.material('park bark', (0.20, 0.15, 0.10), 0.9)
    trees = [tree(r, leaf, bark, r.uniform(6, 8), r.uniform(2.6, 3.6), 2600, 0.17) for _ in range(3)]
    parts = palm_parts(r, leaf, bark)
    taken = []

    def blob(u, v, across, along, z, material, wave=0.18, n=64):
        phase = [r.uniform(0, 6.28) for _ in range(3)]
        rim = []
        for i in range(n):
            a = 2 * math.pi * i / n
            k = 1 + wave * (math.sin(2 * a + phase[0]) + 0.6 * math.sin(3 * a + phase[1]) + 0.4 * math.sin(5 * a + phase[2]))
            rim.append(place(u + across * k * math.cos(a), v + along * k * math.sin(a), z))
        s.mesh(rim, [tuple(range(n))[::side]], material, False)

    def inside(u, v, grow=0.0):
        return any(((u - a) / (b + grow)) ** 2 + ((v - c) / (d + grow)) ** 2 < 1 for a, c, b, d in taken)

    ground = [place(u, v) for u, v in ((-5000, -200), (5000, -200), (5000, 6000), (-5000, 6000))]
    s.mesh([p + Vector((0, 0, -0.6)) for p in ground], [(0, 1, 2, 3)[::side]], s.material('sand ground', (0.42, 0.345, 0.25), 0.95), False)
    s.mesh([place(u, v, -0.1) for u, v in ((-420, -60), (330, -60), (330, 330), (-420, 330))], [(0, 1, 2, 3)[::side]], rough, False)
    lake = (r.uniform(-60, -25), r.uniform(66, 84), r.uniform(26, 36), r.uniform(15, 21))
    blob(lake[0], lake[1], lake[2] + 1.2, lake[3] + 1.0, 0.02, sand if golf else path, 0.12)
    blob(lake[0], lake[1], lake[2], lake[3], 0.05, s.water('lake', (0.012, 0.045, 0.05), 0.10, 0.6), 0.12)
    taken.append((lake[0], lake[1], lake[2] + 5, lake[3] + 5))
    if golf:
        for u, v, across, along in ((r.uniform(4, 16), 96, 17, 62), (-92, 128, 22, 66), (-26, 182, 88, 17), (74, 150, 20, 50)):
            blob(u, v, across, along, 0.0, short)
            taken.append((u, v, across, along))
        for _ in range(15):
            u, v, across, along = r.choice(taken[1:])
            a = r.uniform(0, 6.28)
            blob(u + across * 1.02 * math.cos(a), v + along * 0.9 * math.sin(a), r.uniform(3, 6), r.uniform(2.5, 5), 0.04, sand, 0.25, 32)
        u, v = taken[1][0] - 3, 52
        blob(u, v, 9, 7, 0.03, lawn(s, 'putting', (0.13, 0.24, 0.07)), 0.1)
        p = place(u + 2, v)
        s.tube([p, p + Vector((0, 0, 2.4))], 0.03, s.material('pin', (0.8, 0.8, 0.78), 0.5))
        s.mesh([p + Vector(c) for c in ((0, 0, 2.4), (0.75, 0, 2.15), (0, 0, 1.9))], [(0, 1, 2)], s.material('flag', (0.62, 0.10, 0.05), 0.7), False)
        track = [(28 + 14 * math.sin(v / 34 + 1), v) for v in range(-10, 320, 4)]
    else:
        for u, v, across, along in ((14, 40, 20, 17), (-78, 110, 36, 26), (34, 118, 28, 34), (-14, 150, 30, 18), (-60, 34, 26, 14)):
            blob(u, v, across, along, 0.0, short)
            taken.append((u, v, across * 0.8, along * 0.8))
        ring = [(lake[0] + (lake[2] + 8) * math.cos(a), lake[1] + (lake[3] + 8) * math.sin(a)) for a in [2 * math.pi * i / 60 for i in range(61)]]
        tracks = [ring, [(-16 + 20 * math.sin(v / 40), v) for v in range(-10, 240, 3)], [(u, 104 + 14 * math.sin(u / 45)) for u in range(-240, 200, 4)]]
    for line in [track] if golf else tracks:
        v = []
        for (u0, v0), (u1, v1) in zip(line, line[1:]):
            d = math.hypot(u1 - u0, v1 - v0)
            nx, nz = -(v1 - v0) / d * 1.5, (u1 - u0) / d * 1.5
            v += [place(u0 + nx, v0 + nz, 0.07), place(u0 - nx, v0 - nz, 0.07)]
        s.mesh(v, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(v) // 2 - 1)], path, False)

    def grow(u, v, size):
        p = place(u, v)
        if r.random() < 0.18:
            palm(parts, r, p.x, p.y, r.uniform(7, 9.5), -drop)
        else:
            a = r.uniform(0, 6.28)
            for part in r.choice(trees):
                put(part, p.x, p.y, -drop, a, size)

    planted = 0
    while planted < (150 if golf else 230):                 # in groves, off the lawns and out of the water
        u, v = r.uniform(-230, 160), 14 + 250 * r.random() ** 1.3
        for _ in range(r.choice((1, 2, 4))):
            q, w = u + r.gauss(0, 5), v + r.gauss(0, 5)
            if not inside(q, w) and w > 12:
                grow(q, w, r.uniform(0.75, 1.25))
                planted += 1
    # houses on the far side, then blocks of flats, then the city in the haze
    render, roof, dark = (s.plaster(n, c) for n, c in (('far render', (0.72, 0.65, 0.55)), ('far roof', (0.60, 0.52, 0.42)), ('far dark', (0.07, 0.065, 0.06))))
    for row in range(2):
        for k in range(17):
            u, v = -250 + 26 * k + r.uniform(-3, 3), 250 + 34 * row + 10 * math.sin(k) + r.uniform(-3, 3)
            p = place(u, v)
            h = Made(p.x, p.y, -drop, -math.radians(heading) + r.uniform(-0.2, 0.2), r.choice((-1, 1)))
            far_villa(h, r, render, roof, dark, r.uniform(14, 19))
            h.done()
            grow(u + 12, v - 9, 1.0)
            grow(u - 4, v + 14, 1.1)
    walls = [s.facade(f'block{i}', c, r.uniform(0.3, 0.45), 0.3, glass=(0.20, 0.21, 0.22), glow=min(0.6, 2.6 * s.t[8])) for i, c in enumerate(((0.66, 0.58, 0.48), (0.72, 0.68, 0.62), (0.56, 0.48, 0.40)))]
    pale = s.facade('distance', (0.60, 0.56, 0.50), 0.22, 0.28, glass=(0.36, 0.36, 0.36), glow=0.5)        # contrast would only flicker so far away
    angle = -math.radians(heading)
    for _ in range(34):
        u, v = r.uniform(-520, 420), r.uniform(350, 620)
        p = place(u, v)
        o = s.box(p.x, p.y, -drop, r.uniform(24, 46), 20, r.uniform(15, 32), r.choice(walls))
        o.rotation_euler.z = angle + r.choice((0, 1.57))
    for _ in range(70):
        u, v = r.uniform(-1500, 900), r.uniform(1100, 2400)
        p, w, h = place(u, v), r.uniform(22, 36), max(40, r.gauss(120, 70))
        s.box(p.x, p.y, -drop, w, w, h, pale)
    p = place(r.uniform(-420, -60), 1900)
    for k in range(12):
        s.cylinder(p.x, p.y, -drop + 32 * k, 26 - 2.0 * k, 32, pale, 16)
    s.cylinder(p.x, p.y, -drop + 384, 1.6, 80, pale, 8)
    t, s.t = s.t, (*s.t[:6], tuple(0.7 * c for c in s.t[6]), s.air * 0.8, s.t[8])
    s._haze(120, 2200)
    s.t = t
