import { pbkdf2Sync } from 'node:crypto';

/** Milliseconds that the work below takes on an otherwise idle core. */
const reference = 150;

function measured(): number {
  const since = performance.now();
  pbkdf2Sync('how slow', 'is it here', 600_000, 32, 'sha256');
  return Math.max(1, (performance.now() - since) / reference);
}

/** The environment variable in which vitest.config.ts passes the value to a run's workers. */
const name = 'TEST_SLOWNESS';

/**
 * How many times longer things take here than on an idle machine, at least 1. It is measured when a run
 * begins. The timeouts of tests, and those of shops in tests for their database, are multiplied by it.
 */
export const slowness = Number(process.env[name]) || measured();

export const slownessOfWorkers = { [name]: String(slowness) };

/** Timeout in ms for the waits of tests. */
export const timeoutMs = Math.round(60_000 * slowness);

/**
 * A run's own tests keep every core busy, so shops in tests wait longer for their database than usual, except in
 * guarantee tests, which run alone. Tests of these timeouts set `DATABASE_PATIENCE: '1'`.
 * A start doesn't wait for a missing database, which tests of refusals have.
 */
export const databaseTimeoutMs = {
  DATABASE_WAIT: '0',
  DATABASE_PATIENCE: process.env['GATE_SIZE'] ? '1' : String(Math.min(100, Math.ceil(20 * slowness))),
};
