"""The cushion and the tote: sewn from flat pieces; one is filled, the other hangs."""
import math

import numpy as np
from mathutils import Vector, noise

import cloth
from studio import Mat, catmull, empty, grid, ink, lathe, mesh, place, tube


# ---------------------------------------------------------------- cushion
def silk(c, gold="#ecd9a8"):
    """Silk with woven lozenges between two bands; UV: centimetres from the middle of a face."""
    m = Mat(c, .40, spec=.55)
    q = m.xyz(m.coord("UV"))

    def tri(x):
        return m.math("ABSOLUTE", m.math("SUBTRACT", m.math("FRACT", x), .5))

    def less(x, limit):
        return m.math("LESS_THAN", x, limit)
    uneven = m.math("SUBTRACT", m.noise(1, 2, m.vec(m.math("MULTIPLY", q[0], .4), m.math("MULTIPLY", q[1], 7))), .5)
    dyed = m.math("MULTIPLY_ADD", uneven, .34, q[0])  # the threads were dyed before they were woven
    dia = m.math("ADD", tri(m.math("DIVIDE", dyed, 3.6)), tri(m.math("DIVIDE", q[1], 3.6)))
    pat = m.math("MAXIMUM", less(m.math("ABSOLUTE", m.math("SUBTRACT", dia, .5)), .04), less(dia, .15))
    pat = m.math("MAXIMUM", pat, m.math("GREATER_THAN", dia, .85))
    x = m.math("ABSOLUTE", q[0])
    pat = m.math("MULTIPLY", pat, less(x, 14.4))
    for at, wide in ((15.1, .16), (15.9, .40), (16.7, .16)):
        pat = m.math("MAXIMUM", pat, less(m.math("ABSOLUTE", m.math("SUBTRACT", x, at)), wide))
    m.over(pat, gold)
    weft = m.math("SINE", m.math("MULTIPLY", q[1], 52))
    m.bump(weft, .14, .03)
    m.bump(pat, .12, .03)
    edge = m.node("ShaderNodeAttribute", attribute_name="edge").outputs["Fac"]
    m.bump(m.math("MINIMUM", edge, .7), .35, .3)  # the seam draws the cloth in
    m.bump(m.noise(.32, 3), .12, .6)
    fleck = m.noise(1, 3, m.vec(m.math("MULTIPLY", q[0], .5), m.math("MULTIPLY", q[1], 9)))
    m.bump(fleck, .10, .06)
    return m.shade(m.ramp(fleck, ((.3, .90), (.7, 1.0))))


PUFF, PLUMP = 200.0, 18.0  # how firmly it is filled, and how far


def pressed(p, t):
    """The floor, and the edge of a hand that leaves its dent in the top."""
    hand, way = cloth.limb(p, (1.0, -18, 62 - 10.5 * min(1, t / .5)), (4.0, 18, 62 - 9.5 * min(1, t / .5)), 12.5, 12.5)
    low = p[:, 2] < hand
    return np.where(low, p[:, 2] + .3, hand), np.where(low[:, None], (0.0, 0.0, 1.0), way)


def creases(x, z, half, seed):
    """How far cloth stands out there: small puckers along the seam, folds out of the corners, and where someone leaned."""
    edge, along = half - max(abs(x), abs(z)), z if abs(x) > abs(z) else x
    loose = .5 + noise.noise(Vector((along * .12, seed, x * z * .002)))
    out = .30 * loose * math.exp(-edge / 3.6) * (1 - math.exp(-edge / .5)) * math.sin(along * 2.1 + 3 * noise.noise(Vector((along * .2, seed, 4))))
    for sx, sz in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        dx, dz = half - sx * x, half - sz * z
        r = math.hypot(dx, dz)
        out += .85 * math.exp(-r / 10) * (1 - math.exp(-r / 4)) * math.sin(math.atan2(dz, dx) * 7.5 + 2.2 * sx + sz + seed)
    p = Vector((x * .07, z * .07, seed))
    fold = max(0.0, 1 - abs(noise.noise(Vector((x * .035 + z * .05, z * .02 - x * .02, seed + 7)))) * 7) ** 2
    return out + .8 * noise.noise(p) - .55 * fold * min(1, edge / 6)


