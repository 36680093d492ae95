import type { LineExtras } from '#rules/line-extras.ts';
import type { Cell } from '#rules/line-price.ts';

export type ListName = 'cart' | 'wish';

/** A line of a customer's cart or wish list, as last changed. One per product. */
export interface ListedLine {
  list: ListName;
  productId: number;
  /** 0 if it was removed from the list. */
  quantity: number;
  /** The selected options, by attribute. */
  choices: Readonly<Record<string, number>>;
  extras: LineExtras;
  /** Its pieces by color and size; null if all are alike. */
  cells: readonly Cell[] | null;
  /** Milliseconds since 1970 (UTC). */
  changedAt: number;
}
