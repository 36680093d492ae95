import { describe, expect, test } from 'vitest';
import {
  countRun,
  errorsOutside,
  failuresOf,
  isGood,
  lastLine,
  secondTriesOf,
  slowestOf,
  sum,
} from '../../tools/test-count.ts';

const report = (more: object) =>
  JSON.stringify({
    success: true,
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
    ...more,
  });

describe('the test count at the end of npm test', () => {
  test('the test count matches the report', () => {
    const text = report({ success: false, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 });
    expect(countRun(text, false)).toEqual({ passed: 3, failed: 2, skipped: 2 });
  });

  test('a file that could not be loaded counts as failed', () => {
    const text = report({
      success: false,
      testResults: [{ status: 'failed', assertionResults: [] }, { status: 'passed' }],
    });
    expect(countRun(text, false)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });

  test('the test count does not count a file’s failed tests twice', () => {
    const text = report({
      success: false,
      numFailedTests: 1,
      testResults: [{ status: 'failed', assertionResults: [{ status: 'failed' }] }],
    });
    expect(countRun(text, false)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });

  test.each([
    ['no report', null, false],
    ['a report cut short', '{"success": true, "numPass', true],
  ])('a run with %s counts as failed', (_, text, exitedWell) => {
    expect(countRun(text, exitedWell)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test('an error outside of any test counts as failed', () => {
    expect(countRun(report({}), false).failed).toBe(1);
  });

  test('the summary names each error outside of any test, with its place and the file that ran then', () => {
    const output = [
      '⎯⎯⎯⎯⎯⎯ Unhandled Errors ⎯⎯⎯⎯⎯⎯',
      '',
      'Vitest caught 2 unhandled errors during the test run.',
      '',
      '⎯⎯⎯⎯ \u001b[31mUnhandled Rejection\u001b[39m ⎯⎯⎯⎯⎯',
      'Error: Query read timeout',
      ' ❯ tests/support/pool.ts:2:37',
      '      1| await query();',
      ' ❯ node_modules/pg/client.js:1:1',
      '',
      'This error originated in "tests/calls/slow.test.ts" test file.',
      '⎯⎯⎯⎯⎯ Uncaught Exception ⎯⎯⎯⎯⎯',
      'TypeError: thrown later',
    ].join('\n');
    expect(errorsOutside(output)).toEqual([
      'tests/calls/slow.test.ts: outside any test: Error: Query read timeout (tests/support/pool.ts:2:37)',
      'no test: outside any test: TypeError: thrown later ()',
    ]);
    expect(errorsOutside('⎯⎯⎯ Failed Tests 1 ⎯⎯⎯\nAssertionError')).toEqual([]);
  });

  test('tests that passed only on a retry are listed', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'at once', failureMessages: [] },
      { status: 'passed', fullName: 'later', failureMessages: ['Error: slow\n at x'] },
      { status: 'failed', fullName: 'never', failureMessages: ['Error: wrong'] },
    ];
    const text = report({ testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults }] });
    expect(secondTriesOf(text)).toEqual(['a.test.ts: later: Error: slow']);
    expect(failuresOf(text)).toEqual(['a.test.ts: never: Error: wrong']);
  });

  test('failed tests are listed', () => {
    const text = report({
      success: false,
      testResults: [
        { name: 'a.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'well' }] },
        {
          name: 'b.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'well' },
            {
              status: 'failed',
              fullName: 'a thing is',
              failureMessages: ['Error: it is not\n    at b.test.ts:3'],
            },
          ],
        },
        { name: 'c.test.ts', status: 'failed', message: 'SyntaxError: no', assertionResults: [] },
      ],
    });
    expect(failuresOf(text)).toEqual([
      'b.test.ts: a thing is: Error: it is not',
      'c.test.ts: SyntaxError: no',
    ]);
    expect(failuresOf(null)).toEqual([]);
  });

  test('a run succeeds only when some tests passed and none failed', () => {
    expect(isGood({ passed: 0, failed: 0, skipped: 5 })).toBe(false);
    expect(isGood({ passed: 9, failed: 1, skipped: 0 })).toBe(false);
    expect(isGood({ passed: 9, failed: 0, skipped: 1 })).toBe(true);
  });

  test('all runs are added up in one line', () => {
    const total = sum([countRun(report({}), true), countRun(report({ numPendingTests: 1 }), true)]);
    expect(lastLine(total)).toBe('6 passed, 0 failed, 1 skipped');
  });

  test('the files that took longest are named', () => {
    const file = (name: string, ms: number) => ({
      name,
      status: 'passed',
      startTime: 1000,
      endTime: 1000 + ms,
    });
    const testResults = [
      file('/a/one.test.ts', 900),
      file('/a/two.test.tsx', 5200),
      file('/three.test.ts', 10),
    ];
    expect(slowestOf(report({ testResults }), 2)).toEqual([
      { file: 'two', seconds: 5 },
      { file: 'one', seconds: 1 },
    ]);
    expect(slowestOf(null, 2)).toEqual([]);
  });
});
