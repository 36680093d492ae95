import { type Actor, type AuditDetails, type AuditEvent, writeAudit } from '#shop/audit/audit.ts';
import type { Database } from '#database/schema.ts';
import { consumeRateLimit, rateLimitKey, rateWindows } from '#shop/limits/limits.ts';

/**
 * Maximum refusals to log per hour, per customer or for all guests together. Otherwise anyone could fill the
 * disk.
 */
const maxNoted = 1000;

/**
 * Writes a refusal to the audit log. `who` is null for a guest. Existing clients get HTTP 200 for it, so
 * monitoring of status codes doesn't see it.
 */
export async function noteRefusal<Event extends AuditEvent>(
  db: Database,
  event: Event,
  who: Actor | null,
  detail: AuditDetails[Event],
): Promise<void> {
  const actor = who ?? 'guest';
  if (await consumeRateLimit(db, rateLimitKey('refusals-noted', actor), maxNoted, rateWindows.hour))
    await writeAudit(db, actor, event, detail);
}
