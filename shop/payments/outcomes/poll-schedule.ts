import { isFinal, type PaymentState } from '../payment/payment-states.ts';

/** Seconds between the first checks. After those, `whenOpen` or `whenLost` applies. */
const firstDelays = [5, 30] as const;
/** Seconds between checks when the provider has responded, and waits for the shopper or for a bank. */
const whenOpen = 60;
/**
 * Seconds between checks when the status is unknown. It must be resolved within two minutes once all systems
 * are back (docs/internals/payments.md).
 */
const whenLost = 30;

/**
 * Returns for how many more seconds an unpaid code is polled: until it expires, and a margin. 0 if it isn't
 * polled or doesn't exist.
 */
export const lateSecondsOf = (
  { code }: { code: { secondsLeft: number } | null },
  provider: { lateMinutes?: number } | null,
): number => (code ? Math.max(0, code.secondsLeft + (provider?.lateMinutes ?? 0) * 60) : 0);

/**
 * Maximum number of consecutive checks of a settled payment without a response, before it is left to the
 * nightly report. They take eight hours.
 */
const maxUnanswered = 1000;

/**
 * Returns the seconds until the reconciler's next check of a payment, or null if none is scheduled. It is
 * never later than the end of its reservation, so that stock is released within a minute. A settled payment
 * is checked again only if its last scheduled check failed: what triggered that check, such as a late
 * payment, is reported only once.
 * @param isAnswered whether the provider responded at all
 * @param pollSeconds the provider's own interval while the shopper pays elsewhere. An open page polls at this
 * rate itself. Without a provider interval, each wait is twice the previous one, up to a minute
 */
export function nextPollSeconds(
  payment: { state: PaymentState; looks: number; secondsLeft: number; lateSeconds?: number },
  isAnswered: boolean,
  pollSeconds: number | null,
): number | null {
  const { state, looks, secondsLeft, lateSeconds = 0 } = payment;
  const isOpen = isAnswered && (state === 'needs_action' || state === 'pending');
  const defaults = firstDelays[looks] ?? (isOpen ? whenOpen : whenLost);
  const slower = pollSeconds === null ? defaults : Math.min(whenOpen, pollSeconds * 2 ** Math.min(looks, 10));
  if (state === 'declined' && lateSeconds > 0) return slower;
  if (isFinal(state)) return isAnswered || looks >= maxUnanswered ? null : defaults;
  const wait = state === 'needs_action' ? slower : defaults;
  return secondsLeft > 0 ? Math.min(wait, secondsLeft + 1) : wait;
}
