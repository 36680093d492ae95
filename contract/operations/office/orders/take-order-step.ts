import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { orderNumber, orderState } from './order-types.ts';

/** Steps staff apply to an order manually. */
export const orderSteps = ['prepare', 'complete', 'return', 'cancel', 'refunded'] as const;

export const takeOrderStep = operation({
  name: 'TAKE_ORDER_STEP',
  path: 'orders/take-order-step',
  summary:
    'Moves an order on by hand, with all that follows: stock, coupon, mail. `from`: where the caller saw it; when it stands elsewhere nothing happens (409 with `state`).',
  source: 'docs/specification.md, order states',
  caller: { staff: 'orders.fulfil' },
  queue: 'office',
  request: z.object({
    number: orderNumber,
    step: z.enum(orderSteps),
    from: orderState,
    /** Whether items are restocked. */
    isRestocked: z.boolean().default(false),
  }),
  response: z.object({ state: orderState }),
});
