"""Scenes of use: the shop's goods in places one knows, nobody in them.

    blender -b --python places.py -- --out <media>/scenes [--only desk,market] [--spp 24] [--scale 1]

Each is written 1600 x 900 and, cut from its middle, 1000 x 1000 for a product's pictures (<name>-square.webp).
"""
import argparse
import math
import random
import sys
import time
import traceback
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import bpy  # noqa: E402
import products as p  # noqa: E402
import sewn  # noqa: E402
import studio  # noqa: E402
import views  # noqa: E402
from mathutils import Vector, noise  # noqa: E402
from PIL import Image, ImageFilter  # noqa: E402
from studio import Mat, box, emit, empty, grid, lathe, place, tube, wood  # noqa: E402
from views import COL, put  # noqa: E402


# ---------------------------------------------------------------- things that are not for sale
def rice_cake(root, seed=1):
    """Num ansom: sticky rice in banana leaf, tied with split bamboo; lies along X."""
    rnd = random.Random(seed)
    leaf = Mat("#5d6b2f", .45, spec=.4)
    x = leaf.xyz()
    leaf.base(leaf.ramp(leaf.noise(.35, 4, leaf.scaled(leaf.coord(), (.4, 1, 1))), ((.3, "#4a5a26"), (.6, "#6f7a38"), (.8, "#8a8748"))))
    leaf.bump(leaf.math("SINE", leaf.math("MULTIPLY", x[0], 14)), .25, .04)
    leaf.bump(leaf.noise(.8, 3), .35, .35)

    def skin(u, v):
        a, s = 2 * math.pi * u, 2 * v - 1
        end = max(0, abs(s) - .86) / .14
        r = 2.35 * (1 - .10 * s * s) * math.sqrt(max(0.0, 1 - end ** 2.4)) + .10 * noise.noise(Vector((s * 6, math.cos(a) * 2, seed)))
        r *= 1 + .035 * math.copysign(1, math.sin(a * 2.5 + s)) * (1 - end)
        return 8.6 * s, r * math.cos(a), r * math.sin(a) + 2.25
    grid(skin, 90, 70, leaf, root, close_u=True)
    tie = Mat("#c9b27c", .7)
    for k in range(5):
        at = -5.9 + k * 2.95 + rnd.uniform(-.2, .2)
        r = 2.46 * (1 - .10 * (at / 8.6) ** 2)
        tube([(at + .12 * math.sin(a), r * math.cos(a), 2.25 + r * math.sin(a)) for a in [j * math.pi / 12 for j in range(24)]], .11, tie, root, closed=True, res=4, round_=3)


def rice_balls(root):
    """A heap of rice balls (bay ben)."""
    m = Mat("#f6f1e4", .55, spec=.4)
    m.bump(m.noise(3.4, 2), .6, .10)
    rnd = random.Random(4)
    for z, r, n in ((8.9, 5.2, 9), (9.3, 2.0, 4), (11.3, 3.4, 6), (13.2, 1.3, 3)):
        for k in range(n):
            a = 2 * math.pi * k / n + z
            e = place(empty(root), (r * math.cos(a), r * math.sin(a), z), (rnd.uniform(0, 90), rnd.uniform(0, 90), 0))
            grid(lambda u, v: (1.75 * math.cos(2 * math.pi * u) * math.sin(math.pi * v), 1.75 * math.sin(2 * math.pi * u) * math.sin(math.pi * v), 1.6 * math.cos(math.pi * v)), 28, 18, m, e, close_u=True)


def oranges(root):
    """A small heap of oranges from the garden, two with a leaf."""
    peel = Mat("#d98a26", .42, spec=.45)
    peel.base(peel.ramp(peel.noise(.4, 3), ((.35, "#b9962f"), (.55, "#dc8f2a"), (.75, "#e0992f"))))
    peel.bump(peel.noise(9, 2), .35, .05)
    leaf, stalk = Mat("#3f6a30", .45), Mat("#5b5a34", .8)
    for k, (x, y, z, rx, ry) in enumerate(((-3.7, -2.2, 0, 20, 10), (3.6, -2.5, 0, -15, 30), (0, 3.9, 0, 30, -20), (-.1, -.4, 5.6, 12, 16), (7.3, 3.2, 0, 10, -30), (-7.2, 3.8, 0, -20, 10))):
        e = place(empty(root), (x, y, z + 3.35), (rx, ry, k * 70))
        grid(lambda u, v: (3.55 * math.cos(2 * math.pi * u) * math.sin(math.pi * v), 3.55 * math.sin(2 * math.pi * u) * math.sin(math.pi * v),
                           3.3 * math.cos(math.pi * v) - .35 * math.exp(-((v) / .07) ** 2)), 56, 36, peel, e, close_u=True)
        tube([(0, 0, 2.9), (.1, 0, 3.5)], .22, stalk, e, smooth=False)
        if k in (3, 1):
            grid(lambda u, v: (6.2 * u, 1.5 * math.sin(math.pi * u ** .8) * (v - .5) * 2, 3.3 + 1.2 * u - 2.4 * u * u + .5 * abs(v - .5)), 20, 9, leaf, e)


