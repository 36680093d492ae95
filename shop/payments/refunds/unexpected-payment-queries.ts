import { sql } from 'kysely';
import { oneOrTwo } from '#contract/payment-reasons.ts';
import type { Database } from '#database/schema.ts';
import type { PersonName } from '#rules/text-of-language.ts';
import { type Actor, auditRows } from '#shop/audit/audit.ts';
import { cashOnDelivery } from '../providers/cash-on-delivery.ts';
import type { Charge } from '../providers/provider.ts';

/**
 * Adds an unexpected payment to the list for staff, once, however often it is reported. One that they said is
 * additional is listed again if it has to be refunded manually. Returns false if it was already there.
 */
export async function noteUnexpectedPayment(
  db: Database,
  paymentId: number,
  { kind, sameAs, charge }: { kind: string; sameAs: number | null; charge: Charge },
): Promise<boolean> {
  const { chargeId, amountCents, currency } = charge;
  const { numAffectedRows = 0n } = await sql`
    insert into stray_money (payment_id, charge_id, kind, amount_minor, currency, same_as)
    values (${paymentId}, ${chargeId}, ${kind}, ${amountCents}, ${currency}, ${sameAs})
    on conflict (payment_id, charge_id) do update set kind = excluded.kind, settled_at = null, settled_by = null
      where stray_money.kind = ${oneOrTwo} and excluded.kind <> ${oneOrTwo}`.execute(db);
  return numAffectedRows > 0n;
}

/** A refund that staff have to make with the bank's app and then confirm. Amounts are in cents or riel. */
export interface ManualRefund extends PersonName {
  /** The kind, as in the command: `refund 12`, `money 3`. */
  what: 'refund' | 'money';
  id: number;
  since: Date;
  amountMinor: number;
  currency: string;
  /** The reason, such as 'paid twice' or 'another amount'. */
  reason: string;
  /** The bank's reference of the payment received, which identifies the payer's account. */
  chargeId: string;
  /** The order's number; '' if there is no order. */
  orderNumber: string;
  /** The customer's email address, name and phone; '' for an erased customer. */
  email: string;
  phone: string;
  /** Whether it was paid by a code of the shop. */
  isCode: boolean;
  isCash: boolean;
  /** Who requested the refund, or `system` for an unexpected payment. */
  by: string;
  /** The order's total in cents; null if there is no order. */
  orderCents: number | null;
  /** The amount paid, if a code requested riel. Otherwise null, because the refund has the same amount. */
  cameAsRiel: number | null;
  /** The reference of the payment that staff confirmed, if it may be the same one; otherwise ''. */
  confirmedAs: string;
}

/** SQL for the customer's data: from the order, otherwise from the customer's account. */
const whose = sql`coalesce(o.email, u.email, '') as email,
  coalesce(o.first_name, u.first_name) as "firstName", coalesce(o.last_name, u.last_name) as "lastName", coalesce(o.mobile, u.mobile) as phone,
  exists (select from payment_code k where k.payment_id = p.id) as "isCode", p.provider = ${cashOnDelivery.name} as "isCash", o.total_cents as "orderCents"`;

/** Returns refunds that wait for staff, oldest first. */
export async function manualRefunds(db: Database): Promise<ManualRefund[]> {
  const { rows } = await sql<ManualRefund>`
    select 'refund' as what, r.id, r.created_at as since, r.amount_cents::float8 as "amountMinor", p.currency, r.reason,
      coalesce(p.charge_id, '') as "chargeId", coalesce(o.number, '') as "orderNumber",
      ${whose}, r.asked_by as by, case when c.currency = 'KHR' then c.amount_minor end::float8 as "cameAsRiel",
      '' as "confirmedAs"
    from refund r join payment p on p.id = r.payment_id join customer u on u.id = p.customer_id
      left join customer_order o on o.id = coalesce(p.order_id, p.rest_of) left join payment_code c on c.payment_id = p.id
    where r.state = 'created' and r.next_try_at is null
    union all
    select 'money', s.id, s.noted_at, s.amount_minor::float8, s.currency, s.kind, s.charge_id,
      coalesce(o.number, ''), ${whose}, 'system', null, coalesce(x.charge_id, '')
    from stray_money s join payment p on p.id = s.payment_id join customer u on u.id = p.customer_id
      left join payment x on x.id = s.same_as
      left join customer_order o on o.id = coalesce(p.order_id, p.rest_of)
    where s.settled_at is null order by 3`.execute(db);
  return rows;
}

/** The transfer of a manual refund, or '' for cash handed over, who made it, and their note. */
export interface RefundSent {
  reference: string;
  by: Actor;
  note?: string;
}

/**
 * Records that staff refunded an unexpected payment, and by which transfer. Returns null if it doesn't exist or was
 * already settled.
 */
export async function noteUnexpectedReturned(
  db: Database,
  id: number,
  { reference, by, note = '' }: RefundSent,
): Promise<{ paymentId: number; amountMinor: number; currency: string } | null> {
  const { rows } = await sql<{ paymentId: number; amountMinor: number; currency: string }>`
    with settled as (
      update stray_money set settled_at = now(), settled_by = ${by}, settled_reference = ${reference}, note = ${note}
      where id = ${id} and settled_at is null and kind <> ${oneOrTwo}
      returning id, payment_id, amount_minor, currency),
    noted as (${auditRows(
      by,
      'stray money settled',
      { money: sql<number>`id`, payment: sql<number>`payment_id`, reference },
      sql`from settled`,
    )})
    select payment_id as "paymentId", amount_minor::float8 as "amountMinor", currency from settled`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** A payment of a code, and whether it is the one that staff confirmed before. */
export interface UnmatchedDecision {
  id: number;
  isSame: boolean;
  by: Actor;
}

/**
 * Closes the question whether a payment was confirmed before, and writes an audit log entry. Returns the payment, or
 * null if it isn't open.
 */
export async function closeQuestion(
  db: Database,
  { id, isSame, by }: UnmatchedDecision,
): Promise<(Pick<Charge, 'chargeId' | 'currency' | 'amountCents'> & { paymentId: number }) | null> {
  const { rows } = await sql<Pick<Charge, 'chargeId' | 'currency' | 'amountCents'> & { paymentId: number }>`
    with decided as (
      update stray_money set settled_at = now(), settled_by = ${by}
      where id = ${id} and settled_at is null and kind = ${oneOrTwo} returning *),
    noted as (${auditRows(
      by,
      'payment decided',
      { money: sql<number>`id`, payment: sql<number>`payment_id`, isSame },
      sql`from decided`,
    )})
    select payment_id as "paymentId", charge_id as "chargeId", currency, amount_minor::float8 as "amountCents"
    from decided`.execute(db);
  return rows[0] ?? null;
}
