import type { Database } from '#database/schema.ts';
import { maySend, orderForStaff, sendOrder } from '#shop/orders/orders.ts';
import { tellWithheld } from '../tell-withheld.ts';
import { onlyTold } from '../read-arguments.ts';
import { OperatorError } from '../../process/operator-error.ts';
import { printable, statusWords, timeText } from './order-words.ts';
import { printBalance } from './print-balance.ts';
import type { ConfirmCommand } from './orders-arguments.ts';

/**
 * Says that an order is on its way, to its customer by mail, and with `--yes` does it. The exit code.
 * @throws OperatorError when it is not being prepared, or was sent before
 */
export async function sendParcel(
  db: Database,
  { number, by, isConfirmed }: ConfirmCommand,
  print: (line: string) => void,
): Promise<number> {
  const order = await orderForStaff(db, number);
  if (!order) throw new OperatorError(`there is no order ${number}.`);
  if (order.sentAt) throw new OperatorError(`order ${number} was sent on ${timeText(order.sentAt)}.`);
  if (!maySend(order))
    throw new OperatorError(
      `order ${number} is ${statusWords[order.statusId]}${order.isDownload ? ', and files alone' : ''}: what is sent is In Progress.`,
    );
  await printBalance(db, order.orderId, print);
  print(`Order ${number} leaves the shop; it stays ${statusWords[order.statusId]}.`);
  print(
    order.email === '' ? 'No mail goes out.' : `Mail to ${printable(order.email)}: that it is on its way.`,
  );
  if (order.email !== '') await tellWithheld(db, 'orderSent', order.email, print);
  if (!isConfirmed) {
    print(onlyTold);
    return 0;
  }
  if (!(await sendOrder(db, { orderId: order.orderId, actor: by })))
    throw new OperatorError(`meanwhile somebody else was quicker with order ${number}. Look again.`);
  print(`Done by ${by}: order ${number} is on its way.`);
  return 0;
}
