import Fastify from 'fastify';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { AppContext } from '#server/context/context.ts';
import { poolLoads } from '#database/pool.ts';
import { answerErrors } from '#server/http/errors.ts';
import { firstConnections, preloadLinks } from '#server/http/preload-headers.ts';
import type { AppShellCache } from '#server/http/app-shell-cache.ts';
import { freeAt, serveHealth } from '#server/http/health.ts';
import { testDatabase } from '#tests/support/postgres.ts';

const { db } = await testDatabase();
let whole = false;
const frames = { get: async () => ({ whole }) } as unknown as AppShellCache;
const warm = preloadLinks({ db } as AppContext, [frames]);
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

it('the shop is not ready before texts, index and connections are loaded; requests restore what is lost later', async () => {
  expect(await ready()).toEqual([503, 'starting']);
  whole = true;
  expect(await ready()).toEqual([200, undefined]);
  expect(Math.max(...poolLoads().map(({ total }) => total))).toBeGreaterThanOrEqual(firstConnections);
  whole = false;
  expect(await ready()).toEqual([200, undefined]);
});

it('the shop is ready with its database and free disk space', async () => {
  expect(await ready()).toEqual([200, undefined]);
});

it('the shop is not ready with hardly any free space for the data folder', async () => {
  free = 1024 ** 2;
  expect(await ready()).toEqual([503, 'disk']);
});

it('the shop is not ready for ten seconds after the database reported a full disk', async () => {
  expect((await server.inject('/order')).statusCode).toBe(503);
  expect(await ready()).toEqual([503, 'disk']);
  later = 10_000;
  expect(await ready()).toEqual([200, undefined]);
});

it('a folder that cannot be checked is assumed to have free space', async () => {
  expect(await freeAt('/nowhere/at/all')).toBe(Infinity);
  expect(await freeAt(import.meta.dirname)).toBeGreaterThan(0);
});
