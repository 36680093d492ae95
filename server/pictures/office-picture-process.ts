import { type Bounds, decodingProcess } from './decoding-process.ts';
import type { CutPicture, CutTask, Part, PictureFault } from './cut-picture.ts';
import type { OfficePictureTask } from './office-picture-worker.ts';

const worker = 'office-picture-worker.ts';

/** Cuts pictures of the office, and encodes them as WebP, in a process of its own (`queues.pictures`). */
export function officePictureProcess(bounds: Bounds = {}) {
  const ask = decodingProcess<unknown>(worker, { patience: 30_000, ...bounds });
  const run = (task: OfficePictureTask) => ask(task);
  return {
    /** `tooSlow`: it needs more than its bounds. */
    async cut(task: CutTask): Promise<CutPicture | PictureFault> {
      return ((await run({ kind: 'cut', ...task })) as CutPicture | PictureFault | null) ?? 'tooSlow';
    },
    /** The colours of a part, place by place; null: it could not be read. */
    async pixels(content: Uint8Array, part: Part): Promise<Uint8Array | null> {
      return (await run({ kind: 'pixels', content, part })) as Uint8Array | null;
    },
    /** Path and bytes of each; null: it could not be done. */
    async renditions(
      path: string,
      content: Uint8Array,
      format: 'avif' | 'webp',
    ): Promise<[string, Uint8Array][] | null> {
      return (await run({ kind: 'renditions', path, content, format })) as [string, Uint8Array][] | null;
    },
  };
}

export const officePictures = officePictureProcess();
/** AVIF takes long: it has a process of its own, and keeps nobody waiting. */
export const avifPictures = officePictureProcess({ patience: 180_000 });
