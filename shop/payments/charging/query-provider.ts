import { createHash } from 'node:crypto';
import type { Database } from '#database/schema.ts';
import { repeatWithinSeconds, requestProvider, reasonOf, within } from '../providers/request-provider.ts';
import type { GuardedProvider } from '../providers/breaker.ts';
import { pollPayment, throttledStatus } from './poll-payment.ts';
import type { Action, Outcome } from '../providers/provider.ts';
import { noteSubmitted, type Payment, storeReference } from '../payment/queries.ts';

/** A step that the shopper requests: showing the payment form, or completing the payment. */
export interface Step {
  kind: 'begin' | 'finish';
  /** A card's token; '' if the shopper has acted in the browser. */
  proof: string;
}

/** Returns the hash that identifies a token. The token itself isn't stored. */
export const proofHash = (proof: string): Buffer | null =>
  proof === '' ? null : createHash('sha256').update(proof).digest();

/**
 * Takes the next step of a claimed payment at its provider: outside any transaction, after storing the
 * intent.
 */
export async function queryProvider(
  db: Database,
  provider: GuardedProvider,
  payment: Payment,
  step: Step,
): Promise<Outcome> {
  const lookup = () => pollPayment(db, provider, payment);
  if (payment.capturedByClient) return capturedOnly(await lookup());
  if (payment.secondsLeft <= 0 || payment.ageSeconds > repeatWithinSeconds) return end(provider, payment);
  const shown = throttledStatus(provider, payment);
  if (shown && step.proof === '') return shown;
  if (payment.state === 'pending') return lookup();
  // The shopper pays in a bank's app, so there is nothing to capture, and each check would count as a payment
  // request.
  if (
    provider.pollSeconds !== null &&
    step.kind === 'finish' &&
    step.proof === '' &&
    payment.reference !== ''
  )
    return lookup();
  if (payment.reference === '') {
    const made = await publishInvalidation(db, provider, payment);
    if ('state' in made) return made;
    if (step.kind === 'begin') return { state: 'needs_action', action: made.action };
    return confirm(db, provider, { ...payment, reference: made.reference }, step.proof);
  }
  return step.kind === 'begin' ? lookup() : confirm(db, provider, payment, step.proof);
}

/**
 * Ends a payment whose reservation has expired. A payment may have been made anyway: only the provider can
 * say that it is finally unpaid.
 */
function end(provider: GuardedProvider, payment: Payment): Promise<Outcome> | Outcome {
  if (payment.reference === '') return { state: 'declined', reason: 'expired' };
  return requestProvider((signal) => provider.cancel(payment, signal));
}

const notAnnounced = 'not announced';
const notAnswering = 'the provider does not answer';

/** Returns whether a payment failed because its provider was unreachable, rather than declined. */
export const isUnreachable = (reason: string): boolean =>
  reason.startsWith(notAnnounced) || reason === notAnswering;

/** Creates a charge without capturing it. If that fails, the payment can't be made, and needs no check. */
async function publishInvalidation(
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
 * Requests the payment, as often as the shopper returns for a lost response, and always under the payment's
 * key. Only the provider knows whether a token was used; that we sent it isn't enough.
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
  // A token that was never sent can't cause a payment.
  if (proof !== '' && isNew && !provider.isAnswering()) return { state: 'declined', reason: notAnswering };
  if (!(await noteSubmitted(db, payment.id))) return pollPayment(db, provider, payment);
  const request = (given: string) => requestProvider((signal) => provider.confirm(payment, given, signal));
  if (proof !== '' && !isNew) {
    const seen = await request('');
    // A bank's challenge is passed in the browser; in a sandbox, by another token.
    const canPass = provider.isTest && seen.state === 'needs_action';
    if (!isUnused(seen) && !canPass) return seen;
  }
  const outcome = await request(proof);
  // The token had no effect, and the shopper can't act.
  return proof !== '' && isUnused(outcome) ? end(provider, payment) : outcome;
}

/** Returns whether the payment was not tried yet: it waits for a card, without a bank's challenge. */
const isUnused = (outcome: Outcome): boolean =>
  outcome.state === 'needs_action' && outcome.isChallenge !== true;

/** Returns the outcome of a payment that the client says it captured, so that it must exist. */
export function capturedOnly(outcome: Outcome): Outcome {
  if (outcome.state === 'needs_action' || outcome.state === 'missing')
    return { state: 'declined', reason: 'not captured' };
  return outcome;
}
