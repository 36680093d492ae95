import { confirmOrderBalance } from '#contract/operations/office/orders/confirm-order-balance.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { orderIdOf } from '#shop/orders/orders.ts';
import { confirmBalancePaid } from '#shop/payments/payments.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

const refusals = { none: 'changedMeanwhile', amount: 'otherAmount', used: 'referenceUsed' } as const;

export const handler = handle(
  confirmOrderBalance,
  async (
    { number, balance: balanceId, cents, received: receivedCents, reference: noted },
    { app, caller },
  ) => {
    const orderId = await orderIdOf(app.db, number);
    if (orderId === null) return refuse(404, 'notFound');
    const by = staffActor(caller.staffId);
    const reference = noted === '' ? null : noted;
    const seen = { orderId, balanceId, cents, receivedCents: receivedCents ?? null, reference, by };
    const outcome = await confirmBalancePaid(app.db, seen);
    return outcome === 'paid' ? {} : refuse(409, refusals[outcome]);
  },
);
