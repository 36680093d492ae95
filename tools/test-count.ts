import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The counts of one Vitest run. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

/** The parts of Vitest's JSON report used here. */
interface Report {
  success?: boolean;
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
  numTodoTests?: number;
  testResults?: FileResult[];
}

interface FileResult {
  name?: string;
  /** In ms. */
  startTime?: number;
  endTime?: number;
  status?: string;
  message?: string;
  assertionResults?: { status?: string; fullName?: string; failureMessages?: string[] }[];
}

/**
 * Counts one run. A file that could not be loaded, a hook that failed, an error outside of any test and a run without a
 * report each count as failed, because the tests they affected have no result.
 * @param text the report, or null if there is none
 * @param exitedWell whether Vitest exited with 0
 */
export function countRun(text: string | null, exitedWell: boolean): Count {
  const report = parse(text);
  if (report === null) return { passed: 0, failed: 1, skipped: 0 };
  const brokenFiles = (report.testResults ?? []).filter(
    ({ status, assertionResults = [] }) =>
      status === 'failed' && !assertionResults.some((each) => each.status === 'failed'),
  ).length;
  const failed = (report.numFailedTests ?? 0) + brokenFiles;
  const unexplained = failed === 0 && (!exitedWell || report.success !== true) ? 1 : 0;
  return {
    passed: report.numPassedTests ?? 0,
    failed: failed + unexplained,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  };
}

/** Returns the failures of one run, a line each: the file, the test, and the first line of the error. */
export function failuresOf(text: string | null): string[] {
  return (parse(text)?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap((file) => {
      const failed = linesOf(file, 'failed');
      return failed.length === 0 ? [`${file.name}: ${firstLine(file.message ?? '')}`] : failed;
    });
}

/**
 * Returns the errors of one run that no test awaited, a line each: the error, the place that threw it, and the file that
 * ran then. They are in the runner's output, not in its report.
 */
export const errorsOutside = (output: string): string[] =>
  stripVTControlCharacters(output)
    .split(/^⎯+ (?:Unhandled (?:Error|Rejection)|Uncaught Exception) ⎯+$/mu)
    .slice(1)
    .map((text) => {
      const [, place = ''] = /^ ❯ (.+)$/mu.exec(text) ?? [];
      const [, file = 'no test'] = /^This error originated in "(.+?)"/mu.exec(text) ?? [];
      return `${file}: outside any test: ${firstLine(text)} (${place})`;
    });

/** Returns the tests of one run that passed only on a retry, a line each like `failuresOf`. */
export const secondTriesOf = (text: string | null): string[] =>
  (parse(text)?.testResults ?? []).flatMap((file) => linesOf(file, 'passed'));

/** Returns the files of one run that took longest, with their seconds. */
export const slowestOf = (text: string | null, count: number): { file: string; seconds: number }[] =>
  (parse(text)?.testResults ?? [])
    .map(({ name = '', startTime = 0, endTime = 0 }) => ({
      file: path.basename(name).replace(/\.test\.tsx?$/u, ''),
      seconds: Math.round((endTime - startTime) / 1000),
    }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count);

/** Returns the lines of a file's tests. A test that passed has the messages of its failed attempts. */
const linesOf = ({ name = '', assertionResults = [] }: FileResult, expected: 'passed' | 'failed'): string[] =>
  assertionResults
    .filter(
      ({ status, failureMessages = [] }) =>
        status === expected && (expected === 'failed' || failureMessages.length > 0),
    )
    .map(
      ({ fullName = '', failureMessages = [] }) =>
        `${name}: ${fullName}: ${firstLine(failureMessages[0] ?? '')}`,
    );

const firstLine = (text: string): string => text.trim().split('\n', 1)[0] ?? '';

export const sum = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
  skipped: counts.reduce((total, { skipped }) => total + skipped, 0),
});

export const lastLine = ({ passed, failed, skipped }: Count): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

export const isGood = ({ passed, failed }: Count): boolean => failed === 0 && passed > 0;

function parse(text: string | null): Report | null {
  try {
    const value: unknown = text === null ? null : JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
