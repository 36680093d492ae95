"""Towels: looped cotton, folded in half twice, so that a round fold looks to the front."""
import math
import random

import bpy
from mathutils import Vector, noise

from studio import Mat, empty, grid, strap

PLY = .84  # from one layer to the next


def terry(c):
    """Loops everywhere but on the woven border, where "pile" is 0."""
    m = Mat(c, 1.0, sheen=.5, spec=.06)
    pile = m.node("ShaderNodeAttribute", attribute_name="pile").outputs["Fac"]
    q = m.xyz(m.coord("UV"))
    m.bump(m.math("MULTIPLY", m.math("SINE", m.math("MULTIPLY", q[0], 2 * math.pi / .24)), m.math("SUBTRACT", 1.0, pile)), .7, .06)
    m.bump(m.math("MULTIPLY", m.noise(8, 3), pile), .5, .10)
    return m.shade(m.ramp(m.noise(5, 3), ((.3, .93), (.6, 1.0))))


def section(d):
    """The line of a sheet folded in half and again: (y, z), from the free end below to the one inside."""
    front, back, t = -d / 2 + 1.5 * PLY, d / 2 - .5 * PLY, PLY
    pts = [(d / 2, .5 * t), (front, .5 * t)]
    pts += [(front - 1.5 * t * math.sin(a), 2 * t - 1.5 * t * math.cos(a)) for a in (math.pi * k / 14 for k in range(1, 14))]
    pts += [(front, 3.5 * t), (back, 3.5 * t)]
    pts += [(back + .5 * t * math.sin(a), 3 * t + .5 * t * math.cos(a)) for a in (math.pi * k / 6 for k in range(1, 6))]
    pts += [(back, 2.5 * t), (front, 2.5 * t)]
    pts += [(front - .5 * t * math.sin(a), 2 * t + .5 * t * math.cos(a)) for a in (math.pi * k / 6 for k in range(1, 6))]
    pts += [(front, 1.5 * t), (d / 2 - .4, 1.5 * t)]
    out = []
    for (y0, z0), (y1, z1) in zip(pts, pts[1:]):
        n = max(1, round(math.dist((y0, z0), (y1, z1)) / .45))
        out += [(y0 + (y1 - y0) * k / n, z0 + (z1 - z0) * k / n) for k in range(n)]
    return out + [pts[-1]]


def folded(root, mat, wide, deep, z0, seed, waist):
    """One towel from z0 upwards; waist(x, z): the height that a band leaves of z."""
    line = section(deep)
    far = [0.0]
    for p, q in zip(line, line[1:]):
        far.append(far[-1] + math.dist(p, q))
    n, across = len(line), 84
    border = deep - 1.5 * PLY + 1.5 * PLY * math.pi + 1.6  # along the cloth, just behind the round fold

    def fn(u, v):
        k = round(u * (n - 1))
        (y, z), s = line[k], far[k]
        x = (v - .5) * wide * (1 + .022 * noise.noise(Vector((s * .045, seed, 3))))
        x += .32 * noise.noise(Vector((s * .11, seed * 2, .5 if x > 0 else 7)))
        h = z / (4 * PLY)
        edge = max(0.0, 1 - (wide / 2 - abs(x)) / 3.2)
        slack = .55 * noise.noise(Vector((x * .10, y * .13, seed))) + .22 * noise.noise(Vector((x * .34, y * .22, seed + 5)))
        free = 1 - .8 * math.exp(-(x / 2.6) ** 2)  # under the band it cannot move
        z += slack * (.15 + .85 * h) * free - .34 * h * edge ** 2
        y += free * (.42 * noise.noise(Vector((x * .085, z * .32, seed + 9))) + .16 * noise.noise(Vector((x * .4, z * .8, seed + 2))))
        return x, y, waist(x, z0 + max(z, .12))
    obj = grid(fn, n, across, mat, root)
    pile = [0.0 if abs(far[k] - border) < 1.1 else 1.0 for k in range(n) for _ in range(across)]
    att = obj.data.attributes.new("pile", "FLOAT", "POINT")
    att.data.foreach_set("value", pile)
    group = obj.vertex_groups.new(name="pile")
    group.add([k for k, p in enumerate(pile) if p], 1.0, "REPLACE")
    for uv in obj.data.uv_layers[0].data:
        uv.uv = (far[round(uv.uv[0] * (n - 1))], uv.uv[1] * wide)
    thick = obj.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = PLY * .86, 0
    sub = obj.modifiers.new("sub", "SUBSURF")
    sub.levels = sub.render_levels = 2
    loops = obj.modifiers.new("loops", "DISPLACE")
    loops.texture = bpy.data.textures.new("loops", "CLOUDS")
    loops.texture.noise_scale, loops.texture.noise_depth = .21, 1
    loops.strength, loops.vertex_group = .28, "pile"
    return obj


def stack(root, c, wide=31.0, deep=20.0, count=3):
    """Towels on top of each other, a paper band drawn tight round them."""
    m, rnd, high = terry(c), random.Random(4), count * 4 * PLY

    def waist(x, z):
        return z * (1 - .085 * math.exp(-(x / 3.4) ** 2))
    for k in range(count):
        e = empty(root, (rnd.uniform(-.35, .35), rnd.uniform(-.3, .3), 0), (0, 0, rnd.uniform(-1.3, 1.3)))
        folded(e, m, wide + rnd.uniform(-.4, .4), deep + rnd.uniform(-.3, .3), k * (4 * PLY + .05), 5 + 3 * k, waist)
    paper = Mat("#e2d3b4", .75, spec=.2)
    paper.bump(paper.noise(7, 4), .12, .06)
    top, y = waist(0, high) + .52, deep / 2 + .80
    r = 2.1
    turn = [math.pi / 2 * k / 6 for k in range(7)]
    line = [(0, -y, .05), (0, -y, top * .35), (0, -y + .04, top * .7)]
    line += [(0, -y + r - r * math.cos(a), top - r + r * math.sin(a)) for a in turn]
    line += [(0, 0, top + .02)] + [(0, y - .8 + .8 * math.sin(a), top - .8 + .8 * math.cos(a)) for a in turn] + [(0, y, .05)]
    strap(line, 4.2, .05, paper, root, side=(1, .04, 0), n=200)
