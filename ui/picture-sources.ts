import {
  hasRenditions,
  type RenditionFormat,
  renditionPath,
  renditionWidths,
} from '#contract/picture-names.ts';

/** One `<source>` of a picture. */
export interface PictureSource {
  type: `image/${RenditionFormat}`;
  srcSet: string;
  /** Where there are several widths. */
  sizes?: string;
}

/** Of browsers' pixels to those of a page, on the finest screens. */
const finest = 3;

/**
 * The sources of a picture, best format first; none when the picture has no renditions. AVIF comes in all widths that may be
 * wanted; browsers without it, of before 2023, get one of a middle width.
 * @param width the original's
 * @param sizes how wide it is shown, as in the attribute of the same name
 */
export function pictureSources(path: string, width = 0, sizes = ''): PictureSource[] {
  if (!hasRenditions(path)) return [];
  const pixels = finest * pixelsOf(sizes);
  const widths = renditionWidths(width);
  const avif = widths.filter((_step, at) => (widths[at - 1] ?? 0) < pixels);
  return [
    {
      type: 'image/avif',
      srcSet: avif.map((step) => `${renditionPath(path, step, 'avif')} ${step}w`).join(', '),
      sizes,
    },
    { type: 'image/webp', srcSet: renditionPath(path, widths.at(-2) ?? 0, 'webp') },
  ];
}

/** Of one length; any number where it depends on the window. */
function pixelsOf(sizes: string): number {
  const [, length, unit] = /^([\d.]+)(rem|px)$/u.exec(sizes) ?? [];
  return length ? Number(length) * (unit === 'rem' ? 16 : 1) : Infinity;
}
