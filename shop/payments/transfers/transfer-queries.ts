import { sql } from 'kysely';
import { hiddenOrderStatuses, transferMethodId } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { rielOf } from '#rules/riel.ts';
import type { PersonName } from '#rules/text-of-language.ts';
import { type Actor, auditRows } from '#shop/audit/audit.ts';
import { type OrderRiel, orderRielJson } from '#shop/riel/riel.ts';
import { isSettled, type PaymentState } from '../payment/payment-states.ts';
import { partCents } from '#shop/orders/orders.ts';
import { makeShopId } from '../payment/shop-id-queries.ts';
import { transferName } from '../providers/bank-transfer.ts';
import { hoursToLook } from './transfer-rules.ts';

export interface NewTransfer {
  orderId: number;
  /** Of the order: what its customer writes on the transfer. */
  number: string;
  customerId: number;
  amountCents: number;
  currency: string;
  hours: number;
}

/**
 * Stores the payment of an order that waits for its transfer. Nobody is asked until its end, so it is looked at then.
 * Until when it waits; null: there is one of this number.
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

/** A transfer as its customer and the staff know it. Amounts in cents. */
export interface Transfer extends PersonName {
  paymentId: number;
  orderId: number;
  customerId: number;
  number: string;
  /** What is still due, where a part came. */
  cents: number;
  /** What came of it while it is waited for. */
  partCents: number;
  /** What is due in riel; null: nobody knew when it was placed. */
  riel: OrderRiel | null;
  placedAt: Date;
  until: Date;
  standing: 'waiting' | 'paid' | 'ended';
  /** By what the money was recorded that paid it; '' for none. */
  reference: string;
  /** Of the customer; '' when they were erased, as is their name. */
  email: string;
  phone: string;
  /** When the customer is reminded; null: they were, or need not be. */
  remindedAt: Date | null;
  /** How many slips were shown, and when the last of them. */
  slips: number;
  slipAt: Date | null;
  /** Of how many somebody said that there is no such money on the account. */
  refusedSlips: number;
  /** It is a code of which nobody could be asked what came. */
  isCode: boolean;
}

type Row = Omit<Transfer, 'standing'> & { state: PaymentState };

/** A code whose time is over, and of which no answer came that is understood: its money is a person's to see, like a transfer's. */
const isUnanswered = sql`(p.state in ('needs_action', 'unknown', 'pending') and exists (
  select from payment_code c where c.payment_id = p.id and c.expires_at < now() - interval '5 minutes'))`;

const rowsOfAll = sql`
  select p.id as "paymentId", o.id as "orderId", o.customer_id as "customerId", o.number, o.total_cents - ${partCents(sql`p`)} as cents, ${partCents(sql`p`)} as "partCents", ${orderRielJson} as riel, p.state,
    o.created_at as "placedAt", p.expires_at as until, p.provider <> ${transferName} as "isCode", coalesce(p.charge_id, '') as reference,
    o.email, o.first_name as "firstName", o.last_name as "lastName", o.mobile as phone, s.*,
    (select min(m.next_try_at) from outbox_mail m
      where m.held_for_order = o.id and m.kind = 'transferReminder' and m.sent_at is null) as "remindedAt"
  from payment p join customer_order o on o.id = p.order_id
    cross join lateral (
      select count(*)::int as slips, max(added_at) as "slipAt", count(refused_at)::int as "refusedSlips"
      from transfer_slip s where s.payment_id = p.id) s`;
const transfers = sql`${rowsOfAll} where p.provider = ${transferName}`;
/** What a person may confirm or end, or has confirmed. */
const isOfStaff = sql`(p.provider = ${transferName} or ${isUnanswered}
  or exists (select from bank_reference b where b.payment_id = p.id and b.direction = 'in'))`;
const ofStaff = sql`${rowsOfAll} where ${isOfStaff}`;
/** Its money may still arrive, or may have arrived. */
const isRecent = sql`p.settled_at > now() - interval '30 days'`;
/** It ended after its customer sent a payment slip: its money may be on the account, and is refunded. */
const isToCheck = sql`(p.state = 'declined' and o.status_id = ${hiddenOrderStatuses.voided}::int
  and ${isRecent}
  and exists (select from transfer_slip s where s.payment_id = p.id and s.refused_at is null))`;
const isWaitedFor = sql`(p.state = 'pending' or ${isUnanswered} or ${isToCheck})`;

/** The rest of an order in riel is what is left of its dollars, at its own rate. */
const transferOf = ({ state, riel, ...row }: Row): Transfer => ({
  ...row,
  riel: riel && row.partCents > 0 ? { ...riel, total: rielOf(row.cents, riel.rate) } : riel,
  standing: standingOf(state),
});

