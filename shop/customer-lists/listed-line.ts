export type ListName = 'cart' | 'wish';

/** A line of a customer's cart or wish list as it was last changed; one a product. */
export interface ListedLine {
  list: ListName;
  productId: number;
  /** 0: taken off the list. */
  quantity: number;
  /** The option chosen, by attribute. */
  choices: Readonly<Record<string, number>>;
  /** Milliseconds since 1970 (UTC). */
  changedAt: number;
}
