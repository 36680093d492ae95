"""The T-shirt: cut from flat pieces, sewn, and let fall over a body that is then taken away."""
import functools
import math

import numpy as np
from mathutils import Vector

import cloth
from studio import Mat, catmull, grid, ink, tube

LONG, NECK, DEEP, TIP, PIT = 67.0, 9.0, 9.4, 20.4, 41.0   # to the shoulder at the neck; half neck; its depth; shoulder's tip; armpit
STEP = .8  # between the points of the cloth


def hole(t):
    """The armhole's seam, from the armpit (t = 0) to the shoulder."""
    return TIP + 5.2 * (1 - t) ** 2.0 - .8 * math.sin(math.pi * t) * t, PIT + (LONG - .34 * (TIP - NECK) - PIT) * t


def half(y):
    """Half the width of the body at a height."""
    top = hole(1)[1]
    return hole((y - PIT) / (top - PIT))[0] if y > PIT else 25.6 + 1.0 * (1 - y / PIT)


def top_edge(x, back):
    if x >= NECK:
        return LONG - .34 * (x - NECK)
    return LONG - (2.4 if back else DEEP) * math.sqrt(max(0, 1 - (x / NECK) ** 2))


def depth(dist, full, reach):
    k = max(0, 1 - dist / reach)
    return full * math.sqrt(max(0, 1 - k * k))


def pattern(step):
    """The pieces: a front and a back, each with its sleeves, meeting at their edges."""
    s = cloth.Sheet()
    s.firsts = []
    nn, ns = max(4, round(NECK / step)), max(6, round((TIP - NECK) / step))
    xs = [NECK * k / nn for k in range(nn)] + [NECK + (TIP - NECK) * k / ns for k in range(ns + 1)]
    xs = [-x for x in xs[:0:-1]] + xs
    low, high = round((PIT) / step), round(24 / step)
    nv = low + high + 1
    nsl = round(17 / step) + 1

    def dist_body(x, y, xs_, t):
        side = (1 - abs(xs_) / TIP) * half(y) + (max(0, t) * 21)
        shoulder = (top_edge(abs(xs_), False) - y) if abs(xs_) >= NECK else math.hypot(NECK - abs(x), max(0, LONG - y))
        return min(side, shoulder) if t > 0 else side

    for back in (False, True):
        sign = 1 if back else -1

        def body(i, j):
            x0 = xs[i]
            if j <= low:
                y, t = PIT * j / low, 0
            else:
                t = (j - low) / high
                y = PIT + (top_edge(abs(x0), back) - PIT) * t
            x = x0 / TIP * half(PIT + (top_edge(TIP, back) - PIT) * t if t else y)
            d = dist_body(x, y, x0, t)
            return (x, sign * depth(d, 11.5, 13), y), (x, y, 0)

        def to_hole(i, j):
            x, y, _ = body(i, j)[1]
            return max(0, half(max(y, PIT)) - abs(x)) + max(0, PIT - y)

        def to_neck(i, j):
            x, y, _ = body(i, j)[1]
            return min(math.hypot(abs(x) - q, y - top_edge(q, back)) for q in [NECK * k / 24 for k in range(25)])

        s.firsts.append(s.panel(len(xs), nv, body, not back, hem=lambda i, j: body(i, j)[1][1], arm=to_hole, neck=to_neck, back=lambda i, j: float(back)))
        for sx in (-1, 1):
            def sleeve(i, j):
                u, v = i / (nsl - 1), j / high
                hx, hy = hole(v)
                ex, ey = 33.6 + 5.2 * v, 35.4 + 16.4 * v
                bulge = 1.6 * math.sin(math.pi * v) * u * (1 - u)
                x, y = hx + (ex - hx) * u + bulge, hy + (ey - hy) * u
                d0 = min(v * 21, (1 - v) * (top_edge(TIP, back) - PIT))
                d = d0 * (1 - .2 * u)
                return (sx * x, sign * depth(d, 11.5 - 4.5 * u, 13 - 4.5 * u), y), (sx * x + sx * 40, y, 0)
            s.panel(nsl, high + 1, sleeve, (sx > 0) != back, hem=lambda i, j: (nsl - 1 - i) / (nsl - 1) * 17, arm=lambda i, j: i / (nsl - 1) * 17,
                    neck=lambda i, j: 30.0, back=lambda i, j: float(back))
    round_neck = [k for k, x in enumerate(xs) if abs(x) <= NECK + 1e-6]
    s.sew()
    s.ring = [s.to[s.firsts[0] + k * nv + nv - 1] for k in round_neck] + [s.to[s.firsts[1] + k * nv + nv - 1] for k in round_neck[-2:0:-1]]
    s.under = [s.to[s.firsts[0] + k * nv + nv - 3] for k in round_neck] + [s.to[s.firsts[1] + k * nv + nv - 3] for k in round_neck[-2:0:-1]]
    s.fronts = len(round_neck)
    return s


