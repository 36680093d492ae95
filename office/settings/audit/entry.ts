import type { Answer } from '#contract/operation.ts';
import type { listAudit } from '#contract/operations/office/audit/list-audit.ts';

export type Entry = Answer<typeof listAudit>['entries'][number];
