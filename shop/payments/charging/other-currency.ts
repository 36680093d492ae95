import type { Database } from '#database/schema.ts';
import { changeOrderStatus, hiddenStatuses, lockReservations } from '#shop/orders/orders.ts';
import { codesLeftOver, type InOtherCurrency, otherCodes } from './other-currency-queries.ts';

/** Maximum number of valid codes per customer whose stock another order took over. Each of them is polled. */
const maxLeftOver = 5;

export const maySwitchCurrency = async (db: Database, customerId: number): Promise<boolean> =>
  (await codesLeftOver(db, customerId)) <= maxLeftOver;

/**
 * Switches the currency of a payment for the same items: releases the stock and coupon of the previous code's
 * order for the new one, in the new one's transaction. The previous code can be paid until it expires, and is
 * polled. Such a payment restores its order, or is refunded if the new one is paid.
 * @param address the IP address of the client
 */
export async function switchCurrency(
  db: Database,
  wish: InOtherCurrency & { address: string },
): Promise<void> {
  const others = await otherCodes(db, wish);
  if (others.length > 0) await lockReservations(db, wish.address);
  for (const { orderId, paymentId } of others)
    // If it is paid at this moment, it stays placed, and the new one is its duplicate.
    await changeOrderStatus(db, {
      orderId,
      from: hiddenStatuses.awaitingPayment,
      to: hiddenStatuses.voided,
      actor: `payment ${paymentId}`,
    });
}