def figure(p, t):
    """What the shirt is worn on: it grows to its size, lets its arms down, then turns a little at the waist."""
    grown, down, turned = min(1, t / .25), min(1, max(0, (t - .2) / .45)), min(1, max(0, (t - .6) / .4))
    low = np.clip((46 - p[:, 2]) / 30, 0, 1) * turned
    a = math.radians(9) * low
    sin, cos, x, y = np.sin(a), np.cos(a), p[:, 0] + 1.5 * low, p[:, 1]
    far, out = cloth.trunk(np.stack([x * cos - y * sin, x * sin + y * cos, p[:, 2]], 1), ((-20, 16.6, 11.2, .4), (0, 17.0, 11.4, .6), (14, 15.4, 10.0, .2), (26, 16.2, 10.6, -.2), (38, 17.8, 11.4, -.5), (47, 17.4, 10.2, .2), (54, 13.5, 7.0, 1.2), (60, 6.4, 5.0, 1.8), (80, 5.2, 4.8, 2)))
    parts = [(far, np.stack([out[:, 0] * cos + out[:, 1] * sin, out[:, 1] * cos - out[:, 0] * sin, out[:, 2]], 1))]
    for s, turn in ((-1, 59), (1, 63)):
        a = math.radians(31 + (turn - 31) * down)
        joint = np.array((s * 17.2, .9, 55.0))
        parts.append(cloth.limb(p, (s * 5, 1.6, 60.3), joint, 4.2, 4.9))
        parts.append(cloth.limb(p, joint, joint + np.array((s * math.cos(a), -.10, -math.sin(a))) * 36, 5.2, 4.0))
    far, out = cloth.joined(parts)
    return far + 3.4 * (1 - grown) - .25, out


def knit(c, mark=True):
    """Jersey with its seams: twice stitched hems, the seam of the armhole, the stitch below the collar."""
    m = Mat(c, .93, sheen=.3, spec=.12)
    q = m.xyz(m.coord("UV"))

    def note(name):
        return m.node("ShaderNodeAttribute", attribute_name=name).outputs["Fac"]

    def near(value, at, wide):
        return m.math("LESS_THAN", m.math("ABSOLUTE", m.math("SUBTRACT", value, at)), wide)
    if mark:
        u = m.math("MULTIPLY_ADD", q[0], 1 / 21, .5)
        v = m.math("MULTIPLY_ADD", m.math("SUBTRACT", q[1], 44), 1 / 15.75, .5)
        m.decal("stacked", (u, v, [note("back")]), ink(c), gate=("x", -1, -.5))
    hem, arm, neck = note("hem"), note("arm"), note("neck")
    dash = m.math("GREATER_THAN", m.math("FRACT", m.math("MULTIPLY", m.math("ADD", q[0], q[1]), 2.4)), .22)
    lines = [m.math("MULTIPLY", near(hem, a, .055), dash) for a in (2.1, 2.55)] + [m.math("MULTIPLY", near(neck, .55, .05), dash)]
    stitch = lines[0]
    for other in lines[1:]:
        stitch = m.math("MAXIMUM", stitch, other)
    seam = m.math("MAXIMUM", near(arm, 0, .10), near(neck, 0, .10))
    t = m.math("MULTIPLY", m.math("ABSOLUTE", m.math("SUBTRACT", m.math("FRACT", m.math("DIVIDE", q[0], .2)), .5)), 2.0)
    rows = m.math("SINE", m.math("ADD", m.math("MULTIPLY", q[1], 2 * math.pi / .17), m.math("MULTIPLY", t, 2.4)))
    m.bump(m.math("MULTIPLY_ADD", rows, .28, m.math("SUBTRACT", 1.0, m.math("MULTIPLY", t, t))), .16, .03)
    fold = m.node("ShaderNodeMapRange", interpolation_type="SMOOTHSTEP")  # the hem is double
    m.wire(hem, fold.inputs[0])
    fold.inputs[1].default_value, fold.inputs[2].default_value, fold.inputs[3].default_value, fold.inputs[4].default_value = 2.55, 2.85, 1, 0
    m.bump(fold.outputs[0], .5, .12)
    m.bump(m.math("SUBTRACT", 1.0, m.math("MAXIMUM", stitch, seam)), .4, .10)
    m.bump(m.noise(1.4, 4), .06, .3)
    dark = m.math("MULTIPLY_ADD", m.math("MAXIMUM", stitch, m.math("MULTIPLY", seam, .6)), -.22, 1.0)
    return m.shade(m.math("MULTIPLY", dark, m.ramp(m.noise(.8, 4), ((.3, .96), (.7, 1.0)))))


