import type { Database } from '#database/schema.ts';
import { confirmOrder } from './confirm-order.ts';
import { listOrders } from './list-orders.ts';
import type { OrdersCommand } from './orders-arguments.ts';
import { sendParcel } from './send-parcel.ts';
import { showOrder } from './show-order.ts';
import { takeStep } from './take-step.ts';

/**
 * Runs the orders command. Returns the exit code.
 * @throws Refusal when it can't be done
 */
export function staffOrders(
  db: Database,
  command: OrdersCommand,
  print: (line: string) => void,
): Promise<number> {
  switch (command.kind) {
    case 'list':
      return listOrders(db, command.filter, print);
    case 'show':
      return showOrder(db, command.number, print);
    case 'confirm':
      return confirmOrder(db, command, print);
    case 'send':
      return sendParcel(db, command, print);
    default:
      return takeStep(db, command, print);
  }
}
