import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { copyOfProject } from './mutants/copied-project.ts';
import { drawn } from './mutants/drawn.ts';
import { mutants } from './mutants/all-mutants.ts';
import { type NamedMutant, withTest } from './mutants/named-test.ts';
import { redOrGreen } from './mutants/red-or-green.ts';

// `npm run specification:mutants`: constants, messages and rules of the specification, drawn at random, are changed one
// at a time in a copy of the project; the test that the coverage table names must go red each time. `--seed` draws the
// same again, `--count` others than 30, `--row 9.14` those of one row, `--minutes` ends earlier or later than after 20.

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
    count: { type: 'string', default: '30' },
    row: { type: 'string' },
    minutes: { type: 'string', default: '20' },
  },
});
const among = values.row === undefined ? mutants : mutants.filter(({ row }) => row === values.row);
const chosen = drawn(among, Number(values.count), Number(values.seed)).map(withTest);
console.log(`${chosen.length} of ${among.length} mutants, drawn with --seed ${values.seed}\n`);

const until = Date.now() + Number(values.minutes) * 60_000;
const folder = copyOfProject();
const survivors: NamedMutant[] = [];
let tried = 0;
try {
  const tests = [...new Set(chosen.map(({ test }) => test))];
  const before = await redOrGreen(folder, tests, { bail: false });
  if (before !== 'green')
    throw new Error(`the tests are ${before} before anything is changed: ${tests.join(' ')}`);
  for (const mutant of chosen) {
    if (Date.now() > until) break;
    const outcome = await changed(mutant, () => redOrGreen(folder, [mutant.test], { bail: true }));
    tried += 1;
    if (outcome !== 'red') survivors.push(mutant);
    console.log(`${outcome === 'red' ? '✓ killed  ' : '✗ survived'} ${line(mutant)}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (tried < chosen.length) console.log(`\nout of time: ${chosen.length - tried} were not tried`);
if (survivors.length > 0)
  console.log(`\nsurvived:\n${survivors.map((each) => `  ${line(each)}`).join('\n')}`);
console.log(`\n${tried - survivors.length} of ${tried} killed`);
process.exitCode = tried > 0 && survivors.length === 0 ? 0 : 1;

/** Does something while the copy is changed. */
async function changed<Result>({ file, from, to }: NamedMutant, act: () => Promise<Result>): Promise<Result> {
  const full = path.join(folder, file);
  const whole = readFileSync(full, 'utf8');
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

function line({ row, file, from, to, test }: NamedMutant): string {
  return `§ ${row.padEnd(5)} ${file}: ${from} → ${to || '(nothing)'}  [${test}]`;
}
