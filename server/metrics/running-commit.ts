import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';

/** Returns the commit of the checkout that runs; '' where there is none, as in an image. */
export function commitOfCheckout(): string {
  try {
    const options: ExecFileSyncOptions = { cwd: import.meta.dirname, timeout: 2000, stdio: 'pipe' };
    return execFileSync('git', ['rev-parse', 'HEAD'], options).toString().trim();
  } catch {
    return '';
  }
}
