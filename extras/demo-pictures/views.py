"""Further views of the products: close up, from behind or open, in use, packed.

VIEWS[slug][view] is a dict: build (the set-up; the product itself when left out), az/el/lens/fill/center (camera; the
product's own when left out), zoom (factor, x, y: cut into that camera's picture round x, y in 0..1), room (a table by
a window instead of the studio), spp (more samples), once (never in further colours), en and km (what the picture shows).
"""
import math
import random

from mathutils import Vector

import packs
import products as p
import rolled
import sewn
import studio
from studio import (Mat, area_light, box, empty, finish, grid, kraft, lathe, link, mesh, place, strap, tube, wood)

COL = p.PALETTE
VIEWS = {}


def view(slug, name, en, km, **more):
    def wrap(fn):
        VIEWS.setdefault(slug, {})[name] = dict(build=fn, en=en, km=km, **more)
        return fn
    return wrap


def close(slug, name, en, km, zoom, **more):
    VIEWS.setdefault(slug, {})[name] = dict(build=None, en=en, km=km, zoom=zoom, **more)


def put(root, build, loc, turn=0.0, color=None, tip=(0, 0), scale=1.0):
    e = place(empty(root), loc, (tip[0], tip[1], turn), scale=scale)
    build(e, color)
    return e


# ---------------------------------------------------------------- the table by the window
S = .05  # one centimetre in the room


def planks(light, dark):
    top = wood(light, dark, "x", .16, .38, .05)
    q = top.xyz()
    plank = top.math("FRACT", top.math("DIVIDE", q[1], 14.0))
    gap = top.math("LESS_THAN", plank, .012)
    return top.over(gap, "#3b2817")


def room(light="#c39d72", dark="#94704a", wall="#dcd9cf", depth=34, cloth=None, ground=None):
    """A wooden table before a plain wall, morning light from a window on the left. Returns the root for things on it.
    ground: what makes another surface than the table's planks."""
    r = empty(scale=S)
    top = ground() if ground else planks(light, dark)
    mesh_ = mesh([(-150, -90, 0), (150, -90, 0), (150, depth, 0), (-150, depth, 0)], [(0, 1, 2, 3)])
    finish(mesh_, top, r, smooth=False)
    if cloth:
        c = cloth()
        g = grid(lambda u, v: (-60 + 120 * u, -60 + (60 + depth) * v, .12 + .10 * math.sin(u * 9 + v * 4) * math.sin(v * 11)), 160, 120, c, r)
        for uv in g.data.uv_layers[0].data:
            uv.uv = (uv.uv[0] * 120, uv.uv[1] * (60 + depth))
    w = Mat(wall, .92, spec=.1)
    w.bump(w.noise(.6, 5), .10, .4)
    finish(mesh([(-220, depth + 26, -60), (220, depth + 26, -60), (220, depth + 26, 200), (-220, depth + 26, 200)], [(0, 1, 2, 3)]), w, r, smooth=False)
    # daylight, a low sun through a window with bars, a little light back from the room
    area_light((-5.2, -1.6, 3.4), (3.4, 3.6), 330, target=(0, 0, .4), color=(.96, .98, 1))
    area_light((4.8, -3.6, 3.2), (4, 4), 75, target=(0, 0, .4), color=(1, .97, .93))
    import bpy
    sun = bpy.data.lights.new("sun", "SUN")
    sun.energy, sun.angle, sun.color = 2.6, math.radians(2.2), (1, .90, .74)
    o = link(bpy.data.objects.new("sun", sun))
    way = Vector((1.0, .52, -.62)).normalized()
    o.rotation_euler = (-way).to_track_quat("Z", "Y").to_euler()
    bars = empty()
    bars.location = -way * 6
    bars.rotation_euler = way.to_track_quat("Z", "Y").to_euler()
    black = Mat("#000000", 1)
    for k in range(-3, 4):
        for a, b in (((k * 1.9 + .55, -9, 0), (k * 1.9 + .75, 9, 0)), ((-9, k * 2.4 + .9, 0), (9, k * 2.4 + 1.1, 0))):
            f = finish(mesh([a, (b[0], a[1], 0), b, (a[0], b[1], 0)], [(0, 1, 2, 3)]), black, bars, smooth=False)
            f.visible_camera = f.visible_glossy = f.visible_diffuse = f.visible_transmission = False
    wd = bpy.data.worlds.new("w")
    bpy.context.scene.world = wd
    wd.cycles.sampling_method = "NONE"
    wd.use_nodes = True
    bg = wd.node_tree.nodes["Background"]
    bg.inputs[0].default_value, bg.inputs[1].default_value = (.80, .86, .92, 1), .42
    return r


def plant(root, seed=3, h=30, color="#3f6b3a"):
    """A few twigs with leaves in a small vase."""
    rnd = random.Random(seed)
    v = Mat("#e9e4da", .5)
    v.bump(v.noise(3, 3), .1, .1)
    lathe([(0, 0), (3.0, 0, .5), (4.0, 4, 2), (3.4, 8.5, 1.5), (1.7, 11, 1), (2.0, 12.5, .2), (1.7, 12.4), (1.4, 11)], v, root, seg=96)
    leaf, stem = Mat(color, .5, spec=.4), Mat("#5d5a35", .8)
    for t in range(6):
        a, lean = t * 1.05 + rnd.uniform(-.3, .3), rnd.uniform(.25, .6)
        pts = [(0, 0, 10)]
        for k in range(1, 6):
            s = k / 5
            pts.append((math.cos(a) * lean * h * .8 * s ** 1.5, math.sin(a) * lean * h * .8 * s ** 1.5, 10 + h * s * (1 - .25 * lean * s)))
        tube(pts, .13, stem, root, res=4, round_=2)
        for k in range(2, 6):
            for side in (-1, 1):
                q = Vector(pts[k]) if side > 0 or k == 5 else (Vector(pts[k]) + Vector(pts[k - 1])) / 2
                e = empty(root)
                e.location, e.rotation_euler = q, (rnd.uniform(-.5, .6), rnd.uniform(-.6, .2), a + side * rnd.uniform(.6, 1.3))
                ln, wd = rnd.uniform(4.2, 6.0), rnd.uniform(1.5, 2.2)
                grid(lambda u, v: (ln * u, wd * math.sin(math.pi * u ** .8) * (v - .5) * 2 * .5, .5 * abs(v - .5) + .9 * u * (1 - u) - .9 * u * u), 14, 7, leaf, e)