def ribbed(c, n):
    m = Mat(c, .93, sheen=.3, spec=.12)
    m.bump(m.math("SINE", m.math("MULTIPLY", m.xyz(m.coord("UV"))[0], 2 * math.pi * n)), .55, .08)
    return m.shade(m.ramp(m.noise(.8, 3), ((.3, .94), (.7, .98))))


def neckline(root, c, s, end):
    """The rib round the neck, the tape and the label inside the back."""
    ring, under = cloth.blurred(end[s.ring], 6), cloth.blurred(end[s.under], 6)
    way, inwards = ring - under, ring.mean(0) + (0, 0, 2.5) - ring
    for d in (way, inwards):
        d /= np.linalg.norm(d, axis=1)[:, None]
    way = cloth.blurred(way + .8 * inwards, 4)
    way /= np.linalg.norm(way, axis=1)[:, None]
    along = np.roll(ring, -1, 0) - np.roll(ring, 1, 0)
    out = np.cross(along, way)
    out /= np.linalg.norm(out, axis=1)[:, None]
    n = len(ring)

    edge = cloth.blurred(end[s.ring], 1)  # the cloth's own, so that no gap is left at the shoulders

    def rows(v):
        return edge * (1 - v) + ring * v + way * (2.2 * v - .25) + out * (.10 * math.sin(math.pi * v) + .05)
    curves = {v: [tuple(q) for q in catmull(rows(v / 7), n * 4, closed=True)] for v in range(8)}
    grid(lambda u, v: curves[round(v * 7)][round(u * n * 4) % (n * 4)], n * 4, 8, ribbed(c, 230), root, .22, close_u=True, offset=0)
    k0, k1 = s.fronts - 1, n
    inner = [tuple(ring[k] - out[k] * .22 - way[k] * .25) for k in list(range(k0 + 1, k1))]
    tube(inner, .30, Mat(c, .9), root, res=4, round_=3)
    mid = (k0 + k1) // 2
    side, d = Vector(along[mid]).normalized(), Vector(ring[mid] - under[mid]).normalized()  # down the cloth, not leaning out like the rib
    inward = d.cross(side).normalized()
    if inward.dot(Vector(out[mid])) > 0:
        inward = -inward
    p = Vector(ring[mid]) + inward * .5 - d * .6
    label = Mat("#f3f1ea", .8)
    q, wide = label.xyz(label.coord("UV")), 3.8
    u, v = (label.math("MULTIPLY_ADD", label.math("SUBTRACT", q[k], .5), size, .5) for k, size in ((0, 4.4 / wide), (1, 2.4 / wide / 307 * 1500)))
    label.decal("line", (u, v, [1.0]), "#3a3f3c")
    grid(lambda u, v: tuple(p - side * (u - .5) * 4.4 - d * (1 - v) * 2.4 + inward * .25 * math.sin(math.pi * v)), 10, 8, label, root, .03)


@functools.cache
def draped(step):
    """The shirt's pieces and where their points lie once it is worn: the same in every view."""
    s = pattern(step)
    nape, at = np.array([k for k in s.ring if s.places[k][1] > -.5]), []

    def hold(p, t):  # so that the shirt does not slip off a shoulder
        if t > .2:
            if not at:
                at.append(p[nape])
            p[nape] += (at[0] - p[nape]) * .5
    return s, s.settle(1.5, figure, bend=.003, across=.07, grip=.6, moved=hold)


def worn(root, c, step=STEP):
    """The whole shirt, as an invisible body wears it."""
    s, end = draped(step)
    obj = s.build(knit(c), root)
    cloth.put(obj, end)
    m = obj.modifiers.new("sub", "SUBSURF")
    m.levels = m.render_levels = 2
    t = obj.modifiers.new("thick", "SOLIDIFY")
    t.thickness, t.offset = .14, -1
    neckline(root, c, s, end)
    return obj
