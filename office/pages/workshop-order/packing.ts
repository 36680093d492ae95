import type { Answer } from '#contract/operation.ts';
import type { getOrder } from '#contract/operations/office/orders/get-order.ts';

/** One order as its reader may see it. */
export type Order = Answer<typeof getOrder>;

/** What goes into a parcel: files do not, nor what is refunded. */
export const goodsOf = ({ lines }: Order) =>
  lines.filter(({ isDigital, toPrepare }) => !isDigital && toPrepare > 0);

/** Nothing is packed before the order is begun. */
export const isToBegin = ({ state, steps }: Order) => state === 'active' && steps.includes('prepare');
