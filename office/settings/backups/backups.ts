import type { Answer } from '#contract/operation.ts';
import type { getBackups } from '#contract/operations/office/backups/get-backups.ts';

export type Backups = Answer<typeof getBackups>;
