import type { Answer } from '#contract/operation.ts';
import type { getOrder } from '#contract/operations/office/orders/get-order.ts';

/** One order, as far as the user may see it. */
export type Order = Answer<typeof getOrder>;

/** Whether the customer picks it up at the shop. */
export const isPickUp = ({ deliveryWay }: Pick<Order, 'deliveryWay'>): boolean =>
  deliveryWay?.kind === 'shop';
