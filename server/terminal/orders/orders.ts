import type { Database } from '#database/schema.ts';
import { confirmOrder } from './confirm-order.ts';
import { listOrders } from './list-orders.ts';
import type { OrdersCommand } from './orders-arguments.ts';
import { sendParcel } from './send-parcel.ts';
import { showOrder } from './show-order.ts';
import { takeStep } from './take-step.ts';

/** What the staff does with orders at a terminal. The exit code. @throws Refusal when it cannot be done */
export function staffOrders(
  db: Database,
  command: OrdersCommand,
  say: (line: string) => void,
): Promise<number> {
  switch (command.kind) {
    case 'list':
      return listOrders(db, command.filter, say);
    case 'show':
      return showOrder(db, command.number, say);
    case 'confirm':
      return confirmOrder(db, command, say);
    case 'send':
      return sendParcel(db, command, say);
    default:
      return takeStep(db, command, say);
  }
}
