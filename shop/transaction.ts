import type { Database } from '#database/schema.ts';
import { announce, announceByProcess, type Change } from '#shop/changes/changes.ts';

/** A serialisation failure or a deadlock: nothing happened, and the same again may well succeed. */
const conflictCodes = new Set(['40001', '40P01']);
const maxConflicts = 3;

/** What a transaction came to, and whether it stays. */
export type Ended<T> = { keep: boolean; outcome: T };

/** Runs `work` in one transaction, kept or undone as it says; undone when it throws. Conflicts are tried again, 3 times. */
export async function inTransaction<T>(db: Database, work: (trx: Database) => Promise<Ended<T>>): Promise<T> {
  for (let conflicts = 0; ; conflicts += 1) {
    try {
      return await once(db, work);
    } catch (error) {
      if (conflicts === maxConflicts || !conflictCodes.has(sqlState(error))) throw error;
    }
  }
}

/** What pages show otherwise once a transaction that runs is kept. */
const changesOf = new WeakMap<Database, Set<Change>>();

/**
 * Says within a transaction what pages show otherwise after it. It is told once the transaction is kept, and outside of it:
 * notices would make writers wait for each other.
 */
export async function announceOnceKept(trx: Database, ...changes: Change[]): Promise<void> {
  const noted = changesOf.get(trx);
  if (!noted) return announce(trx, ...changes);
  for (const change of changes) noted.add(change);
}

async function once<T>(db: Database, work: (trx: Database) => Promise<Ended<T>>): Promise<T> {
  const trx = await db.startTransaction().execute();
  const changes = new Set<Change>();
  changesOf.set(trx, changes);
  let ended: Ended<T>;
  try {
    ended = await work(trx);
    await (ended.keep ? trx.commit() : trx.rollback()).execute();
  } catch (error) {
    // What broke the transaction is worth more than what its undoing says.
    if (!trx.isCommitted && !trx.isRolledBack)
      await trx
        .rollback()
        .execute()
        .catch(() => undefined);
    throw error;
  }
  if (ended.keep && changes.size > 0) await announceByProcess(db, ...changes);
  return ended.outcome;
}

/** Runs `work` in the transaction `db` is, or in one of its own. */
export const withinTransaction = <T>(db: Database, work: (trx: Database) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : inTransaction(db, async (trx) => ({ keep: true, outcome: await work(trx) }));

/** Runs `read` on the database as it is at one moment, whatever is changed meanwhile. */
export const atOneMoment = <T>(db: Database, read: (trx: Database) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);

/** PostgreSQL's code of an error, '' of any other. */
export function sqlState(error: unknown): string {
  const code = error instanceof Error ? (error as { code?: unknown }).code : undefined;
  return typeof code === 'string' ? code : '';
}
