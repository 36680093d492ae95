import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { emptyObject, id } from '../office-types.ts';

export const changeFailedPhoto = operation({
  name: 'CHANGE_FAILED_PHOTO',
  path: 'catalogue/change-failed-photo',
  summary:
    'Tries to publish a photo of a review again, or removes it for good. 409 unless the last attempt to publish it failed.',
  source: 'docs/internals/catalogue.md',
  caller: { staff: 'reviews.write' },
  request: z.object({ photo: id, act: z.enum(['retry', 'remove']) }),
  response: emptyObject,
});
