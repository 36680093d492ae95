import { renditions } from '#contract/constants.ts';

export type RenditionFormat = (typeof renditions.formats)[number];

/** One `<source>` of a picture. */
export interface PictureSource {
  type: `image/${RenditionFormat}`;
  srcSet: string;
}

/** Pictures wider than the widest ordinary rendition (banners, campaigns) have this one as well. */
const sceneWidth = 1600;
const widestOrdinary = Math.max(...renditions.widths);

/** Only these have renditions: `<name>.<8 hex digits of the content hash>.webp`. A space would end an address in `srcset`. */
const encodedOriginal = /^\S+\.[0-9a-f]{8}\.webp$/u;

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

/** The sources of a picture, best format first; none when the picture has no renditions. `width` is the original's. */
export function pictureSources(path: string, width = 0): PictureSource[] {
  if (!encodedOriginal.test(path)) return [];
  return renditions.formats.map((format) => ({
    type: `image/${format}`,
    srcSet: renditionWidths(width)
      .map((step) => `${renditionPath(path, step, format)} ${step}w`)
      .join(', '),
  }));
}
