"""The city backpack: filled, standing on the floor; zips, a front pocket, padded straps and back."""
import math
import random

import numpy as np
from mathutils import Vector, noise as mnoise

import cloth
from luggage import Soft, band, melange, pad, puller, webbing
from studio import Mat, box, grid, tube

WIDE, HIGH, DEEP = 29.0, 43.0, 13.6


def depth(x, z):
    """Of the empty bag: it narrows towards the top."""
    return DEEP * (1 - .30 * max(0.0, z / HIGH) ** 1.6)


def contents(seed=0):
    """What is inside, and the floor. seed: 0 or another filling."""
    rnd = random.Random(seed)
    things = [((-8.2, -.2, 6.6), (8.0, .3, 6.2), 5.8, 6.1), ((-7.8, .2, 16.5), (7.2, .8, 15.0), 5.4, 5.9),
              ((-6.4, 1.4, 26), (6.8, .8, 27.5), 5.2, 4.8), ((-5.0, 2.2, 36.2), (5.4, 2.3, 35.4), 3.9, 4.1)]
    if seed:
        things = [(*(tuple(v + rnd.uniform(-.7, .7) for v in end) for end in ends), *(r + rnd.uniform(-.4, .3) for r in radii)) for *ends, radii in ((a, b, (r, s)) for a, b, r, s in things)]

    def at(p, t):
        k = min(1, .4 + t / .4)
        far, out = cloth.joined([cloth.limb(p, a, b, r * k, s * k) for a, b, r, s in things], 1.5)
        low = p[:, 2] < np.minimum(far, .1)
        return np.where(low, p[:, 2], far), np.where(low[:, None], (0.0, 0.0, 1.0), out)
    return at


def surface(face):
    """How deep the front lies at (x, z), as a function of arrays."""
    p = face.reshape(-1, 3)
    xs, zs = np.linspace(-WIDE / 2, WIDE / 2, 60), np.linspace(0, HIGH, 88)
    at = np.stack(np.meshgrid(xs, zs, indexing="ij"), 2).reshape(-1, 1, 2)
    d = ((p[None, :, ::2] - at) ** 2).sum(2) + .05
    w = d ** -2
    y = ((w * p[:, 1]).sum(1) / w.sum(1)).reshape(60, 88)

    def of(x, z):
        a, b = (np.clip((np.asarray(v, float) - s[0]) / (s[1] - s[0]), 0, len(s) - 1.001) for v, s in ((x, xs), (z, zs)))
        i, j = a.astype(int), b.astype(int)
        f, g = a - i, b - j
        return (y[i, j] * (1 - f) + y[i + 1, j] * f) * (1 - g) + (y[i, j + 1] * (1 - f) + y[i + 1, j + 1] * f) * g
    return of


def airmesh(c):
    """Padding under a net with round holes."""
    m = Mat(c, .9)
    q = m.xyz(m.coord("UV"))
    row = m.math("MULTIPLY", q[1], 3.0)
    x = m.math("MULTIPLY_ADD", m.math("FLOOR", row), .5, m.math("MULTIPLY", q[0], 2.6))
    a, b = (m.math("SUBTRACT", m.math("FRACT", v), .5) for v in (x, row))
    hole = m.ramp(m.math("ADD", m.math("MULTIPLY", a, a), m.math("MULTIPLY", b, b)), ((.06, 0.0), (.14, 1.0)))
    m.bump(hole, .8, .10)
    return m.shade(m.math("MULTIPLY_ADD", hole, .38, .45))


def cushioned(root, w, h, thick, loc, mat, binding, seed):
    """A padded field sewn on the back: rounded, thickest in the middle, with a groove across."""
    def fn(u, v):
        s, t = 2 * u - 1, 2 * v - 1
        x, z = s * w / 2 * (1 - .10 * t * t * t * t), t * h / 2 * (1 - .04 * s * s * s * s)
        high = thick * max(0, 1 - s ** 6) ** .5 * max(0, 1 - t ** 10) ** .5
        high *= 1 - .55 * math.exp(-((z - h * .08) / .9) ** 2) - .55 * math.exp(-((z + h * .24) / .9) ** 2)
        high += .12 * mnoise.noise(Vector((x * .3, z * .2, seed))) * (high > .2)
        return x + loc[0], loc[1] + high, z + loc[2]
    o = grid(fn, 40, 90, mat, root)
    for uv in o.data.uv_layers[0].data:
        uv.uv = (uv.uv[0] * w, uv.uv[1] * h)
    rim = [fn(u, 0) for u in np.linspace(0, 1, 12)] + [fn(1, v) for v in np.linspace(0, 1, 40)[1:]]
    rim += [fn(u, 1) for u in np.linspace(1, 0, 12)[1:]] + [fn(0, v) for v in np.linspace(1, 0, 40)[1:-1]]
    tube(rim, .2, binding, root, closed=True, res=2, round_=3)


