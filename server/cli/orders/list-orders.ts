import { currency } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import {
  findOrders,
  type ListedOrder,
  type OrderFilter,
  paymentSummaries,
  type PaymentSummary,
  sumOrders,
} from '#shop/orders/orders.ts';
import { formatCents } from '#rules/money.ts';
import { listed, methodWord, paymentWord, statusWords, formatTime } from './order-words.ts';
import { textTable } from './text-table.ts';

const columns = [
  { head: 'Order' },
  { head: 'Placed' },
  { head: 'Status' },
  { head: 'Method' },
  { head: 'Payment' },
  { head: 'Items', isNumber: true },
  { head: 'Total', isNumber: true },
  { head: 'Customer' },
];

/** Lists the orders that match a filter, newest first, and their total. Returns the exit code. */
export async function listOrders(
  db: Database,
  filter: OrderFilter,
  print: (line: string) => void,
): Promise<number> {
  const [orders, { count, totalCents }] = [await findOrders(db, filter), await sumOrders(db, filter)];
  const summaries = await paymentSummaries(
    db,
    orders.map(({ orderId }) => orderId),
  );
  const rows = orders.map((order) => rowOf(order, summaries.get(order.orderId)));
  if (rows.length > 0) for (const line of textTable(columns, rows)) print(line);
  const part = orders.length < count ? ` (showing the latest ${orders.length})` : '';
  print(`${count} order${count === 1 ? '' : 's'}${part}, ${formatCents(totalCents)} ${currency.code} total.`);
  return 0;
}

const rowOf = (order: ListedOrder, summary: PaymentSummary | undefined): string[] => [
  order.number,
  formatTime(order.placedAt),
  statusWords[order.statusId],
  methodWord(order.paymentMethodId),
  summary ? paymentWord(summary.status) : '',
  String(order.totalItems),
  formatCents(order.totalCents),
  listed([listed([order.firstName, order.lastName], ' '), order.cityName]),
];
