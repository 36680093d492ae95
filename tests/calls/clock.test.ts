import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import type { AppContext } from '#server/context.ts';
import { serveHealth } from '#server/http/health.ts';
import { testDatabase } from '../support/postgres.ts';

const { db } = await testDatabase();
const server = Fastify();
serveHealth(server as never, { db, stopping: false } as unknown as AppContext);

const realNow = Date.now;
const minutes = 60_000;

test.each([
  ['right', 0, 200],
  ['a minute off', 1 * minutes, 200],
  ['three minutes ahead', 3 * minutes, 503],
  ['three minutes behind', -3 * minutes, 503],
  ['an hour behind', -60 * minutes, 503],
])('a process whose clock is %s is ready or not: %i ms, %i', async (_, off, status) => {
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + off);
  const answer = await server.inject('/readyz');
  expect(answer.statusCode).toBe(status);
  if (status === 503) expect(answer.json()).toMatchObject({ why: 'clock' });
});
