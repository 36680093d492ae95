"""Bags cut from panels and sewn: two-tone polyester, webbing, zips, padded bands; cloth.py lets them settle."""
import math

import numpy as np
from mathutils import Matrix, Vector, noise as mnoise

import cloth
from studio import Mat, box, catmull, empty, fillet, grid, ink, strap, tube


def note(m, name):
    return m.node("ShaderNodeAttribute", attribute_name=name).outputs["Fac"]


def stripe(m, value, middle, half):
    return m.math("LESS_THAN", m.math("ABSOLUTE", m.math("SUBTRACT", value, middle)), half)


def melange(c, mark=None, label=None, plain=False):
    """Two-tone polyester, no two threads alike; the seams are stitched. mark: middle height and width of the print; label: middle of a leather one."""
    m = Mat(c, .82, spec=.22, sheen=.2)
    q = m.xyz(m.coord("UV"))
    if mark:
        z, wide = mark
        u = m.math("MULTIPLY_ADD", q[0], 1 / wide, .5)
        v = m.math("MULTIPLY_ADD", m.math("SUBTRACT", q[1], z), 1 / wide / .75, .5)
        m.decal("stacked", (u, v, [note(m, "front")]), ink(c), gate=("x", 1, .5))
    pitch = 11.0
    warp, weft = (m.noise(1, 2, m.vec(m.math("MULTIPLY", q[0], a), m.math("MULTIPLY", q[1], b), s)) for a, b, s in ((pitch, .9, 0), (.9, pitch, 7)))
    w = [m.math("SINE", m.math("MULTIPLY", q[k], math.pi * pitch)) for k in (0, 1)]
    cross = m.math("MULTIPLY", *w)
    yarn = m.mix(m.math("GREATER_THAN", cross, 0.0), warp, weft)
    m.bump(cross, .20, .03)
    m.bump(yarn, .20, .04)
    m.bump(m.noise(.5, 4, m.coord("UV")), .10, .3)
    shade = m.math("MULTIPLY", m.ramp(yarn, ((.36, .50), (.47, .72), (.56, .84), (.66, 1.0))), 1.25)
    if not plain:
        edge = note(m, "edge")
        dash = m.math("GREATER_THAN", m.math("FRACT", m.math("MULTIPLY", note(m, "along"), 2.6)), .30)
        line = m.math("MULTIPLY", stripe(m, edge, .62, .055), dash)
        far = m.math("SUBTRACT", edge, .62)
        m.bump(m.math("EXPONENT", m.math("MULTIPLY", m.math("MULTIPLY", far, far), -22.0)), .5, -.10)
        m.bump(line, .6, .10)
        shade = m.math("MULTIPLY", shade, m.math("MULTIPLY_ADD", line, .25, 1.0))
        shade = m.math("MULTIPLY", shade, m.ramp(edge, ((0, .72), (.22, 1.0))))
    m.shade(shade)
    if label:
        x, z = (m.math("ABSOLUTE", m.math("SUBTRACT", q[k], label[k])) for k in (0, 1))
        far = m.math("MAXIMUM", m.math("SUBTRACT", x, 1.9), m.math("SUBTRACT", z, 1.15))
        on = m.math("MULTIPLY", m.math("LESS_THAN", far, 0.0), note(m, "front"))
        round_ = m.math("MULTIPLY", m.math("GREATER_THAN", m.math("FRACT", m.math("MULTIPLY", m.math("ADD", q[0], q[1]), 3.2)), .35), stripe(m, far, -.20, .045))
        m.over(on, "#9c6a3c")
        m.over(m.math("MULTIPLY", on, round_), "#d9c29c")
        m.bump(m.math("MULTIPLY", m.ramp(m.math("MULTIPLY", far, -1.0), ((0, 0.0), (.12, 1.0))), note(m, "front")), .7, .12)
    return m


def webbing(color="#1d1f21"):
    """Woven band: ribs across it."""
    m = Mat(color, .75, spec=.25)
    q = m.xyz(m.coord("UV"))
    rib = m.math("SINE", m.math("MULTIPLY", q[0], 2 * math.pi * 5.5))
    cord = m.math("SINE", m.math("MULTIPLY", q[1], 2 * math.pi * 4))
    m.bump(m.math("MULTIPLY", rib, cord), .5, .06)
    return m.shade(m.math("MULTIPLY_ADD", rib, .12, .88))


def band(root, points, width, thick, mat, side=(1, 0, 0), n=90):
    """A length of webbing; UV in centimetres."""
    line = catmull(points, n)
    long = sum((b - a).length for a, b in zip(line, line[1:]))
    obj = strap(points, width, thick, mat, root, side=side, n=n)
    for uv in obj.data.uv_layers[0].data:
        uv.uv = (uv.uv[0] * long, uv.uv[1] * width)
    return obj


