import type { Answer } from '#contract/operation.ts';
import type { listJobs } from '#contract/operations/office/workshop/list-jobs.ts';

/** One order to prepare, pack or ship. */
export type Job = Answer<typeof listJobs>['jobs'][number];
