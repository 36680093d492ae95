import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { isPublicRead, publicReads } from '#server/context/public-reads.ts';
import { loadRegistry } from '#server/calls/registry.ts';
import { anotherPool, testDatabase } from '#tests/support/postgres.ts';

const { db, url } = await testDatabase();

test('only calls that read, by anybody, of what checkout does not go by may be answered by a replica', async () => {
  const { handlers } = await loadRegistry();
  const read = handlers.map(({ operation }) => operation).filter(isPublicRead);
  expect(read.length).toBeGreaterThan(20);
  expect(read.filter(({ name }) => !name.startsWith('GET_')).map(({ name }) => name)).toEqual([]);
  expect(read.filter(({ path }) => /order|cart|coupon|customer-address|login/iu.test(path))).toEqual([]);
});

test('a server that follows nobody is not read from, and that is said once', async () => {
  const said: string[] = [];
  const log = {
    info: () => undefined,
    error: () => undefined,
    warn: (_: object, text: string) => said.push(text),
  };
  const other = await anotherPool(url);
  const reads = publicReads(db, other, log);
  const where = () => reads.run(async (from) => (from === db ? 'the primary' : 'the other'));
  expect(await Promise.all([where(), where(), where()])).toEqual([
    'the primary',
    'the primary',
    'the primary',
  ]);
  expect(said).toEqual(['the replica does not follow this primary; the primary answers in its place']);
});

test('a replica that is away is left to itself, and what fails on the primary is told', async () => {
  const log = { info: () => undefined, error: () => undefined, warn: () => undefined };
  const other = await anotherPool(url);
  await other.destroy();
  const reads = publicReads(db, other, log);
  expect(await reads.run(async (from) => from === db)).toBe(true);
  await expect(reads.run((from) => sql`select 1 / 0`.execute(from))).rejects.toMatchObject({ code: '22012' });
});
