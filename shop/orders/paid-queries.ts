import { sql } from 'kysely';
import { listing, orderStatuses } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { takeStock, useCoupon } from './order-queries.ts';
import { hiddenStatuses, isAllowedTransition } from './status-transitions.ts';

const { active, completed, refunded } = orderStatuses;
const { awaitingPayment, voided } = hiddenStatuses;
const refundable = Object.values(orderStatuses).filter((status) => isAllowedTransition(status, refunded));

/** Where an order stands, for what happens to its payment. */
export type OrderStanding = 'awaiting' | 'void' | 'placed';

/** Locks an order until the end of the transaction. @throws when there is none of this id */
export async function lockOrder(db: Database, orderId: number): Promise<OrderStanding> {
  const { rows } = await sql<{ statusId: number }>`
    select status_id as "statusId" from customer_order where id = ${orderId} for no key update`.execute(db);
  const [order] = rows;
  if (!order) throw new Error('no such order');
  if (order.statusId === awaitingPayment) return 'awaiting';
  return order.statusId === voided ? 'void' : 'placed';
}

const noteChange = (orderId: number, from: number | null, actor: string) => sql`
  insert into order_status_change (order_id, from_status, to_status, changed_by)
  select id, ${from}::int, status_id, ${actor} from customer_order where id = ${orderId}`;

/**
 * The order of a locked row is paid: what is digital is completed at once, and so is an order that is nothing else. The
 * mail that waited for it goes out.
 */
export async function placePaid(
  db: Database,
  { orderId, from, actor }: { orderId: number; from: 'awaiting' | 'void'; actor: string },
): Promise<void> {
  await sql`
    with items as (
      update order_item set status_id = case when digital then ${completed}::int else ${active}::int end
      where order_id = ${orderId} returning digital),
    mail as (
      update outbox_mail set next_try_at = now(), held_for_order = null where held_for_order = ${orderId}),
    noted as (
      insert into audit_entry (event, actor, detail) values ('order paid', ${actor}, jsonb_build_object('order', ${orderId}::int)))
    update customer_order set status_id = case when (select bool_and(digital) from items) then ${completed}::int else ${active}::int end
    where id = ${orderId}`.execute(db);
  await noteChange(orderId, from === 'awaiting' ? awaitingPayment : voided, actor).execute(db);
}

/**
 * Gives up an order that awaits its payment, or one on delivery (`from`: active) that nobody confirmed: stock and coupon are
 * back. @returns whether pages show another stock now
 */
export async function voidOrder(
  db: Database,
  orderId: number,
  actor: string,
  from: typeof awaitingPayment | typeof active = awaitingPayment,
): Promise<boolean> {
  const { rows } = await sql`
    update customer_order set status_id = ${voided} where id = ${orderId} and status_id = ${from}
    returning id`.execute(db);
  if (rows.length === 0) return false;
  await noteChange(orderId, from, actor).execute(db);
  await sql`update order_item set status_id = ${voided} where order_id = ${orderId}`.execute(db);
  await sql`
    with gone as (delete from coupon_use where order_id = ${orderId} returning discount_id)
    update discount set used = used - 1 where id in (select discount_id from gone) and used > 0`.execute(db);
  return giveBackStock(db, orderId);
}

/** In the order of the products' ids, as it is taken. */
async function giveBackStock(db: Database, orderId: number): Promise<boolean> {
  const { rows } = await sql<{ isNews: boolean }>`
    with sold as (
      select product_id, sum(quantity)::int as quantity from order_item where order_id = ${orderId} group by product_id),
    locked as (
      select id from product where id in (select product_id from sold) and stock is not null order by id for no key update)
    update product p set stock = p.stock + s.quantity from sold s join locked l on l.id = s.product_id
    where p.id = s.product_id returning p.stock - s.quantity <= ${listing.fewLeft} as "isNews"`.execute(db);
  return rows.some(({ isNews }) => isNews);
}

/**
 * Takes stock and coupon of a void order once more. False: somebody else has them now, or the customer was erased and
 * nothing can be sent; the transaction must be undone.
 */
export async function reserveAgain(db: Database, orderId: number): Promise<boolean> {
  const { rows: erased } = await sql`
    select 1 from customer_order o join customer c on c.id = o.customer_id
    where o.id = ${orderId} and c.email is null`.execute(db);
  if (erased.length > 0) return false;
  const { rows: orders } = await sql<{ couponId: number | null }>`
    insert into coupon_use (discount_id, customer_id, order_id)
    select coupon_id, customer_id, id from customer_order where id = ${orderId} and coupon_id is not null
    returning discount_id as "couponId"`.execute(db);
  const couponId = orders[0]?.couponId ?? null;
  if (couponId !== null && !(await useCoupon(db, couponId))) return false;
  const { rows: items } = await sql<{ productId: number; quantity: number }>`
    select product_id as "productId", sum(quantity)::int as quantity from order_item
    where order_id = ${orderId} group by product_id`.execute(db);
  return (await takeStock(db, items)).short === null;
}

/**
 * The whole payment of a locked order went back: it is refunded if it may become that. What had not been begun goes back
 * into the stock.
 */
export async function refundOrder(db: Database, orderId: number, actor: string): Promise<boolean> {
  const { rows } = await sql<{ from: number }>`
    update customer_order o set status_id = ${refunded} from customer_order before
    where o.id = ${orderId} and before.id = o.id and o.status_id = any(${refundable}::int[])
    returning before.status_id as "from"`.execute(db);
  const [changed] = rows;
  if (!changed) return false;
  await noteChange(orderId, changed.from, actor).execute(db);
  await sql`update order_item set status_id = ${refunded} where order_id = ${orderId}`.execute(db);
  return changed.from === active ? giveBackStock(db, orderId) : false;
}
