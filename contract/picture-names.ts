import { renditions } from './constants.ts';

/** How a picture and its renditions are named: by a hash of its content, so that browsers may keep them for good. */

export type RenditionFormat = (typeof renditions.formats)[number];

/** Pictures wider than the widest ordinary rendition (banners, campaigns) have this one as well. */
const sceneWidth = 1600;
const widestOrdinary = Math.max(...renditions.widths);

export function originalPath(stem: string, hash: string): string {
  return `${stem}.${hash}.webp`;
}

/** Only these have renditions: `<name>.<8 hex digits of the content hash>.webp`. A space would end an address in `srcset`. */
export const hasRenditions = (path: string): boolean => /^\S+\.[0-9a-f]{8}\.webp$/u.test(path);

/** `mug.ab12cd34.webp` → `mug.ab12cd34-320.avif`. */
export function renditionPath(path: string, width: number, format: RenditionFormat): string {
  return path.replace(/\.webp$/u, `-${width}.${format}`);
}

/** Widths of which renditions exist; a narrower original is kept at its own width under the same names. */
export function renditionWidths(originalWidth: number): number[] {
  return originalWidth > widestOrdinary ? [...renditions.widths, sceneWidth] : [...renditions.widths];
}