def plate(root, c="#ece7dc", r=9.5):
    m = Mat(c, .25, coat=.4)
    lathe([(0, .25), (r * .55, .25, .2), (r * .6, 0, .1), (r * .66, .3, .3), (r, 1.7, .1), (r - .15, 1.95, .1), (r * .62, .75, .8), (0, .6)], m, root, seg=128)


def coffee(root, c=None):
    m = Mat("#3a2113", .15, coat=.3)
    lathe([(0, 8.3), (3.68, 8.3), (3.74, 8.38)], m, root, seg=96)


def laptop(root):
    m = Mat("#b9bdc0", .35, .9)
    prism_ = studio.prism
    prism_(studio.rrect(31, 21.5, 1.3), 1.1, m, root, .25, 4)
    keys = Mat("#1d2022", .5)
    for j in range(5):
        for k in range(13):
            box(1.75, 1.55, .16, keys, root, .06, 2, loc=(-13.2 + k * 2.05 + (j % 2) * .3, 6.6 - j * 1.9, 1.08))
    box(9.6, 6, .03, Mat("#a9adb0", .3, .8), root, .02, loc=(0, -6.6, 1.1))
    lid = place(empty(root), (0, 10.8, 1.1), (-18, 0, 0))
    box(31, .6, 20.5, m, lid, .25)
    sc = Mat("#eef1ee", .25)
    g = sc.xyz()
    box(29.6, .05, 18.9, sc, lid, .02, loc=(0, -.32, .9))


# ---------------------------------------------------------------- the fourteen
close("ceramic-mug", "detail", "close view of the glaze, the printed mark and the handle", "ថតជិត បង្ហាញស្រទាប់រលោង ឡូហ្គោ និងដៃកាន់", (1.7, .58, .52), az=-22, el=14)


@view("ceramic-mug", "back", "from above and behind, with the handle and the inside", "មើលពីលើ ឃើញដៃកាន់ និងខាងក្នុង", az=160, el=28)
def mug_back(root, c):
    p.mug(root, c)
    lathe([(3.75, 9.46), (3.725, 9.3), (3.71, 1.52, 1.1), (2.88, .8, .4), (0, .75)], Mat(c, .18, coat=.6), root, seg=128)


@view("ceramic-mug", "room", "filled with coffee beside a notebook on a wooden table", "ពេញកាហ្វេ នៅក្បែរសៀវភៅលើតុឈើ", az=-8, el=21, lens=70, fill=.80, center=(.5, .47), room=dict())
def mug_room(r, c):
    e = put(r, p.mug, (0, 0, 0), 4, c)
    coffee(e)
    b = put(r, p.book, (17, 11, 0), -22, COL["Navy"])
    place(p.pen(place(empty(r), (8.5, 4, 2.65), (0, 0, 52)), COL["Saffron"]), (0, 0, 0))
    put(r, lambda q, _: plant(q), (-20, 20, 0))
    return e, b


close("t-shirt", "detail", "close view of the ribbed collar, the seams and the knit", "ថតជិត បង្ហាញកអាវ ថ្នេរ និងសាច់ក្រណាត់", (2.1, .50, .745), az=-10, el=6, lamps=-44)


@view("t-shirt", "open", "one shirt laid out flat, seen from above", "អាវមួយលាតលើផ្ទៃរាប មើលពីលើ", az=-6, el=66, lens=110, fill=.86)
def tee_open(root, c):
    p.tee_flat(root, c)


@view("t-shirt", "room", "folded on a wooden table beside a cap", "បត់ដាក់លើតុឈើ ក្បែរមួក", az=-14, el=27, lens=70, fill=.80, center=(.5, .46), room=dict(light="#b98a5a", dark="#875a33", wall="#d8dcd2"))
def tee_room(r, c):
    e = place(empty(r), (0, 0, 0), (0, 0, 6))
    p.tshirts(e, c)
    put(r, p.cap, (24, 16, 1.2), 30, COL["Navy"])
    put(r, lambda q, _: plant(q), (-19, 24, 0))
    return e


def from_carton(root, c, w, d, h, build, depth=.8):

    e = packs.carton(root, w, d, h, False, .4)
    packs.shreds(e, w - 1, d - 1, .4, depth, 160)
    build(place(empty(root), (0, 0, depth + .2)))


# ---- pen
close("ballpoint-pen", "detail", "close view of the metal tip and the printed mark", "ថតជិត បង្ហាញក្បាលប៊ិច និងឡូហ្គោ", (2.1, .36, .42), az=-6, el=36)


@view("ballpoint-pen", "room", "on an open notebook on a wooden desk", "លើសៀវភៅបើកនៅលើតុឈើ", az=-14, el=33, lens=70, fill=.80, room=dict(light="#cbab83", dark="#a07f57"))
def pen_room(r, c):
    b = open_book(place(empty(r), (0, 4, 0), (0, 0, 10)), COL["Navy"])
    place(p.pen(place(empty(r), (1.5, -3.4, 1.75), (0, 0, 28)), c), (0, 0, 0))
    e = put(r, p.mug, (-15, 22, 0), -20, COL["White"])
    coffee(e)
    return b


def open_book(e, c):
    """A notebook lying open: two boards, two blocks of pages, a ribbon down the middle."""
    board = Mat(c, .5, spec=.35)
    paper = Mat("#f1ece0", .85)
    y = paper.xyz()[1]
    paper.over(paper.math("LESS_THAN", paper.math("FRACT", paper.math("DIVIDE", y, .72)), .045), "#cfd3cf")
    box(29.2, 21, .3, board, e, .12)
    for s in (-1, 1):
        grid(lambda u, v, s=s: (s * 13.9 * u, -10.2 + 20.4 * v, .35 + 1.15 * (1 - math.exp(-u * 9)) * (1 - .35 * u) + .02), 60, 8, paper, e)
        block = Mat("#e6dfcd", .9)
        block.base(block.ramp(block.noise(1, 1, block.scaled(block.coord(), (.1, .1, 40))), ((.35, "#d5ccb8"), (.65, "#f1ebdd"))))
        for t in (-1, 1):
            grid(lambda u, v, s=s, t=t: (s * 13.9 * u, t * 10.2, .3 + v * (.05 + 1.15 * (1 - math.exp(-u * 9)) * (1 - .35 * u))), 60, 6, block, e)
        grid(lambda u, v, s=s: (s * 13.9, -10.2 + 20.4 * u, .3 + v * .80), 6, 6, block, e)
    strap([(.2, 10.6, .4), (.3, 9, .52), (-.2, 0, .50), (.4, -9, .52), (1.2, -11, .3), (1.6, -13.5, .08)], .55, .05, Mat(p.SAFFRON, .4, sheen=.4), e, side=(1, 0, 0), n=60)
    return e


