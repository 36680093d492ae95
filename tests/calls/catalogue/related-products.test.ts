import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#database/schema.ts';
import { changeProducts, productKind, relatedProducts, storedProducts } from '#shop/catalogue/catalogue.ts';
import { historyOf, undoChanges } from '#shop/records/records.ts';
import { catalogueToChange, errorsOf, sokha } from '#tests/support/changing.ts';
import { noticesDuring } from '#tests/support/notices.ts';
import { catalogueCommand } from './catalogue-files.ts';

let db: Database;
let url: string;
beforeEach(async () => {
  ({ db, url } = await catalogueToChange());
});

const shown = async (id = 1, page = 1, pageSize = 8) => {
  const { products, total } = await relatedProducts(db, id, { language: 'en', page, pageSize });
  return { ids: products.map((each) => each.id), total };
};
const change = async (fields: object, id = 1) => (await changeProducts(db, sokha, [{ id, fields }]))[0]!;
const choose = (...relatedSkus: string[]) => change({ relatedSkus });
const chosenOf = async (id = 1) => (await storedProducts(db, [id]))[0]?.relatedSkus;

describe('related products that staff chose', () => {
  it('related products that staff chose come first in their order, once each, and the others follow', async () => {
    expect(await shown()).toEqual({ ids: [4, 2, 3], total: 3 });
    const notices = await noticesDuring(url, () => choose('SKU-6', 'SKU-2'));
    expect(notices).toEqual(['product 1']);
    expect(await shown()).toEqual({ ids: [6, 2, 4, 3], total: 4 });
    expect(await shown(1, 2, 3)).toEqual({ ids: [3], total: 4 });
  });

  it('related products that staff chose disappear while they are hidden or archived, and come back', async () => {
    await choose('SKU-6', 'SKU-7');
    await change({ state: 'hidden' }, 6);
    await change({ state: 'archived' }, 7);
    expect((await shown()).ids).toEqual([4, 2, 3]);
    await change({ state: 'published' }, 6);
    expect((await shown()).ids).toEqual([6, 4, 2, 3]);
  });

  it('related products that staff chose keep their place when a SKU changes', async () => {
    await choose('SKU-6', 'SKU-7');
    await change({ sku: 'NEW-6' }, 6);
    expect(await chosenOf()).toEqual(['NEW-6', 'SKU-7']);
    expect((await shown()).ids).toEqual([6, 7, 4, 2, 3]);
  });

  it.each([
    ['the product itself', ['sku-1'], 'unknown'],
    ['one product in two spellings', ['SKU-2', 'sku-2'], 'twice'],
    ['more than eight', Array.from({ length: 9 }, (_, n) => `X-${n}`), 'range'],
    ['a text too long for a SKU', ['x'.repeat(65)], 'tooLong'],
  ])('related products that staff chose can’t be %s', async (_, skus, code) => {
    expect(errorsOf(await choose(...skus))).toEqual([`relatedSkus ${code}`]);
  });

  it('related products that staff chose are in the history, which undoes them', async () => {
    await choose('SKU-6');
    await choose('SKU-7', 'SKU-6');
    const [last] = await historyOf(db, 'product', 1, 1);
    expect(last?.fields['relatedSkus']).toEqual([['SKU-6'], ['SKU-7', 'SKU-6']]);
    await undoChanges(db, productKind(), { by: sokha.by }, [last!.id]);
    expect(await chosenOf()).toEqual(['SKU-6']);
  });
});

describe('related products in files', () => {
  const { run, csv } = catalogueCommand(() => db);

  it('name products of the shop and of the file, also those of later rows', async () => {
    const [category] = await db
      .selectFrom('category_text')
      .select('name')
      .where('language_id', '=', 1)
      .execute();
    const row = { name_en: 'Mug', price: '12.50', categories: category!.name };
    const file = csv([
      { ...row, sku: 'SKU-1', related: 'NEW-1; sku-2' },
      { ...row, sku: 'NEW-1', related: 'SKU-1' },
    ]);
    expect(await run('import', file, '--yes')).toMatchObject({ code: 0 });
    expect(await chosenOf()).toEqual(['NEW-1', 'SKU-2']);
    const { ids } = await shown();
    expect(ids[1]).toBe(2);
    expect(await chosenOf(ids[0])).toEqual(['SKU-1']);
  });

  it('a row of related products with a product that neither has is refused', async () => {
    const file = csv([{ sku: 'SKU-1', related: 'SKU-2; NONE-9' }]);
    const { output } = await run('import', file, '--yes');
    expect(output.join('\n')).toMatch(/related.*NONE-9/u);
    expect(await chosenOf()).toEqual([]);
  });
});