def lotus(root, h, lean, turn, size=1.0, color="#d9859a"):
    """A lotus bud on its stem."""
    stem = Mat("#6e8a4a", .6)
    a = math.radians(turn)
    top = Vector((math.cos(a) * lean, math.sin(a) * lean, h))
    tube([(0, 0, 2), (top.x * .10, top.y * .10, 14), (top.x * .22, top.y * .22, 19.8), tuple(top)], .26, stem, root)  # out of the vase by its neck
    e = place(empty(root), tuple(top), (math.degrees(math.sin(a)) * -.22, math.degrees(math.cos(a)) * .22, 0), scale=size)
    m = Mat(color, .5, spec=.3, sheen=.3)
    q = m.xyz(m.coord("UV"))
    m.base(m.ramp(q[1], ((0, "#9fae6c"), (.22, "#e9d9d2"), (.6, color), (1, "#b8506e"))))
    m.bump(m.math("SINE", m.math("MULTIPLY", q[0], 60)), .10, .02)
    for row, (n, grow, high) in enumerate(((3, .78, 6.4), (5, .92, 6.2), (6, 1.06, 5.4))):
        for k in range(n):
            mid = 2 * math.pi * (k + .37 * row) / n

            def petal(u, v, mid=mid, n=n, grow=grow, high=high, row=row):
                s = 2 * u - 1
                r = 1.75 * grow * math.sin(math.pi * min(1, .10 + .88 * v ** .9)) ** .75 + .12 * row * v
                w = 1.25 * math.pi / n * (1 - v ** 2.2) * (.75 + .25 * math.sin(math.pi * v))
                b = mid + s * w
                return r * math.cos(b) * (1 - .06 * s * s), r * math.sin(b) * (1 - .06 * s * s), high * v - .12 * s * s
            grid(petal, 15, 22, m, e, .05)


def incense(root):
    pot = Mat("#8c3b2a", .35, coat=.3)
    lathe([(0, 0), (2.6, 0, .3), (3.4, 2.2, 1), (3.0, 5, .6), (3.3, 5.6, .1), (3.0, 5.6, .1), (2.7, 4.7), (0, 4.7)], pot, root, seg=80)
    lathe([(2.9, 4.9), (1.5, 5.2, .5), (0, 5.25)], Mat("#b9a88a", .95), root, seg=48)
    for x, y, lx, ly in ((-.6, .2, -1.6, .5), (.1, -.4, .2, -1.0), (.7, .4, 1.7, .8)):
        low = Vector((x, y, 5))
        top = Vector((x + lx, y + ly, 25))
        tube([tuple(low), tuple(low.lerp(top, .22))], .09, Mat("#b3262c", .7), root, smooth=False, round_=3)
        tube([tuple(low.lerp(top, .22)), tuple(top)], .16, Mat("#7a5a3a", .9), root, smooth=False, round_=3)
        tube([tuple(top), tuple(top + Vector((lx, ly, 20)).normalized() * .35)], .17, emit("#ff5a1e", 1.6), root, smooth=False, round_=3)


def runner(root, mat, width, y0, y1, x=0.0, wave=.10):
    """A cloth along the table, from y0 to y1."""
    g = grid(lambda u, v: (x + width * (v - .5) + .25 * math.sin(u * 7), y0 + (y1 - y0) * u, .08 + wave * (1 + math.sin(u * 13 + v * 3) * math.sin(v * 5 + u))), 120, 60, mat, root, .12)
    for uv in g.data.uv_layers[0].data:
        uv.uv = (uv.uv[0] * (y1 - y0), uv.uv[1] * width)


