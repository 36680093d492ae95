import { isSettled, type PaymentState } from './payment-states.ts';

/** Seconds from one look to the next, at first; later on `whenOpen` or `whenLost`. */
const waits = [5, 30] as const;
/** The provider has answered, and waits for the shopper or for a bank. */
const whenOpen = 60;
/** Nobody knows how it stands: within two minutes of everybody's return that must be over (docs/decisions/018-one-answer.md). */
const whenLost = 30;

/** Looks at a settled payment that get no answer, one after the other, before it is left to the night: eight hours of them. */
const mostUnanswered = 1000;

/**
 * Seconds until the reconciler looks at a payment again; null: not by itself. Never later than the end of its
 * reservation, so that stock comes back within a minute of it. A settled one is looked at again only when the look it was
 * due for got no answer: what made it due, late money say, is told once.
 * @param isAnswered by the provider, whatever it said
 * @param pollSeconds the provider's own, while the shopper pays elsewhere
 */
export function nextLook(
  payment: { state: PaymentState; looks: number; secondsLeft: number },
  isAnswered: boolean,
  pollSeconds: number | null,
): number | null {
  const { state, looks, secondsLeft } = payment;
  const isOpen = isAnswered && (state === 'needs_action' || state === 'pending');
  const usual = waits[looks] ?? (isOpen ? whenOpen : whenLost);
  if (isSettled(state)) return isAnswered || looks >= mostUnanswered ? null : usual;
  const wait = state === 'needs_action' && pollSeconds !== null ? pollSeconds : usual;
  return secondsLeft > 0 ? Math.min(wait, secondsLeft + 1) : wait;
}
