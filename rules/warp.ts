import { areaMap, areaPixels, areaRatio, directionOf, type Placement, type PrintArea } from './print-area.ts';

/** RGBA, row by row from the top left. */
export interface Pixels {
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
}

/** The deepest shadow and the brightest light that the material adds to ink. */
const lights = { min: 0.3, max: 1.12 } as const;
/** How much of the grain of the material shows through ink. */
const grain = 0.05;
/** How far folds move the artwork, and the maximum, as fractions of the picture’s width. */
const folds = { by: 0.05, max: 0.004 } as const;
/** The share of darkness that engraving adds to light material, and the color that it shows under dark coating. */
const engraved = { share: 0.55, metal: [206, 203, 197] } as const;
const darkMaterial = 0.42;
/** Sampling points of a pixel. */
const samples = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
] as const;

/**
 * Draws artwork into an area of a picture, whose light, folds and grain it keeps. The pixels of the picture change. Only
 * arithmetic that every engine computes alike decides about them, so browsers and servers draw the same.
 */
export function printOnPicture(
  picture: Pixels,
  artwork: Pixels,
  { area, placement }: { area: PrintArea; placement: Placement },
): void {
  const { width, height } = picture;
  const map = areaMap(area);
  const material = materialOf(picture, area);
  const ratio = areaRatio(area, picture);
  const logo = reduced(artwork, placement.width * areaPixels(area, picture));
  const { sin, cos } = directionOf(placement.turn);
  const logoHeight = (placement.width * artwork.height) / artwork.width;
  const bend = area.sag > 0 ? 0 : folds.by * width;
  const bendMax = folds.max * width;
  const color: [number, number, number, number] = [0, 0, 0, 0];
  const isDark = material.mean < darkMaterial;

  for (let row = material.top; row < material.bottom; row += 1)
    for (let column = material.left; column < material.right; column += 1) {
      const { slopeX, slopeY, light, soft } = material.at(column, row);
      const [movedX, movedY] = [limited(slopeX * bend, bendMax), limited(slopeY * bend, bendMax)];
      color.fill(0);
      for (const [dx, dy] of samples) {
        const [u, v] = map.inArea((column + dx + movedX) / width, (row + dy + movedY) / height);
        if (u < 0 || v < 0 || u > 1 || v > 1) continue;
        const [right, down] = [u - placement.x, (v - placement.y) / ratio];
        addSample(
          logo,
          (right * cos + down * sin) / placement.width + 0.5,
          (down * cos - right * sin) / logoHeight + 0.5,
          color,
        );
      }
      if (color[3] === 0) continue;
      const shade = Math.min(lights.max, Math.max(lights.min, 0.15 + (0.85 * soft) / material.mean));
      const thread = (light - soft) / material.mean;
      const cover = (color[3] / 4) * (1 + Math.min(0, limited(thread * 1.5, grain)));
      paint(picture.data, (row * width + column) * 4, color, cover, {
        shade: shade * (1 + limited(thread, 0.25) * 0.6),
        isDark,
        isEngraved: area.isEngraved,
      });
    }
}

const limited = (value: number, max: number): number => Math.min(max, Math.max(-max, value));

/** Lays one pixel of ink, or of engraving, over the picture. `color` is the sum of four premultiplied samples. */
function paint(
  data: Pixels['data'],
  at: number,
  color: readonly [number, number, number, number],
  cover: number,
  { shade, isDark, isEngraved }: { shade: number; isDark: boolean; isEngraved: boolean },
): void {
  for (let channel = 0; channel < 3; channel += 1) {
    const before = data[at + channel] ?? 0;
    const value = (color[channel] ?? 0) / color[3];
    const metal = engraved.metal[channel] ?? 0;
    const ink = !isEngraved ? value * shade : isDark ? metal * shade : before * (1 - engraved.share);
    data[at + channel] = Math.round(before * (1 - cover) + Math.min(255, ink) * cover);
  }
}

interface Logo {
  /** Premultiplied by alpha, which is from 0 to 1. */
  data: Float32Array;
  width: number;
  height: number;
}

/** Returns artwork at about the size in which it is shown, so that thin lines stay and edges are smooth. */
function reduced({ data, width, height }: Pixels, shownWidth: number): Logo {
  let logo: Logo = { data: new Float32Array(data.length), width, height };
  for (let at = 0; at < data.length; at += 4) {
    const alpha = (data[at + 3] ?? 0) / 255;
    for (let channel = 0; channel < 3; channel += 1)
      logo.data[at + channel] = (data[at + channel] ?? 0) * alpha;
    logo.data[at + 3] = alpha;
  }
  while (logo.width >= 4 * shownWidth && logo.width > 8 && logo.height > 8) logo = halved(logo);
  return logo;
}

