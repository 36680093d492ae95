import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { termMerge } from './merge-types.ts';

export const mergeTerms = operation({
  name: 'MERGE_WORDS',
  path: 'catalogue/merge-words',
  summary:
    'Gives every product the one word in the place of the other, which is gone then: all of it or nothing. Taken back by UNDO_PRODUCT_CHANGES.',
  source: 'docs/decisions/079-merged-words.md',
  caller: { staff: 'catalogue.write' },
  queue: 'office',
  request: termMerge,
  response: z.object({ bulkId: z.number(), products: z.number() }),
});
