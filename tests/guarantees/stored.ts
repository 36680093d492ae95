import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';

/** Tables that visitors may add to or change, with the columns. All other data must stay exactly as it is. */
const mayChange: Readonly<Record<string, readonly string[]>> = {
  product: ['stock'],
  discount: ['used'],
  session: ['last_used_at', 'ended_at'],
  outbox_mail: ['sent_at', 'is_saved', 'tries', 'next_try_at', 'last_error'],
  payment_report: ['finished_at', 'charges', 'differences'],
  // The columns of customers who send requests. Those of other customers must stay unchanged.
  customer: [
    'first_name',
    'last_name',
    'mobile',
    'second_mobile',
    'recipient',
    'recipient_mobile',
    'address',
    'state_province_id',
    'city_id',
    'postal_code',
  ],
};
const mayGrow = new Set(
  (
    'customer session customer_order order_item order_unit order_status_change order_key order_hold coupon_use outbox_mail audit_entry ' +
    'contact_message inquiry inquiry_message subscriber seller_request sample_request sample_request_item wishlist_share wishlist_share_item ' +
    'payment payment_code payment_event refund stray_money provider_event ledger_entry payment_report customer_list_line customer_address stock_notice'
  ).split(' '),
);
/** Counters, codes and marks that appear and expire by themselves. */
const passing = new Set([
  'provider_token',
  'rate_window',
  'one_time_code',
  'sealed_password',
  'known_browser',
  'search_miss',
  'changed_row',
]);

export interface Stored {
  /** Number of rows of each table whose rows don't come and go by themselves. */
  counts: Record<string, number>;
  /** One hash per table of the rows that existed at `since`, without the columns that may change. */
  hashes: Record<string, string>;
}

/** Returns a fingerprint of the whole database. In tables that may grow, only the earlier rows count. */
export async function stored(db: Database, since?: Stored): Promise<Stored> {
  const { rows: tables } = await sql<{ name: string; key: string[] }>`
    select c.relname as name, (select array_agg(a.attname order by a.attnum) from pg_index i join pg_attribute a
      on a.attrelid = c.oid and a.attnum = any(i.indkey) where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`.execute(db);
  const counts: Record<string, number> = {};
  const hashes: Record<string, string> = {};
  for (const { name } of tables) {
    if (passing.has(name)) continue;
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(name)}`.execute(db);
    counts[name] = rows[0]!.n;
    const without = (mayChange[name] ?? []).map((column) => sql` - ${column}::text`);
    const content = sql`(to_jsonb(t)${sql.join(without, sql``)})::text`;
    // Tables that may grow are ordered by identity or time.
    const order = mayGrow.has(name) ? (orderOf[name] ?? sql`id`) : sql`1`;
    const limit = mayGrow.has(name) ? sql`limit ${since?.counts[name] ?? counts[name]}` : sql``;
    const { rows: hashed } = await sql<{ hash: string }>`
      select coalesce(md5(string_agg(each, '|' order by each)), '') as hash
      from (select ${content} as each from ${sql.table(name)} t order by ${order} ${limit}) x`.execute(db);
    hashes[name] = hashed[0]!.hash;
  }
  return { counts, hashes };
}

const orderOf: Readonly<Record<string, ReturnType<typeof sql>>> = {
  session: sql`created_at, token_hash`,
  order_key: sql`created_at, key`,
  order_hold: sql`order_id`,
  order_unit: sql`item_id, cell`,
  payment_code: sql`payment_id`,
  provider_event: sql`received_at, event_id`,
  payment_report: sql`day, provider`,
  sample_request_item: sql`request_id, position`,
  customer_list_line: sql`customer_id, list, product_id`,
  wishlist_share: sql`created_at, code`,
  wishlist_share_item: sql`code, position`,
};

/** Returns the number of added rows by table. Tables without any are omitted. */
export function added(before: Stored, after: Stored): Record<string, number> {
  return Object.fromEntries(
    Object.entries(after.counts)
      .map(([name, count]): [string, number] => [name, count - (before.counts[name] ?? 0)])
      .filter(([, more]) => more !== 0),
  );
}

/**
 * Returns how many orders await their payment or were abandoned, and counts their items and status changes.
 * Their customers never saw them as placed.
 */
export async function hiddenRows(db: Database): Promise<{ orders: number; items: number; changes: number }> {
  const { rows } = await sql<{ orders: number; items: number; changes: number }>`
    with hidden as (select id from customer_order where status_id >= 90)
    select (select count(*)::int from hidden) as orders,
      (select count(*)::int from order_item where order_id in (select id from hidden)) as items,
      (select count(*)::int from order_status_change where order_id in (select id from hidden)) as changes`.execute(
    db,
  );
  return rows[0]!;
}

/** Returns orders with missing, duplicate or wrong data; empty if every order is complete. */
export async function brokenOrders(db: Database): Promise<unknown[]> {
  const { rows } = await sql`
    select o.id from customer_order o where
      not exists (select from order_item i where i.order_id = o.id)
      or o.subtotal_cents <> (select sum(i.total_cents) from order_item i where i.order_id = o.id)
      or o.total_cents <> o.subtotal_cents + o.shipping_cents - o.discount_cents
      or not exists (select from order_status_change c where c.order_id = o.id)
      or exists (
        select from order_item i left join lateral (
          select sum(quantity) as quantity, sum(restocked) as restocked, sum(unit_cents * quantity) as cents, bool_or(cell > 0) as has_cells,
            max(packed_at) filter (where cell = 0) as packed_at, sum(once_cents) as once,
            bool_and((order_id, product_id, digital, color_id, size_id)
              = (i.order_id, i.product_id, i.digital, chosen_option(u.options, 1), chosen_option(u.options, 2))) as is_same
          from order_unit u where item_id = i.id) u on true
        where i.order_id = o.id and (i.quantity, i.restocked, i.total_cents, i.has_cells, i.packed_at, i.once_cents, true)
          is distinct from (u.quantity, u.restocked, u.cents, u.has_cells, u.packed_at, u.once, u.is_same))
      or (o.coupon_id is not null and o.status_id <> 91) <> exists (select from coupon_use u where u.order_id = o.id)`.execute(
    db,
  );
  return rows;
}
