import { type AuditDetails, type AuditEvent, customerActor, writeAudit } from '#shop/audit/audit.ts';
import type { Database } from '#database/schema.ts';
import { countHit, limitKey, limitSpans } from '#shop/limits/limits.ts';

/** Of one customer, or of all guests together, in an hour: more would let anybody fill the disk. */
const mostNoted = 1000;

/** Writes a refusal into the audit log. It is HTTP 200 for the sake of existing clients: who watches statuses sees nothing. */
export async function noteRefusal<Event extends AuditEvent>(
  db: Database,
  event: Event,
  customerId: number | null,
  detail: AuditDetails[Event],
): Promise<void> {
  const key = limitKey('refusals-noted', customerId === null ? 'guest' : `customer ${customerId}`);
  if (await countHit(db, key, mostNoted, limitSpans.hour))
    await writeAudit(db, customerActor(customerId), event, detail);
}
