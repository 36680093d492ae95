import { sql } from 'kysely';
import { compiledOnce } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import { holds } from '#shop/orders/orders.ts';
import { addedRate } from '#rules/vat.ts';
import { percentOf } from '#rules/percent.ts';

/** What the shop may retain of an order if it is canceled, and what that depends on. */
export interface Retainable {
  /** Set-up and drawing of the items for which a proof was sent, with VAT, in cents. */
  cents: number;
  /** Whether one of its proofs is approved, so that only staff may cancel it. */
  isApproved: boolean;
}

const retainableStatement = compiledOnce(
  'retainable',
  ({ orderId }: { orderId: number }) => sql<Retainable & { rate: number; isAdded: boolean }>`
    select coalesce(sum(once.cents), 0)::int as cents, coalesce(bool_or(sent.approved), false) as "isApproved",
      coalesce(max(o.vat_rate), 0) as rate, coalesce(bool_or(o.vat_added_cents is not null), false) as "isAdded"
    from customer_order o join order_item i on i.order_id = o.id
      join lateral (select bool_or(p.state = 'approved') as approved from proof p
        where p.item_id = i.id and p.sent_at is not null having count(*) > 0) sent on true
      cross join lateral (select coalesce(sum((c ->> 'cents')::int), 0)::int as cents from jsonb_array_elements(i.once) c
        where c ->> 'kind' in ('setup', 'drawing')) once
    where o.id = ${orderId}`,
);

/** Returns what the shop may retain of an order: nothing until its first proof was sent. */
export async function retainable(db: Database, orderId: number): Promise<Retainable> {
  const { rows } = await db.executeQuery(retainableStatement(db, { orderId }));
  const { cents = 0, isApproved = false, rate = 0, isAdded = false } = rows[0] ?? {};
  return { cents: cents + percentOf(cents, addedRate({ rate, isAdded })), isApproved };
}

/** Stores what the shop retains of a locked order that is canceled. */
export async function storeRetained(db: Database, orderId: number, cents: number): Promise<void> {
  await sql`update customer_order set retained_cents = ${cents} where id = ${orderId}`.execute(db);
}

/** Forgets what the shop would have retained of an order that isn't over, because a refund of that request failed. */
export async function forgetRetained(db: Database, orderId: number, refundId: number): Promise<void> {
  await sql`
    update customer_order o set retained_cents = 0 where o.id = ${orderId} and o.retained_cents > 0 and ${holds}
      and exists (select from refund r join refund x on x.created_at = r.created_at and x.retained_cents > 0
        join payment p on p.id = x.payment_id and coalesce(p.order_id, p.rest_of) = o.id where r.id = ${refundId})`.execute(
    db,
  );
}
