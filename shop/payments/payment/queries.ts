import { sql } from 'kysely';
import { type PaymentMethodId, paymentMethodIds } from '#contract/constants.ts';
import { preparedQuery } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import { busySeconds } from './claim-queries.ts';
import type { PaymentState } from './payment-states.ts';
import type { Action, StoredCode, NewAttempt } from '../providers/provider.ts';
import { hiddenStatuses, hasNoReservation } from '#shop/orders/orders.ts';
import { makeShopId, shopId } from './shop-id-queries.ts';

export interface Payment extends NewAttempt {
  id: number;
  /** The order; null for a payment without one. */
  orderId: number | null;
  /** The order that it may pay in addition to the order's own payment; null if there is none. */
  besidesOrderId: number | null;
  /** The balance of that order for which it was made; null if it was made for something else. */
  balanceId: number | null;
  customerId: number;
  provider: string;
  state: PaymentState;
  reason: string;
  capturedByClient: boolean;
  proofHash: Buffer | null;
  /** The id of the charge; '' until it is paid. */
  chargeId: string;
  refundedCents: number;
  looks: number;
  /** Seconds until its reservation expires, negative afterwards. */
  secondsLeft: number;
  /** Seconds since it was stored, by the database's clock. */
  ageSeconds: number;
  isCardTried: boolean;
  code: StoredCode | null;
  /** Its amount in riel; null if unknown. */
  orderRiel: number | null;
  /**
   * Seconds since the payment was requested without a known outcome. Null if the outcome is known or no
   * payment was requested.
   */
  unansweredSeconds: number | null;
}

const rielOfPart = sql`(select riel_of_part(o, p.amount_cents, p.rest_id is not null)::float8
  from customer_order o where o.id = coalesce(p.order_id, p.rest_of))`;

const columns = sql`p.id, ${shopId} as shop, p.order_id as "orderId", p.rest_of as "besidesOrderId", p.rest_id as "balanceId", p.customer_id as "customerId", p.method_id as "methodId", p.provider, p.key,
  p.amount_cents as "amountCents", p.currency, p.state, p.reason, p.captured_by_client as "capturedByClient",
  p.proof_hash as "proofHash", coalesce(p.reference, '') as reference, coalesce(p.charge_id, '') as "chargeId",
  p.refunded_cents as "refundedCents", p.looks, extract(epoch from p.expires_at - now())::float8 as "secondsLeft",
  extract(epoch from now() - p.created_at)::float8 as "ageSeconds",
  extract(epoch from now() - p.asked_at)::float8 as "unansweredSeconds",
  p.card_tried_at is not null as "isCardTried",
  (select json_build_object('text', c.text, 'appLink', c.app_link, 'endsAt', floor(extract(epoch from c.expires_at) * 1000),
    'secondsLeft', extract(epoch from c.expires_at - now()), 'currency', c.currency, 'minor', c.amount_minor,
    'secondsSinceRequest', extract(epoch from now() - c.asked_at)) from payment_code c where c.payment_id = p.id) as code,
  ${rielOfPart} as "orderRiel", case when p.in_riel then ${rielOfPart} end as riel`;

export interface NewPayment {
  orderId: number | null;
  /** The order that it may pay in addition to the order's own payment. */
  besidesOrderId?: number;
  /** The balance of that order that it pays. */
  balanceId?: number;
  customerId: number;
  methodId: PaymentMethodId;
  provider: string;
  amountCents: number;
  currency: string;
  holdMinutes: number;
  /** Hash of the token to pay with; null if there is none yet. */
  proofHash: Buffer | null;
  /** The provider's reference, if the payment was created elsewhere; '' if we will create it. */
  reference: string;
  /** An IP address as hashed by `rateLimitKey`, or '' if there is none. */
  requestedFrom: string;
  /** Whether it is paid in riel, if its order has an amount in riel. */
  inRiel: boolean;
}

/**
 * Returns SQL for the minutes for which a payment's items are reserved: as many as its provider needs, but
 * fewer for customers who today let reservations of two minutes or more expire without paying.
 */
const reservedMinutes = ({ holdMinutes: reservationMinutes, customerId }: NewPayment) => sql`
  least(${reservationMinutes}::int, (select case count(*) when 0 then 30 when 1 then 10 else 3 end
    from customer_order o join payment e on e.order_id = o.id
    where o.customer_id = ${customerId}::int and o.status_id = ${hiddenStatuses.voided}::int and e.state = 'declined'
      and e.settled_at > now() - interval '1 day' and e.settled_at >= e.expires_at
      and e.settled_at > e.created_at + interval '2 minutes')::int)`;

