import { z } from 'zod';

/**
 * Not in the documented API: the order's total in riel at the rate when it was placed. Omitted when there was
 * no rate.
 */
export const orderRiel = z
  .object({
    /** The total in riel. */
    Total: z.number(),
    /** The riel per dollar. */
    Rate: z.number(),
    /** ISO 8601 with Z. */
    RateSince: z.string(),
    /** Not in the documented API: true when the order was paid in riel, omitted otherwise. */
    IsPaid: z.literal(true).optional(),
  })
  .optional();

/**
 * Not in the documented API: the total shown to the shopper in riel. If it differs, the order is rejected and
 * not stored. Absent, null or "" skips the check.
 */
export const expectedRiel = z
  .union([z.number().int().min(0).max(1e12), z.string().regex(/^\s*\d{1,12}\s*$/u), z.literal(''), z.null()])
  .optional()
  .transform((value) => (value === '' || value === null || value === undefined ? null : Number(value)));
