import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { PersonName } from '#rules/text-of-language.ts';
import { type Actor, auditRows } from '#shop/audit/audit.ts';
import type { Charge } from '../providers/provider.ts';

/** Puts money that came and is not what was asked for on the list of the staff; once, however often it is seen. False: it was there. */
export async function noteUnexpectedPayment(
  db: Database,
  paymentId: number,
  kind: string,
  { chargeId, amountCents, currency }: Charge,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into stray_money (payment_id, charge_id, kind, amount_minor, currency)
    values (${paymentId}, ${chargeId}, ${kind}, ${amountCents}, ${currency}) on conflict do nothing`.execute(
    db,
  );
  return numAffectedRows > 0n;
}

/** Something a person has to give back with the bank's app, and then say so. Amounts in cents, or riel. */
export interface ByHand extends PersonName {
  /** As the command names it: `refund 12`, `money 3`. */
  what: 'refund' | 'money';
  id: number;
  since: Date;
  amountMinor: number;
  currency: string;
  /** Why: 'paid twice', 'another amount' … */
  reason: string;
  /** The bank's name for the money that came: it tells whose account it was. */
  chargeId: string;
  /** '' for money that came without an order. */
  orderNumber: string;
  /** Where its customer is told, who they are and by what number they are reached; '' for one who was erased. */
  email: string;
  phone: string;
  /** It was paid by a code of the shop. */
  isCode: boolean;
  /** Who asked for the refund; `system` of money nobody had asked for. */
  by: string;
  /** What its order comes to, in cents; null: it came without one. */
  orderCents: number | null;
  /** What was paid, where a code asked for riel; null: what is to go back says it. */
  cameAsRiel: number | null;
}

/** Of the order, or else of the customer's account. */
const whose = sql`coalesce(o.email, u.email, '') as email,
  coalesce(o.first_name, u.first_name) as "firstName", coalesce(o.last_name, u.last_name) as "lastName", coalesce(o.mobile, u.mobile) as phone,
  exists (select from payment_code k where k.payment_id = p.id) as "isCode", o.total_cents as "orderCents"`;

/** What waits for a person, the oldest first. */
export async function waitingByHand(db: Database): Promise<ByHand[]> {
  const { rows } = await sql<ByHand>`
    select 'refund' as what, r.id, r.created_at as since, r.amount_cents::float8 as "amountMinor", p.currency, r.reason,
      coalesce(p.charge_id, '') as "chargeId", coalesce(o.number, '') as "orderNumber",
      ${whose}, r.asked_by as by, case when c.currency = 'KHR' then c.amount_minor end::float8 as "cameAsRiel"
    from refund r join payment p on p.id = r.payment_id join customer u on u.id = p.customer_id
      left join customer_order o on o.id = coalesce(p.order_id, p.rest_of) left join payment_code c on c.payment_id = p.id
    where r.state = 'created' and r.next_try_at is null
    union all
    select 'money', s.id, s.noted_at, s.amount_minor::float8, s.currency, s.kind, s.charge_id, coalesce(o.number, ''), ${whose}, 'system', null
    from stray_money s join payment p on p.id = s.payment_id join customer u on u.id = p.customer_id left join customer_order o on o.id = p.order_id
    where s.settled_at is null order by 3`.execute(db);
  return rows;
}

/** By which transfer money went back, by whom, and what they note beside it. */
export interface SentBack {
  reference: string;
  by: Actor;
  note?: string;
}

/** A person has given an unexpected payment back, and by which transfer. null: there is none of this number, or it was settled. */
export async function noteUnexpectedReturned(
  db: Database,
  id: number,
  { reference, by, note = '' }: SentBack,
): Promise<{ paymentId: number; amountMinor: number; currency: string } | null> {
  const { rows } = await sql<{ paymentId: number; amountMinor: number; currency: string }>`
    with settled as (
      update stray_money set settled_at = now(), settled_by = ${by}, settled_reference = ${reference}, note = ${note}
      where id = ${id} and settled_at is null returning id, payment_id, amount_minor, currency),
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
