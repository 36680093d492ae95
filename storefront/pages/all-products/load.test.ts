import { expect, test } from 'vitest';
import { notFound, Redirect } from '#storefront/page.ts';
import { linksOf } from '#storefront/routes.ts';
import { loaded, pageAt } from '#tests/support/listing-page.ts';

test.each([
  ['/all-products/4/old-name', '/en/all-products/4/glass-ware'],
  ['/all-products/4/old-name?page=2&view=rows', '/en/all-products/4/glass-ware?page=2&view=rows'],
  ['/all-products/04/glass-ware', '/en/all-products/4/glass-ware'],
  ['/all-products/0/mugs', '/en/all-products/0/all-categories'],
  ['/all-products/0/constructor', '/en/all-products/0/all-categories'],
])('a wrong slug redirects to the correct one and keeps the query: %s', async (path, to) => {
  const { result } = await loaded(path);
  expect(result).toEqual(new Redirect(to));
});

test('a slug in the other language redirects to the one in this language', async () => {
  const { result } = await loaded('/all-products/4/glass-ware', { lang: 'ar' });
  expect(result).toEqual(new Redirect(linksOf('ar').category(4, 'កែវ')));
});

test.each(['/all-products/99/x', '/all-products/abc/x', '/all-products/-1/x'])(
  'an unknown category has no page: %s',
  async (path) => {
    expect((await loaded(path)).result).toBe(notFound);
  },
);

test('a category beyond the first hundred has a page, too', async () => {
  const { data } = await pageAt('/all-products/349/more-249', { manyCategories: 250 });
  expect(data.heading).toBe('More 249');
  expect(data.options.categories).toHaveLength(252);
});

test('the listing requests the category in the path and provides the URL in both languages', async () => {
  const { requests: requested, head, data } = await pageAt('/all-products/4/glass-ware');
  expect(requested['GET_All_PRODUCTS']).toMatchObject({
    CategoryID: '4',
    PageNo: 1,
    PageSize: 9,
    OrderByColumnName: '',
  });
  expect(head.canonical).toEqual({
    en: '/all-products/4/glass-ware',
    ar: linksOf('ar').category(4, 'កែវ').slice('/ar'.length),
  });
  expect(head.robots).toBeUndefined();
  expect(data.trail.map(({ name }) => name)).toEqual(['All Products', 'Drinkware', 'Glass / Ware']);
});

test('recent products are newest first, and "Date Ascending" is oldest first', async () => {
  const recent = await pageAt('/all-products/0/recent-products');
  expect(recent.requests['GET_All_PRODUCTS']).toMatchObject({ OrderByColumnName: 'Date DESC' });
  const oldest = await pageAt('/all-products/0/all-categories?sort=date-asc');
  expect(oldest.requests['GET_All_PRODUCTS']).toMatchObject({ OrderByColumnName: 'Date ASC' });
});

test('every filter in the URL reaches the call', async () => {
  const { requests: requested } = await pageAt(
    '/all-products/0/all-categories?category=1,4&brand=2&size=3&color=5,6&tag=7&price=600-&rating=4&show=18&page=2&SearchTerm=mug',
  );
  expect(requested['GET_All_PRODUCTS']).toMatchObject({
    SearchTerm: 'mug',
    CategoryID: '1,4',
    ManufacturerID: '2',
    SizeID: '3',
    ColorID: '5,6',
    TagID: '7',
    MinPrice: 600,
    MaxPrice: null,
    Rating: 4,
    PageNo: 2,
    PageSize: 18,
  });
});

test.each(['brand=1', 'SearchTerm=mug', 'sort=price-asc', 'show=18', 'category=1'])(
  'a filtered list is hidden from search engines: %s',
  async (query) => {
    expect((await pageAt(`/all-products/0/all-categories?${query}`)).head.robots).toBe('noindex');
  },
);

test('search engines can index further pages and other layouts of an unfiltered list', async () => {
  const { head } = await pageAt('/all-products/0/all-categories?page=2&view=rows');
  expect(head.robots).toBeUndefined();
  expect(head.canonical).toEqual({
    en: '/all-products/0/all-categories?page=2',
    ar: '/all-products/0/all-categories?page=2',
  });
});

