import { createHash } from 'node:crypto';
import type { Database } from '#database/schema.ts';
import { askAgainSeconds, asking, reasonOf, within } from '../providers/asking.ts';
import type { GuardedProvider } from '../providers/breaker.ts';
import { look, shownLately } from './look.ts';
import type { Action, Outcome } from '../providers/provider.ts';
import { noteSubmitted, type Payment, storeReference } from '../payment/queries.ts';

/** What the shopper's side wants: the form to pay in, or the payment to be finished. */
export interface Step {
  kind: 'begin' | 'finish';
  /** A card's token; '' when the shopper has acted in the browser. */
  proof: string;
}

/** By what a token is remembered; it is stored nowhere. */
export const proofHash = (proof: string): Buffer | null =>
  proof === '' ? null : createHash('sha256').update(proof).digest();

/** Takes the next step of a claimed payment at its provider: outside any transaction, with the intent stored before. */
export async function askProvider(
  db: Database,
  provider: GuardedProvider,
  payment: Payment,
  step: Step,
): Promise<Outcome> {
  const lookup = () => look(db, provider, payment);
  if (payment.capturedByClient) return capturedOnly(await lookup());
  if (payment.secondsLeft <= 0 || payment.ageSeconds > askAgainSeconds) return end(provider, payment);
  const shown = shownLately(provider, payment);
  if (shown && step.proof === '') return shown;
  if (payment.state === 'pending') return lookup();
  // Paid elsewhere, with the app of a bank: there is nothing to take, and each look would count as a question for money.
  if (
    provider.pollSeconds !== null &&
    step.kind === 'finish' &&
    step.proof === '' &&
    payment.reference !== ''
  )
    return lookup();
  if (payment.reference === '') {
    const made = await announce(db, provider, payment);
    if ('state' in made) return made;
    if (step.kind === 'begin') return { state: 'needs_action', action: made.action };
    return confirm(db, provider, { ...payment, reference: made.reference }, step.proof);
  }
  return step.kind === 'begin' ? lookup() : confirm(db, provider, payment, step.proof);
}

/** The reservation is over. Money may have moved all the same: only the provider can say that nothing comes of it. */
function end(provider: GuardedProvider, payment: Payment): Promise<Outcome> | Outcome {
  if (payment.reference === '') return { state: 'declined', reason: 'expired' };
  return asking((signal) => provider.cancel(payment, signal));
}

const notAnnounced = 'not announced';
const notAnswering = 'the provider does not answer';

/** Whether a payment ended because its provider could not be reached, not because anybody declined it. */
export const isAway = (reason: string): boolean => reason.startsWith(notAnnounced) || reason === notAnswering;

/** A charge that moves nothing yet. Without it there is nothing to pay, and nothing to fear. */
async function announce(
  db: Database,
  provider: GuardedProvider,
  payment: Payment,
): Promise<{ reference: string; action: Action } | Outcome> {
  try {
    const made = await within((signal) => provider.create(payment, signal));
    if (await storeReference(db, payment.id, made)) return made;
    return { state: 'declined', reason: 'reference of another payment' };
  } catch (error) {
    return { state: 'declined', reason: `${notAnnounced}: ${reasonOf(error)}` };
  }
}

/**
 * Asks for the money, as often as the shopper comes back for an answer that was lost: always under the payment's one key.
 * Whether a token was used the provider says; that we have sent it says nothing.
 */
async function confirm(
  db: Database,
  provider: GuardedProvider,
  payment: Payment,
  proof: string,
): Promise<Outcome> {
  if (payment.state === 'created' && proof === '')
    return { state: 'declined', reason: 'nothing to pay with' };
  const isNew =
    payment.state === 'created' || (payment.state === 'needs_action' && payment.proofHash === null);
  // Of a token nobody has seen nothing can come.
  if (proof !== '' && isNew && !provider.isAnswering()) return { state: 'declined', reason: notAnswering };
  if (!(await noteSubmitted(db, payment.id))) return look(db, provider, payment);
  const ask = (given: string) => asking((signal) => provider.confirm(payment, given, signal));
  if (proof !== '' && !isNew) {
    const seen = await ask('');
    if (!isUnused(seen)) return seen;
  }
  const outcome = await ask(proof);
  // The token did nothing, and there is nothing the shopper could do.
  return proof !== '' && isUnused(outcome) ? end(provider, payment) : outcome;
}

/** Nothing was tried yet: it waits for a card, and no bank asks anything. */
const isUnused = (outcome: Outcome): boolean =>
  outcome.state === 'needs_action' && outcome.isChallenge !== true;

/** The client says it has taken the money: then it must be there. */
export function capturedOnly(outcome: Outcome): Outcome {
  if (outcome.state === 'needs_action' || outcome.state === 'missing')
    return { state: 'declined', reason: 'not captured' };
  return outcome;
}