@view("ballpoint-pen", "packed", "five pens in a kraft gift box", "ប៊ិចប្រាំក្នុងប្រអប់ក្រដាស", az=-24, el=40, fill=.78)
def pen_packed(root, c):
    from_carton(root, c, 17, 9.6, 2.4, lambda e: studio.many(e, lambda q: p.pen(q, c), [(-7, -3.0 + k * 1.5, .75, 0) for k in range(5)]), .5)


# ---- gift box
close("gift-box", "detail", "close view of the ribbon and the bow", "ថតជិត បង្ហាញបូ", (2.1, .50, .66), az=-24, el=30)


@view("gift-box", "open", "with the lid beside it and paper inside", "បើកគម្រប ឃើញក្រដាសខាងក្នុង", az=-30, el=34, fill=.80)
def box_open(root, c):

    m = kraft(c, .5)
    m.decal("stacked", m.uv_plane(6.8, 5.1, (0, 5), "xz"), p.ink(c), gate=("y", -1))
    w, h, t = 19.5, 12, .35
    box(w, t, h, m, root, .08, loc=(0, -w / 2 + t / 2, 0))
    side = kraft(c, .5)
    box(w, t, h, side, root, .08, loc=(0, w / 2 - t / 2, 0))
    for s in (-1, 1):
        box(t, w - 2 * t, h, side, root, .08, loc=(s * (w / 2 - t / 2), 0, 0))
    tissue = Mat("#f4efe4", .8)
    tissue.bump(tissue.noise(1.2, 4), .3, .5)
    rnd = random.Random(4)
    for k in range(9):
        a, x, y = rnd.uniform(0, 6.3), rnd.uniform(-5, 5), rnd.uniform(-5, 5)
        grid(lambda u, v, a=a, x=x, y=y: (x + 8 * (u - .5) * math.cos(a) - 5 * (v - .5) * math.sin(a), y + 8 * (u - .5) * math.sin(a) + 5 * (v - .5) * math.cos(a),
                                         8.6 + 2.4 * math.sin(u * 5 + k) * math.sin(v * 4 + a) + .8 * math.sin(u * 17 + v * 9)), 40, 30, tissue, root)
    box(w - 1, w - 1, 7, tissue, root, 0, loc=(0, 0, .2))
    lid = place(empty(root), (20.5, -9, 0), (0, 0, -14))
    top = kraft(c, .5)
    box(20, 20, 3.4, top, lid, .14)
    r = Mat("#d9a94a", .28, sheen=.2, spec=.6)
    for a in (0, 90):
        e = place(empty(lid), rot=(0, 0, a))
        strap([(-10.05, 0, 0), (-10.05, 0, 2), (-10.05, 0, 3.3), (-9.8, 0, 3.48), (0, 0, 3.5), (9.8, 0, 3.48), (10.05, 0, 3.3), (10.05, 0, 2), (10.05, 0, 0)], 2, .06, r, e, side=(0, 1, 0), n=90)
    p.bow(lid, r, (0, 0, 3.52), 1.12, 2.0)


@view("gift-box", "room", "on a wooden table with a smaller box and a card", "លើតុឈើ ជាមួយប្រអប់តូច និងកាត", az=-16, el=20, lens=70, fill=.80, center=(.5, .46), room=dict(wall="#e3d8cc"))
def box_room(r, c):
    e = put(r, p.gift_box, (0, 4, 0), 12, c)
    put(r, lambda q, _: p.gbox(q, "#efe3cb", "#0f5c45", 13, 13, 8), (21, 15, 0), -16)
    put(r, lambda q, _: plant(q, 5), (-21, 22, 0))
    m = Mat("#f5f1e6", .7)
    m.decal("stacked", m.uv_plane(7, 5.25, (0, 0), "xy"), "#0f5c45", gate=("z", 1))
    box(11, 7.6, .08, m, r, .02, loc=(12.5, -9.5, 0), rot=(0, 0, -18))
    return e


# ---- tote
close("cotton-tote", "detail", "close view of the woven cotton, the seam and the print", "ថតជិត បង្ហាញសាច់ក្រណាត់ និងឡូហ្គោ", (2.2, .50, .365), az=-20, el=5)


@view("cotton-tote", "room", "standing on a table with a krama and a notebook inside", "ដាក់ក្រមា និងសៀវភៅខាងក្នុង លើតុឈើ", az=-12, el=12, lens=70, fill=.80, center=(.5, .5), room=dict(light="#a8774a", dark="#74492a", wall="#d9ddd5", depth=60))
def tote_room(r, c):
    e = put(r, lambda q, c: sewn.shopper(q, c, full=400), (0, 8, 0), 8, c)
    g = place(empty(r), (-5, 8, 33), (0, 0, 8))
    m = p.gingham("#b01f2a")
    q = grid(lambda u, v: (-7 + 14 * u, -2.4 + 4.8 * v, 6.5 + 2.6 * math.sin(u * 3) + 1.1 * math.sin(u * 9 + v * 5) - 9 * (v - .5) ** 2 * 2), 60, 40, m, g)
    for uv in q.data.uv_layers[0].data:
        uv.uv = (uv.uv[0] * 16, uv.uv[1] * 9)
    place(p.book(place(empty(r), (9, 12, 37), (92, 0, 8)), COL["Navy"]), scale=.85)
    put(r, lambda q, _: plant(q, 4), (34, 24, 0))
    return e


@view("cotton-tote", "packed", "folded flat with a paper band", "បត់រាប ចងដោយក្រដាស", az=-26, el=38, fill=.78)
def tote_packed(root, c):
    m = p.fabric(c, .6, weave=30)
    m.decal("stacked", m.uv_plane(9, 6.75, (0, -3), "xy"), p.ink(c), gate=("z", 1, .5))
    p.folded(root, 20, 24, 4, .42, m, seed=5, jitter=.25, sag=.12)
    band = kraft("#c49a6c", .7)
    strap([(-10.5, 5, .05), (-10.7, 5, 1.0), (-10.3, 5, 1.95), (0, 5, 2.0), (10.3, 5, 1.95), (10.7, 5, 1.0), (10.5, 5, .05)], 4.4, .05, band, root, side=(0, 1, 0), n=80)


# ---- pepper
close("kampot-pepper", "detail", "close view of the black peppercorns through the glass", "ថតជិត បង្ហាញគ្រាប់ម្រេចខ្មៅ", (2.1, .46, .38), az=-24, el=14)


