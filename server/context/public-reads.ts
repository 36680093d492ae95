import { setTimeout as sleep } from 'node:timers/promises';
import type { Operation } from '#contract/operation.ts';
import { logout } from '#contract/operations/accounts/logout.ts';
import type { Database } from '#database/connect.ts';
import type { DatabaseLog } from '#database/log.ts';
import { shownUpTo, writtenUpTo } from '#database/replica.ts';
import { queuedAfter } from '#shop/work-queue/work-queue.ts';

/** Reads public data from a replica that is up to date, otherwise from the primary. */
export interface PublicReads {
  /**
   * Runs a read on one of the two. `read` must not write, because it runs again on the primary if the replica
   * fails.
   */
  run<T>(read: (db: Database) => Promise<T>): Promise<T>;
}

/**
 * How long a read waits for the replica to catch up with the primary, and for its answer, in milliseconds.
 */
const [catchUp, timeoutMs] = [50, 250];
/** How long a replica that lagged or failed isn't used, in milliseconds. */
const pauseMs = 1000;
/** Milliseconds between two log lines. */
const logIntervalMs = 60_000;

/**
 * Returns whether an operation's answer is public and decides nothing: it contains no customer data and isn't
 * used at checkout.
 */
export const isPublicRead = ({ caller, queue, name }: Operation): boolean =>
  caller === 'anyone' && queue === 'browse' && name !== logout.name;

/**
 * Reads from the replica. A read never misses what was committed anywhere before it began, because it
 * compares the primary's WAL position with that of the replica. So neither a page rendered after a change nor
 * the author of the change sees the previous state, whichever process answers.
 */
export function publicReads(primary: Database, replica: Database, log: DatabaseLog): PublicReads {
  let balanceUntil = 0;
  let sentAt = -Infinity;

  function leave(fields: object, why: string): false {
    balanceUntil = performance.now() + pauseMs;
    if (performance.now() - sentAt > logIntervalMs) {
      sentAt = performance.now();
      log.warn(fields, `the replica ${why}; reads go to the primary`);
    }
    return false;
  }

  const isUpToDate = queuedAfter(async () => {
    if (performance.now() < balanceUntil) return false;
    // In parallel, because a reader waits for both.
    const [shown, written] = await Promise.all([
      answered(shownUpTo(replica)).catch((err: unknown) => err as Error),
      writtenUpTo(primary).catch(() => null),
    ]);
    if (shown instanceof Error) return leave({ err: shown }, 'doesn’t respond');
    // If the primary's position is unknown, use the primary's own answer.
    if (written === null) return false;
    // A promoted server, or one on an abandoned timeline, may have different data than the primary.
    const isOfPrimary =
      shown !== null && (shown <= written || shown <= (await writtenUpTo(primary).catch(() => 0)));
    if (!isOfPrimary) return leave({}, 'does not follow this primary');
    const since = performance.now();
    for (let now: number | null = shown; now === null || now < written; now = await reached()) {
      if (now === null || performance.now() - since > catchUp)
        return leave({ bytes: written - shown }, 'is behind');
      await sleep(1);
    }
    return true;
  });

  const reached = () => answered(shownUpTo(replica)).catch(() => null);

  return {
    async run(read) {
      if (performance.now() < balanceUntil || !(await isUpToDate())) return read(primary);
      try {
        return await read(replica);
      } catch (error) {
        leave({ err: error }, 'failed');
        return read(primary);
      }
    },
  };
}

/**
 * Returns an answer.
 * @throws when it times out
 */
const answered = <T>(answer: Promise<T>): Promise<T> => {
  const limit = new AbortController();
  const tooLate = sleep(timeoutMs, undefined, { signal: limit.signal, ref: false }).then(() => {
    throw new Error(`no answer within ${timeoutMs} ms`);
  });
  answer.catch(() => undefined);
  return Promise.race([answer, tooLate]).finally(() => {
    tooLate.catch(() => undefined);
    limit.abort();
  });
};
