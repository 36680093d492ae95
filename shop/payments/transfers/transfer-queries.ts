import { sql } from 'kysely';
import { hiddenOrderStatuses, transferMethodId } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { rielOf } from '#rules/riel.ts';
import type { PersonName } from '#rules/text-of-language.ts';
import { type Actor, auditRows } from '#shop/audit/audit.ts';
import { type OrderRiel, orderRielJson } from '#shop/riel/riel.ts';
import { isFinal, type PaymentState } from '../payment/payment-states.ts';
import { dueNow, receivedCents } from '#shop/orders/orders.ts';
import { makeShopId } from '../payment/shop-id-queries.ts';
import { transferName } from '../providers/bank-transfer.ts';
import { slipReviewHours } from './transfer-rules.ts';

export interface NewTransfer {
  orderId: number;
  /** The order's number, which the customer enters as the payment reference. */
  number: string;
  customerId: number;
  amountCents: number;
  currency: string;
  hours: number;
}

/**
 * Stores the payment of an order that waits for its transfer. There is no provider to ask, so it is first
 * checked at its deadline. Returns the deadline, or null if a payment with this number exists.
 */
export async function insertTransfer(db: Database, transfer: NewTransfer): Promise<Date | null> {
  const { orderId, number, customerId, amountCents, currency, hours } = transfer;
  const { rows } = await sql<{ until: Date }>`
    with marked as (${makeShopId}),
    stored as (
      insert into payment (order_id, customer_id, method_id, provider, amount_cents, currency, reference, state, expires_at,
        next_look_at)
      values (${orderId}, ${customerId}, ${transferMethodId}, ${transferName}, ${amountCents}, ${currency}, ${number},
        'pending', now() + make_interval(hours => ${hours}), now() + make_interval(hours => ${hours}))
      on conflict do nothing returning id, expires_at),
    noted as (
      insert into payment_event (payment_id, to_state, source) select id, 'pending', 'customer' from stored)
    select expires_at as until from stored`.execute(db);
  return rows[0]?.until ?? null;
}

/**
 * Stores another amount for a transfer that is awaited, before anything was received. Returns false if it isn't awaited
 * any more.
 */
export async function storeAwaitedAmount(db: Database, paymentId: number, cents: number): Promise<boolean> {
  const { rows } = await sql`update payment p set amount_cents = ${cents}
    where p.id = ${paymentId} and p.provider = ${transferName} and p.state = 'pending' and ${receivedCents(sql`p`)} = 0
    returning p.id`.execute(db);
  return rows.length > 0;
}

/** A transfer as shown to its customer and to staff. Amounts in cents. */
export interface Transfer extends PersonName {
  paymentId: number;
  orderId: number;
  customerId: number;
  number: string;
  /** The amount still due after a partial payment. */
  cents: number;
  /** The partial amount received while it waits. */
  partCents: number;
  /** The amount due in riel; null if the rate was unknown when it was placed. */
  riel: OrderRiel | null;
  placedAt: Date;
  until: Date;
  standing: 'waiting' | 'paid' | 'ended';
  /** The reference of the payment that paid it, or '' if there is none. */
  reference: string;
  /** The customer's email address. It and the name are '' if they were erased. */
  email: string;
  phone: string;
  /** When the customer will be reminded; null if they already were, or don't need to be. */
  remindedAt: Date | null;
  /** The number of payment slips, and when the last one was sent. */
  slips: number;
  slipAt: Date | null;
  /** The number of slips that staff rejected because no such payment is on the account. */
  refusedSlips: number;
  /** Whether it is a code whose provider couldn't say what was paid, or one that was paid instead of the transfer. */
  isCode: boolean;
}

type Row = Omit<Transfer, 'standing'> & { state: PaymentState; rielNow: number | null };

/**
 * SQL for whether it is a code that expired without a readable response. Staff have to check for its payment,
 * as for a transfer.
 */
const isUnanswered = sql`(p.state in ('needs_action', 'unknown', 'pending') and exists (
  select from payment_code c where c.payment_id = p.id and c.expires_at < now() - interval '5 minutes'))`;

