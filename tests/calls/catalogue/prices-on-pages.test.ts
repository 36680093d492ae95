import { expect, it } from 'vitest';
import { sql } from 'kysely';
import { changeProducts } from '#shop/catalogue/catalogue.ts';
import type { InvalidationTag } from '#shop/invalidation/invalidation.ts';
import { sokha } from '#tests/support/changing.ts';
import { noticesDuring } from '#tests/support/notices.ts';
import { products, testShop } from '#tests/support/test-shop.ts';

const { anotherProcess, app, db, server, url } = await testShop(products, { LIMIT_BROWSE: '10000' });
const lists = [
  '',
  '?sort=price-asc',
  '?sort=price-desc&show=9',
  '?price=10-100',
  '?price=140-160',
  '?SearchTerm=mug',
  '?brand=1',
  '?color=1',
];
const pages = [
  '/en/',
  '/ar/',
  ...lists.map((query) => `/en/all-products/0/all-categories${query}`),
  ...[1, 2, 3, 4].map((id) => `/en/all-products/${id}/of-category`),
  '/en/all-products/1/of-category?brand=1&price=10-100',
];

type Fields = NonNullable<Parameters<typeof changeProducts>[2][number]['fields']>;

/** Returns the final content of a page, after redirects. */
async function shown(page: string, by = server): Promise<string> {
  const { statusCode, headers, body } = await by.inject({ url: page, headers: { accept: 'text/html' } });
  if (statusCode === 301) return shown(headers.location as string, by);
  expect(statusCode, page).toBe(200);
  return body;
}
async function all(by = server): Promise<string[]> {
  const bodies: string[] = [];
  for (const page of pages) bodies.push(await shown(page, by));
  return bodies;
}

// These products are more popular than the others, so that the others appear on few pages.
await sql`
  insert into product (id, sku, category_id, price_cents, seed_popularity)
  select n, 'POP-' || n, 4, 1500, 9999 from generate_series(1001, 1040) n`.execute(db);
await sql`select refresh_product_facts()`.execute(db);

it('after each change every cached page equals a newly rendered one', async () => {
  const list = await shown('/en/all-products/0/all-categories');
  pages.push(...new Set([...list.matchAll(/\/en\/product-detail\/[^"?#]+/gu)].map(([page]) => page)));
  expect(pages.length).toBeGreaterThan(lists.length + 10);
  await all();
  // Price changes within a price band and across its end, at the product's old and new positions.
  for (const [id, fields] of [
    [1020, { priceCents: 9900 }],
    [3, { priceCents: 15_000 }],
    [2, { priceCents: 4100 }],
    [1, { priceCents: 150 }],
    [2, { priceCents: 90_000 }],
    [2, { priceCents: 3000 }],
    [1, { priceCents: 99_900, brandId: 1 }],
    [3, { priceCents: 700 }],
    [3, { priceCents: 800 }],
    [2, { colours: [] }],
    [1, { brandId: null }],
  ] as [number, Fields][]) {
    const change = () => changeProducts(db, sokha, [{ id, fields }]);
    // Applies the change as a process that listens for notifications does.
    app.changes.announce(...((await noticesDuring(url, change)) as InvalidationTag[]));
    const cached = await all();
    app.changes.announce('all');
    const fresh = await all();
    for (const [at, page] of pages.entries())
      expect(cached[at] === fresh[at], `${page} after ${id} has ${JSON.stringify(fields)}`).toBe(true);
  }
  const another = await all((await anotherProcess()).server);
  const here = await all();
  for (const [at, page] of pages.entries())
    expect(another[at] === here[at], `${page} by a process that was started after the changes`).toBe(true);
});

it('a price that moves to another band invalidates only its own categories', async () => {
  const { rows } = await sql<{ category: number }>`
    select category_id as category from product where id = 1020`.execute(db);
  await all();
  const change = () => changeProducts(db, sokha, [{ id: 1, fields: { priceCents: 30_000 } }]);
  app.changes.announce(...((await noticesDuring(url, change)) as InvalidationTag[]));
  expect(await isMade('/en/all-products/1/of-category')).toBe(true);
  expect(await isMade(`/en/all-products/${rows[0]?.category}/of-category`)).toBe(false);
});

/** Returns whether a page is rendered instead of served from a cache. */
async function isMade(page: string): Promise<boolean> {
  const { headers } = await server.inject({ url: page, headers: { 'accept-encoding': 'br' } });
  return headers.location ? isMade(headers.location) : 'server-timing' in headers;
}
