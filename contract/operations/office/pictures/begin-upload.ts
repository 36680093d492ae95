import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { text } from '../office-types.ts';
import { uploadId, uploaders, uploadUse } from './upload-types.ts';

export const beginUpload = operation({
  name: 'BEGIN_UPLOAD',
  path: 'pictures/begin-upload',
  summary:
    'Starts an upload. Send its bytes in chunks as application/octet-stream to `PUT /office/uploads/{id}/{offset}`; each response says how many bytes have arrived.',
  source: 'docs/decisions/072-upload-pictures-in-chunks.md',
  caller: uploaders,
  request: z.object({
    use: uploadUse,
    fileName: text(1, 200),
    bytes: z.number().int().min(1).max(2_000_000_000),
  }),
  response: z.object({ id: uploadId }),
});
