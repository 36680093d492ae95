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

type Announcer = (...changes: Change[]) => Promise<void>;
const announcers = new WeakMap<Database, Announcer>();

/** Makes `announcer` tell of what transactions of this database change. */
export const announceBy = (db: Database, announcer: Announcer): unknown => announcers.set(db, announcer);

/** Tells every process as the one of this database does; without an announcer by a notice. */
export const announceByProcess = (db: Database, ...changes: Change[]): Promise<void> =>
  (announcers.get(db) ?? announce.bind(null, db))(...changes);
