import { z } from 'zod';
import { pictureList } from '../../wire-types.ts';

/**
 * A product in lists. Discount keys are omitted when there is no discount, because clients add surcharges to
 * them.
 */
export const productRow = z.object({
  ProductId: z.number(),
  ProductName: z.string(),
  /** A short description as plain text; '' without one. */
  ShortDescription: z.string(),
  CategoryName: z.string().optional(),
  Price: z.number(),
  DiscountedPrice: z.number().optional(),
  DiscountId: z.number().optional(),
  IsDiscountCalculated: z.boolean().optional(),
  CouponCode: z.string().optional(),
  /** Average stars, 1 to 5. Omitted without reviews. */
  Rating: z.number().optional(),
  TotalReviews: z.number(),
  /** The number of products that match, on all pages. */
  TotalRecords: z.number(),
  /** Whether the shop marks it as new. */
  MarkAsNew: z.boolean(),
  ProductImagesJson: pictureList,
  /** Not in the documented API: how much can be ordered; below 1 means out of stock; absent means not tracked. */
  StockQuantity: z.number().nullable().optional(),
  /**
   * Not in the documented API: the day from which it can be had (yyyy-mm-dd), and the same as a sentence. Only if it can be
   * ordered although none is in stock.
   */
  AvailableFrom: z.string().optional(),
  AvailabilityNote: z.string().optional(),
  /** Not in the documented API: another view of the product in the picture. */
  NextPicture: z.string().optional(),
  /** Not in the documented API: the colors that the product is available in. */
  ColorIDs: z.array(z.number()).optional(),
  /** Not in the documented API: whether a color, size or required option adds to the price. */
  IsPriceFrom: z.boolean().optional(),
  /** Not in the documented API: the lowest price of one piece at a larger quantity; absent without prices by quantity. */
  FromPrice: z.number().optional(),
  /** Not in the documented API: how many pieces a pack contains, by its name; absent for a single one. */
  PieceCount: z.number().optional(),
  /** Not in the documented API: the days it states to arrive in the capital; absent means none. */
  EstimatedShippingDays: z.string().optional(),
  /** Not in the documented API: whether it is a file to download. */
  IsDigitalProduct: z.boolean().optional(),
});
export type ProductRow = z.input<typeof productRow>;
