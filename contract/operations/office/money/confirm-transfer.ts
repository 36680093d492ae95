import { operation } from '../../../operation.ts';
import { cents } from '../orders/order-types.ts';
import { moneyEffect, seenMoney } from './money-types.ts';
import { moneyPlan } from './plan-transfer.ts';

export const confirmTransfer = operation({
  name: 'CONFIRM_TRANSFER',
  path: 'money/confirm-transfer',
  summary:
    'Says that money for an order is on the account, once however often: by the bank’s reference. `effect`: what the caller was told it comes to; when it is something else by now nothing happens (409 with what it is).',
  source: 'docs/decisions/065-money-in-the-office.md',
  caller: { staff: 'payments.confirm' },
  queue: 'office',
  request: seenMoney.extend({
    effect: moneyEffect,
    /** The amount due when the caller read it, or null to accept any amount. */
    dueCents: cents.nullable().default(null),
  }),
  response: moneyPlan,
});
