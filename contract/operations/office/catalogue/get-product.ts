import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, time } from '../office-types.ts';
import { storedProduct } from './product-types.ts';

export const getProduct = operation({
  name: 'GET_PRODUCT',
  path: 'catalogue/get-product',
  summary: 'One product with all that staff decide about it, and its last changes, the newest first.',
  source: 'docs/decisions/064-catalogue-in-the-office.md',
  caller: { staff: 'catalogue.read' },
  queue: 'office',
  request: z.object({ id }),
  response: z.object({
    product: storedProduct,
    history: z.array(
      z.object({
        changeId: z.number(),
        at: time,
        by: z.string(),
        state: z.enum(['created', 'changed', 'removed']),
        /** `name.ar` is the name in Khmer. */
        fields: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
      }),
    ),
  }),
});
