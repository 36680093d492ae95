import type { Answer } from '#contract/operation.ts';
import type { getOrder } from '#contract/operations/office/orders/get-order.ts';

/** One order as its reader may see it. */
export type Order = Answer<typeof getOrder>;

/** The items to pack: no files, and no refunded pieces. */
export const goodsOf = ({ lines }: Order) =>
  lines.filter(({ isDigital, toPrepare }) => !isDigital && toPrepare > 0);

/** Nothing is packed before the order is begun. */
export const isToBegin = ({ state, steps }: Order) => state === 'active' && steps.includes('prepare');
