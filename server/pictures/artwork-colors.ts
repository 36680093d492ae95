import type { ArtworkFacts } from '#rules/artwork.ts';

/** The share of the drawing that a color must cover, so that smooth edges between colors don't count. */
const minShare = 0.01;
/** Colors that print methods can mix; more are shades. */
const maxColors = 12;
/** The share of the drawing that its colors must cover. If they cover less, the rest is shades. */
const fullShare = 0.85;
/** The share of the drawing that must be inside areas of one color. If less is, it has lines or shades, and all counts. */
const flatShare = 0.5;
const opaque = 128;
/** The minimum alpha of a visible pixel, 0 to 255. */
const seenFrom = 16;
const whiteFrom = 244;

/**
 * Returns the number of colors, 0 if nothing can be seen, and the background of RGBA pixels. Like printers, it counts areas of
 * one color. It doesn't count soft edges, or the traces that compression leaves beside them.
 */
export function colorsOf(
  data: Uint8Array,
  { width, height }: { width: number; height: number },
): Pick<ArtworkFacts, 'colors' | 'background'> {
  const [all, flat] = [new Map<number, number>(), new Map<number, number>()];
  let [drawn, inside, isSeen, hasInk] = [0, 0, false, false];
  const pixels = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const row = width * 4;
  for (let at = 0; at < data.length; at += 4) {
    const { red, green, blue, alpha } = pixelAt(pixels, at);
    isSeen ||= alpha >= seenFrom;
    hasInk ||= alpha >= seenFrom && Math.min(red, green, blue) < whiteFrom;
    if (alpha < opaque) continue;
    drawn += 1;
    // Five bits of each channel: what compression makes of one color stays together.
    const color = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    all.set(color, (all.get(color) ?? 0) + 1);
    if ([at - 4, at + 4, at - row, at + row].some((next) => isOther(pixels, at, next))) continue;
    inside += 1;
    flat.set(color, (flat.get(color) ?? 0) + 1);
  }
  const hasAreas = inside >= drawn * flatShare;
  const [counts, counted] = hasAreas ? [flat, inside] : [all, drawn];
  const large = withNeighbors(counts).filter((count) => count >= counted * minShare);
  const covered = large.reduce((total, count) => total + count, 0);
  const background = backgroundOf(pixels, width, height);
  const isPlain = counted > 0 && covered >= counted * fullShare && large.length <= maxColors;
  const colors = large.length - (background === 'white' ? 1 : 0);
  // A white drawing without a background is meant for dark products.
  const isBlank = !isSeen || (!hasInk && background === 'white');
  return { background, colors: isBlank ? 0 : isPlain ? Math.max(1, colors) : null };
}

/** The difference of a channel between neighbors of one color, which compression changes a little. */
const sameUpTo = 6;

/** Returns whether a neighbor of a pixel has another color. Beyond the picture is no other. */
function isOther(pixels: DataView, at: number, next: number): boolean {
  if (next < 0 || next >= pixels.byteLength) return false;
  const [one, other] = [pixels.getUint32(at), pixels.getUint32(next)];
  if (one === other) return false;
  const differs = (shift: number) => Math.abs(((one >>> shift) & 255) - ((other >>> shift) & 255)) > sameUpTo;
  return differs(24) || differs(16) || differs(8) || differs(0);
}

/** Joins each color with its rarer neighbors, the commonest first. */
function withNeighbors(counts: Map<number, number>): number[] {
  const left = new Map([...counts].toSorted(([, one], [, other]) => other - one));
  const joined: number[] = [];
  for (const [color, count] of left) {
    if (joined.length >= maxColors * 2) break;
    let total = count;
    left.delete(color);
    for (const red of [-1, 0, 1])
      for (const green of [-1, 0, 1])
        for (const blue of [-1, 0, 1]) {
          const neighbor = color + (red << 10) + (green << 5) + blue;
          total += left.get(neighbor) ?? 0;
          left.delete(neighbor);
        }
    joined.push(total);
  }
  return joined;
}

/** Looks at the outermost pixels: transparent, white, or part of a picture that fills its rectangle. */
function backgroundOf(pixels: DataView, width: number, height: number): ArtworkFacts['background'] {
  let [all, clear, white] = [0, 0, 0];
  const look = (x: number, y: number) => {
    const { red, green, blue, alpha } = pixelAt(pixels, (y * width + x) * 4);
    all += 1;
    if (alpha < opaque) clear += 1;
    else if (Math.min(red, green, blue) >= whiteFrom) white += 1;
  };
  for (let x = 0; x < width; x += 1) {
    look(x, 0);
    look(x, height - 1);
  }
  for (let y = 0; y < height; y += 1) {
    look(0, y);
    look(width - 1, y);
  }
  if (clear > all / 2) return 'none';
  return white > all / 2 ? 'white' : 'photo';
}

const pixelAt = (pixels: DataView, at: number) => ({
  red: pixels.getUint8(at),
  green: pixels.getUint8(at + 1),
  blue: pixels.getUint8(at + 2),
  alpha: pixels.getUint8(at + 3),
});
