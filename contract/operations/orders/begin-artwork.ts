import { z } from 'zod';
import { artworkLimits } from '../../artwork.ts';
import { messageRow, operation } from '../../operation.ts';
import { printOutcome, printPlace } from './artwork-fields.ts';
import { list } from '../../wire-types.ts';

export const beginArtwork = operation({
  name: 'BEGIN_ARTWORK',
  path: 'common/begin-artwork',
  summary:
    'Starts the upload of a file for printing. Send its bytes as application/octet-stream to `PUT /api/v1/orders/artwork/{UploadId}/{offset}`, in order and in chunks of up to 1 MB; each response says how many bytes have arrived, as `{"data": {"received": …}}`. Kado-specific.',
  source: 'docs/decisions/111-artwork.md',
  caller: 'anyone',
  queue: 'account',
  refusals: {
    401: ['loginNeeded'],
    404: ['notFound'],
    409: ['started', 'full'],
    429: ['dayFull', 'dayFullOrdered'],
  },
  request: z.object({
    ...printPlace,
    /** The size of the file in bytes. */
    Bytes: z.number().int().min(1).max(artworkLimits.bytes),
  }),
  response: list(
    printOutcome.extend({
      /** The id of the upload, for its chunks and SEND_ARTWORK. Omitted if it was refused. */
      UploadId: z.uuid().optional(),
    }),
  ),
  refusedData: messageRow,
});
