import { z } from 'zod';
import { giftMessageMaxLength } from '../../constants.ts';
import { text } from '../../wire-types.ts';

export const giftRow = z.object({
  /** The text of the gift card, up to 300 characters; '' for none. */
  Message: z.string(),
  /** Whether to wrap it. */
  Wrap: z.boolean(),
  /** Whether to leave prices off the packing slip. */
  WithoutPrices: z.boolean(),
});

/** Not in the documented API: gift options, free of charge. Omitted or null when the order isn't a gift. */
export const gift = z
  .object({
    /** The text of the gift card, up to 300 characters; '' for none. */
    Message: text(giftMessageMaxLength),
    /** Whether to wrap it. */
    Wrap: z.boolean().default(false),
    /** Whether to leave prices off the packing slip. */
    WithoutPrices: z.boolean().default(false),
  })
  .nullish()
  .transform((value) => value ?? null);
