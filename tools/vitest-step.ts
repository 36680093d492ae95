import path from 'node:path';
import type { Step } from './steps.ts';

export const reportFile = (reports: string, name: string): string => path.join(reports, `${name}.json`);

/** Returns the step that runs Vitest for some of the projects in vitest.config.ts, with a report to count. */
export const vitestStep = (name: string, projects: readonly string[], reports: string): Step['command'] => [
  'vitest',
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportFile(reports, name)}`,
];
