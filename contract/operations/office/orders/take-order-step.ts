import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { text } from '../office-types.ts';
import { orderNumber, orderState } from './order-types.ts';

/** Steps that staff apply to an order manually. */
export const orderSteps = ['prepare', 'complete', 'return', 'cancel', 'refunded'] as const;

export const takeOrderStep = operation({
  name: 'TAKE_ORDER_STEP',
  path: 'orders/take-order-step',
  summary:
    'Updates the status of an order manually, with its effects on stock, coupon and emails. `from` is the status the caller saw; if it has changed, nothing happens (409 with `state`).',
  source: 'docs/specification.md, order states',
  caller: { staff: 'orders.fulfil', keys: 'documented' },
  refusals: {
    404: ['notFound'],
    409: ['movedMeanwhile', 'callFirst', 'stepNotAllowed', 'balanceFirst', 'workWaits'],
  },
  request: z.object({
    number: orderNumber,
    step: z.enum(orderSteps),
    from: orderState,
    /** Whether items are restocked. */
    isRestocked: z.boolean().default(false),
    /** A note for staff about the step, such as the name of the person who picked it up. */
    note: text(0, 300).default(''),
  }),
  response: z.object({ state: orderState }),
});
