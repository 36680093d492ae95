import { z } from 'zod';

/** The browser's cart as JSON text (docs/specification.md). Its size is checked before parsing. */
export const cartJsonData = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** A selected option of a line: its ids and the displayed names. */
export const selectedAttribute = z.object({
  ProductAttributeID: z.number(),
  AttributeDisplayName: z.string(),
  PrimaryKeyValue: z.number(),
  PrimaryKeyDisplayValue: z.string(),
  AdditionalPrice: z.number(),
});
