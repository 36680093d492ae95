import sharp, { type Metadata, type Sharp } from 'sharp';
import { type FileFormat, formatOf, isShownFormat } from '#contract/file-formats.ts';
import { sanitizeSvg } from './sanitize-svg.ts';
import { renditionsOf } from './encode-renditions.ts';
import { isDrawing, maxPixels, originalOf, type PictureSize } from './original.ts';

// This file is loaded only by office-picture-worker.ts.
sharp.cache(false);
sharp.concurrency(1);

/** A part of an upright picture, as fractions of its width and height. */
export interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface CropTask {
  content: Uint8Array;
  /** The part to keep; null for the whole picture, or as much of its center as the ratio allows. */
  part: Part | null;
  /** The ratio, width divided by height; null keeps that of the part. */
  ratio: number | null;
  /** The maximum width in pixels. */
  widest: number;
  /** Whether to accept an SVG drawing, sanitized and uncropped. Otherwise it is rejected. */
  takesDrawings: boolean;
}

/** Why a file isn't usable as a picture: its format, or `notPicture` if that is unknown. */
export type PictureError = FileFormat | 'notPicture' | 'damaged' | 'tooManyPixels' | 'tooSlow';

/** A picture as the shop stores it, with a preview for cropping it again. */
export interface CroppedPicture extends PictureSize {
  kind: 'picture' | 'drawing';
  content: Uint8Array;
  /** The whole picture, upright, at screen size. */
  preview: Uint8Array;
}

const previewSide = 1600;

export async function cropPicture(task: CropTask): Promise<CroppedPicture | PictureError> {
  const content = Buffer.from(task.content);
  const format = formatOf(content);
  if (task.takesDrawings && format?.name === 'SVG') return drawn(content);
  if (!isShownFormat(format)) return format ?? 'notPicture';
  try {
    const found = await sharp(content, { limitInputPixels: false }).metadata();
    if (found.width * found.height > maxPixels) return 'tooManyPixels';
    return await cut(content, found, task);
  } catch (error) {
    return error instanceof Error && error.message.startsWith('timeout') ? 'tooSlow' : 'damaged';
  }
}

async function drawn(content: Buffer): Promise<CroppedPicture | PictureError> {
  const cleaned = sanitizeSvg(content);
  if (!(await isDrawing(cleaned))) return 'damaged';
  const { width, height } = await sharp(cleaned).metadata();
  return { kind: 'drawing', content: cleaned, preview: cleaned, width, height };
}

async function cut(
  content: Buffer,
  { autoOrient: whole }: Metadata,
  { part, ratio, widest }: CropTask,
): Promise<CroppedPicture> {
  const reading = (): Sharp =>
    sharp(content, { limitInputPixels: maxPixels, pages: 1 }).timeout({ seconds: 25 });
  const area = areaOf(whole, part, ratio);
  const made = await reading()
    .autoOrient()
    .extract(area)
    .resize({ width: Math.min(area.width, widest) })
    .webp({ quality: 90, effort: 4 })
    .toBuffer();
  const preview = await reading()
    .autoOrient()
    .resize({ width: previewSide, height: previewSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80, effort: 2 })
    .toBuffer();
  const original = await originalOf(made, widest);
  return { kind: 'picture', ...original, preview };
}

/** Converts a part to pixels of the whole picture: at least one pixel and within its borders. */
export function areaOf(whole: PictureSize, part: Part | null, ratio: number | null): Part {
  const { left, top, width, height } = part ?? { left: 0, top: 0, width: 1, height: 1 };
  const given = { width: width * whole.width, height: height * whole.height };
  // Takes as much of the center as the ratio allows.
  const fit =
    ratio === null
      ? given
      : {
          width: Math.min(given.width, given.height * ratio),
          height: Math.min(given.height, given.width / ratio),
        };
  const size = {
    width: Math.max(1, Math.min(whole.width, Math.round(fit.width))),
    height: Math.max(1, Math.min(whole.height, Math.round(fit.height))),
  };
  const place = (start: number, length: number, taken: number, max: number) =>
    Math.max(0, Math.min(max - taken, Math.round(start + (length - taken) / 2)));
  return {
    ...size,
    left: place(left * whole.width, given.width, size.width, whole.width),
    top: place(top * whole.height, given.height, size.height, whole.height),
  };
}

/** Creates the renditions of an existing picture: AVIF is slow, WebP isn't. */
export async function renditionsFor(
  path: string,
  content: Buffer,
  format: 'avif' | 'webp',
): Promise<[string, Uint8Array][]> {
  return Array.fromAsync(renditionsOf(path, content, [format]));
}

/** The sampling grid for contrast. A cell is about as wide as a letter of a headline. */
const places = { width: 32, height: 24 } as const;

/** Returns the average color of each cell of a part: three bytes each, row by row. */
export async function pixelsOf(content: Buffer, { left, top, width, height }: Part): Promise<Uint8Array> {
  const picture = sharp(content, { limitInputPixels: maxPixels });
  const size = await picture.metadata();
  const part = {
    left: Math.floor(left * size.width),
    top: Math.floor(top * size.height),
    width: Math.max(1, Math.floor(width * size.width)),
    height: Math.max(1, Math.floor(height * size.height)),
  };
  return picture
    .extract(part)
    .resize({ ...places, fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
}