# ---------------------------------------------------------------- the places
def desk(r):
    """An office desk in the morning."""
    lap = put(r, lambda q, _: views.laptop(q), (-13, 17, 0), 12)
    views.open_book(place(empty(r), (8, -6, 0), (0, 0, -9)), COL["Green"])
    p.pen(place(empty(r), (7.5, -10.5, 1.72), (0, 0, 24)), COL["Saffron"])
    cup = put(r, p.mug, (-14, -7, 0), 24, COL["White"])
    views.coffee(cup)
    put(r, p.bottle, (15, 14, 0), -10, COL["Navy"])
    put(r, p.notes, (33, -6, 0), -18)
    cal = put(r, p.calendar, (31, 20, 0), -20, scale=.9)
    put(r, lambda q, _: views.plant(q, 5), (-40, 24, 0))
    put(r, p.tumbler, (49, 22, 0), -14, COL["Green"])
    p.earphones(place(empty(r), (-36, 0, 0), (0, 0, 22)), COL["White"])
    return [lap, cal], cup


def pchum_ben(r):
    """A table of offerings at Pchum Ben: rice balls, num ansom, oranges, lotus, incense and candles, and a gift to take along."""
    runner(r, views.silk_folded("#8a2334"), 34, -42, 33, 1)
    bowl = put(r, p.silver, (0, 4, .3), 0, scale=1.05)
    rice_balls(bowl)
    put(r, lambda q, _: views.plate(q, "#e9e3d4", 13), (-22, -4, .0))
    for x, y, z, t in ((-23, -7.2, .7, 8), (-21.5, -2.0, .7, 6), (-22.3, -4.6, 4.6, 10)):
        rice_cake(place(empty(r), (x, y, z), (0, 0, t)), int(x * 7) % 9)
    put(r, lambda q, _: views.plate(q, "#2f5a4a", 10.5), (20, 7, 0))
    oranges(place(empty(r), (20, 7, .75), (0, 0, -24)))
    put(r, lambda q, _: incense(q), (-11, 20, 0))
    put(r, p.led, (12, 20, 0), 10, scale=1.1)
    v = put(r, p.vase, (-27, 19, 0), 0, COL["Cream"])
    for o in [o for o in v.children if o.type != "MESH" or o.data.vertices[0].co.z > 8]:
        bpy.data.objects.remove(o)
    for h, lean, turn, size in ((32, 3, 20, 1), (29, 5, 165, .9), (27, 4.5, 262, .95), (36, 1.5, 100, 1), (28.5, 6, 335, .85)):
        lotus(v, h, lean, turn, size)
    gift = put(r, lambda q, _: p.gbox(q, "#8a2334", "#d9a94a", 14, 14, 9), (24, -15, 0), -22)
    put(r, p.krama, (-1, -17, .3), -12, "#b01f2a", scale=.8)
    return [bowl, gift, v], bowl


def market(r):
    """A stall at the market: totes on a bamboo pole, kramas in stacks, baskets."""
    rnd = random.Random(2)
    for k in range(26):
        board = wood(("#8a6a4a", "#7d5f41", "#937252", "#86684b")[k % 4], "#5a422c", "z", .3, .7, 0)
        box(13.4, 1.6, 150, board, r, .3, 2, loc=(-172 + k * 13.8, 48 + rnd.uniform(-.3, .3), -10), rot=(0, 0, 0))
    pole = p.bamboo("x", .5)
    place(lathe([(2.0, -150)] + [(2.0 + .45 * math.exp(-abs((z % 32) - 16) * .8), z) for z in range(-149, 150)] + [(2.0, 150)], pole, r, seg=40), (0, 31, 72), (0, 90, 0))
    focus = left = None
    for x, c, t in ((-43, "Green", 5), (-1, "Natural", -4), (41, "Saffron", 3)):
        e = put(r, sewn.shopper, (x, 31, 9.5), t, COL[c])
        left = e if c == "Green" else left
        focus = e if c == "Natural" else focus
    for x, y, c, n in ((-42, -4, "#1f3557", 2), (-15, -8, "#b01f2a", 2), (12, -6, "#12624a", 1)):
        for k in range(n):
            p.folded(place(empty(r), (x + rnd.uniform(-.5, .5), y, 4.3 * k), (0, 0, rnd.uniform(-4, 4))), 22, 16, 6, .68, p.gingham(c), seed=3 + k, jitter=.3, sag=.15)
    basket = put(r, p.basket, (38, 3, 0), 24, scale=.95)
    put(r, p.palm, (-62, 2, 0), 20)
    return [basket, focus, left], focus


