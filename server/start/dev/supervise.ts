import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { notify } from '../../process/progress.ts';
import { OperatorError } from '../../process/operator-error.ts';

const root = path.resolve(import.meta.dirname, '..', '..', '..');
const watched = ['server', 'shop', 'rules', 'contract', 'database'];
const applyOutcome = 150;

/**
 * Runs the server in a child process and restarts it when its sources change; Vite handles the pages'
 * sources. Node's own --watch follows only imports, and would miss the SQL files and the handlers that are
 * found by reading folders.
 */
export function supervise(): void {
  let child: ChildProcess | undefined;
  let ending = false;
  let again = false;

  function start(): void {
    again = false;
    child = spawn(process.execPath, [path.join(root, 'server', 'start.js'), '--dev', '--supervised'], {
      env: { ...process.env, KADO_BUILD: 'development' },
      stdio: 'inherit',
    });
    child.once('exit', (code) => {
      child = undefined;
      if (ending || code === OperatorError.exitCode) process.exit(code ?? 1);
      if (again) start();
      else notify('Server stopped; it restarts when a file changes.');
    });
  }

  let timer: NodeJS.Timeout | undefined;
  function changed(file: string): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      notify(`${file} changed: restarting`);
      again = true;
      if (child) child.kill('SIGINT');
      else start();
    }, applyOutcome);
  }
  for (const folder of watched) {
    watch(path.join(root, folder), { recursive: true }, (_event, file) => {
      if (file && /\.(ts|js|sql|json)$/u.test(file) && !file.includes('.test.')) changed(`${folder}/${file}`);
    });
  }
  function end(): void {
    ending = true;
    if (child) child.kill('SIGINT');
    else process.exit(0);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  start();
}
