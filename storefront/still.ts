// The script of pages behind links, which work without it (orders/job/render-job.tsx).
import { keepTexts } from './still/keep-texts.ts';
import { markProof } from './still/proof-marks.ts';
import { sendFiles } from './still/send-files.ts';

keepTexts();
markProof();
sendFiles();
