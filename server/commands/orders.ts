import { readOrdersCommand } from '../staff-orders/orders-arguments.ts';
import { staffOrders } from '../staff-orders/staff-orders.ts';
import { onRunningShop } from './on-running-shop.ts';

// `npm run orders -- list | show NUMBER | prepare NUMBER …`: the staff looks at orders and takes them on, beside the running shop.

await onRunningShop(readOrdersCommand, staffOrders);
