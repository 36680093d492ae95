import type { Database } from '#database/schema.ts';
import { confirmCalled, ordersToConfirm, orderToConfirm, type StaffOrder } from '#shop/orders/orders.ts';
import { endDryRun, type StaffAction } from '../read-arguments.ts';
import { OperatorError } from '../../process/operator-error.ts';
import { formatTime } from './order-words.ts';

/**
 * Prints the confirmation deadline of a new customer's cash order, and with `--yes` confirms it for them. Returns the
 * exit code.
 * @throws OperatorError when there is nothing to confirm
 */
export async function confirmOrder(
  db: Database,
  { number, orderId, customerId }: StaffOrder,
  { by, isConfirmed }: StaffAction,
  print: (line: string) => void,
): Promise<number> {
  const until = await waitsUntil(db, orderId);
  if (until === null) throw new OperatorError(`order ${number} is not awaiting confirmation.`);
  print(`Order ${number} expires ${until} unless confirmed.`);
  for (const other of await ordersToConfirm(db, { customerId, but: orderId }))
    print(`Order ${other.number} by the same customer will be confirmed too.`);
  if (!isConfirmed) return endDryRun(print);
  const confirmed = await confirmCalled(db, { orderId, actor: by });
  if (confirmed?.standing !== 'confirmed')
    throw new OperatorError(`order ${number} has expired in the meantime.`);
  print(`Order ${number} is now confirmed (recorded as ${by}).`);
  for (const other of confirmed.others) print(`Order ${other} by the same customer is confirmed too.`);
  return 0;
}

/**
 * Returns the confirmation deadline of an order, in the shop's time zone. Null if it needs no confirmation.
 */
export async function waitsUntil(db: Database, orderId: number): Promise<string | null> {
  const order = await orderToConfirm(db, orderId);
  return order?.standing === 'waiting' && order.confirmBy ? formatTime(order.confirmBy) : null;
}
