import { closeToasts, showToast } from '#web/toasts.ts';
import type { OrderOutcome } from './order-outcome.ts';

/** Milliseconds before each further look for an answer that was lost. */
const looks = [1500, 3000, 6000];

export const sleep = (ms: number) => new Promise((wake) => setTimeout(wake, ms));

/** No answer came: there may be an order, or none. */
export const isLost = (outcome: OrderOutcome): boolean =>
  outcome.kind === 'failed' && outcome.statusCode === null;

/**
 * What was sent without an answer, sent again to the letter under its key: it is answered as the first time, or becomes the
 * one order it was to be. That it is looked for is said as long as it is.
 * @param isWanted whether anybody still waits for it
 */
export async function lookAgain(
  send: () => Promise<OrderOutcome>,
  isWanted = () => true,
): Promise<OrderOutcome> {
  const said = showToast('info', { code: 'orderChecking' });
  let outcome: OrderOutcome = { kind: 'failed', statusCode: null };
  for (const pause of looks) {
    await sleep(pause);
    if (!isWanted()) break;
    outcome = await send();
    if (!isLost(outcome)) break;
  }
  closeToasts([said]);
  return outcome;
}
