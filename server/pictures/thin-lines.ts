import type { ArtworkFacts } from '#rules/artwork.ts';

/** From 0 to 255: fainter pixels are background or compression noise. Thin lines are faint in a small picture. */
const minInk = 48;
/** The share of the longer side that lines must have in all to count, so that specks and tips don't. */
const minLength = 0.03;
/** Distances to the orthogonal and the diagonal neighbor, in thirds of a pixel. */
const [straight, diagonal] = [3, 4];

interface Size {
  width: number;
  height: number;
}

/**
 * Returns the width of the thinnest lines of RGBA pixels as a fraction of the width of the picture; null if it has shades or
 * no drawing. It erodes the drawing: what vanishes first, along a whole line, is the thinnest.
 */
export function thinnestLine(
  data: Uint8Array,
  size: Size,
  { colors, background }: Pick<ArtworkFacts, 'colors' | 'background'>,
): number | null {
  if (colors === null || background === 'photo') return null;
  const depths = erosionDepths(data, size, background === 'white');
  const lengths = new Map<number, number>();
  const { width, height } = size;
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const depth = depths[at] ?? 0;
      if (depth > 0 && isRidge(depths, at, width)) lengths.set(depth, (lengths.get(depth) ?? 0) + 1);
    }
  let length = 0;
  for (const [depth, count] of [...lengths].toSorted(([one], [other]) => one - other)) {
    length += count;
    // A line of an even width has two pixels of the same depth beside each other.
    if (length >= minLength * Math.max(width, height)) return ((2 * depth) / straight - 0.5) / width;
  }
  return null;
}

/** Returns after how many erosions, in thirds of a pixel, each pixel of the drawing vanishes; 0 outside it. */
function erosionDepths(data: Uint8Array, { width, height }: Size, isOnWhite: boolean): Uint16Array {
  const depths = new Uint16Array(width * height);
  const pixels = new DataView(data.buffer, data.byteOffset, data.byteLength);
  for (let at = 0; at < depths.length; at += 1) {
    const alpha = pixels.getUint8(at * 4 + 3);
    const lightest = isOnWhite
      ? Math.min(pixels.getUint8(at * 4), pixels.getUint8(at * 4 + 1), pixels.getUint8(at * 4 + 2))
      : 0;
    const ink = ((255 - lightest) * alpha) / 255;
    const [x, y] = [at % width, Math.floor(at / width)];
    const isInside = x > 0 && y > 0 && x < width - 1 && y < height - 1;
    depths[at] = isInside && ink >= minInk ? 65_535 : 0;
  }
  const lower = (at: number, step: number) => {
    if (depths[at] === 0) return;
    depths[at] = Math.min(
      depths[at] ?? 0,
      (depths[at - step] ?? 0) + straight,
      (depths[at - step * width] ?? 0) + straight,
      (depths[at - step * (width + 1)] ?? 0) + diagonal,
      (depths[at - step * (width - 1)] ?? 0) + diagonal,
    );
  };
  for (let at = 0; at < depths.length; at += 1) lower(at, 1);
  for (let at = depths.length - 1; at >= 0; at -= 1) lower(at, -1);
  return depths;
}

/** How many pixels to follow a line's tapering end. */
const reach = 8;

/** Whether no neighbor vanishes later, and it isn't in a tip. */
function isRidge(depths: Uint16Array, at: number, width: number): boolean {
  const depth = depths[at] ?? 0;
  for (const row of [-width, 0, width])
    for (const column of [-1, 0, 1]) {
      if (row === 0 && column === 0) continue;
      for (let step = 1; step <= reach; step += 1) {
        const other = depths[at + (row + column) * step] ?? 0;
        if (other === 0) break;
        // Along a line that is round or turned, depths differ a little.
        if (other > depth + (step === 1 ? 0 : straight)) return false;
      }
    }
  return true;
}
