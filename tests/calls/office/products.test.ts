import { describe, expect, it } from 'vitest';
import { changeProduct } from '#contract/operations/office/catalogue/change-product.ts';
import { changeStock } from '#contract/operations/office/catalogue/change-stock.ts';
import { getTaxonomy } from '#contract/operations/office/catalogue/get-taxonomy.ts';
import { getProduct } from '#contract/operations/office/catalogue/get-product.ts';
import { listProducts, productSorts } from '#contract/operations/office/catalogue/list-products.ts';
import { undoProductChange } from '#contract/operations/office/catalogue/undo-product-change.ts';
import { getProductDetail } from '#contract/operations/catalogue/get-product-detail.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { testShop } from '#tests/support/test-shop.ts';

const shop = await testShop(['catalogue']);
const { db, query } = shop;
const { request, inside } = officeOf(shop);
const [editor, workshop, books] = [await inside(4), await inside(3), await inside(5)];

interface Row {
  id: number;
  priceCents: number;
  stock: number | null;
  names: Record<string, string>;
  categoryId: number;
  state: string;
  changedAt: string;
}
const list = async (filter: object = {}) => (await request(listProducts, filter, editor.cookie)).data;
const idsOf = async (filter: object = {}): Promise<number[]> =>
  (await list(filter)).products.map(({ id }: Row) => id);
const look = async (id: number) => (await request(getProduct, { id }, editor.cookie)).data;
const change = async (id: number, fields: object, version?: number) =>
  request(changeProduct, { id, version: version ?? (await look(id)).product.version, fields }, editor.cookie);
const undo = (changeId: number) => request(undoProductChange, { changeId }, editor.cookie);

