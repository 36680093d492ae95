"""The star trophy: a cast and plated star, a turned stem, two steps of lacquered wood with an engraved plate."""
import math

from mathutils import Vector, noise as mnoise

from studio import Mat, add_bevel, box, empty, finish, lathe, linear, mesh, place


def plated(color="#f0cb88", rough=.12, turned=False):
    """Polished plating: not quite even, a little wiped, with hair-fine scratches. turned: rings left by the lathe."""
    m = Mat(color, rough, 1.0)
    q = m.coord()
    wiped = m.ramp(m.noise(.55, 5, q, .6), ((.38, rough * .7), (.62, rough * 1.25), (.80, rough * 2.4)))
    m.wire(wiped, m.p.inputs["Roughness"])
    m.bump(m.noise(.30, 1, q), .030, .35)
    for turn in (25, -50, 80):
        m.bump(m.noise(1, 2, m.scaled(q, (1.2, 1.2, 60), (turn, turn * 1.7, 10))), .012, .02)
    if turned:
        m.bump(m.noise(1, 2, m.vec(0, 0, m.math("MULTIPLY", m.xyz()[2], 9))), .02, .04)
    hollow = m.node("ShaderNodeNewGeometry").outputs["Pointiness"]
    return m.base(m.mix(1.0, linear(color), m.ramp(hollow, ((.44, .55), (.50, 1.0))), "MULTIPLY"))


def lacquer(color="#0c0d0e"):
    """Black piano lacquer on wood: a slight wave, the pores just showing, some dust."""
    m = Mat(color, .12, coat=1.0, spec=.5)
    q = m.coord()
    m.bump(m.noise(.8, 3, q), .06, .12)
    pore = m.noise(1, 3, m.scaled(q, (.5, 5, 5)))
    m.bump(pore, .03, .05)
    dust = m.math("GREATER_THAN", m.noise(7, 2, q), .765)
    return m.over(m.math("MULTIPLY", dust, .5), "#8d8a84")


def brushed(color="#dfc07a"):
    """The name plate: brass brushed along its length, engraved in black."""
    m = Mat(color, .30, 1.0)
    fine = m.noise(1, 3, m.scaled(m.coord(), (.8, 1, 70)))
    m.wire(m.ramp(fine, ((.3, .20), (.7, .42))), m.p.inputs["Roughness"])
    m.bump(fine, .12, .02)
    m.decal("line", m.uv_plane(3.9, 3.9 * 64 / 341, (0, .78), "xz"), "#241b0c", rough=.7, metal=0.0, gate=("y", -1))
    return m


def points(outer, inner, n=5):
    return [Vector(((outer if k % 2 == 0 else inner) * math.sin(k * math.pi / n), 0, (outer if k % 2 == 0 else inner) * math.cos(k * math.pi / n))) for k in range(2 * n)]


def folded_star(root, mat, outer=6.4, inner=2.75, peak=2.0, rim=.55, n=16):
    """Ten facets on each side, hollowed a little by grinding, no two quite alike; a narrow rim between the sides."""
    verts, faces, seen = [], [], {}

    def vert(p):
        key = tuple(round(x, 4) for x in p)
        if key not in seen:
            seen[key] = len(verts)
            verts.append(p)
        return seen[key]
    edge = points(outer, inner)
    for side in (-1, 1):
        top = Vector((0, side * peak, 0))
        for k in range(10):
            a, b = (e + Vector((0, side * rim, 0)) for e in (edge[k], edge[(k + 1) % 10]))
            out = (a - top).cross(b - top).normalized()
            out *= side * (1 if out.y > 0 else -1)

            def at(i, j):
                u, v = i / n, j / n
                w = 1 - u - v
                p = top * w + a * u + b * v
                mask = 27 * u * v * w
                soft = .055 + .03 * mnoise.noise(Vector((k * 3.1, side, 2)))
                wave = .012 * mnoise.noise(p * .55 + Vector((k, side * 5, 0)))
                return vert(p + out * mask * (wave - soft))
            for i in range(n):
                for j in range(n - i):
                    tri = [at(i, j), at(i + 1, j), at(i, j + 1)]
                    faces.append(tri if side < 0 else tri[::-1])
                    if j < n - i - 1:
                        tri = [at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)]
                        faces.append(tri if side < 0 else tri[::-1])
    for k in range(10):
        for j in range(n):
            p, q = (edge[k].lerp(edge[(k + 1) % 10], t / n) for t in (j, j + 1))
            y = Vector((0, rim, 0))
            faces.append([vert(p - y), vert(p + y), vert(q + y), vert(q - y)])
    o = finish(mesh(verts, faces), mat, root, angle=16)
    return add_bevel(o, .075, 3, 16)


def star(root, c):
    gold, stem = plated(), plated(rough=.13, turned=True)
    top = place(empty(root), (0, 0, 19.75), (0, 0, 3))
    folded_star(top, gold)
    # the stem, turned from one piece, its screw hidden by the collar
    lathe([(0, 4.0), (2.35, 4.0, .06), (2.35, 4.28, .08), (2.15, 4.4, .05), (1.75, 4.45, .05), (1.35, 4.75, .5), (.80, 5.6, .6), (.62, 6.3, .3), (.98, 6.5, .12), (.98, 6.75, .12),
           (.55, 6.95, .2), (.44, 8.6, 1), (.36, 11.4, 1), (.44, 13.3, .6), (.60, 13.6, .1), (.84, 13.75, .1), (.84, 13.98, .1), (.58, 14.15, .15), (.92, 14.75, .35), (1.0, 15.1, .3),
           (.74, 15.6, .3), (.58, 15.8, .1), (.70, 15.95, .08), (.70, 16.2, .08), (.50, 16.4, .2), (.42, 17.4), (.30, 17.8)], stem, root, seg=160, angle=30, steps=8)
    wood = lacquer()
    box(8.4, 8.4, 1.7, wood, root, .22, 5)
    box(6.5, 6.5, 2.35, wood, root, .16, 5, loc=(0, 0, 1.66))
    box(4.9, .09, 1.55, brushed(), root, .035, loc=(0, -3.27, 2.0))
    pin = plated("#d9b25f", .2)
    for x in (-2.25, 2.25):
        place(lathe([(0, 0), (.11, 0), (.10, .05, .03), (0, .07)], pin, root, seg=24), (x, -3.31, 2.78), (90, 0, 0))
