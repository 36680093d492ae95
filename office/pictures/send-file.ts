import { type UploadUse, uploadLimits } from '#contract/constants.ts';
import { beginUpload } from '#contract/operations/office/pictures/begin-upload.ts';
import { getUpload } from '#contract/operations/office/pictures/get-upload.ts';
import { callOffice } from '../data/call-office.ts';
import { OfficeRefusal } from '../data/refusals.ts';

/** A piece is made larger while the line is quick, smaller when it is slow: in milliseconds. */
const quick = 1500;
const slow = 6000;
const longestWait = 20_000;

export interface SendingHears {
  /** How much of it is there, from 0 to 1. */
  onShare: (share: number) => void;
  /** The line is lost, or there again. */
  onLine: (isLost: boolean) => void;
  signal: AbortSignal;
}

/**
 * Sends a file in pieces, and goes on where it stopped when the line is there again, however long that takes.
 * @returns the number of the upload. @throws OfficeRefusal when it cannot be sent, AbortError when it is not wanted any more
 */
export async function sendFile(file: File, use: UploadUse, hears: SendingHears): Promise<string> {
  const { signal, onShare } = hears;
  const wish = { use, fileName: file.name || 'picture', bytes: file.size };
  const { id } = await patiently(() => callOffice(beginUpload, wish, signal), hears);
  const ask = () => patiently(() => callOffice(getUpload, { id, use }, signal), hears);
  let size: number = uploadLimits.piece.least * 4;
  for (let at = 0; at < file.size;) {
    const begun = performance.now();
    const reached = await sendPiece(`/office/uploads/${id}/${at}`, file.slice(at, at + size), signal);
    if (reached === null) {
      // Lost, too much under way, or another piece is wanted: the shop knows from where to go on.
      await lineBack(1000, signal);
      at = (await ask()).received;
    } else at = reached;
    const took = performance.now() - begun;
    if (took < quick) size = Math.min(uploadLimits.piece.most, size * 2);
    if (took > slow) size = Math.max(uploadLimits.piece.least, Math.round(size / 2));
    onShare(at / file.size);
  }
  return id;
}

/** null: nobody knows whether it came. */
async function sendPiece(address: string, piece: Blob, signal: AbortSignal): Promise<number | null> {
  const headers = { 'Content-Type': 'application/octet-stream' };
  try {
    const answer = await fetch(address, { method: 'PUT', headers, body: piece, signal });
    if (answer.status !== 200) return null;
    return ((await answer.json()) as { data: { received: number } }).data.received;
  } catch {
    signal.throwIfAborted();
    return null;
  }
}

/** Asks until there is an answer: what did not come through, or came when too much was under way, is asked again. */
export async function patiently<Result>(
  work: () => Promise<Result>,
  { onLine, signal }: Pick<SendingHears, 'onLine' | 'signal'>,
): Promise<Result> {
  for (let tries = 0; ; tries += 1) {
    try {
      const result = await work();
      onLine(false);
      return result;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof OfficeRefusal && error.status < 500 && error.status !== 429) throw error;
      onLine(true);
      await lineBack(Math.min(longestWait, 1000 * 2 ** tries), signal);
    }
  }
}

/** After a while, or as soon as the browser says that there is a line again. */
function lineBack(wait: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', give);
      resolve();
    };
    const give = () => {
      end();
      reject(signal.reason as Error);
    };
    const timer = setTimeout(end, wait);
    addEventListener('online', end);
    signal.addEventListener('abort', give);
  });
}