describe('the list of products in the office', () => {
  it('pages in any sort order without losing or repeating a product, even while others are added', async () => {
    for (const sort of productSorts)
      for (const isBackwards of [false, true]) {
        const all = await idsOf({ sort, isBackwards });
        const paged: number[] = [];
        let after: unknown = null;
        do {
          const page = await list({ sort, isBackwards, after, limit: 2 });
          paged.push(...page.products.map(({ id }: Row) => id));
          after = page.next;
        } while (after !== null);
        expect(paged, `${sort} ${isBackwards}`).toEqual(all);
        expect(new Set(all).size).toBe(all.length);
      }
  });

  it('the list is sorted by price and stock, with untracked stock as the highest', async () => {
    const { products } = await list({ sort: 'price' });
    const prices = products.map(({ priceCents }: Row) => priceCents);
    expect(prices).toEqual(prices.toSorted((one: number, other: number) => one - other));
    const stocks = (await list({ sort: 'stock' })).products.map(({ stock }: Row) => stock ?? Infinity);
    expect(stocks).toEqual(stocks.toSorted((one: number, other: number) => (one < other ? -1 : 1)));
  });

  it('the office’s product list is sorted by status, and by names in the language that staff read', async () => {
    const valuesOf = async (filter: object, value: (row: Row) => string | undefined) =>
      (await list(filter)).products.map(value);
    await change(1, { state: 'hidden' });
    expect((await valuesOf({ sort: 'state' }, ({ state }) => state)).at(-1)).toBe('hidden');
    await change(1, { state: 'published' });
    for (const language of ['en', 'ar'] as const) {
      const names = await valuesOf({ sort: 'name', language }, (row) =>
        (row.names[language] ?? row.names['en'])?.toLowerCase(),
      );
      expect(names, language).toEqual(names.toSorted());
    }
    const inEnglish = await valuesOf({ sort: 'name' }, ({ names }) => names['en']);
    expect(await valuesOf({ sort: 'name', language: 'ar' }, ({ names }) => names['en'])).not.toEqual(
      inEnglish,
    );
    const categories = await valuesOf({ sort: 'category' }, ({ categoryId }) => String(categoryId));
    const runs = categories.filter((id: string, at: number) => id !== categories[at - 1]);
    expect(runs, 'one run of each category').toHaveLength(new Set(categories).size);
  });

  it('the office’s product list is sorted by the last change made by staff, not by orders that take stock', async () => {
    await change(3, { priceCents: (await look(3)).product.priceCents + 1 });
    await change(1, { priceCents: (await look(1)).product.priceCents + 1 });
    await query`update product set stock = stock - 1 where id = 2`;
    const { products } = await list({ sort: 'changed', isBackwards: true });
    expect(products.map(({ id }: Row) => id).slice(0, 2)).toEqual([1, 3]);
    const times = products.map(({ changedAt }: Row) => changedAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('the product list accepts any text as the position where a page begins', async () => {
    for (const sort of productSorts)
      for (const value of ['', 'x', '1e400', '-1', '9'.repeat(40), '1.5'])
        expect((await request(listProducts, { sort, after: { value, id: 1 } }, editor.cookie)).status).toBe(
          200,
        );
  });

  it('the product list finds products by part of a name in either language or of the SKU', async () => {
    const { sku } = (await look(3)).product;
    expect(await idsOf({ find: sku.toLowerCase() })).toContain(3);
    await change(3, { texts: { en: { name: 'Lacquer 100% box' }, ar: { name: 'ប្រអប់ម្រ័ក្សណ៍' } } });
    for (const find of ['LACQUER', '100%', 'ម្រ័ក្ស']) expect(await idsOf({ find }), find).toEqual([3]);
    expect(await idsOf({ find: 'nothing like it' })).toEqual([]);
  });

  it('the product list shows in which language texts are missing or outdated', async () => {
    const languagesOf = async (id: number) =>
      (await list({ limit: 200 })).products.find((row: Row) => row.id === id).languages;
    const texts = { name: 'Box', shortDescription: 'A box', fullDescription: '' };
    await change(4, {
      texts: { en: texts, ar: { name: 'ប្រអប់', shortDescription: '', fullDescription: '' } },
    });
    expect(await languagesOf(4)).toEqual({ en: 'whole', ar: 'partly' });
    await change(4, { texts: { ar: { shortDescription: 'ប្រអប់មួយ' } } });
    expect(await languagesOf(4)).toEqual({ en: 'older', ar: 'whole' });
    await change(4, { texts: { en: { shortDescription: 'A new box' } } });
    expect(await languagesOf(4)).toEqual({ en: 'whole', ar: 'older' });
    expect((await look(4)).olderTexts).toEqual(['shortDescription.ar']);
    await change(4, { texts: { ar: { name: '', shortDescription: '' } } });
    expect(await languagesOf(4)).toEqual({ en: 'whole', ar: 'missing' });
  });

  it('the list can be filtered by category with subcategories, brand, status, stock and missing Khmer', async () => {
    const below = await idsOf({ categoryId: 1 });
    expect(below).toEqual(expect.arrayContaining(await idsOf({ categoryId: 2 })));
    const { products } = await list();
    const branded = products.filter(({ brandId }: { brandId: number | null }) => brandId === 1);
    expect(await idsOf({ brandId: 1 })).toEqual(branded.map(({ id }: Row) => id));
    await query`update product set stock = 0 where id = 1`;
    await query`update product set stock = 4 where id = 2`;
    expect(await idsOf({ stock: 'out' })).toContain(1);
    expect(await idsOf({ stock: 'out' })).not.toContain(2);
    expect(await idsOf({ stock: 'low' })).toEqual(expect.arrayContaining([1, 2]));
    await change(2, { state: 'archived' });
    expect(await idsOf()).not.toContain(2);
    expect(await idsOf({ state: 'archived' })).toEqual([2]);
    await change(2, { state: 'hidden' });
    expect(await idsOf({ state: 'hidden' })).toContain(2);
    expect(await idsOf({ state: 'published' })).not.toContain(2);
    const { found } = await list({ isUntranslated: true });
    expect(found.products).toBe(found.untranslated);
  });
});

describe('a product in the office', () => {
  it('editing a product updates history, audit log and shop, as an import does, and can be undone', async () => {
    const since = await auditedSince(db);
    const before = (await look(3)).product.priceCents;
    const done = await change(3, { priceCents: 4321 });
    expect(done.data).toMatchObject({ changeId: expect.any(Number) });
    const { product, history } = await look(3);
    expect(product).toMatchObject({ priceCents: 4321, version: done.data.version });
    expect(history[0]).toMatchObject({
      changeId: done.data.changeId,
      by: `staff ${editor.id}`,
      fields: [{ field: 'priceCents', from: before, to: 4321 }],
    });
    expect(await since()).toMatchObject([{ event: 'product changed', detail: { price: [before, 4321] } }]);
    const [row] = (await shop.post(getProductDetail.path, { ProductId: 3 })).data;
    expect(row.Price).toBe(43.21);
    expect((await undo(done.data.changeId)).status).toBe(200);
    expect((await look(3)).product.priceCents).toBe(before);
  });

  it('a price of zero or a change of more than five times needs an explicit confirmation', async () => {
    const before = (await look(3)).product;
    const errorOf = async (priceCents: number) => (await change(3, { priceCents })).data.faults;
    const jump = [{ field: 'priceCents', code: 'priceJump', about: before.priceCents }];
    expect(await errorOf(before.priceCents * 100)).toEqual(jump);
    expect(await errorOf(Math.floor(before.priceCents / 100))).toEqual(jump);
    expect(await errorOf(0)).toMatchObject([{ code: 'freePrice' }]);
    expect((await look(3)).product).toEqual(before);
    const { id, version } = before;
    const wish = { id, version, fields: { priceCents: 0 }, isPriceSure: true };
    const done = await request(changeProduct, wish, editor.cookie);
    expect((await look(3)).product.priceCents).toBe(0);
    expect((await undo(done.data.changeId)).status).toBe(200);
    expect((await look(3)).product.priceCents).toBe(before.priceCents);
  });

  it('a product edited in the meantime is not changed, and returned in its current version', async () => {
    const { version } = (await look(3)).product;
    const first = await change(3, { shippingDays: '3-5' });
    const late = await change(3, { shippingDays: '9' }, version);
    expect(late).toMatchObject({
      status: 409,
      data: { fields: ['shippingDays'], now: { shippingDays: '3-5', version: first.data.version } },
    });
    await change(3, { shippingDays: '6' });
    expect((await undo(first.data.changeId)).status).toBe(409);
    expect((await look(3)).product.shippingDays).toBe('6');
  });

  it('a product with invalid fields is rejected by field, and nothing changes', async () => {
    const before = (await look(3)).product;
    const picture = { path: '/content/commonImages/no-such.webp', colourId: null, view: 'front' };
    const refused = await change(3, {
      sku: '',
      priceCents: -1,
      categoryIds: [999],
      shippingDays: '1-2',
      pictures: [picture],
      texts: { en: { name: '' } },
    });
    expect(refused.status).toBe(400);
    expect(refused.data.faults).toEqual(
      expect.arrayContaining([
        { field: 'sku', code: 'missing' },
        { field: 'priceCents', code: 'range', about: expect.any(Number) },
        { field: 'categoryIds', code: 'unknown', about: 999 },
        { field: 'pictures', code: 'picture', about: picture.path },
        { field: 'name.en', code: 'missing' },
      ]),
    );
    expect((await look(3)).product).toEqual(before);
  });

  it('a product accepts all its fields as they were read, without a difference', async () => {
    for (const id of await idsOf()) {
      const { id: _, version, stock: __, ...fields } = (await look(id)).product;
      expect((await change(id, fields, version)).data, String(id)).toEqual({ version, changeId: null });
    }
  });

  it('a product that does not exist is not found', async () => {
    expect((await request(getProduct, { id: 999_999 }, editor.cookie)).status).toBe(404);
    expect((await change(999_999, { priceCents: 1 }, 1)).status).toBe(404);
    expect((await undo(999_999)).status).toBe(404);
  });
});

describe('the stock in the office', () => {
  const stockOf = async (id: number) => (await look(id)).product.stock;
  const move = (id: number, to: object, who = workshop) =>
    request(changeStock, { id, change: to }, who.cookie);

  it('the stock is changed by a difference, so that simultaneous sales count', async () => {
    await move(4, { count: 20 });
    await query`update product set stock = stock - 3 where id = 4`;
    expect((await move(4, { by: 10 })).data).toMatchObject({ stock: 27 });
    expect((await move(4, { by: -10 })).data).toMatchObject({ stock: 17 });
    expect(await move(4, { by: -18 })).toMatchObject({ status: 400, data: { faults: [{ code: 'tooFew' }] } });
    expect(await stockOf(4)).toBe(17);
  });

  it('the stock can become untracked, and then accepts no difference', async () => {
    await move(4, { count: null });
    expect(await stockOf(4)).toBeNull();
    expect(await move(4, { by: 1 })).toMatchObject({ data: { faults: [{ code: 'notCounted' }] } });
  });

  it('the stock is right after many simultaneous changes', async () => {
    await move(4, { count: 100 });
    await Promise.all(Array.from({ length: 8 }, () => move(4, { by: -5 })));
    expect(await stockOf(4)).toBe(60);
  });
});

describe('permissions for products', () => {
  it('the workshop can see the catalog and count stock, without other edits', async () => {
    expect((await request(listProducts, {}, workshop.cookie)).status).toBe(200);
    const price = { id: 3, version: 1, fields: { priceCents: 1 } };
    expect((await request(changeProduct, price, workshop.cookie)).status).toBe(403);
    expect((await request(undoProductChange, { changeId: 1 }, workshop.cookie)).status).toBe(403);
    expect((await request(listProducts, {}, books.cookie)).status).toBe(403);
  });

  it('what a product can refer to is listed in display order', async () => {
    const labels = (await request(getTaxonomy, {}, workshop.cookie)).data;
    expect(labels.categories.map(({ id }: Row) => id)).toEqual(expect.arrayContaining([1, 2, 3, 4, 5]));
    expect(labels.brands).toHaveLength(2);
    expect(labels.options[0]).toMatchObject({ attributeId: expect.any(Number) });
  });
});
