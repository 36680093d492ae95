import sharp, { type Sharp } from 'sharp';
import { renditions } from '#contract/constants.ts';
import { type RenditionFormat, renditionPath, renditionWidths } from '#contract/picture-names.ts';

/** Judged by eye on the busiest weaves, on plain glaze and on the banners' smooth grounds. */
const avifQuality: Record<number, number> = { 320: 62, 640: 58, 1024: 55, 1600: 62 };
const avifQualityElse = 58;
const webpQuality = 75;

/** What a picture of this path is served as, beside the original itself, which is a WebP: path and bytes of each. */
export async function* renditionsOf(
  path: string,
  original: Buffer,
  formats: readonly RenditionFormat[] = renditions.formats,
): AsyncGenerator<[string, Buffer]> {
  const { width } = await sharp(original).metadata();
  for (const step of renditionWidths(width)) {
    const resized = sharp(original).resize({ width: step, withoutEnlargement: true });
    for (const format of formats)
      yield [renditionPath(path, step, format), await encodeAs(format, resized.clone(), step)];
  }
}

function encodeAs(format: RenditionFormat, picture: Sharp, width: number): Promise<Buffer> {
  return format === 'avif'
    ? picture.avif({ quality: avifQuality[width] ?? avifQualityElse, effort: 2 }).toBuffer()
    : picture.webp({ quality: webpQuality, effort: 6, smartSubsample: true }).toBuffer();
}
