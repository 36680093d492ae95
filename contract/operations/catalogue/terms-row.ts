import { z } from 'zod';
import { priceTypes } from '../../constants.ts';

/**
 * What decides the price of a line at any quantity; only for products with prices by quantity. The last step from which
 * the quantity counts applies. Surcharges in percent are those of the step's price without its discount.
 */
export const termsRow = z.object({
  /** Prices of one piece in dollars, without surcharges. The first step is from 1. */
  Steps: z.array(z.object({ From: z.number(), Price: z.number(), DiscountedPrice: z.number().optional() })),
  /** Surcharges of options that aren't free: dollars, or percent. */
  Options: z
    .array(
      z.object({
        ProductAttributeID: z.number(),
        PrimaryKeyValue: z.number(),
        PriceType: z.enum(priceTypes),
        Amount: z.number(),
      }),
    )
    .optional(),
  /** Dollars per piece; omitted when free. */
  ShippingCharges: z.number().optional(),
});
