/** What is counted of one run of Vitest. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

/** The parts used here of Vitest's JSON report. */
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
  status?: string;
  message?: string;
  assertionResults?: { status?: string; fullName?: string; failureMessages?: string[] }[];
}

/**
 * Counts one run. A file that could not be loaded, a hook that failed, an error outside of any test and a run that left
 * no report each count as failed, since nothing speaks for the tests they took along.
 * @param text the report, or null when there is none
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

/** What failed in one run, a line each: the file, the test, and the first line of what was wrong. */
export function failuresOf(text: string | null): string[] {
  return (parse(text)?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap((file) => {
      const failed = linesOf(file, 'failed');
      return failed.length === 0 ? [`${file.name}: ${firstLine(file.message ?? '')}`] : failed;
    });
}

/** What passed in one run only when it was tried again, a line each as above. */
export const secondTriesOf = (text: string | null): string[] =>
  (parse(text)?.testResults ?? []).flatMap((file) => linesOf(file, 'passed'));

/** A test that passed has messages of the tries before. */
const linesOf = ({ name = '', assertionResults = [] }: FileResult, wanted: 'passed' | 'failed'): string[] =>
  assertionResults
    .filter(
      ({ status, failureMessages = [] }) =>
        status === wanted && (wanted === 'failed' || failureMessages.length > 0),
    )
    .map(
      ({ fullName = '', failureMessages = [] }) =>
        `${name}: ${fullName}: ${firstLine(failureMessages[0] ?? '')}`,
    );

const firstLine = (text: string): string => text.trim().split('\n', 1)[0] ?? '';

/** The sum of several runs. */
export const sum = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
  skipped: counts.reduce((total, { skipped }) => total + skipped, 0),
});

export const lastLine = ({ passed, failed, skipped }: Count): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** Good only when something ran and nothing failed. */
export const isGood = ({ passed, failed }: Count): boolean => failed === 0 && passed > 0;

function parse(text: string | null): Report | null {
  try {
    const value: unknown = text === null ? null : JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
