import { z } from 'zod';
import { messageRow, operation } from '../../operation.ts';
import { outcomeRow } from '../../outcome-row.ts';
import { id, list, optionalId, recordValueJson } from '../../wire-types.ts';

export const cancelOrder = operation({
  name: 'CANCEL_ORDER',
  path: 'common/cancel-order',
  summary:
    "Cancels one of the caller's orders before it is prepared: 'Saved Successfully', also if it was already canceled. Payments are refunded. Kado-specific.",
  source: 'docs/internals/orders.md',
  caller: 'customer',
  queue: 'checkout',
  refusals: { 404: ['notFound'], 409: ['cancelTooLate', 'cancelPaid', 'cancelNotHere'] },
  request: z.object({
    OrderId: id,
    UserID: optionalId,
    /** Refuses an order for which a payment was made or a payment slip was sent. */
    OnlyUnpaid: z.boolean().nullish(),
    recordValueJson,
  }),
  response: list(outcomeRow),
  refusedData: messageRow,
});
