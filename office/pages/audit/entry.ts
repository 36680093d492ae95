import type { Answer } from '#contract/operation.ts';
import type { listAudit } from '#contract/operations/office/audit/list-audit.ts';

/** One thing that happened, as the table shows it. */
export type Entry = Answer<typeof listAudit>['entries'][number];