class Soft:
    """A panel with rounded corners, the gusset sewn round it, and what lies behind: the back panel, or another surface.

    deep(x, z): the gusset's depth there; rear(x, z): where it ends."""

    def __init__(self, w, h, low, top, nu, nv, ng, deep, rear, closed, z=0.0):
        self.nu, self.nv, self.ng = nu, nv, ng
        right = [Vector(p) for p in fillet([(0, 0), (w / 2, 0, low), (w / 2 * .95, h, top), (0, h)], steps=16)][1:-1]
        way = np.concatenate([[0], np.cumsum([(b - a).length for a, b in zip(right, right[1:])])])
        s = np.linspace(0, way[-1], nv)
        ex, ez = (np.interp(s, way, [p[k] for p in right]) for k in (0, 1))

        def flat(i, j):
            s = 2 * i / (nu - 1) - 1
            k = abs(s) ** 3
            return s * ex[j], ez[j] * k + h * j / (nv - 1) * (1 - k)
        mid = nu // 2
        self.loop = [(i, 0) for i in range(mid, nu)] + [(nu - 1, j) for j in range(1, nv)] + [(i, nv - 1) for i in range(nu - 2, -1, -1)]
        self.loop += [(0, j) for j in range(nv - 2, -1, -1)] + [(i, 0) for i in range(1, mid + 1)]
        rim = np.array([flat(*p) for p in self.loop])
        self.way = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(rim, axis=0), axis=1))])

        def nearest(i, j):
            d = np.linalg.norm(rim - flat(i, j), axis=1)
            k = int(d.argmin())
            return d[k], self.way[k]
        near = {(i, j): nearest(i, j) for i in range(nu) for j in range(nv)}
        self.s = cloth.Sheet()

        def front(i, j):
            x, y = flat(i, j)
            return (x, rear(x, y + z) - deep(x, y), y + z), (x, y, 0)
        self.first = self.s.panel(nu, nv, front, True, front=lambda i, j: 1.0, edge=lambda i, j: near[i, j][0], along=lambda i, j: near[i, j][1])

        def gusset(k, r):
            x, y = rim[k]
            d = deep(x, y)
            return (x, rear(x, y + z) - d * (1 - r / (ng - 1)), y + z), (self.way[k], d * r / (ng - 1), 0)
        self.round = self.s.panel(len(rim), ng, gusset, edge=lambda k, r: deep(*rim[k]) * min(r, ng - 1 - r) / (ng - 1), along=lambda k, r: self.way[k])
        self.back = None
        if closed:
            def behind(i, j):
                x, y = flat(i, j)
                return (x, rear(x, y + z), y + z), (x, y, 0)
            self.back = self.s.panel(nu, nv, behind, edge=lambda i, j: near[i, j][0], along=lambda i, j: near[i, j][1])
        self.s.sew()
        self.free = np.ones(len(self.s.places))
        self.free[[self.s.to[self.round + k * ng + ng - 1] for k in range(len(rim))]] = 0
        if closed:
            self.free[[self.s.to[self.back + k] for k in range(nu * nv)]] = 0

    def settle(self, seconds, firm=(0, 0, 0), **how):
        """firm: how the front seam, which is taped, keeps its shape along each axis."""
        seam = [self.s.to[self.round + k * self.ng] for k in range(len(self.loop) - 1)]
        shape = self.s.places[seam]

        def hold(p, t):
            p[seam] += (shape - p[seam]) * firm
        self.end = self.s.settle(seconds, free=self.free, moved=hold, **how)
        f = self.face()
        n = np.cross(np.gradient(f, axis=1), np.gradient(f, axis=0))
        n /= np.linalg.norm(n, axis=2, keepdims=True) + 1e-9
        for i in range(1, self.nu - 1):
            for j in range(1, self.nv - 1):
                k = self.s.to[self.first + i * self.nv + j]
                e, a = self.s.notes["edge"][k], self.s.notes["along"][k]
                pucker = math.sin(a * 2.4 + 3 * mnoise.noise(Vector((a * .25, 1, self.nu)))) * (.5 + mnoise.noise(Vector((a * .13, 5, self.nv))))
                self.end[k] -= n[i, j] * .13 * pucker * math.exp(-e / 1.8) * (1 - math.exp(-e / .5))
        return self

    def face(self):
        return self.end[self.s.to[self.first:self.first + self.nu * self.nv]].reshape(self.nu, self.nv, 3)

    def build(self, mat, root):
        obj = self.s.build(mat, root)
        cloth.put(obj, self.end)
        m = obj.modifiers.new("sub", "SUBSURF")
        m.levels = m.render_levels = 2
        return obj

    def line(self, a, b, depth, steps=140, out=0.0):
        """Along the gusset, a to b of the way round from the middle of the bottom, depth (0..1) from front to back."""
        n = len(self.loop)
        g = self.end[self.s.to[self.round:self.round + n * self.ng]].reshape(n, self.ng, 3)
        up = np.cross(np.gradient(g, axis=1), np.gradient(g, axis=0))
        up /= np.linalg.norm(up, axis=2, keepdims=True) + 1e-9
        k = np.interp(np.linspace(a, b, steps) * self.way[-1], self.way, np.arange(n))
        r = depth * (self.ng - 1)

        def at(x):
            i, j = np.minimum(k.astype(int), n - 2), min(int(r), self.ng - 2)
            f, h = (k - i)[:, None], r - j
            return (x[i, j] * (1 - h) + x[i, j + 1] * h) * (1 - f) + (x[i + 1, j] * (1 - h) + x[i + 1, j + 1] * h) * f
        normal = at(up)
        return [Vector(p) for p in at(g) + normal * out], [Vector(v) for v in normal]

    def seam(self, mat, root, depth, radius=.17):
        pts, _ = self.line(0, 1, depth, 240, .04)
        tube([tuple(p) for p in pts[:-1]], radius, mat, root, closed=True, res=2, round_=3)

    def zip(self, root, a, b, depth, deep, parts, half=.85):
        """A zip in the gusset: its tape, its teeth, and the folded edges of the cloth on both sides."""
        tape, teeth, fold = parts
        rows = [self.line(a, b, depth + s * half / deep, 160, .06)[0] for s in (-1, -.4, 0, .4, 1)]
        grid(lambda u, v: tuple(rows[round(v * 4)][round(u * 159)]), 160, 5, tape, root)
        for s in (-1, 1):
            pts, _ = self.line(a, b, depth + s * half * .82 / deep, 160, .10)
            tube([tuple(p) for p in pts], .17, fold, root, res=2, round_=3)
        n = round((b - a) * self.way[-1] / .04)
        pts, up = self.line(a, b, depth, n, .07)

        def coil(u, v):
            k = round(u * (n - 1))
            along = (pts[min(k + 1, n - 1)] - pts[max(k - 1, 0)]).normalized()
            t = math.pi * v
            r = 1.0 if k // 2 % 2 else .72
            return tuple(pts[k] + up[k].cross(along) * math.cos(t) * .27 * r + up[k] * math.sin(t) * .16 * r)
        grid(coil, n, 7, teeth, root, angle=30)


