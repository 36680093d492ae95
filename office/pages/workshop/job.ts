import type { Answer } from '#contract/operation.ts';
import type { listJobs } from '#contract/operations/office/workshop/list-jobs.ts';

/** One order that is to be prepared, packed or sent. */
export type Job = Answer<typeof listJobs>['jobs'][number];
