import { OperatorError } from '../operator-error.ts';
import known from './known-releases.json' with { type: 'json' };

/** Known releases of the embedded PostgreSQL, and when they were looked up. */
export interface KnownReleases {
  /** The version in the packages. A test compares the two. */
  shipped: string;
  /** The newest version of its major version. */
  newest: string;
  /** The number of bugs, including security issues, that are fixed in the newest version but not in ours. */
  faultsMended: number;
  /** Date of this information. */
  asOf: string;
}

export const knownReleases: KnownReleases = known;

/**
 * Describes how far the embedded PostgreSQL is behind, for operators. Returns null if it is the newest known version.
 */
export function behindOf({ shipped, newest, faultsMended, asOf }: KnownReleases = knownReleases):
  | string
  | null {
  if (shipped === newest) return null;
  return `the embedded PostgreSQL is ${shipped}; ${newest} fixes ${faultsMended} bugs, including security issues (as of ${asOf})`;
}

/**
 * Refuses the embedded PostgreSQL in production. It is meant for trials, because it gets fixes only with a
 * release of the shop.
 * @throws OperatorError for a production shop, unless its settings allow it
 */
export function refuseEmbedded({ databaseUrl, mode, embeddedMay }: Choice): void {
  if (databaseUrl !== undefined || mode !== 'production' || embeddedMay === 'production') return;
  throw new OperatorError(
    `KADO_MODE=production refuses the embedded database: ${behindOf() ?? 'it is updated only by new Kado releases'}; ${recommendation}. To use it anyway, set KADO_EMBEDDED=production.`,
  );
}

interface Choice {
  databaseUrl?: string | undefined;
  mode: 'demo' | 'production';
  embeddedMay: 'demo' | 'production';
}

export const recommendation =
  'use a PostgreSQL server that receives updates: set DATABASE_URL; see docs/operating/going-live.md';
