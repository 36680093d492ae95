import { decideUnmatched } from '#contract/operations/office/money/decide-unmatched.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { refundAskAbove } from '#shop/content/content.ts';
import { decideUnmatchedPayment } from '#shop/payments/payments.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(decideUnmatched, async (decision, { app: { db }, caller }) => {
  const decide = (isPlan: boolean) =>
    decideUnmatchedPayment(db, { ...decision, by: staffActor(caller.staffId), isPlan });
  if (!caller.isFresh && !decision.isSame) {
    const plan = await decide(true);
    if (plan !== 'not-waiting' && plan.backCents > (await refundAskAbove(db)))
      return refuse(403, 'secondFactorNeeded');
  }
  return (await decide(false)) === 'not-waiting' ? refuse(409, 'decidedBefore') : {};
});
