import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { CatalogueChanges } from '#server/context/catalogue-changes.ts';
import { readConfig } from '#server/settings/config.ts';
import type { AppContext } from '#server/context/context.ts';
import type { Renderer, StorefrontBuild } from '#server/http/renderer.ts';
import { serveSitemap } from '#server/http/sitemap.ts';
import { linksOf } from '#storefront/routes.ts';
import { fillCatalogue } from '#tests/support/catalogue-fixture.ts';
import { testDatabase } from '#tests/support/postgres.ts';

const { db } = await testDatabase();
await fillCatalogue(db);

/** Counts database queries. */
let requests = 0;
const counting: KyselyPlugin = {
  transformQuery({ node }) {
    requests += 1;
    return node;
  },
  transformResult: async ({ result }) => result,
};
const changes = new CatalogueChanges();
const config = readConfig({ KADO_DATA: '/nowhere', PUBLIC_URL: 'https://shop.example' });
const app = { config, db: db.withPlugin(counting), changes } as unknown as AppContext;
const server = Fastify();
serveSitemap(server, app, { appBuild: async () => ({ linksOf }) } as unknown as Renderer<StorefrontBuild>);
afterAll(() => server.close());

/** Requests a file of the sitemap, by default the first products. */
const get = (headers: Record<string, string> = {}, url = '/sitemap/products-1.xml') =>
  server.inject({ url, headers });
const locations = (body: string) => [...body.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, at]) => at);
beforeEach(() => {
  changes.announce('all');
  requests = 0;
});

it('the files of the sitemap index list every published page in both languages, each with its translation', async () => {
  const { body, headers } = await get({}, '/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const files = locations(body);
  expect(files).toEqual([
    'https://shop.example/sitemap/pages.xml',
    'https://shop.example/sitemap/products-1.xml',
  ]);
  const bodies = await Promise.all(
    files.map(async (file = '') => (await get({}, new URL(file).pathname)).body),
  );
  const found = bodies.flatMap(locations);
  expect(found).toContain('https://shop.example/en/');
  expect(found).toContain('https://shop.example/en/product-detail/1/mugs/clay-mug');
  expect(found.filter((at) => at?.includes('/ar/product-detail/1/'))).toHaveLength(1);
  // The fixed pages, and the products that the catalog fixture publishes.
  expect(found).toHaveLength(2 * (8 + 4 + 6));
  expect(bodies.join('').match(/hreflang="km"/gu)).toHaveLength(found.length);
});

it('the sitemap contains the pictures of a product', async () => {
  const { body } = await get();
  const entry = body.split('\n').find((line) => line.includes('/en/product-detail/1/mugs/clay-mug</loc>'));
  const pictures = await db
    .selectFrom('product_picture')
    .select('path')
    .where('product_id', '=', 1)
    .execute();
  expect(pictures.length).toBeGreaterThan(0);
  for (const { path } of pictures)
    expect(entry).toContain(`<image:image><image:loc>https://shop.example${path}</image:loc></image:image>`);
});

it.each([
  '/sitemap/products-2.xml',
  '/sitemap/products-0.xml',
  '/sitemap/products-x.xml',
  '/sitemap/other.xml',
])('the sitemap has no file %s', async (url) => {
  expect((await get({}, url)).statusCode).toBe(404);
});

it('the sitemap leaves no product out, ten thousand to a file', async () => {
  await sql`
    insert into product (id, sku, category_id, price_cents)
    select 1000 + n, 'MAP-' || n, 1, 100 from generate_series(1, 10000) n`.execute(db);
  changes.announce('all');
  const files = locations((await get({}, '/sitemap.xml')).body);
  expect(files).toHaveLength(3);
  const last = locations((await get({}, '/sitemap/products-2.xml')).body);
  expect(last).toHaveLength(2 * 6);
  await sql`update product set published = false where sku like 'MAP-%'`.execute(db);
});

it('a sitemap file is created once for simultaneous and later requests', async () => {
  const first = await Promise.all(Array.from({ length: 20 }, () => get()));
  const once = requests;
  expect(once).toBeGreaterThan(0);
  expect(once).toBeLessThanOrEqual(3);
  expect(new Set(first.map(({ body }) => body)).size).toBe(1);
  await Promise.all(Array.from({ length: 20 }, () => get()));
  expect(requests).toBe(once);
});

it('the sitemap is created again when the catalog has changed', async () => {
  const before = locations((await get()).body);
  await db.updateTable('product').set({ published: false }).where('id', '=', 1).execute();
  expect(locations((await get()).body)).toEqual(before);
  changes.announce('all');
  expect(locations((await get()).body)).toHaveLength(before.length - 2);
  await db.updateTable('product').set({ published: true }).where('id', '=', 1).execute();
});

it('the sitemap is created again some minutes after a product changed, because most changes concern its stock', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await get();
  requests = 0;
  changes.announce('product 1');
  await get();
  expect(requests).toBe(0);
  vi.advanceTimersByTime(10 * 60_000);
  vi.useRealTimers();
  await get();
  expect(requests).toBeGreaterThan(0);
});

it('the sitemap is sent compressed to clients that accept it, and 304 to those that have it', async () => {
  const plain = await get();
  const [br, gzip] = [await get({ 'accept-encoding': 'gzip, br' }), await get({ 'accept-encoding': 'gzip' })];
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
  const again = await get({ 'if-none-match': String(plain.headers['etag']) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it('a sitemap that could not be created is not cached', async () => {
  const list = app.db;
  app.db = { executeQuery: () => Promise.reject(new Error('away')) } as never;
  expect((await get()).statusCode).toBe(500);
  app.db = list;
  expect((await get()).statusCode).toBe(200);
});
