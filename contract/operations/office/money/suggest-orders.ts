import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { text } from '../office-types.ts';
import { seenAmount, waitingTransfer } from './money-types.ts';

export const suggestOrders = operation({
  name: 'SUGGEST_ORDERS',
  path: 'money/suggest-orders',
  summary:
    'Orders that money on the account may be for, the likeliest first, ten at most: by its sum, and by the order or the payer’s name that the bank shows beside it. Those that ended within a month too.',
  source: 'docs/decisions/065-money-in-the-office.md',
  caller: { staff: 'payments.read' },
  queue: 'office',
  request: z.object({ seen: seenAmount.nullable(), text: text(0, 100) }),
  response: z.object({
    orders: z.array(
      waitingTransfer.extend({
        /**
         * `sure`: names the order and the exact amount due. `number`: only names the order. `amount`, `name`: only the
         * amount or the customer's name matches.
         */
        fit: z.enum(['sure', 'number', 'amount', 'name']),
      }),
    ),
  }),
});
