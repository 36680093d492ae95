import type { OrderedItem } from './again/plan-again.ts';

/** Returns what drawing costs for an item, in dollars; undefined if nothing. */
export const drawingPrice = (
  items: readonly OrderedItem[],
  { OrderItemID: id }: { OrderItemID: number },
): number | undefined =>
  items.find(({ OrderItemID }) => OrderItemID === id)?.Charges?.find(({ Kind }) => Kind === 'drawing')?.Price;
