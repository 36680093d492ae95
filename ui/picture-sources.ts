import {
  hasRenditions,
  type RenditionFormat,
  renditionPath,
  renditionWidths,
} from '#contract/picture-names.ts';

export interface PictureSource {
  type: `image/${RenditionFormat}`;
  srcSet: string;
  /** Set if there are several widths. */
  sizes?: string;
}

/** The maximum ratio of device pixels to CSS pixels. */
const finest = 3;

/**
 * Returns the sources of a picture, best format first, or none if the picture has no renditions. AVIF comes
 * in all useful widths; browsers without it (before 2023) get one medium width.
 * @param width the width of the original
 * @param sizes the display width, as in the attribute of the same name
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

/** Returns the pixels of a fixed length, or Infinity if it depends on the window. */
function pixelsOf(sizes: string): number {
  const [, length, unit] = /^([\d.]+)(rem|px)$/u.exec(sizes) ?? [];
  return length ? Number(length) * (unit === 'rem' ? 16 : 1) : Infinity;
}
