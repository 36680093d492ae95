import { z } from 'zod';
import { artworkLimits } from '../../artwork.ts';
import { messageRow, operation } from '../../operation.ts';
import { printOutcome } from './artwork-fields.ts';
import { id, languageCode, list, optionalId, recordValueJson, text } from '../../wire-types.ts';

export const sendPrintText = operation({
  name: 'SEND_PRINT_TEXT',
  path: 'common/send-print-text',
  summary:
    'Sets the text that is printed for an option of one of the caller’s orders, exactly as typed; an empty text removes it. Kado-specific.',
  source: 'docs/decisions/111-artwork.md',
  caller: 'customer',
  queue: 'account',
  request: z.object({
    OrderItemID: id,
    ProductAttributeID: id,
    Text: text(artworkLimits.text),
    UserID: optionalId,
    languageCode,
    recordValueJson,
  }),
  response: list(printOutcome),
  refusedData: messageRow,
});
