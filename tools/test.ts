import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { slowness } from '#tests/support/slowness.ts';
import { checkSteps } from './check-steps.ts';
import { line, type Outcome, projectRoot, runSteps, type Step } from './steps.ts';
import {
  type Count,
  countRun,
  errorsOutside,
  failuresOf,
  isGood,
  lastLine,
  secondTriesOf,
  slowestOf,
  sum,
} from './test-count.ts';
import { reportFile, vitestStep } from './vitest-step.ts';
import { noteWritesOutside } from './written-outside.ts';

// `npm test` runs the checks, then the tests, on a PostgreSQL of its own. `npm run test:server` runs the same
// on the server in DATABASE_URL, and `npm run test:release` the long journeys that `npm test` skips. The last
// line shows the counts; anything that broke counts as failed.

const onServer = process.argv.includes('--server');
const forRelease = process.argv.includes('--release');
if (onServer && !process.env['DATABASE_URL']) {
  console.error(
    'test:server needs DATABASE_URL: the address of a PostgreSQL 15 or newer whose role can create databases and roles, such as\n' +
      '  DATABASE_URL=postgresql://kado:secret@localhost/kado npm run test:server\n' +
      'The named database stays untouched; the tests make their own and drop them.',
  );
  process.exit(2);
}

interface Run {
  name: string;
  projects: string[];
  folders: string[];
}
/** Two groups run in parallel: the guarantees, and the others, which together take as long. */
const everyDay: Run[] = [
  { name: 'browser', projects: ['browser'], folders: ['tests/browser', 'tests/journeys'] },
  { name: 'guarantees', projects: ['guarantees', 'guarantees-alone'], folders: ['tests/guarantees'] },
  {
    name: 'calls',
    projects: ['calls', 'seed'],
    folders: ['tests/calls', 'tests/conformance', 'tests/seed', 'tests/search'],
  },
  { name: 'start', projects: ['start'], folders: ['tests/start'] },
];
const release: Run[] = [{ name: 'release', projects: ['release'], folders: ['tests/release'] }];
const hasTests = (folder: string) =>
  existsSync(path.join(projectRoot, folder)) &&
  readdirSync(path.join(projectRoot, folder), { recursive: true }).some((file) =>
    String(file).endsWith('.test.ts'),
  );

const reports = mkdtempSync(path.join(tmpdir(), 'kado-test-reports-'));
const outside = noteWritesOutside(reports);
const env = {
  ...process.env,
  HOME: outside.home,
  // The variable is unset, because it would point outside that home folder.
  XDG_DATA_HOME: undefined,
  // The folder where swc unpacks itself, for the architecture tests.
  SWC_NATIVE_BINDING_CACHE: path.join(reports, 'swc'),
  ...(!onServer && { DATABASE_URL: '', DATABASE_OWNER_URL: '' }),
};
console.log(`The tests run as ${process.getuid?.() === 0 ? 'root' : 'an ordinary user'}.`);
const outcomes: Outcome[] = forRelease ? [] : await runSteps(checkSteps(reports), 2, env);
const counts: Count[] = outcomes.map(count);
const done = await runSteps(
  (forRelease ? release : everyDay)
    .filter((run) => run.folders.some(hasTests))
    .map(({ name, projects }): Step => ({
      name,
      command: vitestStep(name, projects, reports),
      minutes: 120 * slowness,
    })),
  2,
  env,
);
outcomes.push(...done);
counts.push(...done.map(count));
const failures = outcomes.flatMap((outcome) => [
  ...failuresOf(reportOf(outcome)),
  ...errorsOutside(outcome.output),
]);
for (const each of outside.written()) {
  counts.push({ passed: 0, failed: 1, skipped: 0 });
  failures.push(`written outside the project and the temporary folder: ${each}`);
}
const secondTries = outcomes.flatMap((outcome) => secondTriesOf(reportOf(outcome)));
const slowest = done.map((outcome) => {
  const files = slowestOf(reportOf(outcome), 20);
  return `slowest in ${outcome.step.name}: ${files.map(({ file, seconds }) => `${file} ${seconds} s`).join(', ')}`;
});
rmSync(reports, { recursive: true, force: true });

const total = sum(counts);
console.log(`\n${outcomes.map(line).join('\n')}\n`);
console.log(`${slowest.join('\n')}\n`);
for (const each of secondTries) console.log(`passed on retry: ${each.replace(`${projectRoot}/`, '')}`);
for (const each of failures) console.log(each.replace(`${projectRoot}/`, ''));
console.log(lastLine(total));
process.exitCode = isGood(total) ? 0 : 1;

/** Returns the test runner's report of a step, or null if there is none. */
function reportOf({ step }: Outcome): string | null {
  const file = reportFile(reports, step.name === 'unit tests' ? 'unit' : step.name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Counts the tests of a step. Steps without a test runner count only if they fail. */
function count(outcome: Outcome): Count {
  if (outcome.step.command[0] === 'vitest') return countRun(reportOf(outcome), outcome.passed);
  return { passed: 0, failed: outcome.passed ? 0 : 1, skipped: 0 };
}
