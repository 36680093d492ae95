import { type UploadUse, uploadLimits } from '#contract/constants.ts';
import { beginUpload } from '#contract/operations/office/pictures/begin-upload.ts';
import { getUpload } from '#contract/operations/office/pictures/get-upload.ts';
import { callOffice } from '../data/call-office.ts';
import { OfficeRefusal } from '../data/refusals.ts';

/**
 * Times in ms: chunks grow when an upload is faster than the first, and shrink when it is slower than the
 * second.
 */
const quick = 1500;
const slow = 6000;
const longestWait = 20_000;

export interface SendingHears {
  /** Called with the uploaded fraction, from 0 to 1. */
  onShare: (share: number) => void;
  /** Called when the connection is lost or restored. */
  onLine: (isLost: boolean) => void;
  signal: AbortSignal;
}

/**
 * Uploads a file in chunks and resumes after a lost connection, however long that takes.
 * @returns the id of the upload
 * @throws OfficeRefusal when the file can't be uploaded, AbortError when the upload is canceled
 */
export async function sendFile(file: File, use: UploadUse, hears: SendingHears): Promise<string> {
  const { signal, onShare } = hears;
  const wish = { use, fileName: file.name || 'picture', bytes: file.size };
  const { id } = await withRetry(() => callOffice(beginUpload, wish, signal), hears);
  const request = () => withRetry(() => callOffice(getUpload, { id, use }, signal), hears);
  let size: number = uploadLimits.piece.least * 4;
  for (let at = 0; at < file.size;) {
    const begun = performance.now();
    const reached = await sendChunk(`/office/uploads/${id}/${at}`, file.slice(at, at + size), signal);
    if (reached === null) {
      // After a lost connection, an overloaded server or a request for another chunk, asks the shop where to
      // resume.
      await lineBack(1000, signal);
      at = (await request()).received;
    } else at = reached;
    const took = performance.now() - begun;
    if (took < quick) size = Math.min(uploadLimits.piece.most, size * 2);
    if (took > slow) size = Math.max(uploadLimits.piece.least, Math.round(size / 2));
    onShare(at / file.size);
  }
  return id;
}

/** Uploads one chunk. Returns null if it is unknown whether the chunk arrived. */
async function sendChunk(address: string, piece: Blob, signal: AbortSignal): Promise<number | null> {
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

/** Retries after connection failures and server overload, until there is another response. */
export async function withRetry<Result>(
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

/** Resolves after the wait, or as soon as the browser is online again. */
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
