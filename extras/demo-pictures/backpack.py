"""The city backpack: panels and a gusset with piped seams, zips, a front pocket, padded straps and back."""
import math

import numpy as np
from mathutils import Vector, noise as mnoise

from studio import Mat, box, catmull, empty, fillet, grid, ink, place, strap, tube

WIDE, HIGH, DEEP = 29.0, 43.0, 13.0


def nylon(c, mark=None):
    """Dense woven nylon; mark: middle height and width of the print on the front."""
    m = Mat(c, .72, spec=.3)
    q = m.xyz()
    if mark:
        z, wide = mark
        m.decal("stacked", m.uv_plane(wide, wide * .75, (0, z), "xz"), ink(c), gate=("y", -1))
    w = [m.math("SINE", m.math("MULTIPLY", q[k], 2 * math.pi * 5)) for k in (0, 1, 2)]
    m.bump(m.math("ADD", m.math("MULTIPLY", w[0], w[2]), m.math("MULTIPLY", w[1], w[2])), .10, .03)
    m.bump(m.noise(.35, 3), .10, .5)
    return m.shade(m.ramp(m.noise(3.2, 3), ((.3, .93), (.7, 1.0))))


def outline(w, h, low, top, n=200):
    """The panel's edge, evenly spaced, from the middle of the bottom round to the right."""
    pts = [p for p in fillet([(0, 0), (w / 2, 0, low), (w / 2 * .94, h, top), (-w / 2 * .94, h, top), (-w / 2, 0, low)], closed=True, steps=14)]
    pts = np.array([(p[0], p[1]) for p in pts])
    closed = np.vstack([pts, pts[:1]])
    way = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(closed, axis=0), axis=1))])
    s = np.linspace(0, way[-1], n, endpoint=False)
    return np.stack([np.interp(s, way, closed[:, k]) for k in (0, 1)], 1)


class Shell:
    """A soft box: a front and a back panel of the same outline, and the gusset between them."""

    def __init__(self, w, h, d, low, top, puff=1.6, back=.4, lean=.25, seed=1, y=0.0, z=0.0):
        self.edge, self.h, self.d, self.y, self.z, self.lean, self.seed = outline(w, h, low, top), h, d, y, z, lean, seed
        self.mid = np.array((0, h * .47))
        r = 1.1  # of the edge's rounding
        self.profile = [(k, -d / 2 - puff * (1 - k ** 2.6)) for k in np.linspace(.0005, .93, 26)]
        self.profile += [(.93 + .07 * math.sin(a), -d / 2 + r * (1 - math.cos(a))) for a in np.linspace(.25, math.pi / 2, 6)]
        self.profile += [(1 + .016 * math.sin(math.pi * k), -d / 2 + r + (d - 2 * r) * k) for k in np.linspace(.06, .94, 16)]
        self.profile += [(.93 + .07 * math.cos(a), d / 2 - r + r * math.sin(a)) for a in np.linspace(0, math.pi / 2 - .25, 6)]
        self.profile += [(k, d / 2 + back * (1 - k ** 2.6)) for k in np.linspace(.93, .0005, 16)]

    def at(self, k, r, y, out=0.0):
        """The place at point k of the edge, r of the way from the middle, y deep."""
        n = len(self.edge)
        i, f = int(k) % n, k - int(k)
        e = self.edge[i] * (1 - f) + self.edge[(i + 1) % n] * f
        x, z = self.mid + (e - self.mid) * r
        up = z / self.h
        deep = 1 - self.lean * max(0, up) ** 1.5
        yy = (y - self.d / 2) * deep + self.d / 2
        p = Vector((x * .055, yy * .09, z * .055 + self.seed))
        soft = .75 * mnoise.noise(p) + .22 * max(0, 1 - abs(mnoise.noise(p * 2.1)) * 4)
        soft *= .35 + .65 * min(1, 2.2 * abs(1 - r) + .25)
        face = -1 if y < 0 else .5
        side = (e - self.mid) / (np.linalg.norm(e - self.mid) + 1e-9)
        edge = max(0, (r - .9) / .1)
        x += side[0] * (soft * .5 + out) * edge
        z += side[1] * (soft * .3 + out) * edge
        return Vector((x, yy + face * soft * (1 - edge * .7) + self.y, max(z, .02 * edge) + self.z))

    def build(self, mat, root):
        n, m = len(self.edge), len(self.profile)
        return grid(lambda u, v: tuple(self.at(round(u * n) % n, *self.profile[round(v * (m - 1))])), n, m, mat, root, close_u=True, angle=None)

    def line(self, r, y, a=0.0, b=1.0, steps=120, out=0.0):
        n = len(self.edge)
        return [self.at((a + (b - a) * k / steps) * n % n, r, y, out) for k in range(steps + (0 if b - a >= 1 else 1))]

    def piping(self, mat, root, front=True, back=True, radius=.28):
        for on, y in ((front, -self.d / 2 + .35), (back, self.d / 2 - .35)):
            if on:
                tube([tuple(p) for p in self.line(.992, y, out=.1)], radius, mat, root, closed=True, res=3, round_=4)

    def zip(self, root, a, b, y, tape, teeth):
        """A zip along the gusset, from a to b of the way round, y deep."""
        rows = [self.line(1.012, y + s * .95, a, b, 140, .10 + .05 * (1 - abs(s))) for s in (-1, -.35, 0, .35, 1)]
        grid(lambda u, v: tuple(rows[round(v * 4)][round(u * 140)]), 141, 5, tape, root)
        tube([tuple(p) for p in self.line(1.012, y, a, b, 140, .20)], .17, teeth, root, res=3, round_=3)


