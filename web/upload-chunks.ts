import { uploadLimits } from '#contract/upload-limits.ts';

/**
 * Times in ms: chunks grow when an upload is faster than the first, and shrink when it is slower than the
 * second.
 */
const quick = 1500;
const slow = 6000;

export interface UploadProgress {
  /** Called with the uploaded fraction, from 0 to 1. */
  onShare: (share: number) => void;
  /** Called when the connection is lost or restored. */
  onLine: (isLost: boolean) => void;
  signal: AbortSignal;
}

/** The server refused a chunk, and won't take another one. Its message is the server's. */
export class UploadRefused extends Error {
  override name = 'UploadRefused';
  readonly status: number;

  constructor(status: number, sentence: string) {
    super(sentence);
    this.status = status;
  }
}

/**
 * Uploads a file in chunks and resumes after a lost connection, however long that takes.
 * @throws UploadRefused when the server refuses it, AbortError when the upload is canceled
 */
export async function uploadChunks(
  file: File,
  { addressOf, headers }: { addressOf: (at: number) => string; headers?: Record<string, string> },
  { signal, onShare, onLine }: UploadProgress,
): Promise<void> {
  let size: number = uploadLimits.piece.least * 4;
  for (let at = 0; at < file.size;) {
    const begun = performance.now();
    const reached = await sendChunk(addressOf(at), file.slice(at, at + size), { headers, signal });
    onLine(reached === null);
    // If the chunk had arrived, the server answers the next try with where to continue.
    if (reached === null) await lineBack(1000, signal);
    else at = reached;
    const took = performance.now() - begun;
    if (took < quick) size = Math.min(uploadLimits.piece.most, size * 2);
    if (took > slow) size = Math.max(uploadLimits.piece.least, Math.round(size / 2));
    onShare(at / file.size);
  }
}

/** Uploads one chunk. Returns how many bytes the server has; null if it is busy or can't be reached. */
async function sendChunk(
  address: string,
  piece: Blob,
  { headers, signal }: { headers: Record<string, string> | undefined; signal: AbortSignal },
): Promise<number | null> {
  try {
    const type = { 'Content-Type': 'application/octet-stream' };
    const answer = await fetch(address, {
      method: 'PUT',
      headers: { ...type, ...headers },
      body: piece,
      signal,
    });
    if (answer.status >= 500 || answer.status === 429) return null;
    const { data, error } = (await answer.json()) as { data: { received?: number }; error?: string };
    if (typeof data?.received === 'number') return data.received;
    throw new UploadRefused(answer.status, error ?? '');
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof UploadRefused) throw error;
    return null;
  }
}

/** Resolves after the wait, or as soon as the browser is online again. */
export function lineBack(wait: number, signal: AbortSignal): Promise<void> {
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
