import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Change } from './change.ts';

/** Notices on this channel say what changed: a JSON array of `Change`; whatever else comes means 'all'. */
export const changeChannel = 'kado_change';

/** A notice takes 8,000 bytes; more products than this are 'all'. */
const mostNamed = 200;

/**
 * Tells every process what shows something else now. Inside a transaction the notice goes out when that is committed; do
 * not send it inside one that others wait for.
 */
export async function announce(db: Database, ...changes: Change[]): Promise<void> {
  const named = changes.length > mostNamed ? ['all'] : changes;
  if (named.length > 0) await sql`select pg_notify(${changeChannel}, ${JSON.stringify(named)})`.execute(db);
}
