import { sql } from 'kysely';
import { webhookTestEvent, webhookVersion } from '#contract/webhooks/event-names.ts';
import type { Database } from '#database/schema.ts';
import { type Actor, auditRows } from '#shop/audit/audit.ts';

// Statements lock an endpoint before its deliveries, or skip deliveries that others lock. So none can end in a deadlock.

/** A delivery that this process may send until the lease ends. */
export interface ClaimedDelivery {
  id: number;
  endpointId: number;
  address: string;
  /** Encrypted; `former` for a day after the rotation. */
  secret: Buffer;
  former: Buffer | null;
  /** `webhook-id`, the same for every attempt. */
  messageId: string;
  body: string;
  /** The attempts, including this one. It also identifies the claim. */
  tries: number;
  ageSeconds: number;
}

/** Deliveries to one endpoint at a time, of all processes. So a slow one holds up no other. */
export const sentAtOnce = 4;

/** The body of a delivery. Its text is the same for every attempt. */
const body = sql`json_build_object('type', d.event, 'version', ${webhookVersion}::int, 'timestamp', utc_text(d.happened_at), 'data', d.data)::text`;

/**
 * Claims due deliveries of each endpoint that is on, the oldest first, and postpones them by the lease. Those about a
 * subject wait for the first attempt of earlier ones. If this process dies, another one sends them after the lease.
 */
export async function claimDeliveries(db: Database, leaseSeconds: number): Promise<ClaimedDelivery[]> {
  const { rows } = await sql<ClaimedDelivery>`
    with endpoint as materialized (
      select id, address, secret, case when secret_at > now() - interval '1 day' then former_secret end as former
      from webhook_endpoint where is_on and secret is not null order by id for no key update skip locked),
    due as materialized (
      select f.id, e.address, e.secret, e.former from endpoint e cross join lateral (
        select d.id from webhook_delivery d
        where d.endpoint_id = e.id and d.state = 'waiting' and d.next_try_at <= now()
          and not exists (select from webhook_delivery b where b.subject = d.subject and b.id < d.id and b.endpoint_id = d.endpoint_id
            and b.state = 'waiting' and (b.tries = 0 or b.claimed and b.next_try_at > now()))
        order by d.next_try_at, d.id
        limit greatest(0, ${sentAtOnce}::int - (select count(*)::int from webhook_delivery o
          where o.endpoint_id = e.id and o.state = 'waiting' and o.claimed and o.next_try_at > now()))
        for no key update of d skip locked) f)
    update webhook_delivery d set tries = d.tries + 1, claimed = true, next_try_at = now() + make_interval(secs => ${leaseSeconds})
    from due where d.id = due.id and d.state = 'waiting' and d.next_try_at <= now()
    returning d.id, d.endpoint_id as "endpointId", due.address, due.secret, due.former, d.event_id::text as "messageId",
      ${body} as body, d.tries, extract(epoch from now() - d.due_since)::float8 as "ageSeconds"`.execute(db);
  return rows.toSorted((one, other) => one.id - other.id);
}

