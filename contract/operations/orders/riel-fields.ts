import { z } from 'zod';

/** Additive: what an order came to in riel when it was placed, and the rate of that moment; left out where there was none. */
export const orderRiel = z
  .object({
    Total: z.number(),
    /** Riel for a dollar. */
    Rate: z.number(),
    /** ISO 8601 with Z. */
    RateSince: z.string(),
    /** Additive: it was paid in riel; left out where it was not. */
    IsPaid: z.literal(true).optional(),
  })
  .optional();

/** Additive: what the shopper was shown in riel; another amount is refused and nothing is stored. Absent, null, "": nothing is said. */
export const expectedRiel = z
  .union([z.number().int().min(0).max(1e12), z.string().regex(/^\s*\d{1,12}\s*$/u), z.literal(''), z.null()])
  .optional()
  .transform((value) => (value === '' || value === null || value === undefined ? null : Number(value)));