def puller(root, loc, metal, cord, turn=0.0):
    e = place(empty(root), tuple(loc), (0, 0, turn))
    box(.75, .35, 1.0, metal, e, .10, loc=(0, -.18, -.5))
    tube([(-.14, -.30, -.4), (-.24, -.5, -1.3), (-.20, -.45, -3.0), (0, -.42, -3.3), (.20, -.45, -3.0), (.24, -.5, -1.3), (.14, -.30, -.4)], .13, cord, e, res=6, round_=4)
    tube([(0, -.44, -2.5), (0, -.43, -3.6)], .30, Mat("#b8894f", .6), e, res=4, round_=5)


def pad(root, pts, widths, thick, mat, binding, n=90, out=Vector((0, 1, 0))):
    """A padded band along a curve, with bound edges."""
    line = catmull(pts, n)
    rings = []
    for k, p in enumerate(line):
        along = (line[min(k + 1, n - 1)] - line[max(k - 1, 0)]).normalized()
        side = along.cross(out).normalized()
        up = side.cross(along).normalized()
        f = k / (n - 1)
        rings.append((p, side, up, float(np.interp(f, np.linspace(0, 1, len(widths)), widths)), thick * min(1, 6 * f + .3, 6 * (1 - f) + .3)))
    seg = 28

    def fn(u, v):
        p, side, up, w, t = rings[round(u * (n - 1))]
        a = 2 * math.pi * v
        s = math.copysign(abs(math.cos(a)) ** .6, math.cos(a))
        return tuple(p + side * s * w / 2 + up * t / 2 * math.copysign(abs(math.sin(a)) ** .8, math.sin(a)))
    grid(fn, n, seg, mat, root, close_v=True)
    for s in (-1, 1):
        tube([tuple(p + side * s * (w / 2 + .02)) for p, side, up, w, t in rings], .20, binding, root, res=2, round_=3)
    for s in (-1, 1):  # the stitch inside the binding
        tube([tuple(p + side * s * (w / 2 - .7) + up * (t / 2 * .86)) for p, side, up, w, t in rings], .05, binding, root, res=2, round_=2)
    return line