def city(root, c, seed=0):
    y = DEEP / 2
    main = Soft(WIDE, HIGH, 4.6, 10.5, 37, 56, 15, depth, lambda x, z: y, True)
    main.settle(1.1, (.004, .0012, .005), body=contents(seed), pressure=lambda p, t: 150 * min(1, t / .3) * (1.05 - .4 * p[:, 2:] / HIGH), bend=.24, across=.22, slow=4)
    fold = melange(c, plain=True)
    main.build(melange(c, label=(0, 31.5)), root)
    dark = Mat("#1b1d1f", .8)
    dark.bump(dark.noise(6, 3), .3, .05)
    tape, teeth, metal = webbing("#1d1f21"), Mat("#141516", .4, spec=.5), Mat("#45494c", .34, .9)
    parts = tape, teeth, fold
    main.seam(fold, root, 0, .16)
    main.seam(dark, root, 1, .20)
    main.zip(root, .20, .80, .30, 10.5, parts)
    for a, way in ((.455, -1), (.53, 1)):
        (p, q), (n, _) = main.line(a, a + way * .012, .30, 2, .12)
        puller(root, p, n, Vector((q.x - p.x, q.y - p.y - .25, q.z - p.z)), metal, dark)
    skin = surface(main.face())
    pocket = Soft(23.0, 18.0, 3.2, 4.6, 35, 29, 6, lambda x, z: 2.7, lambda x, z: float(skin(x, z)) + .12, False, 3.6)

    def inside(p, t):
        return skin(p[:, 0], p[:, 2]) - .15 - p[:, 1], np.tile((0.0, -1.0, 0.0), (len(p), 1))
    pocket.settle(.8, (.004, .003, .004), body=inside, pressure=lambda p, t: 75 * min(1, t / .3), bend=.15, across=.25, slow=4)
    pocket.build(melange(c, (9.8, 8.6)), root)
    pocket.seam(fold, root, 0, .15)
    pocket.zip(root, .305, .695, .52, 2.7, parts, .62)
    (p, q), (n, _) = pocket.line(.405, .39, .52, 2, .12)
    puller(root, p, n, Vector((q.x - p.x, -.15, q.z - p.z - .4)), metal, dark)
    carry(root, c, y, main, dark, fold)


def carry(root, c, y, main, dark, fold):
    """The loop, the straps with their buckles, and the padded back."""
    web, buckle = webbing(), Mat("#141617", .38, spec=.5)
    band(root, [(-4.4, y - .6, 40.6), (-4.2, y - .9, 42.8), (-3.0, y - .7, 45.6), (-1.2, y - .4, 46.9), (1.4, y - .4, 46.8), (3.1, y - .7, 45.3), (4.2, y - .9, 42.6), (4.4, y - .6, 40.4)], 2.5, .30, web, side=(0, 1, 0))
    box(13.5, .5, 3.0, fold, root, .2, 5, loc=(0, y + .25, 37.6))
    for s in (-1, 1):
        lean = .5 * s
        ends = pad(root, [(s * 4.4, y + .5, 39.6), (s * 5.2, y + 3.0, 40.4), (s * 6.8 + lean, y + 5.6, 36.6), (s * 8.3 + lean, y + 6.6, 28.4), (s * 10.0, y + 5.4, 20.0), (s * 11.4, y + 3.2, 13.6)],
                   (5.6, 6.6, 6.8, 6.3, 5.2, 3.6), 1.5, fold, dark)
        p = ends[-1]
        box(3.4, .6, 2.6, buckle, root, .25, loc=(p.x, p.y - .1, p.z - 2.6), rot=(-28, 0, 0))
        box(2.2, .8, .5, buckle, root, .15, loc=(p.x, p.y + .1, p.z - 1.6), rot=(-28, 0, 0))
        band(root, [tuple(p), (s * 12.0, y + 2.4, 9.6), (s * 12.8, y + 1.0, 5.6), (s * 13.3, y - .5, 3.2)], 2.4, .22, web, n=50)
        band(root, [(s * 11.9, y + 2.7, 11.0), (s * 12.9, y + 3.1, 7.0), (s * 12.6, y + 2.7, 3.4), (s * 12.9, y + 3.4, 1.4)], 2.4, .2, web, n=50)
        cushioned(root, 8.8, 28.5, 1.5, (s * 5.4, y + .1, 19.6), airmesh(c), dark, 3 + s)
    cushioned(root, 18.5, 4.6, 1.1, (0, y + .1, 2.9 + .4), airmesh(c), dark, 9)
