import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { isReturningCustomer, isOpenCash } from './held-queries.ts';

/** A customer's order history, shown to staff next to their name. */
export interface CustomerStatus {
  /** Whether an order was delivered to them before. */
  isKnown: boolean;
  orders: number;
  lastOrderAt: Date | null;
  /** Unpaid active orders: on delivery, or waiting for a transfer. */
  openCashOrders: number;
}

export async function ordersOfCustomer(db: Database, customerId: number): Promise<CustomerStatus> {
  const { rows } = await sql<CustomerStatus>`
    select ${isReturningCustomer(sql`${customerId}::int`)} as "isKnown",
      count(*) filter (where o.status_id < 90)::int as orders,
      max(o.created_at) filter (where o.status_id < 90) as "lastOrderAt",
      count(*) filter (where ${isOpenCash})::int as "openCashOrders"
    from customer_order o where o.customer_id = ${customerId}::int`.execute(db);
  return rows[0] as CustomerStatus;
}
