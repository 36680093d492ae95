import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { changed } from './product-types.ts';

export const undoProductChange = operation({
  name: 'UNDO_PRODUCT_CHANGE',
  path: 'catalogue/undo-product-change',
  summary:
    'Undoes one edit of a product, as a new edit. Refused if someone else has edited the same fields since (409).',
  source: 'docs/decisions/064-office-edits-product-records.md',
  caller: { staff: 'catalogue.write' },
  request: z.object({ changeId: z.number().int().min(1) }),
  response: changed,
});
