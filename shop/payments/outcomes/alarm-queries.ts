import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';

/** Records that staff were notified of the dispute in its current state. */
export async function markDisputeNotified(db: Database, paymentId: number): Promise<void> {
  await sql`update payment set dispute_told_at = dispute_changed_at where id = ${paymentId}`.execute(db);
}

/** Minutes during which a refund of ours may be missing from the provider's answer. */
const freshMinutes = 10;

/**
 * Compares the refunds at the provider with ours. Refunds in progress may or may not be included there.
 * @returns the excess (above 0) or missing amount (below 0) at the provider in cents if it is new, otherwise
 * 0
 */
export async function noteRefundGap(db: Database, paymentId: number, thereCents: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    with ours as (
      select coalesce(sum(amount_cents) filter (where state <> 'failed'), 0)::int as most,
        coalesce(sum(amount_cents) filter (where state = 'done'
          and settled_at < now() - make_interval(mins => ${freshMinutes}::int)), 0)::int as least
      from refund where payment_id = ${paymentId}),
    gap as (
      select case when ${thereCents}::int > most then ${thereCents}::int - most
        when ${thereCents}::int < least then ${thereCents}::int - least else 0 end as cents from ours)
    update payment p set refund_gap_cents = gap.cents, refund_gap_at = now() from gap
    where p.id = ${paymentId} and p.refund_gap_cents <> gap.cents returning gap.cents`.execute(db);
  return rows[0]?.cents ?? 0;
}
