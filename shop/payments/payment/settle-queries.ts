import { sql } from 'kysely';
import { type LanguageCode, languageCodes, languages, defaultLanguage } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { isUnreserved, partCents, type PlacedOrder } from '#shop/orders/orders.ts';
import { transferName } from '../providers/bank-transfer.ts';
import type { PaymentState } from './payment-states.ts';
import { shopId } from './shop-id-queries.ts';

/** What is locked of a payment while an outcome is applied. */
export interface LockedPayment {
  orderId: number | null;
  provider: string;
  state: PaymentState;
  /** Why, as it was last said. */
  reason: string;
  /** Of this shop. */
  shop: string;
  amountCents: number;
  /** What came of it while it is not paid: the books have it already. */
  partCents: number;
  currency: string;
  refundedCents: number;
  hasToken: boolean;
  /** It is paid by a code. */
  hasCode: boolean;
  /** By what the money that paid it was recorded; '' until it is paid. */
  chargeId: string;
  capturedByClient: boolean;
  /** What the staff was not told yet of a dispute; null: nothing. */
  disputeNews: 'opened' | 'lost' | null;
}

/** Its customer sends the money by themselves, with the app of a bank. The payment's alias: p. */
export const isPushed = sql`(p.provider = ${transferName} or exists (select from payment_code c where c.payment_id = p.id))`;

/** The order of a payment, to be locked before it; null: it has none. `isPushed`: its customer sends the money with a bank's app. */
export async function orderOfPayment(
  db: Database,
  paymentId: number,
): Promise<{ orderId: number | null; isPushed: boolean }> {
  const { rows } = await sql<{ orderId: number | null; isPushed: boolean }>`
    select order_id as "orderId", ${isPushed} as "isPushed" from payment p where id = ${paymentId}`.execute(
    db,
  );
  return rows[0] ?? { orderId: null, isPushed: false };
}

/** @throws when there is none of this id */
export async function lockPayment(db: Database, paymentId: number): Promise<LockedPayment> {
  const { rows } = await sql<LockedPayment>`
    select order_id as "orderId", provider, state, reason, ${shopId} as shop, amount_cents as "amountCents", ${partCents(sql`payment`)} as "partCents", currency,
      refunded_cents as "refundedCents", proof_hash is not null as "hasToken", coalesce(charge_id, '') as "chargeId", captured_by_client as "capturedByClient",
      exists (select from payment_code c where c.payment_id = payment.id) as "hasCode",
      case when disputed_at is null or dispute_told_at >= dispute_changed_at then null
        when dispute_lost_at is null then 'opened' else 'lost' end as "disputeNews"
    from payment where id = ${paymentId} for no key update`.execute(db);
  const [payment] = rows;
  if (!payment) throw new Error('no such payment');
  return payment;
}

/** Whether a void order is one that its customer cancelled. */
export async function isCancelledByCustomer(db: Database, orderId: number): Promise<boolean> {
  const { rows } = await sql<{ isCancelled: boolean }>`
    select changed_by like 'customer %' and from_status is not null as "isCancelled" from order_status_change
    where order_id = ${orderId} order by id desc limit 1`.execute(db);
  return rows[0]?.isCancelled ?? false;
}

/** Whether the money is known as that of another payment. */
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

export interface StateChange {
  from: PaymentState;
  to: PaymentState;
  /** 'customer', 'reconciler' … */
  source: string;
  reason: string;
  /** null: as it was. */
  chargeId: string | null;
  /** What was really paid, in cents; null: as it was. */
  amountCents: number | null;
}

/** Before its end somebody at the provider looked at the card. */
const wereAnswered: ReadonlySet<PaymentState> = new Set(['submitted', 'needs_action', 'pending']);

