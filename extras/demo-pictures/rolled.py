"""Cloth rolled and wrapped: the closed umbrella, and a paper band drawn tight round a stack."""
import math

import numpy as np
from mathutils import Vector, geometry, noise as mnoise

from studio import Mat, empty, grid, ink, lathe, place, points_of, steel, strap, tube, wood

LONG = 69.0  # of the canopy, from its tip to the ends of the ribs


def umbrella(root, c, seed=1):
    """A rolled umbrella lying along X, handle to the right: eight panels wound round, each over the next, held by a strap."""
    m = Mat(c, .50, spec=.4)
    q = m.xyz()
    m.decal("line", m.uv_round(20, 20 * 64 / 341, 3.3, 38, 90), ink(c))
    around = m.math("ARCTAN2", q[1], q[0])
    weave = m.math("MULTIPLY", m.math("SINE", m.math("MULTIPLY", around, 150)), m.math("SINE", m.math("MULTIPLY", q[2], 46)))
    m.bump(weave, .08, .02)
    m.bump(m.noise(1, 3, m.scaled(m.coord(), (.7, .7, .12))), .25, .5)
    e = place(empty(root), rot=(0, 90, 0))
    zs, rs = (0, 2, 8, 20, 36, 48, 55, 58.5, 62, 66, LONG), (.55, .85, 1.25, 2.05, 2.95, 3.15, 2.75, 2.30, 2.55, 2.35, 1.5)

    def cloth(u, v):
        z = LONG * v
        a = 2 * math.pi * u
        wind = 8 * u + 1.5 * v + .10 * mnoise.noise(Vector((math.cos(a) * 1.5, math.sin(a) * 1.5, z * .06 + seed)))
        f, panel = wind % 1, int(wind) % 8
        lap = f / .90 if f < .90 else (1 - f) / .10  # rises over the panel below, then drops from its folded edge
        r = float(np.interp(z, zs, rs))
        loose = .75 + .5 * mnoise.noise(Vector((panel * 2.3, seed, 0)))
        r *= 1 + .26 * loose * (lap ** 1.4 - .55) * min(1, z / 14)
        free = min(1, abs(z - 58.5) / 7)  # folds run out from under the strap
        r += .16 * free * mnoise.noise(Vector((math.cos(a) * 2.2, math.sin(a) * 2.2, z * .11 + 7 * seed)))
        r += .07 * (1 - free) * math.sin(wind * 12.6 + z * .3)
        end = max(0, (v - .955) / .045)
        return r * math.cos(a), r * math.sin(a), z - end * (1.8 * (1 - lap) + .8 * mnoise.noise(Vector((panel, seed, 3))))
    grid(cloth, 288, 150, m, e, close_u=True)
    metal = steel("#c8cbcc", .25, 0)
    lathe([(.45, -7), (.5, -6.6, .1), (.62, .4), (.80, .8, .1), (.80, 1.6, .1), (.6, 1.9)], metal, e, seg=48)
    lathe([(.75, 60), (.75, 76)], metal, e, seg=32)
    for k in range(8):
        a = 2 * math.pi * (k + .5 - 1.5) / 8
        tip = place(empty(e), (1.55 * math.cos(a), 1.55 * math.sin(a), LONG - 2.2), (0, 0, 0))
        lathe([(.0, 2.3), (.17, 2.2, .1), (.20, 1.9, .1), (.13, 1.5), (.12, 0)], metal, tip, seg=20)
    belt = Mat(c, .6)
    belt.bump(belt.math("SINE", belt.math("MULTIPLY", belt.xyz()[2], 26)), .3, .03)
    loop = [(2.52 * math.cos(k * math.pi / 10), 2.52 * math.sin(k * math.pi / 10), 58.5 + .012 * k) for k in range(21)]
    strap([*loop, (2.85, .9, 58.8), (2.75, 1.7, 58.8)], 1.9, .12, belt, e, side=(0, 0, 1), n=80)
    place(lathe([(0, .14), (.42, .12, .08), (.46, 0)], metal, e, seg=32), (2.66, -.3, 58.5), (0, 90, 0))
    tube([(0, 0, 75), (0, 0, 84), (0, 2, 88.5), (0, 5.5, 90), (0, 8.6, 88), (0, 9.4, 84.5)], 1.3, wood("#a56a38", "#70421f", "z"), e, res=12)
    lathe([(1.28, 74.6), (1.42, 74.7, .08), (1.42, 76.4, .08), (1.30, 76.5)], metal, e, seg=48)


def sleeve(root, stack, y, width, mat, gap=.05):
    """A paper band round what lies there, drawn tight: it touches only where the stack stands out."""
    p = points_of([stack])
    p = p[np.abs(p[:, 1] - y) < width / 2]
    flat = [Vector((x, z)) for x, z in p[:, ::2]]
    line = [flat[k] for k in geometry.convex_hull_2d(flat)]
    mid = sum(line, Vector((0, 0))) / len(line)
    line = [q + (q - mid).normalized() * gap for q in line]
    rows = []
    for a, b in zip(line, line[1:] + line[:1]):
        n = max(1, int((b - a).length / .25))
        rows += [a.lerp(b, k / n) for k in range(n)]
    return grid(lambda u, v: (rows[round(u * len(rows)) % len(rows)].x, y + (v - .5) * width, max(.02, rows[round(u * len(rows)) % len(rows)].y)), len(rows), 3, mat, root, .05, close_u=True, offset=0)
