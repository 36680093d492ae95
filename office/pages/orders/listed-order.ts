import type { Answer } from '#contract/operation.ts';
import type { listOrders } from '#contract/operations/office/orders/list-orders.ts';

/** One order as the table has it. */
export type ListedOrder = Answer<typeof listOrders>['orders'][number];
