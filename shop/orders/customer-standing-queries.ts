import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { isKnownCustomer, isOpenCash } from './held-queries.ts';

/** What a customer ordered, as staff hear it with their name. */
export interface CustomerStanding {
  /** Something was delivered to them. */
  isKnown: boolean;
  orders: number;
  lastOrderAt: Date | null;
  /** Under way without money: on delivery, or waiting for a transfer. */
  openCashOrders: number;
}

export async function ordersOfCustomer(db: Database, customerId: number): Promise<CustomerStanding> {
  const { rows } = await sql<CustomerStanding>`
    select ${isKnownCustomer(sql`${customerId}::int`)} as "isKnown",
      count(*) filter (where o.status_id < 90)::int as orders,
      max(o.created_at) filter (where o.status_id < 90) as "lastOrderAt",
      count(*) filter (where ${isOpenCash})::int as "openCashOrders"
    from customer_order o where o.customer_id = ${customerId}::int`.execute(db);
  return rows[0] as CustomerStanding;
}
