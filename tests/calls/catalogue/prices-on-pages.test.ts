import { expect, it } from 'vitest';
import { sql } from 'kysely';
import { changeProducts } from '#shop/catalogue/catalogue.ts';
import type { Change } from '#shop/changes/changes.ts';
import { sokha } from '#tests/support/changing.ts';
import { noticesDuring } from '#tests/support/notices.ts';
import { goods, testShop } from '#tests/support/test-shop.ts';

const { anotherProcess, app, db, server, url } = await testShop(goods, { LIMIT_BROWSE: '10000' });
const lists = [
  '',
  '?sort=price-asc',
  '?sort=price-desc&show=9',
  '?price=10-100',
  '?price=140-160',
  '?SearchTerm=mug',
];
const pages = [
  '/en/',
  '/ar/',
  ...lists.map((query) => `/en/all-products/0/all-categories${query}`),
  ...[1, 2, 3, 4].map((id) => `/en/all-products/${id}/of-category`),
];

/** What a page shows in the end; the first address of some leads to the right one. */
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

// More popular than the others, so that these stand on few pages.
await sql`
  insert into product (id, sku, category_id, price_cents, seed_popularity)
  select n, 'POP-' || n, 4, 1500, 9999 from generate_series(1001, 1040) n`.execute(db);
await sql`select refresh_product_facts()`.execute(db);

it('after each change of a price every page is as one made anew', async () => {
  const list = await shown('/en/all-products/0/all-categories');
  pages.push(...new Set([...list.matchAll(/\/en\/product-detail\/[^"?#]+/gu)].map(([page]) => page)));
  expect(pages.length).toBeGreaterThan(lists.length + 10);
  await all();
  // Within a price band and across it, where the product stands on the page and where it comes to stand there.
  for (const [id, priceCents] of [
    [1020, 9900],
    [3, 15_000],
    [2, 4100],
    [1, 150],
    [2, 90_000],
    [2, 3000],
    [1, 99_900],
    [3, 700],
    [3, 800],
  ] as const) {
    const change = () => changeProducts(db, sokha, [{ id, fields: { priceCents } }]);
    // As the process hears it that listens for notices.
    app.changes.announce(...((await noticesDuring(url, change)) as Change[]));
    const cached = await all();
    app.changes.announce('all');
    const fresh = await all();
    for (const [at, page] of pages.entries())
      expect(cached[at] === fresh[at], `${page} after ${id} costs ${priceCents}`).toBe(true);
  }
  const another = await all((await anotherProcess()).server);
  const here = await all();
  for (const [at, page] of pages.entries())
    expect(another[at] === here[at], `${page} by a process that was started after the changes`).toBe(true);
});
