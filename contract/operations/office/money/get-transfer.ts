import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, language, time } from '../office-types.ts';
import { orderNumber } from '../orders/order-types.ts';
import { waitingTransfer } from './money-types.ts';

export const getTransfer = operation({
  name: 'GET_WAITING_TRANSFER',
  path: 'money/get-transfer',
  summary:
    'Returns an order paid by bank transfer with its payment slips, and the accounts that may have received the payment. Each view is recorded in the audit log.',
  source: 'docs/internals/payments.md',
  caller: { staff: 'payments.read' },
  request: z.object({ number: orderNumber }),
  response: waitingTransfer.extend({
    language,
    /** The customer's email address, or null if the caller may not see it. */
    email: z.string().nullable(),
    /** Reference of the payment that paid it, or '' if there is none. */
    reference: z.string(),
    /** Position on the payments page: previous and next entry, index and total. Null when no payment is expected. */
    among: z
      .object({
        before: z.string().nullable(),
        behind: z.string().nullable(),
        place: z.number(),
        of: z.number(),
      })
      .nullable(),
    pictures: z.array(z.object({ id, addedAt: time, refusedAt: time.nullable() })),
    accounts: z.array(
      z.object({
        bank: z.object({ en: z.string(), km: z.string() }),
        number: z.string(),
        currency: z.enum(['USD', 'KHR']),
      }),
    ),
  }),
});
