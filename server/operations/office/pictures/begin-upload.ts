import { artworkLimits } from '#contract/artwork.ts';
import { uploadLimits } from '#contract/upload-limits.ts';
import { beginUpload } from '#contract/operations/office/pictures/begin-upload.ts';
import { beginUpload as begin } from '#shop/uploads/uploads.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(beginUpload, async (upload, { app, caller }) => {
  if (upload.bytes > uploadLimits[upload.use === 'file' ? 'file' : 'picture'])
    return refuse(400, 'fileTooLarge');
  if (upload.fileName.length > artworkLimits.fileName) return refuse(400, 'longFileName');
  return { id: await begin(app.db, caller, upload) };
});