/** Stores a payment that hasn't been requested yet. Returns null if the token or reference belongs to another one. */
export async function insertPayment(db: Database, payment: NewPayment): Promise<number | null> {
  const { reference, besidesOrderId = null, balanceId = null } = payment;
  const query = sql<{ id: number }>`
    with marked as (${makeShopId})
    insert into payment (order_id, rest_of, rest_id, customer_id, method_id, provider, amount_cents, currency, proof_hash, reference,
      captured_by_client, asked_from, in_riel, card_tried_at, expires_at, next_look_at)
    values (${payment.orderId}, ${besidesOrderId}::int, ${balanceId}::int, ${payment.customerId}, ${payment.methodId}, ${payment.provider}, ${payment.amountCents},
      ${payment.currency}, ${payment.proofHash}, nullif(${reference}, ''), ${reference !== ''}, ${payment.requestedFrom},
      ${payment.inRiel}::boolean and exists (select from customer_order where id = ${payment.orderId ?? besidesOrderId}::int and riel_total > 0),
      case when ${payment.methodId === paymentMethodIds.card && payment.proofHash !== null}::boolean then now() end,
      now() + make_interval(mins => ${reservedMinutes(payment)}), now() + interval '30 seconds')
    on conflict do nothing returning id`;
  const { rows } = await db.executeQuery(preparedQuery('insert-payment', query.compile(db)));
  return rows[0]?.id ?? null;
}

export async function paymentOfOrder(db: Database, orderId: number): Promise<Payment | null> {
  const { rows } = await sql<Payment>`
    select ${columns} from payment p where p.order_id = ${orderId}`.execute(db);
  return rows[0] ?? null;
}

export async function paymentById(db: Database, paymentId: number): Promise<Payment | null> {
  const { rows } = await sql<Payment>`select ${columns} from payment p where p.id = ${paymentId}`.execute(db);
  return rows[0] ?? null;
}

/** Returns a payment of this customer by its key, or null if it belongs to another customer. */
export async function paymentByKey(db: Database, customerId: number, key: string): Promise<Payment | null> {
  const { rows } = await sql<Payment>`
    select ${columns} from payment p where p.key = ${key}::uuid and p.customer_id = ${customerId}`.execute(
    db,
  );
  return rows[0] ?? null;
}

export async function paymentByReference(
  db: Database,
  provider: string,
  reference: string,
): Promise<Payment | null> {
  const { rows } = await sql<Payment>`
    select ${columns} from payment p where p.provider = ${provider} and p.reference = ${reference}`.execute(
    db,
  );
  return rows[0] ?? null;
}

const isFree = sql`(p.busy_until is null or p.busy_until < now())`;
/**
 * SQL for whether there is no answer yet: the payment is about to be requested, or was requested and its
 * outcome is unknown.
 */
const isUnanswered = sql`(p.asked_at is not null or p.state in ('created', 'submitted', 'unknown', 'pending'))`;

/**
 * Claims an unsettled payment, so that only this process asks the provider about it. Returns null if another
 * process has claimed it, or it is settled. The claim expires by itself if the process dies.
 */
export async function claimPayment(db: Database, paymentId: number): Promise<Payment | null> {
  const query = sql<Payment>`
    update payment p set busy_until = now() + make_interval(secs => ${busySeconds}::int)
    where p.id = ${paymentId} and p.state in ('created', 'submitted', 'needs_action', 'unknown', 'pending')
      and ${isFree}
    returning ${columns}`;
  const { rows } = await db.executeQuery(preparedQuery('claim-payment', query.compile(db)));
  return rows[0] ?? null;
}

/**
 * Claims a payment like `claimPayment`, but only while there is no answer. Also ends its reservation, so that
 * it can't be paid any more. A payment stored a moment ago is left to the process that is about to create it.
 */
