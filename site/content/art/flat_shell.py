"""The shell of an ordinary flat's room: plain walls and ceiling, one window or a door to a narrow balcony, curtains."""
from mathutils import Vector


def shell(s, half, front, back, height, m, balcony=None):
    """Builds it with the materials m and returns the height of the sill; without a sill there may be a balcony."""
    r, X = s.random, lambda x: s.side * x
    middle, depth = (front + back) / 2, front - back
    s.plane(0, middle, 0, 2 * half + 0.4, depth + 0.4, m['floor'])
    for x in (-half - 0.1, half + 0.1):
        s.box(X(x), middle, 0, 0.2, depth + 0.4, height + 0.2, m['wall'])
    s.box(0, back - 0.1, 0, 2 * half, 0.2, height + 0.2, m['wall'])
    s.box(0, middle, height, 2 * half + 0.4, depth + 0.4, 0.1, m['white'])
    w0, w1, sill = -half + r.uniform(0.3, 0.5), half - r.uniform(0.35, 0.7), r.choice((0.0, 0.45, 0.45))
    if balcony:
        sill = 0.0
    for a, c in ((-half, w0), (w1, half)):
        s.box(X((a + c) / 2), front + 0.08, 0, c - a, 0.24, height, m['wall'])
    s.box(X((w0 + w1) / 2), front + 0.08, height - 0.22, w1 - w0, 0.24, 0.22, m['wall'])
    if sill:
        s.box(X((w0 + w1) / 2), front + 0.08, 0, w1 - w0, 0.24, sill, m['wall'])
        s.box(X((w0 + w1) / 2), front - 0.04, sill, w1 - w0, 0.34, 0.03, m['stone'], 0.003)
    s.mesh([(X(x), front + 0.06, z) for x, z in ((w0, sill), (w1, sill), (w1, height - 0.22), (w0, height - 0.22))], [(0, 1, 2, 3)], s.glass(), False)
    n = 3
    s.blocks([(X(w0 + (w1 - w0) * i / n), front + 0.06, sill, 0.055, 0.08, height - 0.22 - sill) for i in range(n + 1)] + [(X((w0 + w1) / 2), front + 0.06, z, w1 - w0, 0.08, 0.055) for z in (sill + 0.03, height - 0.27)], s.black, 0.004)
    s.area((X((w0 + w1) / 2), front - 0.1, (height + sill) / 2), (0, -1, 0), w1 - w0 - 0.1, height - sill - 0.4, s.window_power, s.window_colour)
    s.box(X((w0 + w1) / 2), front - 0.24, height - 0.03, w1 - w0 + 0.5, 0.04, 0.03, s.metal, 0.004)
    s.curtain((X(w0 - 0.15), front - 0.24), (X(w0 + r.uniform(0.25, 0.4)), front - 0.24), height - 0.03, m['drape'], 5, 0.045)
    s.curtain((X(w1 + 0.2), front - 0.24), (X(w1 - r.uniform(0.3, 0.5)), front - 0.24), height - 0.03, m['drape'], 6, 0.045)
    s.curtain((X(w1 - 0.2), front - 0.17), (X(w1 - r.uniform(0.7, 1.1)), front - 0.17), height - 0.03, s.sheer(), 7, 0.035)
    for x in (-half + 0.008, half - 0.008):
        s.box(X(x), middle, 0, 0.016, depth, 0.08, m['white'])
    if balcony or s.outlook == 'city' and not sill:
        out = balcony or 1.5
        s.box(0, front + 0.16 + out / 2, -0.2, 2 * half + 1.6, out, 0.19, m['stone'])
        rail = front + 0.12 + out
        s.mesh([(-half - 0.8, rail, 0), (half + 0.8, rail, 0), (half + 0.8, rail, 1.1), (-half - 0.8, rail, 1.1)], [(0, 1, 2, 3)], s.glass(), False)
        s.box(0, rail, 1.1, 2 * half + 1.6, 0.05, 0.04, s.black)
        if balcony:
            s.box(0, front + 0.2 + out / 2, height - 0.1, 2 * half + 1.6, out + 0.1, 0.3, m['white'])
            for x in (-half - 0.8, half + 0.8):
                s.box(X(x), front + 0.16 + out / 2, 0, 0.12, out, height, m['wall'])
            s.area(Vector((0, rail - 0.1, height - 0.4)), (0, -1, -0.35), 2 * half + 1, 1.4, s.window_power * 0.9, s.window_colour)
    return sill
