import sharp from 'sharp';

// Loaded by slip-worker.ts alone.
sharp.cache(false);
sharp.concurrency(1);

/** More is no photograph of a slip but a bomb. */
const mostPixels = 50_000_000;
/** Wide enough to read the smallest figures of a bank's slip; in pixels. */
const longestSide = 2000;
/** What phones and screens make, and nothing that could hold more than a picture. */
const readable = new Set(['jpeg', 'png', 'webp']);

/**
 * The picture of a slip, drawn anew: upright, no larger than it must be, and without anything else the file held, where it was
 * taken say. null for what is no such picture, too large, or not all there.
 */
export async function drawnAnew(content: Buffer): Promise<Buffer | null> {
  try {
    const read = sharp(content, { limitInputPixels: mostPixels, pages: 1 }).timeout({ seconds: 10 });
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
