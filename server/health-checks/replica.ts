import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { refuseUnfit, UnreachableError } from '#database/connect.ts';
import { databaseIdentity, openReplica, shownUpTo, writtenUpTo } from '#database/replica.ts';
import { replicaTimeouts } from '#shop/capacity/capacity.ts';
import type { Config } from '../settings/config.ts';
import { type Finding, must, note, ok } from './finding.ts';
import type { OpenForDoctor } from './open-for-health-check.ts';

/**
 * How long a replica may take to catch up with its primary, in milliseconds, as for a read
 * (server/context/public-reads.ts).
 */
const catchUp = 50;

/** Checks the configured replica, if any: whether it belongs to this database and whether it is used at all. */
export async function examineReplica(
  { db }: OpenForDoctor,
  { databaseReadUrl }: Config,
  log: Logger,
): Promise<Finding[]> {
  if (databaseReadUrl === undefined) return [];
  const connection = { connectionString: databaseReadUrl };
  const identity = await databaseIdentity(db);
  try {
    await refuseUnfit(connection, { setting: 'DATABASE_READ_URL', mayBeStandby: true, identity });
  } catch (error) {
    const kind = error instanceof UnreachableError ? 'replicaAway' : 'replicaUnfit';
    return [must(kind, { why: (error as Error).message }, 'primaryMeanwhile')];
  }
  const replica = openReplica({ connection, log, size: 1, ...replicaTimeouts, identity });
  try {
    const written = await writtenUpTo(db);
    await sleep(catchUp);
    const shown = await shownUpTo(replica);
    if (shown === null) return [must('replicaAlone', {}, 'setStandby')];
    return [shown < written ? note('replicaBehind', { bytes: String(written - shown) }) : ok('replicaEven')];
  } finally {
    await replica.destroy();
  }
}
