import type { PrintProblem } from '#contract/artwork.ts';
import { type FileFormat, isHeic } from '#contract/file-formats.ts';
import type { Refused } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

const refusals: { [problem in PrintProblem]?: Parameters<typeof refuse>[1] } = {
  aiWithoutPdf: 'aiWithoutPdf',
  locked: 'proofLocked',
  script: 'fileWithCode',
  tooManyPixels: 'proofTooLarge',
  tooSlow: 'slowPicture',
  unreadable: 'damagedPicture',
  over: 'uploadOver',
};

/** Refuses a file that staff sent for a proof or for printing, with the reason. */
export function fileRefusal(problem: PrintProblem | FileFormat): Refused {
  if (typeof problem === 'string') return refuse(400, refusals[problem] ?? 'proofUnreadable');
  const { family, name: format } = problem;
  if (isHeic(problem)) return refuse(400, 'heicPicture', { format });
  return refuse(400, family === 'archive' ? 'archiveFormat' : 'proofFormat', { format });
}
