import type { Database } from '#database/schema.ts';
import { listOrders } from './list-orders.ts';
import type { OrdersCommand } from './orders-wish.ts';
import { showOrder } from './show-order.ts';
import { takeStep } from './take-step.ts';

/** What the staff does with orders at a terminal. The exit code. @throws Refusal when it cannot be done */
export function staffOrders(
  db: Database,
  command: OrdersCommand,
  say: (line: string) => void,
): Promise<number> {
  if (command.kind === 'list') return listOrders(db, command.filter, say);
  return command.kind === 'show' ? showOrder(db, command.number, say) : takeStep(db, command, say);
}
