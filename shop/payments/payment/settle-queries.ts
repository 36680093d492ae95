import { sql } from 'kysely';
import { type LanguageCode, languageCodes, languages, defaultLanguage } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import {
  dueNow,
  hasNoReservation,
  holds,
  isPickUp,
  receivedCents,
  type PlacedOrder,
} from '#shop/orders/orders.ts';
import { transferName } from '../providers/bank-transfer.ts';
import type { PaymentState } from './payment-states.ts';
import { shopId } from './shop-id-queries.ts';

/** The locked payment while an outcome is applied. */
export interface LockedPayment {
  orderId: number | null;
  customerId: number;
  createdAt: Date;
  provider: string;
  state: PaymentState;
  /** The last reason reported. */
  reason: string;
  shop: string;
  amountCents: number;
  /** The partial amount received while it isn't fully paid, which the ledger already has. */
  partCents: number;
  currency: string;
  refundedCents: number;
  hasToken: boolean;
  hasCode: boolean;
  /** The id of the charge that paid it; '' until then. */
  chargeId: string;
  capturedByClient: boolean;
  /** News of a dispute of which staff haven't been notified; null if there is none. */
  disputeNews: 'opened' | 'lost' | null;
}

/** SQL for whether the customer sends the payment with a bank's app. The payment's alias is p. */
export const isPushed = sql`(p.provider = ${transferName} or exists (select from payment_code c where c.payment_id = p.id))`;

interface OrderOfPayment {
  orderId: number | null;
  besidesOrderId: number | null;
  balanceId: number | null;
  isPushed: boolean;
}

/**
 * Returns the order of a payment, which must be locked before it, and the order that it may pay in addition to that
 * order's own payment; null if there is none. `balanceId`: the balance of that order for which it was made. `isPushed`: the
 * customer sends the payment with a bank's app.
 */
export async function orderOfPayment(db: Database, paymentId: number): Promise<OrderOfPayment> {
  const { rows } = await sql<OrderOfPayment>`
    select order_id as "orderId", rest_of as "besidesOrderId", rest_id as "balanceId", ${isPushed} as "isPushed" from payment p
    where id = ${paymentId}`.execute(db);
  return rows[0] ?? { orderId: null, besidesOrderId: null, balanceId: null, isPushed: false };
}

/**
 * Locks a payment.
 * @throws when no payment has this id
 */
export async function lockPayment(db: Database, paymentId: number): Promise<LockedPayment> {
  const { rows } = await sql<LockedPayment>`
    select order_id as "orderId", customer_id as "customerId", created_at as "createdAt", provider, state, reason, ${shopId} as shop, amount_cents as "amountCents", ${receivedCents(sql`payment`)} as "partCents", currency,
      refunded_cents as "refundedCents", proof_hash is not null as "hasToken", coalesce(charge_id, '') as "chargeId", captured_by_client as "capturedByClient",
      exists (select from payment_code c where c.payment_id = payment.id) as "hasCode",
      case when disputed_at is null or dispute_told_at >= dispute_changed_at then null
        when dispute_lost_at is null then 'opened' else 'lost' end as "disputeNews"
    from payment where id = ${paymentId} for no key update`.execute(db);
  const [payment] = rows;
  if (!payment) throw new Error('no such payment');
  return payment;
}

export async function isCancelledByCustomer(db: Database, orderId: number): Promise<boolean> {
  const { rows } = await sql<{ isCancelled: boolean }>`
    select changed_by like 'customer %' and from_status is not null as "isCancelled" from order_status_change
    where order_id = ${orderId} order by id desc limit 1`.execute(db);
  return rows[0]?.isCancelled ?? false;
}

export async function isChargeOfAnother(
  db: Database,
  paymentId: number,
  { provider }: LockedPayment,
  chargeId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from payment where provider = ${provider} and charge_id = ${chargeId} and id <> ${paymentId}`.execute(
    db,
  );
  return rows.length > 0;
}

/** Returns whether the email that confirms an order waits for its payment. */
export async function waitsToConfirm(db: Database, orderId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from outbox_mail where held_for_order = ${orderId} and kind = 'orderReceived'`.execute(db);
  return rows.length > 0;
}

export interface StateChange {
  from: PaymentState;
  to: PaymentState;
  /** Who caused the change, such as 'customer' or 'reconciler'. */
  source: string;
  reason: string;
  /** The id of the charge; null if unchanged. */
  chargeId: string | null;
  /** The amount actually paid, in cents; null if unchanged. */
  amountCents: number | null;
}

/** States in which the provider had checked the card before the payment ended, or it had ended before. */
const wereAnswered: ReadonlySet<PaymentState> = new Set(['submitted', 'needs_action', 'pending', 'declined']);

