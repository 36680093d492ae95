import sharp, { type Sharp } from 'sharp';
import { formatOf, isShownFormat } from '#contract/file-formats.ts';
import { webpEffort } from './encode-renditions.ts';

const originalQuality = 90;

/** The maximum width of product pictures in pixels, also when enlarged. */
export const productWidth = 1600;

/** Maximum pixels. More indicates a decompression bomb: 30,000 × 30,000 pixels fit into 100 kB. */
export const maxPixels = 50_000_000;

/** Size in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** A picture ready to be shown: WebP bytes of a suitable width. */
interface Original extends PictureSize {
  content: Buffer;
}

/** Returns the size of an upright picture. Null if it is invalid, too large or truncated. */
export async function pictureSize(content: Buffer): Promise<PictureSize | null> {
  if (!isShownFormat(formatOf(content))) return null;
  try {
    const { autoOrient } = await reading(content).metadata();
    // Decode it completely, because the header doesn't reveal a truncated file.
    await reading(content).resize({ width: 8 }).raw().toBuffer();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch {
    return null;
  }
}

/** Returns whether it is an SVG drawing of an acceptable size, which is stored sanitized (`clean-drawing.ts`). */
export async function isDrawing(content: Buffer): Promise<boolean> {
  const found = await reading(content)
    .metadata()
    .catch(() => null);
  return found?.format === 'svg' && found.width * found.height <= maxPixels;
}

/**
 * Returns the original to store: the source's own bytes if they are a still WebP of a suitable width without
 * metadata, otherwise a WebP made from it, upright and without metadata. An animation becomes its first picture, as in
 * all renditions.
 */
export async function originalOf(content: Buffer, widest = Infinity): Promise<Original> {
  const { format, pages, width, height, autoOrient, hasAlpha, exif, xmp, iptc } =
    await reading(content).metadata();
  const isStill = (pages ?? 1) === 1;
  const isFit = format === 'webp' && isStill && width <= widest && !exif && !xmp && !iptc;
  if (isFit) return { content, width, height };
  const { data, info } = await reading(content)
    .autoOrient()
    .resize({ width: Math.min(autoOrient.width, widest) })
    .webp({ quality: originalQuality, effort: webpEffort(hasAlpha) })
    .toBuffer({ resolveWithObject: true });
  return { content: data, width: info.width, height: info.height };
}

const reading = (content: Buffer): Sharp => sharp(content, { limitInputPixels: maxPixels });