function standingOf(state: PaymentState): Transfer['standing'] {
  if (!isSettled(state)) return 'waiting';
  return state === 'declined' ? 'ended' : 'paid';
}

/** The transfer of an order of this customer's; null for anybody else's, and for orders paid otherwise. */
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

/** By the number of its order; null: there is none, or it is paid otherwise. A code's too, when nobody else can tell what came. */
export async function transferByNumber(db: Database, number: string): Promise<Transfer | null> {
  const { rows } = await sql<Row>`${ofStaff} and o.number = ${number}`.execute(db);
  return rows[0] ? transferOf(rows[0]) : null;
}

/** Those that are waited for, what was shown a slip of and ends soonest first. */
export async function waitingTransfers(db: Database, limit: number): Promise<Transfer[]> {
  const { rows } = await sql<Row>`
    ${ofStaff} and ${isWaitedFor} order by s.slips = s."refusedSlips", p.expires_at limit ${limit}`.execute(
    db,
  );
  return rows.map(transferOf);
}

/** How many they are, and since when the first of them is waited for. */
export async function countWaitingTransfers(db: Database): Promise<{ count: number; since: Date | null }> {
  const { rows } = await sql<{ count: number; since: Date | null }>`
    select count(*)::int as count, min(o.created_at) as since from payment p join customer_order o on o.id = p.order_id
    where ${isOfStaff} and ${isWaitedFor}`.execute(db);
  return rows[0] ?? { count: 0, since: null };
}

/** Those that money may still come for: waited for, or ended within a month. */
export async function transfersToMatch(db: Database): Promise<Transfer[]> {
  const { rows } = await sql<Row>`
    ${ofStaff} and (p.state = 'pending' or ${isUnanswered} or p.state = 'declined' and ${isRecent})
    order by p.id desc limit 5000`.execute(db);
  return rows.map(transferOf);
}

/** A slip: its file in the private store. */
export interface Slip {
  slipId: number;
  file: string;
  addedAt: Date;
  /** When somebody said that there is no such money on the account; null: nobody did. */
  refusedAt: Date | null;
}

export async function slipsOf(db: Database, paymentId: number): Promise<Slip[]> {
  const { rows } = await sql<Slip>`
    select id as "slipId", file, added_at as "addedAt", refused_at as "refusedAt" from transfer_slip where payment_id = ${paymentId} order by id`.execute(
    db,
  );
  return rows;
}

/** The file of a slip, which somebody of the staff looks at: that is in the audit. null: there is none of this id. */
export async function seeSlip(db: Database, slipId: number, by: Actor): Promise<string | null> {
  const { rows } = await sql<{ file: string }>`
    with slip as (select id, payment_id, file from transfer_slip where id = ${slipId}),
    noted as (${auditRows(by, 'slip seen', { slip: sql<number>`id`, payment: sql<number>`payment_id` }, sql`from slip`)})
    select file from slip`.execute(db);
  return rows[0]?.file ?? null;
}

/** Slips of a locked payment that count for nothing from now on; how many that are. */
export async function noteSlipsRefused(db: Database, paymentId: number, by: Actor): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update transfer_slip set refused_at = now(), refused_by = ${by} where payment_id = ${paymentId} and refused_at is null`.execute(
    db,
  );
  return Number(numAffectedRows);
}

/** Notes a slip of a locked payment. The first one gives the staff time to look, and nobody has to be reminded any more. */
export async function insertSlip(
  db: Database,
  { paymentId, orderId }: Transfer,
  slip: { file: string; bytes: number },
): Promise<void> {
  await sql`
    with added as (
      insert into transfer_slip (payment_id, file, bytes) values (${paymentId}, ${slip.file}, ${slip.bytes})),
    silenced as (${withoutReminder(orderId)}),
    later as (select greatest(expires_at, now() + make_interval(hours => ${hoursToLook})) as at from payment where id = ${paymentId})
    update payment set expires_at = later.at, next_look_at = later.at from later
    where id = ${paymentId} and not exists (select from transfer_slip s where s.payment_id = ${paymentId})`.execute(
    db,
  );
}

/** As a part of a statement: nobody has to be reminded of this order's transfer any more. */
export const withoutReminder = (orderId: number) =>
  sql`delete from outbox_mail where held_for_order = ${orderId} and kind = 'transferReminder' and sent_at is null`;

/** Numbers of its customer's other orders that wait for the same amount: one transfer may be taken for the other's. */
export async function waitingForTheSame(
  db: Database,
  { paymentId, customerId, cents }: Transfer,
): Promise<string[]> {
  const { rows } = await sql<Transfer>`
    ${transfers} and p.state = 'pending' and p.id <> ${paymentId} and p.customer_id = ${customerId}
      and o.total_cents = ${cents} order by p.id`.execute(db);
  return rows.map(({ number }) => number);
}