/** Raises the state of a locked payment. Once it is paid, records it in the ledger, except for parts already there. */
export async function changeState(db: Database, paymentId: number, change: StateChange): Promise<void> {
  const { from, to, source, reason, chargeId, amountCents } = change;
  // A provider that didn't respond reveals nothing about the card.
  const isSilent = to === 'declined' && !wereAnswered.has(from);
  await sql`
    with noted as (
      insert into payment_event (payment_id, from_state, to_state, source, detail)
      values (${paymentId}, ${from}, ${to}, ${source}, ${reason})),
    booked as (
      insert into ledger_entry (payment_id, amount_cents)
      select id, cents from payment p join lateral (
        select coalesce(${amountCents}::int, p.amount_cents) - ${receivedCents(sql`p`)} as cents) due on cents <> 0
      where id = ${paymentId} and ${to === 'paid'}::boolean)
    update payment set state = ${to}, reason = ${reason}, charge_id = coalesce(${chargeId}, charge_id),
      amount_cents = coalesce(${amountCents}::int, amount_cents),
      card_tried_at = case when ${isSilent}::boolean then null else card_tried_at end,
      settled_at = case when ${['declined', 'paid'].includes(to)}::boolean then now() else settled_at end
    where id = ${paymentId}`.execute(db);
}

export interface Release {
  /** Seconds until the next check; null if no checks are needed, which also resets their count. */
  nextPollSeconds: number | null;
  /**
   * Whether a check that is due earlier may be postponed until then, because the payment was just checked.
   */
  mayPutOff: boolean;
  /** Whether the outcome of the request is known. */
  isAnswered: boolean;
}

/** Releases a claimed payment and schedules the next check. */
export async function releasePayment(db: Database, paymentId: number, release: Release): Promise<void> {
  const { nextPollSeconds, mayPutOff, isAnswered } = release;
  // A webhook that arrived in the meantime made the payment due immediately, and that must stay. Uses the
  // clock instead of the transaction's start, because the webhook may have arrived after that.
  await sql`
    with next as (select now() + make_interval(secs => ${nextPollSeconds}::float8) as look)
    update payment set busy_until = null, looks = case when ${nextPollSeconds === null}::boolean then 0 else looks end,
      asked_at = case when not ${isAnswered}::boolean then asked_at end,
      next_look_at = case
        when next_look_at <= clock_timestamp() then next_look_at
        when ${mayPutOff}::boolean or next.look is null then next.look
        else least(next_look_at, next.look) end
    from next where id = ${paymentId}`.execute(db);
}

/** Returns whether an order is placed: neither void nor awaiting its payment. */
export async function isPlaced(db: Database, orderId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from customer_order where id = ${orderId} and status_id < 90`.execute(
    db,
  );
  return rows.length > 0;
}

/** Returns whether an order is placed, and was neither canceled nor returned. */
export async function isSale(db: Database, orderId: number): Promise<boolean> {
  const { rows } = await sql`select from customer_order o where id = ${orderId} and ${holds}`.execute(db);
  return rows.length > 0;
}

export async function placedOrder(db: Database, orderId: number): Promise<PlacedOrder> {
  const { rows } = await sql<PlacedOrder>`
    select id as "orderId", number, total_cents as "totalCents", ${dueNow} as "nowCents", ${hasNoReservation} as "isUnreserved" from customer_order o
    where id = ${orderId}`.execute(db);
  const [order] = rows;
  if (!order) throw new Error('no such order');
  return order;
}

export interface OrderToNotify {
  number: string;
  email: string;
  firstName: string;
  language: LanguageCode;
  /** Whether it is picked up at the shop. */
  isPickUp: boolean;
}

/** Returns the customer to notify about the payment of an order; without an address if they were erased. */
export async function orderToNotify(db: Database, orderId: number): Promise<OrderToNotify> {
  const { rows } = await sql<Omit<OrderToNotify, 'language'> & { languageId: number }>`
    select o.number, o.email, o.first_name as "firstName", o.language_id as "languageId", ${isPickUp} as "isPickUp"
    from customer_order o where o.id = ${orderId}`.execute(db);
  const [order] = rows;
  if (!order) throw new Error('no such order');
  return inLanguage(order);
}

/**
 * Returns the customer to notify about a payment without an order; without an address if they were erased.
 */
export async function payerToNotify(
  db: Database,
  paymentId: number,
): Promise<Omit<OrderToNotify, 'number' | 'isPickUp'>> {
  const { rows } = await sql<
    Omit<OrderToNotify, 'language' | 'number' | 'isPickUp'> & { languageId: number }
  >`
    select coalesce(c.email, '') as email, c.first_name as "firstName", c.language_id as "languageId"
    from payment p join customer c on c.id = p.customer_id where p.id = ${paymentId}`.execute(db);
  const [payer] = rows;
  if (!payer) throw new Error('no such payment');
  return inLanguage(payer);
}

const inLanguage = <EmailPreview>({ languageId, ...told }: EmailPreview & { languageId: number }) => ({
  ...told,
  language: languageCodes.find((code) => languages[code].id === languageId) ?? defaultLanguage,
});
