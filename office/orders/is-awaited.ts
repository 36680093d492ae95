import type { Answer } from '#contract/operation.ts';
import type { listOrders } from '#contract/operations/office/orders/list-orders.ts';

/** Whether an order still has to be shipped. */
export const isAwaited = ({
  state,
  sentAt,
}: Pick<Answer<typeof listOrders>['orders'][number], 'state' | 'sentAt'>): boolean =>
  state === 'active' || (state === 'inProgress' && sentAt === null);
