import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { fillCatalogue } from './catalogue-fixture.ts';
import { filledDatabase } from './postgres.ts';
import { everyProduct, listProducts, searchFor } from '#shop/catalogue/catalogue.ts';

/** The staff member who makes the changes in tests. */
export const sokha = { by: 'staff sokha' as const, why: 'counted', isPriceSure: true };

/** A database with the catalog, in which new records can be created. */
export const catalogueToChange = () =>
  filledDatabase('catalogue_to_change', async (db) => {
    await fillCatalogue(db);
    await afterFixtures(db);
  });

/** Moves the sequences past the fixed ids of `fillCatalogue`. */
export async function afterFixtures(db: Database): Promise<void> {
  const tables = ['product', 'category', 'brand', 'vendor', 'size', 'color', 'tag', 'attribute'];
  for (const table of [...tables, 'attribute_option', 'discount'])
    await sql`select nextval(pg_get_serial_sequence(${table}, 'id')) from generate_series(1, 100)`.execute(
      db,
    );
}

export async function foundBy(db: Database, text: string): Promise<number[]> {
  const search = searchFor(text);
  const list = everyProduct({ page: 1, pageSize: 100, language: 'en' });
  return (await listProducts(db, { ...list, search })).products.map(({ id }) => id);
}

/** Returns the current prices in lists, by product, in cents. */
export async function listPrices(db: Database): Promise<Map<number, number>> {
  const { products } = await listProducts(db, everyProduct({ page: 1, pageSize: 100, language: 'en' }));
  return new Map(products.map(({ id, priceCents, reduction }) => [id, reduction?.payCents ?? priceCents]));
}

export const vocabulary = async (db: Database): Promise<string[]> =>
  [
    ...new Set(
      (await db.selectFrom('product_words').selectAll().execute()).flatMap(
        ({ name, about, traits, short, body }) => [name, about, traits, short, body].join(' ').split(' '),
      ),
    ),
  ].toSorted();

/** Returns the outcome of a change: its validation errors as `field code`, or its state. */
export const errorsOf = (outcome: { state: string; errors?: readonly { field: string; code: string }[] }) =>
  outcome.errors ? outcome.errors.map(({ field, code }) => `${field} ${code}`) : outcome.state;
