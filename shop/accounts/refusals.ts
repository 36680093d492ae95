import type { Database } from '#database/schema.ts';
import { countHit, limitKey, limitSpans } from '#shop/limits/limits.ts';
import { noteEvent } from './queries.ts';

/** Of one customer, or of all guests together, in an hour: more would let anybody fill the disk. */
const mostNoted = 1000;

/** Writes a refusal into the audit log. It is HTTP 200 for the sake of existing clients: who watches statuses sees nothing. */
export async function noteRefusal(
  db: Database,
  event: string,
  customerId: number | null,
  detail: object = {},
): Promise<void> {
  const key = limitKey('refusals-noted', customerId === null ? 'guest' : `customer ${customerId}`);
  if (await countHit(db, key, mostNoted, limitSpans.hour)) await noteEvent(db, event, customerId, detail);
}
