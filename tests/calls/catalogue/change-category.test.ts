import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#database/schema.ts';
import {
  categories,
  type CategoryChange,
  categoryKind,
  everyProduct,
  storedCategories,
  listProducts,
} from '#shop/catalogue/catalogue.ts';
import { changeRecords } from '#shop/records/records.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { catalogueToChange, errorsOf, foundBy, listPrices, sokha } from '#tests/support/changing.ts';
import { noticesDuring } from '#tests/support/notices.ts';
import type { Query } from '#tests/support/postgres.ts';

let db: Database;
let url: string;
let query: Query;
beforeEach(async () => {
  ({ db, query, url } = await catalogueToChange());
});

const change = (...changes: CategoryChange[]) => changeRecords(db, categoryKind, sokha, changes);
const one = async (wish: CategoryChange) => (await change(wish))[0]!;
const productsIn = async (id: number) => {
  const list = everyProduct({ page: 1, pageSize: 100, language: 'en' });
  return (await listProducts(db, { ...list, categories: [id] })).products.map((each) => each.id);
};
const drinkware = 1;
const [mugs, bags] = [2, 4];

it('a new category can be the parent of the next, and is in the menu immediately', async () => {
  const audited = await auditedSince(db);
  const notices = await noticesDuring(url, async () => {
    const outcomes = await change(
      { fields: { names: { en: 'Office', ar: 'ការិយាល័យ' } } },
      { fields: { names: { en: ' Desk ' }, parentId: 101 } },
    );
    expect(outcomes).toMatchObject([
      { state: 'created', id: 101, after: { position: 6 } },
      { state: 'created', id: 102, after: { parentId: 101, names: { en: 'Desk' } } },
    ]);
  });
  expect(notices).toEqual(['all']);
  const menu = await categories(db, { page: 1, pageSize: 100 });
  expect(menu.filter(({ id }) => id > 100).map(({ id, parentId }) => [id, parentId])).toEqual([
    [101, null],
    [102, 101],
  ]);
  expect((await audited()).map(({ event, detail }) => [event, detail])).toEqual([
    ['category created', { category: 101, fields: ['names'] }],
    ['category created', { category: 102, fields: ['parentId', 'names'] }],
  ]);
});

it('a new category is rejected field by field', async () => {
  expect(
    errorsOf(
      await one({
        fields: { names: { ar: 'ក' }, parentId: 99, picture: 'https://x/y.png', position: 0.5 },
      }),
    ),
  ).toEqual(['names missing', 'picture picture', 'position range', 'parentId unknown']);
  expect(errorsOf(await one({ fields: { names: { en: 'mugs' }, parentId: drinkware } }))).toEqual([
    'names taken',
  ]);
  expect(errorsOf(await one({ fields: { names: { en: 'Mugs' }, parentId: bags } }))).toBe('created');
});

describe('an edit of a category', () => {
  it('a new category name is found in search, in both languages', async () => {
    await one({ id: mugs, fields: { names: { en: 'Beakers', ar: 'ប៊ីកឃ័រ' } } });
    expect(await foundBy(db, 'beakers')).toEqual(expect.arrayContaining([1, 2, 4]));
    expect(await foundBy(db, 'ប៊ីកឃ័រ')).toEqual(expect.arrayContaining([1, 2]));
  });

  it('moving a category moves its products with their filters and discounts', async () => {
    await query`update discount set kind = 'categories', starts_at = now() - interval '1 day', ends_at = now() + interval '1 day' where id = 2`;
    await query`insert into discount_category (discount_id, category_id) values (2, ${bags})`;
    expect(await productsIn(bags)).not.toContain(1);
    expect(errorsOf(await one({ id: mugs, fields: { parentId: bags } }))).toBe('changed');
    expect(await productsIn(bags)).toContain(1);
    expect(await productsIn(drinkware)).not.toContain(1);
    expect((await listPrices(db)).get(1)).toBe(125);
  });

  it('moving a category never creates a cycle', async () => {
    expect(errorsOf(await one({ id: drinkware, fields: { parentId: mugs } }))).toEqual(['parentId circle']);
    expect(errorsOf(await one({ id: drinkware, fields: { parentId: drinkware } }))).toEqual([
      'parentId circle',
    ]);
    const both = await Promise.all([
      one({ id: bags, fields: { parentId: mugs } }),
      one({ id: drinkware, fields: { parentId: bags } }),
    ]);
    expect(both.map(errorsOf)).toEqual(expect.arrayContaining([['parentId circle'], 'changed']));
  });

  it('editing an outdated version of a category returns the current one', async () => {
    await one({ id: mugs, version: 1, fields: { position: 9 } });
    expect(await one({ id: mugs, version: 1, fields: { position: 8 } })).toMatchObject({
      state: 'conflict',
      now: { position: 9, version: 2 },
    });
    expect(await one({ id: mugs, version: 1, fields: { position: 9 } })).toMatchObject({
      state: 'unchanged',
    });
  });

  it('only an empty category can be archived, which then accepts no subcategories', async () => {
    expect(errorsOf(await one({ id: drinkware, fields: { state: 'archived' } }))).toEqual(['state inUse']);
    const [made] = await change({ fields: { names: { en: 'Toys' } } });
    const id = (made as { id: number }).id;
    expect(errorsOf(await one({ id, fields: { state: 'archived' } }))).toBe('changed');
    expect(errorsOf(await one({ fields: { names: { en: 'Dolls' }, parentId: id } }))).toEqual([
      'parentId archived',
    ]);
    expect((await categories(db, { page: 1, pageSize: 100 })).map((each) => each.id)).not.toContain(id);
    expect((await storedCategories(db)).find((each) => each.id === id)?.state).toBe('archived');
  });
});