/** Raises the state of a locked payment, and writes the money into the books when it is paid, but for parts that stand there. */
export async function changeState(db: Database, paymentId: number, change: StateChange): Promise<void> {
  const { from, to, source, reason, chargeId, amountCents } = change;
  // A provider that did not answer says nothing of the card.
  const saysNothing = to === 'declined' && !wereAnswered.has(from);
  await sql`
    with noted as (
      insert into payment_event (payment_id, from_state, to_state, source, detail)
      values (${paymentId}, ${from}, ${to}, ${source}, ${reason})),
    booked as (
      insert into ledger_entry (payment_id, amount_cents)
      select id, cents from payment p join lateral (
        select coalesce(${amountCents}::int, p.amount_cents) - ${partCents(sql`p`)} as cents) due on cents <> 0
      where id = ${paymentId} and ${to === 'paid'}::boolean)
    update payment set state = ${to}, reason = ${reason}, charge_id = coalesce(${chargeId}, charge_id),
      amount_cents = coalesce(${amountCents}::int, amount_cents),
      card_tried_at = case when ${saysNothing}::boolean then null else card_tried_at end,
      settled_at = case when ${['declined', 'paid'].includes(to)}::boolean then now() else settled_at end
    where id = ${paymentId}`.execute(db);
}

export interface Release {
  /** Until the next look; null: there is nothing to look for, and looks count anew. */
  nextLookSeconds: number | null;
  /** A look that is due earlier may wait until then: it has just been made. */
  mayPutOff: boolean;
  /** What came of asking for money is known. */
  isAnswered: boolean;
}

/** Lets others ask again, and says when the next look is due. */
export async function releasePayment(db: Database, paymentId: number, release: Release): Promise<void> {
  const { nextLookSeconds, mayPutOff, isAnswered } = release;
  // A webhook that came meanwhile has made it due at once: that stays.
  // By the clock, not by the transaction's beginning, after which it may have come.
  await sql`
    with next as (select now() + make_interval(secs => ${nextLookSeconds}::float8) as look)
    update payment set busy_until = null, looks = case when ${nextLookSeconds === null}::boolean then 0 else looks end,
      asked_at = case when not ${isAnswered}::boolean then asked_at end,
      next_look_at = case
        when next_look_at <= clock_timestamp() then next_look_at
        when ${mayPutOff}::boolean or next.look is null then next.look
        else least(next_look_at, next.look) end
    from next where id = ${paymentId}`.execute(db);
}

/** Whether an order stands: neither void nor waiting for its payment. */
export async function isPlaced(db: Database, orderId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from customer_order where id = ${orderId} and status_id < 90`.execute(
    db,
  );
  return rows.length > 0;
}

/** The order of a payment, as it is answered. */
export async function placedOrder(db: Database, orderId: number): Promise<PlacedOrder> {
  const { rows } = await sql<PlacedOrder>`
    select id as "orderId", number, total_cents as "totalCents", ${isUnreserved} as "isUnreserved" from customer_order o
    where id = ${orderId}`.execute(db);
  const [order] = rows;
  if (!order) throw new Error('no such order');
  return order;
}

export interface OrderToTell {
  number: string;
  email: string;
  firstName: string;
  language: LanguageCode;
}

/** Whom to tell about the payment of an order; without an address when they were erased. */
export async function orderToTell(db: Database, orderId: number): Promise<OrderToTell> {
  const { rows } = await sql<Omit<OrderToTell, 'language'> & { languageId: number }>`
    select number, email, first_name as "firstName", language_id as "languageId" from customer_order
    where id = ${orderId}`.execute(db);
  const [order] = rows;
  if (!order) throw new Error('no such order');
  return inLanguage(order);
}

/** Whom to tell about a payment that has no order; without an address when they were erased. */
export async function payerToTell(db: Database, paymentId: number): Promise<Omit<OrderToTell, 'number'>> {
  const { rows } = await sql<Omit<OrderToTell, 'language' | 'number'> & { languageId: number }>`
    select coalesce(c.email, '') as email, c.first_name as "firstName", c.language_id as "languageId"
    from payment p join customer c on c.id = p.customer_id where p.id = ${paymentId}`.execute(db);
  const [payer] = rows;
  if (!payer) throw new Error('no such payment');
  return inLanguage(payer);
}

const inLanguage = <Told>({ languageId, ...told }: Told & { languageId: number }) => ({
  ...told,
  language: languageCodes.find((code) => languages[code].id === languageId) ?? defaultLanguage,
});
