import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { DifferenceKind } from './differences.ts';

/** Findings of the nightly report that are alerts on their own. A stuck refund is listed with the manual refunds. */
const ofTheNight = {
  'charge without payment': 'chargeWithoutPayment',
  'charge without order': 'chargeWithoutOrder',
  'payment without charge': 'paymentWithoutCharge',
  'different amount': 'differentAmount',
  'different currency': 'differentCurrency',
  'missing refund': 'missingRefund',
  'refund of nobody': 'refundOfNobody',
  'unsettled payment': 'unsettledPayment',
} as const satisfies Partial<Record<DifferenceKind, string>>;

/** A payment problem that only staff can settle. It stays until they do. */
interface ActiveAlarm {
  kind: 'dispute' | 'gap' | (typeof ofTheNight)[keyof typeof ofTheNight];
  /** The order's number, or '' if there is none. */
  number: string;
  /** The provider's reference, or '' if there is none. */
  reference: string;
  /**
   * The disputed amount, or the excess (above 0) or missing amount refunded at the provider; null if the
   * report doesn't contain it.
   */
  cents: number | null;
  at: Date;
}

/**
 * Returns disputed payments, refunds made outside the shop or that failed to arrive, and other findings of the last
 * nightly comparison with each provider. The latest is first.
 */
export async function activeAlarms(
  db: Database,
  max: number,
): Promise<{ latest: ActiveAlarm[]; more: number }> {
  const { rows } = await sql<ActiveAlarm & { all: number }>`
    with report as (
      select distinct on (provider) differences, finished_at from payment_report
      where finished_at > now() - interval '3 days' order by provider, day desc),
    alarm as (
      select 'dispute' as kind, p.id as payment, coalesce(p.reference, '') as reference, p.amount_cents as cents, p.disputed_at as at
      from payment p where p.disputed_at is not null and p.dispute_lost_at is null
      union all
      select 'gap', p.id, coalesce(p.reference, ''), p.refund_gap_cents, p.refund_gap_at
      from payment p where p.refund_gap_cents <> 0
      union all
      select kinds.value, p.id, d ->> 'reference', null, finished_at
      from report, jsonb_array_elements(differences) d join jsonb_each_text(${JSON.stringify(ofTheNight)}::jsonb) kinds on kinds.key = d ->> 'kind'
        left join payment p on p.id = (d ->> 'paymentId')::int
      where p.refund_gap_cents is null or p.refund_gap_cents = 0 or kinds.value not in ('missingRefund', 'refundOfNobody'))
    select alarm.kind, coalesce(o.number, '') as number, alarm.reference, alarm.cents, alarm.at, count(*) over ()::int as all
    from alarm left join payment p on p.id = alarm.payment
      left join customer_order o on o.id = coalesce(p.order_id, p.rest_of)
    order by alarm.at desc, number, kind limit ${max}`.execute(db);
  return {
    latest: rows.map(({ all: _, ...alarm }) => alarm),
    more: Math.max(0, (rows[0]?.all ?? 0) - max),
  };
}
