import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { InvalidationTag } from './invalidation-tag.ts';

/**
 * Notifications on this channel list the changes as a JSON array of `Change`. Any other content means 'all'.
 */
export const changeChannel = 'kado_change';

/** Maximum number of products. A notification has at most 8,000 bytes, so more products become 'all'. */
const maxNamed = 200;

/**
 * Notifies every process that displayed data changed. Inside a transaction, the notification is sent on
 * commit. Don't send it inside a transaction that blocks others.
 */
export async function publishInvalidation(db: Database, ...changes: InvalidationTag[]): Promise<void> {
  const named = changes.length > maxNamed ? ['all'] : changes;
  if (named.length > 0) await sql`select pg_notify(${changeChannel}, ${JSON.stringify(named)})`.execute(db);
}

type Announcer = (...changes: InvalidationTag[]) => Promise<void>;
const announcers = new WeakMap<Database, Announcer>();

/** Makes `announcer` send the changes that transactions of this database make. */
export const announceBy = (db: Database, announcer: Announcer): unknown => announcers.set(db, announcer);

/** Notifies every process through the announcer of this database, or if it has none, through the database. */
export const announceByProcess = (db: Database, ...changes: InvalidationTag[]): Promise<void> =>
  (announcers.get(db) ?? publishInvalidation.bind(null, db))(...changes);
