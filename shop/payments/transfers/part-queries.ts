import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { withoutReminder } from './transfer-queries.ts';

/**
 * Records a partial payment of a locked payment. The deadline for the balance restarts, and the reminder
 * about the full amount is removed.
 */
export async function bookPart(
  db: Database,
  part: { paymentId: number; orderId: number; cents: number; reference: string; by: string; hours: number },
): Promise<void> {
  const { paymentId, orderId, cents, reference, by, hours } = part;
  await sql`
    with booked as (
      insert into ledger_entry (payment_id, amount_cents, part)
      select ${paymentId}, ${cents}, count(*) + 1 from ledger_entry where payment_id = ${paymentId}),
    noted as (
      insert into payment_event (payment_id, from_state, to_state, source, detail)
      select id, state, state, ${by}, 'part' from payment where id = ${paymentId}),
    silenced as (${withoutReminder(orderId)}),
    later as (select greatest(expires_at, now() + make_interval(hours => ${hours})) as at from payment where id = ${paymentId})
    update payment set charge_id = ${reference}, expires_at = later.at, next_look_at = later.at from later
    where id = ${paymentId}`.execute(db);
}

/** Waives the missing amount of a locked payment, and records that in its history. */
export async function recordWaived(
  db: Database,
  { paymentId, cents, by }: { paymentId: number; cents: number; by: string },
): Promise<void> {
  await sql`
    with noted as (
      insert into payment_event (payment_id, from_state, to_state, source, detail)
      select id, state, state, ${by}, 'let go' from payment where id = ${paymentId})
    update payment set let_go_cents = ${cents} where id = ${paymentId}`.execute(db);
}
