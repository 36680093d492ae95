import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from '#database/connect.ts';
import { lastLife, lifeOf, primariesAt, rememberLife, splitAmong } from '#database/primaries.ts';
import type { AppContext } from '../context/context.ts';
import { OperatorError } from '../process/operator-error.ts';
import { repeated } from './repeated.ts';

interface Checking {
  every?: number;
  /** The process writes where nobody will look for it: it must end. */
  onLost: (error: OperatorError) => void;
}

/**
 * Looks once a minute, in each process, whether its database is the only one of the address that takes writes. Who is on the
 * newest goes on and says what must be done; who is on another one, or on one of two that are equally new, ends: what it
 * took would be lost. Returns what stops it.
 */
export function startPrimaryCheck(
  { db, log, config: { dataFolder } }: Pick<AppContext, 'db' | 'log' | 'config'>,
  connection: Connection,
  { every = 60_000, onLost }: Checking,
): () => Promise<void> {
  async function round(): Promise<boolean> {
    // In this order: a failover in between makes ours the newer one.
    const primaries = await primariesAt(connection);
    // None answers, or none may tell.
    if (primaries.length === 0) return false;
    const ours = await lifeOf(db);
    if (!ours) return false;
    const last = lastLife(dataFolder);
    const problem = splitAmong(primaries, dataFolder);
    const others = primaries.filter(({ identity }) => identity === ours.identity);
    const newest = Math.max(
      last?.identity === ours.identity ? last.timeline : 0,
      ...others.map(({ timeline }) => timeline),
    );
    const isAlone = others.filter(({ timeline }) => timeline === newest).length < 2;
    if (ours.timeline < newest || !isAlone) {
      const elsewhere = `the database (DATABASE_URL) goes on elsewhere, on timeline ${newest}; the shop was on ${ours.timeline}.`;
      onLost(new OperatorError(problem ?? elsewhere));
      return false;
    }
    if (problem !== null) log.error({ ours }, problem);
    if (ours.identity !== last?.identity || ours.timeline > last.timeline) rememberLife(dataFolder, ours);
    return false;
  }
  const job = repeated({ round, every, log, failure: 'could not ask which servers take writes' });
  return async () => {
    job.stop();
    // A server that is silent is no reason to stay.
    await Promise.race([job.ended, sleep(2000)]);
  };
}
