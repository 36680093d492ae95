import { z } from 'zod';
import { maxLabels, shelfFormatNames } from '../../../label-formats.ts';
import { operation } from '../../../operation.ts';
import { shelfLabels } from '../label-types.ts';
import { id } from '../office-types.ts';

export const getProductLabels = operation({
  name: 'GET_PRODUCT_LABELS',
  path: 'catalogue/get-product-labels',
  summary:
    'Returns shelf labels of these products, one per variant, with barcode and price. As a PDF: GET /office/papers/shelf-labels?products=1,2&format=a4x24&copies=1&start=0.',
  source: 'docs/decisions/125-labels-and-scanning.md',
  caller: { staff: 'catalogue.read' },
  request: z.object({
    ids: z.array(id).min(1).max(200),
    format: z.enum(shelfFormatNames).default('a4x24'),
    /** How many labels of each. */
    copies: z.number().int().min(1).max(maxLabels).default(1),
    /** How many labels of the first sheet are used. */
    start: z.number().int().min(0).max(23).default(0),
  }),
  response: shelfLabels,
});
