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

test('a named statement is built once, with each value in all of its places', () => {
  let built = 0;
  const statement = compiledOnce('twice', ({ id, name }: { id: number; name: string | null }) => {
    built += 1;
    return sql`select ${id}::int, ${'fixed'}, ${name}, ${sql`(${id}::int)`}`;
  });
  const first = statement(db, { id: 1, name: 'one' });
  const second = statement(db, { id: 2, name: null });
  expect(built).toBe(1);
  expect(first.parameters).toEqual([1, 'fixed', 'one', 1]);
  expect(second.parameters).toEqual([2, 'fixed', null, 2]);
  expect(second.sql).toBe('select $1::int, $2, $3, ($4::int)');
  expect(statementName(second.sql)).toMatch(/^twice-/u);
});

test('a named statement throws when it would be built without some of its values', () => {
  const statement = compiledOnce('rest', ({ id, ...others }: { id: number; name: string }) => {
    return sql`select ${id}::int, ${others.name}`;
  });
  expect(() => statement(db, { id: 1, name: 'one' })).toThrow(
    'rest: the values must be named one by one, because they aren’t known yet',
  );
});
