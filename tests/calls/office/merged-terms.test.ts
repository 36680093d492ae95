import { randomUUID } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { changeProduct } from '#contract/operations/office/catalogue/change-product.ts';
import { createProduct } from '#contract/operations/office/catalogue/create-product.ts';
import { getProduct } from '#contract/operations/office/catalogue/get-product.ts';
import { mergeTerms } from '#contract/operations/office/catalogue/merge-terms.ts';
import { previewMerge } from '#contract/operations/office/catalogue/preview-merge.ts';
import { undoProductChanges } from '#contract/operations/office/catalogue/undo-product-changes.ts';
import { changeRecord } from '#contract/operations/office/records/change-record.ts';
import { getRecords } from '#contract/operations/office/records/get-records.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { testShop } from '#tests/support/test-shop.ts';

const shop = await testShop(['catalogue']);
const { db, query } = shop;
const { request, inside } = officeOf(shop);
const [editor, workshop] = [await inside(4), await inside(3)];
// The fixture sets the ids of its rows, so the sequences must catch up.
for (const table of ['product', 'color', 'size', 'tag', 'brand', 'vendor', 'attribute', 'attribute_option'])
  await query`select nextval(pg_get_serial_sequence(${table}, 'id')) from generate_series(1, 100)`;

interface Term {
  id: number;
  version: number;
}
let made = 0;
async function createTerm(kind: string, fields: object = {}): Promise<Term> {
  made += 1;
  const names = { en: `Word ${made}`, ...(!['brand', 'vendor'].includes(kind) && { ar: `ពាក្យ ${made}` }) };
  const wish = { kind, id: null, version: null, fields: { names, ...fields } };
  const { data, status } = await request(changeRecord, wish, editor.cookie);
  expect(status).toBe(200);
  return { id: data.id, version: data.version };
}
const two = async (kind: string, fields: object = {}) =>
  [await createTerm(kind, fields), await createTerm(kind, fields)] as const;
async function product(fields: object): Promise<number> {
  const texts = { en: { name: 'Of two words' } };
  const wish = { attempt: randomUUID(), fields: { texts, priceCents: 500, categoryIds: [2], ...fields } };
  return (await request(createProduct, wish, editor.cookie)).data.id;
}
const look = async (id: number) => (await request(getProduct, { id }, editor.cookie)).data;
const merge = (kind: string, from: Term, into: Term, by = editor) =>
  request(mergeTerms, { kind, from, into }, by.cookie);
const preview = (kind: string, from: Term, into: Term) =>
  request(previewMerge, { kind, from, into }, editor.cookie);
const isThere = async (kind: 'colour', { id }: Term) =>
  (await request(getRecords, { kind }, editor.cookie)).data.records.some((each: Term) => each.id === id);
const plain = (optionId: number, amount = 0) => ({ optionId, priceType: 1, amount });

