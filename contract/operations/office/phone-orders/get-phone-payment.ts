import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { orderNumber } from '../orders/order-types.ts';

export const getPhonePayment = operation({
  name: 'GET_PHONE_PAYMENT',
  path: 'phone-orders/get-phone-payment',
  summary: 'Returns whether the code of a phone order was paid. Queries the bank as often as it allows.',
  source: 'docs/decisions/067-phone-orders-belong-to-the-customer.md',
  caller: { staff: 'orders.change' },
  request: z.object({ number: orderNumber }),
  response: z.object({ state: z.enum(['waiting', 'paid', 'ended']) }),
});
