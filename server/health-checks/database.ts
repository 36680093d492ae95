import { setTimeout as sleep } from 'node:timers/promises';
import { databaseFacts } from '#database/doctor-queries.ts';
import { inactiveCopyOf } from '#database/backup/inactive-copy.ts';
import { type LockHolder, watchLocks } from '#database/lock-holders.ts';
import { slowSessions } from '#database/slow-sessions.ts';
import { clockSkew, maxClockSkew } from '#database/reachable.ts';
import { connectionsOfAProcess } from '#shop/capacity/capacity.ts';
import { shopExists, shopSettings } from '#shop/content/content.ts';
import type { Config } from '../settings/config.ts';
import { type Finding, must, note, ok } from './finding.ts';
import type { OpenForDoctor } from './open-for-health-check.ts';

/** Milliseconds for which a transaction must hold locks to be reported: the shop's own are shorter. */
const longLocked = 2000;

/** Checks the server and its contents. Opening the database already checked durability and Khmer search. */
export async function examineDatabase({ db }: OpenForDoctor, { mode }: Config): Promise<Finding[]> {
  const facts = await databaseFacts(db);
  const { blocking, statements } = await slowSessions(db);
  const holding = (await longHolders(db)).filter(({ pid }) => blocking.every((each) => each.pid !== pid));
  const skew = (await clockSkew(db)) ?? Number.NaN;
  const inactiveFrom = await inactiveCopyOf(db);
  const { isDemo } = await shopSettings(db, 'en');
  const processes = Math.floor((facts.maxConnections - facts.reserved) / connectionsOfAProcess);
  const connections = { most: facts.maxConnections, processes, used: facts.connections };
  return [
    ok('postgres', { version: facts.version, megabytes: facts.megabytes }),
    facts.isSuperuser
      ? must('superuser', {}, 'ordinaryRole')
      : facts.ownedTables > 0
        ? must('ownsTables', { n: facts.ownedTables }, 'giveTables')
        : ok('ordinaryRole'),
    ...(facts.missingPrivileges.length > 0
      ? [must('privilegesMissing', { names: namesOf(facts.missingPrivileges) }, 'grantAgain')]
      : []),
    ...(facts.disabledTriggers.length > 0
      ? [must('triggersOff', { names: namesOf(facts.disabledTriggers) }, 'enableTriggers')]
      : []),
    ...(facts.unanalyzed.length > 0
      ? [note('statisticsMissing', { names: namesOf(facts.unanalyzed) }, 'analyzeTables')]
      : []),
    ...facts.idleSlots.map((slot) => note('slotIdle', slot, 'dropSlot')),
    facts.pending.length > 0
      ? must('migrationsPending', { names: facts.pending.join(', ') }, 'startRelease')
      : ok('migrationsDone'),
    ...(facts.unknown.length > 0
      ? [must('newerRelease', { names: facts.unknown.join(', ') }, 'runThatRelease')]
      : []),
    Math.abs(skew) > maxClockSkew
      ? must('clocksApart', { seconds: Math.round(skew / 1000) }, 'setClocks')
      : ok('clocksAgree', { ms: Math.abs(Math.round(skew)) }),
    ...blocking.map(({ pid, application, waiting, seconds }) =>
      must('sessionBlocks', { pid, application, n: waiting, seconds }, 'endSession'),
    ),
    ...statements.map(({ pid, seconds }) => note('statementSlow', { pid, seconds }, 'seeStatement')),
    ...holding.map((each) => must('sessionHoldsLocks', { ...each }, 'endSession')),
    ...(blocking.length + statements.length + holding.length === 0 ? [ok('sessionsFast')] : []),
    processes < 2 ? note('connectionsFew', connections, 'moreConnections') : ok('connections', connections),
    isDemo
      ? mode === 'production'
        ? must('demoInProduction', {}, 'newDatabase')
        : note('demoData')
      : ok('noDemoData'),
    (await shopExists(db)) ? ok('shopCreated') : must('shopMissing', {}, 'createShop'),
    ...(inactiveFrom === null ? [] : [must('silentCopy', { takenAt: inactiveFrom }, 'wake')]),
  ];
}

/** Returns transactions that hold locks for long. Waits only if one holds some now. */
async function longHolders(db: OpenForDoctor['db']): Promise<LockHolder[]> {
  const locks = watchLocks(db);
  if ((await locks()).length === 0) return [];
  await sleep(longLocked);
  return (await locks()).filter(({ seconds }) => seconds * 1000 >= longLocked);
}

/** Returns the first names, as the others have the same cause. */
const namesOf = (names: readonly string[]): string =>
  `${names.slice(0, 5).join(', ')}${names.length > 5 ? ', …' : ''}`;
