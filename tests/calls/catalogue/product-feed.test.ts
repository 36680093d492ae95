import { existsSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { feedSources } from '#server/http/product-feed.ts';
import { changeSettings } from '#shop/content/content.ts';
import { refreshOffers } from '#shop/catalogue/catalogue.ts';
import { testShop } from '#tests/support/test-shop.ts';

const { db, query, server, anotherProcess } = await testShop(['catalogue', 'places'], {
  PUBLIC_URL: 'https://shop.example',
});
beforeAll(() => refreshOffers(db));

const get = (url = '/feeds/products.en.xml', headers: Record<string, string> = {}) =>
  server.inject({ url, headers });
const itemsOf = (body: string) =>
  [...body.matchAll(/<item>(.*?)<\/item>/gsu)].map(([, item = '']) => {
    const pairs = [...item.matchAll(/<(g:\w+)>([^<]*)<\/\1>/gu)].map(
      ([, tag = '', text = '']) => [tag, text] as const,
    );
    // Everything in an item is one of these elements.
    expect(pairs.map(([tag, text]) => `<${tag}>${text}</${tag}>`).join('')).toBe(item);
    return Object.fromEntries(pairs);
  });

it('the product feed exists only while it is switched on', async () => {
  expect((await get()).statusCode).toBe(404);
  await changeSettings(db, { productFeed: true }, 'system');
  const { statusCode, headers } = await get();
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  for (const url of ['/feeds/products.ar.xml', '/feeds/products.xml'])
    expect((await get(url)).statusCode).toBe(404);
});

it.each([
  ['en', 'en'],
  ['km', 'ar'],
] as const)('the feed in %s has every published product, with the price of its page', async (tag, lang) => {
  const items = itemsOf((await get(`/feeds/products.${tag}.xml`)).body);
  const rows =
    await query`select p.id, p.price_cents as cents from product p where p.published and p.pay_cents > 0
    and exists (select from product_picture i where i.product_id = p.id) order by p.id`;
  expect(items.map((item) => Number(item['g:id']))).toEqual(rows.map(({ id }) => id));
  expect(items.length).toBeGreaterThan(2);
  const listPrices = new Map(rows.map(({ id, cents }) => [id as number, cents / 100]));
  for (const item of items) {
    const page = new URL(item['g:link'] ?? '').pathname;
    expect(page.startsWith(`/${lang}/product-detail/${item['g:id']}/`)).toBe(true);
    const { statusCode, body } = await server.inject({ url: page, headers: { accept: 'text/html' } });
    expect(statusCode).toBe(200);
    const [, price, stock] =
      /"price":([\d.]+),"availability":"https:\/\/schema\.org\/(\w+)"/u.exec(body) ?? [];
    expect(Number.parseFloat(item['g:sale_price'] ?? item['g:price'] ?? '')).toBe(Number(price));
    expect(item['g:availability']).toBe(stock === 'InStock' ? 'in_stock' : 'out_of_stock');
  }
  const reduced = items.filter((item) => item['g:sale_price'] !== undefined);
  expect(reduced.map((item) => Number.parseFloat(item['g:price'] ?? ''))).toEqual(
    reduced.map(({ 'g:id': id }) => listPrices.get(Number(id))),
  );
  expect(reduced.length).toBeGreaterThan(0);
});

it('hostile names and descriptions stay text', async () => {
  const hostile = `]]></g:title><script>alert(1)</script>&"'\u0001\uFFFE`;
  await sql`update product_text set name = ${hostile}, full_description = ${`<p title=">">${hostile}</p>`} where product_id = 1`.execute(
    db,
  );
  const { body } = await get();
  expect(itemsOf(body)[0]).toMatchObject({
    'g:title': ']]&#62;&#60;/g:title&#62;&#60;script&#62;alert(1)&#60;/script&#62;&#38;&#34;&#39;',
  });
  for (const part of ['<script', '\u0001', '\uFFFE']) expect(body).not.toContain(part);
});

it('an unchanged catalog is answered with 304, and a change or gzip with a new file', async () => {
  const { headers } = await get();
  const again = { 'if-none-match': String(headers.etag) };
  expect(await get(undefined, again)).toMatchObject({ statusCode: 304, body: '' });
  // Another process makes these changes, and this one hasn't heard of them.
  const changes = [
    sql`update product set stock = 7 where id = 1`,
    sql`update product_text set name = name || '!' where product_id = 2`,
    sql`update product_picture set width = width + 1 where product_id = 1`,
    sql`update category_text set name = name || '!'`,
    sql`update discount set ends_at = now() + interval '1 day'`,
  ];
  for (const change of changes) {
    const { headers: before } = await get();
    const unless = { 'if-none-match': String(before.etag) };
    expect((await get(undefined, unless)).statusCode).toBe(304);
    expect((await change.execute(db)).numAffectedRows).toBeGreaterThan(0n);
    expect((await get(undefined, unless)).statusCode).toBe(200);
  }
  await changeSettings(db, { blurb: { en: 'Changed', km: '' } }, 'system');
  expect((await get(undefined, again)).statusCode).toBe(200);
  const zipped = await get(undefined, { 'accept-encoding': 'gzip' });
  expect(gunzipSync(zipped.rawPayload).toString()).toBe((await get()).body);
  const head = await server.inject({ method: 'HEAD', url: '/feeds/products.en.xml' });
  expect([head.statusCode, head.body]).toEqual([200, '']);
});

it('a product with stock per variant has an item for each, and a change of one variant is a new file', async () => {
  const { body: before } = await get();
  await query`insert into product_variant (product_id, color_id, stock, sku, barcode)
    values (1, 1, 0, 'MUG-R', '12345'), (1, 2, 3, 'MUG-B', '4006381333931')`;
  await query`update product set stock_per = 'color' where id = 1`;
  await query`update product_option set price_type = 1, amount = 125 where product_id = 1 and attribute_id = 1 and option_id = 2`;
  const items = itemsOf((await get()).body);
  const mugs = items.filter((item) => item['g:item_group_id'] === '1');
  expect(mugs).toMatchObject([
    { 'g:id': '1-1-0', 'g:color': 'Red', 'g:availability': 'out_of_stock', 'g:custom_label_0': 'MUG-R' },
    { 'g:id': '1-2-0', 'g:color': 'Blue', 'g:availability': 'in_stock', 'g:custom_label_0': 'MUG-B' },
  ]);
  expect(mugs.map((item) => new URL(item['g:link']!).search)).toEqual(['?color=1', '?color=2']);
  // Search engines compare the feed with the page.
  const { server: other } = await anotherProcess();
  const page = await other.inject({
    url: new URL(mugs[0]!['g:link']!).pathname,
    headers: { accept: 'text/html' },
  });
  const [, json = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/su.exec(page.body) ?? [];
  const group = [JSON.parse(json)].flat().find((each) => each['@type'] === 'ProductGroup');
  expect(group).toMatchObject({ productGroupID: '1', variesBy: ['https://schema.org/color'] });
  expect(group.hasVariant).toMatchObject(
    mugs.map((item) => ({
      color: item['g:color'],
      sku: item['g:custom_label_0'],
      offers: {
        price: Number.parseFloat(item['g:sale_price'] ?? item['g:price'] ?? ''),
        availability: `https://schema.org/${item['g:availability'] === 'in_stock' ? 'InStock' : 'OutOfStock'}`,
      },
    })),
  );
  expect(group.hasVariant.map(({ gtin }: { gtin?: string }) => gtin)).toEqual(
    mugs.map((item) => item['g:gtin']),
  );
  const [red, blue] = mugs.map((item) => Number.parseFloat(item['g:price'] ?? ''));
  expect(blue! - red!).toBeCloseTo(1.25);
  expect(items.filter((item) => item['g:id'] !== undefined && !mugs.includes(item))).toEqual(
    itemsOf(before).slice(1),
  );
  await query`insert into color_text (color_id, language_id, name) values (2, 2, 'ខៀវ')`;
  const khmer = itemsOf((await get('/feeds/products.km.xml')).body);
  expect(khmer.find((item) => item['g:id'] === '1-2-0')?.['g:color']).toBe('ខៀវ');
  // One unit moves from one color to the other, so the sum stays.
  const { headers } = await get();
  await query`update product_variant set stock = 3 - stock where product_id = 1`;
  const changed = await get(undefined, { 'if-none-match': String(headers.etag) });
  expect(changed.statusCode).toBe(200);
  expect(itemsOf(changed.body).find((item) => item['g:id'] === '1-1-0')?.['g:availability']).toBe('in_stock');
  await query`update product set stock_per = null where id = 1`;
  expect(itemsOf((await get()).body)[0]).toMatchObject({ 'g:id': '1' });
});

it('the sources that a new release of the feed changes exist, so that its ETag follows them', () => {
  expect(feedSources.filter((source) => !existsSync(source))).toEqual([]);
});

it('a large catalog is read page by page, and each product appears once', async () => {
  await sql`
    with made as (
      insert into product (id, sku, category_id, price_cents, pay_cents)
      select n, 'FEED-' || n, 4, 1500, 1500 from generate_series(5001, 5700) n returning id)
    insert into product_picture (product_id, position, path, width, height)
    select id, 1, '/content/' || id || '.webp', 10, 10 from made`.execute(db);
  const ids = itemsOf((await get()).body).map((item) => item['g:id']);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => Number(id) > 5000)).toHaveLength(700);
});
