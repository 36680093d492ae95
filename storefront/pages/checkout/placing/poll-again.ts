import { closeToasts, showToast } from '#web/toasts.ts';
import type { OrderOutcome } from '#storefront/payment/order-outcome.ts';

/** Delays in ms before each lookup of a lost answer. */
const looks = [1500, 3000, 6000];

export const sleep = (ms: number) => new Promise((wake) => setTimeout(wake, ms));

/** Returns whether no answer arrived, so that an order may exist or not. */
export const isLost = (outcome: OrderOutcome): boolean =>
  outcome.kind === 'failed' && outcome.statusCode === null;

/**
 * Resends a request that got no response, unchanged and with its idempotency key. The server then repeats its
 * first response, or places the order. Shows a message during the lookup.
 * @param isRequested whether the result is still needed
 */
export async function pollAgain(
  send: () => Promise<OrderOutcome>,
  isRequested = () => true,
): Promise<OrderOutcome> {
  const announced = showToast('info', { code: 'orderChecking' });
  let outcome: OrderOutcome = { kind: 'failed', statusCode: null };
  for (const pause of looks) {
    await sleep(pause);
    if (!isRequested()) break;
    outcome = await send();
    if (!isLost(outcome)) break;
  }
  closeToasts([announced]);
  return outcome;
}
