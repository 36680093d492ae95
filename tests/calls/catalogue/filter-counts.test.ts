import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listing } from '#contract/constants.ts';
import { getAllProducts } from '#contract/operations/catalogue/get-all-products.ts';
import { type FilterKind, getFilterCounts } from '#contract/operations/catalogue/get-filter-counts.ts';
import { guestShop } from '#tests/support/test-shop.ts';

const { request, raw } = await guestShop('catalogue');

/** Returns a map such as `CategoryID 2` → number of products. Values without products are missing. */
const counts = async (parameters: object = {}): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await request(getFilterCounts, parameters))
      .filter(({ Filter }) => !Filter.startsWith('Search'))
      .map(({ Filter, Value, TotalProducts }) => [`${Filter} ${Value}`.trim(), TotalProducts]),
  );
const total = async (parameters: object): Promise<number> =>
  (await request(getAllProducts, { ...parameters, PageSize: 1 }))[0]?.TotalRecords ?? 0;

const values: Readonly<Record<FilterKind, readonly string[]>> = {
  CategoryID: ['1', '2', '3', '4'],
  ManufacturerID: ['1', '2'],
  SizeID: ['1', '2'],
  ColorID: ['1', '2'],
  TagID: ['1', '2', '3'],
  Price: listing.priceBands.map(([min, max]) => `${min}-${max ?? ''}`),
  Rating: listing.ratings.map(String),
};
const kinds = Object.keys(values) as FilterKind[];

/** Returns a filter choice with one kind replaced; '' removes that kind. */
function chosen(choice: object, kind: FilterKind, value: string): object {
  if (kind !== 'Price') return { ...choice, [kind]: value };
  const [MinPrice = '', MaxPrice = ''] = value.split('-');
  return { ...choice, MinPrice, MaxPrice };
}

describe('filter counts equal the length of the filtered list', () => {
  it.each<[string, object]>([
    ['without filters', {}],
    ['with one', { CategoryID: '2' }],
    ['with two of one kind', { CategoryID: '3,4' }],
    ['with kinds that narrow each other', { CategoryID: '2', ManufacturerID: '1' }],
    ['with three kinds', { TagID: '1,2', SizeID: '1', MinPrice: '10', MaxPrice: '100' }],
    ['with a rating', { Rating: 4, ColorID: '2' }],
    ['with filters that leave nothing', { SizeID: '2', ColorID: '1', Rating: 5 }],
    ['in a search', { SearchTerm: 'mug', ManufacturerID: '1' }],
    ['in a search that finds nothing', { SearchTerm: 'xyzzy' }],
  ])('filter counts match the list %s', async (_what, choice) => {
    const told = await counts(choice);
    const expected: Record<string, number> = {};
    for (const kind of kinds) {
      for (const value of ['', ...values[kind]]) {
        const products = await total(chosen(choice, kind, value));
        if (products > 0) expected[`${kind} ${value}`.trim()] = products;
      }
    }
    const all = await total(choice);
    expect(told).toEqual({ ...(all > 0 && { '': all }), ...expected });
  });

  it('filter counts equal the list length for any combination of filters', async () => {
    const some = (kind: FilterKind) =>
      fc.option(fc.subarray([...values[kind]], { minLength: 1 }).map((ids) => ids.join(',')));
    const choices = fc.record({
      CategoryID: some('CategoryID'),
      ManufacturerID: some('ManufacturerID'),
      SizeID: some('SizeID'),
      ColorID: some('ColorID'),
      TagID: some('TagID'),
      Rating: fc.option(fc.constantFrom(1, 3, 4, 5)),
      MinPrice: fc.option(fc.constantFrom('10', '100')),
    });
    const one = fc.constantFrom(...kinds.flatMap((kind) => values[kind].map((value) => ({ kind, value }))));
    for (const [choice, { kind, value }] of fc.sample(fc.tuple(choices, one), { numRuns: 150, seed: 7 })) {
      const told = (await counts(choice))[`${kind} ${value}`] ?? 0;
      expect({ choice, kind, value, told }).toEqual({
        choice,
        kind,
        value,
        told: await total(chosen(choice, kind, value)),
      });
    }
  });
});

it('filter counts exclude products that are not for sale', async () => {
  expect((await counts())['']).toBe(6);
  expect(await counts()).not.toHaveProperty('CategoryID 5');
});

it('filter counts reject the same input as the list', async () => {
  expect(await raw(getFilterCounts.path, { Rating: 6 })).toMatchObject({ statusCode: 400, data: '[]' });
});
