import { rowForLink } from '#contract/for-link.ts';
import { getJob } from '#contract/operations/orders/get-job.ts';
import { handle } from '../../calls/operation.ts';
import { jobRow } from './job-row.ts';
import { openedJob } from './opened-job.ts';

export const handler = handle(getJob, async (input, { app, caller }) => {
  const opened = await openedJob(app, caller, input);
  if (!opened) return [];
  const { Code, languageCode } = input;
  const { job, offered } = opened;
  if (Code === '') return [await jobRow(app, job, { languageCode, offered })];
  const row = await jobRow(app, job, { languageCode, offered, page: `/${languageCode}/job/${Code}` });
  return [rowForLink(getJob.response.element, row, job.right === 'all')];
});
