import { confirmOrderBalance } from '#contract/operations/office/orders/confirm-order-rest.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { orderIdOf } from '#shop/orders/orders.ts';
import { confirmBalancePaid } from '#shop/payments/payments.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

const refusals = { none: 'changedMeanwhile', amount: 'otherAmount', used: 'referenceUsed' } as const;

export const handler = handle(
  confirmOrderBalance,
  async ({ number, rest: balance, cents, reference }, { app, caller }) => {
    const orderId = await orderIdOf(app.db, number);
    if (orderId === null) return refuse(404, 'notFound');
    const by = staffActor(caller.staffId);
    const outcome = await confirmBalancePaid(app.db, { orderId, restId: balance, cents, reference, by });
    return outcome === 'paid' ? {} : refuse(409, refusals[outcome]);
  },
);
