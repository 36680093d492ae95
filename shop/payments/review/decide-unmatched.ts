import type { Database } from '#database/schema.ts';
import { applyOutcome, restoringIfPossible } from '../outcomes/apply-outcome.ts';
import { lockFacts } from '../outcomes/settle-facts.ts';
import { paymentById } from '../payment/queries.ts';
import type { Outcome } from '../providers/provider.ts';
import { closeQuestion, type UnmatchedDecision } from '../refunds/unexpected-payment-queries.ts';

/**
 * Records what staff know about a payment of a code that they may have confirmed before. The same payment was recorded
 * then, so nothing more happens. An additional one has the effect that it would have had at first: mostly, it is
 * refunded as paid twice. A dry run rolls that back. `not-waiting`: it doesn't exist or was already decided.
 */
export const decideUnmatchedPayment = (
  db: Database,
  { isPlan, ...decision }: UnmatchedDecision & { isPlan: boolean },
): Promise<{ backCents: number } | 'not-waiting'> =>
  restoringIfPossible<{ backCents: number } | 'not-waiting'>(db, async (trx, mayRestore) => {
    const open = await closeQuestion(trx, decision);
    const payment = open && (await paymentById(trx, open.paymentId));
    if (!open || !payment) return { keep: false, outcome: 'not-waiting' };
    if (decision.isSame) return { keep: !isPlan, outcome: { backCents: 0 } };
    const charge = { ...open, isOurs: true, shop: '', takenAt: new Date() };
    const outcome: Outcome = { state: 'paid', charge };
    const facts = await lockFacts(trx, open.paymentId, outcome);
    const answer = {
      payment,
      outcome,
      requester: decision.by,
      provider: null,
      mayRestore,
      isAdditional: true,
    };
    const { effect } = await applyOutcome(trx, facts, answer);
    return { keep: !isPlan, outcome: { backCents: effect.backCents } };
  });
