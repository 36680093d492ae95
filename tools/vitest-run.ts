import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { countRun } from './test-count.ts';

export interface VitestRun {
  /** Whether Vitest succeeded and at least one test passed. */
  passed: boolean;
  /** Whether the run took too long and was ended. */
  hung: boolean;
  seconds: number;
  failures: { title: string; message: string }[];
}

interface Report {
  testResults: { assertionResults: { title: string; status: string; failureMessages: string[] }[] }[];
}

interface VitestOptions {
  /** The folder of the project, or of a copy of it. */
  folder: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  minutes: number;
  /** Whether to print output as it runs. */
  live?: boolean;
  /** Whether to stop at the first test that fails. */
  bail?: boolean;
}

/** Runs Vitest as its own process group, and reads how each test ended. */
export async function runVitest({
  folder,
  args,
  env,
  minutes,
  live = false,
  bail = false,
}: VitestOptions): Promise<VitestRun> {
  const temporary = mkdtempSync(path.join(tmpdir(), 'kado-vitest-'));
  const file = path.join(temporary, 'report.json');
  const started = performance.now();
  const child = spawn(
    path.join(folder, 'node_modules/.bin/vitest'),
    [
      'run',
      ...args,
      ...(live ? ['--reporter=verbose'] : []),
      ...(bail ? ['--bail=1'] : []),
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    {
      cwd: folder,
      stdio: live ? ['ignore', 'inherit', 'inherit'] : 'ignore',
      detached: true,
      env: { ...process.env, ...env },
    },
  );
  // Ends the run's shops and browsers as well. Vitest stops its database itself on the first signal, because
  // the database isn't in the process group.
  const end = (signal: 'SIGTERM' | 'SIGKILL') => child.pid !== undefined && process.kill(-child.pid, signal);
  const requestEnd = () => end('SIGTERM');
  let hung = false;
  const timer = setTimeout(() => {
    hung = true;
    requestEnd();
  }, minutes * 60_000);
  const killTimer = setTimeout(() => end('SIGKILL'), minutes * 60_000 + 10_000);
  process.once('exit', requestEnd);
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(timer);
  clearTimeout(killTimer);
  process.off('exit', requestEnd);

  const text = existsSync(file) ? readFileSync(file, 'utf8') : null;
  rmSync(temporary, { recursive: true, force: true });
  const count = countRun(text, code === 0);
  const tests = text === null ? [] : (JSON.parse(text) as Report).testResults;
  return {
    passed: !hung && count.failed === 0 && count.passed > 0,
    hung,
    seconds: (performance.now() - started) / 1000,
    failures: tests
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed')
      .map(({ title, failureMessages }) => ({ title, message: failureMessages.join('\n') })),
  };
}
