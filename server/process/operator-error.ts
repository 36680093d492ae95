import { OperatorError } from '#database/operator-error.ts';

export { OperatorError };

/** Explains a failed start to the operator: one line for an operator error, the stack for a bug. */
export function explain(error: unknown): { text: string; exitCode: number } {
  const reason = reasonOf(error);
  if (reason !== null)
    return {
      text: `Kado cannot start: ${reason.replaceAll(/\s*\n\s*/gu, ' ')}`,
      exitCode: error instanceof OperatorError ? error.exitCode : OperatorError.exitCode,
    };
  return { text: error instanceof Error ? (error.stack ?? error.message) : String(error), exitCode: 1 };
}

/** Returns the message of an error that the operator can fix. Null for a bug. */
export function reasonOf(error: unknown): string | null {
  if (error instanceof OperatorError) return error.message;
  if (!(error instanceof Error)) return null;
  // The error code explains it, whichever step caused it.
  const { code = '', path, syscall } = error as NodeJS.ErrnoException;
  const why = pathErrors.has(code)
    ? 'is it a file instead of a folder, or a broken link?'
    : forbidden.has(code) && 'does this user have access?';
  return path !== undefined && syscall !== undefined && why
    ? `can’t use ${path} (${code}, ${syscall}): ${why}`
    : null;
}

const pathErrors = new Set(['EEXIST', 'ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP']);
const forbidden = new Set(['EACCES', 'EPERM', 'EROFS']);
