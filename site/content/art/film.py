"""A loop of a few seconds out of one frame: the camera moves by what depth.py has stored.

    python3 film.py MASTER.png DEPTH.npz OUT.mp4 '{"move": "drift", "width": 960, "height": 540, ...}'

`still` is where its first picture goes, as PNG, for a poster. `drift` walks the camera on a flat ellipse, so that near things pass before far ones and the end is the beginning.
`light` holds it still and lets the lamp sway, for the reliefs of the team. Needs numpy and ffmpeg.
"""
import json
import subprocess
import sys

import numpy as np

RATE = 24
MARGIN = 1.06           # enlarged by this, so that no edge of the frame comes into view
UNIT = 1280             # lengths are pixels of a frame this wide


def read(path, wide, high):
    """The middle of a picture in the given proportions, as linear light."""
    probe = subprocess.run(['ffprobe', '-v', 'error', '-show_entries', 'stream=width,height', '-of', 'csv=p=0', path], capture_output=True, text=True, check=True)
    w, h = (int(n) for n in probe.stdout.strip().split(','))
    raw = subprocess.run(['ffmpeg', '-v', 'error', '-i', path, '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-'], capture_output=True, check=True).stdout
    return np.frombuffer(raw, np.uint8).reshape(h, w, 3).astype(np.float32) / 255, cut(w, h, wide, high)


