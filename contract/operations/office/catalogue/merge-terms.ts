import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { termMerge } from './merge-types.ts';

export const mergeTerms = operation({
  name: 'MERGE_WORDS',
  path: 'catalogue/merge-words',
  summary:
    'Replaces one product attribute with another on every product, and deletes it. Either everything is changed or nothing. UNDO_PRODUCT_CHANGES undoes it.',
  source: 'docs/internals/catalogue.md',
  caller: { staff: 'catalogue.write' },
  request: termMerge,
  response: z.object({ bulkId: z.number(), products: z.number() }),
});
