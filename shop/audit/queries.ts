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
  'product created': { product: number } & ProductAudit;
  'product changed': { product: number } & ProductAudit;
  'category created': { category: number; fields: string[] };
  'category changed': { category: number; fields: string[] };
  'word created': { kind: string; id: number; fields: string[] };
  'word changed': { kind: string; id: number; fields: string[] };
  'word removed': { kind: string; id: number };
  'discount created': { discount: number; fields: string[] };
  'discount changed': { discount: number; fields: string[] };
}
/** Which fields differ; of the price in cents and the stock also from what to what. */
interface ProductAudit {
  fields: string[];
  price?: [number | null, number];
  stock?: [number | null, number | null];
}
export type AuditEvent = keyof AuditDetails;

/** A customer, or a guest where nobody is known, as the audit log names who did it. */
export const customerActor = (customerId: number | null): string =>
  customerId === null ? 'guest' : `customer ${customerId}`;

/**
 * Adds an entry to the audit log, in the transaction of what happened.
 * @param actor `guest`, `customer 12`, `staff sokha`, `shop`
 */
export const writeAudit = <Event extends AuditEvent>(
  db: Database,
  actor: string,
  event: Event,
  detail: AuditDetails[Event],
): Promise<void> => writeAudits(db, actor, [{ event, detail }]);

/** An event with what belongs to it. */
export type AuditEntry = {
  [Event in AuditEvent]: { event: Event; detail: AuditDetails[Event] };
}[AuditEvent];

/** As `writeAudit`, many entries at once. */
export async function writeAudits(
  db: Database,
  actor: string,
  entries: readonly { event: AuditEvent; detail: AuditDetails[AuditEvent] }[],
): Promise<void> {
  if (entries.length === 0) return;
  await sql`
    insert into audit_entry (event, actor, detail)
    select event, ${actor}, detail
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e (event text, detail jsonb)`.execute(db);
}
