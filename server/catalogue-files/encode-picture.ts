import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { originalPath } from '#contract/picture-names.ts';
import { renditionsOf } from '../pictures/encode-renditions.ts';

const originalQuality = 90;

/** More is no photograph for a shop but a bomb: 30,000 × 30,000 pixels fit into 100 kB. */
const mostPixels = 50_000_000;
/** What sharp can read and we let in: no SVG, which could hold more than a picture. */
const readable = new Set(['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff']);

/** A picture that is to be shown: bytes as WebP of a fitting width, and its size in pixels. */
export interface Original {
  content: Buffer;
  width: number;
  height: number;
}

/** Eight hex digits of a content, as they stand in the names of files. */
export const hashOf = (content: Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);

/** A picture's size, upright; null for what is no picture, too large, or not all there. */
export async function pictureSize(content: Buffer): Promise<{ width: number; height: number } | null> {
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

/**
 * The original that is kept: the source's own bytes where they already are WebP of a fitting width that tells nothing about
 * its taking, else WebP made of it.
 */
export async function originalOf(content: Buffer, widest: number): Promise<Original> {
  const { format, width, height, autoOrient, exif, xmp, iptc } = await reading(content).metadata();
  const isFit = format === 'webp' && width <= widest && !exif && !xmp && !iptc;
  if (isFit) return { content, width, height };
  const { data, info } = await reading(content)
    .autoOrient()
    .resize({ width: Math.min(autoOrient.width, widest) })
    .webp({ quality: originalQuality, effort: 6 })
    .toBuffer({ resolveWithObject: true });
  return { content: data, width: info.width, height: info.height };
}

/** A file of a picture: its path below the site, and what is in it. */
export interface PictureFile {
  path: string;
  content: Buffer;
}

/** Every file of a picture, renditions first and the original last: where that one is, all are. */
export async function* pictureFiles(
  stem: string,
  hash: string,
  { content }: Original,
): AsyncGenerator<PictureFile> {
  const path = originalPath(stem, hash);
  for await (const [file, bytes] of renditionsOf(path, content)) yield { path: file, content: bytes };
  yield { path, content };
}

const reading = (content: Buffer): Sharp => sharp(content, { limitInputPixels: mostPixels });
