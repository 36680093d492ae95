import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Actor, AuditDetails, AuditEvent } from './events.ts';
import { originOfActor } from './origin.ts';

/** The details of an entry. Each is a value, or SQL that returns it. */
type DetailInSql<Event extends AuditEvent> = {
  readonly [Part in keyof AuditDetails[Event]]:
    | AuditDetails[Event][Part]
    | RawBuilder<AuditDetails[Event][Part]>;
};

/**
 * Adds an entry to the audit log, in the transaction of the event. The log is append-only: entries can't be changed or
 * deleted.
 */
export const writeAudit = <Event extends AuditEvent>(
  db: Database,
  actor: Actor,
  event: Event,
  detail: AuditDetails[Event],
): Promise<void> => writeAudits(db, actor, [{ event, detail } as AuditEntry]);

export type AuditEntry = {
  [Event in AuditEvent]: { event: Event; detail: AuditDetails[Event] };
}[AuditEvent];

/** Like `writeAudit`, for many entries at once. */
export async function writeAudits(db: Database, actor: Actor, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const { device, keyId } = originOfActor(actor);
  await sql`
    insert into audit_entry (event, actor, detail, device, key_id)
    select event, ${actor}, detail, ${device}, ${keyId}::int
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e (event text, detail jsonb)`.execute(db);
}

/**
 * Returns SQL that adds audit entries within the statement that causes the event, which saves a round trip:
 * one entry per row of `from`. `with made as (…), noted as (${auditRows('guest', 'seller request', { request:
 * sql<number>`id` }, sql`from made`)})`
 */
export function auditRows<Event extends AuditEvent>(
  actor: Actor | RawBuilder<Actor>,
  event: Event,
  detail: DetailInSql<Event>,
  from: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const parts = Object.entries<unknown>(detail).flatMap(([name, value]) => [
    sql`${name}::text`,
    inSql(value),
  ]);
  const { device, keyId } = originOfActor(typeof actor === 'string' ? actor : 'system');
  return sql`insert into audit_entry (event, actor, detail, device, key_id)
    select ${event}, ${isSql(actor) ? actor : sql`${actor}::text`}, jsonb_build_object(${sql.join(parts)}),
      ${device}::text, ${keyId}::int ${from}`;
}

/** Returns a customer as the actor, given SQL for their id. */
export const customerActorOf = (id: RawBuilder<unknown>): RawBuilder<Actor> => sql`'customer ' || ${id}`;

const inSql = (value: unknown): RawBuilder<unknown> =>
  isSql(value) ? value : sql`${JSON.stringify(value)}::jsonb`;

const isSql = (value: unknown): value is RawBuilder<never> =>
  typeof value === 'object' && value !== null && 'toOperationNode' in value;
