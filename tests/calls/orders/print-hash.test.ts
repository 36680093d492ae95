import { expect, it } from 'vitest';
import { withClient } from '#database/connect.ts';
import { testDatabase } from '#tests/support/postgres.ts';

const { ownerUrl } = await testDatabase();
const asOwner = <Row extends object>(sql: string) =>
  withClient({ connectionString: ownerUrl }, async (client) => (await client.query<Row>(sql)).rows);

/** Columns of a printed place that the hash of its print leaves out, because they don't change what is printed. */
const unprinted = ['design_id', 'artwork_id', 'changed_at'];
const hash =
  "select encode(print_hash_for(1, '[[5, 7]]', '00000000-0000-0000-0000-000000000001'), 'hex') as hash";

it('the print hash names each column of a printed place, or the column is known not to be printed', async () => {
  const columns = await asOwner<{ name: string }>(
    "select column_name as name from information_schema.columns where table_name = 'design_place'",
  );
  const [{ text } = { text: '' }] = await asOwner<{ text: string }>(
    "select prosrc as text from pg_proc where proname = 'print_hash_for'",
  );
  const unnamed = columns.map(({ name }) => name).filter((name) => !text.includes(`'${name}', p.${name}`));
  expect(unnamed.toSorted()).toEqual(unprinted.toSorted());
});

it('a column that a later release adds to printed places ends no approval', async () => {
  await asOwner(`
    insert into design (id) values ('00000000-0000-0000-0000-000000000001');
    insert into attribute (id) values (5) on conflict do nothing;
    insert into design_place (design_id, attribute_id, text, x, y, width, turn)
    values ('00000000-0000-0000-0000-000000000001', 5, 'Happy birthday, សុខា', 0.25, 0.1, 0.5, -45)`);
  const before = await asOwner(hash);
  await asOwner('alter table design_place add column thread_color text not null default $$gold$$');
  expect(await asOwner(hash)).toEqual(before);
  await asOwner("update design_place set text = 'Happy birthday'");
  expect(await asOwner(hash)).not.toEqual(before);
});

it('the print hash of a place is the one that approvals of earlier versions hold', async () => {
  const earlier = `select encode(sha256(convert_to(jsonb_build_object('product', 1, 'options', '[[5, 7]]'::jsonb,
    'places', (select jsonb_agg(jsonb_strip_nulls(to_jsonb(p) - '{design_id,artwork_id,changed_at,thread_color}'::text[]
      || jsonb_build_object('file', null)) order by p.attribute_id) from design_place p))::text, 'UTF8')), 'hex') as hash`;
  expect(await asOwner(hash)).toEqual(await asOwner(earlier));
});
