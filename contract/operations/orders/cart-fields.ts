import { z } from 'zod';

/** The browser's cart as JSON text. Its size is checked before parsing (shop/orders/cart-json.ts). */
export const cartJsonData = z
  .string('notText')
  .nullish()
  .transform((value) => value ?? '');

/**
 * Pieces of a line with the same color and size. A cart line sends them as `VariantQuantities`, without its attribute if the
 * product has no colors or no sizes. `Quantity` of the line is their sum.
 */
const cellRow = z.object({
  ColorID: z.number().optional(),
  SizeID: z.number().optional(),
  ColorName: z.string(),
  SizeShortName: z.string(),
  Quantity: z.number(),
  /** The price of one piece of this color and size, including the discount. */
  Price: z.number(),
});

/** Cells of a cart line, with the stock of each variant; null if it isn't counted. */
export const variantQuantities = z.array(cellRow.extend({ StockQuantity: z.number().nullable() }));

/** Cells of an ordered item. `Cell` identifies each. */
export const orderedCells = z.array(
  cellRow.extend({
    /** The number of the cell in its item. */
    Cell: z.number(),
  }),
);

/** A selected option of a line: its ids and the displayed names. */
export const selectedAttribute = z.object({
  ProductAttributeID: z.number(),
  AttributeDisplayName: z.string(),
  PrimaryKeyValue: z.number(),
  PrimaryKeyDisplayValue: z.string(),
  /** What the option adds to the price of a piece, in dollars. */
  AdditionalPrice: z.number(),
});
