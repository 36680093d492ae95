import { renditions } from '#contract/constants.ts';
import { renditionPath, renditionWidths, type RenditionFormat } from '#rules/picture-paths.ts';

/** One `<source>` of a picture. */
export interface PictureSource {
  type: `image/${RenditionFormat}`;
  srcSet: string;
}

/** Only these have renditions: `<name>.<8 hex digits of the content hash>.webp`. A space would end an address in `srcset`. */
const encodedOriginal = /^\S+\.[0-9a-f]{8}\.webp$/u;

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