test('a page beyond an empty result redirects to the first page', async () => {
  const { result } = await loaded('/all-products/0/all-categories?page=9&brand=1', { products: [] });
  expect(result).toEqual(new Redirect('/en/all-products/0/all-categories?brand=1'));
});

test('a failure to load products is shown on an uncached page, and logged', async () => {
  const {
    data,
    status,
    faults: errors,
  } = await pageAt('/all-products/0/all-categories?rating=4', {
    products: null,
  });
  expect(data).toMatchObject({ failed: true, products: [], choices: { rating: 4 } });
  expect(status).toBe(503);
  expect(errors).toEqual(['products']);
});

test('when filters leave no products, the list offers to remove each filter whose removal would show some', async () => {
  const { data, requests: requested } = await pageAt(
    '/all-products/0/all-categories?category=4&rating=5&price=600-',
    {
      products: [],
      counts: [
        { Filter: 'CategoryID', Value: '', TotalProducts: 1 },
        { Filter: 'Rating', Value: '', TotalProducts: 7 },
      ],
    },
  );
  expect(data.near).toMatchObject([
    {
      heading: 'Without “5 stars”',
      text: 'Remove filter 5 stars (7 products)',
      href: '/en/all-products/0/all-categories?category=4&price=600-',
    },
    {
      heading: 'Without “Glass / Ware”',
      text: 'Remove filter Glass / Ware (1 product)',
      href: '/en/all-products/0/all-categories?price=600-&rating=5',
    },
  ]);
  expect(requested).not.toHaveProperty('GET_SEARCH_SUGGESTIONS');
});

test('a search with no results suggests what was meant; one with results requests no suggestions', async () => {
  const lost = await pageAt('/all-products/0/all-categories?SearchTerm=mgu', { products: [] });
  expect(lost.requests['GET_SEARCH_SUGGESTIONS']).toMatchObject({ SearchTerm: 'mgu', languageCode: 'en' });
  expect(lost.data.heading).toBe('No results for “mgu”');
  expect(lost.data.lost).toMatchObject({
    suggestions: [{ text: 'mug', href: '/en/all-products/0/all-categories?SearchTerm=mug' }],
    categories: [{ text: 'Drinkware', href: '/en/all-products/1/drinkware', picture: '' }],
  });
  const found = await pageAt('/all-products/0/all-categories?SearchTerm=mug');
  expect(found.requests).not.toHaveProperty('GET_SEARCH_SUGGESTIONS');
  expect(found.data.lost).toBeNull();
});

test('a search without results at any price lists the known words and keeps the price', async () => {
  const word = (Value: string, TotalProducts: number) => ({ Filter: 'SearchWord', Value, TotalProducts });
  const counts = [word('wedding', 6), word('cake', 0)];
  const address = '/en/all-products/0/all-categories';
  const path = '/all-products/0/all-categories?SearchTerm=wedding+cake&price=0-3';
  const { data } = await pageAt(path, { products: [], counts });
  expect(data.lost?.words).toEqual([
    {
      text: 'wedding',
      href: `${address}?SearchTerm=wedding&price=0-3`,
      products: 6,
      found: '6 products up to $3',
    },
    { text: 'cake', href: `${address}?SearchTerm=cake`, products: 0, found: '0 products' },
  ]);
  expect(data.lost?.suggestions[0]?.href).toBe(`${address}?SearchTerm=mug&price=0-3`);
  expect(data.heading).toBe('Sorry, we don’t have “cake”');
  const filtered = await pageAt(path, { products: [] });
  expect(filtered.data.lost).toBeNull();
});

