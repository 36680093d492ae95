"""The baseball cap: six panels with sewn seams and eyelets, a button, a curved peak with rows of stitching."""
import math

from mathutils import Vector, noise

from studio import Mat, grid, ink, tube

RX, RY, HIGH, ARCH = 8.2, 9.9, 10.9, 1.9  # half width and length of the opening, height, rise of its front edge


def twill(c):
    """Brushed cotton twill, its grain aslant."""
    m = Mat(c, .9, sheen=.4, spec=.15)
    m.bump(m.noise(2.2, 4), .16, .2)
    m.bump(m.noise(7, 4, m.scaled(m.coord(), (1, 1, 2.4), (0, 35, 0))), .30, .05)
    return m


def sewn(m, lines, seam=None):
    """Dashed thread where lines says (distance from it, way along it), and a dark groove at the seam."""
    def near(x, at, wide):
        return m.math("LESS_THAN", m.math("ABSOLUTE", m.math("SUBTRACT", x, at)), wide)
    thread = None
    for across, at, along in lines:
        dash = m.math("GREATER_THAN", m.math("FRACT", m.math("MULTIPLY", along, 2.6)), .28)
        line = m.math("MULTIPLY", near(across, at, .06), dash)
        m.bump(near(across, at, .14), .25, -.05)
        thread = line if thread is None else m.math("MAXIMUM", thread, line)
    m.bump(thread, .7, .06)
    dark = m.math("MULTIPLY", thread, .16)
    if seam is not None:
        groove = near(seam, 0, .05)
        m.bump(groove, .8, -.08)
        dark = m.math("ADD", dark, m.math("MULTIPLY", groove, .35))
    return m.shade(m.math("MULTIPLY", m.math("SUBTRACT", 1.0, dark), m.ramp(m.noise(.7, 5), ((.3, .90), (.7, 1.0)))))


def low(x, y):
    """Height of the crown's lower edge: it rises at the front, where the peak arches."""
    return ARCH * (1 - (x / RX) ** 2) * max(0.0, min(1.0, .5 - y / 4))


def crown(a, v):
    """A point of the crown at angle a, from its edge (0) to the button (1)."""
    b, front = math.pi / 2 * v, max(0.0, -math.sin(a)) ** 1.4
    r = math.cos(b) ** (.80 - .20 * front)
    t = ((a + math.pi / 2) / (math.pi / 3)) % 1
    pan = math.sin(math.pi * t)
    x0, y0 = RX * math.cos(a), RY * math.sin(a)
    k = r * (1 + (.034 * pan ** .75 - .016) * math.sin(math.pi * min(1, v * .9 + .08)) ** .8)
    soft = (1 - .85 * front) * math.sin(math.pi * min(1, .15 + v * .85))
    o = Vector((x0 * .17, y0 * .17, v * 2.1))
    k += soft * (.085 * noise.noise(o) + .045 * noise.noise(o * 2.6 + Vector((4, 1, 9)))) + .006 * noise.noise(o * 4) * r
    x, y = x0 * k, y0 * k + .9 * math.sin(b) ** 2
    z0 = low(x0, y0)
    return Vector((x, y, z0 + (HIGH - z0) * math.sin(b) ** (.92 - .06 * front) - soft * .35 * v * noise.noise(o * 1.3)))


def panels(root, c):
    m = twill(c)
    q = m.xyz(m.coord("UV"))
    sewn(m, [(q[0], .34, q[1]), (q[1], 1.25, q[0])], q[0])
    m.decal("mark", m.uv_plane(5.4, 5.4, (0, 6.1), "xz"), ink(c), gate=("y", -1, 2))
    nu, nv = 336, 80
    obj = grid(lambda u, v: crown(2 * math.pi * u - math.pi / 2, v), nu, nv, m, root, .16, close_u=True, offset=1)
    ways = []  # along each line from the edge to the button
    for i in range(nu):
        line = [crown(2 * math.pi * i / nu - math.pi / 2, j / (nv - 1)) for j in range(nv)]
        far = [0.0]
        for p, n in zip(line, line[1:]):
            far.append(far[-1] + (n - p).length)
        ways.append(far)
    for uv in obj.data.uv_layers[0].data:
        i, j = round(uv.uv[0] * nu) % nu, round(uv.uv[1] * (nv - 1))
        t = (i * 6 / nu) % 1
        wide = 2 * math.pi / 6 * 9.0 * math.cos(math.pi / 2 * min(j / (nv - 1), .985)) ** .66
        uv.uv = (min(t, 1 - t) * wide, ways[i][j])
    return obj


def eyelet(root, mat, hole, a, v):
    p = crown(a, v)
    e, f = (crown(a + .01, v) - p).normalized(), (crown(a, v + .01) - p).normalized()
    out = e.cross(f).normalized()
    out = out if out.dot(Vector((p.x, p.y, p.z - 4))) > 0 else -out
    f = out.cross(e)
    turn = [2 * math.pi * k / 20 for k in range(20)]
    tube([tuple(p + (e * math.cos(t) + f * math.sin(t)) * .34 + out * .03) for t in turn], .13, mat, root, closed=True, res=3, round_=4)
    grid(lambda u, w: tuple(p + (e * math.cos(2 * math.pi * u) + f * math.sin(2 * math.pi * u)) * .27 * w + out * .05), 20, 3, hole, root, close_u=True)


def peak(root, c):
    """The peak: stiff card in cloth, arched across, with six rows of stitching."""
    m = twill(c)
    q = m.xyz(m.coord("UV"))
    sewn(m, [(q[0], .35 + k * .86, q[1]) for k in range(6)])
    half, reach, nu, nv = math.radians(76), 7.3, 150, 40

    def at(u, v):
        s = 2 * u - 1
        t = s * half
        x0, y0 = RX * math.sin(t), -RY * math.cos(t)
        out = reach * max(0.0, 1 - s * s) ** .56
        x, y = x0 + .30 * math.sin(t) * out * v, y0 - out * v + .25 * (1 - v)
        fall = min(1.0, out / 3)
        return x, y, ARCH * (1 - (x / RX) ** 2) - fall * v * (.0105 * x * x + .35 + .05 * noise.noise(Vector((x * .2, y * .2, 3)))) + .05
    obj = grid(at, nu, nv, m, root, .34, offset=0)
    for uv in obj.data.uv_layers[0].data:
        s = 2 * uv.uv[0] - 1
        out = reach * max(0.0, 1 - s * s) ** .56
        uv.uv = ((1 - uv.uv[1]) * out, s * 11)
    tube([at(k / 60, 1.0) for k in range(61)], .20, twill(c), root, res=3, round_=4)


def cap(root, c):
    panels(root, c)
    peak(root, c)
    cloth, hole = twill(c), Mat("#0c0d0e", .9)
    for k in range(6):
        eyelet(root, cloth, hole, -math.pi / 2 + (k + .5) * math.pi / 3, .60)
    top = crown(0, 1)
    grid(lambda u, v: tuple(top + Vector((.95 * math.cos(2 * math.pi * u) * math.cos(math.pi / 2 * v), .95 * math.sin(2 * math.pi * u) * math.cos(math.pi / 2 * v), -.05 + .72 * math.sin(math.pi / 2 * v)))),
         32, 12, cloth, root, close_u=True)
    for o in root.children:  # it stands on its back edge and the corners of the peak
        o.rotation_euler = (math.radians(-2.6), 0, 0)
