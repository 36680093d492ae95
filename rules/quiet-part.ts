import { contrast, type Rgb, rgbOf } from './contrast.ts';

/** Where the words of a banner stand on its picture in wide windows: shares of its width and height (hero.css). */
export const quietPart = { left: 0.03, top: 0.14, width: 0.43, height: 0.72 } as const;

const ink = rgbOf('#1c211d');

/** How well words are read at the weakest place of a picture, of which each three bytes are a place. */
export function weakestContrast(pixels: Uint8Array): number {
  let weakest = Infinity;
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const place: Rgb = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    weakest = Math.min(weakest, contrast(ink, place));
  }
  return weakest;
}