test('an empty list says what only the filters exclude, not what it shows instead', async () => {
  const counts = [{ Filter: 'SearchPart', Value: 'mug', TotalProducts: 2 }];
  const path = '/all-products/0/all-categories?SearchTerm=purple+mug&price=0-3';
  expect((await pageAt(path, { counts })).data.instead).toBe(
    'No product matches everything. Remove a word to see more.',
  );
  const { data } = await pageAt(path, { products: [], counts });
  expect(data.instead).toBe('No product matches everything. We have “mug”, but not with these filters.');
  const meant = [{ Filter: 'SearchTerm', Value: 'mug', TotalProducts: 2 }];
  expect((await pageAt(path, { products: [], counts: meant })).data.instead).toBeNull();
});

test('a correction is named beside a partial match, and services link to their pages', async () => {
  const counts = ['SearchTerm', 'SearchPart'].map((Filter) => ({ Filter, Value: 'mug', TotalProducts: 2 }));
  const list = '/all-products/0/all-categories?SearchTerm=';
  expect((await pageAt(`${list}mugg+xyzzy`, { counts })).data.instead).toBe(
    'Showing results for “mug”. No product matches everything. Remove a word to see more.',
  );
  expect((await pageAt(`${list}vat+invoice`)).data.pages).toEqual([
    { text: 'Pages: ' },
    { text: 'Orders History', href: '/en/orders-history' },
  ]);
});

test('groups of search results are labeled where they begin, only in the default sort order', async () => {
  const row = (Filter: string, Value: string, TotalProducts: number) => ({ Filter, Value, TotalProducts });
  const counts = [
    row('SearchPart', 'red, mug, gold', 0),
    row('SearchPart', 'red, mug', 1),
    row('SearchPart', 'mug', 12),
  ];
  const path = '/all-products/0/all-categories?SearchTerm=red+gold+mug';
  const { data } = await pageAt(path, { counts });
  expect(data.heads).toEqual([
    { at: 0, text: 'These match “red” and “mug”' },
    { at: 1, text: 'These match “mug”' },
  ]);
  expect((await pageAt(`${path}&page=2`, { counts })).data.heads).toEqual([
    { at: 0, text: 'These match “mug”' },
  ]);
  const sorted = (await pageAt(`${path}&sort=price-asc`, { counts })).data;
  expect(sorted.heads).toEqual([]);
  expect(sorted.instead).toBe('No product matches everything. These match “red” and “mug”');
  const further = { counts: [row('SearchFurther', 'mug', 5), row('SearchMentions', '', 2)] };
  expect((await pageAt('/all-products/0/all-categories?SearchTerm=mug+for+tea', further)).data.heads).toEqual(
    [
      { at: 33, text: 'These match “mug”' },
      { at: 38, text: 'Mentioned in the description' },
    ],
  );
  const wrapping = { counts: [row('SearchWrapping', '', 2)] };
  expect((await pageAt('/all-products/0/all-categories?SearchTerm=gifts', wrapping)).data.heads).toEqual([
    { at: 38, text: 'Gift wrapping ideas' },
  ]);
});

test('counts are requested with the filters of the list; if they fail, the page shows none', async () => {
  const counts = [{ Filter: 'ColorID', Value: '3', TotalProducts: 2 }];
  const { data, requests: requested } = await pageAt(
    '/all-products/0/all-categories?color=3&SearchTerm=mug',
    {
      counts,
    },
  );
  expect(requested['GET_FILTER_COUNTS']).toEqual(requested['GET_All_PRODUCTS']);
  expect(data.counts).toEqual({ ColorID: { 3: 2 } });
  expect((await pageAt('/all-products/0/all-categories')).data.counts).toBeNull();
});

test('the return URL after a login only the row layout has descriptions, cut to 103 characters, and each product has one picture', async () => {
  const grid = await pageAt('/all-products/0/all-categories');
  expect(grid.data.products[0]).toMatchObject({
    ShortDescription: '',
    ProductImagesJson: [{ AttachmentURL: '/a.webp' }],
  });
  const rows = await pageAt('/all-products/0/all-categories?view=rows');
  const [row] = rows.data.products;
  expect([...(row?.ShortDescription ?? '')].length).toBeLessThanOrEqual(104);
  expect(row?.ShortDescription.endsWith('…')).toBe(true);
});
