import type { Database } from '#database/schema.ts';
import { maySend, sendOrder, type StaffOrder } from '#shop/orders/orders.ts';
import { warnEmailOnHold } from '../warn-email-on-hold.ts';
import { endDryRun, type StaffAction } from '../read-arguments.ts';
import { OperatorError } from '../../process/operator-error.ts';
import { printable, statusWords, formatTime } from './order-words.ts';
import { printBalance } from './print-balance.ts';

/**
 * Prints what marking an order as shipped would do and email, and does it with `--yes`. Returns the exit
 * code.
 * @throws OperatorError when it isn't In Progress or has already shipped
 */
export async function sendParcel(
  db: Database,
  order: StaffOrder,
  { by, isConfirmed }: StaffAction,
  print: (line: string) => void,
): Promise<number> {
  const { number, orderId } = order;
  if (order.sentAt)
    throw new OperatorError(`order ${number} was already shipped on ${formatTime(order.sentAt)}.`);
  if (!maySend(order))
    throw new OperatorError(
      `order ${number} is ${statusWords[order.statusId]}${order.isDownload ? ' and download-only' : ''}; only orders In Progress can be shipped.`,
    );
  await printBalance(db, orderId, print);
  print(`Order ${number} will be marked as shipped; its status stays ${statusWords[order.statusId]}.`);
  print(order.email === '' ? 'No email will be sent.' : `Email to ${printable(order.email)}: order shipped.`);
  if (order.email !== '') await warnEmailOnHold(db, 'orderSent', order.email, print);
  if (!isConfirmed) return endDryRun(print);
  if (!(await sendOrder(db, { orderId, actor: by })))
    throw new OperatorError(`someone else updated order ${number} first. Check it and try again.`);
  print(`Order ${number} is marked as shipped (recorded as ${by}).`);
  return 0;
}
