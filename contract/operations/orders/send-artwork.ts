import { z } from 'zod';
import { artworkProblems } from '../../artwork.ts';
import { messageRow, operation } from '../../operation.ts';
import { printOutcome, printPlace } from './artwork-fields.ts';
import { plainFileName } from '../../forms/tidy.ts';
import { list, text } from '../../wire-types.ts';
import { placementRow } from '../catalogue/area-row.ts';

export const sendArtwork = operation({
  name: 'SEND_ARTWORK',
  path: 'common/send-artwork',
  summary:
    'Checks an uploaded file and prints it for an option of an ordered item or of a product, in place of an earlier one. `UploadId` may also be a file that the caller sent before. Kado-specific.',
  source: 'docs/decisions/111-artwork.md',
  caller: 'anyone',
  queue: 'account',
  refusals: {
    400: [...artworkProblems, 'longFileName'],
    401: ['loginNeeded'],
    404: ['notFound'],
    409: ['started', 'over'],
  },
  request: z.object({
    ...printPlace,
    /** The `UploadId` of BEGIN_ARTWORK, or the `ArtworkId` of an earlier file. */
    UploadId: z.uuid(),
    /** Up to 200 characters. Folders, control characters and marks of direction are removed. */
    FileName: text(1000).transform((name) => name && plainFileName(name)),
    /** Where it is in its area. If omitted, it is in the middle. */
    Placement: placementRow.optional(),
  }),
  response: list(printOutcome),
  refusedData: messageRow,
});
