import { sql } from 'kysely';
import { paymentMethodIds, transferMethodId } from '#contract/constants.ts';
import { compiledOnce } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import type { Refusal } from './cart.ts';
import { shopMidnight } from './customer-orders-queries.ts';
import { isReturningCustomer, isOpenCash } from './held-queries.ts';
import { customerRefusal, type ReservationLimits } from './hold-rules.ts';
import { unitsOfOrder } from './queries.ts';
import type { StatusId } from './status-transitions.ts';

/** A customer's order history, shown to staff next to their name. */
export interface CustomerStatus {
  /** Whether an order was delivered to them before. */
  isKnown: boolean;
  orders: number;
  lastOrderAt: Date | null;
  /** Unpaid active orders: on delivery, or waiting for a transfer. */
  openCashOrders: number;
}

const statusStatement = compiledOnce(
  'orders-of-customer-counted',
  ({ customerId }: { customerId: number }) => sql<CustomerStatus>`
    select ${isReturningCustomer(sql`${customerId}::int`)} as "isKnown",
      count(*) filter (where o.status_id < 90)::int as orders,
      max(o.created_at) filter (where o.status_id < 90) as "lastOrderAt",
      count(*) filter (where ${isOpenCash})::int as "openCashOrders"
    from customer_order o where o.customer_id = ${customerId}::int`,
);

export async function ordersOfCustomer(db: Database, customerId: number): Promise<CustomerStatus> {
  const { rows } = await db.executeQuery(statusStatement(db, { customerId }));
  return rows[0] as CustomerStatus;
}

/** What limits a customer's next order on delivery. */
export interface CashStatus {
  isKnown: boolean;
  /** Why they may not order on delivery at present; null if they may. */
  refusal: Refusal | null;
}

export async function cashStatusOf(
  db: Database,
  customerId: number,
  limits: ReservationLimits,
): Promise<CashStatus> {
  const { rows } = await sql<Parameters<typeof customerRefusal>[0]>`
    select ${isReturningCustomer(sql`${customerId}::int`)} as "isKnown",
      count(*) filter (where o.payment_method_id in (${paymentMethodIds.cashOnDelivery}::int, ${transferMethodId}::int)
        and o.created_at >= ${shopMidnight})::int as "cashOrdersToday",
      count(*) filter (where ${isOpenCash})::int as "openCashOrders",
      coalesce(sum(o.subtotal_cents) filter (where ${isOpenCash}), 0)::int8 as "openCashCents"
    from customer_order o where o.customer_id = ${customerId}::int`.execute(db);
  const [status] = rows;
  if (!status) throw new Error('no row');
  return { isKnown: status.isKnown, refusal: customerRefusal(status, 0, limits) };
}

/** Returns a customer's latest orders in any status. */
export async function latestOrdersOf(db: Database, customerId: number, limit: number) {
  const { rows } = await sql<{
    number: string;
    placedAt: Date;
    statusId: StatusId;
    items: number;
    totalCents: number;
  }>`
    select o.number, o.created_at as "placedAt", o.status_id as "statusId", o.total_cents as "totalCents",
      ${unitsOfOrder} as items
    from customer_order o where o.customer_id = ${customerId}::int order by o.id desc limit ${limit}`.execute(
    db,
  );
  return rows;
}
