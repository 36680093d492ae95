import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { GateSize } from '#tests/gates/gate.ts';

export interface GateOutcome {
  /** Of the things the gate counted. */
  good: number;
  of: number;
  passed: boolean;
  seconds: number;
  failures: { title: string; message: string }[];
}

interface Report {
  success: boolean;
  testResults: {
    message?: string;
    assertionResults: { title: string; status: string; failureMessages: string[] }[];
  }[];
}

/**
 * Runs one gate of the project in a folder. `live` prints what it does as it does it, `bail` ends it with the first test that
 * fails. What takes too long has failed.
 */
export async function runGate(
  folder: string,
  name: string,
  {
    size,
    minutes = 3,
    live = false,
    bail = false,
  }: { size: GateSize; minutes?: number | undefined; live?: boolean; bail?: boolean },
): Promise<GateOutcome> {
  const temporary = mkdtempSync(path.join(tmpdir(), 'kado-gate-'));
  const figures = path.join(temporary, 'figures.jsonl');
  const report = path.join(temporary, 'report.json');
  const started = performance.now();
  const child = spawn(
    path.join(folder, 'node_modules/.bin/vitest'),
    [
      'run',
      '--project=gates',
      `tests/gates/${name}.gate.ts`,
      ...(live ? ['--reporter=verbose'] : []),
      ...(bail ? ['--bail=1'] : []),
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    {
      cwd: folder,
      stdio: live ? ['ignore', 'inherit', 'inherit'] : 'ignore',
      detached: true,
      env: { ...process.env, GATE_SIZE: size, GATE_REPORT: figures },
    },
  );
  // Its shops and browsers with it; its database, which is in no group, it ends itself when asked first.
  const end = (signal: 'SIGTERM' | 'SIGKILL') => child.pid !== undefined && process.kill(-child.pid, signal);
  const askToEnd = () => end('SIGTERM');
  const allowed = (size === 'full' ? minutes * 20 : minutes) + 1;
  const timer = setTimeout(askToEnd, allowed * 60_000);
  const killTimer = setTimeout(() => end('SIGKILL'), allowed * 60_000 + 10_000);
  process.once('exit', askToEnd);
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(timer);
  clearTimeout(killTimer);
  process.off('exit', askToEnd);

  const counted = existsSync(figures) ? readFileSync(figures, 'utf8').trim().split('\n').filter(Boolean) : [];
  const facts = counted.map((line) => JSON.parse(line) as { text: string; good?: number; of?: number });
  if (live) {
    for (const { text, good, of } of facts)
      console.log(of === undefined ? `  ${text}` : `  ${text}: ${good} of ${of}`);
  }
  const read = existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as Report) : null;
  rmSync(temporary, { recursive: true, force: true });
  const tests = read?.testResults.flatMap(({ assertionResults }) => assertionResults) ?? [];
  const of = facts.reduce((sum, fact) => sum + (fact.of ?? 0), 0);
  return {
    good: facts.reduce((sum, fact) => sum + (fact.good ?? 0), 0),
    of,
    passed: code === 0 && of > 0 && tests.some(({ status }) => status === 'passed'),
    seconds: (performance.now() - started) / 1000,
    failures: tests
      .filter(({ status }) => status === 'failed')
      .map(({ title, failureMessages }) => ({ title, message: failureMessages.join('\n') })),
  };
}