@view("kampot-pepper", "room", "on a kitchen table with a plate and a wooden tray", "លើតុផ្ទះបាយ ជាមួយចាន និងថាសឈើ", az=-12, el=22, lens=70, fill=.78, center=(.5, .46), spp=1.5, room=dict(light="#cfb08a", dark="#a5835a", wall="#d8d9cd"))
def pepper_room(r, c):
    e = put(r, p.pepper, (0, 0, 0), 0)
    put(r, lambda q, _: plate(q), (17, 8, 0))
    put(r, lambda q, _: plate(q, "#2f5a4a", 6.2), (17, 8, 1.3))
    put(r, p.tray, (-20, 20, 0), 14, scale=.8)
    return e


# ---- insulated bottle
close("insulated-bottle", "detail", "close view of the loop cap and the steel neck", "ថតជិត បង្ហាញគម្រប និងកដបអ៊ីណុក", (2.6, .50, .74), az=-22, el=16)


@view("insulated-bottle", "open", "with the cap off, showing the steel inside", "បើកគម្រប ឃើញអ៊ីណុកខាងក្នុង", az=-18, el=26, fill=.80)
def bottle_open(root, c):
    m = Mat(c, .36, spec=.45)
    m.bump(m.noise(30, 2), .05, .02)
    m.decal("stacked", m.uv_round(5.2, 3.9, 3.6, 9.0, -12), p.ink(c), rough=.3)
    lathe([(0, 0), (3.3, 0, .25), (3.6, .5, .4), (3.6, 17.0, 2.0), (2.5, 20.2, 1.4), (2.5, 21.0)], m, root, seg=160)
    s = studio.steel()
    lathe([(2.5, 20.9), (2.55, 21.0, .05), (2.55, 21.4, .05), (2.36, 21.5), (2.36, 22.4, .08), (2.16, 22.4, .08), (2.12, 20.4, .5), (3.2, 17, 1), (3.2, 3), (0, 2.6)], s, root, seg=128)
    e = place(empty(root), (7.6, -3.4, 0), (0, 0, 24))
    lid = Mat("#2b2f31", .4)
    lathe([(2.3, 0), (2.75, 0, .15), (2.8, 2.1, .35), (0, 2.1)], lid, e, seg=128)
    strap([(-2.0, 0, 1.8), (-2.2, 0, 3.1), (-1.2, 0, 4.1), (1.2, 0, 4.1), (2.2, 0, 3.1), (2.0, 0, 1.8)], 1.3, .45, lid, e, side=(0, 1, 0))


@view("insulated-bottle", "room", "on a desk beside a laptop and a notebook", "លើតុការិយាល័យ ក្បែរកុំព្យូទ័រ និងសៀវភៅ", az=-10, el=17, lens=70, fill=.80, center=(.5, .5), room=dict(light="#cbab83", dark="#a07f57", wall="#dfe2de"))
def bottle_room(r, c):
    e = put(r, p.bottle, (0, 0, 0), 6, c)
    put(r, lambda q, _: laptop(q), (-21, 14, 0), 14)
    put(r, p.book, (15, 4, 0), -14, COL["Saffron"])
    put(r, lambda q, _: plant(q), (24, 24, 0))
    return e


# ---- krama
close("krama-scarf", "detail", "close view of the checked weave and the fringe", "ថតជិត បង្ហាញសាច់ត្បាញ និងរំយោល", (2.2, .54, .48), az=-30, el=27)


@view("krama-scarf", "packed", "folded in a kraft gift box", "បត់ក្នុងប្រអប់ក្រដាសកាដូ", az=-28, el=36, fill=.78)
def krama_packed(root, c):

    packs.krama_set(root, c)


@view("krama-scarf", "room", "folded on a wooden table beside a woven basket", "បត់លើតុឈើ ក្បែរកន្ត្រកផ្តៅ", az=-16, el=24, lens=70, fill=.80, center=(.5, .46), room=dict(light="#a8774a", dark="#74492a", wall="#e2d9ca"))
def krama_room(r, c):
    e = put(r, p.krama, (0, -2, 0), 8, c)
    put(r, p.basket, (20, 20, 0), 10, scale=.7)
    put(r, lambda q, _: plant(q, 6), (-18, 20, 0))
    return e


# ---- notebook
close("notebook", "detail", "close view of the elastic band, the corner and the pages", "ថតជិត បង្ហាញខ្សែយឺត និងទំព័រ", (2.2, .62, .34), az=-26, el=30)


@view("notebook", "open", "lying open, with ruled pages and a ribbon", "បើកឃើញទំព័រគូសបន្ទាត់ និងខ្សែចំណាំ", az=-20, el=44, fill=.80)
def notebook_open(root, c):
    open_book(root, c)


@view("notebook", "back", "from behind", "មើលពីក្រោយ")
def notebook_back(root, c):
    p.book(root, c, down=True)


@view("notebook", "room", "on a desk with a pen, a cup and a laptop", "លើតុការិយាល័យ ជាមួយប៊ិច ពែង និងកុំព្យូទ័រ", az=-14, el=30, lens=70, fill=.76, center=(.5, .44), room=dict(light="#cbab83", dark="#a07f57", wall="#d9ddd5"))
def notebook_room(r, c):
    e = put(r, p.book, (0, -4, 0), 12, c)
    place(p.pen(place(empty(r), (10.5, -13, .53), (0, 0, 74)), COL["Saffron"]), (0, 0, 0))
    coffee(put(r, p.mug, (19, 11, 0), -20, COL["White"]))
    put(r, lambda q, _: laptop(q), (-14, 20, 0), 10)
    return e


# ---- crystal
close("crystal-award", "detail", "close view of the engraving in the clear block", "ថតជិត បង្ហាញអក្សរឆ្លាក់", (2.0, .50, .58), az=-16, el=13)


@view("crystal-award", "room", "on a shelf beside books and a frame", "លើធ្នើ ក្បែរសៀវភៅ និងស៊ុមរូប", az=-10, el=12, lens=70, fill=.76, center=(.5, .5), spp=1.5, room=dict(light="#8a5a34", dark="#5a3820", wall="#d5d9d2", depth=20))
def crystal_room(r, c):
    e = put(r, p.crystal, (0, 0, 0), 0)
    put(r, p.frame, (19, 9, 0), -12, scale=.8)
    for k, col in enumerate(("Navy", "Saffron", "Green")):
        p.book(place(empty(r), (-18, 5, 2.0 * k), (0, 0, 84 + k * 4)), COL[col])
    return e


