import sharp from 'sharp';

// This file is loaded only by artwork-worker.ts.

/** A picture of a product, if it can be read, and files that are drawn on it flat. */
interface ProofPart {
  picture: Uint8Array | null;
  flat: readonly Uint8Array[];
}

/** What a proof shows: one picture for each side of the product that is printed. */
export interface ProofDrawing {
  views: readonly ProofPart[];
  /** The side of the picture in pixels; by default that of a proof. */
  side?: number;
}

/** The side of a proof in pixels. */
const proofSide = 1200;
/** The width of one print on a product without a printing area, as a share of the picture. */
const flatWidth = 0.36;
const ground = '#f2ede4';

/** Draws the views of a product side by side, in a square. Null if a picture is unreadable. */
export async function drawProof({ views, side = proofSide }: ProofDrawing): Promise<Buffer | null> {
  try {
    const columns = Math.ceil(Math.sqrt(views.length));
    const rows = Math.ceil(views.length / columns);
    const size = Math.floor(side / columns);
    const tiles = [];
    for (const [at, view] of views.entries())
      tiles.push({
        input: await drawView(view, size),
        left: (at % columns) * size,
        top: Math.floor(at / columns) * size + Math.round((side - rows * size) / 2),
      });
    return await empty(side).composite(tiles).webp({ quality: 86 }).toBuffer();
  } catch {
    return null;
  }
}

const empty = (size: number) =>
  sharp({ create: { width: size, height: size, channels: 3, background: ground } });

/** Draws a product with the files printed on it, side by side in the middle. */
async function drawView({ picture, flat }: ProofPart, size: number): Promise<Buffer> {
  const width = Math.round(size * Math.min(flatWidth, 0.8 / Math.max(1, flat.length)));
  const prints = await Promise.all(
    flat.map(async (print, at) => {
      const fitted = sharp(print).resize({ width, height: width, fit: 'inside' }).png();
      const { data, info } = await fitted.toBuffer({ resolveWithObject: true });
      const center = size / 2 + (at - (flat.length - 1) / 2) * width * 1.1;
      return {
        input: data,
        left: Math.round(center - info.width / 2),
        top: Math.round((size - info.height) / 2),
      };
    }),
  );
  const product = picture
    ? sharp(
        await sharp(picture)
          .autoOrient()
          .resize({ width: size, height: size, fit: 'contain', background: ground })
          .flatten({ background: ground })
          .png()
          .toBuffer(),
      )
    : empty(size);
  return product.composite(prints).png({ compressionLevel: 3 }).toBuffer();
}
