import { readOrdersCommand } from '../terminal/orders/orders-arguments.ts';
import { staffOrders } from '../terminal/orders/orders.ts';
import { onRunningShop } from '../terminal/on-running-shop.ts';

// `npm run orders -- list | show NUMBER | prepare NUMBER …`: lists, shows and updates orders while the shop runs.

await onRunningShop(readOrdersCommand, staffOrders);
