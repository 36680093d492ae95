import type { Logger } from 'pino';
import type { Database } from '#database/connect.ts';
import type { Secret } from '#shop/purpose-key.ts';
import type { Config } from '../settings/config.ts';
import { readSecret } from '../settings/secret.ts';
import { type ConnectionStates, readWithConnections } from '../connections/with-connections.ts';
import { examineConnections } from './connections.ts';
import { examineBacklog } from './backlog.ts';
import { examineDatabase } from './database.ts';
import { examineDisk } from './disk.ts';
import { examineEmbedded } from './embedded.ts';
import { type Finding, must, note } from './finding.ts';
import { examineOutside } from './outside.ts';
import { examinePapers } from './papers.ts';
import { examineReplica } from './replica.ts';
import { examineRiel } from './riel.ts';
import { examineSettings } from './settings.ts';
import { openForHealthCheck } from './open-for-health-check.ts';

export type Part = 'settings' | 'database' | 'work' | 'outside' | 'disk';
export type Examined = { part: Part; findings: Finding[] }[];

/**
 * Runs all health checks for the settings, read-only.
 * @param running the database and key of a running shop. If missing, the database is opened only for the
 * checks
 */
export async function runHealthChecks(
  given: Config,
  log: Logger,
  running?: { db: Database; secret: Secret },
): Promise<Examined> {
  const opened = running
    ? { state: 'open' as const, db: running.db, close: async () => undefined }
    : await openForHealthCheck(given, log);
  // Includes the connections entered in the office, if they can be read.
  const { config, states } =
    opened.state === 'open'
      ? await readWithConnections(given, opened.db, running?.secret ?? readSecret(given)).catch(() =>
          without(given),
        )
      : without(given);
  const database =
    opened.state === 'open'
      ? [...(await examineDatabase(opened, config)), ...(await examineReplica(opened, config, log))]
      : [
          opened.state === 'off'
            ? note('databaseOff', {}, 'startAndAsk')
            : must(opened.isAway ? 'databaseAway' : 'databaseUnfit', { why: opened.why }, 'seeRefusals'),
        ];
  const work =
    opened.state === 'open'
      ? [...(await examineBacklog(opened.db, config)), await examineRiel(opened.db)]
      : [];
  const outside = await examineOutside(config, opened.state === 'open' ? opened.db : null);
  if (opened.state === 'open') await opened.close();
  return [
    { part: 'settings', findings: examineSettings(config) },
    { part: 'database', findings: [...database, ...examineEmbedded(config)] },
    ...(work.length > 0 ? [{ part: 'work' as const, findings: work }] : []),
    { part: 'outside', findings: [...outside, ...examineConnections(states)] },
    { part: 'disk', findings: [...(await examineDisk(config)), await examinePapers()] },
  ];
}

/** Returns the settings of the environment, for when the database can't be read. */
const without = (config: Config): { config: Config; states: Partial<ConnectionStates> } => ({
  config,
  states: {},
});
