import { type Limits, decodingProcess } from './decoding-process.ts';

/**
 * Re-encodes payment slips (`reencodeSlip`) in a separate process (`queues.slips`). Null if a file isn't a valid
 * picture.
 */
export function slipProcess(bounds: Limits = {}) {
  const draw = decodingProcess<Uint8Array | null>(new URL('slip-worker.ts', import.meta.url), bounds);
  return async (content: Buffer): Promise<Buffer | null> => {
    const picture = await draw(content);
    return picture && Buffer.from(picture);
  };
}

export const slipPicture = slipProcess();
