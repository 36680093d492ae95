import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { auditEntry, auditFilter } from './audit-types.ts';

export const listAudit = operation({
  name: 'LIST_AUDIT',
  path: 'audit/list-audit',
  summary:
    'Lists the audit log, newest first: who did what, when and to which object, with previous and new values if they are stored. Entries can’t be changed.',
  source: 'docs/decisions/069-audit-log-and-health-check-screens.md',
  caller: { staff: 'audit.read' },
  request: z.object({
    ...auditFilter,
    /** The id of the last entry on the previous page, or null for the first page. */
    before: z.number().int().min(1).nullable().default(null),
    limit: z.number().int().min(1).max(200).default(50),
  }),
  response: z.object({
    entries: z.array(auditEntry),
    hasMore: z.boolean(),
    /** All possible actors. Only on the first page. */
    people: z.array(z.object({ id: z.number(), name: z.string() })),
  }),
});
