import type { ArtworkFacts } from '#rules/artwork.ts';

/** The share of the drawing that a color must cover, so that smooth edges between colors don't count. */
const minShare = 0.01;
/** Colors that print methods can mix; more are shades. */
const maxColors = 12;
/** The share of the drawing that its colors must cover. If they cover less, the rest is shades. */
const fullShare = 0.85;
const opaque = 128;
/** From here on, a pixel that isn't opaque can be seen. */
const seenFrom = 16;
const whiteFrom = 244;

/** Returns the colors, 0 if nothing can be seen, and the background of RGBA pixels. */
export function colorsOf(
  data: Uint8Array,
  { width, height }: { width: number; height: number },
): Pick<ArtworkFacts, 'colors' | 'background'> {
  const counts = new Map<number, number>();
  let [drawn, isSeen, hasInk] = [0, false, false];
  const pixels = new DataView(data.buffer, data.byteOffset, data.byteLength);
  for (let at = 0; at < data.length; at += 4) {
    const { red, green, blue, alpha } = pixelAt(pixels, at);
    isSeen ||= alpha >= seenFrom;
    hasInk ||= alpha >= seenFrom && Math.min(red, green, blue) < whiteFrom;
    if (alpha < opaque) continue;
    drawn += 1;
    // Five bits of each channel: what compression makes of one color stays together.
    const color = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const merged = withNeighbors(counts);
  const large = merged.filter((count) => count >= drawn * minShare);
  const covered = large.reduce((total, count) => total + count, 0);
  const background = backgroundOf(pixels, width, height);
  const isPlain = drawn > 0 && covered >= drawn * fullShare && large.length <= maxColors;
  const colors = large.length - (background === 'white' ? 1 : 0);
  // A white drawing without a background is one for dark things.
  const isBlank = !isSeen || (!hasInk && background === 'white');
  return { background, colors: isBlank ? 0 : isPlain ? Math.max(1, colors) : null };
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
