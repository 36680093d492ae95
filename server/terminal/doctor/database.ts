import { databaseFacts } from '#database/doctor-queries.ts';
import { silentCopyOf } from '#database/backup/silence.ts';
import { clockSkew } from '#database/reachable.ts';
import { connectionsOfAProcess } from '#shop/capacity/capacity.ts';
import { shopExists } from '#shop/content/content.ts';
import type { Config } from '../../settings/config.ts';
import { isDemoShop } from '../../demo/queries.ts';
import { mostSkew } from '../../http/health.ts';
import { type Finding, must, note, ok } from './finding.ts';
import type { OpenForDoctor } from './open-for-doctor.ts';

/** The server and what lies in it. Durability and the search for Khmer were checked by opening it. */
export async function examineDatabase({ db }: OpenForDoctor, { mode }: Config): Promise<Finding[]> {
  const facts = await databaseFacts(db);
  const skew = (await clockSkew(db)) ?? Number.NaN;
  const silentFrom = await silentCopyOf(db);
  const isDemo = await isDemoShop(db);
  const processes = Math.floor((facts.maxConnections - facts.reserved) / connectionsOfAProcess);
  return [
    ok(`PostgreSQL ${facts.version}, ${facts.megabytes} MB; writes are forced to the disk`),
    facts.isSuperuser
      ? must('the shop’s role is a superuser', 'make it an ordinary one: alter role … nosuperuser')
      : facts.ownedTables > 0
        ? must(
            `the shop’s role owns ${facts.ownedTables} tables`,
            'give them to another: set DATABASE_OWNER_URL, see docs/operating/going-live.md',
          )
        : ok('the shop’s role owns nothing and is no superuser'),
    facts.pending.length > 0
      ? must(`migrations have not run: ${facts.pending.join(', ')}`, 'start this release once')
      : ok('all migrations have run'),
    ...(facts.unknown.length > 0
      ? [must(`a newer release has been here: ${facts.unknown.join(', ')}`, 'run that release')]
      : []),
    Math.abs(skew) > mostSkew
      ? must(
          `its clock and this machine’s are ${Math.round(skew / 1000)} s apart; the shop is not ready so`,
          'set both by NTP',
        )
      : ok(`its clock and this machine’s are ${Math.abs(Math.round(skew))} ms apart`),
    processes < 2
      ? note(`its ${facts.maxConnections} connections do for ${processes} process`, 'raise max_connections')
      : ok(
          `its ${facts.maxConnections} connections do for ${processes} processes; ${facts.connections} are in use`,
        ),
    isDemo
      ? mode === 'production'
        ? must('it was filled with the demo shop, and production refuses it', 'use a new database')
        : note('it holds the demo shop')
      : ok('it holds no demo data'),
    (await shopExists(db))
      ? ok('the shop was created: it has a name')
      : must('no shop was created: it has no name, and mails to it go nowhere', 'npm run shop:create'),
    ...(silentFrom === null
      ? []
      : [
          must(
            `it is a restored copy as of ${silentFrom} and keeps silent: no mail, no job, no payment`,
            'npm run db:wake, when it is to be the shop',
          ),
        ]),
  ];
}
