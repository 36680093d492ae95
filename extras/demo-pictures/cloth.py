"""Cloth that hangs, lies and fills: pieces cut flat, sewn together, and let fall in many small steps.

Points are held at the distances they have on the flat cloth (along the weave firmly, across it less, folds hardly),
so that folds and creases come where cloth would have them. Lengths are centimetres.
"""
import bpy
import numpy as np

import studio


class Sheet:
    """Points, faces and, for every point, where it lies on the flat cloth."""

    def __init__(self):
        self.points, self.flat, self.faces, self.notes = [], [], [], {}

    def panel(self, nu, nv, at, flip=False, **notes):
        """A piece of nu by nv points; at(i, j) gives the place at the start and the place on the flat cloth.
        flip: its outside is the other side; notes: values for each point, by function of i and j, that materials may read.
        Returns its first point."""
        first = len(self.points)
        for i in range(nu):
            for j in range(nv):
                place, flat = at(i, j)
                for name, fn in notes.items():
                    self.notes.setdefault(name, {})[len(self.points)] = fn(i, j)
                self.points.append(place)
                self.flat.append(flat)
        for i in range(nu - 1):
            for j in range(nv - 1):
                a, d = first + i * nv + j, first + (i + 1) * nv + j
                self.faces.append((a, d, d + 1, a + 1) if flip else (a, a + 1, d + 1, d))
        return first

    def sew(self, gap=4e-3):
        """Make one of all points in the same place."""
        seen, self.to, keep = {}, [], []
        for k, p in enumerate(self.points):
            key = tuple(round(c / gap) for c in p)
            if key not in seen:
                seen[key] = len(keep)
                keep.append(k)
            self.to.append(seen[key])
        self.notes = {name: {self.to[k]: v for k, v in values.items()} for name, values in self.notes.items()}
        self.sewn = [tuple(self.to[k] for k in face) for face in self.faces]
        self.places = np.array([self.points[k] for k in keep], float)
        return self

    def build(self, mat, parent=None):
        """The mesh; UV holds the places on the flat cloth."""
        me = bpy.data.meshes.new("cloth")
        me.from_pydata([tuple(p) for p in self.places], [], self.sewn)
        layer = me.uv_layers.new(name="UVMap")
        layer.data.foreach_set("uv", np.array([self.flat[k][:2] for face in self.faces for k in face], np.float32).ravel())
        for name, values in self.notes.items():
            att = me.attributes.new(name, "FLOAT", "POINT")
            for k, v in values.items():
                att.data[k].value = v
        return studio.finish(studio.link(bpy.data.objects.new("cloth", me)), mat, parent, angle=None)

    def ties(self, bend, across, push=1.0):
        """What holds the points: (point, point, length, firmness), in groups that do not touch each other.
        push: how firmly what is too short is pushed apart again."""
        flat = np.array(self.flat, float)
        edges, owners, out = {}, {}, []
        for face, sewn in zip(self.faces, self.sewn):
            for k in range(4):
                a, b = sewn[k], sewn[(k + 1) % 4]
                if a != b:
                    edges.setdefault((min(a, b), max(a, b)), []).append(np.linalg.norm(flat[face[k]] - flat[face[(k + 1) % 4]]))
                    owners.setdefault((min(a, b), max(a, b)), []).append((a, sewn[(k - 1) % 4], sewn[(k + 2) % 4]))
            for k in (0, 1):
                if sewn[k] != sewn[k + 2]:
                    out.append((sewn[k], sewn[k + 2], np.linalg.norm(flat[face[k]] - flat[face[k + 2]]), across))
        length = {e: sum(v) / len(v) for e, v in edges.items()}
        out += [(*e, v, 1.0) for e, v in length.items()]

        def of(a, b):
            return length.get((min(a, b), max(a, b)))
        for (a, b), sides in owners.items():
            if len(sides) == 2:
                ends = [{s[0]: s[1], (b if s[0] == a else a): s[2]} for s in sides]
                for p in (a, b):
                    q, r = ends[0][p], ends[1][p]
                    if q != r and of(p, q) and of(p, r):
                        out.append((q, r, of(p, q) + of(p, r), bend))
        busy, groups = {}, []
        for tie in out:  # greedy: the first group in which neither end is taken
            a, b = tie[0], tie[1]
            used = busy.get(a, 0) | busy.get(b, 0)
            g = (~used & (used + 1)).bit_length() - 1
            if g == len(groups):
                groups.append([])
            groups[g].append(tie)
            busy[a], busy[b] = busy.get(a, 0) | 1 << g, busy.get(b, 0) | 1 << g
        return [(np.array([t[0] for t in g]), np.array([t[1] for t in g]), np.array([t[2] for t in g]), np.array([t[3] for t in g])) for g in groups]

    def settle(self, seconds, body=None, gravity=981.0, pressure=None, bend=.03, across=.25, free=None, grip=.5, rate=900, slow=1.5, seed=1, shake=.05, moved=None):
        """The places after so many seconds. body(points, time) gives how far outside a body they are and the way out;
        pressure(points, time): a push along the cloth's outside; free: 0 for points that stay; moved(points, time) sets those."""
        rng = np.random.default_rng(seed)
        x = self.places + rng.normal(0, shake, self.places.shape)
        free = np.ones(len(x)) if free is None else np.asarray(free, float)
        x[free == 0] = self.places[free == 0]
        old, h = x.copy(), 1 / rate
        quads = np.array(self.sewn)
        groups = []
        for a, b, rest, firm in self.ties(bend, across):
            wa, wb = free[a], free[b]
            total = np.maximum(wa + wb, 1e-9)
            groups.append((a, b, rest, (firm * wa / total)[:, None], (firm * wb / total)[:, None]))
        pull = np.array((0, 0, -gravity)) * h * h
        for step in range(int(seconds * rate)):
            t = step * h
            move = (x - old) * (1 - slow * h) + pull
            if pressure:
                n = np.cross(x[quads[:, 2]] - x[quads[:, 0]], x[quads[:, 3]] - x[quads[:, 1]])
                push = np.zeros_like(x)
                for k in range(4):
                    for axis in range(3):
                        push[:, axis] += np.bincount(quads[:, k], n[:, axis], len(x))
                move += push * (pressure(x, t) * h * h)
            old = x.copy()
            x = x + move * free[:, None]
            if moved:
                moved(x, t)
            for a, b, rest, wa, wb in groups:
                d = x[b] - x[a]
                lens = np.sqrt(np.einsum("ij,ij->i", d, d)) + 1e-9
                d *= (1 - rest / lens)[:, None]
                x[a] += d * wa
                x[b] -= d * wb
            if body:
                far, out = body(x, t)
                inside = (far < 0) & (free > 0)
                x[inside] -= out[inside] * far[inside, None]
                old[inside] += (x[inside] - old[inside]) * grip
        return x


