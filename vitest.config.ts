import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { gates } from './tests/guarantees/gates.ts';
import { folderOfRun, memoryFolder } from './tests/support/memory-folder.ts';
import { timeoutMs, slownessOfWorkers } from './tests/support/slowness.ts';

// The folder in memory for test databases. Tests create and drop databases by the hundred, each with 700
// files: in memory that takes a tenth of the time, without changing the database's own settings. Workers,
// shops and their databases inherit it.
const inMemory = process.env['TMPDIR'] ? undefined : memoryFolder();
if (inMemory) process.env['TMPDIR'] = folderOfRun(inMemory);
// With Node's compile cache a shop starts in half the time.
process.env['NODE_COMPILE_CACHE'] ??= path.resolve(import.meta.dirname, 'node_modules/.compile-cache');

/** Tests next to the code that need a database; they belong to the project `calls`. */
const besideQueries = ['shop/*/*queries.test.ts', 'server/operations/**/*.test.ts'];
const ignored = ['node_modules/**', 'dist/**', 'dist-development/**', 'var/**'];
/** Guarantee tests that are too slow for `npm test`, even in their short form. */
const slowGates = [...gates.values()].filter(({ isQuick }) => !isQuick).map(({ file }) => file);
/**
 * Guarantee tests that measure time, kill processes or count what the whole database server does, so no other
 * test may run beside them.
 */
const aloneGates = [
  'data/{forced-to-disk,index,kill9,mail-after-a-kill}',
  'load/*',
  'money/{office-money,one-answer}',
].map((files) => `tests/guarantees/${files}.test.ts`);
/** Journeys of which `npm test` runs a part (`inRelease`, `releaseTest`). */
const wholeInRelease = globSync('tests/journeys/*.test.ts', { cwd: import.meta.dirname }).filter((file) =>
  /\b(?:inRelease|releaseTest)\(/u.test(readFileSync(path.join(import.meta.dirname, file), 'utf8')),
);
const realDatabase = ['tests/support/global-setup.ts'];

/** Matches the longest tests, which start first: started last, they would leave one worker running alone. */
const longest =
  /(?:release\/screens-|journeys\/(?:screens|khqr|payment|printed-|last-order|first-shop|storage|lists-on|two-tabs|providers|provider-|purchase|office-)|guarantees\/(?:money\/(?:hoarding|invoice)|data\/import)|calls\/payments\/payment-matrix|calls\/office\/imp)/u;
/** Options of the projects with a browser. */
const inBrowser = {
  globalSetup: ['tests/support/browser-setup.ts'],
  // These tests spend half of their time waiting for delays in the specification and for other processes.
  maxWorkers: 3,
  // About one in 700 passes on a retry. It is listed at the end of the run, to be fixed.
  retry: 2,
};
/** Sorts test files in the same order in every run. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => `${longest.test(moduleId) ? 0 : 1} ${moduleId}`;
    return files.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1));
  }
}

/**
 * `unit` and `architecture` need only Node. `calls`, `seed`, `start` and `guarantees` have a real PostgreSQL, `browser` and
 * `release` a real browser and whole shops. `start` and `guarantees` run one file after the other.
 */
export default defineConfig({
  test: {
    // Node itself resolves imports of `#contract/…` and the like (package.json), and tests need no build of the pages.
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    // Files of one worker share their imports, a large part of the work. Module state must not affect the next file.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    setupFiles: ['tests/support/after-each-file.ts'],
    restoreMocks: true,
    // Promises that a failed attempt left open are rejected when its window closes. The retry decides whether the test passes.
    onUnhandledError: ({ message }) => !/Target page, context or browser has been closed/u.test(message),
    unstubEnvs: true,
    env: slownessOfWorkers,
    // This isn't a limit of the tested code: it only ends tests that hang.
    testTimeout: 10 * timeoutMs,
    hookTimeout: 10 * timeoutMs,
    expect: { requireAssertions: true, poll: { timeout: timeoutMs } },
    // A list that should be empty is printed whole, not as “[ …(7) ]”.
    chaiConfig: { truncateThreshold: 2000 },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{contract,rules,ui,web,storefront,office,shop,server,database}/**/*.test.{ts,tsx}',
            'tests/khmer/**/*.test.ts',
            'tests/tools/**/*.test.ts',
            'tests/css/**/*.test.ts',
            'tests/docs/**/*.test.ts',
            'tests/conformance/plain/**/*.test.{ts,tsx}',
            'tests/search/plain/**/*.test.ts',
          ],
          exclude: [...ignored, ...besideQueries],
        },
      },
      {
        extends: true,
        test: {
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts', 'tests/build/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'calls',
          include: [
            'tests/calls/**/*.test.ts',
            'tests/conformance/**/*.test.ts',
            'tests/mail/**/*.test.ts',
            ...besideQueries,
          ],
          exclude: [...ignored, 'tests/conformance/plain/**'],
          globalSetup: realDatabase,
        },
      },
      {
        extends: true,
        test: {
          name: 'seed',
          include: ['tests/seed/**/*.test.ts', 'tests/search/*.test.ts'],
          globalSetup: realDatabase,
        },
      },
      {
        extends: true,
        test: {
          name: 'start',
          include: ['tests/start/**/*.test.ts'],
          globalSetup: realDatabase,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'guarantees',
          include: ['tests/guarantees/**/*.test.ts'],
          // `npm run gate` names the guarantee test it wants, and its size.
          exclude: process.env['GATE_SIZE'] ? ignored : [...ignored, ...slowGates, ...aloneGates],
          globalSetup: realDatabase,
          // A pair of shops with its buyers keeps two cores busy, and the browser tests run beside them.
          fileParallelism: false,
          ...(process.env['GATE_SIZE'] && { testTimeout: 3_600_000 }),
        },
      },
      {
        extends: true,
        test: {
          name: 'guarantees-alone',
          include: aloneGates,
          exclude: [...ignored, ...slowGates],
          globalSetup: realDatabase,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts', 'tests/journeys/**/*.test.ts'],
          ...inBrowser,
        },
      },
      {
        extends: true,
        test: {
          name: 'release',
          include: ['tests/release/**/*.test.ts', ...wholeInRelease],
          env: { TEST_RELEASE: 'yes' },
          ...inBrowser,
        },
      },
    ],
  },
});
