import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gateOfName } from '#tests/guarantees/gates.ts';
import type { GateSize } from '#tests/guarantees/gate.ts';
import { projectRoot } from './steps.ts';
import { runVitest } from './vitest-run.ts';

export interface GateOutcome {
  /** Counts of the checks the guarantee test made. */
  good: number;
  of: number;
  passed: boolean;
  seconds: number;
}

export const gateArguments = (name: string): string[] => ['--project=guarantees', gateOfName(name).file];

/** Runs one guarantee test of the project and prints its counts. A timeout counts as a failure. */
export async function runGate(name: string, size: GateSize): Promise<GateOutcome> {
  const temporary = mkdtempSync(path.join(tmpdir(), 'kado-gate-'));
  const figures = path.join(temporary, 'figures.jsonl');
  const { minutes } = gateOfName(name);
  const { passed, seconds } = await runVitest({
    folder: projectRoot,
    args: gateArguments(name),
    env: { GATE_SIZE: size, GATE_REPORT: figures },
    minutes: (size === 'full' ? minutes * 20 : minutes) + 1,
    live: true,
  });
  const lines = existsSync(figures) ? readFileSync(figures, 'utf8').trim().split('\n').filter(Boolean) : [];
  rmSync(temporary, { recursive: true, force: true });
  const facts = lines.map((line) => JSON.parse(line) as { text: string; good?: number; of?: number });
  for (const { text, good, of } of facts)
    console.log(of === undefined ? `  ${text}` : `  ${text}: ${good} of ${of}`);
  const of = facts.reduce((sum, fact) => sum + (fact.of ?? 0), 0);
  return {
    good: facts.reduce((sum, fact) => sum + (fact.good ?? 0), 0),
    of,
    passed: passed && of > 0,
    seconds,
  };
}
