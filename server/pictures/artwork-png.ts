import sharp from 'sharp';
import type { ArtworkProblem } from '#contract/artwork.ts';
import type { ArtworkFacts } from '#rules/artwork.ts';

export type { ArtworkProblem };

/** A file that was read, with a PNG of it. */
export interface ReadArtwork {
  facts: ArtworkFacts;
  preview: Uint8Array;
}

export const asPng = (data: Uint8Array, { width, height }: { width: number; height: number }) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
