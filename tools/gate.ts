import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { aboutGate, gateNames } from '#tests/gates/all-gates.ts';
import type { GateSize } from '#tests/gates/gate.ts';
import { runGate } from './gates/run-gate.ts';
import { tryMutants } from './gates/try-mutants.ts';
import { copyOfProject } from './mutants/copied-project.ts';
import { projectRoot } from './steps.ts';

// `npm run gate -- <name …|all>`: proves promises of docs/safety.md at the size of their figures, `--full` at the larger
// ones, `--short` as `npm test` does. `--mutants` takes each protection out of a copy and expects the gate to fail.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    full: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
    mutants: { type: 'boolean', default: false },
  },
});
const wanted =
  positionals.includes('all') || (positionals.length === 0 && values.mutants) ? gateNames : positionals;
const unknown = wanted.filter((name) => !gateNames.includes(name));
if (wanted.length === 0 || unknown.length > 0) {
  console.error(
    `${unknown.length > 0 ? `no gate ${unknown.join(', ')}; ` : ''}gates: all, ${gateNames.join(', ')}`,
  );
  process.exit(2);
}
const size: GateSize = values.full ? 'full' : values.short ? 'short' : 'figure';

const lines: string[] = [];
let isGood = true;
const tell = (name: string, good: number, of: number, passed: boolean, seconds: number) => {
  isGood &&= passed;
  const last = `gate ${name}: ${good} of ${of}, ${passed ? 'ok' : 'FAILED'}`;
  lines.push(`${last} (${seconds.toFixed(0)} s)`);
  console.log(`${last}\n`);
};

if (values.mutants) {
  const folder = copyOfProject();
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const name of wanted) {
    const started = performance.now();
    const { mutants, minutes } = await aboutGate(name);
    const killed = await tryMutants(folder, name, mutants, minutes);
    const passed = mutants.length > 0 && killed === mutants.length;
    tell(`${name} --mutants`, killed, mutants.length, passed, (performance.now() - started) / 1000);
  }
} else {
  for (const name of wanted) {
    const { minutes } = await aboutGate(name);
    const outcome = await runGate(projectRoot, name, { size, minutes, live: true });
    tell(name, outcome.good, outcome.of, outcome.passed, outcome.seconds);
  }
}
if (lines.length > 1) console.log(lines.join('\n'));
process.exitCode = isGood ? 0 : 1;