def put(obj, places):
    obj.data.vertices.foreach_set("co", np.asarray(places, np.float32).ravel())
    obj.data.update()


def blurred(loop, times=2):
    """A closed line of points, smoothed."""
    p = np.asarray(loop, float)
    for _ in range(times):
        p = (np.roll(p, 1, 0) + 2 * p + np.roll(p, -1, 0)) / 4
    return p


# ---------------------------------------------------------------- bodies: how far outside, and the way out
def limb(p, a, b, ra, rb):
    """A round bar from a to b whose radius goes from ra to rb."""
    a, b = np.asarray(a, float), np.asarray(b, float)
    ab = b - a
    k = np.clip((p - a) @ ab / (ab @ ab), 0, 1)
    d = p - (a + k[:, None] * ab)
    lens = np.linalg.norm(d, axis=1) + 1e-9
    return lens - (ra + (rb - ra) * k), d / lens[:, None]


def smooth(z, rows):
    """The other columns at heights z, as curves through the rows: straight pieces would show as edges in the cloth above them."""
    at = rows[:, 0]
    z = np.clip(z, at[0], at[-1])
    k = np.clip(np.searchsorted(at, z) - 1, 0, len(at) - 2)
    wide = at[k + 1] - at[k]
    t = (z - at[k]) / wide
    slopes = np.gradient(rows[:, 1:], at, axis=0)
    h = ((1 + 2 * t) * (1 - t) ** 2, t * (1 - t) ** 2 * wide, t * t * (3 - 2 * t), t * t * (t - 1) * wide)
    return (h[0] * rows[k, 1:].T + h[1] * slopes[k].T + h[2] * rows[k + 1, 1:].T + h[3] * slopes[k + 1].T)


def trunk(p, rows):
    """An upright body of ovals: rows of (height, half width, half depth, its middle)."""
    a, b, c = smooth(p[:, 2], np.array(rows, float))
    x, y = p[:, 0], p[:, 1] - c
    k = np.sqrt((x / a) ** 2 + (y / b) ** 2) + 1e-9
    g = np.stack([x / a ** 2, y / b ** 2, np.zeros_like(x)], 1)
    lens = np.linalg.norm(g, axis=1) + 1e-9
    return (k - 1) * k / lens, g / lens[:, None]


def joined(parts, soft=1.5):
    """Several bodies as one, their joints softened."""
    far = np.stack([q[0] for q in parts])
    w = np.exp(-np.clip(far - far.min(0), 0, 40) / soft)
    out = sum(w[k][:, None] * q[1] for k, q in enumerate(parts))
    out /= np.linalg.norm(out, axis=1)[:, None] + 1e-9
    return far.min(0) - soft * np.log(w.sum(0)) * .7, out