/** Whether a delivery is due, so that the thread that sends them is needed. */
export async function hasDueDelivery(db: Database): Promise<boolean> {
  const { rows } = await sql`
    select from webhook_endpoint e where e.is_on and e.secret is not null and exists (
      select from webhook_delivery d where d.endpoint_id = e.id and d.state = 'waiting' and d.next_try_at <= now()) limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Why an event wasn't delivered. */
export type WebhookError = 'refused' | 'tooSlow' | 'notFound' | 'inside' | 'address' | 'secret';

/** What an attempt resulted in. `code` is null without a response. */
export interface Attempt {
  code: number | null;
  /** Null if it was delivered. */
  error: WebhookError | null;
  response: string;
  durationMs: number;
}

type Claim = Pick<ClaimedDelivery, 'id' | 'endpointId' | 'tries'>;

/**
 * Records an attempt: delivered, failed, or to be tried again after some seconds (`next`). A result that comes after the
 * lease changes nothing, unless it is the delivery.
 */
export async function recordAttempt(
  db: Database,
  { id, endpointId, tries }: Claim,
  { code, error, response, durationMs }: Attempt,
  next: number | 'delivered' | 'failed',
): Promise<void> {
  const [state, wait] = typeof next === 'number' ? ['waiting', next] : [next, null];
  const isDelivered = state === 'delivered';
  await sql`
    with endpoint as materialized (select id from webhook_endpoint where id = ${endpointId} for no key update),
    done as (
      update webhook_delivery d set state = ${state}, claimed = false, code = ${code}, error = ${error}, response = ${response},
        duration_ms = ${durationMs}, next_try_at = now() + make_interval(secs => ${wait}),
        ended_at = case when ${state} <> 'waiting' then now() end
      from endpoint where d.id = ${id} and d.state = 'waiting' and (d.tries = ${tries} or ${isDelivered}) returning d.id)
    update webhook_endpoint e set last_at = now(), last_code = ${code}, last_error = ${error},
      failing_since = case when ${isDelivered} then null else coalesce(e.failing_since, now()) end
    from done where e.id = ${endpointId}`.execute(db);
}

/** Releases a delivery without counting an attempt. It is due immediately, for any process. */
export async function releaseDelivery(db: Database, { id, tries }: Claim): Promise<void> {
  await sql`update webhook_delivery set next_try_at = now(), claimed = false, tries = tries - 1
    where id = ${id} and tries = ${tries} and state = 'waiting'`.execute(db);
}

/** Fails deliveries whose day is over without another attempt, because their endpoint is off or was deleted. */
export async function failOldDeliveries(db: Database): Promise<void> {
  await sql`
    update webhook_delivery set state = 'failed', next_try_at = null, claimed = false, ended_at = now(), error = 'off'
    where id in (
      select id from webhook_delivery
      where state = 'waiting' and due_since < now() - interval '1 day' and not (claimed and next_try_at > now())
        and endpoint_id not in (select id from webhook_endpoint where is_on and secret is not null)
      for no key update skip locked)`.execute(db);
}

export interface DeliveryDetail {
  id: number;
  endpointId: number;
  body: string;
  response: string;
}

export async function readDelivery(db: Database, id: number): Promise<DeliveryDetail | null> {
  const { rows } = await sql<DeliveryDetail>`
    select d.id, d.endpoint_id as "endpointId", ${body} as body, d.response from webhook_delivery d where d.id = ${id}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Makes an ended delivery due again, with the same `webhook-id`. Returns false if it is waiting, or its endpoint can't get it. */
export async function sendAgain(db: Database, id: number, by: Actor): Promise<boolean> {
  const { rows } = await sql`
    with again as (
      update webhook_delivery d set state = 'waiting', next_try_at = now(), due_since = now(), tries = 0, claimed = false, ended_at = null, error = null,
        address = e.address
      from webhook_endpoint e
      where d.id = ${id} and d.state <> 'waiting' and e.id = d.endpoint_id and e.is_on and e.secret is not null returning d.id),
    noted as (${auditRows(by, 'webhook sent again', { delivery: sql<number>`id` }, sql`from again`)})
    select from again`.execute(db);
  return rows.length > 0;
}

/** Queues a test event, or the given one. Returns the delivery, or null if the endpoint can't get it. */
export async function queueTest(
  db: Database,
  endpointId: number,
  by: Actor,
  { event = webhookTestEvent, data = {} }: { event?: string; data?: object } = {},
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into webhook_delivery (endpoint_id, address, event_id, event, subject, data)
      select e.id, e.address, gen_random_uuid(), ${event}, ${webhookTestEvent}, ${JSON.stringify(data)}::jsonb from webhook_endpoint e
      where e.id = ${endpointId} and e.is_on and e.secret is not null returning id),
    noted as (${auditRows(by, 'webhook test sent', { delivery: sql<number>`id` }, sql`from made`)})
    select id from made`.execute(db);
  return rows[0]?.id ?? null;
}
