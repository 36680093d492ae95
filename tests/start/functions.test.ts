import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, test } from 'vitest';
import { roleOf, withClient } from '#database/connect.ts';
import { migrate } from '#database/migrate.ts';
import { differencesFromFiles } from '../support/database-functions.ts';
import { emptyDatabase, testDatabase } from '../support/postgres.ts';
import { temporaryFolder } from '../support/shop-process.ts';

const warnings: unknown[] = [];
const log = { info: () => undefined, warn: (what: unknown) => warnings.push(what), error: console.error };
const { url, ownerUrl } = await testDatabase();
const appRole = roleOf({ connectionString: url });
const toy = await emptyDatabase();
const query = async (sql: string) =>
  (await withClient({ connectionString: toy.ownerUrl }, (client) => client.query(sql))).rows as unknown[];

/** Migrates the toy database with the migrations and functions of a release of this number. */
function start(number: number, migrations: Record<string, string>, functions: Record<string, string>) {
  const folder = temporaryFolder();
  const texts = { 'functions/number.txt': `${number} hash\n` };
  for (const [name, sql] of Object.entries(migrations))
    Object.assign(texts, { [`migrations/${name}.sql`]: sql });
  for (const [name, sql] of Object.entries(functions))
    Object.assign(texts, { [`functions/a/${name}.sql`]: sql });
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return withClient({ connectionString: toy.ownerUrl }, (client) =>
    migrate(client, { appRole, log, folder }),
  );
}

const first = { '0001-thing': 'create table thing (id int);' };
const answer = (value: number) => ({
  answer: `-- The answer.\ncreate or replace function answer() returns int language sql as $$ select ${value} $$;\n`,
});
const twice = {
  'a-pair': 'create or replace view a_pair as select answer() as one, 2 * answer() as other;',
  pairs:
    'create or replace function pairs() returns setof a_pair language sql as $$ select * from a_pair $$;',
};
const checked = (limit: number) => ({
  check_thing: `create or replace function check_thing() returns trigger language plpgsql as $$ begin return null; end $$;
create constraint trigger small after insert on thing deferrable for each row when (new.id < 9) execute function check_thing();
create constraint trigger large after insert on thing deferrable for each row when (new.id > ${limit}) execute function check_thing();`,
});
const triggers = () => query('select tgname as name, oid from pg_trigger where not tgisinternal order by 1');

it('the database has the functions, triggers and views of the files, and no others', async () => {
  expect(await withClient({ connectionString: ownerUrl }, differencesFromFiles)).toEqual([]);
});

test('a newer release replaces functions, and an older one that starts beside it keeps them', async () => {
  await Promise.all([1, 2, 3, 4].map(() => start(1, first, { ...answer(1), ...twice })));
  expect(await query('select * from pairs()')).toEqual([{ one: 1, other: 2 }]);
  await start(2, first, { ...answer(2), ...twice });
  warnings.length = 0;
  await start(1, first, { ...answer(1), ...twice });
  expect(warnings).toEqual([{ newer: 2 }]);
  expect(await query('select * from pairs()')).toEqual([{ one: 2, other: 4 }]);
});

test('a view that a migration dropped is created again, with the functions that return it', async () => {
  const second = { ...first, '0002-again': 'drop view a_pair cascade;' };
  const other = 'create or replace view a_pair as select 7 as single;';
  await start(3, second, { ...answer(2), ...twice, 'a-pair': other });
  expect(await query('select * from pairs()')).toEqual([{ single: 7 }]);
});

test('a migration with functions commits with them and all later migrations', async () => {
  const migrations = {
    ...first,
    '0003-pieces': '-- With functions: nothing may be asked between them.\ncreate table more ();',
    '0004-other': 'create table other ();',
  };
  const functions = (of: string) => ({
    of_more: `create or replace view of_more as select from more, ${of};`,
  });
  await expect(start(4, migrations, functions('missing'))).rejects.toThrow('"missing" does not exist');
  const tables = `select to_regclass('more') is null as more, to_regclass('other') is null as other`;
  expect(await query(tables)).toEqual([{ more: true, other: true }]);
  await start(4, migrations, functions('other'));
  expect(await query(tables)).toEqual([{ more: false, other: false }]);
  await query('drop table more, other cascade');
});

test('only the constraint trigger whose text changed is created again', async () => {
  const migrations = { ...first, '0002-again': 'drop view a_pair cascade;' };
  await start(4, migrations, checked(10));
  const [large, small] = (await triggers()) as { oid: number }[];
  await start(5, migrations, checked(20));
  const now = (await triggers()) as { oid: number }[];
  expect(now).toEqual([{ name: 'large', oid: expect.any(Number) as number }, small]);
  expect(now[0]).not.toEqual(large);
});

test('a faulty file is named, and neither it nor the last migration changes anything', async () => {
  const migrations = {
    ...first,
    '0002-again': 'drop view a_pair cascade;',
    '0003-more': 'create table more ();',
  };
  const faulty = { ...answer(9), pairs: 'create or replace view pairs_of as select missing();' };
  await expect(start(6, migrations, faulty)).rejects.toThrow(
    'database/functions/a/pairs.sql: function missing() does not exist',
  );
  expect(await query(`select to_regclass('more') as more, answer()`)).toEqual([{ more: null, answer: 2 }]);
});
