import { pbkdf2Sync } from 'node:crypto';

/** Milliseconds the piece of work below takes on a core of one's own. */
const reference = 150;

function measured(): number {
  const since = performance.now();
  pbkdf2Sync('how slow', 'is it here', 600_000, 32, 'sha256');
  return Math.max(1, (performance.now() - since) / reference);
}

/** Is handed to a run's workers by vitest.config.ts. */
const name = 'TEST_SLOWNESS';

/**
 * How many times as long as on a quiet machine things take here, at least 1. Measured when a run begins; what tests wait
 * for, and how long shops in tests wait for their database, is multiplied by it.
 */
export const slowness = Number(process.env[name]) || measured();

export const slownessOfWorkers = { [name]: String(slowness) };

/** Milliseconds within which what tests wait for comes. */
export const patience = Math.round(30_000 * slowness);

/**
 * A run's own tests keep every core busy, so shops in tests wait longer for their database than shops do; not those of gates,
 * which run alone. Tests of these times say `DATABASE_PATIENCE: '1'`.
 */
export const databasePatience = {
  DATABASE_PATIENCE: process.env['GATE_SIZE'] ? '1' : String(Math.min(100, Math.ceil(5 * slowness))),
};