def cushion(root, c, wide=43.0, n=66):
    """Two square faces, sewn all round and filled, standing on the floor."""
    s = cloth.Sheet()
    firsts = []
    for sign in (-1, 1):
        def face(i, j):
            x, z = wide * (i / (n - 1) - .5), wide * (j / (n - 1) - .5)
            e = (1 - (2 * x / wide) ** 2) * (1 - (2 * z / wide) ** 2)
            return (x, sign * 2.5 * e, z + wide / 2), (x, z, 0)
        firsts.append(s.panel(n, n, face, sign < 0, edge=lambda i, j: wide / (n - 1) * min(i, j, n - 1 - i, n - 1 - j)))
    s.sew()

    f = firsts[0]
    rim = [f + i * n for i in range(n)] + [f + (n - 1) * n + j for j in range(1, n)] + [f + i * n + n - 1 for i in range(n - 2, -1, -1)] + [f + j for j in range(n - 2, 0, -1)]
    rim = [s.to[k] for k in rim]

    square = s.places[rim] * (.97, 0, .97) + (0, 0, wide * .015)

    def level(p, t):  # what fills it keeps the seam nearly straight, but for the corners
        p[rim] += (square - p[rim]) * (.002, .2, .002)
    end = s.settle(1.0, pressed, gravity=40, pressure=lambda p, t: PUFF * min(1, t / .3) * max(0, 1.05 - np.ptp(p[:, 1]) / PLUMP), bend=.022, across=.07, slow=6, moved=level)
    for sign, first in zip((-1, 1), firsts):
        for k in range(n * n):
            if s.to[first + k] not in rim:
                end[s.to[first + k], 1] += sign * creases(*s.flat[first + k][:2], wide / 2, sign)
    obj = s.build(silk(c), root)
    cloth.put(obj, end)
    m = obj.modifiers.new("sub", "SUBSURF")
    m.levels = m.render_levels = 2
    cord = Mat(c, .5, spec=.4)
    cord.bump(cord.math("SINE", cord.math("MULTIPLY", cord.math("ADD", cord.xyz()[0], cord.xyz()[2]), 16)), .15, .04)
    tube([tuple(p) for p in cloth.blurred(end[rim], 1)], .27, cord, root, closed=True, res=4, round_=4)
    for o in root.children:
        o.rotation_euler = (math.radians(-9), 0, 0)
    return obj


# ---------------------------------------------------------------- tote
def canvas(c, mark=None):
    """Plain woven cotton with a stitched hem; mark: middle and width of the print on the front."""
    m = Mat(c, .92, sheen=.25, spec=.15)
    q = m.xyz(m.coord("UV"))

    def note(name):
        return m.node("ShaderNodeAttribute", attribute_name=name).outputs["Fac"]
    threads = [m.noise(1, 3, m.vec(m.math("MULTIPLY", q[0], a), m.math("MULTIPLY", q[1], b))) for a, b in ((.5, 11), (11, .5))]
    thick = m.math("MAXIMUM", *threads)  # threads are not even
    shade = m.ramp(thick, ((.45, 1.0), (.75, .90)))
    if mark:
        z, wide = mark
        u = m.math("MULTIPLY_ADD", q[0], 1 / wide, .5)
        v = m.math("MULTIPLY_ADD", m.math("SUBTRACT", q[1], z), 1 / wide / .75, .5)
        m.decal("stacked", (u, v, [note("back")]), ink(c), gate=("x", -1, -.5))
        hem = note("hem")
        dash = m.math("GREATER_THAN", m.math("FRACT", m.math("MULTIPLY", q[0], 2.0)), .25)
        line = m.math("MULTIPLY", m.math("LESS_THAN", m.math("ABSOLUTE", m.math("SUBTRACT", hem, 2.6)), .07), dash)
        m.bump(m.math("LESS_THAN", hem, 2.9), .5, .10)
        m.bump(m.math("SUBTRACT", 1.0, line), .6, .12)
        shade = m.math("MULTIPLY", shade, m.math("MULTIPLY_ADD", line, -.22, 1.0))
        for axis, at in ((0, 0), (1, .34 * 39), (1, .67 * 39)):  # it was folded before
            far = m.math("SUBTRACT", m.math("MULTIPLY_ADD", m.math("SUBTRACT", m.noise(.25, 2), .5), .5, q[axis]), at)
            ridge = m.math("EXPONENT", m.math("MULTIPLY", m.math("MULTIPLY", far, far), -5.0))
            m.bump(m.math("MULTIPLY", ridge, m.noise(.35, 2)), .35, .25)
    w = [m.math("SINE", m.math("MULTIPLY", q[k], 2 * math.pi * 4.2)) for k in (0, 1)]
    m.bump(m.math("MULTIPLY", *w), .22, .04)
    m.bump(thick, .16, .06)
    m.bump(m.noise(.22, 2), .10, .5)
    return m.shade(shade)


