import { sql } from 'kysely';
import { type PaymentMethodId, paymentMethodIds } from '#contract/constants.ts';
import { named } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import type { PaymentState } from './payment-states.ts';
import type { Action, KeptCode, NewAttempt } from '../providers/provider.ts';
import { hiddenStatuses, isUnreserved } from '#shop/orders/orders.ts';
import { makeShopId, shopId } from './shop-id-queries.ts';

/** A payment as it is stored. */
export interface Payment extends NewAttempt {
  id: number;
  /** null: money that came without an order. */
  orderId: number | null;
  customerId: number;
  provider: string;
  state: PaymentState;
  reason: string;
  capturedByClient: boolean;
  proofHash: Buffer | null;
  /** '' until it is paid. */
  chargeId: string;
  refundedCents: number;
  looks: number;
  /** Until its reservation ends; negative when it is over. */
  secondsLeft: number;
  /** Since it was stored, by the database's clock. */
  ageSeconds: number;
  /** A card was given for it. */
  isCardTried: boolean;
  code: KeptCode | null;
  /** What its order came to in riel; null: nobody knew. */
  orderRiel: number | null;
  /** Since money was asked for and nobody knows what came of it; null: that is known, or none was asked for. */
  unansweredSeconds: number | null;
}

const rielOfOrder = sql`(select o.riel_total::float8 from customer_order o where o.id = p.order_id)`;

const columns = sql`p.id, ${shopId} as shop, p.order_id as "orderId", p.customer_id as "customerId", p.method_id as "methodId", p.provider, p.key,
  p.amount_cents as "amountCents", p.currency, p.state, p.reason, p.captured_by_client as "capturedByClient",
  p.proof_hash as "proofHash", coalesce(p.reference, '') as reference, coalesce(p.charge_id, '') as "chargeId",
  p.refunded_cents as "refundedCents", p.looks, extract(epoch from p.expires_at - now())::float8 as "secondsLeft",
  extract(epoch from now() - p.created_at)::float8 as "ageSeconds",
  extract(epoch from now() - p.asked_at)::float8 as "unansweredSeconds",
  p.card_tried_at is not null as "isCardTried",
  (select json_build_object('text', c.text, 'appLink', c.app_link, 'endsAt', floor(extract(epoch from c.expires_at) * 1000),
    'secondsLeft', extract(epoch from c.expires_at - now()), 'currency', c.currency, 'minor', c.amount_minor,
    'askedSeconds', extract(epoch from now() - c.asked_at)) from payment_code c where c.payment_id = p.id) as code,
  ${rielOfOrder} as "orderRiel", case when p.in_riel then ${rielOfOrder} end as riel`;

export interface NewPayment {
  orderId: number | null;
  customerId: number;
  methodId: PaymentMethodId;
  provider: string;
  amountCents: number;
  currency: string;
  holdMinutes: number;
  /** Of the token it is to be paid with; null: none yet. */
  proofHash: Buffer | null;
  /** The provider's name where somebody else has made it; '' where we shall. */
  reference: string;
  /** As `limitKey` writes an address; '' for none. */
  askedFrom: string;
  /** It is paid in riel, where its order has an amount in riel. */
  inRiel: boolean;
}

/**
 * Minutes a payment's goods are kept: as many as its provider wants, fewer for who let them lie two minutes or more and did not
 * pay, on this day.
 */
const minutesKept = ({ holdMinutes, customerId }: NewPayment) => sql`
  least(${holdMinutes}::int, (select case count(*) when 0 then 30 when 1 then 10 else 3 end
    from customer_order o join payment e on e.order_id = o.id
    where o.customer_id = ${customerId}::int and o.status_id = ${hiddenStatuses.voided}::int and e.state = 'declined'
      and e.settled_at > now() - interval '1 day' and e.settled_at >= e.expires_at
      and e.settled_at > e.created_at + interval '2 minutes')::int)`;

/** Stores a payment nobody has asked for yet. null: token or reference belong to another one. */
export async function insertPayment(db: Database, payment: NewPayment): Promise<number | null> {
  const { reference } = payment;
  const query = sql<{ id: number }>`
    with marked as (${makeShopId})
    insert into payment (order_id, customer_id, method_id, provider, amount_cents, currency, proof_hash, reference,
      captured_by_client, asked_from, in_riel, card_tried_at, expires_at, next_look_at)
    values (${payment.orderId}, ${payment.customerId}, ${payment.methodId}, ${payment.provider}, ${payment.amountCents},
      ${payment.currency}, ${payment.proofHash}, nullif(${reference}, ''), ${reference !== ''}, ${payment.askedFrom},
      ${payment.inRiel}::boolean and exists (select from customer_order where id = ${payment.orderId}::int and riel_total > 0),
      case when ${payment.methodId === paymentMethodIds.card && payment.proofHash !== null}::boolean then now() end,
      now() + make_interval(mins => ${minutesKept(payment)}), now() + interval '30 seconds')
    on conflict do nothing returning id`;
  const { rows } = await db.executeQuery(named('insert-payment', query.compile(db)));
  return rows[0]?.id ?? null;
}

