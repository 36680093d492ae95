import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { emptyObject } from '../office-types.ts';
import { orderNumber } from './order-types.ts';

export const requestBalance = operation({
  name: 'ASK_BALANCE',
  path: 'orders/ask-balance',
  summary:
    'Asks the customer for the balance of an order, because its goods are ready: it is due now, and they get an email. Once.',
  source: 'docs/specification.md, order states',
  caller: { staff: 'orders.fulfil' },
  request: z.object({ number: orderNumber }),
  response: emptyObject,
});
