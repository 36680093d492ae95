import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { preparedQuery } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import { queues } from '#shop/capacity/capacity.ts';
import { OverloadedError, workQueue } from '#shop/work-queue/work-queue.ts';
import { noteUsedUp, type UsedUp } from './cost.ts';

/**
 * The queue for requests counted under one key. They wait here for each other, rather than on database
 * connections that others need.
 */
const countQueue = workQueue(queues.counts.size);

/** The time windows over which hits are counted, in minutes. */
export const rateWindows = { quarter: 15, hour: 60, day: 24 * 60 } as const;

/** Returns the key under which hits are counted. Email and IP addresses are stored only as hashes. */
export const rateLimitKey = (what: string, whose: string): string =>
  `${what} ${createHash('sha256').update(whose).digest('base64url')}`;

/**
 * Counts a hit, or returns false if there were already `most` in the last `span` minutes. Exact across all
 * processes. In a transaction, others that count under the same key wait until it ends.
 * @throws OverloadedError when too many are waiting
 */
export async function consumeRateLimit(
  db: Database,
  key: string,
  max: number,
  span: number,
): Promise<boolean> {
  const query = sql<{ counted: boolean }>`
    select count_hit(${key}, ${max}::int, make_interval(mins => ${span}::int)) as counted`;
  const count = () => db.executeQuery(preparedQuery('count-hit', query.compile(db)));
  // A transaction already has a connection. If it waited in the queue, those before it could lack that
  // connection.
  if (!db.isTransaction && countQueue.isFull()) throw new OverloadedError();
  const { rows } = await (db.isTransaction ? count() : countQueue.run(count));
  const isCounted = rows[0]?.counted === true;
  if (!isCounted) noteUsedUp({ key, span });
  return isCounted;
}

/** Removes a hit that turned out not to count. */
export async function forgetHit(db: Database, key: string): Promise<void> {
  const query = sql`select forget_hit(${key})`;
  await db.executeQuery(preparedQuery('forget-hit', query.compile(db)));
}

/** Returns the number of hits in the last `span` minutes. */
export async function hitsOf(db: Database, key: string, span: number): Promise<number> {
  const { rows } = await sql<{ hits: number }>`
    select coalesce(sum(hits), 0)::int as hits from rate_window
    where key = ${key} and window_start > now() - make_interval(mins => ${span}::int)`.execute(db);
  return rows[0]?.hits ?? 0;
}

/** Returns whether the limit is reached. Doesn't count a hit. */
export async function isUsedUp(db: Database, key: string, max: number, span: number): Promise<boolean> {
  const isFull = (await hitsOf(db, key, span)) >= max;
  if (isFull) noteUsedUp({ key, span });
  return isFull;
}

/** Returns when a used-up key allows another hit: when its oldest hits no longer count in `count_hit`. */
export async function nextHitAt(db: Database, key: string, span: number): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select coalesce(min(at), now()) as at from rate_window, lateral (select window_start + make_interval(mins => ${span}::int) * 16 / 15 as at) w
    where key = ${key} and hits > 0 and at > clock_timestamp()`.execute(db);
  return rows[0]?.at ?? new Date();
}

/** Returns the seconds until a used-up limit allows another hit. */
export const secondsUntilHit = async (db: Database, { key, span }: UsedUp): Promise<number> =>
  Math.max(1, Math.ceil(((await nextHitAt(db, key, span)).getTime() - Date.now()) / 1000));

/** Resets all rate limits of these people. Names are those given to `rateLimitKey`. */
export async function forgetHitsOf(db: Database, names: readonly string[]): Promise<void> {
  const ends = names.map((name) => rateLimitKey('', name));
  await sql`delete from rate_window where right(key, ${ends[0]?.length ?? 0}::int) = any(${ends}::text[])`.execute(
    db,
  );
}

export async function resetRateLimit(db: Database, key: string): Promise<void> {
  await sql`delete from rate_window where key = ${key}`.execute(db);
}

/** A share of a limit in the current minute of the database's clock. */
export interface MinuteShare {
  granted: number;
  left: number;
  /** Milliseconds until the minute ends. */
  endsIn: number;
}
const nothingLeft: MinuteShare = { granted: 0, left: 0, endsIn: 1000 };

/**
 * Uses up to `wanted` of the `most` hits allowed under a key in this minute. Exact across all processes: row
 * locks ensure that no more than `most` are granted.
 */
export async function takeOfMinute(
  db: Database,
  key: string,
  count: number,
  max: number,
): Promise<MinuteShare> {
  const query = sql<{ taken: number; endsIn: number }>`
    insert into rate_window (key, window_start, hits)
    values (${key}, date_bin('1 minute', clock_timestamp(), 'epoch'), ${count}::int)
    on conflict (key, window_start) do update set hits = rate_window.hits + excluded.hits where rate_window.hits < ${max}::int
    returning hits as taken, extract(epoch from window_start + interval '1 minute' - clock_timestamp())::float8 * 1000 as "endsIn"`;
  const { rows } = await db.executeQuery(preparedQuery('take-of-minute', query.compile(db)));
  const [row] = rows;
  if (!row) return nothingLeft;
  const left = max - row.taken;
  return { granted: count + Math.min(left, 0), left: Math.max(left, 0), endsIn: Math.max(row.endsIn, 1) };
}
