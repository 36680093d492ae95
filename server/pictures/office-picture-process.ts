import { type Limits, decodingProcess } from './decoding-process.ts';
import type { CroppedPicture, CropTask, Part, PictureError } from './cropped-picture.ts';
import type { OfficePictureTask } from './office-picture-worker.ts';

const worker = new URL('office-picture-worker.ts', import.meta.url);

/** Crops pictures for the office and encodes them as WebP, in a separate process (`queues.pictures`). */
export function officePictureProcess(bounds: Limits = {}) {
  const request = decodingProcess<unknown>(worker, { timeoutMs: 30_000, ...bounds });
  const run = (task: OfficePictureTask) => request(task);
  return {
    /** Crops a picture. `tooSlow`: it exceeds the limits. */
    async cut(task: CropTask): Promise<CroppedPicture | PictureError> {
      return ((await run({ kind: 'cut', ...task })) as CroppedPicture | PictureError | null) ?? 'tooSlow';
    },
    /** Returns the average color of each cell of a part. Null if the picture can't be read. */
    async pixels(content: Uint8Array, part: Part): Promise<Uint8Array | null> {
      return (await run({ kind: 'pixels', content, part })) as Uint8Array | null;
    },
    /** Returns the path and bytes of each rendition. Null on failure. */
    async renditions(
      path: string,
      content: Uint8Array,
      format: 'avif' | 'webp',
    ): Promise<[string, Uint8Array][] | null> {
      return (await run({ kind: 'renditions', path, content, format })) as [string, Uint8Array][] | null;
    },
  };
}

export const isPicture = (cut: CroppedPicture | PictureError): cut is CroppedPicture =>
  typeof cut === 'object' && 'content' in cut;

export const officePictures = officePictureProcess();
/** The process for AVIF, which is slow, so that it doesn't delay others. */
export const avifPictures = officePictureProcess({ timeoutMs: 180_000 });
