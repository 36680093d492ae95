import { areaMap, placedCorners, type Placement, type Point, type PrintArea } from '#rules/print-area.ts';

type Sign = readonly [path: string, width: number];

/** The signs of a size as lines, because a server may have no fonts: in boxes 10 high, with their widths. */
const signs: Readonly<Record<string, Sign>> = {
  0: ['M1 3Q1 0 3 0T5 3V7Q5 10 3 10T1 7Z', 7.4],
  1: ['M1 2L3.4 0V10', 6],
  2: ['M1 2.6Q1 0 3 0T5 2.6Q5 4.4 1 10H5.2', 7.4],
  3: ['M1 1.4Q1.8 0 3 0Q5 0 5 2.4Q5 4.6 2.6 4.7Q5.2 4.8 5.2 7.3Q5.2 10 3 10Q1.5 10 .8 8.6', 7.4],
  4: ['M4 10V0L.6 7H5.4', 7.4],
  5: ['M5 0H1.4L1.1 4.6Q2 3.9 3 3.9Q5.2 3.9 5.2 6.9T3 10Q1.5 10 .8 8.6', 7.4],
  6: ['M4.8 1Q4.2 0 3.2 0Q1 0 1 6.6Q1 10 3 10T5 7T3 4.2Q1.3 4.2 1 6.6', 7.4],
  7: ['M.8 0H5.2L2.4 10', 7.2],
  8: ['M3 4.6Q1.2 4.6 1.2 2.3T3 0T4.8 2.3T3 4.6Q.8 4.6 .8 7.3T3 10T5.2 7.3T3 4.6Z', 7.4],
  9: ['M1.2 9Q1.8 10 2.8 10Q5 10 5 3.4Q5 0 3 0T1 3T3 5.8Q4.7 5.8 5 3.4', 7.4],
  '.': ['M1 9.6V10', 3.4],
  ' ': ['', 3],
  c: ['M4.8 5Q4.2 4 3 4Q1 4 1 7T3 10Q4.2 10 4.8 9', 6.6],
  m: ['M1 10V4M1 6.4Q1.2 4 2.8 4T4.4 6V10M4.4 6.4Q4.6 4 6.2 4T7.8 6V10', 9],
};

const between = ([x0, y0]: Point, [x1, y1]: Point, share = 0.5): Point => [
  x0 + (x1 - x0) * share,
  y0 + (y1 - y0) * share,
];
const moved = ([x, y]: Point, [dx, dy]: Point, by: number): Point => [x + dx * by, y + dy * by];
const line = (from: Point, to: Point) => `M${at(from)}L${at(to)}`;
const at = (point: Point) => point.map((each) => Math.round(each * 10) / 10).join(' ');

/**
 * Returns an SVG with the width and height of placed artwork, and with its distance from the top of its area if that is 1 cm or
 * more, in the pixels of the picture. Null if the real width of the area is unknown.
 */
export function measuringLines(
  area: PrintArea,
  placement: Placement,
  {
    ratios,
    picture,
  }: { ratios: { artwork: number; area: number }; picture: { width: number; height: number } },
): string | null {
  if (area.widthMm === null) return null;
  const { inPicture } = areaMap(area);
  const pixels = ([u, v]: Point): Point => {
    const [x, y] = inPicture(u, v);
    return [x * picture.width, y * picture.height];
  };
  const placed = placedCorners(placement, ratios);
  const [a, b, c, d] = placed.map(pixels);
  if (!a || !b || !c || !d) return null;
  const unit = picture.width / 1200;
  const widthMm = placement.width * area.widthMm;
  const top = Math.min(...placed.map(([, v]) => v));
  const topMm = (top * area.widthMm) / ratios.area;
  const middle = between(a, c);
  /** Whether the picture has this point, with so much space on each side. */
  const isInside = ([x, y]: Point, dx: number, dy: number) =>
    x >= dx && x <= picture.width - dx && y >= dy && y <= picture.height - dy;
  /** A place for a size beside a line, on its other side if the picture ends there. */
  const beyond = (point: Point, out: Point, by: number): Point =>
    isInside(moved(point, out, by), 60 * unit, 18 * unit) ? moved(point, out, by) : moved(point, out, -by);
  const beside = (from: Point, to: Point, mm: number): string => {
    const center = between(from, to);
    const length = Math.max(1, Math.hypot(center[0] - middle[0], center[1] - middle[1]));
    const out: Point = [(center[0] - middle[0]) / length, (center[1] - middle[1]) / length];
    const isRoom = [from, to].every((each) => isInside(moved(each, out, 31 * unit), 0, 0));
    const by = (isRoom ? 22 : -22) * unit;
    const [start, end] = [moved(from, out, by), moved(to, out, by)];
    const ends = [start, end].map((each) => line(moved(each, out, -9 * unit), moved(each, out, 9 * unit)));
    const isWide = Math.abs(out[1]) > Math.abs(out[0]);
    return `${drawn(line(start, end) + ends.join(''))}${sizeText(beyond(between(start, end), out, (isWide ? 34 : 74) * unit), mm, unit)}`;
  };
  const [high, low] = [pixels([placement.x, 0]), pixels([placement.x, top])];
  const distance =
    topMm >= 10
      ? `${drawn(line(high, low), '10 8')}${sizeText(beyond(between(high, low), [1, 0], 74 * unit), topMm, unit)}`
      : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${picture.width}" height="${picture.height}" fill="none" stroke-linecap="round" stroke-linejoin="round">${beside(d, c, widthMm)}${beside(b, c, widthMm / ratios.artwork)}${distance}</svg>`;
}

/** Draws lines that are seen on light and dark goods. */
const drawn = (path: string, dashes = 'none') =>
  `<path d="${path}" stroke="#1d1a16" stroke-width="6"/><path d="${path}" stroke="#ffc44d" stroke-width="3" stroke-dasharray="${dashes}"/>`;

/** Draws a size in cm around a point. */
function sizeText([x, y]: Point, mm: number, unit: number): string {
  const letters = [...`${Math.round(mm) / 10} cm`].map((letter): Sign => signs[letter] ?? ['', 0]);
  const width = letters.reduce((sum, [, wide]) => sum + wide, 0);
  let left = 0;
  const paths = letters.map(([path, wide]) => {
    left += wide;
    return `<path transform="translate(${left - wide} 0)" d="${path}"/>`;
  });
  const scale = 2.5 * unit;
  const place = `translate(${at([x - (width * scale) / 2, y - 5 * scale])}) scale(${scale})`;
  const text = paths.join('');
  return `<g transform="${place}"><g stroke="#1d1a16" stroke-width="4.4">${text}</g><g stroke="#fff" stroke-width="1.6">${text}</g></g>`;
}
