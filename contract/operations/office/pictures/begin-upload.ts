import { z } from 'zod';
import { plainFileName } from '../../../forms/tidy.ts';
import { operation } from '../../../operation.ts';
import { text } from '../office-types.ts';
import { uploadId, uploaders, uploadUse } from './upload-types.ts';

export const beginUpload = operation({
  name: 'BEGIN_UPLOAD',
  path: 'pictures/begin-upload',
  summary:
    'Starts an upload. Send its bytes in chunks as application/octet-stream to `PUT /office/uploads/{id}/{offset}`; each response says how many bytes have arrived.',
  source: 'docs/internals/office.md',
  caller: { ...uploaders, keys: 'documented' },
  request: z.object({
    /** What the file is for, such as `proof` (MAKE_PROOF). */
    use: uploadUse,
    /** Its name, up to 200 characters. Folders, control characters and marks of direction are removed. */
    fileName: text(1, 1000).transform(plainFileName),
    /** Its size. */
    bytes: z.number().int().min(1).max(2_000_000_000),
  }),
  response: z.object({
    /** The id of the upload. */
    id: uploadId,
  }),
});
