import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { exportRecords } from '../records/export-records.ts';
import { reportFilter } from './report-types.ts';

export const exportReport = operation({
  name: 'EXPORT_REPORT',
  path: 'reports/export-report',
  summary:
    'Exports the first 10,000 rows of GET_REPORT as CSV or XLSX, with amounts as numbers and dates as dates. Requires `exports.make` and `reports.read`. The export is recorded in the audit log.',
  source: 'docs/decisions/098-one-description-per-resource.md',
  caller: { staff: 'exports.make', keys: 'documented' },
  request: z.object({ ...reportFilter, format: z.enum(['csv', 'xlsx']) }),
  response: exportRecords.response,
});
