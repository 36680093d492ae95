import type { Database } from '#database/schema.ts';
import { orderForStaff } from '#shop/orders/orders.ts';
import { OperatorError } from '../../process/operator-error.ts';
import { confirmOrder } from './confirm-order.ts';
import { listOrders } from './list-orders.ts';
import type { OrdersCommand } from './orders-arguments.ts';
import { sendParcel } from './send-parcel.ts';
import { showOrder } from './show-order.ts';
import { takeStep } from './take-step.ts';

/**
 * Runs the orders command. Returns the exit code.
 * @throws OperatorError when it can't be done
 */
export async function staffOrders(
  db: Database,
  command: OrdersCommand,
  print: (line: string) => void,
): Promise<number> {
  if (command.kind === 'list') return listOrders(db, command.filter, print);
  const order = await orderForStaff(db, command.number);
  if (!order) throw new OperatorError(`order ${command.number} not found.`);
  switch (command.kind) {
    case 'show':
      return showOrder(db, order, print);
    case 'confirm':
      return confirmOrder(db, order, command, print);
    case 'send':
      return sendParcel(db, order, command, print);
    default:
      return takeStep(db, order, command, print);
  }
}