export async function paymentOfOrder(db: Database, orderId: number): Promise<Payment | null> {
  const { rows } = await sql<Payment>`select ${columns} from payment p where p.order_id = ${orderId}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** A payment of this customer by its key; null for anybody else's. */
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

/** As long as all questions to a provider can take, three of them, and some. */
const busySeconds = 35;
const isFree = sql`(p.busy_until is null or p.busy_until < now())`;
/** Nobody has an answer yet: it is about to be asked for money, or was, and what came of it is not known. */
const isUnanswered = sql`(p.asked_at is not null or p.state in ('created', 'submitted', 'unknown', 'pending'))`;

/**
 * Makes this process the one that asks the provider about an unsettled payment; null when somebody else does, or it is
 * settled. Ends by itself, should the process die.
 */
export async function claimPayment(db: Database, paymentId: number): Promise<Payment | null> {
  const query = sql<Payment>`
    update payment p set busy_until = now() + make_interval(secs => ${busySeconds}::int)
    where p.id = ${paymentId} and p.state in ('created', 'submitted', 'needs_action', 'unknown', 'pending')
      and ${isFree}
    returning ${columns}`;
  const { rows } = await db.executeQuery(named('claim-payment', query.compile(db)));
  return rows[0] ?? null;
}

/**
 * As `claimPayment`, only while nobody has an answer, and ends its reservation: from now on nobody can pay it. One that was
 * stored a moment ago is left to whoever is about to announce it.
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

/** Ends the reservation of an unsettled payment, and makes it due: from now on nobody can pay it, whatever dies. */
export async function endReservation(db: Database, paymentId: number): Promise<void> {
  await sql`
    update payment set expires_at = least(expires_at, now()), next_look_at = least(next_look_at, now() + interval '5 seconds')
    where id = ${paymentId} and state in ('created', 'submitted', 'needs_action', 'unknown', 'pending')`.execute(
    db,
  );
}

/** A request that comes again: the same cart, coupon, note and method of the same customer, under another key. */
export interface Again {
  provider: string;
  customerId: number;
  key: string;
  bodyHash: Buffer;
  proofHash: Buffer | null;
  capturedReference: string;
  /** Orders that were looked at, and are let be. */
  without: readonly number[];
  /** Paid in riel, or in dollars; null: whichever. */
  inRiel: boolean | null;
}

/**
 * The order that stands for the same request while its payment is open; null: none. `isSame`: it is paid with the same token,
 * or by what the client has captured. What was captured is money already: it buys an order of its own.
 */
export async function openOrder(
  db: Database,
  again: Again,
): Promise<{ orderId: number; isSame: boolean } | null> {
  const {
    provider,
    customerId,
    key,
    bodyHash,
    proofHash,
    capturedReference: captured,
    without,
    inRiel,
  } = again;
  const { rows } = await sql<{ orderId: number; isSame: boolean }>`
    select p.order_id as "orderId", coalesce(p.proof_hash = ${proofHash}::bytea, ${captured !== ''}::boolean) as "isSame"
    from order_key k join payment p on p.order_id = k.order_id
    where k.customer_id = ${customerId} and k.key <> ${key} and k.body_hash = ${bodyHash} and p.provider = ${provider}
      and (${captured}::text = '' or p.reference = ${captured}::text) and p.order_id <> all(${[...without]}::int[])
      and p.state in ('created', 'submitted', 'needs_action', 'unknown', 'pending')
      and (${inRiel}::boolean is null or p.in_riel = ${inRiel}::boolean)
      and not exists (
        select from customer_order o where o.id = p.order_id and o.status_id = ${hiddenStatuses.voided} and not ${isUnreserved})
    order by p.id limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Takes up to `limit` payments that are due for a look, as if by `claimPayment`; settled ones too, for what came later. */
export async function claimDuePayments(db: Database, limit: number): Promise<Payment[]> {
  const query = sql<Payment>`
    with due as materialized (
      select id from payment where next_look_at <= now() and (busy_until is null or busy_until < now())
      order by next_look_at limit ${limit} for update skip locked)
    update payment p set busy_until = now() + make_interval(secs => ${busySeconds}::int), looks = p.looks + 1,
      next_look_at = now() + make_interval(secs => ${busySeconds}::int)
    from due where p.id = due.id returning ${columns}`;
  const { rows } = await db.executeQuery(named('claim-due-payments', query.compile(db)));
  return rows;
}

/**
 * What the provider calls it, stored before any money is asked for, and the code it is paid by. False: the reference belongs
 * to another payment.
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
      select id, ${code?.code ?? ''}, coalesce(${code?.asks?.currency ?? null}::text, currency),
        coalesce(${code?.asks?.minor ?? null}::bigint, amount_cents), ${code?.appLink ?? ''}, ${code?.expiresAt ?? null}::timestamptz
      from named where ${code !== null}::boolean)
    select id from named`.execute(db);
  return rows.length > 0;
}

/** The intent to take the money, stored each time before the provider is asked. False: it must not be taken any more. */
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

/** Minutes after which money may have bought something elsewhere. */
const freshWithinMinutes = 60;

/** Whether money was taken so lately that it can only have been for what is asked now; by the database's clock. */
export async function isFresh(db: Database, takenAt: Date): Promise<boolean> {
  const { rows } = await sql<{ isFresh: boolean }>`
    select ${takenAt}::timestamptz between now() - make_interval(mins => ${freshWithinMinutes}::int)
      and now() + make_interval(mins => ${freshWithinMinutes}::int) as "isFresh"`.execute(db);
  return rows[0]?.isFresh === true;
}
