import { sql } from 'kysely';
import { createSession } from '#shop/accounts/accounts.ts';
import type { Database } from '#database/schema.ts';
import { newShopper, newShoppers } from '../../support/shop-api.ts';
import type { Sender } from './hostile-requests.ts';

/**
 * Returns the `Token` and `UserID` headers of each sender. 'used up' senders have a new session each time.
 */
export async function senderHeaders(db: Database): Promise<(sender: Sender) => string[]> {
  const [buyer, other] = await newShoppers(db, 2);
  const expired = await newShopper(db);
  await sql`update session set last_used_at = now() - interval '15 days' where customer_id = ${expired.customerId}`.execute(
    db,
  );
  const leaver = await newShopper(db);
  const once = await Promise.all(
    Array.from({ length: 40 }, () => createSession(db, leaver.customerId, false)),
  );
  let used = 0;
  const pair = (token: string, userId: number | string) => ['Token', token, 'UserID', String(userId)];
  const known: Record<Exclude<Sender, 'used up'>, string[]> = {
    guest: pair('', ''),
    buyer: pair(buyer!.token, buyer!.customerId),
    other: pair(other!.token, other!.customerId),
    expired: pair(expired.token, expired.customerId),
    forged: pair('A'.repeat(43), 1),
    mismatch: pair(buyer!.token, other!.customerId),
  };
  return (sender) =>
    sender === 'used up' ? pair(once[(used += 1) % once.length]!.token, leaver.customerId) : known[sender];
}
