import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import { indexProducts } from '#shop/search/search.ts';
import { fillChoices } from './choice-fixtures.ts';
import { productFixtures, type ProductFixture } from './product-fixtures.ts';

/**
 * A small catalogue with one of everything the calls must tell apart; ids are fixed. Categories: drinkware (1) with mugs
 * (2) and glasses (3), bags (4, no Khmer), hidden (5). Brands 1, 2; sizes 1 S, 2 L; colours 1 red, 2 blue;
 * tags 1 to 3; attribute 3 print. Products: see `productFixtures`.
 */
export async function fillCatalogue(db: Database): Promise<void> {
  await fillChoices(db);
  for (const product of productFixtures) await insertProduct(db, product);
  await insertDiscounts(db);
  await sql`select refresh_product_facts()`.execute(db);
  await indexProducts(db);
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
  await db
    .insertInto('product_text')
    .values(
      Object.entries(texts).map(([language_id, text]) => ({
        product_id,
        language_id: Number(language_id),
        ...text,
      })),
    )
    .execute();
  const categories = [row.category_id, ...alsoIn].map((category_id) => ({ product_id, category_id }));
  await db.insertInto('product_category').values(categories).execute();
  if (tags.length > 0)
    await db
      .insertInto('product_tag')
      .values(tags.map((tag_id) => ({ product_id, tag_id })))
      .execute();
  if (options.length > 0) {
    await db
      .insertInto('product_option')
      .values(options.map((option, position) => ({ product_id, position, ...option })))
      .execute();
  }
  if (pictures.length > 0) {
    await db
      .insertInto('product_picture')
      .values(pictures.map((picture, position) => ({ product_id, position, ...picture })))
      .execute();
  }
  if (shippingMethods.length > 0) {
    const methods = shippingMethods.map((shipping_method_id) => ({ product_id, shipping_method_id }));
    await db.insertInto('product_shipping_method').values(methods).execute();
  }
  if (ratings.length > 0) {
    const reviews = ratings.map((rating, at) => ({
      product_id,
      rating,
      title: `Title ${at}`,
      body: 'Body',
      reviewer_name: 'Dara',
    }));
    await db.insertInto('review').values(reviews).execute();
  }
}

/** 1: half off the blue mug, running. 2: ended. 3: takes all off the sticker. */
async function insertDiscounts(db: Database): Promise<void> {
  const days = (count: number) => sql<Date>`now() + make_interval(days => ${count})`;
  await db
    .insertInto('discount')
    .values([
      { id: 1, kind: 'products', percent: 5000, amount_cents: null, starts_at: days(-1), ends_at: days(5) },
      { id: 2, kind: 'products', percent: 9000, amount_cents: null, starts_at: days(-9), ends_at: days(-1) },
      { id: 3, kind: 'products', percent: 10_000, amount_cents: null, starts_at: days(-1), ends_at: days(5) },
    ])
    .execute();
  await db
    .insertInto('discount_product')
    .values([
      { discount_id: 1, product_id: 2 },
      { discount_id: 2, product_id: 1 },
      { discount_id: 3, product_id: 7 },
    ])
    .execute();
}
