import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { expect, test } from 'vitest';
import { compiledOnce, statementName } from './named.ts';
import type { Schema } from './schema.ts';

const db = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (introspected) => new PostgresIntrospector(introspected),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

test('the text is built once and the value goes into each of its places', () => {
  let built = 0;
  const statement = compiledOnce('twice', (id: number) => {
    built += 1;
    return sql`select ${id}::int, ${'fixed'}, ${id}::int`;
  });
  const first = statement(db, 1);
  const second = statement(db, 2);
  expect(built).toBe(1);
  expect(first.parameters).toEqual([1, 'fixed', 1]);
  expect(second.parameters).toEqual([2, 'fixed', 2]);
  expect(second.sql).toBe('select $1::int, $2, $3::int');
  expect(statementName(second.sql)).toMatch(/^twice-/u);
});
