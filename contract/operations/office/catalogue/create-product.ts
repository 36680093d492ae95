import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id } from '../office-types.ts';
import { changed, isPriceSure, productChanges } from './product-types.ts';

export const createProduct = operation({
  name: 'CREATE_PRODUCT',
  path: 'catalogue/create-product',
  summary:
    'Makes a product, hidden unless `state` says otherwise; the same `attempt` makes one only. Without a `sku` it gets the next number.',
  source: 'docs/decisions/070-products-edited-in-the-office.md',
  caller: { staff: 'catalogue.write' },
  queue: 'office',
  request: z.object({
    /** Drawn by the browser when the form is opened. */
    attempt: z.uuid(),
    fields: productChanges,
    isPriceSure,
    /** There are so many from the start; null: not counted. */
    stock: z.number().int().min(0).max(1_000_000_000).nullable().default(null),
  }),
  response: changed.extend({ id, sku: z.string() }),
});
