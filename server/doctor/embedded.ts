import { behindOf } from '#database/embedded/release.ts';
import type { Config } from '../settings/config.ts';
import { type Finding, must, note, ok } from './finding.ts';

/** Whether a shop may stay on the embedded PostgreSQL, which gets its updates only with a new release of Kado. */
export function examineEmbedded(
  { databaseUrl, mode }: Pick<Config, 'databaseUrl' | 'mode'>,
  behind: string | null = behindOf(),
): Finding[] {
  if (databaseUrl !== undefined) return [];
  const isProduction = mode === 'production';
  if (behind !== null) return [(isProduction ? must : note)('asSaid', { why: behind }, 'ownPostgres')];
  return [isProduction ? note('embeddedUpdates', {}, 'ownPostgres') : ok('embeddedNewest')];
}
