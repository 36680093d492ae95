/**
 * What shows something else now: one product (its page and wherever it stands), every list (which products are in it, in
 * which order, how many), those of one category (`category 0`: those that are not of some alone), those that go by price, the
 * texts, settings and names of categories that all pages share, or everything.
 */
export type Change = `product ${number}` | 'list' | `category ${number}` | 'prices' | 'texts' | 'all';

/** What a notice names; whatever is no list of changes means everything. */
export function changesIn(notice: string): Change[] {
  try {
    const named: unknown = JSON.parse(notice);
    if (Array.isArray(named) && named.length > 0 && named.every(isChange)) return named;
  } catch {
    // An older release says nothing, a newer one perhaps something else.
  }
  return ['all'];
}

const isChange = (value: unknown): value is Change =>
  typeof value === 'string' && /^(?:(?:product|category) \d+|list|prices|texts|all)$/u.test(value);
