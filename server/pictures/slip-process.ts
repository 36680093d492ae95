import { type Bounds, decodingProcess } from './decoding-process.ts';

/** Draws slips anew (`drawnAnew`) in a process of its own (`queues.slips`). null: it is no picture of a slip. */
export function slipProcess(bounds: Bounds = {}) {
  const draw = decodingProcess<Uint8Array | null>('slip-worker.ts', bounds);
  return async (content: Buffer): Promise<Buffer | null> => {
    const picture = await draw(content);
    return picture && Buffer.from(picture);
  };
}

export const slipPicture = slipProcess();
