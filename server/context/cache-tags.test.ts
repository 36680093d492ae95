import { describe, expect, test } from 'vitest';
import type { Operation } from '#contract/operation.ts';
import { getAllProducts } from '#contract/operations/catalogue/get-all-products.ts';
import { getFilterCounts } from '#contract/operations/catalogue/get-filter-counts.ts';
import { getProductDetail } from '#contract/operations/catalogue/get-product-detail.ts';
import { getRelatedProductsList } from '#contract/operations/catalogue/get-related-products-list.ts';
import { getSizeList } from '#contract/operations/catalogue/get-size-list.ts';
import { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import type { InvalidationTag } from '#shop/invalidation/invalidation.ts';
import { isOutdated, tagsOf } from './cache-tags.ts';

describe('invalidation tags of a response', () => {
  const rows = [{ ProductId: 3, Colors: [{ ColorID: 5 }] }, { ProductId: 4 }];
  test.each([
    ['a product, even if it doesn’t exist', getProductDetail, { ProductId: 12 }, [], ['product 12']],
    [
      'a list and its products',
      getAllProducts,
      { PageNo: 1 },
      rows,
      ['product 3', 'product 4', 'list', 'category 0'],
    ],
    [
      'a list of categories',
      getAllProducts,
      { CategoryID: '5,7', SearchTerm: '', MinPrice: null },
      [],
      ['list', 'category 5', 'category 7'],
    ],
    [
      'counts of a category and a brand',
      getFilterCounts,
      { CategoryID: '5', ManufacturerID: '2' },
      [],
      ['list', 'category 5', 'category 0'],
    ],
    [
      'a list beside a product',
      getRelatedProductsList,
      { ProductId: 12 },
      rows,
      ['product 12', 'product 3', 'product 4', 'list'],
    ],
    ['an empty list', getAllProducts, {}, [], ['list', 'category 0']],
    [
      'a list sorted by price',
      getAllProducts,
      { OrderByColumnName: 'Price ASC' },
      [],
      ['list', 'category 0', 'prices'],
    ],
    [
      'counts above a price',
      getFilterCounts,
      { MinPrice: 0, MaxPrice: null },
      [],
      ['list', 'category 0', 'prices'],
    ],
    [
      'counts below a price',
      getFilterCounts,
      { MinPrice: null, MaxPrice: 10 },
      [],
      ['list', 'category 0', 'prices'],
    ],
    [
      'products deep inside',
      getCustomerCartItems,
      {},
      { productsData: rows },
      ['product 3', 'product 4', 'list', 'category 0', 'prices'],
    ],
    ['no products', getSizeList, {}, [{ SizeID: 3 }], []],
  ])('the invalidation tags of a response cover %s', (_, operation, input, data, tags) => {
    // The name as in built pages.
    const { name, path } = operation;
    expect([...tagsOf({ name, path } as Operation, input, data)]).toEqual(tags);
  });
});

test.each<[InvalidationTag[], InvalidationTag[], boolean]>([
  [['product 1', 'list'], ['product 1'], true],
  [['product 1', 'list'], ['list'], true],
  [['product 1', 'list'], ['product 2'], false],
  [['product 1'], ['list', 'product 2'], false],
  [['product 1', 'list'], ['product 2', 'prices'], false],
  [['product 1', 'list', 'prices'], ['product 2', 'prices'], true],
  [[], ['product 1', 'list'], false],
  [[], ['texts'], true],
  [[], ['all'], true],
])('a response tagged %j is outdated after the changes %j: %j', (tags, changes, is) => {
  expect(isOutdated(new Set(tags), new Set(changes))).toBe(is);
});
