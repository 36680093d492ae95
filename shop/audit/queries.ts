import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';

type Nothing = Record<string, never>;

/** What can have happened, and what is written beside it: ids, counts, names of fields; never what somebody typed. */
export interface AuditDetails {
  'call refused': { operation: string };
  'UserID mismatch': { operation: string };
  'download refused': { orderItem: number };
  'login refused': Nothing;
  'login limited': Nothing;
  'signup refused': Nothing;
  'signup limited': Nothing;
  'seller request refused': Nothing;
  'code refused': Nothing;
  'code limited': Nothing;
  'guess limited': Nothing;
  'password reset': Nothing;
  'shop created': { currency: string; language: string };
  'settings changed': { names: string[] };
  'banner made': { banner: number };
  'banner changed': { banner: number };
  'campaign made': { campaign: number };
  'campaign changed': { campaign: number };
  'label changed': { entityId: number; key: string; language: string };
}
export type AuditEvent = keyof AuditDetails;

/** A customer, or a guest where nobody is known, as the audit log names who did it. */
export const customerActor = (customerId: number | null): string =>
  customerId === null ? 'guest' : `customer ${customerId}`;

/**
 * Adds an entry to the audit log, in the transaction of what happened.
 * @param actor `guest`, `customer 12`, `staff sokha`, `shop`
 */
export async function writeAudit<Event extends AuditEvent>(
  db: Database,
  actor: string,
  event: Event,
  detail: AuditDetails[Event],
): Promise<void> {
  await sql`insert into audit_entry (event, actor, detail) values (${event}, ${actor}, ${JSON.stringify(detail)}::jsonb)`.execute(
    db,
  );
}
