import { z } from 'zod';
import { optionAsks } from '../../artwork.ts';
import { operation } from '../../operation.ts';
import { id, languageCode, list, recordValueJson } from '../../wire-types.ts';

/** `AdditionalPrice` is in dollars whatever the option's price type; clients add it to both prices. */
const row = z.object({
  ProductAttributeID: z.number(),
  AttributeDisplayName: z.string(),
  PrimaryKeyValue: z.number(),
  PrimaryKeyDisplayValue: z.string(),
  /** What the option adds to the price of a piece, in dollars. */
  AdditionalPrice: z.number(),
  /** Whether an option of the attribute must be chosen. */
  IsRequiredAttribute: z.boolean(),
  /** Not in the documented API: business days the option adds to the product's own. Omitted when zero. */
  ExtraDays: z.number().optional(),
  /** Not in the documented API: what customers send for it (SEND_ARTWORK, SEND_PRINT_TEXT). Omitted for nothing. */
  AsksFor: z.enum(optionAsks).exclude(['none']).optional(),
  /**
   * Not in the documented API: it is printed, which `Terms` of the product prices; `AdditionalPrice` has the price of one
   * piece. The area is in mm, as far as known.
   */
  Print: z
    .object({
      /** Width of the printed area in mm. */
      Width: z.number().optional(),
      /** Height of the printed area in mm. */
      Height: z.number().optional(),
      /** How many colors it prints. Omitted if it has no limit. */
      Colors: z.number().optional(),
    })
    .optional(),
  /** Not in the documented API: what drawing it costs once. Omitted when free. */
  Drawing: z.number().optional(),
});

export const getProductAllAttributesById = operation({
  name: 'GET_PRODUCT_ALL_ATTRIBUTES_BY_ID',
  path: 'dynamic/dataoperation/get-product-all-attributes-by-productId',
  summary:
    'Returns one row per option value of a product, including colors (attribute 1) and sizes (2), with its surcharge.',
  source: 'specification §3, §7',
  caller: 'anyone',
  queue: 'browse',
  request: z.object({ ProductId: id, languageCode, recordValueJson }),
  response: list(row),
});
