import type { Logger } from 'pino';
import type { Config } from '../../settings/config.ts';
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

/** Looks at everything the settings name, and changes nothing. */
export async function examine(config: Config, log: Logger): Promise<[string, Finding[]][]> {
  const opened = await openForDoctor(config, log);
  const database =
    opened.state === 'open'
      ? [...(await examineDatabase(opened, config)), ...(await examineReplica(opened, config, log))]
      : [
          opened.state === 'off'
            ? note(
                'the embedded database is not running, so it was not looked at',
                'start the shop and ask again',
              )
            : must(opened.why, 'see docs/operating/when-something-is-wrong.md, Refusals'),
        ];
  const backlog =
    opened.state === 'open'
      ? [...(await examineBacklog(opened.db, config)), await examineRiel(opened.db)]
      : [];
  const outside = await examineOutside(config, opened.state === 'open' ? opened.db : null);
  if (opened.state === 'open') await opened.close();
  return [
    ['Settings', examineSettings(config)],
    ['Database', [...database, ...examineEmbedded(config)]],
    ...(backlog.length > 0 ? [['Work under way', backlog] satisfies [string, Finding[]]] : []),
    ['Mail, files and payments', outside],
    ['Disk and backups', await examineDisk(config)],
  ];
}
