import type { Logger } from 'pino';
import type { Database } from '#database/connect.ts';
import type { Config } from '../settings/config.ts';
import { examineBacklog } from './backlog.ts';
import { examineDatabase } from './database.ts';
import { examineDisk } from './disk.ts';
import { examineEmbedded } from './embedded.ts';
import { type Finding, must, note } from './finding.ts';
import { examineOutside } from './outside.ts';
import { examineReplica } from './replica.ts';
import { examineRiel } from './riel.ts';
import { examineSettings } from './settings.ts';
import { openForDoctor } from './open-for-doctor.ts';

export type Part = 'settings' | 'database' | 'work' | 'outside' | 'disk';
export type Examined = { part: Part; findings: Finding[] }[];

/**
 * Looks at everything the settings name, and changes nothing.
 * @param running the database of a shop that runs; left out: it is opened for this alone
 */
export async function examine(config: Config, log: Logger, running?: Database): Promise<Examined> {
  const opened = running
    ? { state: 'open' as const, db: running, close: async () => undefined }
    : await openForDoctor(config, log);
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
    { part: 'outside', findings: outside },
    { part: 'disk', findings: await examineDisk(config) },
  ];
}
