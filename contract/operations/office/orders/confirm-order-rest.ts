import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, nothing, text } from '../office-types.ts';
import { cents, orderNumber } from './order-types.ts';

export const confirmOrderBalance = operation({
  name: 'CONFIRM_ORDER_REST',
  path: 'orders/confirm-order-rest',
  summary:
    'Records the payment of the balance due of an edited order by its bank reference, once, and notifies the customer.',
  source: 'docs/decisions/066-one-order-page-that-edits.md',
  caller: { staff: 'payments.confirm' },
  request: z.object({ number: orderNumber, rest: id, cents, reference: text(3, 100) }),
  response: nothing,
});