# ---- umbrella
@view("umbrella", "back", "rolled up, with its strap and wooden handle", "បិទរួច ឃើញខ្សែរឹត និងដងឈើ", az=-14, el=34, fill=.82)
def umbrella_closed(root, c):
    rolled.umbrella(place(empty(root), (0, 0, 3.3), (0, 0, 22)), c)


# ---- tumbler
close("steel-tumbler", "detail", "close view of the lid and the steel rim", "ថតជិត បង្ហាញគម្រប និងមាត់អ៊ីណុក", (2.3, .50, .74), az=-22, el=24)


@view("steel-tumbler", "room", "on a desk beside a laptop and note paper", "លើតុការិយាល័យ ក្បែរកុំព្យូទ័រ", az=-10, el=18, lens=70, fill=.80, center=(.5, .5), room=dict(light="#c99a63", dark="#9a6a3a", wall="#e0dcd2"))
def tumbler_room(r, c):
    e = put(r, p.tumbler, (0, 0, 0), 4, c)
    put(r, lambda q, _: laptop(q), (-20, 13, 0), 12)
    put(r, p.notes, (14, 4, 0), -14)
    put(r, lambda q, _: plant(q, 5), (22, 24, 0))
    return e


# ---- welcome set
close("gift-hamper", "detail", "close view of the mug and the pen on paper shreds", "ថតជិត បង្ហាញពែង និងប៊ិច", (2.0, .42, .46), az=-20, el=34)


@view("gift-hamper", "room", "open on an office table", "បើកលើតុការិយាល័យ", az=-16, el=27, lens=70, fill=.82, center=(.5, .48), room=dict(light="#cbab83", dark="#a07f57", wall="#dfe2de"))
def hamper_room(r, c):
    e = put(r, p.hamper, (0, 0, 0), 8)
    put(r, lambda q, _: plant(q), (30, 24, 0))
    return e


# ---- cushion
close("silk-pillow", "detail", "close view of the gold pattern and the edge", "ថតជិត បង្ហាញក្បាច់មាស", (2.2, .40, .46), az=-24, el=12)


@view("silk-pillow", "room", "on a wooden bench by the window", "លើបង់ឈើក្បែរបង្អួច", az=-14, el=13, lens=70, fill=.80, center=(.5, .5), room=dict(light="#8a5a34", dark="#5a3820", wall="#dcd6c8", depth=22))
def pillow_room(r, c):
    e = put(r, p.pillow, (0, 4, -.3), 4, c)
    put(r, p.krama, (30, 0, 0), -14, "#12624a")
    return e


# ---------------------------------------------------------------- every product: close up and from the side
def turned(slug, en="from the side", km="មើលពីចំហៀង", name="side", **cam):
    VIEWS.setdefault(slug, {})[name] = dict(build=None, en=en, km=km, **cam)


def near(slug, zoom, en, km, **cam):
    close(slug, "detail", f"close view of {en}", f"ថតជិត បង្ហាញ{km}", zoom, **cam)


def off(root, z):
    """What stands above z: a lid, to be put beside."""
    return [o for o in root.children if o.type == "MESH" and o.location.z + min(v.co.z for v in o.data.vertices) >= z]


def beside(root, parts, z, loc, rot=(0, 0, 0)):
    e = place(empty(root), loc, rot)
    for o in parts:
        o.parent = e
        o.location.z -= z
    return e


def felt_box(root, w, d, h, deep):
    """A dark box lined with felt, open, seen from above."""
    shell, felt = Mat("#20262a", .5), Mat("#14191b", .95, sheen=.4)
    box(w, d, .3, shell, root, .08)
    for x, y, sx, sy in ((0, -d / 2 + .2, w, .4), (0, d / 2 - .2, w, .4), (-w / 2 + .2, 0, .4, d - .8), (w / 2 - .2, 0, .4, d - .8)):
        box(sx, sy, h, shell, root, .08, loc=(x, y, 0))
    box(w - .8, d - .8, h - deep - .3, felt, root, .15, loc=(0, 0, .3))
    return h - deep


# drinkware
turned("ceramic-mug", az=42, el=24)
near("enamel-mug", (1.85, .60, .66), "the speckled enamel, the dark rim and the handle", "អេម៉ាយ មាត់ពណ៌ខ្មៅ និងដៃកាន់", az=-20, el=24)
turned("enamel-mug", az=42, el=26)
turned("enamel-mug", "from behind", "មើលពីក្រោយ", "back", az=164)
near("ceramic-mug-set-4", (2.3, .68, .42), "a green mug and its handle", "ពែងបៃតង និងដៃកាន់")
turned("ceramic-mug-set-4", az=34, el=32)
near("glass-bottle", (2.5, .50, .74), "the bamboo lid and the neck", "គម្របឫស្សី និងកដប", az=-10, el=18)
turned("glass-bottle", az=30, el=26)
turned("insulated-bottle", az=44, el=20)
near("insulated-bottle-pack-25", (2.4, .46, .54), "the bottles in the carton", "ដបក្នុងប្រអប់ក្រដាស")
turned("insulated-bottle-pack-25", az=34, el=32)
near("wine-glasses", (2.0, .31, .64), "the bowls of the glasses", "កែវ", el=18)
turned("wine-glasses", az=40, el=22)


@view("steel-tumbler", "open", "with the lid off, showing the steel inside", "បើកគម្រប ឃើញអ៊ីណុកខាងក្នុង", az=-20, el=32, fill=.80)
def tumbler_open(root, c):
    p.tumbler(root, c)
    beside(root, off(root, 16.3), 16.4, (8.2, -3.4, 0), (0, 0, -20))
    lathe([(3.92, 15.4), (3.9, 15), (2.95, 1.4, .5), (0, 1.0)], studio.steel(), root, seg=128)


# bags
near("drawstring-bag", (1.9, .50, .72), "the gathered top and the cord", "មាត់រូត និងខ្សែ", el=16)
turned("drawstring-bag", az=44, el=12)
turned("drawstring-bag", "from behind", "មើលពីក្រោយ", "back", az=160)
near("paper-gift-bag-pack-100", (2.3, .70, .44), "the folded bags and their band", "ថង់បត់ និងខ្សែរុំ")
turned("paper-gift-bag-pack-100", az=32, el=26)
turned("paper-gift-bag", az=32, el=20)
turned("paper-gift-bag", "from behind", "មើលពីក្រោយ", "back", az=150)
near("city-backpack-pack-20", (2.3, .44, .46), "the backpacks in front", "កាបូបខាងមុខ")
turned("city-backpack-pack-20", az=34, el=24)
turned("city-backpack", az=32, el=14)
turned("city-backpack", "from behind, with the padded straps", "មើលពីក្រោយ ឃើញខ្សែស្ពាយ", "back", az=152, el=12)


