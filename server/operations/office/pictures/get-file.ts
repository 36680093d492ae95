import path from 'node:path';
import { getFile } from '#contract/operations/office/pictures/get-file.ts';
import { uploadStoredAs } from '#shop/uploads/uploads.ts';
import { handle } from '../../../calls/operation.ts';

export const handler = handle(getFile, async ({ file }, { app }) => {
  const upload = await uploadStoredAs(app.db, file);
  if (upload) return { fileName: upload.fileName, bytes: upload.bytes };
  // An imported file has only the file itself, without an original or a slip.
  const found = file.startsWith('files/') ? await app.stores.private.open(file) : null;
  found?.content.destroy();
  return { fileName: path.posix.basename(file), bytes: found?.size ?? null };
});
