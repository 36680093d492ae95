import sharp, { type Sharp } from 'sharp';
import { renditions } from '#contract/constants.ts';
import { type RenditionFormat, renditionPath, renditionWidths } from '#contract/picture-names.ts';

/** Qualities chosen by eye on the busiest textures, on plain glaze and on the banners' smooth backgrounds. */
const avifQuality: Record<number, number> = { 320: 62, 640: 58, 1024: 55, 1600: 62 };
const avifQualityElse = 58;
const webpQuality = 75;

/**
 * Returns the WebP encoder's effort. Transparent pictures are lossless; at 6 they take a hundred times as
 * long as at 5 and aren't smaller.
 */
export const webpEffort = (hasAlpha: boolean): number => (hasAlpha ? 5 : 6);

/** Yields the path and bytes of each rendition of a picture, except the original, which is a WebP itself. */
export async function* renditionsOf(
  path: string,
  original: Buffer,
  formats: readonly RenditionFormat[] = renditions.formats,
): AsyncGenerator<[string, Buffer]> {
  const { width, hasAlpha } = await sharp(original).metadata();
  for (const step of renditionWidths(width)) {
    const resized = sharp(original).resize({ width: step, withoutEnlargement: true });
    for (const format of formats)
      yield [renditionPath(path, step, format), await encodeAs(format, resized.clone(), step, hasAlpha)];
  }
}

function encodeAs(
  format: RenditionFormat,
  picture: Sharp,
  width: number,
  hasAlpha: boolean,
): Promise<Buffer> {
  return format === 'avif'
    ? picture.avif({ quality: avifQuality[width] ?? avifQualityElse, effort: 2 }).toBuffer()
    : picture.webp({ quality: webpQuality, effort: webpEffort(hasAlpha), smartSubsample: true }).toBuffer();
}
