import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { DifferenceKind } from './differences.ts';

/** What the night found and stands by itself; a stuck refund is among the money to be given back by hand. */
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

/** Something about money that only a person can settle; it stands until that is done. */
interface StandingAlarm {
  kind: 'dispute' | 'gap' | (typeof ofTheNight)[keyof typeof ofTheNight];
  /** Of the order; '' for none. */
  number: string;
  /** The provider's name for it; '' for none. */
  reference: string;
  /** In dispute, or gone back at the provider too much (above 0) or too little; null: the report does not say. */
  cents: number | null;
  at: Date;
}

/**
 * Payments in dispute, money that went back past us or did not arrive, and what the last night's comparison with each provider
 * found and is not among those; the latest first.
 */
export async function standingAlarms(
  db: Database,
  most: number,
): Promise<{ latest: StandingAlarm[]; more: number }> {
  const { rows } = await sql<StandingAlarm & { all: number }>`
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
    order by alarm.at desc, number, kind limit ${most}`.execute(db);
  return {
    latest: rows.map(({ all: _, ...alarm }) => alarm),
    more: Math.max(0, (rows[0]?.all ?? 0) - most),
  };
}
