import type { ProductFields } from './product-fields.ts';

/**
 * Returns the publication date. Only hidden products have one: it is removed when the product is published or
 * archived, and once it has passed.
 */
export function dateAfter(
  before: Pick<ProductFields, 'state' | 'publishAt'>,
  changes: Partial<Pick<ProductFields, 'state' | 'publishAt'>>,
  now = new Date(),
): { publishAt?: Date | null } {
  const { state = before.state, publishAt } = changes;
  if (state !== 'hidden')
    return before.publishAt === null && publishAt === undefined ? {} : { publishAt: null };
  if (!publishAt) return {};
  // In the history, the date is a string.
  return { publishAt: new Date(publishAt) > now ? publishAt : null };
}
