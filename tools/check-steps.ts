import type { Step } from './steps.ts';
import { vitestStep } from './vitest-step.ts';

/** Returns the steps of `npm run check`, the slow ones first. `reports` is a folder for Vitest's reports. */
export const checkSteps = (reports: string): Step[] => [
  { name: 'architecture', command: vitestStep('architecture', ['architecture'], reports) },
  { name: 'unit tests', command: vitestStep('unit', ['unit'], reports) },
  { name: 'types', command: ['tsc', '--noEmit', '--pretty'] },
  { name: 'lint', command: ['oxlint'] },
  { name: 'dead code', command: ['knip', '--no-progress'] },
  { name: 'format', command: ['oxfmt', '--check'] },
];
