import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { uploadId, uploaders, uploadUse } from './upload-types.ts';

export const getUpload = operation({
  name: 'GET_UPLOAD',
  path: 'pictures/get-upload',
  summary: 'Returns how much of one of the caller’s uploads has arrived, so that it can resume.',
  source: 'docs/internals/office.md',
  caller: uploaders,
  request: z.object({ id: uploadId, use: uploadUse }),
  response: z.object({ bytes: z.number(), received: z.number() }),
});
