import { rateLimitKey } from '#shop/limits/limits.ts';
import { Kysely, PostgresDialect } from 'kysely';
import pg, { type ClientConfig } from 'pg';
import type { Schema } from '#database/schema.ts';
import { createSession } from '#shop/accounts/accounts.ts';

export interface Buyer {
  customerId: number;
  token: string;
}

/**
 * Returns customers with a session each, and a cart of three products without options that have plenty of
 * stock.
 */
export async function newBuyers(
  connection: ClientConfig,
  count: number,
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
    const buyers = await Promise.all(
      made.map(async ({ id }) => ({ customerId: id, token: (await createSession(db, id, false)).token })),
    );
    const products = await db
      .selectFrom('product')
      .select('id')
      .where('published', '=', true)
      .where('id', 'not in', db.selectFrom('product_option').select('product_id'))
      .orderBy('id')
      .limit(3)
      .execute();
    const ids = products.map(({ id }) => id);
    await db
      .updateTable('product')
      .set({ stock: 10_000_000 })
      .where('id', 'in', ids)
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

/** Returns the IP address of the n-th buyer's orders, in its own network. */
export const addressOf = (buyer: number): string => `198.${18 + Math.floor(buyer / 250)}.${buyer % 250}.1`;

/** Returns the IP address as the shop's orders store it. */
export const placedFrom = (buyer: number): string => rateLimitKey('order', addressOf(buyer));