const rowsOfAll = sql`
  select p.id as "paymentId", o.id as "orderId", o.customer_id as "customerId", o.number, ${dueNow} - ${receivedCents(sql`p`)} as cents, ${receivedCents(sql`p`)} as "partCents",
    riel_of_part(o, ${dueNow}, false)::float8 as "rielNow", ${orderRielJson} as riel, p.state,
    o.created_at as "placedAt", p.expires_at as until, p.provider <> ${transferName} as "isCode", coalesce(p.charge_id, '') as reference,
    o.email, o.first_name as "firstName", o.last_name as "lastName", o.mobile as phone, s.*,
    (select min(m.next_try_at) from outbox_mail m
      where m.held_for_order = o.id and m.kind = 'transferReminder' and m.sent_at is null and m.next_try_at < 'infinity') as "remindedAt"
  from payment p join customer_order o on o.id = p.order_id
    cross join lateral (
      select count(*)::int as slips, max(added_at) as "slipAt", count(refused_at)::int as "refusedSlips"
      from transfer_slip s where s.payment_id = p.id) s`;
const transfers = sql`${rowsOfAll} where p.provider = ${transferName}`;
/** SQL for payments that staff may confirm or void, or have confirmed. */
const isOfStaff = sql`(p.provider = ${transferName} or ${isUnanswered} or exists (select from transfer_slip s where s.payment_id = p.id)
  or exists (select from bank_reference b where b.payment_id = p.id and b.direction = 'in'))`;
const ofStaff = sql`${rowsOfAll} where ${isOfStaff}`;
/** SQL for whether its order was to be paid by transfer first, so that a transfer may arrive as well. */
const isInstead = sql`exists (select from payment t
  where t.rest_of = o.id and t.provider = ${transferName} and t.reference = o.number)`;
/** SQL for whether its payment may still arrive, or may have arrived. */
const isRecent = sql`p.settled_at > now() - interval '30 days'`;
/** SQL for the few codes with payment slips, as an array, so that their payments are found by an index. */
const codesWithSlips = sql`array(select s.payment_id from transfer_slip s join payment c on c.id = s.payment_id
  where s.refused_at is null and c.provider <> ${transferName})`;
/**
 * SQL for whether it became void, or was paid by code, after its customer sent a payment slip: its payment may be on
 * the account, and is refunded.
 */
const isToCheck = sql`((p.state = 'declined' and o.status_id = ${hiddenOrderStatuses.voided}::int or p.id = any(${codesWithSlips}))
  and ${isRecent}
  and exists (select from transfer_slip s where s.payment_id = p.id and s.refused_at is null))`;
/** SQL for payments that can be waited for, as an array, so that the few of them are found by indexes (payment_undecided). */
const maybeWaitedFor = sql`array(
  select u.id from payment u where u.state in ('needs_action', 'unknown', 'pending')
  union all select s.payment_id from transfer_slip s where s.refused_at is null)`;
const isWaitedFor = sql`(p.id = any(${maybeWaitedFor}) and (p.state = 'pending' or ${isUnanswered} or ${isToCheck}))`;

/**
 * Returns a transfer. The balance of an order in riel is the remainder in dollars at the order's own rate.
 */
const transferOf = ({ state, riel, rielNow, ...row }: Row): Transfer => ({
  ...row,
  riel: riel && {
    ...riel,
    total: row.partCents > 0 ? rielOf(row.cents, riel.rate) : (rielNow ?? riel.total),
  },
  standing: statusOf(state),
});

function statusOf(state: PaymentState): Transfer['standing'] {
  if (!isFinal(state)) return 'waiting';
  return state === 'declined' ? 'ended' : 'paid';
}

/**
 * Returns the transfer of this customer's order. Null for another customer's order, or one with another payment method.
 */
export async function transferOfCustomer(
  db: Database,
  customerId: number,
  order: { orderId: number | null; number: string },
): Promise<Transfer | null> {
  const { rows } = await sql<Row>`
    ${transfers} and o.customer_id = ${customerId}::int
      and (o.id = ${order.orderId}::int or o.number = ${order.number})`.execute(db);
  return rows[0] ? transferOf(rows[0]) : null;
}

/**
 * Returns the transfer of the order with this number. Null if it doesn't exist or has another payment method. Includes
 * codes whose provider can't say what was paid.
 */
export async function transferByNumber(db: Database, number: string): Promise<Transfer | null> {
  const { rows } = await sql<Row>`
    ${rowsOfAll} where (${isOfStaff} or ${isInstead}) and o.number = ${number}`.execute(db);
  return rows[0] ? transferOf(rows[0]) : null;
}

