import type { AuditSource } from '#contract/operations/office/audit/audit-types.ts';
import type { AuditRow } from '#shop/audit-trail/audit-trail.ts';

const placed = new Set(['order placed', 'order confirmed', 'cards limited']);
/** Events of people who aren't signed in to the office yet. */
const atTheDoor = /^(?:staff|second factor|invitation|call refused)/u;

/** Returns where an entry comes from; null if unknown, as for staff in older entries. */
export function sourceOf({ actor, event, detail, device, keyName }: AuditRow): AuditSource | null {
  if (keyName !== null) return 'key';
  if (actor.startsWith('staff ')) return /^staff \d+$/u.test(actor) ? device : 'terminal';
  if (actor === 'system') return 'job';
  if (/^(?:payment|provider) /u.test(actor)) return 'provider';
  if (actor === 'guest' && atTheDoor.test(event)) return null;
  if (event === 'link paid by code' || event === 'browser known' || detail['by'] === 'link') return 'link';
  return placed.has(event) ? 'checkout' : 'storefront';
}
