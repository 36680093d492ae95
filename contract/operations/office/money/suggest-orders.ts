import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { text } from '../office-types.ts';
import { seenAmount, waitingTransfer } from './money-types.ts';

export const suggestOrders = operation({
  name: 'SUGGEST_ORDERS',
  path: 'money/suggest-orders',
  summary:
    'Suggests up to ten orders for a received payment, likeliest first, by its amount and by the order number or payer name the bank shows. Includes orders that ended within the last month.',
  source: 'docs/internals/payments.md',
  caller: { staff: 'payments.read' },
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
