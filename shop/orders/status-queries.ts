import { type RawBuilder, sql } from 'kysely';
import { listing, orderStatuses, paymentMethodIds } from '#contract/constants.ts';
import { type LanguageCode, languageOf } from '#contract/languages.ts';
import { compiledOnce } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import { type Actor, auditRows } from '#shop/audit/audit.ts';
import { hasNoReservation, isCashPayment, isUnpaidAccount } from './held-queries.ts';
import { isPartlySent, isPickUp, unitsAway } from './sent-queries.ts';
import { givingStock, publishStockInvalidation } from './stock-queries.ts';
import { hiddenStatuses, type OrderToMove, type StatusId } from './status-transitions.ts';

const { active, inProgress, completed, returned, refunded } = orderStatuses;
const { awaitingPayment, voided } = hiddenStatuses;

/** An order locked for a status change until the end of the transaction. */
export interface LockedOrder extends Omit<OrderToMove, 'isUnconfirmed'> {
  customerId: number;
  number: string;
  /** The email address; '' if the customer was erased. */
  email: string;
  /** The phone number that the customer added to their account; null if there is none. */
  phone: string | null;
  language: LanguageCode;
  /** Whether some or all items are downloads. */
  hasFiles: boolean;
  sentAt: Date | null;
  isUnreserved: boolean;
  /** Whether the customer picks it up at the shop. */
  isPickUp: boolean;
}

const lockStatement = compiledOnce(
  'lock-order',
  ({ orderId }: { orderId: number }) => sql<Omit<LockedOrder, 'language'> & { languageId: number }>`
    with locked as (select o.*, ${hasNoReservation} as unreserved, ${isPartlySent} as partly, ${isPickUp} as pick_up, ${isUnpaidAccount} as unpaid from customer_order o where id = ${orderId}::int for no key update)
    select customer_id as "customerId", number, status_id as "statusId", email,
      (select c.added_phone from customer c where c.id = customer_id) as phone, language_id as "languageId", "hasFiles",
      "isDownload", sent_at as "sentAt", unreserved as "isUnreserved", partly as "isPartlySent", pick_up as "isPickUp", unpaid as "isUnpaidAccount",
      payment_method_id = ${paymentMethodIds.cashOnDelivery} as "isOnDelivery"
    from locked, (
      select coalesce(bool_or(digital), false) as "hasFiles", coalesce(bool_and(digital), false) as "isDownload"
      from order_item where order_id = ${orderId}::int) items`,
);

/** Locks an order until the end of the transaction. Returns null if no order has this id. */
export async function lockForChange(db: Database, orderId: number): Promise<LockedOrder | null> {
  const { rows } = await db.executeQuery(lockStatement(db, { orderId }));
  const [order] = rows;
  return order ? { ...order, language: languageOf(order.languageId) } : null;
}

/** The status of an order, as far as its payment depends on it. `unreserved`: void until it is paid. */
export type OrderStatus = 'awaiting' | 'unreserved' | 'void' | 'placed';

/**
 * Locks an order until the end of the transaction.
 * @throws when no order has this id
 */
export async function lockOrder(db: Database, orderId: number): Promise<OrderStatus> {
  const order = await lockForChange(db, orderId);
  if (!order) throw new Error('no such order');
  if (order.statusId === awaitingPayment) return 'awaiting';
  if (order.statusId !== voided) return 'placed';
  return order.isUnreserved ? 'unreserved' : 'void';
}

/**
 * Sets the status of a locked order and its items, and records the actor. Paid downloads are completed
 * whatever else is pending; `shipping_status_id` follows the shipped items. The email that waited for the
 * payment is released when the order is placed.
 */
export async function storeStatus(
  db: Database,
  {
    orderId,
    from,
    to,
    actor,
    isOnDelivery,
  }: { orderId: number; from: StatusId; to: StatusId; actor: Actor; isOnDelivery: boolean },
): Promise<void> {
  const isInProgress = to === active || to === inProgress;
  const shipped = [inProgress, completed, returned].some((status) => status === to) ? to : null;
  await sql`
    with items as (
      update order_item set
        status_id = case when digital and ${isInProgress && !isOnDelivery}::boolean then ${completed}::int else ${to}::int end,
        shipping_status_id = case when ${to === refunded}::boolean or digital then shipping_status_id else ${shipped}::int end
      where order_id = ${orderId}),
    history as (
      insert into order_status_change (order_id, from_status, to_status, changed_by)
      values (${orderId}, ${from}, ${to}, ${actor})),
    noted as (${auditRows(actor, 'order changed', { order: orderId, from, to }, sql``)}),
    reminded as (delete from outbox_mail where held_for_order = ${orderId} and sent_at is null
      and (kind = 'transferReminder' or kind = 'proofReminder' and ${to !== active}::boolean)),
    mail as (
      update outbox_mail m set next_try_at = now(), held_for_order = null, content = case m.kind when 'orderReceived'
        then m.content || jsonb_build_object('paymentMethodId', o.payment_method_id) else m.content end
      from customer_order o where o.id = ${orderId} and m.held_for_order = o.id and m.kind not in ('transferReminder', 'proofReminder', 'artworkAsked')
        and ${to !== voided}::boolean)
    update customer_order set status_id = ${to} where id = ${orderId} and status_id = ${from}`.execute(db);
}

