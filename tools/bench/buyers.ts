import { rateLimitKey } from '#shop/limits/limits.ts';
import { Kysely, PostgresDialect } from 'kysely';
import pg, { type ClientConfig } from 'pg';
import type { Database, Schema } from '#database/schema.ts';
import { newSecretText, sha256 } from '#shop/accounts/session-token.ts';

export interface Buyer {
  customerId: number;
  token: string;
}

/**
 * Returns customers with a session each, and a cart of these products, which get plenty of stock. Default: the first three
 * without options.
 */
export async function newBuyers(
  connection: ClientConfig,
  count: number,
  productIds?: readonly number[],
): Promise<{ buyers: Buyer[]; cart: string }> {
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ ...connection, max: 4 }) }),
  });
  try {
    const rows = Array.from({ length: count }, (_, at) => ({
      email: `bench-${Date.now()}-${at}@example.com`,
      password_hash: 'none',
      first_name: 'Sokha',
      last_name: 'Chan',
      mobile: '+855 12 000 001',
      address: 'House 12, Street 178',
      // Confirmed customers get an email for every order.
      confirmed_at: new Date(),
    }));
    const made = await db.insertInto('customer').values(rows).returning('id').execute();
    const buyers = made.map(({ id }) => ({ customerId: id, token: newSecretText() }));
    // Written here, so that an earlier release, whose table has fewer columns, can be asked as well.
    await db
      .insertInto('session')
      .values(buyers.map(({ customerId, token }) => ({ customer_id: customerId, token_hash: sha256(token) })))
      .execute();
    const ids = productIds ?? (await withoutOptions(db)).slice(0, 3);
    await db
      .updateTable('product')
      .set({ stock: 10_000_000 })
      .where('id', 'in', [...ids])
      .where('stock', 'is not', null)
      .execute();
    const cart = JSON.stringify(
      ids.map((ProductId) => ({ ProductId, Quantity: 1, productSelectedAttributes: [] })),
    );
    return { buyers, cart };
  } finally {
    await db.destroy();
  }
}

async function withoutOptions(db: Database): Promise<number[]> {
  const products = await db
    .selectFrom('product')
    .select('id')
    .where('published', '=', true)
    .where('id', 'not in', db.selectFrom('product_option').select('product_id'))
    .orderBy('id')
    .execute();
  return products.map(({ id }) => id);
}

/** Returns published products without options, prices by quantity, minimum or back order. */
export async function plainProducts(connection: ClientConfig): Promise<number[]> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<{ id: number }>(`
    select id from product where published and price_steps = '[]' and minimum_fee_cents is null and order_minimum = 1
      and expected_on is null and stock_per is null and digital_file is null
      and id not in (select product_id from product_option)
    order by id`);
  await client.end();
  return rows.map(({ id }) => id);
}

/** Returns the IP address of the n-th buyer's orders, in its own network. */
export const addressOf = (buyer: number): string => `198.${18 + Math.floor(buyer / 250)}.${buyer % 250}.1`;

/** Returns the IP address as the shop's orders store it. */
export const placedFrom = (buyer: number): string => rateLimitKey('order', addressOf(buyer));
