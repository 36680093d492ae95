import { z } from 'zod';
import { id, version } from '../office-types.ts';
import { names, shownState } from './product-types.ts';

const rounding = z.enum(['cent', 'five', 'ten', 'fifty', 'dollar', 'ninety', 'ninetyNine']);
const moved = z.object({ add: z.array(id).max(100), remove: z.array(id).max(100) });

/** A bulk edit of products. */
export const bulkChange = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('price'),
    rule: z.object({
      way: z.enum(['percent', 'amount']),
      /** In hundredths of a percent, or in cents. A negative value lowers the price. */
      by: z.number().int().min(-100_000_000).max(100_000_000),
      small: rounding,
      large: rounding,
    }),
  }),
  z.object({ what: z.literal('categories'), ...moved.shape }),
  z.object({ what: z.literal('tags'), ...moved.shape }),
  z.object({ what: z.literal('state'), state: shownState }),
]);

/** Maximum number of products in one bulk edit. */
export const maxConcurrent = 1000;

/** The planned or actual result for one product. */
export const bulkRow = z.object({
  id,
  version,
  sku: z.string(),
  names,
  picture: z.string(),
  from: z.unknown(),
  to: z.unknown(),
  /**
   * The reason the product stays unchanged: `unchanged`, `meanwhile` (someone else edited it first) or a
   * validation error of the record. Null if it changes.
   */
  refused: z.string().nullable(),
});

export const productVersions = z.array(z.object({ id, version })).min(1).max(maxConcurrent);
