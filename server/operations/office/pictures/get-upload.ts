import { getUpload } from '#contract/operations/office/pictures/get-upload.ts';
import { uploadOf } from '#shop/uploads/uploads.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(getUpload, async ({ id, use }, { app, caller }) => {
  const upload = await uploadOf(app.db, caller, id);
  return upload?.use === use ? { bytes: upload.bytes, received: upload.received } : refuse(404, 'uploadOver');
});
