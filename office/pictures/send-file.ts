import type { UploadUse } from '#contract/constants.ts';
import { beginUpload } from '#contract/operations/office/pictures/begin-upload.ts';
import { lineBack, uploadChunks, type UploadProgress, UploadRefused } from '#web/upload-chunks.ts';
import { callOffice } from '../data/call-office.ts';
import { OfficeRefusal } from '../data/refusals.ts';

const longestWait = 20_000;

/**
 * Uploads a file in chunks and resumes after a lost connection, however long that takes.
 * @returns the id of the upload
 * @throws OfficeRefusal when the file can't be uploaded, AbortError when the upload is canceled
 */
export async function sendFile(file: File, use: UploadUse, progress: UploadProgress): Promise<string> {
  const wish = { use, fileName: file.name || 'picture', bytes: file.size };
  const { id } = await withRetry(() => callOffice(beginUpload, wish, progress.signal), progress);
  try {
    await uploadChunks(file, { addressOf: (at) => `/office/uploads/${id}/${at}` }, progress);
  } catch (error) {
    if (error instanceof UploadRefused) throw new OfficeRefusal(error.status, error.message, null);
    throw error;
  }
  return id;
}

/** Retries after connection failures and server overload, until there is another response. */
export async function withRetry<Result>(
  work: () => Promise<Result>,
  { onLine, signal }: Pick<UploadProgress, 'onLine' | 'signal'>,
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
