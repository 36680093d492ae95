import { z } from 'zod';
import { messageRow, operation } from '../../operation.ts';
import { printOutcome } from './artwork-fields.ts';
import { id, languageCode, list, optionalId, recordValueJson, text } from '../../wire-types.ts';

export const sendArtwork = operation({
  name: 'SEND_ARTWORK',
  path: 'common/send-artwork',
  summary:
    'Checks an uploaded file and prints it for an option of one of the caller’s orders, in place of an earlier one. Kado-specific.',
  source: 'docs/decisions/111-artwork.md',
  caller: 'customer',
  queue: 'account',
  request: z.object({
    UploadId: z.uuid(),
    OrderItemID: id,
    ProductAttributeID: id,
    FileName: text(200),
    UserID: optionalId,
    languageCode,
    recordValueJson,
  }),
  response: list(printOutcome),
  refusedData: messageRow,
});
