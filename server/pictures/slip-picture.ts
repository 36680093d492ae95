import sharp from 'sharp';

// This file is loaded only by slip-worker.ts.
sharp.cache(false);
sharp.concurrency(1);

/** Maximum pixels. More indicates a decompression bomb. */
const maxPixels = 50_000_000;
/** Maximum side in pixels, enough to read the smallest print of a bank's slip. */
const longestSide = 2000;
/** The formats of phones and screenshots, none of which can contain more than a picture. */
const readable = new Set(['jpeg', 'png', 'webp']);

/**
 * Re-encodes the picture of a payment slip: upright, no larger than needed, and without metadata such as the location.
 * Null if it is invalid, too large or truncated.
 */
export async function reencodeSlip(content: Buffer): Promise<Buffer | null> {
  try {
    const read = sharp(content, { limitInputPixels: maxPixels, pages: 1 }).timeout({ seconds: 10 });
    if (!readable.has((await read.metadata()).format)) return null;
    return await read
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 82 })
      .toBuffer();
  } catch {
    return null;
  }
}
