/** A point as fractions of a width and a height, from the left and the top. */
export type Point = readonly [x: number, y: number];

/** Where something is printed in a picture of a product. */
export interface PrintArea {
  /** Top left, top right, bottom right and bottom left: fractions of the picture. */
  corners: readonly [Point, Point, Point, Point];
  /** How far the middle of its edges is below their ends, as a fraction of the picture’s height: on mugs and bottles. */
  sag: number;
  /** Its real width in mm; null if unknown. */
  widthMm: number | null;
  /** Whether the material itself changes its color, instead of carrying ink. */
  isEngraved: boolean;
}

export interface Placement {
  /** Its center, as fractions of the area’s width and height. */
  x: number;
  y: number;
  /** Its width before it is turned, as a fraction of the area’s width. */
  width: number;
  /** Degrees clockwise, from -180 to 180. */
  turn: number;
}

interface Size {
  width: number;
  height: number;
}

/** Limits of `Placement.width`. */
export const placementWidths = { min: 0.05, max: 4 } as const;

const distance = ([x0, y0]: Point, [x1, y1]: Point, { width, height }: Size): number => {
  const [x, y] = [(x1 - x0) * width, (y1 - y0) * height];
  // oxlint-disable-next-line unicorn/prefer-modern-math-apis -- engines differ in the last digits of hypot
  return Math.sqrt(x * x + y * y);
};

/** Returns the width of an area divided by its height, as seen in its picture. */
export function areaRatio({ corners: [a, b, c, d] }: Pick<PrintArea, 'corners'>, picture: Size): number {
  const height = distance(a, d, picture) + distance(b, c, picture);
  return height > 0 ? (distance(a, b, picture) + distance(d, c, picture)) / height : 1;
}

/** Returns the width of an area in pixels of its picture. */
export const areaPixels = ({ corners: [a, b, c, d] }: PrintArea, picture: Size): number =>
  (distance(a, b, picture) + distance(d, c, picture)) / 2;

/**
 * Returns the sine and cosine of degrees. Browsers differ in the last digits, which must not decide about a pixel.
 */
export function directionOf(turn: number): { sin: number; cos: number } {
  const angle = (turn * Math.PI) / 180;
  const exact = (value: number) => Math.round(value * 1e9) / 1e9;
  return { sin: exact(Math.sin(angle)), cos: exact(Math.cos(angle)) };
}

/** Keeps artwork inside its area: moves it there, and makes it smaller if it is too large. */
export function placedInside(
  { x, y, width, turn }: Placement,
  { artwork, area }: { artwork: number; area: number },
): Placement {
  const { sin, cos } = directionOf(turn);
  const [across, along] = [Math.abs(cos), Math.abs(sin)];
  // The bounding box of artwork as wide as the area, in widths of the area.
  const [wide, high] = [across + along / artwork, along + across / artwork];
  const size = Math.min(Math.max(width, placementWidths.min), 1 / wide, 1 / area / high);
  const [halfX, halfY] = [(size * wide) / 2, (size * high * area) / 2];
  const within = (value: number, half: number) => Math.min(Math.max(value, half), Math.max(1 - half, half));
  return { x: within(x, halfX), y: within(y, halfY), width: size, turn };
}

/** Returns artwork in the middle of its area, as large as fits, but not wider than three quarters. */
export const centered = (ratios: { artwork: number; area: number }): Placement =>
  placedInside({ x: 0.5, y: 0.5, width: 0.75, turn: 0 }, ratios);

type Matrix = readonly [number, number, number, number, number, number, number, number, number];

/** Returns the projection of the unit square onto four corners. */
function projection([a, b, c, d]: PrintArea['corners']): Matrix {
  const [dx1, dx2, dx3] = [b[0] - c[0], d[0] - c[0], a[0] - b[0] + c[0] - d[0]];
  const [dy1, dy2, dy3] = [b[1] - c[1], d[1] - c[1], a[1] - b[1] + c[1] - d[1]];
  const whole = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / whole;
  const h = (dx1 * dy3 - dx3 * dy1) / whole;
  return [
    b[0] - a[0] + g * b[0],
    d[0] - a[0] + h * d[0],
    a[0],
    b[1] - a[1] + g * b[1],
    d[1] - a[1] + h * d[1],
    a[1],
    g,
    h,
    1,
  ];
}

function inverted([a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

function applied(m: Matrix, x: number, y: number): Point {
  const depth = m[6] * x + m[7] * y + m[8];
  return [(m[0] * x + m[1] * y + m[2]) / depth, (m[3] * x + m[4] * y + m[5]) / depth];
}

const sagAt = (sag: number, u: number): number => {
  const inside = Math.min(Math.max(u, 0), 1);
  return sag * 4 * inside * (1 - inside);
};

/** Returns functions between points of an area (0 to 1 from its top left corner) and points of its picture. */
export function areaMap({ corners, sag }: Pick<PrintArea, 'corners' | 'sag'>) {
  const toPicture = projection(corners);
  const toArea = inverted(toPicture);
  return {
    inPicture: (u: number, v: number): Point => {
      const [x, y] = applied(toPicture, u, v);
      return [x, y + sagAt(sag, u)];
    },
    inArea: (x: number, y: number): Point => {
      if (sag === 0) return applied(toArea, x, y);
      const [u] = applied(toArea, x, y);
      return applied(toArea, x, y - sagAt(sag, u));
    },
  };
}

/** Returns the corners of placed artwork as points of its area, in the order of an area’s corners. */
export function placedCorners(
  { x, y, width, turn }: Placement,
  { artwork, area }: { artwork: number; area: number },
): Point[] {
  const { sin, cos } = directionOf(turn);
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([right = 0, down = 0]) => {
    const [dx, dy] = [(right * width) / 2, (down * width) / artwork / 2];
    return [x + dx * cos - dy * sin, y + (dx * sin + dy * cos) * area];
  });
}

/** Whether the corners of an area are in order and make a convex shape of some size, so that it can be drawn on. */
export function isUsableArea(corners: PrintArea['corners']): boolean {
  const turns = corners.map(([x, y], at) => {
    const next = corners[(at + 1) % 4] ?? [0, 0];
    const last = corners[(at + 3) % 4] ?? [0, 0];
    return (next[0] - x) * (last[1] - y) - (next[1] - y) * (last[0] - x);
  });
  return turns.every((turn) => turn > 0.0005);
}
