import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runVitest, type VitestRun } from '../vitest-run.ts';
import { copyOfProject } from './copied-project.ts';

/** One source change, and the tests of which at least one must fail. */
export interface TriedMutant {
  /** What the change belongs to: a guarantee test, or a row of the specification's tables. */
  name: string;
  file: string;
  /** The text to replace, which must occur exactly once in the file. */
  from: string;
  to: string;
  /** The arguments for Vitest. */
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  minutes: number;
  /** The title of the test that must fail, by an assertion and not by a crash. Defaults to any test. */
  fails?: string;
  /** Whether to stop at the first failure, because later tests would only time out. */
  bail: boolean;
}

/**
 * Makes each change in a copy of the project and runs its tests, of which one must fail. Reports each change
 * as it is tried.
 * @param until the time (`Date.now()`) after which no more changes are tried
 */
export async function tryMutants(
  mutants: readonly TriedMutant[],
  until: number = Infinity,
): Promise<{ killed: number; tried: number }> {
  const folder = copyOfProject();
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  const survivors: string[] = [];
  const seenGreen = new Set<string>();
  let tried = 0;
  for (const mutant of mutants) {
    if (Date.now() > until) break;
    const tests = mutant.args.join(' ');
    if (!seenGreen.has(tests)) {
      const plain = await runVitest({ folder, ...mutant });
      if (!plain.passed) throw new Error(`${tests}: already fails without a mutant${instead({}, plain)}`);
    }
    seenGreen.add(tests);
    const run = await changed(folder, mutant, () => runVitest({ folder, ...mutant }));
    tried += 1;
    const line = `${mutant.name}: ${mutant.file}: ${mutant.from} → ${mutant.to || '(nothing)'}`;
    if (!isKilled(mutant, run)) survivors.push(line);
    console.log(`${isKilled(mutant, run) ? '✓ killed  ' : `✗ survived${instead(mutant, run)}\n `} ${line}`);
  }
  remove();
  if (tried < mutants.length) console.log(`\nout of time: ${mutants.length - tried} not tested`);
  if (survivors.length > 0) console.log(`\nsurvived:\n${survivors.map((line) => `  ${line}`).join('\n')}`);
  console.log(`\n${tried - survivors.length} of ${tried} killed`);
  return { killed: tried - survivors.length, tried };
}

/** Runs `act` while the copy is changed. */
async function changed(folder: string, { file, from, to }: TriedMutant, act: () => Promise<VitestRun>) {
  const full = path.join(folder, file);
  const whole = readFileSync(full, 'utf8');
  if (whole.split(from).length !== 2)
    throw new Error(`${file}: this text doesn’t occur exactly once: ${from}`);
  writeFileSync(
    full,
    whole.replace(from, () => to),
  );
  try {
    return await act();
  } finally {
    writeFileSync(full, whole);
  }
}

/** Matches the error of a test, or of a property tested with many values. */
const isAssertion = /AssertionError|Property failed/u;

function isKilled({ fails }: TriedMutant, { passed, hung, failures }: VitestRun): boolean {
  if (passed || hung) return false;
  if (fails === undefined) return true;
  return failures.some(({ title, message }) => isTitle(title, fails) && isAssertion.test(message));
}

function instead({ fails }: Pick<TriedMutant, 'fails'>, { passed, hung, failures }: VitestRun): string {
  if (hung) return ' (timed out)';
  if (!passed && failures.length === 0) return ' (ended without a test that failed; try it again)';
  const seen = failures.map(({ title, message }) => `\n    ${title}: ${message.slice(0, 300)}`).join('');
  return fails === undefined ? seen : ` on "${fails}"${seen}`;
}

/**
 * Whether a title matches a pattern in which `%i`, `%s` and `$name` are placeholders for the values of a table's row.
 */
function isTitle(title: string, pattern: string): boolean {
  const parts = pattern
    .split(/%[a-z]|\$[\w.]+/u)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}$`, 'u').test(title);
}