function halved({ data, width, height }: Logo): Logo {
  const half = { width: Math.floor(width / 2), height: Math.floor(height / 2) };
  const smaller = new Float32Array(half.width * half.height * 4);
  for (let row = 0; row < half.height; row += 1)
    for (let column = 0; column < half.width; column += 1) {
      const from = (row * 2 * width + column * 2) * 4;
      const to = (row * half.width + column) * 4;
      for (let channel = 0; channel < 4; channel += 1)
        smaller[to + channel] =
          ((data[from + channel] ?? 0) +
            (data[from + 4 + channel] ?? 0) +
            (data[from + width * 4 + channel] ?? 0) +
            (data[from + width * 4 + 4 + channel] ?? 0)) /
          4;
    }
  return { data: smaller, ...half };
}

/** Adds the color at a point of the artwork, between its four pixels there. Points outside of it add no color. */
function addSample({ data, width, height }: Logo, u: number, v: number, sum: number[]): void {
  if (u < 0 || v < 0 || u > 1 || v > 1) return;
  const [x, y] = [u * width - 0.5, v * height - 0.5];
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [shareX, shareY] = [x - left, y - top];
  for (let step = 0; step < 4; step += 1) {
    const [isRight, isLow] = [step % 2 === 1, step > 1];
    const column = Math.min(Math.max(left + (isRight ? 1 : 0), 0), width - 1);
    const row = Math.min(Math.max(top + (isLow ? 1 : 0), 0), height - 1);
    const share = (isRight ? shareX : 1 - shareX) * (isLow ? shareY : 1 - shareY);
    const at = (row * width + column) * 4;
    for (let channel = 0; channel < 4; channel += 1)
      sum[channel] = (sum[channel] ?? 0) + share * (data[at + channel] ?? 0);
  }
}

/** Reads the light of a picture around an area: of each pixel, without its grain, and in the mean of the area. */
function materialOf({ data, width, height }: Pixels, area: PrintArea) {
  const edges = area.corners.map(([x, y]) => [x * width, y * height] as const);
  const [xs, ys] = [edges.map(([x]) => x), edges.map(([, y]) => y)];
  const sag = Math.abs(area.sag) * height;
  const margin = Math.ceil(folds.max * width) + 1;
  const clamp = (value: number, max: number) => Math.min(Math.max(Math.floor(value), 0), max);
  const left = clamp(Math.min(...xs) - margin, width);
  const right = clamp(Math.max(...xs) + margin + 1, width);
  const top = clamp(Math.min(...ys) - sag - margin, height);
  const bottom = clamp(Math.max(...ys) + sag + margin + 1, height);
  const [columns, rows] = [right - left, bottom - top];
  const light = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const at = ((row + top) * width + column + left) * 4;
      light[row * columns + column] =
        ((data[at] ?? 0) * 0.3 + (data[at + 1] ?? 0) * 0.59 + (data[at + 2] ?? 0) * 0.11) / 255;
    }
  const soft = blurred(light, { columns, rows }, Math.max(1, Math.round(width / 150)));
  const softAt = (column: number, row: number) =>
    soft[clamp(row - top, rows - 1) * columns + clamp(column - left, columns - 1)] ?? 0;
  return {
    left,
    right,
    top,
    bottom,
    mean: Math.max(
      0.08,
      meanOf(area, (x, y) => softAt(Math.floor(x * width), Math.floor(y * height))),
    ),
    at: (column: number, row: number) => ({
      light: light[(row - top) * columns + column - left] ?? 0,
      soft: softAt(column, row),
      slopeX: softAt(column + 3, row) - softAt(column - 3, row),
      slopeY: softAt(column, row + 3) - softAt(column, row - 3),
    }),
  };
}

/** Returns the mean over a grid of points in the area. */
function meanOf(area: PrintArea, valueAt: (x: number, y: number) => number): number {
  const map = areaMap(area);
  const steps = 24;
  let sum = 0;
  for (let row = 0; row < steps; row += 1)
    for (let column = 0; column < steps; column += 1)
      sum += valueAt(...map.inPicture((column + 0.5) / steps, (row + 0.5) / steps));
  return sum / (steps * steps);
}

/** Returns each value as the mean of its neighbors, up to `radius` away in both directions. */
function blurred(values: Float32Array, size: { columns: number; rows: number }, radius: number) {
  const { columns, rows } = size;
  const across = new Float32Array(values.length);
  const whole = new Float32Array(values.length);
  for (let row = 0; row < rows; row += 1)
    slide(values, across, { start: row * columns, step: 1, length: columns, radius });
  for (let column = 0; column < columns; column += 1)
    slide(across, whole, { start: column, step: columns, length: rows, radius });
  return whole;
}

function slide(
  from: Float32Array,
  to: Float32Array,
  { start, step, length, radius }: { start: number; step: number; length: number; radius: number },
): void {
  let [sum, count] = [0, 0];
  for (let ahead = -radius; ahead < length; ahead += 1) {
    const [entering, leaving] = [ahead + radius, ahead - radius - 1];
    if (entering < length) {
      sum += from[start + entering * step] ?? 0;
      count += 1;
    }
    if (leaving >= 0) {
      sum -= from[start + leaving * step] ?? 0;
      count -= 1;
    }
    if (ahead >= 0) to[start + ahead * step] = sum / count;
  }
}
