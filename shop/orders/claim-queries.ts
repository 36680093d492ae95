import { sql } from 'kysely';
import { orderStatuses } from '#contract/constants.ts';
import type { LanguageId } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { compiledOnce } from '#database/named.ts';
import { dueNow } from './deposit-queries.ts';
import { hasNoReservation, isWaiting } from './held-queries.ts';
import { hiddenStatuses, type StatusId } from './status-transitions.ts';
import { textsOf, type Texts } from '#shop/localisation/localisation.ts';

/** An attempt to order, under a key that may succeed only once. */
export interface Attempt {
  customerId: number;
  key: string;
  bodyHash: Buffer;
  /**
   * Whether the key is the content of the request. Then, after 30 seconds or once its order is void, the same
   * content is a new order.
   */
  keyExpires: boolean;
}

/** The customer's data stored with an order. */
export interface Buyer {
  email: string;
  firstName: string;
  lastName: string;
  mobile: string;
  secondMobile: string;
  recipient: string;
  recipientMobile: string;
  address: string;
  postalCode: string;
  languageId: LanguageId;
  cityNames: Texts | null;
  stateNames: Texts | null;
  countryNames: Texts | null;
}

const placeNames = (table: string) =>
  textsOf({ table: `${table}_text`, owner: `${table}_id` }, sql.ref(`me.${table}_id`));

/** SQL for whether the order is final: it was canceled, or its payment was refunded. */
const isOver = sql`exists (select from customer_order o where o.id = order_key.order_id
  and o.status_id in (${hiddenStatuses.voided}::int, ${orderStatuses.returned}::int, ${orderStatuses.refunded}::int))`;

/**
 * SQL for whether a key can be used again: its order was never completed, or its shopper must act elsewhere.
 */
const isFreeAgain = sql`order_key.is_joined and exists (
  select from payment p where p.order_id = order_key.order_id and p.asked_at is null and p.state in ('needs_action', 'declined'))`;

type Claim = Buyer & { isClaimed: boolean };

const claimStatement = compiledOnce(
  'claim-order-key',
  (attempt: Attempt) => sql<Claim>`
    with me as (select * from customer where id = ${attempt.customerId}::int and active for no key update),
    claim as (
      insert into order_key (customer_id, key, body_hash) select id, ${attempt.key}, ${attempt.bodyHash}::bytea from me
      on conflict (customer_id, key) do update
        set body_hash = excluded.body_hash, order_id = null, is_joined = false, created_at = now()
        where ${attempt.keyExpires}::boolean and order_key.created_at < now() - interval '30 seconds' or ${isFreeAgain}
          or ${attempt.keyExpires}::boolean and ${isOver}
      returning 1)
    select me.email, me.first_name as "firstName", me.last_name as "lastName", me.mobile,
      me.second_mobile as "secondMobile", me.recipient, me.recipient_mobile as "recipientMobile", me.address,
      me.postal_code as "postalCode", me.language_id as "languageId", ${placeNames('city')} as "cityNames",
      ${placeNames('state_province')} as "stateNames", ${placeNames('country')} as "countryNames",
      exists (select from claim) as "isClaimed"
    from me`,
);

/**
 * Claims the key as the first step of the order's transaction. Locks the customer before the key: their orders run one
 * after the other, so limits per customer are exact, and a duplicate under the same key waits here until the first one
 * ends.
 * @returns whether the key is ours, or null if the customer is deleted or closed
 */
export async function claimKey(db: Database, attempt: Attempt): Promise<Claim | null> {
  const { rows } = await db.executeQuery(claimStatement(db, attempt));
  return rows[0] ?? null;
}

/** The response to an attempt. */
export interface PlacedOrder {
  orderId: number;
  number: string;
  totalCents: number;
  /** What its own payment asks: the total, or a deposit. */
  nowCents: number;
  /** The day by which an order on account is to be paid, yyyy-mm-dd; null or undefined if it isn't on account. */
  dueOn?: string | null;
  /** Whether it was started under another key, by the same request of the same customer. */
  isJoined?: boolean;
  /** Whether its items are reserved only once it is paid. */
  isUnreserved?: boolean;
  /**
   * Deadline after which the order is void unless its customer confirms it; null if no confirmation is
   * needed.
   */
  confirmBy?: Date | null;
  /** The current status, if the order was placed under this key before. */
  statusId?: StatusId;
}

/**
 * Points a claimed key to an order that was started under another one. The same token means the same attempt.
 */
export async function joinOrder(
  db: Database,
  { customerId, key }: Attempt,
  { orderId, isSame }: { orderId: number; isSame: boolean },
): Promise<PlacedOrder> {
  const { rows } = await sql<PlacedOrder>`
    with joined as (
      update order_key set order_id = ${orderId}, is_joined = ${!isSame} where customer_id = ${customerId} and key = ${key}
      returning order_id, is_joined)
    select o.id as "orderId", o.number, o.total_cents as "totalCents", ${dueNow} as "nowCents", o.due_on::text as "dueOn", joined.is_joined as "isJoined", ${hasNoReservation} as "isUnreserved"
    from joined join customer_order o on o.id = joined.order_id`.execute(db);
  const [order] = rows;
  if (!order) throw new Error('the key was not claimed');
  return order;
}

/** Returns the order of a key that was claimed before, or null while there is none. */
export async function orderOfKey(
  db: Database,
  { customerId, key }: Attempt,
): Promise<(PlacedOrder & { bodyHash: Buffer }) | null> {
  const { rows } = await sql<PlacedOrder & { bodyHash: Buffer }>`
    select k.body_hash as "bodyHash", o.id as "orderId", o.number, o.total_cents as "totalCents", ${dueNow} as "nowCents", o.due_on::text as "dueOn", k.is_joined as "isJoined",
      ${hasNoReservation} as "isUnreserved", case when ${hasNoReservation} then ${hiddenStatuses.awaitingPayment}::int else o.status_id end as "statusId", case when ${isWaiting} then h.ends_at end as "confirmBy"
    from order_key k join customer_order o on o.id = k.order_id left join order_hold h on h.order_id = o.id
    where k.customer_id = ${customerId} and k.key = ${key}`.execute(db);
  return rows[0] ?? null;
}
