import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from '#database/connect.ts';
import { readTimeline, lifeOf, primariesAt, rememberLife, splitBrainProblem } from '#database/primaries.ts';
import type { AppContext } from '../context/context.ts';
import { OperatorError } from '../process/operator-error.ts';
import { repeated } from './repeated.ts';

interface Checking {
  every?: number;
  /** Called when this process writes to a database that has been replaced, so that it must exit. */
  onLost: (error: OperatorError) => void;
}

/**
 * Checks once a minute, in each process, that its database is the only writable one at its URL. A process on
 * the newest one continues and logs what to do; one on an older or an equally new one exits, because what it
 * wrote would be lost. Returns a function that stops it.
 */
export function startPrimaryCheck(
  { db, log, config: { dataFolder } }: Pick<AppContext, 'db' | 'log' | 'config'>,
  connection: Connection,
  { every = 60_000, onLost }: Checking,
): () => Promise<void> {
  async function round(): Promise<boolean> {
    // In this order, because if a failover happens in between, ours is the newer one.
    const primaries = await primariesAt(connection);
    // No server answered, or none is accessible.
    if (primaries.length === 0) return false;
    const ours = await lifeOf(db);
    if (!ours) return false;
    const last = readTimeline(dataFolder);
    const problem = splitBrainProblem(primaries, dataFolder);
    const others = primaries.filter(({ identity }) => identity === ours.identity);
    const newest = Math.max(
      last?.identity === ours.identity ? last.timeline : 0,
      ...others.map(({ timeline }) => timeline),
    );
    const isAlone = others.filter(({ timeline }) => timeline === newest).length < 2;
    if (ours.timeline < newest || !isAlone) {
      const elsewhere = `the database (DATABASE_URL) was moved to another primary, on timeline ${newest}; the shop was on ${ours.timeline}.`;
      onLost(new OperatorError(problem ?? elsewhere));
      return false;
    }
    if (problem !== null) log.error({ ours }, problem);
    if (ours.identity !== last?.identity || ours.timeline > last.timeline) rememberLife(dataFolder, ours);
    return false;
  }
  const job = repeated({ round, every, log, failure: 'could not determine which servers accept writes' });
  return async () => {
    job.stop();
    // Don't wait longer for a server that doesn't answer.
    await Promise.race([job.ended, sleep(2000)]);
  };
}