@view("city-backpack", "room", "on a table with a bottle and a notebook", "លើតុ ជាមួយដបទឹក និងសៀវភៅ", az=-16, el=13, lens=70, fill=.80, center=(.5, .5), room=dict(light="#a8774a", dark="#74492a", wall="#d9ddd5", depth=60))
def backpack_room(r, c):
    e = put(r, p.backpack, (0, 10, 0), 4, c)
    put(r, p.bottle, (24, 4, 0), -10, COL["Saffron"])
    put(r, p.book, (-25, 0, 0), 16, COL["Green"])
    return e


@view("paper-gift-bag", "room", "on a wooden table beside a gift box", "លើតុឈើ ក្បែរប្រអប់កាដូ", az=-18, el=15, lens=70, fill=.80, center=(.5, .5), room=dict(wall="#e3d8cc", depth=44))
def bag_room(r, c):
    e = put(r, p.paper_bag, (0, 4, 0), 6, c)
    put(r, lambda q, _: p.gbox(q, "#12624a", "#d9a94a", 14, 14, 8.5), (22, 8, 0), -18)
    put(r, lambda q, _: plant(q), (-22, 24, 0))
    return e


@view("paper-gift-bag", "packed", "twelve bags stacked flat with a paper band", "ថង់ 12 បត់រាប ចងដោយក្រដាស", az=-28, el=36, fill=.78)
def bag_packed(root, c):
    rnd = random.Random(3)
    sheet = kraft(c, .62)
    for k in range(11):
        box(22 + rnd.uniform(-.1, .1), 27, .24, sheet, root, .03, 1, loc=(rnd.uniform(-.15, .15), rnd.uniform(-.2, .2), .27 * k), rot=(0, 0, rnd.uniform(-.6, .6)))
    top = kraft(c, .62)
    top.decal("stacked", top.uv_plane(12, 9, (0, -5), "xy"), p.ink(c), gate=("z", 1, .1))
    box(22, 27, .26, top, root, .03, 1, loc=(0, 0, 2.97))
    strap([(-11.1, 5, .1), (-11.25, 5, 1.6), (-11.0, 5, 3.25), (0, 5, 3.32), (11.0, 5, 3.25), (11.25, 5, 1.6), (11.1, 5, .1)], 5, .05, Mat("#0f5c45", .6), root, side=(0, 1, 0), n=90)


# stationery
turned("ballpoint-pen", az=38, el=26)
near("ballpoint-pen-pack-50", (2.2, .44, .60), "the pens in the carton", "ប៊ិចក្នុងប្រអប់ក្រដាស")
turned("ballpoint-pen-pack-50", az=34, el=34)
turned("metal-pen-box", az=30, el=34)
turned("notebook", az=44, el=26)
near("notebook-pen-set", (2.0, .56, .36), "the pen, the paper band and the pages", "ប៊ិច ក្រដាសរុំ និងទំព័រ")
turned("notebook-pen-set", az=34, el=28)
near("desk-calendar", (2.2, .42, .74), "the wire binding and the first days of April", "ខ្សែកង និងថ្ងៃដំបូងនៃខែមេសា")
turned("desk-calendar", az=48, el=18)
near("sticky-note-cube", (2.0, .50, .66), "the top sheet and the colored edges", "សន្លឹកលើ និងគែមពណ៌")
turned("sticky-note-cube", az=36, el=22)
near("bamboo-ruler", (2.4, .68, .52), "the scale and the pencil", "ខ្នាត និងខ្មៅដៃ")
turned("bamboo-ruler", az=44, el=34)
near("mouse-pad", (2.0, .64, .56), "the mouse and the stitched edge", "ម៉ៅស៍ និងគែម")
turned("mouse-pad", az=36, el=30)

# tech gifts
near("usb-wood", (2.1, .48, .54), "the engraving and the plug", "អក្សរឆ្លាក់ និងក្បាលដោត")
turned("usb-wood", az=34, el=26)
near("wireless-pad", (2.0, .42, .46), "the engraved mark and the bamboo", "ឡូហ្គោឆ្លាក់ និងសាច់ឫស្សី")
turned("wireless-pad", az=36, el=20)
near("power-bank-pack-25", (2.3, .60, .34), "the power banks and their ports", "ថ្មសាក និងរន្ធដោត")
turned("power-bank-pack-25", az=34, el=32)
turned("power-bank", az=36, el=32)
turned("bluetooth-speaker", az=32, el=24)
turned("bluetooth-speaker", "from behind", "មើលពីក្រោយ", "back", az=160)
turned("earphone-case", az=24, el=30)
near("earphone-case", (1.6, .40, .44), "an earbud before the printed case", "កាសមួយនៅមុខប្រអប់មានឡូហ្គោ")


def phone(root):
    studio.prism(studio.rrect(7.2, 15, 1.0), .8, Mat("#1a1d1f", .35, .5), root, .25, 5)
    s = Mat("#20343a", .1, coat=.6)
    studio.prism(studio.rrect(6.7, 14.4, .8), .03, s, place(empty(root), (0, 0, .79)), 0)


@view("power-bank", "back", "from behind, with its cable", "មើលពីក្រោយ ជាមួយខ្សែ")
def power_back(root, c):
    p.power(root, c, down=True)


@view("power-bank", "room", "charging a phone on a desk beside a laptop", "កំពុងសាកទូរសព្ទ លើតុ ក្បែរកុំព្យូទ័រ", az=-12, el=30, lens=70, fill=.66, center=(.47, .44), room=dict(light="#cbab83", dark="#a07f57", wall="#d9ddd5"))
def power_room(r, c):
    e = place(empty(r), (0, -2, 0), (0, 0, -4))
    p.power(e, c)
    ph = place(empty(e), (12.35, 11.9, 0), (0, 0, -31))
    phone(ph)
    box(.9, 1.6, .45, Mat("#e8e8e6", .5), ph, .12, loc=(0, -7.9, .15))
    put(r, lambda q, _: laptop(q), (-20, 18, 0), 12)
    return e


@view("power-bank", "packed", "with its cable in a kraft box", "ជាមួយខ្សែ ក្នុងប្រអប់ក្រដាស", az=-26, el=44, fill=.78)
def power_packed(root, c):
    from_carton(root, c, 19, 22, 3.6, lambda e: p.power(place(empty(e), (-2.6, 1.0, .1)), c), .6)


# clothing and textile
turned("cotton-tote", az=40, el=6)


@view("cotton-tote", "back", "from behind", "មើលពីក្រោយ")
def tote_back(root, c):
    sewn.hanging(root, c, 180)


