import { type RawBuilder, sql } from 'kysely';
import { compiledOnce, preparedQuery, pipelinedQuery } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import { orderableStock } from '#shop/pricing/pricing.ts';
import { isHeld, isTransfer, hasNoReservation } from './held-queries.ts';
import type { HeldFromAddress } from './hold-rules.ts';
import { hiddenStatuses } from './status-transitions.ts';

const { awaitingPayment } = hiddenStatuses;

const lockStatement = compiledOnce(
  'lock-address',
  ({ placedFrom }: { placedFrom: string }) =>
    sql`select pg_advisory_xact_lock(hashtextextended(${placedFrom}, 0))`,
);

/**
 * Serializes the orders of new customers at one IP address, across all processes, until the end of the
 * transaction.
 */
export async function lockAddress(db: Database, placedFrom: string): Promise<void> {
  await db.executeQuery(pipelinedQuery(lockStatement(db, { placedFrom })));
}

interface HeldQuestion {
  placedFrom: string;
  customerId: number;
  productIds: readonly number[];
  quantities: readonly number[];
}

/**
 * Returns SQL for open payments of other customers for a product `p` through a provider. Excludes transfers,
 * because they stay open for days.
 */
const paidByOthers = (customerId: number) => sql`
  select from payment y join customer_order o on o.id = y.order_id join order_item i on i.order_id = o.id
  where y.settled_at is null and y.expires_at > now() and y.customer_id <> ${customerId}::int and i.product_id = p.id
    and not ${isTransfer} and (o.status_id = ${awaitingPayment}::int or ${hasNoReservation})`;

/**
 * Builds the statement. The rows of the few reservations are found by key, whatever the planner believes.
 * @param allCents the total of all new customers
 */
const heldStatement = (name: string, allCents: RawBuilder<unknown>) =>
  compiledOnce(
    name,
    ({ placedFrom, customerId, productIds, quantities }: HeldQuestion) => sql<
      Omit<HeldFromAddress, 'wholeCents'>
    >`
    with held as materialized (
      select h.order_id, h.held_cents, o.is_short from order_hold h cross join lateral (
        select o.status_id = ${awaitingPayment}::int and not ${isTransfer} as is_short from customer_order o
        where o.id = h.order_id and ${isHeld} offset 0) o
      where h.placed_from = ${placedFrom} or h.customer_id = ${customerId}::int),
    units as materialized (
      select i.product_id, sum(i.quantity)::int as held from held cross join lateral (
        select i.product_id, i.quantity from order_item i where i.order_id = held.order_id offset 0) i
      group by i.product_id)
    select count(*)::int as orders, coalesce(sum(held_cents), 0)::bigint as cents,
      coalesce(sum(held_cents) filter (where not is_short), 0)::bigint as "cashCents",
      ${allCents}::bigint as "allCents",
      coalesce((
        select json_agg(json_build_object('productId', p.id, 'stock', ${orderableStock}, 'held', coalesce(u.held, 0),
          'isSought', ${orderableStock} <= w.quantity and exists (${paidByOthers(customerId)})) order by p.id)
        from unnest((select ${productIds}::int[]), (select ${quantities}::int[])) as w (id, quantity)
          join product p using (id) left join units u on u.product_id = p.id
        where p.stock is not null), '[]') as products
    from held`,
  );

const heldCents = (holds: RawBuilder<unknown>) => sql`(select coalesce(sum(h.held_cents), 0) from ${holds})`;
const exactCents = heldCents(sql`order_hold h join customer_order o on o.id = h.order_id where ${isHeld}`);
const exactStatement = heldStatement('held-from-exact', exactCents);
const withoutTotal = heldStatement('held-from', sql`0`);

/**
 * Returns what new customers at an IP address have reserved, what this customer has reserved anywhere, and
 * the stock of the order's products. Runs as a separate statement after locking the address, because a
 * statement that waits for the lock sees the stock from before.
 * @param allCents the total of all new customers, if it is known; null to read the exact total, which takes
 * longer the more reservations there are
 */
export async function heldFrom(
  db: Database,
  { allCents, ...question }: HeldQuestion & { allCents: number | null },
): Promise<Omit<HeldFromAddress, 'wholeCents'>> {
  const statement = allCents === null ? exactStatement : withoutTotal;
  const { rows } = await db.executeQuery(statement(db, question));
  const [held] = rows;
  if (!held) throw new Error('no row');
  return allCents === null ? held : { ...held, allCents };
}

/**
 * Returns what all new customers have reserved, in cents. Includes reservations that no longer apply but
 * aren't deleted yet, so that no orders need to be looked up.
 */
export async function readMaxHeld(db: Database): Promise<number> {
  const query = sql<{ cents: number }>`select ${heldCents(sql`order_hold h`)}::float8 as cents`;
  const { rows } = await db.executeQuery(preparedQuery('held-by-all', query.compile(db)));
  return rows[0]?.cents ?? 0;
}

/**
 * Returns the value of the tracked stock, including what new customers have reserved, in cents. Reads all
 * products (`stockValue`).
 */
export async function readStockValue(db: Database): Promise<number> {
  // A float, because it only serves as a limit, and very large stocks exceed what a number can represent to
  // the cent.
  const query = sql<{ cents: number }>`
    select ((select coalesce(sum(stock::bigint * price_cents), 0) from product where stock > 0 and published) +
      ${exactCents})::float8 as cents`;
  const { rows } = await db.executeQuery(preparedQuery('stock-value', query.compile(db)));
  return rows[0]?.cents ?? 0;
}

export interface NewReservation {
  customerId: number;
  placedFrom: string;
  cents: number;
  /** When it expires; null if it doesn't expire by itself. */
  endsAt: Date | null;
}

export type PlacedReservation = NewReservation & { orderId: number };

export const holdRow = ({ orderId, customerId, placedFrom, cents, endsAt }: PlacedReservation) => sql`
  insert into order_hold (order_id, customer_id, placed_from, held_cents, ends_at)
  values (${orderId}, ${customerId}, ${placedFrom}, ${cents}, ${endsAt})`;
