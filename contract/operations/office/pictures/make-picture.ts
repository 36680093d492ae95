import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { picturePart, pictureUse, shopPicture, uploadId, uploaders } from './upload-types.ts';

export const createRenditions = operation({
  name: 'MAKE_PICTURE',
  path: 'pictures/make-picture',
  summary:
    'Makes a picture of the shop of an upload, or of one it has: the part that is wanted, and of that the middle in the given ratio (width by height). For settings a drawing (SVG) is taken as well, cleaned and whole. Asked twice it answers the same.',
  source: 'docs/decisions/072-pictures-from-the-office.md',
  caller: uploaders,
  queue: 'pictures',
  request: z.object({
    use: pictureUse,
    source: z.union([z.object({ upload: uploadId }), z.object({ path: z.string().max(500) })]),
    part: picturePart.nullable().default(null),
    ratio: z.number().min(0.1).max(10).nullable().default(null),
  }),
  response: shopPicture,
});
