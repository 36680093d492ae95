import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { days, reportFilter, values } from './report-types.ts';

export const getReport = operation({
  name: 'GET_REPORT',
  path: 'reports/get-report',
  summary:
    'Returns a report of a period: rows, totals, and the same of the period it is compared with. Some reports and columns require another permission than `reports.read`.',
  source: 'docs/decisions/098-one-description-per-resource.md',
  caller: { staff: 'reports.read', keys: 'documented' },
  request: z.object({
    ...reportFilter,
    /** The number of rows before the page. */
    from: z.number().int().min(0).max(1_000_000).default(0),
  }),
  response: z.object({
    /** The days shown and compared, in the shop's time zone. Null for a report about now, or without comparison. */
    period: days.nullable(),
    before: days.nullable(),
    /** The columns that the caller may see. */
    columns: z.array(z.string()),
    rows: z.array(
      z.object({
        /** The id of the row's day, product, customer and so on; '' for the rest. */
        id: z.string(),
        name: z.string(),
        values,
        /** The compared value of the report's main column. */
        before: z.number().nullable(),
      }),
    ),
    totals: values,
    totalsBefore: values.nullable(),
    found: z.number(),
    /** The `from` of the next page, or null on the last one. */
    next: z.number().nullable(),
  }),
});