def city(root, c):
    cloth, binding = nylon(c), Mat(c, .8)
    binding.shade(binding.math("MULTIPLY", 1.0, .78))
    tape, teeth = Mat("#232628", .7), Mat("#17191a", .35, spec=.6)
    teeth.bump(teeth.math("SINE", teeth.math("MULTIPLY", teeth.math("ADD", teeth.xyz()[0], teeth.math("ADD", teeth.xyz()[2], teeth.xyz()[1])), 16)), .6, .1)
    metal, cord = Mat("#6f7477", .3, .9), Mat("#2a2d2f", .7)
    body = Shell(WIDE, HIGH, DEEP, 5, 10.5)
    body.build(cloth, root)
    body.piping(binding, root)
    body.zip(root, .22, .78, -DEEP / 2 + 4.0, tape, teeth)
    for a, turn in ((.44, 8), (.56, -8)):
        puller(root, body.at(a * 200, 1.012, -DEEP / 2 + 4.0, .35), metal, cord, turn)
    # the pocket, lying on the lower half of the front
    pocket = Shell(23.5, 18.5, 5.2, 3.2, 5.0, 1.3, 0, .38, 4, -DEEP / 2 - 3.0, 2.6)
    pocket.build(nylon(c, (11.0, 10.5)), root)
    pocket.piping(binding, root, back=False, radius=.24)
    pocket.zip(root, .30, .70, -.6, tape, teeth)
    puller(root, pocket.at(.415 * 200, 1.012, -.6, .3), metal, cord, 4)
    box(3.0, .16, 1.9, Mat("#b8894f", .55), root, .06, loc=(0, -DEEP / 2 - 1.15, 28.2), rot=(-4, 0, 0))
    # carrying loop and straps
    y = DEEP / 2
    web = nylon(c)
    strap([(-4.2, y - 2.8, 41.8), (-4.0, y - 2.6, 44.2), (-2.6, y - 2.5, 46.4), (0, y - 2.5, 47.0), (2.6, y - 2.5, 46.4), (4.0, y - 2.6, 44.2), (4.2, y - 2.8, 41.8)], 2.6, .55, web, root, side=(0, 1, 0), n=80)
    box(12.5, 1.0, 3.0, web, root, .4, 6, loc=(0, y - .6, 37.2))
    for s in (-1, 1):
        ends = pad(root, [(s * 4.6, y + .2, 39.4), (s * 5.6, y + 3.2, 40.0), (s * 7.0, y + 6.0, 36.0), (s * 8.4, y + 7.4, 28.0), (s * 10.2, y + 6.4, 19.5), (s * 11.6, y + 3.6, 13.0)],
                   (5.4, 6.4, 6.6, 6.2, 5.2, 3.8), 1.5, web, binding)
        p = ends[-1]
        box(3.6, .6, 2.4, Mat("#1c1e1f", .4), root, .25, loc=(p.x, p.y, p.z - 2.2), rot=(-28, 0, 0))
        strap([tuple(p), (s * 12.2, y + 2.6, 9.6), (s * 13.0, y + .9, 5.0), (s * 13.4, y - .6, 2.6)], 2.4, .22, web, root, side=(1, 0, 0), n=50)
        strap([(s * 12.4, y + 2.9, 10.4), (s * 12.9, y + 3.0, 6.0), (s * 12.6, y + 2.4, 1.6)], 2.4, .2, web, root, side=(1, 0, 0), n=40)
    mesh_ = Mat(c, .9)
    q = mesh_.xyz()
    hole = mesh_.math("MULTIPLY", mesh_.math("SINE", mesh_.math("MULTIPLY", q[0], 14)), mesh_.math("SINE", mesh_.math("MULTIPLY", q[2], 14)))
    mesh_.bump(hole, .6, .08)
    mesh_.shade(mesh_.ramp(hole, ((.0, .62), (.6, .84))))
    for x, z, w, h in ((-5.6, 4.5, 9.2, 29.5), (5.6, 4.5, 9.2, 29.5)):
        block = Shell(w, h, 1.6, 3, 3, .8, 1.1, 0, 7 + x, 0, 0)
        e = place(empty(root), (x, y + .5, z))
        block.build(mesh_, e)
        for o in e.children:
            o.rotation_euler = (0, 0, 0)
