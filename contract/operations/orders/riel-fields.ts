import { z } from 'zod';

/** Additive: what an order came to in riel when it was placed, and the rate of that moment; left out where there was none. */
export const orderRiel = z
  .object({
    Total: z.number(),
    /** Riel for a dollar. */
    Rate: z.number(),
    /** ISO 8601 with Z. */
    RateSince: z.string(),
  })
  .optional();
