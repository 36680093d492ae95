import { parseArgs } from 'node:util';
import { gates } from '#tests/guarantees/gates.ts';
import { mutantsOfGates } from './mutants/of-gates.ts';
import { mutantsOfSpecification } from './mutants/of-specification.ts';
import { mutantsOfTransfers } from './mutants/of-transfers.ts';
import { tryMutants } from './mutants/try-mutants.ts';

// `npm run mutants -- gates [name …]` removes each protection of the guarantee tests from a copy of the
// project; the guarantee test must fail. `npm run mutants -- specification` changes constants, messages and
// rules, drawn at random, one at a time; the test that the coverage table names must fail. `--seed` repeats a
// draw, `--count` replaces the default of 30, `--row 9.14` selects those of a row. `npm run mutants --
// transfers` removes code that keeps bank transfers correct, which no guarantee test covers; the named test
// must fail. `--minutes` ends the run earlier.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
    count: { type: 'string', default: '30' },
    row: { type: 'string' },
    minutes: { type: 'string' },
  },
});
const gateNames = [...gates.keys()];
const [what, ...names] = positionals;
const unknown = names.filter((name) => !gates.has(name));
const { row, count, seed, minutes } = values;
const kinds = new Map([
  ['gates', () => mutantsOfGates(names.length > 0 ? names : gateNames)],
  ['specification', () => mutantsOfSpecification({ row, count: Number(count), seed: Number(seed) })],
  ['transfers', mutantsOfTransfers],
]);
const mutantsAsked = kinds.get(what ?? '');
if (!mutantsAsked || unknown.length > 0) {
  console.error(
    `npm run mutants -- gates [${gateNames.join(' ')}]\nnpm run mutants -- specification [--row 9.14]\nnpm run mutants -- transfers`,
  );
  process.exit(2);
}
const until = minutes === undefined ? Infinity : Date.now() + Number(minutes) * 60_000;
const { killed, tried } = await tryMutants(mutantsAsked(), until);
process.exitCode = tried > 0 && killed === tried ? 0 : 1;
