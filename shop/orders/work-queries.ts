import { sql } from 'kysely';
import { orderStatuses } from '#contract/constants.ts';
import type { MissingForWork } from '#contract/proofs.ts';
import { compiledOnce } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import { type Actor, writeAudit } from '#shop/audit/audit.ts';
import { inTransaction } from '#shop/transaction.ts';

const missingStatement = compiledOnce(
  'order-waits',
  ({ orderId }: { orderId: number }) => sql<{ missing: MissingForWork[] }>`
    select coalesce(order_waits(${orderId}::int), '{}') as missing`,
);

/**
 * Returns what work on an order that hasn't begun waits for, or its goods before they leave. The database refuses both
 * (refuse-work.sql, refuse-leaving.sql in database/functions/work/).
 */
export async function missingForWork(db: Database, orderId: number): Promise<MissingForWork[]> {
  const { rows } = await db.executeQuery(missingStatement(db, { orderId }));
  return rows[0]?.missing ?? [];
}

/** What work didn't have to wait for, and why. */
export interface Waiver {
  what: MissingForWork;
  reason: string;
  by: string;
  at: Date;
}

const waiversStatement = compiledOnce(
  'waivers-of-order',
  ({ orderId }: { orderId: number }) => sql<Waiver>`
    select what, reason, by, at from order_waiver where order_id = ${orderId}::int order by at, what`,
);

export async function waiversOf(db: Database, orderId: number): Promise<Waiver[]> {
  const { rows } = await db.executeQuery(waiversStatement(db, { orderId }));
  return rows;
}

/** Lets work on an order begin, or its goods leave, without what is missing now. Returns that. */
export const releaseWork = (
  db: Database,
  { orderId, reason, actor }: { orderId: number; reason: string; actor: Actor },
): Promise<MissingForWork[]> =>
  inTransaction(db, async (trx) => {
    await sql`select from customer_order where id = ${orderId}::int for no key update`.execute(trx);
    const missing = await missingForWork(trx, orderId);
    await sql`
      insert into order_waiver (order_id, what, reason, by)
      select ${orderId}::int, m, ${reason}, ${actor} from unnest(${missing}::text[]) m on conflict do nothing`.execute(
      trx,
    );
    for (const what of missing)
      await writeAudit(trx, actor, 'order released', { order: orderId, missing: what });
    return { keep: true, outcome: missing };
  });

/**
 * Counts the orders for which staff have to make a proof, and since when the first has waited. Only items of active orders are
 * looked at, one order at a time (`offset 0`): the planner could otherwise ask for the proofs of all items ever sold.
 */
export async function ordersToProof(db: Database): Promise<{ count: number; since: Date | null }> {
  const { rows } = await sql<{ count: number; since: Date | null }>`
    select count(*)::int as count, min(o.created_at) as since from customer_order o
    where o.status_id = ${orderStatuses.active}::int
      and not exists (select from order_waiver w where w.order_id = o.id and w.what = 'proof')
      and exists (select from order_item i where i.order_id = o.id and needs_proof(i) and not is_approved(i)
        and not exists (select from proof p
          where p.item_id = i.id and p.state = 'sent' and p.print_hash = print_hash_of(i.id)) offset 0)`.execute(
    db,
  );
  return rows[0] ?? { count: 0, since: null };
}
