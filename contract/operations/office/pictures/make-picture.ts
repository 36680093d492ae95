import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { text } from '../office-types.ts';
import { picturePart, pictureUse, shopPicture, uploadId, uploaders } from './upload-types.ts';

export const createRenditions = operation({
  name: 'MAKE_PICTURE',
  path: 'pictures/make-picture',
  summary:
    'Creates a picture of the shop from an upload or an existing picture: the selected part, cropped to the given ratio (width by height). Settings also accept a drawing (SVG), which is sanitized and not cropped. Repeating the call returns the same picture.',
  source: 'docs/internals/office.md',
  caller: uploaders,
  queue: 'pictures',
  request: z.object({
    use: pictureUse,
    source: z.union([z.object({ upload: uploadId }), z.object({ path: text(0, 500) })]),
    part: picturePart.nullable().default(null),
    ratio: z.number().min(0.1).max(10).nullable().default(null),
  }),
  response: shopPicture,
});
