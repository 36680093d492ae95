import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import type { AppContext } from '#server/context/context.ts';
import { serveHealth } from '#server/http/health.ts';
import { testDatabase } from '../support/postgres.ts';

const { db } = await testDatabase();
const server = Fastify();
serveHealth(server, { db, stopping: false } as unknown as AppContext, {
  free: async () => Infinity,
  sinceFull: () => Infinity,
  warm: async () => true,
});

const realNow = Date.now;
const minutes = 60_000;
const notReady = { status: 'not ready', why: 'clock' };

test.each([
  ['right', 0, 200, { status: 'ready' }],
  ['a minute off', 1 * minutes, 200, { status: 'ready' }],
  ['three minutes ahead', 3 * minutes, 503, notReady],
  ['three minutes behind', -3 * minutes, 503, notReady],
  ['an hour behind', -60 * minutes, 503, notReady],
])('readiness of a process whose clock is %s: %i ms off, status %i', async (_, off, status, output) => {
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + off);
  const answer = await server.inject('/readyz');
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toEqual(output);
});
