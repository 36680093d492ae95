import { z } from 'zod';
import { giftMessageMaxLength } from '../../constants.ts';
import { text } from '../../wire-types.ts';

/** What is asked for with an order that is a gift. */
export const giftRow = z.object({ Message: z.string(), Wrap: z.boolean(), WithoutPrices: z.boolean() });

/** Additive: an order that is a gift; left out, null: it is none. Costs nothing. */
export const gift = z
  .object({
    Message: text(giftMessageMaxLength),
    Wrap: z.boolean().default(false),
    WithoutPrices: z.boolean().default(false),
  })
  .nullish()
  .transform((value) => value ?? null);
