import { isSettled, type PaymentState } from './payment-states.ts';

/** Seconds from one look at an unsettled payment to the next; the last one goes on for ever. */
const waits = [5, 30, 120, 300] as const;

/**
 * Seconds until the reconciler looks at a payment again; null: not by itself. Never later than the end of its
 * reservation, so that stock comes back within a minute of it.
 * @param pollSeconds the provider's own, while the shopper pays elsewhere
 */
export function nextLook(
  payment: { state: PaymentState; looks: number; secondsLeft: number },
  pollSeconds: number | null,
): number | null {
  const { state, looks, secondsLeft } = payment;
  if (isSettled(state)) return null;
  const usual = waits[Math.min(looks, waits.length - 1)] ?? 300;
  const wait = state === 'needs_action' && pollSeconds !== null ? pollSeconds : usual;
  return secondsLeft > 0 ? Math.min(wait, secondsLeft + 1) : wait;
}
