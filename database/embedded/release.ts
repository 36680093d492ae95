import { OperatorError } from '../operator-error.ts';
import known from './known-releases.json' with { type: 'json' };

/** What is known of the embedded PostgreSQL's releases, and since when it is known. */
export interface KnownReleases {
  /** What the packages bring; held against them by a test. */
  shipped: string;
  /** The newest of its line. */
  newest: string;
  /** Faults, of security too, that the newest mends and ours has. */
  faultsMended: number;
  /** Day on which this was looked up. */
  asOf: string;
}

export const knownReleases: KnownReleases = known;

/** By how much the embedded PostgreSQL is behind, for whoever runs a shop on it; null: it is the newest known. */
export function behindOf({ shipped, newest, faultsMended, asOf }: KnownReleases = knownReleases):
  | string
  | null {
  if (shipped === newest) return null;
  return `the embedded PostgreSQL is ${shipped}; ${newest} fixes ${faultsMended} bugs, including security issues (as of ${asOf})`;
}

/**
 * The embedded PostgreSQL is for trying out: it gets what is mended only with a release of the shop.
 * @throws OperatorError for a shop of one's own on it, unless its settings say that it may
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
