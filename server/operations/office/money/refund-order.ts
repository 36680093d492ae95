import { refundOrder as contract } from '#contract/operations/office/money/refund-order.ts';
import { refundAskAbove } from '#shop/content/content.ts';
import { refundOrder } from '#shop/payments/payments.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';
import { refundOf, refundRefused } from './refund-request.ts';

export const handler = handle(contract, async ({ reason, key, ...wish }, { app, caller }) => {
  const request = { ...refundOf(wish, caller), reason, key };
  if (!caller.isFresh) {
    const plan = await refundOrder(app.db, { ...request, isPlan: true });
    if (typeof plan === 'string') return refundRefused(plan);
    if (plan.cents > (await refundAskAbove(app.db))) return refuse(403, 'secondFactorNeeded');
  }
  const outcome = await refundOrder(app.db, { ...request, isPlan: false });
  if (typeof outcome === 'string') return refundRefused(outcome);
  const { refundId, cents, offCents } = outcome;
  return { ...(refundId !== null && { refundId }), cents, ...(offCents > 0 && { offCents }) };
});