/**
 * Records that all cash of an order was refunded, if a part was before: the rest becomes a refund, and refunds that waited
 * for staff are done.
 */
export async function refundRestOfCash(db: Database, orderId: number, actor: Actor): Promise<void> {
  await sql`
    insert into refund (payment_id, amount_cents, reason, asked_by, next_try_at)
    select p.id, rest.cents, '', ${actor}, null from payment p, lateral (
      select p.amount_cents - coalesce(sum(r.amount_cents), 0)::int as cents from refund r
      where r.payment_id = p.id and r.state <> 'failed') rest
    where p.order_id = ${orderId} and ${isCashPayment(sql`p`)} and rest.cents > 0`.execute(db);
  await sql`
    with cash as (select id from payment p where order_id = ${orderId} and ${isCashPayment(sql`p`)} for no key update),
    done as (
      update refund r set state = 'done', settled_at = now(), reference = '', next_try_at = null from cash
      where r.payment_id = cash.id and r.state = 'created' returning r.id, r.payment_id, r.amount_cents),
    booked as (
      insert into ledger_entry (payment_id, refund_id, amount_cents) select payment_id, id, -amount_cents from done)
    update payment p set state = 'refunded', refunded_cents = p.amount_cents from cash where p.id = cash.id`.execute(
    db,
  );
}

export async function releaseCoupon(db: Database, orderId: number): Promise<void> {
  await sql`
    with gone as (delete from coupon_use where order_id = ${orderId} returning discount_id)
    update discount set used = used - 1 where id in (select discount_id from gone) and used > 0`.execute(db);
}

/**
 * Restocks the units that aren't restocked yet, ordered by product id, as when taking stock; of an order that has left in
 * part, only those that are still in the shop. Invalidates pages of products with low stock.
 */
export async function releaseStock(db: Database, orderId: number): Promise<void> {
  await putBack(
    db,
    orderId,
    sql`select * from (
        select u.item_id, u.cell, u.quantity - u.restocked - case when ${isPartlySent} then ${unitsAway(sql`u`)} else 0 end as pieces
        from order_unit u join customer_order o on o.id = u.order_id where u.order_id = ${orderId}) u
      where pieces > 0`,
  );
}

export interface OrderUnits {
  itemId: number;
  cell: number;
  quantity: number;
}

/**
 * Restocks a number of pieces of these units, in the transaction of a refund. Returns false if one has
 * fewer units to restock; the transaction must then be rolled back.
 */
export async function refundUnits(
  db: Database,
  orderId: number,
  units: readonly OrderUnits[],
): Promise<boolean> {
  const notedUnits = await putBack(
    db,
    orderId,
    sql`select u.item_id, u.cell, b.pieces from unnest(${units.map(({ itemId }) => itemId)}::int[],
        ${units.map(({ cell }) => cell)}::int[], ${units.map(({ quantity }) => quantity)}::int[]) as b (id, cell, pieces)
      join order_unit u on u.item_id = b.id and u.cell = b.cell
      where u.order_id = ${orderId} and not u.digital and u.restocked + b.pieces <= u.quantity`,
  );
  return notedUnits === units.length;
}

/**
 * Restocks units of an order, whose lock serializes the calls.
 * @param units a statement that returns item, cell and pieces
 * @returns the number of units
 */
async function putBack(db: Database, orderId: number, units: RawBuilder<unknown>): Promise<number> {
  // A statement that waits for this lock sees variants from before, not those that staff began to count.
  await sql`
    select from product where id in (select product_id from order_item where order_id = ${orderId})
    order by id for no key update`.execute(db);
  const { rows } = await sql<{ productId: number | null; isNews: boolean; lines: number }>`
    with back as materialized (${units}),
    noted as (
      update order_unit u set restocked = u.restocked + back.pieces from back
      where u.item_id = back.item_id and u.cell = back.cell
      returning u.product_id, u.color_id, u.size_id, back.pieces as quantity),
    ${givingStock(sql`noted`)}
    select "productId", before <= ${listing.fewLeft} as "isNews", n.lines from (select count(*)::int as lines from noted) n left join news on true`.execute(
    db,
  );
  await publishStockInvalidation(
    db,
    rows.flatMap(({ productId, isNews }) => (isNews && productId !== null ? [{ productId }] : [])),
  );
  return rows[0]?.lines ?? 0;
}
