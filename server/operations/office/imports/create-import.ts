import { createImport } from '#contract/operations/office/imports/create-import.ts';
import { insertImport } from '#shop/imports/imports.ts';
import { uploadOf } from '#shop/uploads/uploads.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(createImport, async ({ upload: uploadId }, { app, caller: { staffId } }) => {
  const upload = await uploadOf(app.db, { staffId }, uploadId);
  if (upload?.use !== 'import' || upload.received !== upload.bytes) return refuse(404, 'uploadOver');
  return { id: await insertImport(app.db, { staffId, uploadId, fileName: upload.fileName }) };
});
