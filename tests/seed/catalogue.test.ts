import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { demoDatabase, demoFolder } from '#tests/support/postgres.ts';

const { db } = await demoDatabase();

/** How many rows `from …` has. */
async function count(from: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n ${sql.raw(from)}`.execute(db);
  return rows[0]!.n;
}

const running = 'd.coupon_code is null and d.active and d.starts_at <= now() and d.ends_at > now()';

describe('the demo catalogue', () => {
  test('has 60 products or more in 11 top categories with children', async () => {
    expect(await count('from product')).toBeGreaterThanOrEqual(60);
    expect(await count('from category where parent_id is null')).toBe(11);
    expect(
      await count(
        `from category t where parent_id is null and not exists (select from category where parent_id = t.id)`,
      ),
    ).toBe(0);
    expect(
      await count(
        'from category c where parent_id is not null and not exists (select from product_category where category_id = c.id)',
      ),
    ).toBe(0);
  });

  test('has every text in both languages', async () => {
    for (const table of [
      'category',
      'size',
      'color',
      'tag',
      'shipping_method',
      'attribute',
      'attribute_option',
      'product',
      'banner',
      'campaign',
      'payment_method',
      'country',
      'state_province',
      'city',
    ]) {
      expect(
        await count(
          `from ${table} t where (select count(*) from ${table}_text x where x.${table}_id = t.id) <> 2`,
        ),
        table,
      ).toBe(0);
    }
    expect(
      await count(
        "from product_text where '' in (short_description, full_description, meta_title, meta_description, meta_keywords)",
      ),
    ).toBe(0);
  });

  test('has a picture of every product, in the folder the shop serves', async () => {
    expect(
      await count(
        'from product p where not exists (select from product_picture where product_id = p.id and position = 0)',
      ),
    ).toBe(0);
    const pictures = await db.selectFrom('product_picture').selectAll().execute();
    for (const { path: picture } of pictures) {
      expect(existsSync(path.join(demoFolder('content'), picture.replace('/content/', ''))), picture).toBe(
        true,
      );
    }
  });

  test('has a picture of its own for each colour of a product', async () => {
    expect(
      await count(`from product_option o where attribute_id = 1 and not exists (
        select from product_picture where product_id = o.product_id and color_id = o.option_id)`),
    ).toBe(0);
  });

  test('has brands, vendors, tags, and sizes with inches and centimetres', async () => {
    for (const table of ['brand', 'vendor', 'tag', 'color'])
      expect(await count(`from ${table}`), table).toBeGreaterThan(2);
    expect(await count('from size')).toBeGreaterThan(10);
    expect(await count("from size where inches = '' or centimetres = ''")).toBe(0);
  });

  test('has options required and not, at fixed and at percentage prices', async () => {
    for (const required of ['required', 'not required']) {
      for (const type of [1, 2]) {
        expect(
          await count(
            `from product_option where attribute_id > 2 and amount > 0 and price_type = ${type} and ${required}`,
          ),
        ).toBeGreaterThan(0);
      }
    }
    expect(await count('from product_option where attribute_id <= 2 and not required')).toBe(0);
    expect(await count('from product_option where attribute_id = 1 and amount > 0')).toBeGreaterThan(0);
    expect(await count('from product_option where attribute_id = 2 and amount > 0')).toBeGreaterThan(0);
  });

  test('has plain products, some below 5 dollars', async () => {
    const plain = 'not exists (select from product_option where product_id = p.id)';
    expect(await count(`from product p where ${plain}`)).toBeGreaterThan(3);
    expect(await count(`from product p where ${plain} and price_cents < 500`)).toBeGreaterThan(1);
  });

  test('has stock shown and not: none, 5 left, plenty, not counted', async () => {
    for (const stock of ['= 0', '= 5', '> 100']) {
      for (const shown of ['show_stock', 'not show_stock']) {
        expect(
          await count(`from product where stock ${stock} and ${shown}`),
          `${stock} ${shown}`,
        ).toBeGreaterThan(0);
      }
    }
    expect(await count('from product where stock is null')).toBeGreaterThan(0);
  });

  test('has order maxima below 10, above 10 and none; shipping free and not, its charge always 0', async () => {
    for (const maximum of ['< 10', '> 10', 'is null'])
      expect(await count(`from product where order_maximum ${maximum}`)).toBeGreaterThan(0);
    expect(await count('from product where shipping_free and digital_file is null')).toBeGreaterThan(0);
    expect(await count('from product where not shipping_free')).toBeGreaterThan(0);
    expect(await count('from product where shipping_cents > 0')).toBe(0);
  });

  test('has reductions that run, are over and are to come; by product and by category, fixed and percent', async () => {
    expect(await count(`from discount d where ${running}`)).toBeGreaterThan(1);
    expect(await count('from discount where coupon_code is null and ends_at < now()')).toBeGreaterThan(0);
    expect(await count('from discount where coupon_code is null and starts_at > now()')).toBeGreaterThan(0);
    for (const kind of ['products', 'categories'])
      expect(await count(`from discount d where ${running} and kind = '${kind}'`)).toBeGreaterThan(0);
    for (const value of ['percent', 'amount_cents'])
      expect(await count(`from discount d where ${running} and ${value} is not null`)).toBeGreaterThan(0);
  });

  test('prices its products: reduced ones pay less, one of them has options that cost', async () => {
    expect(await count('from product where (pay_cents < price_cents) <> (discount_id is not null)')).toBe(0);
    expect(
      await count(`from product p where discount_id is not null and exists (
        select from product_option where product_id = p.id and attribute_id > 2 and amount > 0)`),
    ).toBeGreaterThan(0);
  });

  test('has two digital products whose files are there and readable', async () => {
    const digital = await db
      .selectFrom('product')
      .select(['digital_file', 'digital_type'])
      .where('digital_file', 'is not', null)
      .execute();
    expect(digital).toHaveLength(2);
    const starts = { 'application/zip': 'PK', 'application/pdf': '%PDF' } as Record<string, string>;
    for (const { digital_file, digital_type } of digital) {
      const content = readFileSync(path.join(demoFolder('private'), digital_file!));
      expect(content.subarray(0, 4).toString('latin1')).toContain(starts[digital_type!]);
    }
  });

  test('has reviews of most products, none of some; their averages are kept', async () => {
    const [reviewed, silent] = [
      await count('from product where rating_count > 0'),
      await count('from product where rating is null'),
    ];
    expect(reviewed).toBeGreaterThan(silent);
    expect(silent).toBeGreaterThan(3);
    expect(
      await count(
        "from review r join product p on p.id = product_id where r.created_at < p.created_at or reviewer_email <> ''",
      ),
    ).toBe(0);
    expect(
      await count(
        'from product p where rating_count > 0 and rating <> (select round(avg(rating), 2) from review where product_id = p.id)',
      ),
    ).toBe(0);
  });

  test('knows every category above a product as a facet', async () => {
    expect(
      await count(`from product p where not exists (
        select from category where parent_id is null and 1000000 + id = any (p.facets))`),
    ).toBe(0);
  });

  test('the next product gets the next id, also when the role may not set sequences', async () => {
    const id = await count('from product');
    const { rows } = await sql<{
      next: number;
    }>`select nextval(pg_get_serial_sequence('product', 'id'))::int as next`.execute(db);
    expect(rows[0]?.next).toBe(id + 1);
  });
});
