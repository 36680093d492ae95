import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { auditFilter } from './audit-types.ts';

export const exportAudit = operation({
  name: 'EXPORT_AUDIT',
  path: 'audit/export-audit',
  summary:
    'Exports the newest 10,000 results of LIST_AUDIT as CSV in English. Requires `audit.read`. The export is recorded in the audit log.',
  source: 'docs/decisions/069-audit-log-and-health-check-screens.md',
  caller: { staff: 'exports.make' },
  request: z.object(auditFilter),
  response: z.object({ csv: z.string(), rows: z.number(), hasMore: z.boolean() }),
});
