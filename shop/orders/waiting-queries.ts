import { type RawBuilder, sql } from 'kysely';
import { orderStatuses } from '#contract/constants.ts';
import { constantOf } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import { isWaiting } from './held-queries.ts';

/** SQL for whether pieces `a` of an item `i` that was ordered beyond the stock haven't arrived. */
export const isAwaited = (
  which: RawBuilder<unknown>,
) => sql<boolean>`case when i.expected_on is null then false else exists (
  select from awaited_units(i.order_id) a where a.item_id = i.id and ${which}) end`;

/** SQL for the last day for which an order `o` waits for stock; null if it waits for none. */
export const awaitedUntil = sql<string | null>`(select max(a.expected_on) from awaited_units(o.id) a)`;

/** SQL for the pieces for which an order `o` waits: names, color and size, quantity and the day on which they are expected. */
export const awaitedJson = sql`coalesce((
  select json_agg(json_build_object('line', a.item_id, 'cell', a.cell, 'en', i.name_en, 'km', coalesce(i.name_km, ''), 'quantity', a.pieces, 'expectedOn', a.expected_on,
    'options', (select coalesce(json_agg(c order by c -> 'attributeId'), '[]') from jsonb_array_elements(current_options(u.options)) c
      where c -> 'attributeId' in ('1', '2'))) order by a.item_id, a.cell)
  from awaited_units(o.id) a join order_item i on i.id = a.item_id
    join order_unit u on u.item_id = a.item_id and u.cell = a.cell), '[]')`;

/** SQL for whether all that was ordered beyond the stock has arrived for an order `o`, whose work hasn't begun. */
export const hasArrived = sql<boolean>`(o.status_id = ${constantOf(orderStatuses.active)}
  and exists (select from waiting_unit w where w.order_id = o.id) and not waits_for_stock(o.id))`;

/** Counts the orders that can start because what was ordered beyond the stock has arrived. */
export async function countArrived(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from customer_order o left join order_hold h on h.order_id = o.id
    where ${hasArrived} and not (${isWaiting})`.execute(db);
  return rows[0]?.count ?? 0;
}
