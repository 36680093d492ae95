import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { attemptKey, id, text } from '../office-types.ts';
import { cents } from '../orders/order-types.ts';
import { refundDraft } from './plan-refund.ts';

export const refundOrder = operation({
  name: 'REFUND_ORDER',
  path: 'money/refund-order',
  summary:
    'Refunds an order: never more than was paid, nor an amount someone else has refunded in the meantime (409). The same `key` is the same refund. Above a limit in the settings, two-step verification is required again.',
  source: 'docs/internals/payments.md',
  caller: { staff: 'payments.refund' },
  request: refundDraft.extend({ reason: text(1, 500), key: attemptKey }),
  /** `refundId` is omitted if the shop retains everything. */
  /** `offCents`: by how much it lowers what is still to be paid. Omitted if it doesn't. */
  response: z.object({ refundId: id.optional(), cents, offCents: cents.optional() }),
});
