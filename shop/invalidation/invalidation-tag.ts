/**
 * What displayed data changed: one product (its page and every list that shows it), all lists (their
 * products, order and counts), the lists of one category (`category 0`: lists outside single categories),
 * lists that depend on prices, the texts, settings and category names that all pages share, or everything.
 */
export type InvalidationTag =
  | `product ${number}`
  | 'list'
  | `category ${number}`
  | 'prices'
  | 'texts'
  | 'all';

/** Parses the changes in a notification. Anything that isn't a list of changes means everything. */
export function changesIn(notice: string): InvalidationTag[] {
  try {
    const named: unknown = JSON.parse(notice);
    if (Array.isArray(named) && named.length > 0 && named.every(isChange)) return named;
  } catch {
    // An older release sends an empty notification, and a newer one may send an unknown format.
  }
  return ['all'];
}

const isChange = (value: unknown): value is InvalidationTag =>
  typeof value === 'string' && /^(?:(?:product|category) \d+|list|prices|texts|all)$/u.test(value);