def puller(root, at, up, down, metal, cord):
    """The slider and its cord, hanging down along the cloth."""
    up, down = up.normalized(), down.normalized()
    e = empty(root)
    side = up.cross(down)
    e.matrix_local = Matrix(((side.x, up.x, down.x, at.x), (side.y, up.y, down.y, at.y), (side.z, up.z, down.z, at.z), (0, 0, 0, 1)))
    box(.8, .45, 1.1, metal, e, .14, loc=(0, .12, -.4))
    tube([(-.2, .32, .2), (-.26, .36, 1.0), (.26, .36, 1.0), (.2, .32, .2)], .08, metal, e, closed=True, res=6, round_=4)
    for s in (-1, 1):
        tube([(s * .06, .30, .9), (s * .13, .36, 1.6), (s * .12, .34, 2.9)], .12, cord, e, res=6, round_=4)
    box(.62, .42, 1.3, cord, e, .16, loc=(0, .32, 2.5))


def pad(root, pts, widths, thick, mat, binding, n=90, out=Vector((0, 1, 0))):
    """A padded band along a curve, with bound edges; UV in centimetres."""
    line = catmull(pts, n)
    rings = []
    for k, p in enumerate(line):
        along = (line[min(k + 1, n - 1)] - line[max(k - 1, 0)]).normalized()
        side = along.cross(out).normalized()
        up = side.cross(along).normalized()
        f = k / (n - 1)
        rings.append((p, side, up, float(np.interp(f, np.linspace(0, 1, len(widths)), widths)), thick * min(1, 6 * f + .3, 6 * (1 - f) + .3)))
    long = sum((b - a).length for a, b in zip(line, line[1:]))
    seg = 28

    def fn(u, v):
        p, side, up, w, t = rings[round(u * (n - 1))]
        a = 2 * math.pi * v
        s = math.copysign(abs(math.cos(a)) ** .6, math.cos(a))
        soft = 1 + .22 * mnoise.noise(Vector((u * 14, s, w))) - .12 * abs(mnoise.noise(Vector((u * 30, 3, long))))
        return tuple(p + side * s * w / 2 + up * soft * t / 2 * math.copysign(abs(math.sin(a)) ** .8, math.sin(a)))
    obj = grid(fn, n, seg, mat, root, close_v=True)
    for uv in obj.data.uv_layers[0].data:
        uv.uv = (math.cos(2 * math.pi * uv.uv[1]) * 3, uv.uv[0] * long)
    for s in (-1, 1):
        tube([tuple(p + side * s * (w / 2 + .02)) for p, side, up, w, t in rings], .19, binding, root, res=2, round_=3)
    return line
