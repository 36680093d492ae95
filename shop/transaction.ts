import type { Database } from '#database/schema.ts';
import {
  publishInvalidation,
  announceByProcess,
  type InvalidationTag,
} from '#shop/invalidation/invalidation.ts';

/** Codes of a serialization failure or a deadlock: the transaction had no effect, and a retry may succeed. */
const conflictCodes = new Set(['40001', '40P01']);
const maxConflicts = 3;

/** The result of a transaction, and whether to commit it. */
export type TransactionResult<T> = { keep: boolean; outcome: T };

/**
 * Runs `work` in one transaction, which is committed or rolled back according to its result, and rolled back if it
 * throws. Retries conflicts 3 times.
 */
export async function inTransaction<T>(
  db: Database,
  work: (trx: Database) => Promise<TransactionResult<T>>,
): Promise<T> {
  for (let conflicts = 0; ; conflicts += 1) {
    try {
      return await once(db, work);
    } catch (error) {
      if (conflicts === maxConflicts || !conflictCodes.has(sqlState(error))) throw error;
    }
  }
}

/** The invalidations to publish once a running transaction commits. */
const changesOf = new WeakMap<Database, Set<InvalidationTag>>();

/**
 * Registers invalidations within a transaction. They are published after the commit and outside the
 * transaction, because notifications would make writers wait for each other.
 */
export async function announceOnCommit(trx: Database, ...changes: InvalidationTag[]): Promise<void> {
  const noted = changesOf.get(trx);
  if (!noted) return publishInvalidation(trx, ...changes);
  for (const change of changes) noted.add(change);
}

async function once<T>(db: Database, work: (trx: Database) => Promise<TransactionResult<T>>): Promise<T> {
  const trx = await db.startTransaction().execute();
  const changes = new Set<InvalidationTag>();
  changesOf.set(trx, changes);
  let ended: TransactionResult<T>;
  try {
    ended = await work(trx);
    await (ended.keep ? trx.commit() : trx.rollback()).execute();
  } catch (error) {
    // The error that broke the transaction is more useful than an error from its rollback.
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

/** Runs `work` in the transaction `db`, or in a new one. */
export const withinTransaction = <T>(db: Database, work: (trx: Database) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : inTransaction(db, async (trx) => ({ keep: true, outcome: await work(trx) }));

/** Runs `read` on one snapshot of the database, unaffected by concurrent changes. */
export const inOneSnapshot = <T>(db: Database, read: (trx: Database) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);

/** Returns PostgreSQL's code of an error, or '' for other errors. */
export function sqlState(error: unknown): string {
  const code = error instanceof Error ? (error as { code?: unknown }).code : undefined;
  return typeof code === 'string' ? code : '';
}
