import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { isPublicRead, publicReads } from '#server/context/public-reads.ts';
import { loadRegistry } from '#server/calls/registry.ts';
import { anotherPool, testDatabase } from '#tests/support/postgres.ts';

const { db, url } = await testDatabase();

test('a replica may answer only public read calls that checkout does not depend on', async () => {
  const { handlers } = await loadRegistry();
  const read = handlers.map(({ operation }) => operation).filter(isPublicRead);
  expect(read.length).toBeGreaterThan(20);
  expect(read.filter(({ name }) => !name.startsWith('GET_')).map(({ name }) => name)).toEqual([]);
  expect(read.filter(({ path }) => /order|cart|coupon|customer-address|login/iu.test(path))).toEqual([]);
});

test('a server that is not a replica is not read from, and the log says so once', async () => {
  const output: string[] = [];
  const log = {
    info: () => undefined,
    error: () => undefined,
    warn: (_: object, text: string) => output.push(text),
  };
  const other = await anotherPool(url);
  const reads = publicReads(db, other, log);
  const where = () => reads.run(async (from) => (from === db ? 'the primary' : 'the other'));
  expect(await Promise.all([where(), where(), where()])).toEqual([
    'the primary',
    'the primary',
    'the primary',
  ]);
  expect(output).toEqual(['the replica does not follow this primary; reads go to the primary']);
});

test('an unavailable replica is skipped, and failures of the primary are reported', async () => {
  const log = { info: () => undefined, error: () => undefined, warn: () => undefined };
  const other = await anotherPool(url);
  await other.destroy();
  const reads = publicReads(db, other, log);
  expect(await reads.run(async (from) => from === db)).toBe(true);
  await expect(reads.run((from) => sql`select 1 / 0`.execute(from))).rejects.toMatchObject({ code: '22012' });
});
