import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id } from '../office-types.ts';
import { names } from './product-types.ts';

export const undoProductChanges = operation({
  name: 'UNDO_PRODUCT_CHANGES',
  path: 'catalogue/undo-product-changes',
  summary: 'Undoes a bulk edit. Products that someone else has edited since are skipped and listed.',
  source: 'docs/decisions/064-office-edits-product-records.md',
  caller: { staff: 'catalogue.write' },
  request: z.object({ bulkId: z.number().int().min(1) }),
  response: z.object({
    undone: z.number(),
    stayed: z.array(z.object({ id, sku: z.string(), names })),
  }),
});
