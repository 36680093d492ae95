import { z } from 'zod';
import { artworkLimits } from '../../../artwork.ts';
import { operation } from '../../../operation.ts';
import { notedChannels } from '../../../proofs.ts';
import { typedText } from '../../../wire-types.ts';
import { emptyObject, id } from '../office-types.ts';
import { orderNumber } from './order-types.ts';

export const sendOrderPrint = operation({
  name: 'SEND_ORDER_PRINT',
  path: 'orders/send-order-print',
  summary:
    'Adds a file, a text or names that a customer gave to staff to an option of an ordered item, as if the customer had sent them, and tells the customer. Until work on the order begins (409).',
  source: 'docs/decisions/111-artwork.md',
  caller: { staff: 'orders.change' },
  request: z.object({
    number: orderNumber,
    line: id,
    attributeId: id,
    /** How it came: in Telegram (`chat`), by phone, in the shop, in another message, or by email. */
    channel: z.enum(notedChannels),
    /** The upload of a file (BEGIN_UPLOAD for `artwork`), or null for a text. */
    upload: z.uuid().nullable(),
    /** Without a file: the text, or the names, one a line; '' removes it. */
    text: typedText(artworkLimits.names * (artworkLimits.name + 2)),
  }),
  response: emptyObject,
});
