import { z } from 'zod';

/** The browser's cart as JSON text (contract, 'Cart format'); its own limits are checked before it is read. */
export const cartJsonData = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** A choice in a line, by the ids it was chosen with and the words it is shown with. */
export const selectedAttribute = z.object({
  ProductAttributeID: z.number(),
  AttributeDisplayName: z.string(),
  PrimaryKeyValue: z.number(),
  PrimaryKeyDisplayValue: z.string(),
  AdditionalPrice: z.number(),
});
