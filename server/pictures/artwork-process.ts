import { type Limits, decodingProcess } from './decoding-process.ts';
import type { FileFormat } from '#contract/file-formats.ts';
import type { ArtworkProblem, ReadArtwork } from './artwork-png.ts';
import type { DrawTask } from './draw-artwork.ts';
import type { ProofDrawing } from './draw-proof.ts';

const worker = new URL('artwork-worker.ts', import.meta.url);

/** Reads files sent for printing in a separate process. `tooSlow` if a file needs too much time or memory. */
export function artworkProcess(bounds: Limits = {}) {
  const read = decodingProcess<ReadArtwork | ArtworkProblem | FileFormat>(worker, {
    timeoutMs: 20_000,
    ...bounds,
  });
  return async (content: Buffer): Promise<ReadArtwork | ArtworkProblem | FileFormat> =>
    (await read(content)) ?? 'tooSlow';
}

export const readArtwork = artworkProcess();

/** One process for both steps of a proof, because starting one takes as long as drawing. */
const draw = decodingProcess<Uint8Array>(worker, { timeoutMs: 20_000 });

/**
 * Draws artwork on the picture of a product in a separate process, exactly as the shopper saw it in their browser
 * (rules/warp.ts). Returns a PNG; null if a file can't be read. Drawings wait for each other. Read the files first:
 *
 * ```ts
 * const { picture, artwork, placement } = print; // of `printsOf` (shop/artwork)
 * const png = await drawOnPicture({
 *   picture: await app.stores.content.read(picture.path.replace('/content/', '')),
 *   artwork: await app.stores.private.read(artworkPreview(artwork.id)),
 *   area: picture.area,
 *   placement,
 *   width: 1200,
 * });
 * ```
 */
export const drawOnPicture = (task: DrawTask): Promise<Uint8Array | null> => draw(task);

/** Draws the picture of a proof in such a process. Null if a picture is unreadable. */
export const proofPicture = (drawing: ProofDrawing): Promise<Uint8Array | null> => draw(drawing);
