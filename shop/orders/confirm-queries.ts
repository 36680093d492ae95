import { sql } from 'kysely';
import { orderStatuses } from '#contract/constants.ts';
import { type LanguageCode, languageOf } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import type { PersonName } from '#rules/text-of-language.ts';
import { type OrderRiel, orderRielJson } from '#shop/riel/riel.ts';
import { isWaiting } from './held-queries.ts';
import { hiddenStatuses } from './status-transitions.ts';

/** A cash order with the data shown to those who may confirm it. */
export interface OrderToConfirm {
  orderId: number;
  customerId: number;
  number: string;
  email: string;
  language: LanguageCode;
  totalCents: number;
  riel: OrderRiel | null;
  /** `waiting` until `confirmBy`; `ended` if void; `confirmed` also if no confirmation was needed. */
  standing: 'waiting' | 'confirmed' | 'ended';
  confirmBy: Date | null;
}

const selected = sql`
  select o.id as "orderId", o.customer_id as "customerId", o.number, o.email, o.language_id as "languageId",
    o.total_cents as "totalCents", ${orderRielJson} as riel, h.ends_at as "confirmBy",
    case when o.status_id = ${hiddenStatuses.voided}::int then 'ended' when ${isWaiting} then 'waiting' else 'confirmed' end as standing
  from customer_order o left join order_hold h on h.order_id = o.id`;

type Row = Omit<OrderToConfirm, 'language'> & { languageId: number };

const inLanguage = ({ languageId, ...order }: Row): OrderToConfirm => ({
  ...order,
  language: languageOf(languageId),
});

/** Returns the order to confirm, or null if no visible order has this id. */
export async function orderToConfirm(db: Database, orderId: number): Promise<OrderToConfirm | null> {
  const { rows } = await sql<Row>`
    ${selected} where o.id = ${orderId} and o.status_id <> ${hiddenStatuses.awaitingPayment}`.execute(db);
  return rows[0] ? inLanguage(rows[0]) : null;
}

/** A cash order that needs confirmation, with the customer to call. */
export interface OrderToCall extends OrderToConfirm, PersonName {
  placedAt: Date;
  phone: string;
}

export async function ordersToCall(db: Database, limit: number): Promise<OrderToCall[]> {
  const { rows } = await sql<Row & OrderToCall>`
    select s.*, o.created_at as "placedAt", o.first_name as "firstName", o.last_name as "lastName", o.mobile as phone
    from (${selected} where o.status_id = ${orderStatuses.active}::int and ${isWaiting}) s
      join customer_order o on o.id = s."orderId"
    order by s."confirmBy" limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, ...inLanguage(row) }));
}

/**
 * Returns the order to call about, locked until the end of the transaction. Reads the row after acquiring the
 * lock, so that it sees what the previous transaction wrote.
 */
export async function lockOrderToConfirm(db: Database, orderId: number): Promise<OrderToConfirm | null> {
  await sql`select from customer_order where id = ${orderId} for no key update`.execute(db);
  return orderToConfirm(db, orderId);
}

/** Returns this customer's other orders that need confirmation, oldest first. */
export async function ordersToConfirm(
  db: Database,
  { customerId, but }: { customerId: number; but: number },
): Promise<OrderToConfirm[]> {
  const { rows } = await sql<Row>`
    ${selected} where o.customer_id = ${customerId} and o.id <> ${but}
      and o.status_id = ${orderStatuses.active}::int and ${isWaiting} order by o.id`.execute(db);
  return rows.map(inLanguage);
}

/** Locks an order and all active orders of its customer until the end of the transaction. */
export async function lockOrdersOfCustomer(db: Database, orderId: number): Promise<void> {
  await sql`
    select from customer_order o
    where o.id = ${orderId} or o.status_id = ${orderStatuses.active}::int
      and o.customer_id = (select customer_id from customer_order where id = ${orderId})
    order by o.id for no key update`.execute(db);
}

/**
 * Returns whether an order still needs confirmation. Call it once the order is locked, so that it sees a
 * concurrent confirmation.
 */
export async function isUnconfirmed(db: Database, orderId: number): Promise<boolean> {
  const { rows } = await sql`
    select from customer_order o join order_hold h on h.order_id = o.id where o.id = ${orderId} and ${isWaiting}`.execute(
    db,
  );
  return rows.length > 0;
}

export async function noteConfirmed(db: Database, orderId: number): Promise<void> {
  await sql`update order_hold set confirmed_at = now() where order_id = ${orderId}`.execute(db);
}

/** Returns orders whose confirmation deadline has passed, the longest overdue first. */
export async function overdueOrders(db: Database, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from order_hold h join customer_order o on o.id = h.order_id
    where h.ends_at <= now() and ${isWaiting} order by h.ends_at limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Locks an order whose confirmation deadline has passed. Returns null if another process has locked it, or it
 * isn't overdue.
 */
export async function lockOverdue(db: Database, orderId: number): Promise<OrderToConfirm | null> {
  const { rows: free } = await sql`
    select from customer_order where id = ${orderId} and status_id = ${orderStatuses.active}
    for no key update skip locked`.execute(db);
  if (free.length === 0) return null;
  const { rows } = await sql<Row>`
    ${selected} where o.id = ${orderId} and h.ends_at <= now() and ${isWaiting}`.execute(db);
  return rows[0] ? inLanguage(rows[0]) : null;
}
