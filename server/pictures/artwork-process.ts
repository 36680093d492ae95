import { type Limits, decodingProcess } from './decoding-process.ts';
import type { ArtworkProblem, ReadArtwork } from './artwork-png.ts';

/** Reads files sent for printing in a separate process. `unreadable` if a file needs too much time or memory. */
export function artworkProcess(bounds: Limits = {}) {
  const read = decodingProcess<ReadArtwork | ArtworkProblem>(new URL('artwork-worker.ts', import.meta.url), {
    timeoutMs: 20_000,
    ...bounds,
  });
  return async (content: Buffer): Promise<ReadArtwork | ArtworkProblem> =>
    (await read(content)) ?? 'unreadable';
}

export const readArtwork = artworkProcess();
