import { operation } from '../../../operation.ts';
import { cents } from '../orders/order-types.ts';
import { moneyEffect, seenMoney } from './money-types.ts';
import { moneyPlan } from './plan-transfer.ts';

export const confirmTransfer = operation({
  name: 'CONFIRM_TRANSFER',
  path: 'money/confirm-transfer',
  summary:
    'Records a bank transfer for an order by its bank reference. Repeating the call has no effect. `effect` is the effect the caller was shown; if it has changed, nothing happens (409 with the current effect).',
  source: 'docs/internals/payments.md',
  caller: { staff: 'payments.confirm' },
  request: seenMoney.extend({
    effect: moneyEffect,
    /** The amount due when the caller read it, or null to accept any amount. */
    dueCents: cents.nullable().default(null),
  }),
  response: moneyPlan,
});
