import { z } from 'zod';
import { artworkLimits } from '../../artwork.ts';
import { messageRow, operation } from '../../operation.ts';
import { printOutcome, printPlace } from './artwork-fields.ts';
import { list, typedText } from '../../wire-types.ts';

export const sendPrintText = operation({
  name: 'SEND_PRINT_TEXT',
  path: 'common/send-print-text',
  summary:
    'Sets the text that is printed for an option of an ordered item or of a product, exactly as typed, or the names, one a line; an empty text removes it. Kado-specific.',
  source: 'docs/decisions/111-artwork.md',
  caller: 'anyone',
  queue: 'account',
  refusals: {
    400: ['longName'],
    401: ['loginNeeded'],
    404: ['notFound'],
    409: ['started'],
    429: ['dayFull', 'dayFullOrdered'],
  },
  request: z.object({
    ...printPlace,
    /** The text, or the names, one a line; '' removes it. */
    Text: typedText(artworkLimits.names * (artworkLimits.name + 2)),
  }),
  response: list(printOutcome),
  refusedData: messageRow,
});
