import { type KnownReleases, knownReleases } from '#database/embedded/release.ts';
import { defaultDates, formatDate } from '#rules/format-date.ts';
import type { Config } from '../settings/config.ts';
import { type Finding, must, note, ok } from './finding.ts';

/** Checks whether a shop may stay on the embedded PostgreSQL, which only new releases of Kado update. */
export function examineEmbedded(
  { databaseUrl, mode }: Pick<Config, 'databaseUrl' | 'mode'>,
  { shipped, newest, faultsMended, asOf }: KnownReleases = knownReleases,
): Finding[] {
  if (databaseUrl !== undefined) return [];
  const isProduction = mode === 'production';
  if (shipped !== newest) {
    const values = { shipped, newest, faults: faultsMended, day: formatDate(asOf, defaultDates) };
    return [(isProduction ? must : note)('embeddedBehind', values, 'ownPostgres')];
  }
  return [isProduction ? note('embeddedUpdates', {}, 'ownPostgres') : ok('embeddedNewest')];
}
