import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { orderNumber } from '../orders/order-types.ts';

export const refuseSlips = operation({
  name: 'REFUSE_SLIPS',
  path: 'money/refuse-slips',
  summary:
    'Says that nothing of what the slips of a transfer show is on the account: they count for nothing, and it is waited for as before.',
  source: 'docs/decisions/065-money-in-the-office.md',
  caller: { staff: 'payments.confirm' },
  queue: 'office',
  request: z.object({ number: orderNumber }),
  response: z.object({ slips: z.number() }),
});