turned("t-shirt", az=38, el=4, lamps=4)
turned("t-shirt", "from behind", "មើលពីក្រោយ", "back", az=180, lamps=146)
near("t-shirt-pack-50", (2.3, .42, .46), "the stacks, the collars and the folds", "គំនរអាវ កអាវ និងផ្នត់")
turned("t-shirt-pack-50", az=34, el=26)
near("cap", (1.9, .60, .46), "the printed mark, the seams and the peak", "ឡូហ្គោ ថ្នេរ និងរបាំង")
turned("cap", az=58, el=15)
turned("krama-scarf", az=30, el=32)
near("bath-towel", (2.0, .60, .50), "the loops, the folds and the band", "សាច់ក្រណាត់ ផ្នត់ និងខ្សែរុំ")
turned("bath-towel", az=34, el=20)

# home and lifestyle
near("umbrella", (4.0, .835, .165), "the wooden handle and the shaft", "ដងឈើ", az=112, el=14, once=True)
turned("umbrella", az=100, el=12)


@view("umbrella", "behind", "from behind", "មើលពីក្រោយ", az=-50)
def umbrella_behind(root, c):
    """The panel opposite the print; "back" is already the name of the rolled umbrella's pictures."""
    p.umbrella(root, c, mark=False)


@view("umbrella", "open", "open, from inside, with the ribs and the shaft", "ពេលបើក មើលពីខាងក្នុង ឃើញឆ្អឹង និងដង", az=150, el=16)
def umbrella_inside(root, c):
    p.umbrella(root, c)
    cloth = max((o for o in studio.all_children(root) if o.type == "MESH"), key=lambda o: len(o.data.vertices))
    inner = cloth.copy()  # no print on the inner side
    inner.data = cloth.data.copy()
    inner.modifiers.clear()
    inner.data.materials.clear()
    inner.data.materials.append(Mat(c, .6, sheen=.2, spec=.3).m)
    link(inner, cloth.parent)
    inner.location.z -= .2


near("umbrella-pack-20", (2.4, .76, .56), "the wooden handles", "ដងឈើ")
turned("umbrella-pack-20", az=40, el=30)
near("metal-keyring", (1.9, .56, .40), "the printed mark and the rounded edge", "ឡូហ្គោ និងគែមមូល")
turned("metal-keyring", az=34, el=32)
near("led-candle", (2.1, .52, .66), "the lights", "ភ្លើង", el=20)
turned("led-candle", az=36, el=26)
near("photo-frame", (2.1, .30, .64), "the corner of the wooden frame", "ជ្រុងស៊ុមឈើ")
turned("photo-frame", az=40, el=16)
near("wall-clock", (2.1, .62, .62), "the hands and the wooden rim", "ទ្រនិច និងគែមឈើ")
turned("wall-clock", az=46, el=10)
near("ceramic-vase", (2.3, .50, .30), "the speckled glaze", "ស្រទាប់អុជៗ", el=18)
turned("ceramic-vase", az=60, el=24)
near("wooden-tray", (2.4, .76, .58), "the brass handle and the grain", "ដៃកាន់លង្ហិន និងសាច់ឈើ")
turned("wooden-tray", az=46, el=26)
near("scented-candle-trio", (2.4, .50, .54), "the jars and their labels", "កែវទៀន និងស្លាក")
turned("scented-candle-trio", az=34, el=32)
turned("scented-candle", az=34, el=28)
near("scented-candle", (1.6, .44, .56), "the wax, the wick, the label and the wooden lid", "ក្រមួន ប្រឆេះ ស្លាក និងគម្របឈើ")


def flame(root, loc):
    """A drop of light: faint at the wick, bright above, soft at its edge."""
    m = Mat("#ffb04d")
    z = m.math("DIVIDE", m.xyz()[2], 2.1)
    light = m.node("ShaderNodeEmission")
    m.wire(m.ramp(z, ((0, "#5f7fd8"), (.16, "#ff9a3c"), (.5, "#ffcf78"), (1, "#ffb54a"))), light.inputs["Color"])
    m.wire(m.math("MULTIPLY", m.ramp(z, ((0, .25), (.45, 1.0), (1, .8))), 3.2), light.inputs["Strength"])
    edge = m.node("ShaderNodeLayerWeight", in_Blend=.45).outputs["Facing"]
    seen = m.math("MULTIPLY", m.ramp(z, ((0, .25), (.3, 1.0))), m.math("SUBTRACT", 1.0, m.math("POWER", edge, 1.6)))
    mixer = m.node("ShaderNodeMixShader")
    m.wire(seen, mixer.inputs[0])
    m.wire(m.node("ShaderNodeBsdfTransparent").outputs[0], mixer.inputs[1])
    m.wire(light.outputs[0], mixer.inputs[2])
    m.wire(mixer.outputs[0], m.t.nodes["Material Output"].inputs["Surface"])
    lathe([(0, 0), (.24, .14, .1), (.34, .55, .3), (.30, .95, .3), (.14, 1.6, .3), (.02, 2.1)], m, place(empty(root), loc), seg=40, steps=9)


@view("scented-candle", "room", "burning on a wooden table", "កំពុងឆេះ លើតុឈើ", az=-12, el=20, lens=70, fill=.72, center=(.5, .45), room=dict(light="#a8774a", dark="#74492a", wall="#e2d9ca"))
def candle_room(r, c):
    e = put(r, p.candle, (0, 0, 0), 4, c)
    flame(e, (.12, .055, 8.42))
    put(r, lambda q, _: plant(q, 6), (-17, 18, 0))
    put(r, p.book, (20, 16, 0), -18, COL["Navy"])
    return e


@view("scented-candle", "packed", "in a kraft box, its lid beside it", "ក្នុងប្រអប់ក្រដាស គម្របនៅក្បែរ", az=-22, el=32, fill=.78)
def candle_packed(root, c):
    from_carton(root, c, 19, 13, 6, lambda e: p.candle(place(empty(e), (-3.2, 1.0, 0)), c), 1.0)


# awards and trophies
turned("crystal-award", az=36, el=16)
near("wood-plaque", (2.1, .44, .64), "the printed glass and the brass stud", "កញ្ចក់ និងកុងលង្ហិន")
turned("wood-plaque", az=40, el=16)
near("awards-night-package", (2.3, .50, .56), "a star and the crystal blocks", "ផ្កាយ និងគ្រីស្តាល់")
turned("awards-night-package", az=32, el=28)
near("star-trophy", (2.2, .50, .74), "the star and its stem", "ផ្កាយ និងដង", az=-16)
turned("star-trophy", az=34, el=16)
near("medal", (1.6, .50, .36), "the star, the laurel and the stitched ribbon", "ផ្កាយ ភួងស្លឹក និងខ្សែបូដេរ")
near("medal-pack-30", (2.3, .46, .44), "the star medals", "មេដាយផ្កាយ")
turned("medal-pack-30", az=30, el=40)
turned("medal", az=36, el=42)


