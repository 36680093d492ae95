import type { Database } from '#database/schema.ts';
import type { Actor } from '#shop/audit/audit.ts';
import { insertRefund } from './refund-queries.ts';
import { requestBalance, lockBalance } from './balance-queries.ts';

/** Refunds additional payments of a locked order that becomes void, and clears its balance due. In cents. */
export async function refundBalances(
  db: Database,
  orderId: number,
  { reason, by }: { reason: string; by: Actor },
): Promise<number> {
  await requestBalance(db, { orderId, cents: 0, by });
  let total = 0;
  for (const { paymentId, leftCents } of await lockBalance(db, orderId)) {
    await insertRefund(db, paymentId, { cents: null, reason, by });
    total += leftCents;
  }
  return total;
}
