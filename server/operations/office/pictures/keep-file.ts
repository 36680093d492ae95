import { knownType } from '#contract/file-types.ts';
import { storeFile } from '#contract/operations/office/pictures/keep-file.ts';
import { uploadOf } from '#shop/uploads/uploads.ts';
import { handle } from '../../../calls/operation.ts';
import { digitalFileName } from '../../../pictures/digital-file-name.ts';
import { storeWhole, wholeOfUpload } from '../../../pictures/uploaded.ts';
import { refuse } from '../account/office-answers.ts';
import { picturePlace } from './picture-place.ts';

export const handler = handle(storeFile, async ({ upload: id, type }, { app, caller }) => {
  const place = picturePlace(app);
  const upload = await uploadOf(app.db, caller, id);
  if (upload?.use !== 'file') return refuse(404, 'uploadOver');
  const answer = { type: knownType(type), bytes: upload.bytes };
  if (upload.stored !== null) return { ...answer, file: upload.stored };
  const content = await wholeOfUpload(place, upload);
  if (!content) return refuse(404, 'uploadOver');
  const name = digitalFileName(upload);
  await storeWhole(place, caller.staffId, upload, { name, content });
  return { ...answer, file: name };
});
