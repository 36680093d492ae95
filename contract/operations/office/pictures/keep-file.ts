import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { text } from '../office-types.ts';
import { uploadId } from './upload-types.ts';

export const storeFile = operation({
  name: 'KEEP_FILE',
  path: 'pictures/keep-file',
  summary:
    'Saves an upload as the file of a digital product, which only its buyers can download. Returns the product’s field `digital`.',
  source: 'docs/internals/office.md',
  caller: { staff: 'catalogue.write' },
  queue: 'pictures',
  request: z.object({ upload: uploadId, type: text(0, 200) }),
  response: z.object({ file: z.string(), type: z.string(), bytes: z.number() }),
});
