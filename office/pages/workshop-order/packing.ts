import type { Answer } from '#contract/operation.ts';
import type { getOrder } from '#contract/operations/office/orders/get-order.ts';

/** One order, as far as the user may see it. */
export type Order = Answer<typeof getOrder>;

/** Returns the items to pack, without files and refunded units. */
export const itemsOf = ({ lines }: Order) =>
  lines.filter(({ isDigital, toPrepare }) => !isDigital && toPrepare > 0);

/** Whether preparation must start before packing. */
export const canStart = ({ state, steps }: Order) => state === 'active' && steps.includes('prepare');
