import { parseArgs } from 'node:util';
import { gates } from '#tests/guarantees/gates.ts';
import type { GateSize } from '#tests/guarantees/gate.ts';
import { runGate } from './gate-run.ts';

// `npm run gate -- <name …|all>` proves guarantees of docs/safety.md at the size of their figures, with
// `--full` at the larger ones, with `--short` as `npm test` does. `npm run mutants -- gates` checks whether
// each guarantee test would notice a removed protection.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { full: { type: 'boolean', default: false }, short: { type: 'boolean', default: false } },
});
const gateNames = [...gates.keys()];
const names = positionals.includes('all') ? gateNames : positionals;
const unknown = names.filter((name) => !gates.has(name));
if (names.length === 0 || unknown.length > 0) {
  console.error(
    `${unknown.length > 0 ? `unknown gate ${unknown.join(', ')}; ` : ''}gates: all, ${gateNames.join(', ')}`,
  );
  process.exit(2);
}
const size: GateSize = values.full ? 'full' : values.short ? 'short' : 'figure';

const lines: string[] = [];
let isGood = true;
for (const name of names) {
  const { good, of, passed, seconds } = await runGate(name, size);
  isGood &&= passed;
  const last = `gate ${name}: ${good} of ${of}, ${passed ? 'ok' : 'FAILED'}`;
  lines.push(`${last} (${seconds.toFixed(0)} s)`);
  console.log(`${last}\n`);
}
if (lines.length > 1) console.log(lines.join('\n'));
process.exitCode = isGood ? 0 : 1;
