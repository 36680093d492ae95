import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { auditFilter } from './audit-types.ts';

export const exportAudit = operation({
  name: 'EXPORT_AUDIT',
  path: 'audit/export-audit',
  summary:
    'The newest 10,000 of what LIST_AUDIT finds, as CSV in English; the caller needs `audit.read` too. The export itself is in the audit.',
  source: 'docs/decisions/069-audit-and-health.md',
  caller: { staff: 'exports.make' },
  queue: 'office',
  request: z.object(auditFilter),
  response: z.object({ csv: z.string(), rows: z.number(), hasMore: z.boolean() }),
});
