import { readOrdersCommand } from '../terminal/orders/orders-arguments.ts';
import { staffOrders } from '../terminal/orders/orders.ts';
import { onRunningShop } from '../terminal/on-running-shop.ts';

// `npm run orders -- list | show NUMBER | prepare NUMBER …`: the staff looks at orders and takes them on, beside the running shop.

await onRunningShop(readOrdersCommand, staffOrders);