/** Returns waiting transfers. Those with a payment slip are first, then those with the earliest deadline. */
export async function waitingTransfers(db: Database, limit: number): Promise<Transfer[]> {
  const { rows } = await sql<Row>`
    ${ofStaff} and ${isWaitedFor} order by s.slips = s."refusedSlips", p.expires_at limit ${limit}`.execute(
    db,
  );
  return rows.map(transferOf);
}

/** Returns how many transfers are waiting, and since when the first one has waited. */
export async function countWaitingTransfers(db: Database): Promise<{ count: number; since: Date | null }> {
  const { rows } = await sql<{ count: number; since: Date | null }>`
    select count(*)::int as count, min(o.created_at) as since from payment p join customer_order o on o.id = p.order_id
    where ${isOfStaff} and ${isWaitedFor}`.execute(db);
  return rows[0] ?? { count: 0, since: null };
}

/** Returns transfers that may still be paid: waiting, or void for less than a month. */
export async function transfersToMatch(db: Database): Promise<Transfer[]> {
  const { rows } = await sql<Row>`
    ${ofStaff} and (p.state = 'pending' or ${isUnanswered} or p.state = 'declined' and ${isRecent})
    order by p.id desc limit 5000`.execute(db);
  return rows.map(transferOf);
}

/** A payment slip, with its file in the private store. */
export interface Slip {
  slipId: number;
  file: string;
  addedAt: Date;
  /** When staff rejected it because no such payment is on the account; null if it isn't rejected. */
  refusedAt: Date | null;
}

export async function paymentSlipsOf(db: Database, paymentId: number): Promise<Slip[]> {
  const { rows } = await sql<Slip>`
    select id as "slipId", file, added_at as "addedAt", refused_at as "refusedAt" from transfer_slip where payment_id = ${paymentId} order by id`.execute(
    db,
  );
  return rows;
}

/**
 * Returns the file of a payment slip for a staff member, and writes an audit log entry. Null if no slip has this id.
 */
export async function seeSlip(db: Database, slipId: number, by: Actor): Promise<string | null> {
  const { rows } = await sql<{ file: string }>`
    with slip as (select id, payment_id, file from transfer_slip where id = ${slipId}),
    noted as (${auditRows(by, 'slip seen', { slip: sql<number>`id`, payment: sql<number>`payment_id` }, sql`from slip`)})
    select file from slip`.execute(db);
  return rows[0]?.file ?? null;
}

/** Rejects the slips of a locked payment, and returns their number. */
export async function noteSlipsRefused(db: Database, paymentId: number, by: Actor): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update transfer_slip set refused_at = now(), refused_by = ${by} where payment_id = ${paymentId} and refused_at is null`.execute(
    db,
  );
  return Number(numAffectedRows);
}

/**
 * Stores a payment slip of a locked payment. The first one extends the deadline so that staff can check it, and removes
 * the reminder.
 */
export async function insertSlip(
  db: Database,
  { paymentId, orderId }: Transfer,
  slip: { file: string; bytes: number },
): Promise<void> {
  await sql`
    with added as (
      insert into transfer_slip (payment_id, file, bytes) values (${paymentId}, ${slip.file}, ${slip.bytes})),
    silenced as (${withoutReminder(orderId)}),
    later as (select greatest(expires_at, now() + make_interval(hours => ${slipReviewHours})) as at from payment where id = ${paymentId})
    update payment set expires_at = later.at, next_look_at = later.at from later
    where id = ${paymentId} and not exists (select from transfer_slip s where s.payment_id = ${paymentId})`.execute(
    db,
  );
}

/** Part of a statement that removes the reminder of this order's transfer. */
export const withoutReminder = (orderId: number) =>
  sql`delete from outbox_mail where held_for_order = ${orderId} and kind = 'transferReminder' and sent_at is null`;

/**
 * Returns numbers of the customer's other orders that wait for the same amount, because one transfer may be mistaken
 * for another's.
 */
export async function waitingForTheSame(
  db: Database,
  { paymentId, customerId, cents }: Transfer,
): Promise<string[]> {
  const { rows } = await sql<Transfer>`
    ${transfers} and p.state = 'pending' and p.id <> ${paymentId} and p.customer_id = ${customerId}
      and ${dueNow} = ${cents} order by p.id`.execute(db);
  return rows.map(({ number }) => number);
}