export async function claimUnanswered(db: Database, paymentId: number): Promise<Payment | null> {
  const { rows } = await sql<Payment>`
    update payment p set busy_until = now() + make_interval(secs => ${busySeconds}::int), expires_at = least(expires_at, now())
    where p.id = ${paymentId} and p.state in ('created', 'submitted', 'needs_action', 'unknown', 'pending')
      and ${isUnanswered} and ${isFree}
      and not (p.state = 'created' and p.reference is null and p.created_at > now() - interval '5 seconds')
    returning ${columns}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Ends the reservation of an unsettled payment and makes it due, so that it can't be paid any more, even if a process
 * dies.
 */
export async function releaseReservation(db: Database, paymentId: number): Promise<void> {
  await sql`
    update payment set expires_at = least(expires_at, now()), next_look_at = least(next_look_at, now() + interval '5 seconds')
    where id = ${paymentId}
      and state in ('created', 'submitted', 'needs_action', 'unknown', 'pending')`.execute(db);
}

/** A repeated request: the same cart, coupon, note and method of the same customer, under another key. */
export interface Again {
  provider: string;
  customerId: number;
  key: string;
  bodyHash: Buffer;
  proofHash: Buffer | null;
  capturedReference: string;
  /** Orders that were checked and are skipped. */
  without: readonly number[];
  /** Whether it is paid in riel or dollars; null for either. */
  inRiel: boolean | null;
}

/**
 * Returns the order of the same request while its payment is open, or null. `isSame`: it has the same token, or the
 * client captured the same payment. A captured payment has been made and pays for its own order.
 */
export async function openOrder(
  db: Database,
  again: Again,
): Promise<{ orderId: number; isSame: boolean } | null> {
  const { rows } = await sql<{ orderId: number; isSame: boolean }>`
    select p.order_id as "orderId", coalesce(p.proof_hash = ${again.proofHash}::bytea, ${again.capturedReference !== ''}::boolean) as "isSame"
    from order_key k join payment p on p.order_id = k.order_id
    where k.customer_id = ${again.customerId} and k.key <> ${again.key} and k.body_hash = ${again.bodyHash} and p.provider = ${again.provider}
      and (${again.capturedReference}::text = '' or p.reference = ${again.capturedReference}::text) and p.order_id <> all(${[...again.without]}::int[])
      and p.state in ('created', 'submitted', 'needs_action', 'unknown', 'pending')
      and (${again.inRiel}::boolean is null or p.in_riel = ${again.inRiel}::boolean)
      and not exists (
        select from customer_order o where o.id = p.order_id and o.status_id = ${hiddenStatuses.voided} and not ${hasNoReservation})
    order by p.id limit 1`.execute(db);
  return rows[0] ?? null;
}

/**
 * Claims up to `limit` payments that are due for a check, like `claimPayment`. Includes settled ones, for later events.
 */
export async function claimDuePayments(db: Database, limit: number): Promise<Payment[]> {
  const query = sql<Payment>`
    with due as materialized (
      select id from payment where next_look_at <= now() and (busy_until is null or busy_until < now())
      order by next_look_at limit ${limit} for update skip locked)
    update payment p set busy_until = now() + make_interval(secs => ${busySeconds}::int), looks = p.looks + 1,
      next_look_at = now() + make_interval(secs => ${busySeconds}::int)
    from due where p.id = due.id returning ${columns}`;
  const { rows } = await db.executeQuery(preparedQuery('claim-due-payments', query.compile(db)));
  return rows;
}

/**
 * Stores the provider's reference and the payment code before the payment is requested. Returns false if the reference
 * belongs to another payment.
 */
export async function storeReference(
  db: Database,
  paymentId: number,
  { reference, action }: { reference: string; action: Action },
): Promise<boolean> {
  const code = action.kind === 'show-code' ? action : null;
  const { rows } = await sql`
    with named as (
      update payment set reference = ${reference} where id = ${paymentId} and reference is null
        and not exists (select from payment p join payment o on o.provider = p.provider where p.id = ${paymentId} and o.reference = ${reference})
      returning id, amount_cents, currency),
    shown as (
      insert into payment_code (payment_id, text, currency, amount_minor, app_link, expires_at)
      select id, ${code?.code ?? ''}, coalesce(${code?.amount?.currency ?? null}::text, currency),
        coalesce(${code?.amount?.minor ?? null}::bigint, amount_cents), ${code?.appLink ?? ''}, ${code?.expiresAt ?? null}::timestamptz
      from named where ${code !== null}::boolean)
    select id from named`.execute(db);
  return rows.length > 0;
}

/**
 * Stores the intent to charge each time before the provider is asked. Returns false if the payment must not be charged
 * any more.
 */
export async function noteSubmitted(db: Database, paymentId: number): Promise<boolean> {
  const { rows } = await sql`
    with before as (select id, state from payment where id = ${paymentId} and expires_at > now() for no key update),
    raised as (
      update payment p set state = case when p.state = 'created' then 'submitted' else p.state end,
        submitted_at = coalesce(p.submitted_at, now()), asked_at = coalesce(p.asked_at, now()),
        next_look_at = least(p.next_look_at, now() + interval '5 seconds')
      from before where p.id = before.id and p.state in ('created', 'submitted', 'needs_action', 'unknown')
      returning p.id, p.state)
    insert into payment_event (payment_id, from_state, to_state, source)
    select raised.id, before.state, raised.state, 'submitted' from raised join before using (id) returning id`.execute(
    db,
  );
  return rows.length > 0;
}

/** Minutes after which a captured payment may belong to another purchase. */
const freshWithinMinutes = 60;

/**
 * Returns whether a payment was captured so recently that it can only belong to this request, by the
 * database's clock.
 */
export async function isFresh(db: Database, takenAt: Date): Promise<boolean> {
  const { rows } = await sql<{ isFresh: boolean }>`
    select ${takenAt}::timestamptz between now() - make_interval(mins => ${freshWithinMinutes}::int)
      and now() + make_interval(mins => ${freshWithinMinutes}::int) as "isFresh"`.execute(db);
  return rows[0]?.isFresh === true;
}
