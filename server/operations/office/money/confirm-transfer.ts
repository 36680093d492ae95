import { confirmTransfer } from '#contract/operations/office/money/confirm-transfer.ts';
import { handle, Refused } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';
import { applySeen } from './transfer-plan.ts';

export const handler = handle(confirmTransfer, async ({ effect, dueCents, ...seen }, { app, caller }) => {
  const outcome = await applySeen(app, seen, caller, { effect, dueCents });
  if (outcome instanceof Refused) return outcome;
  // A repeated request finds that the payment was already recorded, which counts as success.
  const isAsShown = outcome.effect === effect && (dueCents ?? outcome.dueCents) === outcome.dueCents;
  const isDone = isAsShown || outcome.effect === 'already';
  return isDone ? outcome : refuse(409, 'moneyIsOtherNow', outcome);
});
