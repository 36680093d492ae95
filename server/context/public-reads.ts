import { setTimeout as sleep } from 'node:timers/promises';
import type { Operation } from '#contract/operation.ts';
import { logout } from '#contract/operations/accounts/logout.ts';
import type { Database } from '#database/connect.ts';
import type { DatabaseLog } from '#database/log.ts';
import { shownUpTo, writtenUpTo } from '#database/replica.ts';
import { askedAfter } from '#shop/work-queue/work-queue.ts';

/** Where what is the same for everybody is read: on a replica that shows all there is, else on the primary. */
export interface PublicReads {
  /** Reads on one of the two; on the primary also after the replica failed, so `read` must only read. */
  run<T>(read: (db: Database) => Promise<T>): Promise<T>;
}

/** Milliseconds a read waits for the replica to come up to the primary, and for an answer of it. */
const [catchUp, patience] = [50, 250];
/** Milliseconds in which a replica that was behind or failed is not asked. */
const rest = 1000;
/** Milliseconds between two lines in the log. */
const silence = 60_000;

/** Calls whose answers are the same for everybody and decide nothing: neither a customer's own nor what checkout goes by. */
export const isPublicRead = ({ caller, queue, name }: Operation): boolean =>
  caller === 'anyone' && queue === 'browse' && name !== logout.name;

/**
 * A read never sees less than what was committed anywhere before it began: the primary is asked how far its log goes, the
 * replica how far it shows it. So neither a page that is made anew after a change nor who just changed something sees the
 * state before, whichever process they come to.
 */
export function publicReads(primary: Database, replica: Database, log: DatabaseLog): PublicReads {
  let restUntil = 0;
  let saidAt = -Infinity;

  function leave(fields: object, why: string): false {
    restUntil = performance.now() + rest;
    if (performance.now() - saidAt > silence) {
      saidAt = performance.now();
      log.warn(fields, `the replica ${why}; the primary answers in its place`);
    }
    return false;
  }

  const isUpToDate = askedAfter(async () => {
    if (performance.now() < restUntil) return false;
    // At once, for a reader waits for both.
    const [shown, written] = await Promise.all([
      answered(shownUpTo(replica)).catch((err: unknown) => err as Error),
      writtenUpTo(primary).catch(() => null),
    ]);
    if (shown instanceof Error) return leave({ err: shown }, 'does not answer');
    // Nobody knows what was committed: the primary's own answer says so.
    if (written === null) return false;
    // A server that was promoted, or goes on from a history that was given up, may know other things than the primary.
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
      if (performance.now() < restUntil || !(await isUpToDate())) return read(primary);
      try {
        return await read(replica);
      } catch (error) {
        leave({ err: error }, 'failed');
        return read(primary);
      }
    },
  };
}

/** @throws when it takes too long */
const answered = <T>(answer: Promise<T>): Promise<T> => {
  const limit = new AbortController();
  const tooLate = sleep(patience, undefined, { signal: limit.signal, ref: false }).then(() => {
    throw new Error(`no answer within ${patience} ms`);
  });
  answer.catch(() => undefined);
  return Promise.race([answer, tooLate]).finally(() => {
    tooLate.catch(() => undefined);
    limit.abort();
  });
};