def shopper(root, c, wide=37.0, high=39.0, lift=3.0, full=45):
    """The bag hanging from its two handles, as from a peg; full: how firmly what it holds pushes."""
    s, nu, nv, at = cloth.Sheet(), 38, 40, 8.5
    firsts = []
    for sign in (-1, 1):
        def face(i, j):
            x, z = wide * (i / (nu - 1) - .5), high * j / (nv - 1)
            e = max(0, 1 - (2 * x / wide) ** 2) * min(1, z / 12) ** .5
            return (x, sign * 2.2 * e, z), (x, z, 0)
        firsts.append(s.panel(nu, nv, face, sign < 0, hem=lambda i, j: high * (1 - j / (nv - 1)), back=lambda i, j: float(sign > 0)))
    s.sew()
    start = s.places.copy()
    held = (np.abs(np.abs(start[:, 0]) - at) < 1.4) & (start[:, 2] > high - 5.6)

    def pull(p, t):
        k = min(1, t / .4)
        q = start[held]
        q[:, 0] -= np.sign(q[:, 0]) * .4 * k
        q[:, 2] += k * (.5 + np.where(q[:, 1] > 0, .5, 0))
        q[:, 1] = q[:, 1] * (1 - .45 * k)
        p[held] = q
    end = s.settle(1.4, gravity=981, pressure=lambda p, t: full * min(1, t / .2) * max(0, 1 - np.ptp(p[:, 1]) / 8), bend=.15, across=.3,
                   free=1.0 - held, moved=pull, slow=2.5)
    m = canvas(c, (.45 * high, 24))
    obj = s.build(m, root)
    cloth.put(obj, end)
    d = obj.modifiers.new("sub", "SUBSURF")
    d.levels = d.render_levels = 2
    t = obj.modifiers.new("thick", "SOLIDIFY")
    t.thickness, t.offset = .18, -1
    band, thread = canvas(c), Mat(c, .9)
    thread.shade(thread.math("MULTIPLY", 1.0, .72))
    for sign, first in zip((-1, 1), firsts):
        def spot(x, z):
            """A place on the bag's outside."""
            i, j = (x / wide + .5) * (nu - 1), z / high * (nv - 1)
            a, b = min(int(i), nu - 2), min(int(j), nv - 2)
            f, g = i - a, j - b
            p = [Vector(end[s.to[first + (a + k) * nv + b + l]]) for k in (0, 1) for l in (0, 1)]
            return (p[0] * (1 - g) + p[1] * g) * (1 - f) + (p[2] * (1 - g) + p[3] * g) * f + Vector((0, sign * .16, 0))
        legs = [[spot(sx * at, z) for z in (high - 5.2, high - 3.5, high - 1.6, high - .2)] for sx in (-1, 1)]
        top = high + 24.0 + (.5 if sign > 0 else 0)
        y, out = sign * .30, []
        for leg in legs:
            p = leg[-1]
            sx = math.copysign(1, p.x)
            out.append([*leg, Vector((sx * 5.4, p.y * .75 + sign * .25, high + 8)), Vector((sx * 4.2, p.y * .4 + y, high + 16)), Vector((sx * 2.5, y, top - 2.4))])
        line = [*out[0], Vector((0, y, top)), *out[1][::-1]]
        n = 130
        pts = catmull(line, n)

        def handle(u, v):
            k = round(u * (n - 1))
            p, along = pts[k], (pts[min(k + 1, n - 1)] - pts[max(k - 1, 0)]).normalized()
            turn = max(0, min(1, (p.z - high - 6) / 15))
            turn = turn * turn * (3 - 2 * turn)
            flat = Vector((0, sign, 0)).cross(along)
            side = (flat.normalized() * (1 - turn) * (1 if flat.x > 0 else -1) + Vector((0, 1, 0)) * turn * (1 if sign > 0 else 1))
            side = (side - along * side.dot(along)).normalized()
            return tuple(p + side * (v - .5) * 2.6)
        h = grid(handle, n, 7, band, root, .24, offset=0)
        for uv in h.data.uv_layers[0].data:
            uv.uv = (uv.uv[1] * 2.6, uv.uv[0] * 70)
        for sx in (-1, 1):  # sewn on with a crossed square
            a, b, lo, hi = sx * at - .95, sx * at + .95, high - 4.9, high - 2.9
            way = [(a, lo), (b, lo), (b, hi), (a, hi), (a, lo), (b, hi), (b, lo), (a, hi)]
            tube([tuple(spot(*q) + Vector((0, sign * .16, 0))) for q in way], .055, thread, root, smooth=False, round_=2)
    if lift:
        low = min(end[:, 2]) - lift
        o = mesh([(0, 0, low), (.1, 0, low), (0, .1, low)], [(0, 1, 2)])
        o.parent, o.hide_render = root, True
    return obj


def hanging(root, c, turn=0):
    """The bag on a wooden peg."""
    shopper(place(empty(root), rot=(0, 0, turn)), c, lift=0, full=160)
    wood = Mat("#b58a5c", .5)
    wood.shade(wood.ramp(wood.noise(1, 3, wood.vec(wood.math("MULTIPLY", wood.xyz()[0], 2.5), wood.math("MULTIPLY", wood.xyz()[1], .25), wood.xyz()[2])), ((.3, .86), (.7, 1.0))))
    place(lathe([(0, 0), (1.15, 0), (1.15, 5.6, .3), (1.75, 6.0, .3), (1.75, 7.2, .6), (0, 7.3)], wood, root, seg=64), (0, 3.4, 61.85), (90, 0, 0))
