import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { orderNumber } from '../orders/order-types.ts';

export const refuseSlips = operation({
  name: 'REFUSE_SLIPS',
  path: 'money/refuse-slips',
  summary:
    'Rejects the payment slips of a transfer, because their payment was not received. The order continues to await its payment.',
  source: 'docs/internals/payments.md',
  caller: { staff: 'payments.confirm' },
  request: z.object({ number: orderNumber }),
  response: z.object({ slips: z.number() }),
});
