import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, emptyObject, text } from '../office-types.ts';
import { cents, orderNumber } from './order-types.ts';

export const confirmOrderBalance = operation({
  name: 'CONFIRM_ORDER_BALANCE',
  path: 'orders/confirm-order-balance',
  summary:
    'Records the payment of a balance by its bank reference, once, or in cash with the reference "", and notifies the customer. `received`: the amount, if it differs from the balance; a smaller one leaves a balance, and what exceeds it is refunded.',
  source: 'docs/decisions/066-one-order-page-that-edits.md',
  caller: { staff: 'payments.confirm' },
  request: z.object({
    number: orderNumber,
    balance: id,
    cents,
    received: z.int().min(1).max(1e9).nullish(),
    reference: z.union([z.literal(''), text(3, 100)]),
  }),
  response: emptyObject,
});
