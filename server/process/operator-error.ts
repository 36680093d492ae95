import { OperatorError } from '#database/operator-error.ts';

export { OperatorError };

/** What ends a start, as the person at the terminal reads it: one line for a refusal, the stack for a fault of ours. */
export function explain(error: unknown): { text: string; exitCode: number } {
  const reason = reasonOf(error);
  if (reason !== null)
    return {
      text: `Kado cannot start: ${reason.replaceAll(/\s*\n\s*/gu, ' ')}`,
      exitCode: OperatorError.exitCode,
    };
  return { text: error instanceof Error ? (error.stack ?? error.message) : String(error), exitCode: 1 };
}

/** What the person at the terminal can put right; null: a fault of ours. */
export function reasonOf(error: unknown): string | null {
  if (error instanceof OperatorError) return error.message;
  if (!(error instanceof Error)) return null;
  // Whichever step came upon it.
  const { code = '', path, syscall } = error as NodeJS.ErrnoException;
  const why = inTheWay.has(code)
    ? 'is a file where a folder should be, or a link that leads nowhere?'
    : forbidden.has(code) && 'may this user use it?';
  return path !== undefined && syscall !== undefined && why
    ? `${path} cannot be used (${code}, ${syscall}): ${why}`
    : null;
}

const inTheWay = new Set(['EEXIST', 'ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP']);
const forbidden = new Set(['EACCES', 'EPERM', 'EROFS']);
