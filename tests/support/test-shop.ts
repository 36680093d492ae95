import { cacheProductIndex } from '#shop/catalogue/catalogue.ts';
import type { Database } from '#database/schema.ts';
import type { PaymentMethods } from '#shop/payments/payments.ts';
import { guestCalls } from './calls.ts';
import { fillCatalogue } from './catalogue-fixture.ts';
import { addCoupons } from '../calls/orders/order-fixtures.ts';
import { addPlaces } from './places-fixture.ts';
import { anotherPool, filledDatabase } from './postgres.ts';
import { shopApi } from './shop-api.ts';

const fixtures = { places: addPlaces, catalogue: fillCatalogue, coupons: addCoupons };
type Fixture = keyof typeof fixtures;

/** All fixtures needed for an order. */
export const products: readonly Fixture[] = ['places', 'catalogue', 'coupons'];

async function databaseWith(has: readonly Fixture[]) {
  const database = await filledDatabase(has.join('_'), async (db) => {
    for (const each of has) await fixtures[each](db);
  });
  // Does what a shop does when it starts.
  if (has.includes('catalogue')) await cacheProductIndex(database.db);
  return database;
}

/**
 * Starts a shop for the file with these fixtures. Call it at the top of the file. Its calls are sent as
 * clients send them (`shopApi`).
 */
export async function testShop(
  has: readonly Fixture[] = [],
  env: Record<string, string> = {},
  methods?: PaymentMethods,
) {
  const database = await databaseWith(has);
  const shop = await shopApi(database.db, env, methods);
  /** Returns another process of this shop, with a separate pool and the same secret. */
  async function anotherProcess() {
    const other = await shopApi(await anotherPool(database.url), env, methods);
    other.app.secret = shop.app.secret;
    return other;
  }
  return { ...database, ...shop, anotherProcess };
}

/** Starts such a shop, called by guests without HTTP (`guestCalls`). */
export async function guestShop(...has: Fixture[]) {
  const database = await databaseWith(has);
  return { ...database, ...(await guestCalls(database.db)) };
}

/** Deletes all rows of these tables. */
export async function emptyTables(db: Database, tables: string): Promise<void> {
  for (const table of tables.split(' ')) await db.deleteFrom(table as 'customer').execute();
}
