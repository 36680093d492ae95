import type { Answer } from '#contract/operation.ts';
import type { listOrders } from '#contract/operations/office/orders/list-orders.ts';

export type ListedOrder = Answer<typeof listOrders>['orders'][number];
