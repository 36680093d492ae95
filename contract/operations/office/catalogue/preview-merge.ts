import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id } from '../office-types.ts';
import { termMerge } from './merge-types.ts';
import { names } from './product-types.ts';

export const previewMerge = operation({
  name: 'PREVIEW_MERGE',
  path: 'catalogue/preview-merge',
  summary:
    'Returns how many products would change if one product attribute replaced another, and some examples.',
  source: 'docs/internals/catalogue.md',
  caller: { staff: 'catalogue.write' },
  request: termMerge,
  response: z.object({
    products: z.number(),
    some: z.array(z.object({ id, sku: z.string(), names })),
  }),
});