def street():
    """Worn concrete."""
    m = Mat("#a39c90", .9, spec=.15)
    m.base(m.ramp(m.noise(.12, 6), ((.3, "#8b857a"), (.7, "#b3ac9f"))))
    return m.bump(m.noise(1.5, 4), .3, .3)


def motorbike(r):
    """A krama thrown over the seat of a parked motorbike."""
    z0 = 62
    vinyl = Mat("#1a1b1d", .46, coat=.08)
    vinyl.bump(vinyl.noise(7, 3), .14, .05)
    paint = Mat("#8e1c22", .14, coat=1.0)
    dark = Mat("#202224", .5)
    chrome = Mat("#d3d6d8", .10, 1.0)
    top = lambda x: z0 + 8 + .0016 * (x + 4) ** 2 - 2.4 * math.exp(-((x + 14) / 9) ** 2) + (1.9 / (1 + math.exp(-(x - 1) / 1.6)))
    wide = lambda x: 11.6 - 2.4 * max(0, (-x - 8) / 24) ** 1.4 - 3.0 * max(0, (x - 20) / 18) ** 2.2

    def seat(u, v):
        x = -33 + 70 * u
        round_ = math.sqrt(max(0.0, 1 - max(0, (u - .93) / .07) ** 2)) * math.sqrt(max(0.0, 1 - max(0, (.05 - u) / .05) ** 2))
        a = math.pi * (1.13 * v - .065)
        y = -wide(x) * (.25 + .75 * round_) * math.copysign(abs(math.cos(a)) ** .55, math.cos(a))
        return x, y, z0 + (top(x) - z0) * (.3 + .7 * round_) * math.copysign(abs(math.sin(a)) ** .42, math.sin(a))
    grid(seat, 180, 110, vinyl, r)
    pipe = Mat("#d9d6cf", .5)
    for v in (.115, .885):
        tube([seat(u, v) for u in [.04 + .92 * k / 60 for k in range(61)]], .24, pipe, r, res=3, round_=4)
    tube([tuple(Vector(seat(.487, v)) + Vector((0, 0, .03))) for v in [.12 + .76 * k / 30 for k in range(31)]], .16, dark, r, res=3, round_=3)
    # the body below the seat: a panel each side, drawn in towards the tail lamp
    for s in (-1, 1):
        def panel(u, v, s=s):
            x = -36 + 82 * u
            low = 17 + 3 * math.sin(u * 3) - 13.5 * max(0, u - .35) ** 1.1
            y = (wide(min(max(x, -33), 34)) * .93 + .6 + 2.6 * math.sin(math.pi * v) - 2.2 * v * v) * (1 - .72 * max(0, u - .72) ** 1.6 / .13)
            out = min(1, u / .11)  # it comes out of the slim body in front
            y = 7.9 + (y - 7.9) * out * out * (3 - 2 * out)
            return x, s * max(y, 1.0), z0 - .5 + 5.5 * max(0, u - .5) ** 1.5 - low * v
        grid(panel, 120, 50, paint, r, .3, offset=0)

        def trim(u, v, s=s):
            a, b = panel(.06 + .80 * u, .40 + .18 * u), panel(.06 + .80 * u, .46 + .13 * u)
            q = Vector(a).lerp(Vector(b), v)
            return q.x, q.y + s * .22, q.z
        grid(trim, 90, 3, Mat("#dcdcd8", .3, coat=.5), r)
    def spine(u, v):  # the slim body in front of the seat
        x = -32 - 62 * u
        a = math.pi * v
        ease = u * u * (3 - 2 * u)
        half, high, z = 8.4 - 2.0 * ease, 21 - 5 * ease, z0 - 17 - 16 * ease
        return x, -half * math.copysign(abs(math.cos(a)) ** .6, math.cos(a)), z + high * math.copysign(abs(math.sin(a)) ** .55, math.sin(a))
    grid(spine, 60, 60, paint, r, .3)
    tube([(14, -10.5, z0 + 4), (20, -13.6, z0 + 7.4), (33, -12.2, z0 + 12.6), (45, -7.5, z0 + 15.6), (48.5, 0, z0 + 16.4), (45, 7.5, z0 + 15.6), (33, 12.2, z0 + 12.6), (20, 13.6, z0 + 7.4), (14, 10.5, z0 + 4)],
         1.05, chrome, r, res=14)
    lamp = Mat("#b0121a", .12, coat=1.0)
    lamp.bump(lamp.math("SINE", lamp.math("MULTIPLY", lamp.xyz()[2], 9)), .3, .1)
    box(5, 13, 6.5, lamp, r, 2.0, 6, loc=(45.5, 0, z0 - 4.2), rot=(0, -14, 0))
    box(15, 8, 6, dark, r, .6, loc=(38, 0, z0 - 3))
    # engine, shock absorber, guard and wheel
    box(24, 13, 20, dark, r, 2, 4, loc=(-14, 0, z0 - 44))
    for k in range(8):
        box(13 - .5 * k, 15, .8, Mat("#3b3e40", .4, .6), place(empty(r), (-27 - 1.5 * k, 0, z0 - 37 + .35 * k), (0, -76, 0)), .15, 2)
    for s in (-1, 1):
        e = place(empty(r), (17, s * 13.2, z0 - 36), (0, 16, 0))
        lathe([(0, 0), (1.5, 0, .2), (1.5, 26), (0, 26)], chrome, e, seg=32)
        tube([(2.5 * math.cos(t), 2.5 * math.sin(t), 5 + t * .52) for t in [k * math.pi / 8 for k in range(110)]], .52, Mat("#c23a2a", .3, coat=.5), e, smooth=False)
    tyre = Mat("#17181a", .8)
    wheel = place(empty(r), (24, 0, 26), (90, 0, 0))
    lathe([(19, -3.6), (23.5, -4.4, 1.5), (26, -2.2, 1.5), (26.4, 0, 2), (26, 2.2, 1.5), (23.5, 4.4, 1.5), (19, 3.6)], tyre, wheel, seg=140)
    lathe([(17.6, -3), (19.4, -3.4, .4), (19.4, 3.4, .4), (17.6, 3), (17.6, -3)], chrome, wheel, seg=140)
    for k in range(24):
        a = k * math.pi / 12
        tube([(3.2 * math.cos(a), 3.2 * math.sin(a), 2.2 * (-1) ** k), (17.8 * math.cos(a + .35 * (-1) ** (k // 2)), 17.8 * math.sin(a + .35 * (-1) ** (k // 2)), 0)], .16, chrome, wheel, smooth=False, round_=2)
    lathe([(0, -4), (3.4, -4, .4), (3.4, 4, .4), (0, 4)], dark, wheel, seg=48)
    grid(lambda u, v: (24 + 29 * math.cos(.25 + 1.9 * u), 5.2 * (2 * v - 1), 26 + 29 * math.sin(.25 + 1.9 * u) - 1.8 * (2 * v - 1) ** 2), 60, 12, paint, r, .25)
    # the krama: over the seat, down on both sides
    cloth = p.gingham("#b01f2a", 1.15)
    x0, x1, fall = -13.5, 9.5, 27.0

    def drape(u, v):
        x = x0 + (x1 - x0) * v
        half = wide(x) * math.pi * .5 * .86
        s = (u - .5) * 2 * (half + fall)
        over = abs(s) - half
        side = -1 if s < 0 else 1
        fold = math.sin(v * 17 + .6 * side) * .62 + math.sin(v * 31 + 2 * side) * .25 + .5 * noise.noise(Vector((v * 4, u * 3, 3)))
        if over <= 0:
            t = (s / half + 1) / 2
            q = Vector(seat((x + 33) / 70, .085 + .83 * t))
            edge = .75 * math.exp(-((abs(s / half) - .97) / .10) ** 2)  # clear of the seat's piping
            wrinkle = .24 + .6 * edge + .16 * abs(noise.noise(Vector((x * .22 + s * .08, s * .10, 1)))) + .35 * max(0, fold) * abs(s / half) ** 4
            return q.x + 1.2 * noise.noise(Vector((x * .05, s * .07, 7))), q.y, q.z + wrinkle
        q = Vector(seat((x + 33) / 70, .915 if side > 0 else .085))
        k = over / fall
        gather = 1 - .20 * k
        mid = (x0 + x1) / 2
        bend = 1 - math.exp(-over / 2.2)
        return (mid + (x - mid) * gather + 1.6 * k * math.sin(side + k * 2), q.y + side * (.6 + 1.4 * bend + fold * (.25 + 1.0 * k) + .6),
                q.z - over * .985 + .5 * math.sin(v * 6 + side) * k)
    g = grid(drape, 300, 150, cloth, r, .16, offset=1)
    # its check is as long as the cloth, on the seat and beside it
    along = [0.0]
    for k in range(300):
        along.append(along[-1] + (Vector(drape((k + 1) / 300, .5)) - Vector(drape(k / 300, .5))).length)
    for uv in g.data.uv_layers[0].data:
        uv.uv = (along[round(uv.uv[0] * 300)], uv.uv[1] * (x1 - x0))
    rnd = random.Random(5)
    threads = [Mat("#efece4", .9), Mat("#b01f2a", .9)]
    for k in range(70):
        v = k / 69
        for u in (0.0, 1.0):
            q, o = Vector(drape(u, v)), Vector(drape(.012 if u == 0 else .988, v))
            d = (q - o).normalized()
            tube([tuple(q), tuple(q + d * 1.1 + Vector((rnd.uniform(-.12, .12), 0, 0))), tuple(q + d * 2.3 + Vector((rnd.uniform(-.4, .4), rnd.uniform(-.2, .2), 0)))], .13,
                 threads[int(v * 30 / 1.15) % 2], r, res=3, round_=2)
    # the painted foot of the street's wall
    foot = Mat("#7a3b2a", .9, spec=.1)
    foot.bump(foot.noise(.6, 5), .1, .4)
    box(440, 2, 34, foot, r, .4, loc=(0, 116, 0))
    mark = place(empty(r), (2, 0, z0 - 6))
    lathe([(.1, -13), (13, -13), (13, 15), (.1, 15)], Mat("#000000"), mark, seg=12).hide_render = True
    return [mark], g


PLACES = {  # name: (set, what stands in it, camera, aperture, level)
    "desk": (lambda: views.room(light="#cbab83", dark="#a07f57", wall="#d9ddd5", depth=40), desk, dict(az=-8, el=24, lens=60, fill=.56, fill_y=.56, center=(.455, .54)), 3.2, .83),
    "pchum-ben": (lambda: views.room(light="#8a5a34", dark="#5a3820", wall="#e0cfae", depth=36), pchum_ben, dict(az=-4, el=23, lens=60, fill=.56, fill_y=.86, center=(.5, .52)), 3.2, .80),
    "market": (lambda: views.room(light="#8a6a48", dark="#5c432b", wall="#6b6a5e", depth=60), market, dict(az=-5, el=11, lens=60, fill=.51, fill_y=.86, center=(.5, .5)), 4.0, .82),
    "motorbike": (lambda: views.room(wall="#d8b878", depth=90, ground=street), motorbike, dict(az=-26, el=18, lens=70, fill=.38, fill_y=.60, center=(.47, .48)), 3.0, .82)}


def save(img, path, size, limit):
    img = img.resize(size, Image.LANCZOS).filter(ImageFilter.UnsharpMask(1.2, 50, 2))
    quality = 88
    while True:
        img.save(path, "WEBP", quality=quality, method=6)
        if path.stat().st_size <= limit or quality < 60:
            return
        quality -= 4


def picture(name, out, spp, scale):
    start = time.time()
    build_set, build, cam, fstop, level = PLACES[name]
    w, h = round(1600 * scale), round(900 * scale)
    studio.reset()
    roots, sharp = build(build_set())
    bpy.context.view_layer.update()
    obj = studio.camera(roots=roots, aspect=w / h, **cam)
    obj.data.dof.use_dof, obj.data.dof.focus_object, obj.data.dof.aperture_fstop = True, sharp, fstop
    rgb = studio.shoot(w, h, spp)
    img = Image.fromarray(studio.develop(rgb, studio.exposure(rgb, level=level), seed=len(name)))
    side = (img.width - img.height) // 2
    save(img, out / f"{name}.webp", (1600, 900), 180_000)
    save(img.crop((side, 0, side + img.height, img.height)), out / f"{name}-square.webp", (1000, 1000), 110_000)
    print(f"DONE {name} {time.time() - start:.1f}s", flush=True)


def main():
    a = argparse.ArgumentParser()
    a.add_argument("--out", required=True)
    a.add_argument("--only", default="")
    a.add_argument("--spp", type=int, default=24)
    a.add_argument("--scale", type=float, default=1)
    a = a.parse_args(sys.argv[sys.argv.index("--") + 1:])
    out = Path(a.out)
    out.mkdir(parents=True, exist_ok=True)
    for name in a.only.split(",") if a.only else PLACES:
        try:
            picture(name, out, a.spp, a.scale)
        except Exception as e:  # one bad scene must not stop the run
            traceback.print_exc()
            print(f"FAIL {name} {e}", flush=True)


main()