def cut(w, h, wide, high):
    """The rows and columns that remain of a frame in other proportions."""
    if w * high > h * wide:
        keep = round(h * wide / high)
        return slice(0, h), slice((w - keep) // 2, (w - keep) // 2 + keep)
    keep = round(w * high / wide)
    return slice(int((h - keep) * options.get('top', 0.5)), int((h - keep) * options.get('top', 0.5)) + keep), slice(0, w)


def nearness(depth):
    """1 for what is near, 0 for the sky, as displacement goes with 1/distance."""
    near = np.percentile(depth[depth < 1e6], 4)
    return np.minimum(near / np.maximum(depth, 1e-3), 1.2).astype(np.float32)


def widened(near, slope):
    """The near spreads over the far with a given slope: behind an edge the ground stretches a little, and nothing tears."""
    grown = near.copy()
    for _ in range(2):  # antialiased edges go with what is in front
        p = np.pad(grown, 1, 'edge')
        grown = np.max([p[i:i + near.shape[0], j:j + near.shape[1]] for i in range(3) for j in range(3)], 0)
    for axis in (0, 1):
        lines = np.moveaxis(grown, axis, 0)
        for order in (range(1, len(lines)), range(len(lines) - 2, -1, -1)):
            for i in order:
                before = lines[i - 1 if order.step > 0 else i + 1]
                np.maximum(lines[i], before - slope, out=lines[i])
    return grown


def sample(image, x, y):
    """Between pixels, bilinear."""
    high, wide = image.shape[:2]
    x, y = np.clip(x, 0, wide - 1.001), np.clip(y, 0, high - 1.001)
    i, j = y.astype(np.int32), x.astype(np.int32)
    v, u = y - i, x - j
    if image.ndim == 3:
        u, v = u[..., None], v[..., None]
    a, b, c, d = image[i, j], image[i, j + 1], image[i + 1, j], image[i + 1, j + 1]
    return (a * (1 - u) + b * u) * (1 - v) + (c * (1 - u) + d * u) * v


def grid(wide, high):
    """Where the pixels of the film lie in a frame of this size."""
    y, x = np.mgrid[0:options['height'], 0:options['width']].astype(np.float32)
    return (y + 0.5) * high / options['height'] - 0.5, (x + 0.5) * wide / options['width'] - 0.5


def drift(image, stored):
    """Frames of a walk: `across`, `push` and `rise` are pixels that the nearest things move in a frame 1280 wide, `zoom` is for all."""
    high, wide = image.shape[:2]
    unit = wide / UNIT
    across, push, rise = (unit * options.get(name, usual) for name, usual in (('across', 14), ('push', 10), ('rise', 0)))
    most = max(abs(across), abs(push), 1)
    near = widened(nearness(stored['beyond' if options.get('through') else 'depth']), 0.32 / most)
    pivot = float(np.percentile(near, options.get('pivot', 30)))
    water = ((stored['albedo'].astype(np.float32).mean(2) < 0.09) & (stored['normal'][..., 2] > 0.4)).astype(np.float32) * near if options.get('water') else None
    y, x = grid(wide, high)
    cx, cy = (wide - 1) / 2, (high - 1) / 2
    count = round(options.get('seconds', 5) * RATE)
    for frame in range(count):
        turn = 2 * np.pi * frame / count
        dx, dz, dy = across * np.sin(turn), push * (1 - np.cos(turn)) / 2, rise * np.sin(turn)
        size = MARGIN + options.get('zoom', 0) * (1 - np.cos(turn)) / 2
        px, py = cx + (x - cx) / size, cy + (y - cy) / size
        sx, sy = px, py
        for _ in range(3):
            d = sample(near, sx, sy) - pivot
            zoom = 1 + dz * d / cx
            sx, sy = cx + (px - cx - dx * d) / zoom, cy + (py - cy - dy * d) / zoom
        if water is not None:
            wet = sample(water, sx, sy)
            u, v = sx / unit, sy / unit
            wave = np.sin(v * 0.55 + 3 * turn + np.sin(u * 0.021) * 2) + np.sin(v * 0.23 - 2 * turn + np.sin(u * 0.013 + 2) * 3)
            sx, sy = sx + wet * wave * 0.9 * unit, sy + wet * wave * 0.5 * unit
        yield sample(image, sx, sy)


def light(image, stored):
    """Frames of a lamp that sways: each pixel gets as much of it as its slope takes."""
    normal = stored['normal'].astype(np.float32)
    normal = np.stack((normal[..., 0], normal[..., 2], -normal[..., 1]), -1)        # right, up, towards the eye
    normal /= np.maximum(np.linalg.norm(normal, axis=-1, keepdims=True), 1e-4)
    linear = image ** 2.2
    tone = linear.mean(2)
    flat = np.concatenate((normal.reshape(-1, 3), np.ones((normal[..., 0].size, 1), np.float32)), 1)
    fitted = np.linalg.lstsq(flat, tone.ravel(), rcond=None)[0]
    lamp, rest = fitted[:3], max(float(fitted[3]), 0.05)
    count = round(options.get('seconds', 5) * RATE)
    high, wide = image.shape[:2]
    Y, X = np.mgrid[0:high, 0:wide].astype(np.float32)
    y, x = grid(wide, high)
    cx, cy = (wide - 1) / 2, (high - 1) / 2
    shade = lambda direction: np.maximum(normal @ direction, 0) + rest
    still = shade(lamp)
    for frame in range(count):
        turn = 2 * np.pi * frame / count
        angle = options.get('sway', 0.5) * np.sin(turn)
        c, s = np.cos(angle), np.sin(angle)
        now = np.array((lamp[0] * c - lamp[1] * s, lamp[0] * s + lamp[1] * c, lamp[2]))
        ratio = np.clip(shade(now) / still, 0.55, 1.7)
        p = np.pad(ratio, 1, 'edge')
        ratio = sum(p[i:i + high, j:j + wide] for i in range(3) for j in range(3)) / 9
        glance = np.exp(-(((X - cx) * np.cos(0.5) + (Y - cy) * np.sin(0.5)) / wide - 0.75 * np.sin(turn)) ** 2 / 0.05)
        lit = np.clip(linear * (ratio * (1 + 0.16 * glance))[..., None], 0, 1) ** (1 / 2.2)
        zoom = 1.02 + 0.03 * (1 - np.cos(turn)) / 2
        yield sample(lit, cx + (x - cx) / zoom, cy + (y - cy) / zoom)


master, depth, out, given = sys.argv[1:]
options = json.loads(given)
wide, high = options['width'], options['height']
image, part = read(master, wide, high)
with np.load(depth) as file:
    stored = {name: file[name] for name in file}
if stored['depth'].shape != image.shape[:2]:
    sys.exit(f'{depth} is of another size than {master}: render both again.')
image, stored = np.ascontiguousarray(image[part]), {name: np.ascontiguousarray(values[part]) for name, values in stored.items()}
encoder = subprocess.Popen(
    ['ffmpeg', '-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', f'{wide}x{high}', '-r', str(RATE), '-i', '-', '-an',
     '-c:v', 'libx264', '-preset', 'medium', '-crf', str(options.get('crf', 25)), '-pix_fmt', 'yuv420p', '-threads', '1', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-movflags', '+faststart', out],
    stdin=subprocess.PIPE)
for number, picture in enumerate({'drift': drift, 'light': light}[options['move']](image, stored)):
    pixels = (np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8).tobytes()
    encoder.stdin.write(pixels)
    if number == 0 and 'still' in options:
        subprocess.run(['ffmpeg', '-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', f'{wide}x{high}', '-i', '-', options['still']], input=pixels, check=True)
encoder.stdin.close()
sys.exit(encoder.wait())
