import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { nothing } from '../office-types.ts';
import { orderNumber } from '../orders/order-types.ts';

export const cancelTransferOrder = operation({
  name: 'END_TRANSFER',
  path: 'money/end-transfer',
  summary:
    'Ends an order whose money is not waited for any more: its goods and its coupon are free, and its customer is told. One that has ended stays so.',
  source: 'docs/decisions/065-money-in-the-office.md',
  caller: { staff: 'payments.confirm' },
  queue: 'office',
  request: z.object({ number: orderNumber }),
  response: nothing,
});