describe('merging two colors', () => {
  it('merging colors updates every product, picture and request, as previewed, and is undone as a whole', async () => {
    const [from, into] = await two('colour', { hex: '#c02020' });
    const { path } = (await look(1)).product.pictures[0];
    const picture = { path, colourId: from.id, view: 'front', alt: {} };
    const alone = await product({ colours: [plain(from.id, 75)], pictures: [picture] });
    const both = await product({ colours: [plain(into.id, 10), plain(from.id, 75)] });
    const shownOnly = await product({ pictures: [picture] });
    await query`
      insert into wishlist_share (code) values ('shared')`;
    await query`
      insert into wishlist_share_item (code, position, product_id, color_id, quantity) values ('shared', 1, ${alone}, ${from.id}, 1)`;

    const { data } = await preview('colour', from, into);
    expect(data).toMatchObject({ products: 3, some: [{ id: alone }, { id: both }, { id: shownOnly }] });
    const since = await auditedSince(db);
    const done = await merge('colour', from, into);
    expect(done).toMatchObject({ status: 200, data: { products: 3, bulkId: expect.any(Number) } });
    const events = (await since()).map(({ event }) => event);
    expect(events.filter((event) => event === 'product changed')).toHaveLength(3);
    expect(events).toEqual(expect.arrayContaining(['word removed', 'words merged']));
    expect((await look(alone)).product).toMatchObject({
      colours: [plain(into.id, 75)],
      pictures: [{ colourId: into.id }],
    });
    expect((await look(both)).product.colours).toEqual([plain(into.id, 10)]);
    expect((await look(shownOnly)).product.pictures[0].colourId).toBe(into.id);
    expect(await query`select color_id from wishlist_share_item where code = 'shared'`).toEqual([
      { color_id: into.id },
    ]);
    expect(await isThere('colour', from)).toBe(false);
    expect((await look(alone)).history[0]).toMatchObject({ bulk: { size: 3 } });

    const back = await request(undoProductChanges, { bulkId: done.data.bulkId }, editor.cookie);
    expect(back.data).toEqual({ undone: 3, stayed: [] });
    expect(await isThere('colour', from)).toBe(true);
    expect((await look(both)).product.colours).toEqual([plain(into.id, 10), plain(from.id, 75)]);
    expect((await look(shownOnly)).product.pictures[0].colourId).toBe(from.id);
  });

  it('merging is refused when a color was edited or deleted, and without permission', async () => {
    const [from, into] = await two('colour', { hex: '#2020c0' });
    expect((await merge('colour', from, into, workshop)).status).toBe(403);
    expect((await merge('colour', { ...from, version: 7 }, into)).status).toBe(409);
    expect((await merge('colour', from, { ...into, id: 999_999 })).status).toBe(404);
    expect((await merge('colour', from, from)).status).toBe(404);
    expect((await merge('attribute', from, into)).status).toBe(400);
    expect(await isThere('colour', from)).toBe(true);
  });
});

test.each([
  ['brand', 'brandId', {}],
  ['vendor', 'vendorId', {}],
] as const)('merging two terms replaces the %s of products', async (kind, field, fields) => {
  const [from, into] = await two(kind, fields);
  const id = await product({ [field]: from.id });
  expect((await merge(kind, from, into)).data.products).toBe(1);
  expect((await look(id)).product[field]).toBe(into.id);
});

test('merging tags or sizes leaves no duplicates, and keeps their position', async () => {
  const [from, into] = await two('tag');
  const third = await createTerm('tag');
  const id = await product({ tagIds: [from.id, third.id, into.id] });
  await merge('tag', from, into);
  expect(new Set((await look(id)).product.tagIds)).toEqual(new Set([into.id, third.id]));
  const measures = { shortNames: { en: 'S', ar: 'តូច' }, inches: '', centimetres: '' };
  const [small, little] = await two('size', measures);
  const sized = await product({ sizes: [plain(small.id, 5)] });
  await merge('size', small, little);
  expect((await look(sized)).product.sizes).toEqual([plain(little.id, 5)]);
});

test('option values are merged only within their option', async () => {
  const [material, finish] = await two('attribute');
  const [from, into] = await two('option', { attributeId: material.id });
  const other = await createTerm('option', { attributeId: finish.id });
  const options = [{ attributeId: material.id, required: true, choices: [plain(from.id)] }];
  const id = await product({ options });
  expect((await merge('option', from, other)).status).toBe(400);
  await merge('option', from, into);
  expect((await look(id)).product.options).toEqual([{ ...options[0], choices: [plain(into.id)] }]);
});

test('undoing a merge skips a product edited since', async () => {
  const [from, into] = await two('brand');
  const [one, other] = [await product({ brandId: from.id }), await product({ brandId: from.id })];
  const { bulkId } = (await merge('brand', from, into)).data;
  const { version } = (await look(one)).product;
  await request(changeProduct, { id: one, version, fields: { brandId: null } }, editor.cookie);
  const back = await request(undoProductChanges, { bulkId }, editor.cookie);
  expect(back.data).toMatchObject({ undone: 1, stayed: [{ id: one }] });
  expect((await look(other)).product.brandId).toBe(from.id);
});
