// The script of pages behind links, which work without it (orders/job/render-job.tsx).
import { markProof } from './still/proof-marks.ts';
import { sendFiles } from './still/send-files.ts';

markProof();
sendFiles();
