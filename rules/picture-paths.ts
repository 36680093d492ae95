import { renditions } from '#contract/constants.ts';

/** How the files of a picture are called: whoever encodes one and whoever shows it must agree, and no table lists them. */

export type RenditionFormat = (typeof renditions.formats)[number];

/** Pictures wider than the widest ordinary rendition (banners, campaigns) have this one as well. */
const sceneWidth = 1600;
const widestOrdinary = Math.max(...renditions.widths);

/** `stem` and eight hex digits of a content hash. */
export function originalPath(stem: string, hash: string): string {
  return `${stem}.${hash}.webp`;
}

/** `mug.ab12cd34.webp` → `mug.ab12cd34-320.avif`. */
export function renditionPath(path: string, width: number, format: RenditionFormat): string {
  return path.replace(/\.webp$/u, `-${width}.${format}`);
}

/** Widths of which renditions exist; a narrower original is kept at its own width under the same names. */
export function renditionWidths(originalWidth: number): number[] {
  return originalWidth > widestOrdinary ? [...renditions.widths, sceneWidth] : [...renditions.widths];
}
