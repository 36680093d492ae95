import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { isEmpty } from '#server/demo/seed.ts';
import { verifyPassword } from '#shop/accounts/accounts.ts';
import { demoDatabase, demoFolder } from '#tests/support/postgres.ts';

const { db, query } = await demoDatabase();

const count = async (from: string): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from ${sql.raw(from)}`.execute(db)).rows[0]!.n;
/** Returns a column of a query's rows, in their order. */
const column = async (select: string): Promise<unknown[]> =>
  (await sql<object>`${sql.raw(select)}`.execute(db)).rows.map((row) => Object.values(row)[0]);

const running = 'coupon_code is null and active and starts_at <= now() and ends_at > now()';
const coupon = 'discount where coupon_code is not null and';
const plain = 'product p where not exists (select from product_option where product_id = p.id)';
const cambodia = "state_province where country_id = (select id from country where code = 'KH')";
const withTexts =
  'category size color tag shipping_method attribute attribute_option product banner campaign payment_method country state_province city';

test('no product offers paid gift wrapping beside the free wrapping of checkout', async () => {
  const named = "select attribute_id from attribute_text where name = 'Gift wrapping'";
  expect(await count(`product_option where attribute_id in (${named})`)).toBe(0);
  expect(await count(`(${named}) one`)).toBe(1);
});

test('a product of several colors shown in one of them uses a picture of that color', async () => {
  const colours = 'select from product_option o where o.product_id = i.product_id and o.attribute_id = 1';
  expect(await count(`product_picture i where i.color_id is null and exists (${colours})`)).toBe(0);
});

describe('the demo shop has', () => {
  test.each<[what: string, from: string, most?: number]>([
    ['60 products', 'product', 60],
    ['brands', 'brand', 3],
    ['vendors', 'vendor', 3],
    ['tags', 'tag', 3],
    ['colours', 'color', 3],
    ['sizes', 'size', 11],
    ...['required', 'not required'].flatMap((required) =>
      [1, 2].map((type): [string, string] => [
        `options that are ${required}, priced by kind ${type}`,
        `product_option where attribute_id > 2 and amount > 0 and price_type = ${type} and ${required}`,
      ]),
    ),
    [
      'colours of products seen from another side too',
      "(select distinct product_id, color_id from product_picture where view <> 'front' and color_id is not null) seen",
      108,
    ],
    ['colours with a surcharge', 'product_option where attribute_id = 1 and amount > 0'],
    ['sizes with a surcharge', 'product_option where attribute_id = 2 and amount > 0'],
    ['plain products', plain, 4],
    ['plain products below 5 dollars', `${plain} and price_cents < 500`, 2],
    ...['= 0', '= 5', '> 100'].flatMap((stock) =>
      ['show_stock', 'not show_stock'].map((shown): [string, string] => [
        `stock ${stock}, ${shown}`,
        `product where stock ${stock} and ${shown}`,
      ]),
    ),
    ['untracked stock', 'product where stock is null'],
    ['order maxima below 10', 'product where order_maximum < 10'],
    [
      'goods of which an order may have a thousand',
      'product where order_maximum >= 1000 and coalesce(stock, 1000) >= 1000',
      15,
    ],
    ['order maxima above 10', 'product where order_maximum > 10'],
    ['products without a maximum', 'product where order_maximum is null'],
    ['minimum quantities', 'product where order_minimum > 1'],
    ...['artwork', 'text', 'names', 'drawing'].map((asked): [string, string] => [
      `products whose customers send ${asked}`,
      `product_option o join attribute_option a on a.id = o.option_id where a.asks_for = '${asked}'`,
    ]),
    [
      'a product with two printed places',
      "product_position join attribute_option a using (attribute_id) where a.asks_for <> 'none'",
    ],
    [
      'a customer who orders on account',
      'customer where terms_days is not null and credit_limit_cents is not null',
    ],
    ['free shipping', 'product where shipping_free and digital_file is null'],
    ['paid shipping', 'product where not shipping_free'],
    ['discounts on products', `discount where ${running} and kind = 'products'`],
    ['discounts on categories', `discount where ${running} and kind = 'categories'`],
    ['discounts in percent', `discount where ${running} and percent is not null`],
    ['discounts by an amount', `discount where ${running} and amount_cents is not null`],
    ['past discounts', 'discount where coupon_code is null and ends_at < now()'],
    ['future discounts', 'discount where coupon_code is null and starts_at > now()'],
    [
      'a discounted product with surcharges',
      'product p where discount_id is not null and exists (select from product_option where product_id = p.id and attribute_id > 2 and amount > 0)',
    ],
    ['products without a review', 'product where rating is null', 4],
    ['products with a review', 'product where rating_count > 0', 31],
    ['banners of the other theme', 'banner where theme_type_id = 2'],
    ['all countries of ISO 3166', 'country', 249],
    [
      'ten other countries with provinces',
      'country c where exists (select from state_province where country_id = c.id)',
      11,
    ],
    ...['products', 'categories', 'total'].flatMap((kind) =>
      ['amount_cents', 'percent'].map((value): [string, string] => [
        `a coupon on ${kind} by ${value}`,
        `${coupon} kind = '${kind}' and ${value} is not null and starts_at < now() and ends_at > now()`,
      ]),
    ),
    ['an expired coupon', `${coupon} ends_at < now()`],
    ['a future coupon', `${coupon} starts_at > now()`],
    ['a used-up coupon', `${coupon} used = max_uses`],
    ['a coupon with one use per customer', `${coupon} max_uses_per_customer = 1`],
    ['a completed digital item', 'order_item where digital and status_id = 3'],
    [
      'an order whose proof waits for an answer',
      "proof where state = 'sent' and print_hash = print_hash_of(item_id)",
    ],
    [
      'an order in work after a deposit',
      'customer_order o join order_rest r on r.order_id = o.id where o.status_id = 2 and o.deposit_cents is not null',
    ],
    ['a discounted item', 'order_item where discount_id is not null and unit_cents < list_cents'],
    ['an order with a coupon', 'customer_order where coupon_code is not null and discount_cents > 0'],
  ])('%s', async (_, from, min = 1) => {
    expect(await count(from)).toBeGreaterThanOrEqual(min);
  });
});

describe('the demo shop has no', () => {
  test.each([
    [
      'product of fewer than three pictures',
      'product p where (select count(*) from product_picture where product_id = p.id) < 3',
    ],
    [
      'top category without children',
      'category t where parent_id is null and not exists (select from category where parent_id = t.id)',
    ],
    [
      'category below without products',
      'category c where parent_id is not null and not exists (select from product_category where category_id = c.id)',
    ],
    ...withTexts
      .split(' ')
      .map((table): [string, string] => [
        `${table} without texts in both languages`,
        `${table} t where (select count(*) from ${table}_text x where x.${table}_id = t.id) <> 2`,
      ]),
    [
      'product without all of its texts',
      "product_text where '' in (short_description, full_description, meta_title, meta_description, meta_keywords)",
    ],
    [
      'product without a picture',
      'product p where not exists (select from product_picture where product_id = p.id and position = 0)',
    ],
    [
      'colour without a picture of its own',
      `product_option o where attribute_id = 1 and not exists (
        select from product_picture where product_id = o.product_id and color_id = o.option_id)`,
    ],
    ['size without inches and centimetres', "size where inches = '' or centimetres = ''"],
    ['colour or size that is not required', 'product_option where attribute_id <= 2 and not required'],
    ['product with a shipping fee', 'product where shipping_cents > 0'],
    [
      'lower price without a discount',
      'product where (pay_cents < price_cents) <> (discount_id is not null)',
    ],
    [
      'review before its product, or with an address',
      "review r join product p on p.id = product_id where r.created_at < p.created_at or reviewer_email <> ''",
    ],
    [
      'incorrect average rating',
      'product p where rating_count > 0 and rating <> (select round(avg(rating), 2) from review where product_id = p.id)',
    ],
    [
      'product without its top category as a facet',
      'product p where not exists (select from category where parent_id is null and 1000000 + id = any (p.facets))',
    ],
    ['country without a code', "country where code !~ '^[A-Z]{2}$'"],
    [
      'province without cities',
      'state_province s where not exists (select from city where state_province_id = s.id)',
    ],
    [
      'order whose history ends with another status',
      `customer_order o where status_id <> (
        select to_status from order_status_change where order_id = o.id order by changed_at desc limit 1)`,
    ],
    [
      'future status change, or a first one to another status',
      'order_status_change where changed_at >= now() or (from_status is null) <> (to_status in (1, 90) and from_status is distinct from 90)',
    ],
    [
      'order with another sum than its items',
      'customer_order o where subtotal_cents <> (select sum(total_cents) from order_item where order_id = o.id)',
    ],
    [
      'payment at another time than its order says',
      `payment_event e join payment p on p.id = e.payment_id join order_status_change s on s.order_id = p.order_id
        where s.from_status = 90 and e.to_state = 'paid' and e.at not between s.changed_at - interval '1 minute' and s.changed_at + interval '1 minute'`,
    ],
    [
      'shipment that left before its order was prepared, or only today',
      `parcel join order_status_change s using (order_id)
        where to_status = 2 and sent_at not between s.changed_at and now() - interval '1 hour'`,
    ],
    [
      'coupon use without a record',
      'customer_order o where coupon_id is not null and not exists (select from coupon_use where order_id = o.id)',
    ],
    [
      'coupon use that isn’t counted',
      "discount d where coupon_code = 'WELCOME5' and used <> (select count(*) from coupon_use where discount_id = d.id)",
    ],
    [
      'order before its product or customer existed',
      `order_item i join customer_order o on o.id = i.order_id join product p on p.id = i.product_id
        join customer c on c.id = o.customer_id where p.created_at > o.created_at or c.created_at > o.created_at`,
    ],
  ])('%s', async (_, from) => {
    expect(await count(from)).toBe(0);
  });
});

const named = (table: string, code: string) =>
  `select name from ${table} p join ${table}_text t on t.${table}_id = p.id where code = '${code}' order by language_id`;

test.each<[what: string, select: string, wanted: unknown[]]>([
  ['11 top categories', 'select count(*)::int from category where parent_id is null', [11]],
  ['four banners in the carousel', 'select count(*)::int from banner where theme_type_id = 1', [4]],
  ['three campaigns', 'select count(*)::int from campaign', [3]],
  ['25 provinces', `select count(*)::int from ${cambodia}`, [25]],
  ['the capital comes first', `select code from ${cambodia} order by position, id limit 2`, ['12', '01']],
  ['Phnom Penh', named('state_province', '12'), ['Phnom Penh', 'រាជធានីភ្នំពេញ']],
  ['Siem Reap, the province', named('state_province', '17'), ['Siem Reap', 'ខេត្តសៀមរាប']],
  ['Siem Reap, the town', named('city', '1710'), ['Siem Reap', 'ក្រុងសៀមរាប']],
  ['a khan', named('city', '1201'), ['Chamkar Mon', 'ខណ្ឌចំការមន']],
  ['a district', named('city', '0102'), ['Mongkol Borey', 'ស្រុកមង្គលបូរី']],
  ['payment methods', 'select id from payment_method order by position', [5, 2, 6, 7, 8, 9, 10]],
  [
    'orders in every status',
    'select distinct status_id from customer_order order by status_id',
    [1, 2, 3, 4, 5],
  ],
  [
    'the coupon of the documents',
    `select array[kind, amount_cents::text, percent::text, max_uses::text, max_uses_per_customer::text,
      (ends_at > now() + interval '3 years')::text] from discount where coupon_code = 'WELCOME5'`,
    [['total', '500', null, null, null, 'true']],
  ],
  [
    'ids and numbers continue where the demo ends',
    `select nextval(pg_get_serial_sequence('product', 'id'))::int - (select count(*) from product)::int
      union all select nextval('order_number_seq')::int - (select max(ltrim(number, 'AG')::int) from customer_order)`,
    [1, 1],
  ],
  [
    'options of an item',
    "select options from order_item join product on product.id = product_id where sku = 'AG-1215' limit 1",
    [
      expect.arrayContaining([
        { attributeId: 1, optionId: 4, en: ['Color', 'Saffron'], km: ['ពណ៌', 'ពណ៌លឿងទុំ'] },
      ]),
    ],
  ],
])('%s', async (_, select, expected) => {
  expect(await column(select)).toEqual(expected);
});

test('a seeded shop has products and its settings', async () => {
  expect(await isEmpty(db)).toBe(false);
  const rows: { name: string; value: unknown }[] = await query`select name, value from setting`;
  const settings = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  expect(settings).toMatchObject({
    siteTitle: { en: 'Angkor Gifts', km: 'Angkor Gifts' },
    logo: expect.stringMatching(/^\/content\/commonImages\/logo\.[0-9a-f]{8}\.svg$/u),
  });
  for (const name of ['phone', 'email', 'address', 'hours', 'socialUrl', 'shippingInfo'])
    expect(settings, name).toHaveProperty(name);
});

test('the demo replaces the built-in texts about support and payment methods with its own', async () => {
  const output = await column(`select text from localized_label where entity_id = 87 order by text`);
  expect(output).toEqual(['Many ways to pay', 'Support Monday to Saturday', 'ជំនួយពីថ្ងៃចន្ទ ដល់ថ្ងៃសៅរ៍']);
});

test('pictures and downloadable files exist and are readable', async () => {
  const pictures = await column('select path from product_picture');
  const files = pictures.map((each) =>
    path.join(demoFolder('content'), String(each).replace('/content/', '')),
  );
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  const digital = await query`select digital_file, digital_type from product where digital_file is not null`;
  const starts = { 'application/zip': 'PK', 'application/pdf': '%PDF' } as Record<string, string>;
  expect(digital).toHaveLength(2);
  for (const { digital_file, digital_type } of digital)
    expect(readFileSync(path.join(demoFolder('private'), digital_file)).toString('latin1', 0, 4)).toContain(
      starts[digital_type],
    );
});

test('the demo accounts can log in, and passwords are stored only as argon2id', async () => {
  const [hash] = await column("select password_hash from customer where email = 'sokha@example.com'");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
  expect(await verifyPassword(String(hash), 'kado-demo-1')).toBe(true);
});
