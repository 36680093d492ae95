import { sql } from 'kysely';
import { oneOrTwo } from '#contract/payment-reasons.ts';
import type { Database } from '#database/schema.ts';
import type { BookedPayment, Difference } from './differences.ts';
import { shopId } from '../payment/shop-id-queries.ts';
import { timeZone } from '#shop/localisation/localisation.ts';

/** The hours of charges that are compared: the previous day, and half of the day before. */
const windowHours = 36;

export interface ReportClaim {
  day: string;
  /** The start of the period for which the provider lists its charges. */
  since: Date;
  now: Date;
  /** The id of this shop, as stored on its charges. */
  shop: string;
}

/**
 * Claims today's report about a provider for this process. Returns null if it isn't due, is already written, or is
 * being written.
 */
export async function claimReport(
  db: Database,
  provider: string,
  fromHour: number,
): Promise<ReportClaim | null> {
  const { rows } = await sql<ReportClaim>`
    with local as (select now() at time zone ${timeZone} as time)
    insert into payment_report (day, provider)
    select time::date, ${provider} from local where extract(hour from time) >= ${fromHour}::int
    on conflict (day, provider) do update set started_at = now()
      where payment_report.finished_at is null and payment_report.started_at < now() - interval '1 hour'
    returning day::text, now() - make_interval(hours => ${windowHours}::int) as since, now() as now,
      ${shopId} as shop`.execute(db);
  return rows[0] ?? null;
}

/**
 * Returns the payments to compare: settled within the window, unsettled, stuck, or listed by the provider.
 * The provider's list may not yet contain events of the last `lagMinutes`. The list uses the time of capture,
 * which can be a day or more before settlement, but not before the payment was stored, or an hour before that
 * if the client captured it.
 */
export async function bookedPayments(
  db: Database,
  provider: string,
  { since, names, lagMinutes }: { since: Date; names: readonly string[]; lagMinutes: number },
): Promise<BookedPayment[]> {
  const listed = sql`now() - make_interval(mins => ${lagMinutes}::int)`;
  const { rows } = await sql<BookedPayment>`
    select p.id as "paymentId", coalesce(p.reference, '') as reference, coalesce(p.charge_id, '') as "chargeId", p.amount_cents as "amountCents", p.currency, p.state,
      p.refunded_cents - coalesce((select sum(r.amount_cents)::int from refund r where r.payment_id = p.id
        and r.state = 'done' and r.settled_at > ${listed}), 0) as "refundedCents", coalesce(o.status_id < 90, false) as "hasOrder",
      exists (select from refund r where r.payment_id = p.id and (r.state = 'created' and r.next_try_at is not null
        or r.state = 'done' and r.settled_at > ${listed})) as "isBeingRefunded",
      exists (select from refund r where r.payment_id = p.id and r.state = 'created' and r.next_try_at is null) as "isRefundStuck",
      exists (select from stray_money s where s.payment_id = p.id and s.kind = ${oneOrTwo}) as "mayBeConfirmed",
      extract(epoch from now() - p.created_at)::float8 as "ageSeconds",
      coalesce(p.created_at > ${since.toISOString()}::timestamptz + interval '1 hour' and p.settled_at <= ${listed}, false) as "isInWindow"
    from payment p left join customer_order o on o.id = coalesce(p.order_id, p.rest_of)
    where p.provider = ${provider} and (p.settled_at > ${since.toISOString()}::timestamptz
      or p.state in ('created', 'submitted', 'needs_action', 'unknown', 'pending')
      or exists (select from refund r where r.payment_id = p.id and r.state = 'created')
      or p.reference = any(${[...names]}::text[]) or p.charge_id = any(${[...names]}::text[]))`.execute(db);
  return rows;
}

/** Schedules payments to be polled now, even settled ones. */
export async function pollAgain(db: Database, paymentIds: readonly number[]): Promise<void> {
  await sql`update payment set next_look_at = now() where id = any(${[...paymentIds]}::int[])`.execute(db);
}

export async function finishReport(
  db: Database,
  provider: string,
  { day }: ReportClaim,
  found: { charges: number; ofOthers: number; differences: readonly Difference[] },
): Promise<void> {
  await sql`update payment_report set finished_at = now(), charges = ${found.charges}, of_others = ${found.ofOthers},
    differences = ${JSON.stringify(found.differences)}::jsonb where day = ${day}::date and provider = ${provider}`.execute(
    db,
  );
}
