import { sql } from 'kysely';
import { preparedQuery } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import { isReturningCustomer } from '#shop/orders/orders.ts';
import type { TriedCards } from './card-limits.ts';

/** Returns the cards of the last day that were tried and haven't paid, without those of one payment. */
export async function triedCards(
  db: Database,
  { customerId, requestedFrom, except }: { customerId: number; requestedFrom: string; except: number },
): Promise<TriedCards> {
  const query = sql<TriedCards>`
    select ${isReturningCustomer(sql`${customerId}::int`)} as "isKnown",
      count(*) filter (where customer_id = ${customerId}::int)::int as "ofCustomer",
      count(*) filter (where asked_from = ${requestedFrom})::int as "ofAddress", count(*)::int as "ofShop"
    from payment where card_tried_at > now() - interval '1 day' and state not in ('paid', 'part_refunded', 'refunded')
      and id <> ${except}::int`;
  const { rows } = await db.executeQuery(preparedQuery('tried-cards', query.compile(db)));
  const [tried] = rows;
  if (!tried) throw new Error('no row');
  return tried;
}

/**
 * Serializes card attempts at one IP address, and those of the whole shop, until the end of the transaction.
 */
export async function lockTries(db: Database, requestedFrom: string): Promise<void> {
  for (const key of [requestedFrom, 'cards'])
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
}

/** Serializes the requests of one customer, as for orders. */
export async function lockPayer(db: Database, customerId: number): Promise<void> {
  await sql`select from customer where id = ${customerId} for no key update`.execute(db);
}

/** Records that a card is about to be tried for a payment that was started without one. */
export async function markCardTried(db: Database, paymentId: number, requestedFrom: string): Promise<void> {
  await sql`
    update payment set card_tried_at = now(), asked_from = ${requestedFrom} where id = ${paymentId} and card_tried_at is null`.execute(
    db,
  );
}
