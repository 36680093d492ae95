import { expect, test } from 'vitest';
import { pageAt, product } from '#tests/support/listing-page.ts';

test.each<[string, object, string]>([
  ['mug+under+$5', { searchTerm: 'mug', price: [0, 5] }, 'mug under $5'],
  ['cheap+mug&color=3', { searchTerm: 'mug', price: [0, 10], colors: [3] }, 'cheap mug'],
  ['mug+under+$5&price=10-100', { searchTerm: 'mug', price: [10, 100] }, 'mug'],
  ['under+$5', { searchTerm: '', price: [0, 5] }, 'under $5'],
])('a price in words becomes the filter, and the typed text is shown: %s', async (query, choices, typed) => {
  const { data, head } = await pageAt(`/all-products/0/all-categories?SearchTerm=${query}`);
  expect(data.choices).toMatchObject({ ...choices, typed });
  expect(head.title).toBe(`Results for “${typed}”`);
  expect(data.trail.map(({ name }) => name)).toEqual(['Search']);
});

test('each recognized word of a search can be removed individually', async () => {
  const counts = ['red', 'mug'].map((Value) => ({ Filter: 'SearchUnderstood', Value, TotalProducts: 1 }));
  const list = '/en/all-products/0/all-categories';
  const understood = async (typed: string, each = counts) =>
    (await pageAt(`/all-products/0/all-categories?SearchTerm=${encodeURIComponent(typed)}`, { counts: each }))
      .data.understood;
  expect(await understood('red mug for redwood under $5')).toEqual([
    { text: 'red', href: `${list}?SearchTerm=mug+for+redwood+under+%245` },
    { text: 'mug', href: `${list}?SearchTerm=red+for+redwood+under+%245` },
  ]);
  expect(await understood('mug', counts.slice(1))).toEqual([]);
  expect(await understood('mug under $5', counts.slice(1))).toHaveLength(1);
  const khmer = ['ពែង', 'ក្រហម'].map((Value) => ({ Filter: 'SearchUnderstood', Value, TotalProducts: 1 }));
  const [cup] = await understood('ពែងក្រហម', khmer);
  expect(cup?.href).toBe(`${list}?SearchTerm=${encodeURIComponent('ក្រហម')}`);
});

test('a price in riel stays in riel in the text, in the URL and in near matches', async () => {
  const counts = [{ Filter: 'Price', Value: '', TotalProducts: 3 }];
  const list = '/all-products/0/all-categories';
  for (const query of ['SearchTerm=mug+under+20000+riel', 'SearchTerm=mug&price=0-20000khr']) {
    const { data, requests: requested } = await pageAt(`${list}?${query}`, {
      rate: 4100,
      counts,
      products: ({ MinPrice }) => (MinPrice === 4.87 ? [product(1)] : []),
    });
    expect(data.choices.price).toEqual([0, 4.87, [0, 20_000]]);
    expect(requested['GET_FILTER_COUNTS']).toMatchObject({ MinPrice: 0, MaxPrice: 4.87 });
    expect(data.near.map(({ heading, goods: items }) => [heading, items[0]?.note])).toEqual([
      ['Without “Up to 20,000៛ ($4.87)”', '10,800៛ above your price'],
    ]);
  }
  const { data } = await pageAt(`${list}?SearchTerm=mug&price=0-20000khr`);
  expect(data.choices.price).toBeNull();
});

test('near matches show how far they are from the price, or which word they match', async () => {
  const counts = [
    { Filter: 'Price', Value: '', TotalProducts: 3 },
    { Filter: 'SearchUnderstood', Value: 'silk', TotalProducts: 2 },
    { Filter: 'SearchUnderstood', Value: 'mug', TotalProducts: 0 },
  ];
  const price = { 'under $5': '$2.50 above your price', 'over $20': '$12.50 below your price' };
  for (const [labels, note] of Object.entries(price)) {
    const path = `/all-products/0/all-categories?SearchTerm=${encodeURIComponent(`silk mug ${labels}`)}`;
    const { data } = await pageAt(path, {
      counts,
      products: ({ MinPrice, MaxPrice, SearchTerm }) =>
        (SearchTerm === 'silk mug' && labels === 'under $5' && MinPrice === 5) ||
        (labels === 'over $20' && MaxPrice === 20) ||
        SearchTerm === 'silk'
          ? [product(1)]
          : [],
    });
    expect(data.near.map(({ heading, goods: items }) => [heading, items.map((each) => each.note)])).toEqual([
      [`Without “${labels === 'under $5' ? 'Up to $5' : 'Above $20'}”`, [note]],
      ['These match “silk”', [labels === 'under $5' ? 'Up to $5' : 'Above $20']],
    ]);
  }
});
