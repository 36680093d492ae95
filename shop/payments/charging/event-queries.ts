import { sql } from 'kysely';
import { paymentMethodIds } from '#contract/constants.ts';
import { preparedQuery } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import { auditRows } from '#shop/audit/audit.ts';
import type { ProviderEvent } from '../providers/provider.ts';

/** Maximum difference of a webhook's own time, in minutes. */
const windowMinutes = 5;

/** Returns whether the database can store the time, and it is plausible. */
const isTime = (at: Date): boolean => at.getTime() > Date.UTC(2000) && at.getTime() < Date.UTC(2100);

/**
 * Stores a genuine event, once, and only if it is recent. Its payment is then due for a check, whatever the event says.
 * A dispute is stored separately from the state, and its latest event wins; it is removed only when won. `seen`:
 * received before. `late`: too old, or in the future. `unreadable`: the database can't store its text.
 */
export async function recordWebhookEvent(
  db: Database,
  provider: string,
  received: ProviderEvent,
): Promise<'taken' | 'seen' | 'late' | 'unreadable'> {
  const { eventId, kind, key, reference, chargeId, signedAt, happenedAt } = received;
  if ([eventId, kind, key, reference, chargeId].some((text) => text.includes('\0'))) return 'unreadable';
  if (!isTime(signedAt)) return 'late';
  // A genuine event without a plausible time gets the time when it was signed.
  const event = { ...received, happenedAt: isTime(happenedAt) ? happenedAt : signedAt };
  const isOpenCard = sql`(${event.isDecline === true}::boolean and p.settled_at is null and p.method_id = ${paymentMethodIds.card}::int)`;
  const query = sql<{ isTimely: boolean; isTaken: boolean }>`
    with timely as (
      select abs(extract(epoch from now() - ${event.signedAt.toISOString()}::timestamptz)) <= ${windowMinutes}::int * 60 as yes),
    about as (
      select id from (
        select id from payment where provider = ${provider} and key = ${uuidOrNull(event.key)}::uuid
        union all
        select id from payment where provider = ${provider} and reference = nullif(${event.reference}, '')) named limit 1),
    taken as (
      insert into provider_event (provider, event_id, kind, payment_id)
      select ${provider}, ${event.eventId}, ${event.kind}, coalesce((select id from about),
        (select id from payment where provider = ${provider} and charge_id = nullif(${event.chargeId}, ''))) from timely where yes
      on conflict do nothing returning payment_id),
    due as (
      update payment p set next_look_at = now(),
        -- Who pays with the provider's own script could go on with other cards: this was the one of this payment.
        card_tried_at = case when ${isOpenCard} then coalesce(p.card_tried_at, now()) else p.card_tried_at end,
        expires_at = case when ${isOpenCard} then least(p.expires_at, now()) else p.expires_at end,
        disputed_at = case
          when ${event.dispute}::text is null or p.dispute_changed_at > ${event.happenedAt.toISOString()}::timestamptz then p.disputed_at
          when ${event.dispute}::text = 'opened' then ${event.happenedAt.toISOString()}::timestamptz
          when ${event.dispute}::text = 'lost' then coalesce(p.disputed_at, ${event.happenedAt.toISOString()}::timestamptz) end,
        dispute_lost_at = case
          when ${event.dispute}::text is null or p.dispute_changed_at > ${event.happenedAt.toISOString()}::timestamptz then p.dispute_lost_at
          when ${event.dispute}::text = 'lost' then ${event.happenedAt.toISOString()}::timestamptz end,
        dispute_changed_at = case when ${event.dispute}::text is null then p.dispute_changed_at
          else greatest(p.dispute_changed_at, ${event.happenedAt.toISOString()}::timestamptz) end
      from taken where p.id = taken.payment_id returning p.id),
    noted as (${auditRows(
      `provider ${provider}`,
      'payment dispute',
      { payment: sql<number>`id`, dispute: sql<string>`${event.dispute}::text` },
      sql`from due where ${event.dispute}::text is not null`,
    )})
    select yes as "isTimely", exists (select from taken) as "isTaken" from timely`;
  const { rows } = await db.executeQuery(preparedQuery('take-in-provider-event', query.compile(db)));
  const [result] = rows;
  if (!result?.isTimely) return 'late';
  return result.isTaken ? 'taken' : 'seen';
}

/** Returns a UUID, or null. Nothing but a UUID can be the key of a payment of ours. */
const uuidOrNull = (key: string): string | null =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u.test(key) ? key : null;
