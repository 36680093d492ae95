import { z } from 'zod';
import { localizedNames } from '../../wire-types.ts';

/** A category in lists. `LocalizationJsonData` is omitted when there is no Khmer name. */
export const categoryRow = z.object({
  CategoryID: z.number(),
  /** The id of the category above it; null at the top. */
  ParentCategoryID: z.number().nullable(),
  /** Its English name. */
  Name: z.string(),
  LocalizationJsonData: localizedNames,
  AttachmentURL: z.string(),
  /** The number of products in it and below. */
  TotalProducts: z.number(),
  /** Texts for search engines by language, '' if unset. Omitted for a language without any. */
  MetaJsonData: z
    .array(z.object({ langId: z.number(), MetaTitle: z.string(), MetaDescription: z.string() }))
    .optional(),
});
