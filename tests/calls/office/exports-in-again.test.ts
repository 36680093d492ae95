import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { readableAddress } from '#contract/resources/redirect.ts';
import { exportProducts } from '#contract/operations/office/catalogue/export-products.ts';
import { exportRecords } from '#contract/operations/office/records/export-records.ts';
import { escapeFormula, unescapeFormula } from '#shop/imports/imports.ts';
import { afterFixtures } from '#tests/support/changing.ts';
import { importsOf } from './importing.ts';
import { uploadingShop } from './uploading.ts';

const shop = await uploadingShop();
const { db, request, inside, query } = shop;
await afterFixtures(db);
await query`insert into staff_role (id, name, permissions) values (80, 'Prices', '{catalogue.read,catalogue.write}')`;
const [owner, prices] = [await inside(1), await inside(80)];
const { checked, get, rows, run, undo, change } = importsOf({ ...shop, editor: owner });

type Noun = 'product' | 'category' | 'redirect' | 'customer' | 'review';
const nouns: readonly Noun[] = ['product', 'category', 'redirect', 'customer', 'review'];
const exported = async (noun: Noun, input: object = {}, { cookie } = owner) =>
  noun === 'product'
    ? request(exportProducts, { ...input, sort: 'sku' }, cookie)
    : request(exportRecords, { kind: noun, ...input }, cookie);

/** Texts that files easily damage. */
const hard = fc.oneof(
  fc.constantFrom(
    '=1+1',
    '@sum',
    '-5',
    '+855 12 000 001',
    "'quoted",
    '00123',
    '1e5',
    'a;b > c \\ d: e',
    'ក្រមា ពែង',
  ),
  fc.string({
    unit: fc.constantFrom(...Array.from('ab;:>+\\#\'"=-@%()015 ,កា្')),
    minLength: 1,
    maxLength: 12,
  }),
);
const name = hard.map((text) => text.trim() || 'x');
const lines = fc.array(hard, { maxLength: 3 }).map((all) => all.join('\n').trim());

/** The contents of a generated shop, by noun. */
const content = fc.record({
  texts: fc.array(fc.tuple(name, lines, name, lines), { minLength: 6, maxLength: 6 }),
  categories: fc.array(fc.tuple(name, lines), { minLength: 5, maxLength: 5 }),
  reviews: fc.array(fc.tuple(name, lines, lines, fc.constantFrom('shown', 'hidden', 'held'), fc.boolean()), {
    minLength: 1,
    maxLength: 8,
  }),
  people: fc.array(fc.tuple(name, name, lines), { minLength: 1, maxLength: 6 }),
  stock: fc.array(fc.nat(500), { minLength: 2, maxLength: 2 }),
});

async function fill({
  texts,
  categories,
  reviews,
  people,
  stock,
}: typeof content extends fc.Arbitrary<infer Of> ? Of : never) {
  await query`delete from review`;
  await query`delete from redirect`;
  await query`delete from customer_note`;
  await query`delete from catalogue_import_row`;
  await query`delete from customer`;
  for (const [at, [title, long, seo, more]] of texts.entries())
    await query`update product_text set name = ${title}, full_description = '<p>Fired <b>twice</b>.</p>', short_description = ${long}, meta_title = ${seo}, meta_description = ${more}
      where product_id = ${at + 1}`;
  await query`delete from product_variant`;
  await query`insert into product_variant (product_id, color_id, stock, sku, barcode)
    values (1, 1, ${stock[0]}, '007', '4006381333931'), (1, 2, ${stock[1]}, '', '')`;
  await query`update product set stock_per = 'color', stock = ${stock[0]! + stock[1]!} where id = 1`;
  for (const [at, [title, seo]] of categories.entries()) {
    await query`update category_text set name = ${`${title} ${at}`} where category_id = ${at + 1}`;
    await query`update category set meta_title_en = ${seo}, meta_description_km = ${seo} where id = ${at + 1}`;
    await query`insert into redirect (from_path, to_path, hits) values (${readableAddress(`/old/${at}?q=${encodeURIComponent(title)}`)}, '/all-products', ${at})`;
  }
  for (const [at, [title, body, answer, state, isChecked]] of reviews.entries())
    await query`insert into review (product_id, rating, title, body, reviewer_name, state, hidden_reason, hidden_note, answer_en, answer_km, checked)
      values (${1 + (at % 3)}, ${1 + (at % 5)}, ${title}, ${body}, ${title}, ${state}, ${state === 'hidden' ? 'other' : null},
        ${state === 'hidden' ? title : ''}, ${answer}, 'អរគុណ', ${isChecked})`;
  for (const [at, [first, last, note]] of people.entries()) {
    const [person] =
      await query`insert into customer (email, password_hash, first_name, last_name, mobile, address, confirmed_at)
      values (${`p${at}@example.com`}, 'hash', ${first}, ${last}, ${at % 2 ? '+85512000100' : '012 345 678'}, ${note}, now()) returning id`;
    if (note !== '')
      await query`insert into customer_note (customer_id, staff_id, key, text) values (${person!['id']}, 1, gen_random_uuid(), ${note})`;
  }
}

/** Returns an import's counts that show a change, and columns that it doesn't know. */
const effectOf = async (id: number) => {
  const { state, counts, columns } = await get(id);
  return { state, all: counts.all, unchanged: counts.unchanged ?? 0, unknown: columns };
};

it(
  'whatever a shop contains, its exports change nothing when they are imported again',
  { timeout: 300_000 },
  async () => {
    for (const each of fc.sample(content, { numRuns: 4, seed: 58 })) {
      await fill(each);
      for (const noun of nouns)
        for (const format of ['csv', 'xlsx'] as const) {
          const { csv, xlsx, rows: all } = (await exported(noun, { format })).data;
          const file = format === 'csv' ? csv : Buffer.from(xlsx, 'base64');
          const id = await checked(file, `${noun}.${format}`);
          const effect = await effectOf(id);
          expect(effect, `${noun} as ${format}`).toEqual({
            state: 'ready',
            all,
            unchanged: all,
            unknown: [],
          });
        }
    }
  },
);

