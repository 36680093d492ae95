import type { Answer } from '#contract/operation.ts';
import type { getOrder } from '#contract/operations/office/orders/get-order.ts';

/** One order, as far as the user may see it. */
export type Order = Answer<typeof getOrder>;

/** Returns the key of a unit in the fields of a form: a line, or one of its colors and sizes. */
export const keyOfUnit = (line: number, cell: number): string => `${line}-${cell}`;

/** Whether the customer picks it up at the shop. */
export const isPickUp = ({ deliveryWay }: Pick<Order, 'deliveryWay'>): boolean =>
  deliveryWay?.kind === 'shop';
