import { z } from 'zod';
import { priceTypes } from '../../constants.ts';

/** What printing costs, in dollars: once per line (omitted when free), and per piece by quantity. */
export const printCharges = z.object({
  /** What it costs once per line, in dollars. Omitted when free. */
  Setup: z.number().optional(),
  /** The price per piece by quantity. */
  Steps: z.array(
    z.object({
      /** The number of pieces from which the step applies. */
      From: z.number(),
      Price: z.number(),
    }),
  ),
});

/** A one-time charge of a line, in dollars. `ProductAttributeID`: the printed position, only of `setup`. */
export const onceRow = z.object({
  /** What it is for: setting up the print, drawing the artwork, or ordering fewer than the minimum. */
  Kind: z.enum(['setup', 'drawing', 'minimum']),
  ProductAttributeID: z.number().optional(),
  /** The amount in dollars. */
  Price: z.number(),
});

/**
 * What decides the price of a line at any quantity; only for products with prices by quantity, methods of printing or
 * a fee below the minimum. The last step from which
 * the quantity counts applies. Surcharges in percent are those of the step's price without its discount.
 */
export const termsRow = z.object({
  /** Prices of one piece in dollars, without surcharges. The first step is from 1. */
  Steps: z.array(
    z.object({
      /** The number of pieces from which the step applies. */
      From: z.number(),
      Price: z.number(),
      DiscountedPrice: z.number().optional(),
    }),
  ),
  /** Surcharges of options that aren't free: dollars, or percent. */
  Options: z
    .array(
      z.object({
        ProductAttributeID: z.number(),
        PrimaryKeyValue: z.number(),
        /** What `Amount` is: 1 dollars, 2 percent. */
        PriceType: z.enum(priceTypes),
        /** The surcharge per piece. */
        Amount: z.number(),
      }),
    )
    .optional(),
  /** What printing costs, by option. Omitted without printing. */
  Prints: z
    .array(printCharges.extend({ ProductAttributeID: z.number(), PrimaryKeyValue: z.number() }))
    .optional(),
  /** The price of a drawing, charged once. */
  Drawing: z.number().optional(),
  /** The same artwork was printed before: no set-up charge, no drawing. */
  IsRepeat: z.literal(true).optional(),
  /** What fewer pieces than the minimum cost once; omitted if they are refused. */
  MinimumFee: z.number().optional(),
  /** Dollars per piece; omitted when free. */
  ShippingCharges: z.number().optional(),
});
