import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id } from '../office-types.ts';
import { exportRecords } from '../records/export-records.ts';
import { listProducts } from './list-products.ts';

export const exportProducts = operation({
  name: 'EXPORT_PRODUCTS',
  path: 'catalogue/export-products',
  summary:
    'Exports the first 10,000 results of LIST_PRODUCTS as CSV or XLSX with the columns that an import reads. Requires `catalogue.read`; costs require `costs.read`. The export is recorded in the audit log.',
  source: 'docs/decisions/064-office-edits-product-records.md',
  caller: { staff: 'exports.make', keys: 'documented' },
  refusals: { 409: ['cellTooLong'] },
  request: listProducts.request.omit({ after: true, limit: true }).extend({
    /** Only these, whatever their state; null for all. */
    ids: z.array(id).max(10_000).nullable().default(null),
    format: exportRecords.request.shape.format,
  }),
  response: exportRecords.response,
});
