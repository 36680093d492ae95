import Fastify from 'fastify';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { AppContext } from '#server/context/context.ts';
import { poolLoads } from '#database/pool.ts';
import { answerErrors } from '#server/http/errors.ts';
import { firstConnections, firstNeeds } from '#server/http/first-needs.ts';
import type { Frames } from '#server/http/frames.ts';
import { freeAt, serveHealth } from '#server/http/health.ts';
import { testDatabase } from '#tests/support/postgres.ts';

const { db } = await testDatabase();
let whole = false;
const frames = { get: async () => ({ whole }) } as unknown as Frames;
const warm = firstNeeds({ db } as AppContext, [frames]);
const app = { db, stopping: false } as AppContext;
const gigabyte = 1024 ** 3;
let free = gigabyte;
const server = Fastify();
const sinceFull = answerErrors(server);
let later = 0;
serveHealth(server, app, { free: async () => free, sinceFull: () => sinceFull() + later, warm });
server.get('/order', async () => {
  throw Object.assign(new Error('could not extend file'), { code: '53100' });
});
afterAll(() => server.close());
beforeEach(() => {
  [free, later] = [gigabyte, 0];
});
const ready = async () => {
  const answer = await server.inject('/readyz');
  return [answer.statusCode, answer.json<{ why?: string }>().why];
};

it('before texts, index and connections are there it is not, and what is lost later is made anew by whoever asks', async () => {
  expect(await ready()).toEqual([503, 'starting']);
  whole = true;
  expect(await ready()).toEqual([200, undefined]);
  expect(Math.max(...poolLoads().map(({ total }) => total))).toBeGreaterThanOrEqual(firstConnections);
  whole = false;
  expect(await ready()).toEqual([200, undefined]);
});

it('a shop with its database and room on its disks is ready', async () => {
  expect(await ready()).toEqual([200, undefined]);
});

it('with hardly any room at the data folder it is not', async () => {
  free = 1024 ** 2;
  expect(await ready()).toEqual([503, 'disk']);
});

it('nor for ten seconds after the database said that its own disk is full', async () => {
  expect((await server.inject('/order')).statusCode).toBe(503);
  expect(await ready()).toEqual([503, 'disk']);
  later = 10_000;
  expect(await ready()).toEqual([200, undefined]);
});

it('of a folder nobody can ask about nothing is known to be missing', async () => {
  expect(await freeAt('/nowhere/at/all')).toBe(Infinity);
  expect(await freeAt(import.meta.dirname)).toBeGreaterThan(0);
});
