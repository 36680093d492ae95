import { isSettled, type PaymentState } from '../payment/payment-states.ts';

/** Seconds from one look to the next, at first; later on `whenOpen` or `whenLost`. */
const waits = [5, 30] as const;
/** The provider has answered, and waits for the shopper or for a bank. */
const whenOpen = 60;
/** Nobody knows how it stands: within two minutes of everybody's return that must be over (docs/decisions/018-one-answer.md). */
const whenLost = 30;

/** So long a code that was not paid is still asked for, in seconds: until its end and some. 0: it is not, or there is none. */
export const lateSecondsOf = (
  { code }: { code: { secondsLeft: number } | null },
  provider: { lateMinutes?: number } | null,
): number => (code ? Math.max(0, code.secondsLeft + (provider?.lateMinutes ?? 0) * 60) : 0);

/** Looks at a settled payment that get no answer, one after the other, before it is left to the night: eight hours of them. */
const mostUnanswered = 1000;

/**
 * Seconds until the reconciler looks at a payment again; null: not by itself. Never later than the end of its
 * reservation, so that stock comes back within a minute of it. A settled one is looked at again only when the look it was
 * due for got no answer: what made it due, late money say, is told once.
 * @param isAnswered by the provider, whatever it said
 * @param pollSeconds the provider's own, while the shopper pays elsewhere: whoever sees the code asks so often by themselves,
 *   so that without them each wait is twice the one before, up to a minute
 */
export function nextLook(
  payment: { state: PaymentState; looks: number; secondsLeft: number; lateSeconds?: number },
  isAnswered: boolean,
  pollSeconds: number | null,
): number | null {
  const { state, looks, secondsLeft, lateSeconds = 0 } = payment;
  const isOpen = isAnswered && (state === 'needs_action' || state === 'pending');
  const usual = waits[looks] ?? (isOpen ? whenOpen : whenLost);
  const slower = pollSeconds === null ? usual : Math.min(whenOpen, pollSeconds * 2 ** Math.min(looks, 10));
  if (state === 'declined' && lateSeconds > 0) return slower;
  if (isSettled(state)) return isAnswered || looks >= mostUnanswered ? null : usual;
  const wait = state === 'needs_action' ? slower : usual;
  return secondsLeft > 0 ? Math.min(wait, secondsLeft + 1) : wait;
}
