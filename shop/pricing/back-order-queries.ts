import { sql } from 'kysely';

/** Beyond its stock, `room` pieces can be ordered for a day, in so many open days from today. */
export interface BackOrder {
  expectedOn: string;
  room: number;
  days: number;
}

/** SQL for how many pieces of product `p` can be ordered beyond its stock today (docs/decisions/132-back-orders.md). */
export const backOrderRoom = sql`back_order_room(p.expected_on, p.back_order_max)`;

/** SQL for how many pieces of product `p` can be ordered, in stock and beyond; null if stock isn't tracked. */
export const orderableStock = sql`orderable_stock(p.stock, ${backOrderRoom})`;

/** SQL for the terms on which product `p` can be ordered beyond its stock; null if it can't be. */
export const backOrderJson = sql`case when ${backOrderRoom} > 0 then json_build_object('expectedOn', p.expected_on,
  'room', ${backOrderRoom}, 'days', open_days_until(shop_today(), p.expected_on)) end`;

/** SQL for the day from which product `p` can be had, if none is in stock but it can be ordered; otherwise null. */
export const availableFrom = sql<
  string | null
>`case when p.stock < 1 and ${orderableStock} > 0 then p.expected_on end`;
