import { sql } from 'kysely';
import { paymentMethodIds } from '#contract/constants.ts';
import { type LanguageCode, languageOf } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { itemColumns, orderColumns, type OrderItem, type OrderSummary } from './queries.ts';
import type { OrderToMove, StatusId } from './status-transitions.ts';
import { timeZone } from '#shop/localisation/localisation.ts';

/** Which orders the staff looks for. */
export interface OrderFilter {
  statusIds: readonly StatusId[];
  /** From this day on (yyyy-mm-dd, where the shop is); null: all. */
  since: string | null;
  limit: number;
}

export type ListedOrder = Pick<
  OrderSummary,
  'orderId' | 'number' | 'placedAt' | 'totalItems' | 'totalCents' | 'paymentMethodId'
> & { statusId: StatusId; firstName: string; lastName: string; cityName: string };

/** The newest of the orders found, and what all of them come to, in cents. */
export interface OrderList {
  orders: ListedOrder[];
  count: number;
  totalCents: number;
}

export async function findOrders(db: Database, { statusIds, since, limit }: OrderFilter): Promise<OrderList> {
  const { rows } = await sql<ListedOrder & { count: number; sumCents: number }>`
    select ${orderColumns}, count(*) over () as count, sum(o.total_cents) over () as "sumCents" from customer_order o
    where o.status_id = any(${[...statusIds]}::int[]) and (${since}::date is null
      or o.created_at >= ${since}::date::timestamp at time zone ${timeZone})
    order by o.id desc limit ${limit}`.execute(db);
  return { orders: rows, count: rows[0]?.count ?? 0, totalCents: rows[0]?.sumCents ?? 0 };
}

/** One way an order went; `from` null: it was placed. */
export interface StatusHistoryEntry {
  at: Date;
  from: StatusId | null;
  to: StatusId;
  by: string;
}

/** An order as the staff sees it: whatever its status, with all that belongs to it but its money (shop/payments). */
export type StaffOrder = OrderSummary &
  OrderToMove & {
    customerId: number;
    /** '' when the customer was erased. */
    email: string;
    language: LanguageCode;
    /** When it left the shop; null: that was not said. */
    sentAt: Date | null;
    items: OrderItem[];
    history: StatusHistoryEntry[];
  };

/** By its number; null when there is none. */
export async function orderForStaff(db: Database, number: string): Promise<StaffOrder | null> {
  const { rows } = await sql<Omit<StaffOrder, 'language' | 'items' | 'history'> & { languageId: number }>`
    select ${orderColumns}, o.customer_id as "customerId", o.email, o.language_id as "languageId",
      o.sent_at as "sentAt"
    from customer_order o where o.number = ${number}`.execute(db);
  const [order] = rows;
  if (!order) return null;
  const { rows: items } = await sql<OrderItem>`
    select ${itemColumns} from order_item i where i.order_id = ${order.orderId} order by i.id`.execute(db);
  const { rows: history } = await sql<StatusHistoryEntry>`
    select changed_at as at, from_status as "from", to_status as "to", changed_by as by from order_status_change
    where order_id = ${order.orderId} order by id`.execute(db);
  return {
    ...order,
    language: languageOf(order.languageId),
    isOnDelivery: order.paymentMethodId === paymentMethodIds.cashOnDelivery,
    isDownload: items.every(({ isDigital }) => isDigital),
    items,
    history,
  };
}
