import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GateMutant } from '#tests/gates/gate.ts';
import { runGate } from './run-gate.ts';

/** Takes each protection of a gate out of a copy of the project. How often the gate failed on the test it should fail on. */
export async function tryMutants(
  folder: string,
  name: string,
  mutants: readonly GateMutant[],
  minutes?: number,
): Promise<number> {
  let killed = 0;
  for (const { file, from, to, fails, isFirst = false } of mutants) {
    const full = path.join(folder, file);
    const whole = readFileSync(full, 'utf8');
    if (whole.split(from).length !== 2) throw new Error(`${file} has not once: ${from}`);
    writeFileSync(
      full,
      whole.replace(from, () => to),
    );
    const { passed, failures } = await runGate(folder, name, { size: 'short', minutes, bail: isFirst });
    writeFileSync(full, whole);
    const failed = failures.find(({ title }) => isTitle(title, fails));
    const isKilled = !passed && failed !== undefined && isAssertion.test(failed.message);
    if (isKilled) killed += 1;
    const instead = failures
      .map(({ title, message }) => `\n      ${title}: ${message.slice(0, 300)}`)
      .join('');
    console.log(
      `  ${isKilled ? '✓ failed' : '✗ did not fail as it should'}: without "${from}" in ${file}, on "${fails}"${isKilled ? '' : instead}`,
    );
  }
  return killed;
}

/** Of a test, or of a property that is tried with many values. */
const isAssertion = /AssertionError|Property failed/u;

/** Whether a title is that one; `%i`, `%s` and `$name` stand for what a table's row puts there. */
function isTitle(title: string, pattern: string): boolean {
  const parts = pattern
    .split(/%[a-z]|\$[\w.]+/u)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}$`, 'u').test(title);
}
