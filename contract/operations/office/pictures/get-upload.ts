import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { uploadId, uploaders, uploadUse } from './upload-types.ts';

export const getUpload = operation({
  name: 'GET_UPLOAD',
  path: 'pictures/get-upload',
  summary: 'How much of an upload of one’s own is there: from where to go on after a lost line.',
  source: 'docs/decisions/072-pictures-from-the-office.md',
  caller: uploaders,
  queue: 'office',
  request: z.object({ id: uploadId, use: uploadUse }),
  response: z.object({ bytes: z.number(), received: z.number() }),
});
