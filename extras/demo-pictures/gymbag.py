"""The drawstring backpack: filled with sports clothes, its mouth drawn together by two twisted cords."""
import math
import random

import numpy as np
from mathutils import Vector

import cloth
from studio import Mat, catmull, grid, ink, lathe, place

WIDE, HIGH, CHANNEL = 33.0, 43.0, 3.6  # CHANNEL: from the top edge to the cord


def taffeta(c):
    """Thin coated cloth; the channel of the cord is stitched."""
    m = Mat(c, .5, spec=.35)
    q = m.xyz(m.coord("UV"))

    def note(name):
        return m.node("ShaderNodeAttribute", attribute_name=name).outputs["Fac"]
    u = m.math("MULTIPLY_ADD", q[0], 1 / 18, .5)
    v = m.math("MULTIPLY_ADD", m.math("SUBTRACT", q[1], 17.5), 1 / 13.5, .5)
    m.decal("stacked", (u, v, [note("back")]), ink(c), gate=("x", -1, -.5))
    top, side = note("top"), note("side")
    dash = m.math("GREATER_THAN", m.math("FRACT", m.math("MULTIPLY", q[0], 2.2)), .25)
    line = m.math("MULTIPLY", m.math("LESS_THAN", m.math("ABSOLUTE", m.math("SUBTRACT", top, CHANNEL + 1.5)), .08), dash)
    m.bump(m.math("SUBTRACT", 1.0, line), .6, .12)
    m.bump(m.math("MINIMUM", m.math("MULTIPLY", side, 2.0), 1.0), .5, .10)
    w = [m.math("SINE", m.math("MULTIPLY", q[k], 2 * math.pi * 7)) for k in (0, 1)]
    m.bump(m.math("MULTIPLY", *w), .12, .02)
    m.bump(m.noise(.5, 3), .16, .6)
    m.bump(m.noise(1.6, 4), .14, .25)
    return m.shade(m.math("MULTIPLY_ADD", line, -.25, 1.0))


def contents(p, t):
    """What is inside, and the floor."""
    k = min(1, .35 + t / .35)
    far, out = cloth.joined([
        cloth.limb(p, (-7.2, .2, 6.4), (7.0, 0, 6.2), 5.6 * k, 5.9 * k), cloth.limb(p, (-6.6, -.3, 13), (6.2, .3, 14.6), 5.7 * k, 5.1 * k),
        cloth.limb(p, (-5.0, .3, 20.5), (3.6, -.4, 19.2), 4.3 * k, 3.6 * k)], 1.2)
    low = p[:, 2] < np.minimum(far, .1)
    return np.where(low, p[:, 2], far), np.where(low[:, None], (0.0, 0.0, 1.0), out)


def rope(root, pts, mat, radius=.19, pitch=1.3, n=None):
    """A cord of three strands."""
    line = catmull(pts, n or len(pts) * 22)
    n, far, up = len(line), 0.0, Vector((0, 1, .2))
    rows = []
    for k, p in enumerate(line):
        along = (line[min(k + 1, n - 1)] - line[max(k - 1, 0)]).normalized()
        up = (up - along * up.dot(along)).normalized()
        far += (p - line[max(k - 1, 0)]).length
        rows.append((p, up.copy(), along.cross(up), far))
    for strand in range(3):
        def fn(u, v, strand=strand):
            p, a, b, s = rows[round(u * (n - 1))]
            w = 2 * math.pi * (s / pitch + strand / 3)
            t = 2 * math.pi * v
            x, y = radius * math.cos(w) + radius * 1.12 * math.cos(t), radius * math.sin(w) + radius * 1.12 * math.sin(t)
            return tuple(p + a * x + b * y)
        grid(fn, n, 10, mat, root, close_v=True)


