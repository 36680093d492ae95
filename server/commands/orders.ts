import { readOrdersCommand } from '../cli/orders/orders-arguments.ts';
import { staffOrders } from '../cli/orders/orders.ts';
import { onRunningShop } from '../cli/on-running-shop.ts';

// `npm run orders -- list | show NUMBER | prepare NUMBER …`: lists, shows and updates orders while the shop runs.

await onRunningShop(readOrdersCommand, staffOrders);
