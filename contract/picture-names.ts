import { renditions } from './constants.ts';

/**
 * File names of pictures and their renditions. They contain a hash of the content, so that browsers can cache them
 * forever.
 */

export type RenditionFormat = (typeof renditions.formats)[number];

/** An extra width for pictures wider than the widest ordinary rendition (banners, campaigns). */
const sceneWidth = 1600;
const widestOrdinary = Math.max(...renditions.widths);

export function originalPath(stem: string, hash: string): string {
  return `${stem}.${hash}.webp`;
}

/**
 * Whether a path has renditions: only `<name>.<8 hex digits of the content hash>.webp` does. A space would
 * end a URL in `srcset`.
 */
export const hasRenditions = (path: string): boolean => /^\S+\.[0-9a-f]{8}\.webp$/u.test(path);

/** Returns the path of a rendition: `mug.ab12cd34.webp` becomes `mug.ab12cd34-320.avif`. */
export function renditionPath(path: string, width: number, format: RenditionFormat): string {
  return path.replace(/\.webp$/u, `-${width}.${format}`);
}

/**
 * Returns the widths of a picture's renditions. A narrower original is stored at its own width under the same
 * names.
 */
export function renditionWidths(originalWidth: number): number[] {
  return originalWidth > widestOrdinary ? [...renditions.widths, sceneWidth] : [...renditions.widths];
}
