import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { countRun } from '../test-count.ts';

const minutes = 5;

/** How test files of a project end; `hung` when they do not. The journeys need one shop only, not both builds of it. */
export async function redOrGreen(
  folder: string,
  tests: readonly string[],
  { bail }: { bail: boolean },
): Promise<'red' | 'green' | 'hung'> {
  const report = path.join(folder, 'report.json');
  rmSync(report, { force: true });
  const child = spawn(
    path.join(folder, 'node_modules/.bin/vitest'),
    ['run', ...tests, ...(bail ? ['--bail=1'] : []), '--reporter=json', `--outputFile.json=${report}`],
    {
      cwd: folder,
      stdio: 'ignore',
      detached: true,
      env: { ...process.env, DATABASE_URL: '', DATABASE_OWNER_URL: '', KADO_TEST_BUILDS: 'production' },
    },
  );
  // Its workers, shops and browsers with it.
  const end = () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL');
  const timer = setTimeout(end, minutes * 60_000);
  process.once('exit', end);
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  clearTimeout(timer);
  process.off('exit', end);
  if (signal !== null) return 'hung';
  const { passed, failed } = countRun(existsSync(report) ? readFileSync(report, 'utf8') : null, code === 0);
  return failed > 0 || passed === 0 ? 'red' : 'green';
}