describe('a changed cell of an export changes only that, and the undo brings it back', () => {
  beforeAll(() => fill(fc.sample(content, { numRuns: 1, seed: 7 })[0]!));
  it.each([
    ['product', 'short_en', 'short_en', 'Changed', {}],
    ['category', 'meta_title_km', 'meta_title_km', 'ប្តូរ', {}],
    ['redirect', 'toPath', 'to', '/contact-us', {}],
    ['customer', 'lastName', 'lastname', 'Changed', {}],
    ['review', 'answer.en', 'answer.en', 'Thank you', { checked: 'yes' }],
  ] as const)('%s', async (noun, head, column, value, more) => {
    const before = (await exported(noun)).data.csv as string;
    const [heads = [], ...body] = parse(before, { bom: true });
    body[0]![heads.indexOf(head)] = value;
    for (const [other, text] of Object.entries(more)) body[0]![heads.indexOf(other)] = text;
    const id = await checked(stringify([heads, ...body]), `${noun}.csv`);
    expect((await get(id)).counts).toMatchObject({ all: body.length, changed: 1, wrong: 0 });
    const [changed] = await rows(id, 'changed');
    expect(changed.differences.map((each: { column: string }) => each.column)).toContain(column);
    expect(changed.differences.find((each: { column: string }) => each.column === column).to).toBe(value);
    const others = changed.differences.filter((each: { column: string }) => each.column !== column);
    expect(others.every((each: { column: string }) => each.column in more)).toBe(true);
    expect(await run(id)).toBe(200);
    const after = parse((await exported(noun)).data.csv as string, { bom: true });
    expect(unescapeFormula(after[1]![heads.indexOf(head)]!)).toBe(value);
    expect(await undo(id)).toBe(200);
    expect((await get(id)).remainingCount).toBe(0);
    expect((await exported(noun)).data.csv).toBe(before);
  });
});

it('a wrong cell of a review is reported and corrected, and an unknown or repeated review refused', async () => {
  const [review] = await query`select id from review order by id limit 1`;
  const id = await checked(
    `id,state,checked,reason\n${review!['id']},gone,yes,\n${review!['id']},shown,yes,\n999999,shown,yes,\n`,
  );
  expect((await rows(id, 'wrong')).map(({ problems }: { problems: unknown[] }) => problems)).toMatchObject([
    [{ column: 'state' }],
    [{ column: 'id', code: 'repeated', about: 2 }],
    [{ column: 'id', code: 'unknown', about: '999999' }],
  ]);
  await change(id, { cell: { place: 1, column: 'state', text: 'held' } });
  expect((await get(id)).counts.wrong).toBe(2);
});

it('an export of selected rows has only these', async () => {
  for (const noun of ['product', 'customer', 'review', 'redirect'] as const) {
    const [found] = await sql<{ id: number }>`select min(id) as id from ${sql.table(noun)}`
      .execute(db)
      .then((result) => result.rows);
    const { data } = await exported(noun, { ids: [found!.id] });
    expect([noun, data.rows, data.hasMore]).toEqual([noun, 1, false]);
  }
});

it('brands, colors, sizes and options are exported by kind, as the import reads them', async () => {
  for (const kind of ['brand', 'colour', 'size', 'tag', 'attribute', 'option'] as const) {
    const { csv, rows: all } = (await request(exportRecords, { kind }, owner.cookie)).data;
    expect([kind, all > 0]).toEqual([kind, true]);
    expect(await effectOf(await checked(csv, `${kind}.csv`))).toMatchObject({
      all,
      unchanged: all,
      unknown: [],
    });
  }
});

it('coupons for first orders and free delivery are imported, once', async () => {
  const file = `coupon,percent,minimum,first_order,free_delivery,active
first15,15,,yes,,yes
bring-it,,20,no,yes,yes
both,10,,,yes,yes
`;
  const id = await checked(file, 'coupons.csv');
  expect((await get(id)).counts).toMatchObject({ new: 2, wrong: 1 });
  expect((await rows(id, 'wrong'))[0].problems).toMatchObject([{ column: 'percent' }]);
  expect(await run(id)).toBe(200);
  expect(
    await query`select coupon_code, kind, percent, min_cents, first_order from discount where coupon_code in ('FIRST15', 'BRING-IT') order by 1`,
  ).toEqual([
    { coupon_code: 'BRING-IT', kind: 'delivery', percent: null, min_cents: 2000, first_order: false },
    { coupon_code: 'FIRST15', kind: 'total', percent: 1500, min_cents: null, first_order: true },
  ]);
  expect((await get(await checked(file, 'coupons.csv'))).counts).toMatchObject({ unchanged: 2, wrong: 1 });
});

it('exports need the permission for their records', async () => {
  const statuses = Object.fromEntries(
    await Promise.all(nouns.map(async (noun) => [noun, (await exported(noun, {}, prices)).status])),
  );
  expect(statuses).toEqual({ product: 403, category: 200, redirect: 403, customer: 403, review: 403 });
});

it('exports escape formulas in customers’ texts, and phones and codes stay texts', async () => {
  await query`update review set title = '=HYPERLINK("http://x.example")'`;
  expect((await exported('review')).data.csv).toContain(`"'=HYPERLINK(""http://x.example"")"`);
  expect(escapeFormula('+85512000100', 'csv')).toBe('+85512000100');
  expect((await exported('customer')).data.csv.startsWith('\uFEFF')).toBe(true);
});
