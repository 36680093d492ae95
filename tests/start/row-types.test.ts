import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/support/postgres.ts';
import { readRowTypes, type Tables } from './row-types.ts';

const files = globSync(path.join(import.meta.dirname, '../../database/schema/*.ts'));
const written = readRowTypes(files.map((file) => readFileSync(file, 'utf8')).join('\n'));
/** The table of the migrations themselves, which has no row type. */
const ours = 'migration';

/** The types to which the driver converts (database/pool.ts). */
const types: Readonly<Record<string, string>> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  xid8: 'string',
  numeric: 'number',
  float4: 'number',
  float8: 'number',
  text: 'string',
  uuid: 'string',
  date: 'string',
  bool: 'boolean',
  timestamptz: 'Date',
  bytea: 'Buffer',
  bit: 'string',
  jsonb: 'json',
  tsvector: 'string',
  _int4: 'number[]',
  _int8: 'number[]',
  _text: 'string[]',
  _cidr: 'string[]',
};

async function migrated(): Promise<Tables> {
  const { db } = await testDatabase();
  const { rows } = await sql<{
    table: string;
    column: string;
    type: string;
    isNullable: boolean;
    hasDefault: boolean;
  }>`
    select c.relname as "table", a.attname as "column", t.typname as type, not a.attnotnull as "isNullable",
      a.atthasdef or a.attidentity <> '' as "hasDefault"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by 1, 2`.execute(db);
  const tables: Tables = {};
  for (const { table, column, type, ...more } of rows)
    (tables[table] ??= {})[column] = { type: types[type] ?? `unknown ${type}`, ...more };
  return tables;
}

const { [ours]: _migrations, ...tables } = await migrated();

describe('the row types of database/schema/', () => {
  it('the row types cover every table and no other', () => {
    expect(Object.keys(tables).length).toBeGreaterThan(50);
    expect(Object.keys(written).toSorted()).toEqual(Object.keys(tables).toSorted());
  });

  it.each(Object.keys(tables))(
    'the row types list every column of %s with its type, whether it may be null and whether it is optional',
    (table) => {
      expect(written[table]).toEqual(tables[table]);
    },
  );
});

describe('the parser of row types', () => {
  const source = (line: string) =>
    `export interface Tables {\n  t: {\n    id: Generated<number>;\n    ${line}\n  };\n}\n`;
  const plain = { type: 'number', isNullable: false, hasDefault: false };

  it.each([
    ['n: number;', plain],
    ['n: Generated<Date | null>;', { type: 'Date', isNullable: true, hasDefault: true }],
    ['n: number[] | null;', { type: 'number[]', isNullable: true, hasDefault: false }],
    ['n: Json;', { type: 'json', isNullable: false, hasDefault: false }],
    ['n: JsonByDefault;', { type: 'json', isNullable: false, hasDefault: true }],
    ['n: Json | null;', { type: 'json', isNullable: true, hasDefault: false }],
    ['/** Why: so. */\n  n: number;', plain],
  ])('the row type %s is parsed', (line, column) => {
    expect(readRowTypes(source(line))['t']).toEqual({ id: { ...plain, hasDefault: true }, n: column });
  });

  it.each(['n?: number;', 'n: number | string;', 'readonly n: number;', 'n: number'])(
    'a row type that the parser does not understand is rejected: %s',
    (line) => {
      expect(() => readRowTypes(source(line))).toThrow('not a');
    },
  );
});
