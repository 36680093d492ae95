import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

export interface Ended {
  code: number | null;
  /** The text of both output streams. */
  output: string;
}

/**
 * Runs an operator's command with only these settings.
 * @param killWhen when to kill it: after milliseconds, or once a promise resolves
 */
export function runCommand(
  name: 'backup' | 'restore' | 'wake' | 'doctor',
  args: readonly string[],
  settings: Record<string, string>,
  killWhen?: number | (() => Promise<unknown>),
): Promise<Ended> {
  const child = spawn(process.execPath, [path.join(root, 'server/commands', `${name}.ts`), ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  if (typeof killWhen === 'number') setTimeout(() => child.kill('SIGKILL'), killWhen).unref();
  else void killWhen?.().then(() => child.kill('SIGKILL'));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}
