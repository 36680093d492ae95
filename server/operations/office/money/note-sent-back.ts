import { recordManualRefund } from '#contract/operations/office/money/note-sent-back.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { noteRefundByHand, resolveUnmatchedPayment } from '#shop/payments/payments.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(recordManualRefund, async ({ what, id, reference, note }, { app, caller }) => {
  const applyOutcome = what === 'refund' ? noteRefundByHand : resolveUnmatchedPayment;
  const by = staffActor(caller.staffId);
  const outcome = await applyOutcome(app.db, id, { reference, note, by });
  if (outcome === 'done') return {};
  if (outcome === 'not-waiting') return refuse(409, 'sentBackBefore');
  if (outcome === 'no-reference') return refuse(400, 'referenceNeeded');
  return refuse(409, 'referenceUsed', { number: outcome.number });
});
