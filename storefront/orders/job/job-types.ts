import type { Answer } from '#contract/operation.ts';
import type { getJob } from '#contract/operations/orders/get-job.ts';

/** The page of an order, the same behind a link and in the account. */
export type Job = Answer<typeof getJob>[number];
export type Order = Job['Order'];
export type OrderedItem = Job['Items'][number];
export type OrderProgress = Job['Progress'];
export type Transfer = NonNullable<Job['Transfer']>;
export type JobPrint = Job['Prints'][number];
