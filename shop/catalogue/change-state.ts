import type { ProductFields } from './product-fields.ts';

/** A date to publish at is one of what is hidden: it goes when the product is published or archived, and when it is over. */
export function dateAfter(
  before: Pick<ProductFields, 'state' | 'publishAt'>,
  changes: Partial<Pick<ProductFields, 'state' | 'publishAt'>>,
  now = new Date(),
): { publishAt?: Date | null } {
  const { state = before.state, publishAt } = changes;
  if (state !== 'hidden')
    return before.publishAt === null && publishAt === undefined ? {} : { publishAt: null };
  if (!publishAt) return {};
  // The history holds a text.
  return { publishAt: new Date(publishAt) > now ? publishAt : null };
}
