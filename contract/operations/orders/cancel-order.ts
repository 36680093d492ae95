import { z } from 'zod';
import { messageRow, operation } from '../../operation.ts';
import { outcomeRow } from '../../outcome-row.ts';
import { id, list, optionalId, recordValueJson } from '../../wire-types.ts';

export const cancelOrder = operation({
  name: 'CANCEL_ORDER',
  path: 'common/cancel-order',
  summary:
    "Cancels one of the caller's own orders while nobody has begun to prepare it: 'Saved Successfully', also when they cancelled it before. What was paid goes back. A call of our own.",
  source: 'docs/decisions/028-after-the-order.md',
  caller: 'customer',
  queue: 'checkout',
  request: z.object({ OrderId: id, UserID: optionalId, recordValueJson }),
  response: list(outcomeRow),
  refusedData: messageRow,
});
