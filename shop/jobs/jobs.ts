export { endLinks } from './end-links.ts';
export { checkApprovalCode, jobOfCode, sendApprovalCode, sendJobCode } from './find-job.ts';
export { type JobProof, jobProofs } from './job-proofs.ts';
export { type Job, jobOf, type JobViewer } from './job.ts';
export type { JobPayment } from './job-payment.ts';
export {
  jobPath,
  type OlderLink,
  openJob,
  type OpenedJob,
  pathOfOlderLink,
  printedItemPath,
  samplesOfLink,
  samplesPath,
} from './job-link.ts';
export { jobOrder, type JobOrder } from './job-queries.ts';
