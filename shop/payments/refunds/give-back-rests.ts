import type { Database } from '#database/schema.ts';
import type { Actor } from '#shop/audit/audit.ts';
import { insertRefund } from './refund-queries.ts';
import { askRest, lockRestMoney } from './rest-queries.ts';

/** Refunds additional payments of a locked order that ends, and clears its balance due. In cents. */
export async function giveBackRests(
  db: Database,
  orderId: number,
  { reason, by }: { reason: string; by: Actor },
): Promise<number> {
  await askRest(db, { orderId, cents: 0, by });
  let sum = 0;
  for (const { paymentId, leftCents } of await lockRestMoney(db, orderId)) {
    await insertRefund(db, paymentId, { cents: null, reason, by });
    sum += leftCents;
  }
  return sum;
}
