import { z } from 'zod';
import { giftMessageMaxLength } from '../../constants.ts';
import { text } from '../../wire-types.ts';

export const giftRow = z.object({ Message: z.string(), Wrap: z.boolean(), WithoutPrices: z.boolean() });

/** Not in the documented API: gift options, free of charge. Omitted or null when the order isn't a gift. */
export const gift = z
  .object({
    Message: text(giftMessageMaxLength),
    Wrap: z.boolean().default(false),
    WithoutPrices: z.boolean().default(false),
  })
  .nullish()
  .transform((value) => value ?? null);