@view("medal", "packed", "in a dark box lined with felt", "ក្នុងប្រអប់ខ្មៅ", az=-22, el=54, fill=.80)
def medal_packed(root, c):
    z = felt_box(root, 15.5, 24, 2.6, 1.2)
    p.medal(place(empty(root), (0, -3.1, z)), c)


# gift sets and boxes
turned("gift-box", az=34, el=30)
near("wedding-favour-box-50", (2.4, .52, .66), "the ribbons and the bow on top", "ខ្សែបូ និងបូលើកំពូល")
turned("wedding-favour-box-50", az=36, el=22)


@view("gift-hamper", "packed", "closed, with a green ribbon", "បិទរួច ចងខ្សែបូបៃតង", az=-30, el=26, fill=.78)
def hamper_packed(root, c):
    p.gbox(root, "#c49a6c", "#0f5c45", 24, 34, 11)


turned("silk-pillow", az=30, el=14)
near("krama-gift-set", (2.2, .42, .34), "the checked weave and the card", "សាច់ត្បាញ និងកាត")
turned("krama-gift-set", az=34, el=32)


@view("krama-gift-set", "packed", "closed, with a ribbon", "បិទរួច ចងខ្សែបូ", az=-30, el=28, fill=.76)
def krama_set_packed(root, c):
    p.gbox(root, "#c49a6c", c, 19, 25, 8)


@view("krama-gift-set", "room", "open on a wooden table", "បើកលើតុឈើ", az=-18, el=28, lens=70, fill=.80, center=(.5, .47), room=dict(light="#a8774a", dark="#74492a", wall="#e2d9ca"))
def krama_set_room(r, c):
    e = place(empty(r), (0, 0, 0), (0, 0, 6))
    packs.krama_set(e, c)
    put(r, lambda q, _: plant(q, 5), (26, 22, 0))
    return e


# signs and display
near("feather-flag", (2.7, .50, .74), "the printed cloth and the curved pole", "ក្រណាត់បោះពុម្ព និងដងកោង")
turned("feather-flag", az=38, el=8)
near("acrylic-sign", (1.9, .47, .48), "the lettering and the wooden base", "អក្សរ និងជើងឈើ")
turned("acrylic-sign", az=38, el=18)
near("name-badge", (2.4, .50, .28), "the card in its holder", "កាតក្នុងសំបក")
turned("name-badge", az=36, el=42)
near("name-badge-pack-100", (2.3, .46, .40), "the cards and their clips", "កាត និងដង្កៀប")
turned("name-badge-pack-100", az=32, el=14)
near("event-display-kit", (2.3, .42, .52), "the printed banners", "បដាបោះពុម្ព")
turned("event-display-kit", az=28, el=10)

# Cambodian crafts
near("rattan-basket", (2.3, .42, .32), "the weave", "សាច់ត្បាញ")
turned("rattan-basket", az=52, el=30)
near("silver-bowl", (2.1, .46, .46), "the engraved petals", "ក្បាច់ផ្កាឈូក")
turned("silver-bowl", az=20, el=4)
near("silver-bowl-set-6", (2.6, .42, .42), "the engraved petals", "ក្បាច់ផ្កាឈូក")
turned("silver-bowl-set-6", az=34, el=36)
near("palm-leaf-box", (2.1, .50, .60), "the plaited lid and its loop", "គម្របត្បាញ និងដៃកាន់")
turned("palm-leaf-box", az=38, el=24)
near("kampot-pepper-trio", (2.4, .50, .50), "the jars and their labels", "ដបកែវ និងស្លាក")
turned("kampot-pepper-trio", az=38, el=24)


@view("kampot-pepper", "open", "with the lid off, showing the black peppercorns", "បើកគម្រប ឃើញគ្រាប់ម្រេចខ្មៅ", az=-14, el=34, fill=.80)
def pepper_open(root, c):
    p.pepper(root, c)
    beside(root, off(root, 9.6), 9.9, (-7.2, -2.2, 0), (0, 0, 20))


def silk_folded(c):
    m = Mat(c, .38, spec=.6)
    q = m.xyz(m.coord("UV"))

    def tri(x):
        return m.math("ABSOLUTE", m.math("SUBTRACT", m.math("FRACT", x), .5))
    dia = m.math("ADD", tri(m.math("DIVIDE", q[0], 4.2)), tri(m.math("DIVIDE", q[1], 4.2)))
    pat = m.math("MAXIMUM", m.math("LESS_THAN", m.math("ABSOLUTE", m.math("SUBTRACT", dia, .5)), .045), m.math("LESS_THAN", dia, .17))
    pat = m.math("MAXIMUM", pat, m.math("GREATER_THAN", dia, .83))
    m.over(pat, "#ecd9a8")
    fleck = m.noise(1, 3, m.vec(m.math("MULTIPLY", q[1], .5), m.math("MULTIPLY", q[0], 9)))
    m.bump(m.math("SINE", m.math("MULTIPLY", q[0], 52)), .14, .03)
    m.bump(pat, .12, .03)
    m.bump(fleck, .12, .06)
    m.bump(m.noise(.30, 3), .14, .6)
    return m.shade(m.ramp(fleck, ((.3, .88), (.7, 1.0))))


@view("silk-pillow", "packed", "the cover folded with a paper band", "ស្រោមបត់ ចងដោយក្រដាស", az=-26, el=36, fill=.78)
def pillow_packed(root, c):
    import bpy
    cover, _ = p.folded(root, 21, 21.5, 5, .72, silk_folded(c), seed=5, jitter=.35, sag=.20, thick=.55, wave=.10)
    bpy.context.view_layer.update()
    paper = kraft("#c49a6c", .7)
    paper.decal("line", paper.uv_plane(9, 9 * 64 / 341, (0, 3), "xy"), "#0f5c45", gate=("z", 1, 1))
    rolled.sleeve(root, cover, 3, 5.0, paper)


# digital
near("logo-template", (2.2, .62, .42), "the color cards", "កាតពណ៌")
turned("logo-template", az=32, el=42)
near("card-template", (1.8, .44, .52), "the printed greeting", "ពាក្យជូនពរ")
turned("card-template", az=30, el=42)
