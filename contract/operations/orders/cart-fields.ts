import { z } from 'zod';

/** The browser's cart as JSON text (contract, 'Cart format'). Its own limits are checked before parsing. */
export const cartJsonData = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** A selected option of a line, by its ids and with the displayed names. */
export const selectedAttribute = z.object({
  ProductAttributeID: z.number(),
  AttributeDisplayName: z.string(),
  PrimaryKeyValue: z.number(),
  PrimaryKeyDisplayValue: z.string(),
  AdditionalPrice: z.number(),
});
