import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import { indexOutdated } from '#shop/search/search.ts';
import { fillChoices } from './choice-fixtures.ts';
import { queryOn } from './postgres.ts';
import { productFixtures, type ProductFixture } from './product-fixtures.ts';

/**
 * A small catalog with an example of everything the calls must distinguish; ids are fixed. Categories: drinkware (1)
 * with mugs (2) and glasses (3), bags (4, no Khmer), hidden (5). Brands 1, 2; sizes 1 S, 2 L; colors 1 red, 2 blue;
 * tags 1 to 3; attribute 3 print. Products: see `productFixtures`.
 */
export async function fillCatalogue(db: Database): Promise<void> {
  await fillChoices(db);
  for (const product of productFixtures) await insertProduct(db, product);
  await insertDiscounts(db);
  await sql`select refresh_product_facts()`.execute(db);
  await indexOutdated(db);
}

async function insertProduct(db: Database, product: ProductFixture): Promise<void> {
  const {
    texts,
    alsoIn = [],
    tags = [],
    options = [],
    pictures = [],
    ratings = [],
    daysOld,
    shippingMethods = [],
    ...row
  } = product;
  const product_id = row.id;
  const created_at = sql<Date>`now() - make_interval(days => ${daysOld})`;
  await db
    .insertInto('product')
    .values({ sku: `SKU-${row.id}`, ...row, created_at })
    .execute();
  /** Inserts rows for this product into another table. */
  const insert = async (table: string, rows: readonly object[]) => {
    if (rows.length === 0) return;
    const values = rows.map((each) => ({ product_id, ...each }));
    await db
      .insertInto(table as 'product_tag')
      .values(values as never)
      .execute();
  };
  const named = Object.entries(texts).map(([id, text]) => ({ language_id: Number(id), ...text }));
  await insert('product_text', named);
  await insert(
    'product_category',
    [row.category_id, ...alsoIn].map((category_id) => ({ category_id })),
  );
  await insert(
    'product_tag',
    tags.map((tag_id) => ({ tag_id })),
  );
  await insert(
    'product_option',
    options.map((option, position) => ({ position, ...option })),
  );
  await insert(
    'product_picture',
    pictures.map((picture, position) => ({ position, ...picture })),
  );
  await insert(
    'product_shipping_method',
    shippingMethods.map((shipping_method_id) => ({ shipping_method_id })),
  );
  const review = { body: 'Body', reviewer_name: 'Dara' };
  await insert(
    'review',
    ratings.map((rating, at) => ({ rating, title: `Title ${at}`, ...review })),
  );
}

/** Inserts the discounts. 1: half off the blue mug, active. 2: expired. 3: makes the sticker free. */
async function insertDiscounts(db: Database): Promise<void> {
  const query = queryOn(db);
  await query`insert into discount (id, kind, percent, starts_at, ends_at) values
    (1, 'products', 5000, now() - interval '1 day', now() + interval '5 days'),
    (2, 'products', 9000, now() - interval '9 days', now() - interval '1 day'),
    (3, 'products', 10000, now() - interval '1 day', now() + interval '5 days')`;
  await query`insert into discount_product (discount_id, product_id) values (1, 2), (2, 1), (3, 7)`;
}
