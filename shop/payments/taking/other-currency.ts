import type { Database } from '#database/schema.ts';
import { changeOrderStatus, hiddenStatuses } from '#shop/orders/orders.ts';
import { codesLeftOver, type InOtherCurrency, otherCodes } from './other-currency-queries.ts';

/** Codes of a customer that can be paid at the same time and whose goods another one has: each is asked for. */
const mostLeftOver = 5;

/** Whether the customer may change the currency once more. */
export const mayPassOn = async (db: Database, customerId: number): Promise<boolean> =>
  (await codesLeftOver(db, customerId)) <= mostLeftOver;

/**
 * The same goods are to be paid in the other currency: what the order of the code before has reserved, its coupon too, is free
 * for the new one, in whose transaction this is. Its code can be paid all the same until it ends, and is asked for: that money
 * restores the order, or goes back where the new one is paid.
 */
export async function passOn(db: Database, wish: InOtherCurrency): Promise<void> {
  for (const { orderId, paymentId } of await otherCodes(db, wish))
    // One that was paid at this moment stands; then the new one is its duplicate.
    await changeOrderStatus(db, {
      orderId,
      from: hiddenStatuses.awaitingPayment,
      to: hiddenStatuses.voided,
      actor: `payment ${paymentId}`,
    });
}
