import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { recordFilter } from './list-records.ts';
import { exportedKind, recordId, staffToExport } from './record-types.ts';

export const exportRecords = operation({
  name: 'EXPORT_RECORDS',
  path: 'records/export-records',
  summary:
    'Exports what LIST_RECORDS finds, up to 10,000 records, as CSV that IMPORT_RECORDS accepts, or as XLSX. Categories and product attributes are exported completely, as imports of files read them. One column per field; amounts in dollars, shares in percent. Customers also need `exports.make`, and the export is recorded in the audit log.',
  source: 'docs/decisions/098-one-description-per-resource.md',
  caller: { ...staffToExport, keys: 'documented' },
  refusals: { 400: ['fieldsWrong'] },
  request: z.object({
    ...recordFilter,
    kind: exportedKind,
    /** Only these of the records found; null for all. */
    ids: z.array(recordId).max(10_000).nullable().default(null),
    format: z.enum(['csv', 'xlsx']).optional(),
  }),
  response: z.object({
    /** '' for XLSX. */
    csv: z.string(),
    /** The file in base64, if the format is `xlsx`. */
    xlsx: z.string().optional(),
    rows: z.number(),
    hasMore: z.boolean(),
  }),
});
