import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { named } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import { turns } from '#shop/turns/turns.ts';

/** Who counts under one key waits for each other: here rather than on the connections of everybody else. */
const countQueue = turns({ atOnce: 4, mayWait: 1000 });

/** More requests want to be counted than can be; the server answers 503. */
class CountingBusy extends Error {
  readonly statusCode = 503;
}

/** Minutes over which hits are counted. */
export const limitSpans = { quarter: 15, hour: 60, day: 24 * 60 } as const;

/** Under what hits are counted: addresses of people and machines only as their hash. */
export const limitKey = (what: string, whose: string): string =>
  `${what} ${createHash('sha256').update(whose).digest('base64url')}`;

/**
 * Counts a hit unless there were `most` already in the last `span` minutes; false: there were. Exact over all processes.
 * In a transaction others that count under the same key wait until it ends.
 * @throws CountingBusy when too many wait already
 */
export async function countHit(db: Database, key: string, most: number, span: number): Promise<boolean> {
  const query = sql<{ counted: boolean }>`
    select count_hit(${key}, ${most}::int, make_interval(mins => ${span}::int)) as counted`;
  const count = () => db.executeQuery(named('count-hit', query.compile(db)));
  // A transaction has its connection already: in the queue it would keep it from those before it.
  if (!db.isTransaction && countQueue.isFull()) throw new CountingBusy('too many wait to be counted');
  const { rows } = await (db.isTransaction ? count() : countQueue.take(count));
  return rows[0]?.counted === true;
}

/** Takes a hit back that turned out to be none. */
export async function forgetHit(db: Database, key: string): Promise<void> {
  const query = sql`select forget_hit(${key})`;
  await db.executeQuery(named('forget-hit', query.compile(db)));
}