def gym(root, c, nu=60, nv=70):
    s, rnd, firsts = cloth.Sheet(), random.Random(3), []
    row = round((HIGH - CHANNEL) / HIGH * (nv - 1))
    for sign in (-1, 1):
        def face(i, j):
            x, z = WIDE * (i / (nu - 1) - .5), HIGH * j / (nv - 1)
            e = max(0, 1 - (2 * x / WIDE) ** 2) * min(1, z / 10) ** .5
            return (x, sign * 6.5 * e, z), (x, z, 0)
        firsts.append(s.panel(nu, nv, face, sign < 0, top=lambda i, j: HIGH * (1 - j / (nv - 1)), back=lambda i, j: float(sign > 0),
                              side=lambda i, j: WIDE * min(i, nu - 1 - i) / (nu - 1)))
    s.sew()
    start, goal = s.places.copy(), {}
    for sign, first in zip((-1, 1), firsts):
        bends = np.cumsum([0.0] + [rnd.uniform(.6, 1.4) for _ in range(17)])
        bends *= 8 / bends[-1]
        for i in range(nu):
            t = i / (nu - 1)
            a = math.pi * t
            wave = 1.35 * math.sin(2 * math.pi * float(np.interp(t * 17, range(18), bends))) * min(1, math.sin(a) * 2.5)
            out = Vector((-math.cos(a), sign * 2.2 * math.sin(a))).normalized()
            for d in (0, 1):
                goal[s.to[first + i * nv + row + d]] = (-math.cos(a) * 8.2 + out.x * wave, sign * math.sin(a) * 3.0 + out.y * wave, 34.2 + d * HIGH / (nv - 1) + .5 * math.cos(a) + .8 * math.sin(a))
    held = list(goal)
    ends = np.array([goal[k] for k in held])
    free = np.ones(len(start))
    free[held] = 0

    def draw(p, t):
        k = min(1, max(0, (t - .1) / .6))
        k = k * k * (3 - 2 * k)
        p[held] = start[held] * (1 - k) + ends * k
    end = s.settle(1.7, contents, bend=.03, across=.16, free=free, moved=draw, slow=2.5, grip=.35)
    obj = s.build(taffeta(c), root)
    cloth.put(obj, end)
    m = obj.modifiers.new("sub", "SUBSURF")
    m.levels = m.render_levels = 2
    d = obj.modifiers.new("thick", "SOLIDIFY")
    d.thickness, d.offset = .09, -1
    cord = Mat("#e6e1d4", .85, sheen=.2)
    cord.bump(cord.noise(9, 3), .4, .06)
    ring = Mat("#b9bcbd", .28, 1.0)
    for sx in (-1, 1):
        mouth = Vector(end[s.to[firsts[0] + (nu - 1 if sx > 0 else 0) * nv + row]])
        low = Vector(end[s.to[firsts[0] + (nu - 3 if sx > 0 else 2) * nv + 4]])
        eye = low + Vector((0, -.3, 0))
        place(lathe([(.55, -.10), (.95, -.12, .1), (.95, .12, .1), (.55, .10), (.50, 0), (.55, -.10)], ring, root, seg=48), tuple(eye), (78, 0, 0))
        for k in (0, 1):
            a, b = 1.5 * k, rnd.uniform(-.4, .4)
            rope(root, [tuple(mouth + Vector((-sx * .6, .3 - .9 * k, .1))), tuple(mouth + Vector((sx * 1.2, -.2 - .9 * k, .5))),
                        (sx * (12.2 + a), -2.6 - a + b, 29.5 - a), (sx * (15.8 + a * .7), -3.6 - a + b, 21), (sx * (17.0 + a * .8), -4.4 - a + b, 12), (sx * (17.2 + a * .6), -6.0 - a + b, 4.5),
                        (sx * (17.0 + a * .3), -8.6 - a + b, .9), (sx * (15.6 - a * .6), -9.8 - .8 * a + b, .5), (sx * (14.2 - a * .5), -7.0 - a * .3, .8 + .4 * k), tuple(eye + Vector((0, -.9, .1 + .3 * k))), tuple(eye + Vector((0, .3, 0)))], cord)
    return obj
