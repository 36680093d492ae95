import { z } from 'zod';
import { roundings } from '../../../constants.ts';
import { bulkFields, isOfKind } from '../../../forms/bulk-fields.ts';
import { productFields } from '../../../forms/product-fields.ts';
import { id, version } from '../office-types.ts';
import { names } from './product-types.ts';

const rounding = z.enum(roundings);
const amounts = bulkFields.filter((field) => isOfKind('cents', field));
const lists = bulkFields.filter((field) => isOfKind('words', field));
const others = bulkFields.filter((field) => !isOfKind('cents', field) && !isOfKind('words', field));

/** A bulk edit of a product field: by a rule for amounts, by additions and removals for lists, or to a value. */
export const bulkChange = z.union([
  z.object({
    field: z.enum(amounts),
    rule: z.object({
      way: z.enum(['percent', 'amount', 'set']),
      /** In hundredths of a percent, or in cents. A negative value lowers the amount. */
      by: z.number().int().min(-100_000_000).max(100_000_000),
      small: rounding,
      large: rounding,
    }),
  }),
  z.object({ field: z.enum(lists), add: z.array(id).max(100), remove: z.array(id).max(100) }),
  z
    .object({ field: z.enum(others), to: z.unknown() })
    .refine(({ field, to }) => productFields[field].shape.safeParse(to).success),
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
