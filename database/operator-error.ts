/**
 * An error the operator can fix: one line with the problem and the solution, no stack. The process ends with
 * `exitCode`, without damage. Any other error at start is a bug of ours.
 */
export class OperatorError extends Error {
  /** EX_CONFIG of sysexits.h: supervisors can use it to avoid an immediate restart. */
  static readonly exitCode = 78;
  override readonly name = 'OperatorError';
}
