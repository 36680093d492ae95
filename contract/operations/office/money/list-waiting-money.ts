import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { personName, text, time } from '../office-types.ts';
import { cents } from '../orders/order-types.ts';
import { refundsDue, waitingTransfer } from './money-types.ts';

/** Count and sums of the whole group, whatever the search. Riel amounts are never added to dollars. */
const group = z.object({
  count: z.number(),
  cents,
  riel: z.number().int(),
  /** The oldest entry's time. Null if the group is empty. */
  since: time.nullable(),
});

export const listPendingPayments = operation({
  name: 'LIST_WAITING_MONEY',
  path: 'money/list-waiting-money',
  summary:
    'Lists payments that await action by kind, up to 200 each: transfers, unmatched code payments, cash orders of new customers to confirm, balances due, manual refunds, refunds due. Search by amount, reference, order, name or phone. Names and phone numbers require `customers.read`.',
  source: 'docs/internals/payments.md',
  caller: { staff: 'payments.read' },
  request: z.object({ find: text(0, 100).default('') }),
  response: z.object({
    transfers: z.array(waitingTransfer),
    came: z.array(refundsDue),
    cash: z.array(
      z.object({
        number: z.string(),
        placedAt: time,
        until: time,
        customer: personName.nullable(),
        phone: z.string().nullable(),
        cents,
      }),
    ),
    /** Balances due of orders that were edited after payment. */
    balances: z.array(
      z.object({
        number: z.string(),
        requestedAt: time,
        customer: personName.nullable(),
        phone: z.string().nullable(),
        cents,
      }),
    ),
    back: z.array(refundsDue),
    /** Refunds that are due, but weren't requested: of returned orders, and refunds that failed. */
    owed: z.array(
      z.object({
        number: z.string(),
        since: time,
        customer: personName.nullable(),
        phone: z.string().nullable(),
        cents,
      }),
    ),
    groups: z.object({
      transfers: group,
      came: group,
      cash: group,
      balances: group,
      back: group,
      owed: group,
    }),
    /** Whether there are tax documents, or VAT is on. */
    hasVat: z.boolean(),
    /** The order that expires first, or null if none will. */
    endsFirst: z.object({ number: z.string(), until: time, kind: z.enum(['transfers', 'cash']) }).nullable(),
  }),
});
