import { z } from 'zod';
import { messageRow, operation } from '../../operation.ts';
import { outcomeRow } from '../../outcome-row.ts';
import { id, list, recordValueJson } from '../../wire-types.ts';

export const mailOrderConfirmation = operation({
  name: 'MAIL_ORDER_CONFIRMATION',
  path: 'common/mail-order-confirmation',
  summary:
    "Resends the link that confirms one of the caller's cash orders: 'Sent Successfully'; up to three times a day per order. Kado-specific.",
  source: 'docs/internals/orders.md',
  caller: 'customer',
  queue: 'message',
  refusals: { 404: ['nothingToConfirm'], 429: ['confirmMailTooOften'] },
  request: z.object({ OrderId: id, recordValueJson }),
  response: list(outcomeRow),
  refusedData: messageRow,
});
