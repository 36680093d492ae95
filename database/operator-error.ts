/**
 * An error that the operator can fix: one line with the problem and the solution, no stack. The process exits
 * with `exitCode`, without damage. Any other error at start is a bug of ours.
 */
export class OperatorError extends Error {
  /** EX_CONFIG of sysexits.h. Supervisors can use it to avoid restarting at once. */
  static readonly exitCode = 78;
  override readonly name = 'OperatorError';
  /** The exit code of a process that ends with this error. */
  readonly exitCode: number = OperatorError.exitCode;
}
