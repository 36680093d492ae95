import sharp, { type Sharp } from 'sharp';
import { webpEffort } from './encode-renditions.ts';

const originalQuality = 90;

/** Pictures of products are shown no wider, also enlarged; in pixels. */
export const productWidth = 1600;

/** More is no photograph for a shop but a bomb: 30,000 × 30,000 pixels fit into 100 kB. */
export const mostPixels = 50_000_000;
/** What sharp can read and we let in: no SVG, which could hold more than a picture. */
const readable = new Set(['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff']);

/** In pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** A picture that is to be shown: bytes as WebP of a fitting width. */
interface Original extends PictureSize {
  content: Buffer;
}

/** A picture's size, upright; null for what is no picture, too large, or not all there. */
export async function pictureSize(content: Buffer): Promise<PictureSize | null> {
  try {
    const { format, autoOrient } = await reading(content).metadata();
    if (!readable.has(format)) return null;
    // The head of a file says nothing about its end.
    await reading(content).resize({ width: 8 }).raw().toBuffer();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch {
    return null;
  }
}

/** Whether it is a drawing (SVG) of a fitting size, which is kept cleaned (`clean-drawing.ts`). */
export async function isDrawing(content: Buffer): Promise<boolean> {
  const found = await reading(content)
    .metadata()
    .catch(() => null);
  return found?.format === 'svg' && found.width * found.height <= mostPixels;
}

/**
 * The original that is kept: the source's own bytes where they already are WebP of a fitting width that tells nothing about
 * its taking, else WebP made of it, upright and without what it told.
 */
export async function originalOf(content: Buffer, widest = Infinity): Promise<Original> {
  const { format, width, height, autoOrient, hasAlpha, exif, xmp, iptc } = await reading(content).metadata();
  const isFit = format === 'webp' && width <= widest && !exif && !xmp && !iptc;
  if (isFit) return { content, width, height };
  const { data, info } = await reading(content)
    .autoOrient()
    .resize({ width: Math.min(autoOrient.width, widest) })
    .webp({ quality: originalQuality, effort: webpEffort(hasAlpha) })
    .toBuffer({ resolveWithObject: true });
  return { content: data, width: info.width, height: info.height };
}

const reading = (content: Buffer): Sharp => sharp(content, { limitInputPixels: mostPixels });
