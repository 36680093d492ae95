import type { Answer } from '#contract/operation.ts';
import type { listOrders } from '#contract/operations/office/orders/list-orders.ts';

/** Whether an order has still to leave the shop. */
export const isAwaited = ({
  state,
  sentAt,
}: Pick<Answer<typeof listOrders>['orders'][number], 'state' | 'sentAt'>): boolean =>
  state === 'active' || (state === 'inProgress' && sentAt === null);
