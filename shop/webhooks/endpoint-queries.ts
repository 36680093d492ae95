import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { auditRows, type Actor } from '#shop/audit/audit.ts';

/** Days of failures after which an endpoint is switched off. */
const failingDays = 5;

/** Stores a new secret. The earlier one signs beside it for a day. Returns whether there is such an endpoint. */
export async function storeSecret(
  db: Database,
  endpointId: number,
  sealed: Buffer,
  by: Actor,
): Promise<boolean> {
  const { rows } = await sql`
    with changed as (
      update webhook_endpoint set former_secret = secret, secret = ${sealed}, secret_at = now()
      where id = ${endpointId} returning id),
    noted as (${auditRows(by, 'webhook secret created', { id: sql<number>`id` }, sql`from changed`)})
    select from changed`.execute(db);
  return rows.length > 0;
}

/**
 * Switches an endpoint off: its receiver is gone, or it has failed for days. What waits for it fails. Returns its address,
 * or null if it stays on.
 */
export async function switchOff(
  db: Database,
  endpointId: number,
  why: 'gone' | 'failing',
): Promise<string | null> {
  const { rows } = await sql<{ address: string }>`
    with off as (
      update webhook_endpoint set is_on = false, off_why = ${why}, version = version + 1
      where id = ${endpointId} and is_on
        and (${why} = 'gone' or failing_since < now() - make_interval(days => ${failingDays}))
      returning id, address),
    failed as (
      update webhook_delivery d set state = 'failed', next_try_at = null, claimed = false, ended_at = now(), error = 'off'
      from off where d.endpoint_id = off.id and d.state = 'waiting'),
    noted as (${auditRows('system', 'webhookEndpoint changed', { id: sql<number>`id`, fields: ['isOn'] }, sql`from off`)})
    select address from off`.execute(db);
  return rows[0]?.address ?? null;
}

/** Returns the number of endpoints that the shop switched off. */
export async function switchedOff(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from webhook_endpoint where not is_on and off_why is not null`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function dropDeliveries(db: Database, endpointId: number): Promise<void> {
  await sql`delete from webhook_delivery where endpoint_id = ${endpointId}`.execute(db);
}

export async function removeEndpoint(db: Database, endpointId: number): Promise<void> {
  await sql`delete from webhook_endpoint where id = ${endpointId}`.execute(db);
}
