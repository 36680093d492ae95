import { contrast, type Rgb, rgbOf } from './contrast.ts';

/** The area of a banner's picture with the text, in wide windows: fractions of its width and height (hero.css). */
export const textSafeArea = { left: 0.03, top: 0.14, width: 0.43, height: 0.72 } as const;

const ink = rgbOf('#1c211d');

/** Returns the lowest text contrast in a picture, given as three bytes per pixel. */
export function weakestContrast(pixels: Uint8Array): number {
  let weakest = Infinity;
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const place: Rgb = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    weakest = Math.min(weakest, contrast(ink, place));
  }
  return weakest;
}
